//! Which methods a text may ask of objects by itself: `len(x)` asks for `__len__`, a comparison for those that compare, and only what makes a
//! text of an object for those that say how it is written. Python's language reference, "Special method names".

use std::collections::BTreeSet;

use crate::visitor::{Visitor, walk_comprehension, walk_expr, walk_stmt};
use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprContext, Operator, Stmt, UnaryOp};

use super::values::found;
use crate::program::Program;
use crate::state::State;

const SAYING: &[&str] = &["__format__", "__repr__", "__str__"];
const TRUTH: &[&str] = &["__bool__", "__len__"];
const EQUAL: &[&str] = &["__eq__", "__ne__"];
const ORDER: &[&str] = &["__eq__", "__ge__", "__gt__", "__le__", "__lt__", "__ne__"];
const CONTAINS: &[&str] = &[
    "__contains__",
    "__eq__",
    "__getitem__",
    "__iter__",
    "__next__",
];
const HASH: &[&str] = &["__eq__", "__hash__"];
const ITEM: &[&str] = &[
    "__class_getitem__",
    "__getitem__",
    "__index__",
    "__missing__",
    "__setitem__",
];
const ATTRIBUTE: &[&str] = &[
    "__delattr__",
    "__get__",
    "__getattr__",
    "__getattribute__",
    "__set__",
    "__setattr__",
];
const ELEMENTS: &[&str] = &[
    "__getitem__",
    "__iter__",
    "__len__",
    "__length_hint__",
    "__next__",
    "__reversed__",
];
const NUMBER: &[&str] = &[
    "__abs__",
    "__float__",
    "__index__",
    "__int__",
    "__neg__",
    "__pos__",
    "__invert__",
    "__round__",
    "__trunc__",
];

/// Modules whose functions and types ask what they are given for numbers at most.
const OF_NUMBERS: [&str; 5] = ["calendar", "datetime", "decimal", "fractions", "re"];

/// Methods of texts, days, times, decimals and matches that ask nothing of what they are given.
const PLAIN: [&str; 45] = [
    "capitalize",
    "casefold",
    "center",
    "date",
    "encode",
    "expandtabs",
    "find",
    "fromisoformat",
    "group",
    "groupdict",
    "groups",
    "isalnum",
    "isalpha",
    "isdigit",
    "islower",
    "isnumeric",
    "isoformat",
    "isoweekday",
    "isspace",
    "istitle",
    "isupper",
    "ljust",
    "lstrip",
    "partition",
    "quantize",
    "removeprefix",
    "removesuffix",
    "replace",
    "rfind",
    "rjust",
    "rpartition",
    "rsplit",
    "rstrip",
    "span",
    "splitlines",
    "strftime",
    "strptime",
    "swapcase",
    "time",
    "timestamp",
    "title",
    "toordinal",
    "total_seconds",
    "weekday",
    "zfill",
];

/// What `asdict` and `astuple` ask what they find in fields for: how it is copied, and of containers what they have.
const COPIED: &[&str] = &[
    "__copy__",
    "__deepcopy__",
    "__delattr__",
    "__eq__",
    "__get__",
    "__getattr__",
    "__getattribute__",
    "__getnewargs__",
    "__getnewargs_ex__",
    "__getstate__",
    "__hash__",
    "__iter__",
    "__len__",
    "__new__",
    "__reduce__",
    "__reduce_ex__",
    "__setstate__",
];

/// What operators between two values are asked as, in front of the letters of their methods: `__add__`, `__radd__`, `__iadd__`.
const ARITHMETIC: [&str; 13] = [
    "add", "and", "divmod", "floordiv", "lshift", "matmul", "mod", "mul", "or", "pow", "rshift",
    "sub", "truediv",
];

/// The letters of the methods that are asked for an operator between two values.
pub(in crate::program) fn method_of(operator: Operator) -> &'static str {
    match operator {
        Operator::Add => "add",
        Operator::Sub => "sub",
        Operator::Mult => "mul",
        Operator::Div => "truediv",
        Operator::FloorDiv => "floordiv",
        Operator::Mod => "mod",
        Operator::Pow => "pow",
        Operator::MatMult => "matmul",
        Operator::BitAnd => "and",
        Operator::BitOr => "or",
        Operator::BitXor => "xor",
        Operator::LShift => "lshift",
        Operator::RShift => "rshift",
    }
}

/// Methods that a text may ask objects for.
#[derive(Default)]
pub(super) struct Asked {
    /// Any, as far as is known.
    all: bool,
    arithmetic: bool,
    methods: BTreeSet<&'static str>,
}

impl Asked {
    /// What statements may ask for at a state.
    pub fn by(program: &Program, at: &State, body: &[Stmt]) -> Asked {
        let mut asks = Asks {
            program,
            at,
            asked: Asked::default(),
        };
        asks.visit_body(body);
        asks.asked
    }

    /// Whether that may be a method.
    pub fn asks(&self, method: &str) -> bool {
        self.all || self.methods.contains(method) || self.arithmetic && is_arithmetic(method)
    }

