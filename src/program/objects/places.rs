//! Lines in which what is selected among objects stands by the places that these have: `print(max(people, key=…))` as `print(people[2])`,
//! `[p for p in people if p.age > 26]` as `[people[0], people[2]]`, and whether two are one object as what that comes to.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprAttribute, Operator, Stmt};
use ruff_text_size::Ranged;

use super::{Followed, Objects};
use crate::program::Program;
use crate::program::classes::is_identity;
use crate::program::displays::displays;
use crate::program::effects::CHANGING;
use crate::program::expressions::has_own_names;
use crate::program::heap::{Cell, Held, Style};
use crate::quiz::PythonValue;
use crate::state::{Event, Frame, State};

/// The most parts of a line that are written so.
const MOST: usize = 8;

/// The most places that are looked at for an object.
const MOST_PLACES: usize = 400;

/// The most objects that are written out.
const MOST_OBJECTS: usize = 40;

/// Functions of Python's that select among objects, or put them in order.
const SELECTING: [&str; 8] = [
    "filter",
    "isinstance",
    "list",
    "max",
    "min",
    "next",
    "sorted",
    "tuple",
];

/// Functions of Python's that go through what they are given.
const GOING_THROUGH: [&str; 8] = ["all", "any", "list", "max", "min", "sorted", "sum", "tuple"];

impl Objects {
    /// The program with what the line that is about to run at a state, or that a frame returns to, selects among objects written by their
    /// places.
    pub(in crate::program) fn placed(&self, program: &Program, at: &State) -> Option<Program> {
        let depth = match at.event {
            Event::Line => at.depth(),
            Event::Return => at.depth().checked_sub(1)?,
            _ => return None,
        };
        let index = depth.checked_sub(1)?;
        let (frame, followed) = (at.frames.get(index)?, self.frames.get(index)?);
        if let Some(ended) = self.ended(program, at, frame) {
            return Some(ended);
        }
        program.with_parts(frame, MOST, |program, operands| {
            let mut search = Search {
                objects: self,
                program,
                followed,
                found: None,
            };
            for expr in operands {
                if !search.hands_on(expr) {
                    search.visit_expr(expr);
                }
            }
            search.found
        })
    }

    /// The program with nothing in the place of what a loop goes through that has taken all the objects of a list which only a class has. No
    /// state shows that, so that nothing else could tell that the loop is over.
    fn ended(&self, program: &Program, at: &State, frame: &Frame) -> Option<Program> {
        let followed = self.frames.get(at.depth().checked_sub(1)?)?;
        let count = frame.loops.as_ref()?.get(&frame.line).copied();
        let taken = usize::try_from(count.unwrap_or(Some(0))?).ok()?;
        let (place, nothing) = program.with_header(frame.line, |header| {
            let operands = header.operands();
            let [iterated @ Expr::Attribute(read)] = operands.as_slice() else {
                return None;
            };
            let reading = self.reading_in(followed, program, &program.text);
            let Held::Object(list) = reading.held(iterated) else {
                return None;
            };
            let items = match &self.heap.cells[list] {
                Cell::List(items) if self.heap.is_of_class(&read.attr) => items.len(),
                _ => return None,
            };
            let over = header.is_for() && at.event == Event::Line && taken >= items;
            over.then(|| (Range::<usize>::from(iterated.range()), "()"))
        })?;
        program.rewritten(&program.text_with(&place, nothing)?)
    }

    /// Looks at what the line that is about to run selects: what has to be worked out for that is wanted from now on.
    pub fn look_ahead(&self, program: &Program, at: &State) {
        // Which program comes of it is asked once all is known.
        let _ = self.placed(program, at);
    }

    /// What is held, written by the places of the objects in it.
    fn spelled(&self, followed: &Followed, held: &Held) -> Option<String> {
        let all = |items: &[Held]| -> Option<String> {
            let items = items.iter().map(|one| self.spelled(followed, one));
            Some(items.collect::<Option<Vec<String>>>()?.join(", "))
        };
        match held {
            Held::Text(text) => PythonValue::read(text).is_ok().then(|| text.clone()),
            Held::Object(object) => self.place_of(followed, *object),
            Held::List(items) if items.len() <= MOST_OBJECTS => Some(format!("[{}]", all(items)?)),
            Held::Tuple(items) if items.len() == 1 => Some(format!("({},)", all(items)?)),
            Held::Tuple(items) if items.len() <= MOST_OBJECTS => Some(format!("({})", all(items)?)),
            _ => None,
        }
    }

