//! What a line raises because a value has not the size, or not the element, that the line needs; and what an `assert` says.

use ruff_python_ast::{Expr, ExprCall, ExprSubscript, Operator, Stmt, StmtAssign};

use super::Program;
use super::canonical_expression;
use super::classes::parsed;
use super::displays::is_display;
use super::expressions::{Header, written};
use super::heap::Container;
use super::identity::is_fixed;
use super::keeping::HARMLESS;
use super::library::gone_through;
use super::pieces::{Piece, pieces_of};
use super::reach::Reach;
use super::targets::{Origin, Target, changed_for_nothing, with_items};
use super::told::whole;
use crate::quiz::{PythonValue, compare};
use crate::state::{Event, State};

impl Program {
    /// What the line that is about to run surely raises as a value does not fit it: more or fewer values than names, an element that is to
    /// be removed and is not there, a key without a hash.
    pub fn unfit(&self, at: &State) -> Option<String> {
        let reach = Reach::of(self, at)?;
        let text = &self.line(at.line()?)?.text;
        if text.starts_with("for ") {
            return self.unfit_elements(at, &reach);
        }
        let parsed = parsed(text)?;
        let [statement] = parsed.syntax().body.as_slice() else {
            return None;
        };
        if let Some(message) = self.unhashed(statement, &reach) {
            return Some(message);
        }
        match statement {
            Stmt::Assign(assign) => {
                let taken = assign.value.as_call_expr();
                if let Some(refused) = taken.and_then(|call| self.refused_first(call, &reach)) {
                    return Some(refused);
                }
                if let [Expr::Subscript(item)] = assign.targets.as_slice() {
                    // An object may be written like a dictionary.
                    if item.value.is_subscript_expr() && self.disguises() {
                        return None;
                    }
                    return refused_item(item, &assign.value, &reach);
                }
                let taken_apart = reach.value(&assign.value);
                let taken_apart = taken_apart.or_else(|| side_by_side(&assign.value, &reach));
                Unpacking::of(assign)?.refusal(&taken_apart?)
            }
            Stmt::Delete(delete) => match delete.targets.as_slice() {
                [Expr::Subscript(item)] if !self.disguises() => refused_deletion(item, &reach),
                _ => None,
            },
            Stmt::Expr(statement) => self.refused_first(statement.value.as_call_expr()?, &reach),
            Stmt::Return(returned) => {
                self.refused_first(returned.value.as_ref()?.as_call_expr()?, &reach)
            }
            _ => None,
        }
    }

