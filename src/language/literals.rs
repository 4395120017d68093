//! Literals: what is known of them without running anything. An operation that is nothing but a look-up (`[1, 2][0]`, `'a' in
//! {'a': 1}`), a list with another item in a place, the elements that a loop takes, the quotes that `repr` writes.

use std::borrow::Cow;

use super::characters::{is_word, string_end};
use super::lookup::{Container, Found, Items, integer, item, place, quoted, size};
use super::substitution::{finite, held};
use crate::program::{default_value, is_identifier};
use crate::quiz::PythonValue;
use crate::state::State;

/// The value of an operation on literals that is nothing but a look-up: an item (`[1, 2][0]`), or a size (`len([1, 2])`).
pub fn looked_up(operation: &str) -> Option<String> {
    let inside = |text: &str| display_end(text) == Some(text.len());
    if let Some(held) = operation.strip_prefix("len(") {
        // What is written twice in braces is one item.
        let held = held.strip_suffix(')')?;
        let counted = inside(held) && !held.starts_with('{');
        return counted
            .then(|| size(held))
            .flatten()
            .map(|size| size.to_string());
    }
    let end = display_end(operation)?;
    let key = operation[end..].strip_prefix('[')?.strip_suffix(']')?;
    if integer(key).is_none() && !(key.starts_with('\'') && inside(key)) {
        return None;
    }
    match item(&operation[..end], key)? {
        Found::Value(value) => Some(value.into_owned()),
        Found::Missing => None,
    }
}

/// Where the display or the string ends that a text begins with, if it reads no names.
fn display_end(text: &str) -> Option<usize> {
    match text.as_bytes().first()? {
        b'\'' => Some(string_end(text.as_bytes(), 0)),
        b'[' | b'(' | b'{' => super::paths::display_end(&finite(text), 0),
        _ => None,
    }
}

/// The text of a list, a dictionary or an object with a value at some keys or attributes, one inside the other; `None` where that
/// cannot be told.
pub fn with_item(text: &str, keys: &[String], value: &str) -> Option<String> {
    with_item_changed(text, keys, value, false)
}

/// The same where a method has changed what is there: that may also be the item of a tuple.
pub fn with_item_changed(
    text: &str,
    keys: &[String],
    value: &str,
    by_method: bool,
) -> Option<String> {
    let [key, inner @ ..] = keys else {
        return Some(value.to_owned());
    };
    if let Some(held) = as_dictionary(text) {
        return as_ordered(&with_item_changed(&held, keys, value, by_method)?);
    }
    if let Some(held) = text
        .strip_prefix("defaultdict(")
        .and_then(|text| text.strip_suffix(')'))
    {
        // What makes the items that it lacks is written first, without braces.
        let at = held.find('{')?;
        let held_now = with_item_changed(&held[at..], keys, value, by_method)?;
        return Some(format!("defaultdict({}{held_now})", &held[..at]));
    }
    // A class of the program may have the name, too: what has attributes is an object of that.
    let counter = text.starts_with("Counter(") && !is_attribute(key);
    if let Some(held) = contents(text).filter(|_| counter) {
        return inner.is_empty().then(|| with_count(held, key, value))?;
    }
    if let (Some(name), [attribute]) = (text.strip_suffix("()"), [key])
        && inner.is_empty()
        && is_identifier(name)
        && name != "set"
    {
        return Some(format!("{name}({attribute}={value})"));
    }
    let Items {
        container,
        items,
        whole: true,
        keys,
        ..
    } = Items::of(text)?
    else {
        return None;
    };
    let mut items: Vec<String> = items.into_iter().map(Cow::into_owned).collect();
    let inside = |item: &str| with_item_changed(item, inner, value, by_method);
    if text.starts_with('[') {
        if let Some(bounds) = key.strip_prefix("slice(") {
            let bounds = bounds.strip_suffix(')').filter(|_| inner.is_empty())?;
            let given = Items::of(value).filter(|given| given.whole)?;
            let listed = given.container == Container::Sequence;
            let given: Vec<String> = given.items.into_iter().map(Cow::into_owned).collect();
            let items = with_slice(items, bounds, given).filter(|_| listed)?;
            return Some(format!("[{}]", items.join(", ")));
        }
        let place = place(integer(key)?, items.len())?;
        items[place] = inside(&items[place])?;
        return Some(format!("[{}]", items.join(", ")));
    }
    // What is inside of a tuple may change, but which objects these are does not.
    let changes = by_method || !inner.is_empty();
    if text.starts_with('(') && container == Container::Sequence && changes {
        let place = place(integer(key)?, items.len())?;
        items[place] = inside(&items[place])?;
        let end = if items.len() == 1 { ",)" } else { ")" };
        return Some(format!("({}{end}", items.join(", ")));
    }
    if container == Container::Object {
        let name = &text[..text.find('(')?];
        let mut names = keys?;
        match names.iter().position(|name| name == key) {
            Some(index) => items[index] = inside(&items[index])?,
            None if inner.is_empty() => {
                names.push(key);
                items.push(value.to_owned());
            }
            None => return None,
        }
        let parts = names.iter().zip(&items);
        let parts: Vec<String> = parts.map(|(name, item)| format!("{name}={item}")).collect();
        return Some(format!("{name}({})", parts.join(", ")));
    }
    let dictionary = container == Container::Braced && (keys.is_some() || text == "{}");
    if !dictionary || !text.starts_with('{') {
        return None;
    }
    let mut names: Vec<String> = keys.into_iter().flatten().map(str::to_owned).collect();
    match names.iter().position(|name| same_key(name, key)) {
        Some(index) => items[index] = inside(&items[index])?,
        None if inner.is_empty() => {
            names.push(key.clone());
            items.push(value.to_owned());
        }
        None => return None,
    }
    let pairs = names.iter().zip(&items);
    let pairs: Vec<String> = pairs
        .map(|(name, item)| format!("{name}: {item}"))
        .collect();
    Some(format!("{{{}}}", pairs.join(", ")))
}

