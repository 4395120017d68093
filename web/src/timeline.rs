//! The timeline: all states of the session in a row, with breakpoints and errors marked and the calls below them as
//! bars, to click and to scrub.

use hunch::debugger::{Debugger, Moment, Provenance};
use hunch::state::Event;
use hunch::truth::Judged;
use leptos::html::Div;
use leptos::prelude::*;

use crate::flame::{Bar, bars};
use crate::provenance::class;
use crate::session::Session;
use crate::words::{self, panels};

/// A state in the row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tick {
    /// How the state came about.
    provenance: &'static str,
    /// Whether an exception is under way, or has ended the program.
    error: bool,
    /// Whether the model was unsure of the step to it.
    doubtful: bool,
    /// What the breakpoint on its line, about to run, has to do with it.
    breakpoint: Option<Breakpoint>,
    /// The state in a few words.
    title: String,
}

/// A breakpoint on the line of a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Breakpoint {
    /// It stops there.
    Stops,
    /// Its condition did not hold there, and a run has gone on.
    Missed,
}

/// What there is to draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Strip {
    ticks: Vec<Tick>,
    bars: Vec<Bar>,
}

impl Strip {
    fn of(debugger: &Debugger, judged: Option<&Judged>) -> Strip {
        let breakpoints: Vec<u32> = debugger.breakpoints().collect();
        let tick = |(position, moment): (usize, &Moment)| {
            let state = &moment.state;
            let uncaught = debugger.uncaught(position);
            let provenance = provenance(position, moment, judged);
            let is_open = provenance == moment.provenance();
            let is_unsure = moment.sureness().is_some_and(words::is_unsure);
            let has_breakpoint = state.event == Event::Line
                && state.line().is_some_and(|line| breakpoints.contains(&line));
            let breakpoint = has_breakpoint.then(|| match debugger.is_missed(position) {
                true => Breakpoint::Missed,
                false => Breakpoint::Stops,
            });
            let missed = breakpoint == Some(Breakpoint::Missed);
            Tick {
                provenance: class(provenance),
                doubtful: is_open && is_unsure,
                error: words::is_error(state, uncaught.as_ref()),
                breakpoint,
                title: panels::tick(position, state, uncaught.as_ref(), missed),
            }
        };
        Strip {
            ticks: debugger.timeline().enumerate().map(tick).collect(),
            bars: bars(debugger.timeline().map(|moment| &moment.state)),
        }
    }

    /// How many rows the bars need.
    fn levels(&self) -> usize {
        self.bars.iter().map(|bar| bar.level).max().unwrap_or(0)
    }
}

/// How a state of the timeline came about, or what CPython says of it.
fn provenance(position: usize, moment: &Moment, judged: Option<&Judged>) -> Provenance {
    judged
        .and_then(|judged| judged.judgements.get(position)?.as_ref()?.verdict())
        .map_or(moment.provenance(), |finding| moment.found(finding))
}

/// The widest a tick gets, in pixels; also in the styles.
const WIDEST: f64 = 16.0;

/// The place on the strip as a state's number, for `count` ticks of at most 16 pixels.
fn index_at(offset: f64, width: f64, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let tick = (width / count as f64).min(WIDEST);
    (tick > 0.0).then(|| ((offset.max(0.0) / tick) as usize).min(last))
}

