//! What a statement gives values to, and the expressions that have these values.

mod assignments;
mod statements;

pub(super) use self::assignments::{changed_for_nothing, with_items};
use self::statements::targets;
use super::counters::counted_on;
use super::patterns::run_by;
use super::pieces::Piece;
use super::reach::Reach;
use super::repeats::{Repeats, holds_nothing_twice};
use super::{Definition, Program};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State};
pub use assignments::REFUSED_ITEM;

/// What a simple statement gives a value to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A local, of the frame or of the module, that is bound.
    Local(AliasName),
    /// A local of the frame that a `for` sets, if it goes on.
    Element(String),
    /// A local, of any frame, whose object is changed.
    Changed {
        /// The local.
        local: AliasName,
        /// Where in the object, the outermost first; none where it is another one as a whole.
        keys: Vec<Key>,
    },
    /// The frame's value: it returns.
    Value,
    /// What the frame is worth if it ends with the line, without saying so.
    End,
    /// The message of the exception that is raised instead of anything else.
    Raised,
    /// Nothing: what an expression comes to is of no use, but it may raise.
    Nothing,
    /// What is printed.
    Output,
    /// What is printed before a function of the program is entered, or something is raised.
    Begun,
    /// A parameter of a function of the program that is entered.
    Argument {
        /// The name of its frame.
        function: String,
        /// The name of the parameter.
        name: String,
    },
}

/// Where in a value another one is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// The expression between the brackets, in canonical spelling.
    Item(String),
    /// The name behind the dot.
    Attribute(String),
}

/// What has the value that a target gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// An expression in canonical spelling.
    Expression(String),
    /// A text that is put together.
    Text(Vec<Piece>),
    /// What it is shown as is known.
    Shown(String),
    /// What it is shown as is put together.
    Written(Vec<Piece>),
}

impl Origin {
    /// The expressions that its value depends on.
    pub fn expressions(&self) -> Vec<&str> {
        match self {
            Origin::Expression(expression) => vec![expression],
            Origin::Shown(_) => Vec::new(),
            Origin::Text(pieces) | Origin::Written(pieces) => {
                pieces.iter().flat_map(Piece::expressions).collect()
            }
        }
    }
}

