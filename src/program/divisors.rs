//! Functions of `math` on whole numbers that come down to a few operations, `gcd`, `lcm`, `factorial` and `comb`, and functions that were
//! imported by their names.

use std::ops::Range;

use ruff_text_size::Ranged;

use super::Program;
use crate::quiz::PythonValue;
use crate::state::State;

/// The modules about numbers whose functions are called by their names there.
const MODULES: [&str; 2] = ["math", "statistics"];

/// The most digits of a number that is gone on with.
const MOST_DIGITS: usize = 9;

/// The greatest number of which products of all numbers up to it are asked.
const GREATEST: u32 = 20;

/// A function of `math` on whole numbers, with what it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WholeFunction {
    /// `gcd(…)`: the absolute values of the numbers.
    Divisor(Vec<String>),
    /// `lcm(…)`: these of its numbers.
    Multiple(Vec<String>),
    /// `factorial(n)`
    Factorial(u32),
    /// `comb(n, k)`
    Choices(u32, u32),
    /// `perm(n, k)`
    Arrangements(u32, u32),
}

impl Program {
    /// The function of `math` that an operation calls, by the module's name or by its own, with whole numbers that are written out.
    pub fn whole_function(&self, at: &State, operation: &str) -> Option<WholeFunction> {
        let (_, name, call) = self.library_call(at, operation, &["math"])?;
        let arguments = call.arguments;
        if !arguments.keywords.is_empty() {
            return None;
        }
        let numbers = arguments
            .args
            .iter()
            .map(|one| match PythonValue::of_literal(one)? {
                PythonValue::Int(digits) => Some(digits),
                _ => None,
            });
        let numbers: Vec<String> = numbers.collect::<Option<_>>()?;
        let small = |text: &String| text.parse().ok().filter(|number| *number <= GREATEST);
        let positive = || {
            let numbers = numbers.iter();
            let numbers = numbers.map(|text| text.strip_prefix('-').unwrap_or(text).to_owned());
            let numbers: Vec<String> = numbers.collect();
            let short = numbers.iter().all(|text| text.len() <= MOST_DIGITS);
            short.then_some(numbers)
        };
        match (name.as_str(), numbers.as_slice()) {
            ("gcd", _) => positive().map(WholeFunction::Divisor),
            ("lcm", _) => positive().map(WholeFunction::Multiple),
            ("factorial", [number]) => small(number).map(WholeFunction::Factorial),
            ("perm", [all]) => small(all).map(WholeFunction::Factorial),
            ("perm", [all, some]) => Some(WholeFunction::Arrangements(small(all)?, small(some)?)),
            ("comb", [all, some]) => Some(WholeFunction::Choices(small(all)?, small(some)?)),
            _ => None,
        }
    }

    /// A call of a function of `math` or `statistics` that has another name in the program, by the module's: `sqrt(16)` as
    /// `math.sqrt(16)`.
    pub fn by_module(&self, at: &State, operation: &str) -> Option<String> {
        let (module, name, call) = self.library_call(at, operation, &MODULES)?;
        let given = operation.get(Range::<usize>::from(call.arguments.range()))?;
        let spelled = format!("{module}.{name}{given}");
        (spelled != operation).then_some(spelled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_those_of_the_module() {
        let numbers = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect();
        let check = |import: &str, operation: &str, expected: Option<WholeFunction>| {
            let program = Program::parse(&format!("{import}\nx = 1\n")).unwrap();
            let found = program.whole_function(&State::start(), operation);
            assert_eq!(found, expected, "{import}: {operation}");
        };
        let divisor = || Some(WholeFunction::Divisor(numbers(&["12", "18"])));
        check("import math", "math.gcd(-12, 18)", divisor());
        check("from math import gcd", "gcd(12, 18)", divisor());
        check("from math import gcd as g", "g(12, 18)", divisor());
        check(
            "import math as m",
            "m.comb(5, 2)",
            Some(WholeFunction::Choices(5, 2)),
        );
        check(
            "import math",
            "math.factorial(5)",
            Some(WholeFunction::Factorial(5)),
        );
        check(
            "import math",
            "math.perm(4, 2)",
            Some(WholeFunction::Arrangements(4, 2)),
        );
        check("import math", "gcd(12, 18)", None);
        check("from fractions import gcd", "gcd(12, 18)", None);
        check("import math", "math.gcd(1.5, 2)", None);
        check("import math", "math.factorial(200)", None);
    }

    #[test]
    fn functions_by_other_names_are_the_module_s() {
        let check = |import: &str, operation: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{import}\nx = 1\n")).unwrap();
            let found = program.by_module(&State::start(), operation);
            assert_eq!(found.as_deref(), expected, "{import}: {operation}");
        };
        check(
            "from math import isqrt",
            "isqrt(50)",
            Some("math.isqrt(50)"),
        );
        check("import math as m", "m.floor(2.5)", Some("math.floor(2.5)"));
        check("import math", "math.floor(2.5)", None);
        check("import math", "floor(2.5)", None);
    }
}
