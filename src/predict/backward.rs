//! Several pasts of one state: drawn, checked by going forward again, and ranked.
//!
//! An inverse action has many right answers, and more wrong ones. A past is checked by the model's own forward
//! prediction: the action that leads back has a counterpart that leads forward again, and the given state should be
//! what the model says of it. Pasts are ranked by joint probability, inverse times forward: a past has to convince in
//! both directions. The forward prediction is not always the better one, so a past that it contradicts is left out only
//! where another one, not contradicted, is also more likely.
//!
//! Forward, state by state, the model is right far more often than it is backward, since so much is asked before each step.
//! So pasts are gone on from carefully, and a single one is checked, too: where going forward contradicts it, others are
//! drawn, and the likeliest takes its place that going forward confirms. Where the way is too long, or contradicts all, the
//! model's own opinion of the given state, in one prediction, ranks them.
//!
//! What leads forward again, from the past to the given state:
//!
//! | inverse action | counterpart |
//! |---|---|
//! | `inv_step_into` | `step_into` |
//! | `inv_step_over` | `step_over`; `step_into` where the past is in a caller, or the given state is the exit |
//! | `inv_step_call` at a `return` | `step_return`: the nearest call of a frame is the one that this `return` ends |
//! | `inv_step_call` at the exit | `continue` |
//! | `inv_step_call` at a `line` | `breakpoint` on it, where that surely stops at the given state first (see [`runs_once`]) |
//! | `inv_step_call` otherwise | none: such a past is not checked |

use crate::action::Action;
use crate::language::{Control, Grammar, Token, encode_action, encode_difference};
use crate::program::{Definition, DefinitionKind, Program, mentions};
use crate::request::Prediction;
use crate::state::{Event, State};

use super::answers::Answers;
use super::chooser::Chooser;
use super::judge::{Judgement, judge};
use super::{PredictError, Predictor, Ways, careful};

/// Of how many, with the greedy one, the likeliest is taken that going forward confirms.
const INSTEAD: usize = 8;

/// The most states that are gone forward from one past.
const LONGEST_WALK: usize = 100;

/// The most states that are gone forward from all pasts of a request: some seconds in a browser.
const WALKED: usize = 300;

impl Predictor {
    /// The greedy past; where going forward contradicts it, the likeliest of several that it confirms, if there is one.
    pub(super) async fn past(&mut self, ways: &Ways<'_>) -> Result<Vec<Prediction>, PredictError> {
        let mut found = self.samples(ways, 1).await?;
        let Some(greedy) = found.first_mut() else {
            return Ok(found);
        };
        let mut left = WALKED;
        let again = self.lead_again(ways, &greedy.state, &mut left).await?;
        greedy.checked = again.map(|again| again.likeliest);
        if greedy.checked == Some(false) {
            let mut others = self.different(ways, INSTEAD, INSTEAD).await?;
            others.retain(|other| other.state != greedy.state);
            others.sort_by(|a, b| b.probability.total_cmp(&a.probability));
            for mut other in others {
                let again = self.lead_again(ways, &other.state, &mut left).await?;
                if let Some(again) = again.filter(|again| again.likeliest) {
                    other.checked = Some(true);
                    other.forward = Some(again.probability);
                    return Ok(vec![other]);
                }
            }
        }
        Ok(found)
    }

    /// Different pasts, best first: the greedy one and `wanted - 1` drawn ones, without those that going forward
    /// contradicts. If it contradicts all of them, the best one, which says so.
    pub(super) async fn pasts(
        &mut self,
        ways: &Ways<'_>,
        wanted: usize,
    ) -> Result<Vec<Prediction>, PredictError> {
        // All draws before the first check: they share a document, and each check reads another one.
        let mut found = self.different(ways, wanted, wanted).await?;
        let mut left = WALKED;
        for past in &mut found {
            if let Some(judgement) = self.lead_back(ways, &past.state, &mut left).await? {
                past.checked = Some(judgement.likeliest);
                past.forward = Some(judgement.probability);
            }
        }
        Ok(ranked(found))
    }

