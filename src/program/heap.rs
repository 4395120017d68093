//! The objects of a run, as far as the states on the way tell them: what a name stands for, and what the attributes of an object, the items
//! of a list and the values of a dictionary are. Where a class says itself how its objects are written, states show no more of them.

mod circles;
mod containers;
mod functions;

use std::cell::{Cell as Counter, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use super::Program;
use super::exact::is_amount;
use super::lambdas::is_own_name;
use super::reading::Reading;
use crate::quiz::PythonValue;
use crate::state::cut_value;

pub(super) use self::containers::Container;
pub(super) use self::functions::{Function, note_comprehension};

/// The deepest nesting that is written.
const DEEPEST: usize = 20;

/// What a name, an attribute or an item stands for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Held {
    /// A value that nothing changes, as `repr` writes it.
    Text(String),
    /// The value of an expression without names, which no state has shown yet.
    Worked(String),
    /// An object of the heap.
    Object(usize),
    /// Items that belong together, in what nothing changes.
    Tuple(Vec<Held>),
    /// A list that is made just now.
    List(Vec<Held>),
    /// A dictionary that is made just now; its keys are values that nothing changes.
    Dict(Vec<(Held, Held)>),
    /// A container of the library that is made just now, of a list or a dictionary.
    Container(Container, Box<Held>),
    /// An object of this class that is made just now, with what it has by then.
    New(String, Vec<(String, Held)>),
    /// A method that is read just now, by its qualified name, with the object that it was read from.
    Bound(String, Box<Held>),
    /// A function that is made just now, where functions are followed.
    Function(Box<Function>),
    /// Nothing: to ask for it raises.
    Missing,
    /// Something that is not known.
    Unknown,
}

impl Held {
    /// Whether this is another one, or a tuple with it inside.
    pub fn has(&self, other: &Held) -> bool {
        match self {
            Held::Tuple(items) => items.iter().any(|one| one.has(other)),
            held => held == other,
        }
    }

    /// The text that this is, if it is one and written out.
    pub fn string(&self) -> Option<String> {
        match self {
            Held::Text(text) => match PythonValue::read(text).ok()? {
                PythonValue::Str(text) => Some(text),
                _ => None,
            },
            _ => None,
        }
    }
}

/// An object that can be changed.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cell {
    /// An object of a class of the program.
    Instance {
        class: String,
        attributes: Vec<(String, Held)>,
        /// Of an exception: what it shows.
        arguments: Option<Vec<Held>>,
    },
    List(Vec<Held>),
    Dict(Vec<(Held, Held)>),
    /// A method, by its qualified name, with the object that it was read from.
    Method(String, Held),
    Function(Function),
    /// One of another kind, as it is written; `None` where that is not known.
    Other(Option<String>),
}

/// How an object is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// As a state shows it: as its class says.
    Shown,
    /// With its attributes.
    Told,
    /// As a state shows it, with a mark for what is not known.
    Marked,
}

/// Why something cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    Missing,
    Unknown,
}

/// What stands for a value that is not known where the attributes of an object are told.
pub(super) const UNKNOWN: &str = "<unknown>";

/// The mark for what is not known in what a state may show.
const MARK: char = '\u{e000}';

/// The objects of a run.
#[derive(Clone, Debug, Default)]
pub(super) struct Heap {
    pub cells: Vec<Cell>,
    /// Which of the lists and dictionaries are of another kind.
    pub containers: BTreeMap<usize, Container>,
    /// Whether functions are objects, each with what it was made with, and no texts.
    pub follows_functions: bool,
    /// Whether what is shown as a decimal or a fraction is one of the library's.
    pub has_amounts: bool,
    /// What names of the module stand for that are bound once, and that nothing changes: what objects say of themselves may read them.
    pub constants: BTreeMap<String, Held>,
    /// What attributes of classes stand for, by class and name.
    pub of_classes: BTreeMap<(String, String), Held>,
    /// Those that were made of what states show: they may be others that are shown so.
    pub shown: BTreeSet<usize>,
    /// What expressions without names have been worked out to.
    pub answers: BTreeMap<String, String>,
    /// Expressions without names that have not been worked out, and that something is written with.
    pub wanted: RefCell<BTreeSet<String>>,
    /// How many changes there have been.
    pub changes: usize,
    /// How deep methods are gone through in thought just now, and how many statements have been on the way.
    pub nested: Counter<usize>,
    pub spent: Counter<usize>,
}

