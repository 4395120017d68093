//! Templates: what `.format` makes of one that is written out, as an f-string; those of `%` have a file of their own (`printf.rs`).

use ruff_python_ast::{DictItem, Expr, ExprCall, ExprDict, Keyword};

use super::are_digits;
use super::printf::filled_with;
use crate::program::expressions::{is_path, written};
use crate::program::is_identifier;
use crate::quiz::PythonValue;

/// What `%` or `.format` makes of a template that is written out, as an f-string with what it is given as that is written: names, too, of which
/// `known` has the values. So each part of a long text is worked out by itself. `alone` tells of what something is shown as whether it surely is no
/// tuple, of which `%` takes the items.
pub fn as_f_string(
    expression: &str,
    known: impl Fn(&str) -> Option<String>,
    alone: impl Fn(&str) -> bool,
) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    match parsed.expr() {
        Expr::Call(call) => formatted_by(call, expression),
        Expr::BinOp(sum) => {
            let whole = |value: &Expr| {
                let shown = written(value, expression).and_then(&known);
                let shown = shown.and_then(|shown| PythonValue::read(&shown).ok());
                match shown.or_else(|| PythonValue::of_literal(value)) {
                    Some(PythonValue::Int(_)) => Some(true),
                    Some(PythonValue::Float(_) | PythonValue::Bool(_)) | None => Some(false),
                    Some(other) => other.loose_name().is_some().then_some(false),
                }
            };
            let single = |value: &Expr| {
                let shown = written(value, expression).and_then(&known);
                shown.is_some_and(|shown| alone(&shown))
            };
            filled_with(sum, expression, &whole, &single)
        }
        _ => None,
    }
}

/// The value that a dictionary which is written out has under a key.
pub(super) fn under<'e>(display: &'e ExprDict, key: &str) -> Option<&'e Expr> {
    let own = |item: &&DictItem| {
        let spelled = item.key.as_ref().and_then(Expr::as_string_literal_expr);
        spelled.is_some_and(|spelled| spelled.value.to_str() == key)
    };
    // What is written there twice has the last value.
    Some(&display.items.iter().rfind(own)?.value)
}

/// What `.format` and `.format_map` make of a template that is written out, as an f-string.
pub(in crate::program) fn formatted_by<'e>(call: &'e ExprCall, text: &str) -> Option<String> {
    let method = call.func.as_attribute_expr()?;
    let template = method.value.as_string_literal_expr()?.value.to_str();
    let arguments = &call.arguments;
    let mapping = match (method.attr.as_str(), &*arguments.args) {
        ("format", _) => None,
        ("format_map", [Expr::Dict(mapping)]) => Some(mapping),
        ("format_map", [one]) if is_path(one) => None,
        _ => return None,
    };
    // What has a name is asked for each key by that.
    let mut named = arguments.keywords.iter().filter(|one| one.arg.is_none());
    let one = match method.attr.as_str() {
        "format_map" => arguments.args.first(),
        _ => named.next().map(|one| &one.value),
    };
    let one = one.filter(|one| is_path(one) && named.next().is_none());
    let named_mapping = one.and_then(|one| written(one, text));
    let mut next = 0;
    let mut made = Made::default();
    let mut rest = template;
    while let Some(at) = rest.find(['{', '}']) {
        made.literal(&rest[..at])?;
        let doubled = rest[at..].starts_with("{{") || rest[at..].starts_with("}}");
        if doubled {
            made.literal(&rest[at..=at])?;
            rest = &rest[at + 2..];
            continue;
        }
        let inside = rest[at..].strip_prefix('{')?;
        let end = inside.find('}')?;
        let field = &inside[..end];
        rest = &inside[end + 1..];
        let (field, spec) = field.split_once(':').unwrap_or((field, ""));
        let (field, conversion) = match field.split_once('!') {
            Some((field, kind @ ("r" | "s" | "a"))) => (field, format!("!{kind}")),
            Some(_) => return None,
            None => (field, String::new()),
        };
        let (name, inner) = field.split_at(field.find(['.', '[']).unwrap_or(field.len()));
        let named = |keyword: &'e Keyword| match (&keyword.arg, &keyword.value) {
            (Some(one), value) => (one.as_str() == name).then_some(value),
            (None, Expr::Dict(mapping)) => under(mapping, name),
            (None, _) => None,
        };
        if let Some(mapping) = named_mapping
            && is_identifier(name)
            && !arguments
                .keywords
                .iter()
                .any(|one| one.arg.as_ref().is_some_and(|one| one == name))
        {
            let value = [mapping, "['", name, "']", &looked_into(inner)?, &conversion].concat();
            (!spec.contains('{')).then(|| made.value(&value, spec))??;
            continue;
        }
        let value = if let Some(mapping) = mapping {
            under(mapping, name)?
        } else if name.is_empty() {
            next += 1;
            arguments.args.get(next - 1)?
        } else if let Ok(index) = name.parse::<usize>() {
            arguments.args.get(index)?
        } else {
            arguments.keywords.iter().find_map(named)?
        };
        if value.is_starred_expr() || spec.contains('{') {
            return None;
        }
        let value = [written(value, text)?, &looked_into(inner)?, &conversion].concat();
        made.value(&value, spec)?;
    }
    made.literal(rest)?;
    Some(made.finished())
}

