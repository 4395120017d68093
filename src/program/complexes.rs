//! What operations with complex numbers, and functions of `cmath`, come to: pairs of doubles, as CPython 3.11 calculates with them
//! (`Objects/complexobject.c` and `Modules/cmathmodule.c`: products written out, quotients by Smith's method, whole powers by squaring).
//! No digits in columns tell it, so it is looked up, as what floats come to is (`floats.rs`).

use ruff_python_ast::{CmpOp, Expr, ExprBinOp, ExprCall, ExprCompare, Operator, UnaryOp};

use super::floats::LAST_PLACE;
use super::told::Outcome;
use crate::quiz::PythonValue;

/// The largest whole power that is worked out by squaring.
const MOST_SQUARED: f64 = 100.0;

/// A complex number: its real part and its imaginary one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Complex {
    real: f64,
    imaginary: f64,
}

/// What an operation with a complex number that is written out comes to, and how sure that is.
pub(super) fn in_complex(operation: &str) -> Option<(Outcome, f64)> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    match parsed.expr() {
        Expr::BinOp(binary) => operated(binary),
        Expr::UnaryOp(unary) => {
            let operand = Complex::written(&unary.operand)?;
            match unary.op {
                UnaryOp::USub => operand.opposite().shown(1.0),
                UnaryOp::UAdd => operand.shown(1.0),
                UnaryOp::Not => told(PythonValue::Bool(operand.is_zero())),
                UnaryOp::Invert => None,
            }
        }
        Expr::Compare(comparison) => compared(comparison),
        Expr::Attribute(attribute) => {
            let number = Complex::written(&attribute.value)?;
            part(number, &attribute.attr).map(|text| (Outcome::Value(text), 1.0))
        }
        Expr::Call(call) => called(call),
        _ => None,
    }
}

/// The real or the imaginary part of a complex number that an expression writes out.
pub(super) fn part_of(expr: &Expr, name: &str) -> Option<String> {
    part(Complex::written(expr)?, name)
}

/// Whether an expression is a complex number as `repr` writes it: `1j`, `(1+2j)`.
pub(super) fn is_complex(expr: &Expr) -> bool {
    Complex::written(expr).is_some()
}

fn part(number: Complex, name: &str) -> Option<String> {
    let float = match name {
        "real" => number.real,
        "imag" => number.imaginary,
        _ => return None,
    };
    Some(PythonValue::Float(float).to_string())
}

fn told(value: PythonValue) -> Option<(Outcome, f64)> {
    Some((Outcome::Value(value.to_string()), 1.0))
}

fn raised(message: String) -> Option<(Outcome, f64)> {
    Some((Outcome::Raised(message), 1.0))
}

impl Complex {
    fn new(real: f64, imaginary: f64) -> Complex {
        Complex { real, imaginary }
    }

    /// The complex number that an expression writes out.
    fn written(expr: &Expr) -> Option<Complex> {
        match PythonValue::of_literal(expr)? {
            PythonValue::Complex(real, imaginary) => Some(Complex::new(real, imaginary)),
            _ => None,
        }
    }

    /// The number that an operand writes out, as a complex one.
    fn of(expr: &Expr) -> Option<Complex> {
        Complex::of_value(&PythonValue::of_literal(expr)?)
    }

    fn of_value(value: &PythonValue) -> Option<Complex> {
        let real = match value {
            PythonValue::Complex(real, imaginary) => return Some(Complex::new(*real, *imaginary)),
            PythonValue::Float(float) => *float,
            PythonValue::Int(digits) => digits.parse().ok()?,
            PythonValue::Bool(truth) => f64::from(u8::from(*truth)),
            _ => return None,
        };
        Some(Complex::new(real, 0.0))
    }

    fn is_zero(self) -> bool {
        self.real == 0.0 && self.imaginary == 0.0
    }

    fn opposite(self) -> Complex {
        Complex::new(-self.real, -self.imaginary)
    }

    fn plus(self, other: Complex) -> Complex {
        Complex::new(self.real + other.real, self.imaginary + other.imaginary)
    }

