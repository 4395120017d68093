//! What has become of what calls of a line have returned, until the last of them returns: in `print(add(1), add(2))` both may give one list,
//! which is written as it is when both have been called. States keep what a call returned as it was then.

use std::ops::Range;

use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use super::Order;
use crate::program::classes::{parsed, value};
use crate::program::identity::can_change;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};
use crate::visitor::{Visitor, walk_expr};

impl Program {
    /// The last of these states, at which a call returns, with what the calls before it in the line have returned as it is by now; `None` where
    /// that stays as it is, or cannot be told.
    pub fn with_results_by_now(&self, past: &[&State]) -> Option<State> {
        let (at, before) = past.split_last()?;
        let depth = at.depth().checked_sub(1).filter(|depth| *depth > 0)?;
        let caller = at.frames.get(depth - 1)?;
        let results = caller.pending.as_ref()?;
        if at.event != Event::Return || results.is_empty() || self.disguises() {
            return None;
        }
        let changes = |text: &str| PythonValue::read(text).is_ok_and(|value| can_change(&value));
        results.iter().flatten().find(|text| changes(text))?;
        let first = before
            .iter()
            .rposition(|state| state.event == Event::Line && state.depth() == depth)?;
        let of_call = |state: &&&State| state.event == Event::Return && state.depth() == depth + 1;
        let returned: Vec<&State> = past[first..].iter().filter(of_call).copied().collect();
        // What is asked of objects besides what is called there is no result of these.
        if returned.len() != results.len() + 1 {
            return None;
        }
        let found: Vec<Option<String>> = self.with_header(caller.line, |header| {
            let evaluated = header.value()?;
            let order = Order::of(self, at, evaluated)?;
            if !order.begins_with(&returned) {
                return None;
            }
            let last = order.calls.get(results.len())?;
            let by_now = |(index, result): (usize, &Option<String>)| {
                let was = result.as_deref().filter(|text| changes(text))?;
                let (call, then) = (&order.calls[index], returned[index]);
                let whole = then.value.as_deref() == Some(was);
                if !whole || !is_kept(evaluated, &call.place, &last.place) {
                    return None;
                }
                self.result_by_now(then, at, depth).or_else(|| {
                    let own = order.calls.iter().filter(|one| one.name == last.name);
                    let same = call.name == last.name;
                    let all: Vec<Range<usize>> = own.map(|one| one.place.clone()).collect();
                    same.then(|| self.default_by_now(evaluated, &all, then, at))?
                })
            };
            Some(results.iter().enumerate().map(by_now).collect())
        })?;
        let mut state = (*at).clone();
        let pending = state.frames.get_mut(depth - 1)?.pending.as_mut()?;
        let mut differs = false;
        for (result, now) in pending.iter_mut().zip(found) {
            if now.is_some() && *result != now {
                *result = now;
                differs = true;
            }
        }
        differs.then_some(state)
    }

    /// What an object that has been returned `then` is by now, where a name that has not returned yet has it, or an attribute of an object with
    /// such a name.
    fn result_by_now(&self, then: &State, at: &State, depth: usize) -> Option<String> {
        let returned = self.returned_expression(then)?;
        let (root, attribute) = match &returned {
            Expr::Name(name) => (name.id.as_str(), None),
            Expr::Attribute(read) => (
                read.value.as_name_expr()?.id.as_str(),
                Some(read.attr.as_str()),
            ),
            _ => return None,
        };
        let own = AliasName::new(depth, root);
        let mut groups = then.aliases.as_ref()?.iter();
        let group = groups.find(|group| group.contains(&own))?;
        let outer = group.iter().find(|one| one.frame < depth)?;
        // A name of the module may be given another value meanwhile, and so may an attribute.
        if outer.frame == 0 && self.text.contains("global ") {
            return None;
        }
        let frame = at.frames.get(outer.frame)?;
        let Some(attribute) = attribute else {
            return frame.known(&outer.name).map(str::to_owned);
        };
        if self.sets_after_making(attribute) {
            return None;
        }
        let path = format!("{}.{attribute}", outer.name);
        let parsed = ruff_python_parser::parse_expression(&path).ok()?;
        value(&at.up_to(outer.frame), parsed.expr()).map(|value| value.to_string())
    }

    /// Whether the program gives an attribute of this name a value elsewhere than where objects are made.
    fn sets_after_making(&self, attribute: &str) -> bool {
        let dotted = format!(".{attribute}");
        let sets = |text: &str| {
            text.match_indices(&dotted).any(|(place, _)| {
                let rest = &text[place + dotted.len()..];
                let assigned = rest.starts_with('=') && !rest.starts_with("==");
                assigned || rest.starts_with(',') && text.contains('=') || rest.contains(":=")
            })
        };
        let named = self.text.contains("setattr(") || self.text.contains("__dict__");
        let own = |line: u32| {
            let mut all = self.definitions.iter();
            all.any(|one| one.name == "__init__" && one.is_in_body(line))
        };
        let mut lines = self.lines.iter();
        named || lines.any(|line| sets(&line.text) && !own(line.number))
    }

