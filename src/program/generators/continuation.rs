//! How a generator goes on: the state that comes next where it is asked for a value, and the rest of the line where it has given one up.

use super::creation::MOST_HANDS;
use super::demand::asks_by_choice;
use super::suspension::Waiting;
use super::taking::{MOST, Taking};
use super::{gives_to, handed_on};
use crate::program::displays::is_display;
use crate::program::{Program, Resumption, calling, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

impl Program {
    /// The state that comes next where a generator goes on, told by the states before: `past` ends with the one that there is, which is `told`
    /// with what its objects do not show.
    pub fn generator_goes_on(&self, past: &[&State], told: &State) -> Option<State> {
        let at = *past.last()?;
        if !self.has_generators() {
            return None;
        }
        if let Some(read) = self.without_hands(past) {
            let next = read
                .program
                .generator_goes_on(&read.past(), read.told(told))?;
            return Some(read.with_results(next));
        }
        if let Some(next) = self.managed_goes_on(past) {
            return Some(next);
        }
        // What a stack of the library's does with managers is not told.
        let stacks = |frame: &Frame| {
            let line = self.line(frame.line);
            line.is_some_and(|line| line.text.contains(".enter_context("))
        };
        if at.frames.iter().rev().take(2).any(stacks) {
            return None;
        }
        if at.event == Event::Call {
            let thrown = self.thrown_into(past);
            let next = thrown.or_else(|| self.inner_goes_on(past));
            return next.or_else(|| self.items_go_on(past));
        }
        if let Some(next) = self.items_go_on(past) {
            return Some(next);
        }
        if let Some((taking, start)) = self.taking(past, told, None) {
            let Taking::Asks(asking) = taking else {
                return None;
            };
            let next = self.asks(past, start, &asking);
            if next.is_some() || at.event == Event::Return {
                return next;
            }
        }
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..at.clone()
        };
        if at.event == Event::Return {
            // What takes all values goes on until there are no more.
            let value = at.value.clone()?;
            let caller = at.depth().checked_sub(2)?;
            let frame = next.frames.get_mut(caller)?;
            let line = &self.line(frame.line)?.text;
            let generator = self.yielding(past)?;
            if let Some(given) = handed_on(line) {
                return gives_to(&given, generator).then(|| hands_on(at, &value));
            }
            let plain = self.calls_only(line) || self.drains(told, generator);
            // Where these stop is not told by how they are written.
            let stops = ["any", "all"].iter().any(|one| mentions(line, one));
            if self.takes_one(line) || stops || !plain {
                return None;
            }
            frame.pending.as_mut()?.push(Some(value));
            return Some(next);
        }
        let line = &self
            .line(at.line().filter(|_| at.event == Event::Line)?)?
            .text;
        let asked = self.asked(told, line)?;
        // What a `with` enters begins anew.
        let begins = line.starts_with("with ");
        if begins || !self.takes_one(line) || !self.calls_only(line) || asks_by_choice(line) {
            return None;
        }
        let born = self.born(past, &asked, MOST_HANDS);
        let made = match &born {
            Some(born) => born.at,
            None => self.made(past, &asked)?,
        };
        let mut waiting = self.waiting(past, asked.function);
        waiting.retain(|one| one.started >= made);
        let here = |one: &Waiting| one.caller == at.line() && one.depth == at.depth() + 1;
        if waiting.len() > 1 {
            waiting.retain(here);
        }
        let Some(Waiting { frame, shared, .. }) = waiting.pop() else {
            // It may have come to its end, or not begun.
            let entered = |state: &&State| {
                let top = state.top().filter(|_| state.event == Event::Call);
                top.is_some_and(|top| top.function == asked.function.name)
            };
            let begun = asked.name.is_none() || past[made..].iter().any(entered);
            let born = born.filter(|_| !begun)?;
            self.begin(&mut next, past, &born, asked.function, None)?;
            return Some(next);
        };
        next.frames.push(frame);
        shared.put(&mut next);
        Some(next)
    }

    /// The state that comes next where a generator has been gone on with that hands on what another one gives up: that one goes on, too.
    fn inner_goes_on(&self, past: &[&State]) -> Option<State> {
        let (at, before) = past.split_last()?;
        let top = at.top()?;
        let generator = self.definition_at(&top.function, top.line)?;
        handed_on(&self.line(top.line)?.text)?;
        let mut waiting = self.waiting(before, generator);
        waiting.retain(|one| one.frame == *top);
        let inner = waiting.last()?.inner.clone()?;
        let same = |one: &Waiting| one.inner.as_ref().is_some_and(|one| one.0 == inner.0);
        if !waiting.iter().all(same) {
            return None;
        }
        let (frame, shared) = inner;
        let mut next = State {
            event: Event::Call,
            value: None,
            output: String::new(),
            ..(*at).clone()
        };
        next.frames.push(frame);
        shared.put(&mut next);
        Some(next)
    }

    /// How the exception is shown that a generator's end has raised, which these states show: it holds what the generator has returned.
    pub fn shown_end(&self, past: &[&State], raised: &str) -> Option<String> {
        let index = past
            .iter()
            .rposition(|state| state.event == Event::Exception)?;
        let before = past.get(..index)?;
        let returned = before.last()?.value.as_deref()?;
        let ended = before.last()?.event == Event::Return
            && before
                .last()?
                .top()
                .is_some_and(|top| self.is_generator_frame(top))
            && self.yielding(before).is_none();
        let own = stopped(returned)? == raised && past[index].value.as_deref() == Some(raised);
        let shown = match returned {
            "None" => "",
            value => value,
        };
        (ended && own).then(|| format!("StopIteration({shown})"))
    }

    /// The line that is about to run in the last of these states, where all generators that it asks have come to their end.
    pub fn after_all_generators(&self, past: &[&State]) -> Option<Resumption> {
        let at = *past.last()?;
        if at.event != Event::Line || !self.has_generators() {
            return None;
        }
        if let Some(read) = self.without_hands(past) {
            return read.program.after_all_generators(&read.past());
        }
        match self.taking(past, at, None)?.0 {
            Taking::Goes(rest) => Some(*rest),
            Taking::Raises(message) => Some(Resumption {
                raised: true,
                message: Some(message),
                ..Resumption::of(self.clone(), at)
            }),
            Taking::Asks(_) => None,
        }
    }

    /// The rest of the line that goes on when a generator has given up a value, or has come to its end, or when an object whose generator is
    /// gone through there has said how long it is.
    pub fn after_generator(&self, past: &[&State]) -> Option<Resumption> {
        let at = *past.last()?;
        let value = at.value.as_deref().filter(|_| at.event == Event::Return)?;
        if let Some(read) = self.without_hands(past) {
            // What has handed it on has returned: the line goes on as one that makes it.
            return match read.begins() {
                Some(line) => Some(Resumption::of(read.program.clone(), line)),
                None => read.program.after_generator(&read.past()),
            };
        }
        let top = at.top()?;
        let generator = self.definition_at(&top.function, top.line)?;
        let gives_up = self.is_generator(generator);
        if !gives_up && !self.measures(generator) {
            return None;
        }
        match self.taking(past, at, None) {
            Some((Taking::Goes(rest), _)) => return Some(*rest),
            Some((Taking::Raises(message), _)) => return self.raised_again(at, &message),
            Some((Taking::Asks(_), _)) => return None,
            None if !gives_up => return None,
            None => {}
        }
        let gives = self.yielding(past).is_some();
        let mut state = calling(at);
        let caller = state.frames.last()?.clone();
        let line = self.line(caller.line)?;
        let number = line.number;
        let mut name = "object_0".to_owned();
        while self.identifiers.contains(&name) {
            name.push('_');
        }
        let plain = |text: &str| {
            let parsed = ruff_python_parser::parse_expression(text);
            !text.contains('…') && parsed.is_ok_and(|parsed| is_display(parsed.expr()))
        };
        let given = if plain(value) {
            value.to_owned()
        } else {
            name.clone()
        };
        let (place, text) = if handed_on(&line.text).is_some() {
            // What it is worth is what the generator returns at its end.
            let place = self.place_of_hand(number).filter(|_| !gives)?;
            (place, given.clone())
        } else if line.text.starts_with("for ") {
            let count = caller.loops.as_ref()?.get(&number).copied()??;
            let count = usize::try_from(count).ok().filter(|count| *count < MOST)?;
            let mut items = vec!["None".to_owned(); count];
            items.extend(gives.then(|| given.clone()));
            let place = self.place(&state, generator)?;
            (place, format!("[{}]", items.join(", ")))
        } else if ["next", "send"].iter().any(|one| mentions(&line.text, one)) {
            let (place, default) = self.next_call(number)?;
            let text = if gives { Some(given.clone()) } else { default };
            let Some(text) = text else {
                return self.raised_again(at, &stopped(value)?);
            };
            (place, text)
        } else if gives || !self.calls_only(&line.text) || self.hints(generator) {
            return None;
        } else {
            let results = caller.pending.as_ref()?.iter();
            let items: Option<Vec<&str>> = results.map(|one| one.as_deref()).collect();
            let items = items.filter(|all| all.len() < MOST && all.iter().all(|one| plain(one)))?;
            let place = self.place(&state, generator)?;
            (place, format!("[{}]", items.join(", ")))
        };
        let caller = state.frames.last_mut()?;
        caller.pending = Some(Vec::new());
        if given == name {
            caller.locals.as_mut()?.insert(name, Some(value.to_owned()));
        }
        let mut whole = self.text.clone();
        whole.replace_range(place, &text);
        let program = self.rewritten(&whole)?;
        Some(Resumption::of(program, &state))
    }
}

