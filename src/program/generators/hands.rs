//! Functions that only return a generator which another one makes: `def __iter__(self): return self.walk(self.root)`. Nothing of the generator has
//! run by then, so that a line which calls such a function is read as one that makes the generator itself (`for x in tree.walk(tree.root):`), and
//! what is told of it is told of states among which those of such frames are left out, and what they returned is among no line's results.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{CmpOp, Expr};
use ruff_text_size::Ranged;

use super::consumption::Reads;
use crate::program::classes::parsed;
use crate::program::decorators::Decoration;
use crate::program::expressions::{canonical, written};
use crate::program::names::all_names;
use crate::program::rewriting::with_all;
use crate::program::{Definition, DefinitionKind, Program};
use crate::state::{Event, State};
use crate::visitor::Visitor;

/// A program and its states, as if what only hands on a generator were not called.
pub(super) struct WithoutHands<'a> {
    pub program: Program,
    past: Vec<Cow<'a, State>>,
    /// What the line that waits in the last state has got of what is left out.
    results: Option<Results>,
    /// Whether the last state is left out: its line is about to go on.
    begins: bool,
}

/// What calls have given a line that are left out.
struct Results {
    /// The place of the frame that has the line.
    caller: usize,
    /// Each with its place among the line's results.
    values: Vec<(usize, String)>,
}

impl Results {
    /// Whether a state is one in which the line still waits.
    fn waits(&self, state: &State) -> bool {
        state.depth() > self.caller + 1
    }

    /// Takes them out of what a line has been given.
    fn take_out(&self, state: &mut State) {
        let frame = state.frames.get_mut(self.caller);
        if let Some(pending) = frame.and_then(|frame| frame.pending.as_mut()) {
            for (place, _) in self.values.iter().rev() {
                if *place < pending.len() {
                    pending.remove(*place);
                }
            }
        }
    }
}

impl WithoutHands<'_> {
    /// The states that are left.
    pub fn past(&self) -> Vec<&State> {
        self.past.iter().map(|state| &**state).collect()
    }

    /// The last of them, or that state as it is told with what its objects do not show.
    pub fn told<'s>(&'s self, told: &'s State) -> &'s State {
        match (self.begins, &self.results, self.past.last()) {
            (false, None, _) | (_, _, None) => told,
            (_, _, Some(last)) => last,
        }
    }

    /// The line that is about to go on where the last state is left out.
    pub fn begins(&self) -> Option<&State> {
        self.past.last().filter(|_| self.begins).map(|last| &**last)
    }

    /// A state that comes next, with what the line has got of what is left out.
    pub fn with_results(&self, mut next: State) -> State {
        let results = self.results.as_ref().filter(|one| one.waits(&next));
        if let Some(results) = results
            && let Some(frame) = next.frames.get_mut(results.caller)
            && let Some(pending) = frame.pending.as_mut()
        {
            for (place, value) in &results.values {
                if *place <= pending.len() {
                    pending.insert(*place, Some(value.clone()));
                }
            }
        }
        next
    }
}

impl Program {
    /// The call of a generator function that a function does nothing but return the generator of.
    pub(in crate::program) fn hands_on_generator(&self, function: &Definition) -> Option<String> {
        if function.kind != DefinitionKind::Function || self.is_generator(function) {
            return None;
        }
        let text = self.only_statement(function)?;
        let returned = text.strip_prefix("return ")?;
        let parsed = ruff_python_parser::parse_expression(returned).ok()?;
        let call = parsed.expr().as_call_expr()?;
        let name = match &*call.func {
            Expr::Name(name) => &name.id,
            Expr::Attribute(method) if method.value.is_name_expr() => &method.attr.id,
            _ => return None,
        };
        // Whichever of that name it is, all of them are generators, and what they are given calls nothing.
        let mut named = self.definitions.iter().filter(|one| one.name == **name);
        let makes = named.clone().next().is_some() && named.all(|one| self.is_generator(one));
        let calls = |expr: &Expr| {
            let calls = |part: &Expr| part.is_call_expr() || part.is_lambda_expr();
            any_over_expr(expr, calls)
        };
        let keywords = call.arguments.keywords.iter().map(|one| &one.value);
        let calm = !call.arguments.args.iter().chain(keywords).any(calls);
        let plain = matches!(self.decoration(function), Decoration::Plain);
        (makes && calm && plain).then(|| returned.to_owned())
    }

    /// The generator that such a function returns which is given these arguments, as an expression where it is called.
    pub(in crate::program) fn generator_handed_on(
        &self,
        function: &Definition,
        given: &[(String, String)],
    ) -> Option<String> {
        let text = self.hands_on_generator(function)?;
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        let mut places = Vec::new();
        for name in all_names(parsed.expr()) {
            let (place, name) = (name.range().into(), name.id.as_str());
            let own = function.scope.variables.iter().any(|one| one.name == name);
            match given.iter().find(|(one, _)| one == name) {
                Some((_, value)) => places.push((place, value)),
                // What the module alone binds is the same wherever it is read.
                None if !own && self.function(name).is_some() => {}
                None => return None,
            }
        }
        canonical(&with_all(&text, places))
    }