impl Heap {
    /// What is held once it has a name: what can be changed is an object of its own.
    pub fn keep(&mut self, held: Held) -> Held {
        match held {
            Held::List(items) => {
                let items = items.into_iter().map(|one| self.keep(one)).collect();
                self.add(Cell::List(items))
            }
            Held::Tuple(items) => {
                Held::Tuple(items.into_iter().map(|one| self.keep(one)).collect())
            }
            Held::Dict(pairs) => {
                let pairs = pairs.into_iter();
                let pairs = pairs.map(|(key, one)| (key, self.keep(one))).collect();
                self.add(Cell::Dict(pairs))
            }
            Held::Container(kind, inside) => {
                let kept = self.keep(*inside);
                self.contained(kind, kept)
            }
            Held::New(class, attributes) => {
                let attributes = attributes.into_iter();
                let attributes = attributes
                    .map(|(name, one)| (name, self.keep(one)))
                    .collect();
                self.add(Cell::Instance {
                    class,
                    attributes,
                    arguments: None,
                })
            }
            Held::Bound(method, object) => self.add(Cell::Method(method, *object)),
            Held::Function(function) => self.add(Cell::Function(*function)),
            Held::Text(text) => match PythonValue::read(&text) {
                Ok(value) if !text.ends_with('…') => self.of_value(&value, &text),
                _ => Held::Text(text),
            },
            Held::Worked(text) => match self.answers.get(&text).cloned() {
                Some(answer) => self.keep(Held::Text(answer)),
                None => Held::Worked(text),
            },
            held => held,
        }
    }

    /// Whether objects of a type of the library's never change, by the name that they show.
    fn never_changes(&self, name: &str) -> bool {
        let amount = self.has_amounts && is_amount(name);
        amount || name.starts_with("datetime.")
    }

    /// A value that is written out, with an object for each thing in it that can be changed.
    pub fn of_value(&mut self, value: &PythonValue, text: &str) -> Held {
        let held = |heap: &mut Heap, one: &PythonValue| heap.of_value(one, &one.to_string());
        match value {
            PythonValue::List(items) => {
                let items = items.iter().map(|one| held(self, one)).collect();
                self.add(Cell::List(items))
            }
            PythonValue::Tuple(items) => {
                Held::Tuple(items.iter().map(|one| held(self, one)).collect())
            }
            PythonValue::Dict(pairs) => {
                let pair = |(key, value): &(PythonValue, PythonValue)| {
                    (Held::Text(key.to_string()), held(self, value))
                };
                let pairs = pairs.iter().map(pair).collect();
                self.add(Cell::Dict(pairs))
            }
            PythonValue::Set { frozen: false, .. } => self.add(Cell::Other(Some(text.to_owned()))),
            // Days and amounts never change, and have no other names.
            PythonValue::Object { name, .. } if self.never_changes(name) => {
                Held::Text(text.to_owned())
            }
            PythonValue::Object { name, .. } if name != "range" => match Container::of(value) {
                Some((kind, inside)) => {
                    let kept = held(self, &inside);
                    self.contained(kind, kept)
                }
                None => self.add(Cell::Other(Some(text.to_owned()))),
            },
            PythonValue::Opaque(text) if text == UNKNOWN => Held::Unknown,
            PythonValue::Ellipsis => Held::Unknown,
            _ => Held::Text(text.to_owned()),
        }
    }

    /// Notes that a list or a dictionary is of another kind.
    pub fn contained(&mut self, kind: Container, kept: Held) -> Held {
        if let Held::Object(index) = kept {
            self.containers.insert(index, kind);
        }
        kept
    }

    /// What a list keeps of items: a `deque` may have a limit.
    pub fn within(&self, index: usize, items: Vec<Held>, in_front: bool) -> Vec<Held> {
        match self.containers.get(&index) {
            Some(kind) => kind.within(items, in_front),
            None => items,
        }
    }

