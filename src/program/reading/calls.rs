//! Calls within an expression: those into the program have returned, and what they gave is read in its order; of Python's own those are
//! read that only hand on what there is.

use ruff_python_ast::{Expr, ExprCall, Keyword};

use super::{Reading, at_place, class_told, under_key};
use crate::program::counters::next_of;
use crate::program::decorators::Decoration;
use crate::program::heap::{Cell, Held};
use crate::program::json::loads;
use crate::program::{Definition, DefinitionKind};
use crate::quiz::PythonValue;

impl<'a> Reading<'a> {
    /// The number that a counter of `itertools` gives which a call asks for the next one, and what the counter is shown as then.
    pub(in crate::program) fn counted_on(&self, call: &ExprCall) -> Option<(String, String)> {
        let name = call.func.as_name_expr()?.id.as_str();
        let [asked] = &*call.arguments.args else {
            return None;
        };
        if name != "next" || self.program.binds(name) {
            return None;
        }
        let before = self.read.get();
        let shown = match self.held(asked) {
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::Other(shown) => shown.as_deref(),
                _ => None,
            },
            _ => None,
        };
        let value = shown.and_then(|shown| PythonValue::read(shown).ok());
        let next = value.and_then(|value| next_of(&value));
        if next.is_none() {
            self.read.set(before);
        }
        next
    }

    /// The class that a name stands for.
    pub fn class_held(&self, name: &str) -> Option<&'a Definition> {
        let found = self.own.get(name).or_else(|| self.module.get(name));
        match found {
            Some(held) => self.program.class(class_told(held)?),
            None => self.program.class(name),
        }
    }

    /// What the next call of the line has given.
    pub(super) fn next_given(&self, is_it: impl Fn(&str) -> bool) -> Held {
        match self.given.get(self.read.get()) {
            Some((name, held)) if is_it(name) => {
                self.read.set(self.read.get() + 1);
                held.clone()
            }
            _ => Held::Unknown,
        }
    }

    /// The name of the function that is held, as frames show it.
    fn called_as(&self, held: &Held) -> Option<String> {
        let shown = match held {
            Held::Text(text) => text.strip_prefix("<function ")?.strip_suffix('>')?,
            Held::Bound(method, _) => method,
            Held::Object(index) => match &self.heap.cells[*index] {
                Cell::Method(method, _) => method,
                Cell::Function(made) => made.shown.strip_prefix("<function ")?.strip_suffix('>')?,
                _ => return None,
            },
            _ => return None,
        };
        let name = shown.rsplit('.').next()?;
        (name != "<lambda>").then(|| name.to_owned())
    }

    /// Whether calls of the function that a call enters are among those of the line that have returned.
    pub fn has_given(&self, call: &ExprCall) -> bool {
        let entered = self.entered(call);
        self.given
            .iter()
            .any(|(name, _)| entered.as_ref() == Some(name))
    }

    /// The name of the function of the program that a call enters.
    pub fn entered(&self, call: &ExprCall) -> Option<String> {
        match &*call.func {
            Expr::Name(name) => {
                let other = self.class_held(&name.id);
                let other = other.filter(|class| class.name != name.id.as_str());
                if let Some(made) = other.and_then(|class| self.program.making(class)) {
                    return Some(made.name.clone());
                }
                if let Some(held) = self.own.get(name.id.as_str()) {
                    return self.called_as(held);
                }
                let all = self.program.definitions.iter();
                let mut named =
                    all.filter(|one| one.name == name.id.as_str() && !self.program.is_method(one));
                let definition = named.next()?;
                // Several functions may have one in them that is called so: whichever it is, it gives what it gives under that name.
                let alike = |one: &Definition| {
                    one.kind == definition.kind && one.kind == DefinitionKind::Function
                };
                if !named.all(alike) {
                    return None;
                }
                match definition.kind {
                    DefinitionKind::Class => {
                        let made = self.program.making(definition)?;
                        Some(made.name.clone())
                    }
                    DefinitionKind::Function => Some(definition.name.clone()),
                    DefinitionKind::Module => None,
                }
            }
            // The only class of that name stands in another one.
            Expr::Attribute(inner) if let Some(class) = self.program.class(&inner.attr) => {
                Some(self.program.making(class)?.name.clone())
            }
            Expr::Attribute(method) => self.function_named(method.attr.to_string()),
            called => {
                let (_, name) = self.program.attribute_asked(called)?;
                self.function_named(self.string(name, &mut Vec::new()).ok()?)
            }
        }
    }

    /// Whether what is held is a member of an enumeration whose class has a method or a property of this name.
    pub(super) fn is_asked(&self, held: &Held, name: &str) -> bool {
        let Held::Text(text) = held else { return false };
        self.program.method_of_member(text, name).is_some()
    }

    /// A name, if it is one of a function of the program.
    fn function_named(&self, name: String) -> Option<String> {
        let defines = |one: &Definition| one.name == name && one.kind == DefinitionKind::Function;
        self.program.definitions.iter().any(defines).then_some(name)
    }

    /// Whether calls of what has a name make generators.
    fn makes_generators(&self, name: &str) -> bool {
        let mut all = self.program.definitions.iter();
        all.any(|one| one.name == name && self.program.is_generator(one))
    }

    /// Whether a function is one that decorators may have put in the place of another one: it is written in a function.
    fn stands_for(&self, given: &str, name: &str) -> bool {
        let all = || self.program.definitions.iter();
        let other = |one: &Definition| self.program.decoration(one) == Decoration::Other;
        let decorated = all().any(|one| one.name == name && other(one));
        let inner = |one: &Definition| self.program.function_around(one).is_some();
        decorated && all().any(|one| one.name == given && inner(one))
    }

    pub(super) fn call(&self, call: &ExprCall, whole: &Expr) -> Held {
        // By the name of the class, or by one that stands for it (`cls()`).
        let named = call.func.as_name_expr();
        let named = named.filter(|_| call.arguments.is_empty());
        if let Some(class) = named.and_then(|name| self.class_held(&name.id))
            && self.program.makes_bare(class)
        {
            return Held::New(class.name.clone(), Vec::new());
        }
        let class = self
            .program
            .allocated_by(call, |name| self.class_held(name));
        if let Some(class) = class {
            return Held::New(class.name.clone(), Vec::new());
        }
        if let Some((number, _)) = self.counted_on(call) {
            return Held::Text(number);
        }
        if let Some(made) = self.record_made(call) {
            return made;
        }
        let made = || self.container_made(call);
        if let Some(made) = self.selected(call).or_else(made) {
            return made;
        }
        let method = call.func.as_attribute_expr();
        let asked = || self.program.attribute_asked(&call.func);
        let receiver = method.map(|method| &*method.value);
        let receiver = receiver.or_else(|| Some(asked()?.0));
        let receiver = receiver.map(|object| self.held(object));
        if receiver == Some(Held::Missing) {
            return Held::Missing;
        }
        if let Some(name) = self.entered(call) {
            let of_python = matches!(&receiver, Some(Held::Text(_) | Held::Worked(_)))
                || matches!(&receiver, Some(Held::Object(index)) if !matches!(self.heap.cells[*index], Cell::Instance { .. }));
            // A class is asked for what it defines itself.
            let of_class = receiver
                .as_ref()
                .is_some_and(|held| class_told(held).is_some() || self.is_asked(held, &name));
            if of_python && !of_class {
                if let (Some(Held::Text(_) | Held::Worked(_)), true) =
                    (&receiver, self.given.len() > self.read.get())
                {
                    return Held::Unknown;
                }
            } else {
                if self.thinks {
                    return self.thought(receiver.as_ref(), call);
                }
                // Its arguments are evaluated before.
                self.all(&call.arguments.args);
                call.arguments.keywords.iter().for_each(|one| {
                    self.held(&one.value);
                });
                if self.makes_generators(&name) {
                    // What it gave up by now is for whoever goes through it; the call itself has given a generator.
                    let others = self.given.get(self.read.get()..).unwrap_or_default();
                    let own = others
                        .iter()
                        .take_while(|(given, _)| *given == name)
                        .count();
                    self.read.set(self.read.get() + own);
                    return Held::Unknown;
                }
                return self.next_given(|given| given == name || self.stands_for(given, &name));
            }
        }
        let of_method = |receiver| {
            let method = call.func.as_attribute_expr()?;
            match method.attr.as_str() {
                "popitem" => self.pair_taken(receiver, call),
                name => self.method_given(receiver, name, &call.arguments.args),
            }
        };
        let of_function = || {
            let bare = call.arguments.keywords.is_empty();
            let name = call.func.as_name_expr().filter(|_| bare)?;
            self.function_given(&name.id, &call.arguments.args, whole)
        };
        let named = || self.named_pairs(call);
        let given = receiver.as_ref().and_then(of_method);
        let of_heap = || self.taken_from_heap(call);
        let read = || self.read_from_json(call);
        let given = given.or_else(of_function).or_else(named).or_else(of_heap);
        if let Some(given) = given.or_else(read) {
            return given;
        }
        // A method of Python's that is named like one of the program's is read by this alone: its value would be asked for here again.
        if self.entered(call).is_some() {
            return Held::Unknown;
        }
        self.without_names(whole)
    }

    /// What `json.loads` makes of a text: lists and dictionaries of its own.
    fn read_from_json(&self, call: &ExprCall) -> Option<Held> {
        let (own, module, name) = self.program.imported(&call.func)?;
        let reads = module == "json" && name == "loads" && !self.program.defines_or_hides(own);
        let [text] = &*call.arguments.args else {
            return None;
        };
        let plain = reads && call.arguments.keywords.is_empty() && !self.own.contains_key(own);
        let Held::Text(text) = self.held(text) else {
            return None;
        };
        let text = PythonValue::read(&text).ok().filter(|_| plain)?;
        loads(&text).ok().map(|value| made_of(&value))
    }

    /// Whether an expression is what a heap of `heapq` gives that has asked objects of the program by then.
    pub(in crate::program) fn is_taken_anew(&self, expr: &Expr) -> bool {
        let call = expr.as_call_expr().filter(|_| self.heaped.is_some());
        call.is_some_and(|call| self.program.heap_function(&call.func).is_some())
    }

    /// The item that a function of `heapq` takes out of its list.
    fn taken_from_heap(&self, call: &ExprCall) -> Option<Held> {
        let name = self.program.heap_function(&call.func)?;
        if let Some((answered, held)) = &self.heaped {
            call.arguments.args.iter().for_each(|one| {
                self.held(one);
            });
            self.read.set(self.read.get() + answered);
            return Some(held.clone());
        }
        let takes = matches!(name, "heappop" | "heapreplace" | "heappushpop");
        let list = call.arguments.args.first().filter(|_| takes)?;
        let Held::Object(index) = self.held(list) else {
            return None;
        };
        let Cell::List(items) = &self.heap.cells[index] else {
            return None;
        };
        let first = items.first();
        if name != "heappushpop" {
            return first.cloned();
        }
        let given = self.held(call.arguments.args.get(1)?);
        match first {
            Some(first) if self.ordered(first, &given)?.is_lt() => Some(first.clone()),
            _ => Some(given),
        }
    }

    /// What a method of an object, or a function, comes to that is gone through in thought.
    fn thought(&self, receiver: Option<&Held>, call: &ExprCall) -> Held {
        let bare = call.arguments.keywords.is_empty()
            && !call.arguments.args.iter().any(Expr::is_starred_expr);
        if !bare {
            return Held::Unknown;
        }
        let given = self.all(&call.arguments.args);
        match (receiver, &*call.func) {
            // What is not there to be given raises before anything is called.
            _ if given.contains(&Held::Missing) => Held::Missing,
            (Some(Held::Object(object)), Expr::Attribute(method)) => {
                self.returned_in_thought(*object, &method.attr, given, Decoration::Plain)
            }
            (None, Expr::Name(name)) => self.function_in_thought(&name.id, given),
            _ => Held::Unknown,
        }
    }

    /// What a property of an object comes to whose method is gone through in thought.
    pub(super) fn property_thought(&self, object: usize, name: &str) -> Held {
        self.returned_in_thought(object, name, Vec::new(), Decoration::Property)
    }

    /// The dictionary that `dict(a=1, b=2)` makes.
    fn named_pairs(&self, call: &ExprCall) -> Option<Held> {
        let name = call.func.as_name_expr()?.id.as_str();
        let plain = name == "dict" && call.arguments.args.is_empty() && !self.program.binds(name);
        let pair = |one: &Keyword| {
            let key = PythonValue::Str(one.arg.as_ref()?.to_string()).to_string();
            Some((Held::Text(key), self.held(&one.value)))
        };
        let pairs = call.arguments.keywords.iter().map(pair);
        plain.then(|| pairs.collect::<Option<Vec<_>>>().map(Held::Dict))?
    }

    /// What a method of Python's gives that hands on what its object holds.
    fn method_given(&self, receiver: &Held, method: &str, arguments: &[Expr]) -> Option<Held> {
        let (cell, kind) = match receiver {
            Held::Object(index) => {
                let kind = self.heap.containers.get(index);
                (Some(&self.heap.cells[*index]), kind)
            }
            _ => (None, None),
        };
        if let ("index" | "count", [one]) = (method, arguments) {
            let items = match (receiver, cell) {
                (Held::Tuple(items) | Held::List(items), _) => items,
                (_, Some(Cell::List(items))) => items,
                _ => return None,
            };
            return self.searched(items, method, &self.held(one));
        }
        Some(match (method, cell, arguments) {
            ("pop", Some(Cell::List(items)), []) => items.last().cloned().unwrap_or(Held::Unknown),
            ("pop", Some(Cell::List(items)), [place]) => {
                let place = self.plain(place);
                place.map_or(Held::Unknown, |place| at_place(items, &place))
            }
            ("get", None, [key, default @ ..]) if let Held::Dict(pairs) = receiver => {
                self.under_key_or(pairs, key, default)
            }
            ("get" | "pop", Some(Cell::Dict(pairs)), [key, default @ ..]) => {
                self.under_key_or(pairs, key, default)
            }
            // It has been put in where there was none.
            ("setdefault", Some(Cell::Dict(pairs)), [key, default @ ..]) => {
                let key = self.plain(key);
                if let Some(default) = default.first() {
                    self.held(default);
                }
                key.map_or(Held::Unknown, |key| under_key(pairs, &key))
            }
            ("popleft", Some(Cell::List(items)), []) => {
                items.first().cloned().unwrap_or(Held::Unknown)
            }
            ("copy", Some(cell @ (Cell::List(_) | Cell::Dict(_))), []) => {
                let copy = match cell {
                    Cell::Dict(pairs) => Held::Dict(pairs.clone()),
                    Cell::List(items) => Held::List(items.clone()),
                    _ => return None,
                };
                match kind {
                    Some(kind) => Held::Container(kind.clone(), Box::new(copy)),
                    None => copy,
                }
            }
            (_, Some(Cell::Instance { .. }), _) => Held::Unknown,
            _ => return None,
        })
    }

    /// What stands under a key of a dictionary, or what is given in its place where it has none.
    fn under_key_or(&self, pairs: &[(Held, Held)], key: &Expr, default: &[Expr]) -> Held {
        let Some(key) = self.plain(key) else {
            return Held::Unknown;
        };
        let key = Held::Text(key);
        let found = pairs.iter().find(|(one, _)| *one == key);
        // What a call has given for it is there, whether it is needed or not.
        let default = default.first().map(|default| self.held(default));
        match (found, default) {
            (Some((_, held)), _) => held.clone(),
            (None, None) => Held::Text("None".to_owned()),
            (None, Some(default)) => default,
        }
    }

    /// The items of a list or tuple, or what a generator has given to its end.
    pub(super) fn items_given(&self, expr: &Expr) -> Option<Vec<Held>> {
        let called = expr.as_call_expr().and_then(|call| self.entered(call));
        let generator = called.filter(|name| self.makes_generators(name));
        let Some(name) = generator else {
            return self.items_held(expr);
        };
        let rest = self.given.get(self.read.get()..)?;
        let own = rest.iter().take_while(|(one, _)| *one == name).count();
        self.read.set(self.read.get() + own);
        // The last one is what it has returned with.
        let (_, given) = rest[..own].split_last()?;
        Some(given.iter().map(|(_, held)| held.clone()).collect())
    }

    /// The items of a list or tuple, or the keys of a dictionary.
    pub(super) fn items_held(&self, expr: &Expr) -> Option<Vec<Held>> {
        match self.held(expr) {
            Held::Tuple(items) | Held::List(items) => Some(items),
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::List(items) => Some(items.clone()),
                Cell::Dict(pairs) => Some(pairs.iter().map(|(key, _)| key.clone()).collect()),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether an object of the program is one of a class of the program.
    fn is_instance(&self, object: &Expr, class: &Expr) -> Option<Held> {
        let object = self.held(object);
        let own = self.heap.class_of(&object)?;
        let asked = self.program.class(&class.as_name_expr()?.id)?;
        let descends = self
            .program
            .descends(self.program.class(own)?, Some(asked))?;
        let said = if descends { "True" } else { "False" };
        Some(Held::Text(said.to_owned()))
    }

    /// What a function of Python's gives that makes something of one thing, or writes or counts it.
    fn function_given(&self, name: &str, arguments: &[Expr], whole: &Expr) -> Option<Held> {
        match (name, arguments) {
            ("getattr", [object, name]) if !self.program.binds("getattr") => {
                let held = self.held(object);
                let name = self.string(name, &mut Vec::new()).ok()?;
                Some(self.attribute_of(&held, &name))
            }
            ("list", []) => Some(Held::List(Vec::new())),
            ("dict", []) => Some(Held::Text("{}".to_owned())),
            ("dict", [one]) => self.pairs_of(one),
            ("set", []) => Some(Held::Text("set()".to_owned())),
            ("list", [one]) => self.items_given(one).map(Held::List),
            ("tuple", [one]) => self.items_given(one).map(Held::Tuple),
            ("len", [one]) => match self.held(one) {
                Held::Object(index) => Some(match &self.heap.cells[index] {
                    Cell::List(items) => Held::Text(items.len().to_string()),
                    Cell::Dict(pairs) => Held::Text(pairs.len().to_string()),
                    Cell::Instance { .. } => self.next_given(|name| name == "__len__"),
                    Cell::Method(..) | Cell::Function(_) | Cell::Other(_) => {
                        self.without_names(whole)
                    }
                }),
                Held::Tuple(items) => Some(Held::Text(items.len().to_string())),
                Held::Missing => Some(Held::Missing),
                _ => None,
            },
            ("isinstance", [one, class]) => self.is_instance(one, class),
            ("str" | "repr", [one]) if self.are_objects([one]) => {
                Some(self.next_given(|name| matches!(name, "__str__" | "__repr__")))
            }
            _ => None,
        }
    }
}

/// A value that is written out, with a list or a dictionary of its own for each in it.
fn made_of(value: &PythonValue) -> Held {
    match value {
        PythonValue::List(items) => Held::List(items.iter().map(made_of).collect()),
        PythonValue::Dict(pairs) => {
            let pair = |(key, value): &(PythonValue, PythonValue)| {
                (Held::Text(key.to_string()), made_of(value))
            };
            Held::Dict(pairs.iter().map(pair).collect())
        }
        value => Held::Text(value.to_string()),
    }
}
