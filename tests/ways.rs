//! What the predictor does beside one prediction, on a tiny untrained model: the way of careful predictions, giving
//! up, alternatives, calibration.

#![cfg(feature = "model")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use hunch::action::Action;
use hunch::calibration::Calibration;
use hunch::language::{Control, Tokenizer};
use hunch::model::{Compute, block_on};
use hunch::predict::{PredictError, Predictor};
use hunch::program::{Branch, Outcomes};
use hunch::quiz::PythonValue;
use hunch::request::{
    Alternatives, Evaluated, Mode, Passed, Prediction, Reply, Request, Subexpression,
};
use hunch::state::{Event, State};

const SOURCE: &str = "def add(a, b):\n    return a + b\n\nfor i in range(2):\n    print(add(i, 1))\n    print(str(abs(i)))\n";

fn predictor() -> Predictor {
    let read = |name: &str| {
        let root = env!("CARGO_MANIFEST_DIR");
        std::fs::read(format!("{root}/{name}")).unwrap()
    };
    let config = String::from_utf8(read("tests/golden/tiny/config.json")).unwrap();
    Predictor::load(
        &config,
        &read("models/tokenizer.json"),
        &read("tests/golden/tiny/weights.safetensors"),
        &Compute::cpu(),
    )
    .unwrap()
}

/// A line of the module's loop.
fn at(line: u32) -> State {
    let json = serde_json::json!({"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": line,
        "locals": {"i": "0"}, "loops": {"4": 1}, "pending": []}]});
    State::parse(&json.to_string()).unwrap()
}

fn request(state: State, action: Action) -> Request {
    Request::new(SOURCE, state, action)
}

fn predictions(
    predictor: &mut Predictor,
    request: &Request,
) -> Result<Vec<Prediction>, PredictError> {
    match block_on(predictor.predict(request))? {
        Reply::Predictions { predictions, .. } => Ok(predictions),
        reply => panic!("{reply:?}"),
    }
}

fn careful() -> Request {
    Request {
        id: "far".into(),
        mode: Mode::Careful,
        ..request(State::start(), Action::Continue)
    }
}

#[test]
fn a_careful_prediction_tells_of_its_way_and_gives_up_after_its_longest() {
    let mut predictor = predictor();
    let told: Rc<RefCell<Vec<Passed>>> = Rc::default();
    let heard = Rc::clone(&told);
    predictor.set_watcher(Box::new(move |passed| heard.borrow_mut().push(passed)));
    predictor.set_longest_way(3);
    let program = careful().check().unwrap();
    let outcome = predictions(&mut predictor, &careful());
    let told = told.borrow();
    match outcome {
        Err(error) => {
            assert!(matches!(error, PredictError::Unreached(3)), "{error}");
            assert_eq!(told.len(), 3);
        }
        Ok(found) => assert_eq!(found[0].state.event, Event::Exit),
    }
    for (index, passed) in told.iter().enumerate() {
        assert_eq!((&passed.id, passed.steps), (&"far".into(), index + 1));
        assert_ne!(passed.state.event, Event::Exit);
        passed.state.check(&program).unwrap();
    }
    let falls = told
        .windows(2)
        .all(|pair| pair[0].probability >= pair[1].probability);
    assert!(falls, "{told:?}");
}

#[test]
fn going_back_is_one_prediction_in_both_modes() {
    for action in [Action::InvStepOver, Action::InvStepCall] {
        let jump = request(at(5), action);
        let careful = Request {
            mode: Mode::Careful,
            ..jump.clone()
        };
        let mut predictor = predictor();
        let told = Rc::new(Cell::new(0));
        let heard = Rc::clone(&told);
        predictor.set_watcher(Box::new(move |_| heard.set(heard.get() + 1)));
        let expected = predictions(&mut predictor, &jump).unwrap();
        assert_eq!(predictions(&mut predictor, &careful).unwrap(), expected);
        assert_eq!(told.get(), 0, "{:?}", jump.action);
    }
}

