//! The transformer and its weights file, on tiny models: reading in one go and token by token agree, going back
//! costs nothing of the result, and every broken file is named for what it is.

#![cfg(feature = "model")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use hunch::language::TokenMask;
use hunch::model::{
    CPU_TOLERANCE, Compute, Config, Extent, Golden, GoldenError, Isa, ModelError, Session, Weights,
    block_on, check_golden, cpu,
};
use safetensors::tensor::{Dtype, TensorView, serialize};
use std::collections::{BTreeMap, HashMap};

const CONFIG: &str = r#"{"language_version": 3, "vocabulary_size": 64, "width": 32, "layers": 2, "heads": 4,
    "hidden": 64, "context": 320, "rope_base": 10000.0, "norm_epsilon": 1e-6, "convolution": 2}"#;

/// The tensors and metadata of a weights file, to be damaged before they are written.
struct File {
    tensors: BTreeMap<String, (Dtype, Vec<usize>, Vec<u8>)>,
    metadata: HashMap<String, String>,
}

impl File {
    /// Weights that look random and are the same every time.
    fn sound() -> Self {
        let metadata = [("format", "hunch-int8-32"), ("language_version", "3")];
        let metadata = metadata
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into();
        let mut file = Self {
            tensors: BTreeMap::new(),
            metadata,
        };
        let mut state = 1_u64;
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as i32
        };
        let mut matrix = |name: &str, rows: usize, columns: usize| {
            let weights = (0..rows * columns)
                .map(|_| (next() % 255 - 127) as i8 as u8)
                .collect();
            let scale = half::f16::from_f32(0.004)
                .to_le_bytes()
                .repeat(rows * columns / 32);
            file.tensors.insert(
                format!("{name}.weight"),
                (Dtype::I8, vec![rows, columns], weights),
            );
            file.tensors.insert(
                format!("{name}.scale"),
                (Dtype::F16, vec![rows, columns / 32], scale),
            );
        };
        matrix("embedding", 64, 32);
        for layer in ["layers.0", "layers.1"] {
            for part in ["query", "key", "value", "output"] {
                matrix(&format!("{layer}.attention.{part}"), 32, 32);
            }
            matrix(&format!("{layer}.mlp.gate"), 64, 32);
            matrix(&format!("{layer}.mlp.up"), 64, 32);
            matrix(&format!("{layer}.mlp.down"), 32, 64);
        }
        let mut norm = |name: &str, size: usize| {
            let ones = 1.0_f32.to_le_bytes().repeat(size);
            file.tensors
                .insert(format!("{name}.weight"), (Dtype::F32, vec![size], ones));
        };
        norm("norm", 32);
        for layer in ["layers.0", "layers.1"] {
            norm(&format!("{layer}.attention_norm"), 32);
            norm(&format!("{layer}.mlp_norm"), 32);
            norm(&format!("{layer}.attention.query_norm"), 8);
            norm(&format!("{layer}.attention.key_norm"), 8);
        }
        for layer in ["layers.0", "layers.1"] {
            for part in ["attention", "mlp"] {
                let shares = (0..64).map(|index| 0.5 - 0.01 * index as f32);
                let name = format!("{layer}.{part}_convolution.weight");
                let bytes = shares.flat_map(f32::to_le_bytes).collect();
                file.tensors
                    .insert(name, (Dtype::F32, vec![32, 1, 2], bytes));
            }
        }
        file
    }

    fn bytes(&self) -> Vec<u8> {
        let views = self.tensors.iter().map(|(name, (kind, shape, data))| {
            (
                name.as_str(),
                TensorView::new(*kind, shape.clone(), data).unwrap(),
            )
        });
        serialize(views, Some(self.metadata.clone().into_iter().collect())).unwrap()
    }
}

fn session() -> Session {
    Session::load(CONFIG, &File::sound().bytes(), &Compute::cpu()).unwrap()
}

/// Every form in which this machine can compute a model; the first is burn's.
fn forms() -> Vec<Compute> {
    let mut forms = vec![Compute::F32(cpu())];
    forms.extend(own_forms());
    forms
}

/// This project's own forms, which have branches.
fn own_forms() -> Vec<Compute> {
    let forms = Isa::all().into_iter().map(Compute::Int8);
    #[cfg(feature = "webgpu")]
    let forms = forms.chain([gpu()]);
    forms.collect()
}

