//! The rest of a line: what an action goes on with where a call has returned, or where the line is written out anew.

use std::borrow::Cow;

use crate::action::Action;
use crate::program::{Disclosed, Left, Origins, Program, Resumption, calling, with_captured};
use crate::request::HistoryEntry;
use crate::state::{Event, Frame, State, Value};

use crate::predict::choices::Tested;
use crate::predict::place::Place;
use crate::predict::turns::One;
use crate::predict::{PredictError, Predictor, Ways};

/// What becomes of a `StopIteration` that leaves a generator (PEP 479).
const LEFT_BY_END: &str = "RuntimeError: generator raised StopIteration";

/// The most keys of one line that are worked out before what they are asked of.
const MOST_KEYS: usize = 4;

/// The most entries of a history that are read for what a line has made.
const LONGEST_LINE: usize = 200;

impl Predictor {
    /// The line that an action goes on with, where a frame returns, or where it is written out anew, if something is asked first.
    pub(in crate::predict) async fn rest_of(
        &mut self,
        ways: &Ways<'_>,
        disclosed: Option<&Disclosed>,
    ) -> Result<Option<Resumption>, PredictError> {
        if !self.asks_first || ways.action.is_inverse() {
            return Ok(None);
        }
        let (program, at) = match disclosed {
            Some(disclosed) => (&disclosed.program, &disclosed.at),
            None => (ways.program, ways.at),
        };
        if let Some(rest) = ways.past().and_then(|past| {
            let told = [&past[..past.len().saturating_sub(1)], &[at]].concat();
            program.several_entering(&told)
        }) {
            return Ok(Some(rest));
        }
        let before = match disclosed {
            Some(disclosed) => disclosed.before.iter().map(Option::as_ref).collect(),
            None => returned(ways.history, at),
        };
        if let Some(left) = left_behind(ways, program, at, &before) {
            return Ok(left);
        }
        if let Some(line) = program.sent(at) {
            return Ok(Some(line));
        }
        if let Some(rest) = over(ways, program, at).or_else(|| program.offering(at)) {
            return Ok(Some(rest));
        }
        let decorating = program.with_decorating_lambdas(at);
        let (decorating, named) = decorating.unzip();
        let (program, at) = (
            decorating.as_ref().unwrap_or(program),
            named.as_ref().unwrap_or(at),
        );
        let matched = self.matched(ways, program, at).await?;
        let (program, at) = match &matched {
            Some(matched) => (&matched.program, &matched.at),
            None => (program, at),
        };
        let typed = self.type_in(ways, program, at).await?;
        let (typed, asked) = typed.unzip();
        let program = typed.as_ref().unwrap_or(program);
        let line = match at.event {
            Event::Return => Cow::Owned(calling(at)),
            _ => Cow::Borrowed(at),
        };
        let body = program.with_body(&line);
        let program = body.as_ref().unwrap_or(program);
        let single = matches!(ways.action, Action::StepInto | Action::StepOver);
        let told = match single {
            true => {
                let place = Place {
                    program,
                    at: &line,
                    ..ways.place()
                };
                let returning = (at.event == Event::Return).then_some(at);
                self.test_clause(place, returning, &before).await?
            }
            false => None,
        };
        let told = match told {
            Some(Tested::Asks(rest)) => return Ok(Some(rest)),
            Some(Tested::Told(told)) => Some(told),
            None => None,
        };
        // Where the condition of a header is known now, the block behind it is about to run.
        let begun = told.as_ref().filter(|told| told.made == 0);
        let begun = begun.map(|_| begun_anew(&line));
        let (line, at) = match &begun {
            Some(begun) => (Cow::Borrowed(begun), begun),
            None => (line, at),
        };
        let one = match single {
            true => {
                let returning = (at.event == Event::Return).then_some(at);
                self.tell_one(ways, program, line, returning, told).await?
            }
            false => Some(One::of(line)),
        };
        let Some(One {
            program: one,
            line,
            block,
            done,
            behind,
            made,
        }) = one
        else {
            return Ok(None);
        };
        let body = one.as_ref().or(body.as_ref());
        let program = body.unwrap_or(program);
        let origins = ways
            .past()
            .and_then(|past| ways.program.origins(&past, &self.known));
        let origins = origins.as_ref();
        let captured = origins.and_then(|origins| {
            let objects = origins.captured_objects(program, &line);
            let named =
                |at| with_captured(at, line.depth(), &objects).filter(|_| !objects.is_empty());
            Some((named(&line)?, named(at)?))
        });
        let (line, at) = match &captured {
            Some((line, at)) => (Cow::Borrowed(line), at),
            None => (line, at),
        };
        let told = with_known_parts(ways, program, &line, origins, || self.began(ways));
        let place = Place {
            program: told.as_ref().unwrap_or(program),
            at: &line,
            ..ways.place()
        };
        let keyed = match single && at.event == Event::Line {
            true => self.work_out_keys(place).await?,
            false => None,
        };
        let (keyed, keys_sure) = keyed.unzip();
        let told = keyed.or(told);
        let place = Place {
            program: told.as_ref().unwrap_or(program),
            at: &line,
            ..ways.place()
        };
        let chosen = match single {
            true => self.choose(place).await?,
            false => None,
        };
        let (chosen, sure) = chosen.unzip();
        let sure = match (sure, keys_sure) {
            (Some(sure), Some(keys)) => Some(sure * keys),
            (sure, keys) => sure.or(keys),
        };
        let told = chosen.or(told);
        let program = told.as_ref().unwrap_or(program);
        // What the line has done is in the state that is asked about.
        let at = if done.is_some() { &*line } else { at };
        let before = before.get(made..).unwrap_or_default();
        let kept = match single && program.has_caches() {
            true => ways.past(),
            false => None,
        };
        // What calls of the line have returned may have changed since.
        let by_now = ways
            .past()
            .filter(|_| at.event == Event::Return && made == 0);
        let by_now = by_now.and_then(|past| program.with_results_by_now(&past));
        let returning = by_now.map_or_else(|| without_results(at, made), Cow::Owned);
        let reached = match &kept {
            Some(past) if at.event == Event::Return => {
                let place = Place {
                    program,
                    at: &line,
                    ..ways.place()
                };
                self.reach(place, past, &returning, before, made).await?
            }
            _ => None,
        };
        let resumed = match reached {
            Some(reached) => reached.resumed(),
            None => program.resumed(&returning, before),
        };
        let resumed = resumed.map(|rest| Resumption {
            sure: rest.sure || ways.ended.is_some(),
            ..rest
        });
        // What has returned may be a function that the line calls next.
        let resumed = resumed.map(|mut rest| {
            let called =
                origins.and_then(|origins| rest.program.with_lambdas(&rest.at, Some(origins)));
            if let Some(called) = called {
                rest.program = called;
            }
            rest
        });
        let told = told.as_ref().or(body).or(typed.as_ref());
        let told = told.or(matched.as_ref().map(|matched| &matched.program));
        let told = told.or(decorating.as_ref());
        let told = told.or(disclosed.map(|one| &one.program));
        let written = || told.filter(|_| at.event == Event::Line).cloned();
        let past = || {
            let mut past = ways.past()?;
            if done.is_some() || begun.is_some() {
                past.pop();
                past.push(at);
            }
            Some(past)
        };
        let objects = disclosed.and_then(|one| one.objects.as_deref());
        let keyed = objects.and_then(|objects| {
            let keyed = program.keyed_rest(ways.at, objects);
            keyed.or_else(|| program.heap_rest(ways.at, objects))
        });
        let rest = program
            .after_iterator(at, None)
            .or(keyed)
            .or(resumed)
            .or_else(|| program.unrolled(at))
            .or_else(|| program.decorators_called(at))
            .or_else(|| Some(Resumption::of(program.entering(&past()?)?, at)))
            .or_else(|| written().map(|told| Resumption::of(told, at)));
        // What has returned may be what a choice hangs on.
        let (rest, sure) = match rest {
            Some(rest) if single && at.event == Event::Return => {
                let place = Place {
                    program: &rest.program,
                    at: &rest.at,
                    ..ways.place()
                };
                match self.choose(place).await? {
                    Some((program, met)) => {
                        let sure = Some(sure.unwrap_or(1.0) * met);
                        (Some(Resumption { program, ..rest }), sure)
                    }
                    None => (Some(rest), sure),
                }
            }
            rest => (rest, sure),
        };
        let (block, met) = block.unzip();
        let rest = match (rest, &kept) {
            (Some(rest), Some(past)) => Some(self.recall(ways.place(), past, rest).await?),
            (None, Some(past)) if at.event == Event::Line => {
                let line = Resumption::of(program.clone(), at);
                let told = self.recall(ways.place(), past, line).await?;
                Some(told).filter(|told| told.program != *program)
            }
            (rest, _) => rest,
        };
        let done = match asked {
            Some(asked) => Some(asked.followed_by(done)),
            None => done,
        };
        let known = matched.map_or(1.0, |matched| matched.probability);
        let rest = rest.map(|rest| Resumption {
            probability: rest.probability * sure.unwrap_or(1.0) * met.unwrap_or(1.0) * known,
            block,
            done,
            ..rest
        });
        match rest {
            Some(rest) if !behind.is_empty() => {
                self.go_on_in_turn(ways.place(), rest, &behind).await
            }
            rest => Ok(rest),
        }
    }
}

