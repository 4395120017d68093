//! The session beside the true run: what each state is to be compared with, how many steps were right, and going on from
//! the truth.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::action::Action;
use crate::state::State;
use crate::truth::{Counterpart, Courses, Edit, Edited, Finding, Judged, Judgement, Run, Score};

use super::origins::Origins;
use super::timeline::MomentId;
use super::{Debugger, Moment, Provenance};

impl Debugger {
    /// The session beside a run of its program. `edited` knows the runs in which what the user set is set.
    pub fn judged(&self, run: &Arc<Run>, edited: impl Fn(&[Edit]) -> Edited) -> Judged {
        let mut courses = Courses::new(run.clone(), &edited);
        let counterparts = self.all_counterparts(&mut courses);
        let moments: Vec<&Moment> = self.timeline.all().collect();
        let on_timeline = self.led_to_the_timeline();
        let mut judgements: Vec<Option<Judgement>> = moments
            .iter()
            .zip(&counterparts)
            .zip(on_timeline)
            .map(|((moment, counterpart), led)| {
                // Of the many that were passed, those that nothing shown rests on are of no interest.
                let is_wanted = led || !moment.passed;
                is_wanted.then(|| {
                    let ended_by = moment.ended_by.as_ref();
                    let mut judgement = courses.judge(&moment.state, ended_by, *counterpart)?;
                    judgement.edited =
                        moment.provenance() == Provenance::Edited && moment.from.is_some();
                    Some(judgement)
                })?
            })
            .collect();
        let score = score(&moments, &judgements);
        let order: Vec<usize> = self.timeline.ids().map(MomentId::index).collect();
        Judged {
            counterparts: order.iter().map(|at| counterparts[*at]).collect(),
            judgements: order.iter().map(|at| judgements[*at].take()).collect(),
            score,
            awaited: courses.awaited,
        }
    }

    /// The counterpart of every moment, also of those that have left the timeline: a moment comes from an older one, whose
    /// counterpart is known by then.
    fn all_counterparts(&self, courses: &mut Courses<'_>) -> Vec<Counterpart> {
        let wanted = self.led_to_the_timeline();
        let mut known: Vec<Counterpart> = Vec::new();
        for (moment, wanted) in self.timeline.all().zip(wanted) {
            known.push(match &moment.from {
                None => courses.begin(&moment.state, wanted),
                Some((before, action)) => courses.follow(known[before.index()], action, wanted),
            });
        }
        known
    }

    /// Of every moment, whether it is on the timeline or led to one that is.
    fn led_to_the_timeline(&self) -> Vec<bool> {
        let mut led = vec![false; self.timeline.all().count()];
        for id in self.timeline.ids() {
            let mut next = Some(id);
            while let Some(id) = next.filter(|id| !led[id.index()]) {
                led[id.index()] = true;
                let from = self.timeline.moment(id).from.as_ref();
                next = from.map(|(before, _)| *before);
            }
        }
        led
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
            origin: Provenance::Taken,
            probability: None,
            confidence: None,
            alternatives: Vec::new(),
            checked: None,
            asked: Vec::new(),
            jump: None,
            printed: None,
            ended_by: None,
            edited: BTreeSet::new(),
            origins: Origins::default(),
            ..self.moment().clone()
        };
        self.keep();
        self.dropped.later = self.timeline.replace_from_here(moment);
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
        // It is a part of the prediction that has passed it.
        if moment.passed {
            continue;
        }
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
    use super::super::walk::tests::{arrive, asked};
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

