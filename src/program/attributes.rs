//! Attributes of classes, which no state shows: what a class's body gives a name, and what statements have made of it since. Where that can
//! be told, it is put in for what a line reads.
//!
//! `Dog.count` is what the body of `Dog` says where nothing sets it, and else what the states on the way say: a count that a line makes one
//! more is how often that line has run.

mod dictionaries;
mod reads;

use std::collections::BTreeMap;
use std::ops::Range;

use crate::visitor::Visitor;
use ruff_python_ast::{CmpOp, Expr, ExprAttribute, Operator, Stmt, UnaryOp};
use ruff_text_size::Ranged;

use self::dictionaries::{SOMETHING, entry_of, keys_alone, with_pair};
use self::reads::{Lacking, Reads, Taken};
use super::classes::{found, parsed, value};
use super::decorators::Decoration;
use super::displays::{displays, has_items, is_display};
use super::docstrings::DOCSTRING;
use super::effects::CHANGING;
use super::expressions::{Header, written};
use super::library::shown_class;
use super::reduction::named_class;
use super::rewriting::{with_all, with_told};
use super::types::typed;
use super::{Definition, DefinitionKind, Program, is_identifier, mentions};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// What the attributes of classes are worth, by class and name; `None` where that cannot be told.
pub(super) type Attributes = BTreeMap<(String, String), Option<String>>;

