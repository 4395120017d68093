//! Sessions of any length: what a step costs, and what it keeps, does not depend on the steps already made. A stand-in
//! that knows what the program does answers in the model's place, with everything around the model as it is: context,
//! grammar and decoding.
//!
//! `cargo test --release --test length -- --ignored --nocapture` measures times, and memory over 10,000 steps.

#![cfg(feature = "language")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::time::{Duration, Instant};

use hunch::action::Action;
use hunch::debugger::{Command, Debugger, Outcome};
use hunch::language::{Context, Grammar, Tokenizer, context, decode_step, encode_difference};
use hunch::program::Program;
use hunch::request::{Answer, Confidence, HistoryEntry, Prediction, Reply, Request};
use hunch::state::{Event, Locals, State};

const SOURCE: &str = "\
words = ['one', 'two', 'three']
n = 0
while True:
    n += len(words[n % 3])
    last = n
";

/// As the shipped model's.
const CONTEXT: usize = 1024;
const RESERVE: usize = 256;

/// The memory that this thread holds.
struct Counting;

thread_local! {
    static HELD: Cell<isize> = const { Cell::new(0) };
}

// SAFETY: the system's allocator does everything; counting touches no memory of its own.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        HELD.with(|held| held.set(held.get() + layout.size() as isize));
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.with(|held| held.set(held.get() - layout.size() as isize));
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn held() -> isize {
    HELD.with(Cell::get)
}

fn tokenizer() -> Tokenizer {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/models/tokenizer.json");
    Tokenizer::from_bytes(&std::fs::read(path).unwrap()).unwrap()
}

/// What the program does next.
fn next(state: &State) -> State {
    let mut state = state.clone();
    let from = state.line().unwrap();
    let frame = &mut state.frames[0];
    let locals = frame.locals.get_or_insert_with(Locals::new);
    let n: usize = locals
        .get("n")
        .map_or(0, |n| n.as_ref().unwrap().parse().unwrap());
    let mut set = |name: &str, value: String| locals.insert(name.to_owned(), Some(value));
    match from {
        1 => drop(set("words", "['one', 'two', 'three']".to_owned())),
        2 => drop(set("n", n.to_string())),
        4 => drop(set("n", (n + [3, 3, 5][n % 3]).to_string())),
        5 => drop(set("last", n.to_string())),
        _ => {}
    }
    frame.line = if from == 5 { 3 } else { from + 1 };
    state.event = Event::Line;
    state
}

/// A session and the stand-in.
struct Session<'a> {
    debugger: Debugger,
    tokenizer: &'a Tokenizer,
}