    /// An object has become what another one is.
    pub fn become_like(&mut self, index: usize, other: usize) {
        self.cells[index] = self.cells[other].clone();
        match self.containers.get(&other).cloned() {
            Some(kind) => self.containers.insert(index, kind),
            None => self.containers.remove(&index),
        };
    }

    /// Whether some class has something under this name.
    pub fn is_of_class(&self, name: &str) -> bool {
        self.of_classes.keys().any(|(_, one)| one == name)
    }

    /// Whether states do not show what is held under a name: it is a function of that name.
    pub fn is_unshown(&self, name: &str, held: &Held) -> bool {
        let Held::Object(index) = held else {
            return false;
        };
        matches!(&self.cells[*index], Cell::Function(one) if is_own_name(name, &one.shown))
    }

    /// The class of an object of the program.
    pub fn class_of(&self, held: &Held) -> Option<&str> {
        match held {
            Held::Object(index) => match &self.cells[*index] {
                Cell::Instance { class, .. } => Some(class),
                _ => None,
            },
            _ => None,
        }
    }

    /// How a key is written, if it is known and nothing changes it.
    pub fn key(&self, held: &Held) -> Option<String> {
        match held {
            Held::Text(text) => Some(text.clone()),
            Held::Worked(text) => self.answers.get(text).cloned(),
            Held::Tuple(items) => {
                let items: Option<Vec<String>> = items.iter().map(|one| self.key(one)).collect();
                let end = if items.as_ref()?.len() == 1 {
                    ",)"
                } else {
                    ")"
                };
                Some(format!("({}{end}", items?.join(", ")))
            }
            _ => None,
        }
    }

    /// What an expression without names has been worked out to; it is wanted from now on if that is not known.
    pub fn answer(&self, text: &str) -> Option<&String> {
        let answer = self.answers.get(text);
        if answer.is_none() {
            self.wanted.borrow_mut().insert(text.to_owned());
        }
        answer
    }

    /// A method is gone through in thought; no deeper than that.
    pub fn deeper(&self, deepest: usize) -> Result<(), Gap> {
        let nested = self.nested.get();
        if nested == 0 {
            self.spent.set(0);
        }
        if nested >= deepest {
            return Err(Gap::Unknown);
        }
        self.nested.set(nested + 1);
        Ok(())
    }

    /// It has been gone through.
    pub fn shallower(&self) {
        self.nested.set(self.nested.get().saturating_sub(1));
    }

    /// A statement of such a method; no more than so many.
    pub fn spend(&self, most: usize) -> Result<(), Gap> {
        self.spent.set(self.spent.get() + 1);
        match self.spent.get() > most {
            true => Err(Gap::Unknown),
            false => Ok(()),
        }
    }

    pub fn add(&mut self, cell: Cell) -> Held {
        self.cells.push(cell);
        Held::Object(self.cells.len() - 1)
    }

    /// What is held, written.
    pub fn text(&self, program: &Program, held: &Held, style: Style) -> Result<String, Gap> {
        self.written(program, held, style, &mut Vec::new())
    }

    /// An object, as states show it.
    pub fn shown(&self, program: &Program, object: usize) -> Option<String> {
        let held = Held::Object(object);
        self.text(program, &held, Style::Shown).ok()
    }

    /// What a state shows of it: it is cut where it is long, so that what stands behind may be unknown.
    pub fn shown_by_states(&self, program: &Program, held: &Held) -> Result<String, Gap> {
        match self.text(program, held, Style::Shown) {
            Ok(text) => Ok(cut_value(text)),
            Err(Gap::Unknown) => {
                let marked = self.text(program, held, Style::Marked)?;
                let cut = cut_value(marked.clone());
                if cut == marked || cut.contains(MARK) {
                    return Err(Gap::Unknown);
                }
                Ok(cut)
            }
            Err(gap) => Err(gap),
        }
    }

