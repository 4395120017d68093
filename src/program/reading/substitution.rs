//! The substitution of values for names: an expression with what its names, attributes and items are in their places.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall};
use ruff_text_size::Ranged;

use super::{Reading, is_constant};
use crate::program::exact::is_rounding;
use crate::program::expressions::{canonical, written};
use crate::program::heap::{Gap, Held, Style};
use crate::program::standard::only_looks;
use crate::quiz::PythonValue;
use crate::state::State;

/// The longest expression without names that is kept.
const LONGEST: usize = 200;

/// What types of days and times say of the present.
const PRESENT: [&str; 3] = ["now", "today", "utcnow"];

/// Functions of Python's that make a value of values.
const PLAIN: [&str; 16] = [
    "abs", "bool", "chr", "divmod", "float", "int", "len", "max", "min", "ord", "pow", "round",
    "sorted", "str", "sum", "repr",
];

/// Whether there is something in a value that is shown as `<…>`.
fn holds_opaque(value: &PythonValue) -> bool {
    matches!(value, PythonValue::Opaque(_)) || value.held().into_iter().any(holds_opaque)
}

impl<'a> Reading<'a> {
    /// An expression with the values of what it reads, if all of these are known.
    pub(super) fn without_names(&self, expr: &Expr) -> Held {
        let mut places = Vec::new();
        match self.put(expr, &mut places) {
            Ok(()) => {}
            Err(Gap::Missing) => return Held::Missing,
            Err(Gap::Unknown) => return Held::Unknown,
        }
        let Some(whole) = written(expr, self.text) else {
            return Held::Unknown;
        };
        let start = usize::from(expr.start());
        let mut text = whole.to_owned();
        places.sort_by_key(|(range, _): &(Range<usize>, String)| range.start);
        for (range, value) in places.iter().rev() {
            text.replace_range(range.start - start..range.end - start, value);
        }
        match canonical(&text).filter(|text| text.chars().count() <= LONGEST) {
            Some(text) if let Some(value) = self.looked_up(&text) => Held::Text(value),
            Some(text) if let Some(value) = self.counted_exactly(&text) => Held::Text(value),
            Some(text) if let Some(value) = self.dated(&text) => Held::Text(value),
            Some(text) => match PythonValue::read(&text) {
                // A call reads like an object: `max(1, 2)`.
                Ok(PythonValue::Object { name, .. }) if name != "range" => Held::Worked(text),
                // `float('2.5')` reads as the number that it makes.
                Ok(value) if text.contains("float(") => Held::Text(value.to_string()),
                Ok(_) => Held::Text(text),
                Err(_) => Held::Worked(text),
            },
            None => Held::Unknown,
        }
    }

    /// What a function of the library comes to that is looked up, where what it is given is written out.
    fn looked_up(&self, text: &str) -> Option<String> {
        let found = self.program.looked_up_in_library(&State::start(), text)?;
        found.value()
    }

    /// The decimal or the fraction that an operation on such numbers comes to, or what else it does.
    fn counted_exactly(&self, text: &str) -> Option<String> {
        let amounts = text.contains("Decimal(") || text.contains("Fraction(");
        let counted = amounts.then(|| self.program.exactly(text)?.value())?;
        counted.or_else(|| self.program.amounts_written(text))
    }

    /// What the calendar says of an expression without names.
    pub(super) fn dated(&self, text: &str) -> Option<String> {
        let asked = self.program.has_dates() && text.contains("date");
        let told = asked.then(|| self.program.consulted(&State::start(), text))?;
        told?.value()
    }

    /// The module and the name in it of what an expression reads that was imported, and that nothing hides.
    fn library_name(&self, expr: &Expr) -> Option<(&'a str, String)> {
        let (own, module, name) = self.program.imported(expr)?;
        let free = !self.own.contains_key(own) && !self.program.defines_or_hides(own);
        free.then_some((module, name))
    }

    /// Where values belong in what makes a day or a time, or asks one for something; `None` where an expression does neither, or asks for the
    /// present.
    fn put_date(
        &self,
        call: &ExprCall,
        places: &mut Vec<(Range<usize>, String)>,
    ) -> Option<Result<(), Gap>> {
        if !self.program.has_dates() {
            return None;
        }
        let makes = |expr: &Expr| Some(self.library_name(expr)?.0 == "datetime");
        let method = call.func.as_attribute_expr();
        if method.is_some_and(|method| PRESENT.contains(&method.attr.as_str())) {
            return None;
        }
        let of_type = method.and_then(|method| makes(&method.value));
        if makes(&call.func) != Some(true) && of_type != Some(true) {
            if self.entered(call).is_some() {
                return None;
            }
            let day = |text: &str| text.starts_with("datetime.");
            self.put_receiver(&method?.value, day, places)?;
        }
        Some(self.put_arguments(call, places))
    }