    /// The shortest way to an object from the names of a frame.
    fn place_of(&self, followed: &Followed, object: usize) -> Option<String> {
        let module = self.frames.first()?;
        let outer = module.names.iter();
        let outer = outer.filter(|(name, _)| !followed.names.contains_key(*name));
        let named = followed.names.iter().chain(outer);
        let mut places: Vec<(String, usize)> = Vec::new();
        for (name, held) in named {
            note(&mut places, name.clone(), held);
        }
        let mut next = 0;
        while let Some((place, found)) = places.get(next).cloned() {
            if found == object {
                return Some(place);
            }
            if places.len() > MOST_PLACES {
                return None;
            }
            match &self.heap.cells[found] {
                Cell::List(items) => {
                    for (index, one) in items.iter().enumerate() {
                        note(&mut places, format!("{place}[{index}]"), one);
                    }
                }
                Cell::Dict(pairs) => {
                    for (key, one) in pairs {
                        if let Some(key) = self.heap.key(key) {
                            note(&mut places, format!("{place}[{key}]"), one);
                        }
                    }
                }
                Cell::Instance { attributes, .. } => {
                    for (name, one) in attributes {
                        note(&mut places, format!("{place}.{name}"), one);
                    }
                }
                Cell::Method(..) | Cell::Function(_) | Cell::Other(_) => {}
            }
            next += 1;
        }
        None
    }
}

/// Notes where an object is, if it is the first place.
fn note(places: &mut Vec<(String, usize)>, place: String, held: &Held) {
    if let Held::Object(object) = held
        && places.iter().all(|(_, other)| other != object)
    {
        places.push((place, *object));
    }
}

/// Looks for the first part of a line that selects among objects.
struct Search<'o> {
    objects: &'o Objects,
    program: &'o Program,
    followed: &'o Followed,
    /// Where it is, and what it is written as.
    found: Option<(Range<usize>, String)>,
}

impl Search<'_> {
    /// Whether an expression is an object that a class has, which gets another name or is handed on as that.
    fn hands_on(&self, expr: &Expr) -> bool {
        let read = expr.as_attribute_expr();
        let of_class = read.is_some_and(|read| self.objects.heap.is_of_class(&read.attr));
        let reading = self
            .objects
            .reading_in(self.followed, self.program, &self.program.text);
        of_class && matches!(reading.held(expr), Held::Object(_))
    }

    /// Whether an expression asks a counter that states show: it is another one then, which its number alone would not say.
    fn counts(&self, expr: &Expr) -> bool {
        let Some(call) = expr.as_call_expr() else {
            return false;
        };
        let shown = call.arguments.args.first().is_some_and(|one| match one {
            Expr::Name(_) => true,
            Expr::Attribute(read) => !self.objects.heap.is_of_class(read.attr.as_str()),
            _ => false,
        });
        let reading = self
            .objects
            .reading_in(self.followed, self.program, &self.program.text);
        shown && reading.counted_on(call).is_some()
    }

    /// What the class of an object, or a class itself, has under a name, written out: it is nowhere among the names of frames.
    fn of_class(&self, read: &ExprAttribute, expr: &Expr) -> Option<String> {
        let reading = self
            .objects
            .reading_in(self.followed, self.program, &self.program.text);
        let object = reading.held(&read.value);
        if let Held::Object(index) = &object
            && let Cell::Instance { attributes, .. } = &self.objects.heap.cells[*index]
            && attributes
                .iter()
                .any(|(name, _)| name == read.attr.as_str())
        {
            return None;
        }
        match reading.held(expr) {
            held @ Held::Object(_) => self.written_out(&held),
            Held::Text(text) => Some(text).filter(|text| displays(text)),
            _ => None,
        }
    }
}

