//! The texts of lessons: paragraphs of plain text, in which a part between backticks is code. They are strangers' texts,
//! and become text nodes only.

use leptos::prelude::*;

/// A piece of a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece<'a> {
    Words(&'a str),
    Code(&'a str),
}

/// The pieces of a paragraph; a backtick without its pair is a character like others.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('`') {
        let Some((code, behind)) = after.split_once('`').filter(|(code, _)| !code.is_empty())
        else {
            break;
        };
        found.extend((!before.is_empty()).then_some(Piece::Words(before)));
        found.push(Piece::Code(code));
        rest = behind;
    }
    found.extend((!rest.is_empty()).then_some(Piece::Words(rest)));
    found
}

/// One paragraph, without an element of its own.
pub fn line(text: &str) -> impl IntoView + use<> {
    let view = |piece: Piece<'_>| match piece {
        Piece::Words(words) => words.to_owned().into_any(),
        Piece::Code(code) => {
            let code = code.to_owned();
            view! { <code>{code}</code> }.into_any()
        }
    };
    pieces(text).into_iter().map(view).collect_view()
}

/// Paragraphs.
pub fn paragraphs(texts: &[String]) -> impl IntoView + use<> {
    let paragraph = |text: &String| view! { <p>{line(text)}</p> };
    texts.iter().map(paragraph).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_stands_between_backticks() {
        use Piece::{Code, Words};
        let check =
            |text: &str, expected: &[Piece<'_>]| assert_eq!(pieces(text), expected, "{text}");
        check("", &[]);
        check("a b", &[Words("a b")]);
        check(
            "`x` is `3`.",
            &[Code("x"), Words(" is "), Code("3"), Words(".")],
        );
        check("a ` b", &[Words("a ` b")]);
        check("`` b", &[Words("`` b")]);
        check("<b>`<i>`", &[Words("<b>"), Code("<i>")]);
    }
}
