//! Amendments: what is put right in a state once it is decoded. The tokens stay as they were said; what is surely otherwise is changed in
//! the state itself: values, the names of one object, and what lines have got that wait for calls.

use std::borrow::Cow;

use crate::program::{DefinitionKind, Done, Left, Program, REFUSED_ITEM, Target, is_own_name};
use crate::state::{AliasName, Event, Frame, State};

use super::Ways;
use super::confidence::Parts;
use super::settled::{ENTERED, Settled};

/// Puts right what is said of the state after a single step, where the text, the states before and the objects tell more. Values come
/// first, all of them where the line does nothing: which names stand for one object is told with a look at what they show. Then the groups of
/// these names: what the statement makes one object, what a call hands back, without what cannot be changed, and the variables and defaults
/// that several frames have in common. Then what lines have got that wait. Objects that states do not show come last, since they are followed
/// to the state as it is by then: what the statement has bound is one, and what it has changed inside of others is shown wherever they are.
pub(super) fn amend(ways: &Ways<'_>, settled: &mut Settled) {
    let program = ways.answers.program.unwrap_or(ways.program);
    if ways.answers.done.is_none() {
        stand_still(ways, program, &mut settled.state);
    }
    insist(ways, &mut settled.state, &mut settled.parts);
    keep_kinds(ways, &mut settled.state);
    let done = as_shown(ways);
    if let Some(done) = &done {
        put_done(ways, done, settled);
    }
    refuse(ways, &mut settled.state);
    restore(ways, &mut settled.state);
    ways.program.keep_property(ways.at, &mut settled.state);
    ways.program.renew_views(ways.at, &mut settled.state);
    let shown = shown(ways, done.as_ref());
    wait(ways.goes_on(), &shown, program, &mut settled.state);
    make(ways, &mut settled.state);
    program.share_objects(ways.goes_on(), &shown, &mut settled.state);
    ways.program.share_returned(ways.at, &mut settled.state);
    ways.program.part_tuples(&mut settled.state);
    if let Some(past) = ways.past() {
        program.share_defaults(ways.goes_on(), &past, &mut settled.state);
        ways.program
            .share_returned_defaults(ways.at, &past, &mut settled.state);
        for place in ways.program.share_variables(&past, &mut settled.state) {
            settled.parts.locals.insert(place, ENTERED);
        }
    }
    keep_results(ways, &mut settled.state);
    hide_own_names(&mut settled.state);
    hide_given(ways.goes_on(), program, &mut settled.state);
    if let Some(objects) = &ways.answers.objects {
        // A line whose choices are made says which object it hands on.
        let told = ways
            .answers
            .program
            // What a line does one after the other is followed as it is written.
            .filter(|_| ways.at.event == Event::Line && ways.answers.done.is_none())
            // So is a heap that it changes.
            .filter(|_| !ways.program.changes_heap_of_objects(ways.at));
        let program = told.unwrap_or(ways.program);
        for place in objects.show_emptied(ways.program, &mut settled.state) {
            settled.parts.locals.insert(place, ENTERED);
        }
        // What names stand for is compared with their texts, which have to be right by then.
        let told = &ways.answers.told;
        for place in objects.show_changes(program, ways.at, told, &mut settled.state) {
            settled.parts.locals.insert(place, ENTERED);
        }
        for place in objects.show_given(ways.program, ways.at, &mut settled.state) {
            settled.parts.locals.insert(place, ENTERED);
        }
        if objects.show_returned(program, ways.at, &mut settled.state) {
            settled.parts.value = Some(ENTERED);
        }
        objects.share_bound(program, ways.at, &mut settled.state);
    }
}

/// Leaves out the names that stand for functions of the same name, however they have got them (`inc, show = counter()`): no state shows these.
fn hide_own_names(next: &mut State) {
    for locals in next
        .frames
        .iter_mut()
        .filter_map(|frame| frame.locals.as_mut())
    {
        locals.retain(|name, value| !value.as_ref().is_some_and(|value| is_own_name(name, value)));
    }
}

