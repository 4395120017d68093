//! Resumption: what is left of a line when a call in it returns.
//!
//! The calls of a line are evaluated one after the other, and the frame keeps what they returned (its pending results). So
//! when the next one returns, the rest of the line is the line with these values in the place of its calls: after `fact(2)`
//! has returned 2, `return n*fact(n-1)` goes on as `return n*2` would. It is told as such a program, and a state of it, so that all
//! that is known about a line which is about to run is known about the rest of one, too.

use std::ops::Range;

use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::arguments::CallWorth;
use super::changes::is_tight;
use super::classes::value;
use super::declined::DECLINED;
use super::displays::{displays, is_range};
use super::expressions::{Header, written};
use super::unrolling::{COMPARED, LESS_THAN, Sorting};
use super::{Branch, Definition, Done, Program, clings, is_identifier, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// The rest of a line, as a program whose line is that, and the state at which it is about to run.
#[derive(Clone, Debug)]
pub struct Resumption {
    /// The program with the results in the place of the calls.
    pub program: Program,
    /// The state without the frame that returns.
    pub at: State,
    /// Whether the line surely goes on: a frame that is left by an exception returns `None`, too.
    pub sure: bool,
    /// How sure the choices of the line are that are made in it already.
    pub probability: f64,
    /// What can come next, where the line is the block behind a header.
    pub block: Option<Branch>,
    /// What it has done by then, where it is one of several statements, or what a loop does with an element.
    pub done: Option<Done>,
    /// Whether the frame that returns is left by an exception.
    pub raised: bool,
    /// What that says, if it is known and not to be worked out from the line that raises it.
    pub message: Option<String>,
}

/// The program, which begins as another one, without what the line that waits asked for in vain before a frame returned to it.
fn with_passed(
    mut program: Option<Program>,
    begun: &Program,
    at: &State,
    returned: Option<&Frame>,
) -> Option<Program> {
    while let Some(frame) = returned
        && let Some(left) = program.as_ref().unwrap_or(begun).without_passed(at, frame)
    {
        program = Some(left);
    }
    program
}

/// Why a frame has given the line that waits for it nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// Its iterator has no more.
    ByEnd,
    /// There is no such attribute.
    ByLack,
}

/// How many choices are made, one within the other, once a call has returned.
const MOST_CHOICES: usize = 12;

/// How likely it is that a version of CPython runs which sorts as 3.13 does, where nothing tells it.
const NEWER_SORTS: f64 = 0.6;

impl Resumption {
    /// The line that is about to run at a state, as another program has it.
    pub fn of(program: Program, at: &State) -> Resumption {
        Resumption {
            program,
            at: at.clone(),
            sure: true,
            probability: 1.0,
            block: None,
            done: None,
            raised: false,
            message: None,
        }
    }
}

impl Program {
    /// The rest of the line that called the frame which is about to return at a state, where the text leaves no doubt about
    /// which calls have returned what. `before` are the frames that have returned to the line already, as they were then.
    pub fn resumed(&self, at: &State, before: &[Option<&Frame>]) -> Option<Resumption> {
        if let Some(version) = self.version {
            return self.resumed_as(at, before, version, None);
        }
        let caller = at.frames.iter().rev().nth(1)?;
        let newer = self.resumed_as(at, before, Sorting::Newer, None);
        let sorts = self.line(caller.line)?.text.contains("sorted(");
        let older = sorts.then(|| self.resumed_as(at, before, Sorting::Older, None));
        match (newer, older.flatten()) {
            // What has been compared tells which version of CPython sorts; as long as it does not, the next pair may be either's.
            (Some(newer), Some(older)) if newer.program != older.program => Some(Resumption {
                probability: newer.probability * NEWER_SORTS,
                ..newer
            }),
            (newer, older) => newer.or(older),
        }
    }

