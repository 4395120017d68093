//! The grammar of a step as an automaton: at every token it knows which ones may follow, so that whatever the model
//! prefers, its answer is a state of this program that the action can lead to.

mod allow;
mod body;
mod frames;
mod locals;
mod scopes;
mod take;

use body::Body;

use super::moves::Moves;
use super::names::{Choice, Spelled};
use super::text::{Kind, Text};
use super::{LanguageError, Token, TokenMask, Tokenizer};
use crate::action::Action;
use crate::program::{Branch, Definition, Program};
use crate::state::{AliasName, Event, State};

/// How many tokens a step may take before it has to come to its end.
const BUDGET: usize = 900;

/// What comes next.
#[derive(Clone, Debug)]
enum At {
    Event,
    ExitKind,
    Depth,
    Line,
    /// An item of a body, or what follows the last one.
    Item,
    LoopLine,
    LoopCount(Text),
    Pending(Text),
    SetName(Choice),
    SetValue(Text),
    SameDepth,
    SameName(Choice),
    DeletedName(Choice),
    InDepth,
    FrameDefinition,
    /// The line of a frame in full, or, if that is the top frame, its body.
    FrameLine,
    /// The return value or message.
    Value(Text),
    /// Printed text, or the end.
    Tail,
    Output(Text),
    /// The kind of answer to a question.
    Answer {
        skippable: bool,
    },
    AnswerText(Text),
    End,
    Finished,
}

/// A frame given in full.
#[derive(Clone, Debug)]
struct Given<'a> {
    definition: &'a Definition,
    /// `None`: it is the top frame, at the step's line.
    line: Option<u32>,
    /// The names of its locals so far.
    names: Vec<String>,
}

/// Says which tokens may follow in the result of one step, or in the answer to a question.
///
/// Feed it with [`Grammar::advance`] until [`Grammar::is_finished`]; what was fed is then accepted by
/// [`super::decode_step`] (or [`super::decode_reply`]).
pub struct Grammar<'a> {
    tokenizer: &'a Tokenizer,
    program: &'a Program,
    before: &'a State,
    /// `None` in the answer to a question.
    moves: Option<Moves<'a>>,
    identifiers: Vec<Spelled>,
    /// What values may hold.
    values: Kind,
    /// The locals whose objects may change; `None`: all may.
    touched: Option<Vec<AliasName>>,
    /// Whether nothing is printed.
    silent: bool,
    /// Whether something may be said to be unknown: only where something was.
    unknown: bool,
    at: At,
    used: usize,
    budget: usize,
    event: Event,
    depth: usize,
    line: u32,
    /// How many frames are given in full, at least and at most.
    least_new: usize,
    most_new: usize,
    /// The last lower frame whose changes were said.
    last_in: Option<usize>,
    /// The line that it has moved to, if that was said.
    moved: Option<u32>,
    body: Body,
    /// Names that were set in surviving frames, with the frame's index.
    set: Vec<(usize, String)>,
    given: Vec<Given<'a>>,
    /// The tokens that may come next.
    next: TokenMask,
}

