//! Several members side by side: where one stands in a list of them, and what `__members__` has, which is all names of an enumeration, second
//! ones too.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprAttribute};
use ruff_text_size::Ranged;

use super::{MAKING, shown};
use crate::program::Program;
use crate::program::classes;
use crate::quiz::PythonValue;
use crate::state::State;

/// Functions that read no more of a mapping than its keys.
const OF_KEYS: [&str; 5] = ["len", "list", "tuple", "sorted", "dict"];

/// Functions that go through what they are given, and hold its elements.
const HOLDING: [&str; 3] = ["frozenset", "set", "tuple"];

/// Methods of mappings that change nothing.
const OF_MAPPINGS: [&str; 4] = ["items", "keys", "values", "get"];

impl Program {
    /// The members of the enumeration that an expression names, as they are shown, or what there is in its `__members__`.
    pub fn members_shown(&self, at: &State, expression: &str) -> Option<Vec<String>> {
        if !self.has_enumerations() {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let quoted = |name: String| PythonValue::Str(name).to_string();
        let listed = |expr: &Expr, write: &dyn Fn(String, String) -> String| {
            let all = self.all_names(at, expr)?.into_iter();
            Some(all.map(|(name, member)| write(name, member)).collect())
        };
        match parsed.expr() {
            Expr::Name(name) => {
                let class = self.enumeration_named(at, &name.id)?;
                let members = self.members(class)?.into_iter();
                Some(members.map(|member| shown(class, &member)).collect())
            }
            Expr::Call(call) if call.arguments.is_empty() => {
                let method = call.func.as_attribute_expr()?;
                match method.attr.as_str() {
                    "items" => listed(&method.value, &|name, member| {
                        format!("({}, {member})", quoted(name))
                    }),
                    "values" => listed(&method.value, &|_, member| member),
                    "keys" => listed(&method.value, &|name, _| quoted(name)),
                    _ => None,
                }
            }
            expr => listed(expr, &|name, _| quoted(name)),
        }
    }

    /// All names of the enumeration whose `__members__` an expression reads, each with its member as that is shown.
    pub(super) fn all_names(&self, at: &State, expr: &Expr) -> Option<Vec<(String, String)>> {
        let attribute = expr.as_attribute_expr()?;
        if attribute.attr.as_str() != "__members__" {
            return None;
        }
        let class = self.enumeration_named(at, &attribute.value.as_name_expr()?.id)?;
        let names = self.names_but(class, &MAKING)?.into_iter();
        let with_member = |(name, _): (String, String)| {
            let member = shown(class, &self.member_called(class, &name)?);
            Some((name, member))
        };
        names.map(with_member).collect()
    }

    /// An expression that reads `__members__` with a dictionary in its place, where what it does with that is the same: a mapping that cannot
    /// be changed is only shown otherwise.
    pub(super) fn with_names_listed(&self, at: &State, expr: &Expr, text: &str) -> Option<String> {
        let mapping = match expr {
            Expr::Call(call) => {
                let ([mapping], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                    return None;
                };
                let function = call.func.as_name_expr()?.id.as_str();
                OF_KEYS.contains(&function).then_some(mapping)?
            }
            Expr::Attribute(read) => {
                let method = OF_MAPPINGS.contains(&read.attr.as_str());
                method.then_some(&*read.value)?
            }
            Expr::Subscript(item) => &*item.value,
            _ => return None,
        };
        let class = mapping.as_attribute_expr()?.value.as_name_expr()?;
        let written = |name: String| format!("'{name}': {}.{name}", class.id);
        let names = self.names_of(at, mapping)?.into_iter().map(written);
        let dictionary = format!("{{{}}}", names.collect::<Vec<_>>().join(", "));
        let (whole, place) = (expr.range(), Range::<usize>::from(mapping.range()));
        let before = text.get(whole.start().to_usize()..place.start)?;
        let behind = text.get(place.end..whole.end().to_usize())?;
        Some([before, &dictionary, behind].concat())
    }

    /// A call that goes through an enumeration (`dict.fromkeys(Color, 0)`, `set(Color)`) with the list of its members in the place of that.
    pub(super) fn with_members_listed(
        &self,
        at: &State,
        expr: &Expr,
        text: &str,
    ) -> Option<String> {
        let call = expr.as_call_expr()?;
        let of_python = |expr: &Expr, names: &[&str]| {
            let name = expr.as_name_expr().map(|name| name.id.as_str());
            name.is_some_and(|name| names.contains(&name) && !self.binds(name))
        };
        let goes_through = match &*call.func {
            Expr::Attribute(method) => {
                method.attr.as_str() == "fromkeys" && of_python(&method.value, &["dict"])
            }
            function => of_python(function, &HOLDING) && call.arguments.len() == 1,
        };
        let gone_through = call.arguments.args.first().filter(|_| goes_through)?;
        let class = self.enumeration_named(at, &gone_through.as_name_expr()?.id)?;
        let members = self.members(class)?.into_iter();
        let members = members.map(|(name, _)| format!("{}.{name}", class.name));
        let listed = format!("[{}]", members.collect::<Vec<_>>().join(", "));
        let (whole, place) = (expr.range(), Range::<usize>::from(gone_through.range()));
        let before = text.get(whole.start().to_usize()..place.start)?;
        let behind = text.get(place.end..whole.end().to_usize())?;
        Some([before, &listed, behind].concat())
    }

    /// The members that an expression has one after the other, where it has nothing else.
    pub(super) fn members_among(&self, at: &State, expr: &Expr) -> Option<Vec<String>> {
        let all = match expr {
            Expr::Tuple(tuple) => tuple.elts.as_slice(),
            Expr::List(list) => &list.elts,
            Expr::Set(set) => &set.elts,
            Expr::Call(call) => {
                let function = call.func.as_name_expr()?.id.as_str();
                let ([Expr::Name(class)], []) = (&*call.arguments.args, &*call.arguments.keywords)
                else {
                    return None;
                };
                let listed = matches!(function, "list" | "tuple") && !self.binds(function);
                return self.members_shown(at, &class.id).filter(|_| listed);
            }
            held => {
                let held = PythonValue::read(&classes::shown(at, held)?).ok()?;
                let (PythonValue::List(items) | PythonValue::Tuple(items)) = held else {
                    return None;
                };
                let items = items.iter().map(PythonValue::to_string);
                let items = items.map(|one| self.member(&one).map(|_| one));
                return items.collect();
            }
        };
        all.iter().map(|one| self.member_meant(at, one)).collect()
    }

    /// What `index` or `count` says of a member and a sequence of members. One that is a number is the same as others of that number.
    pub(super) fn place_among(
        &self,
        at: &State,
        read: &ExprAttribute,
        asked: &Expr,
    ) -> Option<usize> {
        let method = read.attr.as_str();
        if !matches!(method, "index" | "count") {
            return None;
        }
        let all = self.members_among(at, &read.value)?;
        let asked = self.member_meant(at, asked)?;
        let number = |one: &String| !matches!(self.number_of_member(one), Some(None));
        if number(&asked) || all.iter().any(number) {
            return None;
        }
        match method {
            "count" => Some(all.iter().filter(|one| **one == asked).count()),
            _ => all.iter().position(|one| *one == asked),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
from enum import Enum, IntEnum
class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
class Level(IntEnum):
    LOW = 1
x = 1
";

    #[test]
    fn members_stand_beside_others_and_have_several_names() {
        let program = Program::parse(SOURCE).unwrap();
        let known: [(&str, &str); 3] = [
            ("cs", "[<Color.RED: 1>, <Color.GREEN: 2>]"),
            ("c", "<Color.GREEN: 2>"),
            ("levels", "[<Level.LOW: 1>]"),
        ];
        let at = state(Event::Line, &[("<module>", 8, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_members(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("cs.index(c)", Some("1"));
        check("list(Color).index(c)+1", Some("1+1"));
        check("cs.count(Color.CRIMSON)", Some("1"));
        check("cs.index(x)", None);
        check("levels.index(Level.LOW)", None);
        check("c in cs", Some("True"));
        check("repr(c)", Some("'<Color.GREEN: 2>'"));
        check("Color.CRIMSON is Color.RED", Some("True"));
        check("Color.CRIMSON.name", Some("'RED'"));
        check("len(Color)", Some("2"));
        check("Color.__members__", None);
        let listed = "[Color.RED, Color.GREEN]";
        check(
            "dict.fromkeys(Color, 0)",
            Some(&format!("dict.fromkeys({listed}, 0)")),
        );
        check("set(Color)", Some(&format!("set({listed})")));
        check("dict.fromkeys(cs, 0)", None);
        check("set(x)", None);
        let all = "{'RED': Color.RED, 'GREEN': Color.GREEN, 'CRIMSON': Color.CRIMSON}";
        check("list(Color.__members__)", Some(&format!("list({all})")));
        check("Color.__members__['RED']", Some(&format!("{all}['RED']")));
        check("Color.__members__.keys()", Some(&format!("{all}.keys()")));
        let check = |iterated: &str, expected: Option<&[&str]>| {
            let found = program.members_shown(&at, iterated);
            let expected = expected.map(|all| all.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(found, expected, "{iterated}");
        };
        check("Color", Some(&["<Color.RED: 1>", "<Color.GREEN: 2>"]));
        check("Level.__members__", Some(&["'LOW'"]));
        check(
            "Level.__members__.items()",
            Some(&["('LOW', <Level.LOW: 1>)"]),
        );
        check("cs", None);
    }
}