    /// The same where the frame is left by an exception that the line takes: the iterator whose values it takes has no more, or an object lacks
    /// what `hasattr` has asked for.
    pub fn resumed_at_end(
        &self,
        at: &State,
        before: &[Option<&Frame>],
        message: &str,
    ) -> Option<Resumption> {
        let sorting = self.version.unwrap_or(Sorting::Newer);
        let left = match () {
            () if self.has_ended(at, message) => Left::ByEnd,
            () if self.has_lacked(at, message) => Left::ByLack,
            () => return None,
        };
        self.resumed_as(at, before, sorting, Some(left))
    }

    /// `left`: the frame that returns has given the line nothing, and why.
    fn resumed_as(
        &self,
        at: &State,
        before: &[Option<&Frame>],
        sorting: Sorting,
        left: Option<Left>,
    ) -> Option<Resumption> {
        let ended = left.is_some();
        let value = at.value.as_deref().filter(|_| at.event == Event::Return)?;
        let (returning, rest) = at.frames.split_last()?;
        let caller = rest.last()?;
        let results = caller.pending.as_ref()?;
        let line = &*self.line(caller.line)?.text;
        let rebound = self.rebound_by(line);
        let mut state = calling(at);
        self.keep_property(at, &mut state);
        if let Some(frame) = state.frames.last_mut() {
            frame.pending = Some(Vec::new());
        }
        if let Some((function, _)) = self.decorated(caller.line) {
            return self.decorated_by(function, value, state);
        }
        let mut all: Vec<Option<&str>> = results.iter().map(Option::as_deref).collect();
        if !ended {
            all.push(Some(value));
        }
        // The body of a class runs between its decorators and what is called with it.
        let mut defined = false;
        if let Some((class, calls)) = self.class_decorated(caller.line) {
            if all.len() == calls {
                let begun = self.without_decorators(class)?;
                return Some(Resumption::of(begun, &state));
            }
            if all.len() > calls {
                all.remove(calls);
                defined = all.len() == calls;
            }
        }
        let decorated = self.with_decorators_called(caller);
        let decorated = decorated.map(|(program, made, shown)| {
            let locals = state.frames.last_mut().and_then(|one| one.locals.as_mut());
            locals.map(|locals| locals.insert(made, Some(shown)));
            program
        });
        let mut program = decorated.or_else(|| self.unroll_as(&state, sorting));
        let mut called = "";
        let count = all.len();
        for (index, result) in all.into_iter().enumerate() {
            let made = self.unused_name(index);
            let frame = match count - index {
                1 if !defined && !ended => Some(returning),
                // What an earlier call has made is in no frame by now.
                _ => before.get(index).copied().flatten(),
            };
            // What an iterator gave of which nothing more came is told by what returned next.
            while frame
                .is_some_and(|frame| !program.as_ref().unwrap_or(self).may_give(&state, frame))
                && let Some(left) = program.as_ref().unwrap_or(self).drained_out(&state)
            {
                program = Some(left);
            }
            // That something was called tells how a condition before it came out.
            if rebound.is_empty() {
                for _ in 0..MOST_CHOICES {
                    let current = program.as_ref().unwrap_or(self);
                    let known = || current.with_sure_call(&state, |_, _| Some(())).is_some();
                    let chooses = state.top().is_some_and(|top| current.has_choices(top));
                    let undecided = chooses && !known();
                    match undecided.then(|| current.chosen_by_call(&state)).flatten() {
                        Some(chosen) => program = Some(chosen),
                        None => break,
                    }
                }
            }
            program = with_passed(program, self, &state, frame);
            let current = program.as_ref().unwrap_or(self);
            let iterator = current.draining(&state);
            // A dictionary may have by now what it lacked when it was asked.
            let lacked = frame.and_then(|frame| current.having_lacked(frame));
            let searched = lacked.as_ref().unwrap_or(current);
            let another = searched.with_another(&state);
            let searched = another.as_ref().unwrap_or(searched);
            let found = searched.with_sure_call(&state, |call, worth| {
                if !frame.is_none_or(|frame| current.may_compare(&state, call, frame)) {
                    return None;
                }
                // What is read behind the call is what it has left.
                if !rebound.is_empty() {
                    let read = current.evaluated_before(caller.line, call)?;
                    if rebound.iter().any(|name| mentions(read, name)) {
                        return None;
                    }
                }
                if result == Some(DECLINED)
                    && let Some(frame) = frame.filter(|_| !call.is_call_expr())
                {
                    let text = current.declined(&state, caller.line, call, frame)?;
                    return Some((text, worth, false));
                }
                let result = match worth {
                    CallWorth::Iterated | CallWorth::Measured => {
                        // A generator that another one has made is one that the line makes.
                        let generator = |shown: &str| shown.starts_with("<generator object ");
                        let through = |shown: &str| is_iterator(shown) || generator(shown);
                        let (items, named) = match result.is_some_and(through) {
                            true => (current.gone_through_now(&state, call, worth)?, false),
                            false => current.drained_now(&state, call, worth, result?, &made)?,
                        };
                        return Some((current.put(call, &items)?, worth, named));
                    }
                    CallWorth::Given => {
                        let given = result?;
                        let named = !is_written(given);
                        let given = if named { &*made } else { given };
                        let left = match current.is_looked_for(&state, call, given) {
                            true => given.to_owned(),
                            false => format!("{given}, {}", current.with_next(call)?),
                        };
                        return Some((current.put(call, &left)?, worth, named));
                    }
                    CallWorth::Returned
                    | CallWorth::Printed
                    | CallWorth::Converted
                    | CallWorth::Formatted => {
                        let given = result?;
                        if given.ends_with("<lambda>>")
                            && let Some(lambda) = current.lambda_returned_by(&state, call)
                        {
                            return Some((current.put(call, &lambda)?, worth, false));
                        }
                        if let Some(frame) = frame
                            && let Some(made) = current.expression_in_place(call, frame, given)
                        {
                            return Some((current.put(call, &made)?, worth, false));
                        }
                        match given {
                            plain if is_written(plain) && !self.extends_type_of(plain) => plain,
                            range if is_range(range) && !self.defines("range") => range,
                            // An object has a name of its own, by which its class is found.
                            _ => &*made,
                        }
                    }
                    CallWorth::Had => "True",
                    CallWorth::Object => &*made,
                    CallWorth::Allocated => {
                        let shown = result?;
                        match current.initialising(call.as_call_expr()?, shown, &made)? {
                            // What it is made with is still to be called.
                            Some(text) => return Some((current.put(call, &text)?, worth, true)),
                            None if is_written(shown) => shown,
                            None => &*made,
                        }
                    }
                    // What sets something has ended the statement.
                    CallWorth::Other if is_stored(call) => {
                        let left = current.passing(caller.line)?;
                        return Some((left, worth, false));
                    }
                    CallWorth::Tested => {
                        let is_true = PythonValue::read(result?).ok()?.is_true()?;
                        let left = current.after_test(state.top()?, call, is_true)?;
                        return Some((left.text, worth, false));
                    }
                    CallWorth::Other => return None,
                };
                let left = match worth {
                    _ if is_stored(call) => current.augmented(caller.line, call, result)?,
                    _ => current.going_on(caller.line, call, worth, result)?,
                };
                Some((left, worth, result == made))
            });
            let (line, (text, worth, named)) = found?;
            let definition = self.definition(line)?;
            called = &definition.name;
            if named {
                let first = definition.scope.variables.first();
                let shown = match worth {
                    CallWorth::Object => frame
                        .filter(|frame| frame.function == definition.name)
                        .zip(first)
                        .and_then(|(frame, first)| frame.known(&first.name)),
                    _ => result,
                };
                let locals = state.frames.last_mut()?.locals.as_mut()?;
                locals.insert(made.clone(), shown.map(str::to_owned));
                // What compares it with other names is all that asks which object it is.
                let compared = [format!("{made} is "), format!(" is {made}")];
                let compared = compared.iter().any(|one| text.contains(one));
                let last = frame.is_some_and(|frame| std::ptr::eq(frame, returning));
                if compared && last && worth == CallWorth::Returned {
                    self.share_handed_on(at, &made, &mut state);
                }
            }
            // What the line alone has a name for is as its method has left it.
            if let Some(iterator) = iterator.filter(|name| is_made(name)) {
                let first = definition.scope.variables.first();
                let shown = first.zip(frame);
                let shown = shown.and_then(|(first, frame)| frame.known(&first.name));
                let locals = state.frames.last_mut()?.locals.as_mut()?;
                // Of frames before the last one it may not be told.
                if let Some(shown) = shown.filter(|shown| self.class_shown(shown).is_some()) {
                    locals.insert(iterator, Some(shown.to_owned()));
                }
            }
            let mut left = self.rewritten(&text)?;
            // What is not chosen names functions that are not called; what is chosen may be a choice.
            for _ in 0..MOST_CHOICES {
                match state.top().and_then(|frame| left.with_choices(frame)) {
                    Some(chosen) => left = chosen,
                    None => break,
                }
            }
            let lambda = result.is_some_and(|given| given.ends_with("<lambda>>"));
            let applied = lambda.then(|| left.with_lambdas(&state, None)).flatten();
            let left = applied.unwrap_or(left);
            // What was made, or by what something is put in order, is known by now.
            program = Some(left.unroll_as(&state, sorting).unwrap_or(left));
        }
        if left == Some(Left::ByLack) {
            program = with_passed(program, self, &state, Some(returning));
            let left = program.as_ref().unwrap_or(self).without_lacked(&state)?;
            return Some(Resumption::of(left, &state));
        }
        if ended {
            // The first that the line has asked may have nothing to give.
            let left = program.as_ref().unwrap_or(self).drained_out(&state)?;
            let left = left.unroll_as(&state, sorting).unwrap_or(left);
            return Some(Resumption::of(left, &state));
        }
        let program = program?;
        let line = &self.line(returning.line)?.text;
        let told = matches!(line.as_str(), "return" | "return None");
        (defined || called == returning.function).then_some(Resumption {
            sure: value != "None" || told,
            ..Resumption::of(program, &state)
        })
    }