    /// Where values belong in what makes a decimal or a fraction, or asks one for something; `None` where an expression does neither.
    fn put_amount(
        &self,
        expr: &Expr,
        places: &mut Vec<(Range<usize>, String)>,
    ) -> Option<Result<(), Gap>> {
        if !self.program.has_amounts() {
            return None;
        }
        if let Some((module, name)) = self.library_name(expr) {
            let rounding = module == "decimal" && is_rounding(&name);
            return rounding.then(|| {
                places.push((expr.range().into(), format!("'{name}'")));
                Ok(())
            });
        }
        let call = expr.as_call_expr()?;
        match self.library_name(&call.func) {
            Some((module, name)) => {
                let makes = [("decimal", "Decimal"), ("fractions", "Fraction")];
                makes.contains(&(module, name.as_str())).then_some(())?;
                places.push((call.func.range().into(), name));
            }
            None => {
                let method = call.func.as_attribute_expr()?;
                if self.entered(call).is_some() {
                    return None;
                }
                let amount = |text: &str| self.program.truth_of_amount(text).is_some();
                self.put_receiver(&method.value, amount, places)?;
            }
        }
        Some(self.put_arguments(call, places))
    }

    /// Where the value of what a method is called on belongs; `None` where it is none that is meant.
    fn put_receiver(
        &self,
        receiver: &Expr,
        is_meant: impl Fn(&str) -> bool,
        places: &mut Vec<(Range<usize>, String)>,
    ) -> Option<()> {
        let before = self.read.get();
        let held = self.held(receiver);
        self.read.set(before);
        let meant = matches!(&held, Held::Text(text) if is_meant(text));
        meant.then(|| self.put(receiver, places))?.ok()
    }

    /// Where values belong in what a call is given.
    fn put_arguments(
        &self,
        call: &ExprCall,
        places: &mut Vec<(Range<usize>, String)>,
    ) -> Result<(), Gap> {
        let named = call.arguments.keywords.iter().map(|one| &one.value);
        let mut given = call.arguments.args.iter().chain(named);
        given.try_for_each(|one| self.put(one, places))
    }

    /// Whether a function is one of those, and no name of the program's.
    fn is_looked_up(&self, function: &Expr) -> bool {
        let root = match function {
            Expr::Attribute(attribute) => attribute.value.as_name_expr(),
            function => function.as_name_expr(),
        };
        let free = root.is_some_and(|name| {
            let name = name.id.as_str();
            !self.own.contains_key(name) && !self.module.contains_key(name)
        });
        free && self.program.imports_any(&["bisect"]) && only_looks("bisect", function)
    }

    /// Where in an expression values belong.
    fn put(&self, expr: &Expr, places: &mut Vec<(Range<usize>, String)>) -> Result<(), Gap> {
        if is_constant(expr) {
            return Ok(());
        }
        // What decides a choice is all that it comes to.
        if let Expr::BoolOp(either) = expr {
            let before = self.read.get();
            if let Some(Held::Text(text)) = self.decisive(either)
                && PythonValue::read(&text).is_ok()
            {
                places.push((expr.range().into(), text));
                return Ok(());
            }
            self.read.set(before);
        }
        if let Some(parts) = self.parts(expr) {
            return parts
                .into_iter()
                .try_for_each(|part| self.put(part, places));
        }
        if let Some(elements) = self.gone_through_in_thought(expr) {
            let list = Held::List(elements);
            let text = self.heap.text(self.program, &list, Style::Shown)?;
            places.push((Range::<usize>::from(expr.range()), text));
            return Ok(());
        }
        if let Some(amount) = self.put_amount(expr, places) {
            return amount;
        }
        if let Expr::Call(call) = expr
            && let Some(date) = self.put_date(call, places)
        {
            return date;
        }
        // Anything else is read as it stands, or not at all.
        let reads = match expr {
            Expr::Name(_)
            | Expr::Attribute(_)
            | Expr::Subscript(_)
            | Expr::Tuple(_)
            | Expr::List(_) => true,
            Expr::Call(call) => self.entered(call).is_some(),
            _ => false,
        };
        if !reads {
            return Err(Gap::Unknown);
        }
        let held = self.held(expr);
        let range = Range::<usize>::from(expr.range());
        let text = match &held {
            Held::Text(text) if PythonValue::read(text).is_ok() => text.clone(),
            Held::Worked(text) => match self.heap.answers.get(text) {
                Some(answer) => answer.clone(),
                None => text.clone(),
            },
            Held::Missing => return Err(Gap::Missing),
            held if !self.heap.hides(self.program, held) => {
                self.heap.text(self.program, held, Style::Shown)?
            }
            _ => return Err(Gap::Unknown),
        };
        let bare = || PythonValue::read(&text).is_ok_and(|value| !holds_opaque(&value));
        if text.contains('<') && !matches!(held, Held::Worked(_)) && !bare() {
            return Err(Gap::Unknown);
        }
        let single = text
            .starts_with(|first: char| first.is_alphanumeric() || "'\"[{(".contains(first))
            && matches!(held, Held::Text(_) | Held::Object(_) | Held::Tuple(_));
        places.push((range, if single { text } else { format!("({text})") }));
        Ok(())
    }

