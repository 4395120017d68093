//! What the model reads of a program and a state that do not fit into its context together: what says least about the next state is left
//! out. First definitions and statements in which nothing runs, those last that are named where something runs; then results that lines
//! have got long before they go on, long values of frames that wait, and of locals that no line of the running function names. The model
//! has learned from programs in which definitions are missing, and from states of which parts are not known (the recipe's `incomplete.py`
//! and `view.py`). What is predicted is checked against the whole program all the same, and what is asked before a step is looked up in
//! the whole state. Then all values of frames that wait are left out, then lines of the functions that run: those farthest from where a
//! frame is; and at last the names of what frames that wait have.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::encode::encode_key;
use super::recall::MOST_PENDING;
use super::source::{check_length, encode_line};
use super::{Control, LanguageError, Tokenizer};
use crate::program::{DefinitionKind, Program, mentions};
use crate::state::State;

/// Tokens that are left free, so that not every step begins a new document.
const SLACK: usize = 64;

/// What key frames and actions take counts in steps of so many tokens: less than one more leaves the same out of the program.
pub(super) const STEADY: usize = 128;

/// Code points of a value that is short enough to be read in any case.
const SHORT: usize = 16;

/// How near a value is to what runs, at most.
const NEAREST: u8 = 3;

/// So many statements of the module are one in what they name: what is left out beside them is the same.
const TOGETHER: usize = 6;

/// How many lines around the one that runs are read in any case.
const AROUND: u32 = 3;

/// What a statement of the module goes on with.
const CLAUSES: [&str; 4] = ["elif ", "else:", "except", "finally:"];

/// Leaves out of a state what a frame that waits has.
fn leave_out(state: &mut State, index: usize) {
    state.frames[index].locals = None;
    state.part(|name| name.frame == index);
}

/// What can be left out of a program as a whole: a definition, or a statement of the module.
struct Block {
    lines: RangeInclusive<u32>,
    /// What it defines.
    name: Option<String>,
    /// Its lines of code, each with its tokens.
    rows: Vec<(u32, Vec<u32>)>,
}

impl Block {
    fn length(&self) -> usize {
        self.rows.iter().map(|(_, ids)| ids.len()).sum()
    }
}

/// Reads a program for the model.
pub(super) struct Reader<'p> {
    tokenizer: &'p Tokenizer,
    program: &'p Program,
    blocks: Vec<Block>,
}

/// How many tokens the beginning of a document may have: with the whole program, and with what is left of it where that is too long.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub whole: usize,
    pub shortened: usize,
}

/// How a document begins.
pub(super) struct Opening {
    /// Its tokens, up to the end of a key frame.
    pub ids: Vec<u32>,
    /// The lines of the program that it does not have.
    pub hidden: BTreeSet<u32>,
}

