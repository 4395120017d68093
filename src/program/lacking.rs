//! Items that a `defaultdict` lacks and has after it was asked for them: `if counts[c] > 0:` puts `c: 0` into it.

mod before;
mod keys;
mod makers;

pub(super) use self::makers::made_plainly;

use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use super::arrangement::{Arranged, arranged};
use super::changes::item;
use super::classes::{found, value};
use super::displays::literal;
use super::expressions::{Header, written};
use super::library::opened;
use super::reach::Reach;
use super::reduction::named_type;
use super::rewriting::with_told;
use super::targets::{Origin, Target};
use super::{Program, canonical_expression};
use crate::quiz::{PythonValue, compare};
use crate::state::State;

/// What makes an item where one is lacking, as far as that can be told without a call of the program's.
const MAKERS: [&str; 6] = ["dict", "float", "int", "list", "set", "str"];

/// Two more that are imported, as they are shown, with what they make, as that is shown and may be written.
const IMPORTED: [(&str, &str); 2] = [
    ("<class 'collections.Counter'>", "Counter()"),
    ("<class 'collections.deque'>", "deque([])"),
];

impl Program {
    /// The items that the line which is about to run surely asks of `defaultdict`s that lack them, in the order in which they are made,
    /// but for those that `found` gives a value to.
    pub(super) fn made_by_asking(
        &self,
        at: &State,
        reach: &Reach<'_>,
        found: &[(Target, Origin)],
    ) -> Vec<(Target, Origin)> {
        let Some(frame) = at.top() else {
            return Vec::new();
        };
        let look = |header: &Header<'_>| {
            let mut made: Vec<(Target, Origin)> = Vec::new();
            for operand in evaluated(header) {
                let text = canonical_expression(written(operand, &self.text)?).ok()?;
                let parsed = ruff_python_parser::parse_expression(&text).ok()?;
                let mut parts = Vec::new();
                collect(parsed.expr(), &mut parts);
                let called = || parsed.expr().as_call_expr()?.func.as_attribute_expr();
                let alone = matches!(header, Header::Statement(Stmt::Expr(_)));
                let receiver = called()
                    .filter(|_| alone)
                    .map(|method| method.value.range());
                for part in parts {
                    let Some((target, default)) = self.lacking(part, &text, at, reach) else {
                        continue;
                    };
                    let is_there = |(other, _): &(Target, Origin)| *other == target;
                    if made.iter().chain(found).any(is_there) {
                        continue;
                    }
                    // What its method does to it is not known.
                    if receiver == Some(part.range()) {
                        return None;
                    }
                    made.push((target, Origin::Expression(default)));
                }
            }
            Some(made)
        };
        self.with_evaluated(frame, look).unwrap_or_default()
    }

    /// The item of a `defaultdict` that a subscript asks for and that is lacking there, and an expression for what it is made as.
    fn lacking(
        &self,
        expr: &Expr,
        text: &str,
        at: &State,
        reach: &Reach<'_>,
    ) -> Option<(Target, String)> {
        let subscript = expr.as_subscript_expr()?;
        let default = match reach.value(&subscript.value) {
            Some(held) => {
                let (maker, there) = asked(&held, &key(at, &subscript.slice, text)?)?;
                let plain = named_type(&maker).is_some_and(|name| MAKERS.contains(&name));
                match plain {
                    _ if there => return None,
                    true => written(expr, text)?.to_owned(),
                    false => self.default_by(&subscript.value, &maker)?,
                }
            }
            None => {
                let around = self.default_of(at, &subscript.value, text)?;
                default_inside(&around)?.to_owned()
            }
        };
        Some((item(expr, text, reach)?, default))
    }

    /// An expression with what `defaultdict`s make for the keys that they lack in the places where these are asked for, as far as a `lambda`
    /// makes that, or one is asked inside of another; `None` where none is.
    pub fn with_defaults(&self, at: &State, expression: &str) -> Option<String> {
        if !self.imports_any(&["collections"]) || !expression.contains('[') {
            return None;
        }
        let told = with_told(expression, |expr| {
            let subscript = expr.as_subscript_expr()?;
            // What a type of Python's makes for a dictionary that has a name is looked up where the item is.
            let plain = || {
                let held = found(at, &subscript.value.as_name_expr()?.id)??;
                let held = PythonValue::read(held).ok()?;
                named_type(&asked(&held, &key(at, &subscript.slice, expression)?)?.0).map(|_| ())
            };
            plain()
                .is_none()
                .then(|| self.default_of(at, expr, expression))?
        })?;
        canonical_expression(&told).ok()
    }

    /// An expression for what is made where a subscript asks a `defaultdict` for a key that it lacks, or something that is made so.
    fn default_of(&self, at: &State, expr: &Expr, text: &str) -> Option<String> {
        let subscript = expr.as_subscript_expr()?;
        let held = match value(at, &subscript.value) {
            Some(held) => held,
            None => {
                let around = self.default_of(at, &subscript.value, text)?;
                let key = key(at, &subscript.slice, text)?;
                let inside = default_inside(&around).map(str::to_owned);
                return Some(inside.unwrap_or_else(|| format!("{around}[{key}]")));
            }
        };
        let key = key(at, &subscript.slice, text)?;
        if is_lacking(&held, &key) {
            return Some("0".to_owned());
        }
        let (maker, there) = asked(&held, &key)?;
        if there {
            return None;
        }
        match named_type(&maker) {
            Some(name) => default_value(name).map(str::to_owned),
            None => self.default_by(&subscript.value, &maker),
        }
    }

    /// An expression for what something that is no type that is always there makes, whose `defaultdict` this is.
    fn default_by(&self, container: &Expr, maker: &str) -> Option<String> {
        let made = made_by_imported(maker).map(str::to_owned);
        made.or_else(|| self.default_by_lambda(container, maker))
    }
}