    /// What the model, going forward from `past`, thinks of the state that is given; `None` if no action leads there
    /// for certain.
    async fn lead_back(
        &mut self,
        ways: &Ways<'_>,
        past: &State,
        left: &mut usize,
    ) -> Result<Option<Judgement>, PredictError> {
        let Some(action) = counterpart(ways.program, ways.action, past, ways.at) else {
            return Ok(None);
        };
        let again = self.go_again(ways, past, &action, left).await?;
        if again.is_some_and(|again| again.likeliest) {
            return Ok(again);
        }
        let judged = self.rejoin(ways.program, past, &action, ways.at).await;
        // A past that cannot be said, or leaves no room to go on from it, is not wrong for that.
        let judged = PredictError::alone(judged)?.unwrap_or_default();
        Ok(judged.map(|judged| Judgement {
            likeliest: judged.likeliest && again.is_none(),
            ..judged
        }))
    }

    /// What going forward from `past` by what leads to the given state says; `None` if nothing does for certain.
    async fn lead_again(
        &mut self,
        ways: &Ways<'_>,
        past: &State,
        left: &mut usize,
    ) -> Result<Option<Judgement>, PredictError> {
        match counterpart(ways.program, ways.action, past, ways.at) {
            Some(action) => self.go_again(ways, past, &action, left).await,
            None => Ok(None),
        }
    }

    /// Whether `action`, taken at `past` state by state with all that is asked before each, comes to the given state, and how
    /// sure that is; `None` if more than `left` states lead there, which the way is taken from.
    async fn go_again(
        &mut self,
        ways: &Ways<'_>,
        past: &State,
        action: &Action,
        left: &mut usize,
    ) -> Result<Option<Judgement>, PredictError> {
        if !self.asks_first || past.is_start() {
            return Ok(None);
        }
        let most = LONGEST_WALK.min(*left);
        let on = Ways {
            history: &[],
            raised: None,
            ended: None,
            at: past,
            action,
            answers: &Answers::default(),
            ..*ways
        };
        let walked = careful::walk(self, &on, &mut Chooser::Greedy, most, false).await;
        // A past that cannot be gone on from says nothing.
        let Ok(way) = PredictError::alone(walked)? else {
            return Ok(None);
        };
        *left -= way.as_ref().map_or(most, |way| way.length());
        Ok(way.map(|way| Judgement {
            probability: way.parts.whole,
            likeliest: way.state.can_be(ways.at),
        }))
    }

    /// What the model thinks of `given` as the state that `action` at `past` leads to; `None` where the given state
    /// leaves unknown what the past knows, so that nothing can be said.
    async fn rejoin(
        &mut self,
        program: &Program,
        past: &State,
        action: &Action,
        given: &State,
    ) -> Result<Option<Judgement>, PredictError> {
        // How much of the printed text belongs to this way is not known.
        let given = State {
            output: String::new(),
            ..given.clone()
        };
        let result = encode_difference(&self.tokenizer, program, past, &given)?;
        let unknown = Some(Token::Control(Control::Unknown));
        if result.iter().any(|id| self.tokenizer.token(*id) == unknown) {
            return Ok(None);
        }
        let grammar = Grammar::for_step(&self.tokenizer, program, past, action)?;
        let said = encode_action(&self.tokenizer, program, past, action)?;
        let mut document = self.context(program, &[], past, said.len())?.ids;
        document.extend(said);
        if document.len() + result.len() > self.session.config().context {
            return Ok(None);
        }
        judge(
            &mut self.session,
            &self.tokenizer,
            grammar,
            &document,
            &result,
        )
        .await
        .map(Some)
    }
}