    /// The program and these states without what only hands on generators; `None` where there is nothing of that.
    pub(super) fn without_hands<'a>(&self, past: &[&'a State]) -> Option<WithoutHands<'a>> {
        let hands: Vec<&Definition> = self
            .definitions
            .iter()
            .filter(|one| self.hands_on_generator(one).is_some())
            .collect();
        if hands.is_empty() {
            return None;
        }
        let mut kept: Vec<Cow<'a, State>> = Vec::new();
        let mut open: Vec<Results> = Vec::new();
        let mut lines: BTreeMap<u32, (u32, usize)> = BTreeMap::new();
        let mut index = 0;
        let mut begins = false;
        while let Some(state) = past.get(index) {
            open.retain(|one| one.waits(state));
            let end = self.handed_until(past, index, &hands);
            if let Some((end, values)) = end {
                let caller = state.depth().checked_sub(2)?;
                let before = state.frames.get(caller)?;
                let place = before.pending.as_ref()?.len();
                let line = kept.iter().rposition(|one| one.depth() == caller + 1)?;
                let top = state.top()?;
                let function = self.definition_at(&top.function, top.line)?;
                // One line may call one such function, and that once.
                if kept[line].event != Event::Line
                    || open.iter().any(|one| one.caller == caller)
                    || lines
                        .insert(before.line, (function.line, line))
                        .is_some_and(|one| one.0 != function.line)
                {
                    return None;
                }
                let values = values.into_iter().enumerate();
                let values = values.map(|(index, value)| (place + index, value));
                open.push(Results {
                    caller,
                    values: values.collect(),
                });
                begins = end == past.len();
                index = end;
                continue;
            }
            let mut shown = Cow::Borrowed(*state);
            for results in &open {
                results.take_out(shown.to_mut());
            }
            kept.push(shown);
            index += 1;
        }
        if lines.is_empty() {
            return None;
        }
        if begins {
            // What the line has got by then it has of nothing else.
            let last = kept.last()?;
            if last.event != Event::Line {
                return None;
            }
        }
        let mut places = Vec::new();
        for (number, (function, index)) in lines {
            let function = hands.iter().find(|one| one.line == function)?;
            places.push(self.calls_hand(&kept[index], number, function)?);
        }
        Some(WithoutHands {
            program: self.rewritten(&with_all(&self.text, places))?,
            past: kept,
            results: open.pop(),
            begins,
        })
    }

    /// Behind which of these states a frame has returned that is entered in one of them and only hands on a generator, with what it returned;
    /// an object of which a list is made has said how long it is by then, too.
    fn handed_until(
        &self,
        past: &[&State],
        index: usize,
        hands: &[&Definition],
    ) -> Option<(usize, Vec<String>)> {
        let [called, line, returned, ..] = past.get(index..)? else {
            return None;
        };
        let depth = called.depth();
        let top = called.top().filter(|_| called.event == Event::Call)?;
        let function = self.definition_at(&top.function, top.line)?;
        let own = hands.iter().any(|one| one.line == function.line) && top.line == function.first;
        let same = line.event == Event::Line
            && returned.event == Event::Return
            && [line, returned].iter().all(|one| one.depth() == depth);
        let value = returned.value.as_ref().filter(|_| own && same)?;
        if !value.starts_with("<generator object ") {
            return None;
        }
        let mut values = vec![value.clone()];
        let mut end = index + 3;
        let measured = self.lists(past, index, function);
        if measured {
            let measures = past.get(end)?;
            let top = measures.top().filter(|_| measures.event == Event::Call)?;
            let asked = self.definition_at(&top.function, top.line)?;
            let rest = past.get(end..)?;
            let over = |one: &&State| one.event == Event::Return && one.depth() == depth;
            let last = rest.iter().position(over)?;
            values.push(rest[last].value.clone().filter(|_| self.measures(asked))?);
            end += last + 1;
        }
        Some((end, values))
    }

    /// Whether an object whose iterator is asked for in one of these states says how long it is next.
    fn lists(&self, past: &[&State], index: usize, function: &Definition) -> bool {
        let class = self.class_around(function.line);
        let measured = class.is_some_and(|class| self.has_length(class));
        let listed = || {
            let state = past.get(index)?;
            let caller = state.frames.get(state.depth().checked_sub(2)?)?;
            let parsed = parsed(&self.line(caller.line)?.text)?;
            let mut reads = Reads::default();
            reads.visit_body(&parsed.syntax().body);
            (!reads.drawn.listed.is_empty()).then_some(())
        };
        function.name == "__iter__" && measured && listed().is_some()
    }

    /// The only expression of a line that calls a function which hands on a generator, or goes through an object whose `__iter__` that is, with
    /// the generator as an expression.
    fn calls_hand(
        &self,
        at: &State,
        line: u32,
        function: &Definition,
    ) -> Option<(Range<usize>, String)> {
        self.with_header(line, |header| {
            let mut reads = Reads::default();
            let operands = header.operands();
            operands.iter().for_each(|expr| {
                reads.drawn.visit_expr(expr);
                if header.is_for() || header.takes_apart(expr) {
                    reads.drawn.take(expr);
                }
                reads.visit_expr(expr);
            });
            let is_it = |one: &Definition| one.line == function.line;
            let calls = |expr: &Expr| match expr {
                Expr::Call(call) => match &*call.func {
                    Expr::Name(name) => self.visible(at, &name.id).is_some_and(is_it),
                    Expr::Attribute(method) => self
                        .class_of(at, &method.value)
                        .and_then(|class| self.method(class, &method.attr))
                        .is_some_and(is_it),
                    _ => false,
                },
                expr => {
                    let place = Range::<usize>::from(expr.range());
                    let drawn = &reads.drawn;
                    let all = [&drawn.places, &drawn.iterated, &drawn.listed];
                    let drawn = all.iter().any(|one| one.contains(&place));
                    let class = self.class_of(at, expr);
                    let says = |class: &Definition, name| self.method(class, name);
                    let method = class.and_then(|class| says(class, "__iter__"));
                    // What is looked for in it is looked for by its iterator.
                    let own = class.and_then(|class| says(class, "__contains__"));
                    let searched = own.is_none() && searches(&operands, expr);
                    (drawn || searched) && method.is_some_and(is_it)
                }
            };
            let mut found = reads.found.iter().filter(|expr| calls(expr));
            let expr = *found.next().filter(|_| found.next().is_none())?;
            let text = written(expr, &self.text)?;
            let given = match expr {
                Expr::Call(_) => self.made_with(at, &canonical(text)?, function)?,
                _ => {
                    let own = function.scope.variables.first()?;
                    vec![(own.name.clone(), text.to_owned())]
                }
            };
            let generator = self.generator_handed_on(function, &given)?;
            Some((expr.range().into(), generator))
        })
    }
}

