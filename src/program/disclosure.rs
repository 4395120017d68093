//! States with what their objects have, where the classes say themselves how these are written: `<Anna>` is told as
//! `Account(owner='Anna', balance=80)`. What is known of a line that is about to run is then known of one that has to do with such objects,
//! too; what is told of them is shown again as the class says.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_body;

use super::calls::without_strings;
use super::classes::value;
use super::heap::{Cell, Container, Heap, Held, Style, UNKNOWN};
use super::objects::Objects;
use super::resumption::is_iterator;
use super::{Definition, DefinitionKind, Program, is_identifier, is_word_part, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, MAX_VALUE, MAX_WHOLE, State, Value};

/// How values of Python's are written that are no object of the program.
const OF_PYTHON: [&str; 6] = [
    "<function ",
    "<class '",
    "<built-in ",
    "<generator object ",
    "<bound method ",
    "<module ",
];

/// A state with the attributes of its objects.
#[derive(Clone, Debug)]
pub struct Disclosed {
    /// The program, as one whose objects show what they have.
    pub program: Program,
    /// The state.
    pub at: State,
    /// The frames that have returned already to the line which called the one that returns, each with the object that it has made.
    pub before: Vec<Option<Frame>>,
    /// The objects at the state, if it does not show what they have.
    pub objects: Option<Rc<Objects>>,
    /// The state that comes next, where a statement calls a method of an object by itself.
    pub next: Option<State>,
    /// How what was raised last is shown, if it does not show what it has.
    pub raised: Option<String>,
    /// What a line raises that makes an exception, as its event says it.
    pub message: Option<String>,
}

impl Program {
    /// Whether it is told with the attributes of all its objects.
    pub fn tells(&self) -> bool {
        self.tells
    }

    /// The program, as one whose objects show what they have.
    pub fn telling(&self) -> Program {
        Program {
            tells: true,
            ..self.clone()
        }
    }

    /// Whether states do not show what its objects have, or which of them a statement calls by itself.
    pub fn conceals(&self) -> bool {
        !self.tells && (self.has_hidden_objects() || self.has_protocols())
    }

    /// Whether its objects are followed: states do not show what they have, or which of those inside of others are the same.
    pub fn has_objects(&self) -> bool {
        let class = |one: &&Definition| one.kind == DefinitionKind::Class;
        let mut classes = self.definitions.iter().filter(class);
        let makes = |class: &Definition| {
            self.method(class, "__init__").is_some()
                || self.allocator(class).is_some()
                || self.made_by_base(class).is_some()
                || self.makes_bare(class)
                || self.fields_begun(class).is_some()
                || self.says_what_it_raises(class)
        };
        self.conceals() || !self.tells && (self.nests || classes.any(makes))
    }

    /// Whether it may have values that are longer than states show: it makes something that has items, or has a long text.
    pub(super) fn may_have_long_values(&self) -> bool {
        any_over_body(self.body(), |part: &Expr| match part {
            Expr::List(_) | Expr::Dict(_) | Expr::Set(_) => true,
            Expr::ListComp(_) | Expr::DictComp(_) | Expr::SetComp(_) => true,
            Expr::StringLiteral(text) => text.value.len() >= MAX_VALUE,
            _ => false,
        })
    }