    /// What the header of a `for` raises that goes through a number, or whose next element has not as many parts as there are names.
    fn unfit_elements(&self, at: &State, reach: &Reach<'_>) -> Option<String> {
        let frame = at.top()?;
        let taken = frame.loops.as_ref()?.get(&frame.line).copied()??;
        self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::For(repeated)) = header else {
                return None;
            };
            // What only changes something gives nothing to go through.
            let iterated = match changed_for_nothing(&repeated.iter, &self.text, reach) {
                Some((Target::Changed { .. }, _)) => PythonValue::None,
                _ => reach.value(&repeated.iter)?,
            };
            if let PythonValue::None
            | PythonValue::Bool(_)
            | PythonValue::Int(_)
            | PythonValue::Float(_) = iterated
            {
                let first = taken == 0;
                let kind = iterated.kind();
                return first.then(|| format!("TypeError: '{kind}' object is not iterable"));
            }
            // A list that the body changes may have another one there.
            let displayed = is_display(&repeated.iter);
            let taken = usize::try_from(taken).ok()?;
            let element = match gone_through(iterated) {
                PythonValue::List(items) | PythonValue::Tuple(items) => items.get(taken)?.clone(),
                // Whoever forgets `.items()` takes keys apart.
                PythonValue::Dict(pairs) => pairs.get(taken)?.0.clone(),
                PythonValue::Str(text) => PythonValue::Str(text.chars().nth(taken)?.to_string()),
                _ => return None,
            };
            let unpacking = Unpacking::into(&repeated.target)?;
            unpacking
                .refusal(&element)
                .filter(|_| displayed || taken == 0)
        })
    }

    /// What the header of a `for` has changed when it raises, which goes through what a method gives that gives nothing: `for x in xs.sort():`.
    pub fn changed_by_header(&self, at: &State) -> Option<(Target, Origin)> {
        let reach = Reach::of(self, at)?;
        let line = at.line()?;
        self.line(line)?.text.starts_with("for ").then_some(())?;
        self.with_header(line, |header| {
            let Header::Statement(Stmt::For(repeated)) = header else {
                return None;
            };
            changed_for_nothing(&repeated.iter, &self.text, &reach)
        })
    }

    /// What a call raises, or the one that is evaluated before it: `print(stack.pop())`.
    fn refused_first(&self, call: &ExprCall, reach: &Reach<'_>) -> Option<String> {
        let refused = self.refused(call, reach);
        let refused = refused.or_else(|| self.record_refused(call, reach));
        refused.or_else(|| {
            let name = call.func.as_name_expr()?.id.as_str();
            let first = call.arguments.args.first()?.as_call_expr();
            let first = first.filter(|_| HARMLESS.contains(&name) && reach.plain(name))?;
            self.refused_first(first, reach)
        })
    }

    /// What a method of a container raises that takes something out of it, or moves it, which is not there.
    fn refused(&self, call: &ExprCall, reach: &Reach<'_>) -> Option<String> {
        if is_exhausted(call, reach) && reach.plain("next") && reach.plain("iter") {
            return Some("StopIteration".to_owned());
        }
        let method = call.func.as_attribute_expr()?;
        let held = reach.value(&method.value);
        let held = held.or_else(|| made_empty(&method.value, reach))?;
        let inside = Container::of(&held);
        let given = &*call.arguments.args;
        let bare = call.arguments.is_empty();
        let said = match (method.attr.as_str(), &held, &inside) {
            ("remove", PythonValue::List(items), _) if call.arguments.keywords.is_empty() => {
                let [one] = given else { return None };
                let removed = reach.value(one)?;
                // Objects say themselves what they are equal to.
                let mut all = items.iter().chain([&removed]);
                let plain = all.all(|one| !self.holds_objects(one));
                let there = items.iter().any(|one| compare(one, &removed).is_equal());
                let lacks = plain && !there;
                lacks.then_some("ValueError: list.remove(x): x not in list")?
            }
            ("move_to_end", _, Some((Container::Ordered, PythonValue::Dict(pairs)))) => {
                let key = reach.value(given.first()?)?;
                let mut all = pairs.iter().map(|(one, _)| one).chain([&key]);
                let plain = all.all(|one| !self.holds_objects(one));
                let there = pairs.iter().any(|(one, _)| compare(one, &key).is_equal());
                return (plain && !there).then(|| format!("KeyError: {key}"));
            }
            ("pop", PythonValue::List(items), _) if items.is_empty() && given.len() < 2 => {
                "IndexError: pop from empty list"
            }
            ("pop", PythonValue::Set { items, .. }, _) if items.is_empty() && bare => {
                "KeyError: 'pop from an empty set'"
            }
            ("popitem", PythonValue::Dict(pairs), _) if pairs.is_empty() && bare => {
                "KeyError: 'popitem(): dictionary is empty'"
            }
            ("popitem", _, Some((Container::Ordered, PythonValue::Dict(pairs))))
                if pairs.is_empty() =>
            {
                "KeyError: 'dictionary is empty'"
            }
            ("pop" | "popleft", _, Some((Container::Queue(_), PythonValue::List(items))))
                if items.is_empty() && bare =>
            {
                "IndexError: pop from an empty deque"
            }
            _ => return None,
        };
        Some(said.to_owned())
    }

    /// What the line that is about to run takes apart into names, where that has to be worked out: an expression that has the items.
    pub fn taken_apart(&self, at: &State) -> Option<(String, Unpacking)> {
        let reach = Reach::of(self, at)?;
        let text = &self.line(at.line()?)?.text;
        let parsed = text.contains(", ").then(|| parsed(text))??;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let unpacking = Unpacking::of(assign)?;
        // What stands side by side is as much as there are names, or is known.
        let worked = matches!(
            &*assign.value,
            Expr::Call(_) | Expr::Subscript(_) | Expr::ListComp(_) | Expr::Generator(_)
        );
        let whole = with_items(&assign.value, text, &reach).filter(|_| worked)?;
        let whole = canonical_expression(&whole).ok()?;
        self.can_ask(at, &whole).then_some((whole, unpacking))
    }

    /// What an `assert` that is about to run asks, and what is raised where that does not hold.
    pub fn assertion(&self, at: &State) -> Option<(String, Vec<Piece>)> {
        let line = at.line().filter(|_| at.event == Event::Line)?;
        let text = &self.line(line)?.text;
        let parsed = text.starts_with("assert").then(|| parsed(text))??;
        let [Stmt::Assert(assertion)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let test = canonical_expression(written(&*assertion.test, text)?).ok()?;
        let mut pieces = vec![Piece::Text("AssertionError".to_owned())];
        if let Some(said) = &assertion.msg {
            pieces.push(Piece::Text(": ".to_owned()));
            match &**said {
                Expr::FString(formatted) => pieces.extend(pieces_of(formatted, text)?),
                said => pieces.push(Piece::Value(written(said, text)?.to_owned())),
            }
        }
        (!self.may_enter(at, text)).then_some((test, pieces))
    }
}

