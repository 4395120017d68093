//! What calls give the parameters of the functions that they enter: objects by place and by name, those behind stars, and those that a function
//! collects (`*args`, `**kwargs`).

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::helpers::any_over_expr;
use ruff_python_ast::{Comprehension, Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::Objects;
use crate::program::classes::parsed;
use crate::program::dataclasses::FINISHING;
use crate::program::decorators::Decoration;
use crate::program::expressions::{canonical, has_own_names, written};
use crate::program::given::Given;
use crate::program::heap::{Cell, Held, Style};
use crate::program::lacking::default_value;
use crate::program::parameters::{collected, pairs};
use crate::program::reading::{Names, Reading, class_told};
use crate::program::{Definition, DefinitionKind, Program};
use crate::state::{Event, MAX_VALUE, State, cut_value};

impl Objects {
    /// What the only call of a function in the line that is about to enter it gives its parameters, and what it is called on, as far as these are objects.
    pub(super) fn arguments(&self, program: &Program, function: &Definition) -> Names {
        // What finishes an object is given nothing but that.
        if function.name == FINISHING {
            return Names::new();
        }
        let text = self.calling(program);
        let Some(parsed) = parsed(text) else {
            return Names::new();
        };
        let body = &parsed.syntax().body;
        let reading = self.reading(program, text);
        let only = call_of(program, function, body);
        let round = only.and_then(|call| names_of_round(&reading, function, body, call));
        let reading = match &round {
            Some(names) => Reading {
                own: names,
                ..reading
            },
            None => reading,
        };
        let Some(call) = only.or_else(|| next_of_several(&reading, function, body)) else {
            return self.asked(program, function, body, &reading);
        };
        let is_method = program.is_method(function);
        let method = call.func.as_attribute_expr();
        let asked = program.attribute_asked(&call.func);
        let receiver = method.map(|method| &*method.value);
        let receiver = receiver.or_else(|| asked.map(|(object, _)| object));
        let held = receiver.map(|object| reading.held(object));
        // A method is given the object, which may be inside of another one, that it is called on.
        let first = function.scope.variables.first();
        let first = first.filter(|one| one.is_parameter && is_method);
        let held = held.filter(|held| self.means(program, held, function));
        let own = first
            .zip(held)
            .map(|(first, held)| (first.name.clone(), held));
        // What decorators make of it is called elsewhere; here it is called itself.
        let given = match program.decoration(function) {
            Decoration::Plain | Decoration::Other => {
                self.given_by(program, function, call, &reading)
            }
            _ => None,
        };
        let held = own.into_iter().chain(given.unwrap_or_default());
        held.filter(|(_, held)| is_followed(held)).collect()
    }

    /// Shows in the state after a single step from `at` which enters a function what objects its parameters get as these are written by
    /// themselves, where a text has something inside of itself: a text of what is around an object shows that from there, with `...` for what
    /// comes before it. Gives the frames and names that this is shown of.
    pub fn show_given(
        &self,
        program: &Program,
        at: &State,
        next: &mut State,
    ) -> Vec<(usize, String)> {
        let Some(index) = next.depth().checked_sub(1) else {
            return Vec::new();
        };
        if next.event != Event::Call {
            return Vec::new();
        }
        let mut after = self.clone();
        after.go_on(program, at, next);
        let (Some(followed), Some(locals)) =
            (after.frames.get(index), next.frames[index].locals.as_mut())
        else {
            return Vec::new();
        };
        let mut shown = Vec::new();
        for (name, value) in locals {
            let held = followed
                .names
                .get(name)
                .filter(|_| followed.makes.is_none());
            let (Some(text), Some(held @ Held::Object(object))) = (value.as_ref(), held) else {
                continue;
            };
            let Ok(whole) = after.heap.text(program, held, Style::Shown) else {
                continue;
            };
            // What nothing changes is written the same from wherever it is seen.
            let begins = after.heap.begins(*object);
            let same = begins.is_some_and(|begins| text.starts_with(&begins));
            let whole = cut_value(whole);
            if same && *text != whole && after.heap.leads_in_circles(*object) {
                *value = Some(whole);
                shown.push((index, name.clone()));
            }
        }
        shown
    }

    /// Whether a method is the one that an object has under its name.
    pub(super) fn means(&self, program: &Program, held: &Held, function: &Definition) -> bool {
        // What extends a type of Python's is followed as that.
        if let Held::Object(index) = held
            && let Some(class) = program.class_around(function.line)
            && let Some(base) = program.extended(class)
        {
            let shown = match &self.heap.cells[*index] {
                Cell::List(_) => "[]",
                Cell::Dict(_) => "{}",
                _ => "",
            };
            return match self.heap.containers.get(index) {
                None => {
                    program.method(class, &function.name).is_some()
                        && default_value(base) == Some(shown)
                }
                Some(_) => false,
            };
        }
        let class = self.heap.class_of(held);
        let class = class.and_then(|class| program.class(class));
        let means = |class| {
            let method = program.method(class, &function.name);
            let setter = program.setter(class, &function.name);
            let mut named = [method, setter].into_iter().flatten();
            named.any(|method| method.line == function.line)
        };
        class.is_some_and(means)
    }

    /// What a call gives the parameters of a function, each by its name.
    fn given_by(
        &self,
        program: &Program,
        function: &Definition,
        call: &ExprCall,
        reading: &Reading<'_>,
    ) -> Option<Vec<(String, Held)>> {
        let text = reading.text;
        let spelled = |expr: &Expr| canonical(written(expr, text)?);
        let items = |unpacked: &Expr| {
            let spelled = spelled(unpacked)?;
            let count = reading.count(unpacked)?;
            let item = |place| Some(format!("{spelled}[{place}]"));
            let stays = unpacked.is_name_expr() || unpacked.is_attribute_expr();
            stays.then(|| (0..count).map(item).collect())
        };
        let named = |unpacked: &Expr| {
            let spelled = spelled(unpacked).filter(|_| unpacked.is_name_expr())?;
            let keys = reading.elements(unpacked, &mut Vec::new()).ok()?;
            let key = |key: Held| {
                let item = match &key {
                    Held::Text(key) => format!("{spelled}[{key}]"),
                    _ => return None,
                };
                Some((key.string()?, Some(item)))
            };
            keys.into_iter().map(key).collect()
        };
        let mut given = Given::of(call, spelled, items, named)?;
        let is_method = program.is_method(function);
        let is_class = |one: &Expr| {
            let name = one.as_name_expr();
            name.is_some_and(|name| reading.class_held(&name.id).is_some())
        };
        // A function that is called by itself, or from its class, is given its object among the others.
        let bound = is_method
            && match &*call.func {
                Expr::Attribute(method) => !is_class(&method.value),
                called => is_class(called) || program.attribute_asked(called).is_some(),
            };
        // What stands for a method gets the object as the first of what it is given.
        if let Some(method) = call.func.as_attribute_expr().filter(|_| !is_method)
            && names_method(program, &method.attr)
        {
            given.by_place.insert(0, spelled(&method.value));
        }
        program.with_own_header(function, |header, _| {
            let pairs = pairs(header, &given, bound).into_iter();
            let told = pairs.filter_map(|(name, text)| Some((name, text?)));
            let told = told.chain(collected(header, &given, bound));
            let held = |(name, text): (&str, String)| {
                let parsed = ruff_python_parser::parse_expression(&text).ok()?;
                let inside = Reading {
                    text: &text,
                    read: reading.read.clone(),
                    heaped: reading.heaped.clone(),
                    ..*reading
                };
                let held = inside.held(parsed.expr());
                reading.read.set(inside.read.get());
                Some((name.to_owned(), held))
            };
            Some(told.filter_map(held).collect())
        })
    }
}

/// Whether something is followed in a frame of its own. What nothing changes is told by the frame's state, if that shows all of it.
pub(super) fn is_followed(held: &Held) -> bool {
    match held {
        Held::Object(_)
        | Held::List(_)
        | Held::Dict(_)
        | Held::Tuple(_)
        | Held::Container(..)
        | Held::Bound(..)
        | Held::Function(_)
        | Held::New(..) => true,
        // A class is what its attributes are looked up in.
        held @ Held::Text(text) => text.chars().count() > MAX_VALUE || class_told(held).is_some(),
        Held::Worked(_) | Held::Missing | Held::Unknown => false,
    }
}

/// The only call in statements that enters a function: by its name, as making an object of its class, or as what stands for another one.
pub(super) fn call_of<'e>(
    program: &Program,
    function: &Definition,
    body: &'e [Stmt],
) -> Option<&'e ExprCall> {
    let mut calls = CallsOf {
        program,
        function,
        found: Vec::new(),
        others: Vec::new(),
    };
    calls.visit_body(body);
    match (calls.found.as_slice(), calls.others.as_slice()) {
        ([call], _) | ([], [call]) => Some(*call),
        _ => None,
    }
}

