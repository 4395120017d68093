//! What calls of Python's `re` come to, where all that they are given is written out: what they find stands in the text, and the
//! expression says which part of it (Python's library reference, "re"). Each answers `None` where there is more to it, and where
//! the call raises.

mod asked;
mod found;
mod replacement;

use ruff_python_ast::{Expr, ExprCall};

use self::asked::{Asked, Pattern, is_module, text};
use self::found::Found;
use crate::quiz::PythonValue;

/// The most bytes of an expression or of a text that is gone through: what is longer is not shown as a whole either.
const LONGEST: usize = 2_000;

/// What an expression comes to that calls `re`, or asks a match for what it has. That the name is the module's is for the caller to see.
pub(super) fn matched(expr: &Expr) -> Option<PythonValue> {
    match expr {
        Expr::Call(call) => of_call(call),
        Expr::Subscript(item) => Found::of(&item.value)?.group(&item.slice),
        Expr::Attribute(attribute) => Found::of(&attribute.value)?.attribute(&attribute.attr),
        _ => None,
    }
}

fn of_call(call: &ExprCall) -> Option<PythonValue> {
    let arguments = &call.arguments;
    let method = match &*call.func {
        Expr::Attribute(method) => method,
        Expr::Name(name) if name.id.as_str() == "list" => {
            let ([Expr::Call(inner)], []) = (&*arguments.args, &*arguments.keywords) else {
                return None;
            };
            let asked = Asked::of(inner)?;
            return (asked.name == "finditer").then(|| asked.shown_matches())?;
        }
        _ => return None,
    };
    match method.attr.as_str() {
        "compile" if is_module(&method.value) => Some(Pattern::of(call)?.shown()),
        "escape" if is_module(&method.value) => match (&*arguments.args, &*arguments.keywords) {
            ([pattern], []) => text(pattern).map(|text| PythonValue::Str(escaped(&text))),
            _ => None,
        },
        name => match Found::of(&method.value) {
            Some(found) => found.method(name, arguments),
            None => Asked::of(call)?.answer(),
        },
    }
}

/// What stands before all that a call of `sub` finds whose replacement is a function, and each call that finds it where it is with what stands
/// behind that; `None` where it finds too much.
pub(super) fn replaced_in_turn(call: &ExprCall) -> Option<(String, Vec<(String, String)>)> {
    let asked = Asked::of(call)?;
    let pattern = asked.pattern_written(call)?;
    let subject = PythonValue::Str(asked.subject.clone()).to_string();
    let found = asked.between()?;
    let literal = |text: &str| PythonValue::Str(text.to_owned()).to_string();
    let first = found
        .first()
        .map_or(asked.subject.len(), |(start, _)| *start);
    let before = literal(asked.subject.get(..first)?);
    let ends = found.iter().skip(1).map(|(start, _)| *start);
    let ends = ends.chain([asked.subject.len()]);
    let each = found.iter().zip(ends).map(|((start, end), next)| {
        let place = asked.place(*start);
        let finding = format!("{pattern}.match({subject}, {place})");
        Some((finding, literal(asked.subject.get(*end..next)?)))
    });
    Some((before, each.collect::<Option<_>>()?))
}

/// A text so that an expression finds it as it is.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for character in text.chars() {
        if "()[]{}?*+-|^$\\.&~# \t\n\r\u{b}\u{c}".contains(character) {
            out.push('\\');
        }
        out.push(character);
    }
    out
}

/// What has no other form than its text.
fn shown(text: String) -> PythonValue {
    let value = PythonValue::written(&text);
    match value.to_string() == text {
        true => value,
        false => PythonValue::Opaque(text),
    }
}

