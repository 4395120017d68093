//! The engine and the recipe speak one language: the golden files that the recipe writes, read by the engine, and
//! steps made up at random within the grammar.

#![cfg(feature = "language")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use hunch::action::Action;
use hunch::language::{
    Grammar, LanguageError, TokenMask, Tokenizer, decode_key, decode_step, encode_action,
    encode_difference, encode_key, encode_source,
};
use hunch::program::Program;
use hunch::state::State;
use serde::Deserialize;

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
            let mut ids = encode_action(&tokenizer, &step.action).unwrap();
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
fn the_grammar_allows_what_python_does() {
    let tokenizer = tokenizer();
    for golden in read::<Golden>("language.jsonl") {
        let program = Program::parse(&golden.source).unwrap();
        for step in &golden.steps {
            let before = &golden.states[step.from];
            let given = encode_action(&tokenizer, &step.action).unwrap().len();
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
