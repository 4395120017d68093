//! The check that all texts are in the catalogue: a component that says something in a literal of its own fails it, and so
//! do the page's scripts. What is said before the application is there, by `index.html` and the table at the top of
//! `boot.js`, has the catalogue's words where that has them.

use std::fs;
use std::path::{Path, PathBuf};

use super::page;

/// Attributes and properties whose values people read or hear.
const READ: [&str; 8] = [
    "aria-label=",
    "title=",
    "placeholder=",
    "label=",
    "aside=",
    "lead=",
    "\"aria-label\":",
    "textContent =",
];

/// What is written for those who work on the page.
const FOR_DEVELOPERS: [&str; 2] = ["console.warn(", "new Error("];

/// The texts of `index.html` that are in no catalogue: the browser's own, and what stands there until the model loads.
const SHELL: [&str; 4] = [
    "A neural debugger for Python: step forward and backward through predicted program states, in the browser.",
    "Hunch: a neural debugger for Python",
    "Loading",
    "Hunch needs JavaScript and WebAssembly. Please allow them for this page and reload it.",
];

/// What an engine says that could not even begin: a change of its worker would be another engine.
const WORKER: &str =
    "The engine could not be started (${error}). Reload the page, or use a current browser.";

/// A string literal in the source, with what stands before and after it.
struct Literal<'a> {
    line: usize,
    before: &'a str,
    text: &'a str,
    after: &'a str,
}

/// The string literals of a file in Rust or JavaScript, without its comments and tests.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(length) = code[at..].find(['"', '`', '/', '\'']) {
        let start = at + length;
        let rest = &code[start..];
        at = start + 1;
        if rest.starts_with("//") {
            at = start + rest.find('\n').unwrap_or(rest.len());
        } else if rest.starts_with("/*") {
            at = start + rest.find("*/").unwrap_or(rest.len());
        } else if rest.starts_with("'\"'") || rest.starts_with("'`'") || rest.starts_with("'\\") {
            // A character.
            at = start + 3;
        } else if let Some(inside) = rest.strip_prefix(['"', '`']) {
            let mut escaped = false;
            let end = inside.find(|letter| {
                let ends = rest.starts_with(letter) && !escaped;
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
    let before = literal.before.trim_end_matches("format!(");
    let is_error = before.ends_with("#[error(");
    // What is filled in comes from elsewhere.
    let told: String = literal
        .text
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, told)| told))
        .collect();
    let has_word = told
        .split(|letter: char| !letter.is_alphabetic())
        .any(|word| word.len() > 1);
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
    let aside = FOR_DEVELOPERS.iter().any(|call| before.ends_with(call));
    has_word && !aside && (is_error || is_read || is_child || sentence)
}

/// The files with this extension in a folder and those in it, but for the catalogue, and what npm brings and makes.
fn sources(folder: &Path, kind: &str, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap();
        let is_other = ["words", "node_modules", "generated", "build"].contains(&name);
        if path.is_dir() && !is_other {
            sources(&path, kind, found);
        } else if path.extension().is_some_and(|extension| extension == kind) && !is_other {
            found.push(path);
        }
    }
}

fn web() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_text_is_in_the_catalogue() {
    let (mut files, mut scripts) = (Vec::new(), Vec::new());
    sources(&web().join("src"), "rs", &mut files);
    sources(&web(), "js", &mut scripts);
    assert!(files.len() > 30, "the page's sources are there");
    assert!(scripts.len() > 8, "and its scripts: {scripts:?}");
    let mut outside = Vec::new();
    for path in files.into_iter().chain(scripts) {
        let source = fs::read_to_string(&path).unwrap();
        // The one table of texts that a script has.
        let table = source.find("const TEXTS = {");
        let table = table.map(|start| start..start + source[start..].find("};").unwrap());
        let source = match table {
            Some(table) => source.replace(&source[table], ""),
            None => source,
        };
        let texts = literals(&source)
            .into_iter()
            .filter(|literal| is_text(literal) && literal.text != WORKER);
        let name = path.strip_prefix(web()).unwrap().display().to_string();
        outside.extend(texts.map(|text| format!("{name}:{}: {:?}", text.line, text.text)));
    }
    assert!(
        outside.is_empty(),
        "texts that belong into words.rs or a module of it:\n{}",
        outside.join("\n")
    );
}

#[test]
fn what_stands_there_first_has_the_same_words() {
    let read = |name: &str| fs::read_to_string(web().join(name)).unwrap();
    let boot = read("boot.js");
    for text in [page::EDITOR, page::EDITOR_HINT] {
        assert!(boot.contains(&format!("{text:?}")), "boot.js: {text}");
    }
    let known = [page::BRAND, page::TAGLINE, page::PROGRAM];
    let check = |text: &str| {
        let is_known = known.contains(&text) || SHELL.contains(&text);
        assert!(is_known, "index.html: {text:?}");
    };
    let html = read("index.html");
    let mut count = 0;
    let mut rest = html.as_str();
    while let Some((text, tag)) = rest.split_once('<') {
        if !text.trim().is_empty() {
            check(text.trim());
            count += 1;
        }
        let end = if tag.starts_with("!--") { "-->" } else { ">" };
        let (tag, after) = tag.split_once(end).unwrap();
        for attribute in ["aria-label=\"", "name=\"description\" content=\""] {
            if let Some((_, value)) = tag.split_once(attribute) {
                check(value.split('"').next().unwrap());
                count += 1;
            }
        }
        rest = after;
    }
    assert!(count >= known.len() + SHELL.len(), "all of them are found");
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
    check(
        r#"#[error("an error of its own")] Odd,"#,
        &["an error of its own"],
    );
    check(r#"#[error("{}", words::odd(.0))] Odd,"#, &[]);
    check(r#"#[error("{place}: {fault}")] At,"#, &[]);
    check("#[cfg(test)] mod tests { \"A test's text\" }", &[]);
    check(
        r#"say(`Reload ${it}.`); /* "Not a text" */"#,
        &["Reload ${it}."],
    );
    check(r#"label.textContent = `${name} = `;"#, &[]);
    check(r#"{ "aria-label": "program" }"#, &["program"]);
    check(r#"console.warn("Only for developers")"#, &[]);
}
