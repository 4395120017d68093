//! The true runs of programs: each is asked for once and kept, by the program's text and by what is set on the way.

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use gloo::timers::future::TimeoutFuture;
use hunch::debugger::Debugger;
use hunch::program::Program;
use hunch::truth::{Edit, Run, RunError};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::reference::{Phase, Question, Reference, Reply, Unanswered};
use crate::offline;

/// Of so many programs they are kept: those that were asked for last.
const MOST: usize = 8;
/// So many with edits are kept of a program.
const MOST_EDITED: usize = 16;

/// A program, and what is set in its run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The program's text.
    pub source: String,
    /// What its user types, a line each.
    pub typed: Vec<String>,
    /// What is set, in the order of the run; mostly nothing.
    pub edits: Vec<Edit>,
}

impl Course {
    /// The run of a program as it is.
    pub fn plain(source: &str) -> Course {
        Course {
            source: source.to_owned(),
            typed: Vec::new(),
            edits: Vec::new(),
        }
    }

    /// The run of a session's program, without what was set in it.
    pub fn of(debugger: &Debugger) -> Course {
        let program = debugger.program();
        let typed = debugger.input().filter(|_| program.asks_for_input());
        Course {
            source: program.text().to_owned(),
            typed: typed.unwrap_or_default().to_vec(),
            edits: Vec::new(),
        }
    }
}

/// What the run of a program came to.
pub type Known = Result<Arc<Run>, Unanswered>;
/// Who waits for one.
type Done = Box<dyn FnOnce(Known) + Send + Sync>;

/// The runs, and the two Pythons that they come from.
#[derive(Clone, Copy)]
pub struct Runs {
    kept: RwSignal<VecDeque<(Course, Option<Known>)>>,
    waiting: StoredValue<Vec<(Course, Done)>>,
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
        .whole()
        .map_err(garbled)?;
    for first in (0..run.len()).step_by(AT_ONCE) {
        run.check(first..first + AT_ONCE, program)
            .map_err(garbled)?;
        // The page does what it has to do in between.
        TimeoutFuture::new(0).await;
    }
    Ok(run)
}

/// Makes room for a run that was asked for: one with edits takes the place of another of its program, a program's own that of
/// another program with all that was set in it.
fn forget_the_oldest(kept: &mut VecDeque<(Course, Option<Known>)>, asked: &Course) {
    let alike = |course: &Course| match asked.edits.is_empty() {
        true => course.edits.is_empty(),
        false => !course.edits.is_empty() && course.source == asked.source,
    };
    let most = if asked.edits.is_empty() {
        MOST
    } else {
        MOST_EDITED
    };
    if kept.iter().filter(|(course, _)| alike(course)).count() <= most {
        return;
    }
    let oldest = kept
        .iter()
        .position(|(course, run)| alike(course) && run.is_some());
    let Some((oldest, _)) = oldest.and_then(|oldest| kept.remove(oldest)) else {
        return;
    };
    if oldest.edits.is_empty() {
        kept.retain(|(course, run)| course.source != oldest.source || run.is_none());
    }
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

    /// The run, if it was asked for and is there.
    pub fn known(self, course: &Course) -> Option<Known> {
        self.kept
            .with(|kept| kept.iter().find(|(known, _)| known == course)?.1.clone())
    }

    /// Whether it is awaited.
    pub fn is_asked(self, course: &Course) -> bool {
        self.kept.with(|kept| {
            let mut entries = kept.iter();
            entries.any(|(known, run)| known == course && run.is_none())
        })
    }

    /// Asks for it, and calls back when it is there.
    pub fn trace(self, course: Course, done: impl FnOnce(Known) + Send + Sync + 'static) {
        if let Some(run) = untrack(|| self.known(&course)) {
            // What hindered it may be over.
            if !matches!(run, Err(Unanswered::Network(_) | Unanswered::Damaged(_))) {
                done(run);
                return;
            }
        }
        self.waiting
            .update_value(|waiting| waiting.push((course.clone(), Box::new(done))));
        if untrack(|| self.is_asked(&course)) {
            return;
        }
        self.kept.update(|kept| {
            kept.retain(|(known, _)| *known != course);
            kept.push_back((course.clone(), None));
            forget_the_oldest(kept, &course);
        });
        spawn_local(async move {
            let run = self.traced(&course).await.map(Arc::new);
            if let Err(Unanswered::Network(_) | Unanswered::Damaged(_)) = run {
                offline::seek_new_version();
            }
            self.kept.update(|kept| {
                if let Some(entry) = kept.iter_mut().find(|(known, _)| *known == course) {
                    entry.1 = Some(run.clone());
                }
            });
            for done in self.take_waiting(&course) {
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
        python.ask(question, 0.0).await
    }

    async fn traced(self, course: &Course) -> Result<Run, Unanswered> {
        let program =
            Program::parse(&course.source).map_err(|error| Unanswered::Crash(error.to_string()))?;
        let pythons = self.pythons();
        let Course {
            source,
            typed,
            edits,
        } = course.clone();
        let question = Question::Trace {
            source,
            typed,
            edits,
        };
        let reply = pythons.first.ask(&question, 0.0).await?;
        // The user waits for both together.
        let spent = pythons.first.took();
        let hashes = reply.hashes;
        let run = checked(reply, &program).await?;
        if !hashes {
            return Ok(run);
        }
        let other = checked(pythons.second.ask(&question, spent).await?, &program).await?;
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

    fn take_waiting(self, course: &Course) -> Vec<Done> {
        let mut taken = Vec::new();
        self.waiting.update_value(|waiting| {
            let (those, others) = std::mem::take(waiting)
                .into_iter()
                .partition(|(known, _)| known == course);
            *waiting = others;
            taken = those;
        });
        taken.into_iter().map(|(_, done)| done).collect()
    }
}
