//! `hunch debug`: steps through a program interactively, with pdb's letters; capital letters go backward.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use indexmap::IndexMap;

use hunch::action::Action;
use hunch::debugger::{Arrival, Command, Debugger, Provenance};
use hunch::request::{Awaited, Mode};
use hunch::state::Event;

use super::session::Session;
use super::{CommandError, models, read_lines, read_program, show};

const HELP: &str = "\
forward                                  backward
  s  step into the next state              S  to the previous state
  n  step over calls                       N  over calls
  r  to this frame's return                R  to this frame's call
  c  to the next breakpoint or the exit
  u LINE  run to a line                  infer S | N | R: predict the past, even where it is known
b [LINE]  set or clear a breakpoint, list them      w  the stack with all locals
p EXPRESSION  its value here, predicted             l  the program
NAME = VALUE  set a local of the innermost frame    t  the timeline
i TEXT  type a line where the program asks for one
careful | jump  how jumps are predicted             g N  to position N of the timeline
restart  from the start again                       h  this help      q  quit
An empty line repeats the last step.
";

/// Step through a program, forward and backward: s n r b c, and S N R backward; h lists all.
#[derive(Args)]
pub struct Debug {
    /// The program
    #[arg(value_name = "FILE.py")]
    file: PathBuf,

    /// What is typed where the program asks for input, a line each
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
}

impl Debug {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let mut debugger = Debugger::new(read_program(&self.file)?);
        // Who is there is asked.
        let input = self.input.as_deref().map(read_lines).transpose()?;
        debugger.set_input(Some(input.unwrap_or_default()));
        let predictor = models::load(models)?;
        let mut session = Session::new(debugger, predictor, |passed| {
            // When standard output is closed, the next answer notices.
            let state = show::state(&passed.state, Some(passed.probability));
            let _ = writeln!(io::stdout(), "   … {state}");
        });
        let mut output = io::stdout().lock();
        let prompt = if io::stdin().is_terminal() {
            "(hunch) "
        } else {
            ""
        };
        // The start has nothing to see: as pdb does, stop at the first line.
        session.run(Command::Act(Action::StepInto))?;
        show_place(&session, &mut output)?;
        let mut last = Entry::Nothing;
        for line in io::stdin().lock().lines() {
            let line = line.map_err(CommandError::Input)?;
            let entry = match parse(line.trim()) {
                Entry::Nothing => last.clone(),
                entry => entry,
            };
            if entry == Entry::Quit {
                break;
            }
            if matches!(entry, Entry::Step(_)) {
                last = entry.clone();
            }
            answer(&mut session, entry, &mut output)?;
            write!(output, "{prompt}")?;
            output.flush()?;
        }
        Ok(())
    }
}

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq)]
enum Entry {
    Nothing,
    Step(Command),
    Breakpoint(u32),
    Breakpoints,
    Evaluate(String),
    Set(String, String),
    Type(String),
    Stack,
    List,
    Timeline,
    Mode(Mode),
    Help,
    Quit,
    Wrong(String),
}

