//! `hunch check`: runs a program under CPython with the recipe's tracer, predicts every state from the true one
//! before it, and shows what differs.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use clap::Args;

use hunch::action::Action;
use hunch::model::block_on;
use hunch::predict::Predictor;
use hunch::program::{Input, Program};
use hunch::request::{HistoryEntry, Prediction, Reply, Request};
use hunch::state::State;

use super::{CommandError, models, read_lines, read_program, show};

/// How long a program may run under CPython.
const DEADLINE: Duration = Duration::from_secs(60);

/// Compare predictions with a run under CPython. This runs the program.
#[derive(Args)]
pub struct Check {
    /// The program
    #[arg(value_name = "FILE.py")]
    file: PathBuf,

    /// The Python to run it with, 3.11 or later
    #[arg(long, default_value = "python3")]
    python: PathBuf,

    /// What is typed where the program asks for input, a line each
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,

    /// Compare at most so many states
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    max_steps: usize,

    /// One JSON object a state, with whether the prediction was right and how sure it was, instead of what differs
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(self, models: Option<&Path>) -> Result<(), CommandError> {
        let program = read_program(&self.file)?;
        let input = self.input.as_deref().map(read_lines).transpose()?;
        let input = input.map(|lines| Input { lines, read: 0 });
        let mut program = program.with_input(input);
        let truth = self.trace(&program, models)?;
        let mut predictor = models::load(models)?;
        let mut output = io::stdout().lock();
        let mut history = Vec::new();
        let mut exact = 0;
        let steps = truth.windows(2).take(self.max_steps);
        let compared = steps.len();
        for (index, pair) in steps.enumerate() {
            let [before, after] = pair else { continue };
            let predicted = predict(&mut predictor, &program, before, &mut history);
            let right = predicted.as_ref().is_ok_and(|best| best.state == *after);
            exact += usize::from(right);
            if self.json {
                let probability = predicted.as_ref().ok().map(|best| best.probability);
                let told = serde_json::json!({"state": index + 1, "right": right, "probability": probability});
                writeln!(output, "{told}")?;
            } else if !right {
                writeln!(
                    output,
                    "state {}, after {}",
                    index + 1,
                    show::state(before, None)
                )?;
                writeln!(output, "  CPython: {}", show::state(after, None))?;
                match &predicted {
                    Ok(best) => {
                        writeln!(
                            output,
                            "  Hunch:   {}",
                            show::state(&best.state, Some(best.probability))
                        )?;
                        writeln!(output, "  differs: {}", differences(after, &best.state))?;
                    }
                    Err(error) => writeln!(output, "  Hunch:   {error}")?,
                }
            }
            history.push(HistoryEntry {
                action: Action::StepInto,
                state: before.clone(),
            });
            program = program.having_read(before, after).unwrap_or(program);
        }
        if self.json {
            return Ok(output.flush()?);
        }
        writeln!(output, "{exact} of {compared} states predicted exactly")?;
        if compared + 1 < truth.len() {
            writeln!(
                output,
                "({} more were not compared)",
                truth.len() - 1 - compared
            )?;
        }
        Ok(output.flush()?)
    }

    /// The states of the program's run under CPython.
    fn trace(&self, program: &Program, models: Option<&Path>) -> Result<Vec<State>, CommandError> {
        let python = self.python.display();
        let failed = |what: &str| CommandError::Check(format!("{python}: {what}"));
        let recipe = models::recipe(models).ok_or_else(|| {
            failed("the recipe with the tracer is not there: run this in the project's folder")
        })?;
        let mut child = Command::new(&self.python)
            .args(["-m", "hunch_recipe.trace"])
            .arg(&self.file)
            .args(
                self.input
                    .iter()
                    .flat_map(|file| [Path::new("--input"), file]),
            )
            .env("PYTHONPATH", recipe)
            .env("PYTHONHASHSEED", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&format!("{error}; name a Python with --python")))?;
        let stdout = drain(child.stdout.take());
        let stderr = drain(child.stderr.take());
        let started = Instant::now();
        let status = loop {
            if let Some(status) = child
                .try_wait()
                .map_err(|error| failed(&error.to_string()))?
            {
                break status;
            }
            if started.elapsed() > DEADLINE {
                // It may have ended by itself just now.
                let _ = child.kill();
                let _ = child.wait();
                let seconds = DEADLINE.as_secs();
                return Err(failed(&format!(
                    "the program did not end within {seconds} seconds"
                )));
            }
            std::thread::sleep(Duration::from_millis(20));
        };
        let text = |reader: std::thread::JoinHandle<Vec<u8>>| {
            String::from_utf8_lossy(&reader.join().unwrap_or_default()).into_owned()
        };
        let (stdout, stderr) = (text(stdout), text(stderr));
        if !status.success() {
            return Err(failed(stderr.trim()));
        }
        let states: Result<Vec<State>, _> = stdout.lines().map(State::parse).collect();
        let states =
            states.map_err(|error| failed(&format!("the tracer wrote no state: {error}")))?;
        for state in &states {
            let check = state.check(program);
            check.map_err(|error| {
                failed(&format!("the tracer wrote an impossible state: {error}"))
            })?;
        }
        Ok(states)
    }
}

