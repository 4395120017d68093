//! Values that are longer than what a state shows of them: a state has the first 120 characters, and `…`. As long as the steps that made
//! such a value are worked out ("Values first" in docs/predict.md), all of it is known, and is kept beside the state that it belongs to.
//! What is asked before the next step is then asked of the state with its values in full.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::action::Action;
use crate::program::{COMPILED, Target};
use crate::request::HistoryEntry;
use crate::state::{AliasName, Event, MAX_VALUE, MAX_WHOLE, State, cut_output, cut_value};

use super::Ways;
use super::working::Worked;

/// The most states whose values are kept in full; those that were predicted first go first.
const MOST: usize = 2_000;

/// Statements that evaluate nothing which could change an object.
const IDLE: [&str; 15] = [
    "@classmethod",
    "@dataclass",
    "@property",
    "@staticmethod",
    "@total_ordering",
    "break",
    "continue",
    "def ",
    "except ",
    "from ",
    "global ",
    "import ",
    "nonlocal ",
    "pass",
    "try:",
];

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

    /// What is known of the long values of a state: those that it had when it was predicted. Where it is another state than was predicted,
    /// after the same one or (of which something was edited) in the same place, those which both show.
    pub fn of(&self, history: &[HistoryEntry], at: &State) -> Rc<Wholes> {
        if !has_cut(at) {
            return Rc::default();
        }
        let latest = |is_it: &dyn Fn(&Step) -> bool| self.steps.iter().rev().find(|one| is_it(one));
        if let Some(step) = latest(&|step| step.to == *at) {
            return step.wholes.clone();
        }
        let before = history
            .last()
            .filter(|before| before.action == Action::StepInto);
        let step = before
            .and_then(|before| latest(&|step| step.from == before.state))
            .or_else(|| latest(&|step| is_there(&step.to, at)));
        step.map_or_else(Rc::default, |step| Rc::new(step.wholes.shown_by(at)))
    }

    /// Keeps what is known of the long values of the state `to` that a single step has led to.
    pub fn keep(&mut self, ways: &Ways<'_>, to: &State) {
        if *ways.action != Action::StepInto || !has_cut(to) {
            return;
        }
        let mut wholes = after(ways, to);
        self.go_on_with(ways, to, &mut wholes);
        self.recall(ways, to, &mut wholes);
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

    /// A generator that goes on has the long values with which its frame has waited: no state since shows any of it.
    fn go_on_with(&self, ways: &Ways<'_>, to: &State, wholes: &mut Wholes) {
        let Some(top) = to.top().filter(|_| to.event == Event::Call) else {
            return;
        };
        if !ways.program.is_generator_frame(top) {
            return;
        }
        let waits = |one: &&Step| {
            one.to.event == Event::Return
                && one.to.top().is_some_and(|frame| {
                    (frame.line, &frame.function, &frame.locals)
                        == (top.line, &top.function, &top.locals)
                })
        };
        let Some(step) = self.steps.iter().rev().find(waits) else {
            return;
        };
        for ((index, name), whole) in &step.wholes.locals {
            if index + 1 == step.to.depth() {
                let key = (to.depth() - 1, name.clone());
                wholes.locals.entry(key).or_insert_with(|| whole.clone());
            }
        }
    }

    /// What a name of the module stands for that is bound once, and cannot be changed, a wrong step does not make forgotten: it is what it
    /// was when it was last known.
    fn recall(&self, ways: &Ways<'_>, to: &State, wholes: &mut Wholes) {
        let module = to.frames.first().and_then(|frame| frame.locals.as_ref());
        for (name, shown) in module.into_iter().flatten() {
            let key = (0, name.clone());
            let Some(shown) = shown.as_deref().filter(|shown| is_cut(shown)) else {
                continue;
            };
            if wholes.locals.contains_key(&key) || !ways.program.binds_once(name) {
                continue;
            }
            let mut earlier = self.steps.iter().rev();
            let known = earlier.find_map(|step| step.wholes.locals.get(&key));
            let known = known.filter(|whole| stays(whole) && begins(shown, whole));
            if let Some(whole) = known {
                wholes.locals.insert(key, whole.clone());
            }
        }
    }
}

