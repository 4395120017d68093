//! Reading a `repr`: recursive descent over its characters.

use super::Value;

/// What ends a value that was cut.
pub(super) const CUT: char = '…';

/// Deeper ones are text; a value of 120 characters can have 120 brackets.
const MAX_DEPTH: usize = 24;

/// Reads a value; text where it has no parts that can be told apart.
pub fn read(text: &str) -> Value {
    let characters: Vec<char> = text.chars().collect();
    let cut = characters.last() == Some(&CUT);
    let mut reader = Reader {
        end: characters.len() - usize::from(cut),
        characters,
        cut,
        at: 0,
    };
    match reader.value(0) {
        Some(value) if reader.at == reader.end && !value.is_text() => value,
        _ => Value::Text(text.to_owned()),
    }
}

struct Reader {
    characters: Vec<char>,
    /// Where the text ends, without the mark of a cut.
    end: usize,
    cut: bool,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<char> {
        (self.at < self.end).then(|| self.characters[self.at])
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn spaces(&mut self) {
        while self.take(' ') {}
    }

    /// The text from `start` on, with the mark if the cut is here.
    fn since(&self, start: usize) -> String {
        let mut text: String = self.characters[start..self.at].iter().collect();
        if self.cut && self.at == self.end {
            text.push(CUT);
        }
        text
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        if depth > MAX_DEPTH {
            return None;
        }
        let start = self.at;
        match self.peek()? {
            '{' => return self.braces(depth),
            open @ ('[' | '(') => {
                self.at += 1;
                let (parts, comma) = self.parts(close_of(open), depth, false)?;
                // A tuple of one has a comma; without one it is a number in brackets.
                if parts.is_empty()
                    || (open == '(' && parts.len() == 1 && !comma && !self.ended_early())
                {
                    return Some(Value::Text(self.since(start)));
                }
                let items: Vec<Value> = parts.into_iter().map(|(_, item)| item).collect();
                return Some(unless_cycle(Value::Items { open, items }));
            }
            _ => {}
        }
        let name = self.name();
        if !name.is_empty() && self.take('(') {
            let (parts, _) = self.parts(')', depth, true)?;
            if parts.is_empty() {
                return Some(Value::Text(self.since(start)));
            }
            return Some(Value::Object { name, parts });
        }
        self.atom()?;
        let text = self.since(start).trim_end().to_owned();
        (!text.is_empty()).then_some(Value::Text(text))
    }

    /// Whether the cut fell into what was just read.
    fn ended_early(&self) -> bool {
        self.cut && self.at == self.end
    }

    /// A set or a dictionary.
    fn braces(&mut self, depth: usize) -> Option<Value> {
        let start = self.at;
        self.at += 1;
        let mut items = Vec::new();
        let mut pairs = Vec::new();
        loop {
            self.spaces();
            if self.take('}') {
                break;
            }
            if self.at == self.end {
                let rest = || Value::Text(CUT.to_string());
                self.cut.then_some(())?;
                if pairs.is_empty() {
                    items.push(rest());
                } else {
                    pairs.push((rest(), Value::Text(String::new())));
                }
                break;
            }
            let key = self.value(depth + 1)?;
            self.spaces();
            if self.take(':') {
                self.spaces();
                let value = if self.ended_early() {
                    Value::Text(CUT.to_string())
                } else {
                    self.value(depth + 1)?
                };
                pairs.push((key, value));
            } else if self.ended_early() && !pairs.is_empty() {
                pairs.push((key, Value::Text(String::new())));
            } else {
                items.push(key);
            }
            if !self.next_part('}')? {
                break;
            }
        }
        match (items.is_empty(), pairs.is_empty()) {
            (true, true) => Some(Value::Text(self.since(start))),
            (false, true) => Some(unless_cycle(Value::Items { open: '{', items })),
            (true, false) => Some(Value::Pairs(pairs)),
            (false, false) => None,
        }
    }

    /// The parts up to a closing bracket, which is taken, and whether a comma stood among them.
    #[allow(clippy::type_complexity)]
    fn parts(
        &mut self,
        close: char,
        depth: usize,
        named: bool,
    ) -> Option<(Vec<(Option<String>, Value)>, bool)> {
        let mut parts = Vec::new();
        let mut comma = false;
        loop {
            self.spaces();
            if self.take(close) {
                return Some((parts, comma));
            }
            if self.at == self.end {
                self.cut.then_some(())?;
                parts.push((None, Value::Text(CUT.to_string())));
                return Some((parts, comma));
            }
            let start = self.at;
            let mut name =
                Some(self.name()).filter(|name| named && !name.is_empty() && !name.contains('.'));
            if name.is_none() || !self.take('=') {
                self.at = start;
                name = None;
            }
            let value = if self.ended_early() {
                Value::Text(CUT.to_string())
            } else {
                self.value(depth + 1)?
            };
            parts.push((name, value));
            if !self.next_part(close)? {
                return Some((parts, comma));
            }
            comma |= self.characters[self.at - 1] == ',';
        }
    }

    /// Goes on to the next part: over a comma, or to the closing bracket, which is left. `false`: the cut was reached.
    fn next_part(&mut self, close: char) -> Option<bool> {
        self.spaces();
        if self.at == self.end {
            return self.cut.then_some(false);
        }
        (self.take(',') || self.peek() == Some(close)).then_some(true)
    }

    /// A name, dots in it included; empty if there is none.
    fn name(&mut self) -> String {
        let start = self.at;
        while self.peek().is_some_and(|character| {
            character == '_' || character == '.' || character.is_alphanumeric()
        }) {
            self.at += 1;
        }
        let name: String = self.characters[start..self.at].iter().collect();
        let is_name = name
            .chars()
            .next()
            .is_some_and(|first| first == '_' || first.is_alphabetic());
        if is_name {
            name
        } else {
            self.at = start;
            String::new()
        }
    }

    /// Takes everything up to what ends a part; brackets and quotes in it match.
    fn atom(&mut self) -> Option<()> {
        let mut open: Vec<char> = Vec::new();
        let mut previous = ' ';
        while let Some(character) = self.peek() {
            match character {
                '\'' | '"' => {
                    self.string(character)?;
                    previous = character;
                    continue;
                }
                '(' | '[' | '{' | '<' => open.push(close_of(character)),
                // An arrow does not close.
                '>' if previous == '-' => {}
                ')' | ']' | '}' | '>' => match open.pop() {
                    Some(expected) => (expected == character).then_some(())?,
                    None => return (character != '>').then_some(()),
                },
                ',' | ':' | '=' if open.is_empty() => return Some(()),
                _ => {}
            }
            previous = character;
            self.at += 1;
        }
        (self.cut || open.is_empty()).then_some(())
    }

    fn string(&mut self, quote: char) -> Option<()> {
        self.at += 1;
        while let Some(character) = self.peek() {
            self.at += if character == '\\' { 2 } else { 1 };
            if character == quote {
                return Some(());
            }
        }
        self.at = self.end;
        self.cut.then_some(())
    }
}

/// `[...]` is a container in itself: there is nothing to draw.
fn unless_cycle(value: Value) -> Value {
    match &value {
        Value::Items { open, items } if *items == [Value::Text("...".to_owned())] => {
            Value::Text(format!("{open}...{}", close_of(*open)))
        }
        _ => value,
    }
}

pub(super) fn close_of(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        '<' => '>',
        _ => '}',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_cut_says_so() {
        let check = |text: &str, cut: bool| assert_eq!(read(text).is_cut(), cut, "{text}");
        check("[1, 2, 3]", false);
        check("[1, 2, …", true);
        check("[1, [2, 3…", true);
        check("{'a': 1, 'b': 2…", true);
        check("{'a': 1, 'b…", true);
        check("Box(n=1, items=[1, 2…", true);
        check("['a…', 2]", false);
        check("'abc…", true);
    }

    /// A value on one line, its parts in one notation.
    fn told(value: &Value) -> String {
        let list = |items: Vec<String>| items.join("; ");
        match value {
            Value::Text(text) => text.clone(),
            Value::Items { open, items } => {
                format!("{open}{}", list(items.iter().map(told).collect()))
            }
            Value::Pairs(pairs) => {
                let pair =
                    |(key, value): &(Value, Value)| format!("{} → {}", told(key), told(value));
                format!("dict {}", list(pairs.iter().map(pair).collect()))
            }
            Value::Object { name, parts } => {
                let part = |(name, value): &(Option<String>, Value)| {
                    format!(
                        "{}{}",
                        name.as_ref()
                            .map(|name| format!("{name} = "))
                            .unwrap_or_default(),
                        told(value)
                    )
                };
                format!("{name} {}", list(parts.iter().map(part).collect()))
            }
        }
    }

    #[test]
    fn a_repr_is_read_into_its_parts() {
        let check = |text: &str, expected: &str| assert_eq!(told(&read(text)), expected, "{text}");
        check("[1, -2.5, 'a, b']", "[1; -2.5; 'a, b'");
        check("[[1, 2], [3, 4]]", "[[1; 2; [3; 4");
        check("(1,)", "(1");
        check("(1, 'x')", "(1; 'x'");
        check("{1, 2}", "{1; 2");
        check(
            "{'a': 1, 'b': {2: (3, 4)}}",
            "dict 'a' → 1; 'b' → dict 2 → (3; 4",
        );
        check(
            "Account(owner='Mia', balance=5)",
            "Account owner = 'Mia'; balance = 5",
        );
        check("deque([1], maxlen=3)", "deque [1; maxlen = 3");
        check("Counter({'a': 2})", "Counter dict 'a' → 2");
        check(
            "defaultdict(<class 'int'>, {'a': 1})",
            "defaultdict <class 'int'>; dict 'a' → 1",
        );
        check("datetime.date(2020, 1, 1)", "datetime.date 2020; 1; 1");
        check(
            "[<Color.RED: 1>, b'\\x00', \"it's\", 'it\\'s']",
            "[<Color.RED: 1>; b'\\x00'; \"it's\"; 'it\\'s'",
        );
        check("[(1+2j), None]", "[(1+2j); None");
    }

    #[test]
    fn what_is_read_is_written_as_it_was() {
        for text in [
            "[1, (2,), (3, 'a, b'), {4, 5}, []]",
            "{'a': [1], (1, 2): {'b': None}}",
            "Node(value=1, next=Node(value=2, next=None))",
            "deque([1], maxlen=3)",
        ] {
            assert!(!read(text).is_text(), "{text}");
            assert_eq!(read(text).to_string(), text);
        }
    }

    #[test]
    fn what_has_no_parts_is_text() {
        for text in [
            "",
            "5",
            "'a'",
            "[]",
            "()",
            "{}",
            "set()",
            "A()",
            "[...]",
            "(1+2j)",
            "<function f>",
            "int | None",
            "typing.Callable[[int], str]",
            "<Signature (a, b) -> int>",
            // What no repr would be.
            "[1",
            "[1)",
            "[1]]",
            "{1: 2, 3}",
            "[1 = 2]",
            "{'a': }",
            "'open",
            ",",
            ">",
            "[,]",
        ] {
            assert_eq!(read(text), Value::Text(text.to_owned()), "{text}");
        }
    }

    #[test]
    fn a_cut_value_keeps_the_parts_that_are_there() {
        let check = |text: &str, expected: &str| assert_eq!(told(&read(text)), expected, "{text}");
        check("[1, 2, 3…", "[1; 2; 3…");
        check("[1, 2, …", "[1; 2; …");
        check("['ab…", "['ab…");
        check("{'a': 1, 'b…", "dict 'a' → 1; 'b… → ");
        check("{'a': 1, 'b': …", "dict 'a' → 1; 'b' → …");
        check("[[1, 2], [3…", "[[1; 2; [3…");
        check("A(x=[1, …", "A x = [1; …");
        check("A(x=…", "A x = …");
        check("…", "…");
    }

    #[test]
    fn nothing_that_can_be_typed_makes_it_fail() {
        // Every text of up to four characters that matter, and deep ones.
        let alphabet: Vec<char> = "[](){}<>,:='\\-.a1 …".chars().collect();
        for length in 0..=4_u32 {
            for mut number in 0..alphabet.len().pow(length) {
                let mut text = String::new();
                for _ in 0..length {
                    text.push(alphabet[number % alphabet.len()]);
                    number /= alphabet.len();
                }
                let value = read(&text);
                assert!(!told(&value).is_empty() || text.is_empty());
            }
        }
        read(&"[".repeat(120));
        read(&format!("{}{}", "[".repeat(60), "]".repeat(60)));
    }

    #[test]
    fn what_holds_parts_with_parts_is_nested() {
        let check = |text: &str, expected| assert_eq!(read(text).is_nested(), expected, "{text}");
        check("[1, [2]]", true);
        check("{'a': [1]}", true);
        check("Node(value=1, next=Node(value=2, next=None))", true);
        check("Counter({'a': 2})", true);
        check("[[1, 2], [3, 4]]", false);
        check("{(1, 2), (3, 4)}", false);
        check("{(1, 2): 3}", false);
        check("[1, 2]", false);
        check("5", false);
    }

    #[test]
    fn what_does_not_fit_beside_a_name_is_wide() {
        let check = |text: &str, expected| assert_eq!(read(text).is_wide(), expected, "{text}");
        check("[1, [2]]", true);
        check("[1, 2, 3, 4, 5, 6, 7, 8, 9]", false);
        // More than two rows of them have the whole width.
        check(&format!("[{}0]", "1, ".repeat(24)), true);
        check("[[1, 2], [3, 4]]", false);
        check("[[1, 2, 3, 4], [5, 6, 7, 8]]", false);
        check("[[1, 2, 3, 4, 5], [6, 7, 8, 9, 0]]", true);
        check("[('Amsterdam', 1), ('Rome', 2)]", true);
        check("['oak', 'ash', 'elm', 'yew']", false);
        check("['oak', 'sycamore maple']", true);
        check("['Ada', 'Grace']", false);
        check("['Ada', 'Grace', 'Edsger']", true);
        check("{'oak': 1, 'ash': 22}", false);
        check("{'sycamore': 'maple'}", true);
        check("Point(x=1, y=22)", false);
        check("'a text that is long enough for two rows'", false);
    }

    #[test]
    fn equally_long_rows_are_a_matrix() {
        let check = |text: &str, expected: Option<usize>| {
            assert_eq!(read(text).rows().map(|rows| rows.len()), expected, "{text}");
        };
        check("[[1, 2], [3, 4]]", Some(2));
        check("[('a', 1), ('b', 2), ('c', 3)]", Some(3));
        check("[[1, 2], [3]]", None);
        check("[[1, 2]]", None);
        check("[1, 2]", None);
        check("[[1, [2]], [3, 4]]", None);
        check("{(1, 2), (3, 4)}", None);
    }
}
