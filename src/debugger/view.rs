//! What there is to see at one state: frames with their locals, each value with provenance, confidence and whether it
//! changed, and the values to show beside the lines of the text.

use serde::Serialize;

use crate::program::Program;
use crate::request::Confidence;
use crate::state::{Event, Exit, Frame, Loops, State, Value};
use crate::truth::{Finding, Judgement};

use super::{Moment, Provenance, Uncaught, inline};

/// A state with all that is to be shown of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StateView {
    /// Why the program stopped.
    pub event: Event,
    /// How the program ended, at the exit.
    pub exit: Option<Exit>,
    /// The current line of the innermost frame; `None` at the exit and at the start.
    pub line: Option<u32>,
    /// How the state came to be known, or what CPython says of the whole of it.
    pub provenance: Provenance,
    /// What CPython says of its parts, where it was compared.
    pub judgement: Option<Judgement>,
    /// Of the whole prediction, 0 to 1, and no more than of its least sure part; `None` where nothing was predicted.
    pub probability: Option<f64>,
    /// Of the event, the line, the value and the output, 0 to 1.
    pub confidence: Confidence,
    /// The return value or the exception's message.
    pub value: Value,
    /// The exception that leaves the frame, where the event is a `return`, or has ended the program, as far as known.
    pub uncaught: Option<Uncaught>,
    /// The text printed since the state before.
    pub output: String,
    /// The stack, innermost first, as a debugger lists it.
    pub frames: Vec<FrameView>,
    /// Values to show beside the text, in the order of the lines.
    pub inline: Vec<InlineValue>,
}

/// A frame of the stack.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FrameView {
    /// Its index in the state, counted from 0 at the outermost: what [`crate::action::Action::Edit`] wants.
    pub index: usize,
    /// The function's name.
    pub function: String,
    /// Its current line; 0 only at the start of the module.
    pub line: u32,
    /// The locals in their order; `None`: nothing is known of them.
    pub locals: Option<Vec<LocalView>>,
    /// How often the body of each running loop was entered; `None`: not known.
    pub loops: Option<Loops>,
    /// Results of calls that the line has finished, oldest first; `None`: not known.
    pub pending: Option<Vec<Value>>,
}

/// A local.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LocalView {
    /// Its name.
    pub name: String,
    /// Its value; `None`: not known.
    pub value: Value,
    /// How the value came to be known, or what CPython says of it.
    pub provenance: Provenance,
    /// Where CPython has another: its value, or that it has none.
    pub truth: Option<Truth>,
    /// Of the predicted change, 0 to 1; `None` where the value is as before or was not predicted.
    pub confidence: Option<f64>,
    /// How sure the model was of the value when it predicted it, here or before, where that was little and CPython has not
    /// judged it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doubt: Option<f64>,
    /// The line that changed it last, as far as known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// Whether it is new or different from the state shown before.
    pub changed: bool,
    /// Its value in the state shown before; `None`: it was not there, or not known.
    pub before: Value,
}

/// What CPython has in the place of a local's value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Truth {
    /// Another value; the predicted one is wrong.
    Value(String),
    /// Nothing: there is no such local.
    Absent,
    /// This value, of a local that the prediction lacks.
    Lacking(String),
}

/// A local to show at the end of the current line, if that mentions it, or of the one that changed it last.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InlineValue {
    /// The line, counted from 1; for a statement of several lines the first one.
    pub line: u32,
    /// The local.
    pub local: LocalView,
    /// Whether it is the module's, beside a line of a function.
    pub is_global: bool,
}