impl<'a> Grammar<'a> {
    /// The grammar of the result of `action` at `before`: what follows the action's tokens.
    ///
    /// # Errors
    /// If the action leads nowhere from there, or is none that moves.
    pub fn for_step(
        tokenizer: &'a Tokenizer,
        program: &'a Program,
        before: &'a State,
        action: &Action,
    ) -> Result<Grammar<'a>, LanguageError> {
        let moves = Moves::new(program, before, action)?;
        let mut grammar = Grammar::new(tokenizer, program, before, At::Event);
        grammar.moves = Some(moves);
        grammar.look_ahead();
        Ok(grammar)
    }

    /// The same grammar with only what a branch of the test in the top frame's line leads to, for an action that surely
    /// stops there. A branch that the action cannot stop at changes nothing.
    #[must_use]
    pub fn on_branch(mut self, branch: &'a Branch) -> Grammar<'a> {
        if let Some(moves) = &mut self.moves {
            moves.take(branch);
        }
        self.look_ahead();
        self
    }

    /// The same grammar for a step at which the run is not cut off: that happens once in 10,000.
    #[must_use]
    pub fn going_on(mut self) -> Grammar<'a> {
        if let Some(moves) = &mut self.moves {
            moves.go_on();
        }
        self.look_ahead();
        self
    }

    /// The same grammar where the statement changes no object that others than these locals show: of all others only names that it binds
    /// get other values; `silent`: nor does it print.
    #[must_use]
    pub fn touching(mut self, touched: Vec<AliasName>, silent: bool) -> Grammar<'a> {
        self.touched = Some(touched);
        self.silent = silent;
        self.look_ahead();
        self
    }

    /// The same grammar where the statement prints nothing.
    #[must_use]
    pub fn printing_nothing(mut self) -> Grammar<'a> {
        self.silent = true;
        self.look_ahead();
        self
    }

    /// The grammar of the answer to a question about an expression at `before`; `skippable`: it may be that it is not
    /// evaluated (a sub-expression).
    pub fn for_reply(
        tokenizer: &'a Tokenizer,
        program: &'a Program,
        before: &'a State,
        skippable: bool,
    ) -> Grammar<'a> {
        let mut grammar = Grammar::new(tokenizer, program, before, At::Answer { skippable });
        grammar.look_ahead();
        grammar
    }

    fn new(
        tokenizer: &'a Tokenizer,
        program: &'a Program,
        before: &'a State,
        at: At,
    ) -> Grammar<'a> {
        Grammar {
            tokenizer,
            program,
            before,
            moves: None,
            identifiers: body::identifiers(tokenizer, program),
            values: if program.writes_values() {
                Kind::Message
            } else {
                Kind::Value
            },
            touched: None,
            silent: false,
            unknown: body::has_unknown(before),
            at,
            used: 0,
            budget: BUDGET,
            event: Event::Exit,
            depth: 0,
            line: 0,
            least_new: 0,
            most_new: 0,
            last_in: None,
            moved: None,
            body: Body::default(),
            set: Vec::new(),
            given: Vec::new(),
            next: TokenMask::new(tokenizer.size()),
        }
    }

    /// The same grammar with no more than this budget: the number of tokens after which everything that was begun is
    /// brought to its end (which takes a few dozen more, in very deep stacks a few hundred).
    #[must_use]
    pub fn with_budget(mut self, tokens: usize) -> Grammar<'a> {
        self.budget = self.budget.min(tokens);
        self.look_ahead();
        self
    }

    /// Whether the step is complete.
    pub fn is_finished(&self) -> bool {
        matches!(self.at, At::Finished)
    }

    /// Whether the budget is used up, so that only what leads to the end is allowed.
    fn is_closing(&self) -> bool {
        self.used >= self.budget
    }

    /// Makes `mask` the set of tokens that may come next; it is empty only when the step is finished.
    pub fn allowed(&self, mask: &mut TokenMask) {
        mask.clone_from(&self.next);
    }

    /// Finds the tokens that may come next.
    fn look_ahead(&mut self) {
        let mut mask = std::mem::take(&mut self.next);
        mask.clear();
        self.allow_next(&mut mask);
        self.next = mask;
    }

    /// Takes the next token.
    ///
    /// # Errors
    /// [`LanguageError::Malformed`] if it is not allowed; the grammar then stays where it was.
    pub fn advance(&mut self, id: u32) -> Result<(), LanguageError> {
        if !self.next.allows(id) {
            return Err(LanguageError::Malformed {
                position: self.used,
                found: self.tokenizer.describe(id),
                expected: self.expected(),
            });
        }
        self.used += 1;
        match self.tokenizer.token(id) {
            Some(Token::Control(control)) => self.take_control(control),
            Some(Token::Line(line)) => self.take_line(line),
            Some(Token::Depth(depth)) => self.take_depth(depth),
            _ => self.take_text(id),
        }
        self.look_ahead();
        Ok(())
    }

    /// What can stand at this place, in words.
    fn expected(&self) -> &'static str {
        match self.at {
            At::Event => "an event that the action leads to",
            At::ExitKind => "a kind of exit that the action leads to",
            At::Depth => "a depth that the action leads to",
            At::Line => "a line that the action leads to",
            At::Item | At::Tail => "a part of a step that can follow here",
            At::LoopLine => "the header of a loop around the line",
            At::LoopCount(_) => "a count",
            At::SetName(_) | At::SameName(_) | At::DeletedName(_) => "a name",
            At::Pending(_) | At::SetValue(_) | At::Value(_) | At::AnswerText(_) => "a value",
            At::SameDepth | At::InDepth => "a frame",
            At::FrameDefinition => "a definition that the line can be in",
            At::FrameLine => "a frame's line or locals",
            At::Output(_) => "printed text",
            At::Answer { .. } => "<is>, <exception> or <skipped>",
            At::End => "<end>",
            At::Finished => "nothing more",
        }
    }
}