/// Leaves out the name that a line has given what is shown nowhere under it, whatever else the step has said of it: what a decorator has handed
/// back is the function of that name.
fn hide_given(at: &State, program: &Program, next: &mut State) {
    let given = || {
        let line = program.line(at.line()?)?;
        let (name, value) = line.text.split_once('=')?;
        let shown = at.top()?.known(value)?;
        (at.event == Event::Line && is_own_name(name, shown)).then_some(name)
    };
    let frame = at.depth().checked_sub(1);
    let ends = matches!(next.event, Event::Line | Event::Return) && next.depth() == at.depth();
    if let (Some(name), Some(frame), true) = (given(), frame, ends)
        && let Some(locals) = next
            .frames
            .get_mut(frame)
            .and_then(|one| one.locals.as_mut())
    {
        locals.shift_remove(name);
    }
}

/// What a line has done before the part of it that was asked about is done wherever that leads to: into a call, too, and to an exception.
fn put_done(ways: &Ways<'_>, done: &Done, settled: &mut Settled) {
    let Some(top) = ways.goes_on().depth().checked_sub(1) else {
        return;
    };
    let Settled { state, parts, .. } = settled;
    let enters = state.depth() == top + 2 && state.event == Event::Call;
    let raises = state.depth() == top + 1 && state.event == Event::Exception;
    if enters || raises {
        done.put_into(&mut state.frames, top);
    } else if state.depth() == top + 1 && ways.at.event == Event::Line {
        // What follows may have given the locals something else.
        let counts = Done {
            taken: done.taken,
            ..Done::default()
        };
        counts.put_into(&mut state.frames, top);
    }
    if enters {
        for (target, _, sure) in &done.given {
            if let Target::Local(local) = target {
                let place = (local.frame, local.name.clone());
                parts.locals.insert(place, *sure);
            }
        }
    }
}

/// What an item of a tuple has become is shown although the tuple refuses it as its new item (`t[0] += [1]`), and so is what has become of a
/// list by a method whose `None` is refused then (`len(xs.sort())`), under all names of the list.
fn refuse(ways: &Ways<'_>, next: &mut State) {
    let at = ways.goes_on();
    let raised = next
        .value
        .as_deref()
        .filter(|_| next.event == Event::Exception);
    let line = at.line().and_then(|line| ways.program.line(line));
    let adds = line.is_some_and(|line| line.text.contains("]+="));
    let refused = raised.is_some_and(|raised| match raised == REFUSED_ITEM {
        true => adds,
        false => {
            let mut worked = ways.answers.worked.iter();
            raised.contains("NoneType") && worked.any(|one| one.target == Target::Raised)
        }
    });
    if !refused || next.depth() != at.depth() {
        return;
    }
    for worked in &ways.answers.worked {
        let Target::Changed { local, .. } = &worked.target else {
            continue;
        };
        for name in names_of(at, local) {
            let frame = next.frames.get_mut(name.frame);
            let said = frame.and_then(|frame| frame.locals.as_mut()?.get_mut(&name.name));
            if let Some(said) = said {
                *said = Some(worked.value.clone());
            }
        }
    }
}

/// The names of the object that a local is, this one among them.
fn names_of<'s>(at: &'s State, local: &'s AliasName) -> &'s [AliasName] {
    let mut groups = at.aliases.iter().flatten();
    let group = groups.find(|group| group.contains(local));
    group.map_or(std::slice::from_ref(local), Vec::as_slice)
}

/// What surely has become of locals, or stays of them, by a statement that changes an object is shown, also where the step could not be made to
/// say it: what it says anew behind each correction may be wrong in another way.
fn insist(ways: &Ways<'_>, state: &mut State, parts: &mut Parts) {
    let passed = matches!(state.event, Event::Line | Event::Return);
    if !passed || state.depth() != ways.goes_on().depth() {
        return;
    }
    for worked in ways
        .answers
        .worked
        .iter()
        .filter(|one| one.probability >= 1.0)
    {
        let Target::Changed { local, .. } = &worked.target else {
            continue;
        };
        let frame = state.frames.get_mut(local.frame);
        let said = frame.and_then(|frame| frame.locals.as_mut()?.get_mut(&local.name)?.as_mut());
        let Some(said) = said.filter(|said| **said != worked.value) else {
            continue;
        };
        said.clone_from(&worked.value);
        let place = (local.frame, local.name.clone());
        if let Some(doubtful) = parts.locals.insert(place, 1.0).filter(|sure| *sure > 0.0) {
            parts.whole = (parts.whole / doubtful).min(1.0);
        }
    }
}

