//! What makes an iterator, what it gives, and what it is shown as.

use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprCall, ExprContext};
use ruff_text_size::Ranged;

use super::asking::{ALL, Ask};
use crate::program::Program;
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::{as_list, written};
use crate::program::itertools::FUNCTIONS;
use crate::program::rewriting::with_all;
use crate::program::sequences::items;
use crate::quiz::PythonValue;
use crate::state::{AliasName, State};

/// What is shown of iterators of Python's, without the places where they are.
const SHOWN: [&str; 17] = [
    "<dict_itemiterator>",
    "<dict_keyiterator>",
    "<dict_reverseitemiterator>",
    "<dict_reversekeyiterator>",
    "<dict_reversevalueiterator>",
    "<dict_valueiterator>",
    "<enumerate>",
    "<filter>",
    "<generator object <genexpr>>",
    "<list_iterator>",
    "<list_reverseiterator>",
    "<map>",
    "<range_iterator>",
    "<reversed>",
    "<set_iterator>",
    "<tuple_iterator>",
    "<zip>",
];

/// Functions of `itertools` whose iterators are shown with what they have.
const TELLING: [&str; 2] = ["count", "repeat"];

/// Whether a value is shown as an iterator is that Python makes.
pub(super) fn is_iterator(shown: &str) -> bool {
    let of_text = matches!(shown, "<str_ascii_iterator>" | "<str_iterator>");
    let in_function =
        shown.starts_with("<generator object ") && shown.ends_with(".<locals>.<genexpr>>");
    of_text || in_function || SHOWN.contains(&shown) || shown.starts_with("<itertools.")
}

/// An iterator that a statement has made.
pub(super) struct Made {
    /// All that it gives, where that is known.
    items: Option<Vec<String>>,
    /// An expression for all that it gives.
    whole: String,
    /// The locals that this reads, where in it, and what they were.
    reads: Vec<(Range<usize>, AliasName, String)>,
    /// Whether it begins anew when it has come to its end.
    cycles: bool,
    /// Whether what it gives is worked out when it is asked for it, with what names stand for by then.
    lazy: bool,
    /// The iterators that it goes through itself, by their places: it gives something else once these are asked by others.
    pub through: Vec<usize>,
    /// How many elements it has given, or more if it has no more; `None` where that is not known.
    pub taken: Option<usize>,
}

/// What the iterator that a name stands for has left, as it can be written, and the iterators that this is taken from, by their places.
pub(super) type Left<'l> = &'l dyn Fn(&str) -> Option<(String, Vec<usize>)>;

/// What an iterator gives, from the first element on.
pub(super) struct Given<'m> {
    items: Option<&'m [String]>,
    whole: String,
    cycles: bool,
}

impl Program {
    /// The iterator that an expression of the program's text makes at a state; `left` tells what other ones have left.
    pub(super) fn iterator_made(&self, at: &State, expr: &Expr, left: Left<'_>) -> Option<Made> {
        let text = &self.text;
        let list = |expr: &Expr| match expr {
            Expr::Generator(generator) => as_list(generator, text),
            expr => Some(format!("list({})", written(expr, text)?)),
        };
        let known = |expr: &Expr| {
            let held = match expr {
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => value(at, expr),
                expr => literal(expr),
            };
            let all = items(&held?)?;
            let told = all.iter().all(PythonValue::can_be_typed);
            told.then(|| all.iter().map(PythonValue::to_string).collect::<Vec<_>>())
        };
        let (whole, of, cycles) = match expr {
            Expr::Generator(_) => (list(expr)?, None, false),
            Expr::Call(call) => {
                let library = self.of_library(at, &call.func);
                let [first, ..] = &*call.arguments.args else {
                    return None;
                };
                match (&library, &*call.func) {
                    (Some(("itertools", name)), _) if name == "cycle" => {
                        (list(first)?, Some(first), true)
                    }
                    (Some(("itertools", name)), _) => {
                        let known = FUNCTIONS.contains(&name.as_str());
                        let known = known && !TELLING.contains(&name.as_str());
                        (list(expr).filter(|_| known)?, None, false)
                    }
                    (None, Expr::Name(name)) if !self.binds(&name.id) => match name.id.as_str() {
                        "iter" if call.arguments.args.len() == 1 => {
                            (list(first)?, Some(first), false)
                        }
                        "enumerate" | "filter" | "map" | "reversed" | "zip" => {
                            (list(expr)?, None, false)
                        }
                        _ => return None,
                    },
                    _ => return None,
                }
            }
            _ => return None,
        };
        let (whole, through) = with_left(expr, whole, left)?;
        let reads = self.reads_of(at, &whole)?;
        let waits = |one: &Expr| one.is_generator_expr() || one.is_lambda_expr();
        Some(Made {
            items: of.and_then(known),
            whole,
            reads,
            cycles,
            lazy: !through.is_empty() || any_over_expr(expr, waits),
            through,
            taken: Some(0),
        })
    }