impl Program {
    /// What the statement that is about to run at a state gives values to, each with what has the value, as far as that can be
    /// asked.
    pub fn targets(&self, at: &State) -> Vec<(Target, Origin)> {
        let number = at.line().filter(|_| at.event == Event::Line);
        let Some(line) = number.and_then(|number| self.line(number)) else {
            return Vec::new();
        };
        let Some(reach) = Reach::of(self, at) else {
            return Vec::new();
        };
        // The header of a `match` does what an expression alone does.
        let run = line.text.starts_with("match").then(|| run_by(&line.text));
        let text = run.as_deref().unwrap_or(&line.text);
        let plain = self.without_names(at, text, &reach);
        let text = plain.as_ref().map_or(text, |plain| &plain.text);
        let counted_on = counted_on(text, &reach);
        let text = counted_on.as_ref().map_or(text, |one| &one.text);
        let mut found = targets(text, &reach);
        // What only changes something has done that when what it gives, nothing, is refused.
        let first = plain.as_ref().is_some_and(|plain| plain.gives_nothing);
        found.extend(counted_on.as_ref().map(|one| one.counter.clone()));
        let in_turn = text.contains(';') || text.starts_with("del ");
        if in_turn && share_objects(at, &found) {
            return Vec::new();
        }
        for statement in plain.iter().flat_map(|plain| &plain.statements) {
            let place = if first { 0 } else { found.len() };
            found.splice(place..place, targets(statement, &reach));
        }
        found.extend(plain.iter().flat_map(|plain| plain.changed.iter().cloned()));
        let made = self.made_by_asking(at, &reach, &found);
        found.splice(..0, made);
        let raised = self.raised(at, text);
        found.extend(raised.or_else(|| self.raised_by_name(at, text)));
        let kept = self.keeping_property(line.number);
        let kept = kept.map(|(name, shown)| (name.to_owned(), shown.to_owned()));
        let made = [
            kept,
            self.private_method(line.number),
            self.lambda_made(at, &line.text),
        ];
        for (name, shown) in made.into_iter().flatten() {
            let target = reach.bound(&name).map(Target::Local);
            found.extend(target.map(|target| (target, Origin::Shown(shown))));
        }
        found.extend(self.case_targets(at, &reach));
        let expression = |(target, text)| (target, Origin::Expression(text));
        found.extend(self.elements(at).into_iter().map(expression));
        found.extend(self.arguments(at).into_iter().map(expression));
        let receiving = self.receiving(at);
        found.extend(receiving);
        found.extend(self.initialised(at));
        found.extend(self.begun(at));
        let inside: Vec<(Target, Origin)> = found
            .iter()
            .filter_map(|(target, origin)| Some((self.inside(at, target)?, origin.clone())))
            .collect();
        found.extend(inside);
        let repeats = self.repeats();
        let told = repeats != Repeats::Unknown || holds_nothing_twice(at);
        let possible = |one: &(Target, Origin)| self.can_tell(at, one, told);
        // What is taken out of something is only known with what it is taken out of.
        let takes = |(target, _): &(Target, Origin)| matches!(target, Target::Changed { .. });
        if found.len() > 1 && found.iter().any(takes) && !found.iter().all(possible) {
            found.retain(|(target, _)| matches!(target, Target::Argument { .. }));
        }
        found.retain(possible);
        let renamed = |(target, origin): &(Target, Origin)| {
            let Target::Changed { local, keys } = target else {
                return None;
            };
            let again = |local| {
                let keys = keys.clone();
                (Target::Changed { local, keys }, origin.clone())
            };
            Some(twins(at, local).into_iter().map(again).collect::<Vec<_>>())
        };
        let twins: Vec<(Target, Origin)> = found.iter().filter_map(renamed).flatten().collect();
        found.extend(twins);
        let everywhere = |(target, origin): &(Target, Origin)| {
            let others = self.repeated(at, &repeats, target).into_iter();
            let others: Vec<_> = others.map(|other| (other, origin.clone())).collect();
            others
        };
        let others: Vec<(Target, Origin)> = found.iter().flat_map(everywhere).collect();
        found.extend(others);
        found
    }

    /// Whether what a target gets can be told, where it is `told` what holds one object many times.
    fn can_tell(&self, at: &State, (target, origin): &(Target, Origin), told: bool) -> bool {
        let can_ask = |text: &str| self.can_ask(at, text);
        let possible = match target {
            Target::Changed { keys, .. } if keys.is_empty() => at.aliases.is_some(),
            Target::Changed { keys, local } => {
                let shows = || {
                    let frame = at.frames.get(local.frame);
                    let value = frame.and_then(|frame| frame.known(&local.name));
                    value.is_some_and(|value| self.all_show_attributes(value))
                };
                let hides = |name: &str| {
                    let frame = at.frames.get(local.frame);
                    let value = frame.and_then(|frame| frame.known(&local.name));
                    value.is_some_and(|value| match value.starts_with(['[', '{']) {
                        true => self.may_hide_field(name),
                        false => self.hides_field(value, name),
                    })
                };
                let known = |key: &Key| match key {
                    Key::Attribute(name) if hides(name) => false,
                    Key::Item(key) => match key.strip_prefix("slice") {
                        Some(bounds) if bounds.starts_with('(') => can_ask(bounds),
                        _ => can_ask(key),
                    },
                    Key::Attribute(name) => shows() && !self.may_be_property(name),
                };
                at.aliases.is_some() && keys.iter().all(known) && told
            }
            Target::Output | Target::Begun => !self.defines("print"),
            Target::Local(_)
            | Target::Element(_)
            | Target::Value
            | Target::End
            | Target::Raised
            | Target::Nothing
            | Target::Argument { .. } => true,
        };
        possible && origin.expressions().into_iter().all(can_ask)
    }

