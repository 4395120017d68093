//! The binding of arguments to parameters: what each parameter is given, and the message of the exception where a call does not fit.

use ruff_python_ast::{Expr, ExprCall, ParameterWithDefault, StmtFunctionDef};

use super::{Calls, Entered};
use crate::program::arrangement::{Arranged, arranged};
use crate::program::classes::value;
use crate::program::decorators::Decoration;
use crate::program::displays::{has_items, spelled};
use crate::program::expressions::{canonical, written};
use crate::program::given::Given;
use crate::program::library::is_told;
use crate::program::parameters::{collected, pairs, refusal};
use crate::program::sequences::{bounds, places};
use crate::program::unrolling::is_path;
use crate::program::{Definition, DefinitionKind, Target, is_word_part};
use crate::quiz::PythonValue;

/// Functions of Python's that give one value for the same arguments.
const PURE: [&str; 10] = [
    "abs", "bool", "chr", "float", "int", "len", "ord", "pow", "round", "str",
];

impl<'p> Calls<'p> {
    /// The line of the function that is surely meant by a call, if it is no coroutine.
    pub(super) fn meant(&self, entered: &Entered<'_>) -> Option<u32> {
        let definition = entered.definition;
        let mut lines = self.program.lines.iter();
        let waits = lines.any(|line| {
            let own = definition.contains(line.number) && line.waits();
            own && !line.text.contains("yield")
        });
        Some(definition.line).filter(|_| !waits)
    }

    /// The line of the function that a call surely enters, if it takes what it is called with.
    pub(super) fn is_sure(&self, entered: &Entered<'_>) -> Option<u32> {
        let line = self.meant(entered)?;
        self.refused(entered)?.is_none().then_some(line)
    }

    /// The message of the exception that a call raises because the function does not take what it is called with; `None` where that
    /// cannot be told.
    pub(super) fn refused(&self, entered: &Entered<'_>) -> Option<Option<String>> {
        let Entered {
            definition, bound, ..
        } = *entered;
        let given = entered.given.as_ref()?;
        let name = self.program.qualified(definition);
        self.with_function(entered, |function, _| {
            // However many there are, they are taken where all are collected.
            let takes = || {
                let parameters = &function.parameters;
                let places = parameters.posonlyargs.len() + parameters.args.len();
                parameters.vararg.is_some() && places == usize::from(bound)
            };
            let told = given.collected.is_none() || takes();
            let refused = || refusal(function, &name, given, bound);
            // What `wraps` makes says that it is what it was given.
            let renamed = entered.itself && definition.first != definition.line;
            match told.then(refused)? {
                Some(_) if renamed => None,
                refused => Some(refused),
            }
        })
    }

    /// The arguments of a call, if what is unpacked among them is known.
    pub(super) fn given(&self, call: &ExprCall) -> Option<Given> {
        let spelled = |value: &Expr| self.spelled(value);
        let items = |unpacked: &Expr| self.items_of(unpacked);
        let named = |unpacked: &Expr| self.pairs_of(unpacked);
        Given::of(call, spelled, items, named)
    }

    /// The items that stand behind a star, each as an expression.
    fn items_of(&self, unpacked: &Expr) -> Option<Vec<Option<String>>> {
        let elements = match unpacked {
            Expr::List(list) => &list.elts,
            Expr::Tuple(tuple) => &tuple.elts,
            Expr::StringLiteral(text) => {
                let one = |character: char| Some(PythonValue::Str(character.into()).to_string());
                return Some(text.value.to_str().chars().map(one).collect());
            }
            Expr::Name(name) => {
                let name = name.id.as_str();
                let count = match PythonValue::read(self.at.top()?.known(name)?).ok()? {
                    PythonValue::List(items) | PythonValue::Tuple(items) => items.len(),
                    PythonValue::Str(text) => text.chars().count(),
                    _ => return None,
                };
                let item = |index| Some(format!("{name}[{index}]"));
                return Some((0..count).map(item).collect());
            }
            Expr::Call(call) => return self.items_given(call),
            Expr::Subscript(part) if let Expr::Slice(slice) = &*part.slice => {
                let items = self.items_of(&part.value)?;
                let (lower, upper, _) = bounds(slice, PythonValue::of_literal)?;
                let taken = slice
                    .step
                    .is_none()
                    .then(|| places(items.len(), lower, upper, 1))??;
                return taken.into_iter().map(|at| items.get(at).cloned()).collect();
            }
            Expr::Attribute(_) | Expr::Subscript(_) => {
                let path = self.spelled(unpacked).filter(|_| is_path(unpacked))?;
                let count = match value(self.at, unpacked)? {
                    PythonValue::List(items) | PythonValue::Tuple(items) => items.len(),
                    _ => return None,
                };
                return Some(
                    (0..count)
                        .map(|index| Some(format!("{path}[{index}]")))
                        .collect(),
                );
            }
            _ => return None,
        };
        let starred = elements.iter().any(Expr::is_starred_expr);
        let all = elements.iter().filter(|_| !starred);
        let all: Vec<_> = all.map(|one| self.spelled(one)).collect();
        (all.len() == elements.len()).then_some(all)
    }

