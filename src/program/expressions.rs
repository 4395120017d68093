//! A line opened up: the sub-expressions of its statement in the order of their evaluation, as the model has learned to
//! be asked for them. `models/recipe/hunch_recipe/subexpressions.py` is the definition.
//!
//! Names and constants are not among them (they are in the state), nor what a comprehension or lambda evaluates inside.

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::{
    Expr, ExprCall, ExprContext, ExprGenerator, ExprListComp, InterpolatedStringElement, Stmt,
    StmtAnnAssign, StmtAugAssign,
};
use ruff_text_size::Ranged;

use super::displays::literal;
use super::patterns::takes_anything;
use super::{Program, canonical_expression};
use crate::state::{Event, Frame, State};

/// The most sub-expressions of a line that is opened.
const MOST: usize = 12;

/// The most code points of one.
const LONGEST: usize = 80;

/// The statement of a line, opened up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedLine {
    /// The sub-expressions in canonical spelling, in the order of their evaluation; at least one.
    pub expressions: Vec<String>,
    /// Whether there is a call within a call.
    pub nested: bool,
    /// Whether it is the header of a `for`, whose expression is evaluated before the first iteration only.
    pub once: bool,
}

impl Program {
    /// The statement that is about to run at a state, if it can be opened there: the header of a `for` evaluates its
    /// expression before the first iteration only.
    pub fn line_to_open(&self, at: &State) -> Option<OpenedLine> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let line = self.open_line(frame.line)?;
        let first = || {
            let loops = frame.loops.as_ref();
            loops.and_then(|loops| loops.get(&frame.line)) == Some(&Some(0))
        };
        (!line.once || first()).then_some(line)
    }

    /// The sub-expressions of the statement on `line`, if it is one that can be opened: it is alone on its line, is not
    /// left and gone on with (`yield`, `await`), and its sub-expressions are not too many or too long.
    pub fn open_line(&self, line: u32) -> Option<OpenedLine> {
        self.with_header(line, |header| {
            let mut opened = Opening {
                text: &self.text,
                expressions: Vec::new(),
                nested: false,
                suspends: false,
            };
            for operand in header.operands() {
                opened.open(operand);
            }
            let fits = (1..=MOST).contains(&opened.expressions.len()) && !opened.suspends;
            if !fits {
                return None;
            }
            let short =
                |text: &&str| canonical(text).filter(|text| text.chars().count() <= LONGEST);
            let expressions: Option<Vec<String>> = opened.expressions.iter().map(short).collect();
            Some(OpenedLine {
                expressions: expressions?,
                nested: opened.nested,
                once: header.is_for(),
            })
        })
    }

    /// What the expression of the line that is about to run at a state has come to, where that is given to a name, or returned: the state behind
    /// the line tells.
    pub fn given_by_line(&self, at: &State, after: &State) -> Option<String> {
        let frame = at.top().filter(|_| at.depth() == after.depth())?;
        self.with_header(frame.line, |header| match header {
            Header::Statement(Stmt::Return(_)) if after.event == Event::Return => {
                after.value.clone()
            }
            header if matches!(after.event, Event::Line | Event::Return) => {
                let (name, _) = header.bound()?;
                after.top()?.known(name).map(str::to_owned)
            }
            _ => None,
        })
    }

    /// What `look` finds in the statement that a frame is about to run, if what it has is evaluated now: the header of a `for` evaluates its
    /// expression once, but for one that calls a function for each element.
    pub(super) fn with_evaluated<R>(
        &self,
        frame: &Frame,
        look: impl FnOnce(&Header<'_>) -> Option<R>,
    ) -> Option<R> {
        let count = frame.loops.as_ref()?.get(&frame.line);
        let first = count == Some(&Some(0)) || self.taking == Some(frame.line);
        self.with_header(frame.line, |header| match header.is_for() && !first {
            true => None,
            false => look(header),
        })
    }

    /// What `look` finds in the statement on `line`, if it is alone there.
    pub(super) fn with_header<R>(
        &self,
        line: u32,
        look: impl FnOnce(&Header<'_>) -> Option<R>,
    ) -> Option<R> {
        self.with_headers(line, |found| match found {
            [header] => look(header),
            _ => None,
        })
    }

    /// What `look` finds in the statements on `line`, in their order.
    pub(super) fn with_headers<R>(
        &self,
        line: u32,
        look: impl FnOnce(&[Header<'_>]) -> Option<R>,
    ) -> Option<R> {
        let mut found = Statements {
            positions: super::Positions::new(&self.text),
            line,
            meant: self.meant == Some(line),
            found: Vec::new(),
        };
        found.visit_body(self.body());
        look(&found.found)
    }
}

/// What is written of a part of the program in a text.
pub(super) fn written<'t>(node: &impl Ranged, text: &'t str) -> Option<&'t str> {
    text.get(std::ops::Range::<usize>::from(node.range()))
}

/// A generator expression as the list of all that it gives.
pub(super) fn as_list(generator: &ExprGenerator, text: &str) -> Option<String> {
    let whole = written(generator, text)?;
    let inside = match generator.parenthesized {
        true => whole.strip_prefix('(')?.strip_suffix(')')?,
        false => whole,
    };
    Some(format!("[{inside}]"))
}

/// The same of an expression in canonical spelling that is a generator expression as a whole.
pub fn listed_generator(expression: &str) -> Option<String> {
    if !expression.starts_with('(') {
        return None;
    }
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    as_list(parsed.expr().as_generator_expr()?, expression)
}

/// An expression in canonical spelling. Brackets let it span lines, as it may where it stands.
pub(super) fn canonical(text: &str) -> Option<String> {
    let spelled = canonical_expression(&format!("({text})")).ok()?;
    let inside = spelled.strip_prefix('(')?.strip_suffix(')')?;
    Some(inside.to_owned())
}

/// What has expressions of its own: a statement, or an `elif`.
pub(super) enum Header<'a> {
    Statement(&'a Stmt),
    Elif(&'a Expr),
}

impl<'a> Header<'a> {
    /// The expressions in the order of their evaluation; none for a kind of statement that is not opened.
    pub fn operands(&self) -> Vec<&'a Expr> {
        let stmt = match self {
            Header::Statement(stmt) => stmt,
            Header::Elif(test) => return vec![test],
        };
        let some = |expr: &'a Option<Box<Expr>>| expr.as_deref().into_iter();
        match stmt {
            Stmt::Expr(stmt) => vec![&*stmt.value],
            Stmt::Assign(stmt) => std::iter::once(&*stmt.value).chain(&stmt.targets).collect(),
            Stmt::AugAssign(StmtAugAssign { target, value, .. }) => vec![&**target, &**value],
            Stmt::AnnAssign(StmtAnnAssign { target, value, .. }) => {
                some(value).chain([&**target]).collect()
            }
            Stmt::Return(stmt) => some(&stmt.value).collect(),
            Stmt::Raise(stmt) => some(&stmt.exc).chain(some(&stmt.cause)).collect(),
            Stmt::Assert(stmt) => std::iter::once(&*stmt.test)
                .chain(some(&stmt.msg))
                .collect(),
            Stmt::If(stmt) => vec![&*stmt.test],
            Stmt::While(stmt) => vec![&*stmt.test],
            Stmt::For(stmt) if !stmt.is_async => vec![&*stmt.iter],
            Stmt::Match(stmt) => vec![&*stmt.subject],
            Stmt::Delete(stmt) if stmt.targets.iter().all(Expr::is_attribute_expr) => {
                stmt.targets.iter().collect()
            }
            Stmt::Delete(stmt) => match stmt.targets.as_slice() {
                [target @ Expr::Subscript(_)] => vec![target],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What is given to the only target of an assignment.
    pub fn assigned(&self) -> Option<&'a Expr> {
        match self {
            Header::Statement(Stmt::Assign(stmt)) if stmt.targets.len() == 1 => Some(&*stmt.value),
            _ => None,
        }
    }

    /// What a statement evaluates that has one expression and goes on with its value.
    pub fn value(&self) -> Option<&'a Expr> {
        match self {
            Header::Statement(Stmt::Expr(stmt)) => Some(&stmt.value),
            Header::Statement(Stmt::Assign(stmt)) => Some(&stmt.value),
            Header::Statement(Stmt::Return(stmt)) => stmt.value.as_deref(),
            _ => None,
        }
    }

    /// The only name that an assignment gives what stands behind it, and that.
    pub fn bound(&self) -> Option<(&'a str, &'a Expr)> {
        let value = self.assigned()?;
        match self {
            Header::Statement(Stmt::Assign(stmt)) => {
                let name = stmt.targets.first()?.as_name_expr()?;
                Some((name.id.as_str(), value))
            }
            _ => None,
        }
    }

    /// What an `if`, an `elif`, a `while` or an `assert` asks.
    pub fn test(&self) -> Option<&'a Expr> {
        match self {
            Header::Statement(Stmt::If(stmt)) => Some(&*stmt.test),
            Header::Statement(Stmt::While(stmt)) => Some(&*stmt.test),
            Header::Statement(Stmt::Assert(stmt)) => Some(&*stmt.test),
            Header::Elif(test) => Some(test),
            Header::Statement(_) => None,
        }
    }

    /// Whether it gives several names what an expression gives one after the other: `x, y = pair`.
    pub fn takes_apart(&self, expr: &Expr) -> bool {
        let assigned = self
            .assigned()
            .is_some_and(|value| value.range() == expr.range());
        match self {
            Header::Statement(Stmt::Assign(stmt)) => {
                let names = stmt.targets.first().and_then(|one| one.as_tuple_expr());
                let plain = |one: &Expr| one.is_name_expr() || one.is_starred_expr();
                assigned && names.is_some_and(|names| names.elts.iter().all(plain))
            }
            _ => false,
        }
    }

    /// Whether it is the header of a `for`.
    pub fn is_for(&self) -> bool {
        matches!(self, Header::Statement(Stmt::For(_)))
    }
}

/// Finds the statements that begin on a line.
struct Statements<'a> {
    positions: super::Positions,
    line: u32,
    /// Whether what stands behind the header of a definition on the line is meant, not the definition.
    meant: bool,
    found: Vec<Header<'a>>,
}