/// What all names stand for where the only call of a function is about to enter it, if it is what a comprehension makes of each of its elements: as
/// many rounds as calls have returned are over.
fn names_of_round(
    reading: &Reading<'_>,
    function: &Definition,
    body: &[Stmt],
    call: &ExprCall,
) -> Option<Names> {
    let mut around = Around {
        call,
        found: None,
        depth: 0,
    };
    around.visit_body(body);
    let (element, clauses) = around.found.filter(|_| around.depth == 1)?;
    // What decides whether there is a call in a round calls nothing itself.
    let calls = |expr: &Expr| any_over_expr(expr, Expr::is_call_expr);
    let decides = |expr: &Expr| {
        let parts = matches!(expr, Expr::BoolOp(_) | Expr::If(_));
        parts || has_own_names(expr)
    };
    let mut tests = clauses.iter().flat_map(|clause| &clause.ifs);
    let iterated = clauses.iter().map(|clause| &clause.iter);
    let mut entering = iterated.filter(|one| {
        let entered = |part: &Expr| {
            let call = part.as_call_expr();
            call.is_some_and(|call| reading.entered(call).is_some())
        };
        any_over_expr(one, entered)
    });
    if any_over_expr(element, decides) || tests.any(calls) || entering.next().is_some() {
        return None;
    }
    let returned = reading.given.iter();
    let rounds = returned.filter(|(name, _)| *name == function.name).count();
    reading.names_in_round(clauses, rounds)
}