/// Whether something is a `Counter` in which there is nothing of a key.
fn is_lacking(held: &PythonValue, key: &PythonValue) -> bool {
    let counter = matches!(held, PythonValue::Object { name, .. } if name == "Counter");
    match opened(held.clone()) {
        PythonValue::Dict(pairs) if counter => {
            !pairs.iter().any(|(one, _)| compare(one, key).is_equal())
        }
        _ => false,
    }
}

/// The value of a key that is written out or looked up, or only arranges what is (`len(word)`).
fn key(at: &State, expr: &Expr, text: &str) -> Option<PythonValue> {
    let known = |name: &str| found(at, name).flatten().map(str::to_owned);
    let arranged = || match arranged(written(expr, text)?, known)? {
        Arranged::Value(value) => PythonValue::read(&value).ok(),
        Arranged::Set(_) => None,
    };
    literal(expr).or_else(|| value(at, expr)).or_else(arranged)
}

/// What a new `defaultdict` makes that an expression writes (`defaultdict(int)`), whatever it is asked for; a new `Counter` has none of all.
fn default_inside(expression: &str) -> Option<&'static str> {
    if expression == "Counter()" {
        return Some("0");
    }
    let maker = expression.strip_prefix("defaultdict(")?.strip_suffix(')')?;
    default_value(maker)
}

/// What one of Python's types makes of nothing (`list()`), as it is shown.
pub fn default_value(name: &str) -> Option<&'static str> {
    Some(match name {
        "int" => "0",
        "float" => "0.0",
        "str" => "''",
        "list" => "[]",
        "dict" => "{}",
        "set" => "set()",
        _ => return None,
    })
}

/// What is asked for before a target is given an item, or an attribute.
pub(super) fn around(target: &Expr) -> Option<&Expr> {
    match target {
        Expr::Subscript(item) => Some(&item.value),
        Expr::Attribute(attribute) => Some(&attribute.value),
        _ => None,
    }
}

