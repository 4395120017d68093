//! Decimals and fractions at a state: what its names stand for is put in, and what the operations between them come to is looked up
//! (`exact.rs`). A state shows all of them that there is: they never change.

use ruff_python_ast::{Expr, ExprCall, UnaryOp};

use super::classes::value;
use super::exact::{self, Number, is_amount};
use super::expressions::written;
use super::rewriting::with_told;
use super::told::Outcome;
use super::{Definition, DefinitionKind, Program, canonical_expression, mentions};
use crate::quiz::PythonValue;
use crate::state::State;

/// The longest text of a container of such numbers that is put in, in bytes.
const LONGEST: usize = 1_000;

impl Program {
    /// Whether `Decimal` and `Fraction` are what the library has by these names.
    pub(super) fn has_amounts(&self) -> bool {
        // The module's scope has what it imports, too.
        let binds = |one: &Definition| {
            let inner = one.kind != DefinitionKind::Module;
            is_amount(&one.name) || (inner && one.scope.names().any(is_amount))
        };
        self.imports_any(&["decimal", "fractions"]) && !self.definitions.iter().any(binds)
    }

    /// Whether the program may count decimals in another context than the one that Python begins with.
    fn sets_context(&self) -> bool {
        self.lines.iter().any(|line| {
            let text = &line.text;
            let named = ["setcontext", "localcontext", "Context("];
            named.iter().any(|one| text.contains(one))
                || (text.contains("getcontext(") && text.contains('='))
        })
    }

    /// An expression with the decimals and fractions that it reads, and those that hold nothing else but plain values; `None` where it reads
    /// none.
    pub fn with_amounts(&self, at: &State, expression: &str) -> Option<String> {
        if !self.has_amounts() || expression.contains(" is ") {
            return None;
        }
        with_told(expression, |expr| {
            if let Some((module, name)) = self.of_library(at, expr) {
                return match (module, name.as_str()) {
                    ("decimal", "Decimal") | ("fractions", "Fraction") => Some(name),
                    ("decimal", rounding) if exact::is_rounding(rounding) => {
                        Some(format!("'{rounding}'"))
                    }
                    _ => None,
                };
            }
            let found = match expr {
                Expr::Name(_) => value(at, expr),
                Expr::Attribute(_) | Expr::Subscript(_) if !self.disguises() => value(at, expr),
                _ => None,
            };
            if let Some(found) = found {
                let text = found.to_string();
                return (holds_amounts(&found) && text.len() <= LONGEST).then_some(text);
            }
            let attribute = expr.as_attribute_expr()?;
            let of = match value(at, &attribute.value) {
                Some(found) => Number::shown(&found.to_string()),
                None => Number::of(&attribute.value),
            };
            of?.part(&attribute.attr)
        })
    }

    /// Whether a name is imported by itself, and nothing that the program defines.
    fn is_imported(&self, name: &str) -> bool {
        let mut lines = self.lines.iter();
        let own = self.definitions.iter().any(|one| one.name == name);
        !own && lines.any(|line| line.text.starts_with("from ") && mentions(&line.text, name))
    }

