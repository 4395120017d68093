//! Objects that were put in order by what a function has given for each: once that is known, they stand where they are. `people[max([0, 1],
//! key={0: 30, 1: 41}.get)]` is `people[1]`.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::{MOST_PLACES, PLACE};
use crate::program::Program;
use crate::program::expressions::written;
use crate::program::order::in_order;
use crate::quiz::PythonValue;
use crate::state::Frame;

impl Program {
    /// The program with the objects of the line that a frame runs by their places, where these are asked for by keys that are known.
    pub(super) fn with_places_by_keys(&self, frame: &Frame) -> Option<Program> {
        if !self.line(frame.line)?.text.contains("}.get") {
            return None;
        }
        self.with_parts(frame, MOST_PLACES, |program, operands| {
            let mut search = Keyed {
                program,
                found: None,
            };
            operands.iter().for_each(|expr| search.visit_expr(expr));
            search.found
        })
    }
}

/// Looks for the first objects that are asked for by keys.
struct Keyed<'p> {
    program: &'p Program,
    found: Option<(Range<usize>, String)>,
}

impl Keyed<'_> {
    /// The objects by their places.
    fn told(&self, expr: &Expr) -> Option<String> {
        let text = &self.program.text;
        match expr {
            Expr::ListComp(list) => {
                let [clause] = list.generators.as_slice() else {
                    return None;
                };
                let item = list.elt.as_subscript_expr()?;
                let named = item.slice.as_name_expr()?.id.as_str() == PLACE;
                let order = order(clause.iter.as_call_expr()?, "sorted")?;
                let places = order
                    .iter()
                    .filter(|_| named)
                    .map(|place| item_at(&item.value, place, text));
                let places: Vec<String> = places.collect::<Option<_>>()?;
                named.then(|| format!("[{}]", places.join(", ")))
            }
            Expr::Subscript(item) => {
                let call = item.slice.as_call_expr()?;
                let least = order(call, "min").or_else(|| order(call, "max"))?;
                item_at(&item.value, least.first()?, text)
            }
            _ => None,
        }
    }
}

impl<'a> Visitor<'a> for Keyed<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() {
            return;
        }
        match self.told(expr) {
            Some(text) => self.found = Some((expr.range().into(), text)),
            None => walk_expr(self, expr),
        }
    }
}

/// What a list has at a place: of one that is written out, the item itself.
fn item_at(list: &Expr, place: &str, text: &str) -> Option<String> {
    if let Expr::List(list) = list {
        let item = list.elts.get(place.parse::<usize>().ok()?)?;
        return written(item, text).map(str::to_owned);
    }
    Some(format!("{}[{place}]", written(list, text)?))
}

/// The numbers that a call of a function puts in order by the values of a dictionary that is written out; of `min` and `max` the one that is
/// theirs comes first.
fn order(call: &ExprCall, name: &str) -> Option<Vec<String>> {
    let own = call.func.as_name_expr()?.id.as_str() == name;
    let [Expr::List(numbers)] = &*call.arguments.args else {
        return None;
    };
    let (mut key, mut reverse) = (None, false);
    for keyword in &call.arguments.keywords {
        match keyword.arg.as_ref()?.as_str() {
            "key" => key = Some(&keyword.value),
            "reverse" => reverse = keyword.value.as_boolean_literal_expr()?.value,
            _ => return None,
        }
    }
    let get = key?.as_attribute_expr().filter(|_| own)?;
    let keys = get.value.as_dict_expr()?;
    let mut values: Vec<(String, PythonValue)> = Vec::new();
    for (number, item) in numbers.elts.iter().zip(&keys.items) {
        let number = PythonValue::of_literal(number)?.to_string();
        let key = PythonValue::of_literal(item.key.as_ref()?)?.to_string();
        let value = PythonValue::of_literal(&item.value).filter(|_| number == key)?;
        values.push((number, value));
    }
    let whole = values.len() == numbers.elts.len() && values.len() == keys.items.len();
    whole.then(|| in_order(values, reverse || name == "max"))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_keys_put_in_order_stands_where_it_is() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{line}\n")).unwrap();
            let found = program.with_places_by_keys(&Frame::new("<module>", 1));
            let found = found.map(|found| found.line(1).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        let keys = "key={0: 5, 1: 2, 2: 5}.get";
        check(&format!("x = xs[max([0, 1, 2], {keys})]"), Some("x=xs[0]"));
        check(&format!("x = xs[min([0, 1, 2], {keys})]"), Some("x=xs[1]"));
        let list = format!("[xs[place__] for place__ in sorted([0, 1, 2], {keys})]");
        check(&format!("x = {list}"), Some("x=[xs[1], xs[0], xs[2]]"));
        let reverse = list.replace(".get)", ".get, reverse=True)");
        check(&format!("x = {reverse}"), Some("x=[xs[0], xs[2], xs[1]]"));
        let listed = list.replace("xs[place__]", "[a, b, c][place__]");
        check(&format!("x = {listed}[:2]"), Some("x=[b, a, c][:2]"));
        // Not all of the keys are known yet.
        check("x = xs[max([0, 1], key={0: 5, 1: f(xs[1])}.get)]", None);
    }
}
