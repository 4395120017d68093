//! Objects that have no iterator of their own: Python goes through them by their items, which it asks for by their places from 0 on until an
//! `IndexError` says that there are no more (Python's language reference, "`object.__getitem__`"). A line that takes all of these at once goes
//! on as one that makes a list of them: `[*deck.__getitem__[0]]` at first, and `['A', *deck.__getitem__[1]]` once the first has come. No
//! program says such a thing by itself, since a method has no items.

use std::ops::Range;

use crate::visitor::Visitor;
use ruff_python_ast::Expr;
use ruff_text_size::Ranged;

use crate::program::expressions::written;
use crate::program::generators::Consumed;
use crate::program::{Definition, Program};
use crate::state::{Frame, State};

/// The method that an object is asked with for its items.
pub(in crate::program) const ITEM: &str = "__getitem__";

/// The most objects that one line goes through so.
const MOST: usize = 6;

/// The object, as it is written, of which a starred part of a line takes all items that are left, and the place of the next one.
pub(in crate::program) fn taken_by_place(part: &Expr) -> Option<(&Expr, u32)> {
    let item = part.as_starred_expr()?.value.as_subscript_expr()?;
    let method = item
        .value
        .as_attribute_expr()
        .filter(|one| one.attr.as_str() == ITEM)?;
    let place = item.slice.as_number_literal_expr()?.value.as_int()?;
    Some((&method.value, u32::try_from(place.as_u64()?).ok()?))
}

impl Program {
    /// The method that objects of a class are gone through with, if they have no iterator of their own.
    pub(in crate::program) fn giving_items(&self, class: &Definition) -> Option<&Definition> {
        let method = self.method(class, ITEM)?;
        (!self.may_have(&class.name, "__iter__") && !self.is_generator(method)).then_some(method)
    }

    /// The part of a line that takes the items of an object from the next place on.
    pub(super) fn with_next_place(&self, part: &Expr) -> Option<String> {
        let (object, place) = taken_by_place(part)?;
        let next = place.checked_add(1)?;
        Some(format!("*{}.{ITEM}[{next}]", written(object, &self.text)?))
    }

    /// Whether a frame has been asked for the item that the line which waits takes next; `None` where it takes none by their places.
    pub(super) fn gives_next_item(&self, at: &State, frame: &Frame) -> Option<bool> {
        self.takes_by_place(at)?;
        let (_, next) = self.with_sure_call(at, |call, _| {
            taken_by_place(call).map(|(_, place)| place.to_string())
        })?;
        let method = self.definition_at(&frame.function, frame.line)?;
        let place = method.scope.variables.get(1)?;
        let asked = frame.known(&place.name);
        Some(frame.function == ITEM && asked.is_none_or(|asked| *asked == next))
    }

    /// Whether the line that runs takes items of an object by their places.
    pub(super) fn takes_by_place(&self, at: &State) -> Option<()> {
        let line = self.line(at.line()?)?;
        line.text.contains(&format!(".{ITEM}[")).then_some(())
    }

    /// The program with the items of the objects in their places of which the line that is about to run takes all at once.
    pub(in crate::program) fn with_items_taken(&self, at: &State) -> Option<Program> {
        if !self.has_method(ITEM) {
            return None;
        }
        self.with_parts(at.top()?, MOST, |program, operands| {
            let mut consumed = Consumed::default();
            operands.iter().for_each(|one| consumed.visit_expr(one));
            let mut objects = ByItems {
                program,
                at,
                found: Vec::new(),
            };
            operands.iter().for_each(|one| objects.visit_expr(one));
            objects.found.into_iter().find_map(|object| {
                let starred = program.takes_all(at, object)?;
                let text = written(object, &program.text)?;
                let place: Range<usize> = object.range().into();
                // The iterator by places asks its object for the length.
                let listed = consumed.listed.contains(&place) || consumed.joined.contains(&place);
                let measured = listed && program.has_length(program.class_of(at, object)?);
                let items = format!("{text}.{ITEM}[0]");
                let told = match (measured, starred) {
                    (false, true) => items,
                    (false, false) => format!("[*{items}]"),
                    (true, _) if program.binds("len") => return None,
                    (true, _) => format!("(len({text}), [*{items}])[1]"),
                };
                Some((place, told))
            })
        })
    }
}

/// Looks for objects that are gone through by their items.
struct ByItems<'p, 'e> {
    program: &'p Program,
    at: &'p State,
    found: Vec<&'e Expr>,
}

impl<'e> Visitor<'e> for ByItems<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if taken_by_place(expr).is_some() {
            return;
        }
        if expr.is_name_expr() || expr.is_attribute_expr() {
            let class = self.program.class_of(self.at, expr);
            if class.is_some_and(|class| self.program.giving_items(class).is_some()) {
                self.found.push(expr);
            }
        }
        crate::visitor::walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;
    use crate::state::Event;

    /// Six lines, before the one that is tried.
    const SOURCE: &str = "\
class Deck:
    def __getitem__(self, i):
        return self.cards[i]
class Sized(Deck):
    def __len__(self):
        return 2
";

    #[test]
    fn a_line_takes_the_items_of_an_object() {
        let check = |line: &str, expected: Option<&str>| {
            let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
            let known = [
                ("d", "Deck(cards=[1, 2])"),
                ("s", "Sized(cards=[1, 2])"),
                ("xs", "[1]"),
            ];
            let at = state(Event::Line, &[("<module>", 7, &known)], None);
            let told = program.with_items_taken(&at);
            let text = told.map(|told| told.line(7).unwrap().text.clone());
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check("x = list(d)", Some("x=list([*d.__getitem__[0]])"));
        check(
            "x = list(s)",
            Some("x=list((len(s), [*s.__getitem__[0]])[1])"),
        );
        check("x = sum(s)", Some("x=sum([*s.__getitem__[0]])"));
        check("f(*d)", Some("f(*d.__getitem__[0])"));
        check("x = 3 in d", Some("x=3 in [*d.__getitem__[0]]"));
        check("a, b = d", None);
        check(
            "x = ', '.join(s)",
            Some("x=', '.join((len(s), [*s.__getitem__[0]])[1])"),
        );
        check(
            "x = list(enumerate(d))",
            Some("x=list(enumerate([*d.__getitem__[0]]))"),
        );
        check(
            "x = [c + 1 for c in d]",
            Some("x=[c+1 for c in [*d.__getitem__[0]]]"),
        );
        check("x = d[0]", None);
        check("x = list(xs)", None);
        check("for c in d: pass", None);
    }
}
