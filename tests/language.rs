//! The engine and the recipe speak one language: the golden files that the recipe writes, read by the engine, and
//! steps made up at random within the grammar.

#![cfg(feature = "language")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use hunch::action::Action;
use hunch::evaluate::Trajectory as Suite;
use hunch::language::{
    Context, Control, Grammar, LanguageError, Question, Reply, TokenMask, Tokenizer, context,
    decode_key, decode_reply, decode_step, encode_action, encode_difference, encode_key,
    encode_question, encode_source,
};
use hunch::program::{Program, canonical_expression};
use hunch::request::HistoryEntry;
use hunch::state::State;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Text {
    text: String,
    ids: Vec<u32>,
    chars_ids: Vec<u32>,
}

#[derive(Deserialize)]
struct Golden {
    source: String,
    source_ids: Vec<u32>,
    lines: Vec<(u32, u32, String)>,
    states: Vec<State>,
    keys: Vec<Vec<u32>>,
    steps: Vec<Step>,
}

#[derive(Deserialize)]
struct Step {
    from: usize,
    to: usize,
    action: Action,
    ids: Vec<u32>,
}

/// A random trajectory, part by part: a key frame, then steps, edits and questions.
#[derive(Deserialize)]
struct Trajectory {
    source: String,
    parts: Vec<Part>,
}

#[derive(Deserialize)]
struct Part {
    ids: Vec<u32>,
    /// The state that it leads to.
    state: State,
    action: Option<Action>,
    question: Option<Asked>,
}

#[derive(Deserialize)]
struct Asked {
    kind: String,
    expression: String,
    /// The text by its kind: value, exception or skipped.
    answer: BTreeMap<String, Option<String>>,
}

impl Asked {
    fn reply(&self) -> Reply {
        let (kind, text) = self.answer.first_key_value().unwrap();
        match kind.as_str() {
            "value" => Reply::Value(text.clone()),
            "exception" => Reply::Exception(text.clone()),
            "skipped" => Reply::Skipped,
            other => panic!("{other} is no kind of answer"),
        }
    }
}

/// The lines of a golden file; `HUNCH_GOLDEN` names another folder with such files, for instance much larger ones.
fn read<T: for<'de> Deserialize<'de>>(name: &str) -> Vec<T> {
    let folder = std::env::var("HUNCH_GOLDEN")
        .unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden").to_owned());
    let path = format!("{folder}/{name}");
    std::fs::read_to_string(path)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn tokenizer() -> Tokenizer {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/models/tokenizer.json");
    Tokenizer::from_bytes(&std::fs::read(path).unwrap()).unwrap()
}

/// Ids as people read them.
fn told(tokenizer: &Tokenizer, ids: &[u32]) -> String {
    let words: Vec<String> = ids.iter().map(|id| tokenizer.describe(*id)).collect();
    words.join(" ")
}

#[test]
fn texts_have_the_recipes_ids() {
    let tokenizer = tokenizer();
    for Text {
        text,
        ids,
        chars_ids,
    } in read("tokenizer.jsonl")
    {
        assert_eq!(tokenizer.encode_text(&text), ids, "{text:?}");
        assert_eq!(tokenizer.encode_chars(&text), chars_ids, "{text:?}");
        assert_eq!(tokenizer.decode(&ids), text);
        assert_eq!(tokenizer.decode(&chars_ids), text);
    }
}

#[test]
fn sources_have_the_recipes_lines_and_ids() {
    let tokenizer = tokenizer();
    for golden in read::<Golden>("language.jsonl") {
        let program = Program::parse(&golden.source).unwrap();
        let lines: Vec<(u32, u32, String)> = program
            .lines()
            .iter()
            .map(|line| (line.number, line.depth, line.text.clone()))
            .collect();
        assert_eq!(lines, golden.lines, "{}", golden.source);
        let ids = encode_source(&tokenizer, &program).unwrap();
        assert_eq!(ids, golden.source_ids, "{}", golden.source);
    }
}

#[test]
fn a_damaged_program_is_read_or_refused() {
    let tokenizer = tokenizer();
    let mut random = Random(3);
    let extra: Vec<char> = "([{'\"\\\n\t :#fé😀\0".chars().collect();
    let (mut parsed, mut refused) = (0, 0);
    for golden in read::<Golden>("language.jsonl").iter().cycle().take(400) {
        let mut text: Vec<char> = golden.source.chars().collect();
        for _ in 0..=random.below(3) {
            let at = random.below(text.len());
            match random.below(3) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, extra[random.below(extra.len())]),
                _ => text.truncate(at + 1),
            }
        }
        let text: String = text.into_iter().collect();
        match Program::parse(&text) {
            Err(error) => {
                let lines = text.lines().count() as u32;
                assert!(
                    error
                        .line()
                        .is_none_or(|line| (1..=lines + 1).contains(&line))
                );
                refused += 1;
            }
            Ok(program) => {
                encode_source(&tokenizer, &program).unwrap();
                let known = |line: &u32| {
                    program
                        .lines()
                        .iter()
                        .any(|logical| logical.number == *line)
                };
                assert!(program.lines_with_code().iter().all(known));
                parsed += 1;
            }
        }
    }
    assert!(parsed > 20 && refused > 20);
}