/// A graphics adapter; one that computes on the processor will do.
#[cfg(feature = "webgpu")]
fn gpu() -> Compute {
    use std::sync::LazyLock;
    static GPU: LazyLock<hunch::model::Gpu> =
        LazyLock::new(|| block_on(hunch::model::Gpu::open()).expect("a Vulkan adapter"));
    Compute::Gpu(Box::new(GPU.clone()))
}

fn session_in(compute: Compute) -> Session {
    let config = Config::from_json(CONFIG).unwrap();
    let weights = Weights::read(&config, &File::sound().bytes()).unwrap();
    Session::new(weights, &compute)
}

fn prompt(length: u32) -> Vec<u32> {
    (0..length)
        .map(|index| (index * index + 7 * index + 3) % 64)
        .collect()
}

/// The mask of all tokens.
fn any() -> TokenMask {
    let mut any = TokenMask::new(64);
    (0..64).for_each(|id| any.allow(id));
    any
}

fn assert_close(found: &[f32], expected: &[f32]) {
    assert_eq!(found.len(), expected.len());
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        assert!(
            (found - expected).abs() < 1e-4,
            "logit {index} is {found}, not {expected}"
        );
    }
}

/// That tokens read in different company have the same logits: in int8 to the last bit; burn and a graphics adapter add up
/// in another order.
fn assert_same(compute: &Compute, found: &[f32], expected: &[f32]) {
    assert_close(found, expected);
    if matches!(compute, Compute::Int8(_)) {
        assert_eq!(found, expected, "{compute:?}");
    }
}

#[test]
fn a_prompt_read_at_once_and_token_by_token_gives_the_same_logits() {
    // 300 tokens are more than one chunk.
    for length in [1, 2, 40, 300] {
        let tokens = prompt(length);
        let at_once = block_on(session().step(&tokens)).unwrap();
        let mut session = session();
        let mut last = Vec::new();
        for token in &tokens {
            last = block_on(session.step(&[*token])).unwrap();
        }
        assert_close(&last, &at_once);
        assert_eq!(session.tokens(), tokens);
    }
}

#[test]
fn known_tokens_are_rated_at_once_as_one_by_one() {
    // The rated ones lie in two chunks.
    let (tokens, rated) = (prompt(300), 60);
    let begun = tokens.len() - rated + 1;
    for compute in forms() {
        let mut session = session_in(compute.clone());
        let at_once = block_on(session.step_rating(&tokens, rated)).unwrap();
        assert_eq!(session.tokens(), tokens);
        session.truncate(0);
        let mut single = block_on(session.step(&tokens[..begun])).unwrap();
        for token in &tokens[begun..] {
            single.extend(block_on(session.step(&[*token])).unwrap());
        }
        assert_same(&compute, &at_once, &single);
    }
}

#[test]
fn branches_read_side_by_side_give_what_each_gives_alone() {
    type Read = (Vec<u32>, Vec<f32>);
    let any = any();
    for compute in own_forms() {
        let mut session = session_in(compute.clone());
        let mut alone = session_in(compute.clone());
        // Places inside of a vector of 16 positions and between two; the branches outgrow their first room.
        for length in [1, 15, 16, 220] {
            let stem = prompt(length);
            let next = block_on(session.read(&[stem.as_slice(), &[5]].concat())).unwrap();
            let mut branches = block_on(session.branches(&stem, 6)).unwrap();
            // What each branch reads in its rounds, and the logits after it.
            let mut rounds: [Vec<Read>; 6] = Default::default();
            for round in 0..12 {
                // Another number of tokens for each branch and round, sometimes none.
                let tokens = |branch: usize| {
                    let count = (branch * 5 + round * 7) % 12;
                    prompt(60)[branch + round..][..count].to_vec()
                };
                let tokens: Vec<Vec<u32>> = (0..6).map(tokens).collect();
                let read: Vec<_> = tokens
                    .iter()
                    .map(|tokens| (tokens.as_slice(), &any))
                    .collect();
                let mut rows = block_on(branches.decode(&read)).unwrap().into_iter();
                for (rounds, tokens) in rounds.iter_mut().zip(tokens) {
                    if !tokens.is_empty() {
                        rounds.push((tokens, rows.next().unwrap()));
                    }
                }
                assert_eq!(rows.next(), None);
            }
            for rounds in rounds {
                let mut sequence = stem.clone();
                for (tokens, logits) in rounds {
                    sequence.extend(tokens);
                    let expected = block_on(alone.read(&sequence)).unwrap();
                    assert_same(&compute, &logits, &expected);
                }
            }
            assert_eq!(session.tokens(), stem);
            assert_same(&compute, &block_on(session.step(&[5])).unwrap(), &next);
        }
    }
}