/// Whether two keys are one: they are written in the same way, or numbers that are equal (`1`, `1.0` and `True`).
fn same_key(one: &str, other: &str) -> bool {
    let number = |key: &str| match key {
        "True" => Some(1.0),
        "False" => Some(0.0),
        // A float holds as many digits.
        key if key.len() <= 15 && key.ends_with(|last: char| last.is_ascii_digit()) => {
            key.parse::<f64>().ok()
        }
        _ => None,
    };
    one == other || number(one).is_some_and(|one| number(other) == Some(one))
}

/// Items with others in the place of a slice with these bounds; `None` where as many have to be given as there are, and are not.
fn with_slice(mut items: Vec<String>, bounds: &str, given: Vec<String>) -> Option<Vec<String>> {
    let bounds: Vec<Option<i64>> = bounds
        .split(", ")
        .map(|bound| match bound {
            "None" => Some(None),
            bound => integer(bound).map(Some),
        })
        .collect::<Option<_>>()?;
    let [start, end, step] = *bounds.as_slice() else {
        return None;
    };
    let count = i64::try_from(items.len()).ok()?;
    let step = step.unwrap_or(1);
    if step < 1 {
        return None;
    }
    let bound = |bound: i64| (if bound < 0 { bound + count } else { bound }).clamp(0, count);
    let start = bound(start.unwrap_or(0));
    let end = bound(end.unwrap_or(count)).max(start);
    let (start, end) = (usize::try_from(start).ok()?, usize::try_from(end).ok()?);
    if step == 1 {
        items.splice(start..end, given);
        return Some(items);
    }
    let places: Vec<usize> = (start..end).step_by(usize::try_from(step).ok()?).collect();
    if places.len() != given.len() {
        return None;
    }
    for (place, item) in places.into_iter().zip(given) {
        items[place] = item;
    }
    Some(items)
}

/// What a container of the standard library holds, which it is shown around: a `deque([1])` holds `[1]`.
pub fn contents(text: &str) -> Option<&str> {
    if text == "Counter()" {
        return Some("{}");
    }
    let (name, held) = text.strip_suffix(')')?.split_once('(')?;
    let held = match name {
        "Counter" | "deque" => held,
        "defaultdict" => &held[held.find('{')?..],
        _ => return None,
    };
    (super::paths::display_end(held, 0) == Some(held.len())).then_some(held)
}