/// Looks for the comprehension that makes something of a call for each of its elements.
struct Around<'c, 'e> {
    call: &'c ExprCall,
    found: Option<(&'e Expr, &'e [Comprehension])>,
    /// How many things with names of their own the call stands in.
    depth: usize,
}

impl<'e> Visitor<'e> for Around<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if !expr.range().contains_range(self.call.range()) {
            return;
        }
        self.depth += usize::from(has_own_names(expr));
        let made = match expr {
            Expr::Generator(one) => Some((&*one.elt, &one.generators)),
            Expr::ListComp(one) => Some((&*one.elt, &one.generators)),
            _ => None,
        };
        let made = made.filter(|(element, _)| element.range().contains_range(self.call.range()));
        if let Some((element, clauses)) = made {
            self.found = Some((element, clauses));
        }
        walk_expr(self, expr);
    }
}

/// The call that enters a function, of several in statements that call nothing else of the program, and each of its calls once: by how many
/// have returned. `Node(1, Node(2), Node(3))` makes the inner ones first. What those have given that are written within it is read next.
fn next_of_several<'e>(
    reading: &Reading<'_>,
    function: &Definition,
    body: &'e [Stmt],
) -> Option<&'e ExprCall> {
    let mut calls = Entering {
        reading,
        found: Vec::new(),
        plain: true,
    };
    calls.visit_body(body);
    let index = reading.given.len();
    let (call, name) = calls.found.get(index).filter(|_| calls.plain)?;
    let mut returned = reading.given.iter().zip(&calls.found);
    if !returned.all(|((given, _), (_, name))| given == name) {
        return None;
    }
    let within = calls.found[..index].iter();
    let within = within.filter(|(one, _)| call.range().contains_range(one.range()));
    reading.read.set(index - within.count());
    (*name == function.name).then_some(*call)
}

/// The calls of statements that enter functions of the program, in the order in which they do so.
struct Entering<'r, 'e> {
    reading: &'r Reading<'r>,
    found: Vec<(&'e ExprCall, String)>,
    /// Whether all of them are evaluated once.
    plain: bool,
}

impl<'e> Visitor<'e> for Entering<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        let plain = !matches!(
            expr,
            Expr::BoolOp(_) | Expr::If(_) | Expr::Await(_) | Expr::Yield(_) | Expr::YieldFrom(_)
        );
        self.plain &= plain && !has_own_names(expr);
        walk_expr(self, expr);
        if let Expr::Call(call) = expr
            && let Some(name) = self.reading.entered(call)
        {
            self.found.push((call, name));
        }
    }
}

/// Whether some class has a method of this name.
fn names_method(program: &Program, name: &str) -> bool {
    let mut named = program.definitions.iter().filter(|one| one.name == name);
    named.any(|one| program.is_method(one))
}

/// The calls of a function in a statement, or of the class whose objects it makes.
struct CallsOf<'p, 'e> {
    program: &'p Program,
    function: &'p Definition,
    found: Vec<&'e ExprCall>,
    /// Those of what may stand for it: a local, or what decorators have made something of.
    others: Vec<&'e ExprCall>,
}

impl CallsOf<'_, '_> {
    /// Whether a name may be one that the function is called by though it is another one's, or no function's.
    fn may_stand(&self, name: &str) -> bool {
        let mut named = self
            .program
            .definitions
            .iter()
            .filter(|one| one.name == name);
        match named.next() {
            Some(one) => {
                one.kind == DefinitionKind::Function
                    && self.program.decoration(one) == Decoration::Other
            }
            None => self.program.binds(name),
        }
    }
}

