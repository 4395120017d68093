//! Types as values: what `list[int]`, `Callable[[int], str]`, `int | None` and `TypeVar('T')` are shown as (Python's library reference, "typing",
//! and "Generic Alias Type" and "Union Type" in "Built-in Types"). They are made by looking at what is written: nothing of the
//! program runs for it.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, ExprSubscript, Operator};

use ruff_text_size::Ranged;

use super::classes::found;
use super::displays::literal;
use super::reduction::shown_type;
use super::{LogicalLine, Program};
use crate::quiz::PythonValue;
use crate::state::State;

/// Python's types that take the types of their items.
const HOLDING: [&str; 6] = ["dict", "frozenset", "list", "set", "tuple", "type"];

/// Modules whose classes are shown by their names.
const MODULES: [&str; 5] = [
    "collections",
    "collections.abc",
    "datetime",
    "decimal",
    "fractions",
];

/// What `typing` has that is shown by its name.
const SPECIAL: [&str; 27] = [
    "Any",
    "Callable",
    "ChainMap",
    "ClassVar",
    "Collection",
    "Container",
    "Counter",
    "DefaultDict",
    "Deque",
    "Dict",
    "Final",
    "FrozenSet",
    "Generator",
    "Hashable",
    "Iterable",
    "Iterator",
    "List",
    "Literal",
    "Mapping",
    "MutableMapping",
    "MutableSequence",
    "Optional",
    "Sequence",
    "Set",
    "Tuple",
    "Type",
    "Union",
];

/// A type, as it stands within another one.
struct Type {
    text: String,
    kind: Kind,
}

enum Kind {
    /// A class.
    Class,
    /// `None`.
    Nothing,
    /// A class with the types of its items: `list[int]`.
    Generic,
    /// Several of them: `int | None`.
    Union,
    /// What `typing` makes.
    Typing,
    /// The name of a type that may not be there yet.
    Name,
}

impl Type {
    fn of(kind: Kind, text: impl Into<String>) -> Type {
        let text = text.into();
        Type { text, kind }
    }

    /// It with what stands in its brackets.
    fn taking(&self, kind: Kind, parts: &[String]) -> Type {
        Type::of(kind, format!("{}[{}]", self.text, parts.join(", ")))
    }

    /// How `typing` shows it within what it makes.
    fn within_typing(&self) -> String {
        match self.kind {
            Kind::Nothing => "NoneType".to_owned(),
            Kind::Name => format!("ForwardRef({})", self.text),
            _ => self.text.clone(),
        }
    }
}

impl Program {
    /// The program with calls of its generic classes as if they were given no types: `Stack[int]()` makes what `Stack()` makes.
    pub fn without_type_arguments(self) -> Program {
        let generic =
            |line: &LogicalLine| line.text.starts_with("class ") && is_generic(&line.text);
        if !self.lines.iter().any(generic) {
            return self;
        }
        let mut calls = Calls {
            program: &self,
            found: Vec::new(),
        };
        calls.visit_body(self.body());
        let mut text = self.text.clone();
        calls
            .found
            .sort_by_key(|place| std::cmp::Reverse(place.start));
        for place in &calls.found {
            // Lines keep their numbers.
            if self.text[place.clone()].contains('\n') {
                return self;
            }
            text.replace_range(place.clone(), "");
        }
        match calls.found.is_empty() {
            true => self,
            false => self.rewritten(&text).unwrap_or(self),
        }
    }

    /// What an expression of types is shown as, if it is more than a class.
    pub fn shown_generic(&self, at: &State, expression: &str) -> Option<String> {
        let ends = expression.ends_with([']', ')']) || expression.contains('|');
        if !ends && !expression.ends_with("Any") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let made = self.type_of(at, parsed.expr())?;
        let more = matches!(made.kind, Kind::Generic | Kind::Union | Kind::Typing);
        more.then_some(made.text)
    }

