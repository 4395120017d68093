//! Prediction: a [`Request`] in, an [`Answer`] out. The model proposes tokens, the grammar of the language says which
//! of them are possible, and every probability is renormalised over those.
//!
//! What the model has read stays in its key-value cache: of the next request only what differs from the last one is
//! read, so a step of a session costs its own tokens.

mod alternatives;
mod amendments;
mod answers;
mod backward;
mod caches;
mod careful;
mod caught;
mod certain;
mod choices;
mod chooser;
mod cleanup;
mod columns;
mod comprehension;
mod confidence;
mod decision;
mod decoder;
mod disclosure;
mod error;
mod euclid;
mod evaluation;
#[cfg(test)]
mod fixtures;
mod fold;
mod free;
mod judge;
mod matched;
mod opened;
mod ordering;
mod place;
mod priority;
mod samples;
mod settled;
mod shares;
mod turns;
mod typed;
mod walks;
mod ways;
mod wholes;
mod working;

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::action::Action;
use crate::calibration::{Calibration, Made};
use crate::debugger::edited_state;
use crate::language::{Context, LanguageError, Tokenizer, context, encode_action};
use crate::model::{Compute, Session};
use crate::program::{Input, Program};
use crate::request::{
    Answer, Confidence, Evaluated, HistoryEntry, Mode, Passed, Prediction, Reply, Request,
    RequestError,
};
use crate::state::State;

use answers::Answers;
use chooser::Chooser;
use confidence::Parts;
pub use error::PredictError;
use walks::Walks;
use ways::{Ways, mode_of, trajectory, with_past};
use wholes::Memory;

/// Tokens kept free for an action and its result; the document starts again with a key frame before they run out. The
/// second is for programs so long that the first does not fit.
const RESERVES: [usize; 2] = [256, 128];

/// Of the reserve, what ending a step may take once the rest is used up.
const CLOSING: usize = 96;

/// The most tokens of one step; longer ones are brought to their end.
const LONGEST_STEP: usize = 900;

/// The most states on the way to one goal, unless told otherwise.
const LONGEST_WAY: usize = 1_000;

/// A model that answers requests, one after the other.
pub struct Predictor {
    tokenizer: Tokenizer,
    session: Session,
    /// The program of the last request, and the text it was parsed from.
    program: Option<(String, Rc<Program>)>,
    /// What is typed where it asks, as the last request says it.
    input: Option<Input>,
    /// What the program asks with in the step that was predicted last.
    asked_with: Vec<String>,
    /// The values of expressions without names that have been worked out for it.
    known: BTreeMap<String, String>,
    /// What the model has said of operations without names, and how surely.
    asked: BTreeMap<String, (Evaluated, f64)>,
    /// The jumps of it that have been taken state by state.
    walks: Walks,
    /// The values of its states that are longer than these show.
    wholes: Memory,
    clock: fn() -> f64,
    longest_way: usize,
    asks_first: bool,
    watcher: Option<Watcher>,
    calibration: Option<Calibration>,
}

