//! The hand-out: a lesson on paper. The program with its line numbers, the questions with room to write, and the answers on
//! a page of their own. It is on the page always while a lesson is open, and shown by printers only.

use leptos::prelude::*;

use super::format::{Lesson, Question, Step};
use super::play::Play;
use super::{Lessons, prose};
use crate::words::lessons as words;

/// The hand-out of the lesson that is open.
#[component]
pub fn HandOut() -> impl IntoView {
    let lessons = Lessons::get();
    let lesson = Memo::new(move |_| {
        lessons
            .play
            .with(|play| play.as_ref().map(|play| play.lesson.clone()))
    });
    move || lesson.get().map(sheet)
}

fn sheet(lesson: Lesson) -> impl IntoView {
    let lines = lesson
        .program
        .iter()
        .map(|line| view! { <li><code>{line.clone()}</code></li> });
    let lines = lines.collect_view();
    let play = Play::new(lesson.clone(), super::Origin::Given);
    let steps = || lesson.steps.iter().enumerate();
    let told = steps()
        .map(|(index, step)| asked(&play, index, step))
        .collect_view();
    let answers = steps()
        .flat_map(|(_, step)| {
            step.questions
                .iter()
                .map(move |question| answer(question, step))
        })
        .collect_view();
    let summary = lesson
        .summary
        .iter()
        .map(|text| view! { <li>{prose::line(text)}</li> });
    let summary = summary.collect_view();
    let summary = (!lesson.summary.is_empty()).then(|| {
        view! {
            <h2>{words::SUMMARY}</h2>
            <ul>{summary}</ul>
        }
    });
    view! {
        <article class="handout" aria-label=words::HANDOUT>
            <header>
                <h1>{lesson.title.clone()}</h1>
                <p class="who">
                    <span>{words::STUDENT}</span>
                    <span>{words::DATE}</span>
                </p>
            </header>
            <p>
                <b>{words::GOAL}</b>
                ": "
                {prose::line(&lesson.goal)}
            </p>
            {prose::paragraphs(&lesson.text)}
            <h2>{words::PROGRAM}</h2>
            <ol class="listing">{lines}</ol>
            <h2>{words::QUESTIONS}</h2>
            <ol class="sheet">{told}</ol>
            <section class="answers-page">
                <h2>{words::ANSWERS}</h2>
                <ol class="sheet">{answers}</ol>
                {summary}
            </section>
        </article>
    }
}

/// The questions of a step, each as an item of the list; the first with what is told before it.
fn asked(play: &Play, index: usize, step: &Step) -> impl IntoView + use<> {
    // What the learner is to find out is not told on the same page.
    let questions = play.lesson.steps.iter().flat_map(|step| &step.questions);
    let asked: Vec<&str> = questions.filter_map(|one| one.name.as_deref()).collect();
    let situation = words::situation(step, play.stands_at(index).as_ref(), &asked);
    let texts = step.text.clone();
    let item = move |(number, question): (usize, &Question)| {
        let first = (number == 0).then(|| {
            view! {
                {prose::paragraphs(&texts)}
                <p class="situation">{situation.clone()}</p>
            }
        });
        let lines = if question.ask == super::format::Ask::Output {
            2
        } else {
            1
        };
        view! {
            <li>
                {first}
                <p>{prose::line(&words::question(question, step))}</p>
                {(0..lines).map(|_| view! { <p class="room"></p> }).collect_view()}
            </li>
        }
    };
    step.questions.iter().enumerate().map(item).collect_view()
}

fn answer(question: &Question, step: &Step) -> impl IntoView + use<> {
    view! {
        <li>
            <p>
                {prose::line(&words::question(question, step))}
                " "
                <code class="solution">{words::answer(&question.answer)}</code>
            </p>
            <p class="why">{prose::line(&question.why)}</p>
        </li>
    }
}