/// The beginning of how a text is written out, as far as CPython shows it of a part.
fn cut(text: &str, characters: usize) -> String {
    let written = PythonValue::Str(text.to_owned()).to_string();
    written.chars().take(characters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(input: &str, expected: Option<&str>) {
        let parsed = ruff_python_parser::parse_expression(input).unwrap();
        let found = matched(parsed.expr()).map(|value| value.to_string());
        assert_eq!(found.as_deref(), expected, "{input}");
    }

    #[test]
    fn calls_are_what_they_find() {
        check(
            "re.match('a.', 'abc')",
            Some("<re.Match object; span=(0, 2), match='ab'>"),
        );
        check("re.match('b', 'abc')", Some("None"));
        check(r"re.search(r'\d+', 'é → 42').span()", Some("(4, 6)"));
        check(
            "re.fullmatch('a|ab', 'ab')",
            Some("<re.Match object; span=(0, 2), match='ab'>"),
        );
        check(
            "re.match('x*', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx')",
            Some(
                "<re.Match object; span=(0, 60), match='xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx>",
            ),
        );
        check(r"re.compile(r'(\d+)').match('a12', 1)[1]", Some("'12'"));
        check(
            r"re.search(r'(?P<key>\w+)=(?P<value>\d+)?', 'a=').groupdict()",
            Some("{'key': 'a', 'value': None}"),
        );
        check("re.search('(a)|(b)', 'b').groups('-')", Some("('-', 'b')"));
        check("re.search('(a)|(b)', 'b').group(0, 1)", Some("('b', None)"));
        check("re.search('(a)|(b)', 'b').span(1)", Some("(-1, -1)"));
        check(
            "re.search('(?P<one>a)|(?P<two>b)', 'b').lastgroup",
            Some("'two'"),
        );
        check("re.match('(a)(?P<x>b)', 'ab')['x']", Some("'b'"));
        check(
            r"re.search(r'^b$', 'a\nB\n', re.I | re.M).start()",
            Some("2"),
        );
        check("re.search('a', 'b').group()", None);
        check("re.search('a', 'a').group(1)", None);
        check("re.match('(', 'a')", None);
    }

    #[test]
    fn compiled_expressions_are_shown() {
        check(r"re.compile(r'\d+')", Some(r"re.compile('\\d+')"));
        check(
            "re.compile('a', re.X | re.DOTALL | re.I)",
            Some("re.compile('a', re.IGNORECASE|re.DOTALL|re.VERBOSE)"),
        );
        check(
            r"re.compile('(?m)it\'s')",
            Some(r#"re.compile("(?m)it's", re.MULTILINE)"#),
        );
        check(
            "re.compile('(?:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc|ddddddddddddddddddddddddddddddddddddddddddddddddd)', re.M)",
            Some(
                "re.compile('(?:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc|dddddddddddddddddddddddddd, re.MULTILINE)",
            ),
        );
        check("re.escape('a.b c-1')", Some(r"'a\\.b\\ c\\-1'"));
    }

    #[test]
    fn texts_are_gone_through() {
        check(r"re.findall(r'\w+', 'a b')", Some("['a', 'b']"));
        check(
            r"re.findall(r'(\w)=(\w)?', 'a=1 b=')",
            Some("[('a', '1'), ('b', '')]"),
        );
        check(r"re.findall(r'(?:x(\d))?', 'x1')", Some("['1', '']"));
        check("re.compile('A', re.I).findall('aAb')", Some("['a', 'A']"));
        check(
            "list(re.finditer('a|$', 'ba'))",
            Some(
                "[<re.Match object; span=(1, 2), match='a'>, <re.Match object; span=(2, 2), match=''>]",
            ),
        );
        check(
            r"re.split(r'\s*[,;]\s*', 'a , b;c')",
            Some("['a', 'b', 'c']"),
        );
        check(
            "re.split('(-)|:', 'a-b:c', maxsplit=2)",
            Some("['a', '-', 'b', None, 'c']"),
        );
        check("re.split('x*', 'axb')", Some("['', 'a', '', 'b', '']"));
        check("re.split(',', 'a,b', -1)", Some("['a,b']"));
        check("re.sub('a*', '-', 'baac')", Some("'-b--c-'"));
        check(
            r"re.sub(r'(\w+) (?P<last>\w+)', r'\g<last>, \1\\', 'Ann Lee')",
            Some(r"'Lee, Ann\\'"),
        );
        check(r"re.sub('(a)|b', r'[\1]', 'ab', count=1)", Some("'[a]b'"));
        check("re.subn('b', 'c', 'abb')", Some("('acc', 2)"));
        check(r"re.sub('a', r'\1', 'a')", None);
        check(r"re.sub('a', r'\q', 'a')", None);
        check("re.sub('a', str, 'a')", None);
        check("re.sub('a', 'b', 'a', re.I)", None);
        check(
            "re.findall(pattern='a', string='ab', flags=0)",
            Some("['a']"),
        );
        check("re.findall('a', 'ab', flags=re.A)", None);
    }

    #[test]
    fn a_function_says_what_comes_in_the_places_of_what_is_found() {
        let check = |input: &str, expected: Option<(&str, &[(&str, &str)])>| {
            let parsed = ruff_python_parser::parse_expression(input).unwrap();
            let found = replaced_in_turn(parsed.expr().as_call_expr().unwrap());
            let expected = expected.map(|(before, found)| {
                let owned = |one: &(&str, &str)| (one.0.to_owned(), one.1.to_owned());
                (before.to_owned(), found.iter().map(owned).collect())
            });
            assert_eq!(found, expected, "{input}");
        };
        let one = ("re.compile('b+').match('abbc', 1)", "'c'");
        check("re.sub('b+', f, 'abbc')", Some(("'a'", &[one])));
        let two = [
            ("re.compile('b').match('bab', 0)", "'a'"),
            ("re.compile('b').match('bab', 2)", "''"),
        ];
        check(
            "re.compile('b').sub(lambda m: m[0], 'bab')",
            Some(("''", &two)),
        );
        check(
            "re.sub('b', f, 'bab', count=1)",
            Some(("''", &[(two[0].0, "'ab'")])),
        );
        check("re.sub('x', f, 'abc')", Some(("'abc'", &[])));
        check("re.sub('x*', f, 'abc')", None);
        check("re.sub('b', 'x', 'abc')", None);
    }
}