/// The view of `moment`; `before` is the state that was shown before it.
pub(super) fn state_view(
    program: &Program,
    moment: &Moment,
    provenance: Provenance,
    before: Option<&State>,
    judgement: Option<Judgement>,
    uncaught: Option<Uncaught>,
) -> StateView {
    let state = &moment.state;
    // Where the state was reached another way, CPython may tell.
    let truly = || {
        let judgement = judgement.as_ref()?;
        let is_there = judgement.place == Finding::Confirmed;
        judgement.leaving.clone().filter(|_| is_there)
    };
    let uncaught = uncaught.or_else(truly);
    let surviving = before.map_or(0, |before| before.frames_shared_with(state));
    let mut frames: Vec<FrameView> = state
        .frames
        .iter()
        .enumerate()
        .map(|(index, frame)| {
            let old = before
                .filter(|_| index < surviving)
                .and_then(|before| before.frames.get(index));
            let judged = judgement.as_ref();
            frame_view(moment, provenance, index, frame, old, judged)
        })
        .collect();
    frames.reverse();
    let inline = frames
        .first()
        .map(|top| inline::inline_values(program, top, &frames))
        .unwrap_or_default();
    StateView {
        event: state.event,
        exit: state.exit,
        line: state.line().filter(|line| *line > 0),
        provenance: judgement.as_ref().map_or(provenance, |judgement| {
            judgement
                .verdict()
                .map_or(Provenance::Edited, |finding| moment.found(finding))
        }),
        judgement,
        probability: moment.sureness(),
        confidence: moment.confidence.clone().unwrap_or_default(),
        value: state.value.clone(),
        uncaught,
        output: state.output.clone(),
        frames,
        inline,
    }
}

/// The view of one frame; `old` is the same frame in the state shown before, if it was there.
fn frame_view(
    moment: &Moment,
    provenance: Provenance,
    index: usize,
    frame: &Frame,
    old: Option<&Frame>,
    judgement: Option<&Judgement>,
) -> FrameView {
    let depth = moment.state.depth();
    let unedited = match provenance {
        Provenance::Visited => provenance,
        _ => moment.origin,
    };
    let local_view = |(name, value): (&String, &Value)| {
        let edited = moment.edited.contains(&(index, name.clone()));
        let finding = judgement.and_then(|judgement| judgement.local(index, name));
        let before = old
            .and_then(|old| old.locals.as_ref())
            .and_then(|locals| locals.get(name));
        LocalView {
            name: name.clone(),
            value: value.clone(),
            provenance: if edited && finding != Some(Finding::Contradicted) {
                Provenance::Edited
            } else {
                finding.map_or(unedited, |finding| moment.found(finding))
            },
            truth: judgement
                .filter(|_| finding == Some(Finding::Contradicted))
                .map(|judgement| match judgement.true_local(index, name) {
                    Some(value) => Truth::Value(value.to_owned()),
                    None => Truth::Absent,
                }),
            confidence: moment
                .confidence
                .as_ref()
                .and_then(|confidence| {
                    confidence
                        .locals
                        .get(&Confidence::local_key(index, depth, name))
                })
                .copied()
                .filter(|_| !edited),
            line: moment.origins.line(index, name),
            doubt: moment
                .origins
                .doubt(index, name)
                .filter(|_| matches!(finding, None | Some(Finding::Unspecified))),
            changed: before != Some(value),
            before: before.cloned().flatten(),
        }
    };
    // What CPython has and the prediction lacks is shown, too.
    let names = judgement.and_then(|judgement| judgement.locals.get(index));
    let names = names.into_iter().flat_map(|names| names.keys());
    let lacking = names.filter_map(|name| {
        let locals = frame.locals.as_ref()?;
        let truth = judgement?.true_local(index, name)?;
        (!locals.contains_key(name)).then(|| LocalView {
            name: name.clone(),
            value: None,
            provenance: Provenance::Contradicted,
            truth: Some(Truth::Lacking(truth.to_owned())),
            confidence: None,
            doubt: None,
            line: None,
            changed: false,
            before: None,
        })
    });
    FrameView {
        index,
        function: frame.function.clone(),
        line: frame.line,
        locals: frame
            .locals
            .as_ref()
            .map(|locals| locals.iter().map(local_view).chain(lacking).collect()),
        loops: frame.loops.clone(),
        pending: frame.pending.clone(),
    }
}