    /// What is called next where a call has allocated an object that is shown so and has a name: its `__init__`, with what the class was
    /// called with. `Some(None)` where there is none, `None` where that cannot be told.
    fn initialising(&self, call: &ExprCall, shown: &str, name: &str) -> Option<Option<String>> {
        let class = self.class(&call.func.as_name_expr()?.id)?;
        if self.method(class, "__init__").is_none() {
            return Some(None);
        }
        // What has no attributes is no object of it.
        let plain = self.shown_new(class).is_some()
            && matches!(
                PythonValue::read(shown),
                Ok(PythonValue::None
                    | PythonValue::Bool(_)
                    | PythonValue::Int(_)
                    | PythonValue::Str(_))
            );
        if plain {
            return Some(None);
        }
        let made = self.class_shown(shown)?;
        if !self.descends(made, Some(class))? {
            return Some(None);
        }
        let range = Range::<usize>::from(call.arguments.range());
        Some(Some(format!("{name}.__init__{}", self.text.get(range)?)))
    }

    /// Whether a frame may be that of a comparison of two that a sort puts in order, as far as both are shown.
    fn may_compare(&self, at: &State, call: &Expr, frame: &Frame) -> bool {
        let sorts = || {
            let line = at.top().and_then(|top| self.line(top.line));
            line.is_some_and(|line| line.text.contains(COMPARED))
        };
        let parts = match call {
            Expr::Compare(compare) if frame.function == LESS_THAN => {
                [Some(&*compare.left), compare.comparators.first()]
            }
            Expr::Call(call) if call.arguments.args.len() == 2 && sorts() => {
                [call.arguments.args.first(), call.arguments.args.last()]
            }
            _ => return true,
        };
        let first = self.definition_at(&frame.function, frame.line);
        let names = first
            .map(|one| one.scope.variables.iter())
            .into_iter()
            .flatten();
        parts.into_iter().zip(names).all(|(part, name)| {
            let shown = part.and_then(|part| match part {
                Expr::Subscript(_) => value(at, part),
                part if call.is_call_expr() => PythonValue::of_literal(part),
                _ => None,
            });
            shown
                .zip(frame.known(&name.name))
                .is_none_or(|(shown, known)| shown.to_string() == known)
        })
    }

