//! Patterns: whether a `case` takes what a `match` goes by, and what its names get.
//!
//! What is matched is no local, but the line of the `match` says it again. Where a state tells its value, a pattern is compared with
//! that as Python does; where it does not, a literal is a question (`n%3==0`), and a tuple is matched part by part.

use std::borrow::Cow;

use ruff_python_ast::visitor::Visitor;
use ruff_python_ast::{
    Expr, Pattern, PatternArguments, PatternMatchClass, PatternMatchMapping, Singleton, Stmt,
    StmtMatch,
};
use ruff_text_size::Ranged;

use super::arrangement::{Arranged, arranged};
use super::canonical_expression;
use super::classes::{found, value};
use super::expressions::{canonical, written};
use super::names::{all_names, with_names};
use super::parameters::is_display;
use super::reach::Reach;
use super::targets::{Origin, Target};
use super::{Definition, Program};
use crate::quiz::{PythonValue, compare};
use crate::state::{Event, State};

/// The longest chain of base classes that is followed.
const MOST_BASES: usize = 8;

/// What a pattern comes to.
enum Fit {
    /// It takes nothing of this.
    Never,
    /// It takes it, if all of `tests` are true.
    If {
        tests: Vec<String>,
        bound: Vec<(String, Origin)>,
    },
}

impl Fit {
    fn always() -> Fit {
        Fit::If {
            tests: Vec::new(),
            bound: Vec::new(),
        }
    }

    fn when(holds: bool) -> Fit {
        if holds { Fit::always() } else { Fit::Never }
    }

    /// Both, one after the other.
    fn and(self, other: Fit) -> Fit {
        match (self, other) {
            (
                Fit::If {
                    mut tests,
                    mut bound,
                },
                Fit::If {
                    tests: more,
                    bound: others,
                },
            ) => {
                tests.extend(more);
                bound.extend(others);
                Fit::If { tests, bound }
            }
            _ => Fit::Never,
        }
    }
}

/// What is matched, or a part of it.
struct Subject {
    /// An expression for it, if it has one.
    text: Option<String>,
    /// Its value, if that is told.
    value: Option<PythonValue>,
    /// Of a tuple that is written out, its parts.
    parts: Option<Vec<Subject>>,
}

impl Subject {
    fn known(value: PythonValue) -> Subject {
        Subject {
            text: None,
            value: Some(value),
            parts: None,
        }
    }

    /// What a name gets that stands for it.
    fn origin(&self) -> Option<Origin> {
        match (&self.value, &self.text) {
            (Some(value), _) => Some(Origin::Shown(value.to_string())),
            (None, Some(text)) => Some(Origin::Expression(text.clone())),
            (None, None) => None,
        }
    }
}

/// The `case` that is about to run.
struct Case {
    fit: Fit,
    /// What is behind the `if`, in canonical spelling.
    guard: Option<String>,
}