/// The strip and its numbers.
#[component]
pub fn Timeline() -> impl IntoView {
    let session = Session::get();
    let strip = NodeRef::<Div>::new();
    let drawn = Memo::new(move |_| {
        let judged = session.check.judged();
        let strip = |debugger: &Debugger| Strip::of(debugger, judged.as_deref());
        session.with_debugger(strip).unwrap_or_default()
    });
    let position = Memo::new(move |_| session.position());
    let count = move || drawn.with(|drawn| drawn.ticks.len());
    let scrub = move |event: web_sys::PointerEvent| {
        let Some(strip) = strip.get_untracked() else {
            return;
        };
        let bounds = strip.get_bounding_client_rect();
        let offset = f64::from(event.client_x()) - bounds.left();
        if let Some(index) = index_at(offset, bounds.width(), untrack(count)) {
            session.go_to(index);
        }
    };
    let on_key = move |event: web_sys::KeyboardEvent| {
        let (Some(position), Some(last)) =
            (position.get_untracked(), untrack(count).checked_sub(1))
        else {
            return;
        };
        let target = match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => position.saturating_sub(1),
            "ArrowRight" | "ArrowUp" => (position + 1).min(last),
            "PageDown" => position.saturating_sub(10),
            "PageUp" => (position + 10).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        session.go_to(target);
    };
    view! {
        <div class="timeline">
            <span aria-hidden="true">{panels::TIMELINE}</span>
            <div
                class="strip"
                node_ref=strip
                role="slider"
                tabindex="0"
                aria-label=panels::TIMELINE
                aria-valuemin="1"
                aria-valuemax=move || count().max(1).to_string()
                aria-valuenow=move || (position.get().unwrap_or(0) + 1).to_string()
                // In short: the whole state is announced when it is shown (app.rs).
                aria-valuetext=move || {
                    let at = position.get().unwrap_or(0);
                    drawn.with(|drawn| drawn.ticks.get(at).map_or_else(String::new, |tick| tick.title.clone()))
                }
                on:pointerdown=move |event| {
                    if let Some(strip) = strip.get_untracked() {
                        // Without the capture, scrubbing ends at the strip's edge; it works all the same.
                        let _ = strip.set_pointer_capture(event.pointer_id());
                    }
                    scrub(event);
                }
                on:pointermove=move |event| {
                    if event.buttons() & 1 == 1 {
                        scrub(event);
                    }
                }
                on:keydown=on_key
            >
                {move || drawn.with(|drawn| strip_of(drawn, position))}
            </div>
            <span class="count">
                {move || match position.get() {
                    Some(position) => panels::position(position, count()),
                    None => panels::NO_STATES.to_owned(),
                }}
            </span>
        </div>
    }
}

/// The ticks in one row and the bars below, on a grid with a column for each state.
fn strip_of(strip: &Strip, position: Memo<Option<usize>>) -> impl IntoView + use<> {
    let columns = format!(
        "repeat({}, minmax(0, {WIDEST}px))",
        strip.ticks.len().max(1)
    );
    let ticks = strip
        .ticks
        .iter()
        .cloned()
        .enumerate()
        .map(|(index, tick)| {
            view! {
                <span
                    class=format!("tick {}", tick.provenance)
                    class:error=tick.error
                    class:doubtful=tick.doubtful
                    class:stop=tick.breakpoint == Some(Breakpoint::Stops)
                    class:missed=tick.breakpoint == Some(Breakpoint::Missed)
                    class:current=move || position.get() == Some(index)
                    title=tick.title
                ></span>
            }
        });
    let calls = strip.bars.iter().cloned().map(|bar| {
        let inside = move || {
            position
                .get()
                .is_some_and(|at| (bar.from..=bar.to).contains(&at))
        };
        let columns = format!("{} / {}", bar.from + 1, bar.to + 2);
        view! {
            <span
                class="bar-of-call"
                class:raises=bar.raises
                class:inside=inside
                title=panels::call(&bar)
                style:grid-column=columns
                style:grid-row=bar.level.to_string()
            >
                {bar.function.clone()}
            </span>
        }
    });
    view! {
        <span class="ticks" style:grid-template-columns=columns.clone()>
            {ticks.collect_view()}
        </span>
        <span class="calls" class:third={strip.levels() == 3} class:deep={strip.levels() > 3} style:grid-template-columns=columns>
            {calls.collect_view()}
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::index_at;

    #[test]
    fn a_place_on_the_strip_is_a_state() {
        let check =
            |offset, width, count, expected| assert_eq!(index_at(offset, width, count), expected);
        check(0.0, 300.0, 3, Some(0));
        check(17.0, 300.0, 3, Some(1));
        // Right of the last tick is the last state, and so is beyond the strip.
        check(250.0, 300.0, 3, Some(2));
        check(900.0, 300.0, 3, Some(2));
        check(-5.0, 300.0, 3, Some(0));
        // Many states shrink their ticks.
        check(150.0, 300.0, 600, Some(300));
        check(10.0, 300.0, 0, None);
    }
}
