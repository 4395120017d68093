//! What is settled on as the next state: what the model says by itself, unless an answer to a question that was asked
//! before the step is surer (`answers.rs`).

use crate::action::Action;
use crate::language::{Control, Grammar, decode_step, encode_difference};
use crate::program::Target;
use crate::request::Confidence;
use crate::state::{AliasName, Event, State};

use super::chooser::Chooser;
use super::cleanup::keep_results;
use super::confidence::{Part, Parts, room_for_local, tokens_of};
use super::decision::Side;
use super::decoder::{self, Beginning, Choice, Decoded};
use super::working::Worked;
use super::{PredictError, Predictor, Ways};

/// How sure it is that a function is entered where the text says so: something may be raised before.
pub(super) const ENTERED: f64 = 0.98;

/// How sure an exception has to be that it is weighed against all that the step says, and not only against where it goes on.
const RAISED: f64 = 0.7;

/// Of how sure a step is that it goes on with something else, what counts where it leaves out a local that the statement changes to
/// another value: what is left out is forgotten most often.
const LEFT_OUT: f64 = 0.5;

/// A state, the tokens that say it, and how sure they are.
pub(super) struct Settled {
    pub decoded: Decoded,
    pub state: State,
    pub parts: Parts,
}

impl Predictor {
    /// What the model says after `document`, which ends with the action. The greedy way takes the side of a header that is
    /// surer, the one that the model goes to by itself or the one that the condition's value says, and the surer values.
    pub(super) async fn settle(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        chooser: &mut Chooser,
    ) -> Result<Settled, PredictError> {
        let settled = self.settle_on(ways, document, chooser).await?;
        if matches!(chooser, Chooser::Greedy) && self.asks_first {
            self.wholes.keep(ways, &settled.state);
        }
        Ok(settled)
    }

