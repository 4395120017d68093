//! Iterators that have a name: `rows = iter(lines)`, `turns = cycle('XO')`, `pairs = zip(xs, ys)`. No state shows what one still has to give. The
//! statement that has made it tells what it gives, and the states since then how much of that was taken; where a line asks it for more, what
//! it has left stands in its place (Python's library reference, "Iterator Types").

pub(super) mod asking;
mod making;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;

use self::asking::{Ask, Asked, IN_TURN, asked};
use self::making::Made;
use super::expressions::written;
use super::rewriting::with_all;
use super::{Program, Target, calling, mentions};
use crate::state::{AliasName, Event, Frame, State};

/// The iterators of a run, as far as the states on the way tell them.
#[derive(Default)]
struct Iterators {
    made: Vec<Made>,
    /// Which of them a local stands for.
    names: BTreeMap<AliasName, usize>,
}

/// What the lines of a program ask names for, by their numbers.
type Lines = BTreeMap<u32, Vec<Asked>>;

impl Program {
    /// The program with what iterators give in the line that goes on at a state, in the places where it asks them; `None` where it asks none of
    /// which that can be told. `past` are the states on the way there, from the first one on.
    pub fn with_iterators(&self, at: &State, past: &[&State]) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let text = &self.line(frame.line)?.text;
        let mut locals = at
            .frames
            .iter()
            .flat_map(|frame| frame.locals.iter().flatten());
        let iterator = |(name, shown): (&String, &Option<String>)| {
            shown.as_deref().is_some_and(making::is_iterator) && mentions(text, name)
        };
        if !locals.any(iterator) {
            return None;
        }
        let iterators = Iterators::after(self, past);
        let mut taken: BTreeMap<usize, usize> = BTreeMap::new();
        let places = self.with_header(frame.line, |header| {
            let mut places = Vec::new();
            for asked in asked(header) {
                if matches!(asked.ask, Ask::Times(_)) && self.binds("range") {
                    return None;
                }
                let Some(index) = iterators.meant(at, &asked.name) else {
                    continue;
                };
                let made = &iterators.made[index];
                let given = made.given_at(at)?;
                let before = made.taken? + taken.get(&index).copied().unwrap_or_default();
                let begun = frame.loops.as_ref()?.get(&frame.line).copied().flatten();
                let begun = begun.and_then(|count| usize::try_from(count).ok());
                let part = given.part(&asked.ask, before, begun, &self.text)?;
                *taken.entry(index).or_default() += asked.ask.count()?;
                places.push((asked.place, part));
            }
            Some(places)
        })?;
        // Lines keep their numbers.
        let on_one_line = |(place, part): &(Range<usize>, String)| {
            let text = self.text.get(place.clone());
            text.is_some_and(|text| !text.contains('\n')) && !part.contains('\n')
        };
        if places.is_empty() || !places.iter().all(on_one_line) {
            return None;
        }
        self.rewritten(&with_all(&self.text, places))
    }
}

impl Iterators {
    /// Those that there are after these states, the first of which is the first one of the program; the last one is about to run its line.
    fn after(program: &Program, past: &[&State]) -> Iterators {
        let mut iterators = Iterators::default();
        if IN_TURN.iter().any(|name| program.binds(name)) {
            return iterators;
        }
        let mut lines = Lines::new();
        for pair in past.windows(2) {
            if let [before, after] = pair {
                iterators.follow(program, &mut lines, before, after);
            }
        }
        iterators
    }

    /// The iterator that a name stands for in the frame that runs, or in the module.
    fn meant(&self, at: &State, name: &str) -> Option<usize> {
        let top = at.depth().checked_sub(1)?;
        let own = at.frames[top].locals.as_ref()?.contains_key(name);
        let place = AliasName::new(if own { top } else { 0 }, name);
        self.names.get(&place).copied()
    }