/// Pasts by joint probability, without the contradicted ones that are less likely than one that is not contradicted. If
/// all are, the best of them alone.
fn ranked(mut pasts: Vec<Prediction>) -> Vec<Prediction> {
    let joint = |past: &Prediction| past.probability * past.forward.unwrap_or(1.0);
    let contradicted = |past: &Prediction| past.checked == Some(false);
    pasts.sort_by(|a, b| joint(b).total_cmp(&joint(a)));
    let Some(sound) = pasts.iter().position(|past| !contradicted(past)) else {
        pasts.truncate(1);
        return pasts;
    };
    let rest = pasts.split_off(sound);
    pasts.extend(rest.into_iter().filter(|past| !contradicted(past)));
    pasts
}

/// The action that leads from `past` to `given`, where `action` leads from `given` to `past`; `None` if there is none
/// that does for certain.
fn counterpart(program: &Program, action: &Action, past: &State, given: &State) -> Option<Action> {
    match action {
        Action::InvStepInto => Some(Action::StepInto),
        // The last state that is not deeper: one that is less deep is the neighbour, and so is the one before the exit.
        Action::InvStepOver if past.depth() == given.depth() => Some(Action::StepOver),
        Action::InvStepOver => Some(Action::StepInto),
        Action::InvStepCall => match given.event {
            Event::Return => Some(Action::StepReturn),
            Event::Exit => Some(Action::Continue),
            Event::Line if runs_once(program, given) => Some(Action::Breakpoint {
                lines: given.line().into_iter().collect(),
            }),
            _ => None,
        },
        _ => None,
    }
}

/// Whether the line that a state stands at surely runs only once between the call of its frame and its return: it is in
/// no loop, and no function of the program names the frame's function, so that none is entered again meanwhile.
fn runs_once(program: &Program, state: &State) -> bool {
    let Some(frame) = state.top() else {
        return false;
    };
    let Some(own) = program.definition_at(&frame.function, frame.line) else {
        return false;
    };
    let again = program.definitions().iter().any(|definition| {
        let names_it = |line: u32, text: &str| {
            definition.is_in_body(line) && line != own.line && mentions(text, &own.name)
        };
        let mut lines = program.lines().iter();
        definition.kind != DefinitionKind::Module
            && lines.any(|line| names_it(line.number, &line.text))
    });
    !again && !is_in_loop(own, &program.lines_of(own), frame.line)
}