impl<'p> Reader<'p> {
    /// # Errors
    /// [`LanguageError::SourceTooLong`] if the program is too long for any model.
    pub fn new(
        tokenizer: &'p Tokenizer,
        program: &'p Program,
    ) -> Result<Reader<'p>, LanguageError> {
        let blocks = blocks(tokenizer, program);
        check_length(blocks.iter().map(Block::length).sum())?;
        Ok(Reader {
            tokenizer,
            program,
            blocks,
        })
    }

    /// The beginning of a document whose key frame is `state`, of no more tokens than there is room for if that can be.
    pub fn open(&self, state: &State, room: Room) -> Result<Opening, LanguageError> {
        // What was printed before says nothing about what comes, so the recipe's documents begin without it.
        let silent = State {
            output: String::new(),
            ..state.clone()
        };
        let key = encode_key(self.tokenizer, self.program, &silent)?;
        let whole: usize = self.blocks.iter().map(Block::length).sum();
        let mut hidden = BTreeSet::new();
        if 1 + whole + key.len() <= room.whole {
            let ids = self.document(&hidden, &key);
            return Ok(Opening { ids, hidden });
        }
        let most = room.shortened;
        let room = most.saturating_sub(SLACK);
        // As if the key frame were somewhat longer: what is left out of the program stays the same from one state to the next then, and what
        // the model has read of it need not be read again.
        let mut length = 1 + whole + key.len().next_multiple_of(STEADY);
        for index in self.by_use(state) {
            if length <= room {
                break;
            }
            let block = &self.blocks[index];
            hidden.extend(block.rows.iter().map(|(line, _)| *line));
            length -= block.length();
        }
        let rest = length - key.len().next_multiple_of(STEADY);
        let mut shown = silent;
        let mut key = self.shortened(&mut shown, key, room.saturating_sub(rest))?;
        let mut length = rest + key.len();
        for (line, size) in self.by_distance(state) {
            if length <= room {
                break;
            }
            hidden.insert(line);
            length -= size;
        }
        // Frames that wait are long by the names of their locals alone, and by which of these are one object.
        for index in 0..shown.depth().saturating_sub(1) {
            if length <= most {
                break;
            }
            leave_out(&mut shown, index);
            length -= key.len();
            key = encode_key(self.tokenizer, self.program, &shown)?;
            length += key.len();
        }
        let ids = self.document(&hidden, &key);
        Ok(Opening { ids, hidden })
    }

    /// Whether a document that does not have some lines has all that matter at `state`: those at which frames are, and those around the last.
    pub fn shows(&self, hidden: &BTreeSet<u32>, state: &State) -> bool {
        let mut waiting = state.frames.iter().map(|frame| frame.line);
        let top = waiting.next_back();
        let around = top.into_iter().flat_map(|line| self.near(line));
        hidden.is_empty() || waiting.chain(around).all(|line| !hidden.contains(&line))
    }

    /// The lines around one, in the same block.
    fn near(&self, line: u32) -> impl Iterator<Item = u32> {
        let block = self.blocks.iter().find(|block| block.lines.contains(&line));
        let rows = block.into_iter().flat_map(|block| &block.rows);
        rows.map(|(row, _)| *row)
            .filter(move |row| row.abs_diff(line) <= AROUND)
    }

    /// The lines in blocks in which something runs that can be left out, with how long they are: those of frames that wait before those of the
    /// last one, the farthest first.
    fn by_distance(&self, state: &State) -> Vec<(u32, usize)> {
        let top = state.line().unwrap_or_default();
        let running: Vec<u32> = state.frames.iter().map(|frame| frame.line).collect();
        let mut found = Vec::new();
        for block in &self.blocks {
            let own = running.iter().filter(|line| block.lines.contains(line));
            let own: Vec<u32> = own.copied().collect();
            let is_top = own.contains(&top);
            for (row, ids) in block.rows.iter().skip(1) {
                let distance = own.iter().map(|line| line.abs_diff(*row)).min();
                let near = if is_top { AROUND } else { 0 };
                if let Some(distance) = distance.filter(|distance| *distance > near) {
                    found.push((is_top, std::cmp::Reverse(distance), *row, ids.len()));
                }
            }
        }
        found.sort();
        found
            .into_iter()
            .map(|(_, _, row, size)| (row, size))
            .collect()
    }

    fn document(&self, hidden: &BTreeSet<u32>, key: &[u32]) -> Vec<u32> {
        let mut ids = vec![self.tokenizer.control(Control::Bos)];
        let rows = self.blocks.iter().flat_map(|block| &block.rows);
        let kept = rows.filter(|(line, _)| !hidden.contains(line));
        ids.extend(kept.flat_map(|(_, ids)| ids));
        ids.extend(key);
        ids
    }

    /// The blocks in which nothing runs, those that say least about the next state first: the longest of those that are not named in what runs.
    fn by_use(&self, state: &State) -> Vec<usize> {
        let runs = |block: &Block| {
            state
                .frames
                .iter()
                .any(|frame| block.lines.contains(&frame.line))
        };
        let top = state.line().unwrap_or_default();
        let running = self.together(top);
        let text: Vec<&str> = (running.iter())
            .flat_map(|index| self.texts(&self.blocks[*index].lines))
            .collect();
        let named = |index: usize| {
            let name = self.blocks[index].name.as_deref();
            let is_named = |name: &str| text.iter().any(|line| mentions(line, name));
            running.contains(&index) || name.is_some_and(is_named)
        };
        let mut found: Vec<usize> = (0..self.blocks.len())
            .filter(|index| !runs(&self.blocks[*index]))
            .collect();
        found.sort_by_key(|index| {
            (
                named(*index),
                std::cmp::Reverse(self.blocks[*index].length()),
            )
        });
        found
    }

    /// The block of a line, and where it is a statement of the module those that stand beside it, always the same ones.
    fn together(&self, line: u32) -> Vec<usize> {
        let is_running = |index: &usize| self.blocks[*index].lines.contains(&line);
        let Some(running) = (0..self.blocks.len()).find(is_running) else {
            return Vec::new();
        };
        let is_statement = |index: &usize| self.blocks[*index].name.is_none();
        if !is_statement(&running) {
            return vec![running];
        }
        let statements: Vec<usize> = (0..self.blocks.len()).filter(is_statement).collect();
        let mut groups = statements.chunks(TOGETHER);
        let own = groups.find(|group| group.contains(&running));
        own.unwrap_or_default().to_vec()
    }

    /// The key frame of a state with long values not known, where it has more than `room` tokens: the early results of lines that wait, then
    /// the values of frames that wait before those of the frame that runs, and what its block does not name before the rest; at last all
    /// results of lines that wait.
    fn shortened(
        &self,
        state: &mut State,
        key: Vec<u32>,
        room: usize,
    ) -> Result<Vec<u32>, LanguageError> {
        if key.len() <= room {
            return Ok(key);
        }
        let top = state.depth().saturating_sub(1);
        let line = state.line().unwrap_or_default();
        let running = self.program.line(line).map_or("", |line| &line.text);
        let block = self.blocks.iter().find(|block| block.lines.contains(&line));
        let texts: Vec<&str> = block
            .iter()
            .flat_map(|block| self.texts(&block.lines))
            .collect();
        let mut long = Vec::new();
        for (index, frame) in state.frames.iter().enumerate() {
            for (name, value) in frame.locals.iter().flatten() {
                let size = value.as_ref().map_or(0, |text| text.chars().count());
                if size > SHORT {
                    let near = u8::from(index == top)
                        + u8::from(index == top && texts.iter().any(|line| mentions(line, name)))
                        + u8::from(mentions(running, name));
                    long.push((near, std::cmp::Reverse(size), index, name.clone()));
                } else if size > 0 && index < top {
                    // Many frames that wait are long, however short their values are.
                    long.push((NEAREST + 1, std::cmp::Reverse(size), index, name.clone()));
                }
            }
        }
        long.sort();
        // What a line has got long before is the least of what it goes on with.
        let mut forgets = false;
        for frame in &mut state.frames[..top] {
            let results = frame.pending.as_deref_mut().unwrap_or_default();
            let early = results.len().saturating_sub(MOST_PENDING);
            for result in &mut results[..early] {
                forgets |= result.take().is_some();
            }
        }
        let mut key = match forgets {
            true => encode_key(self.tokenizer, self.program, state)?,
            false => key,
        };
        for (_, _, index, name) in long {
            if key.len() <= room {
                break;
            }
            if let Some(locals) = &mut state.frames[index].locals {
                locals.insert(name, None);
            }
            key = encode_key(self.tokenizer, self.program, state)?;
        }
        // The last ones are told with the action.
        for index in 0..top {
            if key.len() <= room {
                break;
            }
            let results = &mut state.frames[index].pending;
            if results.take_if(|results| !results.is_empty()).is_some() {
                key = encode_key(self.tokenizer, self.program, state)?;
            }
        }
        Ok(key)
    }

    fn texts(&self, lines: &RangeInclusive<u32>) -> impl Iterator<Item = &'p str> {
        let within = self.program.lines().iter();
        let lines = lines.clone();
        within
            .filter(move |line| lines.contains(&line.number))
            .map(|line| line.text.as_str())
    }
}

