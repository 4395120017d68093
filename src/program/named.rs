//! Named parts of expressions (`:=`): what a line gives a name on the way, and the same line without it.
//!
//! `while (top := stack.pop()) != 1` asks `stack[-1]!=1`, gives `top` that item and takes it out of `stack`. Told where the part is surely
//! evaluated, and once.

use std::ops::Range;

use ruff_python_ast::visitor::{Visitor, walk_expr};
use ruff_python_ast::{BoolOp, Expr, ExprContext, ExprNamed, Stmt};
use ruff_text_size::Ranged;

use super::Program;
use super::changes::{is_tight, popped};
use super::classes::{parsed, value};
use super::expressions::{operands, written};
use super::reach::Reach;
use crate::state::State;

/// A line without its `:=`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Plain {
    /// The line, each named part in the place of its name.
    pub text: String,
    /// What the names get, each as a statement of its own, in the order of their evaluation.
    pub statements: Vec<String>,
}

impl Program {
    /// The line that is about to run at a state without its `:=`; `None` where it has none, or where it cannot be told which parts are
    /// evaluated.
    pub(super) fn without_names(&self, at: &State, text: &str, reach: &Reach<'_>) -> Option<Plain> {
        if !text.contains(":=") {
            return None;
        }
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
        let evaluated: Vec<&Expr> = match statement {
            Stmt::Expr(one) => vec![&one.value],
            Stmt::Assign(one) => vec![&one.value],
            Stmt::AugAssign(one) => vec![&one.value],
            Stmt::If(one) => vec![&one.test],
            Stmt::While(one) => vec![&one.test],
            _ => return None,
        };
        let mut naming = Naming {
            at,
            text,
            reach,
            puts: Vec::new(),
            names: Vec::new(),
            statements: Vec::new(),
        };
        for expr in evaluated {
            naming.visit(expr)?;
        }
        let Naming {
            puts, statements, ..
        } = naming;
        (!statements.is_empty() || !puts.is_empty()).then(|| Plain {
            text: [before, &replaced(text, &puts)].concat(),
            statements,
        })
    }
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

/// Goes through what is evaluated, in that order.
struct Naming<'a> {
    at: &'a State,
    text: &'a str,
    reach: &'a Reach<'a>,
    /// What stands where instead.
    puts: Vec<(Range<usize>, String)>,
    /// The names that have got something, with what stands for it.
    names: Vec<(String, String)>,
    statements: Vec<String>,
}

