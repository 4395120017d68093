//! What a class that extends a type of Python's asks of that type itself, past what its own methods put in the place: `super().append(x)` in
//! a class that extends `list`, `dict.__setitem__(self, k, v)`. It does what the operation on a plain list or dictionary does, and is told as
//! such a line, of a program in which nothing extends anything.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use crate::program::expressions::{Header, written};
use crate::program::{Definition, Program, mentions};
use crate::state::State;

/// Operators by the methods that they call.
const OPERATORS: [(&str, &str); 12] = [
    ("__add__", "+"),
    ("__and__", "&"),
    ("__eq__", "=="),
    ("__ge__", ">="),
    ("__gt__", ">"),
    ("__le__", "<="),
    ("__lt__", "<"),
    ("__mul__", "*"),
    ("__ne__", "!="),
    ("__or__", "|"),
    ("__sub__", "-"),
    ("__truediv__", "/"),
];

/// Functions by the methods that they call.
const FUNCTIONS: [(&str, &str); 4] = [
    ("__len__", "len"),
    ("__repr__", "repr"),
    ("__iter__", "iter"),
    ("__abs__", "abs"),
];

impl Program {
    /// The program with what the line that is about to run at a state asks of the type that its class extends as an operation on a plain value;
    /// `None` where it asks nothing of it, or does more with its object than that.
    pub fn with_inherited(&self, at: &State) -> Option<Program> {
        if let Some(made) = self.with_values_made(at) {
            return Some(made);
        }
        let frame = at.top()?;
        let class = self.class_around(frame.line)?;
        let method = self.definition_at(&frame.function, frame.line)?;
        let own = method.scope.variables.first();
        let own = &own
            .filter(|own| own.is_parameter && self.is_method(method))?
            .name;
        let text = &self.line(frame.line)?.text;
        let base = self.extended(class)?;
        let asks = mentions(text, "super") || mentions(text, base);
        let parsed = ruff_python_parser::parse_expression(own).ok()?;
        if !asks || self.class_extending(at, parsed.expr()).is_none() {
            return None;
        }
        let (place, part) = self.with_header(frame.line, |header| {
            let mut search = Search {
                program: self,
                class,
                own,
                base,
                found: Vec::new(),
            };
            let operands = header.operands();
            operands.into_iter().for_each(|one| search.visit_expr(one));
            let [call] = search.found.as_slice() else {
                return None;
            };
            let alone = match header {
                Header::Statement(Stmt::Expr(statement)) => statement.value.range() == call.range(),
                _ => false,
            };
            let part = self.as_operation(call, own, base, alone)?;
            Some((Range::<usize>::from(call.range()), part))
        })?;
        // Nothing else in the line may be its class's.
        let line = self
            .text
            .get(..place.start)?
            .rfind('\n')
            .map_or(0, |end| end + 1);
        let end = self
            .text
            .get(place.end..)?
            .find('\n')
            .map(|end| place.end + end);
        let rest = [
            self.text.get(line..place.start)?,
            " ",
            self.text.get(place.end..end.unwrap_or(self.text.len()))?,
        ];
        if mentions(&rest.concat(), own) {
            return None;
        }
        let program = self.rewritten(&self.text_with(&place, &part)?)?;
        Some(Program {
            extends: false,
            ..program
        })
    }

