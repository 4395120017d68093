//! How control goes from statement to statement: each with those that can follow it, built from the last one back.

use std::collections::{BTreeMap, BTreeSet};

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{ExceptHandler, Expr, Stmt, StmtTry, StmtWith};
use ruff_text_size::{Ranged, TextSize};

use super::{Branch, Flow, Outcomes};
use crate::program::patterns::takes_anything;
use crate::program::{DefinitionKind, Positions};

impl Flow {
    /// The flow of a definition's body; `first`: the definition's first line.
    pub(in crate::program) fn new(
        positions: &Positions,
        kind: DefinitionKind,
        body: &[Stmt],
        first: u32,
    ) -> Flow {
        let mut builder = Builder {
            positions,
            kind,
            statements: Vec::new(),
            begins: BTreeMap::new(),
        };
        let entry = builder.block(body, Targets::from([END]), &Ways::out());
        let lines: BTreeSet<u32> = builder.statements.iter().map(|s| s.line).collect();
        let at = |line: u32| -> Targets {
            let here = builder.statements.iter().enumerate();
            here.filter(|(_, statement)| statement.line == line)
                .map(|(index, _)| index)
                .collect()
        };
        let next = |line: &u32| builder.all(&at(*line), |statement| &statement.next);
        let ends = |line: &u32| next(line).contains(&END);
        // What runs behind a line without an event of its own raises nothing.
        let raised = |line: &u32| -> Targets {
            let here = at(*line).into_iter();
            here.flat_map(|index| &builder.statements[index].raised)
                .copied()
                .collect()
        };
        let each = |leads: &dyn Fn(&u32) -> Targets| {
            let ways = |line: &u32| (*line, builder.lines(&leads(line)));
            lines.iter().map(ways).collect()
        };
        Flow {
            first,
            entry: builder.lines(&entry),
            next: each(&next),
            raised: each(&raised),
            ends: lines.iter().copied().filter(ends).collect(),
            outcomes: builder.outcomes(),
        }
    }
}

/// Statements, by their indices, and the end.
type Targets = BTreeSet<usize>;

/// The end of the frame, as a target.
const END: usize = usize::MAX;

/// A simple statement, or the header of a compound one.
struct Statement {
    start: TextSize,
    line: u32,
    /// Whether it may run without an event of its own.
    silent: bool,
    next: Targets,
    raised: Targets,
    /// Of a header with a test, where control goes as it comes out.
    tested: Option<Tested>,
}

/// Where a test leads.
struct Tested {
    holds: Targets,
    fails: Targets,
}

/// Where control goes when it leaves a block early.
#[derive(Clone)]
struct Ways {
    breaks: Targets,
    continues: Targets,
    returns: Targets,
    raised: Targets,
}

impl Ways {
    /// All ways lead out of the frame.
    fn out() -> Ways {
        Ways::through(&Targets::from([END]))
    }

    /// All ways lead to the same place, which cleans up.
    fn through(target: &Targets) -> Ways {
        Ways {
            breaks: target.clone(),
            continues: target.clone(),
            returns: target.clone(),
            raised: target.clone(),
        }
    }

    /// Where control can go on after cleaning up.
    fn all(&self) -> impl Iterator<Item = usize> + '_ {
        [&self.breaks, &self.continues, &self.returns, &self.raised]
            .into_iter()
            .flatten()
            .copied()
    }
}

struct Builder<'a> {
    positions: &'a Positions,
    /// What the statements are the body of.
    kind: DefinitionKind,
    statements: Vec<Statement>,
    /// Where the first statement of each line begins.
    begins: BTreeMap<u32, TextSize>,
}

