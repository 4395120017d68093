//! Opening a line up before it runs: the model says its sub-expressions one by one, and then the next state with their
//! values before its eyes. For nested calls this is what a scratchpad is for arithmetic.
//!
//! Whoever asks sees any line opened. Of its own accord the careful mode opens only lines that no user frame is entered
//! from: where a call leads into the program's own code, the states of that call come before the values do.

mod run;

use crate::language::{Question, Reply as Said, decode_reply, encode_question, encode_reply};
use crate::program::{OpenedLine, Program};
use crate::request::{Evaluated, Prediction, Subexpression};
use crate::state::State;

use self::run::Run;
use super::chooser::Chooser;
use super::place::Place;
use super::{LONGEST_STEP, PredictError, Predictor, RESERVES, Ways};

/// The step that `ways` asks for, with the sub-expressions of the line before it, if the line can be opened.
pub(super) async fn predict(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
) -> Result<Prediction, PredictError> {
    let mut document = ways.document.to_vec();
    let line = ways.program.line_to_open(ways.at);
    let run = match (&line, predictor.asks_first) {
        (Some(line), true) => Some(Run::of(predictor, ways, line).await?),
        _ => None,
    };
    let opened = open(predictor, ways.place(), line, &mut document, run).await?;
    let (state, parts) = predictor
        .result(ways, document, &mut Chooser::Greedy)
        .await?;
    Ok(Prediction {
        opened,
        ..parts.prediction(state)
    })
}

/// Appends the line's sub-expressions with their values to the document of the state `at`, where that helps with the next
/// state; gives the probability of the values together. `given` are the tokens that the step's action will take.
pub(super) async fn open_line(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
    document: &mut Vec<u32>,
) -> Result<f64, PredictError> {
    let (program, at) = (ways.program, ways.at);
    // Nobody but who types knows what a question comes to.
    let line = worth_opening(program, at).filter(|_| !program.asks_at(at));
    let opened = open(predictor, ways.place(), line, document, None).await?;
    Ok(opened.iter().map(|one| one.probability).product())
}

/// Appends the sub-expressions of a line with their values to the document of a state, and gives them; `run` is the line as it runs, where they
/// are to be worked out.
async fn open(
    predictor: &mut Predictor,
    place: Place<'_>,
    line: Option<OpenedLine>,
    document: &mut Vec<u32>,
    mut run: Option<Run>,
) -> Result<Vec<Subexpression>, PredictError> {
    let Place {
        program, at, given, ..
    } = place;
    let mut opened = Vec::new();
    let most = predictor.session.config().context;
    let full = |tokens: usize| tokens + given + RESERVES[1] > most;
    let mut has_room = true;
    let expressions = line.map(|line| line.expressions).unwrap_or_default();
    for (index, expression) in expressions.iter().enumerate() {
        let before = document.len();
        let question = Question::Subexpression;
        let asked = encode_question(&predictor.tokenizer, at, question, expression);
        has_room &= !full(before + asked.len());
        let mut told = None;
        if has_room {
            let question = (question, expression.as_str());
            let said = predictor
                .ask(program, document, at, question, LONGEST_STEP)
                .await?;
            let reply = decode_reply(&predictor.tokenizer, program, &said.ids())?;
            told = Some((outcome_of(reply), said.probability()));
        }
        if let Some(run) = &mut run {
            let outer = expressions.get(index + 1..).unwrap_or_default();
            told = run
                .evaluate(predictor, place, expression, outer, told)
                .await?;
        }
        let Some((outcome, probability)) = told else {
            break;
        };
        if has_room {
            document.extend(encode_reply(&predictor.tokenizer, &said_as(&outcome)));
            has_room = !full(document.len());
        }
        if !has_room {
            // There would be none for the step itself.
            document.truncate(before);
            if run.is_none() {
                break;
            }
        }
        let raises = matches!(outcome, Evaluated::Exception(_));
        opened.push(Subexpression {
            expression: expression.clone(),
            outcome,
            probability,
        });
        // Nothing is evaluated after an exception.
        if raises {
            break;
        }
    }
    Ok(opened)
}

fn outcome_of(said: Said) -> Evaluated {
    match said {
        Said::Value(value) => Evaluated::Value(value),
        Said::Exception(message) => Evaluated::Exception(message),
        Said::Skipped => Evaluated::Skipped,
    }
}

fn said_as(outcome: &Evaluated) -> Said {
    match outcome.clone() {
        Evaluated::Value(value) => Said::Value(value),
        Evaluated::Exception(message) => Said::Exception(message),
        Evaluated::Skipped => Said::Skipped,
    }
}

/// The line that is about to run, if it has calls within calls, and none of them enters a frame.
fn worth_opening(program: &Program, at: &State) -> Option<OpenedLine> {
    let known = at.frames.iter().all(|frame| frame.locals.is_some());
    let frame = at.top().filter(|_| known)?;
    let text = &program.line(frame.line)?.text;
    // Two calls have two brackets; most lines do not.
    if text.matches('(').count() < 2 || program.may_enter(at, text) {
        return None;
    }
    program.line_to_open(at).filter(|line| line.nested)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn only_nested_calls_of_what_is_not_the_program_s_own_are_opened() {
        let source = "\
def f(x):
    return x
class A:
    def go(self, x):
        return x
xs = [1]
for i in range(len(xs)):
    print(max(xs))
    print(f(i))
    print(len(xs), i)
    print(str(op(i)))
    print(abs(int(a.go(i))))
";
        let program = Program::parse(source).unwrap();
        let check = |source: &Program, line: u32, count: u32, expected: bool| {
            let mut state = State::start();
            state.event = Event::Line;
            let mut frame = Frame::new("<module>", line);
            let locals = [("xs", "[1]"), ("op", "<function f>"), ("i", "0")];
            frame.locals = Some(
                locals
                    .map(|(name, value)| (name.to_owned(), Some(value.to_owned())))
                    .into(),
            );
            frame.loops = Some([(7, Some(count))].into());
            state.frames = vec![frame];
            let opened = worth_opening(source, &state).is_some();
            assert_eq!(opened, expected, "line {line}");
        };
        check(&program, 6, 0, false);
        check(&program, 7, 0, true);
        check(&program, 7, 1, false);
        check(&program, 8, 1, true);
        check(&program, 9, 1, false);
        check(&program, 10, 1, true);
        check(&program, 11, 1, false);
        check(&program, 12, 1, false);
        let own = format!("{source}\nclass B:\n    def __len__(self):\n        return 1\n");
        // A list has no method of the program's.
        check(&Program::parse(&own).unwrap(), 8, 1, true);
        let object = own.replace("xs = [1]", "xs = [1, B()]");
        check(&Program::parse(&object).unwrap(), 12, 1, false);
    }
}