#[test]
fn giving_up_on_the_way_leaves_the_session_unharmed() {
    let simple = request(at(5), Action::StepInto);
    let expected = predictions(&mut predictor(), &simple).unwrap();
    for after in [0_usize, 1, 3, 7] {
        let mut predictor = predictor();
        let left = Rc::new(Cell::new(after));
        let count = Rc::clone(&left);
        predictor.session().set_checkpoint(Box::new(move || {
            let stop = count.get() == 0;
            count.set(count.get().saturating_sub(1));
            Box::pin(std::future::ready(stop))
        }));
        let error = predictions(&mut predictor, &careful()).unwrap_err();
        assert!(error.is_cancelled(), "{error}");
        left.set(usize::MAX);
        let found = predictions(&mut predictor, &simple).unwrap();
        assert_eq!(found[0].state, expected[0].state);
        assert!((found[0].probability - expected[0].probability).abs() < 1e-4);
    }
}

#[test]
fn a_line_with_nested_calls_is_opened_up() {
    let json = include_bytes!("../models/tokenizer.json");
    let question = Tokenizer::from_bytes(json)
        .unwrap()
        .control(Control::Subexpression);
    let mut predictor = predictor();
    let mut check = |line: u32, mode: Mode, opened: bool| {
        let request = Request {
            mode,
            ..request(at(line), Action::StepInto)
        };
        predictions(&mut predictor, &request).unwrap();
        let read = predictor.session().tokens().contains(&question);
        assert_eq!(read, opened, "line {line}, {mode:?}");
    };
    check(6, Mode::Careful, true);
    check(6, Mode::Jump, false);
    // The call of `add` is a state of its own.
    check(5, Mode::Careful, false);
}

#[test]
fn a_header_leads_where_its_condition_says() {
    let json = include_bytes!("../models/tokenizer.json");
    let tokenizer = Tokenizer::from_bytes(json).unwrap();
    let watch = tokenizer.control(Control::Watch);
    let source =
        "if a:\n    a = 1\nwhile a > b:\n    b = 2\nfor i in range(b):\n    a = i\nprint(a)\n";
    let (mut predictor, mut plain) = (predictor(), predictor());
    plain.set_asks_first(false);
    let values = ["0", "7", "'x'", "[]", "None", "[3]"];
    let pairs = values
        .iter()
        .flat_map(|a| values.iter().map(move |b| (a, b)));
    for (line, (a, b)) in [1, 3, 5]
        .into_iter()
        .flat_map(|line| pairs.clone().map(move |pair| (line, pair)))
    {
        let json = serde_json::json!({"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": line,
            "locals": {"a": a, "b": b}, "loops": {}, "pending": []}]});
        let mut at = State::parse(&json.to_string()).unwrap();
        if line == 5 {
            at.frames[0].loops = Some([(5, Some(1))].into());
        }
        let request = |action| Request::new(source, at.clone(), action);
        let program = request(Action::StepInto).check().unwrap();
        let condition = program.condition(&at).unwrap();
        let expression = condition.expression.clone();
        let watched = block_on(plain.predict(&request(Action::Evaluate { expression }))).unwrap();
        let Reply::Value {
            value,
            exception,
            probability,
        } = watched
        else {
            panic!("{watched:?}");
        };
        let best = |predictor: &mut Predictor| {
            predictions(predictor, &request(Action::StepInto))
                .unwrap()
                .remove(0)
        };
        let before = [&mut predictor, &mut plain].map(|one| one.session().decoded());
        let (found, by_itself) = (best(&mut predictor), best(&mut plain));
        let after = [&mut predictor, &mut plain].map(|one| one.session().decoded());
        // What stands in the state (`a`, or that `[]` comes before `[3]`) decides without a question.
        let asked = after[0] - before[0] > after[1] - before[1];
        assert!(asked || probability == 1.0, "it is asked");
        let read = predictor.session().tokens();
        assert!(!read.contains(&watch), "it is taken back");
        // Of a long answer less is said where it only decides.
        if value.as_ref().is_some_and(|value| value.len() > 8) {
            continue;
        }
        if exception.is_some() {
            // What surely raises leads to that: `0 > 'x'`.
            let raises = (found.state.event, found.state.line()) == (Event::Exception, Some(line));
            assert!(raises || probability < 1.0, "line {line}: {found:?}");
            continue;
        }
        let truth = value.and_then(|value| PythonValue::written(&value).is_true());
        let Outcomes { holds, fails } = condition.outcomes;
        let leads = |branch: &Branch, state: &State| {
            branch.leads(line, state.event, state.line().unwrap_or_default())
        };
        let confidence = &by_itself.confidence;
        let sure = confidence.event.unwrap() * confidence.line.unwrap_or(1.0);
        let branch = truth.map(|truth| if truth { holds } else { fails });
        match branch.filter(|branch| !leads(branch, &by_itself.state) && probability > sure) {
            Some(branch) => {
                assert!(leads(branch, &found.state), "line {line}: {found:?}");
                assert!(found.probability <= probability + 1e-6);
                assert!(found.confidence.line.unwrap_or_default() <= probability + 1e-6);
            }
            // The targets of a loop may be worked out.
            None => assert_eq!(
                (found.state.event, found.state.line()),
                (by_itself.state.event, by_itself.state.line())
            ),
        }
    }
}

