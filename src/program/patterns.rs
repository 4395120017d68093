//! Patterns: whether a `case` takes what a `match` goes by, and what its names get.
//!
//! What is matched is no local, but the line of the `match` says it again. Where a state tells its value, a pattern is compared with
//! that as Python does; where it does not, a literal is a question (`n%3==0`), and a tuple is matched part by part.

mod made;
mod shapes;
mod subjects;

use std::borrow::Cow;

use crate::visitor::{Visitor, walk_pattern};
use ruff_python_ast::{Identifier, MatchCase, Pattern, Singleton, Stmt, StmtMatch};
use ruff_text_size::Ranged;

pub use self::made::match_evaluated;
use self::subjects::{Fit, Subject, is_plain};
use super::displays::{is_display, literal};
use super::expressions::{canonical, written};
use super::names::{all_names, with_names};
use super::reach::Reach;
use super::targets::{Origin, Target};
use super::{Program, canonical_expression};
use crate::quiz::{PythonValue, compare};
use crate::state::{Event, State};

/// The `case` that is about to run.
struct Case {
    fit: Fit,
    /// What is behind the `if`, in canonical spelling.
    guard: Option<String>,
}

impl Program {
    /// What is true if the `case` that is about to run at a state is entered.
    pub fn case_condition(&self, at: &State) -> Option<String> {
        let Case { fit, guard } = self.case(at)?;
        let Fit::If { tests, bound } = fit else {
            return Some("False".to_owned());
        };
        let guard = match guard {
            Some(guard) => Some(with_bound(&guard, &bound)?),
            None => None,
        };
        let all: Vec<String> = tests
            .into_iter()
            .chain(guard.map(|guard| format!("({guard})")))
            .collect();
        match all.as_slice() {
            [] => Some("True".to_owned()),
            [one] => canonical_expression(one).ok(),
            all => canonical_expression(&all.join(" and ")).ok(),
        }
    }

    /// What the names get that the `case` binds which is about to run at a state.
    pub(super) fn case_targets(&self, at: &State, reach: &Reach<'_>) -> Vec<(Target, Origin)> {
        let Some(Case {
            fit: Fit::If { tests, bound },
            guard,
        }) = self.case(at)
        else {
            return Vec::new();
        };
        if !tests.is_empty() && guard.is_some() {
            return Vec::new();
        }
        let target = |(name, origin): (String, Origin)| {
            let target = match tests.is_empty() {
                true => Target::Local(reach.bound(&name)?),
                // It is bound if the block is entered.
                false => Target::Element(name),
            };
            Some((target, origin))
        };
        bound.into_iter().filter_map(target).collect()
    }

    /// What the names get that the `case` binds which is about to run at a state and is `entered` or not: a pattern that fits binds them
    /// before its guard is asked. `None` where that is not told of all of them.
    pub fn case_bound(&self, at: &State, entered: bool) -> Option<Vec<(Target, String)>> {
        let reach = Reach::of(self, at)?;
        let Case { fit, guard } = self.case(at)?;
        let Fit::If { tests, bound } = fit else {
            return Some(Vec::new());
        };
        match guard {
            None if !entered => return Some(Vec::new()),
            // It is the pattern or the guard that says no.
            Some(_) if !entered && !tests.is_empty() => return None,
            _ => {}
        }
        let given = |(name, origin): (String, Origin)| match origin {
            Origin::Shown(value) => Some((Target::Local(reach.bound(&name)?), value)),
            _ => None,
        };
        bound.into_iter().map(given).collect()
    }