/// The dictionary that has the keys and values of an `OrderedDict`, which is shown around a list of pairs.
pub fn as_dictionary(text: &str) -> Option<String> {
    let held = text.strip_prefix("OrderedDict(")?.strip_suffix(')')?;
    if held.is_empty() {
        return Some("{}".to_owned());
    }
    let found = Items::of(held).filter(|found| found.whole && held.starts_with('['))?;
    let pair = |pair: &Cow<'_, str>| match Items::of(pair)?.items.as_slice() {
        [key, value] => Some(format!("{key}: {value}")),
        _ => None,
    };
    let pairs: Option<Vec<String>> = found.items.iter().map(pair).collect();
    Some(format!("{{{}}}", pairs?.join(", ")))
}

/// An `OrderedDict` with the keys and values of a dictionary.
fn as_ordered(dictionary: &str) -> Option<String> {
    let pairs = pairs(dictionary)?;
    if pairs.is_empty() {
        return Some("OrderedDict()".to_owned());
    }
    let pairs: Vec<String> = pairs
        .iter()
        .map(|(key, value)| format!("({key}, {value})"))
        .collect();
    Some(format!("OrderedDict([{}])", pairs.join(", ")))
}

/// Whether a key is the name of an attribute.
fn is_attribute(key: &str) -> bool {
    is_identifier(key) && !matches!(key, "True" | "False" | "None")
}

/// A `Counter` of these counts with another one for a key. It shows what there is most of first, and of equally many what it has got first.
/// Which of two that is shows as long as there are equally many of them: a key that comes to as many as others had before is left alone.
fn with_count(held: &str, key: &str, count: &str) -> Option<String> {
    let mut counts = pairs(held)?;
    let many = integer(count)?;
    let others: Option<Vec<i64>> = counts.iter().map(|(_, count)| integer(count)).collect();
    let mut others = others?;
    match counts.iter().position(|(known, _)| known == key) {
        Some(place) if others[place] == many => {}
        known => {
            if let Some(place) = known {
                counts.remove(place);
                others.remove(place);
            }
            if known.is_some() && others.contains(&many) {
                return None;
            }
            let place = others.iter().position(|other| *other < many);
            let place = place.unwrap_or(others.len());
            counts.insert(place, (key.to_owned(), count.to_owned()));
        }
    }
    let shown: Vec<String> = counts
        .iter()
        .map(|(key, count)| format!("{key}: {count}"))
        .collect();
    Some(format!("Counter({{{}}})", shown.join(", ")))
}

/// A text with its strings in the quotes that `repr` writes, where they need no escapes for that.
pub fn requoted(text: &str) -> Cow<'_, str> {
    if !text.contains('"') {
        return text.into();
    }
    let bytes = text.as_bytes();
    let mut all = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(found) = text[at..].find(['"', '\'']) {
        let first = at + found;
        let end = string_end(bytes, first);
        let inner = text.get(first + 1..end - 1).unwrap_or_default();
        let plain = !inner.contains(['\'', '"', '\\']) && bytes[end - 1] == b'"';
        let prefixed = first > 0 && is_word(bytes[first - 1]);
        all.push_str(&text[at..first]);
        if bytes[first] == b'"' && plain && end > first + 1 && !prefixed {
            all.push_str(&quoted(inner));
        } else {
            all.push_str(&text[first..end]);
        }
        at = end;
    }
    all.push_str(&text[at..]);
    all.into()
}

/// What a loop over a value takes, one after the other; `None` where the text does not tell.
pub fn elements(text: &str) -> Option<Vec<String>> {
    if let Some(held) = as_dictionary(text) {
        return elements(&held);
    }
    // One without items has no braces.
    if matches!(text, "set()" | "frozenset()") {
        return Some(Vec::new());
    }
    if let Some(letters) = letters(text) {
        return Some(letters);
    }
    let found = Items::of(text).filter(|found| found.whole && found.ordered)?;
    let owned = |items: Vec<Cow<'_, str>>| items.into_iter().map(Cow::into_owned).collect();
    match (found.container, found.keys) {
        (Container::Object, _) => None,
        (Container::Braced, Some(keys)) => Some(keys.into_iter().map(str::to_owned).collect()),
        _ => Some(owned(found.items)),
    }
}