    /// The items that a call behind a star gives: of `map` each in a call of its own, and of what only cuts and arranges what there is.
    fn items_given(&self, call: &ExprCall) -> Option<Vec<Option<String>>> {
        let name = call.func.as_name_expr().map(|name| name.id.as_str());
        if let (Some("map"), [Expr::Name(function), given]) = (name, &*call.arguments.args) {
            let each = |item: Option<String>| Some(format!("{}({})", function.id, item?));
            let items = self.items_of(given)?.into_iter();
            return (!self.program.defines("map")).then(|| items.map(each).collect());
        }
        let text = self.spelled(&Expr::Call(call.clone()))?;
        let known = |name: &str| {
            let parsed = ruff_python_parser::parse_expression(name).ok()?;
            Some(value(self.at, parsed.expr())?.to_string())
        };
        let Arranged::Value(list) = arranged(&text, known)? else {
            return None;
        };
        match PythonValue::read(&list).ok()? {
            PythonValue::List(items) | PythonValue::Tuple(items) => {
                Some(items.iter().map(spelled).collect())
            }
            _ => None,
        }
    }

    /// What stands behind two stars, by its keys, each value as an expression: a dictionary that has a name, or is written out.
    fn pairs_of(&self, unpacked: &Expr) -> Option<Vec<(String, Option<String>)>> {
        if let Expr::Dict(display) = unpacked {
            let mut all: Vec<(String, Option<String>)> = Vec::new();
            for item in &display.items {
                let found = match &item.key {
                    Some(key) => {
                        let key = key.as_string_literal_expr()?.value.to_str().to_owned();
                        vec![(key, self.spelled(&item.value))]
                    }
                    None => self.pairs_of(&item.value)?,
                };
                for (key, value) in found {
                    // A key that comes again stays where it is, with another value.
                    match all.iter_mut().find(|(one, _)| *one == key) {
                        Some((_, before)) => *before = value,
                        None => all.push((key, value)),
                    }
                }
            }
            return Some(all);
        }
        let name = unpacked.as_name_expr()?.id.as_str();
        let PythonValue::Dict(pairs) = PythonValue::read(self.at.top()?.known(name)?).ok()? else {
            return None;
        };
        let pair = |(key, _): &(PythonValue, PythonValue)| match key {
            PythonValue::Str(text) => Some((text.clone(), canonical(&format!("{name}[{key}]")))),
            _ => None,
        };
        pairs.iter().map(pair).collect()
    }

    /// What `look` finds in the header of a function without decorators, and its text.
    fn with_function<R>(
        &self,
        entered: &Entered<'_>,
        look: impl FnOnce(&StmtFunctionDef, &str) -> Option<R>,
    ) -> Option<R> {
        let Entered {
            definition, itself, ..
        } = *entered;
        // A decorator may put another function in its place; what makes a manager gets what it is called with.
        let other = self.program.decoration(definition) == Decoration::Other;
        if !itself && other && !self.program.manages(definition) {
            return None;
        }
        self.program.with_own_header(definition, look)
    }

