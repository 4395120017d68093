//! Reading expressions with the objects of a run at hand: what each part stands for, as far as that can be looked up. What would have to be
//! worked out is left as an expression without names; calls into the program have returned by then, and what they gave is told.

mod calls;
mod comparisons;
mod conditions;
mod containers;
mod elements;
mod records;
mod selections;
mod substitution;
mod texts;

use std::cell::Cell as Counter;
use std::collections::BTreeMap;
use std::iter::repeat_n;

use ruff_python_ast::{
    BoolOp, Expr, ExprAttribute, ExprBinOp, ExprBoolOp, ExprDict, ExprList, ExprListComp,
    ExprSlice, ExprSubscript, Operator, StmtAugAssign, UnaryOp,
};

use super::arrangement::{Arranged, arranged};
use super::classes::{class_name, is_identity};
use super::decorators::Decoration;
use super::expressions::written;
use super::heap::{Cell, Gap, Heap, Held, place_in};
use super::library::shown_class;
use super::sequences::{bounds, places};
use super::types::typed;
use super::{Definition, Program, is_dunder};
use crate::quiz::PythonValue;

/// The most items of a list that is made by repeating one.
pub(super) const MOST_REPEATED: usize = 400;

pub(super) use self::elements::{bind, letters};

/// Names, by what they stand for.
pub(super) type Names = BTreeMap<String, Held>;

/// What a call into the program gave, with the name of the function.
pub(super) type Given = (String, Held);

/// What expressions are read with.
pub(super) struct Reading<'a> {
    pub program: &'a Program,
    pub heap: &'a Heap,
    /// Of the frame.
    pub own: &'a Names,
    /// Of the module.
    pub module: &'a Names,
    /// What the calls of the line have given, the first one first.
    pub given: &'a [Given],
    /// How many of these have been read.
    pub read: Counter<usize>,
    /// What a heap of `heapq` has given that has asked objects of the program, and how many of these calls it was that have told it.
    pub heaped: Option<(usize, Held)>,
    /// The text that the expressions are in.
    pub text: &'a str,
    /// Whether no frame runs: methods are gone through in thought where they are called, as no call of them has returned.
    pub thinks: bool,
    /// The line of the frame that runs, and which state has entered it.
    pub frame: Option<(u32, usize)>,
}

static NONE: Names = Names::new();

