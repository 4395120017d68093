//! What operations with decimals and fractions come to, where all of their operands are written out: arithmetic with whole numbers of any
//! length, as Python's library reference ("decimal", "fractions") and the General Decimal Arithmetic specification have it, in the
//! context that Python begins with. Each answers `None` where there is more to it: infinities, what is no number, powers that are
//! not whole, numbers too long to show.

mod calls;
mod decimals;
mod formats;
mod measures;
mod methods;
mod natural;
mod numbers;
mod operators;
mod rational;
mod rounding;
mod whole;
mod wholes;

use ruff_python_ast::Expr;

pub(super) use self::formats::formatted;
pub(super) use self::measures::measured;
pub(super) use self::numbers::Number;
use self::rounding::Rounding;
pub(super) use self::wholes::in_wholes;
use super::told::Outcome;
use crate::quiz::PythonValue;

/// The longest text of what is told, in bytes.
const LONGEST: usize = 600;

impl Outcome {
    fn shown(value: impl ToString) -> Option<Outcome> {
        let text = value.to_string();
        (text.len() <= LONGEST).then_some(Outcome::Value(text))
    }

    fn truth(holds: bool) -> Option<Outcome> {
        Outcome::shown(if holds { "True" } else { "False" })
    }

    fn text(text: String) -> Option<Outcome> {
        Outcome::shown(PythonValue::Str(text))
    }

    fn raised(message: String) -> Option<Outcome> {
        Some(Outcome::Raised(message))
    }
}

/// What an operation comes to that has to do with decimals or fractions.
pub(super) fn worked(operation: &Expr) -> Option<Outcome> {
    match operation {
        Expr::Call(call) => calls::called(call),
        Expr::Attribute(attribute) => methods::attribute(attribute),
        Expr::BinOp(binary) => operators::binary(binary),
        Expr::UnaryOp(unary) => operators::unary(unary),
        Expr::Compare(comparison) => operators::comparison(comparison),
        _ => None,
    }
}

/// Whether a name is that of one of the roundings of `decimal`.
pub(super) fn is_rounding(name: &str) -> bool {
    Rounding::named(name).is_some()
}

/// Whether a class of this name has decimals or fractions, where it is the library's.
pub(super) fn is_amount(class: &str) -> bool {
    matches!(class, "Decimal" | "Fraction")
}

