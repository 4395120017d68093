//! The headers of what a line calls: the parameters that the arguments go to.

use super::Tokenizer;
use super::characters::word_end;
use crate::program::LogicalLine;

/// Headers that are told, the first ones.
const MOST: usize = 3;

/// Tokens of a header behind the name. A longer one is not told.
const MOST_TOKENS: usize = 40;

/// The functions that `called` names, those of `__init__` by their class: the line of each header, and the tokens of its
/// text behind the name.
pub(super) fn headers(
    tokenizer: &Tokenizer,
    lines: &[LogicalLine],
    called: &[&str],
) -> Vec<(u32, Vec<u32>)> {
    if called.is_empty() {
        return Vec::new();
    }
    let known = definitions(lines);
    let named = called.iter().flat_map(|name| {
        let of = move |definition: &&Definition| definition.name == *name;
        known.iter().filter(of)
    });
    named
        .map(|definition| (definition.line, tokenizer.encode_text(definition.header)))
        .filter(|(_, header)| header.len() <= MOST_TOKENS)
        .take(MOST)
        .collect()
}

struct Definition<'p> {
    name: &'p str,
    line: u32,
    header: &'p str,
}

/// All functions in the order of the text.
fn definitions(lines: &[LogicalLine]) -> Vec<Definition<'_>> {
    let mut found = Vec::new();
    // Depth and name of the classes around a line.
    let mut owners: Vec<(u32, &str)> = Vec::new();
    for line in lines {
        while owners.last().is_some_and(|(depth, _)| *depth >= line.depth) {
            owners.pop();
        }
        let text = line.text.strip_prefix("async ").unwrap_or(&line.text);
        if let Some(rest) = text.strip_prefix("class ") {
            owners.push((line.depth, &rest[..word_end(rest.as_bytes(), 0)]));
        } else if let Some(rest) = text.strip_prefix("def ") {
            let (name, header) = rest.split_at(word_end(rest.as_bytes(), 0));
            let name = match owners.last() {
                Some((_, owner)) if name == "__init__" => owner,
                _ => name,
            };
            found.push(Definition {
                name,
                line: line.number,
                header,
            });
        }
    }
    found
}
