//! A debugger with a predictor behind it.

use std::cell::RefCell;
use std::rc::Rc;

use hunch::debugger::{Arrival, Command, Debugger, Outcome};
use hunch::model::block_on;
use hunch::predict::Predictor;
use hunch::request::Passed;

use super::CommandError;

/// A session on the command line.
pub struct Session {
    pub debugger: Debugger,
    predictor: Predictor,
    /// What the prediction under way has passed.
    passed: Rc<RefCell<Vec<Passed>>>,
}

impl Session {
    /// `watch` is told of every state that a careful prediction passes.
    pub fn new(
        debugger: Debugger,
        mut predictor: Predictor,
        watch: impl Fn(&Passed) + 'static,
    ) -> Session {
        let passed = Rc::default();
        let heard: Rc<RefCell<Vec<Passed>>> = Rc::clone(&passed);
        predictor.set_watcher(Box::new(move |state| {
            watch(&state);
            heard.borrow_mut().push(state);
        }));
        Session {
            debugger,
            predictor,
            passed,
        }
    }

    /// How many tokens the model has read.
    pub fn tokens_read(&mut self) -> u64 {
        self.predictor.session().tokens_read()
    }

    /// Carries out a command, predicting what it needs.
    pub fn run(&mut self, command: Command) -> Result<Arrival, CommandError> {
        match self.debugger.command(command)? {
            Outcome::Moved => Ok(Arrival::Moved),
            Outcome::NeedsPrediction(request) => {
                let answer = block_on(self.predictor.answer(&request));
                for passed in self.passed.take() {
                    self.debugger.pass(passed);
                }
                Ok(self.debugger.accept(answer)?)
            }
        }
    }
}
