//! The arguments of the call that a line enters first: which parameters of the program's function they are given to.
//!
//! Told for what the text leaves no doubt about: nothing is called before that may enter a frame, or change what the arguments
//! read, and only one function has the name.

use ruff_python_ast::{BoolOp, Expr, ExprBoolOp, ExprCall, Stmt, StmtFunctionDef};

use super::expressions::{canonical, operands, written};
use super::given::Given;
use super::parameters::{collected, has_items, is_display, pairs, refusal};
use super::{Definition, DefinitionKind, Program, Target, effect, is_word_part};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

impl Program {
    /// The parameters of the function that is entered next, if one surely is, from the line that is about to run at a state; each
    /// with the expression that it is given.
    pub(super) fn arguments(&self, at: &State) -> Vec<(Target, String)> {
        let found = self.with_call(at, |calls, call, entered| calls.bound(call, entered));
        found.unwrap_or_default()
    }

    /// The function whose frame is surely entered next from the line that is about to run at a state, if nothing is raised before.
    pub fn entered(&self, at: &State) -> Option<&Definition> {
        let line = self.with_call(at, |calls, call, entered| calls.is_sure(call, entered))?;
        self.definition(line)
    }

    /// The message of the exception that is surely raised by the line that is about to run at a state, because a function is called with
    /// arguments that it does not take.
    pub fn refusal(&self, at: &State) -> Option<String> {
        self.with_call(at, |calls, call, entered| {
            calls.meant(call, entered)?;
            calls.refused(call, entered)?
        })
    }

    /// The name of a definition with those of what it is written in, as `__qualname__` has it.
    fn qualified(&self, definition: &Definition) -> String {
        let around = self.definitions.iter().filter(|one| {
            one.kind != DefinitionKind::Module
                && one.line != definition.line
                && one.contains(definition.line)
        });
        let mut name = String::new();
        for one in around {
            name.push_str(&one.name);
            name.push_str(match one.kind {
                DefinitionKind::Function => ".<locals>.",
                _ => ".",
            });
        }
        name + &definition.name
    }

    /// What `look` finds in the call by which a function is surely entered next from the line that is about to run at a state, with
    /// the line of that function. Constructors are not among them: what they return is not what the call is worth.
    pub(super) fn with_sure_call<R>(
        &self,
        at: &State,
        look: impl FnOnce(&ExprCall) -> Option<R>,
    ) -> Option<(u32, R)> {
        self.with_call(at, |calls, call, entered| {
            let line = calls.is_sure(call, entered)?;
            let constructs = entered.bound && call.func.is_name_expr();
            Some((line, look(call).filter(|_| !constructs)?))
        })
    }

    /// What `look` finds in the call that is entered first from the line that is about to run at a state.
    fn with_call<R>(
        &self,
        at: &State,
        look: impl FnOnce(&Calls<'_>, &ExprCall, Entered<'_>) -> Option<R>,
    ) -> Option<R> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        if !self.line(frame.line)?.text.contains('(') {
            return None;
        }
        self.with_header(frame.line, |header| {
            let count = frame.loops.as_ref()?.get(&frame.line);
            // The header of a `for` evaluates its expression once.
            if header.is_for() && count != Some(&Some(0)) {
                return None;
            }
            let calls = Calls { program: self, at };
            match calls.first_of(header.operands()) {
                First::Call(call, entered) => look(&calls, call, entered),
                First::Nothing | First::Unclear => None,
            }
        })
    }
}

/// What evaluating an expression comes to first.
enum First<'e> {
    /// Nothing that enters a frame or changes something.
    Nothing,
    /// This call, which enters a function of the program.
    Call(&'e ExprCall, Entered<'e>),
    /// What cannot be told.
    Unclear,
}

/// A function of the program, and whether its first parameter is given by the object that it is called on.
#[derive(Clone, Copy)]
struct Entered<'e> {
    definition: &'e Definition,
    bound: bool,
}

/// Whether a value that is written out is true.
fn truth(expr: &Expr) -> Option<bool> {
    PythonValue::of_literal(expr)?.is_true()
}

struct Calls<'p> {
    program: &'p Program,
    at: &'p State,
}