    /// The same inside of objects that are being written.
    pub fn written(
        &self,
        program: &Program,
        held: &Held,
        style: Style,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        let all = |items: &[Held], around: &mut Vec<usize>| {
            let texts: Result<Vec<String>, Gap> = items
                .iter()
                .map(|one| self.written(program, one, style, around))
                .collect();
            Ok(texts?.join(", "))
        };
        let pairs = |pairs: &[(Held, Held)], around: &mut Vec<usize>| {
            let pair = |(key, value): &(Held, Held)| {
                let key = self.written(program, key, style, around)?;
                let value = self.written(program, value, style, around)?;
                Ok(format!("{key}: {value}"))
            };
            let pairs: Result<Vec<String>, Gap> = pairs.iter().map(pair).collect();
            Ok(format!("{{{}}}", pairs?.join(", ")))
        };
        let method = |name: &str, object: &Held, around: &mut Vec<usize>| {
            let object = self.written(program, object, style, around)?;
            Ok(format!("<bound method {name} of {object}>"))
        };
        // An `OrderedDict` is written around a list of its pairs.
        let listed = |pairs: &[(Held, Held)], around: &mut Vec<usize>| {
            let pair = |(key, value): &(Held, Held)| {
                let pair = Held::Tuple(vec![key.clone(), value.clone()]);
                self.written(program, &pair, style, around)
            };
            let pairs: Result<Vec<String>, Gap> = pairs.iter().map(pair).collect();
            Ok(format!("[{}]", pairs?.join(", ")))
        };
        match held {
            Held::Text(text) => Ok(text.clone()),
            Held::Worked(text) => match self.answers.get(text) {
                Some(answer) => Ok(answer.clone()),
                None => unknown(style),
            },
            Held::Unknown => unknown(style),
            Held::Missing => Err(Gap::Missing),
            Held::Bound(name, object) => method(name, object, around),
            Held::Function(function) => Ok(function.shown.clone()),
            Held::Tuple(items) => {
                let end = if items.len() == 1 { ",)" } else { ")" };
                Ok(format!("({}{end}", all(items, around)?))
            }
            Held::List(items) => Ok(format!("[{}]", all(items, around)?)),
            Held::Dict(all) => pairs(all, around),
            Held::Container(kind, inside) => {
                let listed = match (kind, &**inside) {
                    (Container::Ordered, Held::Dict(all)) => listed(all, around)?,
                    (_, inside) => self.written(program, inside, style, around)?,
                };
                Ok(kind.around(&listed))
            }
            // What its class says of it is said once it is kept.
            Held::New(class, attributes) => match program.hides_objects_of(class) {
                true => unknown(style),
                false => self.with_attributes(program, class, attributes, style, around),
            },
            Held::Object(index) => {
                if around.contains(index) || around.len() > DEEPEST {
                    return Ok("...".to_owned());
                }
                around.push(*index);
                let kind = self.containers.get(index);
                let text = match &self.cells[*index] {
                    Cell::List(items) => Ok(format!("[{}]", all(items, around)?)),
                    Cell::Dict(all) if kind == Some(&Container::Ordered) => listed(all, around),
                    Cell::Dict(all) => pairs(all, around),
                    Cell::Method(name, object) => method(name, object, around),
                    Cell::Function(function) => Ok(function.shown.clone()),
                    Cell::Other(Some(text)) => Ok(text.clone()),
                    Cell::Other(None) => unknown(style),
                    Cell::Instance { .. } => self.instance(program, *index, style, around),
                };
                around.pop();
                match (&self.cells[*index], kind) {
                    (Cell::List(_) | Cell::Dict(_), Some(kind)) => {
                        text.map(|text| kind.around(&text))
                    }
                    _ => text,
                }
            }
        }
    }

    fn instance(
        &self,
        program: &Program,
        index: usize,
        style: Style,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        let Cell::Instance {
            class,
            attributes,
            arguments,
        } = &self.cells[index]
        else {
            return Err(Gap::Unknown);
        };
        let definition = program.class(class).ok_or(Gap::Unknown)?;
        if style != Style::Told {
            if program.method(definition, "__repr__").is_some() {
                let said = Reading::of(program, self).said(index, "__repr__", around);
                match said {
                    Ok(text) => return Ok(text),
                    // What cannot say itself is written with its attributes.
                    Err(Gap::Missing) => {}
                    Err(Gap::Unknown) => return Err(Gap::Unknown),
                }
            } else if let Some(arguments) = arguments {
                let tuple = Held::Tuple(arguments.clone());
                let whole = self.written(program, &tuple, style, around)?;
                // The comma of a tuple that has one item is not written.
                let end = if arguments.len() == 1 { ",)" } else { ")" };
                let inside = whole.strip_suffix(end).unwrap_or(&whole);
                return Ok(format!("{class}{inside})"));
            }
        }
        let Some(arguments) = arguments.as_ref().filter(|_| style == Style::Told) else {
            return self.with_attributes(program, class, attributes, style, around);
        };
        let tuple = Held::Tuple(arguments.clone());
        let args = [("args".to_owned(), tuple)];
        let all = [attributes.as_slice(), &args].concat();
        self.with_attributes(program, class, &all, style, around)
    }

