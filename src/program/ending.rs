//! What a frame is worth that ends without a `return`.

use super::{DefinitionKind, LogicalLine, Program, mentions};
use crate::state::State;

impl Program {
    /// What the frame is worth that runs at a state, if it ends with its line without a `return`.
    pub fn ending(&self, at: &State) -> Option<String> {
        let frame = at.top()?;
        let definition = self.definition_at(&frame.function, frame.line)?;
        let own = |line: &&LogicalLine| definition.contains(line.number);
        let mut lines = self.lines.iter().filter(own);
        // A `return` may come to its end in other lines than its own, and a coroutine waits in any.
        let other = |line: &LogicalLine| {
            line.waits() && !line.text.contains("yield")
                || line.text.starts_with("with ")
                || line.text == "finally:"
        };
        let line = self.line(frame.line)?;
        let returns = line.text.starts_with("return") || line.waits();
        if returns || definition.kind == DefinitionKind::Function && lines.any(other) {
            return None;
        }
        // A class that a method asks for itself (`super()`) hands it on in a cell.
        let asks = |line: &&LogicalLine| {
            // What an object is asked for (`self.__class__`) is its attribute.
            let text = line.text.replace(".__class__", "");
            mentions(&text, "super") || mentions(&text, "__class__")
        };
        let inside = |line: &LogicalLine| self.class_around(line.number).map(|one| one.line);
        let hands = definition.kind == DefinitionKind::Class
            && self
                .lines
                .iter()
                .filter(asks)
                .any(|line| inside(line) == Some(definition.line));
        Some(if hands { "<cell: empty>" } else { "None" }.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Event, Frame};

    #[test]
    fn a_frame_that_does_not_say_what_it_is_worth_is_worth_nothing() {
        let source = "\
class A:
    x = 1
class B(A):
    def f(self):
        super().f()
    y = 2
def plain(n):
    n += 1
def said(n):
    return n
def given(n):
    yield n
    n += 1
def cleaned(n):
    try:
        return n
    finally:
        n += 1
plain(1)
";
        let program = Program::parse(source).unwrap();
        let check = |function: &str, line: u32, expected: Option<&str>| {
            let at = State {
                event: Event::Line,
                frames: vec![Frame::new(function, line)],
                ..State::start()
            };
            assert_eq!(
                program.ending(&at).as_deref(),
                expected,
                "{function} {line}"
            );
        };
        check("<module>", 19, Some("None"));
        check("A", 2, Some("None"));
        check("B", 6, Some("<cell: empty>"));
        check("f", 5, Some("None"));
        check("plain", 8, Some("None"));
        check("said", 10, None);
        // What a generator gives up is not what it is worth.
        check("given", 12, None);
        check("given", 13, Some("None"));
        check("cleaned", 18, None);
    }
}
