//! What states show goes before what was followed: texts are compared with the objects that they should be of.

use super::Objects;
use crate::program::heap::{Cell, Container, Held, Style};
use crate::program::{Program, is_identifier, is_word_part};
use crate::quiz::PythonValue;
use crate::state::{AliasName, MAX_VALUE, State};

/// Functions that make objects which look like others.
const MAKING: [&str; 4] = ["_replace", "copy", "deepcopy", "replace"];

impl Objects {
    /// Whether the last statement may have made objects that look like others.
    fn makes(&self, program: &Program) -> bool {
        let line = program.line(self.completed);
        let mut words = line
            .into_iter()
            .flat_map(|line| line.text.split(|one| !is_word_part(one)));
        words.any(|word| MAKING.contains(&word) || program.class(word).is_some())
    }

    /// What a frame is worth is what is shown of it.
    pub(super) fn agree_on_returned(&mut self, program: &Program, value: &str) {
        let Some(held) = self.returned.clone() else {
            return;
        };
        let agreed = self.agreed(program, held, value);
        self.returned = Some(agreed.unwrap_or_else(|| self.of_text(program, value)));
    }

    /// What is held, as far as a state that shows it as a text allows it.
    pub(super) fn agreed(&mut self, program: &Program, held: Held, text: &str) -> Option<Held> {
        match &held {
            Held::Unknown | Held::Missing => return None,
            Held::Worked(_) => {
                let read = PythonValue::read(text).is_ok() && !text.ends_with('…');
                return read.then(|| Held::Text(text.to_owned()));
            }
            _ => {}
        }
        match self.heap.text(program, &held, Style::Shown) {
            Ok(shown) => {
                let cut = text
                    .strip_suffix('…')
                    .filter(|_| text.chars().count() > MAX_VALUE);
                let same = match cut {
                    Some(begun) => shown.starts_with(begun),
                    None => shown == text,
                };
                same.then_some(held)
            }
            Err(_) => {
                if let Held::Object(index) = &held {
                    self.learn(program, *index, text);
                }
                if let (Held::Tuple(items), Ok(PythonValue::Tuple(values))) =
                    (&held, PythonValue::read(text))
                    && items.len() == values.len()
                {
                    let pairs = items.clone().into_iter().zip(&values);
                    let items = pairs.map(|(one, value)| {
                        let shown = value.to_string();
                        let agreed = self.agreed(program, one, &shown);
                        agreed.unwrap_or_else(|| self.of_text(program, &shown))
                    });
                    return Some(Held::Tuple(items.collect()));
                }
                Some(held)
            }
        }
    }

    /// Takes what a text shows of the attributes or items of an object.
    pub(super) fn learn(&mut self, program: &Program, index: usize, text: &str) {
        let Ok(value) = PythonValue::read(text) else {
            return;
        };
        if !matches!(self.heap.cells[index], Cell::Instance { .. }) {
            self.learn_items(program, index, &value, text);
            return;
        }
        let PythonValue::Object { name, parts } = value else {
            return;
        };
        let Cell::Instance { class, .. } = &self.heap.cells[index] else {
            return;
        };
        if *class != name || program.class(class).is_none() {
            return;
        }
        // What cannot say itself yet is shown with all its attributes.
        let says = program
            .class(class)
            .is_some_and(|class| program.method(class, "__repr__").is_some());
        if says && !self.shows_all(index, &parts) {
            return;
        }
        let is_exception = matches!(
            &self.heap.cells[index],
            Cell::Instance {
                arguments: Some(_),
                ..
            }
        );
        if is_exception {
            let shown = self.parts_of(text);
            if let Cell::Instance { arguments, .. } = &mut self.heap.cells[index] {
                *arguments = Some(shown);
            }
            return;
        }
        let open = |held: &Held| matches!(held, Held::Worked(_) | Held::Unknown);
        self.learn_constants(program, index, &parts, open);
    }

    /// Takes the attributes of an object that are still `open`, and are shown as what nothing changes: which object they are makes no difference.
    pub(super) fn learn_constants(
        &mut self,
        program: &Program,
        index: usize,
        parts: &[(Option<String>, PythonValue)],
        open: impl Fn(&Held) -> bool,
    ) {
        let Cell::Instance { attributes, .. } = &mut self.heap.cells[index] else {
            return;
        };
        for (name, value) in parts {
            if let Some((_, held)) = attributes
                .iter_mut()
                .find(|(one, _)| Some(one) == name.as_ref())
                && open(held)
                && is_constant(program, value)
            {
                *held = Held::Text(value.to_string());
            }
        }
        // One of Python's that shows nothing but its type is an object of its own, and is shown so whatever becomes of it.
        for (name, value) in parts {
            let PythonValue::Opaque(text) = value else {
                continue;
            };
            if !shows_its_type(text) {
                continue;
            }
            let Cell::Instance { attributes, .. } = &self.heap.cells[index] else {
                return;
            };
            let mut own = attributes.iter();
            let place = own.position(|(one, held)| Some(one) == name.as_ref() && open(held));
            if let Some(place) = place {
                let other = self.heap.add(Cell::Other(Some(text.clone())));
                if let Cell::Instance { attributes, .. } = &mut self.heap.cells[index] {
                    attributes[place].1 = other;
                }
            }
        }
    }

