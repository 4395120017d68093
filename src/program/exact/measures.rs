//! What `statistics` says of numbers, and the exact sums of `math.fsum` and `math.dist`: all of it is worked out with fractions and rounded
//! once, as Python does it (Python's library reference, "statistics").

use std::cmp::Ordering;

use ruff_python_ast::Expr;

use super::Outcome;
use super::rational::Rational;
use super::whole::Whole;
use crate::quiz::PythonValue;

/// What an operation comes to that asks for a measure of numbers which are written out.
pub(in crate::program) fn measured(operation: &str) -> Option<Outcome> {
    let parsed = ruff_python_parser::parse_expression(operation).ok()?;
    let call = parsed.expr().as_call_expr()?;
    if let (Expr::Name(name), [number, places]) = (&*call.func, &*call.arguments.args) {
        let rounds = name.id.as_str() == "round";
        return rounds.then(|| rounded(number, places))?;
    }
    let function = call.func.as_attribute_expr()?;
    let module = function.value.as_name_expr()?.id.as_str();
    let name = function.attr.as_str();
    if !call.arguments.keywords.is_empty() {
        return None;
    }
    match (module, name, &*call.arguments.args) {
        ("math", "fsum", [listed]) => {
            let sum = sum(&Numbers::of(listed)?.exact)?;
            Outcome::shown(PythonValue::Float(sum.as_float()?))
        }
        ("math", "dist", [one, other]) => {
            let (one, other) = (Numbers::of(one)?.exact, Numbers::of(other)?.exact);
            let apart = |(one, other): (&Rational, &Rational)| {
                let apart = one.plus(&other.opposite())?;
                apart.times(&apart)
            };
            if one.len() != other.len() {
                return None;
            }
            let squares: Option<Vec<Rational>> = one.iter().zip(&other).map(apart).collect();
            Outcome::shown(PythonValue::Float(root(&sum(&squares?)?)?))
        }
        ("statistics", "mode", [listed]) => mode(listed),
        ("statistics", name, [listed]) => of_numbers(name, &Numbers::of(listed)?),
        _ => None,
    }
}

/// What `round` makes of a number that keeps no place behind the point: `round(1234, -2)`.
fn rounded(number: &Expr, places: &Expr) -> Option<Outcome> {
    let PythonValue::Int(places) = PythonValue::of_literal(places)? else {
        return None;
    };
    let places: i32 = places
        .parse()
        .ok()
        .filter(|places| (-18..0).contains(places))?;
    Outcome::shown(match PythonValue::of_literal(number)? {
        PythonValue::Int(text) => {
            let whole = Rational::new(&Whole::read(&text)?, &Whole::from(1))?;
            PythonValue::Int(whole.rounded_to(places)?.numerator.to_string())
        }
        PythonValue::Float(float) => {
            PythonValue::Float(Rational::of_float(float)?.rounded_to(places)?.as_float()?)
        }
        _ => return None,
    })
}

/// Numbers that are written out.
struct Numbers {
    shown: Vec<PythonValue>,
    exact: Vec<Rational>,
    /// Whether one of them is a float: then what is made of all is one.
    floats: bool,
}

impl Numbers {
    fn of(listed: &Expr) -> Option<Numbers> {
        let shown = items(listed)?;
        let exact = |value: &PythonValue| match value {
            PythonValue::Int(text) => Rational::new(&Whole::read(text)?, &Whole::from(1)),
            PythonValue::Float(float) => Rational::of_float(*float),
            _ => None,
        };
        Some(Numbers {
            exact: shown.iter().map(exact).collect::<Option<_>>()?,
            floats: shown.iter().any(|one| matches!(one, PythonValue::Float(_))),
            shown,
        })
    }

    /// A number that was made of them.
    fn made(&self, number: &Rational) -> Option<PythonValue> {
        let whole = number.below() == Whole::from(1);
        Some(match whole && !self.floats {
            true => PythonValue::Int(number.numerator.to_string()),
            false => PythonValue::Float(number.as_float()?),
        })
    }
}

fn items(listed: &Expr) -> Option<Vec<PythonValue>> {
    match PythonValue::of_literal(listed)? {
        PythonValue::List(items) | PythonValue::Tuple(items) => Some(items),
        _ => None,
    }
}

fn sum(numbers: &[Rational]) -> Option<Rational> {
    let zero = Rational::of_float(0.0)?;
    numbers.iter().try_fold(zero, |sum, one| sum.plus(one))
}

fn whole(number: usize) -> Option<Rational> {
    Rational::new(&Whole::read(&number.to_string())?, &Whole::from(1))
}

