//! The control tokens that stand alone, by name.

use crate::state::{Event, Exit};

/// A control token that stands alone; line numbers, block depths and stack depths are [`Token`]s of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // each is the token of that name, and LANGUAGE.md says what it means
pub enum Control {
    Pad,
    Bos,
    Key,
    End,
    Frame,
    In,
    Set,
    Is,
    Del,
    Same,
    Apart,
    Loop,
    Pend,
    Clear,
    Value,
    Output,
    Unknown,
    Skipped,
    Call,
    Line,
    Return,
    Exception,
    Exit,
    Normal,
    Error,
    Never,
    StepInto,
    StepOver,
    StepReturn,
    Breakpoint,
    Continue,
    InvStepInto,
    InvStepOver,
    InvStepCall,
    Edit,
    Watch,
    Subexpression,
    At,
    Now,
    So,
}

impl Control {
    /// Every control token with its name in the vocabulary.
    pub(super) const NAMES: [(Control, &'static str); 40] = [
        (Control::Pad, "<pad>"),
        (Control::Bos, "<bos>"),
        (Control::Key, "<key>"),
        (Control::End, "<end>"),
        (Control::Frame, "<frame>"),
        (Control::In, "<in>"),
        (Control::Set, "<set>"),
        (Control::Is, "<is>"),
        (Control::Del, "<del>"),
        (Control::Same, "<same>"),
        (Control::Apart, "<apart>"),
        (Control::Loop, "<loop>"),
        (Control::Pend, "<pend>"),
        (Control::Clear, "<clear>"),
        (Control::Value, "<value>"),
        (Control::Output, "<output>"),
        (Control::Unknown, "<unknown>"),
        (Control::Skipped, "<skipped>"),
        (Control::Call, "<call>"),
        (Control::Line, "<line>"),
        (Control::Return, "<return>"),
        (Control::Exception, "<exception>"),
        (Control::Exit, "<exit>"),
        (Control::Normal, "<normal>"),
        (Control::Error, "<error>"),
        (Control::Never, "<never>"),
        (Control::StepInto, "<step_into>"),
        (Control::StepOver, "<step_over>"),
        (Control::StepReturn, "<step_return>"),
        (Control::Breakpoint, "<breakpoint>"),
        (Control::Continue, "<continue>"),
        (Control::InvStepInto, "<inv_step_into>"),
        (Control::InvStepOver, "<inv_step_over>"),
        (Control::InvStepCall, "<inv_step_call>"),
        (Control::Edit, "<edit>"),
        (Control::Watch, "<watch>"),
        (Control::Subexpression, "<subexpression>"),
        (Control::At, "<at>"),
        (Control::Now, "<now>"),
        (Control::So, "<so>"),
    ];

    /// The token's name in the vocabulary.
    pub fn name(self) -> &'static str {
        Control::NAMES
            .iter()
            .find(|(control, _)| *control == self)
            .map_or("", |(_, name)| name)
    }

    /// The token of an event.
    pub fn of_event(event: Event) -> Control {
        match event {
            Event::Call => Control::Call,
            Event::Line => Control::Line,
            Event::Return => Control::Return,
            Event::Exception => Control::Exception,
            Event::Exit => Control::Exit,
        }
    }

    /// The event that the token says.
    pub fn event(self) -> Option<Event> {
        Event::ALL
            .into_iter()
            .find(|event| Control::of_event(*event) == self)
    }

    /// The token of a kind of exit.
    pub fn of_exit(exit: Exit) -> Control {
        match exit {
            Exit::Normal => Control::Normal,
            Exit::Error => Control::Error,
            Exit::Never => Control::Never,
        }
    }

    /// The kind of exit that the token says.
    pub fn exit(self) -> Option<Exit> {
        Exit::ALL
            .into_iter()
            .find(|exit| Control::of_exit(*exit) == self)
    }
}