impl<'a> Reading<'a> {
    /// What reads nothing by name but what never changes.
    pub fn of(program: &'a Program, heap: &'a Heap) -> Reading<'a> {
        Reading {
            program,
            heap,
            own: &NONE,
            module: &heap.constants,
            given: &[],
            read: Counter::new(0),
            heaped: None,
            text: "",
            thinks: true,
            frame: None,
        }
    }

    /// What an expression stands for.
    pub fn held(&self, expr: &Expr) -> Held {
        if let Some(value) = PythonValue::of_literal(expr).filter(|_| is_constant(expr)) {
            return Held::Text(value.to_string());
        }
        if let Some(listed) = self.program.listed(expr) {
            return self.attributes_listed(&self.held(listed));
        }
        match expr {
            Expr::Name(name) => {
                let found = self.own.get(name.id.as_str());
                let found = found.or_else(|| self.module.get(name.id.as_str()));
                let class = || {
                    let free = !self.program.binds(&name.id);
                    shown_class(&name.id).filter(|_| free).map(Held::Text)
                };
                let function = || self.program.shown_function(&name.id).map(Held::Text);
                let own = || {
                    let class = self.program.class(&name.id)?;
                    self.program.shown_class(class).map(Held::Text)
                };
                let named = found.cloned().or_else(class).or_else(function);
                let named = named.or_else(own);
                named.unwrap_or(Held::Unknown)
            }
            Expr::Attribute(attribute) => match self.attribute(attribute) {
                Held::Unknown => {
                    let free =
                        |of: &str| !self.own.contains_key(of) && !self.module.contains_key(of);
                    let member = self.program.member_written(expr);
                    let method = || self.program.shown_of_type_where(expr, free);
                    member.or_else(method).map_or(Held::Unknown, Held::Text)
                }
                held => held,
            },
            Expr::Subscript(item) => self.item(item),
            Expr::Tuple(tuple) => Held::Tuple(self.all(&tuple.elts)),
            Expr::List(list) => self.list(list),
            Expr::Dict(dict) => self.pairs(dict),
            Expr::FString(_) => match self.string(expr, &mut Vec::new()) {
                Ok(text) => Held::Text(PythonValue::Str(text).to_string()),
                Err(Gap::Missing) => Held::Missing,
                Err(Gap::Unknown) => self.without_names(expr),
            },
            Expr::Call(call) => self.call(call, expr),
            Expr::BinOp(sum) => {
                if self.are_objects([&*sum.left, &*sum.right]) {
                    return self.next_given(is_operator);
                }
                let before = self.read.get();
                match self.repeated(sum).or_else(|| self.chained(sum)) {
                    Some(held) => held,
                    None => {
                        self.read.set(before);
                        self.without_names(expr)
                    }
                }
            }
            Expr::UnaryOp(unary) => {
                if self.are_objects([&*unary.operand]) {
                    return match unary.op {
                        UnaryOp::USub => self.next_given(|name| name == "__neg__"),
                        _ => Held::Unknown,
                    };
                }
                self.without_names(expr)
            }
            Expr::Compare(compare) => {
                if let Some(known) = self.compared(compare) {
                    return known;
                }
                let objects = [&*compare.left].into_iter().chain(&compare.comparators);
                if self.are_objects(objects) {
                    return match compare.ops.iter().all(is_identity) {
                        true => Held::Unknown,
                        false => self.next_given(is_operator),
                    };
                }
                self.without_names(expr)
            }
            Expr::ListComp(list) => match self.given_for_each(list) {
                Held::Unknown => self.made_of_each(expr),
                held => held,
            },
            Expr::DictComp(_) => self.made_of_each(expr),
            Expr::If(choice) => {
                let before = self.read.get();
                let held = self.held(&choice.test);
                match self.truth(&held) {
                    Some(true) => self.held(&choice.body),
                    Some(false) => self.held(&choice.orelse),
                    None => {
                        self.read.set(before);
                        let called = self.branch_called([&choice.body, &choice.orelse]);
                        called.unwrap_or_else(|| self.without_names(expr))
                    }
                }
            }
            Expr::BoolOp(either) => {
                let before = self.read.get();
                self.decisive(either).unwrap_or_else(|| {
                    self.read.set(before);
                    self.without_names(expr)
                })
            }
            Expr::Lambda(lambda) => {
                if let Some(made) = self.function_made(lambda, expr) {
                    return made;
                }
                let text = written(expr, self.text);
                let shown = text.and_then(|text| self.program.only_shown_lambda(text));
                shown.map_or(Held::Unknown, Held::Text)
            }
            _ => Held::Unknown,
        }
    }

    /// What the branch stands for that alone has called all that has given something since.
    fn branch_called(&self, branches: [&Expr; 2]) -> Option<Held> {
        let before = self.read.get();
        let mut found = Vec::new();
        for branch in branches {
            let held = self.held(branch);
            let all = self.read.get() == self.given.len() && self.read.get() > before;
            found.extend(all.then_some(held));
            self.read.set(before);
        }
        let called = found.pop().filter(|_| found.is_empty())?;
        self.read.set(self.given.len());
        Some(called)
    }

    /// What the operand of an `and` or an `or` stands for that decides, if that is known of those before it.
    fn decisive(&self, either: &ExprBoolOp) -> Option<Held> {
        let (last, before) = either.values.split_last()?;
        for operand in before {
            let held = self.held(operand);
            if self.truth(&held)? == (either.op == BoolOp::Or) {
                return Some(held);
            }
        }
        Some(self.held(last))
    }

    /// A list that is written out, with the items that stars put there.
    fn list(&self, list: &ExprList) -> Held {
        let mut items = Vec::new();
        for one in &list.elts {
            match one {
                Expr::Starred(starred) => match self.items_held(&starred.value) {
                    Some(found) => items.extend(found),
                    None => return Held::Unknown,
                },
                one => items.push(self.held(one)),
            }
        }
        Held::List(items)
    }

    /// A dictionary that is written out, with keys that are known and all different, or as another one that is put there.
    fn pairs(&self, dict: &ExprDict) -> Held {
        if dict.items.is_empty() {
            return Held::Text("{}".to_owned());
        }
        if let [item] = &*dict.items
            && item.key.is_none()
            && let Held::Object(index) = self.held(&item.value)
            && let Cell::Dict(pairs) = &self.heap.cells[index]
        {
            return Held::Dict(pairs.clone());
        }
        let mut pairs: Vec<(Held, Held)> = Vec::new();
        for item in &dict.items {
            let key = item.key.as_ref().and_then(|key| self.plain(key));
            let value = self.held(&item.value);
            match key.map(Held::Text) {
                Some(key) if pairs.iter().all(|(one, _)| *one != key) => pairs.push((key, value)),
                _ => return Held::Unknown,
            }
        }
        Held::Dict(pairs)
    }

    fn all(&self, expressions: &[Expr]) -> Vec<Held> {
        expressions.iter().map(|one| self.held(one)).collect()
    }

    /// What the calls have given that a list of rows makes, one for each element of each row: `[[Cell() for _ in range(2)] for _ in range(3)]`.
    fn given_for_rows(&self, rows: &ExprListComp) -> Option<Held> {
        let row = rows.elt.as_list_comp_expr()?;
        let size = |list: &ExprListComp| self.count(gone_through(list)?);
        let (name, wide) = (self.called_for_each(row)?, size(row)?);
        let count = size(rows)?.checked_mul(wide).filter(|count| *count > 0)?;
        let first = self.read.get();
        let given = self.given.get(first..first.checked_add(count)?)?;
        if given.iter().any(|(one, _)| *one != name) {
            return None;
        }
        self.read.set(first + count);
        let row = |row: &[Given]| Held::List(row.iter().map(|(_, held)| held.clone()).collect());
        Some(Held::List(given.chunks(wide).map(row).collect()))
    }

    /// What the calls have given that a list makes, one for each of its elements.
    fn given_for_each(&self, list: &ExprListComp) -> Held {
        if let Some(rows) = self.given_for_rows(list) {
            return rows;
        }
        let rest = &self.given[self.read.get().min(self.given.len())..];
        match self.called_for_each(list) {
            // Where there are none yet, nothing tells how many there will be.
            Some(name) if !rest.is_empty() && rest.iter().all(|(one, _)| *one == name) => {
                self.read.set(self.given.len());
                Held::List(rest.iter().map(|(_, held)| held.clone()).collect())
            }
            _ => Held::Unknown,
        }
    }

    /// The name of the function that a list calls for each of its elements, once.
    fn called_for_each(&self, list: &ExprListComp) -> Option<String> {
        gone_through(list)?;
        let call = list.elt.as_call_expr()?;
        let nested = call.arguments.args.iter().any(Expr::is_call_expr);
        self.entered(call).filter(|_| !nested)
    }

    /// What an operator has made of an object that is given the result, once the calls of the line have returned.
    pub fn augmented(&self, assign: &StmtAugAssign) -> Held {
        self.held(&assign.target);
        self.held(&assign.value);
        self.next_given(is_operator)
    }

    /// Whether one of the operands stands for an object of a class of the program; all of them are evaluated before it is asked for anything.
    fn are_objects<'e>(&self, operands: impl IntoIterator<Item = &'e Expr>) -> bool {
        let before = self.read.get();
        let held: Vec<Held> = operands.into_iter().map(|one| self.held(one)).collect();
        let objects = held.iter().any(|one| self.heap.class_of(one).is_some());
        if !objects {
            self.read.set(before);
        }
        objects
    }

    /// The attribute of an object under a name.
    pub fn attribute_of(&self, held: &Held, name: &str) -> Held {
        // What is asked of what is not there raises before.
        let none = matches!(held, Held::Text(text) if text == "None") && !is_dunder(name);
        if *held == Held::Missing || none {
            return Held::Missing;
        }
        let Held::Object(index) = held else {
            let part = self.part_of_member(held, name);
            let part = part.or_else(|| self.attribute_of_class(class_told(held)?, name));
            return part.unwrap_or(Held::Unknown);
        };
        let Cell::Instance {
            class,
            attributes,
            arguments,
        } = &self.heap.cells[*index]
        else {
            return Held::Unknown;
        };
        if let Some((_, held)) = attributes.iter().find(|(one, _)| one == name) {
            return held.clone();
        }
        if let (Some(arguments), "args") = (arguments, name) {
            return Held::Tuple(arguments.clone());
        }
        if let Some(held) = self.attribute_of_class(class, name) {
            return held;
        }
        if self.program.may_have(class, name) {
            Held::Unknown
        } else {
            Held::Missing
        }
    }

    /// What an attribute of a class stands for that a statement has set, or a class that this one inherits from has.
    fn attribute_of_class(&self, class: &str, name: &str) -> Option<Held> {
        let class = self.program.class(class)?;
        let set = |one: &&Definition| {
            let place = (one.name.clone(), name.to_owned());
            self.heap.of_classes.get(&place).cloned()
        };
        self.program.lineage(class).iter().find_map(set)
    }

    /// The name or the value of a member of an enumeration.
    fn part_of_member(&self, held: &Held, part: &str) -> Option<Held> {
        let Held::Text(shown) = held else { return None };
        let plain = matches!(part, "name" | "value") && !self.program.has_method(part);
        let (name, value) = self.program.member(shown).filter(|_| plain)?;
        Some(Held::Text(match part {
            "name" => PythonValue::Str(name).to_string(),
            _ => value,
        }))
    }

    /// The dictionary of all attributes that an object has itself.
    fn attributes_listed(&self, object: &Held) -> Held {
        let Held::Object(index) = object else {
            return Held::Unknown;
        };
        let Cell::Instance {
            class, attributes, ..
        } = &self.heap.cells[*index]
        else {
            return Held::Unknown;
        };
        let class = self.program.class(class);
        if !class.is_some_and(|class| self.program.has_dictionary(class)) {
            return Held::Unknown;
        }
        let pair = |(name, held): &(String, Held)| (Held::Text(format!("'{name}'")), held.clone());
        Held::Dict(attributes.iter().map(pair).collect())
    }

    fn attribute(&self, attribute: &ExprAttribute) -> Held {
        if attribute.attr.as_str() == "__name__"
            && let Some(object) = typed(&attribute.value)
            && let Held::Object(index) = self.held(object)
            && let Cell::Instance { class, .. } = &self.heap.cells[index]
        {
            return Held::Text(format!("'{class}'"));
        }
        let held = self.held(&attribute.value);
        let found = self.attribute_of(&held, &attribute.attr);
        match (&held, &found) {
            (Held::Object(index), Held::Unknown)
                if let Some(method) = self.method_read(*index, &attribute.attr) =>
            {
                method
            }
            // A property is what its method has given.
            (Held::Object(index), Held::Unknown) if self.thinks => {
                self.property_thought(*index, &attribute.attr)
            }
            (Held::Object(_), Held::Unknown) => {
                self.next_given(|name| name == attribute.attr.as_str())
            }
            // What a day has is asked of the calendar.
            (Held::Text(text), Held::Unknown) if text.starts_with("datetime.") => {
                let told = self.dated(&format!("{text}.{}", attribute.attr));
                told.map_or(Held::Unknown, Held::Text)
            }
            // So is that of a member of an enumeration.
            (Held::Text(member), Held::Unknown)
                if !self.thinks && self.is_property_of_member(member, &attribute.attr) =>
            {
                self.next_given(|name| name == attribute.attr.as_str())
            }
            _ => found,
        }
    }

    fn is_property_of_member(&self, member: &str, name: &str) -> bool {
        let method = self.program.method_of_member(member, name);
        method.is_some_and(|method| self.program.decoration(method) == Decoration::Property)
    }

    /// A method of an object that is read and not called: together with the object, or alone where it needs none.
    fn method_read(&self, object: usize, name: &str) -> Option<Held> {
        let method = self.method_of(object, name).ok()?;
        let named = self.program.qualified(method);
        match self.program.decoration(method) {
            _ if self.program.has_method("__getattribute__") => None,
            Decoration::Plain => Some(Held::Bound(named, Box::new(Held::Object(object)))),
            Decoration::Static => Some(Held::Text(format!("<function {named}>"))),
            _ => None,
        }
    }

    /// A list of what nothing changes, so many times over.
    fn repeated(&self, product: &ExprBinOp) -> Option<Held> {
        let list = |expr: &Expr| match self.held(expr) {
            Held::List(items) => Some(items),
            _ => None,
        };
        let (items, times) = match (&*product.left, &*product.right) {
            (left @ Expr::List(_), times) => (list(left)?, times),
            (times, right @ Expr::List(_)) => (list(right)?, times),
            _ => return None,
        };
        let plain = items.iter().all(|one| matches!(one, Held::Text(_)));
        let times: usize = self.plain(times).filter(|_| plain)?.parse().ok()?;
        let fits =
            product.op == Operator::Mult && items.len().saturating_mul(times) <= MOST_REPEATED;
        fits.then(|| Held::List(repeat_n(items, times).flatten().collect()))
    }

    /// The items of two lists, one after the other, if objects are among them.
    fn chained(&self, sum: &ExprBinOp) -> Option<Held> {
        let (left, right) = (self.held(&sum.left), self.held(&sum.right));
        let tuples = [&left, &right]
            .iter()
            .any(|one| matches!(one, Held::Tuple(_)));
        let items = [self.items(&left)?, self.items(&right)?].concat();
        let objects = items.iter().any(|one| matches!(one, Held::Object(_)));
        (sum.op == Operator::Add && objects && !tuples).then_some(Held::List(items))
    }

    /// The items of a list or a tuple, but not of a `deque`.
    fn items<'h>(&'h self, held: &'h Held) -> Option<&'h [Held]> {
        match held {
            Held::Object(index) if self.heap.containers.contains_key(index) => None,
            Held::Object(index) => match &self.heap.cells[*index] {
                Cell::List(items) => Some(items),
                _ => None,
            },
            Held::Tuple(items) | Held::List(items) => Some(items),
            _ => None,
        }
    }

    /// The items of a list or tuple that a slice takes.
    fn slice(&self, held: &Held, slice: &ExprSlice) -> Option<Held> {
        let items = self.items(held)?;
        let number = |bound: &Expr| PythonValue::read(&self.plain(bound)?).ok();
        let (lower, upper, step) = bounds(slice, number)?;
        let taken = places(items.len(), lower, upper, step)?.into_iter();
        let taken = taken.map(|place| items[place].clone()).collect();
        Some(match held {
            Held::Tuple(_) => Held::Tuple(taken),
            _ => Held::List(taken),
        })
    }

    /// The part of a text between two places.
    fn part_of_text(&self, held: &Held, slice: &ExprSlice) -> Option<Held> {
        let text = PythonValue::Str(held.string()?).to_string();
        let bound = |bound: &Option<Box<Expr>>| match bound {
            Some(bound) => self.plain(bound),
            None => Some(String::new()),
        };
        let (first, end) = (bound(&slice.lower)?, bound(&slice.upper)?);
        let part = format!("{text}[{first}:{end}:{}]", bound(&slice.step)?);
        match arranged(&part, |_| None)? {
            Arranged::Value(value) => Some(Held::Text(value)),
            Arranged::Set(_) => None,
        }
    }

    fn item(&self, item: &ExprSubscript) -> Held {
        let held = self.held(&item.value);
        if let Expr::Slice(slice) = &*item.slice {
            let part = self.slice(&held, slice);
            let part = part.or_else(|| self.part_of_text(&held, slice));
            return part.unwrap_or(Held::Unknown);
        }
        let Some(key) = self.plain(&item.slice) else {
            // What is looked up by what is not there raises before.
            return match self.held(&item.slice) {
                Held::Missing => Held::Missing,
                _ => Held::Unknown,
            };
        };
        match &held {
            Held::Object(index) => match &self.heap.cells[*index] {
                Cell::List(items) => at_place(items, &key),
                Cell::Dict(pairs) => match self.lacking(&held, &Held::Text(key.clone())) {
                    Some(made) => made,
                    None => under_key(pairs, &key),
                },
                Cell::Instance { .. } => self.next_given(|name| name == "__getitem__"),
                Cell::Method(..) | Cell::Function(_) | Cell::Other(_) => Held::Unknown,
            },
            Held::Tuple(items) | Held::List(items) => at_place(items, &key),
            Held::Dict(pairs) => under_key(pairs, &key),
            Held::Missing => Held::Missing,
            held => match held.string() {
                Some(text) => {
                    let letters = text.chars().map(|one| PythonValue::Str(one.into()));
                    let letters: Vec<Held> =
                        letters.map(|one| Held::Text(one.to_string())).collect();
                    at_place(&letters, &key)
                }
                None => Held::Unknown,
            },
        }
    }

    /// The text of a value that is known.
    pub(super) fn plain(&self, expr: &Expr) -> Option<String> {
        match self.held(expr) {
            // A part of a text, for one.
            Held::Worked(text) => match arranged(&text, |_| None) {
                Some(Arranged::Value(value)) => Some(value),
                Some(Arranged::Set(_)) => None,
                None => self.heap.answer(&text).cloned(),
            },
            held => self.heap.key(&held),
        }
    }
}

