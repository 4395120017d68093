//! Working out: the value of an expression, asked one operation at a time.
//!
//! Told in the tokens of the next state, a value takes all the steps of reasoning at once. Here what can be looked up is put in
//! for the names, and the expression is reduced: each operation is a watch of its own, whose operands stand side by side. The
//! model says every value; the engine only looks up, and puts answers in their places. Where a statement gives the value to
//! a local, or returns it, and the step says another one, the surer of both is taken, as for decisions.

use crate::action::Action;
use crate::language::{
    Grammar, Question, Reply as Said, decode_reply, decode_step, encode_question, is_literal,
    substituted,
};
use crate::program::{Program, Reduction, Target, put, reduction};
use crate::request::{Alternatives, Confidence, Evaluated};
use crate::state::{Event, State};

use super::chooser::Chooser;
use super::confidence::{Parts, tokens_of};
use super::decoder::{self, Choice, Decoded};
use super::{PredictError, Predictor, RESERVES, Ways};

/// Operations of one expression; what is left after them is asked as a whole.
const MOST: usize = 12;

/// Tokens of an answer, before it is brought to its end.
const LONGEST_ANSWER: usize = 160;

/// Code points of an expression with values in it; a longer one is asked as it was before.
const LONGEST: usize = 120;

/// A value that was worked out for what a statement gives it to.
#[derive(Clone, Debug)]
pub(super) struct Worked {
    pub target: Target,
    pub value: String,
    pub probability: f64,
}

/// What the model has said by itself, and what it said with a value worked out before.
type Settled = (Decoded, State, Parts);

impl Predictor {
    /// What the statement that is about to run gives values to, with those that can be worked out, if the action surely stops
    /// behind the statement. `document` ends at the state, and the action will take `given` tokens.
    pub(super) async fn work_out(
        &mut self,
        program: &Program,
        at: &State,
        action: &Action,
        document: &[u32],
        given: usize,
    ) -> Result<Vec<Worked>, PredictError> {
        let stops = |target: &Target| match action {
            Action::StepInto | Action::StepOver => true,
            Action::StepReturn => *target == Target::Value,
            _ => false,
        };
        let mut found = Vec::new();
        if !self.asks_first {
            return Ok(found);
        }
        for (target, expression) in program.targets(at) {
            if !stops(&target) {
                continue;
            }
            let text = put_in(program, at, &expression);
            let outcome = if reduction(&text).is_some() {
                self.value_of(program, at, &expression, document, given)
                    .await?
            } else if text != expression && is_literal(&text) && !text.starts_with('{') {
                // Looked up as a whole.
                Some((Evaluated::Value(Some(text)), 1.0))
            } else {
                None
            };
            if let Some((Evaluated::Value(Some(value)), probability)) = outcome {
                found.push(Worked {
                    target,
                    value,
                    probability,
                });
            }
        }
        Ok(found)
    }

    /// What an expression comes to at a state, with the probability of that; `None` where there is no room for the questions.
    pub(super) async fn value_of(
        &mut self,
        program: &Program,
        at: &State,
        expression: &str,
        document: &[u32],
        given: usize,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let mut text = put_in(program, at, expression);
        let mut probability = 1.0;
        let mut answered = false;
        for _ in 0..MOST {
            let (place, value) = match reduction(&text) {
                None if answered && is_literal(&text) && !text.starts_with('{') => {
                    return Ok(Some((Evaluated::Value(Some(text)), probability)));
                }
                None => break,
                Some(Reduction::Put(place, part)) => (place, part),
                Some(Reduction::Ask(place)) => {
                    let operation = &text[place.clone()];
                    let said = self
                        .said_of(program, at, operation, document, given)
                        .await?;
                    let Some((outcome, sure)) = said else {
                        return Ok(None);
                    };
                    probability *= sure;
                    answered = true;
                    match outcome {
                        Evaluated::Value(Some(value)) if place != (0..text.len()) => {
                            if !is_literal(&value) {
                                break;
                            }
                            (place, value)
                        }
                        outcome => return Ok(Some((outcome, probability))),
                    }
                }
            };
            match put(&text, place, &value) {
                Some(next) if next.chars().count() <= LONGEST => text = next,
                _ => break,
            }
        }
        let said = self.said_of(program, at, &text, document, given).await?;
        Ok(said.map(|(outcome, sure)| (outcome, probability * sure)))
    }

