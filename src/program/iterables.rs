//! Iterators that objects of the program are gone through with, where `__iter__` only asks something of the object for its own
//! (`return iter(self.items)`): no state shows what such an iterator still gives, but the object does. Once `__iter__` has returned, the line
//! goes on as one that goes through that itself: `for x in bag:` as `for x in bag.items:`.

use std::ops::Range;

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprGenerator, ExprName};
use ruff_text_size::Ranged;

use super::arguments::CallWorth;
use super::expressions::{listed_generator, written};
use super::names::all_names;
use super::rewriting::{behind_header, with_all};
use super::{Definition, Program};
use crate::state::{Event, State};

/// Methods that going through what a generator expression gives asks no element for.
const QUIET: [&str; 5] = ["__init__", "__iter__", "__len__", "__repr__", "__str__"];

impl Program {
    /// The method that an object of the program is asked for an iterator with, if it is no generator and says itself what it gives.
    pub(super) fn iterating(&self, class: &Definition) -> Option<&Definition> {
        let method = self.method(class, "__iter__")?;
        (!self.is_generator(method)).then_some(method)
    }

    /// What stands in the place of an object whose `__iter__` has returned: what that goes through.
    pub(super) fn gone_through_now(
        &self,
        at: &State,
        object: &Expr,
        worth: CallWorth,
    ) -> Option<String> {
        let items = self.behind_iterator(at, object)?;
        self.measured(object, worth, items)
    }

    /// What an object gives, as an expression that first asks it for its length where a list is made.
    pub(super) fn measured(
        &self,
        object: &Expr,
        worth: CallWorth,
        items: String,
    ) -> Option<String> {
        if worth != CallWorth::Measured {
            return Some(items);
        }
        let measured = written(object, &self.text).filter(|_| !self.binds("len"))?;
        Some(format!("(len({measured}), {items})[1]"))
    }

    /// The program with what the objects give that the header of a loop goes through which is about to go on.
    pub fn with_iterables(&self, at: &State) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied()??;
        if count == 0 {
            return None;
        }
        let (definition, span) = self.loop_of(frame)?;
        let places = self.with_header(frame.line, |header| {
            let [iterated] = header.operands()[..] else {
                return None;
            };
            let mut objects = Vec::new();
            iterated_objects(iterated, &mut objects);
            let own = |object: &&&Expr| {
                let class = self.class_of(at, object);
                class.is_some_and(|class| self.iterating(class).is_some())
            };
            let put = |object: &&Expr| {
                if !self.stays_bound(definition, span, object) {
                    return None;
                }
                let place: Range<usize> = object.range().into();
                Some((place, self.behind_iterator(at, object)?))
            };
            let places: Option<Vec<(Range<usize>, String)>> =
                objects.iter().filter(own).map(put).collect();
            places.filter(|places| header.is_for() && !places.is_empty())
        })?;
        let mut text = self.text.clone();
        for (place, items) in places.into_iter().rev() {
            text.replace_range(place, &items);
        }
        self.rewritten(&text)
    }

    /// The only line of a method's body, which may stand behind its header.
    pub(super) fn only_statement(&self, method: &Definition) -> Option<String> {
        let mut body = (self.lines.iter()).filter(|line| method.is_in_body(line.number));
        match (body.next(), body.next()) {
            (Some(only), None) => Some(only.text.clone()),
            (None, _) => behind_header(&self.line(method.line)?.text),
            _ => None,
        }
    }

    /// What the iterator of an object goes through, as an expression where the object stands: `bag.items`.
    pub(super) fn behind_iterator(&self, at: &State, object: &Expr) -> Option<String> {
        let method = self.iterating(self.class_of(at, object)?)?;
        let own = &method.scope.variables.first()?.name;
        let text = self.only_statement(method)?;
        let returned = text.strip_prefix("return ")?;
        if self.hands_on_generator(method).is_some() {
            let given = [(own.clone(), written(object, &self.text)?.to_owned())];
            return self.generator_handed_on(method, &given);
        }
        let parsed = ruff_python_parser::parse_expression(returned).ok()?;
        if let Expr::Generator(made) = parsed.expr() {
            return self.elements_handed_out(made, own, written(object, &self.text)?, returned);
        }
        let call = parsed.expr().as_call_expr()?;
        let ([asked], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let iterates = call.func.as_name_expr()?.id.as_str() == "iter" && !self.binds("iter");
        let (own, others): (Vec<&ExprName>, Vec<&ExprName>) = all_names(asked)
            .into_iter()
            .partition(|name| name.id.as_str() == own);
        if !iterates || others.iter().any(|name| self.binds(&name.id)) {
            return None;
        }
        let (start, object) = (asked.start().to_usize(), written(object, &self.text)?);
        let mut told = written(asked, returned)?.to_owned();
        for name in own.into_iter().rev() {
            let place = name.start().to_usize() - start..name.end().to_usize() - start;
            told.replace_range(place, object);
        }
        Some(told)
    }
}