    fn add(&mut self, methods: &'static [&'static str]) {
        self.methods.extend(methods);
    }
}

fn is_arithmetic(method: &str) -> bool {
    let name = method
        .strip_prefix("__")
        .and_then(|name| name.strip_suffix("__"));
    name.is_some_and(|name| {
        let turned = name.strip_prefix(['r', 'i']);
        ARITHMETIC.contains(&name) || turned.is_some_and(|name| ARITHMETIC.contains(&name))
    })
}

struct Asks<'p> {
    program: &'p Program,
    at: &'p State,
    asked: Asked,
}

impl Asks<'_> {
    /// Something is looked for by its hash; what has none of its own has no equals either.
    fn hash(&mut self) {
        if self.program.has_method("__hash__") {
            self.asked.add(HASH);
        }
    }

    /// A function of Python's is called, or handed on.
    fn function(&mut self, name: &str) {
        let elements = |asks: &mut Asks<'_>, more: &'static [&'static str]| {
            asks.asked.add(ELEMENTS);
            asks.asked.add(more);
        };
        match name {
            "print" | "str" | "repr" | "format" | "ascii" => self.asked.add(SAYING),
            "len" | "bool" => self.asked.add(TRUTH),
            "int" | "float" | "round" | "abs" => self.asked.add(NUMBER),
            "range" | "chr" | "hex" | "bin" | "oct" => self.asked.add(&["__index__"]),
            "divmod" | "pow" => self.asked.arithmetic = true,
            "hash" => self.asked.add(HASH),
            "isinstance" | "issubclass" => {
                self.asked
                    .add(&["__instancecheck__", "__subclasscheck__", "__subclasshook__"]);
            }
            "getattr" | "setattr" | "hasattr" | "delattr" | "vars" => self.asked.add(ATTRIBUTE),
            "iter" | "next" | "list" | "tuple" | "enumerate" | "zip" | "map" | "reversed" => {
                elements(self, &[]);
            }
            "any" | "all" | "filter" => elements(self, TRUTH),
            "sorted" | "min" | "max" => elements(self, ORDER),
            "sum" => {
                elements(self, &[]);
                self.asked.arithmetic = true;
            }
            "set" | "frozenset" | "dict" => {
                elements(self, &[]);
                self.hash();
            }
            "compile" | "complex" | "dir" | "eval" | "exec" | "globals" | "help" | "locals" => {
                self.asked.all = true;
            }
            // A variable of the expression's own, an exception, or what says nothing about its arguments.
            _ => {}
        }
    }

    /// A method is called that may be Python's.
    fn method(&mut self, name: &str) {
        match name {
            "append" | "appendleft" | "clear" | "copy" | "insert" | "items" | "join" | "keys"
            | "lower" | "popleft" | "reverse" | "split" | "startswith" | "endswith" | "strip"
            | "upper" | "values" => {}
            "add" | "discard" | "get" | "pop" | "setdefault" => self.hash(),
            "extend" | "extendleft" | "update" => {
                self.asked.add(ELEMENTS);
                self.hash();
            }
            "count" | "index" | "remove" => {
                self.asked.add(EQUAL);
                self.hash();
            }
            "sort" => self.asked.add(ORDER),
            "format" | "format_map" => self.asked.add(SAYING),
            // It is asked for by its name.
            name if self.program.has_method(name) => {}
            name if PLAIN.contains(&name) => {}
            _ => self.asked.all = true,
        }
    }

    fn operator(&mut self, operator: Operator) {
        self.asked.arithmetic = true;
        // A template is filled with texts.
        if operator == Operator::Mod {
            self.asked.add(SAYING);
        }
    }
}

