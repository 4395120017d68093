//! Lines with parts written as what they come to, where the texts of values tell that: `getattr(x, name)` as the attribute that it asks for,
//! `setattr(x, name, y)` as the statement that sets it, and an object of the program that is asked whether it is true, which it is unless its
//! class says otherwise; what operators and `isinstance` ask of objects; and what statements write that are no `print`.

mod kinds;
mod lacked;
mod made;
mod operators;
mod protocols;
mod streams;

use std::ops::Range;

use ruff_python_ast::{BoolOp, CmpOp, Expr, ExprCall, Operator, Stmt, UnaryOp};
use ruff_text_size::Ranged;

use super::classes::{method_of, value};
use super::displays::displays;
use super::expressions::{Header, written};
use super::pieces::{Piece, pieces_of};
use super::private::is_private;
use super::rewriting::first_told;
use super::types::typed;
use super::{Program, is_identifier};
use crate::quiz::PythonValue;
use crate::state::{Frame, State};

/// The most parts of a line that are written otherwise.
const MOST: usize = 6;

impl Program {
    /// The program with parts of the line that is about to run at a state written as what they come to; `None` where there are none.
    pub fn with_plain_parts(&self, at: &State) -> Option<Program> {
        let frame = at.top()?;
        let line = &self.line(frame.line)?.text;
        let asks = |start: &&str| line.starts_with(*start);
        let tests = ["if ", "elif ", "while "].iter().any(asks);
        let named = ["getattr(", "setattr(", "hasattr("]
            .iter()
            .any(|one| line.contains(one));
        let made = self.names_held_class(at, frame, line) || line.contains("iter(");
        let operators = self.has_operators(line);
        if let Some(augmented) = self.with_augmentation(at, frame) {
            return Some(augmented);
        }
        let other = self.with_stream(at, frame);
        if let Some(other) = other.or_else(|| self.with_allocation_kept(at, frame)) {
            return Some(other);
        }
        if !tests && !named && !operators && !made {
            return None;
        }
        let set = self.with_attribute_set(at, frame);
        let current = set.as_ref().unwrap_or(self);
        let parts = current.with_parts(frame, MOST, |program, operands| {
            let asked = |expr: &Expr| {
                if let Some(same) = is_itself(expr) {
                    return Some((expr.range().into(), truth_written(same)));
                }
                let call = expr.as_call_expr()?;
                if let Some(told) = program.held_class_called(at, call) {
                    return Some(told);
                }
                let text = program.attribute_told(at, call);
                let text = text.or_else(|| program.iterated_alone(at, call))?;
                Some((expr.range().into(), text))
            };
            let found = first_told(operands, asked).or_else(|| {
                let tested = operands.first().filter(|_| tests)?;
                program.true_object(at, tested)
            });
            found.or_else(|| {
                let told = operators.then(|| program.told_operator(at, operands));
                told.flatten()
            })
        });
        parts.or(set)
    }