    /// What an operation comes to that has to do with decimals or fractions: its value, or the exception that it raises.
    pub fn exactly(&self, operation: &str) -> Option<Outcome> {
        if !self.has_amounts() || !(operation.contains("Decimal") || operation.contains("Fraction"))
        {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(operation).ok()?;
        if let Expr::Call(call) = parsed.expr()
            && let Expr::Name(function) = &*call.func
            && self.defines(&function.id)
            && !self.is_imported(&function.id)
        {
            return None;
        }
        if operation.contains("Decimal") && depends(parsed.expr()) && self.sets_context() {
            return None;
        }
        exact::worked(parsed.expr())
    }

    /// The value of a part of an expression that makes a decimal or a fraction.
    pub(super) fn exact_part(&self, expr: &Expr, text: &str) -> Option<String> {
        self.exactly(written(expr, text)?)?.value()
    }

    /// How a value is shown that an expression writes out and that is or holds decimals or fractions.
    pub fn amounts_written(&self, expression: &str) -> Option<String> {
        let may = expression.contains("Decimal(") || expression.contains("Fraction(");
        let value = may.then(|| PythonValue::read(expression).ok())??;
        (self.has_amounts() && holds_amounts(&value)).then(|| value.to_string())
    }

    /// The decimal or the fraction that a text shows.
    fn amount(&self, shown: &str) -> Option<Number> {
        Number::shown(shown).filter(|_| self.has_amounts())
    }

    /// Whether a call writes a decimal or a fraction out.
    pub(super) fn writes_amount(&self, call: &ExprCall) -> bool {
        Number::of_call(call).is_some() && self.has_amounts()
    }

    /// What is equal to a decimal or a fraction among values that are told by their texts.
    pub(super) fn amount_plainly(&self, value: &PythonValue) -> Option<PythonValue> {
        let PythonValue::Object { .. } = value else {
            return None;
        };
        self.amount(&value.to_string())?.plainly()
    }

    /// Whether a decimal or a fraction is true.
    pub fn truth_of_amount(&self, shown: &str) -> Option<bool> {
        self.amount(shown).map(|number| number.is_true())
    }

    /// What `str` makes of a decimal, a fraction, what holds such numbers, or an exception of `decimal`'s.
    pub fn said_of_amount(&self, shown: &str) -> Option<String> {
        if let Some((class, rest)) = shown.split_once('(')
            && exact::is_signal(class)
            && self.has_amounts()
        {
            return rest.strip_suffix(')').map(str::to_owned);
        }
        match self.amount(shown) {
            Some(number) => Some(number.said()),
            None => self.amounts_written(shown),
        }
    }

    /// A decimal or a fraction in a format; `Some(None)` where that cannot be told.
    pub fn formatted_amount(&self, shown: &str, format: &str) -> Option<Option<String>> {
        let number = self.amount(shown)?;
        Some(exact::formatted(&number, format))
    }

    /// Whether one number comes before another one, where one of them is a decimal or a fraction.
    pub fn amount_precedes(&self, one: &str, other: &str) -> Option<bool> {
        let comparison = canonical_expression(&format!("{one}<{other}")).ok()?;
        match self.exactly(&comparison)?.value()?.as_str() {
            "True" => Some(true),
            "False" => Some(false),
            _ => None,
        }
    }
}

/// Whether the context has a say in what an operation comes to.
fn depends(operation: &Expr) -> bool {
    let exempt = [
        "Decimal",
        "bool",
        "float",
        "int",
        "isinstance",
        "max",
        "min",
        "repr",
        "sorted",
        "str",
    ];
    match operation {
        Expr::Compare(_) | Expr::Attribute(_) => false,
        Expr::UnaryOp(unary) => unary.op != UnaryOp::Not,
        Expr::Call(call) => match &*call.func {
            Expr::Name(name) => !exempt.contains(&name.id.as_str()),
            _ => true,
        },
        _ => true,
    }
}

/// Whether a value is a decimal or a fraction, or holds such and nothing else but plain values.
fn holds_amounts(value: &PythonValue) -> bool {
    fn held(value: &PythonValue) -> Option<bool> {
        let all = |items: &[PythonValue]| {
            let mut found = false;
            for item in items {
                found |= held(item)?;
            }
            Some(found)
        };
        match value {
            PythonValue::None
            | PythonValue::Bool(_)
            | PythonValue::Int(_)
            | PythonValue::Float(_)
            | PythonValue::Str(_) => Some(false),
            PythonValue::List(items) | PythonValue::Tuple(items) => all(items),
            PythonValue::Dict(pairs) => {
                let mut found = false;
                for (key, value) in pairs {
                    found |= held(key)? | held(value)?;
                }
                Some(found)
            }
            PythonValue::Object { .. } => {
                Number::shown(&value.to_string()).map(|number| number.is_exact())
            }
            _ => None,
        }
    }
    held(value) == Some(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn names_give_way_to_the_numbers_that_they_stand_for() {
        let source = "\
from decimal import Decimal as D, ROUND_HALF_UP
import fractions
x = 1
";
        let program = Program::parse(source).unwrap();
        let locals = [
            ("price", "Decimal('1.50')"),
            ("prices", "{'gum': Decimal('0.75')}"),
            ("half", "Fraction(1, 2)"),
            ("key", "'gum'"),
            ("item", "Item(price=Decimal('2.00'))"),
        ];
        let at = state(Event::Line, &[("<module>", 3, &locals)], None);
        let check = |expression: &str, expected: Option<&str>| {
            let told = program.with_amounts(&at, expression);
            assert_eq!(told.as_deref(), expected, "{expression}");
        };
        check("D('2')", Some("Decimal('2')"));
        check("fractions.Fraction(1,2)", Some("Fraction(1,2)"));
        check("price*2", Some("Decimal('1.50')*2"));
        check("prices[key]", Some("Decimal('0.75')"));
        check("item.price", Some("Decimal('2.00')"));
        check("half.numerator", Some("1"));
        check(
            "price.quantize(price,ROUND_HALF_UP)",
            Some("Decimal('1.50').quantize(Decimal('1.50'),'ROUND_HALF_UP')"),
        );
        check("price is half", None);
        check("key", None);
        check("item", None);
    }

    #[test]
    fn a_class_of_the_program_s_own_is_none_of_the_library_s() {
        let source = "import fractions\nclass Fraction:\n    pass\nx = 1\n";
        let program = Program::parse(source).unwrap();
        assert_eq!(program.exactly("Fraction(1, 2)+1"), None);
        assert_eq!(program.truth_of_amount("Fraction(0, 1)"), None);
        let program = Program::parse("from fractions import Fraction\nx = 1\n").unwrap();
        let sum = program.exactly("Fraction(1, 2)+1");
        assert_eq!(sum, Some(Outcome::Value("Fraction(3, 2)".to_owned())));
        let made = program.exactly("Fraction('3/6')");
        assert_eq!(made, Some(Outcome::Value("Fraction(1, 2)".to_owned())));
        assert_eq!(program.truth_of_amount("Fraction(0, 1)"), Some(false));
    }

    #[test]
    fn another_context_has_a_say_in_sums() {
        let source = "from decimal import *\ngetcontext().prec = 3\nx = 1\n";
        let program = Program::parse(source).unwrap();
        assert_eq!(program.exactly("Decimal('1')+1"), None);
        let holds = program.exactly("Decimal('1')==1");
        assert_eq!(holds, Some(Outcome::Value("True".to_owned())));
    }
}
