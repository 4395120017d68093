//! Sharing: a link to this program and state, code that embeds it, the clean view, and the timeline as a file.

use leptos::html::Input;
use leptos::prelude::*;

use crate::address;
use crate::clipboard;
use crate::command::Command;
use crate::dialog::{Dialog, Modal};
use crate::embed;
use crate::icons::Glyph;
use crate::link::LinkError;
use crate::session::Session;
use crate::words::{self, commands, share};

/// The button that opens the dialog.
#[component]
pub fn ShareButton() -> impl IntoView {
    let session = Session::get();
    view! {
        <button
            class="button icon"
            aria-label=Command::Share.name()
            title=commands::title(Command::Share)
            on:click=move |_| session.run(Command::Share)
        >
            <Glyph icon=Command::Share />
        </button>
    }
}

/// What the program is shared as.
#[derive(Clone, Debug, PartialEq)]
struct Shared {
    /// The fragment of its address.
    fragment: String,
    /// Whether it leads to the state that is shown.
    has_way: bool,
}

/// The dialog.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let session = Session::get();
    let open = Memo::new(move |_| session.dialog.get() == Some(Dialog::Share));
    let done = RwSignal::new("");
    let theme = RwSignal::new(String::new());
    Effect::new(move |_| {
        if open.get() {
            done.set("");
        }
    });
    // Made while the dialog is open only: compressing at every step would be for nothing.
    let shared = Memo::new(move |_| {
        open.get().then(|| {
            let whole = session.fragment(true);
            let has_way = whole.is_ok();
            let fragment = whole.or_else(|_| session.fragment(false))?;
            Ok::<_, LinkError>(Shared { fragment, has_way })
        })
    });
    let fragment = move || shared.get()?.ok().map(|shared| shared.fragment);
    let link = Signal::derive(move || address::with_fragment("", &fragment()?));
    let snippet = Signal::derive(move || embed::snippet(&fragment()?, &theme.get()));
    let note = move || match shared.get() {
        Some(Ok(shared)) => words::link_holds(
            shared.has_way,
            session.paused(),
            session.asks_for_input() && !session.input.with(Vec::is_empty),
        ),
        Some(Err(error)) => words::no_link(error),
        None => String::new(),
    };
    let json = move || {
        session
            .save_json()
            .into_iter()
            .for_each(|told| done.set(told))
    };
    let table = move || {
        session
            .save_csv()
            .into_iter()
            .for_each(|told| done.set(told))
    };
    let clean = move || {
        session.dialog.set(None);
        session.clean.set(true);
    };
    view! {
        <Modal dialog=Dialog::Share title=Command::Share.name() class="share">
            <h2>{Command::Share.name()}</h2>
            <CopyField label=share::LINK button=Command::CopyLink.name() text=link done=done first=true />
            <p class="note" id=NOTE>
                {note}
            </p>
            <h3>{share::IN_A_PAGE}</h3>
            <CopyField label=share::EMBED button=share::COPY_EMBED text=snippet done=done />
            <label class="note choice">
                {share::LOOKS}
                <select aria-label=share::LOOK on:change=move |event| theme.set(event_target_value(&event))>
                    <option value="">{share::AS_READERS_LIKE}</option>
                    <option value="light">{share::LIGHT}</option>
                    <option value="dark">{share::DARK}</option>
                </select>
            </label>
            <h3>{share::ON_A_SLIDE}</h3>
            <div class="acts">
                <OfState on_press=clean>
                    <Glyph icon=Command::Clean />
                    {Command::Clean.name()}
                </OfState>
                <span class="note">{share::CLEAN_MEANS}</span>
            </div>
            <h3>{share::AS_A_FILE}</h3>
            <div class="acts">
                <OfState on_press=json>{Command::ExportJson.name()}</OfState>
                <OfState on_press=table>{Command::ExportCsv.name()}</OfState>
            </div>
            <Show when=move || !session.paused()>
                <p class="note" id=WHY_NOT>
                    {share::NO_STATE}
                </p>
            </Show>
            <p class="foot">
                <span role="status">{move || done.get()}</span>
                <button class="button outlined" on:click=move |_| session.dialog.set(None)>
                    {words::CLOSE}
                </button>
            </p>
        </Modal>
    }
}

/// The text that says what the link holds, or why there is none.
const NOTE: &str = "share-note";
/// The text that says why some buttons do nothing yet.
const WHY_NOT: &str = "share-why-not";

/// A button for what there is only with a state. Without one it can be reached all the same, and says why it does nothing.
#[component]
fn OfState(
    /// Does it.
    #[prop(into)]
    on_press: Callback<()>,
    /// Its words.
    children: Children,
) -> impl IntoView {
    let session = Session::get();
    let lacking = move || !session.paused();
    view! {
        <button
            class="button outlined"
            aria-disabled=move || lacking().to_string()
            aria-describedby=move || lacking().then_some(WHY_NOT)
            title=move || lacking().then_some(share::NO_STATE)
            on:click=move |_| {
                if session.paused_untracked() {
                    on_press.run(());
                }
            }
        >
            {children()}
        </button>
    }
}

/// A text to copy, and the button that copies it.
#[component]
fn CopyField(
    /// The text's name.
    label: &'static str,
    /// The button's.
    button: &'static str,
    /// None: there is nothing to copy.
    text: Signal<Option<String>>,
    /// Where to say that it is done.
    done: RwSignal<&'static str>,
    /// Whether the button gets the focus when the dialog opens.
    #[prop(optional)]
    first: bool,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let copy = move |_| {
        let Some(text) = text.get_untracked() else {
            return;
        };
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        clipboard::copy(text, move |copied| {
            done.set(if copied {
                words::COPIED
            } else {
                words::NOT_COPIED
            });
        });
    };
    view! {
        <div class="link">
            <input
                node_ref=field
                class="code"
                readonly
                aria-label=label
                prop:value=move || text.get().unwrap_or_default()
            />
            <button
                class="button"
                class:primary=first
                class:outlined=!first
                autofocus=first
                aria-disabled=move || text.with(Option::is_none).to_string()
                aria-describedby=move || text.with(Option::is_none).then_some(NOTE)
                on:click=copy
            >
                {button}
            </button>
        </div>
    }
}
