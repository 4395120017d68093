//! What a change of a heap asks objects of the program, one question after the other, and how the line goes on that makes it: no call in the text says
//! so. Which question is next, and what the list is meanwhile, is told by the objects of the run (`objects/heaping.rs`).

use std::ops::Range;

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_body;
use ruff_text_size::Ranged;

use super::MODULE;
use crate::program::classes::parsed;
use crate::program::heap::Held;
use crate::program::objects::Objects;
use crate::program::objects::heaping::{HeapRun, only_call};
use crate::program::resumption::is_written;
use crate::program::unrolling::LESS_THAN;
use crate::program::{Program, Resumption, calling};
use crate::state::{Event, State};

/// The method that makes an object which is put into a heap.
const MAKING: &str = "__init__";

impl Program {
    /// Whether it has heaps and objects that say which of two is less.
    pub fn asks_in_heaps(&self) -> bool {
        self.identifiers.iter().any(|name| name == MODULE) && self.has_method(LESS_THAN)
    }

    /// Whether the line that is about to run calls a function which changes a heap, in a program that has objects to ask.
    pub fn changes_heap_of_objects(&self, at: &State) -> bool {
        let heap = || {
            let parsed = parsed(&self.line(at.line()?)?.text)?;
            let changes = |part: &Expr| {
                let call = part.as_call_expr();
                call.is_some_and(|call| self.heap_function(&call.func).is_some())
            };
            Some(any_over_body(&parsed.syntax().body, &changes))
        };
        self.asks_in_heaps() && heap().unwrap_or(false)
    }

    /// The state that comes next where a change of a heap asks an object whether it is less than another one, or where that brings a statement to
    /// its end which does nothing else.
    pub(in crate::program) fn heap_goes_on(&self, at: &State, objects: &Objects) -> Option<State> {
        let (mut next, mut objects, run) = self.heap_at(at, objects)?;
        if !objects.show_items(self, &mut next, (run.list, &run.items)) {
            return None;
        }
        match run.asks {
            Some((one, other)) => self.calls_with(&next, &objects, (one, LESS_THAN), Some(other)),
            None if objects.is_of_objects(&run) => {
                let line = &self.line(next.line()?)?.text;
                let parsed = parsed(line)?;
                let [statement] = parsed.syntax().body.as_slice() else {
                    return None;
                };
                let call = statement.as_expr_stmt()?.value.as_call_expr()?;
                self.heap_function(&call.func)?;
                let to = self.sole_way(&next)?;
                self.at_line(next, to, None)
            }
            None => None,
        }
    }

    /// The rest of the line that goes on when a heap has asked objects, with what it has given in its place.
    pub fn heap_rest(&self, at: &State, objects: &Objects) -> Option<Resumption> {
        let (mut state, mut objects, run) = self.heap_at(at, objects)?;
        if run.asks.is_some()
            || !objects.is_of_objects(&run)
            || !objects.show_items(self, &mut state, (run.list, &run.items))
        {
            return None;
        }
        let shown = objects.heap.shown_by_states(self, &run.gives).ok()?;
        let plain = matches!(run.gives, Held::Text(_)) && is_written(&shown);
        let made = self.unused_name(0);
        let frame = state.frames.last_mut()?;
        frame.pending = Some(Vec::new());
        let given = if plain { &shown } else { &made };
        let program = self.with_parts(frame, 1, |program, operands| {
            let call = only_call(program, operands.iter().copied())?;
            Some((Range::<usize>::from(call.range()), given.clone()))
        })?;
        if !plain {
            frame.locals.as_mut()?.insert(made, Some(shown));
        }
        Some(Resumption::of(program, &state))
    }

    /// How far the heap has come that the line changes which goes on at a state, with the state in which it does, and the objects then.
    fn heap_at(&self, at: &State, objects: &Objects) -> Option<(State, Objects, HeapRun)> {
        if !self.asks_in_heaps() {
            return None;
        }
        let state = match at.event {
            Event::Line => at.clone(),
            Event::Return if [LESS_THAN, MAKING].contains(&&*at.top()?.function) => {
                let mut state = calling(at);
                let frame = state.frames.last_mut()?;
                frame.pending.as_mut()?.push(at.value.clone());
                state
            }
            _ => return None,
        };
        let objects = objects.behind(self, &[at]);
        let run = objects.heap_run(self)?;
        Some((state, objects, run))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};