    /// The item of a list that a target is an item of, because a loop has given it the name: in `for row in rows`, `row[0]` is an item
    /// of an item of `rows`.
    fn inside(&self, at: &State, target: &Target) -> Option<Target> {
        let Target::Changed { local, keys } = target else {
            return None;
        };
        let (frame, top) = (at.top()?, at.depth().checked_sub(1)?);
        if keys.is_empty() || local.frame != top {
            return None;
        }
        let loops = frame.loops.as_ref()?.iter();
        let (held, place) = loops
            .filter_map(|(line, count)| {
                let header = self.line(*line)?.text.strip_suffix(':')?;
                let (element, list) = header.strip_prefix("for ")?.split_once(" in ")?;
                let place = count.filter(|_| element == local.name)?.checked_sub(1)?;
                Some((list, place))
            })
            .next_back()?;
        // The list has its text there: neither has got another value since.
        let items = PythonValue::read(frame.known(held)?).ok()?;
        let PythonValue::List(items) = items else {
            return None;
        };
        let item = items.get(usize::try_from(place).ok()?)?;
        let same = item.to_string() == frame.known(&local.name)?;
        let keys = [&[Key::Item(place.to_string())], keys.as_slice()].concat();
        same.then(|| Target::Changed {
            local: AliasName::new(top, held),
            keys,
        })
    }

    /// Whether a name of Python's has another meaning here.
    pub(super) fn defines(&self, name: &str) -> bool {
        let defines =
            |one: &Definition| one.name == name || one.scope.names().any(|own| own == name);
        self.definitions.iter().any(defines)
    }
}

impl Target {
    /// A local whose object is another one as a whole.
    pub fn whole(local: AliasName) -> Target {
        let keys = Vec::new();
        Target::Changed { local, keys }
    }

    /// The local that is bound, or whose object is changed.
    pub fn local(&self) -> Option<&AliasName> {
        match self {
            Target::Local(local) | Target::Changed { local, .. } => Some(local),
            _ => None,
        }
    }

    /// The local whose object is changed, in whole or in part.
    fn changed(&self) -> Option<&AliasName> {
        match self {
            Target::Changed { local, .. } => Some(local),
            _ => None,
        }
    }
}

/// Whether two of the locals whose objects are changed are one object.
fn share_objects(at: &State, found: &[(Target, Origin)]) -> bool {
    let mut changed = found.iter().filter_map(|(target, _)| target.changed());
    changed.any(|local| {
        let twins = twins(at, local);
        let mut others = found.iter().filter_map(|(target, _)| target.changed());
        others.any(|other| twins.contains(other))
    })
}

/// The other names, in all frames, for the object that a local is.
fn twins(at: &State, local: &AliasName) -> Vec<AliasName> {
    let mut groups = at.aliases.iter().flatten();
    let group = groups.find(|group| group.contains(local));
    let others = group.into_iter().flatten().filter(|one| *one != local);
    others.cloned().collect()
}

#[cfg(test)]
pub(in crate::program) mod tests {
    use super::*;

    /// A local that is changed, and where; with the frame's number if it is not the first one.
    pub(in crate::program) fn shown_change(local: &AliasName, keys: &[Key]) -> String {
        let shown = |key: &Key| match key {
            Key::Item(key) => format!("[{key}]"),
            Key::Attribute(name) => format!(".{name}"),
        };
        let name = match local.frame {
            0 => local.name.clone(),
            _ => local.to_string(),
        };
        [name, keys.iter().map(shown).collect()].concat()
    }

