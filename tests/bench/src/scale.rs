//! What a step costs against the size of what it is made in: program, stack, locals, and what was read before.
//!
//! Two costs: of the first step, for which everything is read, and of a further one, for which it lies in the key-value
//! cache. Sizes take turns, so that what else the machine does hits all alike.

use std::fmt::Write;

use hunch::action::Action;
use hunch::language::{Tokenizer, encode_difference};
use hunch::model::block_on;
use hunch::predict::{PredictError, Predictor};
use hunch::program::Program;
use hunch::request::{Reply, Request, RequestError};
use hunch::state::{Event, Frame, State};

use crate::error::BenchError;
use crate::plot::{Chart, Series};
use crate::summary::Summary;
use crate::way;

/// How often every size is timed.
const ROUNDS: usize = 9;

/// A size that grows while all else stays.
pub struct Axis {
    /// The plot's file, without its ending.
    pub name: &'static str,
    /// What grows, below the axis.
    label: &'static str,
    sizes: &'static [usize],
    request: fn(usize) -> Request,
}

/// All of them. The largest sizes are about what the model's context of 1,024 tokens holds.
pub const AXES: [Axis; 4] = [
    Axis {
        name: "step-by-program",
        label: "lines of the program",
        sizes: &[5, 20, 40, 80, 120, 160],
        request: lines,
    },
    Axis {
        name: "step-by-stack",
        label: "frames on the stack",
        sizes: &[2, 4, 8, 16, 32, 48, 63],
        request: frames,
    },
    Axis {
        name: "step-by-locals",
        label: "locals of the frame",
        sizes: &[1, 10, 20, 40, 80, 120],
        request: locals,
    },
    Axis {
        name: "step-by-context",
        label: "steps made since the key frame",
        sizes: &[0, 5, 10, 20, 30, 40, 50],
        request: steps,
    },
];

/// What was measured along an axis.
pub struct Curve<'a> {
    axis: &'a Axis,
    points: Vec<Point>,
}

/// What was measured at one size.
struct Point {
    size: usize,
    /// Tokens that the model had read in the end, the step's among them.
    read: usize,
    /// Tokens of the step.
    said: usize,
    /// Whether the model was told all of the history.
    whole: bool,
    first: Vec<f64>,
    further: Vec<f64>,
}

impl Axis {
    /// Times the steps, with a clock that gives seconds.
    ///
    /// # Errors
    /// Why one of them cannot be predicted.
    pub fn measure(
        &self,
        predictor: &mut Predictor,
        tokenizer: &Tokenizer,
        clock: fn() -> f64,
    ) -> Result<Curve<'_>, BenchError> {
        let requests = self.sizes.iter().map(|size| (self.request)(*size));
        let requests: Vec<Request> = requests.collect();
        let mut points: Vec<Point> = Vec::new();
        for size in self.sizes {
            points.push(Point {
                size: *size,
                read: 0,
                said: 0,
                whole: false,
                first: Vec::new(),
                further: Vec::new(),
            });
        }
        for _ in 0..ROUNDS {
            for (request, point) in requests.iter().zip(&mut points) {
                predictor.session().truncate(0);
                let mut timed = || {
                    let start = clock();
                    let reply = block_on(predictor.predict(request))?;
                    Ok::<_, BenchError>((1e3 * (clock() - start), reply))
                };
                let (first, _) = timed()?;
                let (further, reply) = timed()?;
                point.first.push(first);
                point.further.push(further);
                point.said = said(tokenizer, request, &reply)?;
                point.whole = told(&reply) == request.history.len();
                point.read = predictor.session().tokens().len();
            }
        }
        // Where not all of the history fits, the document has begun again, and is shorter than the size says.
        points.retain(|point| point.whole);
        Ok(Curve { axis: self, points })
    }
}

