//! Drawing a value: lists as numbered cells, matrices as grids, dictionaries and objects as their entries. What is not
//! as it was before is marked. A part that has parts itself can be closed by its number, its key or its name.

use leptos::prelude::*;

use super::{Folds, Key, Place, Value};
use crate::icons::{Glyph, Icon};
use crate::words::panels;

/// A value in boxes. Screen readers have its text instead, which is shorter to listen to, and the buttons of its parts.
#[component]
pub fn Drawing(place: Place, value: Value, before: Option<Value>) -> impl IntoView {
    view! { <div class="drawing">{draw(&value, before.as_ref(), &place)}</div> }
}

fn draw(value: &Value, before: Option<&Value>, place: &Place) -> AnyView {
    if let Some(rows) = value.rows() {
        return matrix(&rows, before).into_any();
    }
    match value {
        Value::Text(_) => atom(value),
        Value::Items { open: '{', items } => {
            // The elements of a set have no numbers, and do not change: one is new if it was not there at all.
            let cells = items.iter().map(|item| {
                let changed = is_new_member(item, before);
                view! { <span class="cell" class:changed=changed>{atom(item)}</span> }
            });
            view! { <span class="cells set">{cells.collect_view()}</span> }.into_any()
        }
        Value::Items { open, items } => {
            let kind = if *open == '(' { "tuple" } else { "list" };
            let cells = items.iter().enumerate().map(|(index, item)| {
                let (changed, before) = compared(item, before, &Key::Index(index));
                let part = Part::new(item, before, place.item(index));
                view! {
                    <span class="cell" class:changed=changed>
                        {part.label("index", index.into_any())}
                        {part.held()}
                    </span>
                }
            });
            view! { <span class=format!("cells {kind}")>{cells.collect_view()}</span> }.into_any()
        }
        Value::Pairs(pairs) => {
            let entries = pairs.iter().map(|(key, value)| {
                let (changed, before) = compared(value, before, &Key::Of(key));
                let part = Part::new(value, before, place.of_key(key));
                view! {
                    <span class="entry" class:changed=changed>
                        {part.label("key", atom(key))}
                        <span class="held">{part.held()}</span>
                    </span>
                }
            });
            view! { <span class="entries dictionary">{entries.collect_view()}</span> }.into_any()
        }
        Value::Object { name, parts } => {
            let entries = parts.iter().enumerate().map(|(index, (name, value))| {
                let key = match name {
                    Some(name) => Key::Named(name),
                    None => Key::Index(index),
                };
                let (changed, before) = compared(value, before, &key);
                let content = match name {
                    Some(name) => {
                        let part = Part::new(value, before, place.attribute(name));
                        view! {
                            {part.label("key", name.clone().into_any())}
                            <span class="held">{part.held()}</span>
                        }
                        .into_any()
                    }
                    // What has no name is the whole of what the object holds, and closed with it.
                    None => {
                        view! { <span class="held">{draw(value, before, place)}</span> }.into_any()
                    }
                };
                view! {
                    <span class="entry" class:changed=changed class:unnamed=name.is_none()>
                        {content}
                    </span>
                }
            });
            view! {
                <span class="entries object">
                    <span class="class-name" aria-hidden="true">{name.clone()}</span>
                    {entries.collect_view()}
                </span>
            }
            .into_any()
        }
    }
}

/// What has no parts of its own to look at.
fn atom(value: &Value) -> AnyView {
    view! { <span class="atom" aria-hidden="true">{value.to_string()}</span> }.into_any()
}

/// A part that has a number, a key or a name.
struct Part<'a> {
    value: &'a Value,
    before: Option<&'a Value>,
    place: Place,
    /// Whether it is open; nothing if there is nothing in it to close.
    open: Option<Memo<bool>>,
}

impl<'a> Part<'a> {
    fn new(value: &'a Value, before: Option<&'a Value>, place: Place) -> Part<'a> {
        let open = (!value.is_text()).then(|| Folds::get().is_open(place.clone(), true));
        Part {
            value,
            before,
            place,
            open,
        }
    }

    /// What it is called: a button, if it can be closed.
    fn label(&self, class: &'static str, content: AnyView) -> AnyView {
        let Some(open) = self.open else {
            return view! { <span class=class aria-hidden="true">{content}</span> }.into_any();
        };
        let (folds, place) = (Folds::get(), self.place.clone());
        view! {
            <button
                class=format!("{class} fold")
                aria-label=panels::draw(place.expression())
                aria-expanded=move || open.get().to_string()
                on:click=move |_| folds.set(place.clone(), !open.get_untracked())
            >
                {content}
                <Glyph icon=Icon::Chevron />
            </button>
        }
        .into_any()
    }

    /// What is in it, or how much where it is closed.
    fn held(&self) -> AnyView {
        let Some(open) = self.open else {
            return draw(self.value, self.before, &self.place);
        };
        let (value, before, place) = (self.value.clone(), self.before.cloned(), self.place.clone());
        let shown = move || {
            if open.get() {
                return draw(&value, before.as_ref(), &place);
            }
            view! { <Closed value=value.clone() /> }.into_any()
        };
        shown.into_any()
    }
}

/// What a value is and how much it holds, where its parts are not shown, or below.
#[component]
pub fn Closed(value: Value) -> impl IntoView {
    let is_cut = value.is_cut();
    let words = match value {
        Value::Text(text) => text,
        Value::Items { open, items } => panels::closed_items(open, items.len(), is_cut),
        Value::Pairs(pairs) => panels::closed_pairs(pairs.len(), is_cut),
        Value::Object { name, .. } => panels::closed_object(&name),
    };
    view! { <span class="closed" aria-hidden="true">{words}</span> }
}

fn matrix(rows: &[&[Value]], before: Option<&Value>) -> impl IntoView {
    let columns = rows.first().map_or(0, |row| row.len());
    let header =
        (0..columns).map(|column| view! { <span class="index" aria-hidden="true">{column}</span> });
    let lines = rows.iter().enumerate().map(|(number, row)| {
        let old = before.and_then(|before| before.part(&Key::Index(number)));
        let new_row = before.is_some() && old.is_none();
        let cells = row.iter().enumerate().map(|(column, item)| {
            let changed = new_row || compared(item, old, &Key::Index(column)).0;
            view! {
                <span class="cell" class:changed=changed>
                    {atom(item)}
                </span>
            }
        });
        view! {
            <span class="index" aria-hidden="true">{number}</span>
            {cells.collect_view()}
        }
    });
    let template = format!("auto repeat({columns}, auto)");
    view! {
        <span class="matrix" style:grid-template-columns=template>
            <span></span>
            {header.collect_view()}
            {lines.collect_view()}
        </span>
    }
}

/// Whether a part is new or different from the one that stood there before, and that one. Where there was no value of
/// this kind before, the whole is what changed, and its parts are not marked.
pub(super) fn compared<'a>(
    part: &Value,
    before: Option<&'a Value>,
    key: &Key<'_>,
) -> (bool, Option<&'a Value>) {
    match before {
        None | Some(Value::Text(_)) => (false, None),
        Some(before) => {
            let old = before.part(key);
            // What is cut off is not compared, and what moves at the cut is not new.
            let is_unknown = part.is_cut() || before.is_cut() && old.is_none_or(Value::is_cut);
            (!is_unknown && old != Some(part), old)
        }
    }
}

pub(super) fn is_new_member(item: &Value, before: Option<&Value>) -> bool {
    match before {
        Some(Value::Items { items, .. }) => !items.contains(item),
        _ => false,
    }
}