impl<'a> StatementVisitor<'a> for Statements<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        let begins = |node: &dyn Ranged| self.positions.line(node.start().to_usize()) == self.line;
        let defines = matches!(stmt, Stmt::FunctionDef(_) | Stmt::ClassDef(_));
        if begins(stmt) && !(self.meant && defines) {
            self.found.push(Header::Statement(stmt));
        }
        if let Stmt::If(stmt) = stmt {
            for clause in &stmt.elif_else_clauses {
                if let Some(test) = &clause.test
                    && begins(clause)
                {
                    self.found.push(Header::Elif(test));
                }
            }
        }
        // A block in the line of a pattern is not all that the line does.
        if let Stmt::Match(stmt_match) = stmt {
            let mut cases = stmt_match.cases.iter();
            let here = cases.any(|case| {
                let block = case.body.first().is_some_and(|first| begins(first));
                begins(case) && block && !takes_anything(case)
            });
            if here {
                self.found.push(Header::Statement(stmt));
            }
        }
        walk_stmt(self, stmt);
    }
}

/// Collects the sub-expressions of a statement from the inside out.
struct Opening<'a> {
    text: &'a str,
    expressions: Vec<&'a str>,
    nested: bool,
    suspends: bool,
}

impl Opening<'_> {
    /// Opens an operand of what is being opened; gives how deep the calls in it are nested.
    fn open(&mut self, expr: &Expr) -> usize {
        let depth = self.inside(expr);
        if is_asked(expr) {
            self.take(expr);
        }
        depth
    }

    fn take(&mut self, expr: &Expr) {
        self.expressions
            .push(written(expr, self.text).unwrap_or_default());
    }

    /// Opens the operands of an expression; gives how deep its calls are nested.
    fn inside(&mut self, expr: &Expr) -> usize {
        let mut depth = 0;
        if let Expr::Call(call) = expr {
            // `xs.append` is a part of its call.
            depth = match &*call.func {
                method @ Expr::Attribute(_) => self.inside(method),
                function => self.open(function),
            };
        }
        for operand in operands(expr) {
            depth = depth.max(self.open(operand));
        }
        self.suspends |= matches!(expr, Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_));
        if matches!(expr, Expr::Call(_)) {
            self.nested |= depth > 0;
            depth += 1;
        }
        depth
    }
}

