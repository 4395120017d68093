//! Functions in lists and dictionaries: whose variables the items of one capture that a statement has made with calls (`{'a': make(1)}`,
//! `[make(n) for n in ns]`, `steps.append(make(5))`), and which item a name has got from it, or is called.

use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprCall, ExprContext, Stmt};

use super::Closures;
use crate::program::classes::parsed;
use crate::program::{Definition, DefinitionKind, is_word_part, mentions};
use crate::quiz::{PythonValue, compare};
use crate::state::{Event, Frame, State};
use crate::visitor::{Visitor, walk_comprehension, walk_expr, walk_stmt};

/// Methods that a container with functions is only read by.
const READING: [&str; 5] = ["get", "items", "keys", "values", "copy"];

/// Functions of Python's that such a container is only read by.
const COUNTING: [&str; 4] = ["len", "enumerate", "print", "str"];

/// The keys or places of a container, each with the variables that the function there captures.
pub(super) type Items = Vec<(PythonValue, usize)>;

impl Closures<'_> {
    /// Notes what the line has done that the last frame has run, if it has run one. The name that it has given an item is told, with whose
    /// variables that captures.
    pub(super) fn complete(&mut self, state: &State) -> Option<(usize, String, usize)> {
        let index = state.depth().checked_sub(1)?;
        let (frame, known) = (state.frames.get(index)?, self.frames.get(index)?);
        let done = match state.event {
            Event::Line | Event::Return => self.program.line(known.line),
            // What has raised something has given nothing a name.
            Event::Exception => None,
            _ => return None,
        };
        let begun = known.begun;
        let named = done.and_then(|line| {
            self.forget_bound(index, &line.text);
            let (name, cells) =
                self.complete_line(index, frame, &line.text, (line.number, begun))?;
            Some((index, name, cells))
        });
        let begun = self.cells.len();
        let known = self.frames.get_mut(index)?;
        known.begun = begun;
        known.line = match state.event {
            Event::Exception => 0,
            _ => frame.line,
        };
        named
    }

    /// A name that a line binds may stand for another function than before, which looks the same.
    fn forget_bound(&mut self, index: usize, text: &str) {
        let Some(known) = self.frames.get_mut(index) else {
            return;
        };
        let header = text
            .strip_prefix("for ")
            .and_then(|rest| rest.split_once(" in "));
        let names = |text: &str| {
            text.chars()
                .all(|one| is_word_part(one) || ", ()".contains(one))
        };
        let assigned = text.split_once('=').filter(|(targets, _)| names(targets));
        let Some((targets, _)) = header.or(assigned) else {
            return;
        };
        known.functions.retain(|name, _| !mentions(targets, name));
    }

    fn complete_line(
        &mut self,
        index: usize,
        frame: &Frame,
        text: &str,
        begun: (u32, usize),
    ) -> Option<(String, usize)> {
        let containers = self.frames.iter().flat_map(|known| known.items.keys());
        let tracked: Vec<String> = containers.cloned().collect();
        let makes = text.contains('(') && begun.1 < self.cells.len();
        if !makes && !tracked.iter().any(|name| mentions(text, name)) {
            return None;
        }
        let module = parsed(text)?;
        let [statement] = module.syntax().body.as_slice() else {
            return None;
        };
        let made = self.made_items(index, frame, statement, begun.1);
        // What is handed on may be changed by another name from then on.
        for name in tracked.iter().filter(|name| !only_reads(statement, name)) {
            for known in &mut self.frames {
                known.items.remove(name);
            }
        }
        if let Some((name, items)) = made {
            self.frames.get_mut(index)?.items.insert(name, items);
        }
        self.named_item(index, frame, statement, begun.0)
    }

    /// The container that a statement has made or added to, with whose variables its items capture.
    fn made_items(
        &self,
        index: usize,
        frame: &Frame,
        statement: &Stmt,
        begun: usize,
    ) -> Option<(String, Items)> {
        let shown = |name: &str| PythonValue::read(frame.known(name)?).ok();
        match statement {
            Stmt::Assign(assign) => match &*assign.targets {
                [Expr::Name(name)] => {
                    let keys: Vec<PythonValue> = match shown(&name.id)? {
                        PythonValue::Dict(pairs) => pairs.into_iter().map(|(key, _)| key).collect(),
                        PythonValue::List(items) => (0..items.len()).map(place).collect(),
                        _ => return None,
                    };
                    let cells = self.made_in_order(&assign.value, keys.len(), begun)?;
                    Some((name.id.to_string(), keys.into_iter().zip(cells).collect()))
                }
                [Expr::Subscript(item)] => {
                    let name = item.value.as_name_expr()?.id.as_str();
                    let PythonValue::Dict(_) = shown(name)? else {
                        return None;
                    };
                    let key = self.key(frame, &item.slice)?;
                    let cells = self.made_by(&assign.value, 1, begun)?.pop()?;
                    let own = self.frames.get(index)?.items.get(name);
                    let mut items = own.cloned().unwrap_or_default();
                    match items
                        .iter_mut()
                        .find(|(one, _)| compare(one, &key).is_equal())
                    {
                        Some((_, old)) => *old = cells,
                        None => items.push((key, cells)),
                    }
                    // What was there before is known, or nothing was.
                    (Some(items.len()) == shown_size(frame, name)).then(|| (name.to_owned(), items))
                }
                _ => None,
            },
            Stmt::Expr(call) => {
                let call = call.value.as_call_expr()?;
                let method = call.func.as_attribute_expr()?;
                let name = method.value.as_name_expr()?.id.as_str();
                let ([given], "append") = (&*call.arguments.args, method.attr.as_str()) else {
                    return None;
                };
                let cells = self.made_by(given, 1, begun)?.pop()?;
                let size = shown_size(frame, name)?;
                let own = self.frames.get(index)?.items.get(name);
                let mut items = own.cloned().unwrap_or_default();
                // What was there before is known, or nothing was.
                (items.len() + 1 == size).then(|| {
                    items.push((place(size - 1), cells));
                    (name.to_owned(), items)
                })
            }
            _ => None,
        }
    }

    /// Whose variables the items of a display, or of a comprehension, capture, of which there are as many.
    fn made_in_order(&self, value: &Expr, size: usize, begun: usize) -> Option<Vec<usize>> {
        let displayed: Vec<&Expr> = match value {
            Expr::List(list) => list.elts.iter().collect(),
            Expr::Dict(dict) => {
                let keyed = dict.items.iter().all(|item| item.key.is_some());
                keyed.then(|| dict.items.iter().map(|item| &item.value).collect())?
            }
            Expr::ListComp(comprehension) => return self.made_by(&comprehension.elt, size, begun),
            Expr::DictComp(comprehension) => {
                return self.made_by(&comprehension.value, size, begun);
            }
            _ => return None,
        };
        let first = displayed.first()?;
        let same = |one: &&Expr| maker(one).is_some() && maker(one) == maker(first);
        (displayed.len() == size && displayed.iter().all(same))
            .then(|| self.made_by(first, size, begun))?
    }

    /// The variables of the calls of a function around others which a call stands for that is made so often.
    fn made_by(&self, call: &Expr, count: usize, begun: usize) -> Option<Vec<usize>> {
        let name = maker(call)?;
        let functions = self.program.definitions.iter();
        let mut named = functions.filter(|one| one.name == name);
        let around = named.next().filter(|_| named.next().is_none())?;
        // What it gives is what it has just made, and nothing that it has kept.
        let returned = self.program.returned_name(around)?;
        let inside = |one: &Definition| one.name == returned && around.is_in_body(one.line);
        let plain = around.kind == DefinitionKind::Function && around.first == around.line;
        if !plain || !self.program.definitions.iter().any(inside) {
            return None;
        }
        let all = self.cells.iter().enumerate().skip(begun);
        let made = all.filter(|(_, cells)| cells.of == around.line);
        let made: Vec<usize> = made.map(|(cells, _)| cells).collect();
        (made.len() == count).then_some(made)
    }

    /// The name that a statement has given an item of such a container, or a loop its next one, with whose variables that captures.
    fn named_item(
        &self,
        index: usize,
        frame: &Frame,
        statement: &Stmt,
        line: u32,
    ) -> Option<(String, usize)> {
        match statement {
            Stmt::Assign(assign) => {
                let [Expr::Name(name)] = &*assign.targets else {
                    return None;
                };
                let cells = self.item_meant(index, frame, &assign.value)?;
                Some((name.id.to_string(), cells))
            }
            Stmt::For(one) => {
                let count = frame.loops.as_ref()?.get(&line).copied()??;
                let place = usize::try_from(count).ok()?.checked_sub(1)?;
                let (container, paired) = match &*one.iter {
                    Expr::Name(name) => (name.id.as_str(), false),
                    Expr::Call(call) => {
                        let method = call.func.as_attribute_expr();
                        let listed = call.func.as_name_expr();
                        match (method, listed, &*call.arguments.args) {
                            (Some(method), _, []) => {
                                let name = method.value.as_name_expr()?.id.as_str();
                                match method.attr.as_str() {
                                    "values" => (name, false),
                                    "items" => (name, true),
                                    _ => return None,
                                }
                            }
                            (_, Some(name), [given]) if name.id.as_str() == "enumerate" => {
                                (given.as_name_expr()?.id.as_str(), true)
                            }
                            _ => return None,
                        }
                    }
                    _ => return None,
                };
                let target = match (&*one.target, paired) {
                    (Expr::Name(name), false) => name,
                    (Expr::Tuple(pair), true) => match pair.elts.as_slice() {
                        [_, Expr::Name(name)] => name,
                        _ => return None,
                    },
                    _ => return None,
                };
                // A dictionary itself gives its keys.
                let listed = frame
                    .known(container)
                    .is_some_and(|shown| shown.starts_with('['));
                let asked = one
                    .iter
                    .as_call_expr()
                    .is_some_and(|call| call.func.is_attribute_expr());
                let (_, cells) = self.items(index, container)?.get(place)?;
                if !listed && !asked {
                    return None;
                }
                Some((target.id.to_string(), *cells))
            }
            _ => None,
        }
    }

    /// Whose variables a function captures that stands in such a container, or is asked of it: `table['a']`, `table.get('a')`.
    pub(super) fn item_meant(&self, index: usize, frame: &Frame, expr: &Expr) -> Option<usize> {
        let (container, key) = match expr {
            Expr::Subscript(item) => (item.value.as_name_expr()?, &*item.slice),
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr()?;
                let ("get", [key, ..]) = (method.attr.as_str(), &*call.arguments.args) else {
                    return None;
                };
                (method.value.as_name_expr()?, key)
            }
            _ => return None,
        };
        let items = self.items(index, container.id.as_str())?;
        let key = self.key(frame, key)?;
        let is_it = |one: &&(PythonValue, usize)| compare(&one.0, &key).is_equal();
        let from_end = || match &key {
            PythonValue::Int(text) => {
                let back = text.strip_prefix('-')?.parse::<usize>().ok()?;
                let listed = items.first().is_some_and(|(one, _)| *one == place(0));
                let at = items.len().checked_sub(back).filter(|_| listed)?;
                items.get(at)
            }
            _ => None,
        };
        items.iter().find(is_it).or_else(from_end).map(|one| one.1)
    }

    /// What is known of the items of a container that a frame, or the module, has.
    fn items(&self, index: usize, name: &str) -> Option<&Items> {
        let places = [index, 0];
        let mut known = places.iter().filter_map(|place| self.frames.get(*place));
        known.find_map(|known| known.items.get(name))
    }

    /// A key that is written out, or that a local is.
    fn key(&self, frame: &Frame, expr: &Expr) -> Option<PythonValue> {
        match expr {
            Expr::Name(name) => PythonValue::read(frame.known(&name.id)?).ok(),
            expr => PythonValue::of_literal(expr),
        }
    }
}