impl Search<'_> {
    /// A list or a dictionary written out that holds nothing but what is written so.
    fn written_out(&self, held: &Held) -> Option<String> {
        let Held::Object(index) = held else {
            return None;
        };
        let heap = &self.objects.heap;
        let plain = matches!(heap.cells[*index], Cell::List(_) | Cell::Dict(_))
            && !heap.containers.contains_key(index)
            && !heap.hides(self.program, held);
        let text = heap.text(self.program, held, Style::Shown).ok();
        text.filter(|text| plain && displays(text))
    }

    /// Whether an expression reads a field that objects are not written with.
    fn reads_hidden(&self, expr: &Expr) -> bool {
        any_over_expr(expr, |part| {
            let read = part.as_attribute_expr().filter(|read| read.ctx.is_load());
            read.is_some_and(|read| self.program.may_hide_field(&read.attr))
        })
    }

    /// What a part of a line comes to that goes through the objects that only a class has: how many these are, and a list or what else is made
    /// of values of theirs, or of fields that no object is written with. No state shows them, so that nothing else could tell it.
    fn of_objects_of_class(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        let has = |iterated: &Expr| {
            let read = iterated.as_attribute_expr();
            read.is_some_and(|read| self.objects.heap.is_of_class(&read.attr))
        };
        let reading = self
            .objects
            .reading_in(self.followed, self.program, &self.program.text);
        let made = |element: &Expr, clauses: &[Comprehension]| {
            let hidden = || {
                let mut tests = clauses.iter().flat_map(|clause| &clause.ifs);
                self.reads_hidden(element) || tests.any(|test| self.reads_hidden(test))
            };
            (has(&clauses.first()?.iter) || hidden()).then_some(())?;
            let made = reading.each_made(element, clauses, &mut Vec::new()).ok()?;
            let plain = made.iter().all(|one| matches!(one, Held::Text(_)));
            let list = plain.then_some(Held::List(made))?;
            self.objects.spelled(self.followed, &list)
        };
        let (part, text) = match expr {
            Expr::ListComp(list) => (expr, made(&list.elt, &list.generators)?),
            Expr::DictComp(dict) => {
                let (key, clauses) = (dict.key.as_deref()?, &dict.generators);
                (self.reads_hidden(key) || self.reads_hidden(&dict.value)).then_some(())?;
                let all = |part: &Expr| {
                    let made = reading.each_made(part, clauses, &mut Vec::new()).ok()?;
                    let texts = made.into_iter().map(|one| match one {
                        Held::Text(text) => Some(text),
                        _ => None,
                    });
                    texts.collect::<Option<Vec<String>>>()
                };
                let pairs = all(key)?.into_iter().zip(all(&dict.value)?);
                let pairs = pairs.map(|(key, value)| format!("{key}: {value}"));
                (
                    expr,
                    format!("{{{}}}", pairs.collect::<Vec<_>>().join(", ")),
                )
            }
            Expr::Call(call) => {
                let ([given], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
                    return None;
                };
                match given {
                    // What goes through all that there is may as well have it as a list.
                    Expr::Generator(one) if self.goes_through(&call.func) => {
                        (given, made(&one.elt, &one.generators)?)
                    }
                    given if has(given) && self.is_plain(&call.func, "len") => {
                        let all = reading.elements(given, &mut Vec::new()).ok()?;
                        (expr, all.len().to_string())
                    }
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some((part.range().into(), text))
    }

    /// What attributes and items come to whose way leads back to an object that it has come by (`root.children[k].parent.name`): a text shows
    /// that object only once, and has `...` for it there.
    fn back_again(&self, expr: &Expr) -> Option<String> {
        let reading = self
            .objects
            .reading_in(self.followed, self.program, &self.program.text);
        let mut way = Vec::new();
        let mut next = expr;
        loop {
            let (of, loads) = match next {
                Expr::Attribute(read) => (&*read.value, read.ctx.is_load()),
                Expr::Subscript(item) => (&*item.value, item.ctx.is_load()),
                Expr::Name(_) => break,
                _ => return None,
            };
            let Held::Object(object) = reading.held(of) else {
                return None;
            };
            loads.then_some(())?;
            way.push(object);
            next = of;
        }
        let held = reading.held(expr);
        if let Held::Object(object) = held {
            way.push(object);
        }
        let mut seen = BTreeSet::new();
        if way.iter().all(|object| seen.insert(*object)) || reading.read.get() > 0 {
            return None;
        }
        match held {
            Held::Text(_) | Held::Object(_) => self.objects.spelled(self.followed, &held),
            _ => None,
        }
    }

    /// Whether a function is Python's own of this name.
    fn is_plain(&self, function: &Expr, name: &str) -> bool {
        let named = function.as_name_expr();
        named.is_some_and(|function| function.id == *name && !self.program.binds(name))
    }

    /// Whether a function or a method goes through all that it is given, or through as much as it needs.
    fn goes_through(&self, function: &Expr) -> bool {
        let method = function.as_attribute_expr();
        let joins = method.is_some_and(|method| {
            method.attr.as_str() == "join" && method.value.is_string_literal_expr()
        });
        joins
            || GOING_THROUGH
                .iter()
                .any(|name| self.is_plain(function, name))
    }
}

impl<'a> Visitor<'a> for Search<'_> {
    fn visit_stmt(&mut self, _: &'a Stmt) {}

    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() {
            return;
        }
        // No state shows what a field has that objects are not written with.
        let hidden =
            |read: &ExprAttribute| read.ctx.is_load() && self.program.may_hide_field(&read.attr);
        let read = expr.as_attribute_expr();
        let of_class = |read: &ExprAttribute| {
            read.ctx.is_load() && self.objects.heap.is_of_class(read.attr.as_str())
        };
        if let Some(read) = read.filter(|read| of_class(read)) {
            let text = self.of_class(read, expr);
            self.found = text.map(|text| (expr.range().into(), text));
        }
        if self.found.is_none() {
            self.found = self.of_objects_of_class(expr);
        }
        // A method changes what it is called on, not what that is shown as.
        if let Expr::Call(call) = expr
            && let Some(method) = call.func.as_attribute_expr()
            && CHANGING.contains(&method.attr.as_str())
        {
            let given = call.arguments.args.iter();
            given.for_each(|one| self.visit_expr(one));
            return;
        }
        if self.found.is_some() {
            return;
        }
        let hidden = read.is_some_and(hidden);
        if (selects(expr) && !self.counts(expr)) || hidden {
            let reading = self
                .objects
                .reading_in(self.followed, self.program, &self.program.text);
            let held = reading.held(expr);
            // What is added may be anything else, which others tell.
            let listed = !expr.is_bin_op_expr() || matches!(held, Held::List(_));
            let text = match &held {
                Held::Worked(text) if hidden => self.objects.heap.answer(text).cloned(),
                held => {
                    let place = self.objects.spelled(self.followed, held);
                    // Nothing that a state shows has it.
                    place.or_else(|| self.written_out(held).filter(|_| hidden))
                }
            };
            let text = text.filter(|_| listed);
            self.found = text.map(|text| (expr.range().into(), text));
        }
        if self.found.is_none() {
            let text = self.back_again(expr);
            self.found = text.map(|text| (expr.range().into(), text));
        }
        if self.found.is_none() && !has_own_names(expr) {
            walk_expr(self, expr);
        }
    }
}

/// Whether an expression may select among objects, or ask which one it is.
fn selects(expr: &Expr) -> bool {
    match expr {
        Expr::Call(call) => {
            let name = call.func.as_name_expr();
            let method = call.func.as_attribute_expr();
            // Where one of them is, or how often.
            let asks = |method: &ExprAttribute| matches!(method.attr.as_str(), "index" | "count");
            name.is_some_and(|name| SELECTING.contains(&name.id.as_str()))
                || method.is_some_and(asks) && call.arguments.len() == 1
        }
        Expr::Compare(compare) => match &*compare.ops {
            [CmpOp::In | CmpOp::NotIn] => compare.left.is_name_expr(),
            operators => operators.iter().all(is_identity),
        },
        Expr::Subscript(item) => item.slice.is_slice_expr() && item.ctx.is_load(),
        Expr::ListComp(_) => true,
        Expr::BinOp(sum) => sum.op == Operator::Add,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn what_is_selected_stands_by_its_place() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("rows = [{{'n': 3}}, {{'n': 1}}]\nlow = rows[1]\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let rows = ("rows", "[{'n': 3}, {'n': 1}]");
            let both = [rows, ("low", "{'n': 1}")];
            let states = [
                State::start(),
                state(Event::Line, &[("<module>", 1, &[])], None),
                state(Event::Line, &[("<module>", 2, &[rows])], None),
                state(Event::Line, &[("<module>", 3, &both)], None),
            ];
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let found = objects.placed(&program, past[3]);
            let found = found.map(|found| found.line(3).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check("x = min(rows, key=lambda r: r['n'])", Some("x=low"));
        check("x = max(rows, key=lambda r: r['n'])", Some("x=rows[0]"));
        check("x = [r for r in rows if r['n'] > 1]", Some("x=[rows[0]]"));
        check(
            "print(sorted(rows, key=lambda r: r['n']), 1)",
            Some("print([low, rows[0]], 1)"),
        );
        check("print(rows[::-1])", Some("print([low, rows[0]])"));
        check("x = rows[1:] + rows[:-1]", Some("x=[low, rows[0]]"));
        check("x = rows[-1:-3:-1]", Some("x=[low, rows[0]]"));
        check("x = rows[::2]", Some("x=[rows[0]]"));
        check("x = rows[0:5:-1]", Some("x=[]"));
        check("x = 1 + 2", None);
        check("x = [r['n'] for r in rows]", None);
        check("x = [r for r in rows if f(r)]", None);
        check("x = max(3, 4)", None);
    }

    #[test]
    fn what_only_a_class_has_is_gone_through() {
        let check = |line: &str, loops: Option<u32>, expected: Option<&str>| {
            let source = format!(
                "class M:\n    all = []\n    def __init__(self, n):\n        self.n = n\n        M.all.append(self)\nM(3)\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let module = |line: u32| ("<module>", line, &[][..]);
            let (all, bare, n) = (("all", "[]"), ("self", "M()"), ("n", "3"));
            let (new, made) = ([bare, n], [("self", "M(n=3)"), n]);
            let init = |line: u32, locals| [module(6), ("__init__", line, locals)];
            let mut states = [
                State::start(),
                state(Event::Line, &[module(1)], None),
                state(Event::Call, &[module(1), ("M", 1, &[])], None),
                state(Event::Line, &[module(1), ("M", 2, &[])], None),
                state(Event::Line, &[module(1), ("M", 3, &[all])], None),
                state(Event::Return, &[module(1), ("M", 3, &[all])], Some("None")),
                state(Event::Line, &[module(6)], None),
                state(Event::Call, &init(3, &new), None),
                state(Event::Line, &init(4, &new), None),
                state(Event::Line, &init(5, &made), None),
                state(Event::Return, &init(5, &made), Some("None")),
                state(Event::Line, &[module(7)], None),
            ];
            let last = states.len() - 1;
            let counts = loops.map(|count| (7, Some(count)));
            states[last].frames[0].loops = Some(counts.into_iter().collect());
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let found = objects.placed(&program, past[last]);
            let found = found.map(|found| found.line(7).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check("x = len(M.all) + 1", None, Some("x=1+1"));
        check("print([m.n for m in M.all])", None, Some("print([3])"));
        check("x = sum(m.n for m in M.all)", None, Some("x=sum([3])"));
        check("x = [m.n for m in M.all if m.n > 3]", None, Some("x=[]"));
        check("x = (m.n for m in M.all)", None, None);
        check("x = [f(m) for m in M.all]", None, None);
        check("for m in M.all:\n    pass", Some(0), None);
        check("for m in M.all:\n    pass", Some(1), Some("for m in ():"));
    }

    #[test]
    fn an_object_is_in_a_list_if_it_is_one_of_its_items() {
        let check = |class: &str, line: &str, expected: Option<&str>| {
            let source = format!("{class}\na = P()\nb = P()\nxs = [a, 2]\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let first = program.text().lines().count() as u32 - 3;
            let (a, b, xs) = (("a", "P()"), ("b", "P()"), ("xs", "[P(), 2]"));
            let all = [a, b, xs];
            let reached = |index: u32| {
                let shown = &all[..(index.saturating_sub(first)) as usize];
                state(Event::Line, &[("<module>", index, shown)], None)
            };
            let mut states = vec![State::start(), reached(1)];
            states.extend((first..first + 4).map(reached));
            for state in &mut states {
                state.aliases = Some(Vec::new());
            }
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let found = objects.placed(&program, past[past.len() - 1]);
            let found = found.map(|found| found.line(first + 3).unwrap().text.clone());
            assert_eq!(found.as_deref(), expected, "{class}, {line}");
        };
        let plain = "class P:\n    pass";
        check(plain, "x = a in xs", Some("x=True"));
        check(plain, "x = b in xs", Some("x=False"));
        check(plain, "x = b not in (b, 1)", Some("x=False"));
        check(plain, "x = a in what", None);
        check(plain, "x = xs.index(a)", Some("x=0"));
        check(plain, "print(xs.count(b))", Some("print(0)"));
        check(plain, "x = xs.index(b)", None);
        let equal = "class P:\n    def __eq__(self, other): return True";
        check(equal, "x = b in xs", None);
    }
}