    fn case(&self, at: &State) -> Option<Case> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        if !is_case(&self.line(frame.line)?.text) {
            return None;
        }
        let definition = self.definition_at(&frame.function, frame.line)?;
        let positions = super::Positions::new(&self.text);
        let mut search = Matches { found: Vec::new() };
        search.visit_body(self.body());
        let line = |node: &dyn Ranged| positions.line(node.start().to_usize());
        let (statement, place) = search.found.into_iter().find_map(|statement| {
            let place = statement
                .cases
                .iter()
                .position(|case| line(case) == frame.line)?;
            Some((statement, place))
        })?;
        let text = written(&*statement.subject, &self.text)?;
        // What a case before this one has bound may be what is matched.
        let bound = |name: &str| {
            let mut before = statement.cases[..place].iter();
            before.any(|case| {
                let line = line(case);
                definition.scope.binds(name, line..=line)
            })
        };
        let mut reads = all_names(&statement.subject)
            .into_iter()
            .filter(|name| name.ctx.is_load());
        if reads.any(|name| bound(&name.id)) || self.may_enter(at, &canonical(text)?) {
            return None;
        }
        let case = &statement.cases[place];
        let fit = self.fit(at, &case.pattern, &self.subject(at, &statement.subject)?)?;
        let guard = match case.guard.as_deref() {
            Some(guard) => Some(canonical(written(guard, &self.text)?)?),
            None => None,
        };
        Some(Case { fit, guard })
    }

    /// Whether a pattern takes a subject; `None` where that cannot be told.
    fn fit(&self, at: &State, pattern: &Pattern, subject: &Subject) -> Option<Fit> {
        match pattern {
            Pattern::MatchValue(literal) => {
                if literal.value.is_attribute_expr() {
                    return self.same_member(&literal.value, subject);
                }
                let wanted = self::literal(&literal.value)?;
                match &subject.value {
                    Some(value) if is_plain(value) => {
                        Some(Fit::when(compare(&wanted, value).is_equal()))
                    }
                    Some(_) => None,
                    None => Some(Fit::If {
                        tests: vec![format!("{}=={wanted}", subject.text.as_ref()?)],
                        bound: Vec::new(),
                    }),
                }
            }
            Pattern::MatchSingleton(one) => {
                let value = subject.value.as_ref()?;
                Some(Fit::when(match one.value {
                    Singleton::None => matches!(value, PythonValue::None),
                    Singleton::True => matches!(value, PythonValue::Bool(true)),
                    Singleton::False => matches!(value, PythonValue::Bool(false)),
                }))
            }
            Pattern::MatchSequence(sequence) => self.sequence(at, &sequence.patterns, subject),
            Pattern::MatchMapping(mapping) => self.mapping(at, mapping, subject),
            Pattern::MatchClass(class) => self.class_pattern(at, class, subject),
            Pattern::MatchAs(named) => {
                let inner = match &named.pattern {
                    Some(pattern) => self.fit(at, pattern, subject)?,
                    None => Fit::always(),
                };
                let bound = match &named.name {
                    Some(name) => vec![(name.to_string(), subject.origin()?)],
                    None => Vec::new(),
                };
                Some(inner.and(Fit::If {
                    tests: Vec::new(),
                    bound,
                }))
            }
            Pattern::MatchOr(either) => {
                let mut asked = Vec::new();
                for pattern in &either.patterns {
                    match self.fit(at, pattern, subject)? {
                        Fit::Never => {}
                        Fit::If { tests, bound } if tests.is_empty() && asked.is_empty() => {
                            return Some(Fit::If { tests, bound });
                        }
                        // Which of them takes it says what the names get.
                        Fit::If { tests, bound } if bound.is_empty() && !tests.is_empty() => {
                            asked.push(tests.join(" and "));
                        }
                        Fit::If { .. } => return None,
                    }
                }
                Some(match asked.as_slice() {
                    [] => Fit::Never,
                    all => Fit::If {
                        tests: vec![format!("({})", all.join(" or "))],
                        bound: Vec::new(),
                    },
                })
            }
            Pattern::MatchStar(_) => None,
        }
    }
}

/// Whether a `case` takes whatever there is, and has no code for that: its line has an event for its block alone, if at all.
pub(super) fn takes_anything(case: &MatchCase) -> bool {
    let anything = matches!(&case.pattern, Pattern::MatchAs(one) if one.pattern.is_none() && one.name.is_none());
    anything && case.guard.is_none()
}

/// The names that a pattern gives values to.
pub(super) fn names_of(pattern: &Pattern) -> Vec<String> {
    let mut names = Names { found: Vec::new() };
    names.visit_pattern(pattern);
    names.found
}

