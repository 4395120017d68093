//! Opening a line up before it runs: the model says its sub-expressions one by one, and then the next state with their
//! values before its eyes. For nested calls this is what a scratchpad is for arithmetic.
//!
//! Whoever asks sees any line opened. Of its own accord the careful mode opens only lines that no user frame is entered
//! from: where a call leads into the program's own code, the states of that call come before the values do.

use std::borrow::Cow;
use std::collections::VecDeque;

use crate::action::Action;
use crate::language::{Question, Reply as Said, decode_reply, encode_question};
use crate::program::{OpenedLine, Program, calling, conditions_of, is_choice, put};
use crate::quiz::PythonValue;
use crate::request::{Evaluated, Prediction, Subexpression};
use crate::state::{Event, State, Value};

use super::careful::walk;
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
    let opened = open(
        predictor,
        ways.program,
        ways.at,
        line,
        &mut document,
        ways.given.len(),
    )
    .await?;
    let opened = match predictor.asks_first {
        true => work_out(predictor, ways, opened).await?,
        false => opened,
    };
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
    program: &Program,
    at: &State,
    document: &mut Vec<u32>,
    given: usize,
) -> Result<f64, PredictError> {
    // Nobody but who types knows what a question comes to.
    let line = worth_opening(program, at).filter(|_| !program.asks_at(at));
    let opened = open(predictor, program, at, line, document, given).await?;
    Ok(opened.iter().map(|one| one.probability).product())
}

/// Appends the sub-expressions of a line with their values to the document of the state `at`, and gives them.
async fn open(
    predictor: &mut Predictor,
    program: &Program,
    at: &State,
    line: Option<OpenedLine>,
    document: &mut Vec<u32>,
    given: usize,
) -> Result<Vec<Subexpression>, PredictError> {
    let mut opened = Vec::new();
    let most = predictor.session.config().context;
    let full = |tokens: usize| tokens + given + RESERVES[1] > most;
    for expression in line.into_iter().flat_map(|line| line.expressions) {
        let before = document.len();
        let question = Question::Subexpression;
        let asked = encode_question(&predictor.tokenizer, at, question, &expression);
        if full(before + asked.len()) {
            break;
        }
        let said = predictor
            .ask(program, document, at, (question, &expression), LONGEST_STEP)
            .await?;
        document.extend(said.ids());
        if full(document.len()) {
            // There would be no room for the step itself.
            document.truncate(before);
            break;
        }
        let outcome = match decode_reply(&predictor.tokenizer, program, &said.ids())? {
            Said::Value(value) => Evaluated::Value(value),
            Said::Exception(message) => Evaluated::Exception(message),
            Said::Skipped => Evaluated::Skipped,
        };
        let raises = matches!(outcome, Evaluated::Exception(_));
        opened.push(Subexpression {
            expression,
            outcome,
            probability: said.probability(),
        });
        // Nothing is evaluated after an exception.
        if raises {
            break;
        }
    }
    Ok(opened)
}

/// The sub-expressions of a line with what they come to when the program is gone through state by state, where that is surer: what calls of its
/// functions return is what their frames return.
async fn work_out(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
    mut opened: Vec<Subexpression>,
) -> Result<Vec<Subexpression>, PredictError> {
    let program = ways.program;
    let enters = |one: &Subexpression| program.may_enter(ways.at, &one.expression);
    let mut returned = match opened.iter().any(enters) {
        true => returned_by_line(predictor, ways).await?,
        false => VecDeque::new(),
    };
    let mut at = Cow::Borrowed(ways.at);
    let mut known: Vec<(String, String)> = Vec::new();
    for index in 0..opened.len() {
        let [one, behind @ ..] = &mut opened[index..] else {
            break;
        };
        let place = Place {
            at: &at,
            ..ways.place()
        };
        if one.outcome != Evaluated::Skipped {
            let conditions = behind.iter();
            let conditions =
                conditions.flat_map(|outer| conditions_of(&one.expression, &outer.expression));
            for (condition, holds) in conditions.collect::<Vec<_>>() {
                let text = with_known(&condition, &known);
                let value = predictor.value_of(place, &text).await?;
                if truth(value.as_ref()).is_some_and(|truth| truth != holds) {
                    (one.outcome, one.probability) = (Evaluated::Skipped, 1.0);
                }
            }
        }
        if one.outcome == Evaluated::Skipped {
            continue;
        }
        let text = with_known(&one.expression, &known);
        let found = if program.may_enter(&at, &text) && !is_choice(&text) {
            let Some(result) = returned.pop_front() else {
                break;
            };
            let value = Evaluated::Value(result.value);
            at = Cow::Owned(result.at);
            Some((value, result.sure))
        } else {
            predictor.value_of(place, &text).await?
        };
        let Some((outcome, probability)) = found else {
            break;
        };
        if outcome == one.outcome || probability > one.probability {
            one.probability = one.probability.max(probability);
            one.outcome = outcome;
        }
        match &one.outcome {
            Evaluated::Value(Some(value)) => known.push((one.expression.clone(), value.clone())),
            _ => break,
        }
    }
    Ok(opened)
}

/// Whether what an expression has come to is true.
fn truth(found: Option<&(Evaluated, f64)>) -> Option<bool> {
    match found {
        Some((Evaluated::Value(Some(value)), _)) => PythonValue::written(value).is_true(),
        _ => None,
    }
}

/// What a call in the line has returned.
struct Returned {
    value: Value,
    /// The state of the line then.
    at: State,
    /// How sure the way there is.
    sure: f64,
}

/// What the calls return that the line makes which is about to run, in their order; nothing where it does not come to its end.
async fn returned_by_line(
    predictor: &mut Predictor,
    ways: &Ways<'_>,
) -> Result<VecDeque<Returned>, PredictError> {
    let over = Ways {
        action: &Action::StepOver,
        ..*ways
    };
    let most = predictor.longest_way;
    let way = walk(predictor, &over, &mut Chooser::Greedy, most, false).await;
    let Some(way) = PredictError::alone(way)?.ok().flatten() else {
        return Ok(VecDeque::new());
    };
    let depth = ways.at.depth() + 1;
    let returns = |state: &State| state.event == Event::Return && state.depth() == depth;
    let ends = way.passed().filter(|(state, _)| returns(state));
    let ends = ends.map(|(state, sure)| Returned {
        value: state.value.clone(),
        at: calling(state),
        sure,
    });
    Ok(ends.collect())
}

/// An expression with the values of those parts of it that are known, the larger ones first.
fn with_known(expression: &str, known: &[(String, String)]) -> String {
    let mut text = expression.to_owned();
    for (part, value) in known.iter().rev() {
        let begins = |place: usize| {
            let before = text[..place].chars().next_back();
            before.is_none_or(|before| !before.is_alphanumeric() && !"_.'\"".contains(before))
        };
        let place = text.match_indices(part.as_str()).map(|(place, _)| place);
        let place = place.filter(|place| begins(*place)).last();
        let told = place.and_then(|place| put(&text, place..place + part.len(), value));
        text = told.unwrap_or(text);
    }
    text
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
