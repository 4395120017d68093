//! Functions of the standard library whose results are looked up, where what they are given is written out: places in sorted lists
//! (`bisect`), the first of what is sorted (`heapq`), lines of text (`textwrap`, `string`), as Python's library reference has them.

mod lines;

use ruff_python_ast::{Expr, ExprCall, Keyword};

use self::lines::{capitalised, dedented, indented, shortened, wrapped};
use super::changes::changeable;
use super::classes::value;
use super::counters;
use super::displays::literal;
use super::expressions::written;
use super::order::compared;
use super::reach::Reach;
use super::targets::{Origin, Target};
use super::told::{Given, Outcome, whole};
use super::{Program, canonical_expression};
use crate::quiz::PythonValue;
use crate::state::State;

/// The modules that are asked.
const MODULES: [&str; 5] = ["bisect", "heapq", "itertools", "string", "textwrap"];

/// How many characters a line of `textwrap` has where nothing is said.
const WIDTH: usize = 70;

impl Program {
    /// What an operation comes to that calls such a function on what is written out.
    pub fn looked_up_in_library(&self, at: &State, operation: &str) -> Option<Outcome> {
        let (module, name, call) = self.library_call(at, operation, &MODULES)?;
        use PythonValue::{Int, List, Str};
        // What is too long to stand in an expression has its name there.
        let known = |expr: &Expr| literal(expr).or_else(|| value(at, expr));
        let given = Given::of(&call, &known)?;
        if module == "textwrap" {
            return Some(Outcome::Value(in_lines(&name, &given)?.to_string()));
        }
        let given = Some(given).filter(|given| given.named.is_empty())?.places;
        if (module, name.as_str()) == ("itertools", "count") {
            let given: Vec<i64> = given.iter().map(whole).collect::<Option<_>>()?;
            let shown = match given[..] {
                [] => counters::shown(0, 1),
                [start] => counters::shown(start, 1),
                [start, step] => counters::shown(start, step),
                _ => return None,
            };
            return Some(Outcome::Value(shown));
        }
        let value = match (module, name.as_str(), given.as_slice()) {
            ("bisect", "bisect_left", [List(items), item]) => {
                Int(place(items, item, Side::Left)?.to_string())
            }
            ("bisect", "bisect" | "bisect_right", [List(items), item]) => {
                Int(place(items, item, Side::Right)?.to_string())
            }
            ("string", "capwords", [Str(text)]) => Str(capitalised(text)?),
            _ => return None,
        };
        Some(Outcome::Value(value.to_string()))
    }

    /// The same as an operation in words that are known better: the largest are the first of what is sorted the other way round.
    pub fn in_words_of_python(&self, at: &State, operation: &str) -> Option<String> {
        if let Some(made) = self.made_as_base(at, operation) {
            return canonical_expression(&made).ok();
        }
        if let Some(written) = self.operation_called(at, operation) {
            return Some(written);
        }
        let (_, name, call) = self.library_call(at, operation, &["heapq"])?;
        let ([most, gone_through], keywords) = (&*call.arguments.args, &*call.arguments.keywords)
        else {
            return None;
        };
        let (most, gone_through) = (written(most, operation)?, written(gone_through, operation)?);
        let key = |keyword: &Keyword| {
            let key = keyword.arg.as_ref()? == "key";
            Some(format!(
                ", key={}",
                written(&keyword.value, operation).filter(|_| key)?
            ))
        };
        let key = match keywords {
            [] => String::new(),
            [one] => key(one)?,
            _ => return None,
        };
        let reverse = match name.as_str() {
            "nlargest" => ", reverse=True",
            "nsmallest" => "",
            _ => return None,
        };
        // None are given for a number below 0.
        most.parse::<usize>().ok()?;
        canonical_expression(&format!("sorted({gone_through}{key}{reverse})[:{most}]")).ok()
    }
}

/// What `bisect.insort(xs, x)` changes, and an expression for what the list is then.
pub(super) fn inserted(call: &ExprCall, text: &str, reach: &Reach<'_>) -> Option<(Target, Origin)> {
    let (module, name) = reach.of_library(&call.func)?;
    let side = match name.as_str() {
        "insort" | "insort_right" => Side::Right,
        "insort_left" => Side::Left,
        _ => return None,
    };
    let ([list, item], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
        return None;
    };
    let PythonValue::List(items) = reach.value(list).filter(|_| module == "bisect")? else {
        return None;
    };
    let place = place(&items, &reach.value(item)?, side)?;
    let (name, item) = (written(list, text)?, written(item, text)?);
    let whole = format!("{name}[:{place}]+[{item}]+{name}[{place}:]");
    Some((changeable(list, text, reach)?, Origin::Expression(whole)))
}

