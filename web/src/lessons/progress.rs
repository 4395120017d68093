//! How far the learner came in the course, kept in this browser and nowhere else, and as a file for who asks for it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::index::Entry;
use super::play::{Play, Score};
use crate::csv::quoted;
use crate::storage;

/// The most lessons of which progress is kept.
const MAX_KEPT: usize = 500;

/// Progress by the lessons' ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress(BTreeMap<String, Reached>);

/// What was reached in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reached {
    /// The furthest step, from 0.
    pub step: usize,
    /// Whether the end was reached, at some time.
    pub done: bool,
    /// Questions answered rightly, the best time.
    pub right: usize,
    /// Those at the first try and without a hint.
    pub at_once: usize,
    /// All questions.
    pub of: usize,
}

impl Progress {
    /// What was kept; nothing where that cannot be read.
    pub fn load() -> Progress {
        let kept = storage::load_lessons().unwrap_or_default();
        serde_json::from_str(&kept).unwrap_or_default()
    }

    /// Keeps it; `false`: the browser does not.
    pub fn keep(&self) -> bool {
        serde_json::to_string(self).is_ok_and(|json| storage::save_lessons(&json))
    }

    /// What was reached in a lesson.
    pub fn of(&self, id: &str) -> Option<&Reached> {
        self.0.get(id)
    }

    /// Takes in how far a lesson has come; whether anything changed.
    pub fn note(&mut self, play: &Play) -> bool {
        let id = &play.lesson.id;
        if self.0.len() >= MAX_KEPT && !self.0.contains_key(id) {
            return false;
        }
        let reached = self.0.entry(id.clone()).or_default();
        let before = reached.clone();
        let Score { right, at_once, of } = play.score();
        reached.done |= play.step().is_none();
        // Behind the end it begins again.
        reached.step = if play.step().is_some() { play.at() } else { 0 };
        if (right, at_once) > (reached.right, reached.at_once) || reached.of != of {
            (reached.right, reached.at_once, reached.of) = (right, at_once, of);
        }
        *reached != before
    }

    /// How many lessons of the list are done.
    pub fn done(&self, list: &[Entry]) -> usize {
        let done = |entry: &&Entry| self.of(&entry.id).is_some_and(|reached| reached.done);
        list.iter().filter(done).count()
    }

    /// As JSON, for a file.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// As a table, for a file: the lessons of the list in order, then others.
    pub fn csv(&self, list: &[Entry]) -> String {
        let mut text = String::from("lesson,title,done,step,right,at_once,questions\r\n");
        let listed = list
            .iter()
            .map(|entry| (entry.id.as_str(), entry.title.as_str()));
        let others = self.0.keys().map(String::as_str);
        let others = others.filter(|id| list.iter().all(|entry| entry.id != *id));
        for (id, title) in listed.chain(others.map(|id| (id, ""))) {
            let reached = self.of(id).cloned().unwrap_or_default();
            let cells = [
                quoted(id),
                quoted(title),
                reached.done.to_string(),
                (reached.step + 1).to_string(),
                reached.right.to_string(),
                reached.at_once.to_string(),
                reached.of.to_string(),
            ];
            text.push_str(&cells.join(","));
            text.push_str("\r\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::play::Origin;
    use crate::lessons::read::read;

    fn play() -> Play {
        let lesson = serde_json::json!({
            "version": 1, "id": "one", "title": "One", "goal": "Add.", "program": ["x = 1"],
            "steps": [
                {"questions": [{"ask": "value", "name": "x", "answer": "1"}], "go": {"kind": "continue"}},
                {"text": ["Done."]}
            ]
        });
        Play::new(read(&lesson.to_string()).unwrap(), Origin::Course)
    }

    #[test]
    fn the_best_is_kept() {
        let mut progress = Progress::default();
        let mut play = play();
        assert!(progress.note(&play));
        assert!(!progress.note(&play));
        play.answer(0, "1");
        play.go_to(1);
        assert!(progress.note(&play));
        assert_eq!(
            (
                progress.of("one").unwrap().step,
                progress.of("one").unwrap().done
            ),
            (1, false)
        );
        play.go_to(2);
        progress.note(&play);
        // Again, and worse: it stays done, with the better score.
        let mut again = self::play();
        again.show(0);
        progress.note(&again);
        let expected = Reached {
            step: 0,
            done: true,
            right: 1,
            at_once: 1,
            of: 1,
        };
        assert_eq!(progress.of("one"), Some(&expected));
        let written = progress.json();
        assert_eq!(
            serde_json::from_str::<Progress>(&written).unwrap(),
            progress
        );
    }

    #[test]
    fn the_table_has_all_lessons() {
        let entry = |id: &str, title: &str| Entry {
            id: id.to_owned(),
            title: title.to_owned(),
            goal: String::new(),
            minutes: 5,
        };
        let list = [entry("zero", "None, \"yet\""), entry("one", "One")];
        let mut progress = Progress::default();
        progress.note(&play());
        assert_eq!(progress.done(&list), 0);
        assert_eq!(
            progress.csv(&list),
            "lesson,title,done,step,right,at_once,questions\r\n\
             zero,\"None, \"\"yet\"\"\",false,1,0,0,0\r\n\
             one,One,false,1,0,0,1\r\n"
        );
    }
}