    /// An object written with its attributes, but for fields that its class does not show.
    fn with_attributes(
        &self,
        program: &Program,
        class: &str,
        attributes: &[(String, Held)],
        style: Style,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        let hidden = program.hidden_fields(class);
        // Whatever else a dataclass is given, it is shown with its fields.
        let all = match style {
            Style::Shown | Style::Marked => program.all_fields(class),
            Style::Told => None,
        };
        let shows = |name: &String| {
            !hidden.contains(name) && all.as_ref().is_none_or(|all| all.contains(name))
        };
        let mut parts = Vec::new();
        for (name, held) in attributes.iter().filter(|(name, _)| shows(name)) {
            let text = self.written(program, held, style, around)?;
            parts.push(format!("{name}={text}"));
        }
        Ok(format!("{class}({})", parts.join(", ")))
    }

    /// Whether there is an object of a class that says itself how it is written in what is held.
    pub fn hides(&self, program: &Program, held: &Held) -> bool {
        self.holds(
            held,
            &|class| program.hides_objects_of(class),
            &mut Vec::new(),
        )
    }

    /// Whether there is an object inside of what is held, or it is one of a class.
    fn nests(&self, held: &Held) -> bool {
        let object = |one: &Held| matches!(one, Held::Object(_)) || self.nests(one);
        match held {
            Held::Tuple(items) | Held::List(items) => items.iter().any(object),
            Held::Dict(pairs) => pairs.iter().any(|(_, one)| object(one)),
            Held::Container(_, inside) => self.nests(inside),
            Held::Bound(_, of) => object(of),
            Held::Object(index) => match &self.cells[*index] {
                Cell::List(items) => items.iter().any(object),
                Cell::Dict(pairs) => pairs.iter().any(|(_, one)| object(one)),
                Cell::Instance { .. } | Cell::Method(..) => true,
                Cell::Function(_) | Cell::Other(_) => false,
            },
            _ => false,
        }
    }

    /// Whether what is held may change without its name: something is inside of it, or it is inside of something.
    pub fn is_shared(&self, held: &Held) -> bool {
        let inside = |index: usize| {
            let own = Held::Object(index);
            self.cells.iter().any(|cell| match cell {
                Cell::List(items) => items.iter().any(|one| one.has(&own)),
                Cell::Dict(pairs) => pairs.iter().any(|(_, one)| one.has(&own)),
                Cell::Instance { attributes, .. } => {
                    attributes.iter().any(|(_, one)| one.has(&own))
                }
                Cell::Method(_, of) => *of == own,
                Cell::Function(_) | Cell::Other(_) => false,
            })
        };
        self.nests(held) || matches!(held, Held::Object(index) if inside(*index))
    }

    /// Whether there is an object of such a class in what is held.
    fn holds(&self, held: &Held, of: &impl Fn(&str) -> bool, seen: &mut Vec<usize>) -> bool {
        match held {
            Held::New(class, attributes) => {
                of(class) || attributes.iter().any(|(_, one)| self.holds(one, of, seen))
            }
            Held::Tuple(items) | Held::List(items) => {
                items.iter().any(|one| self.holds(one, of, seen))
            }
            Held::Dict(pairs) => pairs.iter().any(|(_, one)| self.holds(one, of, seen)),
            Held::Container(_, inside) | Held::Bound(_, inside) => self.holds(inside, of, seen),
            Held::Object(index) if seen.contains(index) => false,
            Held::Object(index) => {
                seen.push(*index);
                match &self.cells[*index] {
                    Cell::Instance {
                        class, attributes, ..
                    } => of(class) || attributes.iter().any(|(_, one)| self.holds(one, of, seen)),
                    Cell::List(items) => items.iter().any(|one| self.holds(one, of, seen)),
                    Cell::Dict(pairs) => pairs.iter().any(|(_, one)| self.holds(one, of, seen)),
                    Cell::Method(_, inside) => self.holds(inside, of, seen),
                    Cell::Function(_) | Cell::Other(_) => false,
                }
            }
            _ => false,
        }
    }

