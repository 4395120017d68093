//! The quiz: its questions, hints and verdicts, and the score.

use hunch::quiz::{
    AnswerError, Clues, Difference, Mark, QuestionKind, Remark, Score, Tally, Topic,
};

use super::sentence;

/// The card with a question.
pub const QUIZ: &str = "Quiz";
/// A step is shown without a question.
pub const NO_QUESTION: &str =
    "No question for this step: it brings nothing that has to be worked out.";
/// The button that gives the answer.
pub const ANSWER: &str = "Answer";
/// The button that takes a hint.
pub const HINT: &str = "Hint";
/// What a hint costs.
pub const HINT_COSTS: &str = "A right answer then counts half.";
/// The button that gives the question up.
pub const SHOW: &str = "Show me";
/// What that means.
pub const SHOW_MEANS: &str =
    "Shows the step without an answer: neither right nor wrong. Escape does the same.";
/// How the end of the program is called as an answer.
pub const END: &str = "end";
/// The button that gives this answer.
pub const IT_ENDS: &str = "It ends";
/// How a line can be told, too.
pub const CLICK_A_LINE: &str = "Type the line's number, or press it beside the code.";
/// How a value is told.
pub const WRITE_A_VALUE: &str = "As Python writes it: 5, 'text', [1, 2], None.";
/// How printed text is told.
pub const WRITE_THE_TEXT: &str = "As print shows it, without quotes.";
/// How several printed lines are told.
pub const WRITE_THE_LINES: &str =
    "As print shows it, without quotes. Shift and Enter begin a new line.";
/// How an exception is told.
pub const WRITE_A_TYPE: &str = "The type is enough, such as ValueError.";
/// The button that puts a verdict away.
pub const DONE: &str = "Go on";
/// The list of hints that were taken.
pub const HINTS: &str = "Hints";

/// Who has answered: the learner.
pub const YOU: &str = "You";
/// Who has answered: the model.
pub const MODEL: &str = "Model";
/// Who has answered: CPython.
pub const PYTHON: &str = "Python";
/// The answer that a lesson's author expects.
pub const EXPECTED: &str = "Answer";
/// The learner let it be shown.
pub const NOT_ANSWERED: &str = "not answered";
/// Has CPython run the program.
pub const ASK_PYTHON: &str = "Ask Python";
/// What that takes.
pub const ASK_PYTHON_MEANS: &str = "Runs the program in CPython, which is loaded once (13 MB)";
/// CPython is at it.
pub const PYTHON_WORKS: &str = "running";
/// CPython has no answer to the question.
pub const NO_ANSWER: &str = "no answer";
/// It has no such state.
pub const PYTHON_ELSEWHERE: &str = "The true run has no such state.";

/// In Python something else comes, so that the question has no answer there.
pub fn python_is_at(title: &str) -> String {
    format!("In Python something else comes here: {title}.")
}

/// CPython's answer is told when the step is shown.
pub const PYTHON_LATER: &str = "with the step";
/// The answers side by side.
pub const SIDE_BY_SIDE: &str = "Answers side by side";

/// The question about a step.
pub fn prompt(topic: &Topic) -> String {
    match topic {
        Topic::NextLine => "Which line comes next?".to_owned(),
        Topic::StopLine => "At which line will it stop?".to_owned(),
        Topic::Local {
            name,
            line: Some(line),
            ..
        } => format!("Line {line} runs. What is {name} then?"),
        Topic::Local { name, .. } => format!("What will {name} be when it stops?"),
        Topic::Argument { name, function } => format!("{function} is called. What is its {name}?"),
        Topic::Printed { line: Some(line) } => format!("What does line {line} print?"),
        Topic::Printed { .. } => "What is printed until it stops?".to_owned(),
        Topic::Returned { function } => format!("What does {function} return?"),
        Topic::Raised { line: Some(line) } => {
            format!("Line {line} raises an exception. Which one?")
        }
        Topic::Raised { .. } => "An exception is raised. Which one?".to_owned(),
        Topic::LineBefore => "Going back: at which line was it before?".to_owned(),
        Topic::ValueBefore {
            name,
            now: Some(now),
        } => format!("Going back: {name} is {now} now. What was it before?"),
        Topic::ValueBefore { name, .. } => format!("Going back: what was {name} before?"),
        Topic::ArgumentBefore { name, function } => {
            format!("Going back: what was {name} when {function} was called?")
        }
    }
}