    fn run() -> Arc<Run> {
        let module = "<module>";
        let n = r#""n": "2""#;
        let x = r#""x": "4""#;
        Arc::new(Run::of(&[
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
        ]))
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

    /// The session beside the run, where nothing is known of others.
    fn judged(debugger: &Debugger) -> Judged {
        debugger.judged(&run(), |_| Edited::Awaited)
    }

    fn places(debugger: &Debugger) -> Vec<Option<usize>> {
        let places = judged(debugger).counterparts.into_iter();
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
        let found = |debugger: &Debugger| -> Vec<Finding> {
            let judgements = judged(debugger).judgements.into_iter();
            judgements
                .map(|judgement| judgement.unwrap().overall())
                .collect()
        };
        let (right, wrong) = (Finding::Confirmed, Finding::Contradicted);
        assert_eq!(found(&debugger), [right, right, right, wrong, right]);
        let score = judged(&debugger).score;
        assert_eq!((score.all.right, score.all.all, score.misled), (2, 3, 1));
        assert_eq!(score.actions["step_over"].right, 1);
        assert_eq!(score.actions["step_over"].all, 2);

        // The truth takes the wrong state's place, and what follows is predicted anew.
        debugger.command(Command::GoTo(3)).unwrap();
        debugger
            .command(Command::Follow(Box::new(run.reached(2, 6))))
            .unwrap();
        assert_eq!(debugger.provenance(), Provenance::Taken);
        let judgement = judged(&debugger).judgements[3].clone();
        assert_eq!(
            debugger.shown_judged(judgement).provenance,
            Provenance::Taken,
            "it is nothing to be confirmed"
        );
        assert_eq!(found(&debugger), [right; 4]);
        step(&mut debugger, Action::StepInto, run.state(7));
        assert_eq!(found(&debugger), [right; 5]);
        let score = judged(&debugger).score;
        assert_eq!((score.all.right, score.all.all, score.misled), (3, 4, 1));
        // And can be undone.
        debugger.command(Command::Undo).unwrap();
        debugger.command(Command::Undo).unwrap();
        assert_eq!(places(&debugger).len(), 5);
    }

    #[test]
    fn what_a_careful_way_has_passed_is_compared_and_counts_with_it() {
        let run = run();
        let mut debugger = debugger();
        step(&mut debugger, Action::StepInto, run.state(1));
        step(&mut debugger, Action::StepInto, run.state(2));
        let request = asked(&mut debugger, Action::StepOver);
        let passed = [run.state(3), run.state(4), run.state(5)];
        arrive(&mut debugger, &request, &passed, run.state(6), 4);
        let before = judged(&debugger).score;
        assert_eq!((before.all.right, before.all.all), (3, 3));
        debugger.command(Command::Act(Action::InvStepInto)).unwrap();
        assert_eq!(
            places(&debugger),
            [Some(0), Some(1), Some(2), Some(5), Some(6)]
        );
        let judged = judged(&debugger);
        let passed = judged.judgements[3].as_ref().unwrap();
        assert_eq!(passed.overall(), Finding::Confirmed);
        assert_eq!((judged.score.all.right, judged.score.all.all), (3, 3));
    }

    #[test]
    fn what_began_at_a_typed_state_is_compared_where_the_run_comes_by() {
        let run = run();
        let mut debugger = debugger();
        debugger.command(Command::StartAt(run.state(4))).unwrap();
        step(&mut debugger, Action::StepInto, run.state(5));
        assert_eq!(
            judged(&debugger).counterparts,
            [at(1, 4, 4), at(1, 4, 5)],
            "as it is"
        );
        // Other ways than the run's may lead to it.
        debugger.command(Command::GoTo(0)).unwrap();
        step(&mut debugger, Action::InvStepCall, run.state(3));
        let before = Counterpart::None(Incomparable::BeforeStart);
        assert_eq!(judged(&debugger).counterparts[0], before);

        // With another value CPython goes on from there.
        let mut typed = run.state(4);
        typed.frames[1].locals = Some([("n".to_owned(), Some("3".to_owned()))].into());
        let mut debugger = self::debugger();
        debugger.command(Command::StartAt(typed)).unwrap();
        step(&mut debugger, Action::StepInto, edited_run().state(5));
        let awaited = Counterpart::None(Incomparable::Awaited);
        assert_eq!(judged(&debugger).counterparts, [awaited, awaited]);
        let judged = debugger.judged(&run, |_| Edited::Run(edited_run()));
        assert_eq!(judged.counterparts, [at(2, 4, 4), at(2, 4, 5)]);
        assert_eq!((judged.score.all.right, judged.score.all.all), (1, 1));

        // The stack may begin at any function: what called it is not compared, and what comes after it is not known.
        let mut alone = run.state(4);
        alone.drop_below(1);
        let mut debugger = self::debugger();
        debugger.command(Command::StartAt(alone)).unwrap();
        let mut returned = run.state(5);
        returned.drop_below(1);
        step(&mut debugger, Action::StepInto, returned);
        let exit = State::exit(crate::state::Exit::Normal, "");
        step(&mut debugger, Action::StepInto, exit);
        let judged = self::judged(&debugger);
        let over = Counterpart::None(Incomparable::Over);
        assert_eq!(judged.counterparts[1..], [at(1, 4, 5), over]);
        let returned = judged.judgements[1].as_ref().unwrap();
        assert_eq!(returned.overall(), Finding::Confirmed);

        // Where it never is, there is nothing to compare with.
        let mut typed = run.state(4);
        typed.frames[1].line = 1;
        debugger.command(Command::StartAt(typed)).unwrap();
        let none = Counterpart::None(Incomparable::Given);
        assert_eq!(self::judged(&debugger).counterparts, [none]);
    }

    #[test]
    fn an_edit_has_a_run_of_its_own() {
        let run = run();
        let mut debugger = debugger();
        step(
            &mut debugger,
            Action::Breakpoint { lines: vec![2] },
            run.state(4),
        );
        let locals = [("n".to_owned(), "3".to_owned())].into_iter().collect();
        debugger
            .command(Command::Act(Action::Edit { frame: 1, locals }))
            .unwrap();
        let counterparts = judged(&debugger).counterparts;
        let awaited = Counterpart::None(Incomparable::Awaited);
        assert_eq!(counterparts, [at(0, 0, 0), at(0, 0, 4), awaited]);
        assert_eq!(judged(&debugger).score.all.all, 1);
    }

    fn at(course: usize, from: usize, to: usize) -> Counterpart {
        Counterpart::At { course, from, to }
    }

    fn set(debugger: &mut Debugger, frame: usize, name: &str, value: &str) {
        let locals = [(name.to_owned(), value.to_owned())].into_iter().collect();
        debugger
            .command(Command::Act(Action::Edit { frame, locals }))
            .unwrap();
    }

    /// The run in which `n` is set at its fourth state.
    fn edited_run() -> Arc<Run> {
        let n = r#""n": "3""#;
        let set = [("<module>", 3, ""), ("double", 2, n)];
        let mut states: Vec<State> = run().states().collect();
        states[4] = state("line", &set, "");
        states[5] = state("return", &set, r#", "value": "6""#);
        for state in &mut states[6..8] {
            let locals = state.frames[0].locals.as_mut().unwrap();
            locals.insert("x".to_owned(), Some("6".to_owned()));
        }
        Arc::new(Run::of(&states))
    }

    #[test]
    fn after_an_edit_the_run_is_compared_that_goes_on_from_it() {
        let mut debugger = debugger();
        step(
            &mut debugger,
            Action::Breakpoint { lines: vec![2] },
            run().state(4),
        );
        set(&mut debugger, 1, "n", "3");
        step(&mut debugger, Action::StepInto, edited_run().state(5));
        // Wrong: that is what the program's own run has.
        step(&mut debugger, Action::StepInto, run().state(6));
        let edited = |edits: &[Edit]| match edits {
            [edit] if (edit.at, edit.frame, &*edit.locals["n"]) == (4, 1, "3") => {
                Edited::Run(edited_run())
            }
            _ => Edited::Impossible,
        };
        let judged = debugger.judged(&run(), edited);
        let expected = [
            at(0, 0, 0),
            at(0, 0, 4),
            at(1, 4, 4),
            at(1, 4, 5),
            at(1, 5, 6),
        ];
        assert_eq!(judged.counterparts, expected);
        let found: Vec<_> = judged
            .judgements
            .iter()
            .flatten()
            .map(Judgement::overall)
            .collect();
        let (right, wrong) = (Finding::Confirmed, Finding::Contradicted);
        assert_eq!(found, [right, right, right, right, wrong]);
        assert_eq!((judged.score.all.right, judged.score.all.all), (2, 3));
        assert!(judged.awaited.is_empty());

        // What was before it, the run with the edit does not say.
        debugger.command(Command::GoTo(2)).unwrap();
        let back = Command::Infer(Action::InvStepCall);
        let Outcome::NeedsPrediction(request) = debugger.command(back).unwrap() else {
            panic!("inferred pasts are not replayed");
        };
        let prediction = Prediction::new(run().state(3), 0.9, Confidence::default());
        let predictions = vec![prediction];
        let reply = Reply::Predictions {
            predictions,
            milliseconds: 1.0,
            history_used: 0,
        };
        let id = request.id;
        debugger.accept(Answer { id, reply }).unwrap();
        let before = Counterpart::None(Incomparable::BeforeEdit);
        assert_eq!(debugger.judged(&run(), edited).counterparts[0], before);
    }

    #[test]
    fn runs_with_edits_are_asked_for_where_they_can_be() {
        let check = |frame: usize, name: &str, answer: fn(&[Edit]) -> Edited, expected, asked| {
            let mut debugger = debugger();
            let line = Action::Breakpoint { lines: vec![2] };
            // A state that is wrong in every way.
            let locals = r#""n": "2", "y": "3""#;
            let frames = [
                ("<module>", 3, r#""z": "1""#),
                ("double", 2, locals),
                ("double", 2, locals),
            ];
            step(&mut debugger, line, state("line", &frames, ""));
            set(&mut debugger, frame, name, "7");
            let judged = debugger.judged(&run(), answer);
            assert_eq!(
                judged.counterparts[2],
                Counterpart::None(expected),
                "{name}"
            );
            assert_eq!(judged.awaited.len(), asked, "{name}");
            // What is no longer on the timeline is not asked for.
            debugger.command(Command::Undo).unwrap();
            assert_eq!(debugger.judged(&run(), answer).awaited, [[]; 0]);
        };
        let awaited = |_: &[Edit]| Edited::Awaited;
        check(1, "n", awaited, Incomparable::Awaited, 1);
        check(1, "n", |_| Edited::Impossible, Incomparable::Edited, 0);
        check(1, "y", awaited, Incomparable::Edited, 0);
        check(2, "n", awaited, Incomparable::Edited, 0);
        check(0, "z", awaited, Incomparable::Edited, 0);
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
        assert_eq!(judged(&debugger).score.actions["inv_step_into"].right, 1);
    }
}