/// What a statement evaluates before it gives anything a value.
fn evaluated<'e>(header: &Header<'e>) -> Vec<&'e Expr> {
    match header {
        Header::Statement(Stmt::Assign(assign)) => {
            let targets = assign.targets.iter().filter_map(around);
            std::iter::once(&*assign.value).chain(targets).collect()
        }
        Header::Statement(Stmt::AugAssign(assign)) => {
            let target = around(&assign.target);
            target.into_iter().chain([&*assign.value]).collect()
        }
        Header::Statement(Stmt::AnnAssign(assign)) => assign.value.as_deref().into_iter().collect(),
        other => other.operands(),
    }
}

/// The subscripts that evaluating an expression surely asks for, in their order.
pub(super) fn collect<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
    match expr {
        Expr::Subscript(subscript) => {
            collect(&subscript.value, found);
            collect(&subscript.slice, found);
            found.push(expr);
        }
        Expr::Attribute(attribute) => collect(&attribute.value, found),
        Expr::BinOp(binary) => {
            collect(&binary.left, found);
            collect(&binary.right, found);
        }
        Expr::UnaryOp(unary) => collect(&unary.operand, found),
        Expr::Compare(compare) => {
            collect(&compare.left, found);
            compare
                .comparators
                .iter()
                .take(1)
                .for_each(|one| collect(one, found));
        }
        // What stands behind may not be asked any more.
        Expr::BoolOp(several) => several
            .values
            .iter()
            .take(1)
            .for_each(|one| collect(one, found)),
        Expr::If(choice) => collect(&choice.test, found),
        Expr::Call(call) => {
            collect(&call.func, found);
            call.arguments
                .args
                .iter()
                .for_each(|one| collect(one, found));
        }
        Expr::Starred(starred) => collect(&starred.value, found),
        Expr::Tuple(tuple) => tuple.elts.iter().for_each(|one| collect(one, found)),
        Expr::List(list) => list.elts.iter().for_each(|one| collect(one, found)),
        _ => {}
    }
}

/// What an expression stands for; an item that a `defaultdict` lacks for the container of the library that is made for it.
pub(super) fn held_or_made(expr: &Expr, reach: &Reach<'_>) -> Option<PythonValue> {
    reach.value(expr).or_else(|| {
        let item = expr.as_subscript_expr()?;
        let (maker, there) = asked(&reach.value(&item.value)?, &reach.value(&item.slice)?)?;
        let made = made_by_imported(&maker).filter(|_| !there)?;
        PythonValue::read(made).ok()
    })
}

/// What a container of the library makes that is shown so.
fn made_by_imported(maker: &str) -> Option<&'static str> {
    let mut all = IMPORTED.iter();
    Some(all.find(|(shown, _)| *shown == maker)?.1)
}

