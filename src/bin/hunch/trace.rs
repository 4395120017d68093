//! `hunch trace`: predicts a run from the start to its exit, each state from the ones predicted before.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use hunch::action::Action;
use hunch::debugger::{Arrival, Command, Debugger};
use hunch::state::{Event, Exit, State};

use super::session::Session;
use super::{CommandError, models, read_lines, read_program, show};

/// Predict a run from its first line.
#[derive(Args)]
pub struct Trace {
    /// The program
    #[arg(value_name = "FILE.py")]
    file: PathBuf,

    /// What is typed where the program asks for input, a line each
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,

    /// The action to repeat [default: step_into, with --breakpoints breakpoint]
    #[arg(long, value_enum)]
    action: Option<Kind>,

    /// Lines to stop at; of lines without code the next one that has some
    #[arg(long, value_delimiter = ',', value_name = "LINES")]
    breakpoints: Vec<u32>,

    /// The most actions; then the trace ends with the exit `never`
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    max_steps: usize,

    /// Write each state as a JSON object with `action`, `state` and `probability`
    #[arg(long)]
    json: bool,

    /// At the end, write to the error output how many tokens the model has read
    #[arg(long)]
    tokens: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
enum Kind {
    StepInto,
    StepOver,
    StepReturn,
    Breakpoint,
    Continue,
}

impl Trace {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let mut debugger = Debugger::new(read_program(&self.file)?);
        debugger.set_input(self.input.as_deref().map(read_lines).transpose()?);
        debugger.set_breakpoints(self.breakpoints.iter().copied());
        let action = self.repeated(&debugger)?;
        let mut session = Session::new(debugger, models::load(models)?, |_| {});
        self.predict(&mut session, &action)?;
        if self.tokens {
            eprintln!("{} tokens read", session.tokens_read());
        }
        Ok(())
    }

    fn predict(&self, session: &mut Session, action: &Action) -> Result<(), CommandError> {
        let mut output = io::stdout().lock();
        self.write(&mut output, None, session.debugger.state(), Some(1.0))?;
        for _ in 0..self.max_steps {
            if session.debugger.state().event == Event::Exit {
                return Ok(());
            }
            if let Arrival::Awaited { awaited, .. } = session.run(Command::Act(action.clone()))? {
                return Err(CommandError::Awaited(awaited));
            }
            let moment = session.debugger.moment();
            self.write(&mut output, Some(action), &moment.state, moment.probability)?;
        }
        if session.debugger.state().event != Event::Exit {
            self.write(&mut output, None, &State::exit(Exit::Never, ""), None)?;
        }
        Ok(())
    }

    fn repeated(&self, debugger: &Debugger) -> Result<Action, CommandError> {
        let stops = Action::Breakpoint {
            lines: debugger.breakpoints().collect(),
        };
        let action = match self.action {
            None if self.breakpoints.is_empty() => Action::StepInto,
            None | Some(Kind::Breakpoint | Kind::Continue) => return Ok(stops.normalized()),
            Some(Kind::StepInto) => Action::StepInto,
            Some(Kind::StepOver) => Action::StepOver,
            Some(Kind::StepReturn) => Action::StepReturn,
        };
        if self.breakpoints.is_empty() {
            Ok(action)
        } else {
            Err(CommandError::Usage(
                "--breakpoints goes with --action breakpoint or continue only",
            ))
        }
    }

    fn write(
        &self,
        output: &mut impl Write,
        action: Option<&Action>,
        state: &State,
        probability: Option<f64>,
    ) -> Result<(), CommandError> {
        if self.json {
            let line =
                serde_json::json!({"action": action, "state": state, "probability": probability});
            writeln!(output, "{line}")?;
        } else {
            writeln!(output, "{}", show::state(state, probability))?;
        }
        Ok(output.flush()?)
    }
}
