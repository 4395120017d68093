//! The running score: what was asked, what was answered, and what that is worth.

use serde::{Deserialize, Serialize};

use super::{Mark, QuestionKind};

/// A question that is done with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// What it asked for.
    pub kind: QuestionKind,
    /// The question.
    pub prompt: String,
    /// What was answered; `None`: the learner let it be shown.
    pub answer: Option<String>,
    /// What the model says; `None` where it was not asked.
    #[serde(default)]
    pub model: Option<String>,
    /// What Python says; `None` where it was not asked.
    #[serde(default)]
    pub python: Option<String>,
    /// Whether the answer is right: by Python where that was asked, else by whoever knows the answer.
    pub mark: Option<Mark>,
    /// Whether the model was right, by Python.
    #[serde(default)]
    pub model_right: Option<bool>,
    /// How many hints were taken.
    #[serde(default)]
    pub hints: usize,
}

impl Record {
    /// What it is worth, in halves of a point: a right answer two, one, if it is close only or hints were taken.
    fn halves(&self) -> usize {
        match (self.mark, self.hints) {
            (Some(Mark::Right), 0) => 2,
            (Some(Mark::Right), _) | (Some(Mark::Close), 0) => 1,
            _ => 0,
        }
    }

    /// The same in points.
    pub fn points(&self) -> f64 {
        self.halves() as f64 / 2.0
    }
}

/// The score of one kind of question, or of all.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// How many there were.
    pub asked: usize,
    /// How many were answered rightly, with or without hints.
    pub right: usize,
    /// How many were shown instead of answered.
    pub shown: usize,
    /// What the answers are worth.
    pub points: f64,
    /// Of how many Python has said whether the model was right.
    pub judged: usize,
    /// Of those, how often the model was.
    pub model_right: usize,
}

impl Tally {
    fn add(&mut self, record: &Record) {
        self.asked += 1;
        self.right += usize::from(record.mark == Some(Mark::Right));
        self.shown += usize::from(record.mark.is_none());
        self.points += record.points();
        self.judged += usize::from(record.model_right.is_some());
        self.model_right += usize::from(record.model_right == Some(true));
    }
}

/// The score.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    /// Of all questions.
    pub all: Tally,
    /// By kind, those that were asked.
    pub kinds: Vec<(QuestionKind, Tally)>,
    /// How many of the last answers were right in a row.
    pub streak: usize,
    /// The longest such row.
    pub longest: usize,
}

impl Score {
    /// Of these records, oldest first.
    pub fn of(records: &[Record]) -> Score {
        let mut score = Score::default();
        for record in records {
            score.all.add(record);
            if record.mark == Some(Mark::Right) {
                score.streak += 1;
                score.longest = score.longest.max(score.streak);
            } else {
                score.streak = 0;
            }
        }
        for kind in QuestionKind::ALL {
            let mut tally = Tally::default();
            let of_kind = records.iter().filter(|record| record.kind == kind);
            of_kind.for_each(|record| tally.add(record));
            if tally.asked > 0 {
                score.kinds.push((kind, tally));
            }
        }
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(kind: QuestionKind, mark: Option<Mark>, hints: usize) -> Record {
        Record {
            kind,
            prompt: String::new(),
            answer: mark.map(|_| "1".to_owned()),
            model: None,
            python: None,
            mark,
            model_right: None,
            hints,
        }
    }

    #[test]
    fn hints_and_roundings_cost_half() {
        let check = |mark: Option<Mark>, hints: usize, expected: f64| {
            assert_eq!(record(QuestionKind::Local, mark, hints).points(), expected);
        };
        check(Some(Mark::Right), 0, 1.0);
        check(Some(Mark::Right), 1, 0.5);
        check(Some(Mark::Right), 2, 0.5);
        check(Some(Mark::Close), 0, 0.5);
        check(Some(Mark::Close), 1, 0.0);
        check(Some(Mark::Wrong), 0, 0.0);
        check(None, 0, 0.0);
    }

    #[test]
    fn a_score_is_kept_by_kind_and_in_a_row() {
        use QuestionKind::{Local, NextLine};
        let right = Some(Mark::Right);
        let mut judged = record(NextLine, right, 0);
        judged.model_right = Some(false);
        let records = [
            record(NextLine, right, 0),
            record(Local, right, 1),
            record(Local, Some(Mark::Wrong), 0),
            judged,
            record(Local, None, 0),
            record(NextLine, right, 0),
        ];
        let score = Score::of(&records);
        assert_eq!((score.streak, score.longest), (1, 2));
        assert_eq!(
            (score.all.asked, score.all.right, score.all.shown),
            (6, 4, 1)
        );
        assert_eq!(
            (score.all.points, score.all.judged, score.all.model_right),
            (3.5, 1, 0)
        );
        let kinds: Vec<_> = score
            .kinds
            .iter()
            .map(|(kind, tally)| (*kind, tally.asked))
            .collect();
        assert_eq!(kinds, [(NextLine, 3), (Local, 3)]);
        assert_eq!(Score::of(&[]), Score::default());
    }
}
