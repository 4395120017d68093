//! The recall of a forward action: the line that runs next, with the present values of its names beside them.
//!
//! A small model finds a line by its number and a value by its name only part of the time. Both look-ups are certain, so
//! they are made for it: what it has to predict is what the line does with the values. LANGUAGE.md, "Recall", is the
//! definition; any text has a recall, since a state or an expression can come from anywhere.

use super::follow::ways;
use super::headers::headers;
use super::iteration::upcoming;
use super::lookup::{Found, attribute, item, size};
use super::paths::{Key, Names, Path};
use super::{Control, Tokenizer};
use crate::action::Action;
use crate::program::{MODULE, Program};
use crate::state::{AliasName, Event, Locals, State};

/// Tokens of a line with its values. A longer line is not recalled, and a value that would go over is left out.
const MOST: usize = 192;

/// Pending results that are recalled, the last ones.
pub(super) const MOST_PENDING: usize = 8;

/// Tokens that these take together; what a generator has yielded may be as long as a document.
const MOST_OF_PENDING: usize = 256;

/// Other names of an object that are told.
const MOST_TWINS: usize = 3;

/// Tokens of the item that a loop takes next. A longer one is not told.
const MOST_OF_ITEM: usize = 64;

/// How lines begin that only bind a name: what they say is of no use to the step that runs them.
const DEFINING: [&str; 5] = ["def ", "async def ", "class ", "import ", "from "];

/// What follows an action taken at `state`; nothing where no line goes on.
pub(super) fn recall(
    tokenizer: &Tokenizer,
    program: &Program,
    state: &State,
    action: &Action,
) -> Vec<u32> {
    let mut ids = Vec::new();
    if action.is_inverse() {
        return ids;
    }
    let below = match state.event {
        Event::Line => 0,
        Event::Return => 1,
        _ => return ids,
    };
    let Some(at) = state.frames.len().checked_sub(1 + below) else {
        return ids;
    };
    let frame = &state.frames[at];
    let lines = program.lines();
    let Some(index) = lines.iter().position(|line| line.number == frame.line) else {
        return ids;
    };
    ids.push(tokenizer.control(Control::At));
    let text = &lines[index].text;
    let defines = DEFINING.iter().any(|start| text.starts_with(start));
    if !defines && tokenizer.encode_text(text).len() <= MOST {
        ids.extend(annotated(tokenizer, text, at, state));
    }
    let loops = frame.loops.as_ref();
    if let Some(Some(count)) = loops.and_then(|loops| loops.get(&frame.line)) {
        ids.push(tokenizer.control(Control::Loop));
        ids.push(tokenizer.line(frame.line));
        ids.extend(tokenizer.encode_text(&count.to_string()));
        ids.extend(next(tokenizer, text, *count, at, state));
    }
    let pending = frame.pending.as_deref().unwrap_or_default();
    for result in recalled(tokenizer, pending).into_iter().rev() {
        ids.push(tokenizer.control(Control::Pend));
        ids.extend(result);
    }
    if let (Event::Return, Some(value)) = (state.event, &state.value) {
        ids.push(tokenizer.control(Control::Value));
        ids.extend(tokenizer.encode_text(value));
    }
    ids.extend(
        ways(lines, index)
            .into_iter()
            .map(|line| tokenizer.line(line)),
    );
    if !defines {
        for (line, header) in headers(tokenizer, lines, &Names::of(text).called) {
            ids.push(tokenizer.control(Control::Frame));
            ids.push(tokenizer.line(line));
            ids.extend(header);
        }
    }
    ids
}

/// The pending results that are told, the last one first.
fn recalled(tokenizer: &Tokenizer, pending: &[Option<String>]) -> Vec<Vec<u32>> {
    let last = pending.iter().rev().take(MOST_PENDING).flatten();
    let mut room = MOST_OF_PENDING;
    last.map_while(|result| {
        let told = tokenizer.encode_text(result);
        room = room.checked_sub(1 + told.len())?;
        Some(told)
    })
    .collect()
}

/// What the loop of a header takes next, as far as that can be looked up.
fn next(tokenizer: &Tokenizer, text: &str, count: u32, at: usize, state: &State) -> Vec<u32> {
    let scopes = Scopes::of(at, state);
    let value = |path: &Path| match resolve(path, &scopes)? {
        Found::Value(value) => Some(value.into_owned()),
        Found::Missing => None,
    };
    match upcoming(text, count as usize, &value) {
        None => Vec::new(),
        Some(Found::Missing) => vec![tokenizer.control(Control::Skipped)],
        Some(Found::Value(found)) => {
            let told = tokenizer.encode_text(&found);
            if told.len() > MOST_OF_ITEM {
                return Vec::new();
            }
            let mut ids = vec![tokenizer.control(Control::Is)];
            ids.extend(told);
            ids
        }
    }
}

/// Where names are looked up: a frame's locals and, if it is the module, those of the outermost one, each with the
/// frame's index.
pub(super) struct Scopes<'s>(Vec<(usize, &'s Locals)>);

