//! What a line of the program says about the step that runs it: which names it reads, and which values stand in it for
//! everyone to see.

use crate::visitor::{Visitor, walk_expr, walk_stmt};
use ruff_python_ast::{Expr, ExprCall, ExprContext, Stmt};

use super::{PythonValue, compare};
use crate::program::Program;
use crate::state::Frame;

/// The statements of a line; the header of a compound statement stands without its body.
pub(super) struct SourceLine {
    /// In canonical spelling; empty where there is no such line.
    pub text: String,
    statements: Vec<Stmt>,
}

impl SourceLine {
    /// The line of this number.
    pub fn of(program: &Program, number: u32) -> SourceLine {
        let text = program
            .line(number)
            .map(|line| line.text.clone())
            .unwrap_or_default();
        let statements = parsed(&text);
        SourceLine { text, statements }
    }

    /// Whether it decides where to go on: the header of a branch or of a loop.
    pub fn decides(&self) -> bool {
        let decides = |statement: &Stmt| {
            matches!(
                statement,
                Stmt::If(_) | Stmt::While(_) | Stmt::For(_) | Stmt::Match(_)
            )
        };
        self.statements.iter().any(decides)
    }

    /// Whether it is the header of a `for`.
    pub fn is_for(&self) -> bool {
        let is_for = |statement: &Stmt| matches!(statement, Stmt::For(_));
        self.statements.iter().any(is_for)
    }

    /// The names that it reads, each once, in their order.
    pub fn reads(&self) -> Vec<String> {
        let mut reads = Reads::default();
        reads.visit_body(&self.statements);
        reads.names
    }

    /// Whether it says in so many words that `name` becomes `value`.
    pub fn assigns(&self, name: &str, value: &PythonValue, frame: &Frame) -> bool {
        let assigns = |target: &Expr, source: &Expr| {
            is_name(target, name) && plain(source, frame).is_some_and(|plain| equal(&plain, value))
        };
        self.statements.iter().any(|statement| match statement {
            Stmt::Assign(assign) => assign.targets.iter().any(|target| {
                let pairs = match (target, &*assign.value) {
                    (Expr::Tuple(targets), Expr::Tuple(sources)) => {
                        targets.elts.iter().zip(&sources.elts).collect()
                    }
                    (target, source) => vec![(target, source)],
                };
                pairs
                    .into_iter()
                    .any(|(target, source)| assigns(target, source))
            }),
            Stmt::AnnAssign(assign) => assign
                .value
                .as_ref()
                .is_some_and(|source| assigns(&assign.target, source)),
            _ => false,
        })
    }

    /// Whether it gives `value` to a call as it stands there.
    pub fn passes(&self, value: &PythonValue, frame: &Frame) -> bool {
        let mut calls = Calls::default();
        calls.visit_body(&self.statements);
        calls
            .arguments
            .into_iter()
            .any(|argument| plain(argument, frame).is_some_and(|plain| equal(&plain, value)))
    }

    /// Whether it returns `value` as it stands there.
    pub fn returns(&self, value: &PythonValue, frame: &Frame) -> bool {
        self.statements.iter().any(|statement| match statement {
            Stmt::Return(statement) => statement
                .value
                .as_ref()
                .and_then(|source| plain(source, frame))
                .is_some_and(|plain| equal(&plain, value)),
            _ => false,
        })
    }

    /// Whether it prints one thing, as it stands there.
    pub fn prints_plainly(&self, frame: &Frame) -> bool {
        let prints = |expr: &Expr| match expr {
            Expr::Call(ExprCall {
                func, arguments, ..
            }) => {
                let [argument] = &*arguments.args else {
                    return false;
                };
                is_name(func, "print") && plain(argument, frame).is_some()
            }
            _ => false,
        };
        self.statements
            .iter()
            .any(|statement| matches!(statement, Stmt::Expr(expr) if prints(&expr.value)))
    }
}

fn parsed(text: &str) -> Vec<Stmt> {
    // An `elif` alone is no statement, and neither is a header without a body.
    let text = text
        .strip_prefix("elif")
        .map_or_else(|| text.to_owned(), |test| format!("if{test}"));
    let text = if text.starts_with("match ") && text.ends_with(':') {
        format!("{text}\n case _: pass\n")
    } else if text.ends_with(':') {
        format!("{text} pass\n")
    } else {
        text
    };
    ruff_python_parser::parse_module(&text)
        .map(|parsed| parsed.into_syntax().body.into_iter().collect())
        .unwrap_or_default()
}