/// What `next` raises where a generator has come to its end and returned a value. Python's language reference, "Generator-iterator methods".
pub(super) fn stopped(returned: &str) -> Option<String> {
    match PythonValue::read(returned).ok()? {
        PythonValue::None => Some("StopIteration".to_owned()),
        PythonValue::Str(text) => Some(format!("StopIteration: {text}")),
        value => Some(format!("StopIteration: {value}")),
    }
}

/// The state in which a frame hands on what the one above it gives up.
fn hands_on(at: &State, value: &str) -> State {
    let mut next = calling(at);
    next.event = Event::Return;
    next.value = Some(value.to_owned());
    if let Some(pending) = next
        .frames
        .last_mut()
        .and_then(|frame| frame.pending.as_mut())
    {
        pending.push(Some(value.to_owned()));
    }
    if let Some(groups) = &mut next.aliases {
        groups.retain(|group| group.len() > 1);
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};
    use crate::state::Frame;

    const SOURCE: &str = "\
def up(n):
    i = 0
    while i < n:
        yield i
        i += 1
g = up(5)
";

    /// A run up to the line 7, which asks a generator that has given up 0 if it has `begun`; then the generator gives up 1, or ends.
    fn past(begun: bool, line: &str, returned: Option<(Event, &str)>) -> (Program, Vec<State>) {
        let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
        let made = ("g", "<generator object up>");
        let module: Shown<'_> = ("<module>", 7, &[made]);
        let inside = |line: u32, i: &'static str| ("up", line, i);
        let with = |event: Event, (name, line, i): (&'static str, u32, &str), value| {
            let locals = [("n", "5"), ("i", i)];
            state(event, &[module, (name, line, &locals)], value)
        };
        let mut past = vec![state(Event::Line, &[("<module>", 6, &[])], None)];
        if begun {
            past.push(state(Event::Line, &[module], None));
            past.push(state(
                Event::Call,
                &[module, ("up", 1, &[("n", "5")])],
                None,
            ));
            past.push(with(Event::Line, inside(4, "0"), None));
            past.push(with(Event::Return, inside(4, "0"), Some("0")));
        }
        past.push(state(Event::Line, &[module], None));
        if let Some((before, value)) = returned {
            past.push(with(before, inside(4, "1"), None));
            past.push(with(Event::Return, inside(4, "1"), Some(value)));
        }
        (program, past)
    }

    #[test]
    fn a_generator_goes_on_where_it_gave_up_its_last_value() {
        let check = |begun: bool, line: &str, expected: Option<(u32, &[(&str, &str)])>| {
            let (program, past) = past(begun, line, None);
            let states: Vec<&State> = past.iter().collect();
            let found = program.generator_goes_on(&states, states[states.len() - 1]);
            let top = found.as_ref().and_then(State::top);
            let expected = expected.map(|(line, locals)| Frame::new("up", line).knowing(locals));
            assert_eq!(top, expected.as_ref(), "{line}");
        };
        check(true, "x = next(g)", Some((4, &[("n", "5"), ("i", "0")])));
        check(false, "x = next(g)", Some((1, &[("n", "5")])));
        check(true, "x = g", None);
        check(true, "x = next(h)", None);
        check(true, "x = list(g)", Some((4, &[("n", "5"), ("i", "0")])));
    }

    #[test]
    fn what_a_generator_gives_up_stands_in_its_place() {
        let check = |line: &str, before: Event, value: &str, expected: Option<&str>| {
            let (program, past) = past(true, line, Some((before, value)));
            let states: Vec<&State> = past.iter().collect();
            let found = program.after_generator(&states);
            let text = found.map(|found| {
                let line = found.program.line(7).unwrap().text.clone();
                found.message.unwrap_or(line)
            });
            assert_eq!(text.as_deref(), expected, "{line}");
            let goes_on = program
                .generator_goes_on(&states, states[states.len() - 1])
                .is_some();
            let takes_all = line.contains("list(") && before == Event::Line;
            assert_eq!(goes_on, takes_all, "{line}");
        };
        check("x = next(g) + 1", Event::Line, "1", Some("x=1+1"));
        check("x = next(g, 9)", Event::Call, "None", Some("x=9"));
        check("x = next(g)", Event::Call, "None", Some("StopIteration"));
        check(
            "x = g.send(0)",
            Event::Call,
            "'end'",
            Some("StopIteration: end"),
        );
        check("x = g.send(0)", Event::Line, "1", Some("x=1"));
        check("x = next(g)", Event::Line, "A(x=1)", Some("x=object_0"));
        check("x = list(g)", Event::Line, "1", None);
        check("x = list(g)", Event::Call, "None", Some("x=list([])"));
    }

    #[test]
    fn making_a_generator_runs_nothing_of_it() {
        let (program, past) = past(false, "x = up(2)", None);
        let at = past.last().unwrap();
        let check = |text: &str, expected: bool| {
            assert_eq!(program.may_enter(at, text), expected, "{text}");
        };
        check("x=up(2)", false);
        check("x=up(up(2))", false);
        check("x=list(up(2))", true);
        assert_eq!(
            program.shown_generator(at, "up(2)").as_deref(),
            Some("<generator object up>")
        );
        assert_eq!(program.shown_generator(at, "up"), None);
    }
}
