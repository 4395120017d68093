//! Where a call leads that has just happened, if that needs no look at values: a function that is entered is about to run its first
//! statement, and a generator that goes on behind its last `yield` comes to its end.

use super::generators::handed_on;
use super::{DefinitionKind, Program, mentions};
use crate::state::{Event, State};

impl Program {
    /// The state that comes next after a call.
    pub fn called(&self, at: &State) -> Option<State> {
        let top = at.top().filter(|_| at.event == Event::Call)?;
        let definition = self.definition_at(&top.function, top.line)?;
        if definition.kind != DefinitionKind::Function {
            return None;
        }
        let mut next = State {
            event: Event::Line,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        if top.line != definition.first {
            self.only_gave_up(at, top.line).then_some(())?;
            let after = definition.flow.after(top.line);
            let lines: Vec<u32> = after.lines.into_iter().collect();
            match lines.as_slice() {
                [] if after.ends => {
                    next.event = Event::Return;
                    next.value = Some("None".to_owned());
                }
                [line] if !after.ends && self.is_asked(at) => {
                    let frame = next.frames.last_mut()?;
                    frame.line = *line;
                    // What the calls of its line have given up with it is done with.
                    frame.pending = frame.pending.as_ref().map(|_| Vec::new());
                    let spans = self.loops_at(definition, *line);
                    if let Some(loops) = &mut frame.loops {
                        let count = |header: u32| loops.get(&header).copied().unwrap_or(Some(0));
                        *loops = spans
                            .iter()
                            .map(|span| (span.header, count(span.header)))
                            .collect();
                    }
                }
                _ => return None,
            }
            return Some(next);
        }
        // A docstring is no line of the program.
        let mut entry = definition.flow.entry().filter(|line| self.has_code(*line));
        let line = entry.next().filter(|_| entry.next().is_none())?;
        let frame = next.frames.last_mut()?;
        frame.line = line;
        if let Some(loops) = &mut frame.loops {
            let spans = self.loops_at(definition, line).into_iter();
            *loops = spans.map(|span| (span.header, Some(0))).collect();
        }
        Some(next)
    }

    /// Whether the line that waits for the last frame surely asks it for a value, and does not drop it: what takes only some of the values of
    /// a generator that it has made has that closed.
    fn is_asked(&self, at: &State) -> bool {
        const DROPPING: [&str; 6] = ["all", "any", "in", "islice", "takewhile", "zip"];
        let caller = at.depth().checked_sub(2).map(|index| at.frames[index].line);
        let Some(line) = caller.and_then(|line| self.line(line)) else {
            return false;
        };
        let header = line.text.strip_prefix("for ");
        let asks = ["list", "next", "send", "sum", "tuple", "yield"];
        match header.and_then(|header| header.split_once(" in ")) {
            Some((_, iterated)) => !DROPPING.iter().any(|one| mentions(iterated, one)),
            None => {
                asks.iter().any(|one| mentions(&line.text, one))
                    && !DROPPING.iter().any(|one| mentions(&line.text, one))
            }
        }
    }

    /// Whether a generator goes on behind a `yield` that gives nothing a name, and was not asked to stop there.
    fn only_gave_up(&self, at: &State, line: u32) -> bool {
        let gives = self
            .line(line)
            .is_some_and(|line| line.text.starts_with("yield ") && handed_on(&line.text).is_none());
        let caller = at.depth().checked_sub(2).map(|index| at.frames[index].line);
        let caller = caller.and_then(|line| self.line(line));
        let stops = |text: &str| ["close", "throw"].iter().any(|one| mentions(text, one));
        gives && caller.is_some_and(|line| !stops(&line.text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_call_leads_to_the_first_statement_and_a_last_yield_to_the_end() {
        let source = "\
def f(x):
    \"\"\"Doc.\"\"\"
    for i in x:
        pass
def one(x): return x
@wraps
def gen(x):
    if x:
        yield x
        return
    yield x
g = gen(0)
next(g)
g.close()
";
        let program = Program::parse(source).unwrap();
        let check = |caller: u32, function: &str, line: u32, expected: Option<(Event, u32)>| {
            let own: &[(&str, &str)] = &[("x", "0")];
            let at = state(
                Event::Call,
                &[("<module>", caller, &[]), (function, line, own)],
                None,
            );
            let next = program.called(&at);
            let found = next.as_ref().map(|next| (next.event, next.line().unwrap()));
            assert_eq!(found, expected, "{function} {line}");
        };
        check(13, "f", 1, Some((Event::Line, 3)));
        check(13, "one", 5, Some((Event::Line, 5)));
        check(13, "gen", 6, Some((Event::Line, 8)));
        check(13, "gen", 9, Some((Event::Line, 10)));
        check(13, "gen", 11, Some((Event::Return, 11)));
        check(14, "gen", 11, None);
    }
}