    /// The objects that can be reached from what is held, but not by way of the one that is `asking`; `None` where something else on the
    /// way is not known.
    pub fn reached<'h>(
        &'h self,
        held: impl Iterator<Item = &'h Held>,
        asking: Option<usize>,
    ) -> Option<BTreeSet<usize>> {
        let mut found = BTreeSet::new();
        let mut left: Vec<&Held> = held.collect();
        while let Some(one) = left.pop() {
            match one {
                Held::Unknown | Held::Missing => return None,
                Held::Object(index) if !found.insert(*index) || asking == Some(*index) => continue,
                Held::Object(index) if self.cells[*index] == Cell::Other(None) => return None,
                _ => {}
            }
            left.extend(self.parts(one));
        }
        Some(found)
    }

    /// What is right inside of what is held, as far as that is known.
    fn parts<'h>(&'h self, held: &'h Held) -> Vec<&'h Held> {
        let both = |pairs: &'h [(Held, Held)]| -> Vec<&'h Held> {
            pairs.iter().flat_map(|(key, one)| [key, one]).collect()
        };
        match held {
            Held::Tuple(items) | Held::List(items) => items.iter().collect(),
            Held::Dict(pairs) => both(pairs),
            Held::Container(_, inside) | Held::Bound(_, inside) => vec![&**inside],
            Held::New(_, attributes) => attributes.iter().map(|(_, one)| one).collect(),
            Held::Object(index) => match &self.cells[*index] {
                Cell::List(items) => items.iter().collect(),
                Cell::Dict(pairs) => both(pairs),
                Cell::Instance {
                    attributes,
                    arguments,
                    ..
                } => {
                    let attributes = attributes.iter().map(|(_, one)| one);
                    attributes.chain(arguments.iter().flatten()).collect()
                }
                Cell::Method(_, of) => vec![of],
                Cell::Function(_) | Cell::Other(_) => Vec::new(),
            },
            Held::Text(_) | Held::Worked(_) | Held::Function(_) | Held::Missing | Held::Unknown => {
                Vec::new()
            }
        }
    }

    /// Whether what is held is an object, or has it inside of it, as far as that is known.
    pub fn leads_to(&self, held: &Held, object: usize) -> bool {
        let mut seen = BTreeSet::new();
        let mut left = vec![held];
        while let Some(one) = left.pop() {
            match one {
                Held::Object(index) if *index == object => return true,
                Held::Object(index) if !seen.insert(*index) => {}
                one => left.extend(self.parts(one)),
            }
        }
        false
    }

    /// The objects of classes of the program, of those that are `left`, which are shown so, if it is known of all of them how they are shown.
    pub fn alike(
        &self,
        program: &Program,
        text: &str,
        left: impl Fn(usize) -> bool,
    ) -> Option<Vec<usize>> {
        let mut found = Vec::new();
        for (index, cell) in self.cells.iter().enumerate() {
            if !matches!(cell, Cell::Instance { .. }) || !left(index) {
                continue;
            }
            if self.shown(program, index)? == text {
                found.push(index);
            }
        }
        Some(found)
    }
}

/// The place among so many items that a number stands for; a negative one counts from the end.
pub(super) fn place_in(length: usize, number: &str) -> Option<usize> {
    let place = match number.strip_prefix('-') {
        Some(back) => length.checked_sub(back.parse().ok()?)?,
        None => number.parse().ok()?,
    };
    (place < length).then_some(place)
}

fn unknown(style: Style) -> Result<String, Gap> {
    match style {
        Style::Shown => Err(Gap::Unknown),
        Style::Told => Ok(UNKNOWN.to_owned()),
        Style::Marked => Ok(MARK.to_string()),
    }
}