    /// The parameters that a call gives values to, with the expressions; `None` where that cannot be told from the text.
    pub(super) fn bound(&self, entered: &Entered<'_>) -> Option<Vec<(Target, String)>> {
        let Entered {
            definition, bound, ..
        } = *entered;
        let arguments = entered.given.as_ref()?;
        let target = |(name, expression): (&str, String)| {
            let target = Target::Argument {
                function: definition.name.clone(),
                name: name.to_owned(),
            };
            (target, expression)
        };
        self.with_function(entered, |function, header| {
            let pairs = pairs(function, arguments, bound);
            let given: Vec<&str> = pairs.iter().map(|(name, _)| *name).collect();
            let mut found: Vec<(&str, String)> = pairs
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
                .collect();
            found.extend(collected(function, arguments, bound));
            for parameter in function.parameters.iter_non_variadic_params() {
                let name = parameter.parameter.name.as_str();
                let default = parameter.default.as_deref();
                let value = default.filter(|default| {
                    !given.contains(&name) && self.stays(definition, name, default)
                });
                let text = value.and_then(|value| canonical(written(value, header)?));
                found.extend(text.map(|text| (name, text)));
            }
            Some(found.into_iter().map(target).collect())
        })
    }

    /// The parameters that a call gives nothing, with their defaults, which are worked out where the function is defined.
    pub(super) fn left_out(&self, entered: &Entered<'_>) -> Option<Vec<(String, Expr)>> {
        let arguments = entered.given.as_ref()?;
        self.with_function(entered, |function, _| {
            let pairs = pairs(function, arguments, entered.bound);
            let given: Vec<&str> = pairs.iter().map(|(name, _)| *name).collect();
            let left = |one: &ParameterWithDefault| {
                let name = one.parameter.name.as_str();
                let default = one.default.as_deref().filter(|_| !given.contains(&name))?;
                Some((name.to_owned(), default.clone()))
            };
            let all = function.parameters.iter_non_variadic_params();
            Some(all.filter_map(left).collect())
        })
    }

    /// Whether a default surely has the value that is written for it: a list that the function changes, or gives another name,
    /// may not.
    fn stays(&self, function: &Definition, name: &str, default: &Expr) -> bool {
        let changes = |text: &str| {
            let uses = text.match_indices(name).any(|(at, _)| {
                let behind = &text[at + name.len()..];
                let alone =
                    !text[..at].ends_with(is_word_part) && !behind.starts_with(is_word_part);
                let first = at == 0 && behind.contains('=');
                alone && (first || behind.starts_with('.') || behind.is_empty())
            });
            uses || text.starts_with("del ")
        };
        let lines = self.program.lines.iter();
        let mut own = lines.filter(|line| function.is_in_body(line.number));
        let kept = !has_items(default) || !own.any(|line| changes(&line.text));
        (default.is_lambda_expr() || self.is_fixed(default)) && kept
    }

    /// Whether a name is that of a class of the module alone.
    fn is_class(&self, name: &str) -> bool {
        let class = self.program.class(name);
        let class = class.filter(|class| self.program.stays_itself(class));
        let mut definitions = self.program.definitions.iter();
        class.is_some()
            && definitions.all(|one| {
                let mut names = one.scope.names();
                match one.kind {
                    DefinitionKind::Module => {
                        one.scope.only_line_of(name) == class.map(|one| one.line)
                    }
                    _ => !names.any(|own| own == name),
                }
            })
    }