/// A program in its blocks, in the order of the text.
fn blocks(tokenizer: &Tokenizer, program: &Program) -> Vec<Block> {
    // Where a definition begins that stands by itself in the module, or in a class of it.
    let begins = |line: u32| {
        program.definitions().iter().find(|one| {
            let around = program.definitions().iter().filter(|other| {
                other.line > 0 && other.line != one.line && other.contains(one.line)
            });
            let mut around = around.map(|other| other.kind);
            one.line > 0 && one.first == line && around.all(|kind| kind == DefinitionKind::Class)
        })
    };
    let mut found: Vec<Block> = Vec::new();
    for line in program.lines() {
        let number = line.number;
        let ids = encode_line(tokenizer, line);
        let begun = begins(number);
        let goes_on = |block: &&mut Block| {
            let clause = CLAUSES.iter().any(|word| line.text.starts_with(word));
            begun.is_none() && (block.lines.contains(&number) || line.depth > 0 || clause)
        };
        match found.last_mut().filter(goes_on) {
            Some(block) => {
                block.lines = *block.lines.start()..=number.max(*block.lines.end());
                block.rows.push((number, ids));
            }
            None => {
                // The methods of a class are blocks of their own.
                let function = begun.filter(|one| one.kind == DefinitionKind::Function);
                found.push(Block {
                    lines: number..=function.map_or(number, |one| one.last),
                    name: begun.map(|one| one.name.clone()),
                    rows: vec![(number, ids)],
                });
            }
        }
    }
    found
}
