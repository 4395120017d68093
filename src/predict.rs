//! Prediction: a [`Request`] in, an [`Answer`] out. The model proposes tokens, the grammar of the language says which
//! of them are possible, and every probability is renormalised over those.
//!
//! What the model has read stays in its key-value cache: of the next request only what differs from the last one is
//! read, so a step of a session costs its own tokens.

mod alternatives;
mod amendments;
mod answers;
mod backward;
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
#[cfg(test)]
mod fixtures;
mod fold;
mod free;
mod judge;
mod opened;
mod ordering;
mod place;
mod priority;
mod samples;
mod settled;
mod shares;
mod walks;
mod wholes;
mod working;

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::action::Action;
use crate::calibration::{Calibration, Kind};
use crate::debugger::edited_state;
use crate::language::{
    Context, Grammar, LanguageError, Question, Tokenizer, context, encode_action, encode_question,
};
use crate::model::{Compute, ModelError, Session};
use crate::program::{Program, canonical_expression};
use crate::request::{
    Alternatives, Answer, Confidence, Evaluated, HistoryEntry, Mode, Passed, Prediction, Reply,
    Request, RequestError,
};
use crate::state::State;

use answers::Answers;
use certain::certain;
use chooser::Chooser;
use confidence::Parts;
use decoder::Decoded;
pub use error::PredictError;
use place::Place;
use walks::Walks;
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

/// The most entries of a history that are read where states do not show all that a program has.
const LONGEST_PAST: usize = 600;

/// A model that answers requests, one after the other.
pub struct Predictor {
    tokenizer: Tokenizer,
    session: Session,
    /// The program of the last request, and the text it was parsed from.
    program: Option<(String, Rc<Program>)>,
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
                let history = trajectory(&request.history, action.is_inverse());
                let expanded = self.walks.expanded(history, &at);
                let history = &*expanded.entries;
                let given = encode_action(&self.tokenizer, &program, &at, &action)?;
                let Context { ids, told } = self.context(&program, history, &at, given.len())?;
                let raised = caught::raised(&program, history, &at);
                let ended = caught::ended(history, &at);
                let told = told.max(raised.map_or(0, |(_, count)| count));
                let told = told.max(usize::from(ended.is_some()));
                let told = told.max(answers::of_the_line(history, &at));
                let told = told.max(wholes::told_by(history, &at));
                let told = with_past(&program, history, told);
                let mut ways = Ways {
                    id: &request.id,
                    program: &program,
                    history: &history[history.len() - told..],
                    raised: raised.map(|(message, _)| message),
                    ended,
                    document: &ids,
                    given: &given,
                    at: &at,
                    action: &action,
                    answers: &Answers::default(),
                    mode: mode_of(request.mode, &action),
                    alternatives: &request.alternatives,
                    opened: request.opened,
                };
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
                let mut predictions = match (ways.action.is_inverse(), request.samples) {
                    (true, 1) => self.past(&ways).await?,
                    (true, wanted) => self.pasts(&ways, wanted).await?,
                    (false, wanted) => self.samples(&ways, wanted).await?,
                };
                if let Some(calibration) = &self.calibration {
                    predictions
                        .iter_mut()
                        .for_each(|prediction| calibration.apply(prediction));
                }
                Reply::Predictions {
                    predictions,
                    history_used: expanded.given(told),
                    milliseconds: 0.0,
                }
            }
        };
        if let Reply::Predictions { milliseconds, .. } = &mut reply {
            *milliseconds = (self.clock)() - started;
        }
        Ok(reply)
    }

    /// The program of a text, parsed anew only when the text is another one.
    fn program_of(&mut self, source: &str) -> Result<Rc<Program>, PredictError> {
        if let Some((text, program)) = &self.program
            && text == source
        {
            return Ok(Rc::clone(program));
        }
        let program = Rc::new(Program::parse(source).map_err(RequestError::from)?);
        self.program = Some((source.to_owned(), Rc::clone(&program)));
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
                passed.probability = calibration.of(Kind::Whole, passed.probability);
            }
            watcher(passed);
        }
    }

    async fn evaluate(
        &mut self,
        program: &Program,
        history: &[HistoryEntry],
        at: &State,
        expression: &str,
    ) -> Result<Reply, PredictError> {
        let expression = canonical_expression(expression).map_err(RequestError::from)?;
        if let Some(value) = certain(at, &expression) {
            return Ok(Reply::Value {
                value: Some(value),
                exception: None,
                probability: 1.0,
            });
        }
        let given = encode_question(&self.tokenizer, at, Question::Watch, &expression).len();
        let document = self.context(program, history, at, given)?.ids;
        let place = Place {
            program,
            at,
            document: &document,
            given: 0,
        };
        let found = self.value_of(place, &expression).await?;
        let (length, context) = (document.len() + given, self.session.config().context);
        let no_room = ModelError::ContextFull { length, context };
        let (outcome, probability) = found.ok_or(no_room)?;
        let (value, exception) = match outcome {
            Evaluated::Value(value) => (value, None),
            Evaluated::Exception(message) => (None, Some(message.unwrap_or_default())),
            Evaluated::Skipped => (None, None),
        };
        Ok(Reply::Value {
            value,
            exception,
            probability,
        })
    }

    /// Appends a question about an expression to the document of the state `at`; gives what the model says to it, brought
    /// to its end after `most` tokens.
    async fn ask(
        &mut self,
        program: &Program,
        document: &mut Vec<u32>,
        at: &State,
        (question, expression): (Question, &str),
        most: usize,
    ) -> Result<Decoded, PredictError> {
        document.extend(encode_question(&self.tokenizer, at, question, expression));
        let skippable = question == Question::Subexpression;
        let grammar = Grammar::for_reply(&self.tokenizer, program, at, skippable).with_budget(most);
        decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            document,
            &[],
            &mut Chooser::Greedy,
        )
        .await
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

