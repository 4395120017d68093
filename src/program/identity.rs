//! Whether two names stand for one object: what `is` asks, told by the groups of aliases of a state. Programs that compare what `id` says of
//! two objects are read as if they asked that: no state shows a number of `id`.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{CmpOp, Expr, ExprCompare};

use super::classes::value;
use super::displays::{is_display, literal};
use super::expressions::{is_path, written};
use super::reach::Reach;
use super::resumption::is_made;
use super::rewriting::with_told;
use super::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, State};

/// A side of an `is`.
enum Side<'s> {
    /// `None`, `True` or `False`.
    Constant(&'static str),
    /// A local, and its value.
    Local(AliasName, &'s str),
    /// What is made for the comparison.
    New,
}

/// What asks whether both objects are one of which a comparison has what `id` says (`id(a) == id(b)`), where both are there already: an object
/// that is made for `id` alone is gone when it has been asked, and the next one may have its number.
fn identified(comparison: &ExprCompare, text: &str) -> Option<String> {
    let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
        return None;
    };
    let operator = match operator {
        CmpOp::Eq => "is",
        CmpOp::NotEq => "is not",
        _ => return None,
    };
    let object = |expr: &Expr| {
        let call = expr.as_call_expr()?;
        let named = call.func.as_name_expr()?.id.as_str() == "id";
        let ([object], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        written(object, text).filter(|_| named && is_path(object))
    };
    Some(format!(
        "{} {operator} {}",
        object(&comparison.left)?,
        object(right)?
    ))
}

impl Program {
    /// The program with `a is b` where it asks for `id(a) == id(b)`.
    pub fn with_identity(self) -> Program {
        let asks = self.identifiers.iter().any(|name| name == "id");
        if !asks || self.binds("id") {
            return self;
        }
        let places = self.meant_otherwise(|expr| identified(expr.as_compare_expr()?, &self.text));
        self.reread_with(places)
    }

    /// An expression in which it is told whether names, attributes and items are `None`, where a state shows what they are.
    pub fn without_none(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains("is None") && !expression.contains("is not None") {
            return None;
        }
        with_told(expression, |expr| {
            let comparison = expr.as_compare_expr()?;
            let ([operator @ (CmpOp::Is | CmpOp::IsNot)], [Expr::NoneLiteral(_)]) =
                (&*comparison.ops, &*comparison.comparators)
            else {
                return None;
            };
            let named = any_over_expr(&comparison.left, |part| part.is_name_expr());
            let left = match named {
                true => value(at, &comparison.left),
                false => PythonValue::of_literal(&comparison.left),
            };
            let is_none = left? == PythonValue::None;
            let holds = is_none == (*operator == CmpOp::Is);
            Some(if holds { "True" } else { "False" })
        })
    }

    /// Whether `is` or `is not` holds between two names, or a name and a constant of the language, at the line that is about to run at a
    /// state; `None` where that cannot be told: numbers and strings that are equal may be one object or two.
    pub fn identity(&self, at: &State, expression: &str) -> Option<bool> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let Expr::Compare(comparison) = parsed.expr() else {
            return None;
        };
        let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
            return None;
        };
        let reach = Reach::of(self, at)?;
        if let Some(told) = beside_no_number(&reach, *operator, [&comparison.left, right]) {
            return Some(told);
        }
        let (negated, equals) = match operator {
            CmpOp::Is => (false, false),
            CmpOp::IsNot => (true, false),
            CmpOp::Eq => (false, true),
            CmpOp::NotEq => (true, true),
            _ => return None,
        };
        let sides = [&*comparison.left, right];
        let made = |expr: &Expr| copies(expr, &reach);
        let there = |expr: &Expr| expr.is_name_expr() || is_display(expr) || made(expr);
        if !equals && sides.iter().any(|one| made(one)) && sides.iter().all(|one| there(one)) {
            return Some(negated);
        }
        let side = |expr: &Expr| match expr {
            Expr::NoneLiteral(_) => Some(Side::Constant("None")),
            Expr::BooleanLiteral(one) if one.value => Some(Side::Constant("True")),
            Expr::BooleanLiteral(_) => Some(Side::Constant("False")),
            Expr::List(_) | Expr::Dict(_) | Expr::Set(_) if !self.has_told && is_display(expr) => {
                Some(Side::New)
            }
            Expr::Name(name) => {
                let (local, value) = reach.held(&name.id)?;
                Some(Side::Local(local, value))
            }
            _ => None,
        };
        // What says itself what it is equal to is asked.
        let apart = |value| self.is_apart(value, equals);
        let same = match (side(&comparison.left)?, side(right)?) {
            (Side::Constant(_) | Side::New, _) | (_, Side::Constant(_) | Side::New) if equals => {
                return None;
            }
            (Side::New, _) | (_, Side::New) => false,
            (Side::Constant(one), Side::Constant(other)) => one == other,
            (Side::Constant(one), Side::Local(_, value))
            | (Side::Local(_, value), Side::Constant(one)) => value == one,
            (Side::Local(one, value), Side::Local(other, other_value)) => {
                let list = |value| PythonValue::read(value).is_ok_and(|value| can_change(&value));
                let tells = |value| apart(value) || (!equals && list(value));
                if equals && !(apart(value) && apart(other_value)) {
                    return None;
                }
                // One object has one text.
                if value != other_value && tells(value) && tells(other_value) {
                    return Some(negated);
                }
                let mut groups = at.aliases.as_ref()?.iter();
                let together = groups.any(|group| group.contains(&one) && group.contains(&other));
                // What a call has handed on may be an object with other names than are known.
                let handed = [&one, &other].iter().any(|one| is_made(&one.name));
                if one != other && !together && (handed || !(tells(value) && tells(other_value))) {
                    return None;
                }
                one == other || together
            }
        };
        Some(same != negated)
    }

    /// Whether a value is an object of the program of which states say which names it has; `equals`: one that is equal to itself alone.
    fn is_apart(&self, value: &str, equals: bool) -> bool {
        let Ok(PythonValue::Object { name, .. }) = PythonValue::read(value) else {
            return false;
        };
        let Some(class) = self.class(&name).filter(|_| !value.contains("...")) else {
            return false;
        };
        let made = ["__new__", "__eq__", "__ne__"];
        let asked = if equals { &made[..] } else { &made[..1] };
        let compares = |one: &&Definition| {
            let mut above = self.decorators(one);
            above.any(|line| line.text.contains("dataclass"))
        };
        let says_so = || equals && self.lineage(class).iter().any(compares);
        asked.iter().all(|method| !self.may_have(&name, method)) && !says_so()
    }
}