    fn type_of(&self, at: &State, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::NoneLiteral(_) => Some(Type::of(Kind::Nothing, "None")),
            Expr::EllipsisLiteral(_) => Some(Type::of(Kind::Class, "...")),
            Expr::StringLiteral(_) => Some(Type::of(Kind::Name, literal(expr)?.to_string())),
            Expr::Name(_) | Expr::Attribute(_) => self.named(at, expr),
            Expr::Subscript(item) => self.subscripted(at, item),
            Expr::BinOp(either) if either.op == Operator::BitOr => {
                let (left, right) = (
                    self.type_of(at, &either.left)?,
                    self.type_of(at, &either.right)?,
                );
                let plain = |one: &Type| {
                    matches!(
                        one.kind,
                        Kind::Class | Kind::Nothing | Kind::Generic | Kind::Union
                    )
                };
                let any = |one: &Type| !matches!(one.kind, Kind::Nothing);
                if !(plain(&left) && plain(&right) && (any(&left) || any(&right))) {
                    return None;
                }
                let mut parts: Vec<&str> = Vec::new();
                for part in [&left, &right]
                    .into_iter()
                    .flat_map(|one| one.text.split(" | "))
                {
                    if !parts.contains(&part) {
                        parts.push(part);
                    }
                }
                let kind = if parts.len() > 1 {
                    Kind::Union
                } else {
                    Kind::Class
                };
                Some(Type::of(kind, parts.join(" | ")))
            }
            Expr::Call(call) => self.type_made(at, call),
            _ => None,
        }
    }

    /// The type that a name stands for.
    fn named(&self, at: &State, expr: &Expr) -> Option<Type> {
        if let Some((module, name)) = self.of_library(at, expr) {
            return match module {
                "typing" if name == "AnyStr" => Some(Type::of(Kind::Typing, "~AnyStr")),
                "typing" => SPECIAL
                    .contains(&&*name)
                    .then(|| Type::of(Kind::Typing, format!("typing.{name}"))),
                module => MODULES
                    .contains(&module)
                    .then(|| Type::of(Kind::Class, format!("{module}.{name}"))),
            };
        }
        let name = expr.as_name_expr()?.id.as_str();
        if let Some(value) = found(at, name) {
            return held(value?);
        }
        if let Some(class) = self.class(name) {
            let name = self.qualified(class);
            return Some(Type::of(Kind::Class, format!("__main__.{name}")));
        }
        let own = |one: &super::Definition| {
            one.name == name || one.scope.names().any(|bound| bound == name)
        };
        let plain = shown_type(name).is_some() && !self.definitions.iter().any(own);
        plain.then(|| Type::of(Kind::Class, name))
    }

    fn subscripted(&self, at: &State, item: &ExprSubscript) -> Option<Type> {
        let parts = match &*item.slice {
            Expr::Tuple(tuple) if !tuple.elts.is_empty() => tuple.elts.as_slice(),
            one => std::slice::from_ref(one),
        };
        let base = self.named(at, &item.value)?;
        let of_typing = base.text.strip_prefix("typing.");
        if of_typing == Some("Literal") {
            let values: Option<Vec<String>> = parts
                .iter()
                .map(|one| literal(one).map(|value| value.to_string()))
                .collect();
            return Some(base.taking(Kind::Typing, &values?));
        }
        let all: Option<Vec<Type>> = match (parts, base.text.ends_with(".Callable")) {
            ([given, back], true) => {
                let typing = of_typing.is_some();
                let given = match given {
                    Expr::List(list) => {
                        let all = list.elts.iter().map(|one| self.type_of(at, one));
                        let all: Vec<Type> = all.collect::<Option<_>>()?;
                        let shown = all.iter().map(|one| match typing {
                            true => one.within_typing(),
                            false => one.text.clone(),
                        });
                        let shown: Vec<String> = shown.collect();
                        Some(Type::of(Kind::Class, format!("[{}]", shown.join(", "))))
                    }
                    other => self.type_of(at, other),
                };
                [given, self.type_of(at, back)].into_iter().collect()
            }
            (_, true) => None,
            (parts, false) => parts.iter().map(|one| self.type_of(at, one)).collect(),
        };
        let all = all?;
        match of_typing {
            Some("Optional" | "Union") => {
                let optional = of_typing == Some("Optional");
                return union(all, optional);
            }
            Some(_) => {}
            None => {
                let generic = HOLDING.contains(&&*base.text)
                    || MODULES.iter().any(|module| {
                        base.text
                            .strip_prefix(module)
                            .is_some_and(|rest| rest.starts_with('.'))
                    });
                if generic {
                    let shown: Vec<String> = all.into_iter().map(|one| one.text).collect();
                    return Some(base.taking(Kind::Generic, &shown));
                }
                let class = self.class(item.value.as_name_expr()?.id.as_str())?;
                if !is_generic(&self.line(class.line)?.text) {
                    return None;
                }
            }
        }
        let shown: Vec<String> = all.iter().map(Type::within_typing).collect();
        Some(base.taking(Kind::Typing, &shown))
    }

    /// What a call of `typing` makes that gives a type a name.
    fn type_made(&self, at: &State, call: &ExprCall) -> Option<Type> {
        let ("typing", maker) = self.of_library(at, &call.func)? else {
            return None;
        };
        let (first, rest) = call.arguments.args.split_first()?;
        let name = literal(first).and_then(|name| match name {
            PythonValue::Str(name) => Some(name),
            _ => None,
        })?;
        let said = |name: &str| {
            let named = call.arguments.find_keyword(name);
            named.is_some_and(|one| {
                one.value
                    .as_boolean_literal_expr()
                    .is_some_and(|one| one.value)
            })
        };
        let keywords = call.arguments.keywords.iter().map(|one| &one.value);
        let mut told = rest.iter().chain(keywords);
        if !told.all(|one| one.is_boolean_literal_expr() || self.type_of(at, one).is_some()) {
            return None;
        }
        let sign = match (said("covariant"), said("contravariant")) {
            (false, false) => "~",
            (true, false) => "+",
            (false, true) => "-",
            (true, true) => return None,
        };
        let text = match maker.as_str() {
            "TypeVar" | "ParamSpec" => format!("{sign}{name}"),
            "NewType" if rest.len() == 1 => format!("__main__.{name}"),
            _ => return None,
        };
        Some(Type::of(Kind::Typing, text))
    }
}

