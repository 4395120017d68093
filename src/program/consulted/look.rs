//! A look at an expression that asks a module of Python's for something: what its names stand for is put in, part by part.

use std::cell::Cell;

use ruff_python_ast::{
    Arguments, CmpOp, Expr, ExprAttribute, ExprCall, ExprCompare, ExprFString,
    InterpolatedStringElement, UnaryOp,
};

use crate::program::Program;
use crate::program::calendar::{self, Dated};
use crate::program::classes::found;
use crate::program::cutting::filled_up;
use crate::program::heap::place_in;
use crate::program::json;
use crate::program::told::{Given, Told, Untold};
use crate::quiz::{PythonValue, compare};
use crate::state::State;

/// A look at an expression.
pub(super) struct Look<'p> {
    pub program: &'p Program,
    pub at: &'p State,
    /// Whether the program's objects are shown with what they have.
    pub plain: bool,
    /// Whether something was looked up that one of the modules says.
    pub asked: Cell<bool>,
}

impl Look<'_> {
    /// What an expression comes to.
    pub fn of(&self, expr: &Expr) -> Told<PythonValue> {
        match expr {
            Expr::Name(name) => match found(self.at, &name.id) {
                Some(shown) => shown
                    .and_then(|shown| PythonValue::read(shown).ok())
                    .ok_or(Untold::Unknown),
                None => Err(Untold::Unknown),
            },
            Expr::Attribute(attribute) => self.attribute(attribute),
            Expr::Subscript(item) => {
                if let Some((module, list)) = self.program.of_library(self.at, &item.value)
                    && module == "calendar"
                {
                    let names = calendar::names(&list).ok_or(Untold::Unknown)?;
                    let key = self.of(&item.slice)?;
                    return self.by(self.item(PythonValue::List(names), &key));
                }
                let held = self.of(&item.value)?;
                self.item(held, &self.of(&item.slice)?)
            }
            Expr::List(list) => Ok(PythonValue::List(self.all(&list.elts)?)),
            Expr::Tuple(tuple) => Ok(PythonValue::Tuple(self.all(&tuple.elts)?)),
            Expr::Dict(dict) => {
                let mut pairs = Vec::new();
                for item in &dict.items {
                    let key = item.key.as_ref().ok_or(Untold::Unknown)?;
                    let (key, value) = (self.of(key)?, self.of(&item.value)?);
                    crate::quiz::put(&mut pairs, key, value);
                }
                Ok(PythonValue::Dict(pairs))
            }
            Expr::UnaryOp(unary) => match PythonValue::of_literal(expr) {
                Some(value) => Ok(value),
                None if unary.op == UnaryOp::Not => Err(Untold::Unknown),
                None => {
                    let value = self.of(&unary.operand)?;
                    self.by(calendar::negated(unary.op, &value))
                }
            },
            Expr::BinOp(both) => {
                let (left, right) = (self.of(&both.left)?, self.of(&both.right)?);
                match self.dated([&left, &right]) {
                    true => self.by(calendar::computed(both.op, &left, &right)),
                    false => Err(Untold::Unknown),
                }
            }
            Expr::Compare(compare) => self.comparison(compare),
            Expr::FString(formatted) => self.formatted(formatted),
            Expr::Call(call) => self.call(call),
            expr if expr.is_literal_expr() || expr.is_set_expr() => {
                PythonValue::of_literal(expr).ok_or(Untold::Unknown)
            }
            _ => Err(Untold::Unknown),
        }
    }

    fn all(&self, parts: &[Expr]) -> Told<Vec<PythonValue>> {
        parts.iter().map(|part| self.of(part)).collect()
    }

    /// What one of the modules says.
    fn by<T>(&self, said: Told<T>) -> Told<T> {
        if !matches!(said, Err(Untold::Unknown)) {
            self.asked.set(true);
        }
        said
    }

    /// Whether one of two values is of `datetime`.
    fn dated(&self, values: [&PythonValue; 2]) -> bool {
        values.iter().any(|value| Dated::of(value).is_some())
    }

    fn attribute(&self, attribute: &ExprAttribute) -> Told<PythonValue> {
        let name = attribute.attr.as_str();
        if let Some((module, class)) = self.program.of_library(self.at, &attribute.value) {
            let constant = (module == "datetime").then(|| calendar::constant(&class, name));
            return self.by(constant.flatten().ok_or(Untold::Unknown));
        }
        let object = self.of(&attribute.value)?;
        if let Some(part) = json::attribute(&object, name) {
            return self.by(Ok(part));
        }
        match &object {
            PythonValue::Object { name: class, parts } if !class.starts_with("datetime.") => {
                let part = parts.iter().find(|(own, _)| own.as_deref() == Some(name));
                part.map(|(_, part)| part.clone()).ok_or(Untold::Unknown)
            }
            PythonValue::Object { .. } => self.by(calendar::attribute(&object, name)),
            _ => Err(Untold::Unknown),
        }
    }

    fn item(&self, held: PythonValue, key: &PythonValue) -> Told<PythonValue> {
        match (held, key) {
            (
                PythonValue::List(mut items) | PythonValue::Tuple(mut items),
                PythonValue::Int(index),
            ) => {
                let place = place_in(items.len(), index).ok_or(Untold::Unknown)?;
                Ok(items.swap_remove(place))
            }
            (PythonValue::Dict(pairs), key) => {
                let mut pairs = pairs.into_iter();
                let found = pairs.find(|(one, _)| compare(one, key).is_equal());
                found.map(|(_, value)| value).ok_or(Untold::Unknown)
            }
            (PythonValue::Object { name, parts }, PythonValue::Int(index))
                if name == "datetime.IsoCalendarDate" =>
            {
                let place = place_in(parts.len(), index).ok_or(Untold::Unknown)?;
                let part = parts.into_iter().nth(place);
                self.by(part.map(|(_, part)| part).ok_or(Untold::Unknown))
            }
            _ => Err(Untold::Unknown),
        }
    }

    /// A comparison, or several in a row, of which the first one that fails decides.
    fn comparison(&self, compare: &ExprCompare) -> Told<PythonValue> {
        let mut left = self.of(&compare.left)?;
        for (operator, right) in compare.ops.iter().zip(&compare.comparators) {
            if matches!(
                operator,
                CmpOp::In | CmpOp::NotIn | CmpOp::Is | CmpOp::IsNot
            ) {
                return Err(Untold::Unknown);
            }
            let right = self.of(right)?;
            if !self.dated([&left, &right]) {
                return Err(Untold::Unknown);
            }
            if !self.by(calendar::compared(*operator, &left, &right))? {
                return Ok(PythonValue::Bool(false));
            }
            left = right;
        }
        Ok(PythonValue::Bool(true))
    }

    /// One value in a format.
    fn formatted(&self, formatted: &ExprFString) -> Told<PythonValue> {
        let parts: Vec<_> = formatted.value.elements().collect();
        let [InterpolatedStringElement::Interpolation(part)] = parts.as_slice() else {
            return Err(Untold::Unknown);
        };
        let mut format = String::new();
        let elements = part.format_spec.as_ref().map(|format| &format.elements);
        for element in elements.into_iter().flatten() {
            match element {
                InterpolatedStringElement::Literal(literal) => format.push_str(&literal.value),
                InterpolatedStringElement::Interpolation(_) => return Err(Untold::Unknown),
            }
        }
        if part.debug_text.is_some() || part.conversion != ruff_python_ast::ConversionFlag::None {
            return Err(Untold::Unknown);
        }
        let value = self.of(&part.expression)?;
        if Dated::of(&value).is_none() {
            let filled = filled_up(&value, &format).filter(|_| !format.is_empty());
            return filled.map(PythonValue::Str).ok_or(Untold::Unknown);
        }
        self.by(calendar::formatted(&value, &format).map(PythonValue::Str))
    }

    fn call(&self, call: &ExprCall) -> Told<PythonValue> {
        // A value as it is shown, whatever the name before the point is the program's for.
        if let Some(value) = PythonValue::of_literal(&Expr::Call(call.clone()))
            && Dated::of(&value).is_some()
        {
            return self.by(Ok(value));
        }
        if let Some((module, name)) = self.program.of_library(self.at, &call.func) {
            return match module {
                "datetime" if calendar::CLASSES.contains(&&*name) => {
                    self.by(calendar::made(&name, &self.given(&call.arguments)?))
                }
                "calendar" => self.by(calendar::called(&name, &self.given(&call.arguments)?)),
                "json" => self.converted(&name, &call.arguments),
                _ => Err(Untold::Unknown),
            };
        }
        match &*call.func {
            Expr::Name(name) => self.of_python(&name.id, &call.arguments),
            Expr::Attribute(method) => {
                let name = method.attr.as_str();
                if let Some((module, class)) = self.program.of_library(self.at, &method.value) {
                    return match module {
                        "datetime" => {
                            let given = self.given(&call.arguments)?;
                            self.by(calendar::made_by(&class, name, &given))
                        }
                        _ => Err(Untold::Unknown),
                    };
                }
                let object = self.of(&method.value)?;
                if Dated::of(&object).is_none() {
                    return Err(Untold::Unknown);
                }
                self.by(calendar::method(
                    &object,
                    name,
                    &self.given(&call.arguments)?,
                ))
            }
            _ => Err(Untold::Unknown),
        }
    }

    fn given(&self, arguments: &Arguments) -> Told<Given> {
        let mut given = Given {
            places: self.all(&arguments.args)?,
            named: Vec::new(),
        };
        for keyword in &arguments.keywords {
            let name = keyword.arg.as_ref().ok_or(Untold::Unknown)?.to_string();
            let value = match &keyword.value {
                // A function of Python's that is handed on.
                Expr::Name(own) if own.id == "str" && !self.program.binds("str") => {
                    PythonValue::Name("str".to_owned())
                }
                value => self.of(value)?,
            };
            given.named.push((name, value));
        }
        Ok(given)
    }

    /// What a function of `json` comes to.
    fn converted(&self, name: &str, arguments: &Arguments) -> Told<PythonValue> {
        let given = self.given(arguments)?;
        match (name, given.places.as_slice()) {
            // An object of the program may be more than what it is shown as.
            ("dumps", [_]) if self.plain => {
                let kind = |value: &PythonValue| self.bare_kind(value);
                self.by(json::dumps(&given, &kind))
            }
            ("loads", [text]) if given.named.is_empty() => self.by(json::loads(text)),
            _ => Err(Untold::Unknown),
        }
    }

    /// The name of the type of a value that inherits nothing that JSON knows.
    fn bare_kind(&self, value: &PythonValue) -> Option<String> {
        let PythonValue::Object { name, .. } = value else {
            return None;
        };
        if Dated::of(value).is_some() {
            return name.strip_prefix("datetime.").map(str::to_owned);
        }
        let class = self.program.class(name)?;
        matches!(self.program.bases(class), None | Some("" | "object")).then(|| name.clone())
    }

    /// What a function of Python's makes of a value of `datetime`.
    fn of_python(&self, name: &str, arguments: &Arguments) -> Told<PythonValue> {
        if found(self.at, name).is_some() || self.program.binds(name) {
            return Err(Untold::Unknown);
        }
        let known = |value: &PythonValue| match Dated::of(value) {
            Some(_) => Ok(()),
            None => Err(Untold::Unknown),
        };
        match (name, &*arguments.args, &*arguments.keywords) {
            ("str" | "repr" | "abs" | "bool", [one], []) => {
                let value = self.of(one)?;
                known(&value)?;
                self.by(match name {
                    "str" => calendar::formatted(&value, "").map(PythonValue::Str),
                    "repr" => Ok(PythonValue::Str(value.to_string())),
                    "bool" => value
                        .is_true()
                        .map(PythonValue::Bool)
                        .ok_or(Untold::Unknown),
                    _ => calendar::size(&value),
                })
            }
            ("format", [one, format], []) => {
                let (value, format) = (self.of(one)?, self.of(format)?);
                known(&value)?;
                match format {
                    PythonValue::Str(format) => {
                        self.by(calendar::formatted(&value, &format).map(PythonValue::Str))
                    }
                    _ => Err(Untold::Unknown),
                }
            }
            ("isinstance", [one, class], []) => {
                let value = self.of(one)?;
                let is = self.is_of(&value, class)?;
                self.by(Ok(PythonValue::Bool(is)))
            }
            ("divmod", [one, other], []) => {
                let (one, other) = (self.of(one)?, self.of(other)?);
                known(&one)?;
                known(&other)?;
                self.by(calendar::divided(&one, &other))
            }
            ("sum", [all, first], []) => {
                let (PythonValue::List(all) | PythonValue::Tuple(all), first) =
                    (self.of(all)?, self.of(first)?)
                else {
                    return Err(Untold::Unknown);
                };
                known(&first)?;
                let mut sum = first;
                for one in all {
                    let added = calendar::computed(ruff_python_ast::Operator::Add, &sum, &one);
                    sum = self.by(added)?;
                }
                self.by(Ok(sum))
            }
            _ => Err(Untold::Unknown),
        }
    }

    /// Whether a value is of a class of `datetime`.
    fn is_of(&self, value: &PythonValue, class: &Expr) -> Told<bool> {
        if let Expr::Tuple(all) = class {
            for one in &all.elts {
                if self.is_of(value, one)? {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let (module, name) = self
            .program
            .of_library(self.at, class)
            .ok_or(Untold::Unknown)?;
        if module != "datetime" || !calendar::CLASSES.contains(&&*name) {
            return Err(Untold::Unknown);
        }
        let kind = match value {
            PythonValue::Name(_) | PythonValue::Opaque(_) => return Err(Untold::Unknown),
            value => value.kind().strip_prefix("datetime."),
        };
        // A `datetime` is a date as well.
        Ok(kind == Some(&*name) || (kind == Some("datetime") && name == "date"))
    }
}
