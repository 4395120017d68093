//! The session beside the true run: what each state is to be compared with, how many steps were right, and going on from
//! the truth.

use std::collections::{BTreeSet, HashMap};

use crate::action::Action;
use crate::state::State;
use crate::truth::{Counterpart, Finding, Judged, Judgement, Run, Score, follow, given, judge};

use super::timeline::MomentId;
use super::{Debugger, Moment, Provenance};

impl Debugger {
    /// The session beside a run of its program.
    pub fn judged(&self, run: &Run) -> Judged {
        let counterparts = self.all_counterparts(run);
        let moments: Vec<&Moment> = self.timeline.all().collect();
        let mut judgements: Vec<Option<Judgement>> = moments
            .iter()
            .zip(&counterparts)
            .map(|(moment, counterpart)| judge(&moment.state, run, *counterpart))
            .collect();
        let score = score(&moments, &judgements);
        let order: Vec<usize> = self.timeline.ids().map(MomentId::index).collect();
        Judged {
            counterparts: order.iter().map(|at| counterparts[*at]).collect(),
            judgements: order.iter().map(|at| judgements[*at].take()).collect(),
            score,
        }
    }

    /// The counterpart of every moment, also of those that have left the timeline: a moment comes from an older one, whose
    /// counterpart is known by then.
    fn all_counterparts(&self, run: &Run) -> Vec<Counterpart> {
        let mut known = Vec::new();
        for moment in self.timeline.all() {
            known.push(match &moment.from {
                None => given(&moment.state),
                Some((before, action)) => follow(run, known[before.index()], action),
            });
        }
        known
    }

    /// The state that a state of the timeline was predicted from, and the action taken there; `None`: nothing led to it.
    pub fn came_from(&self, position: usize) -> Option<(&State, &Action)> {
        let moment = self.timeline().nth(position)?;
        let (before, action) = moment.from.as_ref()?;
        Some((&self.timeline.moment(*before).state, action))
    }

    /// Puts the true state into the current one's place, and drops what was predicted from that.
    pub(super) fn follow_truth(&mut self, truth: State) {
        let moment = Moment {
            state: truth,
            origin: Provenance::Confirmed,
            probability: None,
            confidence: None,
            alternatives: Vec::new(),
            checked: None,
            jump: None,
            edited: BTreeSet::new(),
            ..self.moment().clone()
        };
        self.keep();
        self.timeline.replace_from_here(moment);
        self.replayed = false;
    }
}

/// How many of the session's predictions were right, those that were undone among them. What the user chose among
/// alternatives, or took from the truth, is no prediction.
fn score(moments: &[&Moment], judgements: &[Option<Judgement>]) -> Score {
    let found: Vec<Option<Finding>> = judgements
        .iter()
        .map(|judgement| judgement.as_ref().map(Judgement::overall))
        .collect();
    let mut score = Score::default();
    let mut asked: HashMap<usize, Vec<&Action>> = HashMap::new();
    for (moment, finding) in moments.iter().zip(&found) {
        let Some((before, action)) = &moment.from else {
            continue;
        };
        // The same step from the same state again is another choice of its user.
        let earlier = asked.entry(before.index()).or_default();
        if !action.is_step() || moment.probability.is_none() || earlier.contains(&action) {
            continue;
        }
        earlier.push(action);
        match (found[before.index()], finding) {
            (None, _) | (_, None) => {}
            (_, Some(Finding::Unspecified)) | (Some(Finding::Unspecified), _) => {
                score.unspecified += 1;
            }
            (Some(Finding::Contradicted), _) => score.misled += 1,
            (Some(Finding::Confirmed), Some(finding)) => {
                score.add(action.name(), *finding == Finding::Confirmed);
            }
        }
    }
    score
}

