//! Statements that only hand on what there is: `prev, cur = cur, cur.next`, `self.head = node`, `return node.left`. What all names stand for
//! afterwards, and are shown as, follows from the objects of a run.

use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Expr, ExprAttribute, ExprSubscript, Stmt};

use super::Objects;
use crate::program::Program;
use crate::program::classes::parsed;
use crate::program::heap::{Cell, Held, Style, place_in};
use crate::quiz::PythonValue;
use crate::state::{AliasName, Event, State, cut_value};

/// How many brackets are open at most where something is left out that is nested in itself.
const SHALLOW: usize = 12;

impl Objects {
    /// The state that comes next where the line that is about to run only hands on objects, and nothing else; `None` where something of it
    /// is not known.
    pub(in crate::program) fn moved(&self, program: &Program, at: &State) -> Option<State> {
        let top = at.top().filter(|_| at.event == Event::Line)?;
        let definition = program.definition_at(&top.function, top.line)?;
        let line = program.line(top.line)?;
        let text = line.text.as_str();
        // What is left to be done where a block is left is told elsewhere.
        let mut own = program.lines.iter();
        if own.any(|line| {
            definition.contains(line.number)
                && (line.text.starts_with("with ") || line.text == "finally:")
        }) {
            return None;
        }
        let mut ways = definition.flow.following(line.number);
        let (way, other) = (ways.next(), ways.next());
        let given = text
            .strip_prefix("return ")
            .or_else(|| text.strip_prefix("yield "));
        let mut next = State {
            value: None,
            output: String::new(),
            ..at.clone()
        };
        if let Some(given) = given {
            let leaves = text.starts_with("yield ") || way.is_none();
            let parsed = ruff_python_parser::parse_expression(given).ok()?;
            if !leaves || !parsed.expr().is_attribute_expr() {
                return None;
            }
            let held = self.handed(program, parsed.expr(), text)?;
            next.event = Event::Return;
            next.value = Some(self.shown(program, &held)?);
            return Some(next);
        }
        let module = parsed(text)?;
        let assign = match module.syntax().body.as_slice() {
            [Stmt::Assign(assign)] => assign,
            [Stmt::Delete(deleted)] => {
                let mut targets = deleted.targets.iter();
                let known = targets.all(|one| match one {
                    Expr::Subscript(item) => self.has_item(program, item, text),
                    Expr::Attribute(attribute) => self.has_attribute(program, attribute, text),
                    _ => false,
                });
                return match known && other.is_none() {
                    true => self.moved_on(program, at, next, way),
                    false => None,
                };
            }
            _ => return None,
        };
        let mut objects = false;
        let values = match &*assign.value {
            Expr::Tuple(tuple) => tuple.elts.as_slice(),
            value => std::slice::from_ref(value),
        };
        for value in values {
            objects |= matches!(self.handed(program, value, text)?, Held::Object(_));
        }
        let [target] = assign.targets.as_slice() else {
            return None;
        };
        let targets = match target {
            Expr::Tuple(tuple) => tuple.elts.as_slice(),
            target => std::slice::from_ref(target),
        };
        if targets.len() != values.len() || other.is_some() {
            return None;
        }
        for target in targets {
            match target {
                Expr::Name(_) => {}
                Expr::Attribute(attribute) => {
                    objects = true;
                    let held = self.handed(program, &attribute.value, text)?;
                    let Held::Object(index) = held else {
                        return None;
                    };
                    let Cell::Instance { class, .. } = &self.heap.cells[index] else {
                        return None;
                    };
                    let class = program.class(class)?;
                    let name = attribute.attr.as_str();
                    if !program.keeps_attribute(class, name) {
                        return None;
                    }
                }
                Expr::Subscript(item) => {
                    objects = true;
                    if !self.takes_item(program, item, text) {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        if !objects {
            return None;
        }
        self.moved_on(program, at, next, way)
    }

    /// The state behind a statement that is followed in full, on its only way; `next` has what it leaves as it is.
    fn moved_on(
        &self,
        program: &Program,
        at: &State,
        mut next: State,
        way: Option<u32>,
    ) -> Option<State> {
        let mut after = self.clone();
        after
            .frames
            .iter_mut()
            .for_each(|frame| frame.bound.clear());
        after.complete(program, at);
        let bound = after.frames.last()?.bound.clone();
        let index = next.depth().checked_sub(1)?;
        for (place, frame) in next.frames.iter_mut().enumerate() {
            let names = &after.frames.get(place)?.names;
            for (name, value) in frame.locals.as_mut()? {
                let held = names.get(name).unwrap_or(&Held::Unknown);
                match held {
                    Held::Unknown | Held::Missing | Held::Worked(_) => {
                        // What is no object of the program stays as it is.
                        let text = value.as_deref()?;
                        let read = PythonValue::read(text);
                        let function =
                            text.starts_with("<function ") || text.starts_with("<class ");
                        let plain = read.is_ok_and(|value| after.is_plain(program, &value));
                        if !(plain || function) || program.disguises() || text.contains("...") {
                            return None;
                        }
                    }
                    held => *value = Some(after.shown(program, held)?),
                }
            }
        }
        for name in &bound {
            let held = after.frames.last()?.names.get(name)?.clone();
            let shown = after.shown(program, &held)?;
            let locals = next.frames.last_mut()?.locals.as_mut()?;
            locals.insert(name.clone(), Some(shown));
            let one = AliasName::new(index, name);
            next.aliases
                .iter_mut()
                .flatten()
                .for_each(|group| group.retain(|other| *other != one));
        }
        // A name of the frame is one of the module, too, where both are one frame.
        next.aliases.as_mut()?.retain(|group| group.len() > 1);
        for name in &bound {
            let held = after.frames.last()?.names.get(name)?.clone();
            if let Held::Object(object) = held
                && !matches!(after.heap.cells[object], Cell::Instance { .. })
            {
                return None;
            }
            after.share(&mut next, &held, &AliasName::new(index, name));
        }
        let frame = next.frames.last_mut()?;
        match way {
            Some(line) => {
                frame.line = line;
                frame.pending = Some(Vec::new());
                program.count_loops(frame)?;
            }
            None => {
                program.ending(at)?;
                next.event = Event::Return;
                next.value = Some("None".to_owned());
            }
        }
        Some(next)
    }

    /// Whether a dictionary that is known has an item, and lets it be taken out without a method.
    fn has_item(&self, program: &Program, item: &ExprSubscript, text: &str) -> bool {
        let reading = self.reading(program, text);
        let (object, key) = (reading.held(&item.value), reading.held(&item.slice));
        let Held::Object(index) = object else {
            return false;
        };
        let Cell::Dict(pairs) = &self.heap.cells[index] else {
            return false;
        };
        let has = matches!(key, Held::Text(_)) && pairs.iter().any(|(one, _)| *one == key);
        has && !program.overrides("__delitem__") && !any_over_expr(&item.slice, Expr::is_call_expr)
    }

    /// Whether an object that is known has an attribute, and lets it be deleted without a method.
    fn has_attribute(&self, program: &Program, attribute: &ExprAttribute, text: &str) -> bool {
        let Held::Object(index) = self.reading(program, text).held(&attribute.value) else {
            return false;
        };
        let Cell::Instance {
            class, attributes, ..
        } = &self.heap.cells[index]
        else {
            return false;
        };
        let name = attribute.attr.as_str();
        let class = program.class(class);
        let has = attributes.iter().any(|(one, _)| one == name);
        has && class.is_some_and(|class| program.forgets_attribute(class, name))
    }

    /// Whether what a target is an item of is a list or a dictionary that is known, and the item can be set.
    fn takes_item(&self, program: &Program, item: &ExprSubscript, text: &str) -> bool {
        let mut read = &*item.value;
        while let Expr::Attribute(attribute) = read {
            read = &attribute.value;
        }
        let plain = |expr: &Expr| expr.is_name_expr() || expr.is_literal_expr();
        let reading = self.reading(program, text);
        let Held::Object(index) = reading.held(&item.value) else {
            return false;
        };
        let key = reading.held(&item.slice);
        let key = match &key {
            Held::Text(key) => PythonValue::read(key).ok().map(|value| (key, value)),
            _ => None,
        };
        let takes = match (&self.heap.cells[index], key) {
            (Cell::List(items), Some((key, PythonValue::Int(_)))) => {
                place_in(items.len(), key).is_some()
            }
            (Cell::Dict(_), Some((_, PythonValue::Int(_) | PythonValue::Str(_)))) => true,
            _ => false,
        };
        takes && read.is_name_expr() && plain(&item.slice) && !program.overrides("__setitem__")
    }

    /// What an expression stands for that only reads names and attributes: an object of the program, or what nothing changes.
    fn handed(&self, program: &Program, expr: &Expr, text: &str) -> Option<Held> {
        let reads = |expr: &Expr| {
            let mut expr = expr;
            while let Expr::Attribute(attribute) = expr {
                expr = &attribute.value;
            }
            matches!(expr, Expr::Name(_))
        };
        let constant = matches!(
            expr,
            Expr::NoneLiteral(_) | Expr::BooleanLiteral(_) | Expr::NumberLiteral(_)
        );
        if !constant && !reads(expr) {
            return None;
        }
        let reading = self.reading(program, text);
        match reading.held(expr) {
            Held::Text(text) if !text.ends_with('…') => Some(Held::Text(text)),
            Held::Object(index) if matches!(self.heap.cells[index], Cell::Instance { .. }) => {
                Some(Held::Object(index))
            }
            _ => None,
        }
    }

    /// What a state shows of what is held, if that is known. Of an object inside of itself it shows `...`.
    fn shown(&self, program: &Program, held: &Held) -> Option<String> {
        let text = self.heap.text(program, held, Style::Shown).ok()?;
        // What is nested too deep is left out in the same way.
        let around = text.rsplit_once("...").map(|(around, _)| around);
        let open = around.map_or(0, |around| around.matches(['(', '[', '{']).count());
        (open < SHALLOW).then(|| cut_value(text))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};

    /// What comes of the last of these states, each of which is its frames: the value that is returned, or what a name of the top frame shows.
    fn moved(source: &str, states: &[(Event, &[Shown<'_>])], name: Option<&str>) -> Option<String> {
        let program = Program::parse(source).unwrap();
        let mut past = vec![State::start()];
        for (event, frames) in states {
            let value = (*event == Event::Return).then_some("None");
            let mut state = state(*event, frames, value);
            for frame in &mut state.frames {
                frame.loops = Some([].into());
            }
            past.push(state);
        }
        let past: Vec<&State> = past.iter().collect();
        let objects = Objects::followed(&program, &past, &BTreeMap::new());
        let next = objects.moved(&program, past[past.len() - 1])?;
        match name {
            Some(name) => next.top()?.known(name).map(str::to_owned),
            None => next.value,
        }
    }

    #[test]
    fn what_a_class_has_is_handed_on() {
        let source = "\
class Only:
    one = None
    def __new__(cls):
        cls.one = super().__new__(cls)
        cls.one.items = []
        return cls.one
x = Only()
";
        let cls: &[(&str, &str)] = &[("cls", "<class '__main__.Only'>")];
        let module = ("<module>", 7, &[][..]);
        let new = |line| ("__new__", line, cls);
        let states: [(Event, &[Shown<'_>]); 5] = [
            (Event::Line, &[module]),
            (Event::Call, &[module, new(3)]),
            (Event::Line, &[module, new(4)]),
            (Event::Line, &[module, new(5)]),
            (Event::Line, &[module, new(6)]),
        ];
        let returned = moved(source, &states, None);
        assert_eq!(returned.as_deref(), Some("Only(items=[])"));
    }

    #[test]
    fn attributes_that_are_deleted_are_gone() {
        let source = "\
class Box:
    def __init__(self):
        self.a = 1
        self.b = 2
x = Box()
del x.a
print(x)
";
        let before: &[(&str, &str)] = &[];
        let own = |shown| [("self", shown)];
        let (empty, one, both) = (own("Box()"), own("Box(a=1)"), own("Box(a=1, b=2)"));
        let module = ("<module>", 5, before);
        let states: [(Event, &[Shown<'_>]); 6] = [
            (Event::Line, &[module]),
            (Event::Call, &[module, ("__init__", 2, &empty)]),
            (Event::Line, &[module, ("__init__", 3, &empty)]),
            (Event::Line, &[module, ("__init__", 4, &one)]),
            (Event::Return, &[module, ("__init__", 4, &both)]),
            (Event::Line, &[("<module>", 6, &[("x", "Box(a=1, b=2)")])]),
        ];
        let left = moved(source, &states, Some("x"));
        assert_eq!(left.as_deref(), Some("Box(b=2)"));
    }

    #[test]
    fn items_that_are_objects_are_put_in_and_taken_out() {
        let source = "\
class Link:
    def __init__(self):
        self.next = self
    def __repr__(self):
        return '<link>'
a = Link()
by = {}
by['a'] = a
del by['a']
print(by)
";
        let (a, none, both) = (("a", "<link>"), ("by", "{}"), ("by", "{'a': <link>}"));
        let made: &[(&str, &str)] = &[("self", "<link>")];
        let before: &[(&str, &str)] = &[];
        let one: &[(&str, &str)] = &[a];
        let empty: &[(&str, &str)] = &[a, none];
        let filled: &[(&str, &str)] = &[a, both];
        let states: [(Event, &[Shown<'_>]); 7] = [
            (Event::Line, &[("<module>", 6, before)]),
            (
                Event::Call,
                &[("<module>", 6, before), ("__init__", 2, made)],
            ),
            (
                Event::Line,
                &[("<module>", 6, before), ("__init__", 3, made)],
            ),
            (
                Event::Return,
                &[("<module>", 6, before), ("__init__", 3, made)],
            ),
            (Event::Line, &[("<module>", 7, one)]),
            (Event::Line, &[("<module>", 8, empty)]),
            (Event::Line, &[("<module>", 9, filled)]),
        ];
        let put = moved(source, &states[..6], Some("by"));
        assert_eq!(put.as_deref(), Some("{'a': <link>}"));
        assert_eq!(moved(source, &states, Some("by")).as_deref(), Some("{}"));
    }
}
