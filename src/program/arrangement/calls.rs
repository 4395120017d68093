//! Calls and slices that only arrange what they are given, and what an expression gives to go through.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprAttribute, ExprCall, ExprName, ExprSlice};

use super::operands::Operands;
use crate::program::library::{self, as_mapping, most_common};
use crate::program::order::in_order;
use crate::program::reduction::{first_of, named_class};
use crate::program::sequences::{
    MOST_ITEMS, bounds, dictionary, is_of, items, numbers_of, of_function, of_method, places, taken,
};
use crate::program::views::{seen, view_made};
use crate::quiz::PythonValue;

impl Operands<'_> {
    /// What an expression gives to go through, one after the other.
    pub(in crate::program) fn listed(&self, expr: &Expr) -> Option<Vec<PythonValue>> {
        let Expr::Call(call) = expr else {
            return items(&self.value(expr).or_else(|| self.arranged(expr))?);
        };
        let arguments = &*call.arguments.args;
        let pair = |left, right| PythonValue::Tuple(vec![left, right]);
        let numbered = |number: i64| PythonValue::Int(number.to_string());
        match (&*call.func, arguments) {
            (Expr::Name(name), [one, ..]) => match (name.id.as_str(), arguments) {
                ("enumerate", [_, rest @ ..]) => {
                    let first = match (rest, &*call.arguments.keywords) {
                        ([], []) => 0,
                        ([first], []) => self.number(first)?,
                        ([], [named]) if named.arg.as_deref() == Some("start") => {
                            self.number(&named.value)?
                        }
                        _ => return None,
                    };
                    let numbers = std::iter::successors(Some(first), |at| at.checked_add(1));
                    let items = numbers.zip(self.listed(one)?);
                    Some(
                        items
                            .map(|(number, item)| pair(numbered(number), item))
                            .collect(),
                    )
                }
                ("zip", all) => {
                    let mut rows = Vec::new();
                    for one in all {
                        match one {
                            Expr::Starred(starred) => {
                                for row in self.listed(&starred.value)? {
                                    rows.push(items(&row)?);
                                }
                            }
                            one => rows.push(self.listed(one)?),
                        }
                    }
                    let shortest = rows.iter().map(Vec::len).min()?;
                    let row = |at: usize| rows.iter().map(|one| one[at].clone()).collect();
                    Some(
                        (0..shortest)
                            .map(|at| PythonValue::Tuple(row(at)))
                            .collect(),
                    )
                }
                ("reversed", [_]) => Some(self.listed(one)?.into_iter().rev().collect()),
                ("sorted", [_]) if call.arguments.keywords.is_empty() => {
                    let items = match self.value(one) {
                        Some(PythonValue::Set { items, .. }) => items,
                        _ => self.listed(one)?,
                    };
                    let keyed = items.into_iter().map(|item| (item.clone(), item));
                    in_order(keyed.collect(), false)
                }
                ("range", _) => {
                    let bounds: Option<Vec<i64>> =
                        arguments.iter().map(|bound| self.number(bound)).collect();
                    let numbers = numbers_of(&bounds?)?;
                    let numbers: Vec<_> = numbers.take(MOST_ITEMS + 1).map(numbered).collect();
                    (numbers.len() <= MOST_ITEMS).then_some(numbers)
                }
                _ => items(&self.arranged(expr)?),
            },
            (Expr::Attribute(method), []) if view_made(&method.attr).is_some() => seen(
                self.moved(&method.value).map(library::gone_through)?,
                &method.attr,
            ),
            _ => items(&self.arranged(expr)?),
        }
    }

    /// The dictionary, or the list of what is gone through, that is made of a container of the library.
    fn copied(&self, function: &str, given: &Expr) -> Option<PythonValue> {
        let held = self.moved(given);
        let held = held.filter(|held| matches!(held, PythonValue::Object { .. }))?;
        match (function, library::gone_through(held)) {
            ("dict", copy @ PythonValue::Dict(_)) | ("list", copy @ PythonValue::List(_)) => {
                Some(copy)
            }
            ("list", PythonValue::Dict(pairs)) => {
                let keys = pairs.into_iter().map(|(key, _)| key);
                Some(PythonValue::List(keys.collect()))
            }
            _ => None,
        }
    }

    pub(super) fn call(&self, call: &ExprCall) -> Option<PythonValue> {
        let arguments = &call.arguments;
        if !arguments.keywords.is_empty() {
            let makes = |name: &ExprName| name.id.as_str() == "dict";
            return call
                .func
                .as_name_expr()
                .filter(|name| makes(name))
                .and_then(|_| self.dictionary_made(arguments));
        }
        if let Some(iterated) = first_of(call) {
            return items(&self.keyed_in_order(iterated)?)?.into_iter().next();
        }
        if let (Expr::Name(name), [value, types]) = (&*call.func, &*arguments.args)
            && name.id.as_str() == "isinstance"
        {
            // A name that has another value than the type is none of it.
            let hidden = |part: &Expr| {
                part.as_name_expr().is_some_and(|name| {
                    let held = (self.known)(&name.id);
                    held.is_some_and(|text| named_class(&text) != Some(&*name.id))
                })
            };
            if any_over_expr(types, hidden) {
                return None;
            }
            return is_of(&self.value(value)?, types).map(PythonValue::Bool);
        }
        let values: Option<Vec<PythonValue>> =
            arguments.args.iter().map(|one| self.value(one)).collect();
        match (&*call.func, &*arguments.args) {
            (Expr::Name(name), [given]) if name.id.as_str() == "len" => {
                let size = as_mapping(self.moved(given)?).size()?;
                Some(PythonValue::Int(size.to_string()))
            }
            // They only hold what they are given.
            (Expr::Name(name), [given])
                if matches!(name.id.as_str(), "dict" | "list" | "set" | "tuple") =>
            {
                if let Some(copy) = self.copied(name.id.as_str(), given) {
                    return Some(copy);
                }
                let value = self.fixed(given)?;
                let whole = of_function(name.id.as_str(), &value)?;
                let same = of_function(name.id.as_str(), &self.plain(&value)?)?;
                (whole.size() == same.size()).then_some(whole)
            }
            (Expr::Name(name), _) => match values?.as_slice() {
                [value] => of_function(name.id.as_str(), value),
                _ => None,
            },
            (Expr::Attribute(method), _) if is_dict_fromkeys(method) => {
                let (keys, default) = match &*call.arguments.args {
                    [keys] => (keys, PythonValue::None),
                    [keys, default] => (keys, self.value(default)?),
                    _ => return None,
                };
                let keys = self.listed(keys)?;
                let pair = |key| PythonValue::Tuple(vec![key, default.clone()]);
                dictionary(&PythonValue::List(keys.into_iter().map(pair).collect()))
            }
            (Expr::Attribute(method), _) if method.attr.as_str() == "most_common" => {
                most_common(&self.moved(&method.value)?, &values?)
            }
            (Expr::Attribute(method), [key, rest @ ..])
                if method.attr.as_str() == "get"
                    && let Some(PythonValue::Dict(pairs)) =
                        self.moved(&method.value).map(library::opened) =>
            {
                match (self.entry(&pairs, &self.fixed(key)?)?, rest) {
                    (Some(value), _) => Some(value),
                    (None, []) => Some(PythonValue::None),
                    (None, [default]) => self.moved(default),
                    _ => None,
                }
            }
            (Expr::Attribute(method), [sought])
                if let Some(found) = self.found_among(&method.value, &method.attr, sought) =>
            {
                Some(found)
            }
            (Expr::Attribute(method), _) => {
                let object = self.value(&method.value)?;
                of_method(&object, method.attr.as_str(), &values?)
            }
            _ => None,
        }
    }

    /// How often `None` or a text is in a list with objects, or where it is first: no object is equal to it whose class does not say so, and what
    /// one that does would be asked is not looked up.
    fn found_among(&self, list: &Expr, method: &str, sought: &Expr) -> Option<PythonValue> {
        use PythonValue::{Ellipsis, List, Name, None as Nothing, Opaque, Str, Tuple};
        if !matches!(method, "count" | "index") {
            return None;
        }
        let sought = self
            .value(sought)
            .filter(|one| matches!(one, Nothing | Str(_)))?;
        let (List(items) | Tuple(items)) = self.moved(list)? else {
            return None;
        };
        // Members of an enumeration may be texts.
        let same = |one: &PythonValue| match (one, &sought) {
            (Ellipsis | Name(_), _) | (Opaque(_), Str(_)) => None,
            (one, sought) => Some(one == sought),
        };
        let same: Vec<bool> = items.iter().map(same).collect::<Option<_>>()?;
        let found = match method {
            "count" => same.iter().filter(|one| **one).count(),
            _ => same.iter().position(|one| *one)?,
        };
        Some(PythonValue::Int(found.to_string()))
    }

    pub(super) fn slice(&self, of: PythonValue, slice: &ExprSlice) -> Option<PythonValue> {
        let (lower, upper, step) = bounds(slice, |bound| self.value(bound))?;
        let places = |count: usize| places(count, lower, upper, step);
        Some(match of {
            PythonValue::Str(text) => {
                let characters: Vec<char> = text.chars().collect();
                let places = places(characters.len())?;
                PythonValue::Str(places.into_iter().map(|at| characters[at]).collect())
            }
            PythonValue::List(items) => PythonValue::List(taken(&items, &places(items.len())?)),
            PythonValue::Tuple(items) => PythonValue::Tuple(taken(&items, &places(items.len())?)),
            _ => return None,
        })
    }
}

fn is_dict_fromkeys(method: &ExprAttribute) -> bool {
    let of_dict = method.value.as_name_expr();
    method.attr.as_str() == "fromkeys" && of_dict.is_some_and(|name| name.id.as_str() == "dict")
}