/// Who decodes says mostly what is likeliest, as a device that reads ahead does, and now and then something else.
#[test]
fn what_is_read_ahead_changes_nothing() {
    let mut some = TokenMask::new(64);
    (0..64)
        .filter(|id| id % 3 != 1)
        .for_each(|id| some.allow(id));
    let choose = |logits: &[f32], place: usize| {
        let mut ids: Vec<u32> = some.ids().collect();
        ids.sort_by(|a, b| logits[*b as usize].total_cmp(&logits[*a as usize]));
        ids[place]
    };
    for compute in forms() {
        let (mut ahead, mut alone) = (session_in(compute.clone()), session_in(compute.clone()));
        let mut unread = prompt(300);
        // To the end of the context, where there is less to read ahead.
        while ahead.room() >= unread.len() {
            let found = block_on(ahead.decode(&unread, &some)).unwrap();
            let expected = block_on(alone.step(&unread)).unwrap();
            assert_eq!(found, expected, "{compute:?}");
            let length = ahead.tokens().len();
            assert_eq!(ahead.tokens(), alone.tokens());
            unread = vec![choose(&found, usize::from(length % 6 == 0))];
            if length % 8 == 0 {
                unread.push(5);
            }
        }
        // Going back forgets what was read ahead.
        ahead.truncate(10);
        alone.truncate(10);
        let found = block_on(ahead.decode(&[7], &some)).unwrap();
        assert_eq!(found, block_on(alone.step(&[7])).unwrap(), "{compute:?}");
    }
}

#[test]
fn branches_are_for_the_form_that_has_them() {
    let mut session = session_in(Compute::F32(cpu()));
    assert!(!session.has_branches());
    let error = block_on(session.branches(&prompt(3), 2)).err().unwrap();
    assert_eq!(error, ModelError::Cache);
    let mut session = session_in(Compute::Int8(Isa::detect()));
    assert!(session.has_branches());
    let mut branches = block_on(session.branches(&prompt(318), 2)).unwrap();
    let any = any();
    let error = block_on(branches.decode(&[(&[1], &any), (&[1, 2, 3], &any)])).unwrap_err();
    assert!(
        matches!(error, ModelError::ContextFull { length: 321, .. }),
        "{error}"
    );
}

#[test]
fn every_form_computes_the_same_model() {
    for length in [1, 2, 40, 300] {
        let logits = forms().into_iter().map(|compute| {
            let name = format!("{compute:?}");
            (
                name,
                block_on(session_in(compute).step(&prompt(length))).unwrap(),
            )
        });
        let logits: Vec<_> = logits.collect();
        let expected = &logits[0].1;
        let largest = expected
            .iter()
            .fold(1.0, |most: f32, logit| most.max(logit.abs()));
        for (form, found) in &logits[1..] {
            let off = found
                .iter()
                .zip(expected)
                .map(|(a, b)| (a - b).abs())
                .fold(0.0, f32::max);
            assert!(off > 0.0, "{form} is the form that it is compared with");
            assert!(
                off < 1e-3 * largest,
                "{form}: {length} tokens are off by {off} of {largest}"
            );
        }
    }
}

#[test]
fn logits_depend_on_order_and_on_distant_tokens() {
    let of = |tokens: &[u32]| block_on(session().step(tokens)).unwrap();
    let base = of(&[5, 9, 11, 3]);
    for other in [[9, 5, 11, 3], [6, 9, 11, 3], [5, 9, 11, 4]] {
        let most = base
            .iter()
            .zip(of(&other))
            .map(|(a, b)| (a - b).abs())
            .fold(0.0, f32::max);
        assert!(most > 1e-3, "{other:?} gives the same logits");
    }
}

