//! What there is to go through: the elements of a list, a dictionary, a view of it, of what `enumerate`, `zip`, `filter` and the like make of
//! others, and of an object of the program.

use ruff_python_ast::{Expr, ExprCall};

use super::{Names, Reading};
use crate::program::heap::{Cell, Gap, Held};
use crate::program::sequences::numbers_of;
use crate::quiz::PythonValue;

/// The most numbers of a `range` that are gone through.
const MOST_NUMBERS: usize = 400;

impl Reading<'_> {
    /// The elements of a list, a tuple, a dictionary, or an object of the program that can be gone through.
    pub(in crate::program) fn elements(
        &self,
        expr: &Expr,
        around: &mut Vec<usize>,
    ) -> Result<Vec<Held>, Gap> {
        let called = match expr {
            Expr::Call(call) => self.elements_of_call(call, around)?,
            Expr::Generator(generator) => {
                Some(self.each_made(&generator.elt, &generator.generators, around)?)
            }
            _ => None,
        };
        if let Some(items) = called {
            return Ok(items);
        }
        match self.held(expr) {
            Held::Tuple(items) | Held::List(items) => Ok(items),
            Held::Dict(pairs) => Ok(pairs.into_iter().map(|(key, _)| key).collect()),
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::List(items) => Ok(items.clone()),
                Cell::Dict(pairs) => Ok(pairs.iter().map(|(key, _)| key.clone()).collect()),
                Cell::Instance { .. } => self.gone_through(index, around),
                Cell::Method(..) | Cell::Function(_) | Cell::Other(_) => Err(Gap::Unknown),
            },
            Held::Text(text) => letters(&text).ok_or(Gap::Unknown),
            Held::Missing => Err(Gap::Missing),
            _ => Err(Gap::Unknown),
        }
    }

    /// The elements that a call of Python's gives; `None` where it is not one of those that are known.
    pub(super) fn elements_of_call(
        &self,
        call: &ExprCall,
        around: &mut Vec<usize>,
    ) -> Result<Option<Vec<Held>>, Gap> {
        let arguments = &*call.arguments.args;
        if let Expr::Attribute(view) = &*call.func {
            let Some(pairs) = self
                .pairs_held(&view.value)
                .filter(|_| call.arguments.is_empty())
            else {
                return Ok(None);
            };
            let pairs = pairs.into_iter();
            return Ok(match view.attr.as_str() {
                "items" => Some(
                    pairs
                        .map(|(key, one)| Held::Tuple(vec![key, one]))
                        .collect(),
                ),
                "values" => Some(pairs.map(|(_, one)| one).collect()),
                "keys" => Some(pairs.map(|(key, _)| key).collect()),
                _ => None,
            });
        }
        let Some(name) = call.func.as_name_expr().map(|name| name.id.as_str()) else {
            return Ok(None);
        };
        let bare = call.arguments.keywords.is_empty();
        let starred = arguments.iter().any(Expr::is_starred_expr);
        if self.program.binds(name) || starred || !(bare || matches!(name, "sorted" | "enumerate"))
        {
            return Ok(None);
        }
        Ok(match (name, arguments) {
            ("range", bounds) => {
                let bounds: Option<Vec<i64>> = bounds
                    .iter()
                    .map(|one| self.plain(one)?.parse().ok())
                    .collect();
                let numbers = bounds.and_then(|bounds| numbers_of(&bounds));
                let numbers = numbers.ok_or(Gap::Unknown)?.take(MOST_NUMBERS + 1);
                let numbers: Vec<Held> = numbers.map(|one| Held::Text(one.to_string())).collect();
                Some(numbers).filter(|all| all.len() <= MOST_NUMBERS)
            }
            ("list" | "tuple" | "iter", [of]) => Some(self.elements(of, around)?),
            ("reversed", [of]) => Some(self.elements(of, around)?.into_iter().rev().collect()),
            ("sorted", _) => Some(self.in_order(call, around)?),
            ("enumerate", [of, ..]) => {
                let start = match (arguments.get(1), &*call.arguments.keywords) {
                    (None, []) => 0,
                    (Some(start), []) => self.number(start)?,
                    (None, [one]) => self.number(&one.value)?,
                    _ => return Err(Gap::Unknown),
                };
                let numbers = (start..).map(|number| Held::Text(number.to_string()));
                let pairs = numbers.zip(self.elements(of, around)?);
                Some(
                    pairs
                        .map(|(number, one)| Held::Tuple(vec![number, one]))
                        .collect(),
                )
            }
            ("zip", [_, ..]) => {
                let rows: Result<Vec<Vec<Held>>, Gap> = arguments
                    .iter()
                    .map(|one| self.elements(one, around))
                    .collect();
                let rows = rows?;
                let shortest = rows.iter().map(Vec::len).min().unwrap_or(0);
                let row =
                    |place: usize| Held::Tuple(rows.iter().map(|row| row[place].clone()).collect());
                Some((0..shortest).map(row).collect())
            }
            ("filter", [test, of]) => {
                let mut kept = Vec::new();
                for one in self.elements(of, around)? {
                    if self.applied(test, &one, |inside, body| inside.decided(body))? {
                        kept.push(one);
                    }
                }
                Some(kept)
            }
            ("map", [made, of]) => {
                let elements = self.elements(of, around)?;
                let all: Result<Vec<Held>, Gap> = elements
                    .iter()
                    .map(|one| self.applied(made, one, |inside, body| Ok(inside.held(body))))
                    .collect();
                Some(all?)
            }
            _ => None,
        })
    }

    /// How many times something is gone through.
    pub(in crate::program) fn count(&self, expr: &Expr) -> Option<usize> {
        Some(self.elements(expr, &mut Vec::new()).ok()?.len())
    }

    /// The keys of a dictionary, with what is under each.
    pub(super) fn pairs_held(&self, expr: &Expr) -> Option<Vec<(Held, Held)>> {
        let before = self.read.get();
        let pairs = match self.held(expr) {
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::Dict(pairs) => Some(pairs.clone()),
                _ => None,
            },
            Held::Dict(pairs) => Some(pairs),
            _ => None,
        };
        if pairs.is_none() {
            self.read.set(before);
        }
        pairs
    }

    fn number(&self, expr: &Expr) -> Result<i64, Gap> {
        let number = self.plain(expr).and_then(|text| text.parse().ok());
        number.ok_or(Gap::Unknown)
    }

    /// What a `lambda` of one parameter makes of an element.
    pub(super) fn applied<R>(
        &self,
        function: &Expr,
        element: &Held,
        look: impl FnOnce(&Reading<'_>, &Expr) -> Result<R, Gap>,
    ) -> Result<R, Gap> {
        let lambda = function.as_lambda_expr().ok_or(Gap::Unknown)?;
        let parameters = lambda.parameters.as_deref().ok_or(Gap::Unknown)?;
        let [one] = parameters.args.as_slice() else {
            return Err(Gap::Unknown);
        };
        if parameters.len() != 1 {
            return Err(Gap::Unknown);
        }
        let mut own = self.own.clone();
        own.insert(one.parameter.name.to_string(), element.clone());
        self.with_names(&own, |inside| look(inside, &lambda.body))
    }

    /// Reads with other names, and goes on behind the calls that this has read.
    pub(super) fn with_names<R>(&self, own: &Names, look: impl FnOnce(&Reading<'_>) -> R) -> R {
        let inside = Reading {
            own,
            read: self.read.clone(),
            heaped: self.heaped.clone(),
            ..*self
        };
        let found = look(&inside);
        self.read.set(inside.read.get());
        found
    }
}

/// Gives a name, or several, what is held.
pub(in crate::program) fn bind(names: &mut Names, target: &Expr, held: Held) -> Result<(), Gap> {
    match (target, held) {
        (Expr::Name(name), held) => {
            names.insert(name.id.to_string(), held);
            Ok(())
        }
        (Expr::Tuple(targets), Held::Tuple(items)) if targets.elts.len() == items.len() => {
            let mut pairs = targets.elts.iter().zip(items);
            pairs.try_for_each(|(target, held)| bind(names, target, held))
        }
        _ => Err(Gap::Unknown),
    }
}

/// The letters of a text, one by one.
pub(in crate::program) fn letters(text: &str) -> Option<Vec<Held>> {
    let PythonValue::Str(text) = PythonValue::read(text).ok()? else {
        return None;
    };
    let letter = |one: char| Held::Text(PythonValue::Str(one.to_string()).to_string());
    Some(text.chars().map(letter).collect())
}
