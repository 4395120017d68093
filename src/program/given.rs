//! What a call gives a function: its arguments by place and by name, with the items of what is unpacked.

use ruff_python_ast::{Expr, ExprCall};

/// The arguments of a call, each as an expression in canonical spelling where it has one.
pub(super) struct Given {
    /// Those by place; of a method the object that it is called on is not among them.
    pub by_place: Vec<Option<String>>,
    /// Those by name.
    pub by_name: Vec<(String, Option<String>)>,
    /// All those by place as one value, where it is not known how many they are.
    pub collected: Option<String>,
}

impl Given {
    /// The arguments of a call; `None` where something is unpacked of which the items are not known. `items` has those of an
    /// expression behind a star, `named` the keys of one behind two.
    pub fn of(
        call: &ExprCall,
        spelled: impl Fn(&Expr) -> Option<String>,
        items: impl Fn(&Expr) -> Option<Vec<Option<String>>>,
        named: impl Fn(&Expr) -> Option<Vec<(String, Option<String>)>>,
    ) -> Option<Given> {
        let mut by_place = Vec::new();
        let mut collected = None;
        for argument in &call.arguments.args {
            match argument {
                // All that there is by place, however many these are.
                Expr::Starred(starred)
                    if call.arguments.args.len() == 1 && items(&starred.value).is_none() =>
                {
                    let text = spelled(&starred.value)?;
                    collected = Some(match &*starred.value {
                        Expr::Generator(_) if text.starts_with('(') => format!("tuple{text}"),
                        _ => format!("tuple({text})"),
                    });
                }
                Expr::Starred(starred) => by_place.extend(items(&starred.value)?),
                argument => by_place.push(spelled(argument)),
            }
        }
        let mut by_name: Vec<(String, Option<String>)> = Vec::new();
        for keyword in &call.arguments.keywords {
            match &keyword.arg {
                Some(name) => by_name.push((name.to_string(), spelled(&keyword.value))),
                None => by_name.extend(named(&keyword.value)?),
            }
        }
        let mut names: Vec<&str> = by_name.iter().map(|(name, _)| name.as_str()).collect();
        names.sort_unstable();
        // The same name twice is an exception.
        if names.windows(2).any(|two| two[0] == two[1]) {
            return None;
        }
        Some(Given {
            by_place,
            by_name,
            collected,
        })
    }
}
