//! What is made of each element, or selected among them: `[p for p in people if p.age > 26]`, `{p.name: p for p in people}`,
//! `next(p for p in people if …)`, `sorted(people, key=…)`, `max(people, key=…)`. What holds objects is told by what their attributes stand
//! for; what would have to be worked out for that is wanted.

use std::ops::ControlFlow;

use ruff_python_ast::{Comprehension, Expr, ExprCall};

use super::{Names, Reading, bind};
use crate::program::arrangement::{Arranged, arranged};
use crate::program::definitions::Definition;
use crate::program::fold::{ELEMENT, taken_by};
use crate::program::heap::{Cell, Gap, Held, note_comprehension};
use crate::program::names::all_names;
use crate::program::order::in_order;
use crate::quiz::PythonValue;

/// The methods by which `min` and `max` compare objects.
const COMPARING: [&str; 2] = ["__lt__", "__gt__"];

/// Functions of Python's that make something of one value.
const PLAIN: [&str; 8] = ["abs", "float", "int", "len", "max", "min", "str", "sum"];

/// How deep what is compared may be.
const DEEPEST: usize = 8;

/// The most elements of which something is made one by one.
const MOST_MADE: usize = 400;

impl Reading<'_> {
    /// What a comprehension holds, where it holds objects: what has none of them is told by what states show, but where no frame runs.
    pub(super) fn made_of_each(&self, made: &Expr) -> Held {
        let before = self.read.get();
        let found = match made {
            Expr::ListComp(list) => self
                .each_made_by("listcomp", &list.elt, &list.generators, &mut Vec::new())
                .map(Held::List),
            Expr::DictComp(dict) => match dict.key.as_deref() {
                Some(key) => self.pairs_made(key, &dict.value, &dict.generators),
                None => Err(Gap::Unknown),
            },
            _ => Err(Gap::Unknown),
        };
        match found {
            Ok(held) if has_objects(&held) || self.thinks => held,
            _ => {
                self.read.set(before);
                Held::Unknown
            }
        }
    }

    /// What a comprehension makes of each element that it takes.
    pub(in crate::program) fn each_made(
        &self,
        element: &Expr,
        clauses: &[Comprehension],
        around: &mut Vec<usize>,
    ) -> Result<Vec<Held>, Gap> {
        self.each_made_by("genexpr", element, clauses, around)
    }

    /// The same, where the comprehension is one of a `kind`.
    fn each_made_by(
        &self,
        kind: &str,
        element: &Expr,
        clauses: &[Comprehension],
        around: &mut Vec<usize>,
    ) -> Result<Vec<Held>, Gap> {
        let (mut all, mut last) = (Vec::new(), Vec::new());
        let done = self.each(clauses, around, &mut |inside, _| {
            all.push(inside.held(element));
            last = inside.names_of(clauses);
            match all.len() > MOST_MADE {
                true => Err(Gap::Unknown),
                false => Ok(ControlFlow::Continue(())),
            }
        });
        all.iter_mut()
            .for_each(|one| note_comprehension(one, kind, &last));
        done.map(|_| all)
    }

    /// What the names of clauses stand for.
    fn names_of(&self, clauses: &[Comprehension]) -> Vec<(String, Held)> {
        if !self.heap.follows_functions {
            return Vec::new();
        }
        let names = clauses.iter().flat_map(|clause| all_names(&clause.target));
        let names = names.map(|name| name.id.to_string());
        names
            .filter_map(|name| Some((name.clone(), self.own.get(&name)?.clone())))
            .collect()
    }

    fn pairs_made(&self, key: &Expr, value: &Expr, clauses: &[Comprehension]) -> Result<Held, Gap> {
        let mut pairs: Vec<(Held, Held)> = Vec::new();
        let mut last = Vec::new();
        let done = self.each(clauses, &mut Vec::new(), &mut |inside, _| {
            last = inside.names_of(clauses);
            let key = Held::Text(inside.known(key)?.to_string());
            let value = inside.held(value);
            match pairs.iter_mut().find(|(one, _)| *one == key) {
                Some((_, old)) => *old = value,
                None => pairs.push((key, value)),
            }
            match pairs.len() > MOST_MADE {
                true => Err(Gap::Unknown),
                false => Ok(ControlFlow::Continue(())),
            }
        });
        let made = pairs.iter_mut().map(|(_, one)| one);
        made.for_each(|one| note_comprehension(one, "dictcomp", &last));
        done.map(|_| Held::Dict(pairs))
    }

    /// What all names stand for in one round of clauses, the first one being 0.
    pub(in crate::program) fn names_in_round(
        &self,
        clauses: &[Comprehension],
        round: usize,
    ) -> Option<Names> {
        let (mut count, mut names) = (0, None);
        let done = self.each(clauses, &mut Vec::new(), &mut |inside, _| {
            if count == round {
                names = Some(inside.own.clone());
                return Ok(ControlFlow::Break(()));
            }
            count += 1;
            Ok(ControlFlow::Continue(()))
        });
        done.ok().and(names)
    }

    /// Goes through the elements of clauses, each with its names, as long as their conditions hold and `visit` goes on.
    pub(super) fn each(
        &self,
        clauses: &[Comprehension],
        around: &mut Vec<usize>,
        visit: &mut Visit<'_>,
    ) -> Result<ControlFlow<()>, Gap> {
        let Some((clause, others)) = clauses.split_first() else {
            return visit(self, around);
        };
        if clause.is_async {
            return Err(Gap::Unknown);
        }
        for element in self.elements(&clause.iter, around)? {
            let mut own = self.own.clone();
            bind(&mut own, &clause.target, element)?;
            let flow = self.with_names(&own, |inside| {
                for test in &clause.ifs {
                    if !inside.decided(test)? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                inside.each(others, around, visit)
            })?;
            if flow.is_break() {
                return Ok(flow);
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// The object that a call of Python's selects among others, or the list that it puts them into.
    pub(super) fn selected(&self, call: &ExprCall) -> Option<Held> {
        let name = call.func.as_name_expr()?.id.as_str();
        if self.program.binds(name) || self.own.contains_key(name) {
            return None;
        }
        let before = self.read.get();
        let around = &mut Vec::new();
        let found = match (name, &*call.arguments.args) {
            ("next", [Expr::Generator(generator), default @ ..]) => {
                let mut first = None;
                let done = self.each(&generator.generators, around, &mut |inside, _| {
                    first = Some(inside.held(&generator.elt));
                    Ok(ControlFlow::Break(()))
                });
                let default = || default.first().map(|default| self.held(default));
                done.ok().and_then(|_| first.or_else(default))
            }
            ("sorted", [_]) => self.in_order(call, around).ok().map(Held::List),
            ("min" | "max", [_, ..]) => self.furthest(call, name, around).ok().flatten(),
            ("list" | "tuple", [one @ (Expr::Generator(_) | Expr::Call(_))]) => {
                let entered = one.as_call_expr().and_then(|call| self.entered(call));
                let items = entered.is_none().then(|| self.elements(one, around));
                let items = items.and_then(Result::ok);
                items.map(|items| match name {
                    "list" => Held::List(items),
                    _ => Held::Tuple(items),
                })
            }
            _ => None,
        };
        let found = found.filter(|held| has_objects(held) || name == "next" || self.thinks);
        if found.is_none() {
            self.read.set(before);
        }
        found
    }

    /// The elements that `sorted` puts in order.
    pub(super) fn in_order(
        &self,
        call: &ExprCall,
        around: &mut Vec<usize>,
    ) -> Result<Vec<Held>, Gap> {
        let [of] = &*call.arguments.args else {
            return Err(Gap::Unknown);
        };
        let elements = self.elements(of, around)?;
        self.sorted(elements, call)
    }

    /// Elements in the order that the keywords of a call of `sorted` or `sort` say.
    pub(in crate::program) fn sorted(
        &self,
        elements: Vec<Held>,
        call: &ExprCall,
    ) -> Result<Vec<Held>, Gap> {
        let mut reverse = false;
        for keyword in &call.arguments.keywords {
            match keyword.arg.as_ref().map(|name| name.as_str()) {
                Some("key") => {}
                Some("reverse") => {
                    let reversed = keyword.value.as_boolean_literal_expr();
                    reverse = reversed.ok_or(Gap::Unknown)?.value;
                }
                _ => return Err(Gap::Unknown),
            }
        }
        // Nothing is asked how it compares with itself.
        if elements.len() < 2 && call.arguments.find_keyword("key").is_none() {
            return Ok(elements);
        }
        let keys = self.keys_of(&elements, call)?;
        in_order(elements.into_iter().zip(keys).collect(), reverse).ok_or(Gap::Unknown)
    }

    /// The first of the elements that are the least, or the greatest, by their keys; or what is given where there are none.
    fn furthest(
        &self,
        call: &ExprCall,
        name: &str,
        around: &mut Vec<usize>,
    ) -> Result<Option<Held>, Gap> {
        let elements = match &*call.arguments.args {
            [of] => self.elements(of, around)?,
            several => several.iter().map(|one| self.held(one)).collect(),
        };
        let mut keywords = call.arguments.keywords.iter();
        let default = keywords.find(|one| one.arg.as_ref().is_some_and(|name| name == "default"));
        if let Some(best) = self.furthest_compared(&elements, call) {
            return Ok(Some(best));
        }
        let keys = self.keys_of(&elements, call)?;
        let sorted = in_order(elements.into_iter().zip(keys).collect(), name == "max");
        let best = sorted.ok_or(Gap::Unknown)?.into_iter().next();
        Ok(best.or_else(|| default.map(|default| self.held(&default.value))))
    }

    /// The same of objects that are compared by methods of the program: each that is further than the best before takes its place.
    fn furthest_compared(&self, elements: &[Held], call: &ExprCall) -> Option<Held> {
        let [first, others @ ..] = elements else {
            return None;
        };
        let compares = |one: &Held| {
            let class = self.heap.class_of(one);
            let class = class.and_then(|class| self.program.class(class));
            let mut methods = COMPARING.iter();
            class
                .is_some_and(|class| methods.any(|name| self.program.method(class, name).is_some()))
        };
        if others.is_empty()
            || !call.arguments.keywords.is_empty()
            || !elements.iter().all(compares)
        {
            return None;
        }
        let mut best = first;
        for one in others {
            let further = self.next_given(|name| COMPARING.contains(&name));
            if self.truth(&further)? {
                best = one;
            }
        }
        Some(best.clone())
    }

    /// What the elements of a call are compared by.
    fn keys_of(&self, elements: &[Held], call: &ExprCall) -> Result<Vec<PythonValue>, Gap> {
        let mut keywords = call.arguments.keywords.iter();
        let key = keywords.find(|one| one.arg.as_ref().is_some_and(|name| name == "key"));
        let Some(key) = key.map(|key| &key.value) else {
            // What has no objects in it is compared as it is, one of a dataclass by its fields.
            let of = |one: &Held| {
                self.fields_compared(one)
                    .unwrap_or_else(|| self.value_of(one))
            };
            return elements.iter().map(of).collect();
        };
        let entered = self.called_by(key);
        let of = |element: &Held| match entered {
            Some(function) => self.value_of(&self.next_given(|name| name == function)),
            None => match self.taken(key, element) {
                Some(taken) => taken,
                None => self.applied(key, element, |inside, body| inside.known(body)),
            },
        };
        match elements.len() > MOST_MADE {
            true => Err(Gap::Unknown),
            false => elements.iter().map(of).collect(),
        }
    }

    /// The name of the function of the program that is called where this is: a function, a method of a class (`Shape.area`), or of an object.
    fn called_by<'e>(&self, function: &'e Expr) -> Option<&'e str> {
        match function {
            Expr::Name(name) => self.program.binds(&name.id).then_some(name.id.as_str()),
            Expr::Attribute(method) => {
                let own = match &*method.value {
                    Expr::Name(name) => self.program.class(&name.id),
                    _ => None,
                };
                let held = || {
                    let held = self.held(&method.value);
                    self.program.class(self.heap.class_of(&held)?)
                };
                let class = own.or_else(held)?;
                self.program.method(class, &method.attr)?;
                Some(method.attr.as_str())
            }
            _ => None,
        }
    }

    /// What an object of a dataclass that has an order is compared by; `None` for all else.
    pub(super) fn fields_compared(&self, held: &Held) -> Option<Result<PythonValue, Gap>> {
        self.fields_of(held, |class| self.program.fields_in_order(class))
    }

    /// The fields of an object of a class of which `names` tells some.
    pub(super) fn fields_of(
        &self,
        held: &Held,
        names: impl FnOnce(&Definition) -> Option<Vec<String>>,
    ) -> Option<Result<PythonValue, Gap>> {
        let Held::Object(index) = held else {
            return None;
        };
        let Cell::Instance {
            class, attributes, ..
        } = &self.heap.cells[*index]
        else {
            return None;
        };
        let fields = names(self.program.class(class)?)?;
        let value = |field: &String| {
            let held = attributes.iter().find(|(name, _)| name == field);
            held.map_or(Err(Gap::Unknown), |(_, held)| self.value_of(held))
        };
        let values: Result<Vec<PythonValue>, Gap> = fields.iter().map(value).collect();
        Some(values.map(PythonValue::Tuple))
    }

    /// Whether a name is that of a function of Python's that makes something of one value.
    fn is_of_python(&self, name: &str) -> bool {
        PLAIN.contains(&name) && !self.program.binds(name) && !self.own.contains_key(name)
    }

    /// What a function of `operator` takes of an element (`itemgetter('a', 'b')`), or one of Python's makes of it (`len`); `None` where a key is no such function.
    fn taken(&self, key: &Expr, element: &Held) -> Option<Result<PythonValue, Gap>> {
        let text = match key {
            Expr::Name(name) if self.is_of_python(&name.id) => format!("{}({ELEMENT})", name.id),
            key => taken_by(key.as_call_expr()?, self.text)?,
        };
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        let mut own = self.own.clone();
        own.insert(ELEMENT.to_owned(), element.clone());
        Some(self.with_names(&own, |inside| {
            let taken = Reading {
                text: &text,
                read: inside.read.clone(),
                heaped: inside.heaped.clone(),
                ..*inside
            };
            let value = taken.known(parsed.expr());
            inside.read.set(taken.read.get());
            value
        }))
    }

    /// The value of an expression; where it has to be worked out, it is wanted.
    fn known(&self, expr: &Expr) -> Result<PythonValue, Gap> {
        self.value_of(&self.held(expr))
    }

    pub(super) fn value_of(&self, held: &Held) -> Result<PythonValue, Gap> {
        self.value_within(held, DEEPEST)
    }

    /// The same of what holds nothing deeper than so many levels: a list may be in itself.
    fn value_within(&self, held: &Held, levels: usize) -> Result<PythonValue, Gap> {
        let read = |text: &str| PythonValue::read(text).map_err(|_| Gap::Unknown);
        let all = |items: &[Held]| -> Result<Vec<PythonValue>, Gap> {
            let levels = levels.checked_sub(1).ok_or(Gap::Unknown)?;
            let values = items.iter().map(|one| self.value_within(one, levels));
            values.collect()
        };
        match held {
            Held::Text(text) => read(text),
            Held::Worked(text) => match arranged(text, |_| None) {
                Some(Arranged::Value(value)) => read(&value),
                _ => read(self.heap.answer(text).ok_or(Gap::Unknown)?),
            },
            Held::Tuple(items) => Ok(PythonValue::Tuple(all(items)?)),
            Held::List(items) => Ok(PythonValue::List(all(items)?)),
            Held::Object(index) if !self.heap.containers.contains_key(index) => {
                match &self.heap.cells[*index] {
                    Cell::List(items) => Ok(PythonValue::List(all(items)?)),
                    _ => Err(Gap::Unknown),
                }
            }
            Held::Missing => Err(Gap::Missing),
            _ => Err(Gap::Unknown),
        }
    }
}

/// What is done with each element, in the reading that has its names.
type Visit<'v> = dyn FnMut(&Reading<'_>, &mut Vec<usize>) -> Result<ControlFlow<()>, Gap> + 'v;

