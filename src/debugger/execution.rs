//! Carrying out commands: whether each is possible, what it does to the timeline, and what is kept of what was shown, to take it back.

use crate::action::Action;
use crate::request::check_action;
use crate::state::State;

use super::timeline::{Place, Target};
use super::undo::Shown;
use super::{Command, Debugger, DebuggerError, Dropped, Goal, Moment, Outcome, Provenance, given};

impl Debugger {
    /// Whether `command` is possible now, as far as can be said without predicting.
    ///
    /// # Errors
    /// Why not, in words for the user.
    pub fn check(&self, command: &Command) -> Result<(), DebuggerError> {
        match command {
            Command::Act(action) => self.check_action(action),
            Command::Infer(action) if action.is_inverse() => self.check_action(action),
            Command::Infer(_) => Err(DebuggerError::NotInverse),
            Command::Continue => self.check_action(&Action::Continue),
            Command::RunTo(line) if self.program.next_line_with_code(*line).is_none() => {
                Err(DebuggerError::NoCodeBelow(*line))
            }
            Command::RunTo(_) => self.check_action(&Action::Continue),
            Command::ContinueBack => self.check_action(&Action::InvStepInto),
            Command::GoTo(position) if *position >= self.timeline.len() => {
                Err(DebuggerError::NoSuchPosition(*position))
            }
            Command::GoToRaise if self.raised().is_none() => Err(DebuggerError::NothingRaised),
            Command::StartAt(state) | Command::StandAt(state) => Ok(state.check(&self.program)?),
            Command::Choose(index) if *index >= self.moment().alternatives.len() => {
                Err(DebuggerError::NoSuchAlternative(*index))
            }
            Command::Undo if self.undo.is_empty() && !self.is_waiting() => {
                Err(DebuggerError::NothingToUndo)
            }
            Command::Instead(other) => Ok(other.state.check(&self.program)?),
            Command::Follow(truth) => Ok(truth.check(&self.program)?),
            Command::GoTo(_)
            | Command::GoToRaise
            | Command::Restart
            | Command::Choose(_)
            | Command::Undo => Ok(()),
        }
    }

    pub(super) fn check_action(&self, action: &Action) -> Result<(), DebuggerError> {
        Ok(check_action(action, self.state(), &self.program, "action")?)
    }

    /// Carries out a command, or says which prediction it needs. A request that waits for its answer is given up.
    ///
    /// # Errors
    /// Those of [`Debugger::check`]; the session is then as before.
    pub fn command(&mut self, command: Command) -> Result<Outcome, DebuggerError> {
        self.check(&command)?;
        let given_up = self.pending.take().is_some();
        self.dropped = Dropped::default();
        match command {
            Command::Undo => {
                if !given_up && let Some(shown) = self.undo.take() {
                    self.show_again(shown);
                }
                Ok(Outcome::Moved)
            }
            Command::Act(action @ Action::Edit { .. }) => {
                self.edit(action);
                Ok(Outcome::Moved)
            }
            Command::Act(action) => Ok(self.act(action)),
            Command::Continue => Ok(self.act(self.run_until(None))),
            Command::RunTo(line) => {
                Ok(self.act(self.run_until(self.program.next_line_with_code(line))))
            }
            Command::ContinueBack => Ok(self.continue_back()),
            Command::Infer(action) => Ok(self.predict(action, true)),
            Command::GoTo(position) => {
                let now = self.now();
                self.undo.keep_scrub(now);
                self.replay(position);
                Ok(Outcome::Moved)
            }
            Command::GoToRaise => {
                if let Some(raised) = self.raised() {
                    self.keep();
                    self.show(raised);
                }
                Ok(Outcome::Moved)
            }
            Command::Restart => {
                self.begin(given(State::start(), Provenance::Visited));
                Ok(Outcome::Moved)
            }
            Command::Choose(index) => {
                self.choose(index);
                Ok(Outcome::Moved)
            }
            Command::Instead(other) => {
                self.instead(*other);
                Ok(Outcome::Moved)
            }
            Command::Follow(truth) => {
                self.follow_truth(*truth);
                Ok(Outcome::Moved)
            }
            Command::StartAt(state) => {
                self.begin(given(state, Provenance::Edited));
                Ok(Outcome::Moved)
            }
            Command::StandAt(state) => {
                self.begin(given(state, Provenance::Told));
                Ok(Outcome::Moved)
            }
        }
    }

