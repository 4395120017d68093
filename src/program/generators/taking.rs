//! What a line takes of its generators, in the order in which its parts are evaluated: `list(g)` takes all that there is, `list(islice(g, 2))`
//! two values, `x in g` those up to the one that is looked for, `zip(f(), g())` one of each in turn. What the line has been given so far tells
//! which generator it asks next, or what stands in their places when it goes on.

mod drawing;
mod evaluation;
mod sources;

use std::ops::Range;

use ruff_text_size::Ranged;

use super::demand::Asked;
use crate::program::displays::is_display;
use crate::program::{Definition, Program, Resumption, calling, mentions};
use crate::state::{Event, State};

/// The most values of a generator that are written out.
pub(super) const MOST: usize = 60;

/// What a generator has given the line that waits for it.
struct Given {
    /// The line of its function.
    function: u32,
    value: String,
    /// Whether it has given that up; otherwise it has come to its end with it.
    up: bool,
}

/// A generator that a line asks for its next value.
pub(super) struct Asking<'p> {
    pub asked: Asked<'p>,
    /// Whether it is the one that has just given something up.
    pub again: bool,
    /// Whether the line has made it and got nothing of it yet.
    pub fresh: bool,
    /// The variable of a comprehension around it, with its value.
    pub variable: Option<(String, String)>,
}

/// Where a line is with its generators.
pub(super) enum Taking<'p> {
    /// It asks this one.
    Asks(Asking<'p>),
    /// It asks none any more, and goes on as what is left of it.
    Goes(Box<Resumption>),
    /// It asks one that has nothing more to give, which raises this.
    Raises(String),
}

/// Why the evaluation of a line stops.
enum Stop<'p> {
    Asks(Asking<'p>),
    Raises(String),
    /// A method is called by itself.
    Calls,
    /// The text does not tell how it goes on.
    Unclear,
}

type Step<'p, T = ()> = Result<T, Stop<'p>>;

