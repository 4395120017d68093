//! What the parameters of a function get when it is called, by the text of its header and of the call.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall, Keyword, ParameterWithDefault, StmtFunctionDef};

/// Whether a function can be called so: it gets what it needs, and nothing that it does not know. `bound`: its first parameter is the
/// object that it is called on.
pub(super) fn takes(function: &StmtFunctionDef, call: &ExprCall, bound: bool) -> bool {
    let parameters = &function.parameters;
    let arguments = &call.arguments;
    let unpacked = arguments.args.iter().any(Expr::is_starred_expr)
        || arguments.keywords.iter().any(|one| one.arg.is_none());
    let positional = parameters.posonlyargs.iter().chain(&parameters.args);
    let places = positional.clone().count();
    let given = arguments.args.len() + usize::from(bound);
    let keyword = |name: &str| {
        let mut keywords = arguments.keywords.iter();
        keywords.any(|one| one.arg.as_ref().is_some_and(|arg| arg.as_str() == name))
    };
    let needed =
        |one: &ParameterWithDefault| one.default.is_none() && !keyword(one.parameter.name.as_str());
    let known = |one: &Keyword| {
        let mut names = parameters
            .args
            .iter()
            .skip(given.saturating_sub(parameters.posonlyargs.len()));
        let named = |other: &ParameterWithDefault| {
            one.arg
                .as_ref()
                .is_some_and(|arg| arg.as_str() == other.parameter.name.as_str())
        };
        names.any(named) || parameters.kwonlyargs.iter().any(named)
    };
    !unpacked
        && (given <= places || parameters.vararg.is_some())
        && !positional.skip(given).any(needed)
        && !parameters.kwonlyargs.iter().any(needed)
        && (parameters.kwarg.is_some() || arguments.keywords.iter().all(known))
}

/// Which argument of a call each parameter of a function gets.
pub(super) fn pairs<'e>(
    function: &'e StmtFunctionDef,
    call: &'e ExprCall,
    bound: bool,
) -> Vec<(&'e str, &'e Expr)> {
    let parameters = &function.parameters;
    let positional = parameters.posonlyargs.iter().chain(&parameters.args);
    let mut found: Vec<(&str, &Expr)> = positional
        .clone()
        .skip(usize::from(bound))
        .map(|one| one.parameter.name.as_str())
        .zip(&call.arguments.args)
        .collect();
    for keyword in &call.arguments.keywords {
        let mut named = parameters.args.iter().chain(&parameters.kwonlyargs);
        if let Some(name) = &keyword.arg
            && let Some(one) = named.find(|one| one.parameter.name.as_str() == name.as_str())
        {
            found.push((one.parameter.name.as_str(), &keyword.value));
        }
    }
    found
}

/// The arguments of a call that a function collects: the further ones by place, and those by names that are no parameters.
pub(super) fn collected<'f>(
    function: &'f StmtFunctionDef,
    call: &ExprCall,
    bound: bool,
    spelled: impl Fn(&Expr) -> Option<String>,
) -> Vec<(&'f str, String)> {
    let parameters = &function.parameters;
    let mut found = Vec::new();
    if let Some(collecting) = &parameters.vararg {
        let places = parameters.posonlyargs.len() + parameters.args.len() - usize::from(bound);
        let further = call.arguments.args.iter().skip(places);
        let further: Option<Vec<String>> = further.map(&spelled).collect();
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
        let others = call.arguments.keywords.iter().filter(|keyword| {
            keyword
                .arg
                .as_ref()
                .is_none_or(|name| !is_own(name.as_str()))
        });
        let pair = |keyword: &Keyword| {
            let name = keyword.arg.as_ref()?;
            Some(format!("'{}': {}", name.as_str(), spelled(&keyword.value)?))
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

/// Whether an expression makes a value anew and runs nothing.
pub(super) fn is_display(expr: &Expr) -> bool {
    let other = |part: &Expr| {
        let plain = matches!(
            part,
            Expr::List(_) | Expr::Tuple(_) | Expr::Dict(_) | Expr::Set(_) | Expr::UnaryOp(_)
        );
        !plain && !part.is_literal_expr() || part.is_ellipsis_literal_expr()
    };
    !any_over_expr(expr, other)
}

/// Whether a display makes something that can be changed.
pub(super) fn has_items(display: &Expr) -> bool {
    let changes = |part: &Expr| matches!(part, Expr::List(_) | Expr::Dict(_) | Expr::Set(_));
    any_over_expr(display, changes)
}