/// Whether a call asks for the next of nothing, as a line has it whose iterator has come to its end: `next(iter([]))`.
fn is_exhausted(call: &ExprCall, reach: &Reach<'_>) -> bool {
    let of = |call: &ExprCall, name: &str| {
        let named = call.func.as_name_expr();
        named.is_some_and(|own| own.id == name) && call.arguments.len() == 1
    };
    let nothing = |expr: &Expr| match expr {
        Expr::List(list) => list.is_empty(),
        Expr::Tuple(tuple) => tuple.is_empty(),
        Expr::StringLiteral(text) => text.value.is_empty(),
        Expr::Name(_) => {
            let value = reach.value(expr);
            value.is_some_and(|value| value.size() == Some(0))
        }
        _ => false,
    };
    let iterator = call.arguments.args.first().and_then(Expr::as_call_expr);
    of(call, "next")
        && iterator.is_some_and(|inner| {
            of(inner, "iter") && inner.arguments.args.first().is_some_and(nothing)
        })
}

/// What is written out with names for items, as far as its size goes: `[n]`.
fn side_by_side(expr: &Expr, reach: &Reach<'_>) -> Option<PythonValue> {
    let items = match expr {
        Expr::List(list) => &list.elts,
        Expr::Tuple(tuple) => &tuple.elts,
        _ => return None,
    };
    let known = |one: &Expr| {
        let held = one.as_name_expr().and_then(|name| reach.held(&name.id));
        one.is_literal_expr() || held.is_some()
    };
    let all = items.iter().all(known);
    all.then(|| PythonValue::List(vec![PythonValue::None; items.len()]))
}

/// What a call makes that makes a container without items: `set()`, `deque()`.
fn made_empty(expr: &Expr, reach: &Reach<'_>) -> Option<PythonValue> {
    let call = expr.as_call_expr()?;
    let queue = || {
        let made = reach.of_library(&call.func)?;
        let (module, name) = (made.0, made.1.as_str());
        ((module, name) == ("collections", "deque")).then_some("deque([])")
    };
    let own = || {
        let name = call.func.as_name_expr()?.id.as_str();
        let empty = match name {
            "set" => "set()",
            "list" => "[]",
            "dict" => "{}",
            _ => return None,
        };
        reach.plain(name).then_some(empty)
    };
    let shown = own().or_else(queue)?;
    let read = PythonValue::read(shown).ok();
    read.filter(|_| call.arguments.is_empty())
}