    /// Whether these are the names of all attributes of an object, with those of their values that are known.
    fn shows_all(&self, index: usize, parts: &[(Option<String>, PythonValue)]) -> bool {
        let Cell::Instance { attributes, .. } = &self.heap.cells[index] else {
            return false;
        };
        let same =
            |((own, held), (name, shown)): (&(String, Held), &(Option<String>, PythonValue))| {
                let known = match held {
                    Held::Text(text) => *text == shown.to_string(),
                    _ => true,
                };
                name.as_ref() == Some(own) && known
            };
        attributes.len() == parts.len() && attributes.iter().zip(parts).all(same)
    }

    /// What is shown of something that has one object at several places of which a step says the change at one of them: it is so everywhere.
    pub(super) fn spread(&self, index: usize, before: &str, text: &str) -> Option<String> {
        let (before, after) = (
            PythonValue::read(before).ok()?,
            PythonValue::read(text).ok()?,
        );
        let values = |pairs: &[(PythonValue, PythonValue)]| -> Vec<String> {
            pairs.iter().map(|(_, one)| one.to_string()).collect()
        };
        let texts = |items: &[PythonValue]| -> Vec<String> {
            items.iter().map(PythonValue::to_string).collect()
        };
        let (held, before, mut shown): (Vec<&Held>, Vec<String>, Vec<String>) =
            match (&self.heap.cells[index], &before, &after) {
                (Cell::List(held), PythonValue::List(before), PythonValue::List(after)) => {
                    (held.iter().collect(), texts(before), texts(after))
                }
                (Cell::Dict(held), PythonValue::Dict(before), PythonValue::Dict(after)) => {
                    let held = held.iter().map(|(_, held)| held).collect();
                    (held, values(before), values(after))
                }
                _ => return None,
            };
        if held.len() != shown.len() || before.len() != shown.len() {
            return None;
        }
        let place = shown
            .iter()
            .zip(&before)
            .position(|(one, other)| one != other)?;
        let changed = shown[place].clone();
        let own = held[place];
        let same = |one: &Held| matches!(one, Held::Object(_)) && one == own;
        if held.iter().filter(|one| same(one)).count() < 2 {
            return None;
        }
        for (one, text) in held.iter().zip(&mut shown) {
            if same(one) {
                text.clone_from(&changed);
            }
        }
        Some(match after {
            PythonValue::Dict(pairs) => {
                let pairs = pairs.iter().zip(shown);
                let pairs: Vec<String> = pairs
                    .map(|((key, _), one)| format!("{key}: {one}"))
                    .collect();
                format!("{{{}}}", pairs.join(", "))
            }
            _ => format!("[{}]", shown.join(", ")),
        })
    }

    /// Takes what a value shows of the items of a list or dictionary that were not known; where it shows something else, all of it.
    fn learn_items(&mut self, program: &Program, index: usize, value: &PythonValue, text: &str) {
        if !self.is_plain(program, value) {
            // Of one that has been put in order, nothing else is known.
            let lost = matches!(self.heap.cells[index], Cell::Other(_));
            if let Some(Held::Object(made)) = lost
                .then(|| self.list_of(program, value, Some(index)))
                .flatten()
            {
                self.heap.become_like(index, made);
            }
            return;
        }
        let inside = Container::of(value).map(|(_, inside)| inside);
        let held = inside.as_ref().unwrap_or(value);
        let items: Option<Vec<(Held, &PythonValue)>> = match (&self.heap.cells[index], held) {
            (Cell::List(items), PythonValue::List(values)) if items.len() == values.len() => {
                Some(items.iter().cloned().zip(values).collect())
            }
            (Cell::Dict(pairs), PythonValue::Dict(values)) if pairs.len() == values.len() => {
                let mut pairs = pairs.iter().zip(values);
                let same = pairs.all(|((key, _), (own, _))| *key == Held::Text(own.to_string()));
                let Cell::Dict(pairs) = &self.heap.cells[index] else {
                    return;
                };
                let held = pairs.iter().map(|(_, held)| held.clone());
                same.then(|| held.zip(values.iter().map(|(_, one)| one)).collect())
            }
            _ => None,
        };
        let Some(items) = items else {
            if let Held::Object(made) = self.heap.of_value(value, text) {
                self.heap.become_like(index, made);
            }
            return;
        };
        for (place, (held, value)) in items.into_iter().enumerate() {
            let shown = value.to_string();
            let new = match held {
                Held::Worked(_) | Held::Unknown => self.heap.of_value(value, &shown),
                held => match self.agreed(program, held.clone(), &shown) {
                    Some(held) => held,
                    None => self.heap.of_value(value, &shown),
                },
            };
            match &mut self.heap.cells[index] {
                Cell::List(items) => items[place] = new,
                Cell::Dict(pairs) => pairs[place].1 = new,
                _ => {}
            }
        }
    }

