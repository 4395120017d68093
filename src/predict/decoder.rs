//! Constrained decoding: the tokens of one step or reply, each with its probability among those that the grammar
//! allows there.

mod decoding;

use crate::language::{Grammar, TokenMask, Tokenizer};
use crate::model::Session;

use super::PredictError;
use super::chooser::Chooser;
use decoding::Decoding;

/// A decoded token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Choice {
    pub id: u32,
    /// Of this token among the allowed ones.
    pub probability: f64,
    /// Of any allowed token that is not text: that the text before it ends here.
    pub ends: f64,
}

impl Choice {
    /// A token that is said without asking the model, with this probability.
    pub fn given(id: u32, probability: f64) -> Choice {
        Choice {
            id,
            probability,
            ends: 1.0,
        }
    }
}

/// The tokens after an action or a question, `<end>` included.
pub(super) struct Decoded {
    pub choices: Vec<Choice>,
    /// What else could have been chosen in the place of each, the likeliest first, as far as it is worth telling; nothing
    /// where the choice was given or the only one.
    pub rivals: Vec<Vec<Choice>>,
}

impl Decoded {
    pub fn ids(&self) -> Vec<u32> {
        self.choices.iter().map(|choice| choice.id).collect()
    }

    /// Of all tokens together.
    pub fn probability(&self) -> f64 {
        self.choices
            .iter()
            .map(|choice| choice.probability)
            .product()
    }
}

/// Decodes what follows `document`, beginning with what is `said` already. What the session has read is not read again.
pub(super) async fn decode(
    session: &mut Session,
    tokenizer: &Tokenizer,
    grammar: Grammar<'_>,
    document: &[u32],
    said: &[Choice],
    chooser: &mut Chooser,
) -> Result<Decoded, PredictError> {
    let beginning = Beginning {
        grammar,
        said: said.to_vec(),
        chooser,
    };
    let mut decoding = Decoding::new(tokenizer, session.config().context, document, beginning)?;
    let begun = [document, &decoding.unread].concat();
    decoding.unread = session.rewind(&begun).to_vec();
    loop {
        decoding.say_certain()?;
        if decoding.question().is_empty() {
            return Ok(decoding.decoded());
        }
        let logits = session.decode(decoding.question(), &decoding.mask).await?;
        decoding.answer(&logits)?;
    }
}

/// A beginning to decode from, and how to go on.
pub(super) struct Beginning<'a> {
    pub grammar: Grammar<'a>,
    /// What is said already.
    pub said: Vec<Choice>,
    pub chooser: &'a mut Chooser,
}

/// Decodes what follows `document` from several beginnings, side by side where the session can. Each result is that of
/// [`decode`], or what has kept this one from its end.
///
/// # Errors
/// What ends all of them.
pub(super) async fn decode_all(
    session: &mut Session,
    tokenizer: &Tokenizer,
    document: &[u32],
    beginnings: Vec<Beginning<'_>>,
) -> Result<Vec<Result<Decoded, PredictError>>, PredictError> {
    if beginnings.len() < 2 || !session.has_branches() {
        let mut found = Vec::new();
        for beginning in beginnings {
            let Beginning {
                grammar,
                said,
                chooser,
            } = beginning;
            let decoded = decode(session, tokenizer, grammar, document, &said, chooser).await;
            found.push(PredictError::alone(decoded)?);
        }
        return Ok(found);
    }
    let context = session.config().context;
    let common = common_beginning(&beginnings);
    let told = [document, &common].concat();
    // What follows its last token is in question, so each reads that one by itself.
    let (stem, last) = told.split_at(told.len().saturating_sub(1));
    let mut decodings = Vec::new();
    for beginning in beginnings {
        let mut decoding = Decoding::new(tokenizer, context, document, beginning)?;
        decoding.unread.splice(..common.len(), last.iter().copied());
        decodings.push(Ok(decoding));
    }
    let mut branches = session.branches(stem, decodings.len()).await?;
    loop {
        for (index, decoding) in decodings.iter_mut().enumerate() {
            let said = match decoding {
                Ok(decoding) => decoding.say_known(index, &mut branches),
                Err(_) => Ok(()),
            };
            if let Err(error) = said {
                *decoding = Err(error);
            }
        }
        let nothing = TokenMask::default();
        let questions: Vec<(&[u32], &TokenMask)> = decodings
            .iter()
            .map(|decoding| match decoding {
                Ok(decoding) => (decoding.question(), &decoding.mask),
                Err(_) => (&[][..], &nothing),
            })
            .collect();
        if questions.iter().all(|(tokens, _)| tokens.is_empty()) {
            break;
        }
        let answers = branches.decode(&questions).await?;
        let asking = decodings.iter_mut().flatten();
        let asking = asking.filter(|decoding| !decoding.question().is_empty());
        for (decoding, logits) in asking.zip(answers) {
            decoding.answer(&logits)?;
        }
    }
    let decoded = |decoding: Result<Decoding<'_>, _>| decoding.map(Decoding::decoded);
    Ok(decodings.into_iter().map(decoded).collect())
}

