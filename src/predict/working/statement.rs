//! Statements: what the one that is about to run gives values to, and what these values are.

use crate::action::Action;
use crate::language::with_item_changed;
use crate::program::{Key, Origin, Target, is_dunder, is_own_name, mentions, recounted};
use crate::quiz::PythonValue;
use crate::request::Evaluated;
use crate::state::{AliasName, MAX_WHOLE, State};

use super::bystanders::bystanders;
use super::{Worked, Worth};
use crate::predict::comprehension::{Elements, named};
use crate::predict::place::Place;
use crate::predict::{PredictError, Predictor};

/// What a value without items raises, in words that names beside each other have others for.
const NOT_ITERABLE: &str = "object is not iterable";

/// What comes of evaluating what a target gets.
enum Given {
    Worth(Option<Worth>),
    Raised(Worked),
}

impl Predictor {
    /// What the statement that is about to run gives values to, with those that can be worked out, if the action surely stops
    /// behind the statement.
    pub(in crate::predict) async fn work_out(
        &mut self,
        place: Place<'_>,
        action: &Action,
    ) -> Result<Vec<Worked>, PredictError> {
        let mut found = Vec::new();
        if !matches!(
            action,
            Action::StepInto | Action::StepOver | Action::StepReturn
        ) {
            return Ok(found);
        }
        if *action != Action::StepReturn
            && let Some(message) = place
                .program
                .refusal(place.at)
                .or_else(|| place.program.misused(place.at))
                .or_else(|| place.program.unfit(place.at))
                .or_else(|| place.program.lacks_module(place.at))
        {
            if let Some((target, origin)) = place.program.changed_by_header(place.at)
                && let Target::Changed { local, keys } = &target
                && let Given::Worth(worth) = self.given(place, action, &target, &origin).await?
                && let Some(Worth { value, probability }) = self
                    .changed(place, local, keys, worth, &mut found, &mut Vec::new())
                    .await?
            {
                found.push(Worked {
                    target,
                    value,
                    probability,
                });
            }
            found.push(Worked {
                target: Target::Raised,
                value: message,
                probability: 1.0,
            });
            return Ok(found);
        }
        if *action != Action::StepReturn
            && let Some(failed) = self.failed(place).await?
        {
            return Ok(vec![failed]);
        }
        if *action != Action::StepReturn
            && let Some(refused) = self.refused_attribute(place).await?
        {
            return Ok(vec![refused]);
        }
        // What has got something at a key of which that cannot be told.
        let mut lost: Vec<AliasName> = Vec::new();
        let mut targets = place.program.targets(place.at);
        targets.retain(|(target, _)| stops_behind(action, target));
        for (target, origin) in targets {
            let made = found
                .last()
                .and_then(|made| with_made(place, made, &origin));
            let at = made.as_ref().unwrap_or(place.at);
            let asked = Place { at, ..place };
            let worth = match self.given(asked, action, &target, &origin).await? {
                Given::Worth(worth) => worth,
                Given::Raised(raised) => {
                    // Nothing behind it is evaluated; the frame does not return yet.
                    if *action != Action::StepReturn {
                        found.push(raised);
                    }
                    return Ok(found);
                }
            };
            if target == Target::Nothing {
                continue;
            }
            // What is put together for a value is a string of its own.
            let worth = match (&target, &origin) {
                (Target::Output | Target::Begun, _) => worth,
                // The text of an object has an address in it, which only outputs leave out.
                (_, Origin::Text(_) | Origin::Written(_)) if has_address(&worth) => None,
                (Target::Raised, _) => worth,
                (_, Origin::Text(_)) => worth.and_then(Worth::quoted),
                _ => worth,
            };
            let worth = match &target {
                Target::Changed { local, keys } => {
                    self.changed(place, local, keys, worth, &mut found, &mut lost)
                        .await?
                }
                _ => worth,
            };
            let hidden = |value: &str| {
                let own = |name: &str| is_own_name(name, value) || is_dunder(name);
                matches!(&target, Target::Local(local) if own(&local.name))
            };
            if let Some(Worth { value, probability }) = worth.filter(|one| !hidden(&one.value)) {
                found.push(Worked {
                    target,
                    value,
                    probability,
                });
            }
        }
        if *action != Action::StepReturn {
            self.take_element(place, &mut found).await?;
            found.extend(place.program.ending(place.at).map(|value| Worked {
                target: Target::End,
                value,
                probability: 1.0,
            }));
        }
        let bystanders = bystanders(place, &found);
        found.extend(bystanders);
        in_order(place, &mut found);
        Ok(found)
    }