/// What the line has done by then, with values as states show them.
fn as_shown(ways: &Ways<'_>) -> Option<Done> {
    let done = ways.answers.done?;
    let given = |(target, _, sure): &(Target, String, f64)| {
        let mut worked = ways.answers.worked.iter();
        let shown = worked.find(|one| one.target == *target)?;
        Some((target.clone(), shown.value.clone(), *sure))
    };
    Some(Done {
        given: done.given.iter().filter_map(given).collect(),
        ..done.clone()
    })
}

/// The state as it is shown, with what the line has done by then.
fn shown<'a>(ways: &Ways<'a>, done: Option<&Done>) -> Cow<'a, State> {
    let top = ways.goes_on().depth().checked_sub(1);
    match done.zip(top) {
        Some((done, top)) => {
            let mut shown = ways.at.clone();
            done.put_into(&mut shown.frames, top);
            Cow::Owned(shown)
        }
        None => Cow::Borrowed(ways.at),
    }
}

/// A line that does nothing changes nothing: a `pass`, or what is told so of a block behind a header that is not run; nor does one that only
/// defines a function.
fn stand_still(ways: &Ways<'_>, program: &Program, next: &mut State) {
    let at = ways.at;
    let line = at.line().and_then(|number| program.line(number));
    let deletes = |line: u32| program.deleted(line).is_some();
    let idle = at.event == Event::Line
        && line.is_some_and(|line| line.text == "pass" || deletes(line.number))
        || program.only_defines(at);
    let passed = matches!(next.event, Event::Line | Event::Return);
    if !idle || !passed || next.depth() != at.depth() {
        return;
    }
    for (frame, before) in next.frames.iter_mut().zip(&at.frames) {
        frame.locals.clone_from(&before.locals);
    }
    next.aliases.clone_from(&at.aliases);
    next.output.clear();
    // The name of a handler goes with its block all the same.
    let way = at.line().zip(next.line());
    let unbound = way.map(|(from, to)| program.unbound(from, next.event, to));
    for name in unbound.iter().flatten() {
        unbind(next, name);
    }
}

/// What frames that wait have changes only from within: what cannot change stays, and nothing becomes something of another kind, unless the
/// program binds such a name from elsewhere (`global`, `nonlocal`).
fn keep_kinds(ways: &Ways<'_>, next: &mut State) {
    let at = ways.at;
    let waiting = at.depth().min(next.depth()).saturating_sub(1);
    let frames = next.frames.iter_mut().zip(&at.frames).take(waiting);
    for (frame, before) in frames {
        let (Some(now), Some(before)) = (&mut frame.locals, &before.locals) else {
            continue;
        };
        for (name, value) in now.iter_mut() {
            let was = before.get(name).and_then(Option::as_deref);
            let Some((was, is)) = was.zip(value.as_deref()) else {
                continue;
            };
            if was != is && ways.program.cannot_become(name, was, is) {
                *value = Some(was.to_owned());
            }
        }
    }
}

/// Takes a local from the top frame.
fn unbind(state: &mut State, name: &str) {
    let Some(top) = state.depth().checked_sub(1) else {
        return;
    };
    if let Some(locals) = &mut state.frames[top].locals {
        locals.shift_remove(name);
    }
    state.part(|alias| alias.frame == top && alias.name == name);
}

/// To enter a frame changes nothing in those that wait for it, where the line does nothing before; `shown` is the state as it is shown.
fn wait(at: &State, shown: &State, program: &Program, next: &mut State) {
    let entered = next.event == Event::Call && next.depth() == at.depth() + 1;
    if !entered || !program.only_calls(at) {
        return;
    }
    let waiting = shown.frames.iter().take(at.depth());
    for (frame, before) in next.frames.iter_mut().zip(waiting) {
        frame.locals.clone_from(&before.locals);
    }
}