    /// What the model says to a watch as it is, with the probability of that; `None` where there is no room for the question.
    async fn said_of(
        &mut self,
        program: &Program,
        at: &State,
        expression: &str,
        document: &[u32],
        given: usize,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let question = (Question::Watch, expression);
        let asked = encode_question(&self.tokenizer, at, question.0, question.1);
        let room = self.session.config().context;
        if document.len() + asked.len().max(given) + RESERVES[1] > room {
            return Ok(None);
        }
        let mut document = document.to_vec();
        let said = self
            .ask(program, &mut document, at, question, LONGEST_ANSWER)
            .await;
        let Ok(said) = PredictError::alone(said)? else {
            return Ok(None);
        };
        let outcome = match decode_reply(&self.tokenizer, program, &said.ids())? {
            Said::Value(value) => Evaluated::Value(value),
            Said::Exception(message) => Evaluated::Exception(message),
            Said::Skipped => Evaluated::Skipped,
        };
        Ok(Some((outcome, said.probability())))
    }

    /// What was said after `document`, with the value that was worked out in the place of another one that is less sure.
    pub(super) async fn correct(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        settled: Settled,
        worked: &Worked,
    ) -> Result<Settled, PredictError> {
        let (decoded, state, parts) = &settled;
        let depth = state.depth();
        let (said, sure, wanted) = match &worked.target {
            _ if depth != ways.at.depth() || depth == 0 => return Ok(settled),
            Target::Local(name) | Target::Changed(name) => {
                let top = state.top().and_then(|frame| frame.known(name));
                let sure = parts.locals.get(&(depth - 1, name.clone()));
                (
                    top,
                    sure.copied(),
                    Alternatives::Local(Confidence::local_key(depth - 1, depth, name)),
                )
            }
            Target::Value if state.event != Event::Return => return Ok(settled),
            Target::Value => (state.value.as_deref(), parts.value, Alternatives::Value),
        };
        let tokens = tokens_of(&self.tokenizer, decoded, depth, &wanted);
        let surer = sure.is_some_and(|sure| worked.probability > sure);
        if tokens.is_empty() || !surer || said == Some(worked.value.as_str()) {
            return Ok(settled);
        }
        let given = |(index, id): (usize, u32)| Choice {
            id,
            probability: if index == 0 { worked.probability } else { 1.0 },
            ends: 1.0,
        };
        let value = self.tokenizer.encode_text(&worked.value);
        let ending = decoded.choices[tokens.end - 1].id;
        let value = value.into_iter().chain([ending]).enumerate().map(given);
        let mut beginning = decoded.choices[..tokens.start].to_vec();
        beginning.extend(value);
        let grammar = Grammar::for_step(&self.tokenizer, ways.program, ways.at, ways.action)?;
        let corrected = decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            document,
            &beginning,
            &mut Chooser::Greedy,
        )
        .await;
        // The grammar knows what the statement can change: what it does not take is no value for it.
        let Ok(mut corrected) = PredictError::alone(corrected)? else {
            return Ok(settled);
        };
        let differs = |index: &usize| corrected.choices[*index].id != decoded.choices[*index].id;
        let shared = decoded.choices.len().min(corrected.choices.len());
        if let Some(first) = (tokens.start..shared).find(differs) {
            corrected.rivals[first] = vec![decoded.choices[first]];
        }
        let state = decode_step(&self.tokenizer, ways.program, ways.at, &corrected.ids())?;
        let parts = Parts::of(&self.tokenizer, &corrected);
        Ok((corrected, state, parts))
    }
}

