//! Prediction: a [`Request`] in, an [`Answer`] out. The model proposes tokens, the grammar of the language says which
//! of them are possible, and every probability is renormalised over those.
//!
//! What the model has read stays in its key-value cache: of the next request only what differs from the last one is
//! read, so a step of a session costs its own tokens.

mod careful;
mod chooser;
mod confidence;
mod decoder;
mod free;

use burn::tensor::Device;

use crate::action::Action;
use crate::debugger::edited_state;
use crate::language::{
    Context, Grammar, LanguageError, Question, Reply as Said, Tokenizer, context, decode_reply,
    decode_step, encode_action, encode_question,
};
use crate::model::{ModelError, Session};
use crate::program::{Program, canonical_expression};
use crate::request::{Answer, HistoryEntry, Mode, Prediction, Reply, Request, RequestError};
use crate::state::State;

use chooser::Chooser;
use confidence::Parts;
use decoder::Decoded;

/// Tokens kept free for an action and its result; the document starts again with a key frame before they run out. The
/// second is for programs so long that the first does not fit.
const RESERVES: [usize; 2] = [256, 128];

/// Of the reserve, what ending a step may take once the rest is used up.
const CLOSING: usize = 96;

/// The most tokens of one step; longer ones are brought to their end.
const LONGEST_STEP: usize = 900;

/// How many more samples are drawn than different ones wanted.
const DRAWS: usize = 4;

/// A model that answers requests, one after the other.
pub struct Predictor {
    tokenizer: Tokenizer,
    session: Session,
    /// The program of the last request, and the text it was parsed from.
    program: Option<(String, Program)>,
    clock: fn() -> f64,
}

impl Predictor {
    /// A predictor from a tokenizer and a model that belong together.
    ///
    /// # Errors
    /// [`PredictError::Vocabulary`] if they do not.
    pub fn new(tokenizer: Tokenizer, session: Session) -> Result<Predictor, PredictError> {
        let (tokens, model) = (tokenizer.size(), session.config().vocabulary_size);
        if tokens != model {
            return Err(PredictError::Vocabulary { tokens, model });
        }
        Ok(Predictor {
            tokenizer,
            session,
            program: None,
            clock: milliseconds,
        })
    }

    /// Loads a predictor from the contents of `config.json`, `tokenizer.json` and `weights.safetensors`.
    ///
    /// # Errors
    /// Says which file is wrong and how.
    pub fn load(
        config: &str,
        tokenizer: &[u8],
        weights: &[u8],
        device: &Device,
    ) -> Result<Predictor, PredictError> {
        let tokenizer = Tokenizer::from_bytes(tokenizer)?;
        Predictor::new(tokenizer, Session::load(config, weights, device)?)
    }

    /// Sets the clock that times answers: milliseconds since any fixed moment. Where there is no system clock (wasm),
    /// answers take no time until this is called.
    pub fn set_clock(&mut self, clock: fn() -> f64) {
        self.clock = clock;
    }

    /// The model, for its configuration, a checkpoint or a self-test. What it has read can be changed freely.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Answers a request; what cannot be answered gets an answer that says why.
    pub async fn answer(&mut self, request: &Request) -> Answer {
        match self.predict(request).await {
            Ok(reply) => Answer {
                id: request.id.clone(),
                reply,
            },
            Err(error) => Answer::error(request.id.clone(), error),
        }
    }

    /// Like [`Predictor::answer`], with the error as a value: [`PredictError::is_cancelled`] tells a cancellation.
    ///
    /// # Errors
    /// Why there is no prediction.
    pub async fn predict(&mut self, request: &Request) -> Result<Reply, PredictError> {
        let started = (self.clock)();
        let program = self.program_of(&request.source)?;
        request.check_against(&program)?;
        let at = request.state.clone().unwrap_or_else(State::start);
        let reply = match &request.action {
            Action::Edit { frame, locals } => Reply::Predictions {
                predictions: vec![Prediction {
                    state: edited_state(&at, *frame, locals),
                    probability: 1.0,
                    confidence: Default::default(),
                }],
                history_used: 0,
                milliseconds: 0.0,
            },
            Action::Evaluate { expression } => {
                self.evaluate(
                    &program,
                    trajectory(&request.history, false),
                    &at,
                    expression,
                )
                .await?
            }
            action => {
                let action = action.clone().normalized();
                let history = trajectory(&request.history, action.is_inverse());
                let told = self.context(&program, history, &at)?.told;
                let ways = Ways {
                    program: &program,
                    history: &history[history.len() - told..],
                    at: &at,
                    action: &action,
                    mode: request.mode,
                };
                Reply::Predictions {
                    predictions: self.samples(&ways, request.samples).await?,
                    history_used: told,
                    milliseconds: 0.0,
                }
            }
        };
        Ok(match reply {
            Reply::Predictions {
                predictions,
                history_used,
                ..
            } => Reply::Predictions {
                predictions,
                history_used,
                milliseconds: (self.clock)() - started,
            },
            other => other,
        })
    }

    /// The program of a text, parsed anew only when the text is another one.
    fn program_of(&mut self, source: &str) -> Result<Program, PredictError> {
        if let Some((text, program)) = &self.program
            && text == source
        {
            return Ok(program.clone());
        }
        let program = Program::parse(source).map_err(RequestError::from)?;
        self.program = Some((source.to_owned(), program.clone()));
        Ok(program)
    }