impl<'e> Visitor<'e> for CallsOf<'_, 'e> {
    fn visit_expr(&mut self, expr: &'e Expr) {
        if let Expr::Call(call) = expr {
            let function = self.function;
            let (own, other) = match &*call.func {
                Expr::Name(name) => match self.program.class(name.id.as_str()) {
                    Some(class) => {
                        let made = [self.program.making(class), self.program.allocator(class)];
                        let mut made = made.into_iter().flatten();
                        (made.any(|made| made.line == function.line), false)
                    }
                    None => {
                        let own = name.id.as_str() == function.name;
                        (own, !own && self.may_stand(&name.id))
                    }
                },
                Expr::Attribute(method) => {
                    let name = method.attr.as_str();
                    let other = names_method(self.program, name) && self.may_stand(name);
                    (name == function.name, other)
                }
                called => (false, self.program.attribute_asked(called).is_some()),
            };
            if own {
                self.found.push(call);
            } else if other {
                self.others.push(call);
            }
        }
        walk_expr(self, expr);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::program::fixtures::{Shown, state};

    #[test]
    fn what_is_inside_of_itself_is_shown_from_where_it_is_given() {
        const SOURCE: &str = "\
class Node:
    def __init__(self, name):
        self.name = name
        self.up = None
        self.kids = []
    def add(self, kid):
        kid.up = self
        self.kids.append(kid)
    def go(self):
        return self.name
a = Node('a')
b = Node('b')
a.add(b)
";
        let (whole_a, whole_b) = (
            "Node(name='a', up=None, kids=[Node(name='b', up=..., kids=[])])",
            "Node(name='b', up=Node(name='a', up=None, kids=[...]), kids=[])",
        );
        let (new_a, new_b) = (
            "Node(name='a', up=None, kids=[])",
            "Node(name='b', up=None, kids=[])",
        );
        let up_b = format!("Node(name='b', up={new_a}, kids=[])");
        let check = |line: &str, given: &str, expected: &str| {
            let source = format!("{SOURCE}{line}\n");
            let program = Program::parse(&source).unwrap();
            let made = |line: u32, name: &str, module: &[(&str, &str)]| {
                let init = |event, line: u32, shown: &str, value: Option<&str>| {
                    let own = [("self", shown), ("name", name)];
                    let frames: [Shown<'_>; 2] =
                        [("<module>", line, module), ("__init__", 2, &own)];
                    let mut made = state(event, &frames, value);
                    made.aliases = Some(Vec::new());
                    made
                };
                let line_of = |number: u32, shown: &str, event, value: Option<&str>| {
                    let mut one = init(event, line, shown, value);
                    one.frames[1].line = number;
                    one
                };
                let named = format!("Node(name={name})");
                let up = format!("Node(name={name}, up=None)");
                let whole = format!("Node(name={name}, up=None, kids=[])");
                vec![
                    state(Event::Line, &[("<module>", line, module)], None),
                    line_of(2, "Node()", Event::Call, None),
                    line_of(3, "Node()", Event::Line, None),
                    line_of(4, &named, Event::Line, None),
                    line_of(5, &up, Event::Line, None),
                    line_of(5, &whole, Event::Return, Some("None")),
                ]
            };
            let added = |number: u32, event, own: &str, kid: &str, value| {
                let module = [("a", own), ("b", kid)];
                let locals = [("self", own), ("kid", kid)];
                state(
                    event,
                    &[("<module>", 13, &module), ("add", number, &locals)],
                    value,
                )
            };
            let mut states = vec![State::start()];
            states.extend(made(11, "'a'", &[]));
            states.extend(made(12, "'b'", &[("a", new_a)]));
            let both = [("a", new_a), ("b", new_b)];
            states.push(state(Event::Line, &[("<module>", 13, &both)], None));
            states.push(added(6, Event::Call, new_a, new_b, None));
            states.push(added(7, Event::Line, new_a, new_b, None));
            states.push(added(8, Event::Line, new_a, &up_b, None));
            states.push(added(8, Event::Return, whole_a, whole_b, Some("None")));
            let both = [("a", whole_a), ("b", whole_b)];
            states.push(state(Event::Line, &[("<module>", 14, &both)], None));
            let past: Vec<&State> = states.iter().collect();
            let objects = Objects::followed(&program, &past, &BTreeMap::new());
            let at = past[past.len() - 1];
            let own = [("self", given)];
            let mut next = state(
                Event::Call,
                &[("<module>", 14, &both), ("go", 9, &own)],
                None,
            );
            objects.show_given(&program, at, &mut next);
            let shown = next.top().and_then(|top| top.known("self"));
            assert_eq!(shown, Some(expected), "{line}");
        };
        let inner = "Node(name='b', up=..., kids=[])";
        check("a.kids[0].go()", inner, whole_b);
        check("b.up.go()", "Node(name='a', up=None, kids=[...])", whole_a);
        check("x = [k.go() for k in a.kids]", inner, whole_b);
        check("x = 1 + sum(len(k.go()) for k in a.kids)", inner, whole_b);
        // What the step says may be another one.
        let other = "Node(name='c', up=..., kids=[])";
        check("a.kids[0].go()", other, other);
    }
}