impl Program {
    /// Whether statements set attributes of classes outside of their bodies.
    pub(super) fn sets_class_attributes(&self) -> bool {
        let mut classes = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Class);
        classes.any(|class| {
            let mut names = class.scope.variables.iter();
            names.any(|one| self.is_set(&one.name))
        })
    }

    /// The program with the values of class attributes in the line that goes on at a state; `None` where it reads none that can be told.
    /// `past` are the states on the way there, from the first one on, if all of them are known.
    pub fn with_class_attributes(&self, at: &State, past: Option<&[&State]>) -> Option<Program> {
        let frame = at.top()?;
        let line = &self.line(frame.line)?.text;
        let classes = || {
            self.definitions
                .iter()
                .filter(|one| one.kind == DefinitionKind::Class)
        };
        let named = line.contains(".__name__") || line.contains(DOCSTRING);
        let has_values =
            || classes().any(|class| !class.scope.variables.is_empty()) || self.asks_new_classes();
        if !line.contains('.') || !(named || has_values()) {
            return None;
        }
        let mut attributes = None;
        let places = self.with_header(frame.line, |header| {
            // Where objects are followed, what a method changes stays what it is.
            let mut reads = Reads {
                changed: !self.tells,
                inside: true,
                ..Reads::default()
            };
            header
                .operands()
                .into_iter()
                .for_each(|expr| reads.visit_expr(expr));
            let counted = match header {
                Header::Statement(Stmt::AugAssign(assign)) => Some(assign),
                _ => None,
            };
            let counted =
                counted.and_then(|assign| Some((assign, assign.target.as_attribute_expr()?)));
            let counted = counted.filter(|(_, read)| self.class_meant(at, &read.value).is_none());
            let mut keyed = std::mem::take(&mut reads.keyed);
            // A loop goes through the keys of a dictionary.
            if header.is_for() {
                let iterated = header.operands().into_iter();
                let iterated = iterated.filter(|one| one.is_attribute_expr());
                keyed.extend(iterated.map(|one| Range::<usize>::from(one.range())));
            }
            let taken = std::mem::take(&mut reads.taken);
            // What cannot be written is there, which is all that some conditions ask.
            let mut there = Vec::new();
            if let Some(test) = header.test() {
                let mut object = |expr: &Expr| {
                    let read = expr.as_attribute_expr()?;
                    let class = self.class_meant(at, &read.value)?;
                    let known = attributes.get_or_insert_with(|| self.attributes(past));
                    (self.worth(class, &read.attr, known)? == SOMETHING).then_some(())
                };
                test_there(test, &mut |expr| object(expr).is_some(), &mut there);
            }
            let mut put = |read: &ExprAttribute| {
                if let Some(told) = self.read_of_definition(at, read) {
                    return Some((Range::<usize>::from(read.range()), told));
                }
                let name = read.attr.as_str();
                let class = self.asked_for(at, &read.value, name)?;
                let text = match self.is_set(name) {
                    false => self.initial(self.having(class, name)?, name)?,
                    true => {
                        let known = attributes.get_or_insert_with(|| self.attributes(past));
                        self.worth(class, name, known)?
                    }
                };
                // What stands under a key that is known stands for itself.
                let mut taken = taken.iter();
                if let Some(taken) = taken.find(|taken| taken.read.range() == read.range())
                    && let Some(entry) = self.entry_taken(at, &text, taken)
                {
                    return Some((Range::<usize>::from(taken.whole.range()), entry));
                }
                let text = match keyed.contains(&read.range().into()) {
                    true => {
                        let whole = || Some(text.clone()).filter(|text| text != SOMETHING);
                        keys_alone(&text).or_else(whole)?
                    }
                    false => Some(text).filter(|text| !text.contains(SOMETHING))?,
                };
                Some((Range::<usize>::from(read.range()), text))
            };
            let mut places: Vec<_> = reads.found.into_iter().filter_map(&mut put).collect();
            places.extend(there);
            // An object that has none of its own takes the class's for the old one.
            if let Some((assign, read)) = counted
                && let Some((_, old)) = put(read)
            {
                let end = assign.value.end().to_usize();
                let between = read.end().to_usize()..assign.value.start().to_usize();
                places.push((between, format!("=({old}){}(", assign.op.as_str())));
                places.push((end..end, ")".to_owned()));
            }
            Some(places)
        })?;
        if places.is_empty() {
            return None;
        }
        self.rewritten(&with_all(&self.text, places))
    }

    /// The program with other texts for attributes that a line reads; `None` where `told` has one for none of them.
    pub(super) fn with_reads(
        &self,
        line: u32,
        mut told: impl FnMut(&ExprAttribute) -> Option<String>,
    ) -> Option<Program> {
        let places = self.with_header(line, |header| {
            let mut reads = Reads {
                changed: true,
                ..Reads::default()
            };
            let operands = header.operands();
            operands.into_iter().for_each(|one| reads.visit_expr(one));
            let told =
                |read: &ExprAttribute| Some((Range::<usize>::from(read.range()), told(read)?));
            Some(reads.found.into_iter().filter_map(told).collect::<Vec<_>>())
        })?;
        if places.is_empty() {
            return None;
        }
        self.rewritten(&with_all(&self.text, places))
    }

    /// An expression with the names and docstrings of classes and functions that are read at a state.
    pub fn with_names_read(&self, at: &State, expression: &str) -> Option<String> {
        if !expression.contains(".__name__") && !expression.contains(DOCSTRING) {
            return None;
        }
        with_told(expression, |expr| {
            self.read_of_definition(at, expr.as_attribute_expr()?)
        })
    }

    /// The name or the docstring of a class or a function that is read, as a literal.
    fn read_of_definition(&self, at: &State, read: &ExprAttribute) -> Option<String> {
        let name = || Some(format!("'{}'", self.name_read(at, read)?));
        self.docstring_read(at, read).or_else(name)
    }

    /// The name of a class or a function that is read: `type(x).__name__`, `kind.__name__`.
    fn name_read(&self, at: &State, read: &ExprAttribute) -> Option<String> {
        if read.attr.as_str() != "__name__" {
            return None;
        }
        if let Some(object) = typed(&read.value) {
            let free = self.class("type").is_none() && found(at, "type").is_none();
            let class = self.class_of(at, object).map(|class| class.name.clone());
            let other = || {
                let shown = self.type_of_object(at, object)?;
                let path = named_class(&shown)?;
                Some(path.rsplit('.').next().unwrap_or(path).to_owned())
            };
            return class.or_else(other).filter(|_| free);
        }
        let name = read.value.as_name_expr().map(|name| name.id.as_str());
        let shown = match name.map(|name| (name, found(at, name))) {
            None => match value(at, &read.value) {
                Some(PythonValue::Opaque(shown)) => shown,
                Some(_) => return None,
                None => return self.method_named(at, &read.value),
            },
            Some((_, Some(text))) => text?.to_owned(),
            Some((name, None)) => match self.visible(at, name) {
                // What stands for it has its name.
                Some(function) if self.standing_for(at, function).is_some() => {
                    return Some(function.name.clone());
                }
                _ => self
                    .shown_definition(at, name)
                    .or_else(|| self.shown_of_library(at, name))
                    .or_else(|| shown_class(name).filter(|_| !self.binds(name)))?,
            },
        };
        let inside = match shown.strip_prefix("<class '") {
            Some(class) => class.strip_suffix("'>")?,
            None => ["<function ", "<built-in function "]
                .into_iter()
                .find_map(|begin| shown.strip_prefix(begin)?.strip_suffix('>'))?,
        };
        let last = inside.rsplit('.').next()?;
        is_identifier(last).then(|| last.to_owned())
    }

    /// The name of a method that is read of an object or a class, which is its own: `Service.fetch`.
    fn method_named(&self, at: &State, read: &Expr) -> Option<String> {
        let method = self
            .documented(at, read)
            .filter(|_| read.is_attribute_expr())?;
        // A property has none in all versions of Python.
        let named = self.decoration(method) != Decoration::Property;
        named.then(|| method.name.clone())
    }

    /// What a line takes out of a dictionary that is written out, by a key that is known; what raises a `KeyError` does so of the keys alone.
    fn entry_taken(&self, at: &State, dict: &str, taken: &Taken<'_>) -> Option<String> {
        match (entry_of(at, dict, taken.key)?, taken.lacking) {
            (Some(entry), _) => Some(entry).filter(|entry| entry != SOMETHING),
            (None, Lacking::None) => Some("None".to_owned()),
            (None, Lacking::Default(default)) => written(default, &self.text).map(str::to_owned),
            (None, Lacking::Raises) => {
                let key = written(taken.key, &self.text)?;
                Some(format!("{}[{key}]", keys_alone(dict)?))
            }
        }
    }

    /// The class that is asked for an attribute which is read of an object or a class, if the object has none of its own.
    fn asked_for(&self, at: &State, object: &Expr, name: &str) -> Option<&Definition> {
        match self.class_meant(at, object) {
            Some(class) => Some(class),
            None => {
                let class = self.class_of(at, object)?;
                let PythonValue::Object { parts, .. } = value(at, object)? else {
                    return None;
                };
                let own = |(one, _): &(Option<String>, PythonValue)| one.as_deref() == Some(name);
                // What says itself how it is written may hide what it has.
                let shows = self.shown_new(class).is_some() && !parts.iter().any(own);
                Some(class).filter(|_| shows)
            }
        }
    }

    /// Under which of its classes an attribute is known that is read of a class: its own, or the first that it inherits from.
    fn holder(
        &self,
        class: &Definition,
        name: &str,
        known: &Attributes,
    ) -> Option<(String, String)> {
        let lineage = self.lineage(class).into_iter();
        let mut keys = lineage.map(|one| (one.name.clone(), name.to_owned()));
        keys.find(|key| known.contains_key(key))
    }

    /// What an attribute of a class is worth by now.
    fn worth(&self, class: &Definition, name: &str, known: &Attributes) -> Option<String> {
        known.get(&self.holder(class, name, known)?)?.clone()
    }

    /// Whether the body of a class, or of one that it inherits from, surely gives objects of it an attribute that nothing deletes.
    pub(super) fn gives_attribute(&self, class: &Definition, name: &str) -> bool {
        let deletes = |line: &str| line.starts_with("del ") || line.contains("delattr(");
        let having = self.having(class, name);
        having.is_some_and(|having| self.initial(having, name).is_some())
            && !self.lines.iter().any(|line| deletes(&line.text))
    }

    /// Whether a class surely has no attribute of a name: neither it nor a class that it inherits from binds it, nothing that the program does
    /// sets it, and no class of Python's has it.
    pub(super) fn never_gives(&self, class: &Definition, name: &str) -> bool {
        let Some(lineage) = self.whole_lineage(class) else {
            return false;
        };
        let binds = |one: &&Definition| one.scope.names().any(|bound| bound == name);
        let sets = |line: &str| line.contains("setattr(") || line.contains(&format!(".{name}"));
        let of_python = name.starts_with("__") || name == "mro" || self.has_metaclasses();
        !of_python
            && !lineage.iter().any(binds)
            && lineage.iter().all(|one| self.stays_itself(one))
            && !self.lines.iter().any(|line| sets(&line.text))
    }

    /// The class itself, or the one that it inherits from, in whose body a name is bound.
    fn having(&self, class: &'_ Definition, name: &str) -> Option<&Definition> {
        let lineage = self.lineage(self.definition(class.line)?);
        let mut having = lineage.into_iter();
        having.find(|class| class.scope.names().any(|one| one == name))
    }

    /// The class that an expression names: by its name, or by a local that is the class.
    pub(super) fn class_meant(&self, at: &State, expr: &Expr) -> Option<&Definition> {
        self.class_named(at, &expr.as_name_expr()?.id)
    }

    /// The class that an attribute of a class or of an object is, since it stands in the body of the class: `self.Node`.
    pub(super) fn inner_class(&self, at: &State, attribute: &ExprAttribute) -> Option<&Definition> {
        let inner = self.class(&attribute.attr)?;
        let meant = self.class_meant(at, &attribute.value);
        let outer = meant.or_else(|| self.class_of(at, &attribute.value))?;
        let stands_in =
            |class: &&Definition| class.line != inner.line && class.contains(inner.line);
        self.lineage(outer)
            .into_iter()
            .any(|class| stands_in(&class))
            .then_some(inner)
    }

    /// Whether a statement outside of class bodies may set an attribute of a class, or change what it is.
    fn is_set(&self, name: &str) -> bool {
        let sets = |text: &str| {
            text.match_indices(name).any(|(at, _)| {
                let (before, behind) = (&text[..at], &text[at + name.len()..]);
                let Some(object) = before.strip_suffix('.') else {
                    return false;
                };
                let changed = CHANGING
                    .iter()
                    .any(|method| behind.starts_with(&format!(".{method}(")))
                    || behind.starts_with('[');
                let signs = ["=", "+=", "-=", "*=", "/=", "//=", "%=", "**=", "|=", ","];
                let stored =
                    !behind.starts_with("==") && signs.iter().any(|sign| behind.starts_with(sign));
                let own = object == "self" || object.ends_with(" self");
                changed || stored && !own && (is_identifier(object) || !behind.starts_with(','))
            })
        };
        self.lines.iter().any(|line| sets(&line.text))
    }

    /// Whether a target is an attribute of a class whose body gives it a number.
    pub(super) fn counts(&self, at: &State, target: &Expr) -> bool {
        let number = || {
            let attribute = target.as_attribute_expr()?;
            let class = self.class_meant(at, &attribute.value)?;
            let text = self.initial(self.having(class, &attribute.attr)?, &attribute.attr)?;
            PythonValue::read(&text).ok()
        };
        matches!(number(), Some(PythonValue::Int(_) | PythonValue::Float(_)))
    }

    /// What the body of a class gives a name, if that is written out there, once.
    fn initial(&self, class: &Definition, name: &str) -> Option<String> {
        // What the body of an enumeration gives a name is the value of a member.
        if self.is_enumeration(class) {
            return None;
        }
        let prefix = format!("{name}=");
        let depth = self.line(class.body)?.depth;
        let inside = |number: u32| number > class.line && class.contains(number);
        let own = self
            .lines
            .iter()
            .filter(|line| inside(line.number) && line.depth == depth);
        let annotated = format!("{name}:");
        let mut given = own.filter_map(|line| match line.text.strip_prefix(&prefix) {
            Some(given) => Some(given.to_owned()),
            None if line.text.starts_with(&annotated) => annotated_value(&line.text),
            None => value_among(&line.text, name),
        });
        let text = given.next().filter(|_| given.next().is_none())?;
        let parsed = ruff_python_parser::parse_expression(&text).ok()?;
        let plain = is_display(parsed.expr());
        let read = || PythonValue::of_literal(parsed.expr()).map(|value| value.to_string());
        if plain && !has_items(parsed.expr()) {
            read()
        } else {
            Some(text).filter(|text| plain || self.displays_members(text))
        }
    }

    /// Whether a text makes a value anew of literals and members of enumerations, which stay what they are.
    fn displays_members(&self, text: &str) -> bool {
        let member = |expr: &Expr| self.member_written(expr).map(|_| "0".to_owned());
        let plain = || with_told(text, member).filter(|plain| displays(plain));
        self.has_enumerations() && plain().is_some()
    }

    /// What the attributes of classes are after these states.
    fn attributes(&self, past: Option<&[&State]>) -> Attributes {
        let mut known = Attributes::new();
        let classes = self
            .definitions
            .iter()
            .filter(|one| one.kind == DefinitionKind::Class);
        for class in classes {
            for variable in &class.scope.variables {
                let name = &variable.name;
                let value = past.and_then(|_| self.initial(class, name));
                known.insert((class.name.clone(), name.clone()), value);
            }
        }
        for pair in past.unwrap_or_default().windows(2) {
            let [before, after] = pair else { continue };
            self.follow(before, after, &mut known);
        }
        known
    }

    /// Notes what the statement between two states makes of attributes of classes.
    fn follow(&self, before: &State, after: &State, known: &mut Attributes) {
        let line = before.line().filter(|_| before.event == Event::Line);
        let Some(line) = line.and_then(|number| self.line(number)) else {
            return;
        };
        let Some(parsed) = parsed(&line.text).filter(|_| line.text.contains('.')) else {
            return;
        };
        let (target, operator, given) = match parsed.syntax().body.as_slice() {
            [Stmt::Assign(assign)] => match assign.targets.as_slice() {
                [target] => (target, None, &*assign.value),
                _ => return,
            },
            [Stmt::AugAssign(assign)] => (&*assign.target, Some(assign.op), &*assign.value),
            [Stmt::Expr(statement)] => {
                // What a method changes is no longer what it was.
                if let Some(method) = statement
                    .value
                    .as_call_expr()
                    .and_then(|call| call.func.as_attribute_expr())
                    && CHANGING.contains(&method.attr.as_str())
                    && let Some(changed) = method.value.as_attribute_expr()
                {
                    let class = self.asked_for(before, &changed.value, &changed.attr);
                    let key = class.and_then(|class| self.holder(class, &changed.attr, known));
                    let Some(key) = key else {
                        // Of any class that has the name it may be another one now.
                        let name = changed.attr.as_str();
                        let of_name = known.iter_mut().filter(|((_, one), _)| one == name);
                        of_name.for_each(|(_, value)| *value = None);
                        return;
                    };
                    let list = known.get(&key).cloned().flatten();
                    let longer = list.and_then(|list| {
                        let call = statement.value.as_call_expr()?;
                        let [item] = &*call.arguments.args else {
                            return None;
                        };
                        let item = self.given(before, item, written(item, &line.text)?, known)?;
                        let list = list
                            .strip_suffix(']')
                            .filter(|_| method.attr == *"append")?;
                        let comma = if list == "[" { "" } else { "," };
                        Some(format!("{list}{comma}{item}]"))
                    });
                    known.insert(key, longer);
                }
                return;
            }
            _ => return,
        };
        let raised = after.event == Event::Exception && after.depth() == before.depth();
        if raised {
            return;
        }
        if let Expr::Subscript(item) = target
            && let Expr::Attribute(changed) = &*item.value
            && let Some(class) = self.asked_for(before, &changed.value, &changed.attr)
            && let Some(key) = self.holder(class, &changed.attr, known)
        {
            let told = |expr: &Expr| self.given(before, expr, written(expr, &line.text)?, known);
            let kept = || {
                let old = known.get(&key)?.clone()?;
                // What cannot be written out is there all the same.
                let value = told(given).unwrap_or_else(|| SOMETHING.to_owned());
                let at = told(&item.slice)?;
                operator.is_none().then(|| with_pair(&old, &at, &value))?
            };
            let kept = kept();
            known.insert(key, kept);
            return;
        }
        let Some(target) = target.as_attribute_expr() else {
            return;
        };
        let Some(class) = self.class_meant(before, &target.value) else {
            return;
        };
        let name = target.attr.as_str();
        let old = self.worth(class, name, known);
        let value = written(given, &line.text)
            .and_then(|text| self.given(before, given, text, known))
            .and_then(|given| match operator {
                None => Some(given),
                Some(operator) => combined(&old?, operator, &given),
            });
        known.insert((class.name.clone(), name.to_owned()), value);
    }

    /// What is given to an attribute of a class, as an expression that reads nothing.
    fn given(&self, at: &State, expr: &Expr, text: &str, known: &Attributes) -> Option<String> {
        if is_display(expr) && !has_items(expr) {
            return Some(text.to_owned());
        }
        match expr {
            Expr::Attribute(read) if let Some(name) = self.name_read(at, read) => {
                Some(PythonValue::Str(name).to_string())
            }
            Expr::Call(call) if self.makes_true_object(at, call) => Some(SOMETHING.to_owned()),
            // Classes are kept under their names, often in small letters.
            Expr::Call(call) if call.arguments.is_empty() => {
                let method = call.func.as_attribute_expr()?;
                let text = text_of(&method.value, text, expr)?;
                let named = self.given(at, &method.value, &text, known)?;
                let PythonValue::Str(name) = PythonValue::read(&named).ok()? else {
                    return None;
                };
                let cased = match method.attr.as_str() {
                    "lower" => name.to_lowercase(),
                    "upper" => name.to_uppercase(),
                    _ => return None,
                };
                Some(PythonValue::Str(cased).to_string())
            }
            Expr::Name(_) | Expr::Attribute(_) => {
                if let Some(read) = expr.as_attribute_expr()
                    && let Some(class) = self.asked_for(at, &read.value, &read.attr)
                    && let Some(key) = self.holder(class, &read.attr, known)
                {
                    return known.get(&key)?.clone();
                }
                // A class of the module has its name wherever the program runs.
                if let Some(class) = self.class_meant(at, expr)
                    && self.class(&class.name).is_some()
                    && self.qualified(class) == class.name
                {
                    return Some(class.name.clone());
                }
                let text = value(at, expr)?.to_string();
                let parsed = ruff_python_parser::parse_expression(&text).ok()?;
                (is_display(parsed.expr()) && !has_items(parsed.expr())).then_some(text)
            }
            Expr::BinOp(sum) => {
                let side = |side: &Expr| {
                    let text = text_of(side, text, expr)?;
                    self.given(at, side, &text, known)
                };
                combined(&side(&sum.left)?, sum.op, &side(&sum.right)?)
            }
            _ => None,
        }
    }
}

