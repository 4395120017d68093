//! Working out: the value of an expression, asked one operation at a time.
//!
//! Told in the tokens of the next state, a value takes all the steps of reasoning at once. Here what can be looked up is put in
//! for the names, and the expression is reduced: each operation is a watch of its own, whose operands stand side by side. The
//! model says every value; the engine only looks up, and puts answers in their places. Where a statement gives the value to
//! a local, or returns it, and the step says another one, the surer of both is taken, as for decisions.

use std::borrow::Cow;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;

use crate::action::Action;
use crate::language::{
    Question, Reply as Said, contents, decode_reply, default_item, elements, encode_question,
    has_sets, held, is_plain, looked_up, pairs, requoted, substituted, with_item,
};
use crate::program::{
    Arranged, Key, Origin, Piece, Program, Reduction, Target, is_dunder, is_in_order, is_own_name,
    order, pieces, put, shown_type,
};
use crate::quiz::{PythonValue, compare};
use crate::request::Evaluated;
use crate::state::{AliasName, MAX_WHOLE};

use super::certain::certain;
use super::comprehension::{Elements, named};
use super::place::Place;
use super::{LONGEST_STEP, PredictError, Predictor, RESERVES};

/// Operations of one expression that may be asked about; what is left after them is asked as a whole.
const MOST: usize = 12;

/// Operations of one expression, those with them that are looked up.
const MOST_LOOKED_UP: usize = 60;

/// Code points of an expression with values in it; a longer one is asked as it was before.
const LONGEST: usize = 120;

/// Code points of an expression that is worked out at all: what is nested deeper than fits into them is left to the step.
const LONGEST_WORKED: usize = 240;

/// Functions of Python's whose values depend on nothing but what they are given.
const FUNCTIONS: [&str; 20] = [
    "abs", "bin", "bool", "chr", "divmod", "float", "hex", "int", "len", "list", "max", "min",
    "oct", "ord", "pow", "repr", "round", "sorted", "str", "sum",
];

/// How sure the answer to a question without names is that is not asked again for the same program: it is the same wherever it is asked.
const SURE: f64 = 0.9;

/// How sure it is that a set of small numbers is printed in their order: what was taken out of it may have left its mark.
const SAME_ORDER: f64 = 0.99;

/// How sure an exception has to be that something raises which is put together for a text.
const RAISED: f64 = 0.95;

/// A value that was worked out for what a statement gives it to.
#[derive(Clone, Debug)]
pub(super) struct Worked {
    pub target: Target,
    pub value: String,
    pub probability: f64,
}

