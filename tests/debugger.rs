//! The debugger's session logic, driven by scripted answers: no model is involved.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use hunch::action::Action;
use hunch::debugger::{Arrival, Command, Debugger, DebuggerError, Dropped, Outcome, Provenance};
use hunch::program::Program;
use hunch::request::{
    Alternative, Alternatives, Answer, Awaited, Confidence, Jump, Mode, Part, Prediction, Reply,
    Request,
};
use hunch::state::{Event, Exit, Frame, State};
use indexmap::IndexMap;

const SOURCE: &str = "\
def double(n):
    m = n * 2
    return m

# two calls
a = double(2)
b = double(a)
print(b)
";

/// Function, line and locals of a frame.
type Told<'a> = (&'a str, u32, &'a [(&'a str, &'a str)]);

/// A state of `SOURCE` from its frames, outermost first.
fn state(event: Event, frames: &[Told<'_>]) -> State {
    let mut state = State::start();
    state.event = event;
    state.frames = frames
        .iter()
        .map(|(function, line, locals)| {
            let mut frame = Frame::new(*function, *line);
            frame.locals = Some(
                locals
                    .iter()
                    .map(|(name, value)| ((*name).to_owned(), Some((*value).to_owned())))
                    .collect(),
            );
            frame
        })
        .collect();
    state
}

fn module(line: u32, locals: &[(&str, &str)]) -> State {
    state(Event::Line, &[("<module>", line, locals)])
}

fn double(event: Event, line: u32, locals: &[(&str, &str)]) -> State {
    state(event, &[("<module>", 6, &[]), ("double", line, locals)])
}

fn debugger() -> Debugger {
    Debugger::new(Program::parse(SOURCE).unwrap())
}

fn answer(request: &Request, state: State) -> Answer {
    let confidence = Confidence {
        line: Some(0.75),
        locals: IndexMap::from([("m".to_owned(), 0.5)]),
        ..Confidence::default()
    };
    Answer {
        id: request.id.clone(),
        reply: Reply::Predictions {
            predictions: vec![Prediction::new(state, 0.5, confidence)],
            history_used: request.history.len(),
            milliseconds: 1.0,
        },
    }
}

/// Takes a command that needs a prediction, and answers it.
fn predict(debugger: &mut Debugger, command: Command, state: State) -> Request {
    let Outcome::NeedsPrediction(request) = debugger.command(command.clone()).unwrap() else {
        panic!("{command:?} was replayed");
    };
    request.check().unwrap();
    assert_eq!(
        debugger.accept(answer(&request, state)).unwrap(),
        Arrival::Moved
    );
    *request
}

/// Takes a command that must replay.
fn replay(debugger: &mut Debugger, command: Command) -> &State {
    assert_eq!(debugger.command(command).unwrap(), Outcome::Moved);
    assert_eq!(debugger.provenance(), Provenance::Visited);
    debugger.state()
}

fn act(action: Action) -> Command {
    Command::Act(action)
}

/// Steps into the first call: module lines 1 and 6, then call, line 2, line 3 and return of `double`.
fn inside() -> Debugger {
    let mut debugger = debugger();
    for state in [
        module(1, &[]),
        module(6, &[]),
        double(Event::Call, 1, &[("n", "2")]),
        double(Event::Line, 2, &[("n", "2")]),
        double(Event::Line, 3, &[("n", "2"), ("m", "4")]),
    ] {
        predict(&mut debugger, act(Action::StepInto), state);
    }
    debugger
}

#[test]
fn a_prediction_keeps_what_was_said_beside_it() {
    let mut debugger = inside();
    let disagreement = Jump {
        state: module(7, &[("a", "5")]),
        probability: 0.25,
    };
    debugger.set_mode(Mode::Careful);
    let command = act(Action::StepReturn);
    let Outcome::NeedsPrediction(request) = debugger.command(command).unwrap() else {
        panic!("replayed");
    };
    assert_eq!((request.mode, request.samples), (Mode::Careful, 1));
    let returned = double(Event::Return, 3, &[("n", "2"), ("m", "4")]);
    let mut said = answer(&request, returned);
    if let Reply::Predictions { predictions, .. } = &mut said.reply {
        predictions[0].jump = Some(Box::new(disagreement.clone()));
    }
    debugger.accept(said).unwrap();
    assert_eq!(debugger.moment().jump.as_deref(), Some(&disagreement));

    debugger.set_pasts(4);
    let command = Command::Infer(Action::InvStepCall);
    let Outcome::NeedsPrediction(request) = debugger.command(command).unwrap() else {
        panic!("replayed");
    };
    assert_eq!(request.samples, 4);
    let past = |n: &str| double(Event::Call, 1, &[("n", n)]);
    let mut said = answer(&request, past("2"));
    if let Reply::Predictions { predictions, .. } = &mut said.reply {
        predictions[0].checked = Some(true);
        predictions.push(Prediction {
            checked: Some(true),
            ..Prediction::new(past("3"), 0.25, Confidence::default())
        });
    }
    debugger.accept(said).unwrap();
    assert_eq!(debugger.moment().checked, Some(true));
    assert_eq!(debugger.moment().alternatives[0].state, past("3"));

    // Another past is chosen, and the first one can be chosen again.
    debugger.command(Command::Choose(0)).unwrap();
    let position = debugger.position();
    assert_eq!(*debugger.state(), past("3"));
    assert_eq!(debugger.moment().probability, Some(0.25));
    assert_eq!(debugger.moment().alternatives[0].state, past("2"));
    debugger.command(Command::Choose(0)).unwrap();
    assert_eq!(
        (debugger.state(), debugger.position()),
        (&past("2"), position)
    );
    debugger.command(Command::Undo).unwrap();
    assert_eq!(*debugger.state(), past("3"));
    let none = debugger.command(Command::Choose(1));
    assert_eq!(none, Err(DebuggerError::NoSuchAlternative(1)));
}

#[test]
fn another_value_takes_the_place_of_a_predicted_one() {
    let mut debugger = inside();
    let of = || Alternatives::Local("m".to_owned());
    let asked = debugger.alternatives(of()).unwrap();
    // The same is asked as for the prediction, at the state before, and nothing waits for the answer.
    assert_eq!(asked.action, Action::StepInto);
    assert_eq!(asked.state, Some(double(Event::Line, 2, &[("n", "2")])));
    assert_eq!((asked.alternatives, asked.samples), (of(), 1));
    assert!(!debugger.is_waiting());
    predict(
        &mut debugger,
        act(Action::StepInto),
        double(Event::Return, 3, &[("n", "2"), ("m", "4")]),
    );
    replay(&mut debugger, act(Action::InvStepInto));
    let (position, count) = (debugger.position(), debugger.timeline().count());
    let other = Alternative {
        part: Part::Locals,
        local: Some("m".to_owned()),
        state: double(Event::Line, 3, &[("n", "2"), ("m", "5")]),
        probability: 0.25,
        confidence: Confidence::default(),
    };
    debugger
        .command(Command::Instead(Box::new(other.clone())))
        .unwrap();
    assert_eq!(*debugger.state(), other.state);
    assert_eq!(debugger.provenance(), Provenance::Predicted);
    assert_eq!(debugger.moment().probability, Some(0.25));
    // What was predicted from the other value is gone, until the command is taken back.
    assert_eq!(debugger.position(), position);
    assert_eq!(debugger.timeline().count(), position + 1);
    debugger.command(Command::Undo).unwrap();
    assert_eq!(debugger.timeline().count(), count);
    // What the user typed was not predicted.
    let locals = [("m".to_owned(), "7".to_owned())].into_iter().collect();
    let edit = Action::Edit { frame: 1, locals };
    debugger.command(act(edit)).unwrap();
    let refused = debugger.alternatives(of());
    assert_eq!(refused, Err(DebuggerError::NotPredicted));
}

#[test]
fn visited_states_are_replayed_in_both_directions() {
    let mut debugger = inside();
    assert_eq!(debugger.provenance(), Provenance::Predicted);
    assert_eq!(
        *replay(&mut debugger, act(Action::InvStepInto)),
        double(Event::Line, 2, &[("n", "2")])
    );
    assert_eq!(
        *replay(&mut debugger, act(Action::InvStepCall)),
        double(Event::Call, 1, &[("n", "2")])
    );
    assert_eq!(
        *replay(&mut debugger, act(Action::InvStepOver)),
        module(6, &[])
    );
    assert_eq!(
        *replay(&mut debugger, act(Action::InvStepCall)),
        State::start()
    );
    assert_eq!(
        *replay(&mut debugger, act(Action::StepOver)),
        module(1, &[])
    );
    let lines = Action::Breakpoint { lines: vec![3, 2] };
    assert_eq!(
        *replay(&mut debugger, act(lines)),
        double(Event::Line, 2, &[("n", "2")])
    );
    assert_eq!(debugger.position(), 4);
    assert_eq!(
        debugger.command(act(Action::InvStepInto)).unwrap(),
        Outcome::Moved
    );
    let back_at_start = debugger.command(Command::GoTo(0)).unwrap();
    assert_eq!(back_at_start, Outcome::Moved);
    assert!(debugger.command(act(Action::InvStepInto)).is_err());
}

#[test]
fn what_is_not_known_needs_a_prediction_with_the_history() {
    let mut debugger = inside();
    let returned = double(Event::Return, 3, &[("n", "2"), ("m", "4")]);
    let request = predict(&mut debugger, act(Action::StepReturn), returned.clone());
    assert_eq!(request.history.len(), 5);
    assert_eq!(request.history[0].state, State::start());
    assert_eq!(request.history[4].action, Action::StepInto);
    assert_eq!(
        request.history[4].state,
        double(Event::Line, 2, &[("n", "2")])
    );
    // The next action forward from the middle replays as far as the session went, and no further.
    debugger.command(Command::GoTo(2)).unwrap();
    assert!(matches!(
        debugger.command(act(Action::StepOver)).unwrap(),
        Outcome::NeedsPrediction(_)
    ));
    assert_eq!(
        *replay(&mut debugger, act(Action::StepInto)),
        double(Event::Call, 1, &[("n", "2")])
    );
    assert_eq!(*replay(&mut debugger, act(Action::StepReturn)), returned);
}

/// An answer of a predictor whose document begins anew after each so many steps.
fn answer_anew(request: &Request, state: State, most: usize) -> Answer {
    let mut answer = answer(request, state);
    if let Reply::Predictions { history_used, .. } = &mut answer.reply {
        *history_used %= most;
    }
    answer
}

#[test]
fn a_request_has_only_the_history_that_the_predictor_still_reads() {
    let mut debugger = debugger();
    let step = |debugger: &mut Debugger, action: Action| {
        let next = module(
            if debugger.state().line() == Some(6) {
                7
            } else {
                6
            },
            &[],
        );
        let Outcome::NeedsPrediction(request) = debugger.command(act(action)).unwrap() else {
            panic!("nothing to replay");
        };
        debugger.accept(answer_anew(&request, next, 5)).unwrap();
        request.history
    };
    let histories: Vec<_> = (0..1_000)
        .map(|_| step(&mut debugger, Action::StepInto))
        .collect();
    let lengths: Vec<usize> = histories.iter().map(Vec::len).collect();
    assert_eq!(lengths[..8], [0, 1, 2, 3, 4, 5, 1, 2]);
    assert!(lengths.iter().all(|length| *length <= 5));
    assert!(histories[0].is_empty());
    assert_eq!(histories[1][0].state, State::start());
    // Another future from an earlier state has the history that this state had.
    for position in [999, 503, 17, 1] {
        debugger.command(Command::GoTo(position)).unwrap();
        debugger.set_breakpoints([8]);
        let outcome = debugger.command(Command::Continue).unwrap();
        let Outcome::NeedsPrediction(request) = outcome else {
            panic!("nothing to replay");
        };
        assert_eq!(request.history, histories[position]);
        debugger.cancel();
    }
    // An answer that claims more than was sent is taken for all of it.
    let mut greedy = answer(
        &Request::new(SOURCE, State::start(), Action::StepInto),
        module(1, &[]),
    );
    if let Outcome::NeedsPrediction(request) = debugger.command(Command::Continue).unwrap()
        && let Reply::Predictions { history_used, .. } = &mut greedy.reply
    {
        *history_used = usize::MAX;
        greedy.id = request.id;
    }
    assert_eq!(debugger.accept(greedy).unwrap(), Arrival::Moved);
    debugger.command(Command::Restart).unwrap();
    assert!(step(&mut debugger, Action::StepInto).is_empty());
    // Backward it is the same.
    let end = Command::StartAt(module(8, &[]));
    debugger.command(end).unwrap();
    let lengths: Vec<usize> = (0..12)
        .map(|_| step(&mut debugger, Action::InvStepInto).len())
        .collect();
    assert_eq!(lengths, [0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1]);
    assert_eq!((debugger.position(), debugger.timeline().count()), (0, 13));
}

#[test]
fn a_jump_hides_what_lies_inside_it() {
    let mut debugger = debugger();
    predict(&mut debugger, act(Action::StepOver), module(1, &[]));
    predict(&mut debugger, act(Action::StepOver), module(6, &[]));
    predict(
        &mut debugger,
        act(Action::StepOver),
        module(7, &[("a", "4")]),
    );
    // Back over the call replays; back into it is inferred, and keeps its place between the visited states.
    assert_eq!(
        *replay(&mut debugger, act(Action::InvStepOver)),
        module(6, &[])
    );
    replay(&mut debugger, act(Action::StepOver));
    let returned = double(Event::Return, 3, &[("n", "2"), ("m", "4")]);
    let request = predict(&mut debugger, act(Action::InvStepInto), returned.clone());
    assert!(
        request.history.is_empty(),
        "forward steps do not precede an inverse one"
    );
    assert_eq!(debugger.provenance(), Provenance::Inferred);
    assert_eq!(debugger.position(), 3);
    assert_eq!(debugger.timeline().count(), 5);
    let request = predict(
        &mut debugger,
        act(Action::InvStepCall),
        double(Event::Call, 1, &[("n", "2")]),
    );
    assert_eq!(request.history.len(), 1);
    assert_eq!(request.history[0].state, module(7, &[("a", "4")]));
    assert_eq!(*replay(&mut debugger, act(Action::StepReturn)), returned);
    assert_eq!(
        *replay(&mut debugger, act(Action::StepInto)),
        module(7, &[("a", "4")])
    );
    debugger.command(Command::GoTo(2)).unwrap();
    assert_eq!(*debugger.state(), module(6, &[]));
}

#[test]
fn a_jump_that_passed_nothing_by_leads_back_to_where_it_began() {
    let mut debugger = debugger();
    let first = State {
        output: "hello\n".to_owned(),
        ..module(1, &[])
    };
    predict(&mut debugger, act(Action::StepOver), first.clone());
    predict(&mut debugger, act(Action::StepOver), module(6, &[]));
    predict(&mut debugger, act(Action::InvStepInto), module(1, &[]));
    assert_eq!(*debugger.state(), first);
    assert_eq!(debugger.provenance(), Provenance::Visited);
    assert_eq!((debugger.position(), debugger.timeline().count()), (1, 3));
}

#[test]
fn inferring_replaces_the_past_and_predicting_the_future() {
    let mut debugger = inside();
    let other = double(Event::Line, 2, &[("n", "1")]);
    let command = Command::Infer(Action::InvStepInto);
    predict(&mut debugger, command, other.clone());
    assert_eq!(debugger.timeline().count(), 2);
    assert_eq!(debugger.position(), 0);
    assert_eq!(debugger.moment().provenance(), Provenance::Inferred);
    assert_eq!(
        *replay(&mut debugger, act(Action::StepInto)),
        double(Event::Line, 3, &[("n", "2"), ("m", "4")])
    );
    replay(&mut debugger, act(Action::InvStepInto));
    // Another future from a past state drops the old one.
    predict(
        &mut debugger,
        act(Action::Continue),
        State::exit(Exit::Normal, "8\n"),
    );
    assert_eq!(debugger.timeline().count(), 2);
    assert!(matches!(
        debugger.command(act(Action::StepInto)),
        Err(DebuggerError::Action(_))
    ));
    assert!(matches!(
        debugger.command(Command::Infer(Action::StepInto)),
        Err(DebuggerError::NotInverse)
    ));
}

#[test]
fn a_step_that_leads_another_way_says_what_it_drops() {
    let mut debugger = inside();
    assert!(debugger.dropped().is_empty());
    debugger.command(Command::GoTo(1)).unwrap();
    replay(&mut debugger, act(Action::StepInto));
    assert!(debugger.dropped().is_empty(), "what is there is replayed");
    predict(
        &mut debugger,
        act(Action::StepOver),
        module(7, &[("a", "4")]),
    );
    assert_eq!(
        (debugger.dropped().later, debugger.timeline().count()),
        (3, 4)
    );
    // The next command speaks for itself.
    debugger.command(Command::Undo).unwrap();
    assert_eq!(
        (debugger.dropped().later, debugger.timeline().count()),
        (0, 6)
    );
    // So it is where the user sets something.
    let locals = [("a".to_owned(), "1".to_owned())].into_iter().collect();
    let edit = Action::Edit { frame: 0, locals };
    debugger.command(act(edit)).unwrap();
    let later = Dropped {
        later: 3,
        earlier: 0,
    };
    assert_eq!(debugger.dropped(), later);
}

#[test]
fn going_back_from_an_edit_says_that_the_past_is_another_one() {
    let mut debugger = inside();
    let edit = Action::Edit {
        frame: 1,
        locals: IndexMap::from([("m".to_owned(), "10".to_owned())]),
    };
    debugger.command(act(edit)).unwrap();
    assert!(debugger.dropped().is_empty(), "the edit itself drops none");
    let before = debugger.timeline().count();
    let mut past = debugger.state().clone();
    past.frames[1].line = 2;
    past.frames[1].locals = Some(Default::default());
    predict(&mut debugger, act(Action::InvStepInto), past);
    let earlier = Dropped {
        earlier: before - 1,
        later: 0,
    };
    assert_eq!(debugger.dropped(), earlier);
    assert_eq!(debugger.timeline().count(), 2);
    // It is brought back by one command, and what another past takes the place of is known to who asked for it.
    debugger.command(Command::Undo).unwrap();
    assert!(debugger.dropped().is_empty());
    assert_eq!(debugger.timeline().count(), before);
    let past = debugger.timeline().nth(1).unwrap().state.clone();
    let again = Command::Infer(Action::InvStepInto);
    predict(&mut debugger, again, past);
    assert!(debugger.dropped().is_empty());
}

#[test]
fn an_edit_starts_a_future_of_its_own() {
    let mut debugger = inside();
    let edit = Action::Edit {
        frame: 1,
        locals: IndexMap::from([("m".to_owned(), "10".to_owned())]),
    };
    assert_eq!(debugger.command(act(edit.clone())).unwrap(), Outcome::Moved);
    let provenance = |debugger: &Debugger, name: &str| {
        let view = debugger.shown();
        let locals = view.frames[0].locals.clone().unwrap();
        locals
            .into_iter()
            .find(|local| local.name == name)
            .unwrap()
            .provenance
    };
    assert_eq!(provenance(&debugger, "m"), Provenance::Edited);
    assert_eq!(provenance(&debugger, "n"), Provenance::Predicted);
    // The state as a whole is none that the model has predicted.
    assert_eq!(debugger.provenance(), Provenance::Edited);
    assert_eq!(debugger.moment().probability, None);
    assert_eq!(
        debugger.moment().local_provenance(1, "m"),
        Provenance::Edited
    );
    assert_eq!(
        debugger.moment().local_provenance(1, "n"),
        Provenance::Predicted
    );
    let returned = double(Event::Return, 3, &[("n", "2"), ("m", "10")]);
    let request = predict(&mut debugger, act(Action::StepInto), returned);
    assert_eq!(request.history.last().unwrap().action, edit);
    assert_eq!(request.state.unwrap().frames[1].known("m"), Some("10"));
    assert_eq!(
        provenance(&debugger, "m"),
        Provenance::Edited,
        "it still has the user's value"
    );
    assert_eq!(debugger.provenance(), Provenance::Predicted);
    assert_eq!(
        debugger.moment().local_provenance(1, "m"),
        Provenance::Edited
    );
    // From before the edit the edited future is not replayed.
    debugger.command(Command::GoTo(5)).unwrap();
    assert!(matches!(
        debugger.command(act(Action::StepOver)).unwrap(),
        Outcome::NeedsPrediction(_)
    ));
}

#[test]
fn breakpoints_move_to_code_and_rule_continue() {
    let mut debugger = debugger();
    assert_eq!(debugger.toggle_breakpoint(4), Some((6, true)));
    assert_eq!(debugger.toggle_breakpoint(5), Some((6, false)));
    assert_eq!(debugger.toggle_breakpoint(9), None);
    debugger.set_breakpoints([5, 2, 100]);
    assert_eq!(debugger.breakpoints().collect::<Vec<_>>(), [2, 6]);
    let request = predict(&mut debugger, Command::Continue, module(6, &[]));
    assert_eq!(request.action, Action::Breakpoint { lines: vec![2, 6] });
    let request = predict(
        &mut debugger,
        Command::RunTo(3),
        double(Event::Line, 2, &[("n", "2")]),
    );
    assert_eq!(
        request.action,
        Action::Breakpoint {
            lines: vec![2, 3, 6]
        }
    );
    debugger.set_breakpoints([]);
    let exit = State::exit(Exit::Normal, "8\n");
    let request = predict(&mut debugger, Command::Continue, exit);
    assert_eq!(request.action, Action::Continue);
    assert_eq!(debugger.shown().output, "8\n");
    assert!(debugger.command(Command::RunTo(9)).is_err());
    debugger.set_breakpoints([8]);
    debugger.rewrite(Program::parse("x = 1\n\n\ny = 2\n").unwrap());
    assert_eq!(debugger.breakpoints().count(), 0);
    assert_eq!(*debugger.state(), State::start());
}

#[test]
fn continuing_back_replays_up_to_the_last_stop() {
    let mut debugger = inside();
    debugger.set_breakpoints([6]);
    // Every state was visited: the last stop is replayed, then the start, since there is none before it.
    assert_eq!(
        *replay(&mut debugger, Command::ContinueBack),
        module(6, &[])
    );
    assert!(replay(&mut debugger, Command::ContinueBack).is_start());
    assert!(debugger.check(&Command::ContinueBack).is_err());
    debugger.command(Command::Undo).unwrap();
    assert_eq!(debugger.position(), 2);
    // A jump to the next breakpoint has passed none by; one that was set later may lie in it.
    predict(
        &mut debugger,
        Command::Continue,
        State::exit(Exit::Normal, ""),
    );
    assert_eq!(
        *replay(&mut debugger, Command::ContinueBack),
        module(6, &[])
    );
    debugger.command(Command::GoTo(3)).unwrap();
    debugger.set_breakpoints([3, 6]);
    let inferred = double(Event::Return, 3, &[("n", "4"), ("m", "8")]);
    let request = predict(&mut debugger, Command::ContinueBack, inferred.clone());
    assert_eq!(request.action, Action::InvStepInto);
    assert_eq!(*debugger.state(), inferred);
    assert_eq!(debugger.provenance(), Provenance::Inferred);
    // It stands between the stop and the end; from here it goes on, again by inference.
    predict(
        &mut debugger,
        Command::ContinueBack,
        double(Event::Line, 3, &[("n", "4"), ("m", "8")]),
    );
    assert_eq!(debugger.position(), 3);
}

#[test]
fn only_the_expected_answer_is_taken_in() {
    let mut debugger = debugger();
    let Outcome::NeedsPrediction(first) = debugger.command(act(Action::StepInto)).unwrap() else {
        panic!("nothing to replay");
    };
    let Outcome::NeedsPrediction(second) = debugger.command(act(Action::StepOver)).unwrap() else {
        panic!("nothing to replay");
    };
    let stale = debugger.accept(answer(&first, module(1, &[]))).unwrap_err();
    assert_eq!(stale, DebuggerError::Stale);
    assert!(debugger.is_waiting());
    // A state that is none of the program is refused, and the session goes on.
    assert!(debugger.accept(answer(&second, module(99, &[]))).is_err());
    assert_eq!(*debugger.state(), State::start());
    assert!(!debugger.is_waiting());
    assert_eq!(
        debugger
            .accept(answer(&second, module(1, &[])))
            .unwrap_err(),
        DebuggerError::Stale
    );
    let expression = "2 + 3".to_owned();
    let Outcome::NeedsPrediction(request) = debugger
        .command(act(Action::Evaluate { expression }))
        .unwrap()
    else {
        panic!("nothing to replay");
    };
    let value = Arrival::Value {
        value: Some("5".to_owned()),
        exception: None,
        probability: 0.5,
    };
    let reply = Reply::Value {
        value: Some("5".to_owned()),
        exception: None,
        probability: 0.5,
    };
    let id = request.id;
    assert_eq!(debugger.accept(Answer { id, reply }).unwrap(), value);
    assert_eq!(*debugger.state(), State::start());
}

#[test]
fn the_view_marks_changes_and_puts_values_beside_lines() {
    let debugger = inside();
    let view = debugger.shown();
    assert_eq!((view.line, view.frames.len()), (Some(3), 2));
    let locals: Vec<_> = view.frames[0]
        .locals
        .iter()
        .flatten()
        .map(|local| (local.name.as_str(), local.changed, local.confidence))
        .collect();
    assert_eq!(locals, [("n", false, None), ("m", true, Some(0.5))]);
    let inline: Vec<_> = view
        .inline
        .iter()
        .map(|inline| (inline.line, inline.local.name.as_str()))
        .collect();
    assert_eq!(inline, [(1, "n"), (3, "m")]);
    // So do the values of a frame that waits for this one, though its line is not over.
    let mut waiting = view.frames[1].clone();
    assert_eq!(debugger.inline_values(&waiting, &view.frames), []);
    let mut known = view.frames[0].locals.as_ref().unwrap()[0].clone();
    known.name = "double".to_owned();
    waiting.locals = Some(vec![known]);
    let lines: Vec<_> = debugger
        .inline_values(&waiting, &view.frames)
        .iter()
        .map(|value| value.line)
        .collect();
    assert_eq!(lines, [6]);
    let export = debugger.export();
    assert_eq!(export["moments"].as_array().unwrap().len(), 6);
    assert_eq!(export["moments"][1]["provenance"], "predicted");
    assert_eq!(export["moments"][1]["action"]["kind"], "step_into");
}

#[test]
fn a_function_shows_the_variables_of_the_module_that_it_is_about() {
    let source = "\
rate = 2
total = 0
step = 1
other = 9
def pay(amount, step):
    global total
    total = total + amount * rate
    total += step
    return [other for other in [amount]]

pay(3, 4)
";
    let mut debugger = Debugger::new(Program::parse(source).unwrap());
    let module = &[("rate", "2"), ("total", "0"), ("step", "1"), ("other", "9")];
    let mut check = |line: u32, expected: &[(u32, &str, bool)]| {
        let frames = [
            ("<module>", 11, module.as_slice()),
            ("pay", line, &[("amount", "3"), ("step", "4")]),
        ];
        debugger
            .command(Command::StartAt(state(Event::Line, &frames)))
            .unwrap();
        let view = debugger.shown();
        let inline = view.inline.iter();
        let told: Vec<_> = inline
            .map(|value| (value.line, value.local.name.as_str(), value.is_global))
            .filter(|(at, ..)| *at == line)
            .collect();
        assert_eq!(told, expected, "line {line}");
    };
    check(
        7,
        &[(7, "total", true), (7, "amount", false), (7, "rate", true)],
    );
    // A parameter hides the module's variable, and so does what a comprehension binds.
    check(8, &[(8, "total", true), (8, "step", false)]);
    check(9, &[(9, "amount", false)]);
}

#[test]
fn the_way_to_a_state_can_be_taken_again() {
    let debugger = inside();
    let (first, actions) = debugger.way();
    assert_eq!(*first, State::start());
    let mut position = 0;
    for moment in debugger.timeline().skip(1).take(actions.len()) {
        assert_eq!(moment.action(), Some(actions[position]));
        position += 1;
    }
    assert_eq!(position, debugger.position());
}

#[test]
fn a_session_can_start_anywhere() {
    let mut debugger = debugger();
    let anywhere = state(Event::Line, &[("double", 3, &[("m", "7")])]);
    debugger
        .command(Command::StartAt(anywhere.clone()))
        .unwrap();
    assert_eq!(debugger.provenance(), Provenance::Edited);
    let before = state(Event::Line, &[("double", 2, &[])]);
    let request = predict(&mut debugger, act(Action::InvStepInto), before);
    assert_eq!(request.state, Some(anywhere));
    debugger.command(Command::Restart).unwrap();
    assert_eq!(*debugger.state(), State::start());
    let told = state(Event::Line, &[("double", 3, &[("m", "7")])]);
    debugger.command(Command::StandAt(told)).unwrap();
    assert_eq!(debugger.provenance(), Provenance::Told);
}

/// What a session shows, and its timeline.
fn everything(debugger: &Debugger) -> (String, usize, Vec<State>) {
    let timeline = debugger.timeline();
    (
        format!("{:?}", debugger.shown()),
        debugger.position(),
        timeline.map(|moment| moment.state.clone()).collect(),
    )
}

#[test]
fn undo_brings_back_what_every_kind_of_command_replaced() {
    let edit = Action::Edit {
        frame: 1,
        locals: IndexMap::from([("n".to_owned(), "5".to_owned())]),
    };
    let typed = double(Event::Line, 2, &[("n", "7")]);
    for command in [
        act(Action::StepInto),
        Command::Continue,
        act(Action::InvStepInto),
        Command::Infer(Action::InvStepInto),
        act(edit),
        Command::GoTo(1),
        Command::RunTo(8),
        Command::Restart,
        Command::StartAt(typed),
    ] {
        // From the middle, so that there is a future to drop.
        let mut debugger = inside();
        replay(&mut debugger, act(Action::InvStepInto));
        let before = everything(&debugger);
        if let Outcome::NeedsPrediction(request) = debugger.command(command.clone()).unwrap() {
            let next = double(Event::Line, 3, &[("n", "2"), ("m", "5")]);
            debugger.accept(answer(&request, next)).unwrap();
        }
        assert_ne!(everything(&debugger), before, "{command:?}");
        debugger.command(Command::Undo).unwrap();
        assert_eq!(everything(&debugger), before, "{command:?}");
    }
}

#[test]
fn undo_goes_back_command_by_command() {
    let mut debugger = inside();
    // A drag over the timeline is one command, and so are those that were joined.
    for position in [3, 2, 1] {
        debugger.command(Command::GoTo(position)).unwrap();
    }
    debugger.command(Command::Undo).unwrap();
    assert_eq!(debugger.position(), 5);
    debugger.join_last();
    debugger.command(Command::Undo).unwrap();
    assert_eq!(debugger.position(), 3);
    // A prediction under way is given up, and nothing else is taken back.
    let predicted = debugger.command(Command::Continue).unwrap();
    assert!(matches!(predicted, Outcome::NeedsPrediction(_)));
    debugger.command(Command::Undo).unwrap();
    assert_eq!((debugger.position(), debugger.is_waiting()), (3, false));
    for position in [2, 1, 0] {
        debugger.command(Command::Undo).unwrap();
        assert_eq!(debugger.position(), position);
    }
    let nothing = debugger.command(Command::Undo);
    assert_eq!(nothing, Err(DebuggerError::NothingToUndo));
}

#[test]
fn a_watch_waits_beside_commands() {
    let mut debugger = inside();
    let Outcome::NeedsPrediction(step) = debugger.command(act(Action::StepInto)).unwrap() else {
        panic!("nothing to replay");
    };
    let watch = debugger.watch("m + 1").unwrap();
    watch.check().unwrap();
    assert_ne!(watch.id, step.id);
    assert_eq!(watch.history.len(), 5);
    let value = Answer {
        id: watch.id.clone(),
        reply: Reply::Value {
            value: Some("5".to_owned()),
            exception: None,
            probability: 0.5,
        },
    };
    assert_eq!(debugger.accept(value), Err(DebuggerError::Stale));
    let next = double(Event::Return, 3, &[("n", "2"), ("m", "4")]);
    assert_eq!(debugger.accept(answer(&step, next)), Ok(Arrival::Moved));
    assert!(debugger.watch("m +").is_err());
}

#[test]
fn what_a_command_leads_to_is_known_before_it_is_taken() {
    let mut debugger = inside();
    let back = act(Action::InvStepInto);
    let earlier = debugger.known(&back).cloned();
    assert_eq!(earlier, Some(double(Event::Line, 2, &[("n", "2")])));
    assert_eq!(debugger.known(&Command::Infer(Action::InvStepInto)), None);
    assert_eq!(debugger.known(&act(Action::StepInto)), None);
    assert_eq!(debugger.known(&Command::Restart), None);
    assert_eq!(Some(replay(&mut debugger, back).clone()), earlier);

    debugger.set_breakpoints([3]);
    let lines = |lines: &[u32]| Action::Breakpoint {
        lines: lines.to_vec(),
    };
    assert_eq!(debugger.action_of(&Command::Continue), Some(lines(&[3])));
    let to_cursor = debugger.action_of(&Command::RunTo(4));
    assert_eq!(to_cursor, Some(lines(&[3, 6])));
    assert_eq!(debugger.action_of(&Command::GoTo(0)), None);

    let Ok(Outcome::NeedsPrediction(request)) = debugger.command(act(Action::StepReturn)) else {
        panic!("nothing to replay");
    };
    let next = double(Event::Return, 3, &[("n", "2"), ("m", "4")]);
    let next = answer(&request, next);
    assert!(debugger.awaits(&next));
    debugger.cancel();
    assert!(!debugger.awaits(&next));
}

/// The state before a line of a module that asks twice.
fn asking(line: u32, locals: &[(&str, &str)], output: &str) -> State {
    State {
        output: output.to_owned(),
        ..module(line, locals)
    }
}

#[test]
fn what_a_program_asks_for_is_awaited_and_read_once() {
    let source = "a = input('A? ')\nb = input('B? ')\nprint(a)\n";
    let mut debugger = Debugger::new(Program::parse(source).unwrap());
    debugger.set_input(Some(Vec::new()));
    let into = || act(Action::StepInto);
    predict(&mut debugger, into(), asking(1, &[], ""));
    let Outcome::NeedsPrediction(request) = debugger.command(into()).unwrap() else {
        panic!("replayed");
    };
    let awaited = Awaited {
        line: 1,
        prompt: "A? ".to_owned(),
    };
    let mut said = Answer::error(request.id.clone(), "asks");
    if let Reply::Error { awaits, .. } = &mut said.reply {
        *awaits = Some(awaited.clone());
    }
    let waits = Arrival::Awaited { awaited, passed: 0 };
    assert_eq!(debugger.accept(said).unwrap(), waits);
    assert_eq!(debugger.state().line(), Some(1));

    let typed = |lines: &[&str]| Some(lines.iter().map(ToString::to_string).collect());
    debugger.answer("x".to_owned());
    let read = |debugger: &mut Debugger, state: State, asked: &str| {
        let Outcome::NeedsPrediction(request) = debugger.command(into()).unwrap() else {
            panic!("replayed");
        };
        let mut said = answer(&request, state);
        if let Reply::Predictions { predictions, .. } = &mut said.reply {
            predictions[0].asked = vec![asked.to_owned()];
        }
        debugger.accept(said).unwrap();
        request.input.unwrap().read
    };
    let first = asking(2, &[("a", "'x'")], "A? ");
    assert_eq!(read(&mut debugger, first.clone(), "A? "), 0);
    // The line is taken back with the step that has read it.
    debugger.command(Command::Undo).unwrap();
    assert_eq!(debugger.input(), Some(&[][..]));
    assert_eq!(debugger.state().line(), Some(1));
    assert!(!debugger.set_input(typed(&["x", "y"])));
    assert_eq!(read(&mut debugger, first, "A? "), 0);
    let second = asking(3, &[("a", "'x'"), ("b", "'y'")], "B? ");
    assert_eq!(read(&mut debugger, second, "B? "), 1);
    let shown = |debugger: &Debugger| {
        let (earlier, now) = debugger.printed();
        let parts = earlier.into_iter().chain(now).map(|part| part.text);
        (debugger.state().line(), parts.collect::<String>())
    };
    let both = (Some(3), "A? x\nB? y\n".to_owned());
    assert_eq!(shown(&debugger), both);

    // What was not read may be another line; for what was read the session goes back to where that was.
    assert!(!debugger.set_input(typed(&["x", "y", "z"])));
    assert!(debugger.set_input(typed(&["x", "w"])));
    assert_eq!(shown(&debugger), (Some(2), "A? x\n".to_owned()));
    debugger.command(Command::Undo).unwrap();
    assert_eq!(shown(&debugger), both);
}
