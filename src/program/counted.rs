//! The order of a `Counter`: it is shown by what there is most of, and gone through in the order in which its elements came first. The states
//! before tell that order, since most statements add one element at the most; so does what it has counted, where the frame still has it.

use std::collections::BTreeMap;

use ruff_python_ast::{Expr, Stmt};

use super::classes::{parsed, value};
use super::displays::literal;
use super::expressions::{as_list, written};
use super::library::{counted, tally};
use super::sequences::items;
use super::told::whole;
use super::{Program, canonical_expression, mentions};
use crate::quiz::{PythonValue, compare};
use crate::state::{AliasName, Event, State};

/// The elements of `Counter`s, as they are written, in the order in which they came, by the local that stands for one.
pub(super) type Arrivals = BTreeMap<AliasName, Vec<String>>;

impl Program {
    /// The program with the orders in which the elements of `Counter`s came that the line reads which goes on at the last of these states, the
    /// first of which is the first one of the program; `None` where there are none to tell.
    pub fn with_arrivals(&self, past: &[&State]) -> Option<Program> {
        let at = past.last()?;
        let line = &self.line(at.line()?)?.text;
        let mut locals = at
            .frames
            .iter()
            .flat_map(|frame| frame.locals.iter().flatten());
        let hides = |(name, shown): (&String, &Option<String>)| {
            let counter = shown.as_deref().and_then(counts);
            counter.is_some_and(|pairs| pairs.len() > 1) && mentions(line, name)
        };
        if !locals.any(hides) {
            return None;
        }
        let mut arrivals = Arrivals::new();
        let mut before = None;
        for state in past {
            arrivals = self.arrived(&arrivals, before, state);
            before = Some(*state);
        }
        Some(Program {
            arrivals,
            ..self.clone()
        })
    }

    /// The order in which the elements of a `Counter` came that a local of a state is, where that is told.
    pub fn arrival(&self, local: &AliasName) -> Option<&[String]> {
        self.arrivals.get(local).map(Vec::as_slice)
    }

    /// The same by its name, in the frame that runs or in the module.
    pub fn counter_order(&self, at: &State, name: &str) -> Option<&[String]> {
        let top = at.depth().checked_sub(1)?;
        let own = at.frames[top].locals.as_ref()?.contains_key(name);
        self.arrival(&AliasName::new(if own { top } else { 0 }, name))
    }

    /// What is known of all `Counter`s at a state by what was known at the one before.
    fn arrived(&self, known: &Arrivals, before: Option<&State>, state: &State) -> Arrivals {
        let mut now = Arrivals::new();
        let entered = state.event == Event::Call;
        let going_on = state.depth().saturating_sub(usize::from(entered));
        for (index, frame) in state.frames.iter().enumerate() {
            for (name, shown) in frame.locals.iter().flatten() {
                let Some(pairs) = shown.as_deref().and_then(counts) else {
                    continue;
                };
                let own = AliasName::new(index, name);
                let old = || {
                    let before = before?.frames.get(index).filter(|_| index < going_on)?;
                    let scope = &self.definition_at(&before.function, before.line)?.scope;
                    known
                        .get(&own)
                        .filter(|_| !scope.binds(name, before.line..=before.line))
                };
                let shared = || {
                    let mut groups = state.aliases.iter().flatten();
                    let group = groups.find(|group| group.contains(&own))?;
                    group
                        .iter()
                        .find_map(|other| known.get(other).or(now.get(other)))
                };
                let returned = || {
                    let before = before.filter(|before| before.event == Event::Return)?;
                    let top = before.depth().checked_sub(1)?;
                    let same = |one: &&AliasName| {
                        one.frame == top && before.frames[top].known(&one.name) == shown.as_deref()
                    };
                    known.keys().find(same).and_then(|one| known.get(one))
                };
                let given = before.and_then(|before| self.elements_given(before));
                let old = old().or_else(shared).or_else(returned);
                let order = in_order(old.map_or(&[], Vec::as_slice), &pairs, given.as_deref());
                if let Some(order) = order {
                    now.insert(own, order);
                }
            }
        }
        now
    }