/// Puts what a condition asks of attributes that surely are objects, and true, among `places`.
fn test_there(
    test: &Expr,
    is_object: &mut dyn FnMut(&Expr) -> bool,
    places: &mut Vec<(Range<usize>, String)>,
) {
    let mut told = |expr: &Expr, holds: &str| places.push((expr.range().into(), holds.to_owned()));
    match test {
        Expr::BoolOp(either) => {
            for one in &either.values {
                test_there(one, is_object, places);
            }
        }
        Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => {
            test_there(&unary.operand, is_object, places);
        }
        Expr::Compare(compare) => {
            let ([operator], [Expr::NoneLiteral(_)]) = (&*compare.ops, &*compare.comparators)
            else {
                return;
            };
            match operator {
                CmpOp::Is if is_object(&compare.left) => told(test, "False"),
                CmpOp::IsNot if is_object(&compare.left) => told(test, "True"),
                _ => {}
            }
        }
        Expr::Attribute(_) if is_object(test) => told(test, "True"),
        _ => {}
    }
}

/// The text of a part of an expression that is written as `text`.
fn text_of(part: &Expr, text: &str, whole: &Expr) -> Option<String> {
    let shift = usize::from(whole.start());
    let range = Range::<usize>::from(part.range());
    text.get(range.start.checked_sub(shift)?..range.end.checked_sub(shift)?)
        .map(str::to_owned)
}

