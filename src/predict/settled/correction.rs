//! Corrections: a value that was worked out takes the place of the one that the step says, where it is surer, or of none.

use crate::language::Control;
use crate::program::Target;
use crate::request::Confidence;
use crate::state::{AliasName, Event, State};

use super::Settled;
use crate::predict::chooser::Chooser;
use crate::predict::confidence::{Part, Parts, room_for_entered, room_for_local, tokens_of};
use crate::predict::decision::Side;
use crate::predict::decoder::Choice;
use crate::predict::working::Worked;
use crate::predict::{PredictError, Predictor, Ways};

/// Of how sure a step is that it goes on with something else, what counts where it leaves out a local that the statement changes to
/// another value: what is left out is forgotten most often.
const LEFT_OUT: f64 = 0.5;

/// How sure a value has to be that it stands whatever the step says: single operations are right more often than they say, steps that say
/// something else are not (`'N'.lower()` was 'n' with 95 %, and 'N' with 98 % in the step that adds it to a text).
const WORKED: f64 = 0.7;

/// Where a value belongs among the tokens of a step.
struct Gap {
    start: usize,
    /// Tokens before it.
    before: Vec<u32>,
    /// The token after it.
    ending: u32,
    /// The probability of what is said there.
    sure: f64,
}

/// What a state that was said has for a target.
struct Said<'s> {
    value: Option<&'s str>,
    /// The probability of the value.
    sure: Option<f64>,
    part: Part,
}

