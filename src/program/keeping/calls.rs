//! What calls may do besides giving a value: change an object that they are given, ask a `defaultdict` for an item that it lacks, or print.

use crate::visitor::{Visitor, walk_comprehension, walk_expr};
use ruff_python_ast::helpers::{any_over_body, any_over_expr};
use ruff_python_ast::{Comprehension, Expr, ExprSubscript, Stmt};

use crate::program::classes::{found, parsed, value};
use crate::program::displays::literal;
use crate::program::expressions::written;
use crate::program::lacking::asked;
use crate::program::patterns::run_by;
use crate::program::standard::only_looks;
use crate::program::{Program, effect};
use crate::quiz::PythonValue;
use crate::state::State;

/// Functions of Python's that change nothing that they are given.
pub(in crate::program) const HARMLESS: [&str; 41] = [
    "Counter",
    "OrderedDict",
    "abs",
    "all",
    "any",
    "auto",
    "bin",
    "bool",
    "chr",
    "defaultdict",
    "deque",
    "dict",
    "divmod",
    "enumerate",
    "field",
    "float",
    "frozenset",
    "hash",
    "hex",
    "id",
    "int",
    "isinstance",
    "len",
    "list",
    "max",
    "min",
    "oct",
    "ord",
    "pow",
    "print",
    "range",
    "repr",
    "reversed",
    "round",
    "set",
    "sorted",
    "str",
    "sum",
    "tuple",
    "type",
    "zip",
];

/// Modules whose functions change nothing that they are given, but for what iterators have left, which no state shows. Functions that they are
/// given are looked at by themselves.
const CALM: [&str; 5] = ["itertools", "math", "re", "statistics", "string"];

impl Program {
    /// Whether the line that is about to run at a state, which enters no frame, surely prints nothing: all that it calls are functions of
    /// Python's that print nothing, and methods of what is known to be none of the program's objects.
    pub fn is_quiet(&self, at: &State) -> bool {
        let line = at.line().and_then(|number| self.line(number));
        let Some(parsed) = line.and_then(|line| parsed(&run_by(&line.text))) else {
            return false;
        };
        let silent = |part: &Expr| match part {
            Expr::Call(call) => match &*call.func {
                Expr::Name(name) => name.id != "print" && HARMLESS.contains(&name.id.as_str()),
                Expr::Attribute(method) => {
                    method.value.is_literal_expr()
                        || value(at, &method.value).is_some_and(|value| {
                            self.class(value.kind()).is_none() && is_container(&value)
                        })
                }
                _ => false,
            },
            part => !part.is_await_expr(),
        };
        let [statement] = parsed.syntax().body.as_slice() else {
            return false;
        };
        match statement {
            Stmt::Assign(_) | Stmt::AugAssign(_) | Stmt::AnnAssign(_) | Stmt::Expr(_) => {
                !any_over_body(std::slice::from_ref(statement), |part| !silent(part))
            }
            _ => false,
        }
    }

    /// Whether a function that an import has named changes nothing that it is given.
    fn only_copies(&self, at: &State, function: &Expr) -> bool {
        let makes = |names: &[&str]| names.iter().any(|name| self.has_method(name));
        match self.of_library(at, function) {
            Some(("dataclasses", name)) => match name.as_str() {
                "asdict" | "astuple" => !makes(&["__deepcopy__", "__copy__"]),
                "replace" => !makes(&["__init__", "__new__", "__post_init__", "__setattr__"]),
                _ => false,
            },
            Some(("operator", name)) => matches!(name.as_str(), "attrgetter" | "itemgetter"),
            Some((module, _)) => CALM.contains(&module),
            None => false,
        }
    }