    #[test]
    fn objects_in_a_heap_are_asked_which_is_less() {
        let source = "\
import heapq
class P:
    def __init__(self, n):
        self.n = n
    def __lt__(self, other):
        return self.n < other.n
h = [P(1), P(3), P(2), P(4)]
CHANGE
z = 1
";
        // The states up to the line with the change, with four objects in the list, and then those of its comparisons, each with what it has
        // given: how the list is shown next, and which two are asked, or that the line has ended.
        let check = |change: &str,
                     said: &[(&str, [i32; 2], &str)],
                     shown: &str,
                     asked: Option<[i32; 2]>| {
            let program = Program::parse(&source.replace("CHANGE", change)).unwrap();
            let list = |items: &str| {
                let items = items.split(' ').map(|n| format!("P(n={n})"));
                format!("[{}]", items.collect::<Vec<_>>().join(", "))
            };
            let mut states = vec![
                State::start(),
                state(Event::Line, &[("<module>", 7, &[])], None),
            ];
            for n in ["1", "3", "2", "4"] {
                let whole = format!("P(n={n})");
                let module: Shown<'_> = ("<module>", 7, &[]);
                let own = |text| [("self", text), ("n", n)];
                for (event, line, text, value) in [
                    (Event::Call, 3, "P()", None),
                    (Event::Line, 4, "P()", None),
                    (Event::Return, 4, &whole, Some("None")),
                ] {
                    states.push(state(
                        event,
                        &[module, ("__init__", line, &own(text))],
                        value,
                    ));
                }
            }
            let now = list("1 3 2 4");
            states.push(state(Event::Line, &[("<module>", 8, &[("h", &now)])], None));
            for (items, [one, other], value) in said {
                let (now, one, other) =
                    (list(items), format!("P(n={one})"), format!("P(n={other})"));
                let (held, own) = ([("h", &*now)], [("self", &*one), ("other", &*other)]);
                let frames = |line| [("<module>", 8, &held[..]), ("__lt__", line, &own[..])];
                states.push(state(Event::Call, &frames(5), None));
                states.push(state(Event::Line, &frames(6), None));
                states.push(state(Event::Return, &frames(6), Some(value)));
            }
            for frame in states.iter_mut().flat_map(|state| &mut state.frames) {
                frame.pending = Some(Vec::new());
                frame.loops = Some([].into());
            }
            for state in &mut states {
                state.aliases = Some(Vec::new());
            }
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let at = past[past.len() - 1];
            let next = program.heap_goes_on(at, &objects);
            let rest = || program.heap_rest(at, &objects);
            let next = next.or_else(|| rest().map(|rest| rest.at)).unwrap();
            assert_eq!(next.frames[0].known("h"), Some(&*list(shown)), "{change}");
            let given = |name: &str| next.top().and_then(|top| top.known(name));
            let asks = asked.map(|two| two.map(|n| format!("P(n={n})")));
            let (one, other) = (given("self"), given("other"));
            let found = one
                .zip(other)
                .map(|(one, other)| [one.to_owned(), other.to_owned()]);
            assert_eq!(found, asks, "{change}");
        };
        check("x = heapq.heappop(h)", &[], "4 3 2", Some([3, 2]));
        let first = ("4 3 2", [3, 2], "False");
        check("x = heapq.heappop(h)", &[first], "2 3 4", Some([4, 2]));
        let second = ("2 3 4", [4, 2], "False");
        check("x = heapq.heappop(h)", &[first, second], "2 3 4", None);
        check("heapq.heappush(h, h[2])", &[], "1 3 2 4 2", Some([2, 3]));
        let pushed = ("1 3 2 4 2", [2, 3], "True");
        check(
            "heapq.heappush(h, h[2])",
            &[pushed],
            "1 2 2 4 3",
            Some([2, 1]),
        );
        // An only child moves up before it is asked.
        check("heapq.heapify(h)", &[], "1 4 2 3", Some([3, 4]));
    }
}