    /// The program's text with nothing to do in a line.
    pub(super) fn passing(&self, line: u32) -> Option<String> {
        let range = self.with_header(line, |header| match header {
            Header::Statement(statement) => Some(std::ops::Range::<usize>::from(statement.range())),
            Header::Elif(_) => None,
        })?;
        let mut text = self.text.clone();
        text.replace_range(range, "pass");
        Some(text)
    }

    /// The line of a decorator that has returned what stands for the function now, as a statement that says so.
    fn decorated_by(
        &self,
        function: &Definition,
        value: &str,
        mut at: State,
    ) -> Option<Resumption> {
        let made = self.unused_name(0);
        let name = &function.name;
        let decorator = format!("@{}", self.line(function.first)?.text.strip_prefix('@')?);
        let lines =
            self.text
                .lines()
                .zip(1..)
                .map(|(text, number)| match number == function.first {
                    true => text.replacen(&decorator, &format!("{name} = {made}"), 1),
                    false => text.to_owned(),
                });
        let lines: Vec<String> = lines.collect();
        let program = self.rewritten(&lines.join("\n"))?;
        at.frames
            .last_mut()?
            .locals
            .as_mut()?
            .insert(made, Some(value.to_owned()));
        Some(Resumption {
            sure: value != "None",
            ..Resumption::of(program, &at)
        })
    }

