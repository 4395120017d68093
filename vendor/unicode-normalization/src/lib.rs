//! Unicode's form NFKC, in which Python compares names, without tables of its own where the browser has them.
//!
//! The parser asks the crate of this name when a name has more than ASCII. Its tables are 0.1 MB of each of the page's
//! two WebAssembly files, a third of which is left when they are compressed, and every browser has them in
//! `String.prototype.normalize`. Elsewhere the tables are those of ICU.

/// What the parser asks of a text.
pub trait UnicodeNormalization {
    /// Its characters in form NFKC.
    fn nfkc(self) -> std::vec::IntoIter<char>;
}

impl UnicodeNormalization for &str {
    fn nfkc(self) -> std::vec::IntoIter<char> {
        let characters: Vec<char> = normalized(self).chars().collect();
        characters.into_iter()
    }
}

#[cfg(target_family = "wasm")]
fn normalized(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFKC").into()
}

#[cfg(not(target_family = "wasm"))]
fn normalized(text: &str) -> String {
    icu_normalizer::ComposingNormalizerBorrowed::new_nfkc()
        .normalize(text)
        .into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_python_compares_them() {
        let check = |text: &str, expected: &str| {
            assert_eq!(text.nfkc().collect::<String>(), expected, "{text}");
        };
        check("ﬁ", "fi");
        check("e\u{301}te\u{301}", "\u{e9}t\u{e9}");
        check("ℌx²", "Hx2");
        check("größe", "größe");
        check("", "");
    }
}
