//! Whether code calls into the program, as far as its text and the values of its names tell.

use ruff_python_ast::helpers::{any_over_body, any_over_expr};
use ruff_python_ast::token::TokenKind;
use ruff_python_ast::{AnyParameterRef, Expr, Stmt};
use ruff_python_parser::{Mode, ParseOptions, parse_unchecked};
use ruff_text_size::Ranged;

use super::classes::{as_if, parsed};
use super::effects::calls_changing;
use super::expressions::{Header, written};
use super::grouping::GROUP;
use super::matches::COMPILED;
use super::patterns::run_by;
use super::{
    Definition, DefinitionKind, EffectKind, LogicalLine, Program, effect, is_identifier,
    is_word_part, mentions,
};
use crate::quiz::PythonValue;
use crate::state::{Event, MATCH, State};

/// Types of Python's whose names values hold: what a `defaultdict` makes its items with.
pub(super) const BUILT_IN: [&str; 6] = ["int", "list", "dict", "set", "str", "float"];

impl Program {
    /// Whether the line that is about to run at a state may enter a frame of the program.
    pub fn enters(&self, at: &State) -> bool {
        let number = at.line().filter(|_| at.event == Event::Line);
        let line = number.and_then(|number| self.line(number));
        let enters = |text: &str| self.may_enter(at, &run_by(text)) && !self.only_goes_on(at);
        line.is_none_or(|line| {
            !defines_only(&line.text) && !self.only_marks(line.number) && enters(&line.text)
        })
    }

    /// Whether running `text` at a state may enter a frame of the program: it names a function or class, or something
    /// whose value is one or runs one (`<function f>`, a generator); or the program defines what operators and built-ins
    /// call.
    pub fn may_enter(&self, at: &State, text: &str) -> bool {
        let allocating = self.without_allocations(at, text);
        let whole = allocating.as_deref().unwrap_or(text);
        let untyped = self.without_types(at, whole);
        let whole = untyped.as_deref().unwrap_or(whole);
        let text = &*without_strings(whole);
        let definitions = || {
            let all = self.definitions.iter();
            all.filter(|one| {
                let plain = self.is_dataclass(one) || self.members(one).is_some();
                let plain = plain || self.made_by_base(one).is_some();
                one.kind != DefinitionKind::Module && !plain
            })
        };
        let own = at.top().and_then(|frame| frame.locals.as_ref());
        // A local hides what has its name further out.
        let hidden = |name: &str| own.is_some_and(|own| own.contains_key(name));
        let called = definitions().any(|definition| {
            let method = self.is_method(definition);
            mentions(text, &definition.name)
                && !self.is_of_module(at, text, &definition.name)
                && (method || !hidden(&definition.name))
                && (method || !self.is_only_attribute(text, &definition.name))
                && (!method || self.may_call(at, whole, &definition.name))
                && !(definition.kind == DefinitionKind::Class && self.only_reads(text, definition))
        });
        // `__init__` is called by the class's name.
        let special = |one: &Definition| one.name.starts_with("__") && one.name != "__init__";
        let called = called || definitions().any(special) && self.touches_objects(at, whole);
        let called = called || self.may_replace(text);
        let others = at.frames.iter().rev().skip(1);
        let others = others.filter_map(|frame| frame.locals.as_ref()).flatten();
        let others = others.filter(|(name, _)| !hidden(name));
        let mut locals = own.into_iter().flatten().chain(others);
        // To read a name runs nothing, nor does it to hand on what it stands for.
        !is_identifier(text)
            && !self.only_moves(at, whole)
            && !self.makes_generator(at, whole)
            && !self.only_looks(at, whole)
            && (called
                || locals.any(|(name, value)| {
                    let only_read = |value: &String| {
                        let class = self.class_told(value);
                        class.is_some_and(|class| self.only_reads_of(text, name, class))
                    };
                    let holds = |value: &str| {
                        may_run(&self.without_plain_makers(&self.without_members(value)))
                    };
                    let runs = |value: &String| match value == GROUP {
                        true => self.group_enters(at, name),
                        false if only_read(value) => false,
                        false => {
                            holds(value)
                                && self
                                    .attributes_read(text, name, value)
                                    .is_none_or(|read| read.iter().any(|one| holds(one)))
                        }
                    };
                    mentions(text, name) && value.as_ref().is_none_or(runs)
                }))
    }
}