/// The state at which a line is about to run, without what calls in it have returned by now.
fn begun_anew(line: &State) -> State {
    let mut begun = line.clone();
    if let Some(frame) = begun.frames.last_mut() {
        frame.pending = Some(Vec::new());
    }
    begun
}

/// The state without the first results that the line has got which called the frame that returns: they are of its statements before.
fn without_results(at: &State, count: usize) -> Cow<'_, State> {
    if count == 0 {
        return Cow::Borrowed(at);
    }
    let mut left = at.clone();
    let caller = at.depth().checked_sub(2);
    let caller = caller.and_then(|index| left.frames.get_mut(index));
    if let Some(results) = caller.and_then(|caller| caller.pending.as_mut()) {
        results.drain(..count.min(results.len()));
    }
    Cow::Owned(left)
}

impl Predictor {
    /// The program with the keys in their places that the line asks `defaultdict`s for and that have to be worked out, and how sure these are;
    /// `None` where there are none.
    async fn work_out_keys(
        &mut self,
        place: Place<'_>,
    ) -> Result<Option<(Program, f64)>, PredictError> {
        let mut told: Option<(Program, f64)> = None;
        for _ in 0..MOST_KEYS {
            let (program, sure) = match &told {
                Some((program, sure)) => (program, *sure),
                None => (place.program, 1.0),
            };
            let Some(key) = program.key_to_work_out(place.at) else {
                break;
            };
            let worth = self.worth(Place { program, ..place }, &key).await?;
            let known = worth.and_then(|worth| {
                let program = program.with_key(place.at, &worth.value)?;
                Some((program, sure * worth.probability))
            });
            match known {
                Some(known) => told = Some(known),
                None => break,
            }
        }
        Ok(told)
    }
}