    /// What something stands for that is shown so, where nothing else is known of it.
    pub(super) fn of_text(&mut self, program: &Program, text: &str) -> Held {
        if text.ends_with('…') {
            return Held::Unknown;
        }
        let alike = self.alike(program, text);
        let read = PythonValue::read(text);
        // What looks like an object of the library may be one of the program (`Cid (41)`).
        let one = matches!(alike.as_deref(), Some([_]));
        let own = matches!(read, Ok(PythonValue::Object { .. })) && one;
        let plain = read
            .as_ref()
            .is_ok_and(|value| self.is_plain(program, value));
        let plain = plain && !own;
        match (alike.as_deref(), plain) {
            (Some([]), true) => {}
            (Some([one]), false) if !self.makes(program) => return Held::Object(*one),
            (Some([_] | []), false) => {
                let object = self.instance_of(program, text);
                let list = || self.list_of(program, read.as_ref().ok()?, None);
                return object.or_else(list).unwrap_or(Held::Unknown);
            }
            // What looks like a number or a text is one, unless objects may look so.
            (_, true) if !program.disguises() || !program.may_be_written(text) => {}
            _ => return Held::Unknown,
        }
        match read {
            Ok(value) => self.heap.of_value(&value, text),
            Err(_) => Held::Unknown,
        }
    }

    /// A list or dictionary with objects in it of which nothing but its text is known: each that looks like one object alone is that. What
    /// others put together most often holds what there is (`sorted(people, key=age)`). `asking`: the list that is asked for.
    fn list_of(
        &mut self,
        program: &Program,
        value: &PythonValue,
        asking: Option<usize>,
    ) -> Option<Held> {
        if let Some((kind, inside)) = Container::of(value) {
            let kept = self.list_of(program, &inside, asking)?;
            return Some(self.heap.contained(kind, kept));
        }
        let makes = self.makes(program);
        let mut all = |values: Vec<&PythonValue>| -> Vec<Held> {
            let texts: Vec<String> = values.iter().map(|one| one.to_string()).collect();
            let mut each = |(value, text): (&PythonValue, &String)| {
                if self.is_plain(program, value) {
                    return self.heap.of_value(value, text);
                }
                // Of two that look alike nobody can tell which is which.
                let twice = texts.iter().filter(|one| *one == text).count() > 1;
                let alike = self.alike_outside(program, text, asking);
                let alike = alike.filter(|_| !twice);
                match alike.as_deref() {
                    Some([one]) if !makes => Held::Object(*one),
                    Some([_] | []) => self.instance_of(program, text).unwrap_or(Held::Unknown),
                    _ => Held::Unknown,
                }
            };
            values.into_iter().zip(&texts).map(&mut each).collect()
        };
        let cell = match value {
            PythonValue::List(items) => Cell::List(all(items.iter().collect())),
            PythonValue::Dict(pairs) => {
                let keys = all(pairs.iter().map(|(key, _)| key).collect());
                let values = all(pairs.iter().map(|(_, value)| value).collect());
                Cell::Dict(keys.into_iter().zip(values).collect())
            }
            _ => return None,
        };
        Some(self.heap.add(cell))
    }

    /// An object whose class does not say how it is written, of which nothing but its text is known.
    pub(super) fn instance_of(&mut self, program: &Program, text: &str) -> Option<Held> {
        let Ok(PythonValue::Object { name, parts }) = PythonValue::read(text) else {
            return None;
        };
        let class = program.class(&name)?;
        if program.hides_objects_of(&name) || program.is_exception(class) {
            return None;
        }
        let mut attributes = Vec::new();
        for (name, value) in parts {
            let held = match &value {
                PythonValue::Object { .. } => Held::Unknown,
                value if self.is_plain(program, value) => {
                    self.heap.of_value(value, &value.to_string())
                }
                _ => Held::Unknown,
            };
            attributes.push((name?, held));
        }
        Some(self.heap.add(Cell::Instance {
            class: name,
            attributes,
            arguments: None,
        }))
    }