    /// What the line that has run counts, as it is written: `Counter(words)`, `seen.update(words)`.
    fn elements_given(&self, before: &State) -> Option<Vec<String>> {
        let line = &self.line(before.line()?)?.text;
        if !line.contains("Counter(") && !line.contains(".update(") {
            return None;
        }
        let module = parsed(line)?;
        let call = match module.syntax().body.as_slice() {
            [Stmt::Assign(assign)] => assign.value.as_call_expr()?,
            [Stmt::Expr(called)] => called.value.as_call_expr()?,
            _ => return None,
        };
        let [given] = &*call.arguments.args else {
            return None;
        };
        let given = match given {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => value(before, given)?,
            given => literal(given)?,
        };
        let all = items(&given)?.into_iter();
        Some(all.map(|one| one.to_string()).collect())
    }
}

/// The elements of a `Counter` that has these counts in the order in which they came: those that it had before, and those that are new, one, or
/// equally many of each, or in the order in which they are `given`.
fn in_order(
    old: &[String],
    pairs: &[(PythonValue, PythonValue)],
    given: Option<&[String]>,
) -> Option<Vec<String>> {
    let all: Vec<(String, String)> = pairs
        .iter()
        .map(|(element, count)| (element.to_string(), count.to_string()))
        .collect();
    let still = |one: &&String| all.iter().any(|(element, _)| element == *one);
    let mut order: Vec<String> = old.iter().filter(still).cloned().collect();
    let mut new: Vec<&(String, String)> = all
        .iter()
        .filter(|(element, _)| !old.contains(element))
        .collect();
    if new.windows(2).any(|pair| pair[0].1 != pair[1].1) {
        let given = given?;
        let place = |one: &(String, String)| given.iter().position(|given| *given == one.0);
        if new.iter().any(|one| place(one).is_none()) {
            return None;
        }
        new.sort_by_key(|one| place(one));
    }
    order.extend(new.into_iter().map(|(element, _)| element.clone()));
    Some(order)
}

/// A `Counter` whose elements came in this order, with another count of one of them, as it is shown then: what there is most of first, and of
/// equally many what came first.
pub fn recounted(shown: &str, order: &[String], key: &str, count: &str) -> Option<String> {
    let held = counts(shown)?;
    let held = held
        .into_iter()
        .map(|(element, count)| (element.to_string(), count));
    let held: BTreeMap<String, PythonValue> = held.collect();
    let new = (!held.contains_key(key)).then(|| key.to_owned());
    let number = |element: &str| match element == key {
        true => count.parse::<i64>().ok(),
        false => whole(held.get(element)?),
    };
    let all = order.iter().cloned().chain(new);
    let all = all.map(|one| Some((number(&one)?, one)));
    let mut all: Vec<(i64, String)> = all.collect::<Option<_>>()?;
    if all.len() < held.len() {
        return None;
    }
    all.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let all = all
        .iter()
        .map(|(count, element)| format!("{element}: {count}"));
    let all: Vec<String> = all.collect();
    Some(format!("Counter({{{}}})", all.join(", ")))
}

/// A `Counter` as a dictionary in the order in which its elements came.
pub fn by_arrival(shown: &str, order: &[String]) -> Option<String> {
    let held = counts(shown)?;
    let pair = |element: &String| {
        let (key, count) = held.iter().find(|(key, _)| key.to_string() == *element)?;
        Some(format!("{key}: {count}"))
    };
    let pairs: Vec<String> = order.iter().map(pair).collect::<Option<_>>()?;
    (pairs.len() == held.len()).then(|| format!("{{{}}}", pairs.join(", ")))
}

