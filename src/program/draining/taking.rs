//! What takes at once all that an object gives, before anything else of the program is called.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprCompare};
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::written;
use crate::program::generators::Consumed;
use crate::quiz::PythonValue;
use crate::state::State;

/// Functions of Python's that call nothing of the program where they are given plain values.
const PLAIN: [&str; 8] = ["abs", "bool", "chr", "float", "int", "ord", "repr", "str"];

impl Program {
    /// Whether an object stands behind a star in the line that is about to run, where all that it gives is taken before anything else of the
    /// program is called; `None` where it is not.
    pub(super) fn takes_all(&self, at: &State, object: &Expr) -> Option<bool> {
        let line = at.line()?;
        self.with_header(line, |header| {
            let mut consumed = Consumed::default();
            let operands = header.operands();
            for expr in &operands {
                consumed.visit_expr(expr);
            }
            let mut search = Taking {
                program: self,
                at,
                all: [consumed.drained, consumed.listed].concat(),
                object: object.range().into(),
                found: false,
                starred: false,
            };
            search.found = search.all.contains(&search.object);
            operands.into_iter().for_each(|one| search.visit_expr(one));
            (search.found && !header.is_for()).then_some(search.starred)
        })
    }
}

/// The plain value that a comparison looks for in something.
pub(super) fn sought(at: &State, compare: &ExprCompare) -> Option<PythonValue> {
    let [CmpOp::In | CmpOp::NotIn] = &*compare.ops else {
        return None;
    };
    let sought = literal(&compare.left).or_else(|| value(at, &compare.left))?;
    let plain = !matches!(sought, PythonValue::Object { .. } | PythonValue::Opaque(_));
    plain.then_some(sought)
}

/// Looks for what takes all values of an object.
struct Taking<'p> {
    program: &'p Program,
    at: &'p State,
    /// What all values are taken of.
    all: Vec<Range<usize>>,
    object: Range<usize>,
    found: bool,
    /// Whether it stands behind a star.
    starred: bool,
}

impl Taking<'_> {
    fn is_object(&self, expr: &Expr) -> bool {
        Range::<usize>::from(expr.range()) == self.object
    }

    fn is_taken(&self, expr: &Expr) -> bool {
        self.all.contains(&expr.range().into())
    }

    /// Whether a comprehension goes through the object and calls nothing of the program beside.
    fn goes_through(&self, parts: &[&Expr], generators: &[Comprehension]) -> bool {
        let [only] = generators else {
            return false;
        };
        let calls = |part: &&Expr| {
            let text = written(*part, &self.program.text);
            text.is_none_or(|text| self.program.may_enter(self.at, text))
        };
        let conditions: Vec<&Expr> = only.ifs.iter().collect();
        self.is_object(&only.iter) && ![parts, &conditions].concat().iter().any(calls)
    }
}

impl<'e> Visitor<'e> for Taking<'_> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        self.found |= match expr {
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                match &*call.arguments.args {
                    [Expr::Name(plain), object] if name == Some("map") => {
                        let own = self.program.binds("map") || self.program.binds(&plain.id);
                        let plain = PLAIN.contains(&plain.id.as_str()) && !own;
                        plain && self.is_taken(expr) && self.is_object(object)
                    }
                    [object] | [object, _] if name == Some("enumerate") => {
                        let own = self.program.binds("enumerate");
                        !own && self.is_taken(expr) && self.is_object(object)
                    }
                    _ => false,
                }
            }
            Expr::Generator(made) if self.is_taken(expr) => {
                self.goes_through(&[&made.elt], &made.generators)
            }
            Expr::Starred(starred) => {
                self.starred |= self.is_object(&starred.value);
                false
            }
            // It is looked for in what is given until it is found.
            Expr::Compare(compare) => {
                let within = matches!(&*compare.comparators, [object] if self.is_object(object));
                within && sought(self.at, compare).is_some()
            }
            Expr::ListComp(made) => self.goes_through(&[&made.elt], &made.generators),
            Expr::SetComp(made) => self.goes_through(&[&made.elt], &made.generators),
            _ => false,
        };
        walk_expr(self, expr);
    }
}