    /// The program with a call of `setattr` as the statement that it stands for.
    fn with_attribute_set(&self, at: &State, frame: &Frame) -> Option<Program> {
        let text = self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::Expr(statement)) = header else {
                return None;
            };
            let call = statement.value.as_call_expr()?;
            let [object, name, given] = self.arguments_of(call, "setattr")? else {
                return None;
            };
            let name = self.attribute_named(at, object, name)?;
            let whole = format!(
                "{}.{name} = {}",
                written(object, &self.text)?,
                written(given, &self.text)?
            );
            self.text_with(&statement.range().into(), &whole)
        })?;
        self.rewritten(&text)
    }

    /// The program with what an operator makes of an object written as the assignment that it is: `o+=x` as `o = o.__iadd__(x)`, or as `o = o+x` where
    /// its class has no method for that (Python's language reference, "Augmented assignment statements").
    fn with_augmentation(&self, at: &State, frame: &Frame) -> Option<Program> {
        self.line(frame.line)?.text.contains('=').then_some(())?;
        let text = self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::AugAssign(assign)) = header else {
                return None;
            };
            let plain = assign.target.is_name_expr() || assign.target.is_attribute_expr();
            let class = self.class_of(at, &assign.target).filter(|_| plain)?;
            let name = method_of(assign.op);
            let target = written(&*assign.target, &self.text)?;
            let value = written(&*assign.value, &self.text)?;
            let whole = if self.method(class, &format!("__i{name}__")).is_some() {
                format!("{target} = {target}.__i{name}__({value})")
            } else {
                self.method(class, &format!("__{name}__"))?;
                format!("{target} = {target}{}({value})", assign.op.as_str())
            };
            self.text_with(&assign.range().into(), &whole)
        })?;
        self.rewritten(&text)
    }

    /// The program with what a line puts into the dictionary of an object's attributes as the attribute that it is there.
    pub fn with_attribute_put(&self, at: &State) -> Option<Program> {
        let frame = at.top()?;
        if !self.line(frame.line)?.text.contains(".__dict__[") {
            return None;
        }
        let (text, name) = self.with_header(frame.line, |header| {
            let Header::Statement(Stmt::Assign(assign)) = header else {
                return None;
            };
            let [Expr::Subscript(item)] = assign.targets.as_slice() else {
                return None;
            };
            let attributes = item.value.as_attribute_expr()?;
            let own = attributes.attr.as_str() == "__dict__" && attributes.value.is_name_expr();
            let class = self.class_of(at, &attributes.value).filter(|_| own)?;
            // Those of a class with slots are elsewhere, and what says itself how it is written hides them.
            self.shown_new(class)?;
            let name = value(at, &item.slice).or_else(|| PythonValue::of_literal(&item.slice))?;
            let PythonValue::Str(name) = name else {
                return None;
            };
            let asks = self
                .method(class, "__setattr__")
                .or_else(|| self.method(class, &name));
            if asks.or_else(|| self.setter(class, &name)).is_some() {
                return None;
            }
            let whole = format!("{}.{name}", written(&*attributes.value, &self.text)?);
            let text = self.text_with(&item.range().into(), &whole);
            Some((text.filter(|_| is_identifier(&name))?, name))
        })?;
        Some(self.rewritten(&text)?.putting(name))
    }

    /// What a call of `getattr` or `hasattr` comes to that asks for an attribute whose name is known.
    fn attribute_told(&self, at: &State, call: &ExprCall) -> Option<String> {
        if let Some([object, name]) = self.arguments_of(call, "hasattr") {
            if let Some(has) = self.has_of_python(at, object, name) {
                return Some(truth_written(has));
            }
            let name = self.attribute_named(at, object, name)?;
            let has = self.has_attribute(at, object, &name)?;
            return Some(truth_written(has));
        }
        let (object, name, default) = match self.arguments_of(call, "getattr")? {
            [object, name] => (object, name, None),
            [object, name, default] => (object, name, Some(default)),
            _ => return None,
        };
        let name = self.attribute_named(at, object, name)?;
        if let Some(default) = default
            && !self.has_attribute(at, object, &name)?
        {
            return written(default, &self.text).map(|text| format!("({text})"));
        }
        let object = written(object, &self.text)?;
        is_identifier(object).then(|| format!("{object}.{name}"))
    }

    /// The arguments of a call of one of Python's functions.
    pub(super) fn arguments_of<'e>(
        &self,
        call: &'e ExprCall,
        function: &str,
    ) -> Option<&'e [Expr]> {
        let own = call.func.as_name_expr()?.id.as_str() == function && !self.binds(function);
        let bare = call.arguments.keywords.is_empty();
        (own && bare).then_some(&*call.arguments.args)
    }

    /// The name of the attribute that is asked for by what an expression is worth; `object` is one of the program, or a class of it.
    fn attribute_named(&self, at: &State, object: &Expr, name: &Expr) -> Option<String> {
        let class = self.class_of(at, object);
        class.or_else(|| self.class_meant(at, object))?;
        self.text_made(at, name).filter(|text| is_identifier(text))
    }

    /// The text that an expression puts together of texts that are known, and of the names of classes.
    fn text_made(&self, at: &State, expr: &Expr) -> Option<String> {
        let named = match expr {
            Expr::BinOp(sum) if sum.op == Operator::Add => {
                let left = self.text_made(at, &sum.left)?;
                return Some(left + &self.text_made(at, &sum.right)?);
            }
            Expr::FString(formatted) => {
                let pieces = pieces_of(formatted, &self.text)?;
                let said = pieces.iter().map(|piece| match piece {
                    Piece::Text(text) => Some(text.clone()),
                    Piece::Value(value) => {
                        let parsed = ruff_python_parser::parse_expression(value).ok()?;
                        self.text_made(at, parsed.expr())
                    }
                    Piece::Shown(_) | Piece::Filled { .. } | Piece::Each { .. } => None,
                });
                return said.collect();
            }
            Expr::Attribute(read) if read.attr.as_str() == "__name__" => {
                return Some(self.class_of(at, typed(&read.value)?)?.name.clone());
            }
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => value(at, expr)?,
            expr => PythonValue::of_literal(expr)?,
        };
        match named {
            PythonValue::Str(text) => Some(text),
            _ => None,
        }
    }

    /// The object and the name that a call of `getattr` is given.
    pub(super) fn attribute_asked<'e>(&self, expr: &'e Expr) -> Option<(&'e Expr, &'e Expr)> {
        match self.arguments_of(expr.as_call_expr()?, "getattr")? {
            [object, name] | [object, name, _] => Some((object, name)),
            _ => None,
        }
    }

    /// Whether an object of the program, or a class of it, has an attribute, its own or one of its class.
    fn has_attribute(&self, at: &State, object: &Expr, name: &str) -> Option<bool> {
        let of_object = self.class_of(at, object);
        let class = of_object.or_else(|| self.class_meant(at, object))?;
        // What all objects have, and what Python asks for by itself, is written nowhere.
        if name.starts_with("__") && !is_private(name) {
            return None;
        }
        if self.method(class, name).is_some() || self.gives_attribute(class, name) {
            return Some(true);
        }
        if of_object.is_none() {
            return self.never_gives(class, name).then_some(false);
        }
        let shown = value(at, object)?;
        let PythonValue::Object { parts, .. } = &shown else {
            return None;
        };
        if !self.shows_attributes(&shown.to_string()) {
            return None;
        }
        let own = |(one, _): &(Option<String>, PythonValue)| one.as_deref() == Some(name);
        if parts.iter().any(own) {
            return Some(true);
        }
        (!self.may_have(&class.name, name)).then_some(false)
    }

    /// Whether there is something in a container of objects that an expression reads, which is no display that could be asked about.
    fn holds_something(&self, at: &State, test: &Expr) -> Option<bool> {
        if self.disguises() {
            return None;
        }
        let found = value(at, test)?;
        let shown = found.to_string();
        is_filled(&found).filter(|_| !displays(&shown))
    }

    /// The first part of a condition that is an object of the program which is surely true, or a container of objects.
    fn true_object(&self, at: &State, test: &Expr) -> Option<(Range<usize>, String)> {
        match test {
            Expr::BoolOp(either) => {
                // What an `or` or an `and` is worth is asked whether it is true, whichever operand that is.
                let (BoolOp::And | BoolOp::Or) = either.op;
                let mut values = either.values.iter();
                values.find_map(|one| self.true_object(at, one))
            }
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                self.true_object(at, &unary.operand)
            }
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_)
                if let Some(holds) = self.holds_something(at, test) =>
            {
                Some((test.range().into(), truth_written(holds)))
            }
            Expr::Call(call) => {
                let any = self.arguments_of(call, "any");
                let all = || self.arguments_of(call, "all");
                let [given] = any.or_else(all)? else {
                    return None;
                };
                let (PythonValue::List(items) | PythonValue::Tuple(items)) = value(at, given)?
                else {
                    return None;
                };
                let holds: Option<Vec<bool>> = items.iter().map(is_filled).collect();
                let holds = match any.is_some() {
                    true => holds?.contains(&true),
                    false => !holds?.contains(&false),
                };
                Some((test.range().into(), truth_written(holds)))
            }
            Expr::Name(_) | Expr::Attribute(_) => {
                let class = self.class_of(at, test)?;
                let says = ["__bool__", "__len__"].iter().any(|name| {
                    self.method(class, name).is_some() || self.may_have(&class.name, name)
                });
                (!says).then(|| (test.range().into(), "True".to_owned()))
            }
            _ => None,
        }
    }
}

