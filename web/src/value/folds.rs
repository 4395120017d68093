//! Which values, and which of their parts, the user has opened or closed. They stay so from step to step.

use std::collections::HashMap;

use leptos::prelude::*;

use super::Value;

/// A value or a part of one: in which frame, and the expression that takes it out of there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The frame, counted from 0 at the outermost.
    frame: usize,
    /// Such as `seats[0]`: the part's name, too.
    expression: String,
}

impl Place {
    /// A local.
    pub fn local(frame: usize, name: &str) -> Place {
        let expression = name.to_owned();
        Place { frame, expression }
    }

    /// Its element.
    pub(super) fn item(&self, index: usize) -> Place {
        self.then(&format!("[{index}]"))
    }

    /// What it has for a key.
    pub(super) fn of_key(&self, key: &Value) -> Place {
        self.then(&format!("[{key}]"))
    }

    /// Its attribute.
    pub(super) fn attribute(&self, name: &str) -> Place {
        self.then(&format!(".{name}"))
    }

    /// The expression.
    pub(super) fn expression(&self) -> &str {
        &self.expression
    }

    fn then(&self, taken: &str) -> Place {
        let expression = format!("{}{taken}", self.expression);
        Place {
            expression,
            ..*self
        }
    }
}

/// What the user has said of each.
#[derive(Clone, Copy)]
pub struct Folds(RwSignal<HashMap<Place, bool>>);

impl Folds {
    /// Provides it to the values below.
    pub fn provide() {
        provide_context(Folds(RwSignal::new(HashMap::new())));
    }

    /// What [`Folds::provide`] has provided.
    pub fn get() -> Folds {
        expect_context()
    }

    /// Whether a value is open; `unasked`: whether it is where the user has said nothing.
    pub fn is_open(self, place: Place, unasked: bool) -> Memo<bool> {
        Memo::new(move |_| {
            self.0
                .with(|said| said.get(&place).copied().unwrap_or(unasked))
        })
    }

    /// Opens or closes it.
    pub fn set(self, place: Place, open: bool) {
        self.0.update(|said| {
            said.insert(place, open);
        });
    }
}