impl Program {
    /// Where the line is with its generators that runs in the last of these states, or waits for a generator there which returns; `told` is
    /// that state, with what its objects do not show. `starts` is the function of the one that is asked next, where that has not begun.
    pub(super) fn taking<'p>(
        &'p self,
        past: &[&State],
        told: &State,
        starts: Option<&Definition>,
    ) -> Option<(Taking<'p>, usize)> {
        let (start, given) = self.given_to_line(past)?;
        let at = match told.event {
            Event::Return => calling(told),
            _ => told.clone(),
        };
        let starts = starts.map(|one| one.line);
        // A comprehension that asks for one value for each of its elements is read as it is written out for these.
        let Some(unrolled) = self.with_elements(&at) else {
            return Some((self.taken_by(&at, past, start, starts, &given)?, start));
        };
        let taking = match unrolled.taken_by(&at, past, start, starts, &given)? {
            Taking::Asks(Asking {
                asked,
                again,
                fresh,
                variable,
            }) => {
                let mut definitions = self.definitions.iter();
                let function = definitions.find(|one| one.line == asked.function.line)?;
                let asked = Asked { function, ..asked };
                Taking::Asks(Asking {
                    asked,
                    again,
                    fresh,
                    variable,
                })
            }
            Taking::Goes(rest) => Taking::Goes(rest),
            Taking::Raises(message) => Taking::Raises(message),
        };
        Some((taking, start))
    }

    /// The program with the comprehension of a line that asks generators (`[g.send(x) for x in xs]`) written out.
    pub(super) fn with_elements(&self, at: &State) -> Option<Program> {
        let line = &self.line(at.line()?)?.text;
        let asks = ["next", "send"].iter().any(|one| mentions(line, one));
        let made = asks && mentions(line, "for") && !line.starts_with("for ");
        if made { self.unroll(at) } else { None }
    }

    /// The same, of a line that is read as it is.
    fn taken_by(
        &self,
        at: &State,
        past: &[&State],
        start: usize,
        starts: Option<u32>,
        given: &[Given],
    ) -> Option<Taking<'_>> {
        let line = self.line(at.line()?)?;
        if !self.calls_only(&line.text) {
            return None;
        }
        self.with_header(line.number, |header| {
            let mut taker = Taker {
                program: self,
                at,
                past,
                start,
                starts,
                given,
                got: 0,
                last: None,
                leaves: Vec::new(),
                ended: Vec::new(),
                places: Vec::new(),
                variable: None,
                named: Vec::new(),
            };
            let taking = match taker.header(header) {
                Ok(()) | Err(Stop::Calls) => Taking::Goes(Box::new(taker.rest(given.len())?)),
                Err(Stop::Asks(asking)) => Taking::Asks(asking),
                Err(Stop::Raises(message)) => Taking::Raises(message),
                Err(Stop::Unclear) => return None,
            };
            Some(taking)
        })
    }

    /// In which of these states the line began that runs in the last one or waits for a generator which returns there, and what it has been
    /// given since then.
    fn given_to_line(&self, past: &[&State]) -> Option<(usize, Vec<Given>)> {
        let (at, before) = past.split_last()?;
        match at.event {
            Event::Line => return Some((before.len(), Vec::new())),
            Event::Return => {}
            _ => return None,
        }
        let caller = at.depth().checked_sub(1)?;
        let start = before.iter().rposition(|state| state.depth() <= caller)?;
        let begun = before[start];
        let line = begun.event == Event::Line && begun.depth() == caller;
        let mut given = Vec::new();
        for index in start + 1..past.len() {
            let state = past[index];
            if state.event != Event::Return || state.depth() != caller + 1 {
                continue;
            }
            let top = state.top()?;
            let function = self.definition_at(&top.function, top.line)?;
            let raised = past[index - 1].event == Event::Exception;
            if raised || !self.is_generator(function) && !self.measures(function) {
                return None;
            }
            given.push(Given {
                function: function.line,
                value: state.value.clone()?,
                up: self.yielding(&past[..=index]).is_some(),
            });
        }
        let known = at.frames.get(caller.checked_sub(1)?)?.pending.as_ref()?;
        (line && known.len() + 1 == given.len()).then_some((start, given))
    }
}

/// A place that a generator stands in, with what it has given there.
struct Leaf {
    place: Range<usize>,
    values: Vec<String>,
}

/// The evaluation of a line.
struct Taker<'p, 's> {
    program: &'p Program,
    at: &'s State,
    past: &'s [&'s State],
    /// In which of these states the line began.
    start: usize,
    starts: Option<u32>,
    given: &'s [Given],
    /// How much of that it has got by now.
    got: usize,
    /// Where it got the last of it.
    last: Option<Range<usize>>,
    leaves: Vec<Leaf>,
    /// Names of generators that have come to their end.
    ended: Vec<String>,
    /// What stands in places of the text.
    places: Vec<(Range<usize>, String)>,
    /// The variable of a comprehension that goes through what is known, with its value.
    variable: Option<(String, String)>,
    /// Values that have names of their own there.
    named: Vec<(String, String)>,
}

fn range(expr: &impl Ranged) -> Range<usize> {
    expr.range().into()
}