impl Program {
    /// Whether the line that is about to run at a state defines a function and changes nothing that states show: one without decorators,
    /// whose name no local has and is not private to a class, and whose defaults call nothing.
    pub fn only_defines(&self, at: &State) -> bool {
        let Some(frame) = at.top().filter(|_| at.event == Event::Line) else {
            return false;
        };
        let mut definitions = self.definitions.iter();
        let function = definitions.find(|one| {
            one.kind == DefinitionKind::Function && one.line == frame.line && one.first == one.line
        });
        let is_local = |name: &str| {
            let locals = frame.locals.as_ref();
            locals.is_none_or(|locals| locals.contains_key(name))
        };
        let stands = |line: &LogicalLine| defines_only(&line.text);
        function.is_some_and(|function| {
            !is_local(&function.name)
                && self.line(frame.line).is_some_and(stands)
                && self.private_method(frame.line).is_none()
        })
    }

    /// Whether what the line that is about to run at a state evaluates changes nothing by itself, but for what it calls of the program.
    pub fn only_calls(&self, at: &State) -> bool {
        let mut values = at
            .frames
            .iter()
            .flat_map(|frame| frame.locals.iter().flatten());
        // What a `defaultdict` lacks it gets when it is asked for.
        let makes = |value: &String| value.contains("defaultdict(");
        let makes = values.any(|(_, value)| value.as_ref().is_none_or(makes));
        let changes = |text: &str| text.contains(":=") || calls_changing(text);
        let harmless = |text: &str| match effect(text, None) {
            None => true,
            Some(effect) => effect.kind == EffectKind::Prints && !changes(text),
        };
        let plain = |header: &Header<'_>| {
            let mut operands = header.operands().into_iter();
            operands.all(|expr| written(expr, &self.text).is_some_and(harmless))
        };
        let frame = at.top().filter(|_| at.event == Event::Line && !makes);
        frame.is_some_and(|frame| {
            self.with_evaluated(frame, |header| Some(plain(header))) == Some(true)
        })
    }

    /// Whether a text has a name only behind that of an imported module: `math.lcm(4, 6)` is none of the program's.
    fn is_of_module(&self, at: &State, text: &str, name: &str) -> bool {
        around_each(text, name).all(|(before, _)| {
            let path = before.strip_suffix('.');
            let module = path.and_then(|path| {
                path.rsplit(|one: char| !is_word_part(one) && one != '.')
                    .next()
            });
            module.is_some_and(|module| self.module_named(at, module).is_some())
        })
    }

    /// Whether a text has a function's name only as that of an attribute which no object is given: `row.find(x)` is none of the program's `find`.
    fn is_only_attribute(&self, text: &str, name: &str) -> bool {
        let behind_dots = around_each(text, name).all(|(before, _)| before.ends_with('.'));
        let set = format!(".{name}=");
        let given = || {
            let classes = self.definitions.iter();
            let mut classes = classes.filter(|one| one.kind == DefinitionKind::Class);
            classes.any(|one| one.scope.names().any(|own| own == name))
                || self.lines.iter().any(|line| line.text.contains(&set))
        };
        behind_dots && !given()
    }

    /// Whether a text mentions a class only for what its body gives a name, or to ask what is of it: `Dog.count += 1` and
    /// `isinstance(pet, Dog)` call nothing.
    fn only_reads(&self, text: &str, class: &Definition) -> bool {
        self.only_reads_of(text, &class.name, class)
    }

    /// The same of a name that stands for the class.
    fn only_reads_of(&self, text: &str, name: &str, class: &Definition) -> bool {
        let asked = self.asks_for_kind(text, name);
        around_each(text, name).all(|(before, behind)| {
            if asked.contains(&before.len()) {
                return true;
            }
            attribute_read(before, behind).is_some_and(|read| {
                let own = class.scope.names().any(|one| one == read);
                let mut definitions = self.definitions.iter();
                own && !definitions.any(|one| one.name == read)
            })
        })
    }

    /// What the attributes of an object that is shown so are shown as which a text reads, if it does nothing else with the object's name. What is
    /// neither shown nor of the object's class may be anything: a field that its class does not show.
    fn attributes_read(&self, text: &str, name: &str, shown: &str) -> Option<Vec<String>> {
        let read = around_each(text, name).map(|(before, behind)| attribute_read(before, behind));
        let read: Vec<&str> = read.collect::<Option<_>>()?;
        let of_class = |name: &str| {
            let mut lines = self.lines.iter().map(|line| &*line.text);
            lines.any(|line| line.starts_with(&format!("{name}=lambda")))
        };
        let PythonValue::Object { name, parts } = PythonValue::read(shown).ok()? else {
            return None;
        };
        let class = self.class(&name)?;
        let part = |name: &str| {
            let mut parts = parts.iter();
            parts.find(|(own, _)| own.as_deref() == Some(name))
        };
        let known = |name: &str| {
            let mut classes = self.lineage(class).into_iter();
            let mut of_classes = || classes.any(|one| self.body_has(one, name));
            part(name).is_some() || (!of_class(name) && of_classes())
        };
        if !read.iter().all(|name| known(name)) {
            return None;
        }
        let parts = read.iter().filter_map(|name| part(name));
        Some(parts.map(|(_, part)| part.to_string()).collect())
    }

    /// Where in a text a class is named that `isinstance` or `issubclass` asks about.
    fn asks_for_kind(&self, text: &str, class: &str) -> Vec<usize> {
        let own = self.has_method("__instancecheck__") || self.has_method("__subclasshook__");
        let Some(parsed) = parsed(text).filter(|_| !own) else {
            return Vec::new();
        };
        // An `elif` is read as the `if` that it is.
        let before = text.len() - as_if(text).len();
        let mut places = Vec::new();
        any_over_body(&parsed.syntax().body, |part| {
            let call = part.as_call_expr().filter(|call| {
                let function = call.func.as_name_expr().map(|name| name.id.as_str());
                matches!(function, Some("isinstance" | "issubclass"))
            });
            let arguments = call.into_iter().flat_map(|call| &call.arguments.args);
            for argument in arguments {
                let named = match argument {
                    Expr::Tuple(tuple) => tuple.elts.as_slice(),
                    one => std::slice::from_ref(one),
                };
                let names = named.iter().filter_map(Expr::as_name_expr);
                let names = names.filter(|name| name.id.as_str() == class);
                places.extend(names.map(|name| before + name.range().start().to_usize()));
            }
            false
        });
        places
    }
}