#[test]
fn key_frames_have_the_recipes_ids_and_read_back() {
    let tokenizer = tokenizer();
    for golden in read::<Golden>("language.jsonl") {
        let program = Program::parse(&golden.source).unwrap();
        for (state, key) in golden.states.iter().zip(&golden.keys) {
            state.check(&program).unwrap();
            let ids = encode_key(&tokenizer, &program, state).unwrap();
            assert_eq!(told(&tokenizer, &ids), told(&tokenizer, key));
            assert_eq!(&decode_key(&tokenizer, &program, key).unwrap(), state);
        }
    }
}

#[test]
fn steps_have_the_recipes_ids_and_read_back() {
    let tokenizer = tokenizer();
    for golden in read::<Golden>("language.jsonl") {
        let program = Program::parse(&golden.source).unwrap();
        for step in &golden.steps {
            let (before, after) = (&golden.states[step.from], &golden.states[step.to]);
            let mut ids = encode_action(&tokenizer, &program, before, &step.action).unwrap();
            let given = ids.len();
            ids.extend(encode_difference(&tokenizer, &program, before, after).unwrap());
            assert_eq!(told(&tokenizer, &ids), told(&tokenizer, &step.ids));
            let read = decode_step(&tokenizer, &program, before, &ids[given..]).unwrap();
            let told = told(&tokenizer, &ids);
            assert_eq!(&read, after, "{told}\nfrom {before:?}");
        }
    }
}

#[test]
fn random_trajectories_have_the_recipes_ids_and_read_back() {
    let tokenizer = tokenizer();
    for trajectory in read::<Trajectory>("trajectories.jsonl") {
        let program = Program::parse(&trajectory.source).unwrap();
        let mut before: Option<&State> = None;
        for part in &trajectory.parts {
            check_part(&tokenizer, &program, before, part);
            before = Some(&part.state);
        }
    }
}

