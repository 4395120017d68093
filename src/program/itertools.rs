//! `itertools`: what its functions give to go through, where that only says which of the elements come together (Python's library reference,
//! "itertools").

use std::borrow::Cow;

use ruff_python_ast::Expr;

use super::Program;
use super::expressions::{as_list, written};
use crate::quiz::PythonValue;
use crate::state::State;

/// Functions that are known here.
pub(super) const FUNCTIONS: [&str; 17] = [
    "accumulate",
    "chain",
    "combinations",
    "combinations_with_replacement",
    "compress",
    "count",
    "cycle",
    "dropwhile",
    "filterfalse",
    "islice",
    "pairwise",
    "permutations",
    "product",
    "repeat",
    "starmap",
    "takewhile",
    "zip_longest",
];

/// The method of `chain` that takes what it goes through out of one thing.
pub(super) const FROM_ITERABLE: &str = "from_iterable";

/// Functions that are given another one first, which they give each element.
const ASKING: [&str; 4] = ["dropwhile", "filterfalse", "starmap", "takewhile"];

/// A call of a function of `itertools`; all expressions are in canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gathering {
    /// The function.
    pub name: String,
    /// What it goes through.
    pub iterated: Vec<String>,
    /// What else it is given.
    pub given: Vec<String>,
}

