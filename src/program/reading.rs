//! Reading expressions with the objects of a run at hand: what each part stands for, as far as that can be looked up. What would have to be
//! worked out is left as an expression without names; calls into the program have returned by then, and what they gave is told.

use std::cell::Cell as Counter;
use std::collections::BTreeMap;
use std::ops::Range;

use ruff_python_ast::{
    BoolOp, CmpOp, Expr, ExprAttribute, ExprCall, ExprSubscript, Operator, UnaryOp,
};
use ruff_text_size::Ranged;

use super::attributes::typed;
use super::classes::is_identity;
use super::expressions::{canonical, written};
use super::heap::{Cell, Gap, Heap, Held, Style};
use super::library::shown_class;
use super::pieces::{Piece, pieces_of};
use super::{Definition, DefinitionKind, Program};
use crate::quiz::{PythonValue, compare as same};

/// The longest expression without names that is kept.
const LONGEST: usize = 200;

/// Functions of Python's that make a value of values.
const PLAIN: [&str; 16] = [
    "abs", "bool", "chr", "divmod", "float", "int", "len", "max", "min", "ord", "pow", "round",
    "sorted", "str", "sum", "repr",
];

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
    /// The text that the expressions are in.
    pub text: &'a str,
}

static NONE: Names = Names::new();