/// What a function of `textwrap` makes of a text.
fn in_lines(name: &str, given: &Given) -> Option<PythonValue> {
    use PythonValue::{List, Str};
    let second = if name == "indent" { "prefix" } else { "width" };
    let [Some(Str(text)), second] = given.bound(["text", second]).ok()? else {
        return None;
    };
    let width = || second.map_or(Some(WIDTH), size);
    Some(match (name, second) {
        ("wrap", _) => List(wrapped(text, width()?)?.into_iter().map(Str).collect()),
        ("fill", _) => Str(wrapped(text, width()?)?.join("\n")),
        ("shorten", Some(width)) => Str(shortened(text, size(width)?)?),
        ("dedent", None) => Str(dedented(text)?),
        ("indent", Some(Str(prefix))) => Str(indented(text, prefix)),
        _ => return None,
    })
}

/// On which side of equal items something belongs.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// The place in a list where an item belongs, found by halves as `bisect` does it.
fn place(items: &[PythonValue], item: &PythonValue, side: Side) -> Option<usize> {
    let (mut low, mut high) = (0, items.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let behind = match side {
            Side::Left => compared(&items[middle], item)?.is_lt(),
            Side::Right => compared(&items[middle], item)?.is_le(),
        };
        if behind {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    Some(low)
}

/// A number of characters.
fn size(value: &PythonValue) -> Option<usize> {
    usize::try_from(whole(value)?).ok()
}

/// Whether an expression names a function that changes nothing that it is given.
pub(super) fn only_looks(module: &str, function: &Expr) -> bool {
    let name = match function {
        Expr::Name(name) => name.id.as_str(),
        Expr::Attribute(attribute) => attribute.attr.as_str(),
        _ => return false,
    };
    match module {
        "bisect" => name.starts_with("bisect"),
        "heapq" => matches!(name, "nlargest" | "nsmallest"),
        "string" | "textwrap" => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IMPORTS: &str =
        "import heapq, itertools, string, textwrap\nfrom bisect import *\nimport bisect\nx = 1\n";

    #[test]
    fn what_the_library_says_is_told() {
        let program = Program::parse(IMPORTS).unwrap();
        let check = |operation: &str, expected: Option<&str>| {
            let found = program.looked_up_in_library(&State::start(), operation);
            let found = found.and_then(Outcome::value);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check("bisect.bisect_left([1, 3, 3, 7], 3)", Some("1"));
        check("bisect.bisect([1, 3, 3, 7], 3)", Some("3"));
        check("bisect.bisect_right([], 3)", Some("0"));
        check("bisect.bisect([1.5, 2], 10)", Some("2"));
        check("bisect.bisect(['a', 'c'], 'b')", Some("1"));
        check(
            "bisect.bisect_left([(1, 'b'), (2, 'a')], (1, 'c'))",
            Some("1"),
        );
        check("bisect.bisect(['a', 1], 'b')", None);
        check(
            "textwrap.fill('the quick brown fox', 10)",
            Some("'the quick\\nbrown fox'"),
        );
        check(
            "textwrap.wrap('the quick brown fox', 9)",
            Some("['the quick', 'brown fox']"),
        );
        check(
            "textwrap.wrap('the quick brown fox', width=9)",
            Some("['the quick', 'brown fox']"),
        );
        check("textwrap.fill('the fox')", Some("'the fox'"));
        check("textwrap.fill(unknown, 9)", None);
        check("textwrap.fill('the fox', break_long_words=False)", None);
        check("string.capwords('a  bC d')", Some("'A Bc D'"));
        check("textwrap.indent('a\\n\\nb', '> ')", Some("'> a\\n\\n> b'"));
        check("itertools.count()", Some("count(0)"));
        check("itertools.count(10, 5)", Some("count(10, 5)"));
        check("heapq.nlargest(2, [1, 2])", None);
    }

    #[test]
    fn the_largest_are_the_first_that_are_sorted() {
        let program = Program::parse(IMPORTS).unwrap();
        let check = |operation: &str, expected: Option<&str>| {
            let found = program.in_words_of_python(&State::start(), operation);
            assert_eq!(found.as_deref(), expected, "{operation}");
        };
        check(
            "heapq.nlargest(2, [4, 9, 1])",
            Some("sorted([4, 9, 1], reverse=True)[:2]"),
        );
        check(
            "heapq.nsmallest(1, [4, 9], key=lambda x:-x)",
            Some("sorted([4, 9], key=lambda x:-x)[:1]"),
        );
        check("heapq.nsmallest(-1, [4, 9])", None);
        check("heapq.merge([4, 9], [1])", None);
    }
}
