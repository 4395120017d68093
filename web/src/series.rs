//! A variable over time: its values along the timeline, as a chart where they are numbers, and as a list.

use hunch::debugger::{Moment, Provenance};
use hunch::program::Program;
use leptos::html;
use leptos::prelude::*;

use crate::drawn::once_drawn;
use crate::icons::{Glyph, Icon};
use crate::local::LocalName;
use crate::provenance::{self, ProvenanceMark};
use crate::session::{Direction, Session};
use crate::words::{self, panels};

/// A variable of a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// The frame, counted from 0 at the outermost.
    pub frame: usize,
    /// The frame's function.
    pub function: String,
    /// Its name.
    pub name: String,
}

/// The variable whose values over time are shown.
#[derive(Clone, Copy, Default)]
pub struct Series(RwSignal<Option<Variable>>);

impl Series {
    /// Whether a variable is the one that is shown.
    pub fn shows(self, variable: &Variable) -> bool {
        self.0.with(|shown| shown.as_ref() == Some(variable))
    }

    /// Shows a variable, or hides it if it is shown already.
    pub fn show(self, variable: Variable) {
        self.0.update(|shown| {
            *shown = Some(variable).filter(|variable| shown.as_ref() != Some(variable));
        });
    }
}

/// A value that a variable had from one state to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// The first state, counted from 0.
    pub from: usize,
    /// The last one.
    pub to: usize,
    /// The value; `None`: not known.
    pub value: Option<String>,
    /// How it came to be known.
    pub provenance: Provenance,
}

/// The values of a variable in the order of the states; states without it, or in other functions, are left out.
pub fn spans<'a>(moments: impl Iterator<Item = &'a Moment>, variable: &Variable) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (position, moment) in moments.enumerate() {
        let frame = moment.state.frames.get(variable.frame);
        let Some(value) = frame
            .filter(|frame| frame.function == variable.function)
            .and_then(|frame| frame.locals.as_ref()?.get(&variable.name))
        else {
            continue;
        };
        let value = value.clone();
        match spans.last_mut() {
            Some(last) if last.to + 1 == position && last.value == value => last.to = position,
            _ => spans.push(Span {
                from: position,
                to: position,
                value,
                provenance: moment.local_provenance(variable.frame, &variable.name),
            }),
        }
    }
    spans
}

/// Whether a program has a variable of this name in a function of this one.
fn binds(program: &Program, variable: &Variable) -> bool {
    program.definitions().iter().any(|one| {
        one.name == variable.function && one.scope.names().any(|name| name == variable.name)
    })
}

/// The chart's width and height in its own units.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 64.0;

/// The values of a variable as a line over the timeline.
#[derive(Clone, Debug, PartialEq)]
pub struct Chart {
    /// The path of an SVG of `WIDTH` by `HEIGHT`: a line of steps from state to state.
    pub path: String,
    /// The least value, at the bottom.
    pub least: String,
    /// The greatest one, at the top.
    pub most: String,
}

/// The chart of values over so many states, if all known ones are numbers and there are two or more.
pub fn chart(spans: &[Span], count: usize) -> Option<Chart> {
    struct Point<'a> {
        from: usize,
        to: usize,
        text: &'a str,
        value: f64,
    }
    let points: Vec<Point<'_>> = spans
        .iter()
        .filter_map(|span| Some((span, span.value.as_deref()?)))
        .map(|(&Span { from, to, .. }, text)| {
            number(text).map(|value| Point {
                from,
                to,
                text,
                value,
            })
        })
        .collect::<Option<_>>()?;
    let by_value = |a: &&Point<'_>, b: &&Point<'_>| a.value.total_cmp(&b.value);
    let least = points.iter().min_by(by_value)?;
    let most = points.iter().max_by(by_value)?;
    if least.value >= most.value {
        return None;
    }
    let x = |position: usize| position as f64 * WIDTH / count.max(1) as f64;
    let y = |value: f64| {
        HEIGHT - 4.0 - (value - least.value) / (most.value - least.value) * (HEIGHT - 8.0)
    };
    let mut path = String::new();
    let mut end = None;
    for point in &points {
        let pen = if end == Some(point.from) { 'L' } else { 'M' };
        let (left, right, height) = (x(point.from), x(point.to + 1), y(point.value));
        path += &format!("{pen}{left:.1} {height:.1}L{right:.1} {height:.1}");
        end = Some(point.to + 1);
    }
    Some(Chart {
        path,
        least: least.text.to_owned(),
        most: most.text.to_owned(),
    })
}

