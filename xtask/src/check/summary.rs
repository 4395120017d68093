//! Counting what passed and what failed, over test runners that each say it in their own way.

use std::fmt;
use std::iter::Sum;
use std::time::Duration;

use crate::failure::Failure;
use crate::process::Process;
use crate::step::readable;

/// How many tests passed and failed; a check that is not made of tests counts as one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed.
    pub failed: usize,
}

impl Count {
    /// One check that passed.
    pub fn success() -> Self {
        Self {
            passed: 1,
            failed: 0,
        }
    }

    /// One check that failed.
    pub fn failure() -> Self {
        Self {
            passed: 0,
            failed: 1,
        }
    }

    /// Runs a test runner and counts by what it prints.
    pub fn of_tests(runner: Process, count: fn(&str) -> Count) -> Result<Self, Failure> {
        let (output, success) = runner.tee()?;
        let mut count = count(&output);
        if !success && count.failed == 0 {
            // It broke before or beside the tests, e.g. one that does not compile.
            count.failed = 1;
        }
        if count == Count::default() {
            return Err(Failure::Advice("no tests ran".into()));
        }
        Ok(count)
    }
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), |sum, count| Self {
            passed: sum.passed + count.passed,
            failed: sum.failed + count.failed,
        })
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// How a check went.
#[derive(Debug)]
pub struct Outcome {
    /// The check's name.
    pub name: &'static str,
    /// Its tests.
    pub count: Count,
    /// How long it took, what it had to set up included.
    pub elapsed: Duration,
    /// Why it could not be done to the end.
    pub problem: Option<String>,
}

impl Outcome {
    /// The outcome of a check that returned `result`.
    pub fn new(name: &'static str, result: Result<Count, Failure>, elapsed: Duration) -> Self {
        let (count, problem) = match result {
            Ok(count) => (count, None),
            Err(failure) => (Count::failure(), Some(failure.to_string())),
        };
        Self {
            name,
            count,
            elapsed,
            problem,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = if self.count.failed == 0 {
            "ok"
        } else {
            "FAILED"
        };
        let time = readable(self.elapsed);
        // Commas apart, so that this is not taken for the closing line.
        let Count { passed, failed } = self.count;
        write!(
            f,
            "{verdict:<6} {:<16} {passed:>4} + {failed:<3} {time}",
            self.name
        )?;
        match &self.problem {
            Some(problem) => write!(f, "\n       {problem}"),
            None => Ok(()),
        }
    }
}

/// `test result: ok. 12 passed; 0 failed; ...`, once per test binary.
pub fn cargo_count(output: &str) -> Count {
    let lines = output.lines();
    let results = lines.filter_map(|line| line.trim().strip_prefix("test result: "));
    results.map(words_count).sum()
}

/// `==== 3 failed, 12 passed, 1 error in 3.21s ====`, the last of such lines.
pub fn pytest_count(output: &str) -> Count {
    let is_result = |line: &&str| {
        let words = [" passed", " failed", " error"];
        line.contains(" in ") && words.iter().any(|word| line.contains(word))
    };
    output
        .lines()
        .rfind(is_result)
        .map(words_count)
        .unwrap_or_default()
}

/// `ℹ pass 12` and `ℹ fail 1`, of Node's spec reporter.
pub fn node_count(output: &str) -> Count {
    let number = |name: &str| {
        let lines = output.lines().rev();
        let mut values = lines.filter_map(|line| {
            let mut words = line.split_whitespace();
            let found = words.next() == Some("ℹ") && words.next() == Some(name);
            found.then(|| words.next()?.parse().ok()).flatten()
        });
        values.next().unwrap_or(0)
    };
    Count {
        passed: number("pass"),
        failed: number("fail") + number("cancelled"),
    }
}

/// Counts by the words after numbers: passed, failed, error(s).
fn words_count(line: &str) -> Count {
    let words: Vec<_> = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let mut count = Count::default();
    for pair in words.windows(2) {
        if let [number, word] = pair {
            let number = number.parse().unwrap_or(0);
            match *word {
                "passed" => count.passed += number,
                "failed" | "error" | "errors" => count.failed += number,
                _ => {}
            }
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runners_are_counted_by_what_they_print() {
        let check = |count: fn(&str) -> Count, output, passed, failed| {
            assert_eq!(count(output), Count { passed, failed }, "{output}");
        };
        check(
            cargo_count,
            "running 2 tests\ntest a ... ok\ntest result: ok. 2 passed; 0 failed; 1 ignored; finished in 0.00s\n\n\
             test result: FAILED. 3 passed; 4 failed; 0 ignored\n",
            5,
            4,
        );
        check(cargo_count, "error: could not compile", 0, 0);
        check(
            pytest_count,
            "tests/test_a.py ....\n==== 12 passed, 3 deselected in 3.21s ====\n",
            12,
            0,
        );
        check(
            pytest_count,
            "FAILED tests/test_a.py::test_b\n1 failed, 12 passed, 2 errors in 3.21s\n",
            12,
            3,
        );
        check(pytest_count, "no tests ran in 0.01s\n", 0, 0);
        check(
            node_count,
            "✔ opens (12ms)\nℹ tests 4\nℹ suites 0\nℹ pass 2\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n",
            2,
            2,
        );
    }
}