impl Predictor {
    /// Takes out of what was worked out what is to be corrected next: it is in the order of the locals of frames that there are, but a frame that
    /// is entered has its own in whatever order the step says them, and what is said behind a corrected one is said anew.
    pub(in crate::predict) fn take_first<'w>(
        &self,
        left: &mut Vec<&'w Worked>,
        settled: &Settled,
    ) -> Option<&'w Worked> {
        let depth = settled.state.depth();
        let place = |worked: &Worked| match &worked.target {
            Target::Argument { name, .. } => {
                let frame = depth.checked_sub(1)?;
                let part = Part::Local(Confidence::local_key(frame, depth, name));
                let tokens = tokens_of(&self.tokenizer, &settled.decoded, depth, &part);
                Some(tokens.start)
            }
            _ => None,
        };
        let all = left.iter().enumerate();
        let (first, _) = all.min_by_key(|(index, worked)| (place(worked), *index))?;
        Some(left.remove(first))
    }

    /// What was said after `document` on a side of a header, with a value that was worked out in the place of another one that
    /// is less sure.
    pub(in crate::predict) async fn correct(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        side: Option<Side<'_>>,
        settled: Settled,
        worked: &Worked,
    ) -> Result<Settled, PredictError> {
        let Some(Said { value, sure, part }) = said_of(&worked.target, ways.goes_on(), &settled)
        else {
            return Ok(settled);
        };
        if value == Some(worked.value.as_str()) {
            return Ok(self.confirmed(settled, &part, sure, worked.probability));
        }
        let text = match part {
            Part::Output => self.tokenizer.encode_chars(&worked.value),
            Part::Local(_) | Part::Value => self.tokenizer.encode_text(&worked.value),
        };
        // What a `return` has waited with is no matter of how sure a step is.
        let waited = ways.answers.returns && worked.target == Target::End;
        let surer = |gap: &Gap| waited || worked.probability > gap.sure.min(WORKED);
        let Some(gap) = self
            .gap(ways.goes_on(), &settled, &worked.target, &part, sure)
            .filter(surer)
        else {
            return Ok(settled);
        };
        let given = |(index, id): (usize, u32)| {
            Choice::given(id, if index == 0 { worked.probability } else { 1.0 })
        };
        let decoded = &settled.decoded;
        let tokens = gap.before.into_iter().chain(text).chain([gap.ending]);
        let mut beginning = decoded.choices[..gap.start].to_vec();
        beginning.extend(tokens.enumerate().map(given));
        let corrected = self
            .say(ways, document, side, &beginning, &mut Chooser::Greedy)
            .await;
        // The grammar knows what the statement can change: what it does not take is no value for it.
        let Ok(mut corrected) = PredictError::alone(corrected)? else {
            return Ok(settled);
        };
        // What was said before the value had alternatives of its own.
        let before = decoded.rivals.iter().take(gap.start);
        for (rivals, known) in corrected.decoded.rivals.iter_mut().zip(before) {
            rivals.clone_from(known);
        }
        let choices = &corrected.decoded.choices;
        let differs = |index: &usize| choices[*index].id != decoded.choices[*index].id;
        let shared = decoded.choices.len().min(choices.len());
        if let Some(first) = (gap.start..shared).find(differs) {
            corrected.decoded.rivals[first] = vec![decoded.choices[first]];
        }
        Ok(corrected)
    }

    /// What was said, with a part of it as sure as it was worked out, if that is surer: that the part is said at all is sure, since
    /// the statement gives it a value.
    fn confirmed(
        &self,
        mut settled: Settled,
        part: &Part,
        sure: Option<f64>,
        probability: f64,
    ) -> Settled {
        let depth = settled.state.depth();
        let tokens = tokens_of(&self.tokenizer, &settled.decoded, depth, part);
        if tokens.is_empty() || sure.is_none_or(|sure| sure >= probability) {
            return settled;
        }
        let begins =
            [Control::Set, Control::Value, Control::Output].map(|one| self.tokenizer.control(one));
        let before = &settled.decoded.choices[..tokens.start];
        let first = before
            .iter()
            .rposition(|choice| begins.contains(&choice.id));
        let first = first.unwrap_or(tokens.start);
        for choice in &mut settled.decoded.choices[first..tokens.end - 1] {
            choice.probability = 1.0;
        }
        // A token between two parts says that the one before it ends, and what begins.
        let beginning = &mut settled.decoded.choices[first];
        beginning.probability = probability;
        if beginning.ends > 0.0 {
            beginning.probability *= beginning.ends;
        }
        let ending = &mut settled.decoded.choices[tokens.end - 1];
        if ending.ends > 0.0 {
            ending.probability /= ending.ends;
            ending.ends = 1.0;
        }
        settled.parts = Parts::of(&self.tokenizer, &settled.decoded);
        settled
    }

    /// Where a value that was worked out belongs in what was said.
    fn gap(
        &self,
        at: &State,
        settled: &Settled,
        target: &Target,
        part: &Part,
        sure: Option<f64>,
    ) -> Option<Gap> {
        let Settled { decoded, state, .. } = settled;
        let tokens = tokens_of(&self.tokenizer, decoded, state.depth(), part);
        if !tokens.is_empty() {
            return Some(Gap {
                start: tokens.start,
                before: Vec::new(),
                ending: decoded.choices[tokens.end - 1].id,
                sure: sure?,
            });
        }
        // What is printed is told last, also where the step says that nothing is.
        if matches!(target, Target::Begun | Target::Output) {
            let end = decoded.choices.len().checked_sub(1)?;
            let next = decoded.choices[end];
            return Some(Gap {
                start: end,
                before: vec![self.tokenizer.control(Control::Output)],
                ending: next.id,
                sure: LEFT_OUT * next.probability,
            });
        }
        // What a function captures is said with what it is given.
        if let (Target::Argument { name, .. }, Event::Call) = (target, state.event) {
            let start = room_for_entered(&self.tokenizer, decoded)?;
            let next = decoded.choices[start];
            return Some(Gap {
                start,
                before: self.begun_local(name),
                ending: next.id,
                sure: LEFT_OUT * next.probability,
            });
        }
        // The step leaves the local as it is, which the statement does not.
        let goes_on = || {
            let running = state.top().and_then(|top| top.loops.as_ref());
            let header = at.line();
            header.is_some_and(|line| running.is_some_and(|loops| loops.contains_key(&line)))
        };
        let changed = match target {
            Target::Local(_) | Target::Changed { .. } => true,
            Target::Element(_) => goes_on(),
            _ => false,
        };
        let passed = matches!(state.event, Event::Line | Event::Return);
        let (Part::Local(key), true) = (part, changed && passed) else {
            return None;
        };
        let (frame, name) = Confidence::local_of(key, state.depth());
        let room = room_for_local(&self.tokenizer, decoded, at, &AliasName::new(frame, name))?;
        let start = room.start;
        let mut before = Vec::new();
        if room.opens {
            before.push(self.tokenizer.control(Control::In));
            before.push(self.tokenizer.depth(frame + 1));
        }
        before.extend(self.begun_local(name));
        let next = decoded.choices[start];
        Some(Gap {
            start,
            before,
            ending: next.id,
            sure: LEFT_OUT * next.probability,
        })
    }

    /// The tokens before the value of a local.
    fn begun_local(&self, name: &str) -> Vec<u32> {
        let mut before = vec![self.tokenizer.control(Control::Set)];
        before.extend(self.tokenizer.encode_text(name));
        before.push(self.tokenizer.control(Control::Is));
        before
    }
}