fn place(index: usize) -> PythonValue {
    PythonValue::Int(index.to_string())
}

/// How many items a container is shown with.
fn shown_size(frame: &Frame, name: &str) -> Option<usize> {
    match PythonValue::read(frame.known(name)?).ok()? {
        PythonValue::List(items) => Some(items.len()),
        PythonValue::Dict(pairs) => Some(pairs.len()),
        _ => None,
    }
}

/// The function that a call names which is given nothing that calls.
fn maker(expr: &Expr) -> Option<&str> {
    let call: &ExprCall = expr.as_call_expr()?;
    let keywords = call.arguments.keywords.iter().map(|one| &one.value);
    let mut given = call.arguments.args.iter().chain(keywords);
    let plain = given.all(|one| one.is_name_expr() || one.is_literal_expr());
    let name = call.func.as_name_expr().filter(|_| plain)?;
    Some(name.id.as_str())
}

/// Whether a statement only reads a container, or sets an item of it in a way that is followed.
fn only_reads(statement: &Stmt, name: &str) -> bool {
    let mut reads = Reads {
        name,
        all: 0,
        fine: 0,
    };
    reads.visit_stmt(statement);
    reads.all == reads.fine
}

struct Reads<'n> {
    name: &'n str,
    /// How often the name stands there, and how often in a way that only reads.
    all: usize,
    fine: usize,
}