/// What a line begins with by asking a `defaultdict` is there when the line enters a function, whatever is told of the frames that wait.
fn make(ways: &Ways<'_>, next: &mut State) {
    let at = ways.at;
    let entered = next.event == Event::Call && next.depth() == at.depth() + 1;
    let is_one = |value: &String| value.starts_with("defaultdict(");
    let has_one = |frame: &Frame| {
        let mut values = frame.locals.iter().flatten().map(|(_, value)| value);
        values.any(|value| value.as_ref().is_some_and(is_one))
    };
    let made = entered && at.event == Event::Line && at.frames.iter().any(has_one);
    // What is asked for may stand in a value that is longer than the state shows.
    let made = made.then(|| {
        let whole = ways.answers.wholes.put_into(at);
        ways.program.made_before_calls(&whole)
    });
    let Some((local, shown)) = made.flatten() else {
        return;
    };
    for name in names_of(at, &local) {
        let frame = next.frames.get_mut(name.frame);
        if let Some(locals) = frame.and_then(|frame| frame.locals.as_mut()) {
            locals.insert(name.name.clone(), Some(shown.clone()));
        }
    }
}

/// Gives locals that a statement surely leaves as they are the values that they had, where a step says others (that they get the same again
/// is nothing that a step says), and all names of an object that it changes the same value.
fn restore(ways: &Ways<'_>, next: &mut State) {
    let at = ways.goes_on();
    let ends = matches!(next.event, Event::Line | Event::Return);
    if !ends || next.depth() != at.depth() {
        return;
    }
    let known = |state: &State, local: &AliasName| -> Option<String> {
        let frame = state.frames.get(local.frame)?;
        frame.known(&local.name).map(str::to_owned)
    };
    // Of one object with several names a step may say what becomes of it under one of them only.
    let said: Vec<(&AliasName, &str)> = ways
        .answers
        .worked
        .iter()
        .filter_map(|worked| match &worked.target {
            Target::Changed { local, .. } => Some((local, worked.value.as_str())),
            _ => None,
        })
        .filter(|(local, value)| known(next, local).as_deref() == Some(value))
        .collect();
    let groups = at.aliases.as_deref().unwrap_or_default();
    let mut restored: Vec<(&AliasName, &str)> = Vec::new();
    for worked in &ways.answers.worked {
        let Target::Changed { local, keys } = &worked.target else {
            continue;
        };
        let value = worked.value.as_str();
        let stays = keys.is_empty()
            && worked.probability >= 1.0
            && known(at, local).as_deref() == Some(value);
        let together = |other: &AliasName| {
            let mut groups = groups.iter();
            groups.any(|group| group.contains(local) && group.contains(other))
        };
        let mut said = said.iter();
        if stays || said.any(|(other, told)| *told == value && together(other)) {
            restored.push((local, value));
        }
    }
    for (local, value) in restored {
        let frame = next.frames.get_mut(local.frame);
        let said = frame.and_then(|frame| frame.locals.as_mut()?.get_mut(&local.name));
        if let Some(said) = said {
            *said = Some(value.to_owned());
        }
    }
}