impl Builder<'_> {
    fn add(&mut self, start: TextSize, silent: bool, next: Targets, ways: &Ways) -> usize {
        let line = self.positions.line(start.to_usize());
        let first = self.begins.entry(line).or_insert(start);
        *first = start.min(*first);
        self.statements.push(Statement {
            start,
            line,
            silent,
            next,
            raised: ways.raised.clone(),
            tested: None,
        });
        self.statements.len() - 1
    }

    /// Adds a header that leads to either of two places, as its `test` comes out.
    fn test(&mut self, start: TextSize, test: &Expr, tested: Tested, ways: &Ways) -> usize {
        let silent = is_constant(test);
        let either = tested.holds.union(&tested.fails).copied().collect();
        let index = self.add(start, silent, either, ways);
        self.statements[index].tested = Some(tested);
        index
    }

    /// Adds the statements of a block that is followed by `next`; where it begins.
    fn block(&mut self, body: &[Stmt], next: Targets, ways: &Ways) -> Targets {
        body.iter()
            .rev()
            .fold(next, |next, stmt| self.statement(stmt, next, ways))
    }

    fn statement(&mut self, stmt: &Stmt, next: Targets, ways: &Ways) -> Targets {
        let start = stmt.start();
        let index = match stmt {
            Stmt::Return(_) => self.add(start, false, ways.returns.clone(), ways),
            // What is raised has an event first; what is raised again has none.
            Stmt::Raise(stmt) if stmt.exc.is_some() => self.add(start, false, Targets::new(), ways),
            Stmt::Raise(_) => self.add(start, false, ways.raised.clone(), ways),
            Stmt::Break(_) => self.add(start, false, ways.breaks.clone(), ways),
            Stmt::Continue(_) => self.add(start, false, ways.continues.clone(), ways),
            Stmt::If(stmt) => {
                let mut otherwise = next.clone();
                for clause in stmt.elif_else_clauses.iter().rev() {
                    let body = self.block(&clause.body, next.clone(), ways);
                    otherwise = match &clause.test {
                        None => body,
                        Some(test) => {
                            let tested = Tested {
                                holds: body,
                                fails: otherwise,
                            };
                            Targets::from([self.test(clause.start(), test, tested, ways)])
                        }
                    };
                }
                let tested = Tested {
                    holds: self.block(&stmt.body, next, ways),
                    fails: otherwise,
                };
                self.test(start, &stmt.test, tested, ways)
            }
            Stmt::For(stmt) => {
                let header = self.repeat(start, false, &stmt.body, &stmt.orelse, next, ways);
                if stmt.is_async {
                    // What ends it is an exception.
                    let next = self.statements[header].next.clone();
                    self.statements[header].raised.extend(next);
                    self.statements[header].tested = None;
                }
                header
            }
            Stmt::While(stmt) => {
                // Python comes back to the header of an endless loop, too.
                let endless = matches!(&*stmt.test, Expr::BooleanLiteral(one) if one.value);
                let silent = is_constant(&stmt.test) && !endless;
                self.repeat(start, silent, &stmt.body, &stmt.orelse, next, ways)
            }
            Stmt::With(stmt) => self.with(stmt, next, ways),
            Stmt::Try(stmt) => self.attempt(stmt, next, ways),
            Stmt::Match(stmt) => {
                let mut otherwise = next.clone();
                for case in stmt.cases.iter().rev() {
                    let body = self.block(&case.body, next.clone(), ways);
                    let either = body.union(&otherwise).copied().collect();
                    let silent = takes_anything(case);
                    let tested = Tested {
                        holds: body,
                        fails: otherwise,
                    };
                    let index = self.add(case.start(), silent, either, ways);
                    self.statements[index].tested = Some(tested);
                    otherwise = Targets::from([index]);
                }
                self.add(start, false, otherwise, ways)
            }
            // They only say whose a name is: no code is made of them.
            Stmt::Global(_) | Stmt::Nonlocal(_) => return next,
            // Nor of the annotation of a function's variable; that of a class or a module has an event.
            Stmt::AnnAssign(stmt)
                if stmt.value.is_none() && self.kind == DefinitionKind::Function =>
            {
                return next;
            }
            stmt => self.add(start, is_nothing(stmt), next, ways),
        };
        Targets::from([index])
    }

    fn repeat(
        &mut self,
        start: TextSize,
        silent: bool,
        body: &[Stmt],
        orelse: &[Stmt],
        next: Targets,
        ways: &Ways,
    ) -> usize {
        let header = self.add(start, silent, Targets::new(), ways);
        let again = Targets::from([header]);
        let inside = Ways {
            breaks: next.clone(),
            continues: again.clone(),
            ..ways.clone()
        };
        let tested = Tested {
            holds: self.block(body, again, &inside),
            fails: self.block(orelse, next, ways),
        };
        let statement = &mut self.statements[header];
        statement.next = tested.holds.union(&tested.fails).copied().collect();
        statement.tested = Some(tested);
        header
    }

    /// Every way out of a `with` leads over its line, and an exception may end there.
    fn with(&mut self, stmt: &StmtWith, next: Targets, ways: &Ways) -> usize {
        let after = next.into_iter().chain(ways.all()).collect();
        let leaving = Targets::from([self.add(stmt.start(), false, after, ways)]);
        let body = self.block(&stmt.body, leaving.clone(), &Ways::through(&leaving));
        self.add(stmt.start(), false, body, ways)
    }

    fn attempt(&mut self, stmt: &StmtTry, next: Targets, ways: &Ways) -> usize {
        let (done, outside) = if stmt.finalbody.is_empty() {
            (next, ways.clone())
        } else {
            let after = next.into_iter().chain(ways.all()).collect();
            let cleaning = self.block(&stmt.finalbody, after, ways);
            let outside = Ways::through(&cleaning);
            (cleaning, outside)
        };
        // What no handler takes goes on outside.
        let mut handler = outside.raised.clone();
        for ExceptHandler::ExceptHandler(except) in stmt.handlers.iter().rev() {
            let mut after = done.clone();
            if stmt.is_star {
                after.extend(&handler);
            }
            let mut either = self.block(&except.body, after, &outside);
            either.extend(handler);
            handler = Targets::from([self.add(except.start(), false, either, &outside)]);
        }
        let inside = Ways {
            raised: handler,
            ..outside.clone()
        };
        let orelse = self.block(&stmt.orelse, done, &outside);
        let body = self.block(&stmt.body, orelse, &inside);
        self.add(stmt.start(), true, body, &inside)
    }

    /// Some statements, and those that follow them without an event.
    fn quiet(&self, from: Targets) -> Targets {
        let mut seen = from;
        seen.remove(&END);
        let mut unseen: Vec<usize> = seen.iter().copied().collect();
        while let Some(index) = unseen.pop() {
            for next in self.statements[index].next.iter().filter(is_statement) {
                let quiet = self.statements[*next].silent || !self.has_event(*next);
                if quiet && seen.insert(*next) {
                    unseen.push(*next);
                }
            }
        }
        seen
    }

    /// The statements that `part` names of some statements, and of those that follow them without an event.
    fn all(&self, from: &Targets, part: fn(&Statement) -> &Targets) -> Targets {
        let quiet = self.quiet(from.clone());
        let named = quiet
            .iter()
            .flat_map(|index| part(&self.statements[*index]));
        named.copied().collect()
    }

    /// Those of `targets` that may run without an event.
    fn silent(&self, targets: &Targets) -> Targets {
        let silent = |index: &&usize| is_statement(index) && self.statements[**index].silent;
        targets.iter().filter(silent).copied().collect()
    }

    /// Where the tests of headers lead. One that shares its line with what it leads to cannot be told from that.
    fn outcomes(&self) -> BTreeMap<u32, Outcomes> {
        let alone = |statement: &&Statement| {
            let line = statement.line;
            let mut others = self.statements.iter().filter(|other| other.line == line);
            others.next().is_some() && others.next().is_none()
        };
        let outcomes = |statement: &Statement| {
            let tested = statement.tested.as_ref()?;
            let outcomes = Outcomes {
                holds: self.branch(&tested.holds),
                fails: self.branch(&tested.fails),
            };
            Some((statement.line, outcomes))
        };
        let statements = self.statements.iter().filter(alone);
        statements.filter_map(outcomes).collect()
    }

    fn branch(&self, targets: &Targets) -> Branch {
        let later = self.all(&self.silent(targets), |statement| &statement.next);
        Branch {
            lines: self.lines(targets),
            ends: targets.contains(&END) || later.contains(&END),
        }
    }

    /// The lines of the events that can come next where control goes to one of `targets`.
    fn lines(&self, targets: &Targets) -> BTreeSet<u32> {
        targets
            .iter()
            .copied()
            .chain(self.all(&self.silent(targets), |statement| &statement.next))
            .filter(|index| is_statement(&index) && self.has_event(*index))
            .map(|index| self.statements[index].line)
            .collect()
    }

    /// Whether it is the first statement of its line: the others have no events.
    fn has_event(&self, index: usize) -> bool {
        let statement = &self.statements[index];
        self.begins.get(&statement.line) == Some(&statement.start)
    }
}

/// Whether a target is a statement, and not the end.
fn is_statement(target: &&usize) -> bool {
    **target != END
}

/// Whether a test is decided before the program runs, so that its line may have no event. Where it has one, it leads where others do:
/// what is left of `if f(x):` when the call has returned is one, too.
fn is_constant(test: &Expr) -> bool {
    !any_over_expr(
        test,
        |part| matches!(part, Expr::Name(name) if name.id.as_str() != "__debug__"),
    )
}

/// Whether a statement may run no code.
fn is_nothing(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Expr(stmt) => stmt.value.is_literal_expr(),
        Stmt::ImportFrom(stmt) => stmt.module.as_deref() == Some("__future__"),
        _ => false,
    }
}
