//! What is asked of the module or of a compiled expression: with which expression, of which text.

use fancy_regex::{Captures, Flags, Regex, is_known};
use ruff_python_ast::{Arguments, Expr, ExprCall, Number, Operator};

use super::found::Found;
use super::{LONGEST, cut, shown};
use crate::program::sequences::MOST_ITEMS;
use crate::quiz::PythonValue;

/// The most characters of an expression that is written again.
const MOST_WRITTEN: usize = 100;

/// Arguments by the names of their parameters.
type Given<'e> = Vec<(&'static str, &'e Expr)>;

/// A compiled expression.
pub(super) struct Pattern {
    regex: Regex,
    text: String,
}

/// One question.
pub(super) struct Asked<'e> {
    /// The function's or method's name.
    pub name: &'e str,
    /// The expression.
    pub regex: Regex,
    /// The text that is gone through.
    pub subject: String,
    /// What comes in the place of what is found.
    pub replacement: Option<String>,
    /// How often at most.
    pub most: usize,
    /// The byte where to begin.
    pub from: usize,
}

impl Pattern {
    /// What a call of `re.compile` makes.
    pub(super) fn of(call: &ExprCall) -> Option<Pattern> {
        let method = call.func.as_attribute_expr()?;
        if method.attr.as_str() != "compile" || !is_module(&method.value) {
            return None;
        }
        Pattern::given(&bound(&call.arguments, &["pattern", "flags"])?)
    }

    fn given(given: &Given<'_>) -> Option<Pattern> {
        let text = text(argument(given, "pattern")?)?;
        let flags = argument(given, "flags").map_or(Some(Flags::default()), flags)?;
        let regex = Regex::of_python(&text, flags).ok()?;
        Some(Pattern { regex, text })
    }

    /// As it is shown.
    pub(super) fn shown(&self) -> PythonValue {
        let flags = self.regex.flags();
        // In the order in which CPython lists them.
        let names = [
            ("re.IGNORECASE", flags.case_insensitive),
            ("re.MULTILINE", flags.multi_line),
            ("re.DOTALL", flags.dot_matches_new_line),
            ("re.VERBOSE", flags.verbose_mode),
        ];
        let names: Vec<&str> = names
            .iter()
            .filter(|(_, holds)| *holds)
            .map(|(name, _)| *name)
            .collect();
        let text = cut(&self.text, 200);
        shown(match names.is_empty() {
            true => format!("re.compile({text})"),
            false => format!("re.compile({text}, {})", names.join("|")),
        })
    }
}