/// The name of the class of the program that is held.
pub(super) fn class_told(held: &Held) -> Option<&str> {
    let Held::Text(text) = held else { return None };
    class_name(text)
}

/// What a list has one element for each of.
fn gone_through(list: &ExprListComp) -> Option<&Expr> {
    match list.generators.as_slice() {
        [only] if only.ifs.is_empty() => Some(&only.iter),
        _ => None,
    }
}

/// Whether a method is one that operators call, and not what makes an object.
fn is_operator(name: &str) -> bool {
    is_dunder(name) && !matches!(name, "__init__" | "__new__")
}

/// Whether an expression is a number, a text or the like.
fn is_constant(expr: &Expr) -> bool {
    let negative = |expr: &Expr| {
        expr.as_unary_op_expr().is_some_and(|unary| {
            unary.op == UnaryOp::USub && unary.operand.is_number_literal_expr()
        })
    };
    expr.is_literal_expr() || negative(expr)
}

/// The item of a list at a place that is written as a number.
fn at_place(items: &[Held], number: &str) -> Held {
    let place = place_in(items.len(), number);
    place.map_or(Held::Unknown, |place| items[place].clone())
}

/// The value of a dictionary under a key, as that is written.
fn under_key(pairs: &[(Held, Held)], key: &str) -> Held {
    let written = |one: &Held| matches!(one, Held::Text(text) if text == key);
    let found = pairs.iter().find(|(one, _)| written(one));
    found.map_or(Held::Unknown, |(_, held)| held.clone())
}