    /// The last of these states, the first of which is the start of the program, with the attributes of its objects.
    pub fn disclosed(&self, past: &[&State], followed: Objects) -> Option<Disclosed> {
        let objects = &followed;
        let mut at = (*past.last()?).clone();
        for (index, frame) in at.frames.iter_mut().enumerate() {
            let Some(followed) = objects.names(index) else {
                continue;
            };
            for (name, value) in frame.locals.iter_mut().flatten() {
                let held = followed.get(name).unwrap_or(&Held::Unknown);
                *value = self.told(objects, held, value.take());
            }
            let given = objects.given(index);
            if let Some(pending) = frame
                .pending
                .as_mut()
                .filter(|all| all.len() == given.len())
            {
                for (value, (_, held)) in pending.iter_mut().zip(given) {
                    let none = value.as_deref() == Some("None");
                    if !none {
                        *value = self.told(objects, held, value.take());
                    }
                }
            }
        }
        if at.event == Event::Return
            && let Some(held) = objects.returned()
        {
            at.value = self.told(objects, held, at.value.take());
        }
        let caller = at.depth().checked_sub(2);
        let given = caller.map_or(&[][..], |index| objects.given(index));
        let before = given.iter().map(|(name, held)| {
            let made = objects.heap.text(self, held, Style::Told).ok()?;
            let mut frame = Frame::new(name.clone(), 0);
            let named = self.definitions.iter().filter(|one| one.name == *name);
            let locals = frame.locals.as_mut()?;
            for first in named.filter_map(|one| one.scope.variables.first()) {
                locals.insert(first.name.clone(), Some(made.clone()));
            }
            Some(frame)
        });
        let next = self.protocol_goes_on(past, objects);
        let next = next.or_else(|| self.telling().generator_goes_on(past, &at));
        let next = next.or_else(|| self.objects_go_on(past[past.len() - 1], objects));
        let refilled = objects.refilled(&at);
        if let Some(refilled) = &refilled {
            refilled.show_refilled(self, &mut at, Style::Told);
        }
        Some(Disclosed {
            next,
            raised: objects.raised_shown(self),
            message: self.thrown(past, objects),
            before: before.collect(),
            objects: Some(Rc::new(followed.clone())),
            program: {
                let telling = self.telling().sorting_as(objects.version);
                let telling = telling.with_list_sorted(&at).unwrap_or(telling);
                let objects = refilled.as_ref().unwrap_or(objects);
                objects
                    .placed(&telling, past[past.len() - 1])
                    .unwrap_or(telling)
            },
            at,
        })
    }

    /// A state with the whole text of the objects that it shows the beginning of, where states show attributes; `before` are the frames that
    /// have returned already.
    pub fn completed(
        &self,
        at: &State,
        followed: Objects,
        before: Vec<Option<Frame>>,
    ) -> Disclosed {
        let next = self.objects_go_on(at, &followed);
        let mut at = at.clone();
        for (index, frame) in at.frames.iter_mut().enumerate() {
            let Some(names) = followed.names(index) else {
                continue;
            };
            for (name, value) in frame.locals.iter_mut().flatten() {
                let begun = value.as_deref().and_then(|text| text.strip_suffix('…'));
                let held = names.get(name);
                let whole = held.and_then(|held| followed.heap.text(self, held, Style::Shown).ok());
                if let (Some(begun), Some(whole)) = (begun, whole)
                    && whole.starts_with(begun)
                    && whole.chars().count() <= MAX_WHOLE
                {
                    *value = Some(whole);
                }
            }
        }
        let refilled = followed.refilled(&at);
        if let Some(refilled) = &refilled {
            refilled.show_refilled(self, &mut at, Style::Shown);
        }
        let program = self.clone().sorting_as(followed.version);
        let program = program.with_list_sorted(&at).unwrap_or(program);
        let placed = refilled.as_ref().unwrap_or(&followed).placed(&program, &at);
        Disclosed {
            program: placed.unwrap_or(program),
            at,
            before,
            objects: Some(Rc::new(followed)),
            next,
            raised: None,
            message: None,
        }
    }

    /// The state that comes next where the objects that there are tell it, whether states show what they have or not.
    fn objects_go_on(&self, at: &State, objects: &Objects) -> Option<State> {
        let next = objects.moved(self, at);
        let next = next.or_else(|| self.keyed_goes_on(at, objects));
        let next = next.or_else(|| self.heap_goes_on(at, objects));
        next.or_else(|| self.asks_for_item(at, objects))
    }

