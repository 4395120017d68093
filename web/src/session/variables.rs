//! Commands that are given for a variable: by their key or from the palette they ask for which.

use hunch::debugger::LocalView;
use leptos::prelude::*;

use super::{Direction, Session, Subject};
use crate::command::Command;
use crate::dialog::Dialog;
use crate::local::LocalName;
use crate::notices::{Notice, Topic};
use crate::series::Variable;
use crate::words::commands;

impl Session {
    /// The variables of the selected frame that a command can be given for.
    pub fn variables(self, command: Command) -> Vec<(LocalName, LocalView)> {
        let Some(frame) = self.selected_frame() else {
            return Vec::new();
        };
        let predicted = self.is_predicted();
        let fits = |local: &LocalView| {
            command != Command::Alternatives || (predicted && local.confidence.is_some())
        };
        let locals = self.view.with(|view| {
            let frames = view.as_ref().map(|view| &view.frames)?;
            let found = frames.iter().find(|found| found.index == frame)?;
            found.locals.clone()
        });
        let name = |local: &LocalView| LocalName {
            frame,
            name: local.name.clone(),
        };
        let locals = locals.into_iter().flatten().filter(fits);
        locals.map(|local| (name(&local), local)).collect()
    }

    /// Gives a command for the only variable there is, or asks for which.
    pub(super) fn ask_variable(self, command: Command) {
        match untrack(|| self.variables(command)).as_slice() {
            [] => self.notify(Notice {
                topic: Topic::Prediction,
                error: false,
                text: match command {
                    Command::Alternatives => commands::NO_PREDICTED_VARIABLE,
                    _ => commands::NO_VARIABLE,
                }
                .to_owned(),
                remedy: None,
            }),
            [(only, _)] => self.give_for(command, only),
            _ => {
                self.wanting.set(Some(command));
                self.dialog.set(Some(Dialog::Variable));
            }
        }
    }

    /// Gives a command for a variable.
    pub fn give_for(self, command: Command, local: &LocalName) {
        match command {
            Command::BreakOnChange => {
                let stop = self.change_stop(local);
                stop.iter().for_each(|stop| self.toggle_change_stop(stop));
            }
            Command::EditLocal => self.editing.set(Some(local.clone())),
            Command::RunToChange => self.run_to_change(local, Direction::Forward),
            Command::BackToChange => self.run_to_change(local, Direction::Backward),
            Command::Alternatives => self.ask_alternatives(Subject::Local(local.clone())),
            Command::OverTime => self.show_series(local),
            _ => {}
        }
    }

    fn show_series(self, local: &LocalName) {
        if let Some(function) = self.function_of(local) {
            self.series.show(Variable {
                frame: local.frame,
                function,
                name: local.name.clone(),
            });
        }
    }
    /// The function of a variable's frame.
    pub(super) fn function_of(self, local: &LocalName) -> Option<String> {
        self.view.with_untracked(|view| {
            let mut frames = view.as_ref()?.frames.iter();
            let frame = frames.find(|frame| frame.index == local.frame)?;
            Some(frame.function.clone())
        })
    }
}
