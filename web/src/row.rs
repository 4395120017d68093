//! A variable in the stack panel: its name, its value drawn or on one line, what else is the same object, and how sure
//! the model is.

use hunch::debugger::LocalView;
use leptos::prelude::*;

use crate::alternatives::{Alternatives, Sureness};
use crate::change::{ChangeButton, ChangeStop};
use crate::check::TrueValue;
use crate::icons::{Glyph, Icon};
use crate::local::{EditButton, LocalForm, LocalName};
use crate::provenance;
use crate::same::Others;
use crate::series::Variable;
use crate::session::{Session, Subject};
use crate::value::{self, Closed, Drawing, Folds, Place, Value};
use crate::words::{self, check, panels};

/// Longer texts are cut after two lines, and shown in full on demand.
const LONG: usize = 50;

/// Values with more characters are not drawn unasked: they would push the others away.
const LARGE: usize = 90;

/// The row.
#[component]
pub fn LocalRow(
    /// The frame, counted from 0 at the outermost.
    frame: usize,
    /// The frame's function.
    function: String,
    local: LocalView,
    /// What else is the same object.
    others: Option<Others>,
) -> impl IntoView {
    let session = Session::get();
    let folds = Folds::get();
    let doubtful = words::is_doubtful(&local);
    let provenance = provenance::class(local.provenance);
    let explanation = words::local_title(&local);
    let confidence = local.confidence;
    let text = words::value_text(&local).to_owned();
    let drawn = value::read(&text);
    let has_parts = !drawn.is_text();
    let before = local.before.as_deref().map(value::read);
    let marks = (before.as_ref())
        .filter(|_| local.changed)
        .and_then(|before| value::marked(&text, &drawn, before));
    let length = text.chars().count();
    let unasked = has_parts && length <= LARGE;
    let expands = has_parts || length > LONG;
    let truth = local.truth.as_ref().map(|truth| {
        view! { <TrueValue text=check::truth(truth) /> }
    });
    let whole = StoredValue::new(local.clone());
    let stop = ChangeStop {
        function: function.clone(),
        name: local.name.clone(),
    };
    let whole_stop = StoredValue::new(stop.clone());
    let LocalView { name, changed, .. } = local;
    let this = LocalName {
        frame,
        name: name.clone(),
    };
    let subject = Subject::Local(this.clone());
    let alternatives = {
        let (of, name) = (subject.clone(), name.clone());
        confidence.map(|_| view! { <Alternatives of=of name=name /> })
    };
    let sure = {
        let name = name.clone();
        confidence
            .map(|probability| view! { <Sureness of=subject name=name probability=probability /> })
    };
    // What was doubtful when it was predicted stays so, though this step does not say it anew.
    let sure_then = local
        .doubt
        .filter(|_| confidence.is_none())
        .map(|probability| {
            let title = panels::sure_then(probability);
            view! { <span title=title>{panels::sureness(probability, true)}</span> }
        });
    let is_edited = Memo::new(move |_| {
        session
            .editing
            .with(|editing| editing.as_ref() == Some(&this))
    });
    let button = name.clone();
    let place = Place::local(frame, &name);
    let variable = Variable {
        frame,
        function,
        name: name.clone(),
    };
    let charted = variable.clone();
    let open = folds.is_open(place.clone(), unasked);
    let toggle = expands.then(|| {
        let label = if has_parts {
            panels::draw(&name)
        } else {
            panels::show_more(&name)
        };
        view! {
            <button
                class="toggle"
                aria-label=label
                aria-expanded=move || open.get().to_string()
                on:click={
                    let place = place.clone();
                    move |_| folds.set(place.clone(), !open.get_untracked())
                }
            >
                <Glyph icon=Icon::Chevron />
            </button>
        }
    });
    // A wide one has the whole width of the row, below what it is.
    let is_wide = drawn.is_wide();
    let is_drawn = Memo::new(move |_| has_parts && open.get() && !is_edited.get());
    // Below how sure the model is, it leaves room for its buttons.
    let is_tall = move || length > LONG && !is_drawn.get() || is_drawn.get() && !is_wide;
    let drawn = StoredValue::new(drawn);
    let drawing = move || {
        let (value, before) = (drawn.get_value(), before.clone());
        view! { <Drawing place=place.clone() value=value before=before /> }
    };
    let is_cut = drawn.with_value(Value::is_cut);
    let below = {
        let drawing = drawing.clone();
        move || (is_wide && is_drawn.get()).then(&drawing)
    };
    let end = move || {
        let is_seen = is_cut && expands && open.get() && !is_edited.get();
        is_seen.then(|| view! { <p class="rest">{panels::rest_unknown()}</p> })
    };
    let shown = move || {
        if is_edited.get() {
            let local = whole.get_value();
            view! { <LocalForm frame=frame local=local stop=whole_stop.get_value() /> }.into_any()
        } else if is_drawn.get() {
            let summary = is_wide.then(|| {
                view! { <span class="value"><Closed value=drawn.get_value() /></span> }
            });
            view! {
                <span class="hidden-text">{text.clone()}</span>
                {summary}
                {(!is_wide).then(&drawing)}
            }
            .into_any()
        } else {
            // A number that is cut would be another one.
            let is_number = text
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'-');
            let class = if is_number || (expands && open.get()) {
                "value"
            } else {
                "value short"
            };
            let Some(marks) = &marks else {
                return view! { <span class=class>{text.clone()}</span> }.into_any();
            };
            let part = |(part, is_new): (String, bool)| {
                view! { <span class:new=is_new>{part}</span> }
            };
            let parts = marks.iter().cloned().map(part).collect_view();
            view! { <span class=format!("{class} partly")>{parts}</span> }.into_any()
        }
    };
    let same = others.map(|others| {
        view! {
            <span class=format!("same same-{}", others.group % 4) title=others.words()>
                <span aria-hidden="true">{others.letter()}</span>
                <span class="hidden-text">{format!(" ({})", others.words())}</span>
            </span>
        }
    });
    view! {
        <tr class=provenance class:changed=changed class:doubtful=doubtful class:tall=is_tall>
            <th scope="row">
                <button
                    class="variable"
                    title=panels::over_time(&name)
                    aria-expanded=move || session.series.shows(&charted).to_string()
                    on:click=move |_| session.series.show(variable.clone())
                >
                    {name.clone()}
                </button>
                {changed.then(|| view! { <span class="hidden-text">{panels::CHANGED_SPOKEN}</span> })}
            </th>
            <td>
                <div class="held-value">
                    <div class="shown-value">{shown}</div>
                    {same}
                    {toggle}
                </div>
                {below}
                {end}
                {truth}
                {alternatives}
            </td>
            <td class="sure" title=explanation>
                {sure}
                {sure_then}
            </td>
            <td class="act">
                <div class="pair">
                    <ChangeButton stop=stop />
                    <EditButton frame=frame name=button />
                </div>
            </td>
        </tr>
    }
}