impl<'a> Visitor<'a> for Asks<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::AugAssign(assign) => {
                self.operator(assign.op);
                self.asked.add(ITEM);
            }
            Stmt::For(_) => self.asked.add(ELEMENTS),
            Stmt::With(_) => self.asked.add(&["__enter__", "__exit__"]),
            Stmt::If(_) | Stmt::While(_) | Stmt::Assert(_) => self.asked.add(TRUTH),
            Stmt::Delete(_) => self.asked.add(&["__del__", "__delattr__", "__delitem__"]),
            Stmt::Assign(assign) => {
                if assign
                    .targets
                    .iter()
                    .any(|one| one.is_tuple_expr() || one.is_list_expr())
                {
                    self.asked.add(ELEMENTS);
                }
            }
            Stmt::AnnAssign(_)
            | Stmt::Expr(_)
            | Stmt::Return(_)
            | Stmt::Raise(_)
            | Stmt::Pass(_) => {}
            _ => self.asked.all = true,
        }
        walk_stmt(self, stmt);
    }

    fn visit_comprehension(&mut self, clause: &'a Comprehension) {
        self.asked.add(ELEMENTS);
        if !clause.ifs.is_empty() {
            self.asked.add(TRUTH);
        }
        walk_comprehension(self, clause);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::BoolOp(_) | Expr::If(_) => self.asked.add(TRUTH),
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => self.asked.add(TRUTH),
            Expr::UnaryOp(_) => self.asked.add(NUMBER),
            Expr::BinOp(sum) => self.operator(sum.op),
            Expr::Compare(compare) => {
                for operator in &compare.ops {
                    match operator {
                        CmpOp::Is | CmpOp::IsNot => {}
                        CmpOp::Eq | CmpOp::NotEq => self.asked.add(EQUAL),
                        CmpOp::In | CmpOp::NotIn => {
                            self.asked.add(CONTAINS);
                            self.hash();
                        }
                        _ => self.asked.add(ORDER),
                    }
                }
                if compare.ops.len() > 1 {
                    self.asked.add(TRUTH);
                }
            }
            Expr::Call(call) => {
                self.asked.add(&["__call__"]);
                if let Expr::Attribute(method) = &*call.func {
                    let of_module = method
                        .value
                        .as_name_expr()
                        .is_some_and(|name| self.program.module_named(self.at, &name.id).is_some());
                    if !of_module {
                        self.method(&method.attr);
                    }
                }
            }
            Expr::Subscript(_) => {
                self.asked.add(ITEM);
                self.hash();
            }
            Expr::Attribute(_) => self.asked.add(ATTRIBUTE),
            Expr::FString(_) => self.asked.add(SAYING),
            Expr::Starred(_) | Expr::YieldFrom(_) => self.asked.add(ELEMENTS),
            Expr::Dict(_) | Expr::DictComp(_) | Expr::Set(_) | Expr::SetComp(_) => self.hash(),
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                let own = found(self.at, &name.id);
                let of_python = own
                    .flatten()
                    .is_some_and(|text| text.starts_with("<built-in"));
                let module = self.program.module_named(self.at, &name.id);
                let out_of = self.program.imported_name(self.at, &name.id);
                let module = module.or_else(|| Some(out_of?.0));
                match (module, out_of) {
                    (_, Some(("dataclasses", "asdict" | "astuple"))) => self.asked.add(COPIED),
                    (Some(module), _) if OF_NUMBERS.contains(&module) => self.asked.add(NUMBER),
                    (Some("math"), _) => {
                        self.asked.add(NUMBER);
                        self.asked.add(ELEMENTS);
                        self.asked.add(&["__ceil__", "__floor__"]);
                        self.asked.arithmetic = true;
                    }
                    (module, _) => self.asked.all |= of_python || module.is_some(),
                }
                if own.is_none() && !self.program.binds(&name.id) {
                    self.function(&name.id);
                }
            }
            Expr::Await(_) => self.asked.all = true,
            _ => {}
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::classes::parsed;

    /// Whether texts may ask for methods in a program.
    fn asks_in(source: &str) -> impl Fn(&str, &str, bool) {
        let program = Program::parse(source).unwrap();
        move |text, method, expected| {
            let parsed = parsed(text).unwrap();
            let asked = Asked::by(&program, &State::start(), &parsed.syntax().body);
            assert_eq!(asked.asks(method), expected, "{text}: {method}");
        }
    }

    #[test]
    fn what_makes_containers_of_objects_asks_for_no_texts() {
        let check = asks_in("from dataclasses import asdict, replace\nx = 1\n");
        check("y = asdict(x)", "__str__", false);
        check("y = asdict(x)", "__deepcopy__", true);
        check("print(asdict(x))", "__str__", true);
        check("y = replace(x, a=1)", "__str__", true);
    }

    #[test]
    fn operations_ask_for_methods_of_their_own() {
        let source = "import math, copy\nfrom datetime import timedelta\nclass A:\n    def find(self):\n        pass\nx = A()\n";
        let check = asks_in(source);
        check("y = len(x)", "__len__", true);
        check("y = len(x)", "__eq__", false);
        check("y = max(xs, key=lambda x: x.n)", "__lt__", true);
        check("y = max(xs, key=lambda x: x.n)", "__repr__", false);
        check("print(x)", "__str__", true);
        check("y = ', '.join(map(str, xs))", "__str__", true);
        check("y = f'{x}'", "__repr__", true);
        check("y = x + 1", "__radd__", true);
        check("y = x + 1", "__lt__", false);
        check("y = {x.a: x for x in xs}", "__eq__", false);
        check("xs.append(x)", "__eq__", false);
        check("xs.remove(x)", "__eq__", true);
        check("x.find()", "__repr__", false);
        check("x.unknown()", "__repr__", true);
        check("a, b = x", "__iter__", true);
        check("while x: pass", "__bool__", true);
        check("y = x.start.isoformat()", "__repr__", false);
        check("y = timedelta(minutes=2) > x.d", "__repr__", false);
        check("y = timedelta(minutes=2) > x.d", "__gt__", true);
        check("y = math.floor(x)", "__int__", true);
        check("y = math.floor(x)", "__repr__", false);
        check("y = copy.copy(x)", "__repr__", true);
    }
}
