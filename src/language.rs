//! The neural-debugger language: programs and states to tokens and back, and the grammar that constrains decoding.
//!
//! `models/recipe/LANGUAGE.md` is its definition; the recipe implements the same in Python, and golden files hold the
//! two together. A document is `<bos> source key step step …`: [`context`] builds it, [`Grammar`] says at every token
//! of a step which ones may follow, and [`decode_step`] applies what came out to the state before.

mod aliases;
mod callers;
mod characters;
mod context;
mod control;
mod decode;
mod encode;
mod follow;
mod grammar;
mod headers;
mod iteration;
mod library;
mod literals;
mod lookup;
mod loops;
mod mask;
mod moves;
mod names;
mod paths;
mod reader;
mod recall;
mod shortening;
mod source;
mod substitution;
mod text;
mod tokenizer;

pub use context::{Context, context};
pub use control::Control;
pub use decode::{Reply, decode_key, decode_reply, decode_step};
pub use encode::{
    Question, encode_action, encode_difference, encode_key, encode_question, encode_reply,
};
pub use grammar::Grammar;
pub use literals::{
    contents, default_item, elements, has_sets, looked_up, pairs, requoted, with_item,
    with_item_changed,
};
pub use mask::TokenMask;
pub use source::{MAX_SOURCE_TOKENS, encode_source};
pub use substitution::{held, is_literal, is_plain, substituted, substituted_numbers};
pub use tokenizer::{Token, Tokenizer};

/// Why something cannot be said in the language, or does not say anything in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    /// The tokenizer file cannot be read.
    #[error("the tokenizer file is not usable: {0}")]
    Tokenizer(String),
    /// The tokenizer file lacks a token of the language.
    #[error("the tokenizer file has no token `{0}`: it belongs to another version of the language")]
    NoToken(String),
    /// The program is too long for the model.
    #[error(
        "the program has {tokens} tokens of code; at most {MAX_SOURCE_TOKENS} are possible: keep the part you want to look at"
    )]
    SourceTooLong {
        /// The tokens of its source.
        tokens: usize,
    },
    /// A frame is nowhere in the program.
    #[error("the program has no function `{function}` that contains line {line}")]
    NoSuchPlace {
        /// The frame's function.
        function: String,
        /// The frame's line.
        line: u32,
    },
    /// The stack has more frames than the language can say.
    #[error("the stack has {0} frames; at most {max} are possible", max = crate::state::MAX_DEPTH)]
    TooDeep(usize),
    /// An action that has no tokens.
    #[error("`{0}` does not move to another state")]
    NotAStep(&'static str),
    /// A forward action at the exit.
    #[error("the program is over: nothing comes after its exit")]
    NothingAfter,
    /// An inverse action where nothing is known to come before.
    #[error("nothing comes before the outermost frame's call")]
    NothingBefore,
    /// The program and one state do not fit into the model's context.
    #[error(
        "the program and its state need {tokens} tokens; the model reads {limit}: shorten the program or its values"
    )]
    ContextTooLong {
        /// The tokens needed.
        tokens: usize,
        /// The model's context.
        limit: usize,
    },
    /// Tokens that are not a key frame, step or reply.
    #[error("token {position} is {found}, not {expected}")]
    Malformed {
        /// The token's place, counted from 0.
        position: usize,
        /// What it is.
        found: String,
        /// What could stand there.
        expected: &'static str,
    },
}