    /// A value that a state shows, with the attributes of the objects in it.
    fn told(&self, objects: &Objects, held: &Held, shown: Value) -> Value {
        let text = shown?;
        match held {
            Held::Unknown | Held::Missing => {
                let python = OF_PYTHON.iter().any(|begin| text.starts_with(begin));
                let python = python || is_iterator(&text);
                let written = |value: &PythonValue| {
                    // A text is no object, whatever it says of some.
                    let is_text = matches!(value, PythonValue::Str(_));
                    is_written(value) && (is_text || !self.names_hidden(&text))
                };
                let read = PythonValue::read(&text);
                let plain = python || read.as_ref().is_ok_and(written);
                // What looks like a number or a text may be one, whatever objects look like it.
                let is_object = !plain || matches!(read, Ok(PythonValue::Object { .. }));
                let disguises = self.disguises() && self.may_be_written(&text);
                let asks = is_object || disguises;
                let alike = asks.then(|| objects.alike(self, &text)).flatten();
                let told = |object: &usize| {
                    let held = Held::Object(*object);
                    objects.heap.text(self, &held, Style::Told).ok()
                };
                // Whichever of them it is, it has the same.
                if let Some([first, others @ ..]) = alike.as_deref().filter(|_| is_object) {
                    let first = told(first)?;
                    let mut others = others.iter();
                    let same = others.all(|one| told(one).as_ref() == Some(&first));
                    return same.then_some(first);
                }
                let alone = !disguises || alike.is_some_and(|alike| alike.is_empty());
                (plain && alone).then_some(text)
            }
            held if objects.heap.hides(self, held) => {
                objects.heap.text(self, held, Style::Told).ok()
            }
            _ => Some(text),
        }
    }