    fn follow(&mut self, program: &Program, lines: &mut Lines, before: &State, after: &State) {
        let number = before.line().filter(|_| before.event == Event::Line);
        let mut made = Vec::new();
        if let (Some(number), Some(frame)) = (number, before.top()) {
            // What it goes through may be another one, as far as that is by then.
            let new = self.made_by(program, before, frame);
            let given = self.made_for_call(program, before, after);
            if !self.names.is_empty() {
                let asks = lines.entry(number).or_insert_with(|| {
                    program
                        .with_header(number, |one| Some(asked(one)))
                        .unwrap_or_default()
                });
                let raised = after.event == Event::Exception && after.depth() == before.depth();
                for Asked { name, ask, .. } in asks.iter() {
                    let Some(index) = self.meant(before, name) else {
                        continue;
                    };
                    let taken = &mut self.made[index].taken;
                    let more = ask.count().filter(|_| !raised);
                    *taken = taken
                        .zip(more)
                        .and_then(|(taken, more)| taken.checked_add(more));
                    for other in self.made.iter_mut() {
                        if other.through.contains(&index) {
                            other.taken = None;
                        }
                    }
                }
            }
            for (local, one) in new.into_iter().chain(given) {
                self.made.push(one);
                made.push((local, self.made.len() - 1));
            }
        }
        if after.event == Event::Line && after.depth() < before.depth() {
            made.extend(self.handed_out_by(program, before));
        }
        let entered = usize::from(after.event == Event::Call);
        let going_on = after.depth().saturating_sub(entered);
        let mut names = BTreeMap::new();
        for (index, frame) in after.frames.iter().enumerate() {
            for (name, shown) in frame.locals.iter().flatten() {
                if !shown.as_deref().is_some_and(making::is_iterator) {
                    continue;
                }
                let own = AliasName::new(index, name);
                let stays = || {
                    let before = before.frames.get(index).filter(|_| index < going_on)?;
                    let scope = &program.definition_at(&before.function, before.line)?.scope;
                    let bound = scope.binds(name, before.line..=before.line);
                    self.names.get(&own).copied().filter(|_| !bound)
                };
                let shared = || {
                    let mut groups = after.aliases.iter().flatten();
                    let group = groups.find(|group| group.contains(&own))?;
                    let known = |one: &AliasName| {
                        let there = one.frame < before.depth();
                        self.names.get(one).copied().filter(|_| there)
                    };
                    group.iter().find_map(known)
                };
                let new = || {
                    let mut made = made.iter();
                    let found = made.find(|(local, _)| *local == own)?;
                    Some(found.1)
                };
                if let Some(found) = new().or_else(stays).or_else(shared) {
                    names.insert(own, found);
                }
            }
        }
        self.names = names;
    }

    /// What the iterator that a name stands for has left at a state, as it can be written, with all that this is taken from.
    fn left(&self, program: &Program, at: &State, name: &str) -> Option<(String, Vec<usize>)> {
        let index = self.meant(at, name)?;
        let made = &self.made[index];
        let left = made
            .given_at(at)?
            .part(&Ask::All, made.taken?, None, &program.text)?;
        let through = made.through.iter().copied().chain([index]);
        Some((left, through.collect()))
    }

    /// The parameters of the function that a line enters which are given new iterators, `Grid(zip(*rows))`, and these.
    fn made_for_call(
        &self,
        program: &Program,
        before: &State,
        after: &State,
    ) -> Vec<(AliasName, Made)> {
        let entered = after.top().filter(|_| after.event == Event::Call);
        let entered = entered.filter(|_| after.depth() == before.depth() + 1);
        let (Some(entered), Some(number)) = (entered, before.line()) else {
            return Vec::new();
        };
        let given_one = |name: &str| entered.known(name).is_some_and(making::is_iterator);
        let mut locals = entered.locals.iter().flatten();
        if !locals.any(|(name, _)| given_one(name)) {
            return Vec::new();
        }
        let mut found = Vec::new();
        for (target, given) in program.arguments(before) {
            let Target::Argument { function, name } = target else {
                continue;
            };
            if function != entered.function || !given_one(&name) {
                continue;
            }
            let made = program.with_header(number, |header| {
                let made = Cell::new(None);
                let makes = |part: &Expr| {
                    let own = written(part, &program.text) == Some(given.as_str());
                    if own {
                        let left = |name: &str| self.left(program, before, name);
                        made.set(program.iterator_made(before, part, &left));
                    }
                    own
                };
                let mut operands = header.operands().into_iter();
                operands.any(|one| any_over_expr(one, makes));
                made.take()
            });
            if let Some(made) = made {
                found.push((AliasName::new(before.depth(), name), made));
            }
        }
        found
    }

    /// The local that a line gives the iterator which an object of the program has just handed out, and which one that is.
    fn handed_out_by(&mut self, program: &Program, before: &State) -> Option<(AliasName, usize)> {
        let asked = before.top().filter(|_| before.event == Event::Return)?;
        if asked.function != "__iter__" || program.binds("iter") {
            return None;
        }
        let at = calling(before);
        let top = at.depth().checked_sub(1)?;
        let (name, made) = program.with_header(at.line()?, |header| {
            let (name, value) = header.bound()?;
            let call = value.as_call_expr()?;
            let ([object], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                return None;
            };
            let asks = call.func.as_name_expr()?.id.as_str() == "iter";
            let made = asks.then(|| program.iterator_handed_out(&at, object))??;
            Some((name.to_owned(), made))
        })?;
        self.made.push(made);
        Some((AliasName::new(top, name), self.made.len() - 1))
    }

