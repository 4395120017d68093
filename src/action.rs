//! Actions: what a debugger is told to do next, forward and backward, and the JSON that says it.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};

/// A command taken at a state. In JSON an object with its `kind`: `{"kind": "breakpoint", "lines": [3, 7]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// To the next state.
    StepInto,
    /// To the first later state whose depth is at most this one's.
    StepOver,
    /// To this frame's `return`; at a `return`, to the caller's.
    StepReturn,
    /// To the first `line` event on any of these lines, or to the exit.
    Breakpoint {
        /// The lines, counted from 1; none of them is the same as [`Action::Continue`].
        lines: Vec<u32>,
    },
    /// To the exit.
    Continue,
    /// To the previous state.
    InvStepInto,
    /// To the last earlier state whose depth is at most this one's.
    InvStepOver,
    /// To this frame's nearest earlier `call`; at a `call`, to the caller's.
    InvStepCall,
    /// Sets locals of a frame; the state stays otherwise as it is.
    Edit {
        /// The frame, counted from 0 at the outermost.
        frame: usize,
        /// The new values by name.
        locals: IndexMap<String, String>,
    },
    /// Asks for the value of an expression at the state, without effects.
    Evaluate {
        /// The expression's Python text.
        expression: String,
    },
}

impl Action {
    /// The kind's name in JSON.
    pub fn name(&self) -> &'static str {
        match self {
            Action::StepInto => "step_into",
            Action::StepOver => "step_over",
            Action::StepReturn => "step_return",
            Action::Breakpoint { .. } => "breakpoint",
            Action::Continue => "continue",
            Action::InvStepInto => "inv_step_into",
            Action::InvStepOver => "inv_step_over",
            Action::InvStepCall => "inv_step_call",
            Action::Edit { .. } => "edit",
            Action::Evaluate { .. } => "evaluate",
        }
    }

    /// Whether the action goes backward in time.
    pub fn is_inverse(&self) -> bool {
        matches!(
            self,
            Action::InvStepInto | Action::InvStepOver | Action::InvStepCall
        )
    }

    /// Whether the action moves to another state, forward or backward.
    pub fn is_step(&self) -> bool {
        !matches!(self, Action::Edit { .. } | Action::Evaluate { .. })
    }

    /// The same action in its one standard form: the lines of a breakpoint ascend and are there only once, and a
    /// breakpoint without lines is [`Action::Continue`].
    pub fn normalized(self) -> Action {
        match self {
            Action::Breakpoint { mut lines } => {
                lines.sort_unstable();
                lines.dedup();
                if lines.is_empty() {
                    Action::Continue
                } else {
                    Action::Breakpoint { lines }
                }
            }
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_tagged_by_kind() {
        let check = |json: &str, expected: Action| {
            assert_eq!(serde_json::from_str::<Action>(json).unwrap(), expected);
            let written = serde_json::to_string(&expected).unwrap();
            assert_eq!(written, json.replace(' ', ""));
            assert!(written.contains(expected.name()));
        };
        check(r#"{"kind": "step_into"}"#, Action::StepInto);
        check(r#"{"kind": "inv_step_call"}"#, Action::InvStepCall);
        check(
            r#"{"kind": "breakpoint", "lines": [3, 7]}"#,
            Action::Breakpoint { lines: vec![3, 7] },
        );
        check(
            r#"{"kind": "edit", "frame": 1, "locals": {"x": "5"}}"#,
            Action::Edit {
                frame: 1,
                locals: IndexMap::from([("x".to_owned(), "5".to_owned())]),
            },
        );
    }

    #[test]
    fn a_breakpoint_has_one_standard_form() {
        let breakpoint = |lines: &[u32]| Action::Breakpoint {
            lines: lines.to_vec(),
        };
        assert_eq!(breakpoint(&[7, 3, 7]).normalized(), breakpoint(&[3, 7]));
        assert_eq!(breakpoint(&[]).normalized(), Action::Continue);
    }
}