fn parse(line: &str) -> Entry {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let act = |action| Entry::Step(Command::Act(action));
    let number = |make: fn(u32) -> Entry| match rest.parse() {
        Ok(number) => make(number),
        Err(_) => Entry::Wrong(format!("`{word}` wants a number, not `{rest}`")),
    };
    let inverse = |letter: &str| match letter {
        "S" => Some(Action::InvStepInto),
        "N" => Some(Action::InvStepOver),
        "R" => Some(Action::InvStepCall),
        _ => None,
    };
    match word {
        "" => Entry::Nothing,
        _ if is_assignment(line) => {
            let (name, value) = line.split_once('=').unwrap_or((line, ""));
            Entry::Set(name.trim().to_owned(), value.trim().to_owned())
        }
        "s" | "step" => act(Action::StepInto),
        "n" | "next" => act(Action::StepOver),
        "r" | "return" => act(Action::StepReturn),
        "S" | "N" | "R" => inverse(word).map_or(Entry::Nothing, act),
        "c" | "continue" => Entry::Step(Command::Continue),
        "u" | "until" => number(|line| Entry::Step(Command::RunTo(line))),
        "g" | "goto" => number(|position| Entry::Step(Command::GoTo(position as usize))),
        "infer" => match inverse(rest) {
            Some(action) => Entry::Step(Command::Infer(action)),
            None => Entry::Wrong("`infer` wants S, N or R".to_owned()),
        },
        "b" | "break" if rest.is_empty() => Entry::Breakpoints,
        "b" | "break" => number(Entry::Breakpoint),
        "p" | "print" => Entry::Evaluate(rest.to_owned()),
        "i" | "input" => Entry::Type(rest.to_owned()),
        "w" | "where" => Entry::Stack,
        "l" | "list" => Entry::List,
        "t" | "timeline" => Entry::Timeline,
        "careful" => Entry::Mode(Mode::Careful),
        "jump" => Entry::Mode(Mode::Jump),
        "restart" => Entry::Step(Command::Restart),
        "h" | "help" | "?" => Entry::Help,
        "q" | "quit" => Entry::Quit,
        _ => Entry::Wrong(format!("`{word}` is no command; h lists them")),
    }
}

/// Whether a line is `name = value`, rather than a command with an expression in which a `=` occurs.
fn is_assignment(line: &str) -> bool {
    line.split_once('=').is_some_and(|(name, value)| {
        hunch::program::is_identifier(name.trim())
            && !value.trim().is_empty()
            && !value.starts_with('=')
    })
}

fn answer(
    session: &mut Session,
    entry: Entry,
    output: &mut impl Write,
) -> Result<(), CommandError> {
    match entry {
        Entry::Step(command) => step(session, command, output),
        Entry::Evaluate(expression) => step(
            session,
            Command::Act(Action::Evaluate { expression }),
            output,
        ),
        Entry::Set(name, value) => {
            let frame = session.debugger.state().depth().saturating_sub(1);
            let locals = IndexMap::from([(name, value)]);
            step(
                session,
                Command::Act(Action::Edit { frame, locals }),
                output,
            )
        }
        Entry::Type(line) => {
            let lines = session.debugger.input().unwrap_or_default();
            let lines = [lines, &[line]].concat();
            session.debugger.set_input(Some(lines));
            Ok(())
        }
        Entry::Breakpoint(line) => {
            match session.debugger.toggle_breakpoint(line) {
                Some((line, true)) => writeln!(output, "breakpoint on line {line}")?,
                Some((line, false)) => writeln!(output, "no breakpoint on line {line} any more")?,
                None => writeln!(output, "there is no code from line {line} on")?,
            }
            Ok(())
        }
        Entry::Breakpoints => {
            let lines: Vec<String> = session
                .debugger
                .breakpoints()
                .map(|line| line.to_string())
                .collect();
            if lines.is_empty() {
                writeln!(output, "no breakpoints; `b LINE` sets one")?;
            } else {
                writeln!(output, "breakpoints on line {}", lines.join(", "))?;
            }
            Ok(())
        }
        Entry::Stack => {
            for frame in &session.debugger.state().frames {
                writeln!(
                    output,
                    "{}, line {}: {}",
                    frame.function,
                    frame.line,
                    show::locals(frame)
                )?;
            }
            Ok(())
        }
        Entry::List => list(session, output),
        Entry::Timeline => {
            for (position, moment) in session.debugger.timeline().enumerate() {
                let mark = if position == session.debugger.position() {
                    '>'
                } else {
                    ' '
                };
                let shown = show::state(&moment.state, moment.probability);
                writeln!(
                    output,
                    "{mark}{position:>4}  {:<9}  {shown}",
                    provenance(moment.provenance())
                )?;
            }
            Ok(())
        }
        Entry::Mode(mode) => {
            session.debugger.set_mode(mode);
            Ok(())
        }
        Entry::Help => Ok(write!(output, "{HELP}")?),
        Entry::Wrong(what) => Ok(writeln!(output, "{what}")?),
        Entry::Nothing | Entry::Quit => Ok(()),
    }
}

