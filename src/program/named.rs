//! Named parts of expressions (`:=`), and items that are taken out of something on the way: what a line gives a name or changes, and the
//! same line without it.
//!
//! `while (top := stack.pop()) != 1` asks `stack[-1]!=1`, gives `top` that item and takes it out of `stack`; so does `if stack.pop() != 1`
//! without the name. Told where the part is surely evaluated, and once.

mod changing;
mod evaluation;
mod several;

use std::ops::Range;

use ruff_python_ast::{Expr, Stmt};
use ruff_text_size::Ranged;

use self::changing::is_changing;
use self::evaluation::Naming;
use self::several::Several;
use super::Program;
use super::classes::parsed;
use super::priority::changes_heap;
use super::reach::Reach;
use super::targets::{Origin, Target};
use crate::state::State;

/// A line without its `:=` and `.pop()`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plain {
    /// The line, each named part in the place of its name, and items in the places of calls that take them out.
    pub text: String,
    /// What the names get and what is taken out, each as a statement of its own, in the order of their evaluation.
    pub statements: Vec<String>,
    /// Whether one of them is a call that gives nothing.
    pub gives_nothing: bool,
    /// What is taken out of at several places of the line, and what is left of it.
    pub changed: Vec<(Target, Origin)>,
}

impl Program {
    /// The line that is about to run at a state without its `:=` and `.pop()`; `None` where it has none, or where it cannot be told which
    /// parts are evaluated.
    pub(super) fn without_names(&self, at: &State, text: &str, reach: &Reach<'_>) -> Option<Plain> {
        let mut calls = text.match_indices('(').map(|(place, _)| &text[..place]);
        let pops = calls.any(|called| {
            let name = called.rfind(|one: char| !(one.is_alphanumeric() || one == '_'));
            let name = &called[name.map_or(0, |place| place + 1)..];
            is_changing(name)
        });
        // What a `defaultdict` is asked for may be in it afterwards.
        let asks = text.contains('[') && self.imports_any(&["collections"]);
        if !text.contains(":=") && !pops && !asks {
            return None;
        }
        // What is called may look at what something is taken out of.
        let takes = pops && !self.may_enter(at, text);
        let several_told = (takes || asks) && !self.may_enter(at, text);
        // Outside a function a `return` does not parse.
        let given = text.strip_prefix("return ");
        let (before, text) = given.map_or(("", text), |given| ("return ", given));
        // Of an `elif` an `if` is read.
        let (before, text) = match text
            .strip_prefix("el")
            .filter(|rest| rest.starts_with("if "))
        {
            Some(rest) => ("el", rest),
            None => (before, text),
        };
        let module = parsed(text)?;
        let [statement] = module.syntax().body.as_slice() else {
            return None;
        };
        let evaluated: &Expr = match statement {
            Stmt::Expr(one) => &one.value,
            Stmt::Assign(one) => &one.value,
            Stmt::AugAssign(one) => &one.value,
            Stmt::If(one) => &one.test,
            Stmt::While(one) => &one.test,
            _ => return None,
        };
        let several = || {
            let targets = match statement {
                Stmt::Assign(one) => one.targets.as_slice(),
                Stmt::AugAssign(one) => std::slice::from_ref(&*one.target),
                _ => &[],
            };
            let places = targets
                .iter()
                .filter_map(|one| text.get(Range::<usize>::from(one.range())));
            let around = places.collect::<Vec<_>>().join(" ");
            Several::told(text, reach, evaluated, &around)
        };
        if let Some(plain) = several_told.then(several).flatten() {
            let text = [before, &plain.text].concat();
            return Some(Plain { text, ..plain });
        }
        let takes = match statement {
            Stmt::If(_) | Stmt::While(_) => takes,
            // What is nothing else than that is a matter of its own (`changes.rs`), and so is what is put into something else.
            Stmt::Expr(one) => takes && !self::changes(&one.value, reach),
            Stmt::Assign(one) => {
                let plain = one.targets.iter().all(Expr::is_name_expr);
                takes && plain && !self::changes(&one.value, reach)
            }
            Stmt::AugAssign(one) => takes && one.target.is_name_expr(),
            _ => false,
        };
        let mut naming = Naming {
            at,
            text,
            reach,
            takes,
            decides: matches!(statement, Stmt::If(_) | Stmt::While(_)),
            unit: evaluated.range().into(),
            puts: Vec::new(),
            names: Vec::new(),
            statements: Vec::new(),
            gives_nothing: false,
        };
        naming.visit(evaluated)?;
        let Naming {
            puts,
            statements,
            gives_nothing,
            ..
        } = naming;
        (!statements.is_empty() || !puts.is_empty()).then(|| Plain {
            text: [before, &replaced(text, &puts)].concat(),
            statements,
            gives_nothing,
            changed: Vec::new(),
        })
    }
}

