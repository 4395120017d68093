//! The grammar of a step as an automaton: at every token it knows which ones may follow, so that whatever the model
//! prefers, its answer is a state of this program that the action can lead to.

mod body;
mod frames;
mod locals;

use body::{Body, Phase, Place};

use super::moves::Moves;
use super::names::{Choice, Spelled};
use super::text::{Kind, Text};
use super::{Control, LanguageError, Token, TokenMask, Tokenizer};
use crate::action::Action;
use crate::program::{Definition, Program};
use crate::state::{Event, State};

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
        let own_repr = program.identifiers().iter().any(|name| name == "__repr__");
        Grammar {
            tokenizer,
            program,
            before,
            moves: None,
            identifiers: body::identifiers(tokenizer, program),
            values: if own_repr { Kind::Message } else { Kind::Value },
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
            body: Body::default(),
            set: Vec::new(),
            given: Vec::new(),
            next: TokenMask::new(tokenizer.size()),
        }
    }

    /// The same grammar with another budget: the number of tokens after which everything that was begun is brought to
    /// its end (which takes a few dozen more, in very deep stacks a few hundred).
    #[must_use]
    pub fn with_budget(mut self, tokens: usize) -> Grammar<'a> {
        self.budget = tokens;
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

    fn allow_next(&self, mask: &mut TokenMask) {
        let moves = self.moves.as_ref();
        match &self.at {
            At::Event => {
                let events = moves.map(Moves::events).unwrap_or_default();
                self.allow_all(mask, events.into_iter().map(Control::of_event));
            }
            At::ExitKind => {
                let exits = moves.map(Moves::exits).unwrap_or_default();
                self.allow_all(mask, exits.into_iter().map(Control::of_exit));
            }
            At::Depth => {
                for depth in moves
                    .map(|moves| moves.depths(self.event))
                    .unwrap_or_default()
                {
                    mask.allow(self.tokenizer.depth(depth));
                }
            }
            At::Line => {
                let lines = moves.map(|moves| moves.lines(self.event, self.depth));
                self.allow_lines(mask, lines.unwrap_or_default());
            }
            At::Item => self.allow_items(mask),
            At::LoopLine => self.allow_lines(mask, self.body.headers.iter().copied()),
            At::LoopCount(text) | At::Pending(text) | At::SetValue(text) => {
                self.allow_value(mask, text);
                if text.is_complete() {
                    self.allow_items(mask);
                }
            }
            At::SetName(choice) => {
                self.allow_name(mask, choice);
                if choice.complete().is_some() {
                    self.allow(mask, Control::Is);
                }
            }
            At::SameName(choice) | At::DeletedName(choice) => {
                self.allow_name(mask, choice);
                if choice.complete().is_some() {
                    self.allow_items(mask);
                }
            }
            At::SameDepth => self.allow_frames(mask, self.target_frames()),
            At::InDepth => self.allow_frames(mask, self.lower_frames()),
            At::FrameDefinition => {
                let count = self.given.len() + 1;
                let tops = self.tops(count);
                if !(self.is_closing() && !tops.is_empty()) {
                    self.allow_lines(mask, self.lowers(count).iter().map(|lower| lower.line));
                }
                self.allow_lines(mask, tops.iter().map(|top| top.line));
            }
            At::FrameLine => {
                let top = self.is_last_top();
                if top {
                    self.allow_items(mask);
                }
                if !(self.is_closing() && top) {
                    self.allow_lines(mask, self.last_lines());
                }
            }
            At::Value(text) => {
                self.allow_value(mask, text);
                if text.is_complete() {
                    self.allow_tail(mask);
                }
            }
            At::Tail => self.allow_tail(mask),
            At::Answer { skippable } => {
                self.allow_all(mask, [Control::Is, Control::Exception]);
                if *skippable {
                    self.allow(mask, Control::Skipped);
                }
            }
            At::Output(text) | At::AnswerText(text) => {
                self.allow_text(mask, text);
                if text.is_complete() {
                    self.allow(mask, Control::End);
                }
            }
            At::End => self.allow(mask, Control::End),
            At::Finished => {}
        }
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

    fn allow(&self, mask: &mut TokenMask, control: Control) {
        mask.allow(self.tokenizer.control(control));
    }

    fn allow_all(&self, mask: &mut TokenMask, controls: impl IntoIterator<Item = Control>) {
        for control in controls {
            self.allow(mask, control);
        }
    }

    fn allow_lines(&self, mask: &mut TokenMask, lines: impl IntoIterator<Item = u32>) {
        for line in lines {
            mask.allow(self.tokenizer.line(line));
        }
    }

    fn allow_frames(&self, mask: &mut TokenMask, frames: Vec<usize>) {
        for index in frames {
            mask.allow(self.tokenizer.depth(index + 1));
        }
    }

    fn allow_name(&self, mask: &mut TokenMask, choice: &Choice) {
        for id in choice.next() {
            mask.allow(id);
        }
    }

    fn allow_text(&self, mask: &mut TokenMask, text: &Text) {
        for (id, piece) in self.tokenizer.pieces() {
            if text.fits(piece, self.is_closing()) {
                mask.allow(id);
            }
        }
    }

    fn allow_value(&self, mask: &mut TokenMask, text: &Text) {
        self.allow_text(mask, text);
        if self.unknown && text.is_empty() {
            self.allow(mask, Control::Unknown);
        }
    }

    /// Everything that can stand where an item of a body has ended.
    fn allow_items(&self, mask: &mut TokenMask) {
        let unsaid = self.body.must_say_something();
        if unsaid || !self.is_closing() {
            self.allow_body(mask);
        }
        if unsaid {
            return;
        }
        if !self.is_closing() && !self.lower_frames().is_empty() {
            self.allow(mask, Control::In);
        }
        let complete = self.is_stack_complete();
        if self.may_give_frame() && !(self.is_closing() && complete) {
            self.allow(mask, Control::Frame);
        }
        if complete && self.event.carries_value() {
            self.allow(mask, Control::Value);
        } else if complete {
            self.allow_tail(mask);
        }
    }

    /// The items of the body that is being written.
    fn allow_body(&self, mask: &mut TokenMask) {
        let body = &self.body;
        if body.place == Place::None {
            return;
        }
        if let (Place::Lower(index), true) = (body.place, body.empty) {
            self.allow_lines(mask, self.lower_lines(index));
        }
        if !self.target_frames().is_empty() {
            self.allow(mask, Control::Same);
        }
        if self.may_be_apart() {
            self.allow(mask, Control::Apart);
        }
        if body.phase == Phase::Loops && !body.headers.is_empty() {
            self.allow(mask, Control::Loop);
        }
        if body.phase == Phase::Loops && body.clearable {
            self.allow(mask, Control::Clear);
        }
        if body.phase <= Phase::Pending {
            self.allow(mask, Control::Pend);
            if self.unknown {
                self.allow(mask, Control::Unknown);
            }
        }
        if self.may_set() {
            self.allow(mask, Control::Set);
        }
        if self.may_delete() {
            self.allow(mask, Control::Del);
        }
    }

    fn allow_tail(&self, mask: &mut TokenMask) {
        let forward = self.moves.as_ref().is_some_and(|moves| !moves.is_inverse());
        if forward && !self.is_closing() {
            self.allow(mask, Control::Output);
        }
        self.allow(mask, Control::End);
    }

    fn take_control(&mut self, control: Control) {
        match (&self.at, control) {
            (At::Event, _) => {
                self.event = control.event().unwrap_or(Event::Exit);
                self.at = match self.event {
                    Event::Exit => At::ExitKind,
                    _ => At::Depth,
                };
            }
            (At::ExitKind, _) => self.at = At::Tail,
            (At::Answer { .. }, Control::Skipped) => self.at = At::End,
            (At::Answer { .. }, Control::Is) => self.at = At::AnswerText(Text::new(self.values)),
            (At::Answer { .. }, _) => self.at = At::AnswerText(Text::new(Kind::Message)),
            (At::SetName(choice), _) => {
                let name = choice.complete().unwrap_or_default().to_owned();
                self.note_set(&name);
                self.body.markable = Some(name);
                self.at = At::SetValue(Text::new(self.values));
            }
            (At::LoopCount(text) | At::Pending(text) | At::SetValue(text), Control::Unknown)
                if text.is_empty() =>
            {
                self.at = At::Item;
            }
            (At::Value(text), Control::Unknown) if text.is_empty() => self.at = At::Tail,
            _ => self.take_item(control),
        }
    }

    /// Takes the control token that begins an item of a body or what follows it.
    fn take_item(&mut self, control: Control) {
        if let At::DeletedName(choice) = &self.at {
            self.body
                .listed
                .extend(choice.complete().map(str::to_owned));
        }
        // What is said of the surviving top frame shows that it survives.
        let of_body = !matches!(
            control,
            Control::In | Control::Frame | Control::Value | Control::Output | Control::End
        );
        if of_body && self.body.place == Place::Top {
            self.most_new = 0;
        }
        self.at = match control {
            Control::Loop => {
                self.body.say(Phase::Loops);
                At::LoopLine
            }
            Control::Clear => {
                self.body.say(Phase::Pending);
                At::Item
            }
            Control::Pend => {
                self.body.say(Phase::Pending);
                At::Pending(Text::new(self.values))
            }
            Control::Unknown => {
                self.body.say(Phase::Over);
                At::Item
            }
            Control::Set => {
                self.body.say(Phase::Sets);
                At::SetName(Choice::new(self.settable()))
            }
            Control::Del => {
                self.body.say(Phase::Deletions);
                At::DeletedName(Choice::new(self.deletable()))
            }
            Control::Same => At::SameDepth,
            Control::Apart => {
                self.body.markable = None;
                At::Item
            }
            Control::In => At::InDepth,
            Control::Frame => At::FrameDefinition,
            Control::Value if self.event == Event::Exception => At::Value(Text::new(Kind::Message)),
            Control::Value => At::Value(Text::new(self.values)),
            Control::Output => At::Output(Text::new(Kind::Output)),
            _ => At::Finished,
        };
    }

    fn take_line(&mut self, line: u32) {
        match (&self.at, self.body.place) {
            (At::Line, _) => {
                self.line = line;
                self.begin_top();
            }
            (At::LoopLine, _) => {
                self.body.headers.retain(|header| *header > line);
                self.at = At::LoopCount(Text::new(Kind::Count));
            }
            (At::FrameDefinition, _) => {
                if let Some(definition) = self.program.definition(line) {
                    self.begin_full(definition);
                }
            }
            (At::FrameLine, _) => self.place_full(line),
            (_, Place::Lower(index)) => self.begin_lower(index, Some(line)),
            _ => {}
        }
    }

    fn take_depth(&mut self, depth: usize) {
        match self.at {
            At::Depth => {
                self.depth = depth;
                self.at = At::Line;
            }
            At::SameDepth => {
                let choice = Choice::new(self.targets(depth - 1));
                self.body.markable = None;
                self.at = At::SameName(choice);
            }
            _ => self.begin_lower(depth - 1, None),
        }
    }

    fn take_text(&mut self, id: u32) {
        match &mut self.at {
            At::SetName(choice) | At::SameName(choice) | At::DeletedName(choice) => {
                choice.push(id);
            }
            At::LoopCount(text)
            | At::Pending(text)
            | At::SetValue(text)
            | At::Value(text)
            | At::Output(text)
            | At::AnswerText(text) => {
                if let Some(piece) = self.tokenizer.piece(id) {
                    text.push(piece);
                }
            }
            _ => {}
        }
    }
}