    fn minus(self, other: Complex) -> Complex {
        Complex::new(self.real - other.real, self.imaginary - other.imaginary)
    }

    fn times(self, other: Complex) -> Complex {
        Complex::new(
            self.real * other.real - self.imaginary * other.imaginary,
            self.real * other.imaginary + self.imaginary * other.real,
        )
    }

    /// The quotient by one that is not zero (Smith, "Algorithm 116: Complex division", 1962).
    fn by(self, other: Complex) -> Complex {
        if other.real.abs() >= other.imaginary.abs() {
            let ratio = other.imaginary / other.real;
            let below = other.real + other.imaginary * ratio;
            Complex::new(
                (self.real + self.imaginary * ratio) / below,
                (self.imaginary - self.real * ratio) / below,
            )
        } else {
            let ratio = other.real / other.imaginary;
            let below = other.real * ratio + other.imaginary;
            Complex::new(
                (self.real * ratio + self.imaginary) / below,
                (self.imaginary * ratio - self.real) / below,
            )
        }
    }

    /// A power of one that is not zero, and how sure that is.
    fn power(self, exponent: Complex) -> (Complex, f64) {
        let whole = exponent.imaginary == 0.0 && exponent.real.fract() == 0.0;
        if whole && exponent.real.abs() <= MOST_SQUARED {
            let mut product = Complex::new(1.0, 0.0);
            let mut square = self;
            // At most 100, so that nothing of it is lost.
            let times = exponent.real.abs() as u32;
            for bit in 0..u32::BITS - times.leading_zeros() {
                if times >> bit & 1 == 1 {
                    product = product.times(square);
                }
                square = square.times(square);
            }
            let power = if exponent.real > 0.0 {
                product
            } else {
                Complex::new(1.0, 0.0).by(product)
            };
            return (power, 1.0);
        }
        let size = self.size();
        let angle = self.angle();
        let mut length = size.powf(exponent.real);
        let mut phase = angle * exponent.real;
        if exponent.imaginary != 0.0 {
            length /= (angle * exponent.imaginary).exp();
            phase += exponent.imaginary * size.ln();
        }
        (
            Complex::new(length * phase.cos(), length * phase.sin()),
            LAST_PLACE,
        )
    }

    fn size(self) -> f64 {
        self.real.hypot(self.imaginary)
    }

    fn angle(self) -> f64 {
        self.imaginary.atan2(self.real)
    }

    fn root(self) -> Complex {
        if self.is_zero() {
            return Complex::new(0.0, self.imaginary);
        }
        let across = self.real.abs() / 8.0;
        let up = self.imaginary.abs();
        let larger = 2.0 * (across + across.hypot(up / 8.0)).sqrt();
        let smaller = up / (2.0 * larger);
        if self.real >= 0.0 {
            Complex::new(larger, smaller.copysign(self.imaginary))
        } else {
            Complex::new(smaller, larger.copysign(self.imaginary))
        }
    }

    /// As `repr` writes it; what is infinite or no number any more is left to others.
    fn shown(self, sure: f64) -> Option<(Outcome, f64)> {
        let finite = self.real.is_finite() && self.imaginary.is_finite();
        let value = PythonValue::Complex(self.real, self.imaginary);
        finite.then(|| (Outcome::Value(value.to_string()), sure))
    }
}