    #[test]
    fn a_list_with_two_names_is_changed_under_both() {
        let program = Program::parse("xs.append(1)\n").unwrap();
        let check = |value: &str, aliases: &str, expected: usize| {
            let state = format!(
                r#"{{"event": "line", "frames": [{{"function": "<module>", "line": 1, "locals": {{"xs": "{value}"}}}}], "aliases": {aliases}}}"#
            );
            let at = State::parse(&state).unwrap();
            assert_eq!(program.targets(&at).len(), expected, "{state}");
        };
        check("[2]", "[]", 1);
        check("[2]", r#"[["0.xs", "0.ys"]]"#, 2);
        check("[2]", "null", 0);
        check("deque([2])", "[]", 1);
        check("deque([2], maxlen=2)", "[]", 1);
    }

    #[test]
    fn nothing_is_taken_out_of_an_empty_list() {
        let check = |line: &str, value: &str, expected: usize| {
            let program = Program::parse(line).unwrap();
            let state = format!(
                r#"{{"event": "line", "frames": [{{"function": "<module>", "line": 1, "locals": {{"xs": "{value}"}}}}], "aliases": []}}"#
            );
            let at = State::parse(&state).unwrap();
            assert_eq!(program.targets(&at).len(), expected, "{line} {state}");
        };
        check("xs.pop()\n", "[2]", 1);
        check("xs.pop()\n", "[]", 0);
        check("x = xs.pop(0)\n", "[2]", 2);
        check("x = xs.pop(0)\n", "[]", 0);
        check("xs.append(1)\n", "[]", 1);
    }

    #[test]
    fn what_a_loop_has_named_is_an_item_of_its_list() {
        let check = |line: &str, locals: &str, expected: &[&str]| {
            let source = format!("rows = [[1], [2]]\nfor row in rows:\n    {line}\n");
            let program = Program::parse(&source).unwrap();
            let state = format!(
                r#"{{"event": "line", "aliases": [], "frames": [{{"function": "<module>", "line": 3, "locals": {locals},
                    "loops": {{"2": 2}}, "pending": []}}]}}"#
            );
            let at = State::parse(&state).unwrap();
            let found = program.targets(&at).into_iter();
            let found: Vec<String> = found
                .filter_map(|(target, _)| match target {
                    Target::Changed { local, keys } => Some(shown_change(&local, &keys)),
                    _ => None,
                })
                .collect();
            assert_eq!(found, expected, "{line}");
        };
        let there = r#"{"rows": "[[1], [2]]", "row": "[2]"}"#;
        check("row[0] += 1", there, &["row[0]", "rows[1][0]"]);
        check("rows[0] = 1", there, &["rows[0]"]);
        let other = r#"{"rows": "[[1], [2]]", "row": "[7]"}"#;
        check("row[0] += 1", other, &["row[0]"]);
    }

    #[test]
    fn what_is_changed_may_be_in_another_frame() {
        let check = |line: &str, locals: &str, aliases: &str, expected: &[&str]| {
            let source = format!("n = 1\ndef f(ys):\n    global n, new\n    {line}\nf(xs)\n");
            let program = Program::parse(&source).unwrap();
            let state = format!(
                r#"{{"event": "line", "aliases": {aliases}, "frames": [
                    {{"function": "<module>", "line": 5, "locals": {{"xs": "[2]", "zs": "[2]", "n": "1"}}}},
                    {{"function": "f", "line": 4, "locals": {locals}}}]}}"#
            );
            let at = State::parse(&state).unwrap();
            let shown = |(target, _)| match target {
                Target::Local(local) => local.to_string(),
                Target::Changed { local, keys } => shown_change(&local, &keys),
                other => panic!("{other:?}"),
            };
            let found: Vec<String> = program.targets(&at).into_iter().map(shown).collect();
            assert_eq!(found, expected, "{line}");
        };
        let own = r#"{"ys": "[2]"}"#;
        let same = r#"[["0.xs", "0.zs", "1.ys"]]"#;
        check("ys.append(n)", own, same, &["1.ys", "xs", "zs"]);
        check("zs.append(n)", own, "[]", &["zs"]);
        check("zs[0] += n", own, same, &["zs[0]", "xs[0]", "1.ys[0]"]);
        check("n += 1", own, "[]", &["0.n"]);
        check("m = 1", own, "[]", &["1.m"]);
        check("new = 1", own, "[]", &["0.new"]);
        check("zs = zs.pop()", own, "[]", &[]);
        check("del zs[0]", own, "null", &[]);
        check("zs.append(n)", "null", "[]", &[]);
    }
}