impl From<Finding> for Provenance {
    fn from(finding: Finding) -> Provenance {
        match finding {
            Finding::Confirmed => Provenance::Confirmed,
            Finding::Contradicted => Provenance::Contradicted,
            Finding::Unspecified => Provenance::Unspecified,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::debugger::{Command, Outcome};
    use crate::program::Program;
    use crate::request::{Answer, Confidence, Prediction, Reply};
    use crate::truth::Incomparable;

    const SOURCE: &str = "def double(n):\n    return n + n\nx = double(2)\nprint(x)\n";

    fn state(event: &str, frames: &[(&str, u32, &str)], rest: &str) -> State {
        let frames: Vec<String> = frames
            .iter()
            .map(|(function, line, locals)| {
                format!(
                    r#"{{"function": "{function}", "line": {line}, "locals": {{{locals}}}, "loops": {{}}, "pending": []}}"#
                )
            })
            .collect();
        let frames = frames.join(", ");
        State::parse(&format!(
            r#"{{"event": "{event}", "frames": [{frames}], "aliases": []{rest}}}"#
        ))
        .unwrap()
    }

    fn run() -> Run {
        let module = "<module>";
        let n = r#""n": "2""#;
        let x = r#""x": "4""#;
        Run::of(&[
            State::start(),
            state("line", &[(module, 1, "")], ""),
            state("line", &[(module, 3, "")], ""),
            state("call", &[(module, 3, ""), ("double", 1, n)], ""),
            state("line", &[(module, 3, ""), ("double", 2, n)], ""),
            state(
                "return",
                &[(module, 3, ""), ("double", 2, n)],
                r#", "value": "4""#,
            ),
            state("line", &[(module, 4, x)], ""),
            state(
                "return",
                &[(module, 4, x)],
                r#", "value": "None", "output": "4\n""#,
            ),
            State::exit(crate::state::Exit::Normal, ""),
        ])
    }

    fn debugger() -> Debugger {
        Debugger::new(Program::parse(SOURCE).unwrap())
    }

    /// Takes a step and predicts `state` for it.
    fn step(debugger: &mut Debugger, action: Action, state: State) {
        let Outcome::NeedsPrediction(request) = debugger.command(Command::Act(action)).unwrap()
        else {
            panic!("it is on the timeline already");
        };
        let prediction = Prediction::new(state, 0.9, Confidence::default());
        let answer = Answer {
            id: request.id,
            reply: Reply::Predictions {
                predictions: vec![prediction],
                milliseconds: 1.0,
                history_used: 0,
            },
        };
        debugger.accept(answer).unwrap();
    }

    fn places(debugger: &Debugger) -> Vec<Option<usize>> {
        let places = debugger.judged(&run()).counterparts.into_iter();
        places
            .map(|counterpart| match counterpart {
                Counterpart::At { to, .. } => Some(to),
                Counterpart::None(_) => None,
            })
            .collect()
    }

    #[test]
    fn commands_lead_to_the_same_places_in_the_true_run() {
        let run = run();
        let mut debugger = debugger();
        step(&mut debugger, Action::StepInto, run.state(1));
        step(&mut debugger, Action::StepOver, run.state(2));
        // Wrong: it does not step over, and the value is another.
        let wrong = state("line", &[("<module>", 4, r#""x": "5""#)], "");
        step(&mut debugger, Action::StepOver, wrong);
        step(
            &mut debugger,
            Action::Continue,
            State::exit(crate::state::Exit::Normal, "4\n"),
        );
        assert_eq!(
            places(&debugger),
            [Some(0), Some(1), Some(2), Some(6), Some(8)]
        );
        let judged = |debugger: &Debugger| -> Vec<Finding> {
            let judgements = debugger.judged(&run).judgements.into_iter();
            judgements
                .map(|judgement| judgement.unwrap().overall())
                .collect()
        };
        let (right, wrong) = (Finding::Confirmed, Finding::Contradicted);
        assert_eq!(judged(&debugger), [right, right, right, wrong, right]);
        let score = debugger.judged(&run).score;
        assert_eq!((score.all.right, score.all.all, score.misled), (2, 3, 1));
        assert_eq!(score.actions["step_over"].right, 1);
        assert_eq!(score.actions["step_over"].all, 2);

        // The truth takes the wrong state's place, and what follows is predicted anew.
        debugger.command(Command::GoTo(3)).unwrap();
        debugger
            .command(Command::Follow(Box::new(run.reached(2, 6))))
            .unwrap();
        assert_eq!(debugger.provenance(), Provenance::Confirmed);
        assert_eq!(judged(&debugger), [right; 4]);
        step(&mut debugger, Action::StepInto, run.state(7));
        assert_eq!(judged(&debugger), [right; 5]);
        let score = debugger.judged(&run).score;
        assert_eq!((score.all.right, score.all.all, score.misled), (3, 4, 1));
        // And can be undone.
        debugger.command(Command::Undo).unwrap();
        debugger.command(Command::Undo).unwrap();
        assert_eq!(places(&debugger).len(), 5);
    }

    #[test]
    fn what_did_not_begin_at_the_start_has_no_counterpart() {
        let run = run();
        let mut debugger = debugger();
        debugger.command(Command::StartAt(run.state(4))).unwrap();
        step(&mut debugger, Action::StepInto, run.state(5));
        let none = Counterpart::None(Incomparable::Given);
        assert_eq!(debugger.judged(&run).counterparts, [none, none]);

        debugger.command(Command::Restart).unwrap();
        step(
            &mut debugger,
            Action::Breakpoint { lines: vec![2] },
            run.state(4),
        );
        let locals = [("n".to_owned(), "3".to_owned())].into_iter().collect();
        debugger
            .command(Command::Act(Action::Edit { frame: 1, locals }))
            .unwrap();
        let edited = Counterpart::None(Incomparable::Edited);
        let found = debugger.judged(&run).counterparts;
        assert_eq!(
            found,
            [
                Counterpart::At { from: 0, to: 0 },
                Counterpart::At { from: 0, to: 4 },
                edited
            ]
        );
        assert_eq!(debugger.judged(&run).score.all.all, 1);
    }

    #[test]
    fn a_past_is_compared_with_the_true_one() {
        let run = run();
        let mut debugger = debugger();
        step(&mut debugger, Action::StepReturn, run.state(7));
        let call = Command::Infer(Action::InvStepInto);
        let Outcome::NeedsPrediction(request) = debugger.command(call).unwrap() else {
            panic!("inferred pasts are not replayed");
        };
        let prediction = Prediction::new(run.state(6), 0.9, Confidence::default());
        let predictions = vec![prediction];
        let reply = Reply::Predictions {
            predictions,
            milliseconds: 1.0,
            history_used: 0,
        };
        debugger
            .accept(Answer {
                id: request.id,
                reply,
            })
            .unwrap();
        assert_eq!(places(&debugger), [Some(6), Some(7)]);
        assert_eq!(
            debugger.judged(&run).score.actions["inv_step_into"].right,
            1
        );
    }
}