/// The program with the line written out anew, as far as its parts are known without asking; `None` where it stays as it is. `began` gives
/// the state in which the loop began that is about to go on.
fn with_known_parts(
    ways: &Ways<'_>,
    program: &Program,
    line: &State,
    origins: Option<&Origins<'_>>,
    began: impl FnOnce() -> Option<State>,
) -> Option<Program> {
    let past = ways.past();
    let lately = ways.lately().filter(|_| ways.at.event == Event::Return);
    let before = lately.and_then(|lately| program.with_evaluated_before(&lately));
    let current = before.as_ref().unwrap_or(program);
    let told = current.with_inherited(line);
    let told = told.or_else(|| current.with_attribute_put(line));
    let told = told.or(before);
    let current = told.as_ref().unwrap_or(program);
    let attributes = current.with_class_attributes(line, past.as_deref());
    let told = attributes.or(told);
    let current = told.as_ref().unwrap_or(program);
    let told = current.with_dictionaries(line).or(told);
    let current = told.as_ref().unwrap_or(program);
    let tallies = past
        .as_deref()
        .and_then(|past| current.with_tallies(line, past));
    let told = tallies.or(told);
    let current = told.as_ref().unwrap_or(program);
    let kept = past
        .as_deref()
        .and_then(|past| current.with_kept_properties(line, past));
    let told = kept.or(told);
    let current = told.as_ref().unwrap_or(program);
    let defaults = past
        .as_deref()
        .and_then(|past| current.with_defaults_listed(line, past));
    let told = defaults.or(told);
    let current = told.as_ref().unwrap_or(program);
    let causes = past
        .as_deref()
        .and_then(|past| current.with_causes(line, past));
    let told = causes.or(told);
    let current = told.as_ref().unwrap_or(program);
    let iterators = past
        .as_deref()
        .and_then(|past| current.with_iterators(line, past));
    let told = iterators.or(told);
    let current = told.as_ref().unwrap_or(program);
    let arrivals = past.as_deref().and_then(|past| current.with_arrivals(past));
    let told = arrivals.or(told);
    let counted = told.as_ref().unwrap_or(program).with_counted(line);
    let told = counted.or(told);
    let current = told.as_ref().unwrap_or(program);
    let taken = past
        .as_deref()
        .and_then(|past| current.with_next_taken(line, past));
    let told = taken.or(told);
    let plain = told.as_ref().unwrap_or(program).with_plain_parts(line);
    // What `getattr` asks for by the name that a value tells may be an attribute of a class.
    let plain = plain.map(|plain| {
        let attributes = plain.with_class_attributes(line, past.as_deref());
        attributes.unwrap_or(plain)
    });
    let told = plain.or(told);
    let lambdas = told.as_ref().unwrap_or(program).with_lambdas(line, origins);
    let told = lambdas.or(told);
    let current = told.as_ref().unwrap_or(program);
    let iterables = current.with_iterables(line);
    let told = iterables.or(told);
    let current = told.as_ref().unwrap_or(program);
    let returned = past.and_then(|past| current.with_returned_elements(&past));
    let elements = returned.or_else(|| current.with_begun_iteration(ways.at, began));
    let told = elements.or(told);
    let unrolled = told.as_ref().unwrap_or(program).unroll(line);
    unrolled
        .filter(|unrolled| unrolled.undecided(line).is_some())
        .or(told)
}

