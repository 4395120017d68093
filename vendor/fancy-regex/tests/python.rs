//! Expressions of Python's `re`: what CPython finds with them.

use fancy_regex::{Captures, Error, Flags, Regex};

/// The groups of a match, the whole first, with `-` for those that took no part.
fn groups(text: &str, captures: &Captures) -> String {
    let part = |part: Option<fancy_regex::Match>| match part {
        Some(part) => text[part.start()..part.end()].to_owned(),
        None => "-".to_owned(),
    };
    captures.iter().map(part).collect::<Vec<_>>().join("|")
}

#[test]
fn groups_are_those_of_the_first_way() {
    let check = |expression: &str, text: &str, expected: &[&str]| {
        let regex = Regex::of_python(expression, Flags::default()).unwrap();
        let found: Vec<String> = regex
            .captures_iter(text, 0)
            .unwrap()
            .map(|found| groups(text, &found.unwrap()))
            .collect();
        assert_eq!(found, expected, "{expression:?} in {text:?}");
    };
    check("(a|ab)(c|bcd)(d*)", "abcd", &["abcd|a|bcd|"]);
    check("(?:(a)|(b))*", "ab", &["ab|a|b", "|-|-"]);
    check("(?P<x>a)?b", "bab", &["b|-", "ab|a"]);
    check(r"<(\w+)>(.*?)</\1>", "<b>x</b><i>", &["<b>x</b>|b|x"]);
    check(r"(?P<q>['\x22]).*?(?P=q)", "'a\"' \"", &["'a\"'|'"]);
    check("(?=(a+))a*b", "aab", &["aab|aa"]);
    check("(?!(a)b)a.", "abac", &["ac|-"]);
    check(r"(?<=\$)\d+", "1 $23", &["23"]);
    check("(?<!a|b)c", "acc", &["c"]);
    check("a{2,3}", "aaaaa", &["aaa", "aa"]);
    check("a{2}?|a{,1}b", "aaab", &["aa", "ab"]);
    check("a{1,}?", "aa", &["a", "a"]);
    check("{a}{,b", "{a}{,b", &["{a}{,b"]);
    // Once it repeats nothing, it goes on.
    check("(a*)*", "aab", &["aa|", "|", "|"]);
    check("(a|)+", "aa", &["aa|", "|"]);
    check("(|a)+?b", "aab", &["aab|a"]);
    // After nothing, something may begin at the same place.
    check("x??|x", "xa", &["", "x", "", ""]);
    check("a*", "baac", &["", "aa", "", ""]);
    check("^|$", "a\n", &["", "", ""]);
    check(r"\Aa|a\Z|\ba", "aa a\na", &["a", "a", "a"]);
    check(r"\B.", "ab", &["b"]);
    check(r"[]a-]+[^\W\d]", "a]-x1", &["a]-x"]);
    check(r"[\w.-]+", "é_1.-!", &["é_1.-"]);
    check(".", "a\n", &["a"]);
    check("(?xs) . # all\n\\ ", "\n ", &["\n "]);
    check("(?i)(k[a-z])_?\\1", "KſkS", &[]);
    check("(?im)^[b-c]\u{2192}$", "B→\nc→", &["B→", "c→"]);
    check("(?i)[^s]", "sSſxı", &["x", "ı"]);
}

#[test]
fn matches_are_found_from_a_place_on() {
    let regex = Regex::of_python("(?P<first>^a|b)(c)?", Flags::default()).unwrap();
    let names: Vec<Option<&str>> = regex.capture_names().collect();
    assert_eq!(names, [None, Some("first"), None]);
    let check = |found: Result<Option<Captures>, Error>, text: &str, expected: Option<&str>| {
        let found = found.unwrap().map(|found| groups(text, &found));
        assert_eq!(found.as_deref(), expected, "{text}");
    };
    check(regex.captures_from_pos("aab", 1), "aab", Some("b|b|-"));
    check(regex.captures_at("aab", 1), "aab", None);
    check(regex.captures_at("abc", 1), "abc", Some("bc|b|c"));
    check(regex.captures_to_end("bcc", 0), "bcc", None);
    let shorter_first = Regex::of_python("a|ab", Flags::default()).unwrap();
    check(shorter_first.captures_to_end("ab", 0), "ab", Some("ab"));
    let found = regex.captures_at("bc", 0).unwrap().unwrap();
    assert_eq!(found.last_group(), Some(2));
}

#[test]
fn what_is_not_understood_is_refused() {
    let check = |expression: &str, expected: Error| {
        let found = Regex::of_python(expression, Flags::default());
        assert_eq!(found.err(), Some(expected), "{expression}");
    };
    check("(a", Error::Syntax(2));
    check("a)", Error::Syntax(1));
    check("a|*", Error::Syntax(2));
    check("a**", Error::Syntax(2));
    check("a{2}{3}", Error::Syntax(4));
    check("a{3,2}", Error::Syntax(1));
    check("^*", Error::Syntax(1));
    check("a++", Error::Syntax(2));
    check("(?>a)", Error::Syntax(0));
    check("(?i:a)", Error::Syntax(0));
    check("a(?i)", Error::Syntax(1));
    check("(?a)a", Error::Syntax(0));
    check("(?P<x>a)(?P<x>b)", Error::Syntax(12));
    check("(?P<1>a)", Error::Syntax(4));
    check(r"(a\1)", Error::Syntax(2));
    check(r"(a)\2", Error::Syntax(3));
    check(r"\0", Error::Syntax(0));
    check(r"\q", Error::Syntax(0));
    check("[", Error::Syntax(1));
    check("[]", Error::Syntax(2));
    check(r"[\d-a]", Error::Syntax(4));
    check("(?<=a+)b", Error::Syntax(4));
    check("(?i)é", Error::Syntax(4));
    check("\u{fffd}", Error::Syntax(0));
    check(&"(".repeat(100_000), Error::Deep);
    let check = |expression: &str, text: &str, expected: Error| {
        let regex = Regex::of_python(expression, Flags::default()).unwrap();
        let found = regex.captures_at(text, 0);
        assert_eq!(found, Err(expected), "{expression} in {text}");
    };
    check("a", "\u{fffd}", Error::Unknown('\u{fffd}'));
    check("(a|aa)*b", &"a".repeat(60), Error::TooManyWays(1_000_000));
    check("(?:(?:){999999})*a", "", Error::TooManyWays(1_000_000));
}