impl Program {
    /// The call of a function of `itertools` that an expression is.
    pub fn gathering(&self, at: &State, expression: &str) -> Option<Gathering> {
        if !self.imports_any(&["itertools"]) {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let chained = call.func.as_attribute_expr();
        let chained = chained.filter(|one| one.attr.as_str() == FROM_ITERABLE);
        let (module, name) = match chained {
            Some(method) => {
                let (module, name) = self.of_library(at, &method.value)?;
                (module, (name == "chain").then(|| FROM_ITERABLE.to_owned())?)
            }
            None => self.of_library(at, &call.func)?,
        };
        if module != "itertools" || !(chained.is_some() || FUNCTIONS.contains(&name.as_str())) {
            return None;
        }
        let mut texts = Vec::new();
        for one in &call.arguments.args {
            let text = written(one, expression).filter(|_| !one.is_starred_expr())?;
            texts.push(match one {
                // What a generator expression gives is what a list of it has.
                Expr::Generator(all) => Cow::Owned(as_list(all, expression)?),
                _ => Cow::Borrowed(text),
            });
        }
        let mut given = Vec::new();
        for keyword in &call.arguments.keywords {
            let word = keyword.arg.as_ref()?.as_str();
            let text = written(&keyword.value, expression)?.to_owned();
            match (name.as_str(), word) {
                // Nothing in the function's place stands for the sum.
                ("accumulate", "initial") if given.is_empty() && texts.len() < 3 => {
                    let function = texts.get(1).map_or("None", |text| &**text).to_owned();
                    texts.truncate(1);
                    given.extend([function, text]);
                }
                ("product", "repeat") | ("zip_longest", "fillvalue") => given.push(text),
                ("combinations" | "combinations_with_replacement" | "permutations", "r") => {
                    given.push(text);
                }
                _ => return None,
            }
        }
        if ASKING.contains(&name.as_str()) {
            let [function, iterated] = texts.as_slice() else {
                return None;
            };
            return Some(Gathering {
                name,
                iterated: vec![iterated.to_string()],
                given: vec![function.to_string()],
            });
        }
        let many = match name.as_str() {
            "chain" | "compress" | "product" | "zip_longest" => texts.len(),
            "count" | "repeat" => 0,
            _ => 1,
        };
        let (iterated, rest) = texts.split_at_checked(many)?;
        let owned =
            |texts: &[Cow<'_, str>]| texts.iter().map(ToString::to_string).collect::<Vec<_>>();
        Some(Gathering {
            iterated: owned(iterated),
            given: [owned(rest), given].concat(),
            name,
        })
    }
}

/// The elements, at most `most`, that a function puts together of those of `rows`, where `given` is what else it has got; `None` for one
/// that works something out, or that has more.
pub fn gathered(
    name: &str,
    rows: &[Vec<String>],
    given: &[String],
    most: usize,
) -> Option<Vec<String>> {
    let number = |at: usize| match given.get(at) {
        None => Some(None),
        Some(text) => text.parse::<usize>().ok().map(Some),
    };
    let first = || rows.first().map_or(&[][..], Vec::as_slice);
    let all: Vec<Vec<String>> = match (name, given.len()) {
        ("chain", 0) => return within(rows.concat(), most),
        ("cycle", 0) if first().is_empty() => return Some(Vec::new()),
        // As many as anybody looks at.
        ("cycle", 0) => return Some(first().iter().cycle().take(most).cloned().collect()),
        ("repeat", 1 | 2) => {
            let times = number(1)?.unwrap_or(most);
            return within(vec![given[0].clone(); times.min(most + 1)], most);
        }
        ("count", 0..=2) => {
            let part = |at: usize, default: i64| match given.get(at) {
                None => Some(default),
                Some(text) => text.parse::<i64>().ok(),
            };
            let (start, step) = (part(0, 0)?, part(1, 1)?);
            let numbers = std::iter::successors(Some(start), |one| one.checked_add(step));
            return Some(numbers.take(most).map(|one| one.to_string()).collect());
        }
        ("islice", 1..=3) => {
            let (start, stop, step) = match given.len() {
                1 => (0, number(0)?, 1),
                _ => {
                    let stop = match given[1].as_str() {
                        "None" => None,
                        text => Some(text.parse().ok()?),
                    };
                    (number(0)??, stop, number(2)?.unwrap_or(1))
                }
            };
            let elements = first().iter().take(stop.unwrap_or(usize::MAX)).skip(start);
            return (step > 0).then(|| elements.step_by(step).cloned().collect());
        }
        ("compress", 0) => {
            let [elements, truths] = rows else {
                return None;
            };
            let mut kept = Vec::new();
            for (element, truth) in elements.iter().zip(truths) {
                if PythonValue::read(truth).ok()?.is_true()? {
                    kept.push(element.clone());
                }
            }
            return within(kept, most);
        }
        ("pairwise", 0) => first().windows(2).map(<[String]>::to_vec).collect(),
        ("product", 0 | 1) => {
            let rows = vec![rows; number(0)?.unwrap_or(1).min(most)].concat();
            combined(&rows, most)?
        }
        ("combinations", 1) => chosen(first(), number(0)??, most, Choice::Rising)?,
        ("combinations_with_replacement", 1) => chosen(first(), number(0)??, most, Choice::Again)?,
        ("permutations", 0 | 1) => {
            let count = number(0)?.unwrap_or(first().len());
            chosen(first(), count, most, Choice::AnyOrder)?
        }
        ("zip_longest", 0 | 1) => {
            let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
            let filled = given.first().map_or("None", String::as_str);
            let one = |row: &Vec<String>, at: usize| {
                row.get(at).map_or(filled, String::as_str).to_owned()
            };
            let row = |at: usize| rows.iter().map(|row| one(row, at)).collect();
            (0..longest).map(row).collect()
        }
        _ => return None,
    };
    within(all.iter().map(|parts| tuple(parts)).collect(), most)
}

fn within(elements: Vec<String>, most: usize) -> Option<Vec<String>> {
    (elements.len() <= most).then_some(elements)
}

fn tuple(parts: &[String]) -> String {
    let comma = if parts.len() == 1 { "," } else { "" };
    format!("({}{comma})", parts.join(", "))
}

/// One of each row, the last row changing first.
fn combined(rows: &[Vec<String>], most: usize) -> Option<Vec<Vec<String>>> {
    let mut all: Vec<Vec<String>> = vec![Vec::new()];
    for row in rows {
        if all.len().checked_mul(row.len())? > most {
            return None;
        }
        let with = |before: &Vec<String>, one: &String| {
            [before.as_slice(), std::slice::from_ref(one)].concat()
        };
        all = all
            .iter()
            .flat_map(|before| row.iter().map(move |one| with(before, one)))
            .collect();
    }
    Some(all)
}

/// Which places may stand behind others.
#[derive(Clone, Copy)]
enum Choice {
    /// Those that stand behind them.
    Rising,
    /// The same ones, too.
    Again,
    /// All that are not there yet.
    AnyOrder,
}

/// So many of these, in the order of their places.
fn chosen(
    elements: &[String],
    count: usize,
    most: usize,
    choice: Choice,
) -> Option<Vec<Vec<String>>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    if count > elements.len() && !matches!(choice, Choice::Again) {
        return Some(Vec::new());
    }
    for _ in 0..count {
        let mut next = Vec::new();
        for before in &all {
            for place in 0..elements.len() {
                let last = before.last();
                let fits = match choice {
                    Choice::Rising => last.is_none_or(|last| *last < place),
                    Choice::Again => last.is_none_or(|last| *last <= place),
                    Choice::AnyOrder => !before.contains(&place),
                };
                if fits {
                    next.push([before.as_slice(), &[place]].concat());
                }
            }
        }
        // Of what is begun, all that can be finished is an element.
        if next.len() > 4 * most {
            return None;
        }
        all = next;
    }
    let texts = |places: &Vec<usize>| places.iter().map(|at| elements[*at].clone()).collect();
    Some(all.iter().map(texts).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_itertools_gives_is_told_by_its_elements() {
        let check = |name: &str, rows: &[&str], given: &[&str], expected: Option<&str>| {
            let row = |row: &&str| row.chars().map(|one| one.to_string()).collect();
            let rows: Vec<Vec<String>> = rows.iter().map(row).collect();
            let given: Vec<String> = given.iter().map(ToString::to_string).collect();
            let found = gathered(name, &rows, &given, 8);
            assert_eq!(
                found.map(|all| all.join(" ")).as_deref(),
                expected,
                "{name}"
            );
        };
        check("chain", &["12", "3"], &[], Some("1 2 3"));
        check("cycle", &["12"], &[], Some("1 2 1 2 1 2 1 2"));
        check("repeat", &[], &["7", "2"], Some("7 7"));
        check("count", &[], &["5", "-1"], Some("5 4 3 2 1 0 -1 -2"));
        check("islice", &["12345"], &["2"], Some("1 2"));
        check("islice", &["12345"], &["1", "None", "2"], Some("2 4"));
        check("pairwise", &["123"], &[], Some("(1, 2) (2, 3)"));
        check(
            "product",
            &["12", "34"],
            &[],
            Some("(1, 3) (1, 4) (2, 3) (2, 4)"),
        );
        check(
            "product",
            &["12"],
            &["2"],
            Some("(1, 1) (1, 2) (2, 1) (2, 2)"),
        );
        check(
            "combinations",
            &["123"],
            &["2"],
            Some("(1, 2) (1, 3) (2, 3)"),
        );
        check(
            "combinations_with_replacement",
            &["12"],
            &["2"],
            Some("(1, 1) (1, 2) (2, 2)"),
        );
        check("compress", &["345", "101"], &[], Some("3 5"));
        check("permutations", &["12"], &[], Some("(1, 2) (2, 1)"));
        check("permutations", &["123"], &["1"], Some("(1,) (2,) (3,)"));
        check("zip_longest", &["12", "3"], &["0"], Some("(1, 3) (2, 0)"));
        check("product", &["1234", "1234"], &[], None);
        check("accumulate", &["12"], &[], None);
    }

    #[test]
    fn calls_are_taken_apart() {
        let source = "import itertools as it\nfrom itertools import product\nx = 1\n";
        let program = Program::parse(source).unwrap();
        let at = state(Event::Line, &[("<module>", 3, &[])], None);
        let check = |expression: &str, expected: Option<(&str, &[&str], &[&str])>| {
            let found = program.gathering(&at, expression);
            let owned = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
            let expected = expected.map(|(name, iterated, given)| Gathering {
                name: name.to_owned(),
                iterated: owned(iterated),
                given: owned(given),
            });
            assert_eq!(found, expected, "{expression}");
        };
        check(
            "it.combinations(xs, 2)",
            Some(("combinations", &["xs"], &["2"])),
        );
        check(
            "product(xs, ys, repeat=2)",
            Some(("product", &["xs", "ys"], &["2"])),
        );
        check(
            "it.accumulate(a for a, _ in xs)",
            Some(("accumulate", &["[a for a, _ in xs]"], &[])),
        );
        check(
            "it.accumulate((a for a in xs), max)",
            Some(("accumulate", &["[a for a in xs]"], &["max"])),
        );
        check("it.count(1)", Some(("count", &[], &["1"])));
        check(
            "it.takewhile(lambda x:x<3, xs)",
            Some(("takewhile", &["xs"], &["lambda x:x<3"])),
        );
        check(
            "it.chain.from_iterable(xs)",
            Some(("from_iterable", &["xs"], &[])),
        );
        check(
            "it.accumulate(xs, initial=n)",
            Some(("accumulate", &["xs"], &["None", "n"])),
        );
        check(
            "it.accumulate(xs, max, initial=n)",
            Some(("accumulate", &["xs"], &["max", "n"])),
        );
        check("it.starmap(pow, ps)", Some(("starmap", &["ps"], &["pow"])));
        check("xs.from_iterable(ys)", None);
        check("combinations(xs, 2)", None);
        check("it.groupby(xs)", None);
    }
}