#[test]
fn going_back_is_as_if_the_rest_had_never_been_read() {
    let mut session = session();
    block_on(session.step(&prompt(30))).unwrap();
    session.truncate(10);
    let again = block_on(session.step(&[1, 2, 3])).unwrap();
    let tokens = [&prompt(10)[..], &[1, 2, 3]].concat();
    let fresh = block_on(self::session().step(&tokens)).unwrap();
    assert_close(&again, &fresh);

    // The same by the whole sequence: nothing new, something new, less.
    for tokens in [&tokens[..], &prompt(12), &prompt(4)] {
        let kept = block_on(session.read(tokens)).unwrap();
        assert_close(&kept, &block_on(self::session().step(tokens)).unwrap());
        assert_eq!(session.tokens(), tokens);
    }
}

#[test]
fn what_was_left_is_gone_on_with_and_gives_what_it_gives_alone() {
    let long = prompt(300);
    // What each has in common with the first: nothing, some, nearly all; the last three are kept.
    let others = [0, 1, 70, 200, 296].map(|common| {
        let rest = long.iter().rev().take(310 - common);
        let rest = rest.map(|id| id % 50 + 3);
        [&long[..common], &rest.collect::<Vec<u32>>()].concat()
    });
    for compute in forms() {
        let mut session = session_in(compute.clone());
        let mut alone = session_in(compute.clone());
        let rounds = others.iter().chain([&long]).chain(&others);
        for sequence in rounds.clone().chain(rounds.rev()) {
            let found = block_on(session.read(sequence)).unwrap();
            assert_eq!(session.tokens(), sequence);
            alone.truncate(0);
            assert_close(&found, &block_on(alone.step(sequence)).unwrap());
        }
        if matches!(compute, Compute::Int8(_)) {
            let unread = others[..4]
                .iter()
                .rev()
                .map(|one| session.rewind(one).len());
            assert_eq!(unread.collect::<Vec<_>>()[1..], [1, 1, 1], "{compute:?}");
        }
    }
}

#[test]
fn what_cannot_be_read_is_refused_and_changes_nothing() {
    let mut session = session();
    block_on(session.step(&[1, 2])).unwrap();
    let mut check = |tokens: &[u32], expected: ModelError| {
        assert_eq!(block_on(session.step(tokens)), Err(expected));
        assert_eq!(session.tokens(), [1, 2]);
    };
    check(&[], ModelError::NoTokens);
    check(
        &[3, 64],
        ModelError::Token {
            id: 64,
            vocabulary: 64,
        },
    );
    check(
        &[0; 319],
        ModelError::ContextFull {
            length: 321,
            context: 320,
        },
    );
    assert!(block_on(session.step(&[0; 318])).is_ok());
    assert_eq!(session.room(), 0);
}

#[test]
fn a_checkpoint_ends_the_reading() {
    let mut session = session();
    session.set_checkpoint(Box::new(|| Box::pin(std::future::ready(true))));
    assert_eq!(block_on(session.step(&[1])), Err(ModelError::Cancelled));
    assert!(session.tokens().is_empty());
}

#[test]
fn a_wrong_file_is_named_for_what_it_is() {
    let config = Config::from_json(CONFIG).unwrap();
    let check = |change: &dyn Fn(&mut File), said: &str| {
        let mut file = File::sound();
        change(&mut file);
        let error = Weights::read(&config, &file.bytes())
            .unwrap_err()
            .to_string();
        assert!(error.contains(said), "{error:?} does not say {said:?}");
    };
    check(&|file| drop(file.metadata.remove("format")), "format \"\"");
    check(
        &|file| drop(file.metadata.insert("format".into(), "gguf".into())),
        "format \"gguf\"",
    );
    check(
        &|file| drop(file.metadata.insert("language_version".into(), "4".into())),
        "language version 4",
    );
    check(
        &|file| drop(file.tensors.remove("layers.1.mlp.up.scale")),
        "no tensor \"layers.1.mlp.up.scale\"",
    );
    check(
        &|file| {
            drop(
                file.tensors
                    .insert("extra".into(), (Dtype::U8, vec![1], vec![0])),
            )
        },
        "tensor \"extra\"",
    );
    check(
        &|file| {
            drop(
                file.tensors
                    .insert("norm.weight".into(), (Dtype::F32, vec![31], vec![0; 124])),
            )
        },
        "\"norm.weight\" has shape [31], not [32]",
    );
    check(
        &|file| {
            drop(
                file.tensors
                    .insert("norm.weight".into(), (Dtype::F16, vec![32], vec![0; 64])),
            )
        },
        "\"norm.weight\" holds F16, not F32",
    );
    check(
        &|file| {
            file.tensors.get_mut("embedding.scale").unwrap().2[..2].copy_from_slice(&[0x00, 0x7e])
        },
        "\"embedding.scale\" holds a value that is not a finite number",
    );
}

