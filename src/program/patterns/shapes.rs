//! Patterns that take a whole apart: sequences, mappings, and classes by their attributes.

use ruff_python_ast::{Expr, Pattern, PatternArguments, PatternMatchClass, PatternMatchMapping};

use super::subjects::{Fit, Subject, is_plain};
use crate::program::classes::found;
use crate::program::displays::literal;
use crate::program::reduction::TYPES;
use crate::program::targets::Origin;
use crate::program::{Definition, Program, is_identifier};
use crate::quiz::{PythonValue, compare};
use crate::state::State;

impl Program {
    pub(super) fn sequence(
        &self,
        at: &State,
        patterns: &[Pattern],
        subject: &Subject,
    ) -> Option<Fit> {
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

    pub(super) fn mapping(
        &self,
        at: &State,
        mapping: &PatternMatchMapping,
        subject: &Subject,
    ) -> Option<Fit> {
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

    pub(super) fn class_pattern(
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
        if self.is_other_member(value, name) {
            return Some(Fit::Never);
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
        if !self.descends(own, Some(class))? {
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

    /// Whether a value is a member of an enumeration, which is of no other class than this, and a pattern asks for another one.
    fn is_other_member(&self, value: &PythonValue, asked: &str) -> bool {
        let (PythonValue::Name(text) | PythonValue::Opaque(text)) = value else {
            return false;
        };
        let own = text.strip_prefix('<').and_then(|text| text.split_once('.'));
        // Members that count are numbers, too.
        let plain = self.number_of_member(text) == Some(None);
        plain
            && own.is_some_and(|(own, _)| own != asked)
            && (TYPES.contains(&asked) || self.class(asked).is_some())
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
        if !(plain && decorator.starts_with("@dataclass") || self.is_named_tuple(class)) {
            return None;
        }
        let field = |text: &str| {
            let (name, _) = text.split_once(':')?;
            is_identifier(name).then(|| name.to_owned())
        };
        let lines = body.filter(|line| own(line.number));
        Some(lines.filter_map(|line| field(&line.text)).collect())
    }

    /// Whether a subject is a member of an enumeration that a pattern names.
    pub(super) fn same_member(&self, member: &Expr, subject: &Subject) -> Option<Fit> {
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

/// Whether a value is of a type of Python's; `None` where that cannot be told, or for another type.
fn is_of_type(value: &PythonValue, name: &str) -> Option<bool> {
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