/// Whether an expression surely makes a list, a dictionary or a set anew of what is there: `list(xs)`, `xs[1:]`, `d.copy()`, `sorted(xs)`.
fn copies(expr: &Expr, reach: &Reach<'_>) -> bool {
    use PythonValue::{Dict, Float, Int, List, Set, Str, Tuple};
    let there = |expr: &Expr| match expr {
        Expr::Name(name) => PythonValue::read(reach.held(&name.id)?.1).ok(),
        expr => literal(expr),
    };
    let number = |bound: &Option<Box<Expr>>| match bound {
        None => true,
        Some(bound) => matches!(PythonValue::of_literal(bound), Some(Int(_))),
    };
    match expr {
        Expr::Subscript(item) => match (&*item.slice, there(&item.value)) {
            (Expr::Slice(slice), Some(List(_))) => {
                slice.step.is_none() && number(&slice.lower) && number(&slice.upper)
            }
            _ => false,
        },
        Expr::Call(call) if call.arguments.keywords.is_empty() => {
            match (&*call.func, &*call.arguments.args) {
                (Expr::Attribute(method), []) if method.attr.as_str() == "copy" => {
                    there(&method.value).is_some_and(|value| can_change(&value))
                }
                (Expr::Name(name), [given]) if reach.plain(&name.id) => {
                    match (name.id.as_str(), there(given)) {
                        ("list", Some(List(_) | Tuple(_) | Dict(_) | Set { .. } | Str(_)))
                        | ("set", Some(Set { .. } | Dict(_) | Str(_)))
                        | ("dict", Some(Dict(_))) => true,
                        ("sorted", Some(List(items) | Tuple(items))) => {
                            items.iter().all(|one| matches!(one, Int(_) | Float(_)))
                                || items.iter().all(|one| matches!(one, Str(_)))
                        }
                        _ => false,
                    }
                }
                _ => false,
            }
        }
        _ => false,
    }
}

/// Whether values of this kind can be changed, so that states say which of them are one object.
pub(super) fn can_change(value: &PythonValue) -> bool {
    matches!(
        value,
        PythonValue::List(_) | PythonValue::Dict(_) | PythonValue::Set { frozen: false, .. }
    )
}

/// Whether a value is a number, a text or the like, or a tuple of such: the same wherever it stands, and written out there.
pub(super) fn is_fixed(value: &PythonValue) -> bool {
    use PythonValue::{Bool, Float, Int, Str, Tuple};
    match value {
        PythonValue::None | Bool(_) | Float(_) | Int(_) | Str(_) => true,
        Tuple(items) => items.iter().all(is_fixed),
        _ => false,
    }
}

/// What an operator says of two numbers of which one is no number (`nan`): it is in no order with any, and equal to none (IEEE 754, 5.11).
fn beside_no_number(reach: &Reach<'_>, operator: CmpOp, sides: [&Expr; 2]) -> Option<bool> {
    let holds = match operator {
        CmpOp::Eq | CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => false,
        CmpOp::NotEq => true,
        _ => return None,
    };
    let is_nan = |expr: &Expr| match expr {
        Expr::Name(name) => reach.held(&name.id).is_some_and(|(_, text)| text == "nan"),
        expr => reach.plain("float") && makes_no_number(expr),
    };
    let number = |expr: &&Expr| {
        let value = || reach.value(expr);
        is_nan(expr) || matches!(value(), Some(PythonValue::Int(_) | PythonValue::Float(_)))
    };
    let fits = sides.iter().any(|one| is_nan(one)) && sides.iter().all(number);
    fits.then_some(holds)
}

