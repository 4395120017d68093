//! What is matched, and what a pattern comes to for it.

use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use crate::program::Program;
use crate::program::arrangement::{Arranged, arranged};
use crate::program::changes::is_tight;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::{canonical, written};
use crate::program::targets::Origin;
use crate::quiz::PythonValue;
use crate::state::State;

/// What a pattern comes to.
pub(super) enum Fit {
    /// It takes nothing of this.
    Never,
    /// It takes it, if all of `tests` are true.
    If {
        tests: Vec<String>,
        bound: Vec<(String, Origin)>,
    },
}

impl Fit {
    pub(super) fn always() -> Fit {
        Fit::If {
            tests: Vec::new(),
            bound: Vec::new(),
        }
    }

    pub(super) fn when(holds: bool) -> Fit {
        if holds { Fit::always() } else { Fit::Never }
    }

    /// Both, one after the other.
    pub(super) fn and(self, other: Fit) -> Fit {
        match (self, other) {
            (
                Fit::If {
                    mut tests,
                    mut bound,
                },
                Fit::If {
                    tests: more,
                    bound: others,
                },
            ) => {
                tests.extend(more);
                bound.extend(others);
                Fit::If { tests, bound }
            }
            _ => Fit::Never,
        }
    }
}

/// What is matched, or a part of it.
pub(super) struct Subject {
    /// An expression for it, if it has one.
    pub text: Option<String>,
    /// Its value, if that is told.
    pub value: Option<PythonValue>,
    /// Of a tuple that is written out, its parts.
    pub parts: Option<Vec<Subject>>,
}

impl Subject {
    pub(super) fn known(value: PythonValue) -> Subject {
        Subject {
            text: None,
            value: Some(value),
            parts: None,
        }
    }

    /// What a name gets that stands for it.
    pub(super) fn origin(&self) -> Option<Origin> {
        match (&self.value, &self.text) {
            (Some(value), _) => Some(Origin::Shown(value.to_string())),
            (None, Some(text)) => Some(Origin::Expression(text.clone())),
            (None, None) => None,
        }
    }
}

impl Program {
    /// What an expression is to be matched as.
    pub(super) fn subject(&self, at: &State, expr: &Expr) -> Option<Subject> {
        let text = canonical(written(expr, &self.text)?)?;
        let parts = match expr {
            Expr::Tuple(tuple) if !tuple.elts.iter().any(Expr::is_starred_expr) => {
                let parts = tuple.elts.iter().map(|part| self.subject(at, part));
                Some(parts.collect::<Option<Vec<Subject>>>()?)
            }
            _ => None,
        };
        let known = |name: &str| {
            let parsed = ruff_python_parser::parse_expression(name).ok()?;
            value(at, parsed.expr()).map(|value| value.to_string())
        };
        let whole = || {
            let values: Option<Vec<PythonValue>> = parts
                .as_ref()?
                .iter()
                .map(|part| part.value.clone())
                .collect();
            values.map(PythonValue::Tuple)
        };
        let told = |text: &str| match arranged(text, known)? {
            Arranged::Value(text) => PythonValue::read(&text).ok(),
            Arranged::Set(_) => None,
        };
        // One method after the other: `line.strip().split()`.
        let chained = || {
            let method = expr.as_call_expr()?.func.as_attribute_expr()?;
            method.value.as_call_expr()?;
            let before = self.subject(at, &method.value)?.value?;
            let rest = self
                .text
                .get(method.value.end().to_usize()..expr.end().to_usize())?;
            told(&format!("{before}{rest}"))
        };
        // An object that is made for the `match` alone: `match Item('a', n):`.
        let made = || PythonValue::read(&self.made_dataclass(at, &text)?).ok();
        let found = value(at, expr)
            .or_else(|| literal(expr))
            .or_else(whole)
            .or_else(|| told(&text))
            .or_else(chained)
            .or_else(made);
        let tight = expr.is_bin_op_expr() || is_tight(expr);
        Some(Subject {
            text: Some(if tight { text } else { format!("({text})") }),
            value: found,
            parts,
        })
    }
}

/// Whether a value is one of Python's own that is told in full.
pub(super) fn is_plain(value: &PythonValue) -> bool {
    !matches!(
        value,
        PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_)
    )
}