impl<'p> Calls<'p> {
    /// What evaluating these one after the other comes to first.
    fn first_of<'e>(&self, expressions: impl IntoIterator<Item = &'e Expr>) -> First<'e>
    where
        'p: 'e,
    {
        for expr in expressions {
            match self.first(expr) {
                First::Nothing => {}
                found => return found,
            }
        }
        First::Nothing
    }

    fn first<'e>(&self, expr: &'e Expr) -> First<'e>
    where
        'p: 'e,
    {
        let inside = match expr {
            Expr::Name(_) | Expr::Lambda(_) => return First::Nothing,
            Expr::Starred(starred) => return self.first(&starred.value),
            // What is evaluated after the first part is decided by it.
            Expr::BoolOp(either) => return self.either(either, expr),
            Expr::If(choice) => match truth(&choice.test) {
                Some(true) => return self.first(&choice.body),
                Some(false) => return self.first(&choice.orelse),
                None => self.first(&choice.test),
            },
            Expr::Compare(compare) => self.first_of(
                [&*compare.left]
                    .into_iter()
                    .chain(compare.comparators.first()),
            ),
            Expr::Call(call) => {
                let object = call.func.as_attribute_expr().map(|method| &*method.value);
                self.first_of(object.into_iter().chain(operands(expr)))
            }
            _ => self.first_of(operands(expr)),
        };
        let First::Nothing = inside else {
            return inside;
        };
        if let Expr::Call(call) = expr
            && let Some(entered) = self.entered(&call.func)
        {
            return First::Call(call, entered);
        }
        self.itself(expr)
    }

    /// The first of the operands of an `and` or an `or` that are evaluated.
    fn either<'e>(&self, either: &'e ExprBoolOp, whole: &Expr) -> First<'e>
    where
        'p: 'e,
    {
        for operand in &either.values {
            match truth(operand) {
                Some(truth) if truth == (either.op == BoolOp::Or) => return First::Nothing,
                Some(_) => {}
                None => {
                    return match self.first(operand) {
                        First::Nothing => self.itself(whole),
                        found => found,
                    };
                }
            }
        }
        First::Nothing
    }

    /// What an expression comes to whose operands come to nothing.
    fn itself<'e>(&self, expr: &Expr) -> First<'e> {
        let harmless = written(expr, &self.program.text).is_some_and(|text| {
            expr.is_literal_expr()
                || (!self.program.may_enter(self.at, text) && effect(text, None).is_none())
        });
        if harmless {
            First::Nothing
        } else {
            First::Unclear
        }
    }

    /// The function that is entered by calling this, if only one can be meant.
    fn entered(&self, called: &Expr) -> Option<Entered<'p>> {
        let (name, bound) = match called {
            Expr::Name(name) => (name.id.as_str(), false),
            Expr::Attribute(method) => (method.attr.as_str(), true),
            _ => return None,
        };
        let frames = [self.at.frames.first(), self.at.top()];
        let shadows = |frame: &crate::state::Frame| {
            let locals = frame.locals.as_ref();
            locals.is_none_or(|locals| locals.contains_key(name))
        };
        if !bound && frames.into_iter().flatten().any(shadows) {
            return None;
        }
        let definitions = self.program.definitions.iter();
        let mut named = definitions.filter(|one| one.name == name);
        let definition = named.next().filter(|_| named.next().is_none())?;
        match definition.kind {
            DefinitionKind::Function => Some(Entered { definition, bound }),
            DefinitionKind::Class if !bound => {
                let own =
                    |one: &&Definition| one.name == "__init__" && definition.is_in_body(one.line);
                let mut constructors = self.program.definitions.iter().filter(own);
                let definition = constructors
                    .next()
                    .filter(|_| constructors.next().is_none())?;
                Some(Entered {
                    definition,
                    bound: true,
                })
            }
            _ => None,
        }
    }

    /// The line of the function that is surely meant by a call, if it is no generator.
    fn meant(&self, call: &ExprCall, entered: Entered<'_>) -> Option<u32> {
        let Entered { definition, .. } = entered;
        let mut lines = self.program.lines.iter();
        let waits = lines.any(|line| definition.contains(line.number) && line.waits());
        // Another class may have a method of the name.
        let own = match &*call.func {
            Expr::Attribute(method) => self.is_of_class(&method.value, definition),
            _ => true,
        };
        Some(definition.line).filter(|_| !waits && own)
    }

    /// The line of the function that a call surely enters, if it takes what it is called with.
    fn is_sure(&self, call: &ExprCall, entered: Entered<'_>) -> Option<u32> {
        let line = self.meant(call, entered)?;
        self.refused(call, entered)?.is_none().then_some(line)
    }

    /// The message of the exception that a call raises because the function does not take what it is called with; `None` where that
    /// cannot be told.
    fn refused(&self, call: &ExprCall, entered: Entered<'_>) -> Option<Option<String>> {
        let Entered { definition, bound } = entered;
        let given = self.given(call)?;
        let name = self.program.qualified(definition);
        self.with_function(definition, |function, _| {
            Some(refusal(function, &name, &given, bound))
        })
    }

    /// The arguments of a call, if what is unpacked among them is known.
    fn given(&self, call: &ExprCall) -> Option<Given> {
        let spelled = |value: &Expr| canonical(written(value, &self.program.text)?);
        let items = |unpacked: &Expr| match unpacked {
            Expr::List(list) => Some(list.elts.iter().map(spelled).collect()),
            Expr::Tuple(tuple) => Some(tuple.elts.iter().map(spelled).collect()),
            Expr::Name(name) => {
                let name = name.id.as_str();
                let count = match PythonValue::read(self.at.top()?.known(name)?).ok()? {
                    PythonValue::List(items) | PythonValue::Tuple(items) => items.len(),
                    _ => return None,
                };
                let item = |index| Some(format!("{name}[{index}]"));
                Some((0..count).map(item).collect())
            }
            _ => None,
        };
        Given::of(call, spelled, items)
    }

    /// Whether a name stands for an object of the class that a method is written in.
    fn is_of_class(&self, object: &Expr, method: &Definition) -> bool {
        let name = object.as_name_expr().map(|name| name.id.as_str());
        let value = name.and_then(|name| self.at.top()?.known(name));
        let classes = self.program.definitions.iter();
        let mut classes =
            classes.filter(|one| one.kind == DefinitionKind::Class && one.is_in_body(method.line));
        value.is_some_and(|value| {
            let text = value.trim_start_matches('<');
            classes.any(|class| {
                let rest = text.strip_prefix(&class.name);
                rest.is_some_and(|rest| rest.starts_with(['(', ' ', '>']))
            })
        })
    }

    /// What `look` finds in the header of a function without decorators, and its text.
    fn with_function<R>(
        &self,
        definition: &Definition,
        look: impl FnOnce(&StmtFunctionDef, &str) -> Option<R>,
    ) -> Option<R> {
        // A decorator may put another function in its place.
        if definition.first != definition.line {
            return None;
        }
        let header = &self.program.line(definition.line)?.text;
        let whole = if header.ends_with(':') {
            format!("{header} pass")
        } else {
            header.clone()
        };
        let parsed = ruff_python_parser::parse_module(&whole).ok()?;
        match parsed.syntax().body.as_slice() {
            [Stmt::FunctionDef(function)] => look(function, &whole),
            _ => None,
        }
    }

    /// The parameters that a call gives values to, with the expressions; `None` where that cannot be told from the text.
    fn bound(&self, call: &ExprCall, entered: Entered<'_>) -> Option<Vec<(Target, String)>> {
        let Entered { definition, bound } = entered;
        let arguments = self.given(call)?;
        let target = |(name, expression): (&str, String)| {
            let target = Target::Argument {
                function: definition.name.clone(),
                name: name.to_owned(),
            };
            (target, expression)
        };
        self.with_function(definition, |function, header| {
            let pairs = pairs(function, &arguments, bound);
            let given: Vec<&str> = pairs.iter().map(|(name, _)| *name).collect();
            let mut found: Vec<(&str, String)> = pairs
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
                .collect();
            found.extend(collected(function, &arguments, bound));
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
        is_display(default) && kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

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
        // No doubt is left to the text.
        check("r = h(a)", &[]);
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
        check("r = c.go(1)", Some("go"));
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
        check("r = h(a)", None);
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
        // Who is meant, or what is unpacked, is not told.
        check("r = h()", "");
        check("r = hidden()", "");
        check("g(**a)", "");
        check("r = made()", "");
    }
}