    /// What is raised as a value that has to be worked out has more or fewer parts than there are names for them.
    async fn not_taken_apart(&mut self, place: Place<'_>) -> Result<Option<Worked>, PredictError> {
        let Some((whole, unpacking)) = place.program.taken_apart(place.at) else {
            return Ok(None);
        };
        let outcome = self.outcome(place, &whole).await?;
        let (raised, probability) = match outcome.and_then(|outcome| in_own_words(place, outcome)) {
            Some((Evaluated::Value(Some(value)), sure)) => {
                let value = PythonValue::read(&value).ok();
                (value.and_then(|value| unpacking.refusal(&value)), sure)
            }
            Some((Evaluated::Exception(raised), sure)) => (
                raised.filter(|raised| !raised.ends_with(NOT_ITERABLE)),
                sure,
            ),
            _ => return Ok(None),
        };
        let raised = raised.filter(|raised| !place.program.contradicts(place.at, raised));
        Ok(raised.map(|value| Worked {
            target: Target::Raised,
            value,
            probability,
        }))
    }

    /// What is raised as an attribute is set that its object has no room for, once what it is to be is worked out.
    async fn refused_attribute(
        &mut self,
        place: Place<'_>,
    ) -> Result<Option<Worked>, PredictError> {
        let Some((given, value)) = place.program.refused_attribute(place.at) else {
            return Ok(None);
        };
        let probability = match &given {
            Some(given) => match self.outcome(place, given).await? {
                Some((Evaluated::Value(_), sure)) => sure,
                _ => return Ok(None),
            },
            None => 1.0,
        };
        Ok(Some(Worked {
            target: Target::Raised,
            value,
            probability,
        }))
    }

    /// What an `assert` raises, if what it asks does not hold, or what does not fit the names that it is given to.
    async fn failed(&mut self, place: Place<'_>) -> Result<Option<Worked>, PredictError> {
        let Some((test, pieces)) = place.program.assertion(place.at) else {
            return self.not_taken_apart(place).await;
        };
        let Some((false, sure)) = self.is_met(place, &test).await? else {
            return Ok(None);
        };
        let said = self.written(place, &pieces).await?;
        Ok(said.map(|said| Worked {
            target: Target::Raised,
            value: said.value,
            probability: said.probability * sure,
        }))
    }

    /// What an expression or pieces of text give a target, or what is raised instead.
    async fn given(
        &mut self,
        place: Place<'_>,
        action: &Action,
        target: &Target,
        origin: &Origin,
    ) -> Result<Given, PredictError> {
        Ok(match origin {
            Origin::Expression(expression) => {
                let outcome = self.outcome(place, expression).await?;
                let outcome = outcome.and_then(|outcome| in_own_words(place, outcome));
                // A loop that has no further element ends, and a method that changes a list raises in words of its own.
                if let Some((Evaluated::Exception(Some(value)), probability)) = &outcome
                    && !is_in_own_words(target, expression)
                    && !place.program.contradicts(place.at, value)
                {
                    return Ok(Given::Raised(Worked {
                        target: Target::Raised,
                        value: value.clone(),
                        probability: *probability,
                    }));
                }
                Given::Worth(outcome.and_then(Worth::of))
            }
            Origin::Text(pieces) | Origin::Written(pieces) => {
                let written = self.written(place, pieces).await?;
                if written.is_none()
                    && *action != Action::StepReturn
                    && let Some(raised) = self.raised_in(place, pieces).await?
                {
                    return Ok(Given::Raised(raised));
                }
                Given::Worth(written)
            }
            Origin::Shown(text) => Given::Worth(Some(Worth::certain(text.clone()))),
        })
    }