impl Predictor {
    /// What the statement that is about to run gives values to, with those that can be worked out, if the action surely stops
    /// behind the statement.
    pub(super) async fn work_out(
        &mut self,
        place: Place<'_>,
        action: &Action,
    ) -> Result<Vec<Worked>, PredictError> {
        let stops = |target: &Target| match (action, target) {
            (Action::StepInto, _) => true,
            (Action::StepOver, target) => {
                !matches!(target, Target::Argument { .. } | Target::Begun)
            }
            (Action::StepReturn, target) => *target == Target::Value,
            _ => false,
        };
        let mut found = Vec::new();
        if !matches!(
            action,
            Action::StepInto | Action::StepOver | Action::StepReturn
        ) {
            return Ok(found);
        }
        if *action != Action::StepReturn
            && let Some(message) = place.program.refusal(place.at)
        {
            return Ok(vec![Worked {
                target: Target::Raised,
                value: message,
                probability: 1.0,
            }]);
        }
        // What has got something at a key of which that cannot be told.
        let mut lost: Vec<AliasName> = Vec::new();
        let mut targets = place.program.targets(place.at);
        targets.retain(|(target, _)| stops(target));
        for (target, origin) in targets {
            let worth = match &origin {
                Origin::Expression(expression) => {
                    let outcome = self.outcome(place, expression).await?;
                    let outcome = outcome.and_then(|outcome| in_own_words(place, outcome));
                    // A loop that has no further element ends, and a method that changes a list raises in words of its own.
                    if let Some((Evaluated::Exception(Some(value)), probability)) = &outcome
                        && !is_in_own_words(&target)
                        && !place.program.contradicts(place.at, value)
                    {
                        // Nothing behind it is evaluated; the frame does not return yet.
                        let target = Target::Raised;
                        if *action != Action::StepReturn {
                            found.push(Worked {
                                target,
                                value: value.clone(),
                                probability: *probability,
                            });
                        }
                        return Ok(found);
                    }
                    outcome.and_then(Worth::of)
                }
                Origin::Text(pieces) | Origin::Written(pieces) => {
                    let written = self.written(place, pieces).await?;
                    if written.is_none()
                        && *action != Action::StepReturn
                        && let Some(raised) = self.raised_in(place, pieces).await?
                    {
                        found.push(raised);
                        return Ok(found);
                    }
                    written
                }
                Origin::Shown(text) => Some(Worth::certain(text.clone())),
            };
            // What is put together for a value is a string of its own.
            let worth = match (&target, &origin) {
                (Target::Output | Target::Begun | Target::Raised, _) => worth,
                (_, Origin::Text(_)) => worth.and_then(Worth::quoted),
                _ => worth,
            };
            let worth = match (&target, &origin, worth) {
                (Target::Changed { local, .. }, _, Some(_)) if lost.contains(local) => None,
                (Target::Changed { local, keys }, _, Some(worth)) => {
                    // Of two items that one statement sets, the second is set in what the first has made.
                    let again = |worked: &Worked| matches!(&worked.target, Target::Changed { local: other, .. } if other == local);
                    let base = found.iter().position(again).map(|at| found.remove(at));
                    self.put_into(place, local, keys, worth, base).await?
                }
                (_, _, worth) => worth,
            };
            if let (Target::Changed { local, .. }, None) = (&target, &worth) {
                found.retain(|worked| !matches!(&worked.target, Target::Changed { local: other, .. } if other == local));
                lost.push(local.clone());
            }
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
        // A step says locals in the order of their frame, and what follows a corrected one is said anew.
        found.sort_by_key(|worked| said_at(place, &worked.target));
        Ok(found)
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
        for (name, value) in element
            .and_then(|text| named(&header.targets, text))
            .unwrap_or_default()
        {
            if !is_known(name, found) {
                found.push(Worked {
                    target: Target::Element(name.to_owned()),
                    value,
                    probability,
                });
            }
        }
        Ok(())
    }

    /// What an expression is worth: looked up, or worked out; `None` where it is no value that can be written.
    pub(super) async fn worth(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let outcome = self.outcome(place, expression).await?;
        Ok(outcome.and_then(Worth::of))
    }

    /// What evaluating an expression comes to: looked up, or worked out; `None` where that cannot be told.
    async fn outcome(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let value = |value: String| Some((Evaluated::Value(Some(value)), 1.0));
        let known = certain(place.at, expression)
            .or_else(|| held(expression, place.at))
            .or_else(|| place.program.shown_function(place.at, expression))
            .or_else(|| place.program.shown_of_library(place.at, expression))
            .or_else(|| place.program.member_shown(place.at, expression))
            .or_else(|| place.program.shown_generator(place.at, expression))
            .or_else(|| place.program.shown_display(place.at, expression))
            .or_else(|| place.program.made_dataclass(place.at, expression))
            .or_else(|| place.program.shown_field(place.at, expression))
            .or_else(|| place.program.shown_generic(place.at, expression))
            .or_else(|| place.program.counted_member(place.at, expression))
            .or_else(|| place.program.counted(place.at, expression))
            .or_else(|| copied(place, expression));
        if let Some(known) = known {
            return Ok(value(known));
        }
        if place.program.lacks_inf(place.at, expression) {
            return Ok(None);
        }
        if let Some(truth) = place.program.identity(place.at, expression) {
            let text = if truth { "True" } else { "False" };
            return Ok(value(text.to_owned()));
        }
        let length = expression.chars().count();
        if length > LONGEST_WORKED
            && let Some(written) = written_out(expression)
        {
            return Ok(value(written));
        }
        // What is written out as it is takes no work, however long it is.
        if length > MAX_WHOLE
            || (length > LONGEST_WORKED && place.program.reduction(expression).is_some())
        {
            return Ok(None);
        }
        let text = put_in(place, expression);
        if place.program.reduction(&text).is_none() {
            let written = requoted(&text);
            let known = if text == *expression {
                is_written(&written)
            } else {
                is_value(&written)
            };
            if known {
                return Ok(value(written.into_owned()));
            }
            if let Some(written) = written_out(&text) {
                return Ok(value(written));
            }
            let set = self.display(place, &text).await?;
            return Ok(set.map(|set| (Evaluated::Value(Some(set.value)), set.probability)));
        }
        self.reduce(place, text).await
    }

    /// What pieces come to, written one after the other.
    async fn written(
        &mut self,
        place: Place<'_>,
        pieces: &[Piece],
    ) -> Result<Option<Worth>, PredictError> {
        let mut all = Worth::certain(String::new());
        for piece in pieces {
            match piece {
                Piece::Text(text) => all.value.push_str(text),
                Piece::Shown(expression) => {
                    let worth = self.worth(place, expression).await?;
                    let Some(worth) = worth.filter(|worth| is_plain(&worth.value)) else {
                        return Ok(None);
                    };
                    all.value.push_str(&worth.value);
                    all.probability *= worth.probability;
                }
                Piece::Value(expression) => {
                    let worth = self.worth(place, expression).await?;
                    let Some(Worth { value, probability }) = worth else {
                        return Ok(None);
                    };
                    let Some(text) = said_of(place.program, &value) else {
                        return Ok(None);
                    };
                    all.value.push_str(&text);
                    if has_sets(place.program.shown_value(&value).unwrap_or(&value)) {
                        all.probability *= SAME_ORDER;
                    }
                    all.probability *= probability;
                }
                Piece::Each { iterated, between } => {
                    let Some(elements) = self.elements(place, iterated).await? else {
                        return Ok(None);
                    };
                    let texts = elements.texts.iter();
                    let texts: Option<Vec<String>> =
                        texts.map(|one| said_of(place.program, one)).collect();
                    let Some(texts) = texts else { return Ok(None) };
                    all.value.push_str(&texts.join(between));
                    all.probability *= elements.probability;
                }
            }
        }
        Ok(Some(all))
    }

    /// What is raised while pieces are put together, where those before come to values, and that is sure.
    async fn raised_in(
        &mut self,
        place: Place<'_>,
        pieces: &[Piece],
    ) -> Result<Option<Worked>, PredictError> {
        let mut probability = 1.0;
        for piece in pieces {
            let expression = match piece {
                Piece::Text(_) => continue,
                Piece::Value(expression) | Piece::Shown(expression) => expression,
                Piece::Each { .. } => return Ok(None),
            };
            let Some((outcome, sure)) = self.outcome(place, expression).await? else {
                return Ok(None);
            };
            probability *= sure;
            match outcome {
                Evaluated::Value(Some(_)) => {}
                Evaluated::Exception(Some(value)) if probability >= RAISED => {
                    return Ok(Some(Worked {
                        target: Target::Raised,
                        value,
                        probability,
                    }));
                }
                _ => return Ok(None),
            }
        }
        Ok(None)
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
                    let Some(key) = self.worth(place, key).await? else {
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
        let value = held.and_then(|held| with_item(held, &known, &worth.value));
        let whole = value.filter(|value| value.chars().count() <= MAX_WHOLE);
        Ok(whole.map(|value| Worth { value, probability }))
    }

    /// What an expression comes to, with the probability of that; `None` where there is no room for the questions.
    pub(super) async fn value_of(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        if place.program.lacks_inf(place.at, expression) {
            return self.watch(place, expression).await;
        }
        self.reduce(place, put_in(place, expression)).await
    }

    /// What an expression that has its values comes to, operation by operation.
    async fn reduce(
        &mut self,
        place: Place<'_>,
        mut text: String,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let mut probability = 1.0;
        let mut answered = false;
        let mut asked = 0;
        // What is too long to be asked may become shorter again; until then what it was before is what is asked.
        let mut short: Option<(String, f64)> = None;
        for _ in 0..MOST_LOOKED_UP {
            if asked == MOST {
                break;
            }
            let before = probability;
            let (part, value) = match place.program.reduction(&text) {
                None if answered && is_value(&requoted(&text)) => {
                    let value = requoted(&text).into_owned();
                    return Ok(Some((Evaluated::Value(Some(value)), probability)));
                }
                None => {
                    if let Some(shown) = shown_type(&text) {
                        return Ok(Some((Evaluated::Value(Some(shown)), probability)));
                    }
                    if let Some(set) = self.display(place, &text).await? {
                        let value = Evaluated::Value(Some(set.value));
                        return Ok(Some((value, probability * set.probability)));
                    }
                    // What is left of a choice, or a named tuple that is written out.
                    let whole = known(place, &text)
                        .or_else(|| place.program.made_dataclass(place.at, &text));
                    if let Some(value) = whole.filter(|_| answered) {
                        return Ok(Some((Evaluated::Value(Some(value)), probability)));
                    }
                    break;
                }
                Some(Reduction::Put(part, value)) => {
                    answered = true;
                    (part, value)
                }
                Some(Reduction::Each(part)) => {
                    let Some(list) = self.list_of(place, &text[part.clone()]).await? else {
                        break;
                    };
                    probability *= list.probability;
                    answered = true;
                    asked += usize::from(list.probability < 1.0);
                    (part, list.value)
                }
                Some(Reduction::Elements(part)) => {
                    let Some(found) = self.elements(place, &text[part.clone()]).await? else {
                        break;
                    };
                    let list = found.listed();
                    probability *= list.probability;
                    answered = true;
                    asked += usize::from(list.probability < 1.0);
                    (part, list.value)
                }
                Some(Reduction::Ask(part)) => {
                    let said = self.operation(place, &text[part.clone()]).await?;
                    let Some((outcome, sure)) = said else {
                        return Ok(None);
                    };
                    probability *= sure;
                    answered = true;
                    asked += usize::from(sure < 1.0);
                    match outcome {
                        Evaluated::Value(Some(value)) if part != (0..text.len()) => {
                            let value = match is_plain(&value) || is_text(&value) {
                                true => Some(value),
                                false => place.program.spelled(&value),
                            };
                            let Some(value) = value else { break };
                            (part, value)
                        }
                        outcome => return Ok(Some((outcome, probability))),
                    }
                }
            };
            let Some(next) = put(&text, part, &value) else {
                break;
            };
            let length = next.chars().count();
            if length <= LONGEST.max(text.chars().count()) && short.is_none() {
                // With a key worked out, an item may be known.
                text = put_in(place, &next);
            } else if length <= MAX_WHOLE {
                short.get_or_insert((text, before));
                text = next;
            } else {
                break;
            }
        }
        let (text, probability) = short.unwrap_or((text, probability));
        let said = self.watch(place, &text).await?;
        Ok(said.map(|(outcome, sure)| (outcome, probability * sure)))
    }

    /// What an operation comes to. What can be looked up is not asked; one that goes through elements is taken apart, and so is an
    /// order of values.
    async fn operation(
        &mut self,
        place: Place<'_>,
        operation: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        if let Some(pieces) = pieces(operation) {
            let text = Box::pin(self.written(place, &pieces)).await?;
            if let Some(Worth { value, probability }) = text.and_then(Worth::quoted) {
                return Ok(Some((Evaluated::Value(Some(value)), probability)));
            }
        }
        let made = || {
            let known = |name: &str| known(place, name);
            let made = place.program.made_container(operation, known);
            made.or_else(|| place.program.made_dataclass(place.at, operation))
                .or_else(|| place.program.replaced(place.at, operation))
                .or_else(|| copied(place, operation))
        };
        let found = looked_up(&requoted(operation)).or_else(made);
        let worth = match found {
            Some(value) => Some(Worth::certain(value)),
            None => match place.program.arranged(operation, |name| known(place, name)) {
                Some(Arranged::Value(value)) => Some(Worth::certain(value)),
                Some(Arranged::Set(items)) => self.set_of(place, items).await?,
                None => match default_item(operation, place.at) {
                    Some(value) => Some(Worth::certain(value.to_owned())),
                    None => match self.heaped(place, operation).await? {
                        Some(heap) => Some(heap),
                        None => self.fold(place, operation).await?,
                    },
                },
            },
        };
        if let Some(Worth { value, probability }) = worth {
            return Ok(Some((Evaluated::Value(Some(value)), probability)));
        }
        let told = |name: &str| {
            held(name, place.at).or_else(|| place.program.member_shown(place.at, name))
        };
        if let Some(message) = place.program.missing(&requoted(operation), told) {
            return Ok(Some((Evaluated::Exception(Some(message)), 1.0)));
        }
        let plain = |name: &str| known(place, name);
        let plain = place.program.compared_plainly(operation, plain);
        let operation = plain.as_deref().unwrap_or(operation);
        match order(operation) {
            Some(order) => match self.holds(place, &order).await? {
                Some((truth, sure)) => {
                    let value = if truth { "True" } else { "False" };
                    Ok(Some((Evaluated::Value(Some(value.to_owned())), sure)))
                }
                None => self.watch(place, operation).await,
            },
            None => self.arithmetic(place, operation).await,
        }
    }

    /// What comes to of a display: a set's items have an order that has to be asked.
    async fn display(
        &mut self,
        place: Place<'_>,
        text: &str,
    ) -> Result<Option<Worth>, PredictError> {
        match place.program.arranged(text, |name| known(place, name)) {
            Some(Arranged::Set(items)) => self.set_of(place, items).await,
            Some(Arranged::Value(value)) => Ok(Some(Worth::certain(value))),
            None => Ok(None),
        }
    }

    /// What the model says to a watch as it is, with the probability of that; `None` where there is no room for the question.
    pub(super) async fn watch(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let Place { program, at, .. } = place;
        let question = (Question::Watch, expression);
        let asked = encode_question(&self.tokenizer, at, question.0, question.1);
        let room = self.session.config().context;
        let mut document = place.document.to_vec();
        let closed = is_closed(program, expression);
        let known = self.asked.get(expression).filter(|_| closed).cloned();
        if let Some((outcome, sure)) = known.as_ref().filter(|(_, sure)| *sure >= SURE) {
            return Ok(Some((outcome.clone(), *sure)));
        }
        let long = expression.chars().count() > LONGEST_WORKED;
        if long || document.len() + asked.len().max(place.given) + RESERVES[1] > room {
            return Ok(None);
        }
        let said = self
            .ask(program, &mut document, at, question, LONGEST_STEP)
            .await;
        let Ok(said) = PredictError::alone(said)? else {
            return Ok(None);
        };
        let outcome = match decode_reply(&self.tokenizer, program, &said.ids())? {
            Said::Value(value) => Evaluated::Value(value),
            Said::Exception(message) => Evaluated::Exception(message),
            Said::Skipped => Evaluated::Skipped,
        };
        let said = (outcome, said.probability());
        let said = match known {
            Some(known) if known.1 >= said.1 => known,
            _ => said,
        };
        if closed {
            self.asked.insert(expression.to_owned(), said.clone());
        }
        Ok(Some(said))
    }
}

/// Whether an expression has no names but those of Python's functions, so that it comes to the same everywhere.
fn is_closed(program: &Program, expression: &str) -> bool {
    let open = |part: &Expr| match part {
        Expr::Name(name) => {
            let name = name.id.as_str();
            let own = program.definitions().iter().any(|one| one.name == name);
            own || !FUNCTIONS.contains(&name)
        }
        part => part.is_named_expr() || part.is_lambda_expr(),
    };
    ruff_python_parser::parse_expression(expression)
        .is_ok_and(|parsed| !any_over_expr(parsed.expr(), open))
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

/// The locals that are other objects than what is changed, and do not hold that: they stay as they are.
fn bystanders(place: Place<'_>, found: &[Worked]) -> Vec<Worked> {
    let changed: Vec<&AliasName> = found
        .iter()
        .filter_map(|worked| match &worked.target {
            Target::Changed { local, .. } => Some(local),
            _ => None,
        })
        .collect();
    if changed.is_empty() {
        return Vec::new();
    }
    let old = |local: &AliasName| place.at.frames.get(local.frame)?.known(&local.name);
    let texts: Vec<&str> = changed.iter().filter_map(|local| old(local)).collect();
    let bound = |local: &AliasName| {
        let mut targets = found.iter().map(|worked| &worked.target);
        targets.any(|target| matches!(target, Target::Local(other) if other == local))
    };
    // The name of what an `except` has taken may go with the line.
    let lent = place.at.line().and_then(|line| place.program.lent(line));
    let top = place.at.depth().saturating_sub(1);
    let mut others = Vec::new();
    for (index, frame) in place.at.frames.iter().enumerate() {
        for (name, value) in frame.locals.iter().flatten() {
            let local = AliasName::new(index, name);
            let stays = |value: &&String| {
                let holds = |text: &&str| value.contains(text) && value.as_str() != *text;
                !texts.is_empty() && !texts.iter().any(holds)
            };
            let Some(value) = value.as_ref().filter(stays) else {
                continue;
            };
            let goes = index == top && lent.as_ref() == Some(name);
            if !changed.contains(&&local) && !bound(&local) && !goes {
                others.push(Worked {
                    target: Target::whole(local),
                    value: value.clone(),
                    probability: 1.0,
                });
            }
        }
    }
    others
}

/// Whether what works a target out may raise something else than the statement does: a loop that has no further element ends, and a
/// method that changes a list raises in words of its own.
fn is_in_own_words(target: &Target) -> bool {
    match target {
        Target::Element(_) => true,
        Target::Changed { keys, .. } => keys.is_empty(),
        _ => false,
    }
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

/// The value of a name, an item or an attribute, or what a function of the program is shown as.
fn known(place: Place<'_>, name: &str) -> Option<String> {
    held(name, place.at)
        .or_else(|| place.program.shown_function(place.at, name))
        .or_else(|| place.program.shown_of_library(place.at, name))
        .or_else(|| place.program.member_shown(place.at, name))
        .or_else(|| place.program.frozen_item(place.at, name))
        .or_else(|| place.program.shown_display(place.at, name))
}

/// What a copy is shown as that an expression makes of something.
fn copied(place: Place<'_>, expression: &str) -> Option<String> {
    let known = |name: &str| known(place, name);
    place.program.copied(place.at, expression, known)
}

/// An expression with the values of what it reads. Where the program says itself how its objects are written, what they are written as
/// is no value.
fn put_in(place: Place<'_>, expression: &str) -> String {
    // With a key in its place, an item is found, and with that an attribute of it.
    let once = put_in_once(place, expression);
    if once == *expression || !once.contains('[') {
        return once;
    }
    put_in_once(place, &once)
}

fn put_in_once(place: Place<'_>, expression: &str) -> String {
    let Place { program, at, .. } = place;
    let told = match program.disguises() {
        true => None,
        false => program.without_none(at, expression),
    };
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_constants(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_members(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    let told = program.with_items(at, expression);
    let expression = told.as_deref().unwrap_or(expression);
    if !program.writes_values() {
        substituted(expression, at)
    } else if program.disguises() {
        expression.to_owned()
    } else {
        substituted(expression, &program.without_objects(at))
    }
}

/// What an expression is worth, and how surely.
pub(super) struct Worth {
    pub value: String,
    pub probability: f64,
}

impl Worth {
    /// The value that something was evaluated to.
    fn of((outcome, probability): (Evaluated, f64)) -> Option<Worth> {
        match outcome {
            Evaluated::Value(Some(value)) => Some(Worth { value, probability }),
            _ => None,
        }
    }

    pub(super) fn certain(value: String) -> Worth {
        Worth {
            value,
            probability: 1.0,
        }
    }

    /// A text as the value of a string, if it needs no escapes but those of ends of lines.
    fn quoted(self) -> Option<Worth> {
        let value = format!("'{}'", self.value);
        if is_plain(&value) {
            return Some(Worth { value, ..self });
        }
        // What has one kind of quotes in it stands between the other, and ends of lines are escaped.
        let lines = self.value.replace(['\'', '\n'], "");
        let value = PythonValue::Str(self.value).to_string();
        is_plain(&format!("'{lines}'")).then_some(Worth { value, ..self })
    }
}

/// What `str` makes of a value of a program; `None` where its text does not tell.
fn said_of(program: &Program, value: &str) -> Option<String> {
    if let Some(said) = program.said_of_exception(value) {
        return Some(said);
    }
    if let Some(said) = program.said_of_member(value) {
        return Some(said.to_owned());
    }
    if let Some(said) = program.said_of_record(value) {
        return Some(said.to_owned()).filter(|said| !has_sets(said));
    }
    let shown = program.shown_value(value).unwrap_or(value);
    let ordered = || is_in_order(shown).then(|| shown.into());
    as_text(shown).or_else(ordered).map(Cow::into_owned)
}

/// What `str` makes of a value; `None` where its text does not tell.
fn as_text(value: &str) -> Option<Cow<'_, str>> {
    let named = value.strip_prefix("<class '");
    let named = named.and_then(|rest| rest.strip_suffix("'>"));
    if named.is_some_and(|name| shown_type(name).is_some()) {
        return Some(value.into());
    }
    if value.starts_with(['\'', '"']) {
        // What is cut has no quote behind it.
        return match PythonValue::read(value) {
            Ok(PythonValue::Str(text)) => Some(text.into()),
            _ => None,
        };
    }
    if let Some(held) = contents(value) {
        // It is written as it is shown.
        return Some(value.into()).filter(|_| is_plain(held) && !has_sets(held));
    }
    let plain = Some(value).filter(|value| is_plain(value) && !has_sets(value));
    plain.map(Cow::Borrowed)
}

/// Whether a value is a text, or a list of texts, also of such that have escapes.
fn is_text(value: &str) -> bool {
    let text = |value: &PythonValue| matches!(value, PythonValue::Str(_));
    PythonValue::read(value).is_ok_and(|read| {
        let all = match &read {
            PythonValue::List(items) => items.iter().all(text),
            read => text(read),
        };
        all && read.to_string() == value
    })
}

/// Whether an expression of the program is written as its value is: numbers may be spelled in many ways (`1_000`, `0x1F`,
/// `1.50`), and the items of a set are sorted.
fn is_written(text: &str) -> bool {
    let spelled = |pair: &[u8]| {
        pair[0].is_ascii_digit() && (pair[1].is_ascii_alphabetic() || b"._".contains(&pair[1]))
    };
    let same = || PythonValue::read(text).is_ok_and(|value| value.to_string() == text);
    is_value(text) && !has_sets(text) && (!text.as_bytes().windows(2).any(spelled) || same())
}

/// The value of an expression that is written out as a whole: numbers in other spellings (`8.50`), tables of the program's, keys that
/// come twice.
fn written_out(expression: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let named = |part: &Expr| part.is_name_expr() || part.is_call_expr();
    if any_over_expr(parsed.expr(), named) {
        return None;
    }
    let value = match PythonValue::of_literal(parsed.expr())? {
        PythonValue::Dict(all) => {
            let mut pairs: Vec<(PythonValue, PythonValue)> = Vec::new();
            for (key, value) in all {
                // The first one says where it stands, the last one what it has.
                match pairs
                    .iter_mut()
                    .find(|(one, _)| compare(one, &key).is_equal())
                {
                    Some(pair) => pair.1 = value,
                    None => pairs.push((key, value)),
                }
            }
            PythonValue::Dict(pairs)
        }
        value => value,
    };
    Some(value.to_string()).filter(|text| !has_sets(text))
}

/// Whether an expression is a value as it is written. Sets may be written in another order, a key of a dictionary twice,
/// brackets around a value are not written, and no comma behind the last of several.
fn is_value(text: &str) -> bool {
    let count = || elements(text).map_or(0, |items| items.len());
    let named = |pairs: Vec<(String, String)>| {
        let mut keys: Vec<String> = pairs.into_iter().map(|(key, _)| key).collect();
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        keys.len() == count && keys.iter().all(|key| key.starts_with('\''))
    };
    let plain = match text.as_bytes() {
        [b'{', ..] => pairs(text).is_some_and(named) && !has_sets(text) && !text.ends_with(",}"),
        [b'(', .., b',', b')'] => count() == 1,
        [b'(', ..] => count() != 1,
        _ => !text.contains(",]"),
    };
    plain && is_plain(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::block_on;
    use crate::predict::fixtures::{before, place, untrained};
    use crate::program::Program;
    use crate::state::State;

    #[test]
    fn values_are_told_from_other_spellings() {
        let check = |text: &str, value: bool, written: bool| {
            assert_eq!(
                (is_value(text), is_written(text)),
                (value, written),
                "{text}"
            );
        };
        check("7", true, true);
        check("-7", true, true);
        check("1.5", true, true);
        check("1.50", true, false);
        check("[1, 'a']", true, true);
        check("(1, 2)", true, true);
        check("(1,)", true, true);
        check("()", true, true);
        check("('a', 'b,')", true, true);
        check("(7)", false, false);
        check("('a,b')", false, false);
        check("(1, 2,)", false, false);
        check("[1, 2,]", false, false);
        check("[1_000]", true, false);
        check("[{2, 1}]", true, false);
        check("{1: 2}", false, false);
        check("{'a': 1, 'b': [2]}", true, true);
        check("{'a': 1, 'a': 2}", false, false);
        check("{}", true, true);
        check("{'a'}", false, false);
        check("x", false, false);
    }

    #[test]
    fn long_values_are_read_as_they_are_written() {
        let check = |text: &str, expected: Option<&str>| {
            assert_eq!(written_out(text).as_deref(), expected, "{text}");
        };
        check("{1:'a',2:\"it's\"}", Some("{1: 'a', 2: \"it's\"}"));
        check("[(1,),0x10]", Some("[(1,), 16]"));
        check("{1:'a',2:'b',1:'c'}", Some("{1: 'c', 2: 'b'}"));
        check("8.50", Some("8.5"));
        check("[{2,1}]", None);
        check("[x]", None);
        check("[1+1]", None);
    }

    #[test]
    fn what_looks_like_the_changed_one_stays_as_it_is() {
        let program = Program::parse("def f(ys):\n    ys.append(1)\nf(xs)\n").unwrap();
        let state = r#"{"event": "line", "aliases": [["0.xs", "1.ys"]], "frames": [
            {"function": "<module>", "line": 3, "locals": {"xs": "[]", "copy": "[]", "other": "[2]", "n": "3", "all": "[[], []]"}},
            {"function": "f", "line": 2, "locals": {"ys": "[]"}}]}"#;
        let at = State::parse(state).unwrap();
        let place = place(&program, &at, &[]);
        let worked = |frame, name: &str| Worked {
            target: Target::whole(AliasName::new(frame, name)),
            value: "[1]".to_owned(),
            probability: 0.9,
        };
        let stays = bystanders(place, &[worked(1, "ys"), worked(0, "xs")]);
        let stays: Vec<_> = stays
            .into_iter()
            .map(|one| (one.target, one.value))
            .collect();
        let other =
            |name: &str, value: &str| (Target::whole(AliasName::new(0, name)), value.to_owned());
        assert_eq!(
            stays,
            vec![other("copy", "[]"), other("other", "[2]"), other("n", "3")]
        );
        assert!(bystanders(place, &[]).is_empty());
    }

    #[test]
    fn texts_are_what_str_makes_of_values() {
        let check = |value: &str, expected: Option<&str>| {
            assert_eq!(as_text(value).as_deref(), expected, "{value}");
        };
        check("'ab'", Some("ab"));
        check("''", Some(""));
        check("7", Some("7"));
        check("[1, 'a']", Some("[1, 'a']"));
        check("{'a': 1}", Some("{'a': 1}"));
        check("Counter({'a': 1})", Some("Counter({'a': 1})"));
        check("deque([{1}])", None);
        check("{2, 1}", None);
        check("[set()]", None);
        check("'a\\n'", Some("a\n"));
        check("\"it's\"", Some("it's"));
        check("<class 'int'>", Some("<class 'int'>"));
        check("<A x=1>", None);
        check("'ab…", None);
    }

    #[test]
    fn an_expression_is_asked_until_nothing_is_left() {
        let mut predictor = untrained();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let at = before(2);
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str| {
            let place = place(&program, &at, &document);
            let found = predictor.value_of(place, expression);
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
            "[x+y for x in [1, 2] for y in [a, a]]",
            "list(map(max, [a], [1]))",
            "sorted([[a], 'x'])",
            "sum(filter(None, [a]))",
        ] {
            check(expression);
        }
    }
}