impl Naming<'_> {
    /// Notes what an expression names that is surely evaluated; `None` where something may be named that cannot be told.
    fn visit(&mut self, expr: &Expr) -> Option<()> {
        match expr {
            Expr::Named(named) => self.name(named),
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                let put = self.names.iter().find(|(one, _)| one == name.id.as_str());
                if let Some((_, put)) = put {
                    self.puts.push((name.range().into(), put.clone()));
                }
                Some(())
            }
            Expr::BoolOp(either) => {
                let ends = either.op == BoolOp::Or;
                for operand in &either.values {
                    self.visit(operand)?;
                    let truth = value(self.at, operand).and_then(|value| value.is_true());
                    match truth {
                        // Nothing behind it is evaluated.
                        Some(truth) if truth == ends => {
                            let whole = written(operand, self.text)?.to_owned();
                            self.puts.push((expr.range().into(), whole));
                            return Some(());
                        }
                        Some(_) => {}
                        None => {
                            let mut later = Later::of(&either.values, operand);
                            later.reads(&self.names);
                            return self.put_later(later);
                        }
                    }
                }
                Some(())
            }
            Expr::If(choice) => {
                self.visit(&choice.test)?;
                let mut later = Later::default();
                later.visit_expr(&choice.body);
                later.visit_expr(&choice.orelse);
                later.reads(&self.names);
                self.put_later(later)
            }
            Expr::ListComp(_)
            | Expr::SetComp(_)
            | Expr::DictComp(_)
            | Expr::Generator(_)
            | Expr::Lambda(_) => {
                let mut later = Later::default();
                later.visit_expr(expr);
                later.reads(&self.names);
                match (expr, later.names) {
                    (Expr::ListComp(list), true) => {
                        let [clause] = list.generators.as_slice() else {
                            return None;
                        };
                        let named = clause.ifs.first().and_then(first_named)?;
                        self.name_of_each(expr, named, &clause.target, &clause.iter)
                    }
                    _ => self.put_later(later),
                }
            }
            Expr::Attribute(attribute) => self.visit(&attribute.value),
            Expr::Subscript(item) => {
                self.visit(&item.value)?;
                self.visit(&item.slice)
            }
            Expr::Starred(starred) => self.visit(&starred.value),
            Expr::Call(call) => {
                self.visit(&call.func)?;
                operands(expr)
                    .into_iter()
                    .try_for_each(|one| self.visit(one))
            }
            _ => operands(expr)
                .into_iter()
                .try_for_each(|one| self.visit(one)),
        }
    }

    /// Puts what is named in the place of the names that are read where it is not sure that it is evaluated.
    fn put_later(&mut self, later: Later) -> Option<()> {
        self.puts.extend(later.found);
        (!later.names).then_some(())
    }

    fn name(&mut self, named: &ExprNamed) -> Option<()> {
        let name = named.target.as_name_expr()?.id.to_string();
        self.visit(&named.value)?;
        let again = self.names.iter().any(|(one, _)| *one == name);
        let (start, end) = (
            usize::from(named.value.start()),
            usize::from(named.value.end()),
        );
        let inside: Vec<(Range<usize>, String)> = self
            .puts
            .iter()
            .filter(|(range, _)| range.start >= start && range.end <= end)
            .map(|(range, put)| (range.start - start..range.end - start, put.clone()))
            .collect();
        let whole = replaced(self.text.get(start..end)?, &inside);
        let put = match popped(&named.value, self.text, self.reach) {
            Some((_, item, _)) => {
                // What something is taken out of is another one afterwards.
                let call = named.value.as_call_expr()?;
                let from = call.func.as_attribute_expr()?.value.as_name_expr()?;
                let behind = self.text.get(usize::from(named.end())..)?;
                if super::mentions(behind, &from.id) {
                    return None;
                }
                item
            }
            None if is_tight(&named.value) => whole.clone(),
            None => format!("({whole})"),
        };
        // The brackets that it must have stay.
        self.puts.push((named.range().into(), put.clone()));
        self.statements.push(format!("{name}={whole}"));
        self.names.push((name, put));
        (!again).then_some(())
    }

    /// What a comprehension names in its first condition: for each element what it is for that one, and in the end what it was for the last.
    fn name_of_each(
        &mut self,
        whole: &Expr,
        named: &ExprNamed,
        target: &Expr,
        iterated: &Expr,
    ) -> Option<()> {
        let name = named.target.as_name_expr()?.id.to_string();
        let put = format!("({})", written(&*named.value, self.text)?);
        let mut reads = Later::default();
        reads.visit_expr(whole);
        let other = |one: &ExprNamed| one.range() != named.range();
        let mut all = Named(Vec::new());
        all.visit_expr(whole);
        if all.0.iter().any(|one| other(one)) || !self.names.is_empty() {
            return None;
        }
        self.puts.push((named.range().into(), put.clone()));
        let inside = reads.all.into_iter().filter(|(one, _)| *one == name);
        self.puts
            .extend(inside.map(|(_, range)| (range, put.clone())));
        let elements = value(self.at, iterated)?;
        if elements.size()? > 0 {
            let (target, iterated) = (written(target, self.text)?, written(iterated, self.text)?);
            self.statements
                .push(format!("{name}=[{put} for {target} in {iterated}][-1]"));
        }
        Some(())
    }
}

/// What a condition names that is surely evaluated first.
fn first_named(expr: &Expr) -> Option<&ExprNamed> {
    match expr {
        Expr::Named(named) => Some(named),
        Expr::BoolOp(either) => first_named(either.values.first()?),
        Expr::If(_) | Expr::Lambda(_) => None,
        expr => operands(expr).into_iter().find_map(first_named),
    }
}

/// What is not surely evaluated.
#[derive(Default)]
struct Later {
    /// Whether it names something.
    names: bool,
    /// The names that it reads, with their places.
    all: Vec<(String, Range<usize>)>,
    /// What stands in the places of some of them.
    found: Vec<(Range<usize>, String)>,
}

impl Later {
    /// The operands behind one of them.
    fn of(all: &[Expr], last: &Expr) -> Later {
        let mut later = Later::default();
        let behind = all.iter().filter(|one| one.start() > last.start());
        behind.for_each(|one| later.visit_expr(one));
        later
    }

    fn reads(&mut self, names: &[(String, String)]) {
        for (name, range) in &self.all {
            if let Some((_, put)) = names.iter().find(|(one, _)| one == name) {
                self.found.push((range.clone(), put.clone()));
            }
        }
    }
}

impl<'a> Visitor<'a> for Later {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Named(named) => {
                self.names = true;
                self.visit_expr(&named.value);
            }
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                self.all.push((name.id.to_string(), name.range().into()));
            }
            _ => walk_expr(self, expr),
        }
    }
}

/// Finds what is named.
struct Named<'a>(Vec<&'a ExprNamed>);

impl<'a> Visitor<'a> for Named<'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Named(named) = expr {
            self.0.push(named);
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn a_line_is_told_without_what_it_names() {
        let program = Program::parse("pass\n").unwrap();
        let mut frame = Frame::new("<module>", 1);
        let known = [("xs", "[1, 2]"), ("none", "[]"), ("n", "3")];
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
        // It is not sure whether it is evaluated, or once.
        check("if n>1 and (k:=n):", None);
        check("y=(k:=1) if n>1 else 2", None);
        check("y=n if n>1 else (k:=2)", None);
        check("if any((k:=x)>1 for x in xs):", None);
        check("y=(k:=1)+(k:=2)", None);
        check("if (t:=xs.pop())>len(xs):", None);
        check("y=n", None);
    }
}
