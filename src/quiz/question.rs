//! Questions, and what an answer to one is worth.

use serde::{Deserialize, Serialize};

use super::compare::{Comparison, Difference, Remark, compare_cut, is_cut};
use super::{AnswerError, PythonValue, compare, line};

/// A question with all that its card shows.
///
/// Those about a step are made from what [`super::choose`] finds; a lesson writes its own. In JSON:
///
/// ```
/// use hunch::quiz::{Mark, Question};
///
/// let question: Question = serde_json::from_str(r#"{
///     "kind": "local",
///     "prompt": "What will total be after line 4?",
///     "expected": {"value": "[1, 2]"},
///     "hints": ["Line 4 reads total and n.", "It is a list of 2 elements."],
///     "explanation": "append changes the list and returns None."
/// }"#).unwrap();
/// assert_eq!(question.grade("[1,2]", &[]).unwrap().mark, Mark::Right);
/// assert!(question.grade("[1,", &[]).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// What it asks for: the score counts by it.
    pub kind: QuestionKind,
    /// The question, as its author words it.
    pub prompt: String,
    /// The answer.
    pub expected: Expected,
    /// Hints, each telling more than the one before; the answer itself is told after the last one.
    #[serde(default)]
    pub hints: Vec<String>,
    /// What is said after the answer, whatever that was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

/// What a question asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// Which line comes next.
    NextLine,
    /// What a variable will hold.
    Local,
    /// What is printed.
    Printed,
    /// What is returned.
    Returned,
    /// Which exception is raised.
    Raised,
    /// Which line came before.
    LineBefore,
    /// What a variable held before.
    ValueBefore,
    /// Anything else, asked by a lesson.
    Other,
}

impl QuestionKind {
    /// All kinds, in the order of the score.
    pub const ALL: [QuestionKind; 8] = [
        QuestionKind::NextLine,
        QuestionKind::Local,
        QuestionKind::Printed,
        QuestionKind::Returned,
        QuestionKind::Raised,
        QuestionKind::LineBefore,
        QuestionKind::ValueBefore,
        QuestionKind::Other,
    ];
}

/// The right answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Expected {
    /// A value, as Python writes it.
    Value(String),
    /// A line, counted from 1.
    Line(u32),
    /// The end of the program, where a line could be.
    End,
    /// Printed text, with or without the line end at its end.
    Printed(String),
    /// An exception: `Type: message`, of which the type is asked.
    Raised(String),
    /// One of several texts.
    Choice {
        /// The texts.
        options: Vec<String>,
        /// The right one, counted from 0.
        right: usize,
    },
}

/// What an answer is worth, and what there is to say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Grade {
    /// Whether it is right.
    pub mark: Mark,
    /// Of a right or close one.
    pub remark: Option<Remark>,
    /// Of a wrong one.
    pub difference: Option<Difference>,
}

/// Whether an answer is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// By `==`.
    Right,
    /// A float as far as it was written.
    Close,
    /// Neither.
    Wrong,
}

impl From<Mark> for Grade {
    fn from(mark: Mark) -> Grade {
        Grade {
            mark,
            remark: None,
            difference: None,
        }
    }
}

impl From<bool> for Grade {
    fn from(right: bool) -> Grade {
        Grade::from(if right { Mark::Right } else { Mark::Wrong })
    }
}

impl From<Comparison> for Grade {
    fn from(comparison: Comparison) -> Grade {
        match comparison {
            Comparison::Equal(remark) => Grade {
                remark,
                ..Grade::from(Mark::Right)
            },
            Comparison::Close(remark) => Grade {
                remark: Some(remark),
                ..Grade::from(Mark::Close)
            },
            Comparison::Different(difference) => Grade {
                difference,
                ..Grade::from(Mark::Wrong)
            },
        }
    }
}

impl Question {
    /// What an answer is worth. `lines`: those that execution can stop at, where they are known; a line without code is
    /// then no answer.
    ///
    /// # Errors
    /// Why it is no answer, for the learner; it does not count as wrong.
    pub fn grade(&self, answer: &str, lines: &[u32]) -> Result<Grade, AnswerError> {
        self.expected.grade(answer, lines)
    }
}