/// The parts of an expression in the order of their evaluation, without what a call calls; none of those that are not
/// opened.
pub(super) fn operands(expr: &Expr) -> Vec<&Expr> {
    match expr {
        Expr::BoolOp(expr) => expr.values.iter().collect(),
        Expr::Named(expr) => vec![&*expr.value],
        Expr::BinOp(expr) => vec![&*expr.left, &*expr.right],
        Expr::UnaryOp(expr) => vec![&*expr.operand],
        Expr::If(expr) => vec![&*expr.test, &*expr.body, &*expr.orelse],
        Expr::Dict(expr) => expr
            .items
            .iter()
            .flat_map(|item| item.key.iter().chain([&item.value]))
            .collect(),
        Expr::Set(expr) => expr.elts.iter().collect(),
        Expr::List(expr) => expr.elts.iter().collect(),
        Expr::Tuple(expr) => expr.elts.iter().collect(),
        Expr::Compare(expr) => std::iter::once(&*expr.left)
            .chain(&expr.comparators)
            .collect(),
        Expr::Call(call) => {
            let keywords = call.arguments.keywords.iter().map(|keyword| &keyword.value);
            call.arguments.args.iter().chain(keywords).collect()
        }
        Expr::FString(expr) => expr
            .value
            .elements()
            .filter_map(|element| match element {
                InterpolatedStringElement::Interpolation(part) => Some(&*part.expression),
                InterpolatedStringElement::Literal(_) => None,
            })
            .collect(),
        Expr::Attribute(expr) => vec![&*expr.value],
        Expr::Subscript(expr) => vec![&*expr.value, &*expr.slice],
        Expr::Starred(expr) => vec![&*expr.value],
        Expr::Slice(expr) => [&expr.lower, &expr.upper, &expr.step]
            .into_iter()
            .filter_map(|part| part.as_deref())
            .collect(),
        _ => Vec::new(),
    }
}