fn of_numbers(name: &str, numbers: &Numbers) -> Option<Outcome> {
    let count = numbers.exact.len();
    let needs = |least: usize, what: &str| {
        let message = format!("StatisticsError: {what}");
        (count < least).then(|| Outcome::raised(message))?
    };
    let mean = || sum(&numbers.exact)?.over(&whole(count)?);
    match name {
        "mean" => needs(1, "mean requires at least one data point")
            .or_else(|| Outcome::shown(numbers.made(&mean()?)?)),
        "fmean" if count > 0 => Outcome::shown(PythonValue::Float(mean()?.as_float()?)),
        "median" | "median_low" | "median_high" => {
            needs(1, "no median for empty data").or_else(|| median(name, numbers))
        }
        "variance" | "stdev" | "pvariance" | "pstdev" => {
            let sample = !name.starts_with('p');
            if count < 1 + usize::from(sample) {
                return None;
            }
            let mean = mean()?;
            let square = |one: &Rational| {
                let apart = one.plus(&mean.opposite())?;
                apart.times(&apart)
            };
            let squares: Option<Vec<Rational>> = numbers.exact.iter().map(square).collect();
            let spread = sum(&squares?)?.over(&whole(count - usize::from(sample))?)?;
            Outcome::shown(match name.ends_with("stdev") {
                true => PythonValue::Float(root(&spread)?),
                false => numbers.made(&spread)?,
            })
        }
        _ => None,
    }
}

fn median(name: &str, numbers: &Numbers) -> Option<Outcome> {
    let mut order: Vec<usize> = (0..numbers.exact.len()).collect();
    let compared = |one: &usize, other: &usize| {
        numbers.exact[*one]
            .compared(&numbers.exact[*other])
            .unwrap_or(Ordering::Equal)
    };
    order.sort_by(compared);
    let middle = order.len() / 2;
    let (low, high) = (order[(order.len() - 1) / 2], order[middle]);
    let shown = match name {
        _ if low == high => &numbers.shown[low],
        "median_low" => &numbers.shown[low],
        "median_high" => &numbers.shown[high],
        // Both are added as what they are, and halved.
        _ => {
            let float = |at: usize| numbers.exact[at].as_float();
            let sum = match numbers.floats {
                true => float(low)? + float(high)?,
                false => numbers.exact[low].plus(&numbers.exact[high])?.as_float()?,
            };
            return Outcome::shown(PythonValue::Float(sum / 2.0));
        }
    };
    Outcome::shown(shown)
}

/// What there is most of, the first of these.
fn mode(listed: &Expr) -> Option<Outcome> {
    let items = items(listed)?;
    let count = |one: &PythonValue| items.iter().filter(|other| *other == one).count();
    let counts: Vec<usize> = items.iter().map(count).collect();
    let most = counts.iter().max()?;
    let first = counts.iter().position(|count| count == most)?;
    Outcome::shown(&items[first])
}

/// The float that is nearest to the square root of a number which is not negative.
fn root(number: &Rational) -> Option<f64> {
    let mut found = number.as_float()?.sqrt();
    let half = Rational::new(&Whole::from(1), &Whole::from(2))?;
    // The root of the nearest float may be the one beside it.
    for (next, beyond) in [
        (found.next_up(), Ordering::Greater),
        (found.next_down(), Ordering::Less),
    ] {
        if found <= 0.0 {
            break;
        }
        let between = Rational::of_float(found)?
            .plus(&Rational::of_float(next)?)?
            .times(&half)?;
        if number.compared(&between.times(&between)?)? == beyond {
            found = next;
            break;
        }
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_what_python_says() {
        // Written by CPython 3.11.
        let check = |operation: &str, expected: Option<&str>| {
            let found = measured(operation).map(|outcome| match outcome {
                Outcome::Value(text) => text,
                Outcome::Raised(message) => format!("! {message}"),
            });
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("statistics.mean([3, 1, 2])", Some("2"));
        check("statistics.mean([1, 2])", Some("1.5"));
        check("statistics.mean([1.5, 2.25, 0.3])", Some("1.35"));
        check(
            "statistics.mean([0.1, 0.2, 0.4])",
            Some("0.23333333333333334"),
        );
        check(
            "statistics.mean([])",
            Some("! StatisticsError: mean requires at least one data point"),
        );
        check("statistics.fmean([1, 2])", Some("1.5"));
        check("statistics.median([5, 2, 8, 1])", Some("3.5"));
        check("statistics.median([5, 2, 8])", Some("5"));
        check("statistics.median([4, 2])", Some("3.0"));
        check("statistics.median_low([4, 2])", Some("2"));
        check("statistics.mode(['a', 'b', 'b'])", Some("'b'"));
        check("statistics.variance([5, 2, 8, 1])", Some("10"));
        check("statistics.pvariance([1, 2])", Some("0.25"));
        check("statistics.stdev([3, 1, 2])", Some("1.0"));
        check(
            "statistics.pstdev([5, 2, 8, 1])",
            Some("2.7386127875258306"),
        );
        check(
            "statistics.stdev([1.5, 2.25, 0.3, 7.1])",
            Some("2.985067000923095"),
        );
        check(
            "math.fsum([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])",
            Some("1.0"),
        );
        check("math.dist([0, 0], [3, 4])", Some("5.0"));
        check("math.dist((1, 2), (2, 4))", Some("2.23606797749979"));
        check("statistics.mean(['a'])", None);
        check("round(1234.5678, -2)", Some("1200.0"));
        check("round(1250, -2)", Some("1200"));
        check("round(-1350, -2)", Some("-1400"));
        check("round(2.5, 1)", None);
        check("statistics.quantiles([1, 2])", None);
    }
}