/// What stands before and behind each place of a text where a name is a word of its own.
fn around_each<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = (&'t str, &'t str)> {
    let places = text.match_indices(name);
    let parts = places.map(move |(at, _)| (&text[..at], &text[at + name.len()..]));
    parts.filter(|(before, behind)| {
        !before.ends_with(is_word_part) && !behind.starts_with(is_word_part)
    })
}

/// The attribute that is read of a name, by what stands before and behind that.
fn attribute_read<'t>(before: &str, behind: &'t str) -> Option<&'t str> {
    let read = behind
        .strip_prefix('.')
        .filter(|_| !before.ends_with('.'))?;
    let end = read.find(|c| !is_word_part(c)).unwrap_or(read.len());
    Some(&read[..end])
}

/// A text without what its strings say, whose words name nothing; what f-strings evaluate stays.
pub(super) fn without_strings(text: &str) -> String {
    let parsed = parse_unchecked(text, ParseOptions::from(Mode::Module));
    let mut left = String::with_capacity(text.len());
    let mut end = 0;
    for token in parsed.tokens().iter() {
        let instead = match token.kind() {
            TokenKind::String => "''",
            TokenKind::FStringMiddle => "",
            _ => continue,
        };
        let range = std::ops::Range::<usize>::from(token.range());
        left.push_str(&text[end..range.start]);
        left.push_str(instead);
        end = range.end;
    }
    left + &text[end..]
}

/// Whether a value is, or holds, what is written between `<` and `>` because it may run code of the program.
fn may_run(value: &str) -> bool {
    // What an expression asks of a text, or has found in it, runs nothing.
    if value.starts_with(MATCH) || value.starts_with(COMPILED) {
        return false;
    }
    outside_strings(value, '<').any(|part| {
        let class = part
            .strip_prefix("class '")
            .and_then(|part| part.split_once("'>"));
        class.is_none_or(|(name, _)| name.starts_with("__main__."))
    })
}

/// What stands behind each place of a value where a character is outside of its strings, as `repr` writes them.
fn outside_strings(value: &str, wanted: char) -> impl Iterator<Item = &str> {
    let mut quote = None;
    let mut characters = value.char_indices();
    std::iter::from_fn(move || {
        while let Some((at, one)) = characters.next() {
            match quote {
                Some(_) if one == '\\' => {
                    characters.next();
                }
                Some(open) if one == open => quote = None,
                Some(_) => {}
                None if one == wanted => return value.get(at + one.len_utf8()..),
                None if matches!(one, '\'' | '"') => quote = Some(one),
                None => {}
            }
        }
        None
    })
}