/// The call that a comprehension makes for each number of a range (`[f() for _ in range(3)]`), how many these are, and the name that they have.
pub(super) fn call_in_turn(list: &ExprListComp) -> Option<(&ExprCall, &Expr, &str)> {
    let [clause] = list.generators.as_slice() else {
        return None;
    };
    let (call, range) = (list.elt.as_call_expr()?, clause.iter.as_call_expr()?);
    let ([count], []) = (&*range.arguments.args, &*range.arguments.keywords) else {
        return None;
    };
    let counts = clause.target.as_name_expr()?.id.as_str();
    let plain = clause.ifs.is_empty() && !clause.is_async;
    let ranges = range.func.as_name_expr()?.id.as_str() == "range";
    (plain && ranges).then_some((call, count, counts))
}

/// Whether an expression has names of its own: those of elements, or parameters.
pub(super) fn has_own_names(expr: &Expr) -> bool {
    matches!(
        expr,
        Expr::Lambda(_)
            | Expr::ListComp(_)
            | Expr::SetComp(_)
            | Expr::DictComp(_)
            | Expr::Generator(_)
    )
}

/// Whether an expression is one of those that a line is opened up into.
fn is_asked(expr: &Expr) -> bool {
    let loaded = |context: &ExprContext| *context == ExprContext::Load;
    let computed = |parts: Vec<&Expr>| !parts.iter().all(|part| part.is_literal_expr());
    match expr {
        Expr::BinOp(_)
        | Expr::BoolOp(_)
        | Expr::Compare(_)
        | Expr::If(_)
        | Expr::FString(_)
        | Expr::ListComp(_)
        | Expr::SetComp(_)
        | Expr::DictComp(_)
        | Expr::Named(_) => true,
        Expr::UnaryOp(unary) => !unary.operand.is_literal_expr(),
        Expr::Call(call) => call
            .func
            .as_name_expr()
            .is_none_or(|name| name.id.as_str() != "super"),
        Expr::Attribute(attribute) => loaded(&attribute.ctx),
        Expr::Subscript(subscript) => loaded(&subscript.ctx),
        Expr::List(list) => loaded(&list.ctx) && computed(operands(expr)),
        Expr::Tuple(tuple) => loaded(&tuple.ctx) && computed(operands(expr)),
        Expr::Set(_) | Expr::Dict(_) => computed(operands(expr)),
        _ => false,
    }
}

