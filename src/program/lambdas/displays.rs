//! Functions in displays: the element of a list or a dictionary that is written out, under its key or under the name that a loop gives it, and
//! how such a display is shown.

use ruff_python_ast::{DictItem, Expr, Operator};

use super::{Lambda, shown_item};
use crate::program::classes::{class_name, found, value};
use crate::program::displays::{is_display, item_under, literal};
use crate::program::effects::CHANGING;

use crate::program::expressions::written;
use crate::program::imports::is_function;
use crate::program::library::shown_class;
use crate::program::sets::{as_states_show, unique};
use crate::program::{Definition, DefinitionKind, LogicalLine, Program, is_word_part, mentions};
use crate::quiz::PythonValue;
use crate::state::State;

/// Whether a container is a display, and no name of one.
pub(super) fn is_written_out(container: &Expr) -> bool {
    container.is_dict_expr() || container.is_list_expr()
}

/// Whether all keys of a dictionary are written out.
fn has_known_keys(display: &Expr) -> bool {
    let dict = display.as_dict_expr();
    dict.is_some_and(|dict| {
        let mut keys = dict.items.iter().map(|item| item.key.as_ref());
        keys.all(|key| key.is_some_and(|key| literal(key).is_some()))
    })
}

impl Program {
    /// The element that a loop has given a name, of what is written out.
    pub(super) fn element_named(&self, at: &State, name: &str, left: usize) -> Option<Lambda> {
        let frame = at.top()?;
        let (header, count) = frame
            .loops
            .as_ref()?
            .iter()
            .rev()
            .find_map(|(line, count)| {
                let header = self.line(*line)?.text.strip_suffix(':')?;
                let (targets, iterated) = header.strip_prefix("for ")?.split_once(" in ")?;
                let named = targets.split(", ").any(|one| one == name);
                named.then_some(((targets, iterated), (*count)?))
            })?;
        let (targets, iterated) = header;
        let place = usize::try_from(count).ok()?.checked_sub(1)?;
        let (container, of_items) = match iterated.strip_suffix(".items()") {
            Some(container) => (container, true),
            None => match iterated.strip_suffix(".values()") {
                Some(container) => (container, false),
                None => (iterated, false),
            },
        };
        if iterated == container
            && let Some(added) = self.added_to(at, container)
        {
            return Some(added);
        }
        let plain = of_items == targets.contains(", ");
        let display = self.display_of(at, container).filter(|_| plain)?;
        let parsed = ruff_python_parser::parse_expression(&display.0).ok()?;
        let element = match parsed.expr() {
            Expr::Dict(dict) if iterated != container => &dict.items.get(place)?.value,
            Expr::List(list) if iterated == container => list.elts.get(place)?,
            Expr::Tuple(tuple) if iterated == container => tuple.elts.get(place)?,
            _ => return None,
        };
        self.element(at, element, &display, left)
    }

    /// The display that the only statement gives a name which binds it, if nothing changes it, with the line of the function that it stands in.
    pub(in crate::program) fn display_of(&self, at: &State, name: &str) -> Option<(String, u32)> {
        let own = at.top()?.locals.as_ref()?.contains_key(name);
        let frame = if own { at.top()? } else { at.frames.first()? };
        let definition = self.definition_at(&frame.function, frame.line)?;
        let line = definition.scope.only_line_of(name)?;
        let text = &self.line(line)?.text;
        let display = text.strip_prefix(name)?.strip_prefix('=')?;
        let stays = self.leaves_as_it_is(name);
        stays.then(|| (display.to_owned(), definition.line))
    }

    pub(super) fn item_of_display(
        &self,
        at: &State,
        container: &Expr,
        key: &Expr,
        left: usize,
    ) -> Option<Lambda> {
        let name = &container.as_name_expr()?.id;
        if let Some(added) = self.added_to(at, name) {
            return Some(added);
        }
        let display = self.display_of(at, name)?;
        let parsed = ruff_python_parser::parse_expression(&display.0).ok()?;
        let element = self.element_at(at, parsed.expr(), key)?;
        self.element(at, element, &display, left)
    }