/// The letters of a string as Python shows each of them, which may have escapes; `None` for what is none, or has plain letters only.
fn letters(text: &str) -> Option<Vec<String>> {
    let string = text.starts_with(['\'', '"']) && !text.contains('…');
    let escaped = text.starts_with('"') || text.contains('\\');
    match PythonValue::read(text).ok().filter(|_| string && escaped)? {
        PythonValue::Str(text) => {
            let shown = |letter: char| PythonValue::Str(letter.to_string()).to_string();
            Some(text.chars().map(shown).collect())
        }
        _ => None,
    }
}

/// The keys and values of a dictionary.
pub fn pairs(text: &str) -> Option<Vec<(String, String)>> {
    if let Some(held) = as_dictionary(text) {
        return pairs(&held);
    }
    let found = Items::of(text).filter(|found| found.whole)?;
    let braced = found.container == Container::Braced;
    let keys = found.keys.or_else(|| (text == "{}").then(Vec::new))?;
    let pairs = keys.into_iter().map(str::to_owned);
    braced.then(|| {
        pairs
            .zip(found.items.into_iter().map(Cow::into_owned))
            .collect()
    })
}

/// Whether a value is a set or holds one: `print` writes their items in an order that states do not tell.
pub fn has_sets(text: &str) -> bool {
    let Some(Items {
        container,
        items,
        keys,
        ..
    }) = Items::of(text)
    else {
        return false;
    };
    match container {
        Container::Text => false,
        Container::Braced if keys.is_none() && text != "{}" => true,
        _ => items.iter().any(|item| has_sets(item)),
    }
}

/// What an item is worth that is asked of a `defaultdict` for the first time (`d['a']`), or of a `Counter` that lacks it; `None` where
/// there is one, or the texts do not tell.
pub fn default_item(operation: &str, at: &State) -> Option<&'static str> {
    let (container, key) = operation.strip_suffix(']')?.rsplit_once('[')?;
    let container = held(container, at)?;
    let kind = match container.strip_prefix("defaultdict(<class '") {
        Some(made) => made.split_once('\'')?.0,
        None if container.starts_with("Counter(") => "int",
        None => return None,
    };
    let is_there = is_among(&requoted(key), contents(&container)?)?;
    let default = default_value(kind)?;
    (!is_there).then_some(default)
}

/// Whether a container has an item (a dictionary a key) that is equal to a value.
fn is_among(value: &str, container: &str) -> Option<bool> {
    let Items {
        container,
        items,
        keys,
        whole: true,
        ..
    } = Items::of(container)?
    else {
        return None;
    };
    if !matches!(container, Container::Sequence | Container::Braced) {
        return None;
    }
    let mut held: Vec<Cow<'_, str>> = match keys {
        Some(keys) => keys.into_iter().map(Cow::Borrowed).collect(),
        None => items,
    };
    held.iter_mut()
        .for_each(|one| *one = requoted(one).into_owned().into());
    if !is_exact(value) || !held.iter().all(|one| is_exact(one)) {
        return None;
    }
    Some(held.iter().any(|one| *one == value))
}

