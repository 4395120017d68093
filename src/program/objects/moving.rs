//! Statements that only hand on what there is: `prev, cur = cur, cur.next`, `self.head = node`, `return node.left`. What all names stand for
//! afterwards, and are shown as, follows from the objects of a run.

use ruff_python_ast::{Expr, Stmt};

use super::Objects;
use crate::program::Program;
use crate::program::classes::parsed;
use crate::program::heap::{Cell, Held, Style};
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
        let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
            return None;
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
                    let set = program.setter(class, name).is_some()
                        || program.method(class, name).is_some()
                        || program.method(class, "__setattr__").is_some();
                    if set {
                        return None;
                    }
                }
                _ => return None,
            }
        }
        if !objects {
            return None;
        }
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
                let old = frame.loops.take()?;
                let spans = program.loops_at(definition, line).into_iter();
                let counted = |header: u32| old.get(&header).copied().unwrap_or(Some(0));
                let loops = spans.map(|span| (span.header, counted(span.header)));
                frame.loops = Some(loops.collect());
            }
            None => {
                program.ending(at)?;
                next.event = Event::Return;
                next.value = Some("None".to_owned());
            }
        }
        Some(next)
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