fn number(text: &str) -> Option<f64> {
    match text {
        "True" => Some(1.0),
        "False" => Some(0.0),
        // `inf` and `nan` have no place on a chart.
        _ => text.parse().ok().filter(|number: &f64| number.is_finite()),
    }
}

/// The panel; nothing while no variable is chosen.
#[component]
pub fn SeriesPanel() -> impl IntoView {
    let session = Session::get();
    let Series(shown) = session.series;
    let found = Memo::new(move |_| {
        let variable = shown.get()?;
        session.with_debugger(|debugger| {
            let count = debugger.timeline().count();
            let spans = spans(debugger.timeline(), &variable);
            // Of another program nothing was asked.
            let known = !spans.is_empty() || binds(debugger.program(), &variable);
            known.then_some((spans, count, variable))
        })?
    });
    let is_here = Memo::new(move |_| {
        let Some(variable) = shown.get() else {
            return false;
        };
        session.view.with(|view| {
            let frames = view.iter().flat_map(|view| &view.frames);
            let mut frames = frames.filter(|frame| frame.function == variable.function);
            let frame = frames.find(|frame| frame.index == variable.frame);
            let mut locals = frame.iter().flat_map(|frame| frame.locals.iter().flatten());
            locals.any(|local| local.name == variable.name)
        })
    });
    let watch = move |direction: Direction| {
        if let Some(Variable { frame, name, .. }) = shown.get_untracked() {
            session.run_to_change(&LocalName { frame, name }, direction);
        }
    };
    let position = Memo::new(move |_| session.position().unwrap_or(0));
    let card = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        // On a phone it comes below what is in view.
        if shown.with(Option::is_some) {
            once_drawn(card, |card| card.scroll_into_view_with_bool(false));
        }
    });
    move || {
        let (spans, count, variable) = found.get()?;
        let place = panels::series_place(&variable.function);
        let title = panels::over_time(&variable.name);
        let line = chart(&spans, count);
        let rows = spans.clone().into_iter().map(|span| {
            let Span {
                from,
                to,
                value,
                provenance,
            } = span;
            let states = if from == to {
                format!("{}", from + 1)
            } else {
                format!("{}–{}", from + 1, to + 1)
            };
            let value = value.unwrap_or_else(|| words::UNKNOWN.to_owned());
            let current = move || (from..=to).contains(&position.get());
            view! {
                <li>
                    <button
                        class=format!("moment {}", provenance::class(provenance))
                        aria-current=move || current().to_string()
                        on:click=move |_| session.go_to(from)
                    >
                        <span class="states">
                            <span class="hidden-text">{panels::STATE}</span>
                            {states.clone()}
                            <span class="hidden-text">": "</span>
                        </span>
                        <span class="code">{value.clone()}</span>
                        <span class="hidden-text">", "</span>
                        <ProvenanceMark of=provenance />
                    </button>
                </li>
            }
        });
        let rows = rows.collect_view();
        Some(view! {
            <section class="card panel" aria-labelledby="series-title" data-opener=variable.name.clone() node_ref=card>
                <h2 id="series-title">
                    <span>
                        <span class="code">{variable.name.clone()}</span>
                        {panels::OVER_TIME}
                    </span>
                    <span class="aside">{place}</span>
                    <button class="button icon small" aria-label=panels::close(&title) on:click=move |_| shown.set(None)>
                        <Glyph icon=Icon::Close />
                    </button>
                </h2>
                <div class="body">
                    {line
                        .map(|Chart { path, least, most }| {
                            view! {
                                <div class="plot" aria-hidden="true">
                                    <span class="values">
                                        <span>{most}</span>
                                        <span>{least}</span>
                                    </span>
                                    <svg class="chart" viewBox="0 0 300 64" preserveAspectRatio="none">
                                        <rect
                                            class="now"
                                            x=move || format!("{:.1}", position.get() as f64 * WIDTH / count as f64)
                                            y="0"
                                            width=format!("{:.1}", WIDTH / count as f64)
                                            height="64"
                                        />
                                        <path d=path fill="none" vector-effect="non-scaling-stroke" />
                                    </svg>
                                    <span class="states">
                                        <span>{panels::STATE} "1"</span>
                                        <span>{count}</span>
                                    </span>
                                </div>
                            }
                        })}
                    <Show when=move || is_here.get()>
                        <div class="acts">
                            <button class="button outlined small" on:click=move |_| watch(Direction::Backward)>
                                {panels::BACK_TO_CHANGE}
                            </button>
                            <button class="button outlined small" on:click=move |_| watch(Direction::Forward)>
                                {panels::RUN_TO_CHANGE}
                            </button>
                        </div>
                    </Show>
                    <ol class="moments" aria-label=title>{rows}</ol>
                    {spans.is_empty().then(|| view! { <p class="empty">{panels::NOT_ON_TIMELINE}</p> })}
                </div>
            </section>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hunch::debugger::{Command, Debugger};
    use hunch::program::Program;
    use hunch::state::State;

    fn span(from: usize, to: usize, value: &str) -> Span {
        Span {
            from,
            to,
            value: Some(value.to_owned()),
            provenance: Provenance::Predicted,
        }
    }

    #[test]
    fn equal_neighbours_are_one_span() {
        let mut debugger = Debugger::new(Program::parse("x = 1\ny = 2\n").unwrap());
        let mut state = State::start();
        state.event = hunch::state::Event::Line;
        state.frames[0].line = 2;
        let locals = state.frames[0].locals.get_or_insert_default();
        drop(locals.insert("x".to_owned(), Some("1".to_owned())));
        debugger.command(Command::StartAt(state)).unwrap();
        let edit = |value: &str| {
            Command::Act(hunch::action::Action::Edit {
                frame: 0,
                locals: [("x".to_owned(), value.to_owned())].into_iter().collect(),
            })
        };
        for value in ["1", "7", "7"] {
            debugger.command(edit(value)).unwrap();
        }
        let told = |name: &str, function: &str| {
            let variable = Variable {
                frame: 0,
                function: function.to_owned(),
                name: name.to_owned(),
            };
            let spans = spans(debugger.timeline(), &variable);
            let told = spans
                .into_iter()
                .map(|span| (span.from, span.to, span.value));
            told.collect::<Vec<_>>()
        };
        let value = |text: &str| Some(text.to_owned());
        assert_eq!(
            told("x", "<module>"),
            [(0, 1, value("1")), (2, 3, value("7"))]
        );
        assert_eq!(told("x", "f"), []);
        assert_eq!(told("z", "<module>"), []);
    }

    #[test]
    fn numbers_have_a_chart() {
        let check = |spans: &[Span], count, expected: Option<&str>| {
            let path = chart(spans, count).map(|chart| chart.path);
            assert_eq!(path.as_deref(), expected);
        };
        // Two states of 0, then one of 10; a gap lifts the pen.
        check(
            &[span(0, 1, "0"), span(2, 2, "10")],
            3,
            Some("M0.0 60.0L200.0 60.0L200.0 4.0L300.0 4.0"),
        );
        check(
            &[span(0, 0, "-1.5"), span(2, 2, "True")],
            3,
            Some("M0.0 60.0L100.0 60.0M200.0 4.0L300.0 4.0"),
        );
        check(&[span(0, 0, "1"), span(1, 1, "'a'")], 2, None);
        check(&[span(0, 0, "1"), span(1, 1, "inf")], 2, None);
        check(&[span(0, 0, "1"), span(2, 2, "1")], 3, None);
        check(&[span(0, 0, "1")], 1, None);
        check(&[], 0, None);
        let ends = chart(
            &[span(0, 0, "2.50"), span(1, 1, "-1e3"), span(2, 2, "True")],
            3,
        )
        .unwrap();
        assert_eq!((ends.least.as_str(), ends.most.as_str()), ("-1e3", "2.50"));
    }
}