/// Whether a value is equal to those alone that are written as it is: strings without escapes, whole numbers, `None`, and lists and
/// tuples of such. `True`, `1` and `1.0` are equal.
fn is_exact(value: &str) -> bool {
    match value.as_bytes() {
        [b'\'', .., b'\''] => {
            !value.contains('\\') && string_end(value.as_bytes(), 0) == value.len()
        }
        [b'[' | b'(', ..] => Items::of(value)
            .is_some_and(|found| found.whole && found.items.iter().all(|item| is_exact(item))),
        _ => value == "None" || integer(value).is_some_and(|number| number.to_string() == value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    #[test]
    fn items_and_sizes_of_literals_are_looked_up() {
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(looked_up(operation).as_deref(), expected, "{operation}");
        };
        check("[1, [2, 3]][1]", Some("[2, 3]"));
        check("[1, 2][-1]", Some("2"));
        check("'abc'[1]", Some("'b'"));
        check("{'a': 1, 2: 3}[2]", Some("3"));
        check("{'a': 1}['a']", Some("1"));
        check("len((1, 2))", Some("2"));
        check("len('abc')", Some("3"));
        check("len({1, 1})", None);
        check("[1, 2][2]", None);
        check("[1, 2][0:1]", None);
        check("[1, 2][x]", None);
        check("[x, 2][1]", None);
        check("{'a': 1}['b']", None);
        check("[1, 2]+[3][0]", None);
        check("[1, 2][0]+[3][0]", None);
        check("len([1])+len([2])", None);
        check("xs[0]", None);
        check("7", None);
    }

    #[test]
    fn strings_get_the_quotes_of_repr() {
        let check = |text: &str, expected: &str| assert_eq!(requoted(text), expected);
        check("\"a\"", "'a'");
        check("[\"a\", 'b\"', \"\"]+x", "['a', 'b\"', '']+x");
        check("\"it's\"", "\"it's\"");
        check("\"a\\n\"", "\"a\\n\"");
        check("f\"{a}\"", "f\"{a}\"");
        check("\"\"\"a\"\"\"", "\"\"\"a\"\"\"");
        check("\"a", "\"a");
        check("\"", "\"");
        check("x+1", "x+1");
    }

    #[test]
    fn loops_take_elements_and_pairs() {
        let check = |text: &str, expected: Option<&[&str]>| {
            let expected = expected.map(|all| all.iter().map(|one| (*one).to_owned()).collect());
            assert_eq!(elements(text), expected, "{text}");
        };
        check("[1, [2]]", Some(&["1", "[2]"]));
        check("'ab'", Some(&["'a'", "'b'"]));
        check(r#"'\'"\\\n'"#, Some(&["\"'\"", "'\"'", r"'\\'", r"'\n'"]));
        check("\"it's\"", Some(&["'i'", "'t'", "\"'\"", "'s'"]));
        check("'a\\n…", None);
        check("{'a': 1}", Some(&["'a'"]));
        check("{1, 2}", None);
        check("set()", Some(&[]));
        check("[1, …", None);
        check("7", None);
        let dictionary = [("'a'".to_owned(), "1".to_owned())];
        assert_eq!(pairs("{'a': 1}"), Some(dictionary.into()));
        assert_eq!(pairs("OrderedDict([('a', 1)])"), pairs("{'a': 1}"));
        assert_eq!(pairs("OrderedDict()"), Some(Vec::new()));
        assert_eq!(pairs("{}"), Some(Vec::new()));
        assert_eq!(pairs("{1, 2}"), None);
    }

    #[test]
    fn sets_are_found_inside() {
        let check = |text: &str, expected: bool| assert_eq!(has_sets(text), expected, "{text}");
        check("{1, 2}", true);
        check("set()", true);
        check("[(1, {2})]", true);
        check("{'a': {1}}", true);
        check("{}", false);
        check("{'a': 1}", false);
        check("['{1}']", false);
        check("7", false);
    }

    #[test]
    fn items_take_the_place_of_a_slice() {
        let check = |bounds: &str, value: &str, expected: Option<&str>| {
            let key = format!("slice({bounds})");
            let found = with_item("[1, 2, 3, 4]", &[key], value);
            assert_eq!(found.as_deref(), expected, "{bounds}");
        };
        check("1, 3, None", "[9]", Some("[1, 9, 4]"));
        check("None, None, None", "[]", Some("[]"));
        check("2, None, None", "(8, 9)", Some("[1, 2, 8, 9]"));
        check("0, None, 2", "[8, 9]", Some("[8, 2, 9, 4]"));
        check("0, None, 2", "[8]", None);
        check("-1, None, None", "[9]", Some("[1, 2, 3, 9]"));
    }

    #[test]
    fn an_item_takes_the_place_of_another() {
        let check = |text: &str, keys: &[&str], expected: Option<&str>| {
            let keys: Vec<String> = keys.iter().map(|key| (*key).to_owned()).collect();
            assert_eq!(with_item(text, &keys, "9").as_deref(), expected, "{text}");
        };
        check("[1, 2]", &["0"], Some("[9, 2]"));
        check("[1, 2]", &["-1"], Some("[1, 9]"));
        check("[1, 2]", &["2"], None);
        check("{True: 1, 'a': 2}", &["1"], Some("{True: 9, 'a': 2}"));
        check("{2.0: 1}", &["2"], Some("{2.0: 9}"));
        check("{'1': 1}", &["1"], Some("{'1': 1, 1: 9}"));
        check(
            "{<A.X: 'x'>: 1, <A.Y: ('a>: ', 2)>: 2}",
            &["<A.Y: ('a>: ', 2)>"],
            Some("{<A.X: 'x'>: 1, <A.Y: ('a>: ', 2)>: 9}"),
        );
        check(
            "{<A.X: 1>: 1}",
            &["<A.Y: 2>"],
            Some("{<A.X: 1>: 1, <A.Y: 2>: 9}"),
        );
        check("[[1, 2], [3]]", &["0", "1"], Some("[[1, 9], [3]]"));
        check("([1, 2], 3)", &["0", "1"], Some("([1, 9], 3)"));
        check("([1],)", &["0", "0"], Some("([9],)"));
        check("([1], 3)", &["0"], None);
        let by_method = with_item_changed("([1], 3)", &["0".to_owned()], "[1, 9]", true);
        assert_eq!(by_method.as_deref(), Some("([1, 9], 3)"));
        check("{}", &["'a'"], Some("{'a': 9}"));
        check("{'a': 1}", &["'b'"], Some("{'a': 1, 'b': 9}"));
        check("{'a': 1, 'b': 2}", &["'a'"], Some("{'a': 9, 'b': 2}"));
        check("{'a': {1: 2}}", &["'a'", "1"], Some("{'a': {1: 9}}"));
        check("{'a': 1}", &["'b'", "1"], None);
        let most = "Counter({'a': 12, 'b': 9, 'c': 1})";
        check(
            most,
            &["'d'"],
            Some("Counter({'a': 12, 'b': 9, 'd': 9, 'c': 1})"),
        );
        check(most, &["'b'"], Some(most));
        // Which of the two it has got first is not told.
        check(most, &["'c'"], None);
        check(
            "Counter({'a': 1, 'b': 1})",
            &["'b'"],
            Some("Counter({'b': 9, 'a': 1})"),
        );
        check("Counter()", &["2"], Some("Counter({2: 9})"));
        let counted = "defaultdict(<class 'int'>, {'a': 1})";
        check(
            counted,
            &["'b'"],
            Some("defaultdict(<class 'int'>, {'a': 1, 'b': 9})"),
        );
        check("OrderedDict()", &["'a'"], Some("OrderedDict([('a', 9)])"));
        check(
            "OrderedDict([('a', 1), ('b', [2])])",
            &["'b'", "0"],
            Some("OrderedDict([('a', 1), ('b', [9])])"),
        );
        check("(1, 2)", &["0"], None);
        check("{1, 2}", &["0"], None);
        check("Counter({'a': 1})", &["'a'"], Some("Counter({'a': 9})"));
        check("deque([1, 2])", &["0"], None);
        check("'ab'", &["0"], None);
        check("[1, 2…", &["0"], None);
        check("7", &["0"], None);
    }

    #[test]
    fn a_dictionary_with_a_default_makes_what_it_lacks() {
        let frame = Frame::new("<module>", 1).knowing(&[
            ("d", "defaultdict(<class 'list'>, {'a': [1]})"),
            ("n", "defaultdict(<class 'int'>, {})"),
            ("own", "defaultdict(<function f>, {})"),
        ]);
        let at = State {
            frames: vec![frame],
            ..State::start()
        };
        let check = |operation: &str, expected: Option<&str>| {
            assert_eq!(default_item(operation, &at), expected, "{operation}");
        };
        check("d['b']", Some("[]"));
        check("d['a']", None);
        check("n[7]", Some("0"));
        check("n[1.0]", None);
        check("own['a']", None);
        check("e['a']", None);
    }
}