    /// The iterator that an object of the program hands out which is asked for one in the line of a state (`it = iter(team)`), where that is
    /// one of Python's for what the object has: it gives that, as long as the object stays as it is.
    pub(super) fn iterator_handed_out(&self, at: &State, object: &Expr) -> Option<Made> {
        let behind = self.behind_iterator(at, object)?;
        let parsed = ruff_python_parser::parse_expression(&behind).ok()?;
        let all = items(&value(at, parsed.expr())?)?;
        let told = all.iter().all(PythonValue::can_be_typed);
        let all: Vec<String> = all.iter().map(PythonValue::to_string).collect();
        let mut root = object;
        while let Expr::Attribute(read) = root {
            root = &read.value;
        }
        let name = root.as_name_expr().filter(|_| told)?;
        let top = at.depth().checked_sub(1)?;
        let own = |index: usize| Some((index, at.frames.get(index)?.known(&name.id)?));
        let (index, shown) = own(top).or_else(|| own(0))?;
        Some(Made {
            whole: format!("[{}]", all.join(", ")),
            items: Some(all),
            reads: vec![(0..0, AliasName::new(index, &*name.id), shown.to_owned())],
            cycles: false,
            // What it goes through may change with the object.
            lazy: true,
            through: Vec::new(),
            taken: Some(0),
        })
    }

    /// The locals that an expression reads, where, and what they are; `None` where it may go through anything else that changes.
    fn reads_of(&self, at: &State, whole: &str) -> Option<Vec<(Range<usize>, AliasName, String)>> {
        let parsed = ruff_python_parser::parse_expression(whole).ok()?;
        let mut names = Names::default();
        names.visit_expr(parsed.expr());
        let top = at.depth().checked_sub(1)?;
        let mut reads = Vec::new();
        for (place, name) in names.read {
            if names.own.contains(&name) {
                continue;
            }
            let own = |index: usize| at.frames.get(index)?.locals.as_ref()?.get(&name);
            let local = own(top).map(|shown| (top, shown));
            let Some((index, shown)) = local.or_else(|| own(0).map(|shown| (0, shown))) else {
                // What is called may be the program's.
                match self.definitions.iter().any(|one| one.name == name) {
                    true => return None,
                    false => continue,
                }
            };
            let shown = shown.as_ref()?;
            let plain = PythonValue::read(shown).is_ok_and(|one| one.can_be_typed());
            if !plain || shown.ends_with('…') {
                return None;
            }
            reads.push((place, AliasName::new(index, name), shown.clone()));
        }
        Some(reads)
    }