/// The hints of a question about a step, each telling more than the one before. `code`: the text of a line.
pub fn hints(clues: &Clues, code: impl Fn(u32) -> String) -> Vec<String> {
    let mut hints = Vec::new();
    if let Some(line) = clues.line {
        let reads: Vec<String> = clues
            .reads
            .iter()
            .map(|(name, value)| format!("{name} = {value}"))
            .collect();
        hints.push(if reads.is_empty() {
            format!("Look at line {line}: {}", code(line))
        } else {
            format!("Line {line} reads {}.", all_of(&reads, "and"))
        });
    }
    if let Some((kind, length)) = &clues.kind {
        hints.push(format!("It is {}.", kind_of_value(kind, *length)));
    }
    if clues.lines.len() > 1 {
        let lines: Vec<String> = clues.lines.iter().map(u32::to_string).collect();
        hints.push(format!("It can only be line {}.", all_of(&lines, "or")));
    }
    hints
}

/// Said after a question about a step: the line that decided it.
pub fn explanation(line: u32, code: &str) -> String {
    format!("Line {line} is: {code}")
}

/// "a list of 3 elements".
fn kind_of_value(kind: &str, length: Option<usize>) -> String {
    let parts = match kind {
        "str" => ["character", "characters"],
        "bytes" => ["byte", "bytes"],
        "dict" => ["entry", "entries"],
        _ => ["element", "elements"],
    };
    let article = article(kind);
    match length {
        None => format!("{article} {kind}"),
        Some(0) => format!("{article} {kind} without {}", parts[1]),
        Some(1) => format!("{article} {kind} of one {}", parts[0]),
        Some(length) => format!("{article} {kind} of {length} {}", parts[1]),
    }
}

fn article(word: &str) -> &'static str {
    let vowel = word
        .chars()
        .next()
        .is_some_and(|first| "aeiouAEIOU".contains(first));
    if vowel { "an" } else { "a" }
}

/// "a, b and c".
fn all_of(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// The number of a hint among all.
pub fn hint_number(number: usize, all: usize) -> String {
    format!("Hint {number} of {all}")
}

/// The verdict in a word or two; `None`: the learner let it be shown.
pub fn verdict(mark: Option<Mark>) -> &'static str {
    match mark {
        Some(Mark::Right) => "Right",
        Some(Mark::Close) => "Close",
        Some(Mark::Wrong) => "Not quite",
        None => "Shown",
    }
}

/// The same beside one of the answers.
pub fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Right => "right",
        Mark::Close => "close",
        Mark::Wrong => "wrong",
    }
}

/// By whom the verdict is.
pub const BY_MODEL: &str = "by the model's prediction";
/// The same for CPython.
pub const BY_PYTHON: &str = "by Python";

/// What is worth knowing of an answer that is right or close.
pub fn remark(remark: &Remark) -> String {
    match remark {
        Remark::OtherType { kind, value } => {
            format!("Equal for Python; it is {} {kind}: {value}", article(kind))
        }
        Remark::Exactly(whole) => {
            format!("Right as far as you wrote it; exactly it is {whole}. It counts half.")
        }
    }
}

/// What a wrong answer differs in.
pub fn difference(difference: &Difference) -> String {
    match difference {
        Difference::Kind { answer, value } => format!(
            "Yours is {} {answer}, the answer is {} {value}.",
            article(answer),
            article(value)
        ),
        Difference::Order => "These are the right elements, in another order.".to_owned(),
        Difference::Length { answer, value } => {
            format!("Its length is {value}, that of yours is {answer}.")
        }
        Difference::At(index) => format!("It is right up to index {index}."),
        Difference::Case => "Python tells upper case from lower case.".to_owned(),
    }
}

/// Why what was typed is no answer.
pub fn refusal(error: &AnswerError) -> String {
    sentence(&error.to_string())
}