impl Expected {
    /// See [`Question::grade`].
    ///
    /// # Errors
    /// Why it is no answer.
    pub fn grade(&self, answer: &str, lines: &[u32]) -> Result<Grade, AnswerError> {
        match self {
            Expected::Value(value) => of_value(answer, value),
            Expected::Line(expected) => Ok((line::read(answer, lines)? == Some(*expected)).into()),
            Expected::End => Ok(line::read(answer, lines)?.is_none().into()),
            Expected::Printed(text) => of_printed(answer, text),
            Expected::Raised(exception) => of_raised(answer, exception),
            Expected::Choice { options, right } => {
                let answer = answer.trim();
                let chosen = options.iter().position(|option| option.trim() == answer);
                chosen
                    .map(|chosen| (chosen == *right).into())
                    .ok_or(AnswerError::NoChoice)
            }
        }
    }

    /// The answer as one would type it. `end`: how the end of a program is called.
    pub fn text(&self, end: &str) -> String {
        match self {
            Expected::Value(text) | Expected::Printed(text) => text.trim_end().to_owned(),
            Expected::Raised(exception) => type_of(exception).to_owned(),
            Expected::Line(line) => line.to_string(),
            Expected::End => end.to_owned(),
            Expected::Choice { options, right } => options.get(*right).cloned().unwrap_or_default(),
        }
    }

    /// Whether another answer to the same question says the same.
    pub fn says(&self, other: &Expected) -> bool {
        match (self, other) {
            (Expected::Value(one), Expected::Value(other)) => {
                one == other
                    || compare(&PythonValue::written(one), &PythonValue::written(other)).is_equal()
            }
            (Expected::Printed(one), Expected::Printed(other)) => lines_of(one).eq(lines_of(other)),
            (Expected::Raised(one), Expected::Raised(other)) => type_of(one) == type_of(other),
            _ => self == other,
        }
    }
}

fn of_value(answer: &str, value: &str) -> Result<Grade, AnswerError> {
    if answer.trim().is_empty() {
        return Err(AnswerError::Empty);
    }
    // The tracer's own notation, word for word, also where it is none that Python could read.
    if answer.trim() == value.trim() {
        return Ok(Mark::Right.into());
    }
    if is_cut(value) {
        return Ok(compare_cut(answer, value).into());
    }
    let (answer, value) = (PythonValue::read(answer)?, PythonValue::written(value));
    let comparison = compare(&answer, &value);
    match answer.loose_name() {
        // It may be meant as text, or as what a variable of this name holds.
        Some(name) if !comparison.is_equal() && value.can_be_typed() => {
            Err(AnswerError::Name(name.to_owned()))
        }
        _ => Ok(comparison.into()),
    }
}

fn of_printed(answer: &str, text: &str) -> Result<Grade, AnswerError> {
    if answer.trim().is_empty() && !text.trim().is_empty() {
        return Err(AnswerError::Empty);
    }
    if lines_of(answer).eq(lines_of(text)) {
        return Ok(Mark::Right.into());
    }
    match PythonValue::read(answer) {
        Ok(PythonValue::Str(inside)) if lines_of(&inside).eq(lines_of(text)) => {
            Err(AnswerError::Quoted)
        }
        _ if answer.trim().to_lowercase() == text.trim().to_lowercase() => Ok(Grade {
            difference: Some(Difference::Case),
            ..Grade::from(Mark::Wrong)
        }),
        _ => Ok(Mark::Wrong.into()),
    }
}

/// Printed lines without what cannot be seen: space at their ends, and empty lines at the end.
fn lines_of(text: &str) -> impl Iterator<Item = &str> {
    text.trim_end().lines().map(str::trim_end)
}

fn of_raised(answer: &str, exception: &str) -> Result<Grade, AnswerError> {
    let answer = type_of(answer);
    if answer.is_empty() {
        return Err(AnswerError::Empty);
    }
    let expected = type_of(exception);
    if answer != expected && answer.to_lowercase() == expected.to_lowercase() {
        return Ok(Grade {
            difference: Some(Difference::Case),
            ..Grade::from(Mark::Right)
        });
    }
    Ok((answer == expected).into())
}