/// What is raised where something that is not there is read on the way to an item: `d['a']['b'] = 1` without a `'a'`.
fn refused_on_the_way(item: &ExprSubscript, reach: &Reach<'_>) -> Option<String> {
    let inner = item.value.as_subscript_expr()?;
    if let Some(refused) = refused_on_the_way(inner, reach) {
        return Some(refused);
    }
    item_missing(&reach.value(&inner.value)?, &reach.value(&inner.slice)?)
}

/// What is raised as an item of a container is looked for, since a list has no such place or a dictionary no such key.
pub(super) fn item_missing(container: &PythonValue, key: &PythonValue) -> Option<String> {
    match container {
        PythonValue::Dict(pairs) => lacks(pairs, key).then(|| format!("KeyError: {key}")),
        PythonValue::List(items) | PythonValue::Tuple(items) => {
            let kind = container.kind();
            is_outside(items.len(), key)?.then(|| format!("IndexError: {kind} index out of range"))
        }
        _ => None,
    }
}

/// Whether no key of a dictionary is this one, where all are values that say plainly what they are equal to.
fn lacks(pairs: &[(PythonValue, PythonValue)], key: &PythonValue) -> bool {
    let mut all = pairs.iter().map(|(one, _)| one).chain([key]);
    all.all(is_fixed) && !pairs.iter().any(|(one, _)| compare(one, key).is_equal())
}

/// What is between the brackets of an item, if that is looked up, or a sum of whole numbers and sizes: `xs[len(xs)]`, `xs[n + 1]`.
fn place_of(expr: &Expr, reach: &Reach<'_>) -> Option<PythonValue> {
    let number = |expr: &Expr| whole(&place_of(expr, reach)?);
    let sum = || {
        let number = match expr {
            Expr::BinOp(sum) => {
                let (left, right) = (number(&sum.left)?, number(&sum.right)?);
                match sum.op {
                    Operator::Add => left.checked_add(right)?,
                    Operator::Sub => left.checked_sub(right)?,
                    _ => return None,
                }
            }
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let [measured] = &*call.arguments.args else {
                    return None;
                };
                let name = call.func.as_name_expr()?.id.as_str();
                let measured = reach.value(measured).filter(|_| name == "len")?;
                let builtin = matches!(
                    measured,
                    PythonValue::List(_) | PythonValue::Tuple(_) | PythonValue::Str(_)
                );
                let size = measured.size().filter(|_| builtin && reach.plain(name))?;
                i64::try_from(size).ok()?
            }
            _ => return None,
        };
        Some(PythonValue::Int(number.to_string()))
    };
    reach.value(expr).or_else(sum)
}

/// Whether a sequence with so many items has none in a place.
fn is_outside(count: usize, place: &PythonValue) -> Option<bool> {
    let (place, count) = (whole(place)?, i64::try_from(count).ok()?);
    Some(!(-count..count).contains(&place))
}

/// What `del` raises for an item that is not there, or that cannot be taken out.
fn refused_deletion(item: &ExprSubscript, reach: &Reach<'_>) -> Option<String> {
    if let Some(refused) = refused_on_the_way(item, reach) {
        return Some(refused);
    }
    let held = reach.value(&item.value)?;
    if let PythonValue::Str(_) | PythonValue::Tuple(_) = held {
        let kind = held.kind();
        // A slice is deleted in the same words.
        return Some(format!(
            "TypeError: '{kind}' object doesn't support item deletion"
        ));
    }
    let key = place_of(&item.slice, reach)?;
    match held {
        PythonValue::Dict(pairs) => lacks(&pairs, &key).then(|| format!("KeyError: {key}")),
        PythonValue::List(items) => is_outside(items.len(), &key)?
            .then(|| "IndexError: list assignment index out of range".to_owned()),
        _ => None,
    }
}

