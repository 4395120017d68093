//! What the parameters of a function get when it is called, by the text of its header and of the call.

use ruff_python_ast::{ParameterWithDefault, Stmt, StmtFunctionDef};

use super::given::Given;
use super::{Definition, Program};

impl Program {
    /// What `look` finds in the header of a function, and its text.
    pub(super) fn with_own_header<R>(
        &self,
        function: &Definition,
        look: impl FnOnce(&StmtFunctionDef, &str) -> Option<R>,
    ) -> Option<R> {
        let header = &self.line(function.line)?.text;
        let whole = if header.ends_with(':') {
            format!("{header} pass")
        } else {
            header.clone()
        };
        let parsed = ruff_python_parser::parse_module(&whole).ok()?;
        match parsed.syntax().body.as_slice() {
            [Stmt::FunctionDef(function)] => look(function, &whole),
            _ => None,
        }
    }
}

/// The message of the exception that calling a function so raises before its frame is entered; `None` if it gets what it needs, and
/// nothing that it does not know. `name` is its name with that of its class; `bound`: its first parameter is the object that it is
/// called on. Order and wording are those of CPython 3.11 (`initialize_locals` in Python/ceval.c).
pub(super) fn refusal(
    function: &StmtFunctionDef,
    name: &str,
    given: &Given,
    bound: bool,
) -> Option<String> {
    let parameters = &function.parameters;
    let (only, named) = (&parameters.posonlyargs, &parameters.args);
    let places: Vec<&ParameterWithDefault> = only.iter().chain(named).collect();
    let count = given.by_place.len() + usize::from(bound);
    let message = |rest: String| Some(format!("TypeError: {name}() {rest}"));
    let is = |one: &ParameterWithDefault, name: &str| one.parameter.name.as_str() == name;
    let by_name = |one: &ParameterWithDefault| given.by_name.iter().any(|(name, _)| is(one, name));
    let s = |count: usize| if count == 1 { "" } else { "s" };
    for (keyword, _) in &given.by_name {
        let place = places.iter().position(|one| is(one, keyword));
        match place.filter(|place| *place >= only.len()) {
            Some(place) if place < count => {
                return message(format!("got multiple values for argument '{keyword}'"));
            }
            Some(_) => {}
            None if parameters.kwonlyargs.iter().any(|one| is(one, keyword)) => {}
            None if parameters.kwarg.is_some() => {}
            None if place.is_some() => {
                let names: Vec<String> = only
                    .iter()
                    .filter(|one| by_name(one))
                    .map(|one| one.parameter.name.to_string())
                    .collect();
                return message(format!(
                    "got some positional-only arguments passed as keyword arguments: '{}'",
                    names.join(", ")
                ));
            }
            None => return message(format!("got an unexpected keyword argument '{keyword}'")),
        }
    }
    if count > places.len() && parameters.vararg.is_none() {
        let needed = places.iter().filter(|one| one.default.is_none()).count();
        let takes = if needed == places.len() {
            format!("{needed} positional argument{}", s(needed))
        } else {
            format!("from {needed} to {} positional arguments", places.len())
        };
        let apart = parameters.kwonlyargs.iter();
        let (were, given) = match apart.filter(|one| by_name(one)).count() {
            0 if count == 1 => ("was", count.to_string()),
            0 => ("were", count.to_string()),
            apart => {
                let (more, some) = (s(count), s(apart));
                let given = format!(
                    "{count} positional argument{more} (and {apart} keyword-only argument{some})"
                );
                ("were", given)
            }
        };
        return message(format!("takes {takes} but {given} {were} given"));
    }
    let lacks = |one: &&ParameterWithDefault| one.default.is_none() && !by_name(one);
    let missing = |kind: &str, lacking: Vec<&ParameterWithDefault>| {
        let names: Vec<String> = lacking
            .iter()
            .map(|one| format!("'{}'", one.parameter.name.as_str()))
            .collect();
        let listed = match names.as_slice() {
            [] => return None,
            [one] => one.clone(),
            [one, other] => format!("{one} and {other}"),
            [firsts @ .., last] => format!("{}, and {last}", firsts.join(", ")),
        };
        let (number, some) = (names.len(), s(names.len()));
        message(format!(
            "missing {number} required {kind} argument{some}: {listed}"
        ))
    };
    let further = places.iter().skip(count).copied().filter(lacks);
    missing("positional", further.collect()).or_else(|| {
        let apart = parameters.kwonlyargs.iter().filter(lacks);
        missing("keyword-only", apart.collect())
    })
}

/// Which argument of a call each parameter of a function gets.
pub(super) fn pairs<'f>(
    function: &'f StmtFunctionDef,
    given: &Given,
    bound: bool,
) -> Vec<(&'f str, Option<String>)> {
    let parameters = &function.parameters;
    let positional = parameters.posonlyargs.iter().chain(&parameters.args);
    let mut found: Vec<(&str, Option<String>)> = positional
        .skip(usize::from(bound))
        .map(|one| one.parameter.name.as_str())
        .zip(given.by_place.iter().cloned())
        .collect();
    for (name, value) in &given.by_name {
        let mut named = parameters.args.iter().chain(&parameters.kwonlyargs);
        if let Some(one) = named.find(|one| one.parameter.name.as_str() == name) {
            found.push((one.parameter.name.as_str(), value.clone()));
        }
    }
    found
}

/// The arguments of a call that a function collects: the further ones by place, and those by names that are no parameters.
pub(super) fn collected<'f>(
    function: &'f StmtFunctionDef,
    given: &Given,
    bound: bool,
) -> Vec<(&'f str, String)> {
    let parameters = &function.parameters;
    let mut found = Vec::new();
    if let (Some(collecting), Some(all)) = (&parameters.vararg, &given.collected) {
        found.push((collecting.name.as_str(), all.clone()));
    } else if let Some(collecting) = &parameters.vararg {
        let places = parameters.posonlyargs.len() + parameters.args.len() - usize::from(bound);
        let further = given.by_place.iter().skip(places).cloned();
        let further: Option<Vec<String>> = further.collect();
        found.extend(further.map(|further| {
            let comma = if further.len() == 1 { "," } else { "" };
            (
                collecting.name.as_str(),
                format!("({}{comma})", further.join(", ")),
            )
        }));
    }
    if let Some(collecting) = &parameters.kwarg {
        let is_own = |name: &str| {
            let mut named = parameters.args.iter().chain(&parameters.kwonlyargs);
            named.any(|one| one.parameter.name.as_str() == name)
        };
        let others = given.by_name.iter().filter(|(name, _)| !is_own(name));
        let pair = |(name, value): &(String, Option<String>)| {
            Some(format!("'{name}': {}", value.as_ref()?))
        };
        let others: Option<Vec<String>> = others.map(pair).collect();
        found.extend(others.map(|others| {
            (
                collecting.name.as_str(),
                format!("{{{}}}", others.join(", ")),
            )
        }));
    }
    found
}