/// Whether an expression makes a float that is no number of a text: `float('nan')`.
pub(super) fn makes_no_number(expr: &Expr) -> bool {
    let Expr::Call(call) = expr else { return false };
    let float = call.func.as_name_expr();
    let float = float.is_some_and(|name| name.id.as_str() == "float");
    match (&*call.arguments.args, &*call.arguments.keywords) {
        ([Expr::StringLiteral(text)], []) => {
            float && text.value.to_str().trim().eq_ignore_ascii_case("nan")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn objects_are_equal_to_themselves_unless_their_class_says_otherwise() {
        let source = "class A:\n    pass\nclass B:\n    def __eq__(self, other):\n        return True\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let frame = Frame::new("<module>", 6).knowing(&[
            ("a", "A(n=1)"),
            ("same", "A(n=1)"),
            ("twin", "A(n=1)"),
            ("other", "A(n=2)"),
            ("b", "B(n=1)"),
            ("c", "B(n=2)"),
            ("xs", "[2, 1]"),
            ("d", "{'a': 1}"),
            ("t", "(1, 2)"),
        ]);
        let together = ["a", "same"].map(|name| AliasName::new(0, name));
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            aliases: Some(vec![together.to_vec()]),
            ..State::start()
        };
        let check = |expression: &str, expected: Option<bool>| {
            assert_eq!(program.identity(&at, expression), expected, "{expression}");
        };
        check("a!=other", Some(true));
        check("a==same", Some(true));
        check("a==twin", Some(false));
        check("a is twin", Some(false));
        check("b==c", None);
        check("b is not c", Some(true));
        check("a==None", None);
        check("xs is xs[:]", Some(false));
        check("list(xs) is not xs", Some(true));
        check("d is dict(d)", Some(false));
        check("d.copy() is d", Some(false));
        check("sorted(xs) is xs", Some(false));
        check("dict(d)==d", None);
        check("t is t[:]", None);
        check("tuple(t) is t", None);
    }

    #[test]
    fn what_id_says_of_two_objects_is_whether_they_are_one() {
        let check = |source: &str, expected: &str| {
            let program = Program::parse(source).unwrap().with_identity();
            assert_eq!(program.text, expected);
        };
        check("print(id(a) == id(b))\n", "print(a is b)\n");
        check("x = id(a[0]) != id(a[-1].b)\n", "x = a[0] is not a[-1].b\n");
        check("print(f'{id(a)==id(b)}')\n", "print(f'{a is b}')\n");
        for same in [
            "print(f'{id(a) == id(b) = }')\n",
            "print(id([]) == id([]))\n",
            "id = len\nprint(id(a) == id(b))\n",
            "print(id(a) == n)\n",
        ] {
            check(same, same);
        }
    }

    #[test]
    fn it_is_told_what_is_none() {
        let program = Program::parse("x = 1\n").unwrap();
        let frame = Frame::new("<module>", 1).knowing(&[
            ("a", "None"),
            ("n", "Node(value=1, next=None)"),
            ("x", "1"),
        ]);
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        let check = |expression: &str, expected: Option<&str>| {
            let told = program.without_none(&at, expression);
            assert_eq!(told.as_deref(), expected, "{expression}");
        };
        check("a is None or x>2", Some("True or x>2"));
        check("not (n.next is not None)", Some("not (False)"));
        check("n is not None and n.next is None", Some("True and True"));
        check("b is None", None);
        check("[a for a in xs if a is None]", None);
        check("x>2", None);
    }

    #[test]
    fn names_of_one_object_are_the_same() {
        let program = Program::parse("pass\n").unwrap();
        let state = r#"{"event": "line", "aliases": [["0.xs", "0.ys"]], "frames": [{"function": "<module>", "line": 1,
            "locals": {"xs": "[1]", "ys": "[1]", "zs": "[1]", "n": "None", "i": "300", "j": "300"}}]}"#;
        let at = State::parse(state).unwrap();
        let check = |expression: &str, expected: Option<bool>| {
            assert_eq!(program.identity(&at, expression), expected, "{expression}");
        };
        check("xs is ys", Some(true));
        check("xs is not ys", Some(false));
        check("xs is zs", Some(false));
        check("xs is xs", Some(true));
        check("n is None", Some(true));
        check("xs is not None", Some(true));
        check("n is True", Some(false));
        check("i is j", None);
        check("xs is what", None);
        check("xs==ys", None);
        check("xs is ys is zs", None);
    }
}