    /// What a local is worth in which the statement has put something, which is worth that: of two items that one statement sets, the second
    /// is set in what the first has made. Where that cannot be told, nothing is told of the local any more.
    async fn changed(
        &mut self,
        place: Place<'_>,
        local: &AliasName,
        keys: &[Key],
        worth: Option<Worth>,
        found: &mut Vec<Worked>,
        lost: &mut Vec<AliasName>,
    ) -> Result<Option<Worth>, PredictError> {
        let again = |worked: &Worked| matches!(&worked.target, Target::Changed { local: other, .. } if other == local);
        let worth = match worth.filter(|_| !lost.contains(local)) {
            Some(worth) => {
                let base = found.iter().position(again).map(|at| found.remove(at));
                self.put_into(place, local, keys, worth, base).await?
            }
            None => None,
        };
        if worth.is_none() {
            found.retain(|worked| !again(worked));
            lost.push(local.clone());
        }
        Ok(worth)
    }

    /// The value of a local, or of what has been made of it already, with `worth` at some keys, one inside the other.
    async fn put_into(
        &mut self,
        place: Place<'_>,
        local: &AliasName,
        keys: &[Key],
        worth: Worth,
        base: Option<Worked>,
    ) -> Result<Option<Worth>, PredictError> {
        let mut probability = worth.probability;
        let mut known = Vec::new();
        for key in keys {
            match key {
                Key::Attribute(name) => known.push(name.clone()),
                Key::Item(key) => {
                    let bounds = key.strip_prefix("slice(");
                    let bounds = bounds.and_then(|bounds| bounds.strip_suffix(')'));
                    let worth = match bounds {
                        // Three values, one beside the other.
                        Some(bounds) => {
                            let all = self.worth(place, &format!("({bounds})")).await?;
                            all.map(|all| Worth {
                                value: format!("slice{}", all.value),
                                ..all
                            })
                        }
                        None => self.worth(place, key).await?,
                    };
                    let Some(key) = worth else {
                        return Ok(None);
                    };
                    probability *= key.probability;
                    known.push(key.value);
                }
            }
        }
        let frame = place.at.frames.get(local.frame);
        let held = match &base {
            Some(base) => {
                probability *= base.probability;
                Some(base.value.as_str())
            }
            None => frame.and_then(|frame| frame.known(&local.name)),
        };
        // A `Counter` shows which of equally many came first.
        let arrival = place.program.arrival(local).filter(|_| base.is_none());
        let recounted = |held: &str| match (arrival, known.as_slice()) {
            (Some(order), [key]) => recounted(held, order, key, &worth.value),
            _ => None,
        };
        let by_method = place.program.only_evaluates(place.at);
        let put = |held: &str| with_item_changed(held, &known, &worth.value, by_method);
        let value = held.and_then(|held| recounted(held).or_else(|| put(held)));
        let whole = value.filter(|value| value.chars().count() <= MAX_WHOLE);
        Ok(whole.map(|value| Worth { value, probability }))
    }

    /// Adds the names of the element that the header of a `for` takes next, as far as they are not found yet.
    async fn take_element(
        &mut self,
        place: Place<'_>,
        found: &mut Vec<Worked>,
    ) -> Result<(), PredictError> {
        let Some(header) = place.program.loop_header(place.at) else {
            return Ok(());
        };
        let is_known = |name: &str, found: &[Worked]| {
            let target = Target::Element(name.to_owned());
            found.iter().any(|worked| worked.target == target)
        };
        let names = header.targets.names();
        if names.iter().all(|name| is_known(name, found)) {
            return Ok(());
        }
        let elements = self.elements(place, &header.iterated).await?;
        let Some(Elements { texts, probability }) = elements else {
            return Ok(());
        };
        let element = texts.get(header.count);
        let all = element.and_then(|text| named(&header.targets, text));
        let all = all.unwrap_or_default();
        for (index, (name, value)) in all.iter().enumerate() {
            // A name that stands there twice has what it gets last.
            let again = all[index + 1..].iter().any(|(other, _)| other == name);
            if !again && !is_known(name, found) {
                found.push(Worked {
                    target: Target::Element((*name).to_owned()),
                    value: value.clone(),
                    probability,
                });
            }
        }
        Ok(())
    }
}