/// What a field of a template asks of its value, as an expression behind that: `.name[0][key]` as `.name[0]['key']` (Python's library reference,
/// "Format String Syntax").
fn looked_into(field: &str) -> Option<String> {
    let mut spelled = String::new();
    let mut rest = field;
    while !rest.is_empty() {
        if let Some(inside) = rest.strip_prefix('[') {
            let (key, behind) = inside.split_once(']')?;
            let plain = !key.is_empty() && !key.contains(['\'', '\\']);
            spelled.push_str(&match are_digits(key) {
                _ if !plain => return None,
                true => format!("[{key}]"),
                false => format!("['{key}']"),
            });
            rest = behind;
        } else {
            let inside = rest.strip_prefix('.')?;
            let end = inside.find(['.', '[']).unwrap_or(inside.len());
            let name = Some(&inside[..end]).filter(|name| is_identifier(name))?;
            spelled.push_str(&format!(".{name}"));
            rest = &inside[end..];
        }
    }
    Some(spelled)
}

/// An f-string that is put together.
#[derive(Default)]
pub(super) struct Made(String);

impl Made {
    pub fn literal(&mut self, text: &str) -> Option<()> {
        for one in text.chars() {
            match one {
                '{' | '}' => self.0.extend([one; 2]),
                '\\' | '\'' => self.0.extend(['\\', one]),
                '\n' => self.0.push_str("\\n"),
                '\t' => self.0.push_str("\\t"),
                one if one.is_control() => return None,
                one => self.0.push(one),
            }
        }
        Some(())
    }

    pub fn value(&mut self, value: &str, spec: &str) -> Option<()> {
        // A brace behind the opening one would be a brace of the text.
        let open = if value.starts_with('{') { " " } else { "" };
        let colon = if spec.is_empty() { "" } else { ":" };
        let plain = !spec.contains(['\'', '\\', '{', '}']);
        plain.then(|| self.0.push_str(&format!("{{{open}{value}{colon}{spec}}}")))
    }