/// Whether a value is a text or a pattern: what cannot be changed.
fn stays(whole: &str) -> bool {
    whole.starts_with(['\'', '"']) || whole.starts_with(COMPILED)
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

/// Whether two states are in the same place: in the same lines of the same functions, after as many iterations.
fn is_there(one: &State, other: &State) -> bool {
    let place = |state: &State| -> Vec<_> {
        let frames = state.frames.iter();
        frames
            .map(|frame| (frame.function.clone(), frame.line, frame.loops.clone()))
            .collect()
    };
    one.event == other.event && one.depth() == other.depth() && place(one) == place(other)
}

/// How many entries at the end of a history tell the long values of a state.
pub(super) fn told_by(history: &[HistoryEntry], at: &State) -> usize {
    usize::from(!history.is_empty() && has_cut(at))
}

/// Whether a state has a value that is longer than it shows.
pub(super) fn has_cut(at: &State) -> bool {
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
    let line = ways.at.line().and_then(|line| ways.program.line(line));
    let idle = line.is_some_and(|line| IDLE.iter().any(|word| line.text.starts_with(word)));
    let calm = answers.calm || idle || !runs(ways.at.event) || !runs(to.event);
    let mut bound = answers.bound.iter();
    let touched = LazyCell::new(|| {
        let told = answers.wholes.put_into(ways.at);
        ways.program.touched(&told)
    });
    let apart = |own: &AliasName| touched.as_ref().is_some_and(|all| !all.contains(own));
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
                // What is no text or pattern may have been changed behind what is shown.
                let kept = calm || (stays(whole) || apart(&own)) && !bound.any(gets);
                kept.then(|| whole.clone())
            };
            // A frame that is entered, or goes on where it has waited, may have a text that has another name, too.
            let alike = || {
                let entered = top && to.event == Event::Call;
                let known = answers.wholes.locals.values();
                let mut known = known.filter(|whole| begins(shown, whole));
                let first = known
                    .next()
                    .filter(|_| entered && shown.starts_with(['\'', '"']))?;
                known.all(|other| other == first).then(|| first.clone())
            };
            if let Some(whole) = made(&gets, shown).or_else(carried).or_else(alike) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::answers::Answers;
    use crate::predict::fixtures::{before, ways};
    use crate::program::Program;

    /// The module before `line`, where locals have these values as states show them.
    fn at(line: u32, locals: &[(&str, &str)]) -> State {
        let mut state = before(line);
        let own = state.frames[0].locals.get_or_insert_default();
        for (name, value) in locals {
            own.insert((*name).to_owned(), Some(cut_value((*value).to_owned())));
        }
        state
    }

    #[test]
    fn what_is_worked_out_is_cut_as_states_show_it() {
        let worked = |target: Target, length: usize| Worked {
            target,
            value: "x".repeat(length),
            probability: 1.0,
        };
        let mut all = vec![
            worked(Target::Value, 120),
            worked(Target::End, 121),
            worked(Target::Output, 401),
            worked(Target::Raised, MAX_WHOLE + 1),
        ];
        let made = cut_all(&mut all);
        let lengths: Vec<usize> = all.iter().map(|one| one.value.chars().count()).collect();
        assert_eq!(lengths, [120, 121, 401]);
        assert_eq!(made, [(Target::End, "x".repeat(121).into())]);
        assert!(all[1..].iter().all(|one| one.value.ends_with('…')));
    }

    #[test]
    fn long_values_are_known_as_long_as_the_steps_tell_them() {
        let program = Program::parse("xs = [1] * 90\nn = 1\nxs.append(n)\nn = 2\n").unwrap();
        let (list, text) = (
            format!("[{}2]", "1, ".repeat(80)),
            format!("'{}'", "a".repeat(200)),
        );
        let shown = [("xs", list.as_str()), ("text", text.as_str())];
        // What is known of both before the next state, where the statement keeps objects or not, and binds `text` or not.
        let check = |made: bool, keeps: bool, binds: bool, expected: [bool; 2]| {
            let (from, to) = (at(2, &shown), at(3, &shown));
            let key = |name: &str| (0, name.to_owned());
            let whole = |text: &str| Rc::<str>::from(text);
            let known = [(key("xs"), whole(&list)), (key("text"), whole(&text))];
            let own = |name: &str| Target::Local(AliasName::new(0, name));
            let answers = Answers {
                calm: keeps,
                wholes: Rc::new(Wholes {
                    locals: known.into(),
                    value: None,
                }),
                made: made
                    .then(|| (own("xs"), whole(&list)))
                    .into_iter()
                    .collect(),
                bound: binds.then(|| own("text")).into_iter().collect(),
                ..Answers::default()
            };
            let mut memory = Memory::default();
            memory.keep(&ways(&program, &from, &Action::StepInto, &answers), &to);
            let told = memory.of(&[], &to).put_into(&to);
            let top = told.top().unwrap();
            let found = [
                top.known("xs") == Some(&list),
                top.known("text") == Some(&text),
            ];
            assert_eq!(found, expected, "{made} {keeps} {binds}");
            // Of another state nothing is known, unless it was reached in the same way, or something in it was edited.
            let other = at(4, &shown);
            assert!(memory.of(&[], &other).is_empty());
            let edited = at(3, &[shown[0], shown[1], ("n", "5")]);
            assert_eq!(memory.of(&[], &edited), memory.of(&[], &to));
            let history = [HistoryEntry {
                action: Action::StepInto,
                state: from,
            }];
            assert_eq!(memory.of(&history, &other), memory.of(&[], &to));
        };
        check(false, true, false, [true, true]);
        check(false, false, false, [false, true]);
        check(true, false, true, [true, false]);
    }

    #[test]
    fn what_changes_another_object_leaves_the_rest() {
        let check = |other: &str, expected: bool| {
            let program = Program::parse("pass\nys.append(n)\nn = 2\n").unwrap();
            let list = format!("[[3], {}2]", "1, ".repeat(80));
            let shown = [("xs", list.as_str()), ("ys", other), ("n", "1")];
            let answers = Answers {
                wholes: Rc::new(Wholes {
                    locals: [((0, "xs".to_owned()), Rc::from(list.as_str()))].into(),
                    value: None,
                }),
                ..Answers::default()
            };
            let (mut from, to) = (at(2, &shown), at(3, &shown));
            from.aliases = Some(Vec::new());
            let mut memory = Memory::default();
            memory.keep(&ways(&program, &from, &Action::StepInto, &answers), &to);
            assert_eq!(!memory.of(&[], &to).is_empty(), expected, "{other}");
        };
        check("[4]", true);
        // It may be what stands inside.
        check("[3]", false);
    }

    #[test]
    fn what_is_bound_once_is_not_forgotten_by_a_wrong_step() {
        let check = |source: &str, value: &str, expected: bool| {
            let program = Program::parse(source).unwrap();
            let shown = [("x", value)];
            let known = Answers {
                made: vec![(Target::Local(AliasName::new(0, "x")), Rc::from(value))],
                ..Answers::default()
            };
            let mut memory = Memory::default();
            let mut step = |from: &State, to: &State, answers: &Answers| {
                memory.keep(&ways(&program, from, &Action::StepInto, answers), to);
                !memory.of(&[], to).is_empty()
            };
            assert!(step(&at(1, &[]), &at(2, &shown), &known));
            // The step before was told wrong: nothing is known at its end.
            let found = step(&at(3, &shown), &at(4, &shown), &Answers::default());
            assert_eq!(found, expected, "{source}");
        };
        let text = format!("'{}'", "a".repeat(200));
        check("x = 'a' * 200\nf(1)\nf(2)\nf(3)\n", &text, true);
        check("x = 'a' * 200\nf(1)\nx = x[:190]\nf(3)\n", &text, false);
        let list = format!("[{}1]", "1, ".repeat(80));
        check("x = [1] * 81\nf(1)\nf(2)\nf(3)\n", &list, false);
    }

    #[test]
    fn names_of_one_object_have_one_value() {
        let program = Program::parse("ys = xs\nn = 2\n").unwrap();
        let list = format!("[{}2]", "1, ".repeat(80));
        let mut to = at(2, &[("xs", &list), ("ys", &list)]);
        to.aliases = Some(vec![vec![AliasName::new(0, "xs"), AliasName::new(0, "ys")]]);
        let target = Target::Local(AliasName::new(0, "ys"));
        let answers = Answers {
            made: vec![(target, Rc::from(list.as_str()))],
            ..Answers::default()
        };
        let from = at(1, &[("xs", &list)]);
        let mut memory = Memory::default();
        memory.keep(&ways(&program, &from, &Action::StepInto, &answers), &to);
        let told = memory.of(&[], &to).put_into(&to);
        assert_eq!(told.top().unwrap().known("xs"), Some(list.as_str()));
    }
}