/// The verdict as it is read out. `answer`: the right one.
pub fn announced(mark: Option<Mark>, answer: &str) -> String {
    match mark {
        Some(Mark::Right) => format!("Right: {answer}"),
        other => format!("{}. The answer is {answer}", verdict(other)),
    }
}

/// The card with the score.
pub const SCORE: &str = "Quiz score";
/// Over what it is counted.
pub const SCORE_HOW: &str = "in this tab";
/// Begins the score anew.
pub const RESET: &str = "Reset";
/// Saves the questions and answers.
pub const SAVE: &str = "Save as CSV";
/// The heads of the score's table.
pub const SCORE_COLUMNS: [&str; 3] = ["Asked for", "Right", "Points"];

/// A kind of question, as the score lists it.
pub fn kind(kind: QuestionKind) -> &'static str {
    match kind {
        QuestionKind::NextLine => "next line",
        QuestionKind::Local => "new value",
        QuestionKind::Printed => "output",
        QuestionKind::Returned => "returned value",
        QuestionKind::Raised => "exception",
        QuestionKind::LineBefore => "line before",
        QuestionKind::ValueBefore => "value before",
        QuestionKind::Other => "other",
    }
}

/// Points, without a fraction that is none.
pub fn points(points: f64) -> String {
    format!("{points}")
}

/// "4.5 of 6 points".
pub fn total(all: &Tally) -> String {
    let noun = if all.asked == 1 { "point" } else { "points" };
    format!("{} of {} {noun}", points(all.points), all.asked)
}

/// How many in a row.
pub fn streak(score: &Score) -> String {
    match (score.streak, score.longest) {
        (0, longest) if longest < 2 => String::new(),
        (streak, longest) if streak == longest => format!("{streak} right in a row"),
        (streak, longest) => format!("{streak} right in a row, {longest} at best"),
    }
}

/// "3 of 4".
pub fn right_of(tally: &Tally) -> String {
    format!("{} of {}", tally.right, tally.asked)
}

/// How often the model was right; `None`: nobody knows.
pub fn model_right(all: &Tally) -> Option<String> {
    let Tally {
        judged,
        model_right,
        ..
    } = all;
    let times = if *judged == 1 {
        "question"
    } else {
        "questions"
    };
    (*judged > 0).then(|| {
        format!("The model: {model_right} right of the {judged} {times} that Python has judged.")
    })
}

/// What is shown.
pub fn shown(all: &Tally) -> Option<String> {
    (all.shown > 0).then(|| format!("{} shown without an answer.", all.shown))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_tell_more_and_more() {
        let clues = Clues {
            line: Some(5),
            reads: vec![
                ("total".to_owned(), "0".to_owned()),
                ("x".to_owned(), "3".to_owned()),
            ],
            kind: Some(("int".to_owned(), None)),
            lines: vec![3, 5, 7],
        };
        let expected = [
            "Line 5 reads total = 0 and x = 3.",
            "It is an int.",
            "It can only be line 3, 5 or 7.",
        ];
        assert_eq!(hints(&clues, |_| String::new()), expected);
        let clues = Clues {
            line: Some(5),
            kind: Some(("list".to_owned(), Some(1))),
            lines: vec![3],
            ..Clues::default()
        };
        let expected = ["Look at line 5: return []", "It is a list of one element."];
        assert_eq!(hints(&clues, |_| "return []".to_owned()), expected);
    }

    #[test]
    fn a_score_is_told_in_words() {
        let tally = Tally {
            asked: 3,
            right: 2,
            points: 1.5,
            ..Tally::default()
        };
        assert_eq!(total(&tally), "1.5 of 3 points");
        assert_eq!(right_of(&tally), "2 of 3");
        let check = |streak_now, longest, expected: &str| {
            let score = Score {
                streak: streak_now,
                longest,
                ..Score::default()
            };
            assert_eq!(streak(&score), expected);
        };
        check(0, 0, "");
        check(0, 1, "");
        check(2, 2, "2 right in a row");
        check(0, 3, "0 right in a row, 3 at best");
    }
}
