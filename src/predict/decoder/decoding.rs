//! A step or reply that is being decoded: what is said so far, what can follow, and what the model has to read before it says so.

use crate::language::{Grammar, TokenMask, Tokenizer};
use crate::model::{Branches, ModelError};

use super::{Beginning, Choice, Decoded};
use crate::predict::chooser::Chooser;
use crate::predict::shares::Shares;
use crate::predict::{CLOSING, LONGEST_STEP, PredictError};

/// Something that is being decoded: what is said so far, and what can follow.
pub(super) struct Decoding<'a> {
    tokenizer: &'a Tokenizer,
    grammar: Grammar<'a>,
    chooser: &'a mut Chooser,
    choices: Vec<Choice>,
    /// The last tokens, which the model has not read.
    pub unread: Vec<u32>,
    /// How many tokens the document has, and how many the model can read.
    begun: usize,
    context: usize,
    /// What can follow.
    pub mask: TokenMask,
    /// What else could have been chosen in the place of each choice.
    rivals: Vec<Vec<Choice>>,
}

impl<'a> Decoding<'a> {
    pub fn new(
        tokenizer: &'a Tokenizer,
        context: usize,
        document: &[u32],
        beginning: Beginning<'a>,
    ) -> Result<Decoding<'a>, PredictError> {
        let Beginning {
            grammar,
            said,
            chooser,
        } = beginning;
        let room = context.saturating_sub(document.len());
        let mut grammar = grammar.with_budget(room.saturating_sub(CLOSING).min(LONGEST_STEP));
        for choice in &said {
            grammar.advance(choice.id)?;
        }
        Ok(Decoding {
            tokenizer,
            grammar,
            chooser,
            unread: said.iter().map(|choice| choice.id).collect(),
            rivals: vec![Vec::new(); said.len()],
            choices: said,
            begun: document.len(),
            context,
            mask: TokenMask::new(tokenizer.size()),
        })
    }

    /// Says what has to follow, up to where there is a choice. The model need not be asked for it, and reads it together
    /// with what it is asked next.
    pub fn say_certain(&mut self) -> Result<(), PredictError> {
        while !self.grammar.is_finished() {
            self.grammar.allowed(&mut self.mask);
            let Some(id) = self.mask.only() else { break };
            self.say(Choice::given(id, 1.0), Vec::new())?;
        }
        let (length, context) = (self.begun + self.choices.len(), self.context);
        if !self.grammar.is_finished() && length > context {
            return Err(ModelError::ContextFull { length, context }.into());
        }
        Ok(())
    }

    /// Says what has to follow, and what is chosen by logits that are there, up to where the model has to be asked.
    pub fn say_known(
        &mut self,
        branch: usize,
        branches: &mut Branches<'_>,
    ) -> Result<(), PredictError> {
        loop {
            self.say_certain()?;
            if self.question().is_empty() {
                return Ok(());
            }
            let Some(logits) = branches.known(branch, self.question()) else {
                return Ok(());
            };
            self.answer(&logits)?;
        }
    }

    /// What the model is to read before it says what follows; nothing at the end.
    pub fn question(&self) -> &[u32] {
        if self.grammar.is_finished() {
            &[]
        } else {
            &self.unread
        }
    }

    /// Chooses one of the tokens that can follow by their logits.
    pub fn answer(&mut self, logits: &[f32]) -> Result<(), PredictError> {
        self.unread.clear();
        let shares = Shares::of(logits, &self.mask);
        let index = self.chooser.choose(&shares.probabilities);
        let ends = shares.ends(self.tokenizer);
        let choice = shares.choice(index, ends);
        self.say(choice, shares.rivals(index, ends))
    }

    fn say(&mut self, choice: Choice, rivals: Vec<Choice>) -> Result<(), PredictError> {
        self.grammar.advance(choice.id)?;
        self.unread.push(choice.id);
        self.choices.push(choice);
        self.rivals.push(rivals);
        Ok(())
    }

    pub fn decoded(self) -> Decoded {
        Decoded {
            choices: self.choices,
            rivals: self.rivals,
        }
    }
}