impl<'p> Taker<'p, '_> {
    /// How a value is written in the line: as it stands, or as a name that it has there.
    pub(super) fn spelled(&mut self, value: String) -> String {
        let parsed = ruff_python_parser::parse_expression(&value);
        if !value.contains('…') && parsed.is_ok_and(|parsed| is_display(parsed.expr())) {
            return value;
        }
        let mut name = format!("object_{}", self.named.len());
        while self.program.identifiers.contains(&name) {
            name.push('_');
        }
        self.named.push((name.clone(), value));
        name
    }

    /// What is left of the line, where all that it was given has been taken.
    fn rest(mut self, given: usize) -> Option<Resumption> {
        for leaf in std::mem::take(&mut self.leaves) {
            let values: Vec<String> = leaf
                .values
                .into_iter()
                .map(|one| self.spelled(one))
                .collect();
            self.places
                .push((leaf.place, format!("[{}]", values.join(", "))));
        }
        if self.places.is_empty() || self.got < given {
            return None;
        }
        let mut state = self.at.clone();
        let caller = state.frames.last_mut()?;
        caller.pending = Some(Vec::new());
        let named = self.named.into_iter();
        let named = named.map(|(name, value)| (name, Some(value)));
        caller.locals.as_mut()?.extend(named);
        self.places.sort_by_key(|(place, _)| place.start);
        let mut text = self.program.text.clone();
        for (place, part) in self.places.into_iter().rev() {
            text.replace_range(place, &part);
        }
        Some(Resumption::of(self.program.rewritten(&text)?, &state))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    const SOURCE: &str = "\
from itertools import islice
def up(n):
    yield n
    yield n + 1
def down():
    yield 5
    yield 4
g = up(1)
";

    /// Where a line is with its generators that functions have given these values, each with whether it gave that up.
    fn taken(line: &str, given: &[(&str, &str, bool)]) -> Option<String> {
        let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
        let module: Shown<'_> = ("<module>", 9, &[("g", "<generator object up>")]);
        let mut past = vec![
            state(Event::Line, &[("<module>", 8, &[])], None),
            state(Event::Line, &[module], None),
        ];
        let mut pending = Vec::new();
        for (index, (function, value, up)) in given.iter().enumerate() {
            let line = if *function == "up" { 3 } else { 6 };
            let frames: [Shown<'_>; 2] = [module, (function, line, &[])];
            let first: [Shown<'_>; 2] = [module, (function, line - 1, &[])];
            let begins = given[..index].iter().all(|one| one.0 != *function);
            let called = if begins { &first } else { &frames };
            past.push(state(Event::Call, called, None));
            if *up {
                past.push(state(Event::Line, &frames, None));
            }
            let mut returned = state(Event::Return, &frames, Some(value));
            returned.frames[0].pending = Some(pending.clone());
            pending.push(Some((*value).to_owned()));
            past.push(returned);
        }
        let past: Vec<&State> = past.iter().collect();
        Some(match program.taking(&past, past[past.len() - 1], None)?.0 {
            Taking::Asks(asking) => {
                let asked = asking.asked;
                let again = if asking.again { " again" } else { "" };
                format!("{}{again}?", asked.name.or(asked.call)?)
            }
            Taking::Goes(rest) => rest.program.line(9)?.text.clone(),
            Taking::Raises(message) => message,
        })
    }

    #[test]
    fn a_line_asks_its_generators_one_after_the_other() {
        let check = |line: &str, given: &[(&str, &str, bool)], expected: Option<&str>| {
            assert_eq!(taken(line, given).as_deref(), expected, "{line}, {given:?}");
        };
        let one = ("up", "1", true);
        let over = ("up", "None", false);
        check("x = list(g)", &[], Some("g?"));
        // What a text says calls nothing.
        check("x = 'down ' + str(list(g))", &[one], Some("g again?"));
        check("x = list(g)", &[one], Some("g again?"));
        check("x = list(g)", &[one, over], Some("x=list([1])"));
        check("x = [*g, 0]", &[one, over], Some("x=[*[1], 0]"));
        check("x, y = g", &[one], Some("g again?"));
        check(
            "x = list(islice(g, 1))",
            &[one],
            Some("x=list(islice([1], 1))"),
        );
        check("x = 3 in g", &[one], Some("g again?"));
        check("x = 1 in g", &[one], Some("x=1 in [1]"));
        check("x = any(g)", &[one], Some("x=any([1])"));
        check("x = all(g)", &[one], Some("g again?"));
        check("x = any(n == 3 for n in g)", &[one], Some("g again?"));
        let found = Some("x=any(n>0 for n in [1])");
        check("x = any(n > 0 for n in g)", &[one], found);
        let found = Some("x=all(n!=1 for n in [1])");
        check("x = all(n != 1 for n in g)", &[one], found);
        check("x = next(g)", &[one], Some("x=1"));
        check("x = next(g)", &[over], Some("StopIteration"));
        check("x = next(g, 0), next(g, 2)", &[one, over], Some("x=1, 2"));
        check("x = g.send(3) + 1", &[("up", "-1", true)], Some("x=(-1)+1"));
        check("x = list(zip(g, down()))", &[one], Some("down()?"));
        let both = [one, ("down", "5", true), over];
        let rest = Some("x=list(zip([1], [5]))");
        check("x = list(zip(g, down()))", &both, rest);
        check("x = list(zip(g, [7]))", &[one], Some("g again?"));
        check("x = sum(g) + sum(down())", &[over], Some("down()?"));
        check(
            "x = [n for n in g if n]",
            &[one, over],
            Some("x=[n for n in [1] if n]"),
        );
        let nested = "x = [n for m in [1] for n in up(m)]";
        check(nested, &[one, over], Some("x=[n for n in [1]]"));
        let named = "x = [n + m for m in [1] for n in up(m)]";
        check(named, &[one, over], Some("x=[n+m for m, (n) in [(1, 1)]]"));
        let each = "x = [g.send(n) for n in (3, 4)]";
        check(each, &[], Some("g?"));
        check(each, &[one], Some("g?"));
        check(each, &[one, ("up", "2", true)], Some("x=[1, 2]"));
        // Nothing is asked by what makes generators, and what else is called may do anything.
        check("x = map(str, g)", &[], None);
        check("x = thing(g)", &[], None);
        check("x = g and list(g)", &[], None);
        check("x = 1 + 1", &[], None);
    }

    #[test]
    fn an_object_makes_a_new_generator_whenever_it_is_gone_through() {
        let told = |line: &str, more: &str, expected: bool| {
            let source = format!(
                "class Bag:\n    def __init__(self, n):\n        self.n = n\n    def __iter__(self):\n        yield self.n\n{more}bag = Bag(1)\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let own = [("self", "Bag(n=1)")];
            let number = 7 + u32::from(!more.is_empty());
            let module: Shown<'_> = ("<module>", number, &[("bag", "Bag(n=1)")]);
            let inner = |event, line, value: Option<&str>, given: &[&str]| {
                let mut inner = state(event, &[module, ("__iter__", line, &own)], value);
                let given = given.iter().map(|one| Some((*one).to_owned()));
                inner.frames[0].pending = Some(given.collect());
                inner
            };
            let states = [
                state(Event::Line, &[module], None),
                inner(Event::Call, 4, None, &[]),
                inner(Event::Line, 5, None, &[]),
                inner(Event::Return, 5, Some("1"), &[]),
                inner(Event::Call, 5, None, &["1"]),
                inner(Event::Return, 5, Some("None"), &["1"]),
            ];
            let past: Vec<&State> = states.iter().collect();
            let next = program.generator_goes_on(&past, past[past.len() - 1]);
            let begins = next.is_some_and(|next| {
                let top = next.top().unwrap();
                next.event == Event::Call && top.line == 4 && top.known("self") == Some(own[0].1)
            });
            assert_eq!(begins, expected, "{line}");
        };
        let check = |line: &str, expected| told(line, "", expected);
        check("print(max(bag), sorted(bag))", true);
        check("x = sum(bag) + min(bag)", true);
        check("x = list(bag), 2 in bag", true);
        check("x = sum(bag)", false);
        // A class that says itself what its objects have is asked that.
        let says = "    def __contains__(self, n): return True\n";
        told("x = list(bag), list(bag)", says, true);
        told("x = list(bag), 2 in bag", says, false);
    }
}