/// Takes a step, or says why it cannot be taken: the session goes on.
fn step(
    session: &mut Session,
    command: Command,
    output: &mut impl Write,
) -> Result<(), CommandError> {
    match session.run(command) {
        Ok(Arrival::Moved) => show_place(session, output),
        Ok(Arrival::Awaited { awaited, passed }) => {
            if passed > 0 {
                show_place(session, output)?;
            }
            let Awaited { line, prompt } = awaited;
            let advice = "type it with `i TEXT`, and go on";
            Ok(writeln!(
                output,
                "line {line} asks for input ({prompt:?}): {advice}"
            )?)
        }
        Ok(Arrival::Value {
            value,
            exception,
            probability,
        }) => {
            let text = match exception {
                Some(exception) => format!("raises {exception}"),
                None => show::value(&value).to_owned(),
            };
            Ok(writeln!(
                output,
                "{text}  [{}]",
                show::percent(probability)
            )?)
        }
        Err(CommandError::Debugger(error)) => Ok(writeln!(output, "{error}")?),
        Err(error) => Err(error),
    }
}

/// Where the session stands: the state, and the text of its line.
fn show_place(session: &Session, output: &mut impl Write) -> Result<(), CommandError> {
    let debugger = &session.debugger;
    let state = debugger.state();
    let how = provenance(debugger.provenance());
    writeln!(
        output,
        "{}  ({how})",
        show::state(state, debugger.moment().probability)
    )?;
    if state.event != Event::Exit
        && let Some(text) = state.line().and_then(|line| source_line(session, line))
    {
        writeln!(output, "-> {text}")?;
    }
    if let Some(jump) = &debugger.moment().jump {
        let said = show::state(&jump.state, Some(jump.probability));
        writeln!(output, "a jump says otherwise: {said}")?;
    }
    Ok(())
}

fn source_line(session: &Session, line: u32) -> Option<&str> {
    session
        .debugger
        .program()
        .text()
        .lines()
        .nth(line.checked_sub(1)? as usize)
}

fn list(session: &Session, output: &mut impl Write) -> Result<(), CommandError> {
    let debugger = &session.debugger;
    let breakpoints: Vec<u32> = debugger.breakpoints().collect();
    for (number, text) in (1..).zip(debugger.program().text().lines()) {
        let breakpoint = if breakpoints.contains(&number) {
            'B'
        } else {
            ' '
        };
        let current = if debugger.state().line() == Some(number) {
            "->"
        } else {
            "  "
        };
        writeln!(output, "{number:>4} {breakpoint}{current} {text}")?;
    }
    Ok(())
}

fn provenance(provenance: Provenance) -> &'static str {
    match provenance {
        Provenance::Visited => "visited",
        Provenance::Predicted => "predicted",
        Provenance::Inferred => "inferred",
        Provenance::Edited => "edited",
        Provenance::Told => "told",
        Provenance::Taken => "taken",
        Provenance::Confirmed => "confirmed",
        Provenance::Contradicted => "contradicted",
        Provenance::Unspecified => "unspecified",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_pdb_s_and_capitals_their_inverses() {
        let check = |line: &str, expected: Entry| assert_eq!(parse(line), expected, "{line}");
        check("s", Entry::Step(Command::Act(Action::StepInto)));
        check("N", Entry::Step(Command::Act(Action::InvStepOver)));
        check("R", Entry::Step(Command::Act(Action::InvStepCall)));
        check("infer S", Entry::Step(Command::Infer(Action::InvStepInto)));
        check("b 12", Entry::Breakpoint(12));
        check("b", Entry::Breakpoints);
        check("n = 5", Entry::Set("n".to_owned(), "5".to_owned()));
        check("p n == 5", Entry::Evaluate("n == 5".to_owned()));
        check("", Entry::Nothing);
        assert!(matches!(parse("b x"), Entry::Wrong(_)));
        assert!(matches!(parse("fly"), Entry::Wrong(_)));
    }
}