/// An expression with the values of what it reads, but where the program says itself how values are written.
fn put_in(program: &Program, at: &State, expression: &str) -> String {
    if program.writes_values() {
        expression.to_owned()
    } else {
        substituted(expression, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::encode_action;
    use crate::model::{Compute, block_on};
    use crate::request::Mode;

    fn predictor() -> Predictor {
        Predictor::load(
            include_str!("../../tests/golden/tiny/config.json"),
            include_bytes!("../../models/tokenizer.json"),
            include_bytes!("../../tests/golden/tiny/weights.safetensors"),
            &Compute::cpu(),
        )
        .unwrap()
    }

    fn at(line: u32) -> State {
        let json = serde_json::json!({"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": line,
            "locals": {"a": "3"}, "loops": {}, "pending": []}]});
        State::parse(&json.to_string()).unwrap()
    }

    /// What an untrained model says of `a` in the step from `line`, and with its value worked out as 5 as surely as told.
    fn corrected(line: u32, probability: f64) -> (Option<String>, Option<String>, Parts) {
        let program = Program::parse("b = 1\na = a + 2\na -= 1\na = [a]\n").unwrap();
        let (mut predictor, at, action) = (predictor(), at(line), Action::StepInto);
        let given = encode_action(&predictor.tokenizer, &program, &at, &action).unwrap();
        let mut document = predictor
            .context(&program, &[], &at, given.len())
            .unwrap()
            .ids;
        document.extend_from_slice(&given);
        let worked = Worked {
            target: Target::Local("a".to_owned()),
            value: "5".to_owned(),
            probability,
        };
        let ways = Ways {
            id: &serde_json::Value::Null,
            program: &program,
            history: &[],
            document: &document,
            given: &given,
            at: &at,
            action: &action,
            answer: None,
            worked: &[],
            mode: Mode::Jump,
            alternatives: &Alternatives::None,
            opened: false,
        };
        let known = |state: &State| {
            state
                .top()
                .and_then(|top| top.known("a"))
                .map(str::to_owned)
        };
        let mut chooser = Chooser::Greedy;
        let settled = block_on(predictor.settle(&ways, &document, &mut chooser)).unwrap();
        let before = known(&settled.1);
        let (_, state, parts) =
            block_on(predictor.correct(&ways, &document, settled, &worked)).unwrap();
        state.check(&program).unwrap();
        (before, known(&state), parts)
    }

    #[test]
    fn a_surer_value_takes_the_place_of_what_the_step_says() {
        let mut replaced = 0;
        for line in 2..=4 {
            let (before, after, parts) = corrected(line, 1.0);
            if before.as_deref() == Some("3") {
                // The step does not set it, so there is nothing to put right.
                assert_eq!(after, before, "line {line}");
                continue;
            }
            replaced += 1;
            assert_eq!(after.as_deref(), Some("5"), "line {line}");
            assert!(parts.locals[&(0, "a".to_owned())] > 0.0, "line {line}");
            let (before, after, _) = corrected(line, 0.0);
            assert_eq!(after, before, "line {line}");
        }
        assert!(replaced > 0);
    }

    #[test]
    fn an_expression_is_asked_until_nothing_is_left() {
        let mut predictor = predictor();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let at = at(2);
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str| {
            let found = predictor.value_of(&program, &at, expression, &document, 0);
            let (outcome, probability) = block_on(found).unwrap().unwrap();
            assert!(
                probability > 0.0 && probability <= 1.0,
                "{expression}: {outcome:?}"
            );
        };
        for expression in [
            "a",
            "a+1",
            "(a+1)*(a-1)",
            "[a, a+1]",
            "a and a+1",
            "{a, 1}",
            "unknown",
            "f(a)",
        ] {
            check(expression);
        }
    }
}