    /// Whether a value has no objects in it that do not show what they have.
    pub(super) fn is_plain(&self, program: &Program, value: &PythonValue) -> bool {
        let all = |values: &[PythonValue]| values.iter().all(|one| self.is_plain(program, one));
        match value {
            PythonValue::List(items)
            | PythonValue::Tuple(items)
            | PythonValue::Set { items, .. } => all(items),
            PythonValue::Dict(pairs) => pairs
                .iter()
                .all(|(key, value)| self.is_plain(program, key) && self.is_plain(program, value)),
            PythonValue::Object { name, parts } => {
                program.class(name).is_none()
                    && parts.iter().all(|(_, value)| self.is_plain(program, value))
            }
            PythonValue::Name(_) | PythonValue::Ellipsis => false,
            PythonValue::Opaque(text) => {
                text.starts_with("<function")
                    || text.starts_with("<class '")
                    || text.starts_with("<built-in")
                    || program.member(text).is_some()
            }
            _ => true,
        }
    }

    /// Brings the names of all frames together with what a state shows.
    pub(super) fn compare(&mut self, program: &Program, at: &State) {
        let groups: Vec<&Vec<AliasName>> = at.aliases.iter().flatten().collect();
        for (index, frame) in at.frames.iter().enumerate() {
            let Some(locals) = &frame.locals else {
                self.frames[index].names.clear();
                continue;
            };
            let heap = &self.heap;
            self.frames[index]
                .names
                .retain(|name, held| locals.contains_key(name) || heap.is_unshown(name, held));
            for (name, text) in locals {
                let Some(text) = text else {
                    self.frames[index].names.insert(name.clone(), Held::Unknown);
                    continue;
                };
                let bound = self.frames[index].bound.contains(name);
                let held = self.frames[index].names.get(name).cloned();
                if let Some(held) = &held
                    && let Some(agreed) = self.agreed(program, held.clone(), text)
                {
                    if agreed != *held {
                        let kept = self.heap.keep(agreed);
                        self.frames[index].names.insert(name.clone(), kept);
                    }
                    continue;
                }
                let own = AliasName::new(index, name);
                let group = groups.iter().find(|group| group.contains(&own));
                let shared = group.and_then(|group| {
                    group
                        .iter()
                        .filter(|other| **other != own)
                        .find_map(|other| {
                            let frame = self.frames.get(other.frame)?;
                            let rebound = frame.bound.contains(&other.name);
                            let held = frame.names.get(&other.name).filter(|_| !rebound)?;
                            matches!(held, Held::Object(_)).then(|| held.clone())
                        })
                });
                if let Some(shared) = shared
                    && let Some(agreed) = self.agreed(program, shared, text)
                {
                    self.frames[index].names.insert(name.clone(), agreed);
                    continue;
                }
                let new = self.of_text(program, text);
                // What is shown of an object that has changed is what it has now.
                if let (Some(Held::Object(old)), Held::Object(made), false) = (&held, &new, bound)
                    && !matches!(self.heap.cells[*old], Cell::Instance { .. })
                    && *old != *made
                    && !matches!(self.heap.cells[*made], Cell::Instance { .. })
                {
                    self.heap.become_like(*old, *made);
                    continue;
                }
                self.frames[index].names.insert(name.clone(), new);
            }
        }
    }
}

/// Whether an object is shown by the name of its type alone: `<itertools.cycle>`.
fn shows_its_type(text: &str) -> bool {
    let inside = text
        .strip_prefix('<')
        .and_then(|text| text.strip_suffix('>'));
    let parts = inside.and_then(|inside| inside.split_once('.'));
    parts.is_some_and(|(module, name)| is_identifier(module) && name.split('.').all(is_identifier))
}

/// Whether a value is one that nothing changes and that has nothing in it: which object it is makes no difference.
fn is_constant(program: &Program, value: &PythonValue) -> bool {
    match value {
        PythonValue::Object { .. }
        | PythonValue::List(_)
        | PythonValue::Dict(_)
        | PythonValue::Set { .. }
        | PythonValue::Tuple(_)
        | PythonValue::Name(_) => false,
        PythonValue::Opaque(text) => {
            text.starts_with("<function") || program.member(text).is_some()
        }
        _ => true,
    }
}
