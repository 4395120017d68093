//! What a statement changes inside of others: `node.left = Node(2)` changes what `self.root` shows, `row.append(5)` what `grid` does. After a
//! step, that stands in the place of what the step says.

use std::cell::LazyCell;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, Stmt};

use super::Objects;
use crate::program::Program;
use crate::program::classes::parsed;
use crate::program::effects::CHANGING;
use crate::program::expressions::has_own_names;
use crate::program::heap::{Cell, Container, Heap, Held, Style};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State, cut_value};

impl Objects {
    /// Shows in the state after a single step from `at` what the statement has changed of objects inside of others; gives the frames and
    /// names that this is shown of. `told` are the locals that it changes, with the attributes that states may not show.
    pub fn show_changes(
        &self,
        program: &Program,
        at: &State,
        told: &[(AliasName, String)],
        next: &mut State,
    ) -> Vec<(usize, String)> {
        let mut changed = Vec::new();
        if !matches!(next.event, Event::Line | Event::Return) {
            return changed;
        }
        let mut after = self.clone();
        after.go_on(program, at, next);
        after.learn_told(program, told);
        after.learn_changes(program, at, next);
        let alone = self.changed_alone(program, at);
        let depth = next.depth();
        let followed_all = LazyCell::new(|| after.is_followed(program, at, depth));
        for (index, frame) in next.frames.iter_mut().enumerate() {
            let Some(followed) = after.frames.get(index) else {
                break;
            };
            for (name, value) in frame.locals.iter_mut().flatten() {
                let held = followed.names.get(name);
                let before = at.frames.get(index).and_then(|frame| frame.known(name));
                // What neither is nor has what a method changes stays as it was.
                let stays = |held: &Held| {
                    let Some(changed) = alone.filter(|_| matches!(held, Held::Object(_))) else {
                        return false;
                    };
                    let all = after.heap.reached([held].into_iter(), None);
                    all.is_some_and(|all| {
                        !all.contains(&changed) && all.is_disjoint(&after.heap.shown)
                    })
                };
                if let Some(before) = before.filter(|before| value.as_deref() != Some(before))
                    && held.is_some_and(stays)
                {
                    *value = Some(before.to_owned());
                    changed.push((index, name.clone()));
                    continue;
                }
                // A tuple is no object that is followed, but what is inside of it is.
                let in_tuple = |held: &Held| {
                    let mut names = after.frames.iter().flat_map(|one| one.names.values());
                    names.any(|one| matches!(one, Held::Tuple(_)) && one.has(held))
                };
                // So is what has lost the last one.
                let had = |held: &Held| {
                    let before = self.names(index).and_then(|names| names.get(name));
                    before == Some(held) && self.heap.is_shared(held)
                };
                let shared =
                    |held: &&Held| after.heap.is_shared(held) || in_tuple(held) || had(held);
                let Some(held) = held.filter(shared) else {
                    continue;
                };
                let text = |heap: &Heap, held: &Held| heap.shown_by_states(program, held).ok();
                let told = self.names(index).and_then(|names| names.get(name));
                let told = told.and_then(|held| text(&self.heap, held));
                let Some(shown) = text(&after.heap, held) else {
                    continue;
                };
                // Not every statement is followed: one that is has bound the name, or changed what was known to stand for it.
                let differs = told.as_deref() == before && before != Some(&*shown);
                let stayed = || told.as_deref() == before && *followed_all;
                if value.as_ref().is_some_and(|value| *value != shown)
                    && (differs || followed.bound.contains(name) || stayed())
                {
                    *value = Some(shown);
                    changed.push((index, name.clone()));
                }
            }
        }
        changed.extend(after.name_left_out(program, next));
        changed
    }