    /// A call of a method of the type that a class extends, as an operation on the object; `alone` is whether the statement is nothing else.
    fn as_operation(&self, call: &ExprCall, own: &str, base: &str, alone: bool) -> Option<String> {
        let method = call.func.as_attribute_expr()?;
        // Of the type itself it is asked with the object as the first one.
        let of_type = usize::from(method.value.is_name_expr());
        let given = call.arguments.args.get(of_type..)?;
        let plain =
            call.arguments.keywords.is_empty() && !given.iter().any(|one| one.is_starred_expr());
        let given: Option<Vec<&str>> = given
            .iter()
            .map(|one| written(one, &self.text).filter(|text| !mentions(text, own)))
            .collect();
        let given = given.filter(|_| plain)?;
        let name = method.attr.as_str();
        let pair = |table: &[(&str, &'static str)]| {
            let found = table.iter().find(|(one, _)| *one == name);
            found.map(|(_, sign)| *sign)
        };
        Some(match (name, given.as_slice()) {
            ("__init__", []) if alone => "pass".to_owned(),
            ("__init__", [one]) if alone && base == "list" => format!("{own}.extend({one})"),
            ("__init__", [one]) if alone && matches!(base, "dict" | "set") => {
                format!("{own}.update({one})")
            }
            ("__setitem__", [key, value]) if alone => format!("{own}[{key}] = {value}"),
            ("__delitem__", [key]) if alone => format!("del {own}[{key}]"),
            ("__getitem__", [key]) => format!("{own}[{key}]"),
            ("__contains__", [one]) => format!("(({one}) in {own})"),
            ("__str__", []) if base == "str" => own.to_owned(),
            ("__str__", []) => format!("str({own})"),
            (_, [one]) if let Some(sign) = pair(&OPERATORS) => format!("({own} {sign} ({one}))"),
            (_, []) if let Some(function) = pair(&FUNCTIONS) => format!("{function}({own})"),
            (name, _) if name.starts_with("__") => return None,
            (name, given) => format!("{own}.{name}({})", given.join(", ")),
        })
    }
}

/// Looks for what a line asks of the type that its class extends.
struct Search<'p, 'e> {
    program: &'p Program,
    class: &'p Definition,
    own: &'p str,
    base: &'p str,
    found: Vec<&'e ExprCall>,
}

impl<'e> Search<'_, 'e> {
    /// Whether a call is one of a method of the type, which no class of the program between has.
    fn asks(&self, call: &'e ExprCall) -> bool {
        let Some(method) = call.func.as_attribute_expr() else {
            return false;
        };
        let is_super = |of: &ExprCall| {
            let name = of.func.as_name_expr();
            name.is_some_and(|name| name.id.as_str() == "super") && of.arguments.is_empty()
        };
        match &*method.value {
            Expr::Call(of) if is_super(of) => {
                let lineage = self.program.lineage(self.class);
                let above = lineage.get(1..).unwrap_or_default();
                self.program.method_among(above, &method.attr).is_none()
                    && above.iter().all(|one| {
                        let mut names = one.scope.names();
                        !names.any(|name| name == method.attr.as_str())
                    })
            }
            Expr::Name(name) => {
                let first = call.arguments.args.first().and_then(Expr::as_name_expr);
                name.id.as_str() == self.base && first.is_some_and(|first| first.id == *self.own)
            }
            _ => false,
        }
    }
}

impl<'e> Visitor<'e> for Search<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr
            && self.asks(call)
        {
            self.found.push(call);
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_is_asked_of_a_type_is_done_with_a_plain_value() {
        let check = |base: &str, shown: &str, line: &str, expected: Option<&str>| {
            let source = format!(
                "class Own({base}):\n    def size(self):\n        return 0\n    def put(self, k, v):\n        {line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let names = [("self", shown), ("k", "'a'"), ("v", "1")];
            let at = state(
                Event::Line,
                &[("<module>", 1, &[]), ("put", 5, &names)],
                None,
            );
            let found = program.with_inherited(&at);
            let found = found.map(|found| found.line(5).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        let of_dict = |line, expected| check("dict", "{}", line, expected);
        of_dict(
            "super().__setitem__(k.lower(), v)",
            Some("self[k.lower()]=v"),
        );
        of_dict("dict.__setitem__(self, k, v)", Some("self[k]=v"));
        of_dict("return super().__getitem__(k)", Some("return self[k]"));
        of_dict("return super().get(k, v)", Some("return self.get(k, v)"));
        of_dict("x = super().__contains__(k)", Some("x=((k) in self)"));
        of_dict("super().__init__()", Some("pass"));
        check("list", "[]", "super().append(v)", Some("self.append(v)"));
        check(
            "list",
            "[]",
            "return super().__len__() + 1",
            Some("return len(self)+1"),
        );
        // What else the line does with its object may be its class's.
        of_dict("super().__setitem__(k, self.size())", None);
        of_dict("return super().__getitem__(k) + self.size()", None);
        of_dict("self[k] = v", None);
    }
}