/// What is to be predicted, and how.
struct Ways<'a> {
    id: &'a serde_json::Value,
    program: &'a Program,
    history: &'a [HistoryEntry],
    /// What was raised, where an `except` is about to be asked whether it takes that.
    raised: Option<&'a str>,
    /// The state before, where a frame returns: an exception has left it, or none.
    ended: Option<&'a State>,
    /// What the model reads of program, history and state.
    document: &'a [u32],
    /// The action's tokens.
    given: &'a [u32],
    at: &'a State,
    action: &'a Action,
    /// What was asked before.
    answers: &'a Answers<'a>,
    mode: Mode,
    /// Of what to say what else could be.
    alternatives: &'a Alternatives,
    /// Whether to say what the line's sub-expressions come to.
    opened: bool,
}

impl<'a> Ways<'a> {
    /// The state of the line that goes on: where a frame returns, that of the frame that called it.
    fn goes_on(&self) -> &'a State {
        self.answers.resumed.unwrap_or(self.at)
    }

    /// The states from the start of the program to this one, if the history has them all.
    fn past(&self) -> Option<Vec<&'a State>> {
        let single = |entry: &HistoryEntry| entry.action == Action::StepInto;
        let begins = self
            .history
            .first()
            .is_some_and(|entry| entry.state.is_start());
        let states = self.history.iter().map(|entry| &entry.state);
        (begins && self.history.iter().all(single)).then(|| states.chain([self.at]).collect())
    }

    /// Where to ask something before the action.
    fn place(&self) -> Place<'a> {
        Place {
            program: self.program,
            at: self.at,
            document: self.document,
            given: self.given.len(),
        }
    }
}

/// How much of a history is read, of which `told` entries are needed at least: what states do not show is told by all of those before.
fn with_past(program: &Program, history: &[HistoryEntry], told: usize) -> usize {
    match history.len() {
        long @ ..=LONGEST_PAST if program.hides() => long,
        _ => told,
    }
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

/// How an action is predicted where `wanted` is asked for. Going back is one prediction in both modes: hardly anything has
/// to be worked out on a way back, so that a jump is nearly always right, and each state on the way only adds its errors
/// (models/recipe/LOG.md has figures, "The eleventh run").
fn mode_of(wanted: Mode, action: &Action) -> Mode {
    if action.is_inverse() {
        Mode::Jump
    } else {
        wanted
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