    /// Whether a part of an expression may change an object.
    pub(super) fn changes_something(&self, at: &State, part: &Expr, text: &str) -> bool {
        match part {
            Expr::Call(call) => match &*call.func {
                // A new object without a method of the program's takes up what it is given.
                Expr::Name(name) => {
                    let makes = self.visible(at, &name.id);
                    // What is called above is looked at by itself.
                    let above = name.id.as_str() == "super" && call.arguments.is_empty();
                    !HARMLESS.contains(&name.id.as_str())
                        && !above
                        && !self.only_copies(at, &call.func)
                        && !makes.is_some_and(|class| {
                            self.is_dataclass(class)
                                || self.makes_bare(class)
                                || self.is_bare_exception(class)
                        })
                        && self.tuple_fields(&name.id).is_none()
                }
                Expr::Attribute(method) if self.is_of_class_alone(at, &method.value) => false,
                // Of another module it may do anything to what it is given.
                Expr::Attribute(method) => {
                    let own = match root(&method.value) {
                        Expr::Name(name) => {
                            let module = || self.module_named(at, &name.id);
                            found(at, &name.id).flatten().is_some()
                                || module().is_some_and(|module| {
                                    CALM.contains(&module) || only_looks(module, &call.func)
                                })
                        }
                        object if is_above(object) => self.makes_nothing_above(at, method),
                        // What is called there is looked at by itself.
                        object => {
                            object.is_literal_expr()
                                || object.is_f_string_expr()
                                || object.is_call_expr()
                        }
                    };
                    let whole = written(part, text);
                    !own || whole.is_none_or(|whole| effect(whole, None).is_some())
                }
                _ => true,
            },
            Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_) | Expr::Named(_) => true,
            _ => false,
        }
    }
}

/// What the items and attributes of an expression are looked up in: `xs` of `xs[0].name`.
pub(super) fn root(expr: &Expr) -> &Expr {
    match expr {
        Expr::Subscript(item) => root(&item.value),
        Expr::Attribute(attribute) => root(&attribute.value),
        other => other,
    }
}

/// Whether running a text may ask a `defaultdict` for an item that it lacks.
pub(super) fn may_ask_anew(at: &State, text: &str) -> bool {
    let Some(parsed) = parsed(text) else {
        return true;
    };
    let mut values = at
        .frames
        .iter()
        .flat_map(|frame| frame.locals.iter().flatten());
    let inside = |value: &String| value.rfind("defaultdict(").is_some_and(|at| at > 0);
    // What has no name of its own, as what a comprehension or a lambda is given.
    let nested = values.any(|(_, value)| value.as_ref().is_none_or(inside));
    let own = OwnKeys::of(&parsed.syntax().body, text);
    let asks = |part: &Expr| match part {
        Expr::Subscript(item) if item.ctx.is_load() => match value(at, &item.value) {
            Some(
                PythonValue::List(_)
                | PythonValue::Tuple(_)
                | PythonValue::Str(_)
                | PythonValue::Dict(_),
            ) => false,
            Some(_) if own.has(item, text) => false,
            Some(held) => {
                let key = literal(&item.slice).or_else(|| value(at, &item.slice));
                let there = key.and_then(|key| Some(asked(&held, &key)?.1));
                there != Some(true)
            }
            None => nested,
        },
        // It may be what asks: a method that is handed on, a function that takes items.
        Expr::Attribute(attribute) => {
            let name = attribute.attr.as_str();
            matches!(
                name,
                "__getitem__" | "format" | "format_map" | "itemgetter" | "getitem"
            )
        }
        Expr::Name(name) => matches!(name.id.as_str(), "itemgetter" | "getitem" | "map"),
        _ => false,
    };
    match parsed.syntax().body.as_slice() {
        // What stands for a type makes nothing.
        [Stmt::AnnAssign(assign)] => {
            let value = assign.value.as_deref();
            value.is_some_and(|value| any_over_expr(value, asks))
        }
        body => any_over_body(body, asks),
    }
}

/// The names that stand for a dictionary's own keys while a comprehension or a `key=` goes through it, each with the dictionary as it is
/// written: `(counts, word)` in `[word for word in counts if counts[word] > 1]`.
struct OwnKeys<'e> {
    pairs: Vec<(&'e str, &'e str)>,
    /// What the expressions are written in.
    text: &'e str,
}