#[cfg(test)]
mod tests {
    use super::super::Program;
    use super::super::heap::Heap;
    use super::*;

    #[test]
    fn methods_of_python_s_may_be_named_like_the_program_s() {
        let source = "class S:\n    def pop(self):\n        return self.xs.pop()\n";
        let program = Program::parse(source).unwrap();
        let heap = Heap::default();
        let check = |held: Held, text: &str, expected: Held| {
            let own = [("xs".to_owned(), held)].into();
            let reading = Reading {
                own: &own,
                text,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), expected, "{text}");
        };
        // What comes of a sum that is not worked out is read once.
        let sum = || Held::Worked("[1]+[2]".to_owned());
        check(sum(), "xs.pop()", Held::Unknown);
        check(sum(), "xs.pop()+1", Held::Unknown);
        check(sum(), "xs", sum());
    }

    #[test]
    fn members_of_enumerations_have_methods_of_the_program() {
        let source = "class Light(Enum):\n    RED = 1\n    def next(self):\n        return 2\n    @property\n    def wait(self):\n        return 3\n";
        let program = Program::parse(source).unwrap();
        let heap = Heap::default();
        let check = |object: &str, text: &str, name: &str, expected: Held| {
            let own = [("x".to_owned(), Held::Text(object.to_owned()))].into();
            let given = [(name.to_owned(), Held::Text("7".to_owned()))];
            let reading = Reading {
                own: &own,
                given: &given,
                text,
                thinks: false,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), expected, "{object} {text}");
        };
        let seven = || Held::Text("7".to_owned());
        check("<Light.RED: 1>", "x.next()", "next", seven());
        check("<Light.RED: 1>", "x.wait", "wait", seven());
        // What is no member has methods of Python's.
        check("'RED'", "x.next()", "next", Held::Unknown);
        check("'RED'", "x.wait", "wait", Held::Unknown);
        check("<Light.RED: 1>", "x.next", "next", Held::Unknown);
    }

    #[test]
    fn the_branch_that_has_called_something_is_the_one_that_was_taken() {
        let program = Program::parse("def f(x):\n    return x\n").unwrap();
        let heap = Heap::default();
        let given = [("f".to_owned(), Held::Object(3))];
        let own = [("other".to_owned(), Held::Object(4))].into();
        let check = |given: &[Given], text: &str, expected: Held| {
            let reading = Reading {
                own: &own,
                given,
                text,
                thinks: false,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), expected, "{text}");
        };
        check(&given, "f(1) if unknown else other", Held::Object(3));
        check(&given, "other if unknown else f(1)", Held::Object(3));
        check(&given, "f(1) if unknown else f(2)", Held::Unknown);
        check(&[], "f(1) if unknown else other", Held::Unknown);
    }

    #[test]
    fn rows_of_objects_are_what_their_calls_have_given() {
        let program =
            Program::parse("class C:\n    def __init__(self):\n        self.n = 0\n").unwrap();
        let heap = Heap::default();
        let given: Vec<Given> = (0..6)
            .map(|index| ("__init__".to_owned(), Held::Object(index)))
            .collect();
        let check = |text: &str, rows: &[&[usize]]| {
            let reading = Reading {
                given: &given,
                text,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            let row =
                |row: &&[usize]| Held::List(row.iter().map(|one| Held::Object(*one)).collect());
            let expected = Held::List(rows.iter().map(row).collect());
            assert_eq!(reading.held(parsed.expr()), expected, "{text}");
        };
        check(
            "[[C() for _ in range(2)] for _ in range(3)]",
            &[&[0, 1], &[2, 3], &[4, 5]],
        );
        check(
            "[[C() for _ in range(3)] for _ in range(2)]",
            &[&[0, 1, 2], &[3, 4, 5]],
        );
    }

    #[test]
    fn what_is_asked_of_what_is_not_there_raises_and_places_are_looked_up() {
        let source = "import bisect\nclass Chain:\n    def show(self):\n        pass\nclass Below(Chain):\n    pass\n";
        let program = Program::parse(source).unwrap();
        let mut heap = Heap::default();
        let made = heap.add(Cell::Instance {
            class: "Below".to_owned(),
            attributes: Vec::new(),
            arguments: None,
        });
        let place = ("Chain".to_owned(), "size".to_owned());
        heap.of_classes.insert(place, Held::Text("3".to_owned()));
        let own = [
            ("chain".to_owned(), made),
            ("n".to_owned(), Held::Text("65".to_owned())),
        ]
        .into();
        let check = |text: &str, expected: Held| {
            let reading = Reading {
                own: &own,
                text,
                ..Reading::of(&program, &heap)
            };
            let parsed = ruff_python_parser::parse_expression(text).unwrap();
            assert_eq!(reading.held(parsed.expr()), expected, "{text}");
        };
        let told = |text: &str| Held::Text(text.to_owned());
        check("chain.head.next", Held::Missing);
        check("chain.items[0]", Held::Missing);
        check("chain.size", told("3"));
        check("Below.size", told("3"));
        check("Below.head", Held::Unknown);
        check("chain is None", told("False"));
        check("bisect.bisect([60, 70], n)", told("1"));
        check("'FDC'[bisect.bisect([60, 70], n)]", told("'D'"));
        check(
            "Chain.__new__(Below)",
            Held::New("Below".to_owned(), Vec::new()),
        );
    }
}
