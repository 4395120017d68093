//! Control flow: which line of a frame can follow which, by the statements alone. Where the values decide (a test, what
//! is raised, whether it is caught) every way counts, so that no true run is ever outside of it.
//!
//! Lines and events are those of canonical tracing: a statement's event is on its first line, statements that share a
//! line with an earlier one have none, and a `with` has a second event at its line when it is left.

mod builder;

use std::collections::{BTreeMap, BTreeSet};

use crate::state::Event;

/// Which lines can follow each other in the frames of one definition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// The definition's first line, where its frames are called.
    first: u32,
    /// The lines that a frame can begin with.
    entry: BTreeSet<u32>,
    /// What can follow a line that has run.
    next: BTreeMap<u32, BTreeSet<u32>>,
    /// Where an exception that is raised in a line can lead.
    raised: BTreeMap<u32, BTreeSet<u32>>,
}

impl Flow {
    /// Whether a frame that is at `from` with `event` can next be at `to` with an event of `then`. A frame that waits for
    /// a call is as one at a `line` event.
    pub fn leads(&self, event: Event, from: u32, then: Event, to: u32) -> bool {
        // No event but `line` is anywhere else than where the last one was.
        if then != Event::Line {
            return from == to;
        }
        let among = |ways: &BTreeMap<u32, BTreeSet<u32>>| {
            ways.get(&from).is_some_and(|lines| lines.contains(&to))
        };
        match event {
            Event::Line => among(&self.next),
            Event::Exception => among(&self.raised),
            // The call of a function, or of a generator that goes on.
            Event::Call => among(&self.next) || (from == self.first && self.entry.contains(&to)),
            Event::Return | Event::Exit => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;

    const SOURCE: &str = "\
def f(xs):
    'about'
    total = 0
    for x in xs:
        if x > 2:
            break
        elif x:
            continue
        total += x
    else:
        return total
    while total: total -= 1
    try:
        with a() as b:
            total = b[0]
        total = 1; return total
    except KeyError:
        raise
    except (TypeError, ValueError):
        total = 2
    finally:
        print(total)
    return total
x = 1
if x: y = 2
";

    #[test]
    fn a_line_is_followed_by_what_control_can_reach() {
        let program = Program::parse(SOURCE).unwrap();
        let check = |definition: u32, event: Event, from: u32, expected: &[u32]| {
            let flow = &program.definition(definition).unwrap().flow;
            let found: Vec<u32> = (0..=27)
                .filter(|to| flow.leads(event, from, Event::Line, *to))
                .collect();
            assert_eq!(found, expected, "{event:?} at {from}");
            // Whatever else happens, happens in the line itself.
            assert!(flow.leads(event, from, Event::Return, from));
            assert!(!flow.leads(event, from, Event::Exception, from + 1));
        };
        check(1, Event::Call, 1, &[2, 3]);
        check(1, Event::Line, 3, &[4]);
        check(1, Event::Line, 4, &[5, 11]);
        check(1, Event::Line, 5, &[6, 7]);
        check(1, Event::Line, 6, &[12]);
        check(1, Event::Line, 7, &[8, 9]);
        check(1, Event::Line, 8, &[4]);
        check(1, Event::Line, 9, &[4]);
        check(1, Event::Line, 11, &[]);
        check(1, Event::Line, 12, &[12, 13, 14]);
        check(1, Event::Line, 13, &[14]);
        check(1, Event::Line, 15, &[14]);
        check(1, Event::Exception, 15, &[14]);
        check(1, Event::Line, 14, &[15, 16, 17, 22]);
        check(1, Event::Exception, 14, &[17]);
        check(1, Event::Line, 16, &[22]);
        check(1, Event::Line, 17, &[18, 19]);
        check(1, Event::Line, 18, &[22]);
        check(1, Event::Exception, 18, &[22]);
        check(1, Event::Line, 19, &[20, 22]);
        check(1, Event::Line, 22, &[23]);
        check(0, Event::Call, 0, &[1]);
        check(0, Event::Line, 1, &[24]);
        check(0, Event::Line, 25, &[]);
        check(0, Event::Exception, 24, &[]);
    }
}