    /// The line that called the frame which is about to return at a state, where an exception leaves that frame.
    pub fn raised_again(&self, at: &State, message: &str) -> Option<Resumption> {
        let has_caller = at.event == Event::Return && at.depth() > 1;
        has_caller.then(|| Resumption {
            sure: false,
            raised: true,
            message: Some(message.to_owned()),
            ..Resumption::of(self.clone(), &calling(at))
        })
    }

    /// A name that the program does not use, for an object that a call has made.
    pub(super) fn unused_name(&self, index: usize) -> String {
        let used = |name: &String| self.identifiers.contains(name);
        let mut name = format!("{MADE}{index}");
        while used(&name) {
            name.push('_');
        }
        name
    }

    /// The part of a statement's text that is evaluated before a call in it ends, where it is evaluated as it is written.
    fn evaluated_before(&self, line: u32, call: &Expr) -> Option<&str> {
        let begins = self.with_header(line, |header| match header {
            Header::Statement(Stmt::Expr(statement)) => Some(statement.value.start()),
            Header::Statement(Stmt::Assign(assign))
                if assign.targets.iter().all(Expr::is_name_expr) =>
            {
                Some(assign.value.start())
            }
            Header::Statement(Stmt::Return(returned)) => Some(returned.value.as_ref()?.start()),
            _ => None,
        })?;
        let text = self.text.get(begins.to_usize()..call.end().to_usize())?;
        (!mentions(text, "lambda") && !mentions(text, "for") && !mentions(text, "else"))
            .then_some(text)
    }

    /// The program's text with a statement that goes on with the value which its target had: `p.x += 1` sets `p.x` to that and one.
    fn augmented(&self, line: u32, target: &Expr, value: &str) -> Option<String> {
        self.with_header(line, |header| {
            let Header::Statement(Stmt::AugAssign(statement)) = header else {
                return None;
            };
            let own = statement.target.range() == target.range();
            let (name, added) = (
                written(target, &self.text)?,
                written(&*statement.value, &self.text)?,
            );
            let value = match value.starts_with('-') {
                true => format!("({value})"),
                false => value.to_owned(),
            };
            let operator = statement.op.as_str();
            let whole = if is_tight(&statement.value) {
                format!("{name} = {value}{operator}{added}")
            } else {
                format!("{name} = {value}{operator}({added})")
            };
            self.text_with(&statement.range().into(), &whole)
                .filter(|_| own)
        })
    }

