//! Values that are longer than what a state shows of them: a state has the first 120 characters, and `…`. As long as the steps that made
//! such a value are worked out ("Values first" in docs/predict.md), all of it is known, and is kept beside the state that it belongs to.
//! What is asked before the next step is then asked of the state with its values in full.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::action::Action;
use crate::program::Target;
use crate::request::HistoryEntry;
use crate::state::{AliasName, Event, MAX_VALUE, MAX_WHOLE, State, cut_output, cut_value};

use super::Ways;
use super::working::Worked;

/// The most states whose values are kept in full; those that were predicted first go first.
const MOST: usize = 2_000;

/// The values of a state that are longer than it shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Wholes {
    /// Of locals, by frame and name.
    locals: BTreeMap<(usize, String), Rc<str>>,
    /// What the frame returns.
    value: Option<Rc<str>>,
}

/// What one step has led to.
struct Step {
    from: State,
    to: State,
    wholes: Rc<Wholes>,
}

/// The long values of the states of a program that have been predicted.
#[derive(Default)]
pub(super) struct Memory {
    steps: Vec<Step>,
}

impl Wholes {
    pub fn is_empty(&self) -> bool {
        self.locals.is_empty() && self.value.is_none()
    }

    /// The state with these values in full.
    pub fn put_into(&self, at: &State) -> State {
        let mut told = at.clone();
        for ((frame, name), whole) in &self.locals {
            let frame = told.frames.get_mut(*frame);
            let local = frame.and_then(|frame| frame.locals.as_mut()?.get_mut(name));
            if let Some(local) = local {
                *local = Some(whole.to_string());
            }
        }
        if let Some(whole) = &self.value {
            told.value = Some(whole.to_string());
        }
        told
    }

    /// Those of them that a state shows the beginnings of.
    fn shown_by(&self, at: &State) -> Wholes {
        let shown = |(frame, name): &(usize, String), whole: &str| {
            let text = at.frames.get(*frame).and_then(|frame| frame.known(name));
            text.is_some_and(|text| begins(text, whole))
        };
        let locals = self.locals.iter().filter(|(key, whole)| shown(key, whole));
        let value = self.value.clone();
        Wholes {
            locals: locals
                .map(|(key, whole)| (key.clone(), whole.clone()))
                .collect(),
            value: value.filter(|whole| at.value.as_ref().is_some_and(|text| begins(text, whole))),
        }
    }
}

impl Memory {
    pub fn clear(&mut self) {
        self.steps.clear();
    }

    /// What is known of the long values of a state: those that it had when it was predicted, or, where another state was predicted after the
    /// same one, those of that which both show.
    pub fn of(&self, history: &[HistoryEntry], at: &State) -> Rc<Wholes> {
        if !has_cut(at) {
            return Rc::default();
        }
        if let Some(step) = self.steps.iter().rev().find(|step| step.to == *at) {
            return step.wholes.clone();
        }
        let before = history
            .last()
            .filter(|before| before.action == Action::StepInto);
        let step = before.and_then(|before| {
            let mut steps = self.steps.iter().rev();
            steps.find(|step| step.from == before.state)
        });
        step.map_or_else(Rc::default, |step| Rc::new(step.wholes.shown_by(at)))
    }

    /// Keeps what is known of the long values of the state `to` that a single step has led to.
    pub fn keep(&mut self, ways: &Ways<'_>, to: &State) {
        if *ways.action != Action::StepInto || !has_cut(to) {
            return;
        }
        let wholes = after(ways, to);
        if wholes.is_empty() {
            return;
        }
        if self.steps.len() == MOST {
            self.steps.drain(..MOST / 2);
        }
        self.steps.push(Step {
            from: ways.at.clone(),
            to: to.clone(),
            wholes: Rc::new(wholes),
        });
    }
}

/// Whether a text is what is shown of a longer value.
fn is_cut(text: &str) -> bool {
    text.ends_with('…') && text.chars().count() > MAX_VALUE
}

