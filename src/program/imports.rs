//! What a program imports: constants of the standard library, what its functions are shown as, and the operators that those of
//! `operator` are.
//!
//! No state shows modules, so that a name which a state has is none.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{CmpOp, Expr, ExprCall};

use super::changes::is_tight;
use super::classes::{found, value};
use super::expressions::written;
use super::fold::{ELEMENT, taken_by};
use super::identity::makes_no_number;
use super::reduction::{is_infinite, named_type};
use super::rewriting::with_told;
use super::{Definition, DefinitionKind, Program, canonical_expression, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// Constants by module and name, with their values (Python's library reference, "math", "string", "sys").
const CONSTANTS: [(&str, &str, &str); 11] = [
    ("math", "pi", "3.141592653589793"),
    ("math", "e", "2.718281828459045"),
    ("math", "tau", "6.283185307179586"),
    ("math", "inf", "inf"),
    ("sys", "maxsize", "9223372036854775807"),
    ("string", "digits", "'0123456789'"),
    ("string", "hexdigits", "'0123456789abcdefABCDEF'"),
    (
        "string",
        "punctuation",
        r##"'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'"##,
    ),
    ("string", "ascii_lowercase", "'abcdefghijklmnopqrstuvwxyz'"),
    ("string", "ascii_uppercase", "'ABCDEFGHIJKLMNOPQRSTUVWXYZ'"),
    (
        "string",
        "ascii_letters",
        "'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'",
    ),
];

/// The minor version of the oldest Python 3 that runs what is written today.
const OLDEST: u32 = 8;

/// Constants that are not written as an expression is.
const SHOWN: [(&str, &str, &str); 1] = [("math", "nan", "nan")];

/// Functions of `operator` that take two values, with what stands between these (Python's library reference, "operator").
const OPERATORS: [(&str, &str); 19] = [
    ("add", "+"),
    ("sub", "-"),
    ("mul", "*"),
    ("truediv", "/"),
    ("floordiv", "//"),
    ("mod", "%"),
    ("pow", "**"),
    ("concat", "+"),
    ("lt", "<"),
    ("le", "<="),
    ("eq", "=="),
    ("ne", "!="),
    ("ge", ">="),
    ("gt", ">"),
    ("and_", "&"),
    ("or_", "|"),
    ("xor", "^"),
    ("lshift", "<<"),
    ("rshift", ">>"),
];

/// Functions of `operator` that are written in other ways, with how many values each takes; `{}` are these.
const WRITTEN: [(&str, usize, &str); 9] = [
    ("abs", 1, "abs({0})"),
    ("contains", 2, "({1} in {0})"),
    ("getitem", 2, "{0}[{1}]"),
    ("inv", 1, "(~{0})"),
    ("invert", 1, "(~{0})"),
    ("neg", 1, "(-{0})"),
    ("not_", 1, "(not {0})"),
    ("pos", 1, "(+{0})"),
    ("truth", 1, "bool({0})"),
];

/// Python's own functions that programs keep under other names.
const FUNCTIONS: [&str; 10] = [
    "abs", "all", "any", "len", "max", "min", "pow", "round", "sorted", "sum",
];

/// Others of its functions, which are shown in the same way.
const OTHERS: [&str; 12] = [
    "bin",
    "callable",
    "chr",
    "divmod",
    "format",
    "hash",
    "hex",
    "isinstance",
    "next",
    "ord",
    "print",
    "repr",
];

/// Functions of `math` that programs hand on (Python's library reference, "math"). Not `pow`: it is shown as Python's own is, and gives floats.
const OF_MATH: [&str; 31] = [
    "acos",
    "asin",
    "atan",
    "atan2",
    "cbrt",
    "ceil",
    "comb",
    "cos",
    "cosh",
    "degrees",
    "dist",
    "erf",
    "exp",
    "fabs",
    "factorial",
    "floor",
    "fsum",
    "gcd",
    "hypot",
    "isqrt",
    "lcm",
    "log",
    "log10",
    "log2",
    "prod",
    "radians",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
];

/// Whether a name is that of one of Python's functions.
pub(super) fn is_function(name: &str) -> bool {
    FUNCTIONS.contains(&name) || OTHERS.contains(&name)
}

impl Program {
    /// The module that a name stands for at a state, if an `import` has bound it and nothing else.
    pub(super) fn module_named(&self, at: &State, name: &str) -> Option<&str> {
        self.imported_module(name)
            .filter(|_| self.is_only_imported(at, name))
    }

    /// The module that an `import` of the program gives a name to.
    fn imported_module(&self, name: &str) -> Option<&str> {
        let mut modules = self.lines.iter().filter_map(|line| {
            let modules = line.text.strip_prefix("import ")?;
            original(modules, name)
        });
        modules.next()
    }

    /// The module and the name in it of what a name stands for that was imported out of it.
    pub(super) fn imported_name(&self, at: &State, name: &str) -> Option<(&str, &str)> {
        self.imported_from(name)
            .filter(|_| self.is_only_imported(at, name))
    }

    /// The module and the name in it of what the program imports out of it under a name.
    fn imported_from(&self, name: &str) -> Option<(&str, &str)> {
        let mut names = self.lines.iter().filter_map(|line| {
            let (module, names) = line.text.strip_prefix("from ")?.split_once(" import ")?;
            Some((module, original(names.trim_matches(['(', ')']), name)?))
        });
        names.next()
    }

    /// Whether a name is, as far as a state shows, what the module has imported under it: no function or class binds it.
    fn is_only_imported(&self, at: &State, name: &str) -> bool {
        found(at, name).is_none() && !self.defines_or_hides(name)
    }

    /// Whether a function or a class has a name, or binds it.
    pub(super) fn defines_or_hides(&self, name: &str) -> bool {
        self.definitions.iter().any(|one| {
            let own = one.kind != DefinitionKind::Module;
            one.name == name || (own && one.scope.names().any(|own| own == name))
        })
    }

    /// Whether an expression is what gives functions arguments beforehand: `functools.partial`.
    pub(super) fn is_partial(&self, at: &State, expr: &Expr) -> bool {
        let named = self.of_library(at, expr);
        named.is_some_and(|(module, name)| (module, name.as_str()) == ("functools", "partial"))
    }

    /// The module and the name in it of what an expression reads: `math.pi`, or `pi` where it was imported.
    pub(super) fn of_library(&self, at: &State, expr: &Expr) -> Option<(&str, String)> {
        let (own, module, name) = self.imported(expr)?;
        self.is_only_imported(at, own).then_some((module, name))
    }

    /// The same whatever a state shows, with the name by which the expression reads it.
    pub(super) fn imported<'e>(&self, expr: &'e Expr) -> Option<(&'e str, &str, String)> {
        match expr {
            Expr::Attribute(attribute) => {
                let own = attribute.value.as_name_expr()?.id.as_str();
                Some((own, self.imported_module(own)?, attribute.attr.to_string()))
            }
            Expr::Name(name) => {
                let (module, original) = self.imported_from(&name.id)?;
                Some((&name.id, module, original.to_owned()))
            }
            _ => None,
        }
    }

    /// The module, one of these, whose function an operation calls, the function's name there, and the call.
    pub(super) fn library_call(
        &self,
        at: &State,
        operation: &str,
        modules: &[&str],
    ) -> Option<(&str, String, ExprCall)> {
        if !operation.ends_with(')') || !self.imports_any(modules) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let (module, name) = self.of_library(at, &call.func)?;
        modules
            .contains(&module)
            .then(|| (module, name, call.clone()))
    }

    /// An expression with the values of what it reads of the standard library's constants, the name that the module runs under, and Python's
    /// types by their own names where a local is one (`cast(raw)`); `None` where it reads none.
    pub fn with_constants(&self, at: &State, expression: &str) -> Option<String> {
        let named = expression.contains("__name__") && !self.binds("__name__");
        let imports = self.imports_any(&CONSTANTS.map(|(module, ..)| module));
        let mut locals = at.frames.iter().filter_map(|frame| frame.locals.as_ref());
        let types = locals.any(|locals| {
            locals
                .values()
                .flatten()
                .any(|text| named_type(text).is_some())
        });
        if !named && !imports && !types {
            return None;
        }
        with_told(expression, |expr| match expr {
            Expr::Name(name) if named && name.id.as_str() == "__name__" => Some("'__main__'"),
            Expr::Name(name) if types && let Some(of_python) = self.type_held(at, &name.id) => {
                Some(of_python)
            }
            expr => self
                .constant(at, expr)
                .or_else(|| self.of_every_version(at, expr))
                .or_else(|| self.of_no_number(at, expr))
                .filter(|_| imports),
        })
    }

    /// The value of a constant of the standard library that an expression reads.
    pub(super) fn constant(&self, at: &State, expr: &Expr) -> Option<&'static str> {
        let (module, name) = self.of_library(at, expr)?;
        listed(&CONSTANTS, module, &name)
    }

    /// What `math` says of a float that is no number, which no expression has as a value.
    fn of_no_number(&self, at: &State, expr: &Expr) -> Option<&'static str> {
        let call = expr.as_call_expr()?;
        let said = match self.of_library(at, &call.func)? {
            ("math", name) if name == "isnan" => "True",
            ("math", name) if matches!(name.as_str(), "isfinite" | "isinf") => "False",
            _ => return None,
        };
        let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let is_it = match given {
            Expr::Name(name) if found(at, &name.id)? == Some("nan") => true,
            Expr::Attribute(_) => {
                let read = self.of_library(at, given)?;
                listed(&SHOWN, read.0, &read.1) == Some("nan")
            }
            made => self.is_free(at, "float") && makes_no_number(made),
        };
        is_it.then_some(said)
    }

    /// What an expression asks of `sys.version_info` that has the same answer in every Python which is in use: whether it is 3, and newer than what
    /// programs guard against.
    fn of_every_version(&self, at: &State, expr: &Expr) -> Option<&'static str> {
        let is_version = |expr: &Expr| {
            let read = self.of_library(at, expr);
            read.is_some_and(|(module, name)| module == "sys" && name == "version_info")
        };
        let number = |expr: &Expr| match PythonValue::of_literal(expr)? {
            PythonValue::Int(digits) => digits.parse::<u32>().ok(),
            _ => None,
        };
        match expr {
            Expr::Attribute(part) if part.attr.as_str() == "major" => {
                is_version(&part.value).then_some("3")
            }
            Expr::Subscript(part) => {
                let first = number(&part.slice) == Some(0);
                (first && is_version(&part.value)).then_some("3")
            }
            Expr::Compare(compare) if is_version(&compare.left) => {
                let ([operator], [Expr::Tuple(asked)]) = (&*compare.ops, &*compare.comparators)
                else {
                    return None;
                };
                let asked: Option<Vec<u32>> = asked.elts.iter().map(number).collect();
                let newer = match asked?.as_slice() {
                    [] | [0..=2, ..] | [3] => true,
                    [3, minor, ..] if *minor < OLDEST => true,
                    [3, ..] => return None,
                    _ => false,
                };
                match operator {
                    CmpOp::Gt | CmpOp::GtE => Some(if newer { "True" } else { "False" }),
                    CmpOp::Lt | CmpOp::LtE => Some(if newer { "False" } else { "True" }),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The name of the type of Python's that a local is.
    fn type_held<'s>(&self, at: &'s State, name: &str) -> Option<&'s str> {
        let of_python = named_type(found(at, name)??)?;
        let free = found(at, of_python).is_none() && !self.binds(of_python);
        free.then_some(of_python)
    }

    /// Whether an expression reads a name `inf` of the program's that has no value: it is no infinite float, which values write so.
    pub fn lacks_inf(&self, at: &State, expression: &str) -> bool {
        let reads = || {
            let parsed = ruff_python_parser::parse_expression(expression);
            parsed.is_ok_and(|parsed| any_over_expr(parsed.expr(), is_infinite))
        };
        let known = || found(at, "inf").is_some() || self.with_constants(at, "inf").is_some();
        self.reads_inf && !known() && reads()
    }

    /// What something of the standard library is shown as that an expression names.
    pub fn shown_of_library(&self, at: &State, expression: &str) -> Option<String> {
        if !self.imports_any(&["math", "operator"]) && !is_identifier(expression) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let expr = parsed.expr();
        let Some((module, name)) = self.of_library(at, expr) else {
            let name = expr.as_name_expr()?.id.as_str();
            let python_s = is_function(name) && self.is_free(at, name);
            return python_s.then(|| format!("<built-in function {name}>"));
        };
        let operates = match module {
            "operator" => {
                let written = WRITTEN.iter().map(|(one, _, _)| *one);
                let mut all = OPERATORS.iter().map(|(one, _)| *one).chain(written);
                all.any(|one| one == name)
            }
            "math" => OF_MATH.contains(&&*name),
            _ => false,
        };
        match listed(&SHOWN, module, &name) {
            Some(text) => Some(text.to_owned()),
            None => operates.then(|| format!("<built-in function {name}>")),
        }
    }

    /// Whether the program gives a name of Python's no other meaning.
    pub(super) fn is_free(&self, at: &State, name: &str) -> bool {
        found(at, name).is_none() && !self.defines(name)
    }

    /// What a call comes to of a function of `operator`, or of one of Python's that has another name; `shown` is what stands for the function,
    /// where that is told.
    pub(super) fn operated(
        &self,
        at: &State,
        function: &Expr,
        shown: Option<&str>,
        given: &[String],
    ) -> Option<String> {
        let held = shown.and_then(|shown| {
            let name = shown.strip_prefix("<built-in function ")?;
            name.strip_suffix('>')
        });
        let name = match (held, self.of_library(at, function)) {
            (Some(held), _) => held.to_owned(),
            (None, Some(("operator", name))) => name,
            _ => return None,
        };
        if let (Some((_, sign)), [left, right]) =
            (OPERATORS.iter().find(|(one, _)| *one == name), given)
        {
            return Some(format!("({}{sign}{})", operand(left)?, operand(right)?));
        }
        let other = WRITTEN
            .iter()
            .find(|(one, count, _)| *one == name && *count == given.len());
        if let Some((_, _, how)) = other.filter(|_| held.is_none_or(|held| !is_function(held))) {
            let mut text = (*how).to_owned();
            for (place, one) in given.iter().enumerate() {
                text = text.replace(&format!("{{{place}}}"), &operand(one)?);
            }
            return Some(text);
        }
        let own = held.is_some() && FUNCTIONS.contains(&&*name) && self.is_free(at, &name);
        // Those of `cmath` are shown as if they were the same.
        let measures = held.is_some() && OF_MATH.contains(&&*name) && !self.imports_any(&["cmath"]);
        let called = match own {
            true => Some(name),
            false => measures.then(|| self.read_from(at, "math", &name))?,
        };
        Some(format!("{}({})", called?, given.join(", ")))
    }

    /// A call of a function of `operator` as the operation that it stands for: `add(2, 3)` as `(2+3)`, `itemgetter(0)(xs)` as `xs[0]`.
    pub fn operation_called(&self, at: &State, operation: &str) -> Option<String> {
        if !self.imports_any(&["operator"]) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let plain = call.arguments.keywords.is_empty();
        let given = call.arguments.args.iter().filter(|_| plain);
        let given = given.map(|one| written(one, operation).filter(|_| !one.is_starred_expr()));
        let given: Vec<String> = given
            .map(|one| Some(one?.to_owned()))
            .collect::<Option<_>>()?;
        let written = match &*call.func {
            Expr::Call(maker) => {
                let ("operator", _) = self.of_library(at, &maker.func)? else {
                    return None;
                };
                let [one] = given.as_slice() else { return None };
                taken_by(maker, operation)?.replace(ELEMENT, &operand(one)?)
            }
            function => self.operated(at, function, None, &given)?,
        };
        canonical_expression(&written).ok()
    }

    /// An expression in which functions that `operator` makes are called as what these take of their values: `itemgetter(1)(xs)` as `xs[1]`,
    /// also by names that stand for them.
    pub fn with_makers_called(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains('(') || !self.imports_any(&["operator"]) {
            return None;
        }
        let told = with_told(expression, |expr| {
            let call = expr.as_call_expr()?;
            let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                return None;
            };
            let given = written(given, expression).filter(|_| !given.is_starred_expr())?;
            let taken = match &*call.func {
                Expr::Call(maker) => {
                    let ("operator", _) = self.of_library(at, &maker.func)? else {
                        return None;
                    };
                    taken_by(maker, expression)?
                }
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                    taken_by_shown(&value(at, &call.func)?.to_string())?
                }
                _ => return None,
            };
            Some(taken.replace(ELEMENT, &operand(given)?))
        })?;
        canonical_expression(&told).ok()
    }

    /// How the program reads a name of a module that it imports: `math.sqrt`, or `sqrt`.
    fn read_from(&self, at: &State, module: &str, name: &str) -> Option<String> {
        let bound = |names: &str, of: &str| {
            let mut names = names
                .split(", ")
                .map(|one| one.split_once(" as ").unwrap_or((one, one)));
            let (_, bound) = names.find(|(one, _)| *one == of)?;
            self.is_only_imported(at, bound).then(|| bound.to_owned())
        };
        self.lines.iter().find_map(|line| {
            if let Some(modules) = line.text.strip_prefix("import ") {
                return Some(format!("{}.{name}", bound(modules, module)?));
            }
            let (from, names) = line.text.strip_prefix("from ")?.split_once(" import ")?;
            let names = names.trim_matches(['(', ')']);
            (from == module).then(|| bound(names, name))?
        })
    }

    /// What a copy is shown as that an expression makes with `copy`, or with `deepcopy`: the same, unless a class has a say in it. `known` has
    /// the values of names, items and attributes.
    pub fn copied(
        &self,
        at: &State,
        expression: &str,
        known: impl Fn(&str) -> Option<String>,
    ) -> Option<String> {
        if !expression.contains("copy(") {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let ([original], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let (module, name) = self.of_library(at, &call.func)?;
        let own = |one: &Definition| matches!(one.name.as_str(), "__copy__" | "__deepcopy__");
        if module != "copy"
            || !matches!(name.as_str(), "copy" | "deepcopy")
            || self.definitions.iter().any(own)
        {
            return None;
        }
        known(written(original, expression)?).filter(|text| !text.ends_with('…'))
    }

    /// Whether the program imports one of these modules, or something out of one.
    pub(super) fn imports_any(&self, modules: &[&str]) -> bool {
        let imports = |text: &str| {
            let names = text
                .strip_prefix("import ")
                .or_else(|| text.strip_prefix("from "));
            names.is_some_and(|names| modules.iter().any(|one| super::mentions(names, one)))
        };
        self.lines.iter().any(|line| imports(&line.text))
    }
}

/// The text that a list has for a name of a module.
fn listed(list: &[(&str, &str, &'static str)], module: &str, name: &str) -> Option<&'static str> {
    let is = |(of, one, _): &&(&str, &str, &'static str)| *of == module && *one == name;
    list.iter().find(is).map(|(_, _, text)| *text)
}

/// What the name is that is imported under another one, or under itself, out of a list of names.
fn original<'t>(names: &'t str, own: &str) -> Option<&'t str> {
    let mut names = names
        .split(", ")
        .map(|one| one.split_once(" as ").unwrap_or((one, one)));
    names.find(|(_, bound)| *bound == own).map(|(name, _)| name)
}

/// What a function of `operator` takes of an element that is shown so: `operator.itemgetter(1)`.
fn taken_by_shown(shown: &str) -> Option<String> {
    let shown = shown.starts_with("operator.").then_some(shown)?;
    let parsed = ruff_python_parser::parse_expression(shown).ok()?;
    taken_by(parsed.expr().as_call_expr()?, shown)
}

/// An expression as an operand.
pub(super) fn operand(text: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(text).ok()?;
    Some(match is_tight(parsed.expr()) {
        true => text.to_owned(),
        false => format!("({text})"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    const SOURCE: &str = "\
import math, operator as op
from math import e
from operator import mul
OPS = {'+': op.add}
f = max
g = math.sqrt
";

    fn at() -> State {
        let ops = "{'+': <built-in function add>}";
        let known: [(&str, &str); 4] = [
            ("n", "nan"),
            ("OPS", ops),
            ("f", "<built-in function max>"),
            ("g", "<built-in function sqrt>"),
        ];
        state(Event::Line, &[("<module>", 6, &known)], None)
    }

    #[test]
    fn constants_have_values() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.with_constants(&at(), expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("math.pi*2", Some("3.141592653589793*2"));
        check("e+x", Some("2.718281828459045+x"));
        check("x<math.inf", Some("x<inf"));
        check("__name__=='__main__'", Some("'__main__'=='__main__'"));
        check("type(x).__name__", None);
        check("pi", None);
        check("x.pi", None);
        check("math.isnan(float('nan'))", Some("True"));
        check("math.isinf(n)", Some("False"));
        check("math.isfinite(math.nan)", Some("False"));
        check("math.isnan(2)", None);
        let program = Program::parse("import sys\nx = 1\n").unwrap();
        let check = |expression: &str, expected: Option<&str>| {
            let at = state(Event::Line, &[("<module>", 2, &[])], None);
            let found = program.with_constants(&at, expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("sys.version_info>=(3, 6)", Some("True"));
        check("sys.version_info<(3,)", Some("False"));
        check("sys.version_info[0]==3", Some("3==3"));
        check("sys.version_info.major", Some("3"));
        check("sys.version_info>=(3, 12)", None);
    }

    #[test]
    fn a_name_inf_without_a_value_is_no_infinite_float() {
        let check = |source: &str, lacks: bool| {
            let program = Program::parse(source).unwrap();
            let at = state(Event::Line, &[("<module>", 1, &[])], None);
            assert_eq!(program.lacks_inf(&at, "inf>x"), lacks, "{source}");
        };
        check("x = float('inf')\n", false);
        check("from math import inf\nx = inf\n", false);
        check("import math\nx = math.inf\n", false);
        check("x = 1\nprint(inf > x)\n", true);
        // What a call has returned is a value.
        let called = Program::parse("x = f()\n").unwrap();
        let returned = called.rewritten("x = inf > 3\n").unwrap();
        let at = state(Event::Line, &[("<module>", 1, &[])], None);
        assert!(!returned.lacks_inf(&at, "inf>3"));
    }

    #[test]
    fn functions_of_the_library_are_shown_by_their_names() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |expression: &str, expected: Option<&str>| {
            let found = program.shown_of_library(&at(), expression);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("op.add", Some("<built-in function add>"));
        check("mul", Some("<built-in function mul>"));
        check("len", Some("<built-in function len>"));
        check("math.nan", Some("nan"));
        check("math.sqrt", Some("<built-in function sqrt>"));
        check("math.pow", None);
        check("operator.add", None);
        check("op.itemgetter", None);
        check("f", None);
    }

    #[test]
    fn copies_are_shown_as_what_they_are_of() {
        let program = Program::parse("import copy\nfrom copy import deepcopy\nx = 1\n").unwrap();
        let at = state(Event::Line, &[("<module>", 3, &[("xs", "[1]")])], None);
        let check = |expression: &str, expected: Option<&str>| {
            let known = |name: &str| (name == "xs").then(|| "[1]".to_owned());
            let found = program.copied(&at, expression, known);
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("copy.copy(xs)", Some("[1]"));
        check("deepcopy(xs)", Some("[1]"));
        check("copy.copy(ys)", None);
        check("copy(xs)", None);
        check("xs.copy()", None);
    }

    #[test]
    fn operators_stand_where_their_functions_are_called() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let mut at = at();
            at.frames[0].line = 7;
            at.frames[0].loops = Some([].into());
            let told = program.with_lambdas(&at, None);
            let told = told.and_then(|told| Some(told.line(7)?.text.clone()));
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        check("x = OPS['+'](1, 2)", Some("x=(1+2)"));
        check("x = mul(3, -y)", Some("x=(3*(-y))"));
        check("x = f(1, 2)", Some("x=max(1, 2)"));
        check("x = g(2.0)", Some("x=math.sqrt(2.0)"));
        check("x = OPS['-'](1, 2)", None);
        check("x = op.itemgetter(1)", None);
    }

    #[test]
    fn functions_of_operator_are_operations() {
        let source = "import operator\nfrom operator import mul\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 3, &[])], None);
        let check = |operation: &str, expected: Option<&str>| {
            let told = program.operation_called(&at, operation);
            assert_eq!(told.as_deref(), expected, "{operation}");
        };
        check("mul(2, -3)", Some("(2*(-3))"));
        check("operator.neg(4)", Some("(-4)"));
        check("operator.contains([1], 2)", Some("(2 in [1])"));
        check("operator.getitem([5, 6], 1)", Some("[5, 6][1]"));
        check(
            "operator.itemgetter(0, -1)([5, 6])",
            Some("([5, 6][0], [5, 6][-1])"),
        );
        check("operator.methodcaller('upper')('a')", Some("'a'.upper()"));
        check("operator.add(1)", None);
        let known = [
            ("get", "operator.itemgetter(0, 'a')"),
            ("up", "operator.methodcaller('upper')"),
            ("f", "<function f>"),
        ];
        let at = state(Event::Line, &[("<module>", 3, &known)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let told = program.with_makers_called(&at, expression);
            assert_eq!(told.as_deref(), expected, "{expression}");
        };
        check("get(xs)", Some("(xs[0], xs['a'])"));
        check("up('a')+'b'", Some("'a'.upper()+'b'"));
        check("operator.itemgetter(1)(xs)", Some("xs[1]"));
        check("operator.attrgetter('x.y')(p)", Some("p.x.y"));
        check("f(xs)", None);
        check("get(*xs)", None);
        check("max(1, 2)", None);
    }
}