    async fn settle_on(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        chooser: &mut Chooser,
    ) -> Result<Settled, PredictError> {
        if matches!(chooser, Chooser::Greedy)
            && let Some(known) = self.known(ways, document).await?
        {
            return Ok(known);
        }
        let said = self.say(ways, document, None, &[], chooser).await?;
        if !matches!(chooser, Chooser::Greedy) {
            return Ok(said);
        }
        let surer = |side: &Side<'_>| {
            let sure = said.parts.event * said.parts.line;
            !side.leads(ways.goes_on(), &said.state) && side.probability > sure
        };
        let side = ways.answers.side.filter(surer);
        let mut settled = match side {
            None => {
                let said = self.catch(ways, document, said).await?;
                let said = self.come_back(ways, document, said).await?;
                let said = self.enter(ways, document, said).await?;
                let said = self.pass(ways, document, said).await?;
                let said = self.give_up(ways, document, said).await?;
                self.raise(ways, document, said).await?
            }
            side => self.say(ways, document, side, &[], chooser).await?,
        };
        // What follows a corrected value is said anew, new locals in any order among themselves: the second time finds what was
        // corrected before that.
        for _ in 0..2 {
            for worked in &ways.answers.worked {
                settled = self.correct(ways, document, side, settled, worked).await?;
            }
        }
        if let Some(side) = side {
            settled.parts = settled.parts.given(side.probability);
        }
        if let Some(chosen) = ways.answers.chosen.filter(|chosen| *chosen < 1.0) {
            settled.parts = settled.parts.given(chosen);
        }
        if self.asks_first && *ways.action == Action::StepInto {
            let program = ways.answers.program.unwrap_or(ways.program);
            restore(ways, &mut settled.state);
            program.share_objects(ways.goes_on(), ways.at, &mut settled.state);
            ways.program.part_tuples(&mut settled.state);
            if let Some(past) = ways.past() {
                ways.program.share_variables(&past, &mut settled.state);
            }
            keep_results(ways, &mut settled.state);
            if let Some(objects) = &ways.answers.objects {
                // A line whose choices are made says which object it hands on.
                let told = ways
                    .answers
                    .program
                    .filter(|_| ways.at.event == Event::Line);
                let program = told.unwrap_or(ways.program);
                objects.share_bound(program, ways.at, &mut settled.state);
                for place in objects.show_changes(program, ways.at, &mut settled.state) {
                    settled.parts.locals.insert(place, ENTERED);
                }
            }
        }
        Ok(settled)
    }

    /// The next state, where the states before tell all of it: a generator goes on.
    async fn known(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
    ) -> Result<Option<Settled>, PredictError> {
        let single = self.asks_first && *ways.action == Action::StepInto;
        let next = || match &ways.answers.next {
            Some(next) => Some(next.clone()),
            None => ways.program.generator_goes_on(&ways.past()?, ways.at),
        };
        let Some(next) = single.then(next).flatten() else {
            return Ok(None);
        };
        let tokens = encode_difference(&self.tokenizer, ways.program, ways.at, &next);
        let Ok(tokens) = tokens else { return Ok(None) };
        let chosen = |(index, id): (usize, u32)| Choice {
            id,
            probability: if index == 0 { ENTERED } else { 1.0 },
            ends: 1.0,
        };
        let beginning: Vec<Choice> = tokens.into_iter().enumerate().map(chosen).collect();
        let said = self
            .say(ways, document, None, &beginning, &mut Chooser::Greedy)
            .await;
        let said = PredictError::alone(said)?.ok();
        Ok(said.filter(|said| said.state == next))
    }

    /// What was said, or the frame that the line's text says is entered, where that is surer.
    async fn enter(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let Some(function) = ways.answers.entered else {
            return Ok(said);
        };
        let enters = |state: &State| {
            let top = state.top().filter(|_| state.event == Event::Call);
            top.is_some_and(|frame| frame.function == function.name && frame.line == function.first)
        };
        // Nothing but an exception keeps the line from it.
        let raises = said.state.event == Event::Exception;
        let surer = raises && said.parts.event * said.parts.line >= ENTERED;
        if enters(&said.state) || surer {
            return Ok(said);
        }
        let place = (ways.goes_on().depth() + 1, function.first);
        let entered = self
            .force(ways, document, Control::Call, Some(place), ENTERED)
            .await?;
        Ok(entered.filter(|one| enters(&one.state)).unwrap_or(said))
    }

    /// What was said, or, instead of an exception or of a call that there is not, that the statement comes to its end, where that has
    /// a value that is surer.
    async fn pass(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let depth = ways.goes_on().depth();
        let raises = said.state.event == Event::Exception && said.state.depth() == depth;
        let enters = said.state.event == Event::Call && said.state.depth() > depth;
        let stops = raises || (enters && ways.answers.stays);
        if !stops || !ways.answers.reached {
            return Ok(said);
        }
        let program = ways.answers.program.unwrap_or(ways.program);
        let line = ways.goes_on().line().and_then(|line| program.line(line));
        let idle = line.is_some_and(|line| line.text == "pass");
        if enters || idle {
            // The grammar cannot know it: only the text says that nothing is entered, or raised.
            for event in [ended(ways), Control::Line, Control::Return] {
                let passed = self.force(ways, document, event, None, ENTERED).await?;
                if let Some(passed) = passed.filter(|one| one.state.depth() == depth) {
                    return Ok(passed);
                }
            }
            return Ok(said);
        }
        let sure = said.parts.event * said.parts.line;
        let mut worked = ways.answers.worked.iter();
        let message = said.state.value.as_deref().unwrap_or_default();
        if raises && ways.program.contradicts(ways.goes_on(), message) {
            let passed = self.force(ways, document, ended(ways), None, ENTERED);
            let passed = passed.await?.filter(|one| one.state.depth() == depth);
            return Ok(passed.unwrap_or(said));
        }
        // A `return` goes to the `finally` around it.
        if let Some(line) = ways.program.cleaned(ways.goes_on())
            && let Some(worked) = worked.clone().find(|one| one.target == Target::Value)
            && worked.probability > sure
        {
            let place = Some((depth, line));
            let passed = self.force(ways, document, Control::Line, place, worked.probability);
            let passed = passed.await?.filter(|one| one.state.depth() == depth);
            return Ok(passed.unwrap_or(said));
        }
        // What takes something apart may raise although its parts have values.
        let Some((event, probability)) = worked.find_map(|worked| {
            let event = match worked.target {
                Target::Value => Control::Return,
                Target::Output => Control::Line,
                _ => return None,
            };
            (worked.probability > sure).then_some((event, worked.probability))
        }) else {
            return Ok(said);
        };
        let passed = self.force(ways, document, event, None, probability).await?;
        let passed = passed.filter(|one| one.state.depth() == depth);
        Ok(passed.unwrap_or(said))
    }

    /// What was said, or that the frame returns, where a generator gives up what has been worked out, or that it goes on, where it gives up
    /// nothing.
    async fn give_up(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let at = ways.goes_on();
        let program = ways.answers.program.unwrap_or(ways.program);
        let returns = |state: &State| state.event == Event::Return && state.depth() == at.depth();
        if !ways.answers.reached {
            return Ok(said);
        }
        let generates = at
            .top()
            .is_some_and(|top| ways.program.is_generator_frame(top));
        if generates && returns(&said.state) && program.goes_behind(at) {
            // The grammar knows of a `yield` there, which has come to its end.
            let passed = self.force(ways, document, Control::Line, None, ENTERED);
            let passed = passed.await?.filter(|one| one.state.depth() == at.depth());
            return Ok(passed.unwrap_or(said));
        }
        let goes_on = said.state.event == Event::Line && said.state.depth() == at.depth();
        let mut worked = ways.answers.worked.iter();
        let value = worked.find(|one| one.target == Target::Value);
        let (Some(worked), true) = (value, goes_on && program.gives_up(at)) else {
            return Ok(said);
        };
        let returned = self
            .force(ways, document, Control::Return, None, worked.probability)
            .await?;
        Ok(returned.filter(|one| returns(&one.state)).unwrap_or(said))
    }

    /// What was said, or the exception that the statement surely raises, where that is surer.
    async fn raise(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let mut worked = ways.answers.worked.iter();
        let raised = worked.find(|worked| worked.target == Target::Raised);
        let Some(raised) = raised.filter(|_| ways.answers.reached) else {
            return Ok(said);
        };
        let depth = ways.goes_on().depth();
        let raises = |state: &State| state.event == Event::Exception && state.depth() == depth;
        // Where the statement raises, all that the step says of its end is wrong.
        let sure = if raised.probability > RAISED {
            said.parts.whole
        } else {
            said.parts.event * said.parts.line
        };
        if raises(&said.state) || sure > raised.probability {
            return Ok(said);
        }
        let place = ways.goes_on().line().map(|line| (depth, line));
        let forced = self
            .force(
                ways,
                document,
                Control::Exception,
                place,
                raised.probability,
            )
            .await?;
        Ok(forced.filter(|one| raises(&one.state)).unwrap_or(said))
    }

    /// What the model says of a step to an event of this kind, at a depth and a line if they are known; `None` where the grammar allows
    /// none.
    pub(super) async fn force(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        event: Control,
        place: Option<(usize, u32)>,
        probability: f64,
    ) -> Result<Option<Settled>, PredictError> {
        let chosen = |id: u32, probability: f64| Choice {
            id,
            probability,
            ends: 1.0,
        };
        let mut beginning = vec![chosen(self.tokenizer.control(event), probability)];
        if let Some((depth, line)) = place {
            beginning.push(chosen(self.tokenizer.depth(depth), 1.0));
            beginning.push(chosen(self.tokenizer.line(line), 1.0));
        }
        let said = self
            .say(ways, document, None, &beginning, &mut Chooser::Greedy)
            .await;
        Ok(PredictError::alone(said)?.ok())
    }

    /// What was said after `document` on a side of a header, with a value that was worked out in the place of another one that
    /// is less sure.
    pub(super) async fn correct(
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
        let surer = |gap: &Gap| waited || worked.probability > gap.sure;
        let Some(gap) = self
            .gap(ways.goes_on(), &settled, &worked.target, &part, sure)
            .filter(surer)
        else {
            return Ok(settled);
        };
        let given = |(index, id): (usize, u32)| Choice {
            id,
            probability: if index == 0 { worked.probability } else { 1.0 },
            ends: 1.0,
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
        // What is printed is told last.
        if *target == Target::Begun {
            let end = decoded.choices.len().checked_sub(1)?;
            let next = decoded.choices[end];
            return Some(Gap {
                start: end,
                before: vec![self.tokenizer.control(Control::Output)],
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
        before.push(self.tokenizer.control(Control::Set));
        before.extend(self.tokenizer.encode_text(name));
        before.push(self.tokenizer.control(Control::Is));
        let next = decoded.choices[start];
        Some(Gap {
            start,
            before,
            ending: next.id,
            sure: LEFT_OUT * next.probability,
        })
    }

    /// What the model says after `document`, which ends with the action, on one side of a header if that is given; `beginning`
    /// is what it has said already.
    async fn say(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        side: Option<Side<'_>>,
        beginning: &[Choice],
        chooser: &mut Chooser,
    ) -> Result<Settled, PredictError> {
        let grammar = Grammar::for_step(&self.tokenizer, ways.program, ways.at, ways.action)?;
        let grammar = match side {
            Some(side) => grammar.on_branch(side.branch),
            None => grammar,
        };
        let single = *ways.action == Action::StepInto;
        let grammar = if single { grammar.going_on() } else { grammar };
        let grammar = match ways.answers.keeps && single {
            true => grammar.keeping_objects(ways.answers.silent),
            false if ways.answers.silent && single => grammar.printing_nothing(),
            false => grammar,
        };
        let decoded = decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            document,
            beginning,
            chooser,
        )
        .await?;
        self.settled(ways, decoded)
    }

    /// The same from several beginnings, each with how to go on; what keeps one of them from its end stands in its place.
    pub(super) async fn say_all(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        beginnings: Vec<(Vec<Choice>, &mut Chooser)>,
    ) -> Result<Vec<Result<Settled, PredictError>>, PredictError> {
        let mut all = Vec::new();
        for (said, chooser) in beginnings {
            let grammar = Grammar::for_step(&self.tokenizer, ways.program, ways.at, ways.action)?;
            all.push(Beginning {
                grammar,
                said,
                chooser,
            });
        }
        let decoded =
            decoder::decode_all(&mut self.session, &self.tokenizer, document, all).await?;
        let settled = |decoded: Decoded| self.settled(ways, decoded);
        Ok(decoded
            .into_iter()
            .map(|one| one.and_then(settled))
            .collect())
    }

    /// The state that was said.
    fn settled(&self, ways: &Ways<'_>, decoded: Decoded) -> Result<Settled, PredictError> {
        let state = decode_step(&self.tokenizer, ways.program, ways.at, &decoded.ids())?;
        let parts = Parts::of(&self.tokenizer, &decoded);
        Ok(Settled {
            decoded,
            state,
            parts,
        })
    }
}

/// Gives locals that a statement surely leaves as they are the values that they had, where a step says others (that they get the same again
/// is nothing that a step says), and all names of an object that it changes the same value.
fn restore(ways: &Ways<'_>, next: &mut State) {
    let at = ways.goes_on();
    let ends = matches!(next.event, Event::Line | Event::Return);
    if !ends || next.depth() != at.depth() {
        return;
    }
    let known = |state: &State, local: &AliasName| -> Option<String> {
        let frame = state.frames.get(local.frame)?;
        frame.known(&local.name).map(str::to_owned)
    };
    // Of one object with several names a step may say what becomes of it under one of them only.
    let said: Vec<(&AliasName, &str)> = ways
        .answers
        .worked
        .iter()
        .filter_map(|worked| match &worked.target {
            Target::Changed { local, .. } => Some((local, worked.value.as_str())),
            _ => None,
        })
        .filter(|(local, value)| known(next, local).as_deref() == Some(value))
        .collect();
    let groups = at.aliases.as_deref().unwrap_or_default();
    let mut restored: Vec<(&AliasName, &str)> = Vec::new();
    for worked in &ways.answers.worked {
        let Target::Changed { local, keys } = &worked.target else {
            continue;
        };
        let value = worked.value.as_str();
        let stays = keys.is_empty()
            && worked.probability >= 1.0
            && known(at, local).as_deref() == Some(value);
        let together = |other: &AliasName| {
            let mut groups = groups.iter();
            groups.any(|group| group.contains(local) && group.contains(other))
        };
        let mut said = said.iter();
        if stays || said.any(|(other, told)| *told == value && together(other)) {
            restored.push((local, value));
        }
    }
    for (local, value) in restored {
        let frame = next.frames.get_mut(local.frame);
        let said = frame.and_then(|frame| frame.locals.as_mut()?.get_mut(&local.name));
        if let Some(said) = said {
            *said = Some(value.to_owned());
        }
    }
}

/// The event with which the statement that is about to run comes to its end, if it neither raises nor calls.
fn ended(ways: &Ways<'_>) -> Control {
    let line = ways
        .goes_on()
        .line()
        .and_then(|line| ways.program.line(line));
    match line {
        Some(line) if line.text.starts_with("return ") => Control::Return,
        _ => Control::Line,
    }
}

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
            entered.then_some(Said {
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