#[test]
fn a_damaged_file_is_refused_wherever_it_was_cut() {
    let config = Config::from_json(CONFIG).unwrap();
    let bytes = File::sound().bytes();
    for length in [0, 4, 8, 200, bytes.len() / 2, bytes.len() - 1] {
        let error = Weights::read(&config, &bytes[..length]).unwrap_err();
        assert!(
            matches!(error, ModelError::Damaged(_)),
            "{length} bytes: {error}"
        );
    }
    let page = b"<!DOCTYPE html><html><body>404 Not Found</body></html>".repeat(50);
    assert!(matches!(
        Weights::read(&config, &page),
        Err(ModelError::Damaged(_))
    ));
}

fn golden_of(session: &mut Session) -> Golden {
    let prompts: Vec<_> = [5, 40, 300]
        .map(|length| {
            session.truncate(0);
            let logits = block_on(session.step(&prompt(length))).unwrap();
            serde_json::json!({"ids": prompt(length), "logits": logits})
        })
        .into();
    session.truncate(0);
    let mut logits = block_on(session.step(&prompt(9))).unwrap();
    let mut greedy = Vec::new();
    for _ in 0..4 {
        let best = logits
            .iter()
            .copied()
            .enumerate()
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .unwrap()
            .0 as u32;
        greedy.push(best);
        logits = block_on(session.step(&[best])).unwrap();
    }
    let golden = serde_json::json!({"sha256": "", "prompts": prompts,
        "continuation": {"ids": prompt(9), "greedy": greedy}});
    Golden::from_json(&golden.to_string()).unwrap()
}

#[test]
fn the_self_test_passes_the_right_model_and_no_other() {
    let mut session = session();
    let golden = golden_of(&mut session);
    let mut check = |golden: &Golden, extent| {
        block_on(check_golden(&mut session, golden, CPU_TOLERANCE, extent))
    };
    assert_eq!(check(&golden, Extent::Full), Ok(()));

    let mut wrong = golden.clone();
    wrong.prompts[2].logits[17] += 0.5 + wrong.prompts[2].logits[17].abs();
    assert_eq!(
        check(&wrong, Extent::Brief),
        Ok(()),
        "the longest prompt is left out"
    );
    let error = check(&wrong, Extent::Full).unwrap_err();
    assert!(
        matches!(
            error,
            GoldenError::Logit {
                prompt: 2,
                token: 17,
                ..
            }
        ),
        "{error}"
    );

    let mut wrong = golden.clone();
    wrong.prompts[0].logits[3] = f32::NAN;
    let error = check(&wrong, Extent::Brief).unwrap_err();
    assert!(
        matches!(
            error,
            GoldenError::Logit {
                prompt: 0,
                token: 3,
                ..
            }
        ),
        "{error}"
    );

    let mut wrong = golden.clone();
    wrong.continuation.greedy[1] = (wrong.continuation.greedy[1] + 1) % 64;
    let error = check(&wrong, Extent::Full).unwrap_err();
    assert!(
        matches!(error, GoldenError::Greedy { index: 1, .. }),
        "{error}"
    );

    let mut wrong = golden;
    wrong.prompts[1].logits.pop();
    assert_eq!(
        check(&wrong, Extent::Full),
        Err(GoldenError::Size {
            found: 64,
            expected: 63
        })
    );
}

#[test]
fn agrees_with_the_recipes_own_forward_pass() {
    let read = |name: &str| {
        std::fs::read(format!(
            "{}/tests/golden/tiny/{name}",
            env!("CARGO_MANIFEST_DIR")
        ))
        .unwrap()
    };
    let config = String::from_utf8(read("config.json")).unwrap();
    let golden = Golden::from_json(&String::from_utf8(read("golden.json")).unwrap()).unwrap();
    let config = Config::from_json(&config).unwrap();
    let weights = Weights::read(&config, &read("weights.safetensors")).unwrap();
    for compute in forms() {
        let mut session = Session::new(weights.clone(), &compute);
        let checked = check_golden(&mut session, &golden, CPU_TOLERANCE, Extent::Full);
        assert_eq!(block_on(checked), Ok(()), "{compute:?}");
    }
}
