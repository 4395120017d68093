//! A session of any length: what its steps take, and what it keeps.
//!
//! The model predicts every step, from all that a debugger tells it; then the session goes on with what the program
//! really does, so that its length does not hang on the model. The clock is that of the process: what other programs
//! take of the machine does not count.

use std::fmt::Write;

use hunch::action::Action;
use hunch::debugger::{Command, Debugger, Outcome};
use hunch::model::block_on;
use hunch::predict::Predictor;
use hunch::program::Program;
use hunch::request::{Reply, RequestError};

use crate::error::BenchError;
use crate::plot::{Chart, Series};
use crate::summary::Summary;
use crate::way;

/// Steps of the longest session.
pub const STEPS: usize = 10_000;
/// Steps of those that are compared step by step.
pub const SHORT: usize = 1_000;
/// How many of these there are.
pub const SESSIONS: usize = 5;
/// Neighbouring steps that make one point of a plot.
const TOGETHER: usize = 100;

/// Seconds of every step, and bytes that the process holds, once in `TOGETHER` steps.
pub struct Run {
    times: Vec<f64>,
    memory: Vec<(usize, u64)>,
}

/// Goes so many steps. `memory` gives the bytes that the process holds, where that is known.
///
/// # Errors
/// Why the session ends before.
pub fn run(
    predictor: &mut Predictor,
    steps: usize,
    clock: fn() -> f64,
    memory: fn() -> Option<u64>,
) -> Result<Run, BenchError> {
    predictor.session().truncate(0);
    let program = Program::parse(way::SOURCE).map_err(RequestError::from)?;
    let mut debugger = Debugger::new(program);
    let mut run = Run {
        times: Vec::with_capacity(steps),
        memory: Vec::new(),
    };
    for step in 1..=steps {
        let start = clock();
        block_on(one(predictor, &mut debugger))
            .map_err(|reason| BenchError::Session { step, reason })?;
        run.times.push(clock() - start);
        if step % TOGETHER == 0
            && let Some(bytes) = memory()
        {
            run.memory.push((step, bytes));
        }
    }
    Ok(run)
}

/// One step; an error in words if there is none.
pub async fn one(predictor: &mut Predictor, debugger: &mut Debugger) -> Result<(), String> {
    let truth = way::next(debugger.state()).ok_or("a state that the program never has")?;
    let outcome = debugger.command(Command::Act(Action::StepInto));
    let Outcome::NeedsPrediction(request) = outcome.map_err(|error| error.to_string())? else {
        return Err("it was not predicted".to_owned());
    };
    let mut answer = predictor.answer(&request).await;
    match &mut answer.reply {
        Reply::Predictions { predictions, .. } => {
            for prediction in predictions {
                prediction.state = truth.clone();
            }
        }
        Reply::Error { error, .. } => return Err(error.clone()),
        Reply::Value { .. } => return Err("it was answered with a value".to_owned()),
    }
    let accepted = debugger.accept(answer);
    accepted.map(drop).map_err(|error| error.to_string())
}

impl Run {
    /// The time of steps over the session.
    pub fn time_chart(&self) -> Chart {
        let groups = self.times.chunks(TOGETHER).enumerate();
        let points = groups.map(|(index, times)| {
            let times = times.iter().map(|time| 1e3 * time).collect();
            ((index * TOGETHER) as f64, Summary::of(times))
        });
        Chart {
            title: format!("A step, by the steps made before it; {TOGETHER} a point"),
            x: "steps made".to_owned(),
            y: "ms".to_owned(),
            series: vec![Series {
                name: "median and quartiles".to_owned(),
                points: points.collect(),
            }],
        }
    }

    /// Memory over the session; empty where it is not known.
    pub fn memory_chart(&self) -> Chart {
        let points = self.memory.iter().map(|(step, bytes)| {
            let mebibytes = *bytes as f64 / f64::from(1 << 20);
            (*step as f64, Summary::of(vec![mebibytes]))
        });
        Chart {
            title: "Memory of the process, the model in it".to_owned(),
            x: "steps made".to_owned(),
            y: "MiB".to_owned(),
            series: vec![Series {
                name: "resident".to_owned(),
                points: points.collect(),
            }],
        }
    }

    /// Bytes that a step adds: from a tenth of the session, when caches are full, to its end.
    pub fn bytes_a_step(&self) -> Option<f64> {
        let (first, before) = *self.memory.get(self.memory.len() / 10)?;
        let (last, after) = *self.memory.last()?;
        Some((after as f64 - before as f64) / (last - first) as f64)
    }
}

/// Step 10 against step 1,000, and the steps around them, in Markdown. Of each step the fastest of all sessions counts.
pub fn early_and_late(runs: &[Run]) -> String {
    let least = |step: usize| {
        let times = runs.iter().filter_map(|run| run.times.get(step - 1));
        times.copied().fold(f64::INFINITY, f64::min) * 1e3
    };
    let mean =
        |from: usize, to: usize| (from..=to).map(least).sum::<f64>() / (to - from + 1) as f64;
    let rows = [
        ("step 10, step 1,000", least(10), least(SHORT)),
        (
            "mean of steps 1 to 100, 901 to 1,000",
            mean(1, 100),
            mean(SHORT - 99, SHORT),
        ),
    ];
    let mut text = "| | early, ms | late, ms | late / early |\n|---|---|---|---|\n".to_owned();
    for (name, early, late) in rows {
        let ratio = late / early;
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {name} | {early:.2} | {late:.2} | {ratio:.2} |");
    }
    text
}