impl Program {
    /// What is true if the `case` that is about to run at a state is entered.
    pub(super) fn case_condition(&self, at: &State) -> Option<String> {
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

    fn case(&self, at: &State) -> Option<Case> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        if !is_case(&self.line(frame.line)?.text) {
            return None;
        }
        let definition = self.definition_at(&frame.function, frame.line)?;
        let parsed = ruff_python_parser::parse_module(&self.text).ok()?;
        let positions = super::Positions::new(&self.text);
        let mut search = Matches { found: Vec::new() };
        search.visit_body(&parsed.syntax().body);
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

    /// What an expression is to be matched as.
    fn subject(&self, at: &State, expr: &Expr) -> Option<Subject> {
        let text = canonical(written(expr, &self.text)?)?;
        let parts = match expr {
            Expr::Tuple(tuple) if !tuple.elts.iter().any(Expr::is_starred_expr) => {
                let parts = tuple.elts.iter().map(|part| self.subject(at, part));
                Some(parts.collect::<Option<Vec<Subject>>>()?)
            }
            _ => None,
        };
        let known = |name: &str| {
            let parsed = ruff_python_parser::parse_expression(name).ok()?;
            value(at, parsed.expr()).map(|value| value.to_string())
        };
        let whole = || {
            let values: Option<Vec<PythonValue>> = parts
                .as_ref()?
                .iter()
                .map(|part| part.value.clone())
                .collect();
            values.map(PythonValue::Tuple)
        };
        let found = value(at, expr)
            .or_else(|| literal(expr))
            .or_else(whole)
            .or_else(|| match arranged(&text, known)? {
                Arranged::Value(text) => PythonValue::read(&text).ok(),
                Arranged::Set(_) => None,
            });
        let tight = expr.is_bin_op_expr() || super::changes::is_tight(expr);
        Some(Subject {
            text: Some(if tight { text } else { format!("({text})") }),
            value: found,
            parts,
        })
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

    fn sequence(&self, at: &State, patterns: &[Pattern], subject: &Subject) -> Option<Fit> {
        let star = patterns.iter().position(Pattern::is_match_star);
        let fits = |count: usize| match star {
            Some(_) => count + 1 >= patterns.len(),
            None => count == patterns.len(),
        };
        let all = |parts: Vec<&Subject>| {
            let mut fit = Fit::always();
            let extra = parts.len() + 1 - patterns.len().min(parts.len() + 1);
            for (index, pattern) in patterns.iter().enumerate() {
                let next = match (pattern, star) {
                    (Pattern::MatchStar(rest), _) => {
                        let values = parts[index..index + extra].iter();
                        let values: Option<Vec<PythonValue>> =
                            values.map(|part| part.value.clone()).collect();
                        let bound = match &rest.name {
                            Some(name) => {
                                let list = PythonValue::List(values?).to_string();
                                vec![(name.to_string(), Origin::Shown(list))]
                            }
                            None => Vec::new(),
                        };
                        Fit::If {
                            tests: Vec::new(),
                            bound,
                        }
                    }
                    (pattern, Some(star)) if index > star => {
                        self.fit(at, pattern, parts[index + extra - 1])?
                    }
                    (pattern, _) => self.fit(at, pattern, parts[index])?,
                };
                fit = fit.and(next);
                // Nothing behind what does not fit is looked at.
                if matches!(fit, Fit::Never) {
                    break;
                }
            }
            Some(fit)
        };
        if let Some(parts) = &subject.parts {
            return match fits(parts.len()) {
                true => all(parts.iter().collect()),
                false => Some(Fit::Never),
            };
        }
        match subject.value.as_ref()? {
            PythonValue::List(items) | PythonValue::Tuple(items) if fits(items.len()) => {
                let parts: Vec<Subject> = items.iter().cloned().map(Subject::known).collect();
                all(parts.iter().collect())
            }
            PythonValue::List(_) | PythonValue::Tuple(_) => Some(Fit::Never),
            value if is_plain(value) => Some(Fit::Never),
            // Objects that say so are sequences, too.
            _ => None,
        }
    }

    fn mapping(&self, at: &State, mapping: &PatternMatchMapping, subject: &Subject) -> Option<Fit> {
        let PythonValue::Dict(pairs) = subject.value.as_ref()? else {
            let plain = is_plain(subject.value.as_ref()?);
            return plain.then_some(Fit::Never);
        };
        let mut rest = pairs.clone();
        let mut fit = Fit::always();
        for (key, pattern) in mapping.keys.iter().zip(&mapping.patterns) {
            let key = literal(key)?;
            let place = rest
                .iter()
                .position(|(one, _)| compare(one, &key).is_equal());
            let Some(place) = place else {
                return Some(Fit::Never);
            };
            let (_, value) = rest.remove(place);
            fit = fit.and(self.fit(at, pattern, &Subject::known(value))?);
        }
        let bound = match &mapping.rest {
            Some(name) => {
                let rest = PythonValue::Dict(rest).to_string();
                vec![(name.to_string(), Origin::Shown(rest))]
            }
            None => Vec::new(),
        };
        Some(fit.and(Fit::If {
            tests: Vec::new(),
            bound,
        }))
    }

    fn class_pattern(
        &self,
        at: &State,
        pattern: &PatternMatchClass,
        subject: &Subject,
    ) -> Option<Fit> {
        let name = pattern.cls.as_name_expr()?.id.as_str();
        let value = subject.value.as_ref()?;
        let PatternArguments {
            patterns, keywords, ..
        } = &pattern.arguments;
        if found(at, name).is_some() {
            return None;
        }
        let Some(class) = self.class(name) else {
            let is_one = is_of_type(value, name)?;
            return match (is_one, patterns.as_slice(), keywords.as_slice()) {
                (false, ..) => Some(Fit::Never),
                (true, [], []) => Some(Fit::always()),
                // The types of Python's are matched as a whole.
                (true, [one], []) => self.fit(at, one, subject),
                _ => None,
            };
        };
        let (own, parts) = match value {
            PythonValue::Object { name, parts } if !self.writes_values() => {
                (self.class(name)?, parts)
            }
            value if is_plain(value) => return Some(Fit::Never),
            _ => return None,
        };
        if !self.inherits(own, class)? {
            return Some(Fit::Never);
        }
        let names = match patterns.as_slice() {
            [] => Vec::new(),
            _ => self.match_args(own)?,
        };
        let by_place = names.iter().map(String::as_str).zip(patterns);
        let by_name = keywords.iter().map(|one| (one.attr.as_str(), &one.pattern));
        let mut fit = Fit::when(patterns.len() <= names.len());
        for (name, pattern) in by_place.chain(by_name) {
            let named = |(one, _): &&(Option<String>, PythonValue)| one.as_deref() == Some(name);
            let (_, value) = parts.iter().find(named)?;
            fit = fit.and(self.fit(at, pattern, &Subject::known(value.clone()))?);
            if matches!(fit, Fit::Never) {
                break;
            }
        }
        Some(fit)
    }

    /// Whether a class is another one, or inherits from it; `None` where the program does not define all of its bases.
    fn inherits(&self, class: &Definition, other: &Definition) -> Option<bool> {
        let mut class = class;
        for _ in 0..MOST_BASES {
            if class.line == other.line {
                return Some(true);
            }
            match self.bases(class) {
                None | Some("" | "object") => return Some(false),
                Some(base) => class = self.class(base)?,
            }
        }
        None
    }

    /// The attributes that the patterns without a name stand for: of a class with `@dataclass` its fields, of another one what it says.
    fn match_args(&self, class: &Definition) -> Option<Vec<String>> {
        let body = self
            .lines
            .iter()
            .filter(|line| class.is_in_body(line.number));
        let own = |line: u32| self.is_line_of(class, line);
        let said = body
            .clone()
            .find_map(|line| line.text.strip_prefix("__match_args__="));
        if let Some(said) = said {
            let parsed = ruff_python_parser::parse_expression(said).ok()?;
            let PythonValue::Tuple(names) = literal(parsed.expr())? else {
                return None;
            };
            let name = |value: PythonValue| match value {
                PythonValue::Str(name) => Some(name),
                _ => None,
            };
            return names.into_iter().map(name).collect();
        }
        let decorator = &self.line(class.first)?.text;
        let plain = matches!(self.bases(class), None | Some("" | "object"));
        if !plain || !decorator.starts_with("@dataclass") {
            return None;
        }
        let field = |text: &str| {
            let (name, _) = text.split_once(':')?;
            super::is_identifier(name).then(|| name.to_owned())
        };
        let lines = body.filter(|line| own(line.number));
        Some(lines.filter_map(|line| field(&line.text)).collect())
    }

    /// Whether a subject is a member of an enumeration that a pattern names.
    fn same_member(&self, member: &Expr, subject: &Subject) -> Option<Fit> {
        let attribute = member.as_attribute_expr()?;
        let name = attribute.value.as_name_expr()?.id.as_str();
        let (class, member) = (self.class(name)?, attribute.attr.as_str());
        self.members(class)?;
        match subject.value.as_ref()? {
            PythonValue::Name(text) | PythonValue::Opaque(text) => {
                let text = text.trim_start_matches('<');
                let text = text.split(':').next().unwrap_or(text);
                let (own, shown) = text.split_once('.')?;
                (own == name).then(|| Fit::when(shown == member))
            }
            value if is_plain(value) => Some(Fit::Never),
            _ => None,
        }
    }
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

/// The value of an expression that is written out.
fn literal(expr: &Expr) -> Option<PythonValue> {
    PythonValue::of_literal(expr).filter(|_| is_display(expr))
}

/// Whether a value is one of Python's own that is told in full.
fn is_plain(value: &PythonValue) -> bool {
    !matches!(
        value,
        PythonValue::Object { .. } | PythonValue::Name(_) | PythonValue::Opaque(_)
    )
}

/// Whether a value is of a type of Python's; `None` where that cannot be told, or for another type.
fn is_of_type(value: &PythonValue, name: &str) -> Option<bool> {
    const TYPES: [&str; 8] = [
        "bool", "dict", "float", "int", "list", "set", "str", "tuple",
    ];
    if !TYPES.contains(&name) || !is_plain(value) {
        return None;
    }
    Some(match value {
        PythonValue::Bool(_) => matches!(name, "bool" | "int"),
        PythonValue::Int(_) => name == "int",
        PythonValue::Float(_) => name == "float",
        PythonValue::Str(_) => name == "str",
        PythonValue::List(_) => name == "list",
        PythonValue::Tuple(_) => name == "tuple",
        PythonValue::Dict(_) => name == "dict",
        PythonValue::Set { frozen, .. } => name == "set" && !frozen,
        _ => false,
    })
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

/// Finds the `match` statements.
struct Matches<'a> {
    found: Vec<&'a StmtMatch>,
}

impl<'a> Visitor<'a> for Matches<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Match(statement) = stmt {
            self.found.push(statement);
        }
        ruff_python_ast::visitor::walk_stmt(self, stmt);
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