/// A part says in Rust what it says in Python: the same tokens, read as the same state or answer, which the grammar allows.
fn check_part(tokenizer: &Tokenizer, program: &Program, before: Option<&State>, part: &Part) {
    let described = told(tokenizer, &part.ids);
    let place = || format!("{described}\nfrom {before:?}\nin\n{}", program.text());
    let Some(before) = before else {
        part.state.check(program).unwrap();
        let ids = encode_key(tokenizer, program, &part.state).unwrap();
        assert_eq!(told(tokenizer, &ids), described);
        let read = decode_key(tokenizer, program, &part.ids).unwrap();
        assert_eq!(read, part.state, "{}", place());
        return;
    };
    let (given, grammar) = match (&part.action, &part.question) {
        (Some(action), _) => {
            let mut ids = encode_action(tokenizer, program, before, action).unwrap();
            let given = ids.len();
            if action.is_step() {
                ids.extend(encode_difference(tokenizer, program, before, &part.state).unwrap());
                let read = decode_step(tokenizer, program, before, &ids[given..]).unwrap();
                assert_eq!(read, part.state, "{}", place());
            }
            assert_eq!(told(tokenizer, &ids), described, "{}", place());
            if !action.is_step() {
                return;
            }
            (
                given,
                Grammar::for_step(tokenizer, program, before, action).unwrap(),
            )
        }
        (None, Some(asked)) => {
            let question = match asked.kind.as_str() {
                "watch" => Question::Watch,
                _ => Question::Subexpression,
            };
            let spaced = canonical_expression(&asked.expression).unwrap();
            assert_eq!(spaced, asked.expression);
            let ids = encode_question(tokenizer, before, question, &asked.expression);
            assert!(part.ids.starts_with(&ids), "{}", place());
            let reply = decode_reply(tokenizer, program, &part.ids[ids.len()..]).unwrap();
            assert_eq!(reply, asked.reply(), "{}", place());
            let skippable = matches!(question, Question::Subexpression);
            (
                ids.len(),
                Grammar::for_reply(tokenizer, program, before, skippable),
            )
        }
        (None, None) => panic!("a second key frame"),
    };
    let mut grammar = grammar;
    for id in &part.ids[given..] {
        if let Err(error) = grammar.advance(*id) {
            panic!("{error}\n{}", place());
        }
    }
    assert!(grammar.is_finished());
}

#[test]
fn the_grammar_allows_what_python_does() {
    let tokenizer = tokenizer();
    for golden in read::<Golden>("language.jsonl") {
        let program = Program::parse(&golden.source).unwrap();
        for step in &golden.steps {
            let before = &golden.states[step.from];
            let given = encode_action(&tokenizer, &program, before, &step.action)
                .unwrap()
                .len();
            let mut grammar =
                Grammar::for_step(&tokenizer, &program, before, &step.action).unwrap();
            for id in &step.ids[given..] {
                if let Err(error) = grammar.advance(*id) {
                    let told = told(&tokenizer, &step.ids);
                    panic!("{error}\n{told}\nfrom {before:?}\nin\n{}", golden.source);
                }
            }
            assert!(grammar.is_finished());
        }
    }
}

/// How many trajectories of each suite are tried: a few, or every one (`HUNCH_EVERY=1`, in a release build: minutes).
fn stride(all: usize) -> usize {
    match std::env::var_os("HUNCH_EVERY") {
        Some(_) => 1,
        None => all / 50,
    }
}