/// What is raised where an item is given a value that a list has no place for, or that a text or a tuple does not take.
fn refused_item(item: &ExprSubscript, given: &Expr, reach: &Reach<'_>) -> Option<String> {
    if !is_display(given) && place_of(given, reach).is_none() {
        return None;
    }
    if let Some(refused) = refused_on_the_way(item, reach) {
        return Some(refused);
    }
    let key = place_of(&item.slice, reach)?;
    match (reach.value(&item.value)?, key) {
        (PythonValue::List(items), key) => is_outside(items.len(), &key)?
            .then(|| "IndexError: list assignment index out of range".to_owned()),
        (held @ (PythonValue::Str(_) | PythonValue::Tuple(_)), _) => {
            let kind = held.kind();
            Some(format!(
                "TypeError: '{kind}' object does not support item assignment"
            ))
        }
        _ => None,
    }
}

/// What a value is taken apart into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unpacking {
    /// How many targets get one item each.
    targets: usize,
    /// Whether one more gets what is left.
    starred: bool,
}

impl Unpacking {
    fn of(assign: &StmtAssign) -> Option<Unpacking> {
        let [target] = assign.targets.as_slice() else {
            return None;
        };
        Unpacking::into(target)
    }

    /// The same for the target alone.
    fn into(target: &Expr) -> Option<Unpacking> {
        let targets = match target {
            Expr::Tuple(tuple) => tuple.elts.as_slice(),
            Expr::List(list) => list.elts.as_slice(),
            _ => return None,
        };
        let starred = targets.iter().any(Expr::is_starred_expr);
        Some(Unpacking {
            targets: targets.len() - usize::from(starred),
            starred,
        })
    }