    /// Whether a text may have an object in it that does not show what it has.
    pub(super) fn names_hidden(&self, text: &str) -> bool {
        let mut classes = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Class);
        classes.any(|class| mentions(text, &class.name) && self.hides_objects_of(&class.name))
    }

    /// Where in a text objects stand that are told with their attributes, the first one first; what is inside of another one is no part of its own.
    pub fn objects_told(&self, text: &str) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        let mut end = 0;
        for (place, _) in text.match_indices('(') {
            let before = text[..place].trim_end_matches(is_word_part);
            let name = &text[before.len()..place];
            let told = text[place + 1..].split_once('=');
            let told = told.is_some_and(|(name, _)| is_identifier(name));
            if before.len() < end || !told || self.class(name).is_none() {
                continue;
            }
            // The brackets of its texts are none of its own.
            let closing = text[place..]
                .match_indices(')')
                .map(|(behind, _)| place + behind + 1);
            let mut wholes = closing.map(|end| before.len()..end);
            let whole = wholes.find(|part| PythonValue::read(&text[part.clone()]).is_ok());
            if let Some(whole) = whole {
                end = whole.end;
                found.push(whole);
            }
        }
        found
    }

    /// A value that is told with the attributes of objects, as a state shows it; `None` where that cannot be told. `answers` are the values
    /// of expressions without names that are known; those that it is written with and that are not known are added to `wanted`.
    pub fn displayed(
        &self,
        text: &str,
        answers: &BTreeMap<String, String>,
        objects: Option<&Objects>,
        wanted: &mut Vec<String>,
    ) -> Option<String> {
        if !self.names_hidden(text) && !text.contains(UNKNOWN) {
            return Some(text.to_owned());
        }
        // What only speaks of a class has no object of it: `object of type 'A' has no len()`.
        let mut classes = self.definitions.iter();
        let told = |one: &Definition| text.contains(&format!("{}(", one.name));
        let holds = classes.any(|one| one.kind == DefinitionKind::Class && told(one));
        if !holds && !text.contains(UNKNOWN) && PythonValue::read(text).is_err() {
            return Some(text.to_owned());
        }
        let value = PythonValue::read(text).ok()?;
        if let PythonValue::Object { name, parts } = &value
            && let ("deque", [(None, list @ PythonValue::List(_)), rest @ ..]) =
                (name.as_str(), parts.as_slice())
        {
            let list = self.displayed(&list.to_string(), answers, objects, wanted)?;
            let rest = rest.iter().map(|(name, part)| match name {
                Some(name) => format!(", {name}={part}"),
                None => format!(", {part}"),
            });
            return Some(format!("deque({list}{})", rest.collect::<String>()));
        }
        // What classes have is among the objects of the run.
        let run = objects.map(|objects| &objects.heap);
        let run = run.filter(|heap| !heap.of_classes.is_empty());
        let mut heap = Heap {
            answers: answers.clone(),
            has_amounts: self.has_amounts(),
            ..run.cloned().unwrap_or_default()
        };
        heap.wanted.take();
        let held = self.of_told(&mut heap, &value);
        if matches!(held, Held::Text(_)) {
            return Some(text.to_owned());
        }
        let shown = heap.text(self, &held, Style::Shown);
        wanted.extend(heap.wanted.take());
        let shown = shown.ok()?;
        let whole = !without_strings(&shown).contains("...");
        (whole && shown.chars().count() <= MAX_VALUE).then_some(shown)
    }

    /// A value that is told with the attributes of its objects.
    fn of_told(&self, heap: &mut Heap, value: &PythonValue) -> Held {
        match value {
            PythonValue::List(items) => {
                let items = items.iter().map(|one| self.of_told(heap, one)).collect();
                heap.add(Cell::List(items))
            }
            PythonValue::Tuple(items) => {
                Held::Tuple(items.iter().map(|one| self.of_told(heap, one)).collect())
            }
            PythonValue::Dict(pairs) => {
                let pair = |(key, value): &(PythonValue, PythonValue)| {
                    (Held::Text(key.to_string()), self.of_told(heap, value))
                };
                let pairs = pairs.iter().map(pair).collect();
                heap.add(Cell::Dict(pairs))
            }
            PythonValue::Object { name, parts } if self.class(name).is_some() => {
                let named = |(name, value): &(Option<String>, PythonValue)| {
                    Some((name.clone()?, self.of_told(heap, value)))
                };
                let mut attributes: Vec<(String, Held)> = parts.iter().filter_map(named).collect();
                let hides = self.hides_objects_of(name);
                let exception = self
                    .class(name)
                    .is_some_and(|class| self.is_exception(class));
                let mut arguments = None;
                if exception && hides {
                    let place = attributes.iter().position(|(name, _)| name == "args");
                    arguments = match place.map(|place| attributes.remove(place).1) {
                        Some(Held::Tuple(items)) => Some(items),
                        _ => Some(vec![Held::Unknown]),
                    };
                } else if exception || attributes.len() < parts.len() {
                    // What is made with values alone shows these.
                    return Held::Text(value.to_string());
                }
                heap.add(Cell::Instance {
                    class: name.clone(),
                    attributes,
                    arguments,
                })
            }
            value => match Container::of(value) {
                Some((kind, inside)) => {
                    let held = self.of_told(heap, &inside);
                    heap.contained(kind, held)
                }
                // Of what others hold nothing is known but how it is told.
                None if matches!(value, PythonValue::Object { .. })
                    && self.names_hidden(&value.to_string()) =>
                {
                    Held::Unknown
                }
                None => heap.of_value(value, &value.to_string()),
            },
        }
    }

    /// How many items there are in what is told with the attributes of objects, and so may be long.
    pub fn counted(&self, at: &State, expression: &str) -> Option<String> {
        let inside = expression.strip_prefix("len(").filter(|_| self.tells)?;
        let parsed = ruff_python_parser::parse_expression(inside.strip_suffix(')')?).ok()?;
        let value = value(at, parsed.expr())?;
        let counts = !matches!(value, PythonValue::Bytes(_));
        value.size().filter(|_| counts).map(|size| size.to_string())
    }

    /// The expressions without names that attributes of objects at a state are worth and of which the values are not known, those that its
    /// line asks for first.
    pub fn unanswered(&self, objects: &Objects, at: &State) -> Vec<String> {
        let line = match at.event {
            Event::Return => at.frames.iter().rev().nth(1),
            _ => at.top(),
        };
        let line = line
            .and_then(|frame| self.line(frame.line))
            .map_or("", |line| &line.text);
        let mut found = objects.questions();
        found.sort_by_key(|(attribute, _)| !mentions(line, attribute));
        found.into_iter().map(|(_, text)| text).collect()
    }
}

