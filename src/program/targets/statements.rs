//! The targets of a statement, read from its text: what it binds or changes, returns or prints, each with what has the value.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use super::assignments::{
    assigned, augmented, bound_or_item, changed_for_nothing, origin, returned,
};
use super::{Key, Origin, Target};
use crate::program::changes::{changed, deleted, popped, set_by_default};
use crate::program::expressions::{has_own_names, written};
use crate::program::multisets::counted_anew;
use crate::program::pieces::{printed, printing};
use crate::program::reach::Reach;
use crate::program::{canonical_expression, mentions};
use crate::quiz::{PythonValue, compare};

/// Functions of Python's that are called for what they refuse.
const REFUSING: [&str; 10] = [
    "abs", "chr", "float", "int", "len", "max", "min", "ord", "round", "sum",
];

/// Methods of texts, lists and tuples that raise where they do not find what they look for.
const REFUSING_METHODS: [&str; 2] = ["index", "rindex"];

/// The targets of the statement that `text` is, a line in canonical spelling, with what has the values they get; none for
/// statements of another kind.
pub(super) fn targets(text: &str, reach: &Reach<'_>) -> Vec<(Target, Origin)> {
    // Outside a function a `return` does not parse. What a generator gives up is told as what a function returns.
    let given = text.strip_prefix("return ");
    let given = given.or_else(|| {
        text.strip_prefix("yield ")
            .filter(|text| !text.starts_with("from "))
    });
    if let Some(expression) = given {
        let parsed = ruff_python_parser::parse_expression(expression);
        let taken = parsed
            .ok()
            .and_then(|parsed| popped(parsed.expr(), expression, reach));
        let printed = || {
            let parsed = ruff_python_parser::parse_expression(expression).ok()?;
            let call = parsed.expr().as_call_expr()?;
            let prints = call.func.as_name_expr()?.id.as_str() == "print";
            prints.then(|| printed(call, expression, &|expr| reach.value(expr)))?
        };
        if let Some(pieces) = printed() {
            // It is worth nothing.
            let none = Origin::Expression("None".to_owned());
            return vec![
                (Target::Output, Origin::Text(pieces)),
                (Target::Value, none),
            ];
        }
        let set = || {
            let parsed = ruff_python_parser::parse_expression(expression).ok()?;
            let call = parsed.expr().as_call_expr()?;
            let (item, whole) = set_by_default(call, expression, reach)?;
            Some((item, whole.clone(), Origin::Expression(whole)))
        };
        let nothing = || {
            let parsed = ruff_python_parser::parse_expression(expression).ok()?;
            let (object, rest) = changed_for_nothing(parsed.expr(), expression, reach)?;
            let none = || "None".to_owned();
            matches!(object, Target::Changed { .. }).then(|| (object, none(), rest))
        };
        return match taken.or_else(set).or_else(nothing) {
            Some((changed, item, rest)) => {
                vec![(changed, rest), (Target::Value, Origin::Expression(item))]
            }
            None => vec![(Target::Value, returned(expression))],
        };
    }
    let Ok(parsed) = ruff_python_parser::parse_module(text) else {
        return Vec::new();
    };
    let [statement] = parsed.syntax().body.as_slice() else {
        return in_turn(&parsed.syntax().body, text, reach).unwrap_or_default();
    };
    let one = |found: Option<(Target, Origin)>| found.into_iter().collect();
    match statement {
        Stmt::Assign(assign) if let Some(call) = printing(&assign.value) => {
            // It gives nothing.
            let names = assign
                .targets
                .iter()
                .map(|target| bound_or_item(target, text, reach));
            let targets: Option<Vec<Target>> = names.collect();
            let pieces = printed(call, text, &|expr| reach.value(expr));
            let (Some(targets), Some(pieces)) = (targets, pieces) else {
                return Vec::new();
            };
            let none = || Origin::Expression("None".to_owned());
            let given = targets.into_iter().map(|target| (target, none()));
            given
                .chain([(Target::Output, Origin::Text(pieces))])
                .collect()
        }
        Stmt::Assign(assign) => assigned(assign, text, reach),
        Stmt::AnnAssign(assign) => {
            let value = assign.value.as_deref();
            let given = |value: &Expr| {
                Some((
                    bound_or_item(&assign.target, text, reach)?,
                    origin(value, text)?,
                ))
            };
            one(value.and_then(given))
        }
        Stmt::AugAssign(assign) => augmented(assign, text, reach).unwrap_or_default(),
        Stmt::Delete(delete) => match delete.targets.as_slice() {
            [Expr::Subscript(item)] => one(deleted(&item.value, &item.slice, text, reach)),
            several => all_deleted(several, text, reach).unwrap_or_default(),
        },
        Stmt::Expr(statement) => {
            let called = || {
                let call = statement.value.as_call_expr()?;
                let name = call.func.as_name_expr();
                if name.is_some_and(|name| name.id.as_str() == "print") {
                    return Some((
                        Target::Output,
                        Origin::Text(printed(call, text, &|expr| reach.value(expr))?),
                    ));
                }
                changed(call, text, reach)
            };
            let anew = || {
                let call = statement.value.as_call_expr()?;
                Some(vec![counted_anew(call, text, reach)?])
            };
            moved(&statement.value, text, reach)
                .or_else(|| put_back(&statement.value, text, reach))
                .or_else(anew)
                .unwrap_or_else(|| one(called().or_else(|| unused(&statement.value, text, reach))))
        }
        _ => Vec::new(),
    }
}

