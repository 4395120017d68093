//! The body of a frame as it is written: which items can still come, in the order of the grammar.

use crate::language::loops;
use crate::language::names::Spelled;
use crate::language::tokenizer::Tokenizer;
use crate::program::{Definition, DefinitionKind, Program};
use crate::state::{Frame, Loops, State};

/// Which frame a body is of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Place {
    /// No frame's: nothing can be said.
    #[default]
    None,
    /// The top frame, surviving.
    Top,
    /// The surviving frame of this index, below the top.
    Lower(usize),
    /// A frame given in full.
    Full,
}

/// How far a body is: an item of an earlier phase cannot follow one of a later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Phase {
    #[default]
    Loops,
    Pending,
    Sets,
    Deletions,
    /// All locals are unknown.
    Over,
}

/// A body that is being written.
#[derive(Clone, Debug, Default)]
pub(super) struct Body {
    pub place: Place,
    pub phase: Phase,
    /// The headers of loops whose counts can still be listed, ascending.
    pub headers: Vec<u32>,
    /// Whether the frame has pending results to drop.
    pub clearable: bool,
    /// Whether nothing was said yet.
    pub empty: bool,
    /// The locals that were set or deleted.
    pub listed: Vec<String>,
    /// The loop whose body is entered once more, with the count that it has then.
    pub due: Option<(u32, String)>,
    /// The locals that have to be deleted, if the frame has them: the name of a handler that is left, or what `del` names.
    pub owed: Vec<String>,
    /// The local that was just set, whose aliases can be said.
    pub markable: Option<String>,
}

impl Body {
    /// The body of a frame at `line`; `old`: the frame before, if it survives.
    pub fn new(
        program: &Program,
        place: Place,
        definition: &Definition,
        line: u32,
        fresh: bool,
        old: Option<&Frame>,
    ) -> Body {
        let mut headers: Vec<u32> = program
            .loops_at(definition, line)
            .iter()
            .map(|span| span.header)
            .collect();
        headers.sort_unstable();
        Body {
            place,
            headers,
            clearable: old.is_some_and(|old| loops::base(old, line, fresh) != Some(&[])),
            empty: true,
            ..Body::default()
        }
    }

    /// Within a single step forward from `old` to `line` only the loop goes on whose header has run, by one, and only a loop that is
    /// left (`break`) can begin anew: the counts of all others stay as they are.
    pub fn keep_counts(&mut self, program: &Program, old: &Frame, line: u32) {
        let known = |loops: &Loops| loops.values().all(Option::is_some);
        if !old.loops.as_ref().is_some_and(known) {
            return;
        }
        let text = program.line(old.line).map_or("", |line| line.text.as_str());
        let runs_header = text.starts_with("for ") || text.starts_with("async for ");
        // A header that waits for what it calls, or that raises, has not entered its body, if that is not in its line.
        let waits = runs_header && line == old.line && text.ends_with(':');
        let counts =
            |header: u32| !waits && (header == old.line || (header == line && !runs_header));
        self.headers.retain(|header| counts(*header));
        let count = old.loops.as_ref().and_then(|loops| loops.get(&old.line));
        if let Some(Some(count)) = count
            && runs_header
            && line != old.line
            && self.headers.contains(&old.line)
        {
            self.due = Some((old.line, (count + 1).to_string()));
        }
    }

    /// Whether a count has to be said first.
    pub fn owes_count(&self) -> bool {
        let owed = |(header, _): &(u32, String)| self.headers.contains(header);
        self.place == Place::Top && self.due.as_ref().is_some_and(owed)
    }

    /// Whether it has to say something, or would better not have begun.
    pub fn must_say_something(&self) -> bool {
        self.empty && matches!(self.place, Place::Lower(_))
    }

    /// Notes that an item of `phase` was begun.
    pub fn say(&mut self, phase: Phase) {
        self.phase = self.phase.max(phase);
        self.empty = false;
        self.markable = None;
    }
}

/// The names that a local can have: all of the program's, those that a class body mangles included.
pub(super) fn identifiers(tokenizer: &Tokenizer, program: &Program) -> Vec<Spelled> {
    let mut names: Vec<String> = program.identifiers().to_vec();
    let private: Vec<&String> = program
        .identifiers()
        .iter()
        .filter(|name| name.starts_with("__") && !name.ends_with("__"))
        .collect();
    for class in program.definitions() {
        if class.kind == DefinitionKind::Class {
            let class = class.name.trim_start_matches('_');
            names.extend(private.iter().map(|name| format!("_{class}{name}")));
        }
    }
    spell(tokenizer, names)
}

/// Names with their tokens.
pub(super) fn spell(
    tokenizer: &Tokenizer,
    names: impl IntoIterator<Item = String>,
) -> Vec<Spelled> {
    names
        .into_iter()
        .map(|name| Spelled {
            ids: tokenizer.encode_text(&name),
            name,
        })
        .collect()
}

/// Whether anything of a state is not known.
pub(super) fn has_unknown(state: &State) -> bool {
    state.frames.iter().any(|frame| {
        let locals = frame.locals.as_ref();
        let loops = frame.loops.as_ref();
        let pending = frame.pending.as_ref();
        locals.is_none_or(|locals| locals.values().any(Option::is_none))
            || loops.is_none_or(|loops| loops.values().any(Option::is_none))
            || pending.is_none_or(|pending| pending.iter().any(Option::is_none))
    })
}