/// Whether there is something in what is held that can be changed.
fn has_objects(held: &Held) -> bool {
    match held {
        Held::Object(_) | Held::New(..) | Held::Function(_) => true,
        Held::Container(_, inside) => has_objects(inside),
        Held::Tuple(items) | Held::List(items) => items.iter().any(|one| match one {
            Held::List(_) | Held::Dict(_) | Held::Container(..) => true,
            one => has_objects(one),
        }),
        Held::Dict(pairs) => pairs.iter().any(|(_, one)| match one {
            Held::List(_) | Held::Dict(_) | Held::Container(..) => true,
            one => has_objects(one),
        }),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Program;
    use crate::program::heap::{Cell, Heap};
    use crate::program::reading::Names;

    const SOURCE: &str = "\
class Person:
    def __init__(self, name, age):
        self.name = name
        self.age = age
    def __repr__(self):
        return self.name
    def older(self):
        return -self.age
class Pupil(Person):
    pass
";

    #[test]
    fn what_attributes_tell_selects_objects() {
        let program = Program::parse(SOURCE).unwrap();
        let mut heap = Heap::default();
        let mut person = |class: &str, name: &str, age: Held| {
            let name = ("name".to_owned(), Held::Text(format!("'{name}'")));
            heap.add(Cell::Instance {
                class: class.to_owned(),
                attributes: vec![name, ("age".to_owned(), age)],
                arguments: None,
            })
        };
        let age = |age: &str| Held::Text(age.to_owned());
        let (ann, bob) = (
            person("Person", "ann", age("30")),
            person("Pupil", "bob", age("15")),
        );
        let cid = person("Person", "cid", Held::Worked("20+21".to_owned()));
        let known = heap.add(Cell::List(vec![ann.clone(), bob.clone()]));
        let all = heap.add(Cell::List(vec![ann.clone(), bob.clone(), cid.clone()]));
        let own: Names = [("xs", &known), ("all", &all), ("ann", &ann), ("bob", &bob)]
            .map(|(name, held)| (name.to_owned(), held.clone()))
            .into();
        let check = |text: &str, expected: Held| {
            let reading = Reading {
                own: &own,
                text,
                thinks: false,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), expected, "{text}");
        };
        let list = |items: &[&Held]| Held::List(items.iter().map(|one| (*one).clone()).collect());
        let said = |text: &str| Held::Text(text.to_owned());
        check("[p for p in xs if p.age > 20]", list(&[&ann]));
        check("list(filter(lambda p: p.age < 20, xs))", list(&[&bob]));
        check("sorted(xs, key=lambda p: p.age)", list(&[&bob, &ann]));
        check(
            "sorted(xs, key=lambda p: p.name, reverse=True)",
            list(&[&bob, &ann]),
        );
        check("max(xs, key=lambda p: p.age)", ann.clone());
        check("min(xs, key=attrgetter('age'))", bob.clone());
        check("next(p for p in xs if p.age < 20)", bob.clone());
        check("next((p for p in xs if p.age > 99), None)", said("None"));
        let pairs = vec![(said("'ann'"), ann.clone()), (said("'bob'"), bob.clone())];
        check("{p.name: p for p in xs}", Held::Dict(pairs));
        check(
            "[(i, p) for i, p in enumerate(xs, 1) if i > 1]",
            Held::List(vec![Held::Tuple(vec![said("2"), bob.clone()])]),
        );
        check("xs[0] is ann", said("True"));
        check("xs[0] == bob", said("False"));
        check("isinstance(bob, Pupil)", said("True"));
        check("isinstance(ann, Pupil)", said("False"));
        let given = [1, 2].map(|key| ("older".to_owned(), Held::Text(key.to_string())));
        for key in ["Person.older", "ann.older"] {
            let text = format!("max(xs, key={key})");
            let reading = Reading {
                own: &own,
                given: &given,
                text: &text,
                thinks: false,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(&text).unwrap();
            assert_eq!(reading.held(parsed.expr()), bob, "{text}");
        }
        // What has no objects in it is told by what states show, and what has to be worked out is wanted.
        check("[p.age for p in xs]", Held::Unknown);
        check("[p for p in all if p.age > 20]", Held::Unknown);
        assert!(heap.wanted.borrow().iter().any(|one| one.contains("20+21")));
    }

    #[test]
    fn lists_are_compared_by_what_they_hold() {
        let program = Program::parse("x = 1\n").unwrap();
        let mut heap = Heap::default();
        let mut list = |items: &[&str]| {
            let items = items.iter().map(|one| Held::Text((*one).to_owned()));
            heap.add(Cell::List(items.collect()))
        };
        let (low, long) = (list(&["1", "2", "3"]), list(&["4"]));
        let rows = heap.add(Cell::List(vec![low.clone(), long.clone()]));
        // One that is in itself is compared with nothing.
        let round = heap.add(Cell::List(Vec::new()));
        if let Held::Object(index) = round {
            heap.cells[index] = Cell::List(vec![round.clone()]);
        }
        let both = heap.add(Cell::List(vec![low.clone(), round]));
        let own: Names = [("rows", &rows), ("a", &low), ("b", &long), ("both", &both)]
            .map(|(name, held)| (name.to_owned(), held.clone()))
            .into();
        let check = |text: &str, expected: Held| {
            let reading = Reading {
                own: &own,
                text,
                thinks: false,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), expected, "{text}");
        };
        let said = |text: &str| Held::Text(text.to_owned());
        check("max(rows)", long.clone());
        check("min(rows)", low.clone());
        check("max(a, b)", long.clone());
        check("max(rows, key=len)", low.clone());
        check("max(a, b, key=len)", low.clone());
        let backward = Held::List(vec![long.clone(), low.clone()]);
        check("sorted(rows, reverse=True)", backward);
        let worked = Held::Worked("max([[1, 2, 3], [...]])".to_owned());
        check("max(both)", worked);
        check("a is a[:]", said("False"));
        check("a is not a[:]", said("True"));
    }
}