/// What `del xs[0], d['a']` changes, where none of these is asked for behind what is taken out of it; names alone are no matter of values.
fn all_deleted(several: &[Expr], text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let mut found: Vec<(Target, Origin)> = Vec::new();
    for one in several {
        let item = one.as_subscript_expr()?;
        let own = written(one, text)?;
        let touched = |(target, _): &(Target, Origin)| {
            target
                .local()
                .is_some_and(|local| mentions(own, &local.name))
        };
        if found.iter().any(touched) {
            return None;
        }
        found.push(deleted(&item.value, &item.slice, text, reach)?);
    }
    Some(found)
}

/// The targets of statements in one line (`xs.add(x); ys.add(y)`), where none has to do with what one before it gives a value to.
fn in_turn(statements: &[Stmt], text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let mut all: Vec<(Target, Origin)> = Vec::new();
    for statement in statements {
        let text = written(statement, text)?;
        let found = targets(text, reach);
        // What only says where it goes on has none.
        let leads = match statement {
            Stmt::Pass(_) | Stmt::Break(_) | Stmt::Continue(_) => true,
            Stmt::Return(returned) => returned.value.is_none(),
            _ => false,
        };
        let plain = !found.is_empty() || leads;
        let touched = all.iter().any(|(target, _)| match target {
            Target::Local(local) | Target::Changed { local, .. } => mentions(text, &local.name),
            Target::Output => false,
            _ => true,
        });
        // Of what two print each is a part only.
        let prints =
            |found: &[(Target, Origin)]| found.iter().any(|(target, _)| *target == Target::Output);
        if !plain || touched || (prints(&all) && prints(&found)) {
            return None;
        }
        all.extend(found);
    }
    Some(all)
}

/// What a call changes that adds to one thing what it takes out of another one, or makes of that: `out.append(left.pop(0))`,
/// `heappush(low, -heappop(high))`.
fn moved(value: &Expr, text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let call = value.as_call_expr()?;
    let argument = call.arguments.args.last()?;
    let source = taken_in(argument)?;
    let (taken, item, rest) = popped(source, text, reach)?;
    let at = std::ops::Range::<usize>::from(source.range());
    let (before, behind) = (text.get(..at.start)?, text.get(at.end..)?);
    let item = match source.range() == argument.range() {
        true => item,
        false => format!("({item})"),
    };
    let plain = canonical_expression(&[before, &item, behind].concat()).ok()?;
    let parsed = ruff_python_parser::parse_expression(&plain).ok()?;
    let (given, whole) = changed(parsed.expr().as_call_expr()?, &plain, reach)?;
    // What stands behind it would be evaluated with what is left.
    let left = taken.changed()?;
    let unseen = !mentions(behind, &left.name);
    (unseen && lie_apart(&given, &taken, reach)).then(|| vec![(given, whole), (taken, rest)])
}

