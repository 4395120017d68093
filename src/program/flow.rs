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
    /// The lines whose statements can be a frame's last, if nothing is raised in them.
    ends: BTreeSet<u32>,
    /// Where the test of a header leads.
    outcomes: BTreeMap<u32, Outcomes>,
}

/// Where the test of a header leads as it comes out: of an `if`, `elif` or `while`, or whether a `for` goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcomes {
    /// Into the block.
    pub holds: Branch,
    /// Past it.
    pub fails: Branch,
}

/// What can come next in a frame on one side of a test, if nothing is raised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The lines that can run.
    pub lines: BTreeSet<u32>,
    /// Whether the frame can return instead, its code being over.
    pub ends: bool,
}

impl Branch {
    /// Whether an event at line `to` can come next after a test in line `from`.
    pub fn leads(&self, from: u32, then: Event, to: u32) -> bool {
        match then {
            Event::Line => self.lines.contains(&to),
            Event::Return => self.ends && from == to,
            Event::Call | Event::Exception | Event::Exit => false,
        }
    }
}

impl Flow {
    /// Whether a frame that is at `from` with `event` can next be at `to` with an event of `then`. A frame that waits for
    /// a call is as one at a `line` event. A generator can be left at any `yield`, which is not told here.
    pub fn leads(&self, event: Event, from: u32, then: Event, to: u32) -> bool {
        // No event but `line` is anywhere else than where the last one was.
        if then != Event::Line {
            let goes_on = (event, then) == (Event::Line, Event::Return)
                && self.next.contains_key(&from)
                && !self.ends.contains(&from);
            return from == to && !goes_on;
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

    /// The lines that a frame can begin with.
    pub fn entry(&self) -> impl Iterator<Item = u32> {
        self.entry.iter().copied()
    }

    /// The lines where an exception that is raised in a line can lead.
    pub fn raised(&self, line: u32) -> impl Iterator<Item = u32> {
        self.raised.get(&line).into_iter().flatten().copied()
    }

    /// The lines that can follow one that has run, in order.
    pub fn following(&self, line: u32) -> impl Iterator<Item = u32> {
        self.next.get(&line).into_iter().flatten().copied()
    }

    /// What can come next after a line that has run, if nothing is raised.
    pub fn after(&self, line: u32) -> Branch {
        Branch {
            lines: self.following(line).collect(),
            ends: self.ends.contains(&line),
        }
    }

    /// Where the test of the header in a line leads; `None` if there is no header, or nothing to test.
    pub fn outcomes(&self, line: u32) -> Option<&Outcomes> {
        self.outcomes.get(&line)
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
            assert!(flow.leads(event, from, Event::Call, from));
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

    #[test]
    fn what_is_raised_leads_to_no_handler_of_the_block_behind() {
        let source = "try:\n    x = 1\nexcept KeyError:\n    x = 2\ntry:\n    x = 3\nexcept TypeError:\n    x = 4\n";
        let program = Program::parse(source).unwrap();
        let flow = &program.definition(0).unwrap().flow;
        let check = |line: u32, expected: &[u32]| {
            let raised: Vec<u32> = flow.raised(line).collect();
            assert_eq!(raised, expected, "{line}");
        };
        check(2, &[3]);
        check(4, &[]);
        check(6, &[7]);
    }

    #[test]
    fn an_annotation_alone_has_an_event_but_in_functions() {
        let source =
            "n: int\ndef f():\n    n: int\n    return 1\nclass A:\n    n: int\n    m = 1\n";
        let program = Program::parse(source).unwrap();
        let check = |definition: u32, event: Event, from: u32, expected: &[u32]| {
            let flow = &program.definition(definition).unwrap().flow;
            let leads = |to: &u32| flow.leads(event, from, Event::Line, *to);
            let found: Vec<u32> = (1..=7).filter(leads).collect();
            assert_eq!(found, expected, "{event:?} at {from}");
        };
        check(0, Event::Call, 0, &[1]);
        check(0, Event::Line, 1, &[2]);
        check(2, Event::Call, 2, &[4]);
        check(5, Event::Call, 5, &[6]);
        check(5, Event::Line, 6, &[7]);
    }

    #[test]
    fn a_frame_ends_with_its_last_statement_or_an_exception() {
        let program = Program::parse(SOURCE).unwrap();
        let ending = |definition: u32, event: Event| -> Vec<u32> {
            let flow = &program.definition(definition).unwrap().flow;
            let leads = |line: &u32| flow.leads(event, *line, Event::Return, *line);
            (2..=25).filter(leads).collect()
        };
        // Of the function: the `finally` of a `return`, which may go on instead. Lines that it lacks are not judged.
        let function: Vec<u32> = ending(1, Event::Line)
            .into_iter()
            .filter(|line| *line < 24)
            .collect();
        assert_eq!(function, [10, 11, 21, 22, 23]);
        assert_eq!(ending(1, Event::Exception).len(), 24);
        let module: Vec<u32> = ending(0, Event::Line)
            .into_iter()
            .filter(|line| *line > 23)
            .collect();
        assert_eq!(module, [25]);
    }

    #[test]
    fn a_test_leads_one_way_or_the_other() {
        let source = "\
def f(xs):
    for x in xs:
        if x > 2:
            global g
            break
        elif x:
            continue
        else: x += 1
    else:
        return 1
    with a():
        if xs:
            xs.pop()
    while xs: xs.pop()
    while True:
        if xs:
            try:
                break
            finally:
                print(1)
    for x in xs:
        pass
if a:
    b = 1
    'text'
";
        let program = Program::parse(source).unwrap();
        let check = |definition: u32, line: u32, expected: Option<[(&[u32], bool); 2]>| {
            let flow = &program.definition(definition).unwrap().flow;
            let told = flow.outcomes(line).map(|Outcomes { holds, fails }| {
                [holds, fails].map(|branch| {
                    let lines: Vec<u32> = branch.lines.iter().copied().collect();
                    (lines, branch.ends)
                })
            });
            let expected = expected.map(|sides| sides.map(|(lines, ends)| (lines.to_vec(), ends)));
            assert_eq!(told, expected, "line {line}");
            for branch in flow
                .outcomes(line)
                .iter()
                .flat_map(|o| [&o.holds, &o.fails])
            {
                let possible = |to: &u32| flow.leads(Event::Line, line, Event::Line, *to);
                assert!(branch.lines.iter().all(possible), "line {line}");
            }
        };
        check(1, 2, Some([(&[3], false), (&[10], false)]));
        check(1, 3, Some([(&[5], false), (&[6], false)]));
        check(1, 6, Some([(&[7], false), (&[8], false)]));
        check(1, 8, None);
        // A `with` is left over its line.
        check(1, 12, Some([(&[13], false), (&[11], false)]));
        check(1, 14, None);
        check(1, 15, Some([(&[16], false), (&[21], false)]));
        check(1, 16, Some([(&[17, 18], false), (&[15], false)]));
        check(1, 21, Some([(&[22], false), (&[], true)]));
        check(0, 23, Some([(&[24], false), (&[], true)]));
    }
}