    /// What the iterator of what a call gives is named by: of the items of a dictionary, of the numbers of a `range`.
    fn kind_of_call(&self, at: &State, call: &ExprCall) -> Option<&'static str> {
        match &*call.func {
            Expr::Name(name) => {
                let ranges = name.id.as_str() == "range" && !self.binds("range");
                ranges.then_some("range_")
            }
            Expr::Attribute(method) if call.arguments.is_empty() => {
                let held = value(at, &method.value).or_else(|| literal(&method.value))?;
                let kind = match method.attr.as_str() {
                    "items" => "dict_item",
                    "keys" => "dict_key",
                    "values" => "dict_value",
                    _ => return None,
                };
                // Those of an `OrderedDict` have names of their own.
                let keyed = match &held {
                    PythonValue::Dict(_) => true,
                    PythonValue::Object { name, .. } => name == "Counter" || name == "defaultdict",
                    _ => false,
                };
                keyed.then_some(kind)
            }
            _ => None,
        }
    }

    /// What an expression that makes an iterator is shown as.
    pub fn shown_iterator(&self, at: &State, expression: &str) -> Option<String> {
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let given = &*call.arguments.args;
        let kind = |expr: &Expr| {
            let held = match expr {
                Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => value(at, expr),
                expr => literal(expr),
            };
            held.as_ref().and_then(kind_of)
        };
        let goes_through = |expr: &Expr| match expr {
            Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) => {
                kind(expr).is_some()
                    || value(at, expr).is_some_and(|one| is_iterator(&one.to_string()))
            }
            Expr::Starred(_) => false,
            Expr::Call(_) | Expr::Generator(_) | Expr::ListComp(_) | Expr::SetComp(_) => true,
            expr => kind(expr).is_some(),
        };
        if let Some(("itertools", name)) = self.of_library(at, &call.func) {
            let known = FUNCTIONS.contains(&name.as_str()) && !TELLING.contains(&name.as_str());
            let all = given.iter().all(goes_through) && !given.is_empty();
            let plain = known && all && call.arguments.keywords.is_empty();
            return plain.then(|| format!("<itertools.{name}>"));
        }
        let name = call.func.as_name_expr()?.id.as_str();
        if self.binds(name) {
            return None;
        }
        Some(match (name, given) {
            ("zip", all) if all.iter().all(goes_through) => "<zip>".to_owned(),
            ("enumerate", [first, ..]) if goes_through(first) => "<enumerate>".to_owned(),
            ("map" | "filter", [_, first, ..]) if goes_through(first) => format!("<{name}>"),
            ("iter", [Expr::Call(call)]) if let Some(kind) = self.kind_of_call(at, call) => {
                format!("<{kind}iterator>")
            }
            // An iterator of Python's is its own.
            ("iter", [Expr::Call(call)]) => {
                self.shown_iterator(at, expression.get(Range::<usize>::from(call.range()))?)?
            }
            ("reversed", [Expr::Call(call)]) => match self.kind_of_call(at, call)? {
                "range_" => "<range_iterator>".to_owned(),
                kind => format!("<{}iterator>", kind.replacen('_', "_reverse", 1)),
            },
            ("iter", [first]) => match kind(first)? {
                "str" => {
                    let text = value(at, first).or_else(|| literal(first))?.to_string();
                    let ascii = if text.is_ascii() { "ascii_" } else { "" };
                    format!("<str_{ascii}iterator>")
                }
                "dict" => "<dict_keyiterator>".to_owned(),
                kind => format!("<{kind}_iterator>"),
            },
            ("reversed", [first]) => match kind(first)? {
                "dict" => "<dict_reversekeyiterator>".to_owned(),
                "list" => "<list_reverseiterator>".to_owned(),
                "range" => "<range_iterator>".to_owned(),
                "str" | "tuple" => "<reversed>".to_owned(),
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// What an iterator gives, with what other ones have left in the places of their names, and the places of these; `None` where it goes through one
/// in another way than from its first element to its last.
fn with_left(expr: &Expr, whole: String, left: Left<'_>) -> Option<(String, Vec<usize>)> {
    let gone_through: Vec<&Expr> = match expr {
        Expr::Generator(made) => made
            .generators
            .first()
            .map(|one| &one.iter)
            .into_iter()
            .collect(),
        Expr::Call(call) => call.arguments.args.iter().collect(),
        _ => Vec::new(),
    };
    let mut puts = Vec::new();
    let mut through = Vec::new();
    for name in gone_through.into_iter().filter_map(Expr::as_name_expr) {
        let Some((text, taken_from)) = left(&name.id) else {
            continue;
        };
        let parsed = ruff_python_parser::parse_expression(&whole).ok()?;
        let inside = ruff_python_parser::parse_expression(&text).ok()?;
        let (mut outer, mut inner) = (Names::default(), Names::default());
        outer.visit_expr(parsed.expr());
        inner.visit_expr(inside.expr());
        // A name that the expression binds means nothing of what the other one reads.
        let hidden = |name: &String| outer.own.contains(name) && !inner.own.contains(name);
        if inner.read.iter().any(|(_, name)| hidden(name))
            || outer.own.contains(&name.id.to_string())
        {
            return None;
        }
        let mut places = outer
            .read
            .into_iter()
            .filter(|(_, one)| *one == name.id.as_str());
        let (place, _) = places.next().filter(|_| places.next().is_none())?;
        puts.push((place, text));
        through.extend(taken_from);
    }
    puts.sort_by_key(|(place, _)| place.start);
    through.sort_unstable();
    let all = through.len();
    through.dedup();
    (all == through.len()).then(|| (with_all(&whole, puts), through))
}

/// The type of what can be gone through.
fn kind_of(value: &PythonValue) -> Option<&'static str> {
    Some(match value {
        PythonValue::List(_) => "list",
        PythonValue::Tuple(_) => "tuple",
        PythonValue::Str(_) => "str",
        PythonValue::Dict(_) => "dict",
        PythonValue::Set { .. } => "set",
        PythonValue::Object { name, .. } if name == "range" => "range",
        _ => return None,
    })
}

impl Made {
    /// What it gives, as that can be written at a state: what it goes through is as it was when it was made.
    pub fn given_at(&self, at: &State) -> Option<Given<'_>> {
        let top = at.depth().checked_sub(1)?;
        let mut places = Vec::new();
        for (place, local, was) in &self.reads {
            let shown = |index: usize| at.frames.get(index)?.known(&local.name);
            let own = shown(top).is_some() || top == local.frame;
            let meant = if own { top } else { 0 };
            let same = shown(local.frame) == Some(was);
            let changes = match PythonValue::read(was).ok()? {
                PythonValue::List(_) | PythonValue::Dict(_) => true,
                PythonValue::Set { frozen, .. } => !frozen,
                PythonValue::Tuple(_) => was.contains(['[', '{']),
                // What an object is shown as need not make another one.
                PythonValue::Object { name, .. } => name != "range",
                _ => false,
            };
            match same && meant == local.frame {
                true => {}
                false if changes || self.lazy => return None,
                false => places.push((place.clone(), was.as_str())),
            }
        }
        Some(Given {
            items: self.items.as_deref(),
            whole: format!("({})", with_all(&self.whole, places)),
            cycles: self.cycles,
        })
    }
}

impl Given<'_> {
    /// What stands in the place of a question for more, when so many were given before; `begun` is how often the loop has run already that asks.
    pub fn part(
        &self,
        ask: &Ask,
        before: usize,
        begun: Option<usize>,
        text: &str,
    ) -> Option<String> {
        let whole = &self.whole;
        let listed = |all: &[String]| format!("[{}]", all.join(", "));
        match (ask, self.items) {
            (Ask::Next(_), Some(items)) if self.cycles => {
                Some(items.get(before.checked_rem(items.len())?)?.clone())
            }
            (Ask::Next(_), None) if self.cycles => Some(format!("{whole}[{before}%len({whole})]")),
            (Ask::Next(default), Some(items)) => match (items.get(before), default) {
                (Some(item), _) => Some(item.clone()),
                (None, Some(default)) => Some(text.get(default.clone())?.to_owned()),
                (None, None) => Some("next(iter([]))".to_owned()),
            },
            (Ask::Next(None), None) => Some(format!("next(iter({}))", self.rest(before))),
            (Ask::Next(Some(default)), None) => {
                let default = text.get(default.clone())?;
                Some(format!("next(iter({}), {default})", self.rest(before)))
            }
            (Ask::Each, Some(items)) if self.cycles => {
                let begun = begun?;
                let first = before.checked_sub(begun)?;
                let all =
                    (first..=before).map(|place| items.get(place % items.len().max(1)).cloned());
                Some(listed(&all.collect::<Option<Vec<_>>>()?))
            }
            (Ask::Times(count), Some(items)) => {
                let place = |index: usize| match self.cycles {
                    true => index.checked_rem(items.len()),
                    false => Some(index),
                };
                let end = before.checked_add(*count)?;
                let all = (before..end).map(|index| items.get(place(index)?).cloned());
                Some(listed(&all.collect::<Option<Vec<_>>>()?))
            }
            // It is not known whether there are as many.
            (Ask::Times(_), None) => None,
            _ if self.cycles => None,
            (Ask::All, Some(items)) => Some(listed(items.get(before..).unwrap_or_default())),
            (Ask::All, None) => Some(self.rest(before)),
            (Ask::First(count), Some(items)) => {
                let rest = items.get(before..).unwrap_or_default();
                Some(listed(&rest[..rest.len().min(*count)]))
            }
            (Ask::First(count), None) => Some(format!("{}[:{count}]", self.rest(before))),
            (Ask::Each, items) => {
                let first = before.checked_sub(begun?)?;
                Some(match items {
                    Some(items) => listed(items.get(first..).unwrap_or_default()),
                    None => self.rest(first),
                })
            }
            (Ask::Beside(count), _) => Some(self.beside(*count, before)),
            (Ask::EachBeside(count), _) => {
                let first = before.checked_sub(begun?.checked_mul(*count)?)?;
                Some(self.beside(*count, first))
            }
            (Ask::Unknown, _) => None,
        }
    }

    /// What is left when so many were given, so many beside one another: one of each in turn.
    fn beside(&self, count: usize, before: usize) -> String {
        let listed = self.items.map(|items| format!("[{}]", items.join(", ")));
        let whole = listed.as_deref().unwrap_or(&self.whole);
        let turn = |place: usize| match before >= ALL {
            true => "[]".to_owned(),
            false => format!("{whole}[{}::{count}]", before + place),
        };
        let turns: Vec<String> = (0..count).map(turn).collect();
        format!("zip({})", turns.join(", "))
    }

    /// An expression for what is left when so many were given.
    fn rest(&self, before: usize) -> String {
        match before {
            0 => self.whole.clone(),
            before if before >= ALL => "[]".to_owned(),
            before => format!("{}[{before}:]", self.whole),
        }
    }
}

/// The names that an expression reads, and those that are its own.
#[derive(Default)]
struct Names {
    read: Vec<(Range<usize>, String)>,
    own: Vec<String>,
}

impl<'a> Visitor<'a> for Names {
    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::Name(name) if name.ctx == ExprContext::Load => {
                self.read.push((expr.range().into(), name.id.to_string()));
            }
            Expr::Name(name) => self.own.push(name.id.to_string()),
            Expr::Lambda(lambda) => {
                let parameters = lambda.parameters.iter().flat_map(|all| all.iter());
                let names = parameters.map(|one| one.name().to_string());
                self.own.extend(names);
                self.visit_expr(&lambda.body);
            }
            expr => walk_expr(self, expr),
        }
    }
}
