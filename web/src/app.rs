//! The page: a bar, messages, the program with its commands and timeline, and the panels beside it.

use hunch::state::Event;
use leptos::ev;
use leptos::prelude::*;

use crate::address;
use crate::announcer::Announcements;
use crate::badge::Badge;
use crate::breakpoints::Breakpoints;
use crate::check::{CheckButton, CheckCard};
use crate::clean::LeaveClean;
use crate::command::Command;
use crate::editor::EditorPane;
use crate::embed::{self, EmbedBar};
use crate::examples::ExamplesMenu;
use crate::help::HelpDialog;
use crate::icons::{Glyph, Mark};
use crate::input::Input;
use crate::inside::InsideLine;
use crate::keys;
use crate::lessons::{AuthorCard, HandOut, LessonCard, LessonFile, Lessons, LessonsMenu};
use crate::notices::{Notices, Shelf, Topic};
use crate::offline;
use crate::palette::Palette;
use crate::panels::{Legend, Output, Printed};
use crate::pasts::{Disagreement, Pasts};
use crate::provenance::ProvenanceMark;
use crate::quiz::{QuizPanel, ScorePanel};
use crate::series::SeriesPanel;
use crate::session::Session;
use crate::share::{ShareButton, ShareDialog};
use crate::stack::CallStack;
use crate::start::StartDialogs;
use crate::theme::ThemeButton;
use crate::timeline::Timeline;
use crate::toolbar::{ModeButtons, OpenButton, Toolbar, UndoButton};
use crate::variable::VariableDialog;
use crate::watches::Watches;
use crate::words::{self, commands, input, page};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let session = Session::provide();
    let embed = address::is_embed();
    let lessons = Lessons::provide(session);
    keys::listen(session);
    let leaving = window_event_listener(ev::pagehide, move |_| session.save());
    on_cleanup(move || leaving.remove());
    // An embed's reader may never ask it anything: it loads the model when they do.
    if embed {
        session.start_engine_later();
    } else {
        session.start_engine();
        offline::keep(session);
    }
    let open = move |fragment: &str| {
        let opened = lessons.open_fragment(fragment);
        let shared = !opened && session.open_fragment(fragment);
        if shared {
            lessons.close();
        }
        opened || shared
    };
    // A link that is pasted into this very tab changes the fragment alone, and loads nothing.
    let pasted = window_event_listener(ev::hashchange, move |_| {
        open(&address::take_fragment());
    });
    on_cleanup(move || pasted.remove());
    let fragment = address::take_fragment();
    let opened = open(&fragment);
    session.open_first(&fragment, opened);
    lessons.open_first(opened);
    if embed {
        embed::begin(session);
    }
    let height = embed::height().map(|height| format!("{height}px"));
    let bar = move || {
        view! {
            <header class="bar">
                <h1 class="brand">
                    <Mark />
                    {page::BRAND}
                </h1>
                <span class="tagline">{page::TAGLINE}</span>
                <div class="menus">
                    <ExamplesMenu />
                    <LessonsMenu />
                </div>
                <span class="space"></span>
                <Badge />
                <ShareButton />
                <ThemeButton />
                <button
                    class="button icon"
                    aria-label=commands::HELP
                    title=commands::title(Command::Help)
                    on:click=move |_| session.run(Command::Help)
                >
                    <Glyph icon=Command::Help />
                </button>
            </header>
        }
    };
    view! {
        <div
            class="app"
            class:embed=embed
            class:clean=move || session.clean.get()
            class:has-lesson=move || lessons.play.with(Option::is_some)
            style:height=height
        >
            {if embed { view! { <EmbedBar /> }.into_any() } else { bar().into_any() }}
            <Notices on=Shelf::Page />
            <Announcements />
            <main class="workbench">
                <section class="card program" aria-label=page::PROGRAM>
                    <Toolbar />
                    <PlaceBar />
                    <EditorPane />
                    <Notices on=Shelf::Program />
                    <Timeline />
                    <Notices on=Shelf::Timeline />
                </section>
                <div class="panels">
                    <LessonCard />
                    <AuthorCard />
                    <QuizPanel />
                    <CheckCard />
                    <Pasts />
                    <InsideLine />
                    <CallStack />
                    <Disagreement />
                    <SeriesPanel />
                    <Input />
                    // Before the watches: on a phone these would push it off the screen.
                    <Output />
                    <Watches />
                    <ScorePanel />
                    {(!embed).then(|| view! { <Breakpoints /> })}
                </div>
                <Legend />
            </main>
            // The palette first: it gives the focus back before the dialog that was chosen in it takes it.
            <Palette />
            <HelpDialog />
            <StartDialogs />
            <ShareDialog />
            <VariableDialog />
            <LeaveClean />
            <LessonFile />
            <HandOut />
        </div>
    }
}