/// What an action goes on with where a frame is left by an exception, or a generator gives something up: the rest of the caller's line, if
/// that is known; `None` where neither is the case.
fn left_behind(
    ways: &Ways<'_>,
    program: &Program,
    at: &State,
    before: &[Option<&Frame>],
) -> Option<Option<Resumption>> {
    let ended = ways
        .ended
        .map(|before| (before.event, before.value.as_deref()));
    let left = || match at.event {
        Event::Return => program.left_to_do(&ways.past()?),
        _ => None,
    };
    let raised = match (&ended, left()) {
        (Some((Event::Exception, message)), _) => message.map(str::to_owned),
        (_, Some(Left::Raised(message))) => Some(message),
        _ => ways
            .raised
            .filter(|_| at.event == Event::Return)
            .map(str::to_owned),
    };
    // No generator is left by what says that one has come to its end.
    let inside = at.top().is_some_and(|top| program.is_generator_frame(top));
    let raised = raised.map(|message| match inside && is_end(&message) {
        true => LEFT_BY_END.to_owned(),
        false => message,
    });
    if let Some(message) = &raised {
        let rest = program
            .after_iterator(at, Some(message))
            .or_else(|| program.resumed_at_end(at, before, message))
            .or_else(|| program.closed(at, message));
        return Some(rest.or_else(|| program.raised_again(at, message)));
    }
    if let Some(left) = program.left(at) {
        return Some(Some(Resumption {
            raised: true,
            sure: false,
            ..Resumption::of(program.clone(), &left)
        }));
    }
    let gives_up = |frame: &Frame| program.is_generator_frame(frame);
    let returning = at.top().filter(|_| at.event == Event::Return)?;
    let rest = || {
        let mut past = ways.past()?;
        past.pop();
        past.push(at);
        program.after_generator(&past)
    };
    match gives_up(returning) {
        true => Some(rest()),
        false => rest().map(Some),
    }
}

/// The line that is about to run, where all generators that it asks have come to their end.
fn over(ways: &Ways<'_>, program: &Program, at: &State) -> Option<Resumption> {
    let mut past = ways.past()?;
    past.pop();
    past.push(at);
    program.after_all_generators(&past)
}

/// Whether an exception is the one that says that there is nothing more to give.
fn is_end(message: &str) -> bool {
    message.split(':').next() == Some("StopIteration")
}

/// How many entries at the end of a history tell what lines that wait for a call have made before it; none where nothing was, or where they
/// are too many.
pub(in crate::predict) fn of_the_line(history: &[HistoryEntry], at: &State) -> usize {
    // What a constructor returns is `None`; an object may be an iterator, of which only the frames tell what it has given.
    let made = |one: &Value| {
        let shown = one.as_deref();
        shown.is_some_and(|shown| shown == "None" || shown.ends_with(')'))
    };
    let waits = |frame: &Frame| {
        let results = frame.pending.as_ref();
        results.is_some_and(|results| results.iter().any(made))
    };
    let Some(outermost) = at.frames.iter().position(waits) else {
        return 0;
    };
    let within = |entry: &&HistoryEntry| entry.state.depth() > outermost + 1;
    let count = history.iter().rev().take_while(within).count();
    if count <= LONGEST_LINE { count } else { 0 }
}

/// The frames that have returned already to the line which called the one that returns at a state, the first one first, as far as the
/// history shows them.
pub(in crate::predict) fn returned<'h>(
    history: &'h [HistoryEntry],
    at: &State,
) -> Vec<Option<&'h Frame>> {
    let depth = at.depth();
    let caller = depth.checked_sub(2).and_then(|index| at.frames.get(index));
    let count = caller
        .and_then(|frame| frame.pending.as_ref())
        .map_or(0, Vec::len);
    let mut found = vec![None; count];
    let within = |state: &&State| state.depth() >= depth;
    let states = history.iter().rev().map(|entry| &entry.state);
    for state in states.take_while(within) {
        let before = state.frames.get(depth.wrapping_sub(2));
        let place = before
            .and_then(|frame| frame.pending.as_ref())
            .map(Vec::len);
        if let Some(place) =
            place.filter(|_| state.event == Event::Return && state.depth() == depth)
            && let Some(none @ None) = found.get_mut(place)
        {
            *none = state.top();
        }
    }
    found
}