    /// The place of an operation with the brackets around it, if something is asked of what it gives: `(a * b).x`. A name needs none there.
    fn bracketed(&self, operation: &Expr) -> Option<Range<usize>> {
        let place = Range::<usize>::from(operation.range());
        let before = self.text[..place.start].strip_suffix('(')?;
        let behind = self.text[place.end..].strip_prefix(')')?;
        let called = |last: char| last.is_alphanumeric() || "_)]'\"".contains(last);
        let asked = behind.starts_with(['.', '[']) && !before.ends_with(called);
        asked.then(|| place.start - 1..place.end + 1)
    }

    /// The program's text with a value in the place of a call, if that is within one line.
    pub(super) fn put(&self, call: &Expr, value: &str) -> Option<String> {
        if let Some(place) = self.bracketed(call).filter(|_| is_identifier(value)) {
            return self.text_with(&place, value);
        }
        let (before, behind) = (
            &self.text[..usize::from(call.start())],
            &self.text[usize::from(call.end())..],
        );
        let signed = value.starts_with('-')
            && before
                .trim_end_matches(' ')
                .ends_with(|last| "+-*/%@&|^~".contains(last));
        let value = if signed || clings(value, behind.trim_start_matches(' ').as_bytes()) {
            format!("({value})")
        } else {
            value.to_owned()
        };
        self.text_with(&call.range().into(), &value)
    }
}

/// How the names of objects begin that a line has made.
const MADE: &str = "object_";

