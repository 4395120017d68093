//! What calls give the parameters of the functions that they enter: objects by place and by name, those behind stars, and those that a function
//! collects (`*args`, `**kwargs`).

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Expr, ExprCall, Stmt};
use ruff_text_size::Ranged;

use super::Objects;
use crate::program::classes::parsed;
use crate::program::dataclasses::FINISHING;
use crate::program::decorators::Decoration;
use crate::program::expressions::{canonical, has_own_names, written};
use crate::program::given::Given;
use crate::program::heap::{Cell, Held};
use crate::program::lacking::default_value;
use crate::program::parameters::{collected, pairs};
use crate::program::reading::{Names, Reading, class_told};
use crate::program::{Definition, DefinitionKind, Program};
use crate::state::MAX_VALUE;

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
