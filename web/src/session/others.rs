//! The programs that wait: the user's own while something else is in the editor, those that were theirs before, and those of
//! links. Newest first, no two with the same text.

use super::replaced::Replaced;
use crate::work::{MOST_OTHERS, Work};

/// The list.
#[derive(Clone, Debug, Default)]
pub(super) struct Others(Vec<Replaced>);

impl From<Vec<Work>> for Others {
    fn from(works: Vec<Work>) -> Others {
        let works = works.into_iter().map(Box::new);
        Others(works.map(Replaced::from).collect())
    }
}

impl Others {
    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Replaced> {
        self.0.iter()
    }

    /// Whether this text waits.
    pub(super) fn has(&self, text: &str) -> bool {
        self.iter().any(|other| other.work.text == text)
    }

    /// One more, in place of one with its text. Where there are too many, the oldest goes; of a link's program there is the
    /// link, so that it goes before what the user has typed.
    pub(super) fn join(&mut self, one: Replaced) {
        if one.work.text.trim().is_empty() {
            return;
        }
        self.take(&one.work.text);
        self.0.insert(0, one);
        if self.0.len() > MOST_OTHERS {
            let links = self.0.iter().rposition(|other| !is_own(&other.work));
            self.0.remove(links.unwrap_or(MOST_OTHERS));
        }
    }

    /// Those that wait in another tab, where there is room.
    pub(super) fn join_late(&mut self, works: &[Work]) {
        let room = MOST_OTHERS.saturating_sub(self.0.len());
        let works = works.iter().take(room).cloned().map(Box::new);
        self.0.extend(works.map(Replaced::from));
    }

    /// Takes the one with this text out.
    pub(super) fn take(&mut self, text: &str) -> Option<Replaced> {
        let at = self.0.iter().position(|other| other.work.text == text)?;
        Some(self.0.remove(at))
    }
}

/// Whether its user has typed it: a link's program is nobody's.
pub(super) fn is_own(work: &Work) -> bool {
    work.own.as_ref() == Some(&work.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(text: &str) -> Replaced {
        from(text, Some(text))
    }

    fn from(text: &str, own: Option<&str>) -> Replaced {
        Replaced::from(Box::new(Work {
            text: text.to_owned(),
            own: own.map(str::to_owned),
            ..Work::default()
        }))
    }

    fn texts(others: &Others) -> Vec<&str> {
        let texts = others.iter().map(|other| other.work.text.as_str());
        texts.collect()
    }

    #[test]
    fn five_wait_each_once_and_none_is_empty() {
        let mut others = Others::default();
        for text in ["a", "b", "", " \n", "c", "a"] {
            others.join(own(text));
        }
        assert_eq!(texts(&others), ["a", "c", "b"]);
        for text in ["d", "e", "f"] {
            others.join(own(text));
        }
        assert_eq!(texts(&others), ["f", "e", "d", "a", "c"]);
        assert!(others.take("d").is_some() && others.take("d").is_none());
        others.join_late(&[*own("x").work, *own("y").work]);
        assert_eq!(texts(&others), ["f", "e", "a", "c", "x"]);
    }

    #[test]
    fn links_programs_go_before_what_was_typed() {
        let mut others = Others::default();
        others.join(own("a"));
        for text in ["l", "m", "n", "o", "p"] {
            others.join(from(text, Some("a")));
        }
        assert_eq!(texts(&others), ["p", "o", "n", "m", "a"]);
        for text in ["b", "c", "d", "e"] {
            others.join(own(text));
        }
        others.join(from("q", None));
        assert_eq!(texts(&others), ["e", "d", "c", "b", "a"]);
    }
}