/// The state with an item that a statement has made by asking for it, where that is the first that what else it evaluates asks of what holds
/// it: `print(d['a'], len(d))` of a `defaultdict`.
fn with_made(place: Place<'_>, made: &Worked, origin: &Origin) -> Option<State> {
    let Target::Changed { local, keys } = &made.target else {
        return None;
    };
    let [Key::Item(key)] = keys.as_slice() else {
        return None;
    };
    // In either quotes.
    let asked = format!("{}[{key}]", local.name).replace('"', "'");
    let all = origin.expressions().join(" ").replace('"', "'");
    let before = place.at.frames.get(local.frame)?.known(&local.name)?;
    let makes = before.starts_with("defaultdict(") && !before.ends_with('…');
    let (first, _) = all.split_once(&asked).filter(|_| makes)?;
    if mentions(first, &local.name) || all.matches(&local.name).count() < 2 {
        return None;
    }
    let mut at = place.at.clone();
    let locals = at.frames.get_mut(local.frame)?.locals.as_mut()?;
    locals.insert(local.name.clone(), Some(made.value.clone()));
    Some(at)
}

/// Whether Python says of an object in a text where it is.
fn has_address(worth: &Option<Worth>) -> bool {
    worth
        .as_ref()
        .is_some_and(|worth| worth.value.contains("<__main__."))
}

/// Whether an action surely stops behind what gives a target its value.
fn stops_behind(action: &Action, target: &Target) -> bool {
    match (action, target) {
        (Action::StepInto, _) => true,
        (Action::StepOver, target) => !matches!(target, Target::Argument { .. } | Target::Begun),
        (Action::StepReturn, target) => *target == Target::Value,
        _ => false,
    }
}

/// Whether what works a target out may raise something else than the statement does: a loop that has no further element ends, and a
/// method that changes a list raises in words of its own. What is put behind a list (`xs.append(int(s))`) is evaluated before that.
fn is_in_own_words(target: &Target, expression: &str) -> bool {
    match target {
        Target::Element(_) => true,
        Target::Changed { keys, local } if keys.is_empty() => {
            let added = expression.strip_prefix(&local.name);
            added.is_none_or(|rest| !(rest.starts_with("+[") && rest.ends_with(']')))
        }
        _ => false,
    }
}

/// What evaluating comes to in the words of the statement that it is done for; `None` where an exception's cannot be told.
fn in_own_words(place: Place<'_>, outcome: (Evaluated, f64)) -> Option<(Evaluated, f64)> {
    match outcome {
        (Evaluated::Exception(Some(message)), sure) => {
            let message = place.program.in_own_words(place.at, &message)?;
            Some((Evaluated::Exception(Some(message)), sure))
        }
        outcome => Some(outcome),
    }
}

/// Puts what was worked out into the order in which a step says it: locals in the order of their frame, and what follows a corrected one is said
/// anew.
pub(in crate::predict) fn in_order(place: Place<'_>, found: &mut [Worked]) {
    found.sort_by_key(|worked| said_at(place, &worked.target));
}

/// Where a step says what a target gets: the frame that goes on is told first, then those below it, each with its locals in their
/// order and new ones behind all others.
fn said_at(place: Place<'_>, target: &Target) -> (usize, usize) {
    let top = place.at.depth().saturating_sub(1);
    let (frame, name) = match target {
        Target::Local(local) | Target::Changed { local, .. } => (local.frame, &local.name),
        Target::Element(name) => (top, name),
        Target::Value
        | Target::End
        | Target::Raised
        | Target::Nothing
        | Target::Output
        | Target::Begun
        | Target::Argument { .. } => {
            return (usize::MAX, usize::MAX);
        }
    };
    let locals = place.at.frames.get(frame);
    let locals = locals.and_then(|frame| frame.locals.as_ref());
    let index = locals.and_then(|locals| locals.get_index_of(name));
    let block = if frame == top { 0 } else { frame + 1 };
    (block, index.unwrap_or(usize::MAX))
}