impl<'a> Reading<'a> {
    /// What reads nothing by name.
    pub fn of(program: &'a Program, heap: &'a Heap) -> Reading<'a> {
        Reading {
            program,
            heap,
            own: &NONE,
            module: &NONE,
            given: &[],
            read: Counter::new(0),
            text: "",
        }
    }

    /// What a method of an object says that only returns a text.
    pub fn said(
        &self,
        object: usize,
        method: &str,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        let Some(Cell::Instance { class, .. }) = self.heap.cells.get(object) else {
            return Err(Gap::Unknown);
        };
        let unknown = || Gap::Unknown;
        let class = self.program.class(class).ok_or_else(unknown)?;
        let method = self.program.method(class, method).ok_or_else(unknown)?;
        let mut lines = self
            .program
            .lines
            .iter()
            .filter(|line| line.number > method.line && method.contains(line.number));
        let (Some(line), None) = (lines.next(), lines.next()) else {
            return self.rehearsed_text(method, object, around);
        };
        let text = line.text.strip_prefix("return ").ok_or_else(unknown)?;
        let parsed = ruff_python_parser::parse_expression(text).map_err(|_| Gap::Unknown)?;
        let first = method
            .scope
            .variables
            .first()
            .filter(|one| one.is_parameter);
        let first = first.ok_or_else(unknown)?.name.clone();
        let own: Names = [(first, Held::Object(object))].into();
        let inside = Reading {
            program: self.program,
            heap: self.heap,
            own: &own,
            module: &NONE,
            given: &[],
            read: Counter::new(0),
            text,
        };
        inside.string(parsed.expr(), around)
    }

    /// The text that an expression is whose value is a text.
    pub(super) fn string(&self, expr: &Expr, around: &mut Vec<usize>) -> Result<String, Gap> {
        match expr {
            Expr::FString(formatted) => {
                let pieces = pieces_of(formatted, self.text).ok_or(Gap::Unknown)?;
                let mut whole = String::new();
                for piece in pieces {
                    match piece {
                        Piece::Text(text) => whole.push_str(&text),
                        Piece::Value(text) => whole.push_str(&self.piece(&text, false, around)?),
                        Piece::Shown(text) => whole.push_str(&self.piece(&text, true, around)?),
                        Piece::Each { .. } => return Err(Gap::Unknown),
                    }
                }
                Ok(whole)
            }
            Expr::BinOp(sum) if sum.op == Operator::Add => {
                let left = self.string(&sum.left, around)?;
                Ok(left + &self.string(&sum.right, around)?)
            }
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                match (name, &*call.arguments.args) {
                    _ if !call.arguments.keywords.is_empty() => Err(Gap::Unknown),
                    (Some("str"), [one]) => self.as_text(&self.held(one), false, around),
                    (Some("repr"), [one]) => self.as_text(&self.held(one), true, around),
                    (None, [parts]) => self.joined(call, parts, around),
                    _ => Err(Gap::Unknown),
                }
            }
            Expr::BoolOp(either) if either.op == BoolOp::Or => {
                let mut said = String::new();
                for one in &either.values {
                    said = self.string(one, around)?;
                    if !said.is_empty() {
                        break;
                    }
                }
                Ok(said)
            }
            Expr::If(choice) => match self.decided(&choice.test)? {
                true => self.string(&choice.body, around),
                false => self.string(&choice.orelse, around),
            },
            expr => self.text_held(&self.held(expr)),
        }
    }

    /// The text that is held; where it has to be asked for, it is wanted.
    pub(super) fn text_held(&self, held: &Held) -> Result<String, Gap> {
        let text = match held {
            Held::Text(text) => text,
            Held::Worked(text) => self.heap.answer(text).ok_or(Gap::Unknown)?,
            Held::Missing => return Err(Gap::Missing),
            _ => return Err(Gap::Unknown),
        };
        match PythonValue::read(text) {
            Ok(PythonValue::Str(text)) => Ok(text),
            // What is no text raises where it is returned or added to one.
            Ok(_) => Err(Gap::Missing),
            Err(_) => Err(Gap::Unknown),
        }
    }

    /// The text that `join` puts together of what is written for each element.
    fn joined(
        &self,
        call: &ExprCall,
        parts: &Expr,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        let method = call.func.as_attribute_expr();
        let between = method
            .filter(|method| method.attr.as_str() == "join")
            .and_then(|method| method.value.as_string_literal_expr())
            .ok_or(Gap::Unknown)?;
        let (element, generators) = match parts {
            Expr::ListComp(list) => (&*list.elt, &list.generators),
            Expr::Generator(list) => (&*list.elt, &list.generators),
            Expr::Call(call) => {
                let named = call.func.as_name_expr().map(|name| name.id.as_str());
                let [Expr::Name(kind), elements] = &*call.arguments.args else {
                    return Err(Gap::Unknown);
                };
                let shown = match (named, kind.id.as_str()) {
                    (Some("map"), "str") => false,
                    (Some("map"), "repr") => true,
                    _ => return Err(Gap::Unknown),
                };
                let texts: Result<Vec<String>, Gap> = self
                    .elements(elements, around)?
                    .iter()
                    .map(|one| self.as_text(one, shown, around))
                    .collect();
                return Ok(texts?.join(between.value.to_str()));
            }
            Expr::Name(_) | Expr::List(_) => {
                // What is joined is text by text as it stands.
                let elements = self.elements(parts, around)?;
                let texts: Option<Vec<String>> = elements.iter().map(Held::string).collect();
                return Ok(texts.ok_or(Gap::Unknown)?.join(between.value.to_str()));
            }
            _ => return Err(Gap::Unknown),
        };
        let [generator] = generators.as_slice() else {
            return Err(Gap::Unknown);
        };
        let name = generator.target.as_name_expr().ok_or(Gap::Unknown)?;
        if !generator.ifs.is_empty() || generator.is_async {
            return Err(Gap::Unknown);
        }
        let mut texts = Vec::new();
        for held in self.elements(&generator.iter, around)? {
            let mut own = self.own.clone();
            own.insert(name.id.to_string(), held);
            let inside = Reading {
                own: &own,
                read: Counter::new(0),
                ..*self
            };
            texts.push(inside.string(element, around)?);
        }
        Ok(texts.join(between.value.to_str()))
    }

    /// The elements of a list, a tuple, or an object of the program that can be gone through.
    pub(super) fn elements(&self, expr: &Expr, around: &mut Vec<usize>) -> Result<Vec<Held>, Gap> {
        if let Expr::Call(call) = expr
            && let Expr::Name(name) = &*call.func
            && let ([of], []) = (&*call.arguments.args, &*call.arguments.keywords)
            && matches!(name.id.as_str(), "list" | "tuple" | "iter" | "reversed")
            && !self.program.binds(&name.id)
        {
            let mut items = self.elements(of, around)?;
            if name.id.as_str() == "reversed" {
                items.reverse();
            }
            return Ok(items);
        }
        match self.held(expr) {
            Held::Tuple(items) | Held::List(items) => Ok(items),
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::List(items) => Ok(items.clone()),
                Cell::Dict(pairs) => Ok(pairs.iter().map(|(key, _)| key.clone()).collect()),
                Cell::Instance { .. } => self.gone_through(index, around),
                Cell::Other(_) => Err(Gap::Unknown),
            },
            Held::Missing => Err(Gap::Missing),
            _ => Err(Gap::Unknown),
        }
    }

    /// Whether a condition holds.
    pub(super) fn decided(&self, test: &Expr) -> Result<bool, Gap> {
        match test {
            Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
                return Ok(!self.decided(&unary.operand)?);
            }
            Expr::BoolOp(either) => {
                for one in &either.values {
                    let holds = self.decided(one)?;
                    if holds == (either.op == BoolOp::Or) {
                        return Ok(holds);
                    }
                }
                return Ok(either.op == BoolOp::And);
            }
            _ => {}
        }
        if let Expr::Compare(compare) = test
            && let ([sign @ (CmpOp::Is | CmpOp::IsNot)], [Expr::NoneLiteral(_)]) =
                (&*compare.ops, &*compare.comparators)
        {
            let none = match self.held(&compare.left) {
                Held::Missing => return Err(Gap::Missing),
                Held::Unknown => return Err(Gap::Unknown),
                Held::Text(text) => text == "None",
                Held::Worked(text) => self.heap.answer(&text).ok_or(Gap::Unknown)? == "None",
                Held::Object(_) | Held::Tuple(_) | Held::List(_) => false,
            };
            return Ok(none == (*sign == CmpOp::Is));
        }
        if let Expr::Compare(compare) = test
            && let ([sign @ (CmpOp::Eq | CmpOp::NotEq)], [right]) =
                (&*compare.ops, &*compare.comparators)
        {
            let value = |expr: &Expr| match self.held(expr) {
                Held::Missing => Err(Gap::Missing),
                Held::Text(text) => PythonValue::read(&text).map_err(|_| Gap::Unknown),
                Held::Worked(text) => {
                    let answer = self.heap.answer(&text).ok_or(Gap::Unknown)?;
                    PythonValue::read(answer).map_err(|_| Gap::Unknown)
                }
                _ => Err(Gap::Unknown),
            };
            let same = same(&value(&compare.left)?, &value(right)?).is_equal();
            return Ok(same == (*sign == CmpOp::Eq));
        }
        let text = match self.held(test) {
            Held::Missing => return Err(Gap::Missing),
            Held::Text(text) => text,
            Held::Worked(text) => self.heap.answer(&text).ok_or(Gap::Unknown)?.to_owned(),
            Held::Object(index) => match &self.heap.cells[index] {
                Cell::List(items) => return Ok(!items.is_empty()),
                Cell::Dict(pairs) => return Ok(!pairs.is_empty()),
                Cell::Instance { class, .. } => {
                    let class = self.program.class(class).ok_or(Gap::Unknown)?;
                    let says = |name: &str| self.program.method(class, name).is_some();
                    return match says("__bool__") || says("__len__") {
                        true => Err(Gap::Unknown),
                        false => Ok(true),
                    };
                }
                Cell::Other(_) => return Err(Gap::Unknown),
            },
            Held::Tuple(items) | Held::List(items) => return Ok(!items.is_empty()),
            _ => return Err(Gap::Unknown),
        };
        let value = PythonValue::read(&text).map_err(|_| Gap::Unknown)?;
        value.is_true().ok_or(Gap::Unknown)
    }

    fn piece(&self, text: &str, shown: bool, around: &mut Vec<usize>) -> Result<String, Gap> {
        let parsed = ruff_python_parser::parse_expression(text).map_err(|_| Gap::Unknown)?;
        let inside = Reading {
            text,
            read: Counter::new(0),
            ..*self
        };
        match parsed.expr() {
            // A value in a format of its own has to be worked out, if it is there at all.
            expr @ Expr::FString(_) => {
                let text = match inside.without_names(expr) {
                    Held::Missing => return Err(Gap::Missing),
                    Held::Text(text) => text,
                    Held::Worked(text) => self.heap.answer(&text).ok_or(Gap::Unknown)?.to_owned(),
                    _ => return Err(Gap::Unknown),
                };
                match PythonValue::read(&text) {
                    Ok(PythonValue::Str(text)) => Ok(text),
                    _ => Err(Gap::Unknown),
                }
            }
            expr => inside.as_text(&inside.held(expr), shown, around),
        }
    }

    /// What is held, as `str` or `repr` writes it.
    pub(super) fn as_text(
        &self,
        held: &Held,
        shown: bool,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        if let Held::Object(index) = held
            && let Cell::Instance {
                class, arguments, ..
            } = &self.heap.cells[*index]
            && !shown
        {
            let class = self.program.class(class).ok_or(Gap::Unknown)?;
            if self.program.method(class, "__str__").is_some() {
                // Its `__repr__` may say the same.
                if around.iter().filter(|one| *one == index).count() > 1 {
                    return Err(Gap::Unknown);
                }
                around.push(*index);
                let said = self.said(*index, "__str__", around);
                around.pop();
                return said;
            }
            if let (Some(arguments), None) = (arguments, self.program.method(class, "__repr__")) {
                return match arguments.as_slice() {
                    [] => Ok(String::new()),
                    [one] => self.as_text(one, false, around),
                    several => {
                        let tuple = Held::Tuple(several.to_vec());
                        self.heap
                            .written(self.program, &tuple, Style::Shown, around)
                    }
                };
            }
        }
        let text = self
            .heap
            .written(self.program, held, Style::Shown, around)?;
        match held {
            Held::Text(_) | Held::Worked(_) if !shown => match PythonValue::read(&text) {
                Ok(PythonValue::Str(text)) => Ok(text),
                Ok(_) => Ok(text),
                Err(_) => Err(Gap::Unknown),
            },
            _ => Ok(text),
        }
    }

    /// What an expression stands for.
    pub fn held(&self, expr: &Expr) -> Held {
        if let Some(value) = PythonValue::of_literal(expr).filter(|_| is_constant(expr)) {
            return Held::Text(value.to_string());
        }
        match expr {
            Expr::Name(name) => {
                let found = self.own.get(name.id.as_str());
                let found = found.or_else(|| self.module.get(name.id.as_str()));
                let class = || {
                    let free = !self.program.binds(&name.id);
                    shown_class(&name.id).filter(|_| free).map(Held::Text)
                };
                found.cloned().or_else(class).unwrap_or(Held::Unknown)
            }
            Expr::Attribute(attribute) => self.attribute(attribute),
            Expr::Subscript(item) => self.item(item),
            Expr::Tuple(tuple) => Held::Tuple(self.all(&tuple.elts)),
            Expr::List(list) => Held::List(self.all(&list.elts)),
            Expr::Dict(dict) if dict.items.is_empty() => Held::Text("{}".to_owned()),
            Expr::FString(_) => match self.string(expr, &mut Vec::new()) {
                Ok(text) => Held::Text(PythonValue::Str(text).to_string()),
                Err(Gap::Missing) => Held::Missing,
                Err(Gap::Unknown) => self.without_names(expr),
            },
            Expr::Call(call) => self.call(call, expr),
            Expr::BinOp(sum) => {
                if self.is_object(&sum.left) || self.is_object(&sum.right) {
                    return self.next_given(|name| name.starts_with("__"));
                }
                self.without_names(expr)
            }
            Expr::UnaryOp(unary) => {
                if self.is_object(&unary.operand) {
                    return match unary.op {
                        UnaryOp::USub => self.next_given(|name| name == "__neg__"),
                        _ => Held::Unknown,
                    };
                }
                self.without_names(expr)
            }
            Expr::Compare(compare) => {
                let objects = [&*compare.left].into_iter().chain(&compare.comparators);
                if objects.into_iter().any(|one| self.is_object(one)) {
                    return match compare.ops.iter().all(is_identity) {
                        true => Held::Unknown,
                        false => self.next_given(|name| name.starts_with("__")),
                    };
                }
                self.without_names(expr)
            }
            Expr::ListComp(list) => {
                // One call for each element.
                let plain = list.generators.len() == 1 && list.generators[0].ifs.is_empty();
                let called = list.elt.as_call_expr().filter(|_| plain);
                let name = called.and_then(|call| self.entered(call));
                let nested =
                    called.is_some_and(|call| call.arguments.args.iter().any(Expr::is_call_expr));
                let rest = &self.given[self.read.get().min(self.given.len())..];
                match name {
                    Some(name) if !nested && rest.iter().all(|(one, _)| *one == name) => {
                        self.read.set(self.given.len());
                        Held::List(rest.iter().map(|(_, held)| held.clone()).collect())
                    }
                    _ => Held::Unknown,
                }
            }
            Expr::If(choice) => {
                let before = self.read.get();
                let held = self.held(&choice.test);
                match self.truth(&held) {
                    Some(true) => self.held(&choice.body),
                    Some(false) => self.held(&choice.orelse),
                    None => {
                        self.read.set(before);
                        self.without_names(expr)
                    }
                }
            }
            Expr::BoolOp(_) => self.without_names(expr),
            _ => Held::Unknown,
        }
    }

    fn all(&self, expressions: &[Expr]) -> Vec<Held> {
        expressions.iter().map(|one| self.held(one)).collect()
    }

    /// Whether an expression stands for an object of a class of the program.
    fn is_object(&self, expr: &Expr) -> bool {
        let before = self.read.get();
        let held = self.held(expr);
        let object = matches!(held, Held::Object(index) if matches!(self.heap.cells[index], Cell::Instance { .. }));
        if !object {
            self.read.set(before);
        }
        object
    }

    /// Whether what is held is true, if that is known.
    fn truth(&self, held: &Held) -> Option<bool> {
        let text = match held {
            Held::Text(text) => text,
            Held::Worked(text) => self.heap.answers.get(text)?,
            _ => return None,
        };
        PythonValue::read(text).ok()?.is_true()
    }

    /// What the next call of the line has given.
    fn next_given(&self, is_it: impl Fn(&str) -> bool) -> Held {
        match self.given.get(self.read.get()) {
            Some((name, held)) if is_it(name) => {
                self.read.set(self.read.get() + 1);
                held.clone()
            }
            _ => Held::Unknown,
        }
    }

    /// The attribute of an object under a name.
    pub fn attribute_of(&self, held: &Held, name: &str) -> Held {
        let Held::Object(index) = held else {
            return Held::Unknown;
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
        if self.program.may_have(class, name) {
            Held::Unknown
        } else {
            Held::Missing
        }
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
            // A property is what its method has given.
            (Held::Object(_), Held::Unknown) => {
                self.next_given(|name| name == attribute.attr.as_str())
            }
            _ => found,
        }
    }

    fn item(&self, item: &ExprSubscript) -> Held {
        let held = self.held(&item.value);
        let Some(key) = self.plain(&item.slice) else {
            return Held::Unknown;
        };
        match &held {
            Held::Object(index) => match &self.heap.cells[*index] {
                Cell::List(items) => at_place(items, &key),
                Cell::Dict(pairs) => {
                    let mut pairs = pairs.iter();
                    let found = pairs.find(|(one, _)| *one == Held::Text(key.clone()));
                    found.map_or(Held::Unknown, |(_, held)| held.clone())
                }
                Cell::Instance { .. } => self.next_given(|name| name == "__getitem__"),
                Cell::Other(_) => Held::Unknown,
            },
            Held::Tuple(items) | Held::List(items) => at_place(items, &key),
            _ => Held::Unknown,
        }
    }

    /// The text of a value that is known.
    fn plain(&self, expr: &Expr) -> Option<String> {
        let held = self.held(expr);
        match held {
            Held::Text(text) => Some(text),
            Held::Worked(text) => self.heap.answers.get(&text).cloned(),
            _ => None,
        }
    }

    /// The name of the function of the program that a call enters.
    fn entered(&self, call: &ExprCall) -> Option<String> {
        match &*call.func {
            Expr::Name(name) => {
                if self.own.contains_key(name.id.as_str()) {
                    return None;
                }
                let mut named = self
                    .program
                    .definitions
                    .iter()
                    .filter(|one| one.name == name.id.as_str());
                let definition = named.next().filter(|_| named.next().is_none())?;
                match definition.kind {
                    DefinitionKind::Class => {
                        let made = self.program.method(definition, "__init__")?;
                        Some(made.name.clone())
                    }
                    DefinitionKind::Function => Some(definition.name.clone()),
                    DefinitionKind::Module => None,
                }
            }
            Expr::Attribute(method) => {
                let name = method.attr.as_str();
                let defines =
                    |one: &Definition| one.name == name && one.kind == DefinitionKind::Function;
                self.program
                    .definitions
                    .iter()
                    .any(defines)
                    .then(|| name.to_owned())
            }
            _ => None,
        }
    }

    fn call(&self, call: &ExprCall, whole: &Expr) -> Held {
        let receiver = call
            .func
            .as_attribute_expr()
            .map(|method| self.held(&method.value));
        if let Some(name) = self.entered(call) {
            let of_python = matches!(&receiver, Some(Held::Text(_) | Held::Worked(_)))
                || matches!(&receiver, Some(Held::Object(index)) if !matches!(self.heap.cells[*index], Cell::Instance { .. }));
            if of_python {
                if let (Some(Held::Text(_) | Held::Worked(_)), true) =
                    (&receiver, self.given.len() > self.read.get())
                {
                    return Held::Unknown;
                }
            } else {
                // Its arguments are evaluated before.
                self.all(&call.arguments.args);
                call.arguments.keywords.iter().for_each(|one| {
                    self.held(&one.value);
                });
                return self.next_given(|given| given == name);
            }
        }
        let arguments = &*call.arguments.args;
        if let (Some(receiver), Some(method)) = (&receiver, call.func.as_attribute_expr()) {
            let cell = match receiver {
                Held::Object(index) => Some(&self.heap.cells[*index]),
                _ => None,
            };
            match (method.attr.as_str(), cell, arguments) {
                ("pop", Some(Cell::List(items)), []) => {
                    return items.last().cloned().unwrap_or(Held::Unknown);
                }
                ("pop", Some(Cell::List(items)), [place]) => {
                    let place = self.plain(place);
                    return place.map_or(Held::Unknown, |place| at_place(items, &place));
                }
                ("get" | "pop", Some(Cell::Dict(pairs)), [key, default @ ..]) => {
                    let Some(key) = self.plain(key) else {
                        return Held::Unknown;
                    };
                    let key = Held::Text(key);
                    let found = pairs.iter().find(|(one, _)| *one == key);
                    return match (found, default) {
                        (Some((_, held)), _) => held.clone(),
                        (None, []) => Held::Text("None".to_owned()),
                        (None, [default, ..]) => self.held(default),
                    };
                }
                ("copy", Some(Cell::List(items)), []) => return Held::List(items.clone()),
                (_, Some(Cell::Instance { .. }), _) => return Held::Unknown,
                _ => {}
            }
        }
        let name = call.func.as_name_expr().map(|name| name.id.as_str());
        match (name, arguments) {
            (Some("list"), []) => return Held::List(Vec::new()),
            (Some("dict"), []) => return Held::Text("{}".to_owned()),
            (Some("set"), []) => return Held::Text("set()".to_owned()),
            (Some("list"), [one]) => {
                if let Held::Object(index) = self.held(one)
                    && let Cell::List(items) = &self.heap.cells[index]
                {
                    return Held::List(items.clone());
                }
            }
            (Some("len"), [one]) => match self.held(one) {
                Held::Object(index) => {
                    return match &self.heap.cells[index] {
                        Cell::List(items) => Held::Text(items.len().to_string()),
                        Cell::Dict(pairs) => Held::Text(pairs.len().to_string()),
                        Cell::Instance { .. } => self.next_given(|name| name == "__len__"),
                        Cell::Other(_) => self.without_names(whole),
                    };
                }
                Held::Tuple(items) => return Held::Text(items.len().to_string()),
                Held::Missing => return Held::Missing,
                _ => {}
            },
            (Some("str" | "repr"), [one]) if self.is_object(one) => {
                return self.next_given(|name| matches!(name, "__str__" | "__repr__"));
            }
            _ => {}
        }
        // A method of Python's that is named like one of the program's is read by this alone: its value would be asked for here again.
        if self.entered(call).is_some() {
            return Held::Unknown;
        }
        self.without_names(whole)
    }

    /// An expression with the values of what it reads, if all of these are known.
    fn without_names(&self, expr: &Expr) -> Held {
        let mut places = Vec::new();
        match self.put(expr, &mut places) {
            Ok(()) => {}
            Err(Gap::Missing) => return Held::Missing,
            Err(Gap::Unknown) => return Held::Unknown,
        }
        let Some(whole) = written(expr, self.text) else {
            return Held::Unknown;
        };
        let start = usize::from(expr.start());
        let mut text = whole.to_owned();
        places.sort_by_key(|(range, _): &(Range<usize>, String)| range.start);
        for (range, value) in places.iter().rev() {
            text.replace_range(range.start - start..range.end - start, value);
        }
        match canonical(&text).filter(|text| text.chars().count() <= LONGEST) {
            Some(text) if PythonValue::read(&text).is_ok() => Held::Text(text),
            Some(text) => Held::Worked(text),
            None => Held::Unknown,
        }
    }

    /// Where in an expression values belong.
    fn put(&self, expr: &Expr, places: &mut Vec<(Range<usize>, String)>) -> Result<(), Gap> {
        if is_constant(expr) {
            return Ok(());
        }
        let mut each = |parts: &[&Expr]| parts.iter().try_for_each(|part| self.put(part, places));
        match expr {
            Expr::BinOp(sum) => return each(&[&sum.left, &sum.right]),
            Expr::UnaryOp(unary) => return each(&[&unary.operand]),
            Expr::BoolOp(either) => return each(&either.values.iter().collect::<Vec<_>>()),
            Expr::If(choice) => return each(&[&choice.test, &choice.body, &choice.orelse]),
            Expr::FString(formatted) => {
                let parts = formatted.value.elements();
                let values: Vec<_> = parts.filter_map(|part| part.as_interpolation()).collect();
                let bare = values.iter().all(|part| {
                    let mut format = part.format_spec.iter().flat_map(|spec| &spec.elements);
                    part.debug_text.is_none() && format.all(|one| one.as_literal().is_some())
                });
                if bare {
                    return each(
                        &values
                            .iter()
                            .map(|part| &*part.expression)
                            .collect::<Vec<_>>(),
                    );
                }
            }
            Expr::Compare(compare) => {
                each(&[&compare.left])?;
                return each(&compare.comparators.iter().collect::<Vec<_>>());
            }
            Expr::Call(call)
                if call.arguments.keywords.is_empty() && self.entered(call).is_none() =>
            {
                let named = call.func.as_name_expr();
                let plain = named.is_some_and(|name| {
                    PLAIN.contains(&name.id.as_str())
                        && !self.own.contains_key(name.id.as_str())
                        && !self.module.contains_key(name.id.as_str())
                });
                let method = call.func.as_attribute_expr();
                let of_text = method.is_some_and(|method| matches!(self.held(&method.value), Held::Text(text) if text.starts_with(['\'', '"'])));
                let arguments: Vec<&Expr> = call.arguments.args.iter().collect();
                if plain {
                    return each(&arguments);
                }
                if let Some(method) = method.filter(|_| of_text) {
                    each(&[&method.value])?;
                    return each(&arguments);
                }
            }
            _ => {}
        }
        // Anything else is read as it stands, or not at all.
        let reads = match expr {
            Expr::Name(_)
            | Expr::Attribute(_)
            | Expr::Subscript(_)
            | Expr::Tuple(_)
            | Expr::List(_) => true,
            Expr::Call(call) => self.entered(call).is_some(),
            _ => false,
        };
        if !reads {
            return Err(Gap::Unknown);
        }
        let held = self.held(expr);
        let range = Range::<usize>::from(expr.range());
        let text = match &held {
            Held::Text(text) if PythonValue::read(text).is_ok() => text.clone(),
            Held::Worked(text) => match self.heap.answers.get(text) {
                Some(answer) => answer.clone(),
                None => text.clone(),
            },
            Held::Missing => return Err(Gap::Missing),
            held if !self.heap.hides(self.program, held) => {
                self.heap.text(self.program, held, Style::Shown)?
            }
            _ => return Err(Gap::Unknown),
        };
        if text.contains('<') && !text.starts_with(['\'', '"']) && !matches!(held, Held::Worked(_))
        {
            return Err(Gap::Unknown);
        }
        let single = text
            .starts_with(|first: char| first.is_alphanumeric() || "'\"[{(".contains(first))
            && matches!(held, Held::Text(_) | Held::Object(_) | Held::Tuple(_));
        places.push((range, if single { text } else { format!("({text})") }));
        Ok(())
    }
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
fn at_place(items: &[Held], place: &str) -> Held {
    let index = match place.strip_prefix('-') {
        Some(back) => back
            .parse()
            .ok()
            .and_then(|back: usize| items.len().checked_sub(back)),
        None => place.parse().ok(),
    };
    let found = index.and_then(|index: usize| items.get(index));
    found.cloned().unwrap_or(Held::Unknown)
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
}