/// Whether something is looked for in an expression.
fn searches(operands: &[&Expr], object: &Expr) -> bool {
    let looks = |part: &Expr| {
        let Some(compare) = part.as_compare_expr() else {
            return false;
        };
        let within = matches!(&*compare.ops, [CmpOp::In | CmpOp::NotIn]);
        let own = |one: &Expr| one.range() == object.range();
        within && compare.comparators.iter().any(own)
    };
    operands.iter().any(|one| any_over_expr(one, looks))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    const SOURCE: &str = "\
class Tree:
    def __init__(self, n):
        self.n = n
    def walk(self, n):
        yield n
    def __iter__(self):
        return self.walk(self.n)
    def both(self):
        return list(self.walk(1))
def up(n):
    yield n
def make(n):
    return up(n)
";

    /// The line 14 once a function has handed on a generator which it called, and what it has got of that in the state behind.
    fn read(line: &str, function: (&'static str, u32)) -> Option<(String, bool)> {
        let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
        let module: Shown<'_> = ("<module>", 14, &[("t", "Tree(n=1)")]);
        let own: Shown<'_> = (function.0, function.1, &[("self", "Tree(n=1)")]);
        let inside: Shown<'_> = (function.0, function.1 + 1, &[("self", "Tree(n=1)")]);
        let past = [
            state(Event::Line, &[module], None),
            state(Event::Call, &[module, own], None),
            state(Event::Line, &[module, inside], None),
            state(
                Event::Return,
                &[module, inside],
                Some("<generator object Tree.walk>"),
            ),
        ];
        let past: Vec<&State> = past.iter().collect();
        let read = program.without_hands(&past)?;
        assert_eq!(read.past().len(), 1);
        let mut next = past[1].clone();
        next.event = Event::Call;
        let given = read.with_results(next).frames[0].pending.clone()?;
        assert_eq!(given.len(), 1, "{line}");
        Some((read.program.line(14)?.text.clone(), read.begins().is_some()))
    }

    #[test]
    fn a_line_makes_the_generator_that_is_handed_on() {
        let check = |line: &str, function: (&'static str, u32), expected: Option<&str>| {
            let found = read(line, function);
            let expected = expected.map(|text| (text.to_owned(), true));
            assert_eq!(found, expected, "{line}");
        };
        let iterator = ("__iter__", 6);
        let told = "for x in t.walk(t.n):";
        check("for x in t:\n    pass", iterator, Some(told));
        check("x = sum(t)", iterator, Some("x=sum(t.walk(t.n))"));
        check("x = 2 in t", iterator, Some("x=2 in t.walk(t.n)"));
        let made = Some("x=[y*2 for y in t.walk(t.n)]");
        check("x = [y * 2 for y in t]", iterator, made);
        let any = Some("x=any(y>1 for y in t.walk(t.n))");
        check("x = any(y > 1 for y in t)", iterator, any);
        check("x = list(make(4))", ("make", 12), Some("x=list(up(4))"));
        // Which of both has been asked is not told, and a list is no generator.
        check("x = sum(t) + max(t)", iterator, None);
        check("x = t.both()", ("both", 8), None);
    }
}