/// Whether an expression only reads what there is: a name, an attribute, or an item under a name or what is written out.
pub(super) fn is_path(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) => true,
        Expr::Attribute(attribute) => is_path(&attribute.value),
        Expr::Subscript(item) => {
            is_path(&item.value) && (item.slice.is_name_expr() || literal(&item.slice).is_some())
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_generator_expression_gives_what_a_list_has() {
        let listed = |text: &str| listed_generator(text);
        assert_eq!(
            listed("(x*x for x in xs)").as_deref(),
            Some("[x*x for x in xs]")
        );
        assert_eq!(listed("(x*x)"), None);
        assert_eq!(listed("f(x for x in xs)"), None);
    }

    #[test]
    fn a_line_is_opened_in_the_order_of_evaluation() {
        let check = |source: &str, expected: &[&str]| {
            let program = Program::parse(source).unwrap();
            let opened = program.open_line(1);
            let expressions = opened.map_or_else(Vec::new, |opened| opened.expressions);
            assert_eq!(expressions, expected, "{source}");
        };
        check("x = 1\n", &[]);
        check("x = -1\n", &[]);
        check(
            "print(max(a, b + 1))\n",
            &["b+1", "max(a, b+1)", "print(max(a, b+1))"],
        );
        check("xs[i + 1] = f(y)[0]\n", &["f(y)", "f(y)[0]", "i+1"]);
        check("xs.sort(key=len)\n", &["xs.sort(key=len)"]);
        check("x = a.b.c(d)\n", &["a.b", "a.b.c(d)"]);
        check("ys = [1, 2], [x, -1]\n", &["[x, -1]", "[1, 2], [x, -1]"]);
        check("d = {k: v + 1, 'a': 2}\n", &["v+1", "{k: v+1, 'a': 2}"]);
        check("x = f'{a + 1:>{w}} {b}'\n", &["a+1", "f'{a + 1:>{w}} {b}'"]);
        check("s = sum(n * n for n in xs)\n", &["sum(n*n for n in xs)"]);
        check("s = [n * n for n in xs]\n", &["[n*n for n in xs]"]);
        check(
            "if a < b < c and not d:\n    pass\n",
            &["a<b<c", "not d", "a<b<c and not d"],
        );
        check("while (n := n - 1):\n    pass\n", &["n-1", "n:=n-1"]);
        check("x += (y *\n   2)\n", &["y*2"]);
        check(
            "for i in range(len(xs)):\n    pass\n",
            &["len(xs)", "range(len(xs))"],
        );
        check("a = f(b); c = 2\n", &[]);
        check("def f():\n    pass\n", &[]);
        check("with open(f(x)) as y:\n    pass\n", &[]);
        check(&format!("x = {}\n", "f(".repeat(13) + &")".repeat(13)), &[]);
        check(&format!("x = {} + 1\n", "y".repeat(80)), &[]);
    }

    #[test]
    fn what_is_opened_says_its_kind() {
        let source = "\
if a:
    pass
elif f(g(a)):
    for x in f(a):
        x = yield f(a)
";
        let program = Program::parse(&format!("def h(a):\n{}", indented(source))).unwrap();
        let opened = |line| program.open_line(line);
        assert_eq!(opened(2), None);
        let nested = opened(4).unwrap();
        assert!(nested.nested && !nested.once);
        let header = opened(5).unwrap();
        assert!(header.once && !header.nested);
        assert_eq!(opened(6), None);
        assert_eq!(opened(40), None);
    }

    fn indented(text: &str) -> String {
        text.lines().map(|line| format!("    {line}\n")).collect()
    }
}
