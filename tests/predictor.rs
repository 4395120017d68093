//! The predictor as its hosts drive it: what it cannot do is an error of a type, and does no harm to what comes after.

#![cfg(feature = "model")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::cell::Cell;
use std::rc::Rc;

use hunch::action::Action;
use hunch::language::LanguageError;
use hunch::model::{Compute, ModelError, block_on};
use hunch::predict::{PredictError, Predictor};
use hunch::program::Input;
use hunch::request::{Awaited, HistoryEntry, Reply, Request, RequestError};
use hunch::state::{Event, Exit, Frame, State};

const SOURCE: &str = "def f(n):\n    return n + 1\n\nx = f(2)\n";

fn read(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// A predictor of these files; the tiny model's where none is given.
fn load(
    config: Option<&str>,
    tokenizer: Option<&[u8]>,
    weights: Option<&[u8]>,
) -> Result<Predictor, PredictError> {
    let tiny = |name: &str| read(&format!("tests/golden/tiny/{name}"));
    let given = |file: Option<&[u8]>, tiny: Vec<u8>| file.map_or(tiny, <[u8]>::to_vec);
    Predictor::load(
        config.unwrap_or(std::str::from_utf8(&tiny("config.json")).unwrap()),
        &given(tokenizer, read("models/tokenizer.json")),
        &given(weights, tiny("weights.safetensors")),
        &Compute::cpu(),
    )
}

fn tiny() -> Predictor {
    load(None, None, None).unwrap()
}

fn at(function: &str, line: u32) -> State {
    State {
        event: Event::Line,
        frames: vec![Frame::new(function, line)],
        ..State::start()
    }
}

/// The most likely state.
fn best(predictor: &mut Predictor, request: &Request) -> State {
    let reply = block_on(predictor.predict(request)).unwrap();
    let Reply::Predictions { predictions, .. } = reply else {
        panic!("{reply:?}");
    };
    predictions.into_iter().next().unwrap().state
}

#[test]
fn of_a_long_history_only_the_end_is_needed() {
    let source = "n = 0\nwhile n < 500:\n    n += 1\n";
    let state = |step: u32| {
        let mut state = at("<module>", 2 + step % 2);
        let locals = state.frames[0].locals.get_or_insert_default();
        locals.insert("n".to_owned(), Some((step / 2).to_string()));
        state
    };
    let whole = Request {
        history: (0..206)
            .map(|step| HistoryEntry {
                action: Action::StepInto,
                state: state(step),
            })
            .collect(),
        ..Request::new(source, state(206), Action::StepInto)
    };
    let predict = |request: &Request| {
        let reply = block_on(tiny().predict(request)).unwrap();
        let Reply::Predictions {
            predictions,
            history_used,
            ..
        } = reply
        else {
            panic!("{reply:?}");
        };
        (predictions, history_used)
    };
    let (predictions, used) = predict(&whole);
    assert!((1..150).contains(&used), "{used}");
    let end = Request {
        history: whole.history[206 - used..].to_vec(),
        ..whole.clone()
    };
    assert_eq!(predict(&end), (predictions, used));
}

#[test]
fn whatever_cannot_be_predicted_leaves_the_session_as_it_was() {
    let mut predictor = tiny();
    let good = Request::new(SOURCE, State::start(), Action::StepInto);
    let expected = best(&mut predictor, &good);
    let mut check = |request: Request, is: fn(&PredictError) -> bool, said: &str| {
        let error = block_on(predictor.predict(&request)).unwrap_err();
        assert!(is(&error), "{error:?}");
        assert!(error.to_string().contains(said), "{error}");
        assert!(!error.is_cancelled());
        assert_eq!(best(&mut predictor, &good), expected);
    };
    let request = |error: &PredictError| matches!(error, PredictError::Request(_));
    check(
        Request::new("x = (", State::start(), Action::StepInto),
        |error| matches!(error, PredictError::Request(RequestError::Program(_))),
        "source: line 1, column 5: '(' was never closed",
    );
    check(
        Request::new(SOURCE, at("g", 2), Action::StepInto),
        |error| matches!(error, PredictError::Request(RequestError::State { .. })),
        "state: frames[0]: the program has no function `g`",
    );
    check(
        Request::new(SOURCE, at("<module>", 3), Action::StepInto),
        request,
        "state: frames[0]: in `<module>` nothing runs in line 3",
    );
    check(
        Request::new(SOURCE, State::exit(Exit::Normal, ""), Action::Continue),
        request,
        "action: the program is over",
    );
    check(
        Request {
            samples: 0,
            ..good.clone()
        },
        request,
        "samples: 0 is not between 1",
    );
    check(
        Request {
            history: vec![HistoryEntry {
                action: Action::StepInto,
                state: at("f", 7),
            }],
            ..good.clone()
        },
        request,
        "history[0].state: frames[0]",
    );
    let call = State {
        event: Event::Call,
        ..at("f", 1)
    };
    check(
        Request::new(SOURCE, call, Action::InvStepCall),
        |error| matches!(error, PredictError::Language(LanguageError::NothingBefore)),
        "nothing comes before",
    );
    let long = format!("x = [{}]\n", "'', ".repeat(1_500));
    check(
        Request::new(long, State::start(), Action::StepInto),
        |error| matches!(error, PredictError::Language(_)),
        "tokens",
    );
}

#[test]
fn a_cancelled_step_is_told_apart_and_can_be_taken_again() {
    let mut predictor = tiny();
    let request = Request::new(SOURCE, State::start(), Action::StepInto);
    let expected = best(&mut predictor, &request);
    // Before the first token, or after some.
    for patience in [0, 1] {
        let asked = Rc::new(Cell::new(0));
        let count = Rc::clone(&asked);
        predictor.session().truncate(0);
        predictor.session().set_checkpoint(Box::new(move || {
            count.set(count.get() + 1);
            Box::pin(std::future::ready(count.get() > patience))
        }));
        let error = block_on(predictor.predict(&request)).unwrap_err();
        assert!(error.is_cancelled(), "{error}");
        assert_eq!(asked.get(), patience + 1);
        let answer = block_on(predictor.answer(&request));
        assert!(matches!(answer.reply, Reply::Error { .. }));
        let go_on = || -> std::pin::Pin<Box<dyn Future<Output = bool>>> {
            Box::pin(std::future::ready(false))
        };
        predictor.session().set_checkpoint(Box::new(go_on));
        assert_eq!(best(&mut predictor, &request), expected);
    }
}

#[test]
fn what_is_typed_is_read_and_what_is_not_is_awaited() {
    let mut predictor = tiny();
    let mut request = Request::new(
        "x = input('A' + '? ')\n",
        at("<module>", 1),
        Action::StepInto,
    );
    let lines = vec!["5".to_owned()];
    request.input = Some(Input { lines, read: 0 });
    let read = best(&mut predictor, &request);
    let x = read.top().unwrap().known("x");
    assert_eq!((x, read.output.as_str()), (Some("'5'"), "A? "));
    request.input = Some(Input {
        read: 1,
        ..request.input.unwrap()
    });
    let Reply::Error { awaits, .. } = block_on(predictor.answer(&request)).reply else {
        panic!("there is nothing left to read");
    };
    let prompt = "A? ".to_owned();
    assert_eq!(awaits, Some(Awaited { line: 1, prompt }));
}

#[test]
fn files_that_do_not_belong_together_are_refused() {
    let config = String::from_utf8(read("tests/golden/tiny/config.json")).unwrap();
    let check =
        |loaded: Result<Predictor, PredictError>, is: fn(&PredictError) -> bool, said: &str| {
            let error = loaded.err().unwrap();
            assert!(is(&error), "{error:?}");
            assert!(error.to_string().contains(said), "{error}");
        };
    let model = |error: &PredictError| matches!(error, PredictError::Model(_));
    let newer = config.replace("\"language_version\": 3", "\"language_version\": 4");
    check(
        load(Some(&newer), None, None),
        |error| {
            matches!(
                error,
                PredictError::Model(ModelError::LanguageVersion { .. })
            )
        },
        "language version 4 and this program version 3. Use the models folder",
    );
    let wider = config.replace("\"width\": 32", "\"width\": 64");
    check(
        load(Some(&wider), None, None),
        model,
        "must come from one export",
    );
    check(
        load(None, None, Some(b"nothing")),
        model,
        "Download it again",
    );
    check(
        load(None, Some(b"{}"), None),
        |error| matches!(error, PredictError::Language(LanguageError::Tokenizer(_))),
        "tokenizer",
    );
}
