//! The user's work: program, breakpoints, watches, settings, as they outlive a reload, a crash and the visit.
//!
//! It is kept twice: for this tab, which finds it again after a reload, and for all tabs, which is what the next visit
//! opens with. The second place has room for one work and may have several writers, so it is written only when nobody
//! else's program is lost by that; where it would be, the user is asked.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use web_sys::Storage;

use crate::change::ChangeStop;
use crate::storage;

/// Also read by `boot.js`, which shows the text before the application is there.
const KEY: &str = "hunch.work";

/// So many programs wait at most.
pub const MOST_OTHERS: usize = 5;

/// What the user has made, as it was left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Work {
    /// The text in the editor.
    pub text: String,
    /// Lines with breakpoints, from 1.
    pub breakpoints: Vec<u32>,
    /// Their conditions, by line.
    #[serde(default)]
    pub conditions: BTreeMap<u32, String>,
    /// Breakpoints on variables.
    #[serde(default)]
    pub change_stops: Vec<ChangeStop>,
    /// Watched expressions.
    #[serde(default)]
    pub watches: Vec<String>,
    /// Whether jumps are predicted state by state.
    #[serde(default)]
    pub careful: bool,
    /// Whether several pasts are drawn when one is inferred.
    #[serde(default)]
    pub several: bool,
    /// The example that the text is, as long as it was not edited.
    pub example: Option<String>,
    /// The last text that is not an example's: choosing an example must not lose it.
    pub own: Option<String>,
    /// What the program's user types, a line each.
    #[serde(default)]
    pub input: Vec<String>,
    /// What a lesson has taken the place of, to come back when it is left.
    #[serde(default)]
    pub before: Option<Box<Work>>,
    /// The programs that wait while another one is in the editor, newest first.
    #[serde(default)]
    pub others: Vec<Work>,
}

/// What became of the wish to keep a work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is kept for the next visit.
    Yes,
    /// So it is, together with what another tab has kept and this one has none of.
    WithOthers {
        /// The program that is the user's own there.
        own: Option<String>,
        /// Those that wait there.
        waiting: Vec<Work>,
    },
    /// Only for this tab: another one has kept a different program since this one last looked.
    Conflict,
    /// The browser lets pages keep nothing for the next visit.
    Forbidden,
    /// There is no room.
    Full,
}

/// Keeps the work of this tab.
#[derive(Debug, Default)]
pub struct Keeper {
    /// What all tabs share, as this one last read or wrote it.
    seen: Option<String>,
    /// What was last kept, to leave other tabs' work alone while nothing changes here.
    last: Option<Work>,
}

impl Keeper {
    /// A keeper, and the work to begin with: this tab's own, or else the last that any tab kept.
    pub fn load() -> (Keeper, Option<Work>) {
        let seen = read(storage::of_this_tab()).or_else(|| read(storage::of_all_tabs()));
        let work = seen.as_deref().and_then(parsed);
        let keeper = Keeper {
            seen,
            last: work.clone(),
        };
        (keeper, work)
    }

    /// Keeps the work. What the browser refuses for this tab alone is not told: the tab still has it on its screen.
    pub fn keep(&mut self, work: &Work) -> Kept {
        let mut work = work.clone();
        let there = read(storage::of_all_tabs());
        if self.last.as_ref() == Some(&work) && there.is_some() {
            return Kept::Yes;
        }
        let base = self.seen.as_deref().and_then(parsed).unwrap_or_default();
        let other = there
            .as_ref()
            .filter(|there| Some(*there) != self.seen.as_ref())
            .and_then(|there| parsed(there));
        let waiting = (other.as_ref()).map_or_else(Vec::new, |other| missing(&work, other));
        let merged = other.map_or(Merged::Nothing, |other| merge(&base, &work, other));
        let own = match &merged {
            Merged::Take(own) => Some(own.clone()),
            Merged::Nothing | Merged::Conflict => None,
        };
        if own.is_some() {
            work.own.clone_from(&own);
        }
        work.others.extend(waiting.iter().cloned());
        work.others.truncate(MOST_OTHERS);
        let Ok(json) = serde_json::to_string(&work) else {
            return Kept::Full;
        };
        if let Some(storage) = storage::of_this_tab() {
            let _ = storage.set_item(KEY, &json);
        }
        if merged == Merged::Conflict {
            return Kept::Conflict;
        }
        let Some(storage) = storage::of_all_tabs() else {
            return Kept::Forbidden;
        };
        if storage.set_item(KEY, &json).is_err() {
            return Kept::Full;
        }
        self.seen = Some(json);
        self.last = Some(work);
        if own.is_none() && waiting.is_empty() {
            return Kept::Yes;
        }
        Kept::WithOthers { own, waiting }
    }

