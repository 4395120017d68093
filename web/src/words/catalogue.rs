//! The check that all texts are in the catalogue: a component that says something in a literal of its own fails it.

use std::fs;
use std::path::{Path, PathBuf};

/// Attributes and properties whose values people read or hear.
const READ: [&str; 6] = [
    "aria-label=",
    "title=",
    "placeholder=",
    "label=",
    "aside=",
    "lead=",
];

/// A string literal in the source, with what stands before and after it.
struct Literal<'a> {
    line: usize,
    before: &'a str,
    text: &'a str,
    after: &'a str,
}

/// The string literals of a file, without its comments, attributes such as `#[error("…")]`, and tests.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(length) = code[at..].find(['"', '/', '\'', '#']) {
        let start = at + length;
        let rest = &code[start..];
        at = start + 1;
        if rest.starts_with("//") {
            at = start + rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("#[error(") {
            at = start + rest.find(")]").unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            // A character.
            at = start + 3;
        } else if let Some(inside) = rest.strip_prefix('"') {
            let mut escaped = false;
            let end = inside.find(|letter| {
                let ends = letter == '"' && !escaped;
                escaped = letter == '\\' && !escaped;
                ends
            });
            let end = end.unwrap_or(inside.len());
            at = (start + 1 + end + 1).min(code.len());
            found.push(Literal {
                line: code[..start].lines().count(),
                before: code[..start].trim_end(),
                text: &inside[..end],
                after: code[at..].trim_start(),
            });
        }
    }
    found
}

/// Whether a literal is a text for people, as far as can be said for certain: it stands where only such texts stand, or
/// reads like a sentence. Words alone may be anything.
fn is_text(literal: &Literal<'_>) -> bool {
    let has_word = literal
        .text
        .split(|letter: char| !letter.is_alphabetic())
        .any(|word| word.len() > 1);
    let before = literal.before.trim_end_matches("format!(");
    let is_read = READ.iter().any(|attribute| before.ends_with(attribute));
    let is_child = before.ends_with('>')
        && !before.ends_with("=>")
        && !before.ends_with("->")
        && literal.after.starts_with(['<', '{']);
    let sentence = {
        let mut letters = literal.text.chars();
        let capital = letters.next().is_some_and(char::is_uppercase);
        capital && letters.next().is_some_and(char::is_lowercase) && literal.text.contains(' ')
    };
    has_word && (is_read || is_child || sentence)
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        let is_catalogue = path.file_stem().is_some_and(|name| name == "words");
        if path.is_dir() && !is_catalogue {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !is_catalogue {
            found.push(path);
        }
    }
}

#[test]
fn every_text_is_in_the_catalogue() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 30, "the page's sources are there");
    let mut outside = Vec::new();
    for path in files {
        let source = fs::read_to_string(&path).unwrap();
        let texts = literals(&source).into_iter().filter(is_text);
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        outside.extend(texts.map(|text| format!("{name}:{}: {:?}", text.line, text.text)));
    }
    assert!(
        outside.is_empty(),
        "texts that belong into words.rs or a module of it:\n{}",
        outside.join("\n")
    );
}

#[test]
fn a_text_is_told_from_a_name() {
    let check = |source: &str, expected: &[&str]| {
        let found: Vec<&str> = literals(source)
            .into_iter()
            .filter(is_text)
            .map(|literal| literal.text)
            .collect();
        assert_eq!(found, expected, "{source}");
    };
    check(r#"<h2 class="a b">"Call stack"</h2>"#, &["Call stack"]);
    check(r#"<p title="all" id="me">{words::X}</p>"#, &["all"]);
    check(r#"aria-label=format!("Go to {line}")"#, &["Go to {line}"]);
    check(r#"let text = "It is so.".to_owned();"#, &["It is so."]);
    check(r#"match key { "Enter" => "list", _ => "A" }"#, &[]);
    check(r#"<span class="same">"A"</span> // "Not a text""#, &[]);
    check(r#"if c == '"' { f("a \" b") }"#, &[]);
    check(r#"#[error("An error of its own")] Odd,"#, &[]);
    check("#[cfg(test)] mod tests { \"A test's text\" }", &[]);
}
