//! The code editor: a typed view of `editor/editor.js` (CodeMirror), and the component that hosts it.

use leptos::html::Div;
use leptos::prelude::*;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::session::Session;
use crate::words::page;

/// The bindings. Generated code; `raw_module` keeps the bundle a file of the site, beside the application's script.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(raw_module = "./editor.js")]
    extern "C" {
        /// The JavaScript class.
        #[derive(Clone, Debug)]
        pub type Editor;

        #[wasm_bindgen(static_method_of = Editor)]
        pub fn open(
            host: &web_sys::HtmlElement,
            on_change: &Closure<dyn Fn(String)>,
            on_breakpoints: &Closure<dyn Fn(Vec<u32>)>,
            on_pick: &Closure<dyn Fn(u32)>,
            label: &str,
            hint: &str,
        ) -> Editor;

        #[wasm_bindgen(method)]
        pub fn text(this: &Editor) -> String;

        #[wasm_bindgen(method)]
        pub fn typed(this: &Editor) -> Option<String>;

        #[wasm_bindgen(method, js_name = takeMarked)]
        pub fn take_marked(this: &Editor) -> Option<Vec<u32>>;

        #[wasm_bindgen(method)]
        pub fn breakpoints(this: &Editor) -> Vec<u32>;

        #[wasm_bindgen(method, js_name = setText)]
        pub fn set_text(this: &Editor, text: &str);

        #[wasm_bindgen(method, js_name = setBreakpoints)]
        pub fn set_breakpoints(this: &Editor, lines: &[u32]);

        #[wasm_bindgen(method, js_name = setConditions)]
        pub fn set_conditions(this: &Editor, conditions: JsValue);

        #[wasm_bindgen(method, js_name = toggleBreakpoint)]
        pub fn toggle_breakpoint(this: &Editor, line: u32);

        #[wasm_bindgen(method, js_name = cursorLine)]
        pub fn cursor_line(this: &Editor) -> u32;

        #[wasm_bindgen(method)]
        pub fn show(this: &Editor, place: JsValue);

        #[wasm_bindgen(method, js_name = showPassing)]
        pub fn show_passing(this: &Editor, line: u32);

        #[wasm_bindgen(method, js_name = showProblem)]
        pub fn show_problem(this: &Editor, line: u32, text: &str);

        #[wasm_bindgen(method, js_name = pickLines)]
        pub fn pick_lines(this: &Editor, on: bool);

        #[wasm_bindgen(method)]
        pub fn undo(this: &Editor);

        #[wasm_bindgen(method)]
        pub fn reveal(this: &Editor);

        #[wasm_bindgen(method)]
        pub fn focus(this: &Editor);

        #[wasm_bindgen(method, js_name = goTo)]
        pub fn go_to(this: &Editor, line: u32);
    }
}

pub use javascript::Editor;

/// Where the program is paused, as the editor shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    /// The selected frame's line, from 1; 0 at the start.
    pub line: u32,
    /// The event's name, or `caller` for a frame that waits for another.
    pub kind: &'static str,
    /// How the state came about.
    pub provenance: &'static str,
    /// Values at line ends.
    pub values: Vec<PlacedValue>,
    /// The running loops.
    pub loops: Vec<PlacedLoop>,
    /// What stands at the current line's end.
    pub note: Option<Note>,
    /// What the frame's names have for values, wherever the pointer finds one.
    pub names: Vec<PlacedName>,
    /// The lines of the frame's code, from 1: elsewhere a name is another one.
    pub lines: Vec<u32>,
}

/// A local, where the pointer is on its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedName {
    /// Its name.
    pub name: String,
    /// Its value's text.
    pub value: String,
    /// How that came about, and how sure it is, in words.
    pub how: String,
    /// Whether the model is unsure of it.
    pub doubtful: bool,
    /// How it came about.
    pub provenance: &'static str,
}

/// A local beside the code.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlacedValue {
    /// The line whose end it stands at, from 1.
    pub line: u32,
    /// What stands before its name, where it is not the function's own.
    pub scope: Option<&'static str>,
    /// Its name.
    pub name: String,
    /// Its value's text.
    pub value: String,
    /// What CPython has instead, where it contradicts.
    pub truth: Option<String>,
    /// Whether the last step changed it.
    pub changed: bool,
    /// Whether the model is unsure of it.
    pub doubtful: bool,
    /// How the value came about.
    pub provenance: &'static str,
    /// The whole of it in words.
    pub title: String,
}

/// A running loop: which iteration it is in, beside its header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlacedLoop {
    /// The header's line, from 1.
    pub line: u32,
    /// The text.
    pub text: String,
}

/// A returned value, an exception, or the call that is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The text.
    pub text: String,
    /// `return`, `exception` or `caller`.
    pub kind: &'static str,
}

/// Hosts the editor, and shows in it where the session is.
#[component]
pub fn EditorPane() -> impl IntoView {
    let session = Session::get();
    let host = NodeRef::<Div>::new();
    // The closures live as long as the page: the editor is never unmounted.
    let on_change = StoredValue::new_local(Closure::<dyn Fn(String)>::new(move |text| {
        session.edited(text)
    }));
    let on_breakpoints = StoredValue::new_local(Closure::<dyn Fn(Vec<u32>)>::new(move |lines| {
        session.set_breakpoints(lines)
    }));
    let on_pick = StoredValue::new_local(Closure::<dyn Fn(u32)>::new(move |line| {
        session.picker.pick(line);
    }));
    host.on_load(move |host| {
        let editor = on_change.with_value(|change| {
            on_breakpoints.with_value(|breakpoints| {
                on_pick.with_value(|pick| {
                    Editor::open(
                        &host,
                        change,
                        breakpoints,
                        pick,
                        page::EDITOR,
                        page::EDITOR_HINT,
                    )
                })
            })
        });
        session.attach(editor);
    });
    Effect::new(move |_| {
        let picking = session.picker.is_on();
        session.with_editor(|editor| editor.pick_lines(picking));
    });
    Effect::new(move |_| {
        let conditions = session.conditions_in_words();
        session.with_editor(|editor| {
            editor
                .set_conditions(serde_wasm_bindgen::to_value(&conditions).unwrap_or(JsValue::NULL));
        });
    });
    Effect::new(move |_| {
        let place = session.place();
        session.with_editor(|editor| {
            editor.show(serde_wasm_bindgen::to_value(&place).unwrap_or(JsValue::NULL));
        });
    });
    let passing = Memo::new(move |_| session.passing());
    Effect::new(move |_| {
        let line = passing.get().unwrap_or_default();
        session.with_editor(|editor| editor.show_passing(line));
    });
    view! { <div class="editor" node_ref=host></div> }
}