impl<'e> OwnKeys<'e> {
    fn of(body: &'e [Stmt], text: &'e str) -> Self {
        let mut found = OwnKeys {
            pairs: Vec::new(),
            text,
        };
        found.visit_body(body);
        found
    }

    fn has(&self, item: &ExprSubscript, text: &str) -> bool {
        let (Some(container), Expr::Name(key)) = (written(&*item.value, text), &*item.slice) else {
            return false;
        };
        self.pairs.contains(&(container, key.id.as_str()))
    }

    /// Takes up that a name stands for what going through an expression gives.
    fn add(&mut self, gone_through: &'e Expr, target: &'e Expr) {
        let (container, target) = match gone_through {
            Expr::Call(call) if call.arguments.is_empty() => {
                let Expr::Attribute(method) = &*call.func else {
                    return;
                };
                match (method.attr.as_str(), target) {
                    ("keys", target) => (&*method.value, target),
                    ("items", Expr::Tuple(pair)) if pair.len() == 2 => {
                        (&*method.value, &pair.elts[0])
                    }
                    _ => return,
                }
            }
            container => (container, target),
        };
        if let (Expr::Name(name), Some(container)) = (target, written(container, self.text)) {
            self.pairs.push((container, name.id.as_str()));
        }
    }
}

impl<'e> Visitor<'e> for OwnKeys<'e> {
    fn visit_comprehension(&mut self, comprehension: &'e Comprehension) {
        self.add(&comprehension.iter, &comprehension.target);
        walk_comprehension(self, comprehension);
    }

    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr
            && let ([gone_through, ..], Some(key)) =
                (&*call.arguments.args, call.arguments.find_keyword("key"))
            && let Expr::Lambda(lambda) = &key.value
            && let Some(parameter) = lambda.parameters.iter().flat_map(|all| &all.args).next()
            && let (Expr::Name(_), Some(container)) =
                (gone_through, written(gone_through, self.text))
        {
            self.pairs.push((container, parameter.name().as_str()));
        }
        walk_expr(self, expr);
    }
}

/// Whether a value is a text, a list or another of Python's own containers.
fn is_container(value: &PythonValue) -> bool {
    match value {
        PythonValue::Str(_)
        | PythonValue::List(_)
        | PythonValue::Tuple(_)
        | PythonValue::Set { .. }
        | PythonValue::Dict(_) => true,
        PythonValue::Object { name, .. } => {
            matches!(
                name.as_str(),
                "Counter" | "OrderedDict" | "defaultdict" | "deque"
            )
        }
        _ => false,
    }
}

/// Whether an expression is `super()`.
fn is_above(expr: &Expr) -> bool {
    let call = expr.as_call_expr();
    call.is_some_and(|call| {
        let name = call.func.as_name_expr();
        name.is_some_and(|name| name.id.as_str() == "super") && call.arguments.is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::may_ask_anew;
    use crate::program::keeping::tests::{LOCALS, at};

    #[test]
    fn a_dictionary_has_its_own_keys() {
        let counts = [("d", "defaultdict(<class 'int'>, {'a': 1})"), ("k", "'b'")];
        let check = |line: &str, expected: bool| {
            let (_, state) = at(line, &counts);
            assert_eq!(may_ask_anew(&state, line), expected, "{line}");
        };
        check("m = d[k]", true);
        check("m = [k for k in d if d[k] > 0]", false);
        check("m = sorted(k for k in d.keys() if d[k] > 0)", false);
        check("m = {k: d[k] / n for k, n in d.items()}", false);
        check("m = {k: d[n] for k, n in d.items()}", true);
        check("m = max(d, key=lambda one: d[one])", false);
        check("m = max(xs, key=lambda one: d[one])", true);
    }

    #[test]
    fn what_surely_prints_nothing_is_told() {
        let check = |line: &str, expected: bool| {
            let (program, state) = at(line, &LOCALS);
            assert_eq!(program.is_quiet(&state), expected, "{line}");
        };
        check("p.a = n", true);
        check("xs.append(len(s))", true);
        check("xs[0] = s.upper()", true);
        check("print(n)", false);
        check("p.show()", false);
        check("other(n)", false);
    }
}