    /// Tells what a `return` hands back that only a class has, which no state shows: `return cls.by_name[name]`. Says whether it has told it.
    pub fn show_returned(&self, program: &Program, at: &State, next: &mut State) -> bool {
        let ends = at.event == Event::Line && next.event == Event::Return;
        let line = at.line().filter(|line| next.line() == Some(*line));
        let line = line.filter(|_| ends && next.depth() == at.depth());
        let Some(line) = line.filter(|_| !self.heap.of_classes.is_empty()) else {
            return false;
        };
        let object = || {
            let text = program.line(line)?.text.strip_prefix("return ")?;
            let parsed = ruff_python_parser::parse_expression(text).ok()?;
            match self.evaluated(program, parsed.expr(), text) {
                Held::Object(index) => match self.heap.cells[index] {
                    Cell::Instance { .. } => self
                        .heap
                        .shown_by_states(program, &Held::Object(index))
                        .ok(),
                    _ => None,
                },
                _ => None,
            }
        };
        let told = object().filter(|told| next.value.as_ref() != Some(told));
        let tells = told.is_some();
        if tells {
            next.value = told;
        }
        tells
    }

    /// Whether all is followed that the assignment has done to objects with which a line comes to its end: it hands on what it reads, makes, or
    /// has got of calls into the program, each of which has been followed itself. `next` is how many frames there are after the line.
    fn is_followed(&self, program: &Program, at: &State, next: usize) -> bool {
        let depth = at.depth() - usize::from(at.event == Event::Return && at.depth() > 0);
        let line = depth.checked_sub(1).and_then(|index| {
            let frame = at.frames.get(index).filter(|_| next == depth)?;
            program.line(frame.line)
        });
        let Some(parsed) = line.and_then(|line| parsed(&line.text)) else {
            return false;
        };
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return false;
        };
        // What a `defaultdict` lacks it gets when it is asked for.
        let makes = |kind: &Container| matches!(kind, Container::Default(..));
        let calls = |call: &Expr| match call {
            Expr::Call(call) => {
                let reading = self.reading(program, "");
                let named = call.func.as_name_expr();
                let class = named.and_then(|name| reading.class_held(&name.id));
                reading.entered(call).is_none()
                    && !class.is_some_and(|class| {
                        program.makes_bare(class) || program.is_bare_exception(class)
                    })
            }
            Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_) => true,
            other => has_own_names(other),
        };
        let targets = assign.targets.iter();
        let mut all = targets.chain([&*assign.value]);
        !self.heap.containers.values().any(makes) && !all.any(|one| any_over_expr(one, calls))
    }

    /// The list or the dictionary that the line which is about to run changes by a method of its own, if it does nothing else.
    fn changed_alone(&self, program: &Program, at: &State) -> Option<usize> {
        let text = program
            .line(at.line().filter(|_| at.event == Event::Line)?)?
            .text
            .as_str();
        let parsed = parsed(text)?;
        let [Stmt::Expr(statement)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let call = statement.value.as_call_expr()?;
        let method = call.func.as_attribute_expr()?;
        let plain = CHANGING.contains(&method.attr.as_str())
            && method.value.is_name_expr()
            && !call
                .arguments
                .args
                .iter()
                .any(|one| any_over_expr(one, Expr::is_call_expr));
        let Held::Object(index) = self.reading(program, text).held(&method.value) else {
            return None;
        };
        let container = matches!(self.heap.cells[index], Cell::List(_) | Cell::Dict(_));
        let known = container && !self.heap.shown.contains(&index);
        (plain && known).then_some(index)
    }

    /// Gives the state a name that the statement has surely bound to something with objects in it, where the step has left it out.
    fn name_left_out(&self, program: &Program, next: &mut State) -> Option<(usize, String)> {
        let index = next.depth().checked_sub(1)?;
        let frame = self.frames.get(index)?;
        let locals = next.frames.get_mut(index)?.locals.as_mut()?;
        let mut bound = frame.bound.iter();
        let name = bound.find(|name| !locals.contains_key(*name))?;
        let held = frame.names.get(name)?;
        if !self.heap.is_shared(held) {
            return None;
        }
        let shown = self.heap.text(program, held, Style::Shown).ok()?;
        locals.insert(name.clone(), Some(cut_value(shown)));
        Some((index, name.clone()))
    }

    /// Takes what a step says of objects that it changes in a way that is still to be worked out: so it is wherever they are.
    fn learn_changes(&mut self, program: &Program, at: &State, next: &State) {
        // The frame that runs says it first: what its statement changes is worked out.
        for (index, frame) in next.frames.iter().enumerate().rev() {
            for (name, value) in frame.locals.iter().flatten() {
                let before = at.frames.get(index).and_then(|frame| frame.known(name));
                let followed = self.frames.get(index);
                let held = followed.filter(|followed| !followed.bound.contains(name));
                let held = held.and_then(|followed| followed.names.get(name));
                let (Some(text), Some(&Held::Object(object))) = (value.as_deref(), held) else {
                    continue;
                };
                if before == Some(text) {
                    continue;
                }
                let value = PythonValue::read(text).ok();
                if let Some(value) = value.filter(|value| !self.is_plain(program, value)) {
                    let shows = |class: &str| !program.hides_objects_of(class);
                    self.learn_attributes(program, object, &value, &shows);
                } else if self
                    .heap
                    .text(program, &Held::Object(object), Style::Shown)
                    .is_err()
                {
                    let spread = before.and_then(|before| self.spread(object, before, text));
                    self.learn(program, object, spread.as_deref().unwrap_or(text));
                }
            }
        }
    }

    /// Takes what was worked out of locals that the statement changes.
    fn learn_told(&mut self, program: &Program, told: &[(AliasName, String)]) {
        for (local, text) in told {
            let followed = self.frames.get(local.frame);
            let held = followed.and_then(|followed| followed.names.get(&local.name));
            if let (Some(&Held::Object(object)), Ok(value)) = (held, PythonValue::read(text)) {
                self.learn_attributes(program, object, &value, &|_| true);
            }
        }
    }

    /// Takes the attributes of an object, and of those inside of it, from what it is shown as, whose values are still to be worked out:
    /// numbers, texts and the like; of the classes that show them.
    fn learn_attributes(
        &mut self,
        program: &Program,
        object: usize,
        shown: &PythonValue,
        shows: &dyn Fn(&str) -> bool,
    ) {
        let inside = Container::of(shown).map(|(_, inside)| inside);
        let shown = inside.as_ref().unwrap_or(shown);
        let inside: Vec<(Held, &PythonValue)> = match (&self.heap.cells[object], shown) {
            (Cell::List(items), PythonValue::List(values)) if items.len() == values.len() => {
                items.iter().cloned().zip(values).collect()
            }
            (Cell::Dict(pairs), PythonValue::Dict(values)) if pairs.len() == values.len() => {
                let held = pairs.iter().map(|(_, held)| held.clone());
                held.zip(values.iter().map(|(_, value)| value)).collect()
            }
            (
                Cell::Instance {
                    class, attributes, ..
                },
                PythonValue::Object { name, parts },
            ) if class == name && shows(class) => {
                let own = |(name, held): &(String, Held)| {
                    let mut parts = parts.iter();
                    let part = parts.find(|(own, _)| own.as_deref() == Some(name))?;
                    Some((held.clone(), &part.1))
                };
                attributes.iter().filter_map(own).collect()
            }
            _ => return,
        };
        if let PythonValue::Object { parts, .. } = shown {
            self.learn_constants(program, object, parts, |held| *held == Held::Unknown);
        }
        let mut learnt = Vec::new();
        for (held, value) in inside {
            match held {
                Held::Object(inner) => self.learn_attributes(program, inner, value, shows),
                Held::Worked(text) if self.is_plain(program, value) => {
                    learnt.push((text, value.to_string()));
                }
                _ => {}
            }
        }
        let learn = |held: &mut Held| {
            if let Held::Worked(text) = held
                && let Some((_, value)) = learnt.iter().find(|(one, _)| one == text)
            {
                *held = Held::Text(value.clone());
            }
        };
        match &mut self.heap.cells[object] {
            Cell::Instance { attributes, .. } => {
                attributes.iter_mut().for_each(|(_, held)| learn(held));
            }
            Cell::List(items) => items.iter_mut().for_each(learn),
            Cell::Dict(pairs) => pairs.iter_mut().for_each(|(_, held)| learn(held)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_is_changed_inside_of_something_is_shown_wherever_it_is() {
        // Each line's locals when it runs, and at the end those that a step says; then what is shown of the first one.
        let check = |source: &str, shown: &[&[(&str, &str)]], expected: &str| {
            let program = Program::parse(source).unwrap();
            let at = |line: usize| {
                state(
                    Event::Line,
                    &[("<module>", line as u32 + 1, shown[line])],
                    None,
                )
            };
            let states: Vec<State> = (0..shown.len()).map(at).collect();
            let (last, before) = states.split_last().unwrap();
            let start = State::start();
            let past: Vec<&State> = [&start].into_iter().chain(before).collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let mut next = last.clone();
            objects.show_changes(&program, &before[before.len() - 1], &[], &mut next);
            let (name, _) = shown[shown.len() - 1][0];
            let value = next.top().and_then(|top| top.known(name));
            assert_eq!(value, Some(expected), "{source}");
        };
        let grid = ("grid", "[[1, 2], [3, 4]]");
        let row = ("row", "[3, 4]");
        let after = |text| ("row", text);
        let both: &[_] = &[grid, row];
        for (change, told, expected) in [
            ("row[0] = 9", "[9, 4]", "[[1, 2], [9, 4]]"),
            ("row.append(5)", "[3, 4, 5]", "[[1, 2], [3, 4, 5]]"),
            ("row += [5]", "[3, 4, 5]", "[[1, 2], [3, 4, 5]]"),
            ("del row[-1]", "[3]", "[[1, 2], [3]]"),
            // What is worked out, or not followed, is as the step says.
            ("row[1] = row[0] * 7", "[3, 21]", "[[1, 2], [3, 21]]"),
            ("row.sort(reverse=True)", "[4, 3]", "[[1, 2], [4, 3]]"),
            // Another object under the same name.
            ("row = [7]", "[7]", "[[1, 2], [3, 4]]"),
            ("row = row + [5]", "[3, 4, 5]", "[[1, 2], [3, 4]]"),
        ] {
            let source = format!("grid = [[1, 2], [3, 4]]\nrow = grid[1]\n{change}\nprint(grid)\n");
            check(
                &source,
                &[&[], &[grid], both, &[grid, after(told)]],
                expected,
            );
        }
        // What is inside of a copy is the same, of a deep one another.
        let rows = ("rows", "[[1]]");
        for (function, expected) in [("copy", "[[1, 2]]"), ("deepcopy", "[[1]]")] {
            let source = format!(
                "import copy\nrows = [[1]]\nxs = copy.{function}(rows)\nxs[0].append(2)\nprint(rows)\n"
            );
            let said: &[_] = &[rows, ("xs", "[[1, 2]]")];
            let made: &[_] = &[rows, ("xs", "[[1]]")];
            check(&source, &[&[], &[], &[rows], made, said], expected);
        }
        // A copy has the same rows.
        let copy = ("copy", "[[1, 2], [3, 4]]");
        let source = "grid = [[1, 2], [3, 4]]\ncopy = grid[:]\ncopy[0][0] = 8\nprint(grid)\n";
        let said: &[_] = &[grid, ("copy", "[[8, 2], [3, 4]]")];
        check(
            source,
            &[&[], &[grid], &[grid, copy], said],
            "[[8, 2], [3, 4]]",
        );
        // What only looks like it is not changed.
        let (result, path) = (("result", "[[]]"), ("path", "[]"));
        let source = "result = [[]]\npath = []\npath.append(1)\nprint(result)\n";
        let said: &[_] = &[("result", "[[1]]"), ("path", "[1]")];
        check(source, &[&[], &[result], &[result, path], said], "[[]]");
        // One row twice.
        let twice = ("twice", "[[0, 0], [0, 0]]");
        let source = "twice = [[0] * 2] * 2\ntwice[1][0] = 5\nprint(twice)\n";
        let said: &[_] = &[("twice", "[[0, 0], [5, 0]]")];
        check(source, &[&[], &[twice], said], "[[5, 0], [5, 0]]");
    }
}
