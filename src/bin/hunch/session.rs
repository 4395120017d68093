//! A debugger with a predictor behind it.

use hunch::debugger::{Arrival, Command, Debugger, Outcome};
use hunch::model::block_on;
use hunch::predict::Predictor;

use super::CommandError;

/// A session on the command line.
pub struct Session {
    pub debugger: Debugger,
    predictor: Predictor,
}

impl Session {
    pub fn new(debugger: Debugger, predictor: Predictor) -> Session {
        Session {
            debugger,
            predictor,
        }
    }

    /// Carries out a command, predicting what it needs.
    pub fn run(&mut self, command: Command) -> Result<Arrival, CommandError> {
        match self.debugger.command(command)? {
            Outcome::Moved => Ok(Arrival::Moved),
            Outcome::NeedsPrediction(request) => {
                let answer = block_on(self.predictor.answer(&request));
                Ok(self.debugger.accept(answer)?)
            }
        }
    }
}