impl<'a> Session<'a> {
    fn new(tokenizer: &'a Tokenizer) -> Session<'a> {
        Session {
            debugger: Debugger::new(Program::parse(SOURCE).unwrap()),
            tokenizer,
        }
    }

    /// Steps, and gives the request's history and the document that the model would read.
    fn step(&mut self) -> (Vec<HistoryEntry>, Context) {
        let step = Command::Act(Action::StepInto);
        let Outcome::NeedsPrediction(request) = self.debugger.command(step).unwrap() else {
            panic!("nothing to replay");
        };
        // As it comes to the worker.
        let request = Request::parse(&serde_json::to_string(&request).unwrap()).unwrap();
        let (answer, document) = self.answer(&request);
        self.debugger.accept(answer).unwrap();
        assert!(!self.debugger.shown().frames.is_empty());
        (request.history, document)
    }

    /// What a predictor does, but for the model.
    fn answer(&self, request: &Request) -> (Answer, Context) {
        let program = request.check().unwrap();
        let at = request.state.as_ref().unwrap();
        let history = &request.history;
        let document = context(self.tokenizer, &program, history, at, CONTEXT, 0, RESERVE).unwrap();
        let mut grammar = Grammar::for_step(self.tokenizer, &program, at, &request.action).unwrap();
        let ids = encode_difference(self.tokenizer, &program, at, &next(at)).unwrap();
        for id in &ids {
            grammar.advance(*id).unwrap();
        }
        let state = decode_step(self.tokenizer, &program, at, &ids).unwrap();
        let prediction = Prediction::new(state, 1.0, Confidence::default());
        let reply = Reply::Predictions {
            predictions: vec![prediction],
            history_used: document.told,
            milliseconds: 0.0,
        };
        let id = request.id.clone();
        (Answer { id, reply }, document)
    }
}

#[test]
fn a_request_s_history_is_bounded_and_tells_as_much_as_all_of_it() {
    let tokenizer = tokenizer();
    let program = Program::parse(SOURCE).unwrap();
    let mut session = Session::new(&tokenizer);
    let mut whole = Vec::new();
    let (mut longest, mut anew) = (0, 0);
    let mut before: Option<Context> = None;
    for _ in 0..160 {
        let state = session.debugger.state().clone();
        let (history, document) = session.step();
        let all = context(&tokenizer, &program, &whole, &state, CONTEXT, 0, RESERVE).unwrap();
        assert_eq!(document, all);
        assert!(document.ids.len() + RESERVE <= CONTEXT);
        longest = longest.max(history.len());
        if let Some(before) = before {
            anew += usize::from(!document.ids.starts_with(&before.ids));
        }
        before = Some(document);
        let action = Action::StepInto;
        whole.push(HistoryEntry { action, state });
    }
    // A step has at least an action, an event, a depth, a line and an end.
    assert!(longest <= (CONTEXT - RESERVE) / 5, "{longest}");
    assert!((1..20).contains(&anew), "{anew}");
}

#[test]
fn a_step_keeps_no_more_than_its_state() {
    let tokenizer = tokenizer();
    let mut session = Session::new(&tokenizer);
    let mut grown = |steps: usize| {
        let before = held();
        (0..steps).for_each(|_| drop(session.step()));
        held() - before
    };
    // The first steps fill the tokenizer's cache of texts.
    grown(100);
    // Vectors double now and then, so that only many steps together say something.
    let each = grown(200) / 200;
    assert!(each < 4_000, "{each} bytes a step");
}

#[test]
#[ignore = "measures times and memory, for minutes without --release"]
fn the_thousandth_step_takes_as_long_as_the_tenth() {
    let tokenizer = tokenizer();
    let mut runs = Vec::new();
    for _ in 0..5 {
        let mut session = Session::new(&tokenizer);
        let mut timed = || {
            let started = Instant::now();
            session.step();
            started.elapsed()
        };
        runs.push((0..1_000).map(|_| timed()).collect::<Vec<Duration>>());
    }
    // Of each step the fastest of all runs: what else the machine did is no part of it.
    let least = |step: usize| runs.iter().map(|run| run[step - 1]).min().unwrap();
    let mean = |steps: std::ops::RangeInclusive<usize>| {
        let count = steps.clone().count() as f64;
        steps.map(|step| least(step).as_secs_f64()).sum::<f64>() / count
    };
    let (early, late) = (mean(1..=100), mean(901..=1_000));
    let row = |name: &str, seconds: f64| println!("{name:<22} {:>8.3} ms", seconds * 1e3);
    row("step 10", least(10).as_secs_f64());
    row("step 1,000", least(1_000).as_secs_f64());
    println!(
        "their ratio            {:>8.2}",
        least(1_000).as_secs_f64() / least(10).as_secs_f64()
    );
    row("steps 1 to 100, mean", early);
    row("steps 901 to 1,000", late);
    println!("their ratio            {:>8.2}", late / early);
    let mut session = Session::new(&tokenizer);
    for thousand in 1..=10 {
        (0..1_000).for_each(|_| drop(session.step()));
        println!("{thousand:>2},000 steps keep     {:>8} KiB", held() / 1024);
    }
    assert!(late / early < 2.0);
}