impl Program {
    /// What the `Counter` has counted that a local of the top frame was given, as an expression for all its elements; `None` where that is
    /// given in several places.
    pub fn tallied(&self, at: &State, name: &str) -> Option<String> {
        let frame = at.top()?;
        let own = self.definition_at(&frame.function, frame.line)?;
        let binds = |number: u32| own.scope.binds(name, number..=number);
        let mut lines = self.lines.iter().filter(|line| binds(line.number));
        let (line, None) = (lines.next()?, lines.next()) else {
            return None;
        };
        let parsed = ruff_python_parser::parse_module(&line.text).ok()?;
        let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let call = assign.value.as_call_expr()?;
        let counter = self.of_library(at, &call.func)? == ("collections", "Counter".to_owned());
        let ([counted], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let text = written(counted, &line.text).filter(|_| counter)?;
        match counted.as_generator_expr() {
            None => canonical_expression(text).ok(),
            Some(generator) => canonical_expression(&as_list(generator, &line.text)?).ok(),
        }
    }
}

/// Whether a value is a `Counter` that does not show in which order its elements came.
pub fn hides_order(shown: &str) -> bool {
    counts(shown).is_some_and(|pairs| pairs.windows(2).any(|pair| pair[0].1 != pair[1].1))
}

/// A `Counter` as a dictionary in the order in which its elements came; `None` if it does not count just these.
pub fn in_order_of(shown: &str, elements: &[String]) -> Option<String> {
    let mut left = counts(shown)?;
    let elements = elements.iter().map(|text| PythonValue::read(text).ok());
    let mut found = Vec::new();
    for (element, count) in tally(elements.collect::<Option<_>>()?) {
        let same = |(key, shown): &(PythonValue, PythonValue)| {
            compare(key, &element).is_equal() && shown.to_string() == count.to_string()
        };
        let place = left.iter().position(same)?;
        let (key, count) = left.remove(place);
        found.push(format!("{key}: {count}"));
    }
    left.is_empty().then(|| format!("{{{}}}", found.join(", ")))
}

/// The elements of a `Counter` that is shown so, and how many there are of each.
pub fn counts(shown: &str) -> Option<Vec<(PythonValue, PythonValue)>> {
    if !shown.starts_with("Counter(") || shown.ends_with('…') {
        return None;
    }
    counted(&PythonValue::read(shown).ok()?).map(<[_]>::to_vec)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    #[test]
    fn what_was_counted_is_found() {
        let check = |line: &str, expected: Option<&str>| {
            let source =
                format!("from collections import Counter\n{line}\nfor x in c:\n    pass\n");
            let program = Program::parse(&source).unwrap();
            let at = state(Event::Line, &[("<module>", 4, &[("c", "Counter()")])], None);
            assert_eq!(program.tallied(&at, "c").as_deref(), expected, "{line}");
        };
        check("c = Counter(words)", Some("words"));
        check(
            "c = Counter(w[0] for w in words)",
            Some("[w[0] for w in words]"),
        );
        check("c = Counter()", None);
        check("c = Counter(words); c = Counter('ab')", None);
        check("c = len(words)", None);
    }

    #[test]
    fn states_tell_in_which_order_elements_came() {
        let source = "from collections import Counter\nc = Counter('ab')\nc['c'] += 2\nc['a'] += 1\nc['b'] += 1\n";
        let program = Program::parse(source).unwrap();
        let shown = [
            "Counter({'a': 1, 'b': 1})",
            "Counter({'c': 2, 'a': 1, 'b': 1})",
            "Counter({'a': 2, 'c': 2, 'b': 1})",
        ];
        let mut states = vec![state(Event::Line, &[("<module>", 2, &[])], None)];
        for (line, shown) in (3..).zip(shown) {
            states.push(state(
                Event::Line,
                &[("<module>", line, &[("c", shown)])],
                None,
            ));
        }
        let past: Vec<&State> = states.iter().collect();
        let told = program.with_arrivals(&past).unwrap();
        let order = told.arrival(&AliasName::new(0, "c")).unwrap();
        assert_eq!(order, ["'a'", "'b'", "'c'"]);
        assert_eq!(
            recounted(shown[2], order, "'b'", "2").as_deref(),
            Some("Counter({'a': 2, 'b': 2, 'c': 2})")
        );
        assert_eq!(
            recounted(shown[2], order, "'d'", "2").as_deref(),
            Some("Counter({'a': 2, 'c': 2, 'd': 2, 'b': 1})")
        );
        assert_eq!(
            by_arrival(shown[2], order).as_deref(),
            Some("{'a': 2, 'b': 1, 'c': 2}")
        );
        // Of two that come at once nothing tells which was first.
        assert_eq!(
            program.with_arrivals(&past[2..3]).unwrap().arrivals.len(),
            0
        );
    }

    #[test]
    fn elements_stand_in_the_order_in_which_they_came() {
        let check = |shown: &str, elements: &[&str], expected: Option<&str>| {
            let elements: Vec<String> = elements.iter().map(|one| (*one).to_owned()).collect();
            assert_eq!(
                in_order_of(shown, &elements).as_deref(),
                expected,
                "{shown}"
            );
        };
        let shown = "Counter({'b': 2, 'a': 1})";
        check(shown, &["'a'", "'b'", "'b'"], Some("{'a': 1, 'b': 2}"));
        check(shown, &["'a'", "'b'"], None);
        check(shown, &["'a'", "'b'", "'b'", "'c'"], None);
        check("Counter()", &[], Some("{}"));
        assert!(hides_order(shown));
        assert!(!hides_order("Counter({'b': 1, 'a': 1})"));
        assert!(!hides_order("{'b': 2, 'a': 1}"));
    }
}
