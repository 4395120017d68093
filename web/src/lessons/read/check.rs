//! Checking a lesson: what its types do not say, from its title to the last answer.

use hunch::program::Program;
use hunch::state::{MAX_OUTPUT, MAX_VALUE, State};

use super::error::at;
use super::{
    Fault, LessonError, MAX_HINTS, MAX_PARAGRAPH, MAX_PARAGRAPHS, MAX_QUESTIONS, MAX_STEPS,
    MAX_TITLE,
};
use crate::lessons::answer::same;
use crate::lessons::format::{Ask, END, Lesson, Question, Step, answer_in};
use crate::words::refusals;

/// Checks what a lesson's types do not say.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(lesson: &Lesson) -> Result<(), LessonError> {
    let id_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    if !lesson.id.bytes().all(id_letter) || lesson.id.is_empty() || lesson.id.len() > MAX_TITLE {
        return at("id", Fault::NotAnId);
    }
    line_of_text("title", &lesson.title, MAX_TITLE)?;
    line_of_text("goal", &lesson.goal, MAX_PARAGRAPH)?;
    if lesson
        .minutes
        .is_some_and(|minutes| !(1..=120).contains(&minutes))
    {
        return at("minutes", Fault::Minutes);
    }
    paragraphs("text", &lesson.text)?;
    paragraphs("summary", &lesson.summary)?;
    if let Some(line) = lesson
        .program
        .iter()
        .position(|line| line.contains(['\n', '\r']))
    {
        return at(
            &format!("program[{line}]"),
            Fault::TooMany(1, refusals::LINES),
        );
    }
    let program = Program::parse(&lesson.source()).map_err(LessonError::Program)?;
    for line in &lesson.breakpoints {
        if !program.has_code(*line) {
            return at("breakpoints", Fault::NoCode(*line));
        }
    }
    if !lesson.breakpoints.is_sorted_by(|one, next| one < next) {
        return at("breakpoints", Fault::NotAscending);
    }
    if let Some(start) = &lesson.start {
        state("start", start, &program)?;
    }
    if lesson.steps.is_empty() {
        return at("steps", Fault::Empty);
    }
    if lesson.steps.len() > MAX_STEPS {
        return at("steps", Fault::TooMany(MAX_STEPS, refusals::STEPS));
    }
    for (index, step) in lesson.steps.iter().enumerate() {
        check_step(&format!("steps[{index}]"), step, &program)?;
    }
    Ok(())
}

/// Whether a step's command and the state that it leads to are ones of the program.
pub fn fits(step: &Step, program: &Program) -> bool {
    check_way("", step, program).is_ok()
}

fn check_step(place: &str, step: &Step, program: &Program) -> Result<(), LessonError> {
    paragraphs(&format!("{place}.text"), &step.text)?;
    check_way(place, step, program)?;
    if step.questions.len() > MAX_QUESTIONS {
        let place = format!("{place}.questions");
        return at(&place, Fault::TooMany(MAX_QUESTIONS, refusals::QUESTIONS));
    }
    for (index, question) in step.questions.iter().enumerate() {
        check_question(
            &format!("{place}.questions[{index}]"),
            question,
            step,
            program,
        )?;
    }
    Ok(())
}

fn check_way(place: &str, step: &Step, program: &Program) -> Result<(), LessonError> {
    if let Some(go) = &step.go {
        let place = format!("{place}.go");
        if !go.is_step() {
            return at(&place, Fault::NotAStep(go.name()));
        }
        if let hunch::action::Action::Breakpoint { lines } = go
            && let Some(line) = lines.iter().find(|line| !program.has_code(**line))
        {
            return at(&place, Fault::NoCode(*line));
        }
    }
    if let Some(then) = &step.then {
        let place = format!("{place}.then");
        if step.go.is_none() {
            return at(&place, Fault::NoWay);
        }
        state(&place, then, program)?;
    }
    Ok(())
}