#[test]
fn the_grammar_allows_every_gold_step() {
    let tokenizer = tokenizer();
    for suite in ["synthetic", "templates", "real"] {
        let path = format!("{}/models/suites/{suite}.jsonl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let mut tried = 0;
        for line in lines.iter().step_by(stride(lines.len())) {
            for case in Suite::parse(line).unwrap().cases {
                let program = case.request().check().unwrap();
                let part = Part {
                    ids: [
                        encode_action(&tokenizer, &program, &case.state, &case.action).unwrap(),
                        encode_difference(&tokenizer, &program, &case.state, &case.target).unwrap(),
                    ]
                    .concat(),
                    state: case.target,
                    action: Some(case.action),
                    question: None,
                };
                part.state.check(&program).unwrap();
                check_part(&tokenizer, &program, Some(&case.state), &part);
                tried += 1;
            }
        }
        assert!(tried > 50, "{suite}: {tried}");
    }
}

#[test]
fn whatever_the_grammar_allows_is_a_state_of_the_program() {
    let tokenizer = tokenizer();
    let mut random = Random(7);
    let mut mask = TokenMask::new(tokenizer.size());
    let budget = 60;
    let mut finished = 0;
    for golden in read::<Golden>("language.jsonl") {
        let program = Program::parse(&golden.source).unwrap();
        for (index, state) in golden.states.iter().enumerate() {
            let action = random_action(&mut random, &program);
            let mut grammar = match Grammar::for_step(&tokenizer, &program, state, &action) {
                Ok(grammar) => grammar.with_budget(budget),
                Err(LanguageError::NothingAfter | LanguageError::NothingBefore) => continue,
                Err(error) => panic!("{error}"),
            };
            let mut ids = Vec::new();
            while !grammar.is_finished() {
                grammar.allowed(&mut mask);
                let choices: Vec<u32> = mask.ids().collect();
                let told = told(&tokenizer, &ids);
                assert!(!choices.is_empty(), "{action:?} is stuck after {told}");
                assert!(ids.len() < budget + 300, "{action:?} does not end: {told}");
                ids.push(choices[random.below(choices.len())]);
                grammar.advance(ids[ids.len() - 1]).unwrap();
            }
            let told = told(&tokenizer, &ids);
            let read = decode_step(&tokenizer, &program, state, &ids)
                .unwrap_or_else(|error| panic!("{error} in {told} from state {index} {state:?}"));
            read.check(&program)
                .unwrap_or_else(|error| panic!("{error} in {told} from {state:?}"));
            finished += 1;
        }
    }
    assert!(finished > 100);
}

#[test]
fn a_call_that_is_gone_back_to_was_made_by_a_line_that_can_have_made_it() {
    let tokenizer = tokenizer();
    let source = "\
def twice(n):
    return n + n
def main():
    a = 1
    b = twice(a)
    c = a + b
    for d in [b]:
        print(twice(d))
    return c
";
    let program = Program::parse(source).unwrap();
    let lines = || program.lines_with_code().iter().copied();
    // Every line at which `main` can have waited, with what it waited for and where that returned.
    let check = |event: &str, line: u32, expected: &[(u32, u32, u32)]| {
        let at = format!(
            r#"{{"event":"{event}","value":"2","frames":[{{"function":"main","line":{line},"locals":{{}}}}]}}"#
        );
        let at = State::parse(&at).unwrap();
        let mut found = Vec::new();
        for (waits, entered, left) in lines().flat_map(|waits| {
            lines().flat_map(move |entered| [2, 9].map(|left| (waits, entered, left)))
        }) {
            let move_to = match waits == line {
                true => String::new(),
                false => format!("<in> <D1> <L{waits}> "),
            };
            let told = format!("<return> <D2> <L{left}> {move_to}<frame> <L{entered}>");
            let mut grammar =
                Grammar::for_step(&tokenizer, &program, &at, &Action::InvStepInto).unwrap();
            let ids = ids(&tokenizer, &told);
            if ids.iter().all(|id| grammar.advance(*id).is_ok()) {
                found.push((waits, entered, left));
            }
        }
        assert_eq!(found, expected, "{event} at line {line}");
    };
    check("line", 4, &[]);
    check("line", 5, &[]);
    check("line", 6, &[(5, 1, 2)]);
    check("line", 7, &[(8, 1, 2)]);
    check("line", 8, &[]);
    check("line", 9, &[]);
    check("return", 9, &[]);
    check("exception", 8, &[(8, 1, 2)]);
}

/// The tokens with these names.
fn ids(tokenizer: &Tokenizer, told: &str) -> Vec<u32> {
    let name = |word: &str| (0..tokenizer.size() as u32).find(|id| tokenizer.describe(*id) == word);
    told.split(' ').map(|word| name(word).unwrap()).collect()
}

/// A program, a history of steps in it, and the state they lead to.
fn run(tokenizer: &Tokenizer) -> (Program, Vec<HistoryEntry>, State) {
    let source = "n = 0\nwhile n < 50:\n    n += 1\n";
    let program = Program::parse(source).unwrap();
    let mut state = State::start();
    let mut history = Vec::new();
    let steps = [
        "<line> <D1> <L2> <set> \"n\" <is> \"1\" <end>",
        "<line> <D1> <L3> <end>",
    ];
    for step in 0..40 {
        let next = decode_step(
            tokenizer,
            &program,
            &state,
            &ids(tokenizer, steps[step % 2]),
        )
        .unwrap();
        history.push(HistoryEntry {
            action: Action::StepInto,
            state: std::mem::replace(&mut state, next),
        });
    }
    (program, history, state)
}

#[test]
fn a_context_starts_again_when_it_is_full() {
    let tokenizer = tokenizer();
    let (program, history, state) = run(&tokenizer);
    let make = |steps: usize, limit: usize| {
        let last = history.get(steps).map_or(&state, |entry| &entry.state);
        context(&tokenizer, &program, &history[..steps], last, limit, 0, 20)
    };
    let whole = make(40, 4_000).unwrap().ids;
    let keys = |ids: &[u32]| {
        ids.iter()
            .filter(|id| **id == tokenizer.control(Control::Key))
            .count()
    };
    assert_eq!(keys(&whole), 1);
    assert!(whole.starts_with(&make(0, 4_000).unwrap().ids));
    let mut restarts = 0;
    let mut before = make(0, 240).unwrap().ids;
    for steps in 1..=40 {
        let Context { ids, told } = make(steps, 240).unwrap();
        assert!(ids.len() + 20 <= 240 && keys(&ids) == 1);
        restarts += usize::from(!ids.starts_with(&before));
        // What it tells is all that is needed to make it again.
        let last = history.get(steps).map_or(&state, |entry| &entry.state);
        let needed = &history[steps - told..steps];
        let again = context(&tokenizer, &program, needed, last, 240, 0, 20).unwrap();
        assert_eq!((again.ids, again.told), (ids.clone(), told));
        before = ids;
    }
    assert!((2..10).contains(&restarts), "{restarts}");
    let error = make(40, 30).unwrap_err();
    assert!(matches!(
        error,
        LanguageError::ContextTooLong { limit: 30, .. }
    ));
}

#[test]
fn what_does_not_fit_is_left_out() {
    let tokenizer = tokenizer();
    let unused =
        |name: &str| format!("def {name}(x):\n    return x + 'abcdefghijklmnopqrstuvwxyz'\n");
    let used = "def used(n):\n    n += 1\n    return n\nbig = 'abcdefghijklmnopqrstuvwxyz'\nif big:\n    pass\nelse:\n    used(1)\n";
    let source = [unused("first"), unused("second"), used.to_owned()].concat();
    let program = Program::parse(&source).unwrap();
    let state = |line: u32, function: &str| {
        let long = "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'";
        let caller = serde_json::json!({"function": "<module>", "line": 12, "locals": {"big": long, "n": "1"}, "loops": {}, "pending": []});
        let called = serde_json::json!({"function": function, "line": line, "locals": {"n": "1"}, "loops": {}, "pending": []});
        let json = serde_json::json!({"event": "line", "aliases": [], "frames": [caller, called]});
        State::parse(&json.to_string()).unwrap()
    };
    let at = state(6, "used");
    let made = |limit: usize| context(&tokenizer, &program, &[], &at, limit, 0, 20);
    let lines = |ids: &[u32]| -> Vec<u32> {
        let has = |line: &u32| {
            let depth = u32::from(![1, 3, 5, 8, 9, 11].contains(line));
            let begins = [tokenizer.line(*line), tokenizer.indent(depth)];
            ids.windows(2).any(|pair| pair == begins)
        };
        (1..=12).filter(has).collect()
    };
    let whole = made(4_000).unwrap().ids;
    assert_eq!(lines(&whole), (1..=12).collect::<Vec<u32>>());
    // As much as fits; where something runs, the lines around it stay.
    let limits = 60..whole.len();
    let least = limits
        .clone()
        .find_map(|limit| Some((limit, made(limit).ok()?.ids)));
    let (limit, least) = least.unwrap();
    assert!(
        least.len() + 20 <= limit && limit < whole.len() - 60,
        "{limit}"
    );
    assert_eq!(lines(&least), [5, 6, 7, 9, 12]);
    let some = limits.rev().find_map(|limit| Some(made(limit).ok()?.ids));
    assert!(lines(&some.unwrap()).len() < 12);
    // How much an action is given makes no other document where something is left out.
    let given = |given: usize| {
        let limit = whole.len() + 20 + 100;
        let context = context(&tokenizer, &program, &[], &at, limit, given, 20);
        lines(&context.unwrap().ids)
    };
    assert_eq!(given(10), given(200));
    assert!(given(10).len() < 12);
    // A state in another function does not go on in a document that has left it out.
    let history = [HistoryEntry {
        action: Action::StepInto,
        state: at.clone(),
    }];
    let other = state(2, "first");
    let again = context(&tokenizer, &program, &history, &other, limit + 40, 0, 20).unwrap();
    assert!(lines(&again.ids).contains(&2) && again.told == 0);
}

#[test]
fn of_many_frames_that_wait_not_even_names_are_read() {
    let tokenizer = tokenizer();
    let program = Program::parse(
        "def go(n, path, seen, rest):\n    return go(n, path, seen, rest)\ngo(1, [], [], [])\n",
    )
    .unwrap();
    let deep = |depth: usize| {
        let locals = serde_json::json!({"n": "1", "path": "[]", "seen": "[]", "rest": "[]"});
        let frame = |_| serde_json::json!({"function": "go", "line": 2, "locals": locals, "loops": {}, "pending": []});
        let module = serde_json::json!({"function": "<module>", "line": 3, "locals": {}, "loops": {}, "pending": []});
        let frames: Vec<_> = std::iter::once(module)
            .chain((0..depth).map(frame))
            .collect();
        let groups: Vec<Vec<String>> = ["path", "seen", "rest"]
            .map(|name| (1..=depth).map(|frame| format!("{frame}.{name}")).collect())
            .to_vec();
        let json = serde_json::json!({"event": "line", "aliases": groups, "frames": frames});
        State::parse(&json.to_string()).unwrap()
    };
    let read = |depth: usize, limit: usize| {
        context(&tokenizer, &program, &[], &deep(depth), limit, 0, 20).map(|context| context.ids)
    };
    let names = |ids: &[u32]| {
        let path = tokenizer.encode_text("path");
        ids.windows(path.len()).filter(|part| *part == path).count()
    };
    // Each frame has the name, and so has the group.
    let whole = read(8, 4_000).unwrap();
    assert!(names(&whole) > 16, "{}", names(&whole));
    let least = (60..whole.len()).find_map(|limit| Some((limit, read(8, limit).ok()?)));
    let (limit, least) = least.unwrap();
    assert!(
        least.len() + 20 <= limit && limit < whole.len() / 2,
        "{limit}"
    );
    // Two lines of the program, and the frame that runs.
    assert_eq!(names(&least), 3);
}

#[test]
fn of_many_results_of_a_line_that_waits_the_last_are_read() {
    let tokenizer = tokenizer();
    let program = Program::parse(
        "def count(n):\n    while n:\n        yield n\n        n -= 1\nxs = list(count(30))\n",
    )
    .unwrap();
    let pending: Vec<String> = (0..30)
        .map(|n| format!("'{n} {}'", "a".repeat(20)))
        .collect();
    let caller = serde_json::json!({"function": "<module>", "line": 5, "locals": {}, "loops": {}, "pending": pending});
    let called = serde_json::json!({"function": "count", "line": 3, "locals": {"n": "9"}, "loops": {"2": 1}, "pending": []});
    let json = serde_json::json!({"event": "return", "aliases": [], "frames": [caller, called], "value": "9"});
    let at = State::parse(&json.to_string()).unwrap();
    let has = |ids: &[u32], result: &str| {
        let text = tokenizer.encode_text(result);
        ids.windows(text.len()).any(|part| part == text)
    };
    let read = |limit: usize| context(&tokenizer, &program, &[], &at, limit, 0, 20);
    let whole = read(4_000).unwrap().ids;
    assert!(has(&whole, &pending[0]));
    let some = read(whole.len()).unwrap().ids;
    assert!(!has(&some, &pending[0]) && has(&some, &pending[29]));
    // They are told with the action, as far as there is room.
    let least = (60..whole.len()).find_map(|limit| read(limit).ok());
    let least = least.unwrap().ids;
    assert!(!has(&least, &pending[29]) && least.len() < whole.len() / 4);
    let action = encode_action(&tokenizer, &program, &at, &Action::StepInto).unwrap();
    let told = pending.iter().filter(|result| has(&action, result));
    let long = tokenizer.encode_text(&pending[29]).len();
    assert_eq!(told.count(), 8.min(256 / (1 + long)));
}

#[test]
fn edits_and_questions_have_their_tokens() {
    let tokenizer = tokenizer();
    let program = Program::parse("xs = [1]\n").unwrap();
    let edit = Action::Edit {
        frame: 0,
        locals: [("xs".to_owned(), "[2]".to_owned())].into_iter().collect(),
    };
    let mut at = State::start();
    at.frames[0].locals = Some([("xs".to_owned(), Some("[1]".to_owned()))].into());
    let ids = encode_action(&tokenizer, &program, &at, &edit).unwrap();
    let expected = "<edit> <D1> <set> \"xs\" <is> \"[\" \"2\" \"]\" <end>";
    assert_eq!(told(&tokenizer, &ids), expected);
    let ids = encode_question(&tokenizer, &at, Question::Watch, "len(xs)");
    let expected =
        "<watch> \"len\" \"(\" \"xs\" <now> \"[\" \"1\" \"]\" <so> <now> <loop> \"1\" <so> \")\"";
    assert_eq!(told(&tokenizer, &ids), expected);
    let check = |control: Control, text: &str, expected: Reply| {
        let mut ids = vec![tokenizer.control(control)];
        ids.extend(tokenizer.encode_text(text));
        ids.push(tokenizer.control(Control::End));
        let start = State::start();
        let mut grammar = Grammar::for_reply(&tokenizer, &program, &start, true);
        for id in &ids {
            grammar.advance(*id).unwrap();
        }
        assert!(grammar.is_finished());
        assert_eq!(decode_reply(&tokenizer, &program, &ids).unwrap(), expected);
    };
    check(Control::Is, "1", Reply::Value(Some("1".to_owned())));
    let message = "NameError: name 'ys' is not defined";
    check(
        Control::Exception,
        message,
        Reply::Exception(Some(message.to_owned())),
    );
    check(Control::Skipped, "", Reply::Skipped);
}

#[test]
fn what_is_no_step_is_refused_with_its_place() {
    let tokenizer = tokenizer();
    let program = Program::parse("x = 1\n").unwrap();
    let start = State::start();
    let check = |ids: &[u32], expected: usize| {
        let error = decode_step(&tokenizer, &program, &start, ids).unwrap_err();
        let LanguageError::Malformed { position, .. } = error else {
            panic!("{error}");
        };
        assert_eq!(position, expected, "{}", told(&tokenizer, ids));
    };
    let [line, end, exit] =
        [Control::Line, Control::End, Control::Exit].map(|c| tokenizer.control(c));
    check(&[], 0);
    check(&[end], 0);
    check(&[exit, end], 1);
    check(&[line, tokenizer.depth(1), end], 2);
    check(&[line, tokenizer.depth(1), tokenizer.line(1)], 3);
    check(&[line, tokenizer.depth(1), tokenizer.line(1), end, end], 4);
    check(&[line, tokenizer.depth(2), tokenizer.line(1), end], 3);
    let exited = State::exit(hunch::state::Exit::Normal, "");
    let grammar = |state: &State, action: &Action| {
        Grammar::for_step(&tokenizer, &program, state, action).err()
    };
    assert_eq!(
        grammar(&exited, &Action::StepInto),
        Some(LanguageError::NothingAfter)
    );
    assert_eq!(
        grammar(&start, &Action::InvStepInto),
        Some(LanguageError::NothingBefore)
    );
    assert_eq!(
        grammar(&start, &Action::InvStepCall),
        Some(LanguageError::NothingBefore)
    );
    assert_eq!(grammar(&start, &Action::StepReturn), None);
}

fn random_action(random: &mut Random, program: &Program) -> Action {
    let code = program.lines_with_code();
    match random.below(8) {
        0 => Action::StepInto,
        1 => Action::StepOver,
        2 => Action::StepReturn,
        3 => Action::Breakpoint {
            lines: vec![
                code[random.below(code.len())],
                code[random.below(code.len())],
            ],
        },
        4 => Action::Continue,
        5 => Action::InvStepInto,
        6 => Action::InvStepOver,
        _ => Action::InvStepCall,
    }
}

/// A small generator of numbers (xorshift), so that a failure comes again.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}