/// Whether the header of a class says that it takes types.
fn is_generic(header: &str) -> bool {
    header.contains("Generic[") || header.contains("Protocol[")
}

/// Collects the types that generic classes of the program are given where they are called.
struct Calls<'p> {
    program: &'p Program,
    found: Vec<Range<usize>>,
}

impl<'a> Visitor<'a> for Calls<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Call(call) = expr
            && let Expr::Subscript(item) = &*call.func
            && let Some(name) = item.value.as_name_expr()
            && let Some(class) = self.program.class(&name.id)
            && self
                .program
                .line(class.line)
                .is_some_and(|line| is_generic(&line.text))
        {
            self.found
                .push(item.value.end().to_usize()..item.end().to_usize());
        }
        walk_expr(self, expr);
    }
}

/// The type that a value is which a state shows, if it is one.
fn held(value: &str) -> Option<Type> {
    if let Some(class) = value.strip_prefix("<class '") {
        return Some(Type::of(Kind::Class, class.strip_suffix("'>")?));
    }
    let base = value.split('[').next()?;
    let kind = if value.contains(" | ") && !value.contains(['\'', '"', '<']) {
        Kind::Union
    } else if value.len() > base.len()
        && (HOLDING.contains(&base) || base.starts_with("collections."))
    {
        Kind::Generic
    } else if ["typing.", "~", "__main__."]
        .iter()
        .any(|start| value.starts_with(start))
    {
        Kind::Typing
    } else {
        return None;
    };
    Some(Type::of(kind, value))
}

