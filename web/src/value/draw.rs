//! Drawing a value: lists as numbered cells, matrices as grids, dictionaries and objects as their entries. What is not
//! as it was before is marked.

use leptos::prelude::*;

use super::{Key, Value};

/// A value in boxes. Screen readers have its text instead, which is shorter to listen to.
#[component]
pub fn Drawing(value: Value, before: Option<Value>) -> impl IntoView {
    view! {
        <div class="drawing" aria-hidden="true">
            {draw(&value, before.as_ref())}
        </div>
    }
}

fn draw(value: &Value, before: Option<&Value>) -> AnyView {
    if let Some(rows) = value.rows() {
        return matrix(&rows, before).into_any();
    }
    match value {
        Value::Text(text) => view! { <span class="atom">{text.clone()}</span> }.into_any(),
        Value::Items { open, items } => {
            let kind = match open {
                '[' => "list",
                '(' => "tuple",
                _ => "set",
            };
            let cells = items.iter().enumerate().map(|(index, item)| {
                // The elements of a set have no numbers: one is new if it was not there at all.
                let (changed, before) = if kind == "set" {
                    (is_new_member(item, before), None)
                } else {
                    compared(item, before, &Key::Index(index))
                };
                view! {
                    <span class="cell" class:changed=changed>
                        {(kind != "set").then(|| view! { <span class="index">{index}</span> })}
                        {draw(item, before)}
                    </span>
                }
            });
            view! { <span class=format!("cells {kind}")>{cells.collect_view()}</span> }.into_any()
        }
        Value::Pairs(pairs) => {
            let entries = pairs.iter().map(|(key, value)| {
                let (changed, before) = compared(value, before, &Key::Of(key));
                view! {
                    <span class="entry" class:changed=changed>
                        <span class="key">{draw(key, None)}</span>
                        <span class="held">{draw(value, before)}</span>
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
                view! {
                    <span class="entry" class:changed=changed class:unnamed=name.is_none()>
                        {name.clone().map(|name| view! { <span class="key">{name}</span> })}
                        <span class="held">{draw(value, before)}</span>
                    </span>
                }
            });
            view! {
                <span class="entries object">
                    <span class="class-name">{name.clone()}</span>
                    {entries.collect_view()}
                </span>
            }
            .into_any()
        }
    }
}

fn matrix(rows: &[&[Value]], before: Option<&Value>) -> impl IntoView {
    let columns = rows.first().map_or(0, |row| row.len());
    let header = (0..columns).map(|column| view! { <span class="index">{column}</span> });
    let lines = rows.iter().enumerate().map(|(number, row)| {
        let old = before.and_then(|before| before.part(&Key::Index(number)));
        let new_row = before.is_some() && old.is_none();
        let cells = row.iter().enumerate().map(|(column, item)| {
            let changed = new_row || compared(item, old, &Key::Index(column)).0;
            view! {
                <span class="cell" class:changed=changed>
                    {draw(item, None)}
                </span>
            }
        });
        view! {
            <span class="index">{number}</span>
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
fn compared<'a>(
    part: &Value,
    before: Option<&'a Value>,
    key: &Key<'_>,
) -> (bool, Option<&'a Value>) {
    match before {
        None | Some(Value::Text(_)) => (false, None),
        Some(before) => {
            let old = before.part(key);
            (old != Some(part), old)
        }
    }
}

fn is_new_member(item: &Value, before: Option<&Value>) -> bool {
    match before {
        Some(Value::Items { items, .. }) => !items.contains(item),
        _ => false,
    }
}