    /// What a default is by now that has been returned `then` as the parameter which had it, where all these calls of the function leave that
    /// parameter out.
    fn default_by_now(
        &self,
        evaluated: &Expr,
        calls: &[Range<usize>],
        then: &State,
        at: &State,
    ) -> Option<String> {
        let top = at.top()?;
        let function = self.definition_at(&top.function, top.line)?;
        let same = then.top()?;
        let same = self.definition_at(&same.function, same.line)?;
        if same.line != function.line {
            return None;
        }
        let name = self.returned_expression(then)?;
        let name = name.as_name_expr()?.id.to_string();
        let kept = self.changing_defaults(function);
        let is_kept = kept.iter().any(|(one, _)| *one == name);
        if !is_kept || function.scope.binds(&name, function.body..=function.last) {
            return None;
        }
        let place = self.parameter_place(function, &name)?;
        let leaves = |range: &Range<usize>| {
            let call = Around::of(evaluated, range).call;
            let given = call.and_then(|call| Some(&call.as_call_expr()?.arguments));
            given.is_some_and(|given| {
                given.keywords.is_empty()
                    && given.args.len() <= place
                    && !given.args.iter().any(Expr::is_starred_expr)
            })
        };
        calls
            .iter()
            .all(leaves)
            .then(|| top.known(&name).map(str::to_owned))?
    }

    /// Which of the parameters that are given by their places this is, counted without `self` of a method.
    fn parameter_place(&self, function: &Definition, name: &str) -> Option<usize> {
        let method = self.class_around(function.line).is_some();
        self.with_own_header(function, |def, _| {
            let parameters = &def.parameters;
            let mut all = parameters.posonlyargs.iter().chain(&parameters.args);
            let place = all.position(|one| one.parameter.name.as_str() == name)?;
            place.checked_sub(usize::from(method))
        })
    }

    /// What the line returns at which a frame does.
    fn returned_expression(&self, at: &State) -> Option<Expr> {
        let module = parsed(&self.line(at.line()?)?.text)?;
        let [Stmt::Return(returned)] = module.syntax().body.as_slice() else {
            return None;
        };
        returned.value.as_deref().cloned()
    }
}

/// Whether what the call at `place` gives is only held until the one at `last` returns: what it stands in takes both.
fn is_kept(evaluated: &Expr, place: &Range<usize>, last: &Range<usize>) -> bool {
    let Some(around) = Around::of(evaluated, place).around else {
        return false;
    };
    let whole = Range::<usize>::from(around.range());
    let holds = matches!(
        around,
        Expr::Call(_) | Expr::Tuple(_) | Expr::List(_) | Expr::BinOp(_)
    );
    holds && whole.start <= last.start && last.end <= whole.end
}

/// Looks for the call at a place, and for what it stands in.
struct Around<'p, 'e> {
    place: &'p Range<usize>,
    around: Option<&'e Expr>,
    call: Option<&'e Expr>,
}

impl<'p, 'e> Around<'p, 'e> {
    /// Both in what a line evaluates.
    fn of(evaluated: &'e Expr, place: &'p Range<usize>) -> Around<'p, 'e> {
        let mut search = Around {
            place,
            around: None,
            call: None,
        };
        search.visit_expr(evaluated);
        search
    }
}

impl<'e> Visitor<'e> for Around<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        let range = Range::<usize>::from(expr.range());
        if range == *self.place {
            self.call = Some(expr);
        } else if range.start <= self.place.start && self.place.end <= range.end {
            self.around = Some(expr);
            walk_expr(self, expr);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_two_calls_return_is_one_list_that_both_have_changed() {
        let check = |line: &str, expected: Option<&str>| {
            let source =
                format!("def add(x, items=[]):\n    items.append(x)\n    return items\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let mut waiting = state(
                Event::Return,
                &[
                    ("<module>", 4, &[]),
                    ("add", 3, &[("x", "2"), ("items", "[1, 2]")]),
                ],
                Some("[1, 2]"),
            );
            waiting.frames[0].pending = Some(vec![Some("[1]".to_owned())]);
            let past = [
                state(Event::Line, &[("<module>", 4, &[])], None),
                state(
                    Event::Return,
                    &[
                        ("<module>", 4, &[]),
                        ("add", 3, &[("x", "1"), ("items", "[1]")]),
                    ],
                    Some("[1]"),
                ),
                waiting,
            ];
            let past: Vec<&State> = past.iter().collect();
            let found = program.with_results_by_now(&past);
            let found = found.and_then(|state| state.frames[0].pending.clone()?.pop()?);
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check("print(add(1), add(2))", Some("[1, 2]"));
        check("x = [add(1), add(2)]", Some("[1, 2]"));
        check("y = add(1) + add(2)", Some("[1, 2]"));
        // What is made of it is made before the other call, and these are other lists.
        check("print(len(add(1)), add(2))", None);
        check("print(f'{add(1)} {add(2)}')", None);
        check("print(add(1, []), add(2))", None);
        check("print(add(1, items=[]), add(2))", None);
    }
}