fn operated(binary: &ExprBinOp) -> Option<(Outcome, f64)> {
    let (left, right) = (Complex::of(&binary.left)?, Complex::of(&binary.right)?);
    if !is_complex(&binary.left) && !is_complex(&binary.right) {
        // A part of a power of a negative number is complex, and nothing else without such an operand.
        let partial = right.real.fract() != 0.0 && left.real < 0.0;
        if binary.op != Operator::Pow || !partial {
            return None;
        }
    }
    match binary.op {
        Operator::Add => left.plus(right).shown(1.0),
        Operator::Sub => left.minus(right).shown(1.0),
        Operator::Mult => left.times(right).shown(1.0),
        Operator::Div if right.is_zero() => {
            raised("ZeroDivisionError: complex division by zero".to_owned())
        }
        Operator::Div => left.by(right).shown(1.0),
        Operator::Pow if right.is_zero() => Complex::new(1.0, 0.0).shown(1.0),
        Operator::Pow if left.is_zero() && (right.imaginary != 0.0 || right.real < 0.0) => {
            raised("ZeroDivisionError: 0.0 to a negative or complex power".to_owned())
        }
        Operator::Pow if left.is_zero() => Complex::new(0.0, 0.0).shown(1.0),
        Operator::Pow => {
            let (power, sure) = left.power(right);
            power.shown(sure)
        }
        operator => {
            let (left, right) = (kind(&binary.left)?, kind(&binary.right)?);
            let sign = operator.as_str();
            raised(format!(
                "TypeError: unsupported operand type(s) for {sign}: '{left}' and '{right}'"
            ))
        }
    }
}

/// The name of the type of a number that is written out.
fn kind(expr: &Expr) -> Option<String> {
    PythonValue::of_literal(expr).map(|value| value.kind().to_owned())
}

fn compared(comparison: &ExprCompare) -> Option<(Outcome, f64)> {
    let ([operator], [right]) = (&*comparison.ops, &*comparison.comparators) else {
        return None;
    };
    let left = &comparison.left;
    if !is_complex(left) && !is_complex(right) {
        return None;
    }
    let equal = || Some(Complex::of(left)? == Complex::of(right)?);
    match operator {
        CmpOp::Eq => told(PythonValue::Bool(equal()?)),
        CmpOp::NotEq => told(PythonValue::Bool(!equal()?)),
        CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => {
            let (left, right, sign) = (kind(left)?, kind(right)?, operator.as_str());
            raised(format!(
                "TypeError: '{sign}' not supported between instances of '{left}' and '{right}'"
            ))
        }
        _ => None,
    }
}

fn called(call: &ExprCall) -> Option<(Outcome, f64)> {
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    let given = &*call.arguments.args;
    match &*call.func {
        Expr::Name(function) => by_name(function.id.as_str(), given),
        Expr::Attribute(method) if method.attr.as_str() == "conjugate" && given.is_empty() => {
            let number = Complex::written(&method.value)?;
            Complex::new(number.real, -number.imaginary).shown(1.0)
        }
        Expr::Attribute(function) if function.value.as_name_expr()?.id == "cmath" => {
            let given: Option<Vec<Complex>> = given.iter().map(Complex::of).collect();
            of_cmath(&function.attr, &given?)
        }
        _ => None,
    }
}