/// What the state that was said after `at` has for a target; `None` where it has no place for it.
fn said_of<'s>(target: &Target, at: &State, settled: &'s Settled) -> Option<Said<'s>> {
    let Settled { state, parts, .. } = settled;
    let depth = state.depth();
    let frame = depth.checked_sub(1)?;
    let local = |frame: usize, name: &str| Said {
        value: state.frames.get(frame).and_then(|frame| frame.known(name)),
        sure: parts.locals.get(&(frame, name.to_owned())).copied(),
        part: Part::Local(Confidence::local_key(frame, depth, name)),
    };
    let same = depth == at.depth();
    match target {
        Target::Local(of) | Target::Changed { local: of, .. } => {
            same.then(|| local(of.frame, &of.name))
        }
        Target::Element(name) => same.then(|| local(frame, name)),
        Target::Output => {
            let passed = matches!(state.event, Event::Line | Event::Return);
            (same && passed).then_some(Said {
                value: Some(state.output.as_str()),
                sure: parts.output,
                part: Part::Output,
            })
        }
        Target::Begun => {
            let entered = state.event == Event::Call && depth == at.depth() + 1;
            let raised = state.event == Event::Exception && same;
            (entered || raised).then_some(Said {
                value: Some(state.output.as_str()),
                sure: parts.output,
                part: Part::Output,
            })
        }
        Target::Argument { function, name } => {
            let entered = state.event == Event::Call && depth == at.depth() + 1;
            let own = state.top().is_some_and(|top| top.function == *function);
            (entered && own).then(|| local(frame, name))
        }
        Target::Nothing => None,
        Target::Value | Target::End | Target::Raised => {
            let event = match target {
                Target::Value | Target::End => Event::Return,
                _ => Event::Exception,
            };
            (same && state.event == event).then_some(Said {
                value: state.value.as_deref(),
                sure: parts.value,
                part: Part::Value,
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::language::encode_action;
    use crate::model::block_on;
    use crate::predict::answers::Answers;
    use crate::predict::fixtures::{before, untrained, ways};
    use crate::program::Program;

    /// What an untrained model says of `a` in the step from `line`, and with its value worked out as 5 as surely as told.
    fn corrected(line: u32, probability: f64) -> (Option<String>, Option<String>, Parts) {
        corrected_to(line, probability, "5")
    }

    /// The same with another value.
    fn corrected_to(
        line: u32,
        probability: f64,
        value: &str,
    ) -> (Option<String>, Option<String>, Parts) {
        let program = Program::parse("b = 1\na = a + 2\na -= 1\na = [a]\n").unwrap();
        let (mut predictor, at, action) = (untrained(), before(line), Action::StepInto);
        let given = encode_action(&predictor.tokenizer, &program, &at, &action).unwrap();
        let mut document = predictor
            .context(&program, &[], &at, given.len())
            .unwrap()
            .ids;
        document.extend_from_slice(&given);
        let worked = Worked {
            target: Target::Local(AliasName::new(0, "a")),
            value: value.to_owned(),
            probability,
        };
        let answers = Answers::default();
        let ways = Ways {
            document: &document,
            given: &given,
            ..ways(&program, &at, &action, &answers)
        };
        let known = |state: &State| {
            state
                .top()
                .and_then(|top| top.known("a"))
                .map(str::to_owned)
        };
        let mut chooser = Chooser::Greedy;
        let settled = block_on(predictor.settle(&ways, &document, &mut chooser)).unwrap();
        let before = known(&settled.state);
        let correct = predictor.correct(&ways, &document, None, settled, &worked);
        let Settled { state, parts, .. } = block_on(correct).unwrap();
        state.check(&program).unwrap();
        (before, known(&state), parts)
    }

    #[test]
    fn a_value_that_is_said_and_worked_out_is_as_sure_as_the_surer() {
        let said = |line: u32| {
            let (value, _, parts) = corrected(line, 0.0);
            (value, parts)
        };
        let key = (0, "a".to_owned());
        let line = (2..=4).find(|line| said(*line).1.locals.contains_key(&key));
        let line = line.expect("the untrained model sets the local in one of three statements");
        let (value, parts) = said(line);
        let again = corrected_to(line, 0.99, value.as_deref().unwrap());
        assert_eq!(again.1, value);
        assert!(parts.locals[&key] < 0.9);
        assert!((again.2.locals[&key] - 0.99).abs() < 1e-9, "{:?}", again.2);
        assert!(again.2.whole > parts.whole, "{:?} {parts:?}", again.2);
    }

    #[test]
    fn a_surer_value_takes_the_place_of_what_the_step_says() {
        let mut unsaid = 0;
        for line in 2..=4 {
            let (before, after, parts) = corrected(line, 1.0);
            unsaid += usize::from(before.as_deref() == Some("3"));
            assert_eq!(after.as_deref(), Some("5"), "line {line}");
            assert!(parts.locals[&(0, "a".to_owned())] > 0.0, "line {line}");
            let (before, after, _) = corrected(line, 0.0);
            assert_eq!(after, before, "line {line}");
        }
        // Of the three, the step changes it in some.
        assert!((1..3).contains(&unsaid), "{unsaid}");
    }
}
