//! Which call a frame is entered by: of those that the line of its caller makes, the one that comes after as many as have returned. Two names
//! may stand for functions that look alike and capture the same values: `a()` changes what `a` captures, not what `b` does.

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, Stmt};

use super::Closures;
use crate::program::expressions::{Header, has_own_names, written};
use crate::program::{Definition, DefinitionKind, Program, is_identifier};
use crate::state::{Frame, State};

impl Closures<'_> {
    /// The variables that the frame captures which is entered last, told by the name that its function is called by.
    pub(super) fn called(&self, state: &State, function: &Definition) -> Option<usize> {
        let caller = state.depth().checked_sub(2)?;
        let frame = state.frames.get(caller)?;
        let done = frame.pending.as_ref()?.len();
        let places = [caller, 0];
        let shown = |name: &str| {
            let known = |place: usize| Some((place, state.frames.get(place)?.known(name)?));
            places.into_iter().find_map(known)
        };
        let calls = self.program.calls_of(frame, |name| Some(shown(name)?.1))?;
        let name = calls.get(done)?;
        if !is_identifier(name) {
            let parsed = ruff_python_parser::parse_expression(name).ok()?;
            return self.item_meant(caller, frame, parsed.expr());
        }
        let (place, text) = shown(name)?;
        let same = text == format!("<function {}>", self.program.qualified(function));
        let functions = &self.frames.get(place).filter(|_| same)?.functions;
        functions.get(name).copied()
    }
}

impl Program {
    /// The names by which the line of a frame calls functions of the program, or the items (`table['a']`), in the order in which these are
    /// entered; `shown` has the texts of names. `None` where a part of the line is evaluated only sometimes, or often, or enters frames in other ways.
    fn calls_of<'s>(
        &self,
        frame: &Frame,
        shown: impl Fn(&str) -> Option<&'s str>,
    ) -> Option<Vec<String>> {
        self.with_headers(frame.line, |headers| {
            let plain = |header: &Header<'_>| {
                use Stmt::{Assign, AugAssign, Expr, Return};
                let simple =
                    |one: &Stmt| matches!(one, Assign(_) | AugAssign(_) | Expr(_) | Return(_));
                matches!(header, Header::Statement(one) if simple(one))
            };
            // Of several statements each runs when those before it have.
            if headers.len() != 1 && !headers.iter().all(plain) {
                return None;
            }
            let mut calls = Calls {
                program: self,
                shown: &shown,
                found: Vec::new(),
                other: false,
            };
            let operands = headers.iter().flat_map(Header::operands);
            operands.for_each(|one| calls.visit_expr(one));
            (!calls.other).then_some(calls.found)
        })
    }
}

struct Calls<'c, 's> {
    program: &'c Program,
    shown: &'c dyn Fn(&str) -> Option<&'s str>,
    found: Vec<String>,
    /// Whether something may enter a frame of which that cannot be told.
    other: bool,
}

impl<'a> Visitor<'a> for Calls<'_, '_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        self.other |= matches!(expr, Expr::If(_) | Expr::BoolOp(_)) || has_own_names(expr);
        // What a call is given is evaluated before.
        walk_expr(self, expr);
        let Some(call) = expr.as_call_expr() else {
            return;
        };
        let defines = |name: &str, kind: DefinitionKind| {
            let mut own = self.program.definitions.iter();
            own.any(|one| one.name == name && one.kind == kind)
        };
        match &*call.func {
            Expr::Name(name) => {
                let name = name.id.as_str();
                let enters = match (self.shown)(name) {
                    Some(text) => text.starts_with("<function ") && !text.ends_with("<lambda>>"),
                    None => defines(name, DefinitionKind::Function),
                };
                // To make an object may enter a frame or none.
                self.other |= defines(name, DefinitionKind::Class);
                if enters {
                    self.found.push(name.to_owned());
                }
            }
            Expr::Attribute(method) => {
                self.other |= defines(&method.attr, DefinitionKind::Function);
            }
            // What is no function there is told by none of its items.
            called @ Expr::Subscript(_) => {
                let text = written(called, &self.program.text);
                self.other |= text.is_none();
                self.found.extend(text.map(str::to_owned));
            }
            _ => self.other = true,
        }
    }
}