/// Whether what two targets change is surely not the same, and neither inside of the other: other locals, or other places in one.
pub(super) fn lie_apart(one: &Target, other: &Target, reach: &Reach<'_>) -> bool {
    let (
        Target::Changed { local, keys },
        Target::Changed {
            local: of,
            keys: others,
        },
    ) = (one, other)
    else {
        return false;
    };
    if local != of {
        return true;
    }
    let value = |key: &str| {
        let parsed = ruff_python_parser::parse_expression(key).ok()?;
        reach.value(parsed.expr())
    };
    match keys.iter().zip(others).find(|(one, other)| one != other) {
        Some((Key::Attribute(_), Key::Attribute(_))) => true,
        Some((Key::Item(one), Key::Item(other))) => {
            // From the end of a list and from its beginning one place has two numbers.
            let from_end = |key: &PythonValue| key.to_string().starts_with('-');
            value(one).zip(value(other)).is_some_and(|(one, other)| {
                from_end(&one) == from_end(&other) && !compare(&one, &other).is_equal()
            })
        }
        _ => false,
    }
}

/// The call in what is evaluated once that has a call in it, if nothing else there has.
fn taken_in(expr: &Expr) -> Option<&Expr> {
    match expr {
        Expr::Call(_) => Some(expr),
        Expr::UnaryOp(unary) => taken_in(&unary.operand),
        Expr::BinOp(both) => {
            let called = |one: &Expr| any_over_expr(one, Expr::is_call_expr);
            match (called(&both.left), called(&both.right)) {
                (true, false) => taken_in(&both.left),
                (false, true) => taken_in(&both.right),
                _ => None,
            }
        }
        Expr::Tuple(tuple) => {
            let mut called = tuple
                .elts
                .iter()
                .filter(|one| any_over_expr(one, Expr::is_call_expr));
            let first = called.next()?;
            called.next().is_none().then(|| taken_in(first))?
        }
        _ => None,
    }
}