/// The type of an exception, without its message, brackets or module.
fn type_of(exception: &str) -> &str {
    let name = exception
        .split([':', '('])
        .next()
        .unwrap_or_default()
        .trim();
    name.rsplit('.').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(expected: &Expected, answer: &str) -> String {
        match expected.grade(answer, &[1, 2, 4]) {
            Ok(grade) => format!("{:?}", grade.mark),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn answers_are_graded_by_what_is_asked() {
        let check = |expected: &Expected, answer: &str, result: &str| {
            assert_eq!(told(expected, answer), result, "{answer} for {expected:?}");
        };
        let value = |text: &str| Expected::Value(text.to_owned());
        check(&value("[1, 2]"), "[1,2]", "Right");
        check(&value("[1, 2]"), "(1, 2)", "Wrong");
        check(&value("3.3333333333333335"), "3.33", "Close");
        check(
            &value("5"),
            "five",
            "this is a name: write the value that five has here, and text in quotes, such as 'text'",
        );
        check(
            &value("'five'"),
            "five",
            "this is a name: write the value that five has here, and text in quotes, such as 'text'",
        );
        check(
            &value("['a', 'b']"),
            "[a, b]",
            "this is a name: write the value that a has here, and text in quotes, such as 'text'",
        );
        check(&value("<function add>"), "add", "Right");
        check(&value("<function add>"), "sub", "Wrong");
        check(&value("int"), "int", "Right");
        check(&value("5"), "", "type an answer first");
        check(&value("<odd 1 2"), "<odd 1 2", "Right");

        let line = Expected::Line(4);
        check(&line, "4", "Right");
        check(&line, " line 4 ", "Right");
        check(&line, "2", "Wrong");
        check(
            &line,
            "3",
            "line 3 has no code that runs: choose another line",
        );
        check(&line, "end", "Wrong");
        check(&line, "soon", "type the number of a line");
        check(&Expected::End, "the end", "Right");
        check(&Expected::End, "4", "Wrong");

        let printed = Expected::Printed("total 6\ndone\n".to_owned());
        check(&printed, "total 6\ndone", "Right");
        check(&printed, "total 6 \ndone\n", "Right");
        check(&printed, "Total 6\ndone", "Wrong");
        check(&Expected::Printed("6\n".to_owned()), "6", "Right");
        check(
            &Expected::Printed("six\n".to_owned()),
            "'six'",
            "print shows text without its quotes: leave them out",
        );
        check(&Expected::Printed("'six'\n".to_owned()), "'six'", "Right");
        check(&Expected::Printed("\n".to_owned()), "", "Right");

        let raised = Expected::Raised("KeyError: 'a'".to_owned());
        check(&raised, "KeyError", "Right");
        check(&raised, "KeyError('a')", "Right");
        check(&raised, "keyerror", "Right");
        check(&raised, "IndexError", "Wrong");
        check(&raised, " ", "type an answer first");

        let choice = Expected::Choice {
            options: vec!["yes".to_owned(), "no".to_owned()],
            right: 1,
        };
        check(&choice, "no", "Right");
        check(&choice, "yes", "Wrong");
        check(&choice, "perhaps", "choose one of the answers");
    }

    #[test]
    fn two_answers_say_the_same() {
        let check = |one: Expected, other: Expected, same: bool| {
            assert_eq!(one.says(&other), same, "{one:?} {other:?}");
        };
        let value = |text: &str| Expected::Value(text.to_owned());
        let printed = |text: &str| Expected::Printed(text.to_owned());
        check(value("{1, 2}"), value("{2, 1}"), true);
        check(value("[1]"), value("[2]"), false);
        check(printed("a\n"), printed("a"), true);
        check(Expected::Line(3), Expected::End, false);
        check(
            Expected::Raised("KeyError: 1".to_owned()),
            Expected::Raised("KeyError: 2".to_owned()),
            true,
        );
    }
}