/// Whether a name is that of an object which the line has made; a name of the program's may look so.
pub(super) fn is_made(name: &str) -> bool {
    let number = name
        .strip_prefix(MADE)
        .map(|number| number.trim_end_matches('_'));
    number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether what is shown so is an iterator of Python's: `<list_iterator>`.
pub(super) fn is_iterator(shown: &str) -> bool {
    let name = shown
        .strip_prefix('<')
        .and_then(|shown| shown.strip_suffix('>'));
    name.is_some_and(|name| name.ends_with("iterator") && is_identifier(name))
}

/// Whether an expression is what a statement sets or deletes.
fn is_stored(expr: &Expr) -> bool {
    match expr {
        Expr::Subscript(item) => item.ctx.is_store() || item.ctx.is_del(),
        Expr::Attribute(attribute) => attribute.ctx.is_store() || attribute.ctx.is_del(),
        _ => false,
    }
}

/// A state without its top frame, at the line that the frame below it goes on with.
pub fn calling(at: &State) -> State {
    let mut state = State {
        event: Event::Line,
        value: None,
        output: String::new(),
        ..at.clone()
    };
    state.frames.pop();
    for names in state.aliases.iter_mut().flatten() {
        names.retain(|one| one.frame < state.frames.len());
    }
    state
}

/// Whether a value is written as an expression that makes it anew and runs nothing.
pub(super) fn is_written(value: &str) -> bool {
    !value.contains('…') && displays(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How the last line goes on when a call of `f` in it returns a value, after others have returned `results`.
    fn resumed(line: &str, results: &str, value: &str) -> Option<(String, bool)> {
        let before = "def f(x):\n    return x\ndef g(x):\n    return x\nclass A:\n    def m(self):\n        return 1\n";
        let program = Program::parse(&format!("{before}{line}\n")).unwrap();
        let state = format!(
            r#"{{"event": "return", "value": {value}, "aliases": [["0.xs", "1.x"]], "frames": [
                {{"function": "<module>", "line": 8, "locals": {{"a": "4", "b": "-1", "xs": "[1]"}}, "loops": {{}}, "pending": {results}}},
                {{"function": "f", "line": 2, "locals": {{"x": "[1]"}}, "loops": {{}}, "pending": []}}]}}"#
        );
        let at = State::parse(&state).unwrap();
        let found = program.resumed(&at, &[])?;
        assert_eq!(found.at.depth(), 1);
        found.at.check(&found.program).unwrap();
        Some((found.program.line(8)?.text.clone(), found.sure))
    }

    #[test]
    fn results_stand_in_the_place_of_calls() {
        let check = |line: &str, results: &str, value: &str, expected: Option<&str>| {
            let found = resumed(line, results, &format!("\"{value}\""));
            let found = found.map(|(text, sure)| {
                assert!(sure, "{line}");
                text
            });
            assert_eq!(found.as_deref(), expected, "{line}, {results}, {value}");
        };
        check("y = a * f(a - 1)", "[]", "6", Some("y=a*6"));
        check("y = a - f(b)", "[]", "-1", Some("y=a-(-1)"));
        check("y = f(b)", "[]", "-1", Some("y=-1"));
        check("y = f(b) ** 2", "[]", "-1", Some("y=(-1)**2"));
        check("y = f(b).real", "[]", "5", Some("y=(5).real"));
        check("y += f(f(a))", "[]", "[2, 'a']", Some("y+=f([2, 'a'])"));
        check("y = (f(a)).x", "[]", "A(x=1)", Some("y=object_0.x"));
        check(
            "print((f(a))[0])",
            "[]",
            "A(x=1)",
            Some("print(object_0[0])"),
        );
        check("y = f(f(a))", r#"["2"]"#, "3", Some("y=3"));
        check("y = g(a) + f(a)", r#"["2"]"#, "3", Some("y=2+3"));
        check("print(f(1), f(2))", "[]", "'x'", Some("print('x', f(2))"));
        check("if f(a) > 3: y = 1", "[]", "5", None);
        check("while f(a) > 3:\n    y = 1", "[]", "5", Some("while 5>3:"));
        check(
            "while a > f(a) and a:\n    y = 1",
            "[]",
            "5",
            Some("while a>5 and a:"),
        );
        check("y = [f(i) for i in xs]", "[]", "3", Some("y=[3]"));
        check(
            "y = sorted(xs, key=f)",
            "[]",
            "3",
            Some("y=sorted(xs, key={1: 3}.get)"),
        );
        // Not `f` that returns, more results than calls, and one that is none.
        check("y = g(f(a))", r#"["2"]"#, "3", None);
        check("y = f(a)", r#"["2"]"#, "3", None);
        check("y = f(a) + f(a)", "[null]", "3", None);
        // That it was called tells how the condition before it came out.
        check("y = a and f(a)", "[]", "3", Some("y=3"));
        check("y = 0 < a < f(a)", "[]", "3", Some("y=a<3"));
        check("y = f(a) if a else f(1)", "[]", "3", None);
        // What the text does not tell: which call it is, and what the values are.
        check("y = [f(i) for i in ys]", "[]", "3", None);
        check("y = sorted(ys, key=f)", "[]", "3", None);
        // What is not written as it is made has a name of its own.
        check("y = f(a) + a", "[]", "A(x=1)", Some("y=object_0+a"));
        check("y = f(\n  a)", "[]", "3", Some("y=3"));
    }

    #[test]
    fn a_frame_that_returns_none_may_have_been_left_by_an_exception() {
        let found = resumed("y = f(a)", "[]", "\"None\"");
        assert_eq!(found, Some(("y=None".to_owned(), false)));
    }

    #[test]
    fn a_program_that_sets_the_variables_of_other_frames_is_left_to_the_step() {
        let source = "n = 1\ndef f():\n    global n\n    n = 2\n    return 3\ny = n + f()\n";
        let program = Program::parse(source).unwrap();
        let at = State::parse(
            r#"{"event": "return", "value": "3", "aliases": [], "frames": [
                {"function": "<module>", "line": 6, "locals": {"n": "2"}, "loops": {}, "pending": []},
                {"function": "f", "line": 5, "locals": {}, "loops": {}, "pending": []}]}"#,
        );
        let at = at.unwrap();
        assert!(program.resumed(&at, &[]).is_none());
        // What stands behind the call is read when that has returned.
        let source = source.replace("n + f()", "f() + n");
        let program = Program::parse(&source).unwrap();
        let rest = program.resumed(&at, &[]).unwrap();
        assert_eq!(rest.program.line(6).unwrap().text, "y=3+n");
    }
}