/// What an annotated statement gives its name.
fn annotated_value(line: &str) -> Option<String> {
    let module = parsed(line)?;
    match module.syntax().body.as_slice() {
        [Stmt::AnnAssign(assign)] => written(assign.value.as_deref()?, line).map(str::to_owned),
        _ => None,
    }
}

/// What a statement gives a name that is one of several: `power, icon = 5, '?'`.
fn value_among(line: &str, name: &str) -> Option<String> {
    let given = line.contains(',') && mentions(line, name);
    let module = given.then(|| parsed(line))??;
    let [Stmt::Assign(assign)] = module.syntax().body.as_slice() else {
        return None;
    };
    let ([Expr::Tuple(names)], Expr::Tuple(values)) = (&*assign.targets, &*assign.value) else {
        return None;
    };
    let starred = |one: &Expr| one.is_starred_expr();
    let alike = names.len() == values.len() && !names.iter().chain(values).any(starred);
    let is_meant = |one: &Expr| {
        one.as_name_expr()
            .is_some_and(|one| one.id.as_str() == name)
    };
    // A name that stands there twice gets the last.
    let place = names.iter().rposition(is_meant).filter(|_| alike)?;
    written(&values.elts[place], line).map(str::to_owned)
}

/// What an operation makes of two values; one more of a number is counted.
pub(super) fn combined(old: &str, operator: Operator, given: &str) -> Option<String> {
    let counted = || {
        let (count, one) = (old.parse::<i64>().ok()?, given.parse::<i64>().ok()?);
        match operator {
            Operator::Add if one == 1 => count.checked_add(1),
            Operator::Sub if one == 1 => count.checked_sub(1),
            _ => None,
        }
    };
    let whole = || format!("({old}{}{given})", operator.as_str());
    let text = counted().map_or_else(whole, |count| count.to_string());
    (text.len() < 80).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    const SOURCE: &str = "\
class Animal:
    legs = 4
    made = 0
    names = []
    def __init__(self, name):
        self.name = name
        Animal.made += 1
    def go(self):
        return 1
class Bird(Animal):
    legs = 2
    sound = 'tweet'
    low, high = 3, 'x'
    one, *more = 1, 2
    def __init__(self, name):
        self.legs = 3
Animal.total = 5
";

    /// The last line with what is known of class attributes, after the line in the constructor has run so often.
    fn told(line: &str, runs: usize, whole: bool) -> Option<String> {
        let program = Program::parse(&format!("{SOURCE}{line}\n")).unwrap();
        let number = SOURCE.lines().count() as u32 + 1;
        let at = |frames: Vec<Frame>, event: Event| State {
            event,
            frames,
            ..State::start()
        };
        let module = Frame::new("<module>", number).knowing(&[
            ("a", "Animal(name='x')"),
            ("b", "Bird(name='y')"),
            ("c", "Bird(legs=3)"),
            ("g", "<generator object f>"),
            ("kind", "<class '__main__.Bird'>"),
            ("n", "7"),
        ]);
        let run = Frame::new("__init__", 7).knowing(&[("self", "Animal(name='x')")]);
        let mut past = Vec::new();
        for _ in 0..runs {
            past.push(at(vec![module.clone(), run.clone()], Event::Line));
            past.push(at(vec![module.clone(), run.clone()], Event::Return));
        }
        past.push(at(vec![module], Event::Line));
        let states: Vec<&State> = past.iter().collect();
        let found = program.with_class_attributes(states[2 * runs], whole.then_some(&*states))?;
        Some(found.line(number)?.text.clone())
    }

    #[test]
    fn what_a_class_says_stands_where_it_is_read() {
        let check = |line: &str, expected: Option<&str>| {
            assert_eq!(told(line, 2, true).as_deref(), expected, "{line}");
            if expected.is_some_and(|text| !text.contains('#')) && !line.contains("made") {
                assert_eq!(told(line, 0, false).as_deref(), expected, "{line}");
            }
        };
        check("x = Animal.legs + n", Some("x=4+n"));
        check("x = a.legs", Some("x=4"));
        check("x = b.legs * b.legs", Some("x=2*2"));
        check("x = b.sound.upper()", Some("x='tweet'.upper()"));
        check("x = (b.low, b.high)", Some("x=(3, 'x')"));
        check("x = b.one", None);
        check("x = kind.legs", Some("x=2"));
        check("print(f'{a.legs} legs')", Some("print(f'{4} legs')"));
        check("x = type(g).__name__", Some("x='generator'"));
        check("x = len.__name__", Some("x='len'"));
        check("x = Animal.made", Some("x=2"));
        check("x = Bird.made - 1", Some("x=2-1"));
        // What the object has itself, a method, and what is not known.
        check("x = c.legs", None);
        check("x = a.name", None);
        check("x = a.other", None);
        check("Animal.legs", Some("4"));
        check("Animal.made = 3", None);
        assert_eq!(told("x = Animal.made", 2, false), None);
    }

    #[test]
    fn members_of_enumerations_stand_in_what_a_class_says() {
        let source = "\
from enum import Enum
class Size(Enum):
    SMALL = 1
class Shop:
    PRICES = {Size.SMALL: 2}
    OTHER = {Size.LARGE: 2}
    MADE = {make(): 2}
x = Shop.PRICES
x = Shop.OTHER
x = Shop.MADE
";
        let program = Program::parse(source).unwrap();
        let check = |line: u32, expected: Option<&str>| {
            let at = State {
                event: Event::Line,
                frames: vec![Frame::new("<module>", line)],
                ..State::start()
            };
            let found = program.with_class_attributes(&at, Some(&[&at]));
            let text = found.and_then(|found| Some(found.line(line)?.text.clone()));
            assert_eq!(text.as_deref(), expected, "{line}");
        };
        check(8, Some("x={Size.SMALL: 2}"));
        check(9, None);
        check(10, None);
    }

    #[test]
    fn methods_have_their_own_names() {
        let program = Program::parse(SOURCE).unwrap();
        let module = Frame::new("<module>", 16).knowing(&[("b", "Bird(name='y')")]);
        let at = State {
            event: Event::Line,
            frames: vec![module],
            ..State::start()
        };
        let check = |read: &str, expected: Option<&str>| {
            let found = program.with_names_read(&at, read);
            assert_eq!(found.as_deref(), expected, "{read}");
        };
        check("Animal.go.__name__", Some("'go'"));
        check("b.go.__name__", Some("'go'"));
        check("b.gone.__name__", None);
        check("b.name.__name__", None);
    }

    #[test]
    fn what_an_annotated_statement_gives_is_read() {
        assert_eq!(annotated_value("x: int=4").as_deref(), Some("4"));
        assert_eq!(annotated_value("x: int"), None);
    }

    #[test]
    fn what_statements_make_of_attributes_is_followed() {
        let check = |old: &str, operator: Operator, given: &str, expected: &str| {
            assert_eq!(combined(old, operator, given).as_deref(), Some(expected));
        };
        check("0", Operator::Add, "1", "1");
        check("5", Operator::Sub, "1", "4");
        check("5", Operator::Add, "20", "(5+20)");
        check("(5+20)", Operator::Mult, "2", "((5+20)*2)");
        assert_eq!(
            combined(&"1".repeat(60), Operator::Mult, &"1".repeat(60)),
            None
        );
    }
}