/// The tokens that all beginnings begin with.
fn common_beginning(beginnings: &[Beginning<'_>]) -> Vec<u32> {
    let Some((first, others)) = beginnings.split_first() else {
        return Vec::new();
    };
    let ids = first.said.iter().map(|choice| choice.id).enumerate();
    let all_say = |(index, id): &(usize, u32)| {
        others
            .iter()
            .all(|other| other.said.get(*index).map(|choice| choice.id) == Some(*id))
    };
    ids.take_while(all_say).map(|(_, id)| id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::Action;
    use crate::language::decode_step;
    use crate::model::{Compute, block_on};
    use crate::predict::CLOSING;
    use crate::predict::shares::Shares;
    use crate::program::Program;
    use crate::state::{Event, State};

    const SOURCE: &str = "class P:\n    def __init__(self, x):\n        self.x = x\n\ndef f(n):\n    try:\n        \
        for i in range(n):\n            yield [i, P(i)]\n    except ValueError as e:\n        n = 0\n    finally:\n        \
        print(n)\n\nxs = ys = [1]\nwith open('a') as g:\n    for a in f(2):\n        xs.append(a)\n";

    /// Logits of some kind for every token.
    fn wild(kind: usize, tokens: usize, random: &mut u64) -> Vec<f32> {
        const SPECIAL: [f32; 6] = [
            f32::NAN,
            f32::INFINITY,
            f32::NEG_INFINITY,
            f32::MAX,
            f32::MIN,
            0.0,
        ];
        let mut below = |limit: u64| {
            *random ^= *random << 13;
            *random ^= *random >> 7;
            *random ^= *random << 17;
            (*random % limit) as usize
        };
        (0..tokens)
            .map(|_| match kind {
                0..6 => SPECIAL[kind],
                6 => SPECIAL[below(6)],
                _ => (below(2_000) as f32 - 1_000.0) * 1e35,
            })
            .collect()
    }

    #[test]
    fn no_logits_make_a_malformed_state_or_a_probability_that_is_none() {
        let tokenizer =
            Tokenizer::from_bytes(include_bytes!("../../models/tokenizer.json")).unwrap();
        let program = Program::parse(SOURCE).unwrap();
        let actions = [
            Action::StepInto,
            Action::StepOver,
            Action::StepReturn,
            Action::Breakpoint { lines: vec![8, 17] },
            Action::Continue,
            Action::InvStepInto,
            Action::InvStepOver,
            Action::InvStepCall,
        ];
        let mut random = 5;
        let mut mask = TokenMask::new(tokenizer.size());
        let mut before = State::start();
        let mut steps = 0;
        for (kind, action) in
            (0..8).flat_map(|kind| actions.iter().map(move |action| (kind, action)))
        {
            for mut chooser in Chooser::different().take(2) {
                let Ok(grammar) = Grammar::for_step(&tokenizer, &program, &before, action) else {
                    continue;
                };
                let mut grammar = grammar.with_budget(16);
                let mut ids = Vec::new();
                while !grammar.is_finished() {
                    grammar.allowed(&mut mask);
                    let logits = wild(kind, tokenizer.size(), &mut random);
                    let shares = Shares::of(&logits, &mask);
                    let index = chooser.choose(&shares.probabilities);
                    let choice = shares.choice(index, shares.ends(&tokenizer));
                    for share in [choice.probability, choice.ends] {
                        assert!(
                            (0.0..=1.0 + 1e-9).contains(&share),
                            "{share} of kind {kind}"
                        );
                    }
                    grammar.advance(choice.id).unwrap();
                    ids.push(choice.id);
                    assert!(ids.len() < 400, "{action:?} does not end");
                }
                let state = decode_step(&tokenizer, &program, &before, &ids).unwrap();
                state
                    .check(&program)
                    .unwrap_or_else(|error| panic!("{error} in {state:?}"));
                steps += 1;
                // What came out is where the next step begins.
                before = if state.event == Event::Exit {
                    State::start()
                } else {
                    state
                };
            }
        }
        assert!(steps > 60, "{steps}");
    }

    #[test]
    fn no_logits_leave_the_branch_that_a_test_takes() {
        let tokenizer =
            Tokenizer::from_bytes(include_bytes!("../../models/tokenizer.json")).unwrap();
        let source = "\
def f(n):
    for i in range(n):
        if i:
            n -= f(i)
        elif n:
            continue
        else:
            n = 0
    while n:
        n -= 1
f(3)
";
        let program = Program::parse(source).unwrap();
        let (mut random, mut mask) = (9, TokenMask::new(tokenizer.size()));
        for line in [2, 3, 5, 9] {
            let json = serde_json::json!({"event": "line", "aliases": [], "frames": [
                {"function": "<module>", "line": 11, "locals": {}, "loops": {}, "pending": []},
                {"function": "f", "line": line, "locals": {"n": "3", "i": "0"}, "loops": if line < 6 {
                    serde_json::json!({"2": 1}) } else { serde_json::json!({}) }, "pending": []}]});
            let before = State::parse(&json.to_string()).unwrap();
            let flow = &program.definition(1).unwrap().flow;
            let outcomes = flow.outcomes(line).unwrap();
            for branch in [&outcomes.holds, &outcomes.fails] {
                let lines = branch.lines.iter().copied().collect();
                let mut actions = vec![Action::StepInto, Action::StepOver];
                actions.extend((!branch.ends).then_some(Action::Breakpoint { lines }));
                for (kind, action) in
                    (0..8).flat_map(|kind| actions.iter().map(move |action| (kind, action)))
                {
                    let grammar = Grammar::for_step(&tokenizer, &program, &before, action);
                    let mut grammar = grammar.unwrap().on_branch(branch).with_budget(16);
                    let mut ids = Vec::new();
                    let mut chooser = Chooser::different().nth(1).unwrap();
                    while !grammar.is_finished() {
                        grammar.allowed(&mut mask);
                        let shares = Shares::of(&wild(kind, tokenizer.size(), &mut random), &mask);
                        let index = chooser.choose(&shares.probabilities);
                        let id = shares.ids[index];
                        grammar.advance(id).unwrap();
                        ids.push(id);
                    }
                    let state = decode_step(&tokenizer, &program, &before, &ids).unwrap();
                    let to = state.line().unwrap();
                    let told = format!("{action:?} from {line}: {state:?}");
                    assert_eq!(state.depth(), 2, "{told}");
                    assert!(branch.leads(line, state.event, to), "{told}");
                    assert_eq!(state.frames[0].line, 11, "{told}");
                }
            }
        }
    }

    #[test]
    fn what_is_decoded_side_by_side_is_what_is_decoded_alone() {
        let file = |name: &str| {
            let root = env!("CARGO_MANIFEST_DIR");
            std::fs::read(format!("{root}/tests/golden/tiny/{name}")).unwrap()
        };
        let config = String::from_utf8(file("config.json")).unwrap();
        let load =
            || Session::load(&config, &file("weights.safetensors"), &Compute::cpu()).unwrap();
        let (mut session, mut beside) = (load(), load());
        let tokenizer =
            Tokenizer::from_bytes(include_bytes!("../../models/tokenizer.json")).unwrap();
        let program = Program::parse(SOURCE).unwrap();
        let before = State::start();
        let grammar = || {
            let action = &Action::StepOver;
            Grammar::for_step(&tokenizer, &program, &before, action).unwrap()
        };
        for budget in [0, 7, 40] {
            let length = session.config().context - CLOSING - budget;
            let document: Vec<u32> = (0..length).map(|at| 3 + (at * at % 90) as u32).collect();
            let mut alone = |said: &[Choice], chooser: &mut Chooser| {
                let decoding = decode(
                    &mut session,
                    &tokenizer,
                    grammar(),
                    &document,
                    said,
                    chooser,
                );
                block_on(decoding).unwrap()
            };
            let first = alone(&[], &mut Chooser::Greedy);
            // Some go on from where the greedy one has been.
            let said = |index: usize| match index % 3 {
                2 => first.choices[..2].to_vec(),
                _ => Vec::new(),
            };
            for begun in [false, true] {
                let said = |index: usize| if begun { said(2) } else { said(index) };
                let choosers = || Chooser::different().take(7).enumerate();
                let expected: Vec<Decoded> = choosers()
                    .map(|(index, mut chooser)| alone(&said(index), &mut chooser))
                    .collect();
                let mut own: Vec<(usize, Chooser)> = choosers().collect();
                let beginnings = own.iter_mut().map(|(index, chooser)| Beginning {
                    grammar: grammar(),
                    said: said(*index),
                    chooser,
                });
                let (beginnings, session) = (beginnings.collect(), &mut beside);
                let all = decode_all(session, &tokenizer, &document, beginnings);
                let found = block_on(all).unwrap();
                assert_eq!(found.len(), expected.len());
                for (found, expected) in found.into_iter().zip(expected) {
                    let found = found.unwrap();
                    assert_eq!(found.choices, expected.choices);
                    assert_eq!(found.rivals, expected.rivals);
                }
            }
        }
    }
}