    /// What is raised where a value has more or fewer parts than there are targets.
    pub fn refusal(self, value: &PythonValue) -> Option<String> {
        let parts = match value {
            PythonValue::Str(text) => text.chars().count(),
            PythonValue::List(items) | PythonValue::Tuple(items) => items.len(),
            PythonValue::Dict(pairs) => pairs.len(),
            PythonValue::None
            | PythonValue::Bool(_)
            | PythonValue::Int(_)
            | PythonValue::Float(_) => {
                let kind = value.kind();
                return Some(format!(
                    "TypeError: cannot unpack non-iterable {kind} object"
                ));
            }
            _ => return None,
        };
        let Unpacking { targets, starred } = self;
        let least = if starred { "at least " } else { "" };
        if parts < targets {
            return Some(format!(
                "ValueError: not enough values to unpack (expected {least}{targets}, got {parts})"
            ));
        }
        (parts > targets && !starred)
            .then(|| format!("ValueError: too many values to unpack (expected {targets})"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn elements_that_do_not_fit_are_raised_by_the_header() {
        let check = |header: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{header}\n    pass\n")).unwrap();
            let known = [("n", "5"), ("d", "{'tea': 1}"), ("ps", "[(1, 2)]")];
            let mut at = state(Event::Line, &[("<module>", 1, &known)], None);
            at.frames[0].loops = Some([(1, Some(0))].into());
            assert_eq!(program.unfit(&at).as_deref(), expected, "{header}");
        };
        let many = Some("ValueError: too many values to unpack (expected 2)");
        check("for k, v in d:", many);
        let refused = Some("TypeError: 'NoneType' object is not iterable");
        check("for p in ps.reverse():", refused);
        check(
            "for i in n:",
            Some("TypeError: 'int' object is not iterable"),
        );
        check(
            "for a, b in [1, 2]:",
            Some("TypeError: cannot unpack non-iterable int object"),
        );
        check("for a, b in ps:", None);
        check("for k in d:", None);
    }

    #[test]
    fn what_does_not_fit_is_raised() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let locals: [(&str, &str); 8] = [
                ("d", "{'k': {}}"),
                ("none", "[]"),
                ("queue", "deque([], maxlen=2)"),
                ("kept", "OrderedDict([('a', 1)])"),
                ("t", "(1, 2, 3)"),
                ("xs", "[1, 2]"),
                ("n", "5"),
                ("o", "[A(x=1)]"),
            ];
            let at = state(Event::Line, &[("<module>", 1, &locals[..])], None);
            assert_eq!(program.unfit(&at).as_deref(), expected, "{line}");
        };
        check(
            "a, b = t",
            Some("ValueError: too many values to unpack (expected 2)"),
        );
        check(
            "a, b, c = xs",
            Some("ValueError: not enough values to unpack (expected 3, got 2)"),
        );
        check(
            "a, b, c, *d = xs",
            Some("ValueError: not enough values to unpack (expected at least 3, got 2)"),
        );
        check(
            "a, b = n",
            Some("TypeError: cannot unpack non-iterable int object"),
        );
        check(
            "a, b = 'xyz'",
            Some("ValueError: too many values to unpack (expected 2)"),
        );
        check(
            "xs.remove(n)",
            Some("ValueError: list.remove(x): x not in list"),
        );
        let empty = "IndexError: pop from an empty deque";
        check("n = queue.popleft()", Some(empty));
        check("n = none.pop()", Some("IndexError: pop from empty list"));
        check("kept.move_to_end('b', last=False)", Some("KeyError: 'b'"));
        check("n = next(iter([]))", Some("StopIteration"));
        check("print(next(iter('')), n)", Some("StopIteration"));
        check("n = next(iter(none))", Some("StopIteration"));
        check("n = next(iter(xs))", None);
        check("set().pop()", Some("KeyError: 'pop from an empty set'"));
        let few = "ValueError: not enough values to unpack (expected 2, got 1)";
        check("a, b = [n]", Some(few));
        check("a, b = [n, xs]", None);
        check("a, b = [f(n)]", None);
        check("d['q']['r'] = 1", Some("KeyError: 'q'"));
        check("d['k']['r'] = 1", None);
        check("d[q]['r'] = 1", None);
        check("xs[7][0] = 1", Some("IndexError: list index out of range"));
        let refused = "TypeError: 'tuple' object doesn't support item deletion";
        check("del t[0]", Some(refused));
        check("del d['q']", Some("KeyError: 'q'"));
        check("del d['k']", None);
        check(
            "del xs[2]",
            Some("IndexError: list assignment index out of range"),
        );
        check("del xs[-2]", None);
        let outside = Some("IndexError: list assignment index out of range");
        check("xs[len(xs)] = 1", outside);
        check("xs[len(xs) + 9] = 1", outside);
        check("del xs[2 + 3]", outside);
        check("xs[len(xs) - 1] = 1", None);
        check("print(n, none.pop())", None);
        check("n = next(iter([]), 0)", None);
        check("n = next(iter([1]))", None);
        check("kept.move_to_end('a')", None);
        check("n = xs.pop()", None);
        check("a, b, c = t", None);
        check("a, *b = t", None);
        check("a, b = f(t)", None);
        check("xs.remove(1)", None);
        check("o.remove(n)", None);
    }

    #[test]
    fn an_assertion_says_what_does_not_hold() {
        let check = |line: &str, expected: Option<(&str, usize)>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 1, &[("n", "5")][..])], None);
            let found = program.assertion(&at);
            let found = found
                .as_ref()
                .map(|(test, pieces)| (test.as_str(), pieces.len()));
            assert_eq!(found, expected, "{line}");
        };
        check("assert n > 0, 'no'", Some(("n>0", 3)));
        check("assert n", Some(("n", 1)));
        check("assert n, f'{n}!'", Some(("n", 4)));
        check("n = 1", None);
    }
}