fn check_question(
    place: &str,
    question: &Question,
    step: &Step,
    program: &Program,
) -> Result<(), LessonError> {
    if step.go.is_none() {
        return at(place, Fault::NoCommand);
    }
    match (question.ask, &question.name) {
        (Ask::Value, None) => return at(place, Fault::NoName),
        (Ask::Value, Some(name)) => line_of_text(&format!("{place}.name"), name, MAX_TITLE)?,
        (_, Some(_)) => return at(&format!("{place}.name"), Fault::Name),
        (Ask::Output, None) if step.goes_back() => return at(place, Fault::BackwardOutput),
        (_, None) => {}
    }
    if let Some(words) = &question.words {
        line_of_text(&format!("{place}.words"), words, MAX_PARAGRAPH)?;
    }
    let answer = &question.answer;
    let answer_place = format!("{place}.answer");
    match question.ask {
        Ask::Line => {
            let line = answer.parse().ok().filter(|line| program.has_code(*line));
            if answer != END && line.is_none() {
                return at(&answer_place, Fault::NotALine);
            }
        }
        Ask::Value | Ask::Result => {
            let mut probe = State::start();
            if let Some(frame) = probe.frames.first_mut() {
                frame.locals = Some([("x".to_owned(), Some(answer.clone()))].into());
            }
            if answer.chars().count() > MAX_VALUE || probe.check(program).is_err() {
                return at(&answer_place, Fault::NotAValue);
            }
        }
        Ask::Output if answer.chars().count() > MAX_OUTPUT => {
            return at(
                &answer_place,
                Fault::TooMany(MAX_OUTPUT, refusals::CHARACTERS),
            );
        }
        Ask::Output => {}
    }
    let told = step
        .then
        .as_ref()
        .and_then(|then| answer_in(then, question));
    if let Some(then) = told.filter(|told| !same(question.ask, answer, told)) {
        let answer = answer.clone();
        return at(&answer_place, Fault::Contradiction { answer, then });
    }
    if question.hints.len() > MAX_HINTS {
        return at(
            &format!("{place}.hints"),
            Fault::TooMany(MAX_HINTS, refusals::HINTS),
        );
    }
    for (index, hint) in question.hints.iter().enumerate() {
        line_of_text(&format!("{place}.hints[{index}]"), hint, MAX_PARAGRAPH)?;
    }
    characters(&format!("{place}.why"), &question.why, MAX_PARAGRAPH)
}

fn state(place: &str, state: &State, program: &Program) -> Result<(), LessonError> {
    if state.output.chars().count() > MAX_OUTPUT + 1 {
        return at(place, Fault::TooMany(MAX_OUTPUT, refusals::CHARACTERS));
    }
    state.check(program).map_err(|error| LessonError::At {
        place: place.to_owned(),
        fault: Fault::State(error),
    })
}

fn paragraphs(place: &str, texts: &[String]) -> Result<(), LessonError> {
    if texts.len() > MAX_PARAGRAPHS {
        return at(place, Fault::TooMany(MAX_PARAGRAPHS, refusals::PARAGRAPHS));
    }
    let mut numbered = texts.iter().enumerate();
    numbered.try_for_each(|(index, text)| {
        line_of_text(&format!("{place}[{index}]"), text, MAX_PARAGRAPH)
    })
}

fn line_of_text(place: &str, text: &str, most: usize) -> Result<(), LessonError> {
    if text.trim().is_empty() {
        return at(place, Fault::Empty);
    }
    characters(place, text, most)
}

fn characters(place: &str, text: &str, most: usize) -> Result<(), LessonError> {
    let turns = |letter| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    if text
        .chars()
        .any(|letter| letter.is_control() || turns(letter))
    {
        return at(place, Fault::Control);
    }
    if text.chars().count() > most {
        return at(place, Fault::TooMany(most, refusals::CHARACTERS));
    }
    Ok(())
}