/// What a comparison comes to that asks whether a name stands for what itself stands for.
fn is_itself(expr: &Expr) -> Option<bool> {
    let compare = expr.as_compare_expr()?;
    let ([operator], [right]) = (&*compare.ops, &*compare.comparators) else {
        return None;
    };
    let same = compare.left.as_name_expr()?.id == right.as_name_expr()?.id;
    match operator {
        CmpOp::Is if same => Some(true),
        CmpOp::IsNot if same => Some(false),
        _ => None,
    }
}

/// Whether there is something in a value that is a container: of those of the library, one that is shown around what it holds.
fn is_filled(value: &PythonValue) -> Option<bool> {
    let held = match value {
        // What a class of the program shows has names.
        PythonValue::Object { parts, .. } => {
            let mut by_place = parts.iter().filter(|(name, _)| name.is_none());
            let (_, held) = by_place.next_back()?;
            matches!(held, PythonValue::List(_) | PythonValue::Dict(_)).then_some(held)?
        }
        value => value,
    };
    match held {
        PythonValue::List(_)
        | PythonValue::Tuple(_)
        | PythonValue::Dict(_)
        | PythonValue::Set { .. } => held.size().map(|size| size > 0),
        _ => None,
    }
}

fn truth_written(holds: bool) -> String {
    PythonValue::Bool(holds).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
from dataclasses import dataclass
class Node:
    def __init__(self, next):
        self.next = next
class Pile:
    def __len__(self):
        return 0
    def size(self):
        return 0
    tall = 3
@dataclass
class Spot:
    x: int
";

    #[test]
    fn parts_are_written_as_what_they_come_to() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let known: [(&str, &str); 11] = [
                ("g", "<generator object f>"),
                ("cls", "<class '__main__.Spot'>"),
                ("kind", "<class '__main__.Node'>"),
                ("kinds", "{'a': <class '__main__.Spot'>}"),
                ("q", "deque([Node(next=None)])"),
                ("tills", "[deque([]), deque([1])]"),
                ("c", "Counter()"),
                ("n", "Node(next=Node(next=None))"),
                ("p", "Pile(n=1)"),
                ("side", "'next'"),
                ("x", "1"),
            ];
            let at = state(Event::Line, &[("<module>", 14, &known)], None);
            let plain = program.with_plain_parts(&at);
            let text = plain.map(|plain| plain.line(14).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check("y = getattr(n, side)", Some("y=n.next"));
        check("y = getattr(n, 'next').next", Some("y=n.next.next"));
        check("setattr(n, side, x)", Some("n.next=x"));
        check("getattr(n, side)(x)", Some("n.next(x)"));
        check("getattr(n, 'ne' + 'xt')(x)", Some("n.next(x)"));
        check("getattr(n, f'to_{side}')(x)", Some("n.to_next(x)"));
        check(
            "getattr(n, 'to_' + type(p).__name__)(x)",
            Some("n.to_Pile(x)"),
        );
        check("getattr(n, 'to_' + x)(x)", None);
        check("y = getattr(x, side)", None);
        check("y = hasattr(n, side)", Some("y=True"));
        check("y = hasattr(n, 'color')", Some("y=False"));
        check("y = hasattr(n, '__pin')", Some("y=False"));
        check("y = hasattr(n, '__len__')", None);
        check("y = hasattr(x, '__iter__')", Some("y=False"));
        check("y = hasattr(side, '__iter__')", Some("y=True"));
        check("y = hasattr(g, '__next__')", Some("y=True"));
        check("y = hasattr(g, '__len__')", Some("y=False"));
        check("y = hasattr(p, 'tall')", Some("y=True"));
        check("y = hasattr(Pile, 'tall')", Some("y=True"));
        check("y = hasattr(Pile, 'wide')", Some("y=False"));
        check("y = hasattr(Pile, 'next')", None);
        check("y = hasattr(Pile, 'mro')", None);
        check("y = getattr(p, 'tall', x)", Some("y=p.tall"));
        check("y = getattr(Pile, 'tall')", Some("y=Pile.tall"));
        check("y = iter(g) is g", Some("y=True"));
        check("y = iter(tills)", None);
        check("y = cls(x=1)", Some("y=Spot(x=1)"));
        check("y = kinds['a'](1)", Some("y=Spot(1)"));
        check("y = kind(x)", None);
        check("y = getattr(n, 'color', 'no')", Some("y=('no')"));
        check("y = getattr(n, side, x)", Some("y=n.next"));
        check("y = getattr(p, 'size', x)", Some("y=p.size"));
        check("if n and x:\n    pass", Some("if True and x:"));
        check("if not n.next:\n    pass", Some("if not True:"));
        check("if p:\n    pass", None);
        check("y = n and x", None);
        check("while q or x:\n    pass", Some("while True or x:"));
        check("if not tills[0]:\n    pass", Some("if not False:"));
        check("while any(tills):\n    pass", Some("while True:"));
        check("if all(tills):\n    pass", Some("if False:"));
        check("if c:\n    pass", None);
        check("y = q and x", None);
    }
}
