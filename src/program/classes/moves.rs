//! What only hands on what there is: it calls nothing, whatever objects it handles.

use ruff_python_ast::helpers::any_over_body;
use ruff_python_ast::{CmpOp, Expr, ExprCall, ExprSubscript, Operator, Stmt};

use super::is_identity;
use super::values::{found, parsed, value};
use crate::program::library::as_mapping;
use crate::program::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::State;

impl Program {
    /// Whether running a text only hands on what there is, so that nothing is called.
    pub(in crate::program) fn only_moves(&self, at: &State, text: &str) -> bool {
        let moves = Moves { program: self, at };
        let text = text.strip_prefix("return ").unwrap_or(text);
        parsed(text).is_some_and(|parsed| match parsed.syntax().body.as_slice() {
            [statement] => moves.is_all_of(statement),
            _ => false,
        })
    }
}

/// How what runs code is shown that is gone through.
const RUNNING: [&str; 4] = ["<generator object", "<map", "<filter", "_iterator>"];

/// Functions of Python's that call nothing of what they are given where no class of the program says what they ask for.
const LOOKING: [&str; 12] = [
    "enumerate",
    "isinstance",
    "issubclass",
    "len",
    "list",
    "print",
    "repr",
    "str",
    "sum",
    "tuple",
    "type",
    "zip",
];

impl Program {
    /// Whether running a text only goes through classes and functions and asks for their names, where no class of the program has a method
    /// that Python calls by itself but to make an object: `print([c.__name__ for c in B.__mro__])`.
    pub(in crate::program) fn only_looks(&self, at: &State, text: &str) -> bool {
        let special = |one: &Definition| one.name.starts_with("__") && one.name != "__init__";
        if !text.contains(" for ") || self.definitions.iter().any(special) || self.has_metaclasses()
        {
            return false;
        }
        let Some(parsed) = parsed(text) else {
            return false;
        };
        let named = |name: &str| LOOKING.contains(&name) && !self.binds(name);
        let calls = |part: &Expr| match part {
            Expr::Call(call) => match &*call.func {
                Expr::Name(name) => !named(&name.id),
                Expr::Attribute(method) => {
                    !method.value.is_string_literal_expr() || &*method.attr != "join"
                }
                _ => true,
            },
            // Any other attribute may be a property.
            Expr::Attribute(read) => &*read.attr != "__name__" && &*read.attr != "join",
            // A generator runs where it is gone through.
            Expr::Name(name) => {
                let shown = found(at, &name.id).flatten();
                shown.is_some_and(|shown| RUNNING.iter().any(|one| shown.contains(one)))
            }
            Expr::BinOp(_) | Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_) => true,
            _ => false,
        };
        !any_over_body(&parsed.syntax().body, calls)
    }
}

/// Reads what only hands on what there is.
struct Moves<'p> {
    program: &'p Program,
    at: &'p State,
}