/// What a line of a `match` runs, in canonical spelling: of its header what is matched, of a `case` what is behind its `if`.
pub fn run_by(text: &str) -> Cow<'_, str> {
    let header = text.strip_suffix(':');
    let parsed = |whole: &str| -> Option<String> {
        let parsed = ruff_python_parser::parse_module(whole).ok()?;
        let [Stmt::Match(statement)] = parsed.syntax().body.as_slice() else {
            return None;
        };
        let [case] = statement.cases.as_slice() else {
            return None;
        };
        let run = match is_case(text) {
            true => case.guard.as_deref(),
            false => Some(&*statement.subject),
        };
        run.map_or(Some("pass".to_owned()), |run| {
            canonical(written(run, whole)?)
        })
    };
    let found = match header {
        Some(_) if is_case(text) => parsed(&format!("match 0:\n {text} pass")),
        Some(_) if begins(text, "match") => parsed(&format!("{text}\n case _: pass")),
        _ => None,
    };
    found.map_or(Cow::Borrowed(text), Cow::Owned)
}

/// Whether a line in canonical spelling is the header of a `case`: brackets follow without a space.
pub(super) fn is_case(text: &str) -> bool {
    text.ends_with(':') && begins(text, "case")
}

fn begins(text: &str, word: &str) -> bool {
    let rest = text.strip_prefix(word);
    rest.is_some_and(|rest| rest.starts_with([' ', '(', '[', '{', '\'', '"', '-']))
}

/// An expression with what its names stand for that a pattern has bound in their places.
fn with_bound(expression: &str, bound: &[(String, Origin)]) -> Option<String> {
    if bound.is_empty() {
        return canonical_expression(expression).ok();
    }
    let text = with_names(expression, |name| {
        let (_, origin) = bound.iter().find(|(one, _)| one == name)?;
        Some(match origin {
            Origin::Shown(value) => in_place(value),
            Origin::Expression(expression) => Some(format!("({expression})")),
            Origin::Text(_) | Origin::Written(_) => None,
        })
    })?;
    canonical_expression(&text).ok()
}

/// A value as it may stand in an expression, if it can be written out.
fn in_place(value: &str) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(value).ok()?;
    let written = match value.starts_with('-') {
        true => format!("({value})"),
        false => value.to_owned(),
    };
    is_display(parsed.expr()).then_some(written)
}

struct Names {
    found: Vec<String>,
}

impl<'a> Visitor<'a> for Names {
    fn visit_pattern(&mut self, pattern: &'a Pattern) {
        self.found
            .extend(name_of(pattern).map(|name| name.to_string()));
        walk_pattern(self, pattern);
    }
}

/// The name that a pattern gives what it takes, besides those of its parts.
pub(super) fn name_of(pattern: &Pattern) -> Option<&Identifier> {
    match pattern {
        Pattern::MatchAs(capture) => capture.name.as_ref(),
        Pattern::MatchStar(star) => star.name.as_ref(),
        Pattern::MatchMapping(mapping) => mapping.rest.as_ref(),
        _ => None,
    }
}

/// Finds the `match` statements.
struct Matches<'a> {
    found: Vec<&'a StmtMatch>,
}