    /// The element of a display under a key that is known.
    pub(super) fn element_at<'e>(
        &self,
        at: &State,
        display: &'e Expr,
        key: &Expr,
    ) -> Option<&'e Expr> {
        let key = literal(key).or_else(|| value(at, key))?;
        match (display, &key) {
            (Expr::Dict(dict), key) => item_under(dict, key),
            (Expr::List(list), PythonValue::Int(place)) => {
                list.elts.get(place.parse::<usize>().ok()?)
            }
            _ => None,
        }
    }

    /// What the text has under a key of a display, with the line of the function that this stands in, where states cut what it is shown as: a
    /// function or a method by its name.
    pub(super) fn named_in_display(&self, at: &State, item: &Expr) -> Option<(String, u32)> {
        let (container, key, default) = match item {
            Expr::Subscript(item) => (&*item.value, &*item.slice, None),
            // What is there for a key that the dictionary lacks.
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr()?;
                let ("get", [key, default], []) = (
                    method.attr.as_str(),
                    &*call.arguments.args,
                    &*call.arguments.keywords,
                ) else {
                    return None;
                };
                (&*method.value, key, Some(default))
            }
            _ => return None,
        };
        if shown_item(at, container, key).is_some() {
            return None;
        }
        let (display, home) = match container {
            Expr::Name(name) => self.display_of(at, &name.id)?,
            written_out => {
                let text = written(written_out, &self.text).filter(|_| is_written_out(written_out));
                (text?.to_owned(), self.running(at)?.line)
            }
        };
        let parsed = ruff_python_parser::parse_expression(&display).ok()?;
        let known = literal(key).is_some() || value(at, key).is_some();
        let (element, display) = match (self.element_at(at, parsed.expr(), key), default) {
            (Some(element), _) => (element, display.as_str()),
            (None, Some(default)) if known && has_known_keys(parsed.expr()) => {
                (default, self.text.as_str())
            }
            _ => return None,
        };
        let named = match element {
            Expr::Attribute(method) => method.value.is_name_expr(),
            element => element.is_name_expr(),
        };
        Some((
            written(element, display).filter(|_| named)?.to_owned(),
            home,
        ))
    }

    /// The `lambda` that an element of a display is, or that its name stands for.
    fn element(
        &self,
        at: &State,
        element: &Expr,
        (display, home): &(String, u32),
        left: usize,
    ) -> Option<Lambda> {
        match element {
            Expr::Lambda(lambda) => self.lambda(lambda, display, *home),
            name @ Expr::Name(_) => self.lambda_meant(at, name, display, left),
            _ => None,
        }
    }

    /// The `lambda` that a statement adds to a list which nothing else changes.
    fn added_to(&self, at: &State, name: &str) -> Option<Lambda> {
        let (added, _, home) = self.appended(at, name)?;
        let parsed = ruff_python_parser::parse_expression(&added).ok()?;
        self.lambda(parsed.expr().as_lambda_expr()?, &added, home)
    }

    /// What the only statement that changes a list adds to it, which was empty at first, with the line of the statement and that of the function that
    /// it stands in.
    pub(super) fn appended(&self, at: &State, name: &str) -> Option<(String, u32, u32)> {
        let own = at.top()?.locals.as_ref()?.contains_key(name);
        let frame = if own { at.top()? } else { at.frames.first()? };
        let definition = self.definition_at(&frame.function, frame.line)?;
        let line = definition.scope.only_line_of(name)?;
        if self.line(line)?.text != format!("{name}=[]") {
            return None;
        }
        let changes = |text: &str| {
            let method = |method: &&str| text.contains(&format!("{name}.{method}("));
            text.starts_with(&format!("{name}[")) || CHANGING.iter().any(method)
        };
        let mut changing = self.lines.iter().filter(|line| changes(&line.text));
        let line = changing.next().filter(|_| changing.next().is_none())?;
        let added = line
            .text
            .strip_prefix(name)?
            .strip_prefix(".append(")?
            .strip_suffix(')')?;
        Some((added.to_owned(), line.number, definition.line))
    }

    /// The class of the program that is an item of a container, or an attribute of an object.
    pub(in crate::program) fn held_class(&self, at: &State, part: &Expr) -> Option<&Definition> {
        self.class(class_name(&self.held(at, part)?)?)
    }

    /// The function of the program that is an item of a container, or an attribute of an object.
    pub(in crate::program) fn held_function(&self, at: &State, part: &Expr) -> Option<&Definition> {
        let shown = self.held(at, part)?;
        self.function(shown.strip_prefix("<function ")?.strip_suffix('>')?)
    }

    /// What an item of a container or an attribute of an object is shown as that is nothing but a mark, such as a function or a class.
    pub(super) fn held(&self, at: &State, part: &Expr) -> Option<String> {
        let shown = match part {
            Expr::Subscript(item) => shown_item(at, &item.value, &item.slice)?,
            // A dictionary's `get` gives what has the key, whatever else it would give.
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr()?;
                let ("get", [key] | [key, _], []) = (
                    method.attr.as_str(),
                    &*call.arguments.args,
                    &*call.arguments.keywords,
                ) else {
                    return None;
                };
                let table = value(at, &method.value)?;
                matches!(table, PythonValue::Dict(_))
                    .then(|| shown_item(at, &method.value, key))??
            }
            Expr::Attribute(_) if !self.disguises() => value(at, part)?,
            _ => return None,
        };
        match shown {
            PythonValue::Opaque(shown) => Some(shown),
            _ => None,
        }
    }

    /// What a `lambda` is shown as that an expression is, or a display of functions and new objects of dataclasses.
    pub fn shown_display(&self, at: &State, expression: &str) -> Option<String> {
        let makes =
            |class: &Definition| self.is_dataclass(class) && mentions(expression, &class.name);
        let has_classes = || {
            let mut words = expression.split(|c| !is_word_part(c));
            let display = expression.starts_with('(') || !expression.contains('(');
            let told = |word: &str| {
                shown_class(word).is_some() || is_function(word) || self.class(word).is_some()
            };
            display && words.any(told)
        };
        let has_members = || {
            let display = expression.starts_with(['{', '[', '(']);
            display && (self.has_enumerations() || self.has_named_tuples())
        };
        let has_containers = || {
            let display = expression.starts_with(['{', '[', '(']);
            display && expression.contains('(') && self.imports_any(&["collections"])
        };
        if !expression.contains("lambda")
            && !has_containers()
            && !self.definitions.iter().any(makes)
            && !has_members()
            && !has_classes()
        {
            return None;
        }
        let parsed = ruff_python_parser::parse_expression(expression).ok()?;
        // Texts may have the names of functions in them.
        if is_display(parsed.expr()) {
            return None;
        }
        self.shown_part(at, parsed.expr(), expression)
    }

    /// How a `lambda` is shown that a function, a class or the module makes.
    pub(in crate::program) fn shown_lambda(&self, makes: &Definition) -> String {
        match makes.kind {
            DefinitionKind::Module => "<function <lambda>>".to_owned(),
            DefinitionKind::Function => {
                format!("<function {}.<locals>.<lambda>>", self.qualified(makes))
            }
            DefinitionKind::Class => format!("<function {}.<lambda>>", self.qualified(makes)),
        }
    }

    /// How a `lambda` is shown by its text, if all lines that have it belong to one function, one class, or the module.
    pub(in crate::program) fn only_shown_lambda(&self, text: &str) -> Option<String> {
        let lines = self.lines.iter().filter(|line| line.text.contains(text));
        let makes = |line: &LogicalLine| {
            let mut definitions = self.definitions.iter();
            definitions.find(|one| self.is_line_of(one, line.number))
        };
        let mut shown = lines.map(|line| Some(self.shown_lambda(makes(line)?)));
        let first = shown.next()??;
        shown
            .all(|other| other.as_ref() == Some(&first))
            .then_some(first)
    }

    fn shown_part(&self, at: &State, expr: &Expr, text: &str) -> Option<String> {
        let all = |parts: &[Expr]| -> Option<Vec<String>> {
            parts
                .iter()
                .map(|one| self.shown_part(at, one, text))
                .collect()
        };
        Some(match expr {
            Expr::Lambda(_) => self.shown_lambda(self.running(at)?),
            // What is put behind the items of a list.
            Expr::BinOp(sum) if sum.op == Operator::Add => {
                let (left, right) = (
                    self.shown_part(at, &sum.left, text)?,
                    self.shown_part(at, &sum.right, text)?,
                );
                let left = left.strip_prefix('[')?.strip_suffix(']')?;
                let right = right.strip_prefix('[')?.strip_suffix(']')?;
                let between = if left.is_empty() || right.is_empty() {
                    ""
                } else {
                    ", "
                };
                format!("[{left}{between}{right}]")
            }
            Expr::List(list) => format!("[{}]", all(&list.elts)?.join(", ")),
            Expr::Tuple(tuple) => {
                let comma = if tuple.len() == 1 { "," } else { "" };
                format!("({}{comma})", all(&tuple.elts)?.join(", "))
            }
            Expr::Dict(dict) => {
                let pair = |item: &DictItem| {
                    let key = self.shown_part(at, item.key.as_ref()?, text)?;
                    let value = self.shown_part(at, &item.value, text)?;
                    Some(format!("{key}: {value}"))
                };
                let pairs: Option<Vec<String>> = dict.items.iter().map(pair).collect();
                format!("{{{}}}", pairs?.join(", "))
            }
            Expr::Name(name) => match found(at, &name.id) {
                Some(value) => value?.to_owned(),
                None => self.shown_definition(at, &name.id).or_else(|| {
                    let free = !self.binds(&name.id);
                    let shown = || self.shown_of_library(at, &name.id);
                    shown_class(&name.id).filter(|_| free).or_else(shown)
                })?,
            },
            Expr::Call(_) => self
                .made_object(at, written(expr, text)?)
                .or_else(|| self.consulted_part(at, expr))
                .or_else(|| self.exact_part(expr, text))
                .or_else(|| {
                    let known = |name: &str| {
                        let parsed = ruff_python_parser::parse_expression(name).ok()?;
                        Some(value(at, parsed.expr())?.to_string())
                    };
                    self.made_container(written(expr, text)?, known)
                })?,
            Expr::Set(set) => {
                let read = |shown: String| {
                    let value = PythonValue::read(&shown).ok()?;
                    (value.to_string() == shown).then_some(value)
                };
                let items = all(&set.elts)?.into_iter().map(read);
                as_states_show(unique(items.collect::<Option<_>>()?))?.to_string()
            }
            Expr::Attribute(_) => {
                let own = written(expr, text)?;
                let shown = self.member_shown(at, own);
                let shown = shown.or_else(|| self.shown_method(at, own));
                match shown.or_else(|| self.shown_of_type(at, expr)) {
                    Some(shown) => shown,
                    None => value(at, expr)?.to_string(),
                }
            }
            expr => literal(expr)?.to_string(),
        })
    }
}