/// Reads a pipe to its end beside the program, so that a full one cannot stop it.
fn drain(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What was read before an error is still worth showing.
            let _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// The most likely next state. Of the history, what is not needed any more is dropped.
fn predict(
    predictor: &mut Predictor,
    program: &Program,
    before: &State,
    history: &mut Vec<HistoryEntry>,
) -> Result<Prediction, String> {
    let request = Request {
        history: std::mem::take(history),
        input: program.input().cloned(),
        ..Request::new(program.text(), before.clone(), Action::StepInto)
    };
    let reply = block_on(predictor.predict(&request));
    *history = request.history;
    match reply {
        Ok(Reply::Predictions {
            predictions,
            history_used,
            ..
        }) => {
            history.drain(..history.len().saturating_sub(history_used));
            predictions
                .into_iter()
                .next()
                .ok_or_else(|| "no prediction".to_owned())
        }
        Ok(_) => Err("no prediction".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// The parts that two states do not agree in; of those that a state's line does not show, with what both have.
fn differences(truth: &State, predicted: &State) -> String {
    let agreement = truth.compare(predicted);
    let mut parts: Vec<String> = [
        ("event", agreement.event),
        ("line", agreement.line),
        ("locals", agreement.locals),
        ("value", agreement.value),
        ("output", agreement.output),
    ]
    .into_iter()
    .filter(|(_, same)| !same)
    .map(|(part, _)| part.to_owned())
    .collect();
    parts.extend(outer_locals(truth, predicted));
    if !agreement.bookkeeping {
        parts.extend(bookkeeping(truth, predicted));
    }
    parts.join(", ")
}

/// The locals of the outer frames, which are not shown with the state, that two states do not agree in.
fn outer_locals(truth: &State, predicted: &State) -> Vec<String> {
    let outer = truth.depth().saturating_sub(1);
    let mut parts = Vec::new();
    for (truth, predicted) in truth.frames.iter().zip(&predicted.frames).take(outer) {
        for (name, value) in truth.locals.iter().flatten() {
            let said = predicted.known(name).unwrap_or("nothing");
            if let Some(value) = value.as_deref().filter(|value| *value != said) {
                parts.push(format!(
                    "{name} of {} ({value}, not {said})",
                    truth.function
                ));
            }
        }
    }
    parts
}

/// The loops, pending results and aliases that two states do not agree in.
fn bookkeeping(truth: &State, predicted: &State) -> Vec<String> {
    let written = |value: serde_json::Result<String>| value.unwrap_or_default();
    let mut parts = Vec::new();
    let mut note = |part: &str, truth: String, predicted: String| {
        if truth != predicted {
            parts.push(format!("{part} ({truth}, not {predicted})"));
        }
    };
    for (truth, predicted) in truth.frames.iter().zip(&predicted.frames) {
        let (own, said) = (&truth.loops, &predicted.loops);
        let [own, said] = [own, said].map(|loops| written(serde_json::to_string(loops)));
        note(&format!("loops of {}", truth.function), own, said);
        let (own, said) = (&truth.pending, &predicted.pending);
        let [own, said] = [own, said].map(|pending| written(serde_json::to_string(pending)));
        note(&format!("pending results of {}", truth.function), own, said);
    }
    let [own, said] =
        [truth, predicted].map(|state| written(serde_json::to_string(&state.aliases)));
    note("aliases", own, said);
    parts
}