#[test]
fn a_line_is_opened_for_who_asks() {
    let mut predictor = predictor();
    let mut check = |line: u32, expected: &[&str]| {
        let asked = Request {
            opened: true,
            ..request(at(line), Action::StepInto)
        };
        let found = predictions(&mut predictor, &asked).unwrap().remove(0);
        let raises = |one: &&Subexpression| matches!(one.outcome, Evaluated::Exception(_));
        let told: Vec<&str> = found.opened.iter().map(|one| &*one.expression).collect();
        // An untrained model may raise anywhere; then it is the last one.
        assert!(found.opened.iter().filter(raises).count() <= 1);
        assert_eq!(told, expected[..told.len()]);
        let whole = told.len() == expected.len();
        assert!(whole || found.opened.last().iter().any(raises), "{told:?}");
        assert!(
            found
                .opened
                .iter()
                .all(|one| (0.0..=1.0).contains(&one.probability))
        );
    };
    check(5, &["add(i, 1)", "print(add(i, 1))"]);
    check(6, &["abs(i)", "str(abs(i))", "print(str(abs(i)))"]);
    // The loop has begun.
    check(4, &[]);
}

#[test]
fn alternatives_are_other_states() {
    let mut predictor = predictor();
    let plain = request(at(5), Action::StepInto);
    let asked = Request {
        alternatives: Alternatives::Doubt,
        ..plain.clone()
    };
    let program = plain.check().unwrap();
    let best = predictions(&mut predictor, &plain).unwrap().remove(0);
    assert!(best.alternatives.is_empty());
    let found = predictions(&mut predictor, &asked).unwrap().remove(0);
    assert_eq!(found.state, best.state);
    assert!((1..=3).contains(&found.alternatives.len()));
    for other in &found.alternatives {
        other.state.check(&program).unwrap();
        assert_ne!(other.state, found.state);
        assert!((0.0..=1.0).contains(&other.probability));
    }
}