impl Program {
    /// What the generator expression gives that `__iter__` returns (`return (x for x in self.items)`), as a list that is made where the object
    /// stands; `None` where making it may enter something of the program, which the generator would do element by element.
    fn elements_handed_out(
        &self,
        made: &ExprGenerator,
        own: &str,
        object: &str,
        returned: &str,
    ) -> Option<String> {
        let entered = |name: &str| self.definitions.iter().any(|one| one.name == name);
        let runs = |part: &Expr| match part {
            Expr::Attribute(read) => entered(&read.attr),
            Expr::Named(_) | Expr::Lambda(_) | Expr::Await(_) => true,
            _ => false,
        };
        let special = |one: &Definition| one.name.starts_with("__") && !QUIET.contains(&&*one.name);
        let all = Expr::from(made.clone());
        if self.definitions.iter().any(special) || any_over_expr(&all, runs) {
            return None;
        }
        let names = all_names(&all);
        let bound = |name: &str| {
            let mut names = names.iter();
            names.any(|one| one.id.as_str() == name && one.ctx.is_store())
        };
        let root = object.split('.').next().unwrap_or(object);
        let free = |name: &&&ExprName| name.id.as_str() != own && !bound(&name.id);
        let mut others = names.iter().filter(free);
        if bound(own) || bound(root) || others.any(|name| self.binds(&name.id)) {
            return None;
        }
        let places = names.iter().filter(|name| name.id.as_str() == own);
        let places = places.map(|name| (Range::<usize>::from(name.range()), object));
        let text = with_all(returned, places.collect());
        listed_generator(&text)
    }
}

/// What a header asks for its iterator: what it goes through, or what functions of Python's hand on the values of.
fn iterated_objects<'e>(expr: &'e Expr, found: &mut Vec<&'e Expr>) {
    let Some(call) = expr.as_call_expr() else {
        found.push(expr);
        return;
    };
    let name = call.func.as_name_expr().map(|name| name.id.as_str());
    if matches!(name, Some("enumerate" | "zip")) {
        for one in &call.arguments.args {
            iterated_objects(one, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    const SOURCE: &str = "\
class Bag:
    def __init__(self, items):
        self.items = items
    def __iter__(self):
        return iter(self.items)
    def __len__(self):
        return len(self.items)
class Book:
    def __init__(self, pages):
        self.pages = pages
    def __iter__(self): return iter(self.pages.values())
class Even(Bag):
    def __iter__(self):
        return (x for x in self.items if x % 2 == 0)
class Loud(Bag):
    def __iter__(self):
        return (self.said(x) for x in self.items)
    def said(self, x):
        return x
";

    /// The header of a loop that goes on, and the function that is entered where it begins.
    fn told(header: &str) -> (Option<String>, Option<String>) {
        let program = Program::parse(&format!("{SOURCE}{header}\n    pass\n")).unwrap();
        let known = [
            ("bag", "Bag(items=[1, 2])"),
            ("book", "Book(pages={'a': 3})"),
            ("even", "Even(items=[1, 2])"),
            ("loud", "Loud(items=[1, 2])"),
        ];
        let mut at = state(Event::Line, &[("<module>", 20, &known)], None);
        at.frames[0].loops = Some([(20, Some(0))].into());
        let entered = program.entered(&at).map(|one| one.name.clone());
        at.frames[0].loops = Some([(20, Some(1))].into());
        assert_eq!(program.entered(&at).map(|one| one.name.clone()), None);
        let found = program.with_iterables(&at);
        let header = found.map(|found| found.line(20).unwrap().text.clone());
        (header, entered)
    }

    #[test]
    fn what_objects_give_stands_in_their_places() {
        let check = |header: &str, expected: &str| {
            let entered = Some("__iter__".to_owned());
            assert_eq!(
                told(header),
                (Some(expected.to_owned()), entered),
                "{header}"
            );
        };
        check("for x in bag:", "for x in bag.items:");
        check(
            "for i, x in enumerate(bag):",
            "for i, x in enumerate(bag.items):",
        );
        check("for x in book:", "for x in book.pages.values():");
        check(
            "for x in even:",
            "for x in [x for x in even.items if x%2==0]:",
        );
        assert_eq!(told("for x in loud:").0, None);
        check(
            "for x, y in zip(bag, book):",
            "for x, y in zip(bag.items, book.pages.values()):",
        );
    }
}