/// Whether a class of exceptions is one of `decimal`'s, which show the list of what has been signalled.
pub(super) fn is_signal(class: &str) -> bool {
    matches!(class, "DivisionByZero" | "InvalidOperation")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(operation: &str, expected: Option<&str>) {
        let parsed = ruff_python_parser::parse_expression(operation).unwrap();
        let found = worked(parsed.expr()).map(|told| match told {
            Outcome::Value(text) => text,
            Outcome::Raised(message) => format!("! {message}"),
        });
        assert_eq!(found.as_deref(), expected, "{operation}");
    }

    #[test]
    fn decimals_are_made() {
        check("Decimal('12.90')", Some("Decimal('12.90')"));
        check("Decimal(' 1_000.5 ')", Some("Decimal('1000.5')"));
        check("Decimal('.5')", Some("Decimal('0.5')"));
        check("Decimal('1e5')", Some("Decimal('1E+5')"));
        check("Decimal('-0.00000012')", Some("Decimal('-1.2E-7')"));
        check("Decimal()", Some("Decimal('0')"));
        check("Decimal(-7)", Some("Decimal('-7')"));
        check("Decimal(True)", Some("Decimal('1')"));
        check("Decimal(0.5)", Some("Decimal('0.5')"));
        check(
            "Decimal(0.1)",
            Some("Decimal('0.1000000000000000055511151231257827021181583404541015625')"),
        );
        check(
            "Decimal('$5')",
            Some("! InvalidOperation: [<class 'decimal.ConversionSyntax'>]"),
        );
        check(
            "Decimal(None)",
            Some("! TypeError: conversion from NoneType to Decimal is not supported"),
        );
        check("Decimal('Infinity')", None);
        check("Decimal('1e999999999')", None);
        check("Decimal(x)", None);
    }

    #[test]
    fn decimals_are_counted_with() {
        check("Decimal('0.1')+Decimal('0.2')", Some("Decimal('0.3')"));
        check("Decimal('1.10')*3", Some("Decimal('3.30')"));
        check("1-Decimal('0.15')", Some("Decimal('0.85')"));
        check(
            "Decimal('1')/3",
            Some("Decimal('0.3333333333333333333333333333')"),
        );
        check("Decimal('10')/Decimal('4')", Some("Decimal('2.5')"));
        check("Decimal('-7')//2", Some("Decimal('-3')"));
        check("Decimal('-7')%2", Some("Decimal('-1')"));
        check("Decimal('1.05')**2", Some("Decimal('1.1025')"));
        check("Decimal('2')**-1", Some("Decimal('0.5')"));
        check("-Decimal('0.00')", Some("Decimal('0.00')"));
        check("abs(Decimal('-3.50'))", Some("Decimal('3.50')"));
        check(
            "sum([Decimal('1.5'), 2, Decimal('0.25')])",
            Some("Decimal('3.75')"),
        );
        check("sum([], Decimal('0'))", Some("Decimal('0')"));
        check("max([Decimal('1.5'), Decimal('2')])", Some("Decimal('2')"));
        check(
            "sorted([Decimal('2'), Decimal('1.5')], reverse=True)",
            Some("[Decimal('2'), Decimal('1.5')]"),
        );
        check(
            "divmod(Decimal('7.5'), 2)",
            Some("(Decimal('3'), Decimal('1.5'))"),
        );
        check("Decimal('2')**Decimal('0.5')", None);
        check("Decimal('9')**999999999", None);
        check("1+2", None);
        check("abs(-1)", None);
        check("sum([1, 2])", None);
    }

    #[test]
    fn decimals_are_compared_and_converted() {
        check("Decimal('1.0')==1", Some("True"));
        check("Decimal('0.1')==0.1", Some("False"));
        check("Decimal('0.5')<=0.5", Some("True"));
        check("Decimal('0.5')<Fraction(2, 3)", Some("True"));
        check("Decimal('1')=='1'", Some("False"));
        check("Decimal('1') in [2, Decimal('1.0')]", Some("True"));
        check("not Decimal('0.00')", Some("True"));
        check("bool(Decimal('0.1'))", Some("True"));
        check("int(Decimal('-7.9'))", Some("-7"));
        check("float(Decimal('2.50'))", Some("2.5"));
        check("str(Decimal('2.50'))", Some("'2.50'"));
        check("repr(Decimal('2.50'))", Some("\"Decimal('2.50')\""));
        check("round(Decimal('2.5'))", Some("2"));
        check("round(Decimal('2.675'), 2)", Some("Decimal('2.68')"));
        check("isinstance(Decimal('1'), (int, Decimal))", Some("True"));
        check("isinstance(1, Decimal)", Some("False"));
        check("format(Decimal('1234.5'), ',.2f')", Some("'1,234.50'"));
    }

    #[test]
    fn methods_are_those_of_the_specification() {
        check(
            "Decimal('2.675').quantize(Decimal('0.01'))",
            Some("Decimal('2.68')"),
        );
        check(
            "Decimal('2.665').quantize(Decimal('0.01'))",
            Some("Decimal('2.66')"),
        );
        check(
            "Decimal('2.665').quantize(Decimal('0.01'), rounding='ROUND_HALF_UP')",
            Some("Decimal('2.67')"),
        );
        check(
            "Decimal('-0.001').quantize(Decimal('0.01'), 'ROUND_UP')",
            Some("Decimal('-0.01')"),
        );
        check(
            "Decimal('1').quantize(Decimal('1E-30'))",
            Some("! InvalidOperation: [<class 'decimal.InvalidOperation'>]"),
        );
        check("Decimal('100').normalize()", Some("Decimal('1E+2')"));
        check("Decimal('2.5').to_integral_value()", Some("Decimal('2')"));
        check("Decimal('-2').copy_abs()", Some("Decimal('2')"));
        check("Decimal('0.0').is_zero()", Some("True"));
        check("Decimal('6.25').sqrt()", Some("Decimal('2.5')"));
        check(
            "Decimal('2.5').as_tuple()",
            Some("DecimalTuple(sign=0, digits=(2, 5), exponent=-1)"),
        );
        check("Decimal('1.5').as_integer_ratio()", Some("(3, 2)"));
        check("Decimal('1.5').compare(2)", Some("Decimal('-1')"));
        check("Decimal('1.5').unknown()", None);
    }

    #[test]
    fn fractions_are_made_and_counted_with() {
        check("Fraction(6, -8)", Some("Fraction(-3, 4)"));
        check("Fraction('3/4')", Some("Fraction(3, 4)"));
        check("Fraction('0.25')", Some("Fraction(1, 4)"));
        check("Fraction(0.125)", Some("Fraction(1, 8)"));
        check("Fraction(Decimal('0.5'))", Some("Fraction(1, 2)"));
        check("Fraction(1, 3)+Fraction(1, 6)", Some("Fraction(1, 2)"));
        check("1-Fraction(1, 3)", Some("Fraction(2, 3)"));
        check("Fraction(1, 2)*4", Some("Fraction(2, 1)"));
        check("Fraction(7, 2)//1", Some("3"));
        check("Fraction(-7, 2)%1", Some("Fraction(1, 2)"));
        check("Fraction(2, 3)**-2", Some("Fraction(9, 4)"));
        check("Fraction(1, 2)+0.25", Some("0.75"));
        check("2**Fraction(3, 1)", Some("8"));
        check("Fraction(3, 4).numerator", Some("3"));
        check("Fraction(3, 4).denominator", Some("4"));
        check("str(Fraction(3, 1))", Some("'3'"));
        check("str(Fraction(-3, 4))", Some("'-3/4'"));
        check("float(Fraction(1, 3))", Some("0.3333333333333333"));
        check("int(Fraction(-7, 2))", Some("-3"));
        check("round(Fraction(7, 2))", Some("4"));
        check("round(Fraction(22, 7), 2)", Some("Fraction(157, 50)"));
        check(
            "Fraction(311, 99).limit_denominator(10)",
            Some("Fraction(22, 7)"),
        );
        check("Fraction(1, 2)==0.5", Some("True"));
        check("Fraction(1, 3)<Fraction(1, 2)", Some("True"));
        check("Fraction(1, 2)**0.5", None);
    }

    #[test]
    fn what_is_raised_is_told() {
        check(
            "Decimal('1')/0",
            Some("! DivisionByZero: [<class 'decimal.DivisionByZero'>]"),
        );
        check(
            "Decimal('0')/Decimal('0')",
            Some("! InvalidOperation: [<class 'decimal.DivisionUndefined'>]"),
        );
        check(
            "Decimal('1')%0",
            Some("! InvalidOperation: [<class 'decimal.InvalidOperation'>]"),
        );
        check(
            "Decimal('1')+1.5",
            Some("! TypeError: unsupported operand type(s) for +: 'decimal.Decimal' and 'float'"),
        );
        check(
            "Fraction(1, 2)*'a'",
            Some("! TypeError: can't multiply sequence by non-int of type 'Fraction'"),
        );
        check(
            "Decimal('1')<'a'",
            Some("! TypeError: '<' not supported between instances of 'decimal.Decimal' and 'str'"),
        );
        check(
            "Fraction(3, 0)",
            Some("! ZeroDivisionError: Fraction(3, 0)"),
        );
        check(
            "Fraction(1, 2)/0",
            Some("! ZeroDivisionError: Fraction(1, 0)"),
        );
        check(
            "Fraction('half')",
            Some("! ValueError: Invalid literal for Fraction: 'half'"),
        );
        check(
            "Fraction(1.5, 2)",
            Some("! TypeError: both arguments should be Rational instances"),
        );
    }
}
