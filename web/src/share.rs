//! Sharing: a link to this program and state, and the timeline as a file.

use hunch::debugger::Debugger;
use js_sys::Array;
use leptos::html::Input;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::address;
use crate::csv::csv;
use crate::dialog::{Dialog, Modal};
use crate::icons::{Glyph, Icon};
use crate::session::Session;

/// The bindings. Generated code; it throws where the page is not served securely, since there is no clipboard then.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(catch, js_namespace = ["navigator", "clipboard"], js_name = writeText)]
        pub fn write_text(text: &str) -> Result<js_sys::Promise, JsValue>;
    }
}

/// The button that opens the dialog.
#[component]
pub fn ShareButton() -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="button icon"
            aria-label="Share"
            title="Share"
            on:click=move |_| session.dialog.set(Some(Dialog::Share))
        >
            <Glyph icon=Icon::Share />
        </button>
    }
}

/// The dialog.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let session = Session::get();
    let open = Memo::new(move |_| session.dialog.get() == Some(Dialog::Share));
    let copied = RwSignal::new("");
    let field = NodeRef::<Input>::new();
    Effect::new(move |_| {
        if open.get() {
            copied.set("");
        }
    });
    // Made while the dialog is open only: compressing at every step would be for nothing.
    let link = Memo::new(move |_| {
        open.get().then(|| {
            let whole = session.fragment(true);
            let has_way = whole.is_ok();
            let fragment = whole.or_else(|_| session.fragment(false))?;
            let text = address::with_fragment(&fragment).unwrap_or_default();
            Ok::<_, crate::link::LinkError>((text, has_way))
        })
    });
    let address = move || {
        link.with(|link| {
            link.as_ref()
                .and_then(|link| link.as_ref().ok())
                .map(|link| link.0.clone())
        })
    };
    let note = move || {
        link.with(|link| match link {
            Some(Ok((_, true))) if session.paused() => {
                "It holds the program, its breakpoints, the mode and the way to this state. Nothing is sent to a server, and nothing runs when it is opened.".to_owned()
            }
            Some(Ok((_, true))) => {
                "It holds the program and its breakpoints. Nothing is sent to a server, and nothing runs when it is opened.".to_owned()
            }
            Some(Ok((_, false))) => {
                "It holds the program and its breakpoints; the way to this state is too long for a link. Nothing is sent to a server.".to_owned()
            }
            Some(Err(error)) => format!("There is no link: {error}. Download the timeline instead."),
            None => String::new(),
        })
    };
    let copy = move |_| {
        let Some(address) = untrack(address) else {
            return;
        };
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        spawn_local(async move {
            let done = match javascript::write_text(&address) {
                Ok(promise) => JsFuture::from(promise).await.is_ok(),
                Err(_) => false,
            };
            copied.set(if done {
                "Copied."
            } else {
                "The browser does not allow it: copy the marked text yourself."
            });
        });
    };
    let save = move |name: &str, kind: &str, write: fn(&Debugger) -> String| {
        if let Some(text) = untrack(|| session.with_debugger(write)) {
            copied.set(match download(name, kind, &text) {
                Ok(()) => "Saved.",
                Err(_) => "The browser does not allow this download.",
            });
        }
    };
    let json = move |_| {
        save("hunch-timeline.json", "application/json", |debugger| {
            format!("{:#}\n", debugger.export())
        })
    };
    let table = move |_| {
        save("hunch-timeline.csv", "text/csv", |debugger| {
            csv(debugger.timeline())
        })
    };
    view! {
        <Modal dialog=Dialog::Share title="Share" class="share">
            <h2>"Share"</h2>
            <div class="link">
                <input node_ref=field class="code" readonly aria-label="Link" prop:value=move || address().unwrap_or_default() />
                <button class="button primary" autofocus disabled=move || address().is_none() on:click=copy>
                    "Copy link"
                </button>
            </div>
            <p class="note">{note}</p>
            <h3>"The timeline as a file"</h3>
            <div class="acts">
                <button class="button outlined" disabled=move || !session.paused() on:click=json>
                    "Download JSON"
                </button>
                <button class="button outlined" disabled=move || !session.paused() on:click=table>
                    "Download CSV"
                </button>
            </div>
            <p class="foot">
                <span role="status">{move || copied.get()}</span>
                <button class="button outlined" on:click=move |_| session.dialog.set(None)>
                    "Close"
                </button>
            </p>
        </Modal>
    }
}

/// Lets the browser save a text as a file.
fn download(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob =
        web_sys::Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let anchor: web_sys::HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    web_sys::Url::revoke_object_url(&address)
}
