//! What a call hands back: the object that a local of its frame stands for is the one that the caller's statement gives a name.

use ruff_python_ast::{Expr, Stmt};

use super::sharing::{part, share};
use crate::program::classes::parsed;
use crate::program::reach::Reach;
use crate::program::resumption::calling;
use crate::program::{Program, is_identifier};
use crate::state::{AliasName, Event, State};

impl Program {
    /// The local that the frame returns which is about to return at a state, and the name that the statement which called it gives that: of
    /// `return items` and `xs = f(…)` these two.
    pub(in crate::program) fn handed_back(&self, at: &State) -> Option<(AliasName, AliasName)> {
        let [.., caller, top] = at.frames.as_slice() else {
            return None;
        };
        let returned = self.local_returned(at)?;
        let text = self.line(caller.line)?.text.as_str();
        let module = parsed(text)?;
        let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
            return None;
        };
        let ([Expr::Name(target)], Expr::Call(call)) = (&*assign.targets, &*assign.value) else {
            return None;
        };
        let called = match &*call.func {
            Expr::Name(name) => name.id.as_str(),
            Expr::Attribute(method) => method.attr.as_str(),
            _ => return None,
        };
        let once = text.matches(&format!("{called}(")).count() == 1;
        if called != top.function || !once {
            return None;
        }
        let target = Reach::of(self, &calling(at))?.bound(&target.id)?;
        Some((returned, target))
    }

    /// The local that the frame returns which is about to return at a state.
    fn local_returned(&self, at: &State) -> Option<AliasName> {
        let top = at.top().filter(|_| at.event == Event::Return)?;
        let name = self.line(top.line)?.text.strip_prefix("return ");
        let name = name.filter(|name| is_identifier(name))?;
        let value = top.known(name)?;
        let returns = at.value.as_deref() == Some(value) && !self.is_generator_frame(top);
        returns.then(|| AliasName::new(at.depth() - 1, name))
    }

    /// Notes in `rest`, the state in which the rest of a line goes on when a frame returns at `at`, that the name which the rest has for what
    /// is returned is one object with the names that this has: `return self`.
    pub(in crate::program) fn share_handed_on(&self, at: &State, made: &str, rest: &mut State) {
        let Some(own) = self.local_returned(at) else {
            return;
        };
        let mut groups = at.aliases.iter().flatten();
        let same = groups.find(|group| group.contains(&own));
        let other = same.and_then(|group| group.iter().find(|one| one.frame < own.frame));
        if let (Some(other), Some(caller)) = (other, own.frame.checked_sub(1)) {
            share(rest, other, Some(AliasName::new(caller, made)));
        }
    }

    /// Notes in the state after a single step from `at`, where a frame returns, that a name which gets a local of that frame is one object
    /// with the other names that this has.
    pub fn share_returned(&self, at: &State, after: &mut State) {
        let ends = matches!(after.event, Event::Line | Event::Return);
        if !ends || after.depth() + 1 != at.depth() {
            return;
        }
        let (Some((of, target)), Some(groups)) = (self.handed_back(at), &at.aliases) else {
            return;
        };
        let mut names = groups.iter().filter(|group| group.contains(&of)).flatten();
        match names.find(|one| one.frame < of.frame && **one != target) {
            Some(other) => share(after, other, Some(target)),
            None => part(after, &target),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    #[test]
    fn a_name_gets_the_object_that_a_call_returns() {
        let check = |call: &str, body: &str, expected: bool| {
            let source = format!("xs = [1]\ndef f(a):\n    b = a[:]\n    {body}\n{call}\nn = 2\n");
            let program = Program::parse(&source).unwrap();
            let (xs, list) = (("xs", "[1]"), "[1]");
            let frames: [Shown<'_>; 2] = [
                ("<module>", 5, &[xs]),
                ("f", 4, &[("a", list), ("b", list)]),
            ];
            let mut at = state(Event::Return, &frames, Some(list));
            let name = |frame: usize, name: &str| AliasName::new(frame, name);
            at.aliases = Some(vec![vec![name(0, "xs"), name(1, "a")]]);
            let mut after = state(Event::Line, &[("<module>", 6, &[xs, ("ys", list)])], None);
            after.aliases = Some(Vec::new());
            program.share_returned(&at, &mut after);
            if body == "return a" {
                let made = ("made", list);
                let mut rest = state(Event::Line, &[("<module>", 5, &[xs, made])], None);
                rest.aliases = Some(Vec::new());
                program.share_handed_on(&at, "made", &mut rest);
                let joined = vec![name(0, "made"), name(0, "xs")];
                assert_eq!(rest.aliases, Some(vec![joined]));
            }
            let shared = vec![name(0, "xs"), name(0, "ys")];
            let found = after.aliases.unwrap_or_default();
            assert_eq!(found.contains(&shared), expected, "{call}, {body}");
        };
        check("ys = f(xs)", "return a", true);
        check("ys = f(xs)", "return b", false);
        check("ys = list(f(xs))", "return a", false);
        check("ys = f(xs)[:]", "return a", false);
    }
}