impl<'a> Visitor<'a> for Matches<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Match(statement) = stmt {
            self.found.push(statement);
        }
        crate::visitor::walk_stmt(self, stmt);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    /// What is asked at a `case`, and what its names get, where some names have values.
    fn asked(subject: &str, case: &str, values: &[(&str, &str)]) -> Option<(String, Vec<String>)> {
        let before = "from enum import Enum\n@dataclass\nclass P:\n    x: int\n    y: int\nclass C(Enum):\n    A = 1\n";
        let text = format!("{before}match {subject}:\n    case {case}:\n        z = 1\n");
        let program = Program::parse(&text).unwrap();
        let mut frame = Frame::new("<module>", 9);
        let values = values.iter();
        let values = values.map(|(name, value)| ((*name).to_owned(), Some((*value).to_owned())));
        frame.locals = Some(values.collect());
        frame.loops = Some(Default::default());
        let at = State {
            event: Event::Line,
            frames: vec![frame],
            ..State::start()
        };
        let reach = Reach::of(&program, &at)?;
        let named = |(target, origin): (Target, Origin)| {
            let name = match target {
                Target::Local(local) => local.name,
                Target::Element(name) => format!("{name}?"),
                _ => unreachable!("a pattern binds names alone"),
            };
            match origin {
                Origin::Shown(text) | Origin::Expression(text) => format!("{name}={text}"),
                Origin::Text(_) | Origin::Written(_) => name,
            }
        };
        let bound = program.case_targets(&at, &reach).into_iter().map(named);
        Some((program.case_condition(&at)?, bound.collect()))
    }

    #[test]
    fn a_pattern_is_compared_with_what_is_matched() {
        let check = |case: &str, value: &str, expected: Option<(&str, &[&str])>| {
            let found = asked("v", case, &[("v", value), ("n", "3")]);
            let found = found
                .as_ref()
                .map(|(test, bound)| (test.as_str(), bound.clone()));
            let expected = expected.map(|(test, bound)| {
                let bound: Vec<String> = bound.iter().map(|one| (*one).to_owned()).collect();
                (test, bound)
            });
            assert_eq!(found, expected, "{case}, {value}");
        };
        check("3", "3", Some(("True", &[])));
        check("3", "'3'", Some(("False", &[])));
        check("1 | 2 | 3", "3", Some(("True", &[])));
        check("-1", "-1", Some(("True", &[])));
        check("None", "None", Some(("True", &[])));
        check("True", "1", Some(("False", &[])));
        check("_", "[]", Some(("True", &[])));
        check("x", "[1]", Some(("True", &["x=[1]"])));
        check("x if x > n", "5", Some(("(5>n)", &["x=5"])));
        check("['go', d]", "['go', 'up']", Some(("True", &["d='up'"])));
        check("['go', d]", "['go']", Some(("False", &[])));
        check("['go', d]", "'go'", Some(("False", &[])));
        check("[a, *b]", "(1, 2, 3)", Some(("True", &["a=1", "b=[2, 3]"])));
        check("[*a, b]", "[1]", Some(("True", &["a=[]", "b=1"])));
        check(
            "[a, *_, b]",
            "[1, 2, 3, 4]",
            Some(("True", &["a=1", "b=4"])),
        );
        check(
            "[1, [x, y]]",
            "[1, [2, 3]]",
            Some(("True", &["x=2", "y=3"])),
        );
        check("{'k': x}", "{'j': 1, 'k': 2}", Some(("True", &["x=2"])));
        check(
            "{'k': x, **r}",
            "{'j': 1, 'k': 2}",
            Some(("True", &["x=2", "r={'j': 1}"])),
        );
        check("{'k': x}", "{'j': 1}", Some(("False", &[])));
        check("int(x)", "True", Some(("True", &["x=True"])));
        check("str() as s", "'a'", Some(("True", &["s='a'"])));
        check("str()", "4", Some(("False", &[])));
        check("P(x=0, y=q)", "P(x=0, y=4)", Some(("True", &["q=4"])));
        check("P(0, q)", "P(x=1, y=4)", Some(("False", &[])));
        check("P()", "5", Some(("False", &[])));
        check("C.A", "<C.A: 1>", Some(("True", &[])));
        check("C.A", "<C.B: 2>", Some(("False", &[])));
        // What a state does not tell.
        check("[x]", "Q(a=1)", None);
        check("P(z=1)", "P(x=0, y=4)", None);
        check("int()", "'abc…", None);
    }

    #[test]
    fn what_is_worked_out_is_a_question() {
        let check = |subject: &str, case: &str, expected: Option<(&str, &[&str])>| {
            let found = asked(subject, case, &[("n", "15")]);
            let found = found.map(|(test, bound)| (test, bound.join(" ")));
            let expected = expected.map(|(test, bound)| (test.to_owned(), bound.join(" ")));
            assert_eq!(found, expected, "{subject}, {case}");
        };
        check("n % 3", "0", Some(("n%3==0", &[])));
        check("n % 3", "1 | 2", Some(("(n%3==1 or n%3==2)", &[])));
        check("n % 3, n % 5", "0, 0", Some(("n%3==0 and n%5==0", &[])));
        check("(n % 3, n % 5)", "(0, _)", Some(("n%3==0", &[])));
        check("(n % 3, n)", "(0, k)", Some(("n%3==0", &["k?=15"])));
        check(
            "(n % 3, n)",
            "(0, k) if k > 3",
            Some(("n%3==0 and (15>3)", &[])),
        );
        check("n % 3", "[x]", None);
    }
}