    pub fn finished(self) -> String {
        format!("f'{}'", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::formats::filled_in;

    #[test]
    fn templates_are_f_strings() {
        let check = |expression: &str, expected: Option<&str>| {
            let parsed = ruff_python_parser::parse_expression(expression).unwrap();
            let found = match parsed.expr() {
                Expr::BinOp(sum) => filled_in(sum, expression),
                Expr::Call(call) => formatted_by(call, expression),
                other => panic!("{other:?}"),
            };
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check("'%-8s|%4s'%('ab', 7)", Some("f'{'ab':<8}|{'7':>4}'"));
        check("'%d%% of %.1f'%(5, 2.5)", Some("f'{5}% of {2.5:.1f}'"));
        check("'%s'%'x'", Some("f'{'x'}'"));
        check("'%03d {}'%7", Some("f'{7:03} {{}}'"));
        check("'%f'%2", Some("f'{2:.6f}'"));
        check("'%+.1f|%+4d'%(2.5, 3)", Some("f'{2.5:+.1f}|{3:>+4}'"));
        check("'%5r!'%'a'", Some("f'{\"'a'\":>5}!'"));
        check("'%d'%2.5", None);
        check("'%d %d'%(1,)", None);
        check("'%d'%(1, 2)", None);
        check("'%(a)s-%(b)3d'%{'a': 'x', 'b': 1}", Some("f'{'x'}-{1:>3}'"));
        check("'%(a)s'%{'b': 1}", None);
        check("'%s'%{'b': 1}", Some("f'{\"{'b': 1}\"}'"));
        check("7%2", None);
        check("'{} is {:.2f}'.format('a', 2)", Some("f'{'a'} is {2:.2f}'"));
        check("'{1}{0}{{'.format(1, 2)", Some("f'{2}{1}{{'"));
        check("'{n:>3}'.format(n=4)", Some("f'{4:>3}'"));
        check("'{n}{m:>3}'.format(m=5, **{'n': 4})", Some("f'{4}{5:>3}'"));
        check(
            "'{n}{m}'.format_map({'n': 4, 'm': 'x'})",
            Some("f'{4}{'x'}'"),
        );
        check("'{n}'.format_map({'m': 4})", None);
        check("'{n:>3}'.format_map(d)", Some("f'{d['n']:>3}'"));
        check("'#{n} {m}'.format(m=1, **d)", Some("f'#{d['n']} {1}'"));
        check("'{n} {}'.format(2, **o.d)", Some("f'{o.d['n']} {2}'"));
        check("'{n}'.format(**d, **c)", None);
        check("'{}'.format({1: 2})", Some("f'{ {1: 2}}'"));
        check("'{} {}'.format(1)", None);
        check("'{0.x:>3}'.format(p)", Some("f'{p.x:>3}'"));
        check("'{p.x[0][k]!r}'.format(p=q)", Some("f'{q.x[0]['k']!r}'"));
        check("'{0[}'.format(1)", None);
        check("'{0[a]ä}'.format(1)", None);
        check("'{0!x}'.format(1)", None);
        check("\"it's {}\\n\".format(1)", Some("f'it\\'s {1}\\n'"));
        check("\"it's %d\"%1", Some("f'it\\'s {1}'"));
        check("'a'.join('b')", None);
    }

    #[test]
    fn templates_are_f_strings_of_names() {
        let check = |expression: &str, expected: Option<&str>| {
            let known = |name: &str| (name == "n").then(|| "3".to_owned());
            let known =
                |name: &str| known(name).or_else(|| (name == "e").then(|| "E(1)".to_owned()));
            let found = as_f_string(expression, known, |shown| shown == "E(1)");
            assert_eq!(found.as_deref(), expected, "{expression}");
        };
        check(
            "'%s: %-8s|%5.1f%%'%(a, b, x)",
            Some("f'{a!s}: {b!s:<8}|{x:>5.1f}%'"),
        );
        check("'%d of %3d'%(n, x)", Some("f'{n} of {int(x):>3}'"));
        check(
            "'%03d|%+.2f|%r'%(n, n, a)",
            Some("f'{n:03}|{n:+.2f}|{a!r}'"),
        );
        check(
            "'%.f|%.3s|%-05d'%(x, a, n)",
            Some("f'{x:.0f}|{a!s:.3}|{n:<5}'"),
        );
        check("'%d'%(1, 2)", None);
        check("'%d %s'%('x', n)", None);
        check("'%.1f %s'%('x', n)", None);
        check("'%s'%a", None);
        check("'%r!'%e", Some("f'{e!r}!'"));
        check("'%c'%(n,)", None);
        check("'{} {:>4}'.format(a, b[0])", Some("f'{a} {b[0]:>4}'"));
        check("'a'+b", None);
    }
}