/// Whether control can come back to a line of a frame that has run it, without an exception in between: that needs a loop,
/// and then the line is in one.
fn is_in_loop(own: &Definition, lines: &[u32], line: u32) -> bool {
    let leads = |from, to| own.flow.leads(Event::Line, from, Event::Line, to);
    let (mut reached, mut open) = (Vec::new(), vec![line]);
    while let Some(from) = open.pop() {
        let next = lines.iter().filter(|to| leads(from, **to));
        let new: Vec<u32> = next.copied().filter(|to| !reached.contains(to)).collect();
        reached.extend(&new);
        open.extend(new);
    }
    reached.contains(&line)
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{untrained, ways};
    use super::*;
    use crate::model::block_on;
    use crate::request::Confidence;
    use crate::state::{Exit, Frame};

    const SOURCE: &str = "\
def once(n):
    m = n + 1
    while m < 9:
        m += n
    return m
def again(n):
    if n:
        return again(n - 1)
    return 0
print(once(2), again(3))
";

    fn state(event: Event, frames: &[(&str, u32)]) -> State {
        let mut state = State::start();
        state.event = event;
        let frame = |(function, line): &(&str, u32)| Frame::new(*function, *line);
        state.frames = frames.iter().map(frame).collect();
        state
    }

    #[test]
    fn every_way_back_has_its_way_forward() {
        let program = Program::parse(SOURCE).unwrap();
        let module = state(Event::Line, &[("<module>", 10)]);
        let inside = |event, function, line| state(event, &[("<module>", 10), (function, line)]);
        let breakpoint = |line| Some(Action::Breakpoint { lines: vec![line] });
        let check = |action: Action, past: &State, given: &State, expected: Option<Action>| {
            assert_eq!(counterpart(&program, &action, past, given), expected);
        };
        let call = inside(Event::Call, "once", 1);
        let exit = State::exit(Exit::Normal, "");
        let line = |function, line| inside(Event::Line, function, line);
        let returned = inside(Event::Return, "once", 5);
        check(
            Action::InvStepInto,
            &call,
            &line("once", 2),
            Some(Action::StepInto),
        );
        check(
            Action::InvStepOver,
            &call,
            &line("once", 2),
            Some(Action::StepOver),
        );
        check(Action::InvStepOver, &module, &call, Some(Action::StepInto));
        check(
            Action::InvStepOver,
            &state(Event::Return, &[("<module>", 10)]),
            &exit,
            Some(Action::StepInto),
        );
        check(
            Action::InvStepCall,
            &call,
            &returned,
            Some(Action::StepReturn),
        );
        check(
            Action::InvStepCall,
            &State::start(),
            &exit,
            Some(Action::Continue),
        );
        check(Action::InvStepCall, &State::start(), &call, None);
        let once = |number| line("once", number);
        check(Action::InvStepCall, &call, &once(2), breakpoint(2));
        check(Action::InvStepCall, &call, &once(3), None);
        check(Action::InvStepCall, &call, &once(4), None);
        check(Action::InvStepCall, &call, &once(5), breakpoint(5));
        let call = inside(Event::Call, "again", 6);
        check(Action::InvStepCall, &call, &line("again", 7), None);
        check(
            Action::InvStepCall,
            &State::start(),
            &module,
            breakpoint(10),
        );
    }

    #[test]
    fn a_past_several_states_back_is_gone_on_from() {
        // What only hands on a value is known whatever the model says.
        let program = Program::parse("def same(a):\n    b = a\n    return b\n").unwrap();
        let mut predictor = untrained();
        let parse = |json: serde_json::Value| State::parse(&json.to_string()).unwrap();
        let frame =
            |line, locals| serde_json::json!({"function": "same", "line": line, "locals": locals});
        let at = parse(
            serde_json::json!({"event": "return", "value": "'x'", "frames": [frame(3, serde_json::Value::Null)]}),
        );
        let answers = Answers::default();
        let ways = ways(&program, &at, &Action::InvStepCall, &answers);
        let mut check = |value: &str, mut left: usize, expected: Option<bool>| {
            let past = parse(
                serde_json::json!({"event": "call", "frames": [frame(1, serde_json::json!({"a": value}))]}),
            );
            let again = block_on(predictor.lead_again(&ways, &past, &mut left)).unwrap();
            assert_eq!(again.map(|again| again.likeliest), expected);
            left
        };
        assert_eq!(check("'x'", 10, Some(true)), 7);
        assert_eq!(check("'y'", 10, Some(false)), 7);
        assert_eq!(check("'x'", 2, None), 0);
    }

    #[test]
    fn pasts_are_ranked_by_both_ways_and_contradicted_ones_go_below_others() {
        let past = |line, probability, checked, forward| Prediction {
            checked,
            forward,
            ..Prediction::new(
                state(Event::Line, &[("<module>", line)]),
                probability,
                Confidence::default(),
            )
        };
        let check = |pasts: Vec<Prediction>, expected: &[u32]| {
            let lines: Vec<u32> = ranked(pasts)
                .iter()
                .filter_map(|past| past.state.line())
                .collect();
            assert_eq!(lines, expected);
        };
        let wrong = |line, probability| past(line, probability, Some(false), Some(0.1));
        check(
            vec![
                past(2, 0.1, Some(true), Some(0.2)),
                wrong(1, 0.5),
                wrong(3, 0.1),
            ],
            &[1, 2],
        );
        check(
            vec![
                wrong(1, 0.5),
                past(2, 0.1, Some(true), Some(0.9)),
                past(3, 0.2, Some(true), Some(0.8)),
            ],
            &[3, 2],
        );
        check(vec![wrong(1, 0.1), wrong(2, 0.3)], &[2]);
        check(
            vec![past(1, 0.1, None, None), past(2, 0.3, None, None)],
            &[2, 1],
        );
    }
}
