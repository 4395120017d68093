//! The definitions of a program: where its functions and classes are, and the `for` loops of each.

use ruff_python_ast::statement_visitor::{StatementVisitor, walk_stmt};
use ruff_python_ast::{Parameters, Stmt};
use ruff_text_size::Ranged;

use super::private::private_name;
use super::scope::Scope;
use super::{Flow, MODULE, Positions};

/// What kind of frame a definition makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefinitionKind {
    /// The module itself.
    Module,
    /// A `def` or `async def`.
    Function,
    /// A `class`, whose body is a frame.
    Class,
}

/// The module, a function or a class, with its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Definition {
    /// The name of its frames.
    pub name: String,
    /// What it is.
    pub kind: DefinitionKind,
    /// The line of the `def` or `class` keyword; 0 for the module.
    pub line: u32,
    /// The first line: that of the first decorator, if there is one; 0 for the module. Its frames start there.
    pub first: u32,
    /// The last line.
    pub last: u32,
    /// The line the body begins in; 0 for the module.
    pub body: u32,
    /// The `for` loops that run in its frames, in the order of the text.
    pub loops: Vec<LoopSpan>,
    /// Which of its lines can follow each other.
    pub flow: Flow,
    /// The names that its code binds.
    pub scope: Scope,
}

impl Definition {
    /// Whether `line` is one of its lines.
    pub fn contains(&self, line: u32) -> bool {
        (self.first..=self.last).contains(&line)
    }

    /// Whether `line` belongs to its body alone: not to the header, which runs in the frame around it.
    pub fn is_in_body(&self, line: u32) -> bool {
        line > self.line && (self.body..=self.last).contains(&line)
    }
}

/// The lines of a `for` loop, without its `else`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoopSpan {
    /// The line of the header.
    pub header: u32,
    /// The last line of the body.
    pub last: u32,
}

/// The module, then every definition in the order of the text.
pub(super) fn definitions(positions: &Positions, body: &[Stmt]) -> Vec<Definition> {
    let module = Definition {
        name: MODULE.to_owned(),
        kind: DefinitionKind::Module,
        line: 0,
        first: 0,
        last: positions.starts.len() as u32,
        body: 0,
        loops: Vec::new(),
        flow: Flow::new(positions, DefinitionKind::Module, body, 0),
        scope: Scope::of(positions, 0, None, body),
    };
    let mut collector = Collector {
        positions,
        found: vec![module],
        current: 0,
    };
    collector.visit_body(body);
    collector.found
}

struct Collector<'a> {
    positions: &'a Positions,
    found: Vec<Definition>,
    /// The index of the definition whose body is being visited.
    current: usize,
}

impl Collector<'_> {
    fn line(&self, offset: ruff_text_size::TextSize) -> u32 {
        self.positions.line(offset.to_usize())
    }

    fn enter<'a>(
        &mut self,
        name: &ruff_python_ast::Identifier,
        kind: DefinitionKind,
        stmt: &'a Stmt,
        parameters: Option<&'a Parameters>,
        body: &'a [Stmt],
    ) {
        let line = self.line(name.start());
        let first = self.line(stmt.start());
        let mut scope = Scope::of(self.positions, first, parameters, body);
        if kind == DefinitionKind::Class {
            scope.spell_private(|one| private_name(name, one));
        }
        self.found.push(Definition {
            name: name.to_string(),
            kind,
            line,
            first,
            last: self.line(stmt.end()),
            body: body.first().map_or(line, |first| self.line(first.start())),
            loops: Vec::new(),
            flow: Flow::new(self.positions, kind, body, first),
            scope,
        });
        let outer = std::mem::replace(&mut self.current, self.found.len() - 1);
        self.visit_body(body);
        self.current = outer;
    }
}

impl<'a> StatementVisitor<'a> for Collector<'_> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        match stmt {
            Stmt::FunctionDef(def) => {
                let parameters = Some(&*def.parameters);
                self.enter(
                    &def.name,
                    DefinitionKind::Function,
                    stmt,
                    parameters,
                    &def.body,
                )
            }
            Stmt::ClassDef(class) => {
                self.enter(&class.name, DefinitionKind::Class, stmt, None, &class.body)
            }
            Stmt::For(loop_) => {
                let span = LoopSpan {
                    header: self.line(stmt.start()),
                    last: loop_
                        .body
                        .last()
                        .map_or_else(|| self.line(stmt.end()), |last| self.line(last.end())),
                };
                let current = self.current;
                if let Some(definition) = self.found.get_mut(current) {
                    definition.loops.push(span);
                }
                walk_stmt(self, stmt);
            }
            _ => walk_stmt(self, stmt),
        }
    }
}