/// Whether a line is the header of a function that runs nothing: its defaults only stand there, and its annotations call
/// nothing.
fn defines_only(text: &str) -> bool {
    let Some(parsed) = text.contains("def ").then(|| parsed(text)).flatten() else {
        return false;
    };
    let [Stmt::FunctionDef(function)] = parsed.syntax().body.as_slice() else {
        return false;
    };
    let calls = |expr: &Expr| any_over_expr(expr, Expr::is_call_expr);
    let parameters = function.parameters.iter();
    let annotations = parameters.filter_map(AnyParameterRef::annotation);
    let mut annotations = annotations.chain(function.returns.as_deref());
    let mut defaults = function.parameters.iter_non_variadic_params();
    defaults.all(|one| one.default().is_none_or(only_stands)) && !annotations.any(calls)
}

/// Whether to evaluate an expression runs nothing of the program's.
fn only_stands(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) | Expr::Lambda(_) => true,
        Expr::UnaryOp(unary) => unary.operand.is_literal_expr(),
        Expr::Tuple(tuple) => tuple.elts.iter().all(only_stands),
        Expr::List(list) => list.elts.iter().all(only_stands),
        Expr::Dict(dict) => dict.is_empty(),
        expr => expr.is_literal_expr(),
    }
}

#[cfg(test)]
mod tests {
    use super::{defines_only, may_run, without_strings};
    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn a_definition_runs_nothing() {
        let check = |text: &str, expected: bool| {
            assert_eq!(defines_only(text), expected, "{text}");
        };
        check("def f(n, m):", true);
        check(
            "def f(n: list[int], *m: str, k=None) -> dict[str, int] | None:",
            true,
        );
        check(
            "async def f(n=(1, -2), m=[], o={}, p='(', key=lambda n: g(n)):",
            true,
        );
        check("def f(n=g(1)):", false);
        check("def f(n=a + b):", false);
        check("def f(n: g(1)):", false);
        check("def f() -> g(1):", false);
        check("x = 1", false);
        check("class A:", false);
    }

    #[test]
    fn a_definition_changes_nothing_else() {
        let check = |text: &str, expected: bool| {
            let program = Program::parse(&format!("x = [1]\n{text}\n    pass\n")).unwrap();
            let locals = [("x", "[1]"), ("h", "1")];
            let at = state(Event::Line, &[("<module>", 2, &locals)], None);
            assert_eq!(program.only_defines(&at), expected, "{text}");
        };
        check("def f(n, m=2):", true);
        check("async def f():", true);
        check("def h():", false);
        check("def f(n=x.pop()):", false);
        check("@cache\ndef f():", false);
        check("class f:", false);
        check("while x:", false);
    }