impl Curve<'_> {
    /// The plot.
    pub fn chart(&self) -> Chart {
        let series = |name: &str, times: fn(&Point) -> &Vec<f64>| Series {
            name: name.to_owned(),
            points: self
                .points
                .iter()
                .map(|point| (point.size as f64, Summary::of(times(point).clone())))
                .collect(),
        };
        Chart {
            title: format!("A step, by the {}", self.axis.label),
            x: self.axis.label.to_owned(),
            y: "ms".to_owned(),
            series: vec![
                series("the first: all is read", |point| &point.first),
                series("a further one", |point| &point.further),
            ],
        }
    }

    /// The same in numbers, in Markdown.
    pub fn table(&self) -> String {
        let mut text = format!(
            "| {} | tokens read | of them the step | first, ms | further, ms |\n|---|---|---|---|---|\n",
            self.axis.label
        );
        for point in &self.points {
            let times = |times: &Vec<f64>| Summary::of(times.clone()).show(1);
            let Point {
                size, read, said, ..
            } = point;
            let (first, further) = (times(&point.first), times(&point.further));
            // Writing to a string cannot fail.
            let _ = writeln!(text, "| {size} | {read} | {said} | {first} | {further} |");
        }
        text
    }
}

/// Tokens of the predicted step.
fn said(tokenizer: &Tokenizer, request: &Request, reply: &Reply) -> Result<usize, BenchError> {
    let program = Program::parse(&request.source).map_err(RequestError::from)?;
    let (Some(at), Reply::Predictions { predictions, .. }) = (&request.state, reply) else {
        return Ok(0);
    };
    let Some(best) = predictions.first() else {
        return Ok(0);
    };
    let step = encode_difference(tokenizer, &program, at, &best.state);
    Ok(step.map_err(PredictError::from)?.len())
}

/// How much of the history the model was told.
fn told(reply: &Reply) -> usize {
    match reply {
        Reply::Predictions { history_used, .. } => *history_used,
        Reply::Value { .. } | Reply::Error { .. } => 0,
    }
}

/// A step in a program of so many lines.
fn lines(size: usize) -> Request {
    let source = "x = 1\n".repeat(size);
    let state = at(vec![frame("<module>", size as u32 / 2, &["x"])]);
    Request::new(source, state, Action::StepInto)
}

/// A step in the innermost of so many frames.
fn frames(size: usize) -> Request {
    const SOURCE: &str = "def f(n):\n    if n == 0:\n        return 0\n    return f(n - 1)\nf(9)\n";
    let mut stack = vec![frame("<module>", 5, &[])];
    stack.resize(size - 1, frame("f", 4, &["n"]));
    stack.push(frame("f", 2, &["n"]));
    Request::new(SOURCE, at(stack), Action::StepInto)
}

/// A step in a frame with so many locals.
fn locals(size: usize) -> Request {
    let names: Vec<String> = (0..size).map(|index| format!("v{index}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let state = at(vec![frame("<module>", 1, &names)]);
    Request::new("v0 = 2\nv0 = 3\n", state, Action::StepInto)
}

/// A step after so many others.
fn steps(size: usize) -> Request {
    let (history, state) = way::history(size + 1).unwrap_or_else(|| (Vec::new(), State::start()));
    Request {
        history,
        ..Request::new(way::SOURCE, state, Action::StepInto)
    }
}

fn frame(function: &str, line: u32, locals: &[&str]) -> Frame {
    let mut frame = Frame::new(function, line);
    let locals = locals
        .iter()
        .map(|name| ((*name).to_owned(), Some("1".to_owned())));
    frame.locals = Some(locals.collect());
    frame
}

/// The state in which this stack is about to run a line.
fn at(frames: Vec<Frame>) -> State {
    State {
        event: Event::Line,
        frames,
        ..State::start()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_of_every_axis_can_be_asked_for() {
        for axis in &AXES {
            for size in axis.sizes {
                let checked = (axis.request)(*size).check();
                assert!(checked.is_ok(), "{} {size}: {checked:?}", axis.name);
            }
        }
    }
}