/// What one of Python's own functions makes of complex numbers.
fn by_name(function: &str, given: &[Expr]) -> Option<(Outcome, f64)> {
    match (function, given) {
        ("complex", []) => Complex::new(0.0, 0.0).shown(1.0),
        ("complex", [Expr::StringLiteral(text)]) => {
            let number = PythonValue::read(text.value.to_str().trim()).ok()?;
            Complex::of_value(&number)?.shown(1.0)
        }
        ("complex", [only]) => Complex::of(only)?.shown(1.0),
        // Two numbers with a point are its parts; a complex one among them is multiplied out.
        ("complex", [real, imaginary]) if !is_complex(real) && !is_complex(imaginary) => {
            Complex::new(Complex::of(real)?.real, Complex::of(imaginary)?.real).shown(1.0)
        }
        ("complex", [real, imaginary]) => {
            let turned = Complex::of(imaginary)?;
            let turned = Complex::new(-turned.imaginary, turned.real);
            Complex::of(real)?.plus(turned).shown(1.0)
        }
        ("sum", [Expr::List(list)]) => sum(&list.elts),
        ("sum", [Expr::Tuple(tuple)]) => sum(&tuple.elts),
        (_, [only]) => {
            let number = Complex::written(only)?;
            let value = PythonValue::Complex(number.real, number.imaginary);
            match function {
                "abs" => {
                    let size = number.size();
                    let sure = if size.fract() == 0.0 { 1.0 } else { LAST_PLACE };
                    let shown = PythonValue::Float(size).to_string();
                    Some((Outcome::Value(shown), sure))
                }
                "bool" => told(PythonValue::Bool(!number.is_zero())),
                "str" | "repr" => told(PythonValue::Str(value.to_string())),
                "int" => raised(
                    "TypeError: int() argument must be a string, a bytes-like object or a real \
                     number, not 'complex'"
                        .to_owned(),
                ),
                "float" => raised(
                    "TypeError: float() argument must be a string or a real number, not 'complex'"
                        .to_owned(),
                ),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The sum of numbers of which one at least is complex.
fn sum(numbers: &[Expr]) -> Option<(Outcome, f64)> {
    let mut total = Complex::new(0.0, 0.0);
    for number in numbers {
        total = total.plus(Complex::of(number)?);
    }
    let any = numbers.iter().any(is_complex);
    any.then(|| total.shown(1.0))?
}

/// What a function of `cmath` makes of numbers.
fn of_cmath(name: &str, given: &[Complex]) -> Option<(Outcome, f64)> {
    let float = |float: f64| PythonValue::Float(float).to_string();
    let close = |text: String| Some((Outcome::Value(text), LAST_PLACE));
    match (name, given) {
        ("sqrt", [number]) => number.root().shown(1.0),
        ("exp", [number]) => {
            let size = number.real.exp();
            let (up, across) = number.imaginary.sin_cos();
            Complex::new(size * across, size * up).shown(LAST_PLACE)
        }
        ("phase", [number]) => close(float(number.angle())),
        ("polar", [number]) => close(format!(
            "({}, {})",
            float(number.size()),
            float(number.angle())
        )),
        ("rect", [size, angle]) if size.imaginary == 0.0 && angle.imaginary == 0.0 => {
            let (up, across) = angle.real.sin_cos();
            Complex::new(size.real * across, size.real * up).shown(LAST_PLACE)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complex_numbers_come_to_what_python_says() {
        // Written by CPython 3.11.
        let check = |operation: &str, expected: Option<&str>| {
            let found = in_complex(operation).map(|(outcome, _)| match outcome {
                Outcome::Value(text) => text,
                Outcome::Raised(message) => format!("! {message}"),
            });
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("(1+2j)+1j", Some("(1+3j)"));
        check("1j*1j", Some("(-1+0j)"));
        check("-1*1j", Some("(-0-1j)"));
        check("(3+4j)/(1-2j)", Some("(-1+2j)"));
        check("(1+2j)/2", Some("(0.5+1j)"));
        check("1j**2", Some("(-1+0j)"));
        check("(1+1j)**-1", Some("(0.5-0.5j)"));
        check("-(1+2j)", Some("(-1-2j)"));
        check("abs(3+4j)", Some("5.0"));
        check("(3+4j).real", Some("3.0"));
        check("(3+4j).conjugate()", Some("(3-4j)"));
        check("complex(3,-4)", Some("(3-4j)"));
        check("complex('1+2j')", Some("(1+2j)"));
        check("sum([1j,2,(1+1j)])", Some("(3+2j)"));
        check("(1+0j)==1", Some("True"));
        check("not 0j", Some("True"));
        check("str(1j)", Some("'1j'"));
        check(
            "(-8)**0.3333333333333333",
            Some("(1.0000000000000002+1.7320508075688772j)"),
        );
        check("cmath.sqrt(-4)", Some("2j"));
        check("cmath.polar(1j)", Some("(1.0, 1.5707963267948966)"));
        check(
            "1j<2",
            Some("! TypeError: '<' not supported between instances of 'complex' and 'int'"),
        );
        check(
            "1j%2",
            Some("! TypeError: unsupported operand type(s) for %: 'complex' and 'int'"),
        );
        check(
            "1j/0",
            Some("! ZeroDivisionError: complex division by zero"),
        );
        check("1+2", None);
        check("abs(-3)", None);
    }
}
