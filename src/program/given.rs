//! What a call gives a function: its arguments by place and by name, with the items of what is unpacked.

use ruff_python_ast::{Expr, ExprCall};

/// The arguments of a call, each as an expression in canonical spelling where it has one.
pub(super) struct Given {
    /// Those by place; of a method the object that it is called on is not among them.
    pub by_place: Vec<Option<String>>,
    /// Those by name.
    pub by_name: Vec<(String, Option<String>)>,
}

impl Given {
    /// The arguments of a call; `None` where something is unpacked of which the items are not known. `items` has those of an
    /// expression behind a star.
    pub fn of(
        call: &ExprCall,
        spelled: impl Fn(&Expr) -> Option<String>,
        items: impl Fn(&Expr) -> Option<Vec<Option<String>>>,
    ) -> Option<Given> {
        let mut by_place = Vec::new();
        for argument in &call.arguments.args {
            match argument {
                Expr::Starred(starred) => by_place.extend(items(&starred.value)?),
                argument => by_place.push(spelled(argument)),
            }
        }
        let named = call.arguments.keywords.iter();
        let by_name: Option<Vec<_>> = named
            .map(|keyword| Some((keyword.arg.as_ref()?.to_string(), spelled(&keyword.value))))
            .collect();
        Some(Given {
            by_place,
            by_name: by_name?,
        })
    }
}
