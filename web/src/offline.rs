//! Visits without a network, and newer versions of the page: what the service worker (`offline/`) does, told in words.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::engine::Phase;
use crate::notices::{Notice, Remedy, Topic};
use crate::session::Session;
use crate::words::page;

/// The bindings. Generated code; `raw_module` keeps the script a file of the site.
mod javascript {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen(raw_module = "./offline.js")]
    extern "C" {
        #[wasm_bindgen(js_name = keepOffline)]
        pub fn keep_offline(tell: &JsValue);

        #[wasm_bindgen(js_name = takeNewVersion)]
        pub fn take_new_version();

        #[wasm_bindgen(js_name = seekNewVersion)]
        pub fn seek_new_version();
    }
}

/// Keeps the site for visits without a network, once the model is there: it must not wait for this.
pub fn keep(session: Session) {
    let begun = StoredValue::new(false);
    Effect::new(move |_| {
        let loaded = matches!(session.engine.phase(), Phase::Ready { .. } | Phase::Failed);
        if loaded && !begun.get_value() {
            begun.set_value(true);
            // Told as long as the page is open.
            let tell = Closure::<dyn Fn(String)>::new(move |news: String| told(session, &news));
            javascript::keep_offline(&tell.into_js_value());
        }
    });
}

/// Goes on with the newest version. The work is kept on the way out.
pub fn take_new_version(session: Session) {
    session.save();
    javascript::take_new_version();
}

/// A part of the site is missing or is not what it should be: this page may be of an older version than its host's files.
pub fn seek_new_version() {
    javascript::seek_new_version();
}

fn told(session: Session, news: &str) {
    let (text, remedy) = match news {
        "waiting" => (page::NEW_VERSION, Some(Remedy::NewVersion)),
        "replaced" => (page::VERSION_REPLACED, Some(Remedy::NewVersion)),
        "full" => (page::NO_ROOM_OFFLINE, None),
        _ => (page::NOT_OFFLINE, None),
    };
    session.notify(Notice {
        topic: Topic::Version,
        error: false,
        text: text.to_owned(),
        remedy,
    });
}