/// Whether there is nothing in a value that is shown by a name alone but what is Python's.
fn is_written(value: &PythonValue) -> bool {
    match value {
        PythonValue::List(items) | PythonValue::Tuple(items) | PythonValue::Set { items, .. } => {
            items.iter().all(is_written)
        }
        PythonValue::Dict(pairs) => pairs
            .iter()
            .all(|(key, value)| is_written(key) && is_written(value)),
        PythonValue::Object { parts, .. } => parts.iter().all(|(_, value)| is_written(value)),
        PythonValue::Opaque(text) => OF_PYTHON.iter().any(|begin| text.starts_with(begin)),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    const SOURCE: &str = "\
class Account:
    def __init__(self, owner, balance):
        self.owner = owner
        self.balance = balance
        self.log = []
    def pay(self, amount):
        self.balance -= amount
        self.log.append(amount)
    def __repr__(self):
        return f'<{self.owner}>'
anna = Account('Anna', 50)
anna.pay(20)
print(anna)
";

    /// The states on the way to the last line.
    fn way() -> Vec<State> {
        let made = |shown| [("self", shown), ("owner", "'Anna'"), ("balance", "50")];
        let paid = [("self", "<Anna>"), ("amount", "20")];
        let module = |line, event| state(event, &[("<module>", line, &[])], None);
        let known = |line| {
            state(
                Event::Line,
                &[("<module>", line, &[("anna", "<Anna>")])],
                None,
            )
        };
        let init = |event, line, shown, value| {
            let frames: [Shown<'_>; 2] = [("<module>", 11, &[]), ("__init__", line, &made(shown))];
            state(event, &frames, value)
        };
        let pay = |event, line, value| {
            let frames: [Shown<'_>; 2] = [
                ("<module>", 12, &[("anna", "<Anna>")]),
                ("pay", line, &paid),
            ];
            state(event, &frames, value)
        };
        vec![
            State::start(),
            module(11, Event::Line),
            init(Event::Call, 2, "Account()", None),
            init(Event::Line, 3, "Account()", None),
            init(Event::Line, 4, "<Anna>", None),
            init(Event::Line, 5, "<Anna>", None),
            init(Event::Return, 5, "<Anna>", Some("None")),
            known(12),
            pay(Event::Call, 6, None),
            pay(Event::Line, 7, None),
            pay(Event::Line, 8, None),
            pay(Event::Return, 8, Some("None")),
            known(13),
        ]
    }

    #[test]
    fn objects_are_told_with_what_they_were_given() {
        let program = Program::parse(SOURCE).unwrap();
        let states = way();
        let check = |count: usize, name: &str, expected: &str| {
            let past: Vec<&State> = states[..count].iter().collect();
            let mut objects = Objects::followed(&program, &past, &BTreeMap::new());
            let at = past[count - 1];
            let asked = program.unanswered(&objects, at);
            for expression in asked {
                assert_eq!(expression, "50-20");
                objects.learn_answer(&expression, "30".to_owned());
            }
            let disclosed = program.disclosed(&past, objects).unwrap();
            let top = disclosed.at.top().unwrap();
            assert_eq!(top.known(name), Some(expected), "{count}");
            assert!(!disclosed.program.writes_values());
        };
        check(4, "self", "Account()");
        check(5, "self", "Account(owner='Anna')");
        check(7, "self", "Account(owner='Anna', balance=50, log=[])");
        check(8, "anna", "Account(owner='Anna', balance=50, log=[])");
        check(11, "self", "Account(owner='Anna', balance=30, log=[])");
        check(13, "anna", "Account(owner='Anna', balance=30, log=[20])");
    }

    #[test]
    fn what_looks_like_a_number_is_no_object_for_that() {
        let source = "class N:\n    def __init__(self, n):\n        self.n = n\n    def __repr__(self):\n        return f'{self.n}'\nnode = N(3)\nx = 2\nx += 1\nprint(x)\n";
        let program = Program::parse(source).unwrap();
        let module =
            |line, locals: &[(&str, &str)]| state(Event::Line, &[("<module>", line, locals)], None);
        let init = |event, line, shown: &str, value: Option<&str>| {
            let locals = [("self", shown), ("n", "3")];
            state(
                event,
                &[("<module>", 6, &[]), ("__init__", line, &locals)],
                value,
            )
        };
        let node = ("node", "3");
        let states = [
            State::start(),
            module(6, &[]),
            init(Event::Call, 2, "N()", None),
            init(Event::Line, 3, "N()", None),
            init(Event::Return, 3, "3", Some("None")),
            module(7, &[node]),
            module(8, &[node, ("x", "2")]),
            module(9, &[node, ("x", "3")]),
        ];
        let past: Vec<&State> = states.iter().collect();
        let objects = Objects::followed(&program, &past, &BTreeMap::new());
        let disclosed = program.disclosed(&past, objects).unwrap();
        let top = disclosed.at.top().unwrap();
        assert_eq!(top.known("node"), Some("N(n=3)"));
        assert_ne!(top.known("x"), Some("N(n=3)"));
    }

    #[test]
    fn what_is_told_is_shown_as_its_class_says() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |told: &str, expected: Option<&str>| {
            let shown = program.displayed(told, &BTreeMap::new(), None, &mut Vec::new());
            assert_eq!(shown.as_deref(), expected, "{told}");
        };
        check("Account(owner='Ben', balance=1)", Some("<Ben>"));
        check("[Account(owner='Ben')]", Some("[<Ben>]"));
        // What it would say is not there yet.
        check("Account(balance=1)", Some("Account(balance=1)"));
        check("Account(owner=<unknown>)", None);
        check("[3, 'Account']", Some("[3, 'Account']"));
    }

    #[test]
    fn objects_are_found_in_texts() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |text: &str, expected: &[&str]| {
            let found = program.objects_told(text);
            let found: Vec<&str> = found.into_iter().map(|part| &text[part]).collect();
            assert_eq!(found, expected, "{text}");
        };
        let ben = "Account(owner='Ben', balance=1)";
        check(&format!("{ben}\n"), &[ben]);
        check(&format!("it is {ben}, ({ben})"), &[ben, ben]);
        check(
            "Account(owner=Account(owner=')'))",
            &["Account(owner=Account(owner=')'))"],
        );
        check("Account(owner='Be", &[]);
        check(
            "Account(s=1) and Account(3), no Other(x=1)",
            &["Account(s=1)"],
        );
        check("My Accounts(x=1) Account", &[]);
    }

    #[test]
    fn what_several_statements_say_is_shown() {
        let source = "class Point:\n    def __init__(self, x):\n        self.x = x\n    def __repr__(self):\n        args = f'x is {self.x}'\n        return f'<Q {args}>'\n";
        let program = Program::parse(source).unwrap();
        let mut wanted = Vec::new();
        let shown = program.displayed("Point(x=1)", &BTreeMap::new(), None, &mut wanted);
        assert_eq!(shown.as_deref(), Some("<Q x is 1>"), "{wanted:?}");
    }
}
