//! The true runs of programs: each is asked for once and kept, by the program's text.

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use gloo::timers::future::TimeoutFuture;
use hunch::program::Program;
use hunch::truth::{Run, RunError};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::reference::{Phase, Question, Reference, Reply, Unanswered};

/// So many are kept: those of the programs that were asked for last.
const MOST: usize = 8;

/// What the run of a program came to.
type Known = Result<Arc<Run>, Unanswered>;
/// Who waits for one.
type Done = Box<dyn FnOnce(Known) + Send + Sync>;

/// The runs, and the two Pythons that they come from.
#[derive(Clone, Copy)]
pub struct Runs {
    kept: RwSignal<VecDeque<(String, Option<Known>)>>,
    waiting: StoredValue<Vec<(String, Done)>>,
    pythons: StoredValue<Option<Pythons>, LocalStorage>,
    phase: RwSignal<Phase>,
}

/// So many states are checked at once, which takes some milliseconds.
const AT_ONCE: usize = 200;

/// The run of an answer. What runs in the sandbox may say anything: only states of the program are believed.
async fn checked(reply: Reply, program: &Program) -> Result<Run, Unanswered> {
    let garbled = |error: RunError| Unanswered::Crash(error.to_string());
    let run = reply
        .run
        .unwrap_or_else(|| Run::of(&[]))
        .limited()
        .map_err(garbled)?;
    for first in (0..run.len()).step_by(AT_ONCE) {
        run.check(first..first + AT_ONCE, program)
            .map_err(garbled)?;
        // The page does what it has to do in between.
        TimeoutFuture::new(0).await;
    }
    Ok(run)
}

/// CPython under two hash seeds: where a program has sets, only what both agree on is Python's and not chance.
#[derive(Clone)]
struct Pythons {
    first: Rc<Reference>,
    second: Rc<Reference>,
}

impl Runs {
    pub fn new(phase: RwSignal<Phase>) -> Runs {
        Runs {
            kept: RwSignal::new(VecDeque::new()),
            waiting: StoredValue::new(Vec::new()),
            pythons: StoredValue::new_local(None),
            phase,
        }
    }

    /// The run of a program, if it was asked for and is there.
    pub fn known(self, text: &str) -> Option<Known> {
        self.kept
            .with(|kept| kept.iter().find(|(known, _)| known == text)?.1.clone())
    }

    /// Whether it is awaited.
    pub fn is_asked(self, text: &str) -> bool {
        self.kept.with(|kept| {
            let mut entries = kept.iter();
            entries.any(|(known, run)| known == text && run.is_none())
        })
    }

    /// Asks for it, and calls back when it is there.
    pub fn trace(self, text: String, done: impl FnOnce(Known) + Send + Sync + 'static) {
        if let Some(run) = untrack(|| self.known(&text)) {
            // What hindered it may be over.
            if !matches!(run, Err(Unanswered::Network(_))) {
                done(run);
                return;
            }
        }
        self.waiting
            .update_value(|waiting| waiting.push((text.clone(), Box::new(done))));
        if untrack(|| self.is_asked(&text)) {
            return;
        }
        self.kept.update(|kept| {
            kept.retain(|(known, _)| *known != text);
            kept.push_back((text.clone(), None));
            let settled = kept.iter().position(|(_, run)| run.is_some());
            if let Some(oldest) = settled.filter(|_| kept.len() > MOST) {
                kept.remove(oldest);
            }
        });
        spawn_local(async move {
            let run = self.traced(&text).await.map(Arc::new);
            self.kept.update(|kept| {
                if let Some(entry) = kept.iter_mut().find(|(known, _)| *known == text) {
                    entry.1 = Some(run.clone());
                }
            });
            for done in self.take_waiting(&text) {
                done(run.clone());
            }
        });
    }

    /// Asks CPython something else.
    ///
    /// # Errors
    /// Why there is no answer.
    pub async fn ask(self, question: &Question) -> Result<Reply, Unanswered> {
        let python = self.pythons().first;
        python.ask(question).await
    }

    async fn traced(self, text: &str) -> Result<Run, Unanswered> {
        let program = Program::parse(text).map_err(|error| Unanswered::Crash(error.to_string()))?;
        let pythons = self.pythons();
        let question = Question::Trace {
            source: text.to_owned(),
        };
        let reply = pythons.first.ask(&question).await?;
        let hashes = reply.hashes;
        let run = checked(reply, &program).await?;
        if !hashes {
            return Ok(run);
        }
        let other = checked(pythons.second.ask(&question).await?, &program).await?;
        Ok(run.with_reseeded(other))
    }

    fn pythons(self) -> Pythons {
        if self.pythons.with_value(Option::is_none) {
            self.pythons.set_value(Some(Pythons {
                first: Rc::new(Reference::new("0", self.phase)),
                second: Rc::new(Reference::new("1", self.phase)),
            }));
        }
        self.pythons
            .get_value()
            .unwrap_or_else(|| unreachable!("it was set just now"))
    }

    fn take_waiting(self, text: &str) -> Vec<Done> {
        let mut taken = Vec::new();
        self.waiting.update_value(|waiting| {
            let (those, others) = std::mem::take(waiting)
                .into_iter()
                .partition(|(known, _)| known == text);
            *waiting = others;
            taken = those;
        });
        taken.into_iter().map(|(_, done)| done).collect()
    }
}