    /// The local that a line gives a new iterator, and that.
    fn made_by(
        &self,
        program: &Program,
        before: &State,
        frame: &Frame,
    ) -> Option<(AliasName, Made)> {
        let top = before.depth().checked_sub(1)?;
        let left = |name: &str| self.left(program, before, name);
        let (name, made) = program.with_header(frame.line, |header| {
            let (name, value) = header.bound()?;
            Some((
                name.to_owned(),
                program.iterator_made(before, value, &left)?,
            ))
        })?;
        Some((AliasName::new(top, name), made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    /// The line that asks an iterator which was made by `making`, when `before` has asked it already.
    fn told(making: &str, before: &str, line: &str) -> Option<String> {
        let source = format!(
            "from itertools import cycle\nxs = [1, 2, 3]\n{making}\n{before}\n{line}\ndef told(x):\n    return x\n"
        );
        let program = Program::parse(&source).unwrap();
        let at = state(
            Event::Line,
            &[("<module>", 3, &[("xs", "[1, 2, 3]")])],
            None,
        );
        let shown = program.shown_iterator(&at, making.split_once('=')?.1);
        let shown = shown.unwrap_or_else(|| "<generator object <genexpr>>".to_owned());
        let locals = [("xs", "[1, 2, 3]"), ("it", shown.as_str())];
        let states = [
            state(Event::Line, &[("<module>", 3, &locals[..1])], None),
            state(Event::Line, &[("<module>", 4, &locals)], None),
            state(Event::Line, &[("<module>", 5, &locals)], None),
        ];
        let past: Vec<&State> = states.iter().collect();
        let program = program.with_iterators(past[2], &past)?;
        Some(program.line(5)?.text.clone())
    }

    #[test]
    fn what_goes_through_another_one_has_what_that_has_left() {
        let check = |before: &str, line: &str, expected: Option<&str>| {
            let source = format!("xs = [1, 2]\nit = (x for x in xs)\n{before}\n{line}\nz = 1\n");
            let program = Program::parse(&source).unwrap();
            let shown = "<generator object <genexpr>>";
            let locals = [("xs", "[1, 2]"), ("it", shown), ("sq", shown)];
            let at = |line: u32, count: usize| {
                state(Event::Line, &[("<module>", line, &locals[..count])], None)
            };
            let states = [at(2, 1), at(3, 2), at(4, 3)];
            let past: Vec<&State> = states.iter().collect();
            let told = program.with_iterators(past[2], &past);
            let told = told.map(|told| told.line(4).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{before}; {line}");
        };
        let nested = "b=list(([y*y for y in ([x for x in xs])]))";
        check("sq = (y * y for y in it)", "b = list(sq)", Some(nested));
        let nested = "b=list((list(map(str, ([x for x in xs])))))";
        check("sq = map(str, it)", "b = list(sq)", Some(nested));
        // It has something else once the other one is asked, and that by then.
        check("sq = (y * y for y in it)", "b = list(it)", None);
        check("sq = zip(it, it)", "b = list(sq)", None);
        check("sq = (xs * y for xs in it)", "b = list(sq)", None);
        check("sq = (y * y for y in xs if y in it)", "b = list(sq)", None);
    }

    #[test]
    fn iterators_are_named_by_what_they_go_through() {
        let check = |making: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("it = {making}\n")).unwrap();
            let locals = [("d", "{'a': 1}"), ("o", "OrderedDict([('a', 1)])")];
            let at = state(Event::Line, &[("<module>", 1, &locals[..])], None);
            let shown = program.shown_iterator(&at, making);
            assert_eq!(shown.as_deref(), expected, "{making}");
        };
        check("iter(d)", Some("<dict_keyiterator>"));
        check("iter(d.items())", Some("<dict_itemiterator>"));
        check("iter(d.values())", Some("<dict_valueiterator>"));
        check("reversed(d.items())", Some("<dict_reverseitemiterator>"));
        check("reversed(d)", Some("<dict_reversekeyiterator>"));
        check("iter(range(3))", Some("<range_iterator>"));
        check("reversed(range(3))", Some("<range_iterator>"));
        check("iter(zip(d, d))", Some("<zip>"));
        check("iter(o.items())", None);
    }

    #[test]
    fn an_iterator_that_a_call_is_given_is_followed() {
        let check = |call: &str, expected: Option<&str>| {
            let source = format!("def f(rows, k=0):\n    return [list(r) for r in rows]\n{call}\n");
            let program = Program::parse(&source).unwrap();
            let module = ("<module>", 3, &[("m", "[[1, 2], [3, 4]]")][..]);
            let own = &[("rows", "<zip>"), ("k", "0")][..];
            let states = [
                state(Event::Line, &[module], None),
                state(Event::Call, &[module, ("f", 1, own)], None),
                state(Event::Line, &[module, ("f", 2, own)], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let told = program.with_iterators(past[2], &past);
            let told = told.map(|told| told.line(2).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{call}");
        };
        let read = Some("return [list(r) for r in (list(zip(*m)))]");
        check("f(zip(*m))", read);
        check("x = f(k=0, rows=zip(*m))", read);
        check("f(given(m))", None);
    }

    #[test]
    fn what_is_left_of_an_iterator_stands_in_its_place() {
        let check = |making: &str, before: &str, line: &str, expected: Option<&str>| {
            assert_eq!(
                told(making, before, line).as_deref(),
                expected,
                "{making}; {before}; {line}"
            );
        };
        check("it=iter(xs)", "a=next(it)", "b=next(it)", Some("b=2"));
        check(
            "it=iter(xs)",
            "a=next(it)",
            "b=list(it)",
            Some("b=list([2, 3])"),
        );
        check("it=iter(xs)", "a=list(it)", "b=next(it, 0)", Some("b=0"));
        check(
            "it=iter(xs)",
            "a=next(it)",
            "b=next(it)+next(it)",
            Some("b=2+3"),
        );
        check("it=cycle('XO')", "a=next(it)", "b=next(it)", Some("b='O'"));
        let turns = "b=[next(it) for _ in range(3)]";
        check(
            "it=cycle('XO')",
            "a=next(it)",
            turns,
            Some("b=['O', 'X', 'O']"),
        );
        check("it=iter(xs)", "a=next(it)", turns, None);
        let rest = "b=dict((list(zip(xs, 'ab')))[1:])";
        check("it=zip(xs, 'ab')", "a=next(it)", "b=dict(it)", Some(rest));
        let squares = "b=next(iter(([x*x for x in xs])[1:]))";
        check(
            "it=(x*x for x in xs)",
            "a=next(it)",
            "b=next(it)",
            Some(squares),
        );
        // It is not sure how many it has given.
        check("it=iter(xs)", "a=xs and next(it)", "b=next(it)", None);
        check("it=iter(xs)", "a=zip(it, it)", "b=next(it)", None);
        let beside = "b=list(zip([1, 2, 3][0::2], [1, 2, 3][1::2]))";
        check("it=iter(xs)", "a=1", "b=list(zip(it, it))", Some(beside));
        let beside = "b=list(zip([1, 2, 3][1::2], [1, 2, 3][2::2]))";
        check(
            "it=iter(xs)",
            "a=next(it)",
            "b=list(zip(it, it))",
            Some(beside),
        );
        check(
            "it=iter(xs)",
            "a=list(zip(it, it))",
            "b=next(it, 0)",
            Some("b=0"),
        );
        check("it=iter(xs)", "a=1", "b=list(zip(it, xs, it))", None);
        check("it=iter(xs)", "a=next(it)", "b=xs and next(it)", None);
        check("it=map(told, xs)", "a=next(it)", "b=next(it)", None);
    }

    #[test]
    fn what_objects_hand_out_gives_what_they_have() {
        let check = |now: &str, line: &str, expected: Option<&str>| {
            let source = format!(
                "class Team:\n    def __init__(self, names):\n        self.names = names\n    def __iter__(self):\n        return iter(self.names)\nteam = Team(['a', 'b'])\nit = iter(team)\nx = next(it)\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let shown = "Team(names=['a', 'b'])";
            let own = [("self", shown)];
            let locals = [("team", shown), ("it", "<list_iterator>"), ("x", "'a'")];
            let later = [("team", now), locals[1], locals[2]];
            let inner = |event, value| {
                let frames: [Shown<'_>; 2] = [("<module>", 7, &locals[..1]), ("__iter__", 5, &own)];
                state(event, &frames, value)
            };
            let states = [
                state(Event::Line, &[("<module>", 7, &locals[..1])], None),
                inner(Event::Line, None),
                inner(Event::Return, Some("<list_iterator>")),
                state(Event::Line, &[("<module>", 8, &locals[..2])], None),
                state(Event::Line, &[("<module>", 9, &later)], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let told = program.with_iterators(past[4], &past);
            let told = told.map(|told| told.line(9).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        let same = "Team(names=['a', 'b'])";
        check(same, "y = next(it)", Some("y='b'"));
        check(same, "y = list(it)", Some("y=list(['b'])"));
        // The object has something else by now.
        check("Team(names=['a', 'b', 'c'])", "y = next(it)", None);
    }
}