/// What `Union` and `Optional` make of types: one alone is itself, and what is optional is shown so.
fn union(all: Vec<Type>, optional: bool) -> Option<Type> {
    let mut parts: Vec<String> = Vec::new();
    let mut only = None;
    for one in all {
        // What several are is not taken apart here.
        if matches!(one.kind, Kind::Union)
            || one.text.starts_with("typing.Union")
            || one.text.starts_with("typing.Optional")
        {
            return None;
        }
        let text = one.within_typing();
        if !parts.contains(&text) {
            parts.push(text);
            only = Some(one);
        }
    }
    let nothing = "NoneType".to_owned();
    if optional && !parts.contains(&nothing) {
        parts.push(nothing.clone());
    }
    match parts.as_slice() {
        [_] => only,
        [one, none] if *none == nothing => {
            Some(Type::of(Kind::Typing, format!("typing.Optional[{one}]")))
        }
        [none, one] if *none == nothing => {
            Some(Type::of(Kind::Typing, format!("typing.Optional[{one}]")))
        }
        all => Some(Type::of(
            Kind::Typing,
            format!("typing.Union[{}]", all.join(", ")),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn types_are_shown_as_python_shows_them() {
        let source = "from typing import *\nfrom collections import deque\nimport typing as t\nfrom collections.abc import Callable as Called\nclass Box(Generic[T]):\n    pass\nclass Num:\n    pass\nx = 1\n";
        let source = source.replace("typing import *", "typing import Any, Callable, Dict, Generic, List, Literal, NewType, Optional, ParamSpec, Tuple, TypeVar, Union");
        let program = Program::parse(&source).unwrap();
        let locals: &[_] = &[
            ("n", "1"),
            ("T", "~T"),
            ("Number", "int | float"),
            ("Row", "list[int]"),
            ("Kind", "<class '__main__.Num'>"),
        ];
        let at = state(Event::Line, &[("<module>", 9, locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let shown = program.shown_generic(&at, expression);
            assert_eq!(shown.as_deref(), expected, "{expression}");
        };
        check(
            "dict[str,tuple[int, ...]]",
            Some("dict[str, tuple[int, ...]]"),
        );
        check("list[Num]", Some("list[__main__.Num]"));
        check("list['Num']", Some("list['Num']"));
        check("list[Row]", Some("list[list[int]]"));
        check("list[Number]", Some("list[int | float]"));
        check("deque[Kind]", Some("collections.deque[__main__.Num]"));
        check("int|float", Some("int | float"));
        check(
            "Num|list[int]|None",
            Some("__main__.Num | list[int] | None"),
        );
        check("Number|int", Some("int | float"));
        check("int|int", None);
        check("n|1", None);
        check("Any", Some("typing.Any"));
        check("List[List[int]]", Some("typing.List[typing.List[int]]"));
        check("Dict[str, None]", Some("typing.Dict[str, NoneType]"));
        check(
            "Optional['Num']",
            Some("typing.Optional[ForwardRef('Num')]"),
        );
        check("Optional[Num]", Some("typing.Optional[__main__.Num]"));
        check("Union[int, None]", Some("typing.Optional[int]"));
        check("Union[int, float, int]", Some("typing.Union[int, float]"));
        check(
            "Callable[[int, T], None]",
            Some("typing.Callable[[int, ~T], NoneType]"),
        );
        check("Callable[..., int]", Some("typing.Callable[..., int]"));
        check(
            "Called[[int], None]",
            Some("collections.abc.Callable[[int], None]"),
        );
        check("Literal['r','w',1]", Some("typing.Literal['r', 'w', 1]"));
        check("Tuple[int, ...]", Some("typing.Tuple[int, ...]"));
        check("Box[int]", Some("__main__.Box[int]"));
        check("Num[int]", None);
        check("TypeVar('K')", Some("~K"));
        check("TypeVar('K',bound='Num',covariant=True)", Some("+K"));
        check("TypeVar('K',int,float)", Some("~K"));
        check("NewType('Id',int)", Some("__main__.Id"));
        check("t.TypeVar('K')", Some("~K"));
        check("TypeVar(n)", None);
        check("xs[0]", None);
        check("n[0]", None);
        check("print(Num)", None);
    }

    #[test]
    fn generic_classes_are_called_without_types() {
        let check = |call: &str, expected: &str| {
            let source = |call: &str| format!("class Box(Generic[K, V]):\n    pass\nx = {call}\n");
            let program = Program::parse(&source(call)).unwrap();
            assert_eq!(program.without_type_arguments().text(), source(expected));
        };
        check("Box[str, list[int]](Box[int, T]())", "Box(Box())");
        check("Box[str, int]", "Box[str, int]");
        check("boxes[0]()", "boxes[0]()");
    }

    #[test]
    fn names_of_types_may_be_the_programs_own() {
        let program = Program::parse("list = 1\nx = 1\n").unwrap();
        let at = state(Event::Line, &[("<module>", 2, &[])], None);
        assert_eq!(program.shown_generic(&at, "list[int]"), None);
        let shown = program.shown_generic(&at, "dict[str, int]");
        assert_eq!(shown.as_deref(), Some("dict[str, int]"));
    }
}