    /// The elements of a comprehension, a view or the like that a function is given, where no frame runs.
    fn gone_through_in_thought(&self, expr: &Expr) -> Option<Vec<Held>> {
        let around = &mut Vec::new();
        let elements = match expr {
            Expr::Generator(_) | Expr::ListComp(_) if self.thinks => {
                self.elements(expr, around).ok()?
            }
            Expr::Call(call) if self.thinks && self.entered(call).is_none() => {
                self.elements_of_call(call, around).ok()??
            }
            _ => return None,
        };
        let hides = |one: &Held| self.heap.hides(self.program, one);
        (!elements.iter().any(hides)).then_some(elements)
    }

    /// The parts of an expression that values belong in, each by itself; `None` where it has none such.
    fn parts<'e>(&self, expr: &'e Expr) -> Option<Vec<&'e Expr>> {
        match expr {
            Expr::BinOp(sum) => Some(vec![&sum.left, &sum.right]),
            Expr::UnaryOp(unary) => Some(vec![&unary.operand]),
            Expr::BoolOp(either) => Some(either.values.iter().collect()),
            Expr::If(choice) => Some(vec![&choice.test, &choice.body, &choice.orelse]),
            Expr::FString(formatted) => {
                let parts = formatted.value.elements();
                let values: Vec<_> = parts.filter_map(|part| part.as_interpolation()).collect();
                let bare = values.iter().all(|part| {
                    let mut format = part.format_spec.iter().flat_map(|spec| &spec.elements);
                    part.debug_text.is_none() && format.all(|one| one.as_literal().is_some())
                });
                bare.then(|| values.iter().map(|part| &*part.expression).collect())
            }
            Expr::Compare(compare) => {
                let left = std::iter::once(&*compare.left);
                Some(left.chain(&compare.comparators).collect())
            }
            Expr::Call(call)
                if call.arguments.keywords.is_empty() && self.entered(call).is_none() =>
            {
                let named = call.func.as_name_expr();
                let plain = named.is_some_and(|name| {
                    PLAIN.contains(&name.id.as_str())
                        && !self.own.contains_key(name.id.as_str())
                        && !self.module.contains_key(name.id.as_str())
                });
                let method = call.func.as_attribute_expr();
                let of_text = method.filter(|method| matches!(self.held(&method.value), Held::Text(text) if text.starts_with(['\'', '"'])));
                let object = of_text.map(|method| &*method.value);
                let parts = object.into_iter().chain(&call.arguments.args).collect();
                let told = plain || object.is_some() || self.is_looked_up(&call.func);
                told.then_some(parts)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::heap::Heap;

    #[test]
    fn decimals_are_counted_with() {
        let source = "from decimal import Decimal as D, ROUND_HALF_UP\n";
        let program = Program::parse(source).unwrap();
        let heap = Heap::default();
        let check = |text: &str, expected: &str| {
            let told = |text: &str| Held::Text(text.to_owned());
            let own = [
                ("price".to_owned(), told("'1.25'")),
                ("net".to_owned(), told("Decimal('2.345')")),
            ]
            .into();
            let reading = Reading {
                own: &own,
                text,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), told(expected), "{text}");
        };
        check("D(price)", "Decimal('1.25')");
        check("2*D(price)", "Decimal('2.50')");
        check("net+D('1')", "Decimal('3.345')");
        let rounded = "net.quantize(D('0.01'), rounding=ROUND_HALF_UP)";
        check(rounded, "Decimal('2.35')");
    }
}