impl Reads<'_> {
    fn is_it(&self, expr: &Expr) -> bool {
        expr.as_name_expr()
            .is_some_and(|name| name.id.as_str() == self.name)
    }

    fn note(&mut self, expr: &Expr) {
        self.fine += usize::from(self.is_it(expr));
    }
}

impl<'a> Visitor<'a> for Reads<'_> {
    fn visit_stmt(&mut self, statement: &'a Stmt) {
        if let Stmt::For(one) = statement {
            self.note(&one.iter);
        }
        walk_stmt(self, statement);
    }

    fn visit_comprehension(&mut self, comprehension: &'a Comprehension) {
        self.note(&comprehension.iter);
        walk_comprehension(self, comprehension);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        self.all += usize::from(self.is_it(expr));
        match expr {
            Expr::Subscript(item) if item.ctx == ExprContext::Load => self.note(&item.value),
            Expr::Attribute(read) if READING.contains(&read.attr.as_str()) => {
                self.note(&read.value);
            }
            Expr::Compare(compare) => compare.comparators.iter().for_each(|one| {
                let asks = |op: &CmpOp| matches!(op, CmpOp::In | CmpOp::NotIn);
                if compare.ops.iter().all(asks) {
                    self.note(one);
                }
            }),
            Expr::Call(call) => {
                let name = call.func.as_name_expr();
                if name.is_some_and(|name| COUNTING.contains(&name.id.as_str())) {
                    call.arguments.args.iter().for_each(|one| self.note(one));
                }
            }
            _ => {}
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::program::Program;
    use crate::program::fixtures::state;
    use crate::state::{Event, State};

    #[test]
    fn an_item_captures_what_its_call_was_given() {
        let source = "\
def make(n):
    def f(x):
        return x * n
    return f
fs = {'a': make(1), 'b': make(2)}
k = 'b'
print(fs['a'](3))
";
        let program = Program::parse(source).unwrap();
        let made = "<function make.<locals>.f>";
        let both = format!("{{'a': {made}, 'b': {made}}}");
        let fs = ("fs", both.as_str());
        let calls = |n: &str| -> Vec<State> {
            let module = ("<module>", 5, &[][..]);
            let own = [("n", n)];
            vec![
                state(Event::Call, &[module, ("make", 1, &own)], None),
                state(Event::Line, &[module, ("make", 2, &own)], None),
                state(Event::Line, &[module, ("make", 4, &own)], None),
                state(Event::Return, &[module, ("make", 4, &own)], Some(made)),
            ]
        };
        let mut past = vec![
            State::start(),
            state(Event::Line, &[("<module>", 5, &[])], None),
        ];
        past.extend(calls("1"));
        past.extend(calls("2"));
        past.push(state(Event::Line, &[("<module>", 6, &[fs])], None));
        past.push(state(
            Event::Line,
            &[("<module>", 7, &[fs, ("k", "'b'")])],
            None,
        ));
        let past: Vec<&State> = past.iter().collect();
        let f = program.definition(2).unwrap();
        let check = |called: &str, expected: Option<&str>| {
            let found = program.captured_values(&past, f, (0, called), (called, &BTreeMap::new()));
            let found = found.first().map(|(_, value)| value.as_str());
            assert_eq!(found, expected, "{called}");
        };
        check("fs['a']", Some("1"));
        check("fs[k]", Some("2"));
        check("fs.get(k)", Some("2"));
        check("fs[j]", None);
        check("gs['a']", None);
    }
}