    /// The greedy prediction and, if more than one is wanted, different sampled ones; best first.
    async fn samples(
        &mut self,
        ways: &Ways<'_>,
        wanted: usize,
    ) -> Result<Vec<Prediction>, PredictError> {
        let mut found: Vec<Prediction> = vec![self.way(ways, &mut Chooser::Greedy).await?];
        let mut chooser = Chooser::sampled();
        for _ in 1..wanted * DRAWS {
            if wanted == 1 || found.len() == wanted {
                break;
            }
            let prediction = self.way(ways, &mut chooser).await?;
            if !found.iter().any(|other| other.state == prediction.state) {
                found.push(prediction);
            }
        }
        found.sort_by(|a, b| b.probability.total_cmp(&a.probability));
        Ok(found)
    }

    /// One prediction, in one step or step by step.
    async fn way(
        &mut self,
        ways: &Ways<'_>,
        chooser: &mut Chooser,
    ) -> Result<Prediction, PredictError> {
        match ways.mode {
            Mode::Jump => {
                let (state, parts) = self
                    .step(ways.program, ways.history, ways.at, ways.action, chooser)
                    .await?;
                Ok(parts.prediction(state))
            }
            Mode::Careful => careful::predict(self, ways, chooser).await,
        }
    }

    /// One step: the state that `action` at `at` leads to.
    async fn step(
        &mut self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
        action: &Action,
        chooser: &mut Chooser,
    ) -> Result<(State, Parts), PredictError> {
        let grammar = Grammar::for_step(&self.tokenizer, program, at, action)?;
        let mut document = self.document(program, history, at)?;
        document.extend(encode_action(&self.tokenizer, action)?);
        let decoded = decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            &document,
            chooser,
        )
        .await?;
        let state = decode_step(&self.tokenizer, program, at, &decoded.ids())?;
        let parts = Parts::of(&self.tokenizer, &decoded);
        Ok((state, parts))
    }

    async fn evaluate(
        &mut self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
        expression: &str,
    ) -> Result<Reply, PredictError> {
        let expression = canonical_expression(expression).map_err(RequestError::from)?;
        let mut document = self.document(program, history, at)?;
        document.extend(encode_question(
            &self.tokenizer,
            Question::Watch,
            &expression,
        ));
        let grammar = Grammar::for_reply(&self.tokenizer, program, at, false);
        let decoded: Decoded = decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            &document,
            &mut Chooser::Greedy,
        )
        .await?;
        let (value, exception) = match decode_reply(&self.tokenizer, program, &decoded.ids())? {
            Said::Value(value) => (value, None),
            Said::Exception(message) => (None, Some(message.unwrap_or_default())),
            Said::Skipped => (None, None),
        };
        Ok(Reply::Value {
            value,
            exception,
            probability: decoded.probability(),
        })
    }

    /// What the model reads before an action or a question at `at`.
    fn document(
        &self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
    ) -> Result<Vec<u32>, PredictError> {
        Ok(self.context(program, history, at)?.ids)
    }

    /// The same, with how much of the history it tells.
    fn context(
        &self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
    ) -> Result<Context, PredictError> {
        let limit = self.session.config().context;
        let with = |reserve| context(&self.tokenizer, program, history, at, limit, reserve);
        match with(RESERVES[0]) {
            Err(LanguageError::ContextTooLong { .. }) => Ok(with(RESERVES[1])?),
            document => Ok(document?),
        }
    }
}

impl std::fmt::Debug for Predictor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Predictor")
            .field("session", &self.session)
            .finish_non_exhaustive()
    }
}

/// What is to be predicted, and how.
struct Ways<'a> {
    program: &'a Program,
    history: &'a [HistoryEntry],
    at: &'a State,
    action: &'a Action,
    mode: Mode,
}

/// The end of a history that reads like a trajectory the model has learned from: all forward or all backward, and
/// without edits. What was before is in the key frame that the document begins with.
fn trajectory(history: &[HistoryEntry], inverse: bool) -> &[HistoryEntry] {
    let breaks = |action: &Action| !action.is_step() || action.is_inverse() != inverse;
    let first = history
        .iter()
        .rposition(|entry| breaks(&entry.action))
        .map_or(0, |last| last + 1);
    &history[first..]
}

#[cfg(not(target_arch = "wasm32"))]
fn milliseconds() -> f64 {
    use std::sync::LazyLock;
    use std::time::Instant;
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed().as_secs_f64() * 1000.0
}

#[cfg(target_arch = "wasm32")]
fn milliseconds() -> f64 {
    0.0
}

/// Why there is no prediction.
#[derive(Debug, thiserror::Error)]
pub enum PredictError {
    /// The request cannot be answered.
    #[error(transparent)]
    Request(#[from] RequestError),
    /// The request cannot be said to the model, or its action leads nowhere.
    #[error(transparent)]
    Language(#[from] LanguageError),
    /// The model could not be loaded or run.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The tokenizer and the weights are not from one export.
    #[error(
        "tokenizer.json has {tokens} tokens and the model {model}. \
         tokenizer.json and the weights must come from one export"
    )]
    Vocabulary {
        /// Tokens of the tokenizer.
        tokens: usize,
        /// Tokens of the model.
        model: usize,
    },
    /// The careful mode did not arrive.
    #[error(
        "after {0} states the goal is not reached: predict it in one jump, or set a breakpoint on the way"
    )]
    Unreached(usize),
}

impl PredictError {
    /// Whether the caller itself stopped the prediction.
    pub fn is_cancelled(&self) -> bool {
        matches!(self, PredictError::Model(ModelError::Cancelled))
    }
}