    #[test]
    fn a_function_is_not_called_by_a_method_of_its_name_nor_by_what_a_local_hides() {
        let source = "def find(c):\n    return 'a'.find(c)\ndef g(c):\n    return c\n";
        let program = Program::parse(source).unwrap();
        let own: [(&str, &str); 1] = [("c", "'a'")];
        let outer: [(&str, &str); 2] = [("c", "<function g>"), ("h", "<function g>")];
        let frames: &[_] = &[("<module>", 4, &outer[..]), ("find", 2, &own[..])];
        let at = state(Event::Line, frames, None);
        let check = |text: &str, expected: bool| {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        };
        check("'a'.find(c)", false);
        check("find(c)", true);
        check("c(1)", false);
        check("h(1)", true);
        let table: [(&str, &str); 2] = [("d", "{'f': <function find>}"), ("k", "'f'")];
        let at = state(Event::Line, &[("<module>", 4, &table[..])], None);
        for (text, expected) in [
            ("h = d[k]", false),
            ("h = d.get(k)", false),
            ("h = d.get(k, find)", false),
            ("if d[k] is not None:", false),
            ("h = d[k](1)", true),
            ("h = d.get(k)(1)", true),
            ("h = map(d[k], 'ab')", true),
        ] {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        }
        let classes =
            Program::parse("class A:\n    def f(self):\n        return 1\n\nx = 1\n").unwrap();
        let list: [(&str, &str); 1] = [("xs", "[1]")];
        let plain = state(Event::Line, &[("<module>", 5, &list[..])], None);
        for (text, expected) in [
            ("ys = [x for x in xs if isinstance(x, A)]", false),
            ("if isinstance(xs, (int, A)):", false),
            ("elif isinstance(xs, A):", false),
            ("y = issubclass(A, A)", false),
            ("y = isinstance(A(), A)", true),
        ] {
            assert_eq!(classes.may_enter(&plain, text), expected, "{text}");
        }
        let classes = format!("{source}class A:\n    rate = 2\n");
        let program = Program::parse(&classes).unwrap();
        let object = "A(n=1, g=<function g>, k=B(h=<function g>))";
        let held: [(&str, &str); 2] = [("o", object), ("xs", "[]")];
        let at = state(Event::Line, &[("<module>", 4, &held[..])], None);
        for (text, expected) in [
            ("x = o.n if o.n > 2 else o.rate", false),
            ("x = [o.n, xs]", false),
            ("x = o.hidden(1)", true),
            ("x = o.g(1)", true),
            ("x = o.k.h(1)", true),
            ("print(o)", true),
            ("x = f(o.n, o)", true),
        ] {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        }
        let lambda: [(&str, &str); 2] = [("fs", "[<function <lambda>>]"), ("d", "{'a': 1}")];
        let at = state(Event::Line, &[("<module>", 4, &lambda[..])], None);
        for (text, expected) in [
            ("fs.append(lambda: find(1))", false),
            ("d[str(1)] = lambda: find(1)", false),
            ("d['f'] = fs[0]", false),
            ("fs.append(fs[0]())", true),
            ("fs.sort(key=lambda x: find(x))", true),
        ] {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        }
        let set = Program::parse(&format!("{source}o.find = find\n")).unwrap();
        assert!(set.may_enter(&at, "'a'.find(c)"));
    }

    #[test]
    fn an_item_of_a_container_of_functions_is_looked_for_without_these() {
        let program = Program::parse("def f(n):\n    return n\nx = 1\n").unwrap();
        let held = [
            ("d", "defaultdict(<class 'list'>, {'a': [<function f>]})"),
            ("m", "defaultdict(<function f>, {'a': [<function f>]})"),
            ("k", "'a'"),
        ];
        let at = state(Event::Line, &[("<module>", 3, &held)], None);
        let check = |text: &str, expected: bool| {
            assert_eq!(program.may_enter(&at, text), expected, "{text}");
        };
        check("d[k]", false);
        check("len(d[k])", false);
        check("d[k][0](1)", true);
        check("m[k]", true);
    }

    #[test]
    fn a_local_hides_a_function_of_another_function() {
        let source = "def a(n):\n    def dp(i):\n        return i\n    return dp(n)\ndef b(n):\n    dp = [n]\n    dp[0] = max(dp)\n";
        let tables = Program::parse(source).unwrap();
        let own: [(&str, &str); 1] = [("dp", "[1]")];
        let at = state(
            Event::Line,
            &[("<module>", 8, &[]), ("b", 7, &own[..])],
            None,
        );
        assert!(!tables.may_enter(&at, "dp[0] = max(dp)"));
        let at = state(Event::Line, &[("<module>", 8, &[]), ("a", 4, &[])], None);
        assert!(tables.may_enter(&at, "return dp(n)"));
    }

    #[test]
    fn words_in_strings_name_nothing() {
        let check = |text: &str, expected: &str| assert_eq!(without_strings(text), expected);
        check("print(a, 'f and b', \"f\")", "print(a, '', '')");
        check("if f'{f(x)}'=='f':", "if f'{f(x)}'=='':");
        check("print(f'f of {x:>3}', end='')", "print(f'{x:}', end='')");
        check("x=f(1)", "x=f(1)");
    }

    #[test]
    fn functions_and_objects_may_run_but_types_of_python_s_do_not() {
        let check = |value: &str, expected: bool| assert_eq!(may_run(value), expected, "{value}");
        check("<function f>", true);
        check("[<A x=1>]", true);
        check("defaultdict(<function <lambda>>, {})", true);
        check("<class '__main__.A'>", true);
        check("[('<deleted>', None), '<", false);
        check("defaultdict(<class 'list'>, {'a': [1]})", false);
        check("(<class 'OSError'>,)", false);
        check("[1, 2]", false);
        check("'a<b'", false);
        check("'a<b…", false);
        check("<re.Match object; span=(0, 3), match='<a>'>", false);
        check("re.compile('(?P<n>a)')", false);
    }
}