/// Whether a state shows a value in this way that is longer.
fn begins(shown: &str, whole: &str) -> bool {
    let cut = shown.strip_suffix('…').filter(|_| is_cut(shown));
    cut.is_some_and(|cut| whole.len() > cut.len() && whole.starts_with(cut))
}

/// Whether a state has a value that is longer than it shows.
fn has_cut(at: &State) -> bool {
    let mut locals = at.frames.iter().filter_map(|frame| frame.locals.as_ref());
    locals.any(|locals| locals.values().flatten().any(|text| is_cut(text)))
        || at.value.as_deref().is_some_and(is_cut)
}

/// Cuts what was worked out to what states show; gives what it was in full.
pub(super) fn cut_all(worked: &mut Vec<Worked>) -> Vec<(Target, Rc<str>)> {
    worked.retain(|one| one.value.chars().count() <= MAX_WHOLE);
    let mut found = Vec::new();
    for one in worked {
        if matches!(one.target, Target::Output | Target::Begun) {
            one.value = cut_output(std::mem::take(&mut one.value));
        } else if one.value.chars().count() > MAX_VALUE && !is_cut(&one.value) {
            found.push((one.target.clone(), Rc::from(one.value.as_str())));
            one.value = cut_value(std::mem::take(&mut one.value));
        }
    }
    found
}

/// What is known of the long values of the state that a single step leads to: those that were worked out for it, and those of the state
/// before which the step leaves as they are.
fn after(ways: &Ways<'_>, to: &State) -> Wholes {
    let answers = ways.answers;
    let made = |is_it: &dyn Fn(&Target) -> bool, shown: &str| {
        let mut made = answers.made.iter();
        let found = made.find(|(target, whole)| is_it(target) && begins(shown, whole));
        found.map(|(_, whole)| whole.clone())
    };
    // Where a frame returns, another one may stand in its place.
    let returns = ways.at.event == Event::Return;
    let same = ways.at.depth() - usize::from(returns && ways.at.depth() > 0);
    let runs = |event: Event| matches!(event, Event::Line | Event::Return);
    let stays = answers.keeps || !runs(ways.at.event) || !runs(to.event);
    let mut bound = answers.bound.iter();
    let mut wholes = Wholes::default();
    for (index, frame) in to.frames.iter().enumerate() {
        for (name, shown) in frame.locals.iter().flatten() {
            let Some(shown) = shown.as_deref().filter(|shown| is_cut(shown)) else {
                continue;
            };
            let own = AliasName::new(index, name);
            let top = index + 1 == to.depth();
            let gets = |target: &Target| match target {
                Target::Local(local) | Target::Changed { local, .. } => *local == own,
                Target::Element(element) => top && element == name,
                Target::Argument {
                    function,
                    name: parameter,
                } => top && *function == frame.function && parameter == name,
                _ => false,
            };
            let carried = || {
                let whole = answers.wholes.locals.get(&(index, name.clone()));
                let whole = whole.filter(|whole| index < same && begins(shown, whole))?;
                // What is no text may have been changed behind what is shown.
                let text = whole.starts_with(['\'', '"']);
                (stays || text && !bound.any(gets)).then(|| whole.clone())
            };
            if let Some(whole) = made(&gets, shown).or_else(carried) {
                wholes.locals.insert((index, name.clone()), whole);
            }
        }
    }
    for group in to.aliases.iter().flatten() {
        let of = |one: &AliasName| wholes.locals.get(&(one.frame, one.name.clone())).cloned();
        let Some(whole) = group.iter().find_map(of) else {
            continue;
        };
        for one in group {
            let shown = to.frames.get(one.frame);
            let shown = shown.and_then(|frame| frame.known(&one.name));
            if shown.is_some_and(|shown| begins(shown, &whole)) {
                let key = (one.frame, one.name.clone());
                wholes.locals.entry(key).or_insert_with(|| whole.clone());
            }
        }
    }
    if let Some(shown) = to.value.as_deref().filter(|_| to.event == Event::Return) {
        wholes.value = made(
            &|target| matches!(target, Target::Value | Target::End),
            shown,
        );
    }
    wholes
}