/// What calls have given the lines that wait, in the state after a single step: what a frame is worth that has returned is the last thing that
/// the line which called it has got, until that comes to its end; and a line that calls nothing gets nothing.
fn keep_results(ways: &Ways<'_>, next: &mut State) {
    let at = ways.at;
    // What waits below is not touched, but for the line that gets what a frame is worth.
    let waiting = at.depth().saturating_sub(match at.event {
        Event::Return => 2,
        _ => 1,
    });
    for (frame, now) in next.frames.iter_mut().zip(&at.frames).take(waiting) {
        frame.pending.clone_from(&now.pending);
        frame.loops.clone_from(&now.loops);
    }
    // Between a line's event and the first call's nothing has returned.
    let enters = next.event == Event::Call && next.depth() == at.depth() + 1;
    if at.event == Event::Line && enters {
        if let (Some(frame), Some(now)) = (next.frames.get_mut(waiting), at.top()) {
            frame.pending.clone_from(&now.pending);
        }
        return;
    }
    if at.event == Event::Line && ways.answers.stays {
        let ends = matches!(next.event, Event::Return | Event::Exception);
        let same = ends && next.depth() == at.depth() && next.line() == at.line();
        if let (Some(frame), Some(now)) = (next.frames.last_mut().filter(|_| same), at.top()) {
            frame.pending.clone_from(&now.pending);
        }
        return;
    }
    let (Some(before), Some(caller)) = (ways.ended, at.depth().checked_sub(2)) else {
        return;
    };
    let function = at.top().and_then(|top| {
        let definition = ways.program.definition_at(&top.function, top.line)?;
        // Nothing calls a module.
        (definition.kind != DefinitionKind::Module).then_some(())
    });
    let (Some(old), Some(()), Some(value)) = (at.frames.get(caller), function, &at.value) else {
        return;
    };
    let goes_on = matches!(next.event, Event::Call | Event::Return | Event::Exception);
    let Some(frame) = next.frames.get_mut(caller).filter(|_| goes_on) else {
        return;
    };
    let Some(mut results) = old.pending.clone().filter(|_| frame.line == old.line) else {
        return;
    };
    let past = ways.past();
    let left = past.and_then(|past| ways.program.left_to_do(&past));
    let left = matches!(left, Some(Left::Raised(_))) || ways.program.goes_on_from(at).is_some();
    if before.event != Event::Exception && !left {
        results.push(Some(value.clone()));
    }
    frame.pending = Some(results);
}

#[cfg(test)]
mod tests {
    use super::{Parts, insist, unbind};
    use crate::action::Action;
    use crate::predict::answers::Answers;
    use crate::predict::fixtures::{before, ways};
    use crate::predict::working::Worked;
    use crate::program::{Program, Target};
    use crate::state::{AliasName, Event, State};

    #[test]
    fn what_surely_has_become_of_a_local_is_shown() {
        let check = |event: Event, probability: f64, expected: (&str, f64)| {
            let program = Program::parse("a[0] = 2\nb = 1\n").unwrap();
            let answers = Answers {
                worked: vec![Worked {
                    target: Target::whole(AliasName::new(0, "a")),
                    value: "[2]".to_owned(),
                    probability,
                }],
                ..Answers::default()
            };
            let at = before(1);
            let mut state = State { event, ..before(2) };
            let mut parts = Parts {
                whole: 0.125,
                event: 1.0,
                line: 1.0,
                value: None,
                output: None,
                locals: [((0, "a".to_owned()), 0.25)].into_iter().collect(),
            };
            let ways = ways(&program, &at, &Action::StepInto, &answers);
            insist(&ways, &mut state, &mut parts);
            let shown = state.frames[0].known("a");
            assert_eq!(
                (shown, parts.whole),
                (Some(expected.0), expected.1),
                "{event:?}"
            );
        };
        check(Event::Line, 1.0, ("[2]", 0.5));
        check(Event::Line, 0.9, ("3", 0.125));
        check(Event::Exception, 1.0, ("3", 0.125));
    }

    #[test]
    fn a_local_goes_with_what_it_shares() {
        let json = r#"{"event": "line", "frames": [{"function": "f", "line": 3, "locals": {"xs": "[1]", "ys": "[1]", "n": "2"},
            "loops": {}, "pending": []}], "aliases": [["0.xs", "0.ys"]]}"#;
        let mut state = State::parse(json).unwrap();
        let shared = state.aliases.clone();
        unbind(&mut state, "n");
        assert_eq!(state.aliases, shared);
        unbind(&mut state, "ys");
        assert_eq!(state.aliases, Some(Vec::new()));
        let names = state.frames[0]
            .locals
            .iter()
            .flatten()
            .map(|(name, _)| name);
        assert_eq!(names.collect::<Vec<_>>(), ["xs"]);
    }
}