    /// Whether an expression has one value wherever it is evaluated: literals, what Python's functions make of them, names of the module
    /// that are bound once, and constants of the standard library.
    fn is_fixed(&self, expr: &Expr) -> bool {
        match expr {
            expr if self.program.constant(self.at, expr).is_some() => true,
            expr if is_told(expr) => true,
            Expr::Name(name) if self.is_class(&name.id) => true,
            Expr::Name(name) => {
                let name = name.id.as_str();
                let mut definitions = self.program.definitions.iter();
                let given = |line: u32| {
                    let line = self.program.line(line);
                    line.is_some_and(|line| {
                        let assigned = line.text.strip_prefix(name);
                        line.depth == 0 && assigned.is_some_and(|rest| rest.starts_with('='))
                    })
                };
                definitions.all(|one| match one.kind {
                    DefinitionKind::Module => one.scope.only_line_of(name).is_some_and(given),
                    _ => {
                        let mut names = one.scope.names();
                        let mut foreign = one.scope.foreign.iter();
                        !names.any(|own| own == name) && !foreign.any(|own| own == name)
                    }
                })
            }
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                let pure =
                    name.is_some_and(|name| PURE.contains(&name) && !self.program.binds(name));
                pure && call.arguments.keywords.is_empty()
                    && call.arguments.args.iter().all(|one| self.is_fixed(one))
            }
            Expr::UnaryOp(unary) => self.is_fixed(&unary.operand),
            Expr::BinOp(both) => self.is_fixed(&both.left) && self.is_fixed(&both.right),
            Expr::Tuple(tuple) => tuple.elts.iter().all(|one| self.is_fixed(one)),
            expr => expr.is_literal_expr(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::state::Frame;
    use crate::state::{Event, State};

    const DEFINITIONS: &str = "\
def f(x, y=2, *rest, z=3):
    return x
def g(a):
    return a
def n(b, c='x', e=(-1, None), h=[1], i=[1], j=a, **more):
    h.append(b)
def many(p, q, r, s=1, *, k):
    return p
def only(p, /):
    return p
def wrapped(d): return d
def made(n):
    yield n
class C:
    def __init__(self, n):
        self.n = n
    def go(self, k):
        return k
@wrapped
def hidden(x):
    return x
";

    /// The program with a last line, and the state before that, where some names have values.
    fn at_last_line(line: &str) -> (Program, State) {
        let program = Program::parse(&format!("{DEFINITIONS}{line}\n")).unwrap();
        let number = DEFINITIONS.lines().count() as u32 + 1;
        let mut frame = Frame::new("<module>", number).knowing(&[
            ("a", "1"),
            ("xs", "[1, 2]"),
            ("c", "<C n=1>"),
            ("h", "<function g>"),
            ("o", "{'x': 1, 'z': 4}"),
            ("ts", "{'k': (7, 8)}"),
            ("kinds", "{'c': <class '__main__.C'>}"),
        ]);
        frame.loops = Some([(number, Some(0))].into());
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        (program, at)
    }

    /// The function that is surely entered from a last line of the program, and the arguments that are told.
    fn told(line: &str) -> (Option<String>, Vec<String>) {
        let (program, at) = at_last_line(line);
        let told = |(target, expression): (Target, String)| match target {
            Target::Argument { function, name } => format!("{function} {name}={expression}"),
            other => panic!("{other:?}"),
        };
        let arguments = program.arguments(&at).into_iter().map(told).collect();
        (program.entered(&at).map(|one| one.name.clone()), arguments)
    }

    #[test]
    fn parameters_get_the_arguments_of_the_first_call() {
        let check = |line: &str, expected: &[&str]| assert_eq!(told(line).1, expected, "{line}");
        check("f( a+1 )", &["f x=a+1", "f rest=()", "f y=2", "f z=3"]);
        check(
            "r = f(a, xs[0], 7, z=a * 2)",
            &["f x=a", "f y=xs[0]", "f z=a*2", "f rest=(7,)"],
        );
        check(
            "r = n(a)",
            &["n b=a", "n more={}", "n c='x'", "n e=(-1, None)", "n i=[1]"],
        );
        check(
            "r = n(a, e=2, u=xs, k=a)",
            &[
                "n b=a",
                "n e=2",
                "n more={'u': xs, 'k': a}",
                "n c='x'",
                "n i=[1]",
            ],
        );
        check("r = g(*[a + 1])", &["g a=a+1"]);
        check(
            "r = f(*xs, 5)",
            &["f x=xs[0]", "f y=xs[1]", "f rest=(5,)", "f z=3"],
        );
        check(
            "r = f(*ts['k'])",
            &["f x=ts['k'][0]", "f y=ts['k'][1]", "f rest=()", "f z=3"],
        );
        check(
            "r = f(**o)",
            &["f x=o['x']", "f z=o['z']", "f rest=()", "f y=2"],
        );
        check(
            "r = f('a', *'bc')",
            &["f x='a'", "f y='b'", "f rest=('c',)", "f z=3"],
        );
        check(
            "r = f(**{**o, 'x': 9})",
            &["f x=9", "f z=o['z']", "f rest=()", "f y=2"],
        );
        check("r = g(*map(int, ['4']))", &["g a=int('4')"]);
        check("r = g(*'4'.split())", &["g a='4'"]);
        check(
            "r = f(*'4 5 6'.split()[:2], 7)",
            &["f x='4'", "f y='5'", "f rest=(7,)", "f z=3"],
        );
        check("r = g(*xs[-1:])", &["g a=xs[1]"]);
        check("r = g(*xs[::2])", &[]);
        check("r = f(x=1, **o)", &[]);
        check("print(1 + g(len(xs)))", &["g a=len(xs)"]);
        check("r = f(g(a), g(2))", &["g a=a"]);
        check("r = C(a)", &["__init__ n=a"]);
        check("r = c.go(a + 1)", &["go k=a+1"]);
        check("if g(a) > 1:\n    pass", &["g a=a"]);
        check("while a and g(a):\n    pass", &[]);
        check("for i in g(a):\n    pass", &["g a=a"]);
        check("xs[g(a)] = g(2)", &["g a=2"]);
        check("r = wrapped(a)", &["wrapped d=a"]);
        check("r = g(c)", &["g a=c"]);
        check("r = h(a)", &["g a=a"]);
        // No doubt is left to the text.
        check("r = hidden(a)", &[]);
        check("r = xs.pop() + f(xs)", &[]);
        check("r = list(map(g, xs))", &[]);
        check("r = [g(x) for x in xs]", &[]);
        check("r = max(g, h)(a)", &[]);
        check("print(a)", &[]);
        check("with f(a) as b:\n    pass", &[]);
    }

    #[test]
    fn a_call_that_fits_is_surely_entered() {
        let check = |line: &str, expected: Option<&str>| {
            assert_eq!(told(line).0.as_deref(), expected, "{line}");
        };
        check("f(a)", Some("f"));
        check("f(a, z=1)", Some("f"));
        check("f(1, 2, 3, 4)", Some("f"));
        check("print(f'{g(a)}')", Some("g"));
        check("g(a=1)", Some("g"));
        check("r = C(a)", Some("__init__"));
        check("r = kinds['c'](a)", Some("__init__"));
        check("r = kinds['d'](a)", None);
        check("r = c.go(1)", Some("go"));
        check("r = h(a)", Some("g"));
        // Something is missing, or too much.
        check("f()", None);
        check("f(a, x=1)", None);
        check("f(a, w=1)", None);
        check("g(1, 2)", None);
        check("g(*xs)", None);
        check("g(*a)", None);
        check("f(*xs)", Some("f"));
        check("r = C()", None);
        check("r = xs.go(1)", None);
        check("r = made(1)", None);
        check("r = hidden(a)", None);
        check("print(a)", None);
    }

    #[test]
    fn a_call_that_does_not_fit_is_refused() {
        let check = |line: &str, expected: &str| {
            let (program, at) = at_last_line(line);
            let expected = (!expected.is_empty()).then(|| format!("TypeError: {expected}"));
            assert_eq!(program.refusal(&at), expected, "{line}");
        };
        check("f(a)", "");
        check("f()", "f() missing 1 required positional argument: 'x'");
        check(
            "g(1, 2)",
            "g() takes 1 positional argument but 2 were given",
        );
        check("g(*xs)", "g() takes 1 positional argument but 2 were given");
        check("r = g(a, a=2)", "g() got multiple values for argument 'a'");
        check(
            "print(g(b=2))",
            "g() got an unexpected keyword argument 'b'",
        );
        check(
            "many()",
            "many() missing 3 required positional arguments: 'p', 'q', and 'r'",
        );
        check(
            "many(1, q=2)",
            "many() missing 1 required positional argument: 'r'",
        );
        check(
            "many(1)",
            "many() missing 2 required positional arguments: 'q' and 'r'",
        );
        check(
            "many(1, 2, 3, 4, 5)",
            "many() takes from 3 to 4 positional arguments but 5 were given",
        );
        check(
            "many(1, 2, 3)",
            "many() missing 1 required keyword-only argument: 'k'",
        );
        check(
            "many(1, 2, 3, 4, 5, k=1)",
            "many() takes from 3 to 4 positional arguments but 5 positional arguments (and 1 keyword-only argument) were given",
        );
        check(
            "only(p=1)",
            "only() got some positional-only arguments passed as keyword arguments: 'p'",
        );
        check(
            "r = C()",
            "C.__init__() missing 1 required positional argument: 'n'",
        );
        check(
            "c.go()",
            "C.go() missing 1 required positional argument: 'k'",
        );
        check(
            "c.go(1, 2)",
            "C.go() takes 2 positional arguments but 3 were given",
        );
        check("r = h()", "g() missing 1 required positional argument: 'a'");
        // Who is meant, or what is unpacked, is not told.
        check("r = hidden()", "");
        check("g(**a)", "");
        check("r = made()", "");
    }
}
