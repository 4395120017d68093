//! What a batch reads and answers, as the kernels are told.

use std::ops::Range;

use super::kept::{Branch, Kept};
use super::layout::{ASK, ROW, ROWS, STEP, STEPS};
use crate::language::TokenMask;
use crate::model::ModelError;

/// In the place of a list or a row where there is none.
const NONE: u32 = u32::MAX;

/// Tokens of one sequence that are read, one after the other.
#[derive(Debug)]
pub struct Span<'a> {
    pub tokens: &'a [u32],
    /// The position of the first one.
    pub start: usize,
    /// How many neighbours before it the convolutions may read: of each token, and of each that the batch then reads of
    /// its own choice.
    pub reached: Vec<usize>,
    /// Nothing for the trunk.
    pub branch: Option<&'a mut Branch>,
    /// What may follow; nothing: any token.
    pub allowed: Option<&'a TokenMask>,
}

/// Rows that are read and answers that are given at once.
#[derive(Debug)]
pub struct Step {
    pub rows: Range<usize>,
    pub asks: Range<usize>,
    /// Whether each row is the only one of its sequence, and asks.
    pub alone: bool,
}

/// Where the records of rows begin.
const ROWS_AT: usize = STEPS * STEP;

/// Everything that the kernels are told.
#[derive(Debug)]
pub struct Batch {
    pub words: Vec<u32>,
    /// The first reads what is given, each of the others what the one before has chosen.
    pub steps: Vec<Step>,
    /// Where the records of asks begin.
    asks_at: usize,
}

impl Batch {
    /// Reads all spans, and answers what follows the last `rated` tokens of each; then goes on by as many tokens of each
    /// as `reached` has beyond the span's own, which is the same number for all.
    ///
    /// # Errors
    /// [`ModelError::Device`] when there is no room on the GPU.
    pub fn new(spans: &mut [Span<'_>], rated: usize, kept: &mut Kept) -> Result<Self, ModelError> {
        let count = spans.len();
        let given: usize = spans.iter().map(|span| span.tokens.len()).sum();
        let asked: usize = spans.iter().map(|span| rated.min(span.tokens.len())).sum();
        let ahead = spans
            .iter()
            .map(|span| span.reached.len() - span.tokens.len());
        let ahead = ahead.min().unwrap_or(0);
        let rows = given + ahead * count;
        let asks = asked + ahead * count;
        if rows > ROWS || ahead >= STEPS {
            return Err(kept.no_room(rows));
        }
        let after = |first: usize, step: usize| first + step * count..first + (step + 1) * count;
        let single = |span: &Span<'_>| span.tokens.len() == 1;
        let begin = Step {
            rows: 0..given,
            asks: 0..asked,
            alone: rated > 0 && spans.iter().all(single),
        };
        let own = (0..ahead).map(|step| Step {
            rows: after(given, step),
            asks: after(asked, step),
            alone: true,
        });
        let asks_at = ROWS_AT + rows * ROW;
        let mut batch = Self {
            words: vec![0; asks_at + asks * ASK],
            steps: std::iter::once(begin).chain(own).collect(),
            asks_at,
        };
        let records = batch.words.as_chunks_mut::<STEP>().0;
        for (record, step) in records.iter_mut().zip(&batch.steps) {
            *record = [step.rows.start, step.asks.start, asks_at].map(|word| word as u32);
        }
        let (mut row, mut ask) = (0, 0);
        for (index, span) in spans.iter_mut().enumerate() {
            let own = |first: usize, step: usize| first + step * count + index;
            let next = |step: usize| {
                if step < ahead {
                    own(given, step) as u32
                } else {
                    NONE
                }
            };
            let list = batch.list(span, ahead, kept)?;
            let mask = batch.mask(span.allowed);
            for (offset, token) in span.tokens.iter().enumerate() {
                batch.row(row, span, offset, *token, list);
                if offset + rated >= span.tokens.len() {
                    batch.ask(ask, [row as u32, mask, next(0)]);
                    ask += 1;
                }
                row += 1;
            }
            for step in 0..ahead {
                let at = own(given, step);
                batch.row(at, span, span.tokens.len() + step, 0, list);
                batch.ask(own(asked, step), [at as u32, NONE, next(step + 1)]);
            }
        }
        Ok(batch)
    }

    /// How many answers there are.
    pub fn asks(&self) -> usize {
        self.steps.last().map_or(0, |step| step.asks.end)
    }

    /// Adds the list of a branch's places; where it begins.
    fn list(
        &mut self,
        span: &mut Span<'_>,
        ahead: usize,
        kept: &mut Kept,
    ) -> Result<u32, ModelError> {
        let Some(branch) = &mut span.branch else {
            return Ok(NONE);
        };
        kept.reserve(branch, span.start + span.tokens.len() + ahead)?;
        let begin = self.words.len();
        self.words.extend(&branch.places);
        Ok(begin as u32)
    }

    /// Adds a mask; where it begins.
    fn mask(&mut self, mask: Option<&TokenMask>) -> u32 {
        let Some(mask) = mask else { return NONE };
        let begin = self.words.len();
        self.words.extend(mask.words());
        begin as u32
    }

    fn row(&mut self, row: usize, span: &Span<'_>, offset: usize, token: u32, list: u32) {
        let position = span.start + offset;
        let (fork, place) = match &span.branch {
            Some(branch) => (branch.fork as u32, branch.places[position - branch.fork]),
            None => (NONE, position as u32),
        };
        let (position, reached) = (position as u32, span.reached[offset] as u32);
        let record = [token, position, place, reached, fork, list];
        let at = ROWS_AT + row * ROW;
        self.words[at..at + ROW].copy_from_slice(&record);
    }

    fn ask(&mut self, ask: usize, record: [u32; ASK]) {
        let at = self.asks_at + ask * ASK;
        self.words[at..at + ASK].copy_from_slice(&record);
    }
}