/// Is told of every state that a careful prediction passes, as it is predicted.
pub type Watcher = Box<dyn Fn(Passed)>;

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
            input: None,
            asked_with: Vec::new(),
            known: BTreeMap::new(),
            asked: BTreeMap::new(),
            walks: Walks::default(),
            wholes: Memory::default(),
            clock: milliseconds,
            longest_way: LONGEST_WAY,
            asks_first: true,
            watcher: None,
            calibration: None,
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
        compute: &Compute,
    ) -> Result<Predictor, PredictError> {
        let tokenizer = Tokenizer::from_bytes(tokenizer)?;
        Predictor::new(tokenizer, Session::load(config, weights, compute)?)
    }

    /// Sets the clock that times answers: milliseconds since any fixed moment. Where there is no system clock (wasm),
    /// answers take no time until this is called.
    pub fn set_clock(&mut self, clock: fn() -> f64) {
        self.clock = clock;
    }

    /// Sets who is told of the states on a careful way. It ends the way through the session's checkpoint, which is
    /// asked between any two tokens.
    pub fn set_watcher(&mut self, watcher: Watcher) {
        self.watcher = Some(watcher);
    }

    /// Sets the curves that all probabilities of predictions go through; at first they are the model's own. The curves
    /// are of jumps, and stay an estimate for careful predictions.
    pub fn set_calibration(&mut self, calibration: Calibration) {
        self.calibration = Some(calibration);
    }

    /// Sets after how many states a careful prediction gives up; at first 1,000.
    pub fn set_longest_way(&mut self, states: usize) {
        self.longest_way = states;
    }

    /// Sets whether the condition of a header is asked, and the value of a statement worked out, before the step that runs it; at
    /// first they are.
    pub fn set_asks_first(&mut self, asks_first: bool) {
        self.asks_first = asks_first;
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
            Err(error) => {
                let mut answer = Answer::error(request.id.clone(), &error);
                if let (Reply::Error { awaits, .. }, PredictError::Awaited(awaited)) =
                    (&mut answer.reply, error)
                {
                    *awaits = Some(awaited);
                }
                answer
            }
        }
    }

    /// Like [`Predictor::answer`], with the error as a value: [`PredictError::is_cancelled`] tells a cancellation.
    ///
    /// # Errors
    /// Why there is no prediction.
    pub async fn predict(&mut self, request: &Request) -> Result<Reply, PredictError> {
        let started = (self.clock)();
        let program = self.program_of(request)?;
        request.check_against(&program)?;
        let at = request.state.clone().unwrap_or_else(State::start);
        let mut reply = match &request.action {
            Action::Edit { frame, locals } => Reply::Predictions {
                predictions: vec![Prediction::new(
                    edited_state(&at, *frame, locals),
                    1.0,
                    Confidence::default(),
                )],
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
                self.taken(request, &program, &at, &action).await?
            }
        };
        if let Reply::Predictions { milliseconds, .. } = &mut reply {
            *milliseconds = (self.clock)() - started;
        }
        Ok(reply)
    }

    /// What a step leads to, or an inverse one: `action` at the state `at`.
    async fn taken(
        &mut self,
        request: &Request,
        program: &Program,
        at: &State,
        action: &Action,
    ) -> Result<Reply, PredictError> {
        let history = trajectory(&request.history, action.is_inverse());
        let expanded = self.walks.expanded(history, at);
        let history = &*expanded.entries;
        let given = encode_action(&self.tokenizer, program, at, action)?;
        let Context { ids, told } = self.context(program, history, at, given.len())?;
        let raised = caught::raised(program, history, at);
        let ended = caught::ended(history, at);
        let told = told.max(raised.map_or(0, |(_, count)| count));
        let told = told.max(usize::from(ended.is_some()));
        let told = told.max(answers::of_the_line(history, at));
        let told = told.max(wholes::told_by(history, at));
        let told = with_past(program, history, told);
        let mut ways = Ways {
            id: &request.id,
            program,
            history: &history[history.len() - told..],
            raised: raised.map(|(message, _)| message),
            ended,
            document: &ids,
            given: &given,
            at,
            action,
            answers: &Answers::default(),
            mode: mode_of(request.mode, action),
            alternatives: &request.alternatives,
            opened: request.opened,
        };
        // What no state shows is told before anything is asked.
        let informed = match ways.mode {
            Mode::Jump if self.asks_first && !ways.action.is_inverse() => {
                ways.past().and_then(|past| program.informed(&past))
            }
            Mode::Jump | Mode::Careful => None,
        };
        if let Some(informed) = &informed {
            ways.program = informed;
        }
        let disclosed = match ways.mode {
            Mode::Jump => self.disclose(&ways).await?,
            Mode::Careful => None,
        };
        let rest = match ways.mode {
            Mode::Jump => self.rest_of(&ways, disclosed.as_ref()).await?,
            Mode::Careful => None,
        };
        let answers = match ways.mode {
            Mode::Jump if self.asks_first => {
                self.find_out(&ways, disclosed.as_ref(), rest.as_ref())
                    .await?
            }
            Mode::Jump => Answers::default(),
            // The way asks at each of its states.
            Mode::Careful => Answers::default(),
        };
        ways.answers = &answers;
        let asked = std::mem::take(&mut self.asked_with);
        let mut predictions = match (ways.action.is_inverse(), request.samples) {
            (true, 1) => self.past(&ways).await?,
            (true, wanted) => self.pasts(&ways, wanted).await?,
            (false, wanted) => self.samples(&ways, wanted).await?,
        };
        if let ([best, ..], Mode::Jump) = (predictions.as_mut_slice(), ways.mode) {
            best.asked = asked;
        }
        if let Some(calibration) = &self.calibration {
            let made = Made::of(ways.mode, ways.action, ways.at);
            predictions
                .iter_mut()
                .for_each(|prediction| calibration.apply(prediction, made));
        }
        Ok(Reply::Predictions {
            predictions,
            history_used: expanded.given(told),
            milliseconds: 0.0,
        })
    }

    /// The program of a request, parsed anew only when its text is another one.
    fn program_of(&mut self, request: &Request) -> Result<Rc<Program>, PredictError> {
        let typed = |program: Program| program.with_input(request.input.clone());
        if let Some((text, program)) = &mut self.program
            && *text == request.source
        {
            // What was found out about it holds, whatever is typed.
            if self.input != request.input {
                *program = Rc::new(typed((**program).clone()));
                self.input.clone_from(&request.input);
            }
            return Ok(Rc::clone(program));
        }
        let program = Program::parse(&request.source)
            .map_err(RequestError::from)?
            .with_library_names()
            .with_private_names()
            .with_identity()
            .with_truth_asked()
            .with_exits_raised()
            .with_lineage_written()
            .without_type_arguments();
        let program = Rc::new(typed(program));
        self.program = Some((request.source.clone(), Rc::clone(&program)));
        self.input.clone_from(&request.input);
        self.known.clear();
        self.asked.clear();
        self.walks.clear();
        self.wholes.clear();
        Ok(program)
    }

    /// One prediction, in one step or step by step.
    async fn way(
        &mut self,
        ways: &Ways<'_>,
        chooser: &mut Chooser,
    ) -> Result<Prediction, PredictError> {
        match ways.mode {
            Mode::Jump => {
                let (state, parts) = self.jump(ways, chooser).await?;
                Ok(parts.prediction(state))
            }
            Mode::Careful => careful::predict(self, ways, chooser).await,
        }
    }

    /// The state that the action leads to, in one prediction.
    async fn jump(
        &mut self,
        ways: &Ways<'_>,
        chooser: &mut Chooser,
    ) -> Result<(State, Parts), PredictError> {
        self.result(ways, ways.document.to_vec(), chooser).await
    }

    /// The state that the action leads to, where `document` ends at the state that it is taken at.
    async fn result(
        &mut self,
        ways: &Ways<'_>,
        mut document: Vec<u32>,
        chooser: &mut Chooser,
    ) -> Result<(State, Parts), PredictError> {
        document.extend_from_slice(ways.given);
        let settled = self.settle(ways, &document, chooser).await?;
        Ok((settled.state, settled.parts))
    }

    /// Tells the watcher, if there is one, of a state on a careful way.
    fn tell(&self, passed: impl FnOnce() -> Passed) {
        if let Some(watcher) = &self.watcher {
            let mut passed = passed();
            if let Some(calibration) = &self.calibration {
                calibration.apply_to_passed(&mut passed);
            }
            watcher(passed);
        }
    }

    /// What the model reads before an action or a question at `at`, which takes `given` tokens.
    fn context(
        &self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
        given: usize,
    ) -> Result<Context, PredictError> {
        let limit = self.session.config().context;
        let with = |reserve| context(&self.tokenizer, program, history, at, limit, given, reserve);
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