impl<'s> Scopes<'s> {
    /// Those of frame `at` of a state.
    pub fn of(at: usize, state: &'s State) -> Scopes<'s> {
        let outermost = state
            .frames
            .first()
            .filter(|outer| outer.function == MODULE);
        let scopes = [
            (at, state.frames.get(at)),
            (0, outermost.filter(|_| at > 0)),
        ];
        let known = scopes.into_iter();
        let known = known.filter_map(|(index, frame)| Some((index, frame?.locals.as_ref()?)));
        Scopes(known.collect())
    }

    /// Of one frame.
    #[cfg(test)]
    pub fn of_locals(locals: &'s Locals) -> Scopes<'s> {
        Scopes(vec![(0, locals)])
    }

    /// The frame that has a name, and the value there, if it is known and not empty.
    fn find(&self, name: &str) -> Option<(usize, &'s str)> {
        let mut scopes = self.0.iter();
        let (index, value) =
            scopes.find_map(|(index, locals)| Some((*index, locals.get(name)?)))?;
        Some((index, value.as_deref().filter(|value| !value.is_empty())?))
    }
}

/// What is found at a path.
pub(super) fn resolve(path: &Path, scopes: &Scopes) -> Option<Found<'static>> {
    let (_, now) = scopes.find(path.name)?;
    let mut found = Found::Value(now.to_owned().into());
    for key in &path.keys {
        let Found::Value(text) = &found else {
            return None;
        };
        let inner = match key {
            Key::Attribute(name) => Found::Value(attribute(text, name)?),
            Key::Name(name) => item(text, scopes.find(name)?.1)?,
            Key::Value(value) => item(text, value)?,
        };
        found = inner.into_owned();
    }
    Some(found)
}

/// A text with what is known, for frame `at` of `state`, of the names that it reads and of what it finds behind them.
pub(super) fn annotated(tokenizer: &Tokenizer, text: &str, at: usize, state: &State) -> Vec<u32> {
    let names = Names::of(text);
    let scopes = Scopes::of(at, state);
    let mut room = MOST.saturating_sub(tokenizer.encode_text(text).len());
    // What is told, unless it would, with `more` tokens, go over the limit.
    let mut fits = |found: Vec<u32>, more: usize| -> Option<Vec<u32>> {
        room = room.checked_sub(found.len() + more)?;
        Some(found)
    };
    let value = |name: &str| -> Option<Vec<u32>> {
        let (index, now) = scopes.find(name)?;
        let mut found = Vec::new();
        if index != at {
            found.push(tokenizer.depth(1));
        }
        found.extend(tokenizer.encode_text(now));
        for twin in twins(state, index, name) {
            found.push(tokenizer.control(Control::Same));
            found.push(tokenizer.depth(twin.frame + 1));
            found.extend(tokenizer.encode_text(&twin.name));
        }
        Some(found)
    };
    // Of an item, an attribute or a size.
    let looked_up = |path: &Path, sized: bool| -> Option<Vec<u32>> {
        match resolve(path, &scopes)? {
            Found::Missing if sized => None,
            Found::Missing => Some(vec![tokenizer.control(Control::Skipped)]),
            Found::Value(found) if sized => {
                let mut ids = vec![tokenizer.control(Control::Loop)];
                ids.extend(tokenizer.encode_text(&size(&found)?.to_string()));
                Some(ids)
            }
            Found::Value(found) => {
                Some(tokenizer.encode_text(&found)).filter(|ids| !ids.is_empty())
            }
        }
    };
    let mut ids = Vec::new();
    let mut done = 0;
    for read in &names.read {
        let told = if read.path.keys.is_empty() && !read.size {
            value(read.path.name)
        } else {
            looked_up(&read.path, read.size)
        };
        if let Some(now) = told.and_then(|told| fits(told, 2)) {
            ids.extend(tokenizer.encode_text(&text[done..read.end]));
            ids.push(tokenizer.control(Control::Now));
            ids.extend(now);
            ids.push(tokenizer.control(Control::So));
            done = read.end;
        }
    }
    ids.extend(tokenizer.encode_text(&text[done..]));
    for name in &names.inside {
        let spelled = tokenizer.encode_text(name);
        if let Some(now) = value(name).and_then(|told| fits(told, spelled.len() + 2)) {
            ids.push(tokenizer.control(Control::Set));
            ids.extend(spelled);
            ids.push(tokenizer.control(Control::Is));
            ids.extend(now);
        }
    }
    ids
}

/// The other names of the object that a local is, the first [`MOST_TWINS`] by frame and name.
fn twins<'s>(state: &'s State, frame: usize, name: &str) -> Vec<&'s AliasName> {
    let is = |one: &AliasName| one.frame == frame && one.name == name;
    let mut groups = state.aliases.iter().flatten();
    let Some(group) = groups.find(|group| group.iter().any(is)) else {
        return Vec::new();
    };
    let mut others: Vec<&AliasName> = group.iter().filter(|one| !is(one)).collect();
    others.sort();
    others.truncate(MOST_TWINS);
    others
}