impl<'e> Asked<'e> {
    /// What a call asks.
    pub(super) fn of(call: &'e ExprCall) -> Option<Asked<'e>> {
        let method = call.func.as_attribute_expr()?;
        let name = method.attr.as_str();
        let own: &[&'static str] = match name {
            "match" | "search" | "fullmatch" | "findall" | "finditer" => &["string"],
            "split" => &["string", "maxsplit"],
            "sub" | "subn" => &["repl", "string", "count"],
            _ => return None,
        };
        let (pattern, given) = if is_module(&method.value) {
            let all = [&["pattern"], own, &["flags"]].concat();
            let given = bound(&call.arguments, &all)?;
            (Pattern::given(&given)?, given)
        } else {
            let all = match own {
                ["string"] => &["string", "pos"],
                own => own,
            };
            let given = bound(&call.arguments, all)?;
            (Pattern::of(method.value.as_call_expr()?)?, given)
        };
        let subject = text(argument(&given, "string")?)?;
        // A function may say it.
        let replacement = argument(&given, "repl").and_then(text);
        let limit = argument(&given, "maxsplit").or(argument(&given, "count"));
        let most = match limit.map_or(Some(0), number)? {
            0 => usize::MAX,
            most => usize::try_from(most).unwrap_or(0),
        };
        let first = argument(&given, "pos").map_or(Some(0), number)?;
        let first = usize::try_from(first).unwrap_or(0);
        let place = subject.char_indices().nth(first);
        Some(Asked {
            name,
            regex: pattern.regex,
            from: place.map_or(subject.len(), |(place, _)| place),
            subject,
            replacement,
            most,
        })
    }

    /// The compiled expression of a call that this is, as it is written.
    pub(super) fn pattern_written(&self, call: &ExprCall) -> Option<String> {
        let method = call.func.as_attribute_expr()?;
        let pattern = match is_module(&method.value) {
            true => {
                let all = ["pattern", "repl", "string", "count", "flags"];
                Pattern::given(&bound(&call.arguments, &all)?)?
            }
            false => Pattern::of(method.value.as_call_expr()?)?,
        };
        let whole = pattern.text.chars().count() <= MOST_WRITTEN;
        (whole && self.name == "sub").then(|| pattern.shown().to_string())
    }

    /// What the call comes to.
    pub(super) fn answer(self) -> Option<PythonValue> {
        match self.name {
            "match" | "search" | "fullmatch" => {
                let captures = self.first()?;
                Some(captures.map_or(PythonValue::None, |captures| {
                    Found::new(self, captures).shown()
                }))
            }
            "findall" => self.all_texts(),
            "split" => self.split(),
            "sub" => self.replaced().map(|(text, _)| PythonValue::Str(text)),
            "subn" => {
                let (text, count) = self.replaced()?;
                let count = PythonValue::Int(count.to_string());
                Some(PythonValue::Tuple(vec![PythonValue::Str(text), count]))
            }
            _ => None,
        }
    }

    /// The one match that is asked for; `Some(None)` where there is none.
    pub(super) fn first(&self) -> Option<Option<Captures>> {
        let (regex, subject) = (&self.regex, self.subject.as_str());
        match self.name {
            "match" => regex.captures_at(subject, self.from).ok(),
            "search" => regex.captures_from_pos(subject, self.from).ok(),
            "fullmatch" => regex.captures_to_end(subject, self.from).ok(),
            _ => None,
        }
    }

    /// The matches, as many as are asked for.
    pub(super) fn all(&self) -> Option<Vec<Captures>> {
        let all = self.regex.captures_iter(&self.subject, self.from).ok()?;
        let groups = self.regex.captures_len();
        let mut found = Vec::new();
        for captures in all.take(self.most) {
            found.push(captures.ok()?);
            if found.len() * groups > MOST_ITEMS {
                return None;
            }
        }
        Some(found)
    }

    /// What a group of a match has.
    pub(super) fn part(&self, captures: &Captures, group: usize) -> Option<&str> {
        let part = captures.get(group)?;
        self.subject.get(part.start()..part.end())
    }
}

/// Whether an expression is the module's name.
pub(super) fn is_module(expr: &Expr) -> bool {
    expr.as_name_expr()
        .is_some_and(|name| name.id.as_str() == "re")
}

/// A text that is written out, all of whose characters are known.
pub(super) fn text(expr: &Expr) -> Option<String> {
    let text = expr.as_string_literal_expr()?.value.to_str();
    let fits = text.len() <= LONGEST && text.chars().all(is_known);
    fits.then(|| text.to_owned())
}

/// Which parameter gets which argument.
pub(super) fn bound<'e>(
    arguments: &'e Arguments,
    parameters: &[&'static str],
) -> Option<Given<'e>> {
    let mut given = Vec::new();
    let mut names = parameters.iter();
    for argument in &arguments.args {
        let name = names.next().filter(|_| !argument.is_starred_expr())?;
        given.push((*name, argument));
    }
    for keyword in &arguments.keywords {
        // What is given by its place is not given by its name.
        let name = keyword.arg.as_ref()?.as_str();
        let name = names.as_slice().iter().find(|one| **one == name)?;
        if argument(&given, name).is_some() {
            return None;
        }
        given.push((*name, &keyword.value));
    }
    Some(given)
}

/// What a parameter gets.
pub(super) fn argument<'e>(given: &Given<'e>, parameter: &str) -> Option<&'e Expr> {
    let mut given = given.iter();
    let (_, argument) = given.find(|(name, _)| *name == parameter)?;
    Some(argument)
}

fn number(expr: &Expr) -> Option<i64> {
    match PythonValue::of_literal(expr)? {
        PythonValue::Int(digits) => digits.parse().ok(),
        _ => None,
    }
}

/// `re.I`, or several with `|` between them.
fn flags(expr: &Expr) -> Option<Flags> {
    let mut flags = Flags::default();
    match expr {
        Expr::NumberLiteral(literal) => {
            return matches!(&literal.value, Number::Int(int) if *int == 0).then_some(flags);
        }
        Expr::BinOp(both) if both.op == Operator::BitOr => {
            let (left, right) = (self::flags(&both.left)?, self::flags(&both.right)?);
            flags.case_insensitive = left.case_insensitive || right.case_insensitive;
            flags.multi_line = left.multi_line || right.multi_line;
            flags.dot_matches_new_line = left.dot_matches_new_line || right.dot_matches_new_line;
            flags.verbose_mode = left.verbose_mode || right.verbose_mode;
        }
        Expr::Attribute(flag) if is_module(&flag.value) => match flag.attr.as_str() {
            "I" | "IGNORECASE" => flags.case_insensitive = true,
            "M" | "MULTILINE" => flags.multi_line = true,
            "S" | "DOTALL" => flags.dot_matches_new_line = true,
            "X" | "VERBOSE" => flags.verbose_mode = true,
            _ => return None,
        },
        _ => return None,
    }
    Some(flags)
}