fn is_name(expr: &Expr, name: &str) -> bool {
    expr.as_name_expr()
        .is_some_and(|found| found.id.as_str() == name)
}

fn equal(one: &PythonValue, other: &PythonValue) -> bool {
    compare(one, other).is_equal()
}

/// The value of an expression that needs no working out: a literal, or a variable whose value is shown.
fn plain(expr: &Expr, frame: &Frame) -> Option<PythonValue> {
    if let Expr::Name(name) = expr {
        return frame.known(name.id.as_str()).map(PythonValue::written);
    }
    PythonValue::of_literal(expr).filter(|value| value.loose_name().is_none())
}

/// Collects the names that are read.
#[derive(Default)]
struct Reads {
    names: Vec<String>,
}

impl Reads {
    fn add(&mut self, name: &str) {
        if !self.names.iter().any(|other| other == name) {
            self.names.push(name.to_owned());
        }
    }
}

impl<'a> Visitor<'a> for Reads {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::AugAssign(assign) = stmt
            && let Expr::Name(name) = &*assign.target
        {
            self.add(name.id.as_str());
        }
        walk_stmt(self, stmt);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if name.ctx == ExprContext::Load => self.add(name.id.as_str()),
            _ => {}
        }
        walk_expr(self, expr);
    }
}

/// Collects the arguments of calls.
#[derive(Default)]
struct Calls<'a> {
    arguments: Vec<&'a Expr>,
}

impl<'a> Visitor<'a> for Calls<'a> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if let Expr::Call(call) = expr {
            let keywords = call.arguments.keywords.iter().map(|keyword| &keyword.value);
            self.arguments
                .extend(call.arguments.args.iter().chain(keywords));
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame() -> Frame {
        let mut frame = Frame::new("f", 1);
        let locals = frame.locals.get_or_insert_default();
        locals.insert("n".to_owned(), Some("3".to_owned()));
        locals.insert("xs".to_owned(), Some("[1, 2]".to_owned()));
        frame
    }

    fn line(text: &str) -> SourceLine {
        SourceLine {
            text: text.to_owned(),
            statements: parsed(text),
        }
    }

    #[test]
    fn a_line_says_what_it_reads() {
        let check = |text: &str, expected: &[&str]| {
            assert_eq!(line(text).reads(), expected, "{text}");
        };
        check("total=total+xs[i]", &["total", "xs", "i"]);
        check("total+=x", &["total", "x"]);
        check("for x in xs:", &["xs"]);
        check("elif n>len(xs):", &["n", "len", "xs"]);
        check("return n", &["n"]);
        check("match n:", &["n"]);
        check("except KeyError:", &[]);
    }

    #[test]
    fn a_line_that_says_it_all_is_not_asked_about() {
        let value = PythonValue::written;
        let assigns = |text: &str, name: &str, wanted: &str| {
            line(text).assigns(name, &value(wanted), &frame())
        };
        assert!(assigns("x=[1, 2]", "x", "[1, 2]"));
        assert!(assigns("x=y=-5", "y", "-5"));
        assert!(assigns("a, x=1, 2", "x", "2"));
        assert!(assigns("x: int=5", "x", "5"));
        assert!(assigns("x=n", "x", "3"));
        assert!(!assigns("x=n+1", "x", "4"));
        assert!(!assigns("x=5", "y", "5"));
        assert!(!assigns("x=m", "x", "7"));
        let passes = |text: &str, wanted: &str| line(text).passes(&value(wanted), &frame());
        assert!(passes("y=f(n, k='a')", "'a'"));
        assert!(passes("y=f(n)", "3"));
        assert!(!passes("y=f(n-1)", "2"));
        assert!(line("return xs").returns(&value("[1, 2]"), &frame()));
        assert!(!line("return xs[0]").returns(&value("1"), &frame()));
        assert!(line("print('a')").prints_plainly(&frame()));
        assert!(line("print(n)").prints_plainly(&frame()));
        assert!(!line("print('a', n)").prints_plainly(&frame()));
        assert!(!line("print(n+1)").prints_plainly(&frame()));
    }

    #[test]
    fn headers_decide_where_to_go_on() {
        for text in ["if n:", "elif n:", "while n:", "for x in xs:", "match n:"] {
            assert!(line(text).decides(), "{text}");
        }
        for text in ["n=1", "with f() as x:", "try:", "def f(n):", ""] {
            assert!(!line(text).decides(), "{text}");
        }
        assert!(line("for x in xs:").is_for() && !line("while x:").is_for());
    }
}