    /// The action that a command takes at the current state; `None` for one that takes none.
    pub fn action_of(&self, command: &Command) -> Option<Action> {
        Some(match command {
            Command::Act(action) | Command::Infer(action) => action.clone().normalized(),
            Command::Continue => self.run_until(None),
            Command::RunTo(line) => self.run_until(self.program.next_line_with_code(*line)),
            _ => return None,
        })
    }

    /// The state that a step leads to, if that is on the timeline already, or was passed by a careful prediction: the
    /// command would show it at once.
    pub fn known(&self, command: &Command) -> Option<&State> {
        let action = match command {
            Command::Infer(_) => return None,
            _ => self.action_of(command).filter(Action::is_step)?,
        };
        match self.timeline.target(&action) {
            Target::Known(place) => Some(&self.timeline.known(place).state),
            Target::Beyond | Target::Gap(_) => None,
        }
    }

    /// The action that runs to `line`, to a breakpoint or to the exit.
    fn run_until(&self, line: Option<u32>) -> Action {
        let lines = self.breakpoints.iter().copied().chain(line).collect();
        Action::Breakpoint { lines }.normalized()
    }

    fn act(&mut self, action: Action) -> Outcome {
        let action = action.normalized();
        if action.is_step()
            && let Target::Known(place) = self.timeline.target(&action)
        {
            self.keep();
            self.show(place);
            return Outcome::Moved;
        }
        self.predict(action, false)
    }

    fn continue_back(&mut self) -> Outcome {
        let stops = Goal::Lines(self.breakpoints.clone());
        // As far back as no stop can be missing.
        let there = match self.timeline.target_before(&stops) {
            Target::Known(place) => place,
            Target::Gap(before) => Place::at(before + 1),
            Target::Beyond => Place::at(0),
        };
        if there == Place::at(self.timeline.cursor()) {
            return self.act(Action::InvStepInto);
        }
        self.keep();
        self.show(there);
        Outcome::Moved
    }

    /// Shows a state of which the timeline tells. One that was passed on the way of a careful prediction is shown as
    /// what that has predicted: nobody has seen it before.
    fn show(&mut self, place: Place) {
        let before = self.timeline.current_id();
        self.timeline.show(place);
        self.before = Some(before);
        self.replayed = place.is_shown();
    }

    fn replay(&mut self, position: usize) {
        let before = self.timeline.current_id();
        if self.timeline.go_to(position) {
            self.before = Some(before);
            self.replayed = true;
        }
    }

    fn begin(&mut self, moment: Moment) {
        self.keep();
        self.timeline.begin(moment);
        self.before = None;
        self.replayed = false;
    }

    /// Keeps what is shown now, before a command changes it.
    pub(super) fn keep(&mut self) {
        let now = self.now();
        self.undo.keep(now);
        if let Some(oldest) = self.undo.oldest() {
            self.timeline.forget(oldest.mark);
        }
    }

    /// What is shown now, for undo.
    fn now(&mut self) -> Shown {
        let unanswered = self.unanswered.take();
        Shown {
            mark: self.timeline.mark(),
            replayed: self.replayed,
            before: self.before,
            input: unanswered.unwrap_or_else(|| self.input.clone()),
        }
    }

    fn show_again(&mut self, shown: Shown) {
        self.timeline.restore(shown.mark);
        self.replayed = shown.replayed;
        self.before = shown.before;
        self.input = shown.input;
        self.unanswered = None;
    }
}