/// What makes the items of a `defaultdict`, as it is shown, and whether it has one for a key already; `None` for anything else.
pub(super) fn asked(held: &PythonValue, key: &PythonValue) -> Option<(String, bool)> {
    let PythonValue::Object { name, parts } = held else {
        return None;
    };
    let [(None, maker), (None, PythonValue::Dict(pairs))] = parts.as_slice() else {
        return None;
    };
    let there = pairs.iter().any(|(one, _)| compare(one, key).is_equal());
    (name == "defaultdict").then(|| (maker.to_string(), there))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::program::targets::tests::shown_change;
    use crate::state::Event;

    /// The items that are made, each with what it is given.
    fn made(program: &Program, at: &State) -> Vec<(String, String)> {
        let reach = Reach::of(program, at).unwrap();
        let found = program.made_by_asking(at, &reach, &[]).into_iter();
        let shown = |(target, origin)| match (target, origin) {
            (Target::Changed { local, keys }, Origin::Expression(origin)) => {
                (shown_change(&local, &keys), origin)
            }
            other => panic!("{other:?}"),
        };
        found.map(shown).collect()
    }

    fn owned(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        pairs.iter().map(own).collect()
    }

    #[test]
    fn what_is_asked_for_is_made() {
        let counts = "defaultdict(<class 'int'>, {'a': 1})";
        let check = |line: &str, expected: &[(&str, &str)]| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let locals = [
                ("d", counts),
                ("g", "defaultdict(<class 'list'>, {})"),
                ("p", "{'a': 1}"),
                ("c", "'b'"),
                ("n", "'a'"),
                ("self", "A(d=defaultdict(<class 'int'>, {}))"),
            ];
            let mut at = state(Event::Line, &[("<module>", 1, &locals[..])], None);
            at.frames[0].loops = Some([(1, Some(0))].into_iter().collect());
            assert_eq!(made(&program, &at), owned(expected), "{line}");
        };
        check("if d[c] > 0:\n    pass", &[("d[c]", "d[c]")]);
        check("x = d[c] + d[n] + d[c]", &[("d[c]", "d[c]")]);
        check("for x in g[c]:\n    pass", &[("g[c]", "g[c]")]);
        check("while self.d[c]:\n    pass", &[("self.d[c]", "self.d[c]")]);
        check(
            "print(len(g['x']), d['y'])",
            &[("g['x']", "g['x']"), ("d['y']", "d['y']")],
        );
        check("if c in d and d[c]:\n    pass", &[]);
        check("x = d[c] if n in d else 0", &[]);
        check("x = d.get(c)", &[]);
        check("d[c] = 1", &[]);
        check("x = p[c]", &[]);
        check("x = [d[one] for one in 'xy']", &[]);
        check("g[c][0] = 1", &[("g[c]", "g[c]")]);
        check("g[c] = [1]", &[]);
        check("g[c] += [1]", &[]);
    }

    #[test]
    fn what_a_lambda_makes_is_told() {
        let source = "from collections import defaultdict\nlow = defaultdict(lambda: 9)\nrows = defaultdict(lambda: {'n': 0, 'all': []})\n\
            deep = defaultdict(lambda: defaultdict(int))\nodd = defaultdict(lambda: low)\n";
        let check = |line: &str, told: Option<&str>, expected: &[(&str, &str)]| {
            let program = Program::parse(&format!("{source}{line}\n")).unwrap();
            let lambda = "defaultdict(<function <lambda>>, {'a': 1})";
            let locals = [
                ("low", lambda),
                ("rows", lambda),
                ("deep", lambda),
                ("odd", lambda),
                ("k", "'b'"),
            ];
            let at = state(Event::Line, &[("<module>", 6, &locals)], None);
            assert_eq!(made(&program, &at), owned(expected), "{line}");
            let value = line.rsplit_once("= ").map_or(line, |(_, value)| value);
            let text = canonical_expression(value).unwrap();
            assert_eq!(program.with_defaults(&at, &text).as_deref(), told, "{line}");
        };
        check("x = low[k]", Some("9"), &[("low[k]", "9")]);
        check("x = low['a']", None, &[]);
        check("x = odd[k]", None, &[]);
        check("x = low[len(k)]", Some("9"), &[("low[len(k)]", "9")]);
        let shown =
            "A(d=defaultdict(<function A.__init__.<locals>.<lambda>>, {'k': <function f>}))";
        let stripped = |source: &str| {
            let program = Program::parse(source).unwrap();
            program.without_plain_makers(shown).into_owned()
        };
        let plain =
            "class A:\n    def __init__(self):\n        self.d = defaultdict(lambda: [0])\n";
        assert_eq!(stripped(plain), "A(d=defaultdict(0, {'k': <function f>}))");
        assert_eq!(stripped(&plain.replace("[0]", "f()")), shown);
        let row = "{'n': 0, 'all': []}";
        check("rows[k]['n'] += 1", None, &[("rows[k]", row)]);
        let both = [("deep[k]", "defaultdict(int)"), ("deep[k]['x']", "0")];
        check("x = deep[k]['x']", Some("0"), &both);
        check("deep[k]['x'] = 3", None, &both[..1]);
    }
}