    /// The user wants this tab's work: what the others kept may be overwritten.
    pub fn overwrite(&mut self) {
        self.seen = read(storage::of_all_tabs());
        self.last = None;
    }

    /// The work that another tab has kept, to go on with here.
    pub fn take_other(&mut self) -> Option<Work> {
        self.overwrite();
        self.seen.as_deref().and_then(parsed)
    }
}

/// What is to be done about a program that another tab has kept.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Merged {
    /// It is this tab's, too, or there is none.
    Nothing,
    /// It has room beside what this tab shows.
    Take(String),
    /// It would be lost, or this tab's.
    Conflict,
}

/// `base` is what this tab last read or wrote, `mine` what it wants to write, `other` what is there now.
fn merge(base: &Work, mine: &Work, other: Work) -> Merged {
    match other.own {
        None => Merged::Nothing,
        // Where it is what this tab has begun with, this one's comes after it.
        own if own == mine.own || own == base.own => Merged::Nothing,
        // This tab shows an example, and its user has typed nothing that the other tab's does not come after.
        Some(own) if mine.example.is_some() && mine.own == base.own => Merged::Take(own),
        Some(_) => Merged::Conflict,
    }
}

/// What waits in another tab, and is nothing of this one's.
fn missing(mine: &Work, other: &Work) -> Vec<Work> {
    let is_here = |text: &String| {
        let mut waiting = mine.others.iter();
        *text == mine.text
            || Some(text) == mine.own.as_ref()
            || waiting.any(|one| one.text == *text)
    };
    let waiting = other.others.iter().filter(|one| !is_here(&one.text));
    waiting.cloned().collect()
}

fn read(storage: Option<Storage>) -> Option<String> {
    storage?.get_item(KEY).ok().flatten()
}

/// Nothing for what an older version wrote otherwise.
fn parsed(json: &str) -> Option<Work> {
    serde_json::from_str(json).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(text: &str) -> Work {
        Work {
            text: text.to_owned(),
            own: Some(text.to_owned()),
            ..Work::default()
        }
    }

    fn example(own: Option<&str>) -> Work {
        Work {
            text: "example".to_owned(),
            example: Some("one".to_owned()),
            own: own.map(str::to_owned),
            ..Work::default()
        }
    }

    #[test]
    fn no_tab_loses_another_ones_program() {
        let check = |base: &Work, mine: &Work, other: Work, expected: Merged| {
            assert_eq!(merge(base, mine, other), expected);
        };
        let (old, mine, other) = (own("old"), own("mine"), own("other"));
        check(&old, &mine, other.clone(), Merged::Conflict);
        check(&old, &mine, mine.clone(), Merged::Nothing);
        check(&old, &mine, example(None), Merged::Nothing);
        check(&old, &mine, example(Some("other")), Merged::Conflict);
        check(&old, &mine, example(Some("old")), Merged::Nothing);
        // Shown, and older than the other one.
        check(&old, &old, other.clone(), Merged::Conflict);
        let take = Merged::Take("other".to_owned());
        check(&old, &example(Some("old")), other.clone(), take.clone());
        check(&Work::default(), &example(None), other.clone(), take);
        check(&old, &example(Some("mine")), other, Merged::Conflict);
    }

    #[test]
    fn no_tab_loses_what_waits_in_another_one() {
        let with = |text: &str, waiting: &[&str]| Work {
            others: waiting.iter().map(|text| own(text)).collect(),
            ..own(text)
        };
        let (mine, other) = (with("a", &["b"]), with("c", &["a", "d", "b"]));
        assert_eq!(missing(&mine, &other), [own("d")]);
    }
}