/// What a call changes that adds to a list what is made of items which are taken from its end: `stack.append(stack.pop() * n)`.
fn put_back(value: &Expr, text: &str, reach: &Reach<'_>) -> Option<Vec<(Target, Origin)>> {
    let call = value.as_call_expr()?;
    let method = call.func.as_attribute_expr()?;
    let ([argument], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    let list = written(&*method.value, text).filter(|_| method.attr.as_str() == "append")?;
    let PythonValue::List(items) = reach.value(&method.value)? else {
        return None;
    };
    let given = written(argument, text)?;
    let taking = format!("{list}.pop()");
    let parts: Vec<&str> = given.split(&taking).collect();
    let count = parts.len() - 1;
    // What is evaluated only sometimes, or often, takes out as much.
    let sometimes = |part: &Expr| {
        matches!(part, Expr::If(_) | Expr::BoolOp(_) | Expr::Lambda(_)) || has_own_names(part)
    };
    let once = count > 0 && count <= items.len() && !any_over_expr(argument, sometimes);
    let root = list.split(['.', '[']).next()?;
    if !once || parts.iter().any(|part| mentions(part, root)) {
        return None;
    }
    let (target, _) = changed(call, text, reach)?;
    let mut whole = format!("{list}[:-{count}]+[{}", parts[0]);
    for (index, part) in parts[1..].iter().enumerate() {
        whole.push_str(&format!("{list}[-{}]{part}", index + 1));
    }
    let whole = canonical_expression(&format!("{whole}]")).ok()?;
    Some(vec![(target, Origin::Expression(whole))])
}

/// An expression that stands alone: what it comes to is lost, but it may raise (`int('x')`, `{}['a']`).
fn unused(value: &Expr, text: &str, reach: &Reach<'_>) -> Option<(Target, Origin)> {
    let works = match value {
        Expr::Call(call) => {
            let name = call.func.as_name_expr();
            let method = call.func.as_attribute_expr();
            name.is_some_and(|name| REFUSING.contains(&name.id.as_str()))
                || method.is_some_and(|method| {
                    let looks_for = REFUSING_METHODS.contains(&method.attr.as_str());
                    method.value.is_string_literal_expr()
                        || looks_for
                            && matches!(
                                reach.value(&method.value),
                                Some(
                                    PythonValue::Str(_)
                                        | PythonValue::List(_)
                                        | PythonValue::Tuple(_)
                                )
                            )
                })
                || reach
                    .of_library(&call.func)
                    .is_some_and(|(module, _)| module == "math")
                || reach.may_refuse(call)
        }
        value => matches!(
            value,
            Expr::BinOp(_)
                | Expr::Compare(_)
                | Expr::Name(_)
                | Expr::Subscript(_)
                | Expr::UnaryOp(_)
        ),
    };
    let text = written(value, text).filter(|_| works)?;
    Some((Target::Nothing, Origin::Expression(text.to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::pieces::Piece;
    use crate::program::targets::tests::shown_change;
    use crate::state::{Event, Frame, State};

    #[test]
    fn statements_have_targets() {
        let shown = |(target, origin): (Target, Origin)| {
            let target = match target {
                Target::Local(local) => local.name,
                Target::Changed { local, keys } => shown_change(&local, &keys),
                Target::Output => ">".to_owned(),
                Target::Value => String::new(),
                Target::Raised => "raise".to_owned(),
                Target::Nothing => "nothing".to_owned(),
                other => panic!("{other:?}"),
            };
            let piece = |piece: &Piece| match piece {
                Piece::Text(text) => format!("'{text}'"),
                Piece::Value(expression) => expression.clone(),
                Piece::Shown(expression) => format!("repr {expression}"),
                Piece::Each {
                    iterated,
                    between,
                    before,
                    behind,
                } => format!("{before}*{iterated}{behind}, '{between}'"),
                filled @ Piece::Filled { .. } => format!("{filled:?}"),
            };
            let origin = match origin {
                Origin::Expression(expression) => expression,
                Origin::Text(pieces) => pieces.iter().map(piece).collect::<Vec<_>>().join(" . "),
                Origin::Shown(text) => text,
                Origin::Written(pieces) => format!("{pieces:?}"),
            };
            (target, origin)
        };
        let program = Program::parse("pass\n").unwrap();
        let frame = Frame::new("<module>", 1).knowing(&[
            ("xs", "[1, 2]"),
            ("s", "{1}"),
            ("d", "{'a': 1}"),
            ("none", "[]"),
            ("x", "<X>"),
            ("m", "[[1]]"),
            ("self", "X(xs=[])"),
            ("o", "O(d={'a': 1}, s={1}, xs=[1, 2])"),
            ("q", "deque([1, 2])"),
            ("last", "deque([1, 2], maxlen=2)"),
            ("bag", "Counter({'a': 1})"),
            ("lru", "OrderedDict([('a', 1), ('b', 2)])"),
        ]);
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        let reach = Reach::of(&program, &at).unwrap();
        let check = |text: &str, expected: &[(&str, &str)]| {
            let found = targets(text, &reach).into_iter().map(shown);
            let found: Vec<(String, String)> = found.collect();
            let expected = expected
                .iter()
                .map(|(name, value)| ((*name).into(), (*value).into()));
            assert_eq!(found, expected.collect::<Vec<_>>(), "{text}");
        };
        let rest = "{key__: value__ for key__, value__ in d.items() if key__!=(c)}";
        check("x=a+1", &[("x", "a+1")]);
        check("x: int=a+1", &[("x", "a+1")]);
        check("x+=a if b else c", &[("x", "x+(a if b else c)")]);
        check("x//=2", &[("x", "x//2")]);
        check("return a+1", &[("", "a+1")]);
        check("return print(a)", &[(">", "a . '\n'"), ("", "None")]);
        check("a, b, a=c", &[("b", "c[1]"), ("a", "c[2]")]);
        check("a, self.x=c", &[("a", "c[0]"), ("self.x", "c[1]")]);
        check("i, xs[i]=c", &[]);
        check("i, xs[i]=a, b+1", &[("i", "a"), ("xs[a]", "b+1")]);
        check("i, xs[i-1]=a, b", &[]);
        check("a, b=b, a+b", &[("a", "b"), ("b", "a+b")]);
        check("xs.append(a+1)", &[("xs", "xs+[a+1]")]);
        check("return", &[]);
        check("yield a+1", &[("", "a+1")]);
        check("yield a, *xs", &[("", "(a, *xs)")]);
        check("yield from xs", &[]);
        check("x=y=1", &[("x", "1"), ("y", "1")]);
        check(
            "x, y=z=(a+1, b)",
            &[("x", "a+1"), ("y", "b"), ("z", "(a+1, b)")],
        );
        check(
            "z=x, y=pair",
            &[("z", "pair"), ("x", "pair[0]"), ("y", "pair[1]")],
        );
        check("xs[0]=xs[1]=a", &[("xs[0]", "a"), ("xs[1]", "a")]);
        check(
            "x=y=xs.pop()",
            &[("x", "xs[-1]"), ("y", "xs[-1]"), ("xs", "xs[:-1]")],
        );
        check("x=y=int(a)", &[("x", "int(a)"), ("y", "int(a)")]);
        // What is taken out of something may come into it again.
        let without = "{key__: value__ for key__, value__ in d.items() if key__!=('a')}";
        let moved = format!("{without}|{{'b': d['a']}}");
        check("d['b']=d.pop('a')", &[("d", &moved)]);
        check("d[len(d)]=d.pop('a')", &[("d[len(d)]", "d.pop('a')")]);
        check("xs[0]=xs.pop()", &[("xs", "xs[:0]+[xs[-1]]+xs[1:-1]")]);
        check("xs[1]=xs.pop()", &[("xs[1]", "xs.pop()")]);
        check("x=y=d.setdefault('b', 1)", &[]);
        check("x=y=xs.sort()", &[]);
        check("x=y=int(xs.pop())", &[]);
        check("xs.append(d.pop(c))", &[("xs", "xs+[d[c]]"), ("d", rest)]);
        check("xs.append(xs.pop())", &[("xs", "xs[:-1]+[xs[-1]]")]);
        check(
            "none.append((a, -xs.pop()))",
            &[("none", "none+[(a, -(xs[-1]))]"), ("xs", "xs[:-1]")],
        );
        check(
            "none.append((xs.pop(), xs[0]))",
            &[("none", "none+[(xs.pop(), xs[0])]")],
        );
        check(
            "m[0].append(m[-1].pop())",
            &[("m[0]", "m[0]+[m[-1].pop()]")],
        );
        let apart = [("o.s", "o.s|{o.xs[-1]}"), ("o.xs", "o.xs[:-1]")];
        check("o.s.add(o.xs.pop())", &apart);
        check(
            "xs.append(xs.pop()*a+xs.pop())",
            &[("xs", "xs[:-2]+[xs[-1]*a+xs[-2]]")],
        );
        let sometimes = [("xs", "xs+[xs.pop() if a else 1]")];
        check("xs.append(xs.pop() if a else 1)", &sometimes);
        let empty = [("self.xs", "self.xs+[self.xs.pop()]")];
        check("self.xs.append(self.xs.pop())", &empty);
        check("x+=f'-{a}'", &[("x", "x . '-' . a")]);
        check("return a, b+1", &[("", "(a, b+1)")]);
        check("return f'{a}-{b + 1}'", &[("", "a . '-' . b+1")]);
        check("s=f'{x:.2f}%'", &[("s", "f'{x:.2f}' . '%'")]);
        check("s=f'{x=}'", &[("s", "'x=' . repr x")]);
        check(
            "s=f'{x!r}, {x!r:>5}'",
            &[(
                "s",
                "repr x . ', ' . Filled { value: Shown(\"x\"), written: true, format: [Text(\">5\")] }",
            )],
        );
        check("print(a, f'{b}!')", &[(">", "a . ' ' . b . '!' . '\n'")]);
        check("print()", &[(">", "'\n'")]);
        check("x=print(a)", &[("x", "None"), (">", "a . '\n'")]);
        check("print(); return", &[(">", "'\n'")]);
        check("print(a, end='')", &[(">", "a")]);
        check(
            "print(a, b, sep=', ', end=None)",
            &[(">", "a . ', ' . b . '\n'")],
        );
        check("print(a, end=b)", &[]);
        check("print(a, file=b)", &[]);
        check("print(end='')", &[]);
        check("print(*xs, sep='-')", &[(">", "*xs, '-' . '\n'")]);
        check("print(a, *xs)", &[(">", "a .  *xs, ' ' . '\n'")]);
        check("print(*xs, a, sep=':')", &[(">", "*xs:, ':' . a . '\n'")]);
        check("print(*xs, *d)", &[(">", "*[*xs, *d], ' ' . '\n'")]);
        check("x[0]=1", &[("x[0]", "1")]);
        check("m[i][j+1]+=a*b", &[("m[i][j+1]", "m[i][j+1]+(a*b)")]);
        check("d[k].append(v)", &[("d[k]", "d[k]+[v]")]);
        check("x[1:]=y", &[("x[slice(1, None, None)]", "list(y)")]);
        check("x[1:]=[y]", &[("x[slice(1, None, None)]", "[y]")]);
        check("x[a:]=xs", &[("x[slice(a, None, None)]", "xs")]);
        check("self.x[0]=1", &[("self.x[0]", "1")]);
        check("self.x+=a", &[("self.x", "self.x+a")]);
        check("self.xs.append(a)", &[("self.xs", "self.xs+[a]")]);
        check("f().x=1", &[]);
        check("a, b=pair", &[("a", "pair[0]"), ("b", "pair[1]")]);
        check(
            "a, b=s.split()",
            &[("a", "s.split()[0]"), ("b", "s.split()[1]")],
        );
        check("a, b=x or y", &[("a", "(x or y)[0]"), ("b", "(x or y)[1]")]);
        check("a, *b=pair", &[("a", "pair[0]"), ("b", "list(pair[1:])")]);
        check(
            "a, *b=[1, 2]",
            &[("a", "[1, 2][0]"), ("b", "list([1, 2][1:])")],
        );
        check(
            "a, *b, c=pair",
            &[
                ("a", "pair[0]"),
                ("b", "list(pair[1:-1])"),
                ("c", "pair[-1]"),
            ],
        );
        check(
            "a, *b=d.items()",
            &[
                ("a", "list(d.items())[0]"),
                ("b", "list(list(d.items())[1:])"),
            ],
        );
        check("a, b=d", &[("a", "list(d)[0]"), ("b", "list(d)[1]")]);
        check(
            "a, (b, c)=pair",
            &[("a", "pair[0]"), ("b", "pair[1][0]"), ("c", "pair[1][1]")],
        );
        check(
            "a, b=xs.pop(0), d.pop(c)",
            &[("a", "xs[0]"), ("xs", "xs[1:]"), ("b", "d[c]"), ("d", rest)],
        );
        let taken = [("a", "xs[-1]"), ("b", "xs[-2]"), ("xs", "xs[:-2]")];
        check("a, b=xs.pop(), xs.pop()", &taken);
        check("a, b=xs.pop(0), xs.pop(0)", &[]);
        check("[a]=xs", &[("a", "xs[0]")]);
        check(
            "a, b=m.pop()",
            &[("a", "m[-1][0]"), ("b", "m[-1][1]"), ("m", "m[:-1]")],
        );
        check("best=who, (a, b)", &[("best", "(who, (a, b))")]);
        check("x=xs.pop()", &[("x", "xs[-1]"), ("xs", "xs[:-1]")]);
        check("x=xs.pop(0)", &[("x", "xs[0]"), ("xs", "xs[1:]")]);
        check("x=s.pop()", &[("x", "1"), ("s", "s-{1}")]);
        check("x=d[k].pop()", &[("x", "d[k].pop()")]);
        check("x=xs.pop(i)", &[("x", "xs[i]"), ("xs", "xs[:i]+xs[i+1:]")]);
        check("xs.insert(2, a)", &[("xs", "xs[:2]+[a]+xs[2:]")]);
        check("del xs[i]", &[("xs", "xs[:i]+xs[i+1:]")]);
        check("del xs[-1]", &[("xs", "xs[:-1]")]);
        let others = "[value__ for key__, value__ in enumerate(xs) if key__ not in list(range(len(xs)))[::2]]";
        check("del xs[::2]", &[("xs", others)]);
        check("del xs[1:]", &[("xs[slice(1, None, None)]", "[]")]);
        check("del xs[a:a+b]", &[("xs[slice(a, a+b, None)]", "[]")]);
        check("del x", &[]);
        let both = [("xs[slice(-2, None, None)]", "[]"), ("d", rest)];
        check("del xs[-2:], d[c]", &both);
        check("del xs[0], xs[0]", &[]);
        check("del xs[0], d[xs[0]]", &[]);
        check("s.add(a)", &[("s", "s|{a}")]);
        check("s.discard(a)", &[("s", "s-{a}")]);
        check("s.update(xs)", &[("s", "s|set(xs)")]);
        check("s.append(1)", &[]);
        check("d.setdefault(a, 0)", &[("d", "d|{a: d.get(a, 0)}")]);
        check(
            "d.setdefault(a, []).append(b)",
            &[("d[a]", "d.get(a, [])+[b]")],
        );
        check(
            "d.setdefault(a, {}).setdefault(b, []).append(1)",
            &[("d[a]", "d.get(a, {})|{b: d.get(a, {}).get(b, [])+[1]}")],
        );
        check(
            "d.setdefault(a, {})[b] = 2",
            &[("d[a]", "d.get(a, {})|{b: 2}")],
        );
        check("d.update(b=1)", &[("d", "d|{'b': 1}")]);
        check("d.update({a: 1})", &[("d", "d|dict({a: 1})")]);
        check("del d[c]", &[("d", rest)]);
        check("x=d.pop(c)", &[("x", "d[c]"), ("d", rest)]);
        check("x=d.pop(c, 0)", &[("x", "d.get(c, 0)"), ("d", rest)]);
        check("d.popitem()", &[("d", "dict(list(d.items())[:-1])")]);
        check("none.pop()", &[]);
        let rest = "{key__: value__ for key__, value__ in o.d.items() if key__!=(c)}";
        check("x=o.d.pop(c)", &[("x", "o.d[c]"), ("o.d", rest)]);
        check("del o.d[c]", &[("o.d", rest)]);
        check("del o.xs[0]", &[("o.xs", "o.xs[:0]+o.xs[0+1:]")]);
        check("o.s.add(a)", &[("o.s", "o.s|{a}")]);
        // They raise, or an item is counted from the end.
        check("del o.xs[2]", &[]);
        check("o.d.pop('b')", &[("raise", "KeyError: 'b'")]);
        check("o.s.remove(2)", &[("raise", "KeyError: 2")]);
        check("del d['b']", &[("raise", "KeyError: 'b'")]);
        let queue = |held: &str| format!("[Text(\"deque(\"), Shown(\"{held}\"), Text(\")\")]");
        check("q.append(a)", &[("q", &queue("[1, 2]+[a]"))]);
        check(
            "x=q.popleft()",
            &[("x", "q[0]"), ("q", &queue("[1, 2][1:]"))],
        );
        let full =
            |held: &str| format!("[Text(\"deque(\"), Shown(\"{held}\"), Text(\", maxlen=2)\")]");
        check("last.append(a)", &[("last", &full("[2]+[a]"))]);
        check("last.appendleft(a)", &[("last", &full("[a]+[1]"))]);
        check(
            "last.extend(a)",
            &[("last", &full("([1, 2]+list(a))[-2:]"))],
        );
        check("q.insert(0, 1)", &[]);
        let lru = "{'a': 1, 'b': 2}";
        let rest =
            format!("{{key__: value__ for key__, value__ in {lru}.items() if key__!=('a')}}");
        let moved = format!("OrderedDict({rest}|{{'a': {lru}['a']}})");
        check("lru.move_to_end('a')", &[("lru", &moved)]);
        let left = format!("OrderedDict(dict(list({lru}.items())[1:]))");
        check(
            "a, _=lru.popitem(last=False)",
            &[
                ("a", "list(lru.items())[0][0]"),
                ("_", "list(lru.items())[0][1]"),
                ("lru", &left),
            ],
        );
        check("lru.move_to_end('c')", &[]);
        check("bag.update('bab')", &[("bag", "Counter({'a': 2, 'b': 2})")]);
        check("bag.update(unknown)", &[]);
        check("d.pop(bag)", &[]);
        check("xs.insert(0, a+1)", &[("xs", "[a+1]+xs")]);
        check("xs.extend(ys)", &[("xs", "xs+ys")]);
        check("xs.sort()", &[("xs", "sorted(xs)")]);
        check(
            "xs.sort(key=len, reverse=True)",
            &[("xs", "sorted(xs, key=len, reverse=True)")],
        );
        check("list.sort(xs)", &[("xs", "sorted(xs)")]);
        check("list.append(xs, a)", &[("xs", "xs+[a]")]);
        check("list.sort()", &[]);
        check("xs.reverse()", &[("xs", "xs[::-1]")]);
        check(
            "xs.remove(a)",
            &[("xs", "xs[:xs.index(a)]+xs[xs.index(a)+1:]")],
        );
        check("a, xs[0]=b, a", &[("a", "b"), ("xs[0]", "a")]);
        check(
            "xs[i], xs[j]=xs[j], xs[i]",
            &[("xs[i]", "xs[j]"), ("xs[j]", "xs[i]")],
        );
        check("xs[0], xs[xs[0]]=a, b", &[]);
        check("self.x, a, self=a, self, b", &[]);
        check("xs[s.pop()]+=1", &[("xs[1]", "xs[1]+1"), ("s", "s-{1}")]);
        check(
            "m[xs.pop()]+=1",
            &[("m[xs[-1]]", "m[xs[-1]]+1"), ("xs", "xs[:-1]")],
        );
        check("m[xs.pop(0)]=a", &[("m[xs[0]]", "a"), ("xs", "xs[1:]")]);
        check("xs[xs.pop()]=a", &[("xs[xs.pop()]", "a")]);
        check("n+=xs.pop()", &[("xs", "xs[:-1]"), ("n", "n+xs[-1]")]);
        let rest = "{key__: value__ for key__, value__ in o.d.items() if key__!=(c)}";
        let both = [("o.d", rest), ("o.d[k]", "o.d[k]+o.d[c]")];
        check("o.d[k]+=o.d.pop(c)", &both);
        check("xs.append(*ys)", &[]);
        check("xs.pop(0)", &[("xs", "xs[1:]")]);
        check("for x in xs:", &[]);
        check("int('x')", &[("nothing", "int('x')")]);
        check("y=xs.sort()", &[("xs", "sorted(xs)"), ("y", "None")]);
        check("xs=xs.sort()", &[("xs", "None")]);
        check("xs.index(3)", &[("nothing", "xs.index(3)")]);
        check("x.index(3)", &[]);
        check("f('x')", &[]);
    }
}