/// What is under way, and how far it is.
#[component]
fn Progress() -> impl IntoView {
    let session = Session::get();
    let so_far = Memo::new(move |_| session.progress());
    let counts = move || so_far.with(Option::is_some);
    view! {
        <span class="progress-words" class:counts=counts>
            <span class="under-way">
                {move || session.under_way()} {move || counts().then_some(": ")}
            </span>
            {so_far}
        </span>
    }
}

/// Where the program is, in words: for everyone above the code, for screen readers as it changes.
#[component]
fn PlaceBar() -> impl IntoView {
    let session = Session::get();
    // A run has not stopped where it goes on: nobody is told of that state as of one where the program stands.
    let told = Memo::new(move |last: Option<&String>| {
        let goes_on = session.run.with(Option::is_some);
        last.filter(|_| goes_on)
            .cloned()
            .unwrap_or_else(|| session.words())
    });
    let headline = move || session.view.with(|view| view.as_ref().map(words::headline));
    let provenance = move || {
        let view = session.view.get()?;
        // Beside a verdict it would read as how sure that is.
        let is_open = view.judgement.is_none();
        let own = view.probability.filter(|_| is_open);
        // The start is a fact: nobody has to have been there.
        let is_start = view.event == Event::Call && view.line.is_none();
        let so_far = session.so_far().filter(|_| is_open);
        let own_doubtful = own.is_some_and(words::is_unsure);
        let own = own.map(|own| match so_far {
            Some(_) => page::this_step(own),
            None => words::percent(own),
        });
        Some(view! {
            {(!is_start).then(|| view! { <ProvenanceMark of=view.provenance /> })}
            <span class="extra" class:doubtful=own_doubtful title=page::WHOLE_STATE>{own}</span>
            <span class="so-far" class:doubtful=so_far.is_some_and(words::is_unsure) title=page::SO_FAR_MEANS>
                {so_far
                    .map(|so_far| {
                        view! {
                            <span class="all-steps">{page::ALL_STEPS}</span>
                            {page::so_far(so_far)}
                        }
                    })}
            </span>
        })
    };
    view! {
        <div class="place">
            // Screen readers have the same below, and more of it.
            <span class="words" aria-hidden=move || session.paused().then_some("true")>
                {move || {
                    let awaited = session.awaited.with(|one| one.as_ref().map(input::waits));
                    let unreadable = session.error_of(&[Topic::Typing, Topic::Program]).is_some();
                    let empty = session.text.with(|text| text.trim().is_empty());
                    let ready = match (unreadable, empty) {
                        (true, _) => page::UNREADABLE,
                        (false, true) => page::EMPTY,
                        (false, false) => page::READY,
                    };
                    awaited.or_else(headline).unwrap_or_else(|| ready.to_owned())
                }}
            </span>
            <UndoButton />
            <OpenButton />
            <Printed />
            <span class="right">
                {provenance}
                <Show when=move || session.predicting()>
                    <span class="spinner" aria-hidden="true"></span>
                    <Progress />
                </Show>
                <CheckButton />
                <ModeButtons />
            </span>
            <span class="hidden-text" role="status" aria-label=page::CURRENT_STATE>
                {told}
            </span>
        </div>
    }
}