#[test]
fn alternatives_of_a_value_are_other_values() {
    let mut predictor = predictor();
    let mut others = 0;
    for (line, action) in [
        (4, Action::StepInto),
        (5, Action::StepInto),
        (6, Action::StepOver),
    ] {
        let plain = request(at(line), action);
        let best = predictions(&mut predictor, &plain).unwrap().remove(0);
        for name in best.confidence.locals.keys() {
            let asked = Request {
                alternatives: Alternatives::Local(name.clone()),
                ..plain.clone()
            };
            let found = predictions(&mut predictor, &asked).unwrap().remove(0);
            assert_eq!(found.state, best.state);
            let top = found.state.depth() - 1;
            let (frame, local) = match name.split_once('.') {
                Some((frame, local)) => (frame.parse().unwrap(), local),
                None => (top, name.as_str()),
            };
            let value = |state: &State| state.frames[frame].locals.as_ref().unwrap()[local].clone();
            let mut values = vec![value(&found.state)];
            let mut least = 1.0;
            for other in &found.alternatives {
                let sure = other.confidence.locals[name];
                assert!(sure <= least, "the likeliest is first");
                least = sure;
                assert!(!values.contains(&value(&other.state)), "each value once");
                values.push(value(&other.state));
            }
            others += found.alternatives.len();
        }
        // What the step does not say has no alternatives.
        let asked = Request {
            alternatives: Alternatives::Local("nobody".to_owned()),
            ..plain
        };
        let found = predictions(&mut predictor, &asked).unwrap().remove(0);
        assert!(found.alternatives.is_empty());
    }
    assert!(others > 0, "some value has alternatives");
}

#[test]
fn pasts_are_checked_by_going_forward() {
    let mut predictor = predictor();
    for action in [
        Action::InvStepInto,
        Action::InvStepOver,
        Action::InvStepCall,
    ] {
        let several = Request {
            samples: 6,
            ..request(at(6), action)
        };
        let found = predictions(&mut predictor, &several).unwrap();
        assert!((1..=6).contains(&found.len()));
        let joint = |past: &Prediction| past.probability * past.forward.unwrap_or(1.0);
        assert!(
            found
                .windows(2)
                .all(|pair| joint(&pair[0]) >= joint(&pair[1]))
        );
        let sound = |past: &Prediction| past.checked != Some(false);
        let mut below = found.iter().skip_while(|past| !sound(past));
        assert!(below.all(sound));
        assert!(found.len() == 1 || found.iter().any(sound));
        for past in &found {
            assert_eq!(past.checked.is_some(), past.forward.is_some());
        }
    }
}

#[test]
fn probabilities_go_through_the_calibration() {
    let json = r#"{"weights": "", "curves": {"whole": [[1.0, 0.5]], "event": [[1.0, 0.75]]}}"#;
    let mut predictor = predictor();
    let request = request(at(5), Action::StepInto);
    let raw = predictions(&mut predictor, &request).unwrap().remove(0);
    predictor.set_calibration(Calibration::from_json(json).unwrap());
    let worth = predictions(&mut predictor, &request).unwrap().remove(0);
    let close = |found: f64, expected: f64| assert!((found - expected).abs() < 1e-4);
    close(worth.probability, raw.probability / 2.0);
    close(
        worth.confidence.event.unwrap(),
        raw.confidence.event.unwrap() * 0.75,
    );
    close(worth.confidence.line.unwrap(), raw.confidence.line.unwrap());
}

#[test]
fn what_a_state_cuts_is_looked_up_in_full() {
    let numbers: Vec<String> = (100..140).map(|number| number.to_string()).collect();
    let source = format!("xs = [{}]\ny = xs[35]\n", numbers.join(", "));
    let mut predictor = predictor();
    let at = serde_json::json!({"event": "line", "aliases": [], "frames": [{"function": "<module>", "line": 1,
        "locals": {}, "loops": {}, "pending": []}]});
    let mut state = State::parse(&at.to_string()).unwrap();
    for _ in 0..2 {
        let request = Request::new(source.as_str(), state.clone(), Action::StepInto);
        state = predictions(&mut predictor, &request)
            .unwrap()
            .remove(0)
            .state;
    }
    let module = state.top().unwrap();
    assert!(module.known("xs").unwrap().ends_with('…'));
    assert_eq!(module.known("y"), Some("135"));
}