impl Moves<'_> {
    /// Whether a statement, or an expression, only hands on what there is: to put an object into a list calls none of its methods.
    fn is_all_of(&self, statement: &Stmt) -> bool {
        let stored = |target: &Expr| match target {
            Expr::Name(_) => true,
            Expr::Tuple(tuple) => tuple.elts.iter().all(Expr::is_name_expr),
            Expr::Attribute(_) => !self.program.has_method("__setattr__") && self.takes(target),
            Expr::Subscript(item) => self.takes(&item.value) && self.takes_at(item),
            _ => false,
        };
        match statement {
            Stmt::Expr(statement) => self.takes(&statement.value),
            Stmt::Assign(assign) => assign.targets.iter().all(stored) && self.takes(&assign.value),
            Stmt::If(branch) if branch.test.is_compare_expr() => self.takes(&branch.test),
            Stmt::Return(returned) => returned.value.as_ref().is_none_or(|one| self.takes(one)),
            _ => false,
        }
    }

    /// Whether something is known that is no object of the program, and holds none, or a number or a text that is made of it.
    fn is_plain(&self, expr: &Expr) -> bool {
        let made = |call: &ExprCall| {
            let name = call.func.as_name_expr().map(|name| name.id.as_str());
            let simple =
                |name: &str| matches!(name, "int" | "len" | "str") && !self.program.binds(name);
            let given = &call.arguments;
            name.is_some_and(simple)
                && given.keywords.is_empty()
                && given.args.iter().all(|one| self.is_plain(one))
        };
        let known = || value(self.at, expr);
        expr.is_literal_expr()
            || known().is_some_and(|value| !self.program.holds_objects(&value))
            || expr.as_call_expr().is_some_and(made)
    }

    fn is_list(&self, expr: &Expr) -> bool {
        let known = || value(self.at, expr);
        expr.is_list_expr() || matches!(known(), Some(PythonValue::List(_)))
    }

    /// Whether something is a dictionary whose keys are no objects: they are looked for without a method of theirs.
    fn keys_are_plain(&self, expr: &Expr) -> bool {
        // What is written out has keys that are written out.
        if expr.is_dict_expr() {
            return self.takes(expr);
        }
        match value(self.at, expr).map(as_mapping) {
            Some(PythonValue::Dict(pairs)) => self.all_plain(&pairs),
            // What it lacks a type of Python's makes.
            Some(PythonValue::Object { name, parts }) if name == "defaultdict" => {
                match parts.as_slice() {
                    [
                        (None, PythonValue::Opaque(maker)),
                        (None, PythonValue::Dict(pairs)),
                    ] => {
                        let class = maker.strip_prefix("<class '");
                        class.is_some_and(|class| !class.starts_with("__main__."))
                            && self.all_plain(pairs)
                    }
                    _ => false,
                }
            }
            _ => false,
        }
    }

    /// Whether a call says how many items something of Python's has, which is taken from where it is.
    fn measures(&self, call: &ExprCall) -> bool {
        let name = call.func.as_name_expr();
        let counts =
            name.is_some_and(|name| name.id.as_str() == "len" && !self.program.binds("len"));
        match (&*call.arguments.args, &*call.arguments.keywords) {
            ([one], []) if counts && self.takes(one) => matches!(
                value(self.at, one),
                Some(PythonValue::List(_) | PythonValue::Tuple(_) | PythonValue::Dict(_))
            ),
            _ => false,
        }
    }

    /// Whether a call gives a function arguments beforehand, which calls it only later: `partial(f, 2)`.
    fn prepares(&self, call: &ExprCall) -> bool {
        self.program.is_partial(self.at, &call.func)
    }

    fn all_plain(&self, pairs: &[(PythonValue, PythonValue)]) -> bool {
        !pairs.iter().any(|(key, _)| self.program.holds_objects(key))
    }

    /// Whether the item that stands there is looked for without a method of the program.
    fn takes_at(&self, item: &ExprSubscript) -> bool {
        let known = value(self.at, &item.value);
        let ordered = matches!(known, Some(PythonValue::Tuple(_))) || self.is_list(&item.value);
        match &*item.slice {
            Expr::NumberLiteral(_) | Expr::Slice(_) if ordered => true,
            key => self.is_plain(key) && (ordered || self.keys_are_plain(&item.value)),
        }
    }

    /// Whether a call makes an exception without anything of the program's.
    fn makes_exception(&self, call: &ExprCall) -> bool {
        let named = call.func.as_name_expr();
        let free = named.filter(|name| found(self.at, &name.id).is_none());
        let class = free.and_then(|name| self.program.visible(self.at, &name.id));
        class.is_some_and(|class| self.program.is_bare_exception(class))
    }

    /// Whether something is a text that is put together of what is no object of the program.
    fn says(&self, expr: &Expr) -> bool {
        expr.as_f_string_expr().is_some_and(|text| {
            let parts = text.value.elements();
            let mut parts = parts.filter_map(|part| part.as_interpolation());
            parts.all(|part| part.format_spec.is_none() && self.is_plain(&part.expression))
        })
    }

    fn takes(&self, expr: &Expr) -> bool {
        let all = |parts: &[Expr]| parts.iter().all(|one| self.takes(one));
        match expr {
            Expr::Name(_) | Expr::Lambda(_) => true,
            Expr::Dict(dict) => dict.items.iter().all(|item| {
                item.key.as_ref().is_some_and(Expr::is_literal_expr) && self.takes(&item.value)
            }),
            Expr::Compare(looked) if matches!(&*looked.ops, [CmpOp::In | CmpOp::NotIn]) => {
                let mut containers = looked.comparators.iter();
                self.is_plain(&looked.left) && containers.all(|one| self.keys_are_plain(one))
            }
            expr if self.program.is_bare_call(self.at, expr) => true,
            Expr::Call(call) if self.makes_exception(call) => {
                let given = &call.arguments;
                let told = |one: &Expr| self.takes(one) || self.is_plain(one) || self.says(one);
                given.keywords.is_empty() && given.args.iter().all(told)
            }
            Expr::Call(call) if self.program.makes_as_base(self.at, call).is_some() => {
                let given = &call.arguments;
                given.keywords.is_empty() && given.args.iter().all(|one| self.is_plain(one))
            }
            Expr::Compare(same) => {
                let identity = same.ops.iter().all(is_identity);
                identity && self.takes(&same.left) && all(&same.comparators)
            }
            Expr::Call(call) if self.measures(call) || self.program.makes_property(call) => true,
            Expr::Call(call) if self.prepares(call) => {
                let given = &call.arguments;
                all(&given.args) && given.keywords.iter().all(|one| self.takes(&one.value))
            }
            Expr::Call(call) if call.arguments.keywords.is_empty() => {
                let method = call.func.as_attribute_expr();
                method.is_some_and(|method| {
                    let given = match (method.attr.as_str(), &*call.arguments.args) {
                        ("items" | "keys" | "values", []) => true,
                        ("get", [key, default @ ..]) => {
                            default.len() < 2 && self.is_plain(key) && all(default)
                        }
                        ("append", [_]) => {
                            return self.is_list(&method.value) && all(&call.arguments.args);
                        }
                        _ => false,
                    };
                    given && self.keys_are_plain(&method.value)
                })
            }
            Expr::Attribute(attribute) => {
                let plain = !self.program.may_be_property(&attribute.attr)
                    && !self.program.has_method("__getattribute__");
                // What an object lacks is asked of `__getattr__`.
                let there = !self.program.has_method("__getattr__")
                    || !attribute.ctx.is_load()
                    || value(self.at, expr).is_some();
                plain && there && self.takes(&attribute.value)
            }
            Expr::List(list) => all(&list.elts),
            Expr::Tuple(tuple) => all(&tuple.elts),
            Expr::BinOp(sum) if sum.op == Operator::Add => [&*sum.left, &*sum.right]
                .into_iter()
                .all(|one| self.is_list(one) && self.takes(one)),
            Expr::Subscript(item) => self.takes_at(item),
            expr => expr.is_literal_expr(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn arguments_given_beforehand_call_nothing() {
        let source = "from functools import partial\ndef f(a, b):\n    return a\n";
        let check = |line: &str, expected: bool| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let at = state(Event::Line, &[("<module>", 4, &[("n", "3")])], None);
            assert_eq!(program.only_moves(&at, line), expected, "{line}");
        };
        check("g=partial(f,2)", true);
        check("g=partial(f,b=n)", true);
        check("g=partial(f,f(1,2))", false);
        check("x=partial(f,2)(3)", false);
    }

    #[test]
    fn what_a_dictionary_gives_is_handed_on() {
        let check = |line: &str, expected: bool| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let locals: &[(&str, &str)] = &[
                ("d", "{'a': <object>}"),
                ("o", "OrderedDict([('a', <object>)])"),
                ("e", "OrderedDict()"),
                ("p", "OrderedDict([(P(x=1), 2)])"),
                ("m", "<object>"),
            ];
            let at = state(Event::Line, &[("<module>", 1, locals)], None);
            assert_eq!(program.only_moves(&at, line), expected, "{line}");
        };
        check("x=d.get('b', m)", true);
        check("x=o.get('b', m)", true);
        check("x=e.get('b', m)", true);
        check("x=p.get('b', m)", false);
        check("x=o.pop('b', m)", false);
    }

    #[test]
    fn to_ask_classes_for_their_names_calls_nothing() {
        let source = "class A:\n    pass\nclass B(A):\n    def f(self):\n        pass\n";
        let check = |line: &str, more: &str, expected: bool| {
            let program = Program::parse(&format!("{source}{more}{line}\n")).unwrap();
            let locals: &[(&str, &str)] = &[
                ("xs", "[<class '__main__.A'>]"),
                ("g", "<generator object f>"),
            ];
            let at = state(Event::Line, &[("<module>", 6, locals)], None);
            assert_eq!(program.only_looks(&at, line), expected, "{line}");
        };
        check("print([c for c in xs])", "", true);
        check("print([c.__name__ for c in (B, A)])", "", true);
        check("x=' > '.join([c.__name__ for c in xs])", "", true);
        check("print([c() for c in xs])", "", false);
        check("print([c.f for c in xs])", "", false);
        check("print([x for x in g])", "", false);
        let special = "class C:\n    def __iter__(self):\n        yield 1\n";
        check("print([c for c in xs])", special, false);
    }
}