impl Program {
    /// A condition that is evaluated at a state without its `:=` and `.pop()`, and what these do, each as a statement; `None` where it has none,
    /// or where that is not told as statements.
    pub fn test_without_names(&self, at: &State, test: &str) -> Option<(String, Vec<String>)> {
        let header = format!("if {test}:");
        let plain = self.without_names(at, &header, &Reach::of(self, at)?)?;
        let left = plain.text.strip_prefix("if ")?.strip_suffix(':')?;
        plain
            .changed
            .is_empty()
            .then(|| (left.to_owned(), plain.statements))
    }
}

/// Whether an expression is a call of a method, or of a function that changes what it is given.
fn changes(expr: &Expr, reach: &Reach<'_>) -> bool {
    let call = expr.as_call_expr();
    call.is_some_and(|call| call.func.is_attribute_expr() || changes_heap(call, reach))
}

/// A text with other texts in some places, which lie apart or one inside the other.
fn replaced(text: &str, puts: &[(Range<usize>, String)]) -> String {
    let inside = |one: &Range<usize>, other: &Range<usize>| {
        one != other && other.start <= one.start && one.end <= other.end
    };
    let mut outer: Vec<&(Range<usize>, String)> = puts
        .iter()
        .filter(|(one, _)| !puts.iter().any(|(other, _)| inside(one, other)))
        .collect();
    outer.sort_by_key(|(range, _)| range.start);
    let mut all = text.to_owned();
    for (range, put) in outer.into_iter().rev() {
        all.replace_range(range.clone(), put);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{AliasName, Event, Frame};

    #[test]
    fn several_items_are_taken_in_turn() {
        let program = Program::parse("pass\n").unwrap();
        let known = [
            ("xs", "[1, 2, 3]"),
            ("q", "deque(['a', 'b'])"),
            ("d", "{'a': -1, 'b': 2}"),
            ("rows", "[[1], [2]]"),
            ("o", "O(xs=[4, 5], n=1)"),
            ("ys", "[[1, 2, 3]]"),
            ("same", "[1, 2, 3]"),
        ];
        let frame = Frame::new("<module>", 1).knowing(&known);
        let same = ["same", "xs"].map(|name| AliasName::new(0, name));
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            aliases: Some(vec![same.to_vec()]),
            ..State::start()
        };
        let reach = Reach::of(&program, &at).unwrap();
        let check = |line: &str, expected: Option<(&str, &[&str])>| {
            let found = program.without_names(&at, line, &reach);
            let found = found.filter(|plain| !plain.changed.is_empty());
            let left = |(_, origin): (Target, Origin)| match origin {
                Origin::Shown(text) => text,
                other => panic!("{other:?}"),
            };
            let found = found.map(|plain| {
                let left: Vec<String> = plain.changed.into_iter().map(left).collect();
                (plain.text, left)
            });
            let expected = expected.map(|(text, left)| {
                let left = left.iter().map(|one| (*one).to_owned()).collect();
                (text.to_owned(), left)
            });
            assert_eq!(found, expected, "{line}");
        };
        check("if xs.pop(0)!=xs.pop():", Some(("if 1!=3:", &["[2]"])));
        check("return xs.pop()+xs.pop()", Some(("return 3+2", &["[1]"])));
        check("y=q.popleft()+q.pop()", Some(("y='a'+'b'", &["deque([])"])));
        check("y=d.pop('a')+d.pop('b')", Some(("y=(-1)+2", &["{}"])));
        check("if xs==[xs.pop()]:", Some(("if [1, 2]==[3]:", &["[1, 2]"])));
        check(
            "print(xs.sort(), xs, xs[0], xs.pop())",
            Some(("print(None, [1, 2], 1, 3)", &["[1, 2]"])),
        );
        check(
            "print(f'{xs.append(4)} {xs} {len(xs)}')",
            Some(("print(f'{None} {([1, 2, 3, 4])} {4}')", &["[1, 2, 3, 4]"])),
        );
        check(
            "print(d.setdefault('c', []), d)",
            Some((
                "print([], {'a': -1, 'b': 2, 'c': []})",
                &["{'a': -1, 'b': 2, 'c': []}"],
            )),
        );
        check("print(xs, *xs, len(xs))", None);
        check("y=xs.sort(), xs", None);
        check(
            "print(xs.pop(), same)",
            Some(("print(3, [1, 2])", &["[1, 2]"])),
        );
        check(
            "while xs and xs.pop()>len(xs):",
            Some(("while (3>2):", &["[1, 2]"])),
        );
        check("y=xs or xs.pop()+len(xs)", None);
        check("y=xs.pop(), len(xs)", Some(("y=3, 2", &["[1, 2]"])));
        check("y=xs.pop(xs.pop(0))", Some(("y=3", &["[2]"])));
        check("if xs.pop()<len(xs):", Some(("if 3<2:", &["[1, 2]"])));
        let text = "print(5, 4, xs)";
        check("print(o.xs.pop(), o.xs.pop(), xs)", Some((text, &["[]"])));
        let text = "while (1==3):";
        check(
            "while len(xs)>1 and xs.pop(0)==xs.pop():",
            Some((text, &["[2]"])),
        );
        // Once, another one that may be the same, what may be changed itself, too many, or perhaps none.
        check("if xs.pop()!=2:", None);
        check("y=xs.pop(), xs.pop(), xs", None);
        check("y=xs.pop(), xs.pop(), ys", None);
        check("y=rows.pop(), rows.pop()", None);
        check("y=q.pop(), q.pop(), q.pop()", None);
        check("y=xs.pop() or xs.pop() if o else xs.pop()", None);
        check("y=[xs.pop() for x in xs], xs.pop()", None);
        let all = Some(("y=['a', 'b']", &["deque([])"][..]));
        check("y=[q.popleft() for _ in range(len(q))]", all);
        check(
            "y=[xs.pop() for _ in range(1)]",
            Some(("y=[3]", &["[1, 2]"])),
        );
        check("y=[xs.pop() for _ in range(4)]", None);
    }

    #[test]
    fn a_line_is_told_without_what_it_names() {
        let program = Program::parse("pass\n").unwrap();
        let mut frame = Frame::new("<module>", 1);
        let known = [
            ("xs", "[1, 2]"),
            ("none", "[]"),
            ("seen", "{2}"),
            ("n", "3"),
            ("rows", "[[1, 2]]"),
            ("o", "O(xs=[4, 5], n=1)"),
        ];
        let known = known.map(|(name, value)| (name.to_owned(), Some(value.to_owned())));
        frame.locals = Some(known.into_iter().collect());
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        let reach = Reach::of(&program, &at).unwrap();
        let check = |line: &str, expected: Option<(&str, &[&str])>| {
            let found = program.without_names(&at, line, &reach);
            let expected = expected.map(|(text, statements)| Plain {
                text: text.to_owned(),
                statements: statements.iter().map(|one| (*one).to_owned()).collect(),
                gives_nothing: text.contains("None"),
                changed: Vec::new(),
            });
            assert_eq!(found, expected, "{line}");
        };
        check(
            "if (k:=len(xs))>1:",
            Some(("if (len(xs))>1:", &["k=len(xs)"])),
        );
        check(
            "elif (k:=n+1)>k:",
            Some(("elif ((n+1))>(n+1):", &["k=n+1"])),
        );
        check(
            "print((k:=n), k, k+1)",
            Some(("print((n), n, n+1)", &["k=n"])),
        );
        check(
            "y=(k:=n)+(j:=k*2)",
            Some(("y=(n)+((n*2))", &["k=n", "j=n*2"])),
        );
        check("return (k:=n)", Some(("return (n)", &["k=n"])));
        let popping = ("while xs and (xs[-1])!=1:", &["t=xs.pop()"][..]);
        check("while xs and (t:=xs.pop())!=1:", Some(popping));
        check(
            "while none and (t:=none.pop())!=1:",
            Some(("while none:", &[])),
        );
        check(
            "if (k:=n)>1 and k<9:",
            Some(("if (n)>1 and n<9:", &["k=n"])),
        );
        let each = (
            "b=[(x*2) for x in xs if ((x*2))>1]",
            &["y=[(x*2) for x in xs][-1]"][..],
        );
        check("b=[y for x in xs if (y:=x*2)>1]", Some(each));
        let empty = ("b=[(x*2) for x in none if ((x*2))>1]", &[][..]);
        check("b=[y for x in none if (y:=x*2)>1]", Some(empty));
        let numbers = "b=[(x*2) for x in range(n) if ((x*2))>1]";
        check(
            "b=[y for x in range(n) if (y:=x*2)>1]",
            Some((numbers, &["y=[(x*2) for x in range(n)][-1]"])),
        );
        let once = (
            "b=[x for x in dict.fromkeys(xs) if x not in seen]",
            &["seen.update(xs)"][..],
        );
        check(
            "b=[x for x in xs if not (x in seen or seen.add(x))]",
            Some(once),
        );
        check(
            "b=[x for x in xs if x not in seen and not seen.add(x)]",
            Some(once),
        );
        check("b=[x for x in xs if not (x in seen or seen.add(n))]", None);
        check("b=[x for x in xs if not (x in none or none.add(x))]", None);
        let popping = |text| Some((text, &["xs.pop()"][..]));
        check(
            "if not xs or xs.pop()!=n:",
            popping("if not xs or xs[-1]!=n:"),
        );
        check("if not none or none.pop()!=n:", Some(("if not none:", &[])));
        let text = "while len(xs)>0 and xs[-1]!=n:";
        check("while len(xs)>0 and xs.pop()!=n:", popping(text));
        check("print(n, xs.pop())", popping("print(n, xs[-1])"));
        check("n+=xs.pop()", popping("n+=xs[-1]"));
        let sorting = |text| Some((text, &["xs.sort()"][..]));
        check("print(n, xs.sort())", sorting("print(n, None)"));
        check("n=len(xs.sort())", sorting("n=len(None)"));
        check("if xs.sort():", sorting("if None:"));
        check(
            "elif n!=o.xs.pop(0)+o.n:",
            Some(("elif n!=o.xs[0]+o.n:", &["o.xs.pop(0)"])),
        );
        // Left to others, or read while it is changed.
        check("n=xs.pop()", None);
        check("rows.append(xs.pop())", None);
        check("if xs.pop()<len(rows[0]):", None);
        check("if n>1 and xs.pop():", None);
        check("print(xs.pop() if n else 0)", None);
        // It is not sure whether it is evaluated, or once.
        check("if n>1 and (k:=n):", None);
        check("y=(k:=1) if n>1 else 2", None);
        check("y=n if n>1 else (k:=2)", None);
        check("if any((k:=x)>1 for x in xs):", None);
        let test = |test: &str| program.test_without_names(&at, test);
        let named = ("(n)>1".to_owned(), vec!["k=n".to_owned()]);
        assert_eq!(test("(k:=n)>1"), Some(named));
        assert_eq!(test("n>1"), None);
        check("y=(k:=1)+(k:=2)", None);
        check("if (t:=xs.pop())>len(xs):", None);
        check("y=n", None);
    }
}
