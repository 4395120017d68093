//! Unrolling: a comprehension that calls the program's functions, written out for the elements that there are. `[f(x) for x in xs]` goes on
//! as `[f(1), f(2)]` would, `max(xs, key=f)` as `max(xs, key={1: f(1), 2: f(2)}.get)`: the calls are entered one after the other, and
//! what they return stands in their places (`resumption.rs`).

mod filtered;
mod first;
mod keyed;
mod next;
mod objects;
mod sorting;
mod templates;

use std::ops::Range;
use std::slice;

use crate::visitor::{Visitor, walk_expr};
use ruff_python_ast::{Comprehension, Expr, ExprCall, ExprGenerator, ExprList, ExprTuple, Stmt};
use ruff_text_size::Ranged;

use self::first::is_next;
pub(super) use self::sorting::{Sorting, pairs_compared, sorted_by};
use super::arrangement::Operands;
use super::classes::{parsed, value};
use super::comprehension::Targets;
use super::definitions::DefinitionKind;
use super::expressions::written;
use super::names::Names;
use super::reduction::goes_through;
use super::sequences::items;
use super::views::seen;
use super::{Program, Resumption};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// The most elements that are written out, whatever they are.
const MOST: usize = 12;

/// The most of them where all are short and none can be changed, as most numbers and single characters are.
const MOST_SHORT: usize = 120;

/// The most characters of what is short.
const SHORT: usize = 10;

/// The name of the place of an object among others, in lines that are written out.
const PLACE: &str = "place__";

/// What `sorted` gets with the name of no parameter of it, in lines that are written out: how its comparisons have ended.
pub(super) const COMPARED: &str = "compared__";

/// The method by which a sort compares objects.
pub(super) const LESS_THAN: &str = "__lt__";

/// The most comprehensions of a line.
const MOST_PLACES: usize = 12;

impl Program {
    /// The line that is about to run at a state, with what it goes through written out, if that calls functions of the program.
    pub fn unrolled(&self, at: &State) -> Option<Resumption> {
        self.unroll(at).map(|program| Resumption::of(program, at))
    }

    /// The program with what that line goes through written out.
    pub fn unroll(&self, at: &State) -> Option<Program> {
        self.unroll_as(at, self.version.unwrap_or(Sorting::Newer))
    }

    /// The program as one that runs under this version of CPython, as far as that is known.
    pub(super) fn sorting_as(self, version: Option<Sorting>) -> Program {
        Program { version, ..self }
    }

    /// The same, with sorts as one of CPython's versions does them.
    pub(super) fn unroll_as(&self, at: &State, sorting: Sorting) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let line = &self.line(frame.line)?.text;
        if !["for ", "map(", "filter(", "key="]
            .iter()
            .any(|part| line.contains(part))
            && !self.goes_through_objects()
        {
            return self.with_items_taken(at);
        }
        let items = self.with_items_taken(at);
        let items = items.as_ref();
        let names = line.contains(", ").then(|| taken_apart(line)).flatten();
        let keyed = items.unwrap_or(self).with_places_by_keys(frame);
        let before = keyed.as_ref().or(items).unwrap_or(self);
        let unrolled = before.with_parts(frame, MOST_PLACES, |program, operands| {
            let mut search = Search {
                program,
                at,
                names,
                sorting,
                found: None,
            };
            operands.iter().for_each(|expr| search.visit_expr(expr));
            search.found
        });
        let unrolled = unrolled.or(keyed).or_else(|| items.cloned())?;
        let chosen = unrolled.with_choices(frame);
        Some(chosen.unwrap_or(unrolled))
    }
}

/// Whether an expression only reads what there is: a name, an attribute, or an item under a name or a literal.
pub(super) fn is_path(expr: &Expr) -> bool {
    match expr {
        Expr::Name(_) | Expr::Attribute(_) => true,
        Expr::Subscript(item) => {
            is_path(&item.value) && (item.slice.is_name_expr() || item.slice.is_literal_expr())
        }
        _ => false,
    }
}

/// Whether a value can be changed: that is the same one wherever it is handed on.
fn is_object(value: &PythonValue) -> bool {
    use PythonValue::{Dict, List, Object};
    matches!(value, Object { .. } | List(_) | Dict(_))
}

/// How many names a line gives the items of a generator expression, if it does that.
fn taken_apart(line: &str) -> Option<usize> {
    let parsed = parsed(line)?;
    let [Stmt::Assign(assign)] = parsed.syntax().body.as_slice() else {
        return None;
    };
    let [Expr::Tuple(names)] = assign.targets.as_slice() else {
        return None;
    };
    let plain = names.elts.iter().all(Expr::is_name_expr) && assign.value.is_generator_expr();
    plain.then_some(names.elts.len())
}

/// Looks for the first part of a line that can be written out.
struct Search<'p> {
    program: &'p Program,
    at: &'p State,
    /// How many names the line gives the items of a generator expression, until something else was looked at.
    names: Option<usize>,
    /// How objects are sorted.
    sorting: Sorting,
    /// Where it is, and what it is written out.
    found: Option<(Range<usize>, String)>,
}

impl<'a> Visitor<'a> for Search<'_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_some() || self.waits(expr) {
            return;
        }
        let names = self.names.take();
        let enters = written(expr, &self.program.text)
            .is_some_and(|text| self.program.may_enter(self.at, text));
        if enters {
            let unpacked = || match (expr, names) {
                (Expr::Generator(generator), Some(names)) => self.unpacked(generator, names),
                _ => None,
            };
            let found = unpacked().or_else(|| self.written_out(expr));
            self.found = found.or_else(|| self.by_itself(expr));
            if self.found.is_none() {
                walk_expr(self, expr);
            }
        }
    }
}

impl Search<'_> {
    /// Whether an expression is a comparison of a sort with what it goes on with, which is written out when that has ended.
    fn waits(&self, expr: &Expr) -> bool {
        expr.as_if_expr().is_some_and(|choice| {
            let text = written(&*choice.body, &self.program.text);
            text.is_some_and(|text| text.starts_with("sorted(") && text.contains(COMPARED))
        })
    }

    fn written_out(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        let range = |node: &dyn Ranged| Range::<usize>::from(node.range());
        match expr {
            Expr::ListComp(list) => Some((range(expr), self.made_by(&list.generators, &list.elt)?)),
            Expr::SetComp(set) => {
                let text = self.made_by(&set.generators, &set.elt)?;
                Some((range(expr), format!("set({text})")))
            }
            Expr::DictComp(dict) => {
                let elements = self.elements_of(&dict.generators)?;
                let pair = |element: &Element<'_>| {
                    let key = self.put(dict.key.as_deref()?, element)?;
                    Some((key, self.put(&dict.value, element)?))
                };
                let pairs: Vec<(String, String)> =
                    elements.iter().map(pair).collect::<Option<_>>()?;
                let text = match elements.iter().all(|one| one.conditions.is_empty()) {
                    true => {
                        let pairs = pairs.iter().map(|(key, value)| format!("{key}: {value}"));
                        format!("{{{}}}", pairs.collect::<Vec<_>>().join(", "))
                    }
                    false if self.program.binds("dict") => return None,
                    false => {
                        let kept = elements.iter().zip(&pairs);
                        let kept = kept.map(|(element, (key, value))| {
                            self.kept(element, format!("[({key}, {value})]"))
                        });
                        format!("dict({})", joined(kept.collect::<Option<_>>()?))
                    }
                };
                Some((range(expr), text))
            }
            Expr::List(list) => self.taken_in(&list.elts),
            Expr::Tuple(tuple) => self.taken_in(&tuple.elts),
            Expr::Set(set) => self.taken_in(&set.elts),
            Expr::Call(call) if goes_through(&call.func) => self.gone_through(call),
            Expr::Call(call) if is_next(call) => Some((range(expr), self.first(call)?)),
            Expr::Call(call) => self.taken_in(&call.arguments.args),
            _ => None,
        }
    }

    /// A generator expression whose items as many names get.
    fn unpacked(&self, generator: &ExprGenerator, names: usize) -> Option<(Range<usize>, String)> {
        let elements = self.elements_of(&generator.generators)?;
        let all = elements.len() == names && elements.iter().all(|one| one.conditions.is_empty());
        let text = self.list(&elements, &[], &generator.elt).filter(|_| all)?;
        Some((generator.range().into(), text))
    }

    /// What a call goes through, or what it compares by.
    fn gone_through(&self, call: &ExprCall) -> Option<(Range<usize>, String)> {
        let range = |node: &dyn Ranged| Range::<usize>::from(node.range());
        let name = call.func.as_name_expr().map(|name| name.id.as_str());
        let first = call.arguments.args.first()?;
        if let Some(key) = call
            .arguments
            .keywords
            .iter()
            .find(|one| one.arg.as_ref().is_some_and(|name| name.as_str() == "key"))
        {
            if let Some(text) = name.and_then(|name| self.by_place(name, call, &key.value)) {
                return Some((range(call), text));
            }
            if let Some(found) = name.and_then(|name| self.filtered(name, call, key)) {
                return Some(found);
            }
            let elements = match &*call.arguments.args {
                [_] => self.listed(first)?,
                several => self.side_by_side(several, &key.value)?,
            };
            let call = |value: &PythonValue| {
                Some(format!(
                    "{value}: {}",
                    self.called(&key.value, &value.to_string())?
                ))
            };
            let all_keys = elements.iter().all(|one| {
                matches!(
                    one,
                    PythonValue::Int(_) | PythonValue::Str(_) | PythonValue::Tuple(_)
                )
            });
            let calls: Option<Vec<String>> = elements.iter().map(call).collect();
            let calls = calls.filter(|_| all_keys)?;
            return Some((range(&key.value), format!("{{{}}}.get", calls.join(", "))));
        }
        match first {
            Expr::Generator(generator) => {
                let operator = match name {
                    Some("any") => " or ",
                    Some("all") => " and ",
                    _ => {
                        let text = self.made_by(&generator.generators, &generator.elt)?;
                        return Some((range(first), text));
                    }
                };
                let elements = self.elements_of(&generator.generators)?;
                let put = |element: &Element<'_>| {
                    let text = self.put(&generator.elt, element)?;
                    // Of what a condition keeps out nothing is asked.
                    let denied = if operator == " or " { "" } else { "not " };
                    let kept = self.conditions(element)?.into_iter();
                    let mut kept: Vec<String> =
                        kept.map(|holds| format!("{denied}{holds}")).collect();
                    kept.push(format!("({text})"));
                    let among = if operator == " or " { " and " } else { " or " };
                    Some(match kept.as_slice() {
                        [only] => only.clone(),
                        all => format!("({})", all.join(among)),
                    })
                };
                let parts: Option<Vec<String>> = elements.iter().map(put).collect();
                let parts = parts.filter(|parts| !parts.is_empty())?;
                Some((range(call), format!("bool({})", parts.join(operator))))
            }
            Expr::Call(inner) if !matches!(name, Some("any" | "all")) => {
                Some((range(first), self.applied(inner)?))
            }
            _ => None,
        }
    }

    /// What `max(a, b, key=f)` compares, if that calls a function of the program.
    fn side_by_side(&self, several: &[Expr], key: &Expr) -> Option<Vec<PythonValue>> {
        let known = |one: &Expr| PythonValue::of_literal(one).or_else(|| value(self.at, one));
        let elements: Vec<PythonValue> = several.iter().map(known).collect::<Option<_>>()?;
        let called = self.called(key, &elements.first()?.to_string())?;
        let enters = self.program.may_enter(self.at, &called);
        enters.then_some(elements)
    }

    /// The list of what `map` or `filter` gives.
    fn applied(&self, call: &ExprCall) -> Option<String> {
        let [function, iterated] = &*call.arguments.args else {
            return None;
        };
        let elements = self.elements(iterated)?;
        let calls: Option<Vec<String>> = elements
            .iter()
            .map(|value| self.called(function, value))
            .collect();
        Some(match call.func.as_name_expr()?.id.as_str() {
            "map" => format!("[{}]", calls?.join(", ")),
            "filter" => {
                let kept = elements.iter().zip(calls?);
                let kept = kept.map(|(value, call)| format!("([{value}] if {call} else [])"));
                joined(kept.collect())
            }
            _ => return None,
        })
    }

    /// What an expression gives to go through, each by its place or, where it is no object, as it is written.
    fn elements(&self, iterated: &Expr) -> Option<Vec<String>> {
        let objects = self.objects(iterated).filter(|all| !all.is_empty());
        objects.or_else(|| {
            let all = self.listed(iterated)?.into_iter();
            Some(all.map(|value| value.to_string()).collect())
        })
    }

    /// What a display, or a call, takes in one by one: `[name, *map(f, xs)]`, `print(*(f(x) for x in xs))`.
    fn taken_in(&self, parts: &[Expr]) -> Option<(Range<usize>, String)> {
        parts.iter().find_map(|part| {
            let taken = &*part.as_starred_expr()?.value;
            let text = match taken {
                Expr::Call(call) => self.applied(call)?,
                Expr::Generator(generator) => {
                    self.made_by(&generator.generators, &generator.elt)?
                }
                _ => return None,
            };
            Some((taken.range().into(), text))
        })
    }

    /// A function called with a value, as an expression.
    fn called(&self, function: &Expr, value: &str) -> Option<String> {
        match function {
            Expr::Lambda(lambda) => {
                let parameters = lambda.parameters.as_deref()?;
                let [one] = parameters.args.as_slice() else {
                    return None;
                };
                let element = Element {
                    values: vec![(one.parameter.name.to_string(), value.to_owned())],
                    conditions: &[],
                };
                (parameters.len() == 1).then(|| self.put(&lambda.body, &element))?
            }
            Expr::Name(name) => Some(format!("{}({value})", name.id)),
            Expr::Attribute(method) => {
                let class = |one: &Expr| self.program.class(&one.as_name_expr()?.id);
                // What an object has under the name of a method may be something else.
                let own = |one: &Expr| {
                    let class = self
                        .program
                        .class_of(self.at, one)
                        .filter(|_| is_path(one))?;
                    self.program.method(class, &method.attr)?;
                    let has = self.program.has_itself(self.at, one, &method.attr);
                    (!has).then_some(class)
                };
                class(&method.value).or_else(|| own(&method.value))?;
                let object = written(&*method.value, &self.program.text)?;
                Some(format!("{object}.{}({value})", method.attr))
            }
            _ => None,
        }
    }

    /// The list of what a comprehension makes; of one with several `for`, with the first of them written out.
    fn made_by(&self, generators: &[Comprehension], made: &Expr) -> Option<String> {
        let [first, inner @ ..] = generators else {
            return None;
        };
        self.list(&self.elements_of(slice::from_ref(first))?, inner, made)
    }

    /// The list of what is made of elements, by the `for` that come behind that of theirs.
    fn list(
        &self,
        elements: &[Element<'_>],
        inner: &[Comprehension],
        made: &Expr,
    ) -> Option<String> {
        if inner.is_empty() && elements.iter().all(|one| one.conditions.is_empty()) {
            let texts = elements.iter().map(|element| self.put(made, element));
            return Some(format!(
                "[{}]",
                texts.collect::<Option<Vec<_>>>()?.join(", ")
            ));
        }
        let lists = elements.iter().map(|element| {
            let list = self.inner_list(inner, made, element)?;
            self.kept(element, list)
        });
        Some(joined(lists.collect::<Option<_>>()?))
    }

    /// A list, or an empty one where what has to be true of an element is not.
    fn kept(&self, element: &Element<'_>, list: String) -> Option<String> {
        Some(match self.conditions(element)?.join(" and ") {
            none if none.is_empty() => list,
            holds => format!("({list} if {holds} else [])"),
        })
    }

    /// What has to be true of an element, each in brackets.
    fn conditions(&self, element: &Element<'_>) -> Option<Vec<String>> {
        let holds = |condition| Some(format!("({})", self.put(condition, element)?));
        element.conditions.iter().map(holds).collect()
    }

    /// What the inner `for` of a comprehension make for one element of the first: where there are none, a list of one.
    fn inner_list(
        &self,
        inner: &[Comprehension],
        made: &Expr,
        element: &Element<'_>,
    ) -> Option<String> {
        let mut list = format!("[{}", self.put(made, element)?);
        for clause in inner {
            let targets = Targets::of(&clause.target).filter(|_| !clause.is_async)?;
            let mut own = targets.names().into_iter();
            if own.any(|own| element.values.iter().any(|(name, _)| name == own)) {
                return None;
            }
            let target = written(&clause.target, &self.program.text)?;
            list.push_str(&format!(
                " for {target} in ({})",
                self.put(&clause.iter, element)?
            ));
            for condition in &clause.ifs {
                list.push_str(&format!(" if ({})", self.put(condition, element)?));
            }
        }
        Some(list + "]")
    }

    /// The elements of a comprehension with one `for`.
    fn elements_of<'e>(&self, generators: &'e [Comprehension]) -> Option<Vec<Element<'e>>> {
        let [clause] = generators else { return None };
        let targets = Targets::of(&clause.target).filter(|_| !clause.is_async)?;
        let element = |value: PythonValue| {
            let mut values = Vec::new();
            self.name(&targets, value, &mut values)?;
            Some(Element {
                values,
                conditions: &clause.ifs,
            })
        };
        if let (Targets::Name(name), Some(objects)) = (&targets, self.objects(&clause.iter)) {
            let object = |place: String| Element {
                values: vec![(name.clone(), place)],
                conditions: &clause.ifs,
            };
            return Some(objects.into_iter().map(object).collect());
        }
        self.listed(&clause.iter)?
            .into_iter()
            .map(element)
            .collect()
    }

    /// Gives an element its names.
    fn name(
        &self,
        targets: &Targets,
        value: PythonValue,
        values: &mut Vec<(String, String)>,
    ) -> Option<()> {
        match (targets, value) {
            (Targets::Name(name), value) => values.push((name.clone(), self.spelled(&value)?)),
            (Targets::Tuple(targets), PythonValue::Tuple(parts) | PythonValue::List(parts))
                if targets.len() == parts.len() =>
            {
                for (targets, part) in targets.iter().zip(parts) {
                    self.name(targets, part, values)?;
                }
            }
            _ => return None,
        }
        Some(())
    }

    /// An expression for a value: its own text, or the name of a function of the program.
    fn spelled(&self, value: &PythonValue) -> Option<String> {
        let PythonValue::Opaque(shown) = value else {
            return Some(value.to_string());
        };
        let name = shown.strip_prefix("<function ")?.strip_suffix('>')?;
        self.is_function(name).then(|| name.to_owned())
    }

    /// What the name of a function of the program stands for.
    fn function(&self, expr: &Expr) -> Option<PythonValue> {
        let name = expr.as_name_expr()?.id.as_str();
        let shown = || PythonValue::Opaque(format!("<function {name}>"));
        self.is_function(name).then(shown)
    }

    /// Whether a name stands for a function of the program that has this name.
    fn is_function(&self, name: &str) -> bool {
        let own = self.at.top().and_then(|frame| frame.known(name));
        let function = self
            .program
            .visible(self.at, name)
            .filter(|_| own.is_none());
        function.is_some_and(|function| function.kind == DefinitionKind::Function)
    }

    /// Where the objects are that an expression gives to go through, one after the other, if it has a place for each and they are not too
    /// many: `xs[0]`, `xs[1]`, …, or `a` and `b` of `(a, b)`.
    fn objects(&self, iterated: &Expr) -> Option<Vec<String>> {
        let path = |expr: &Expr| written(expr, &self.program.text).filter(|_| is_path(expr));
        let places: Vec<String> = match iterated {
            Expr::Call(call) if call.arguments.is_empty() => {
                let view = call.func.as_attribute_expr()?;
                let PythonValue::Dict(pairs) = value(self.at, &view.value)? else {
                    return None;
                };
                let path = path(&view.value).filter(|_| view.attr.as_str() == "values")?;
                let all = pairs.iter().all(|(_, value)| is_object(value));
                let pairs = pairs.iter().filter(|_| all);
                pairs.map(|(key, _)| format!("{path}[{key}]")).collect()
            }
            Expr::List(ExprList { elts, .. }) | Expr::Tuple(ExprTuple { elts, .. }) => {
                self.placed(elts)?
            }
            expr => {
                let path = path(expr)?;
                let (PythonValue::List(items) | PythonValue::Tuple(items)) = value(self.at, expr)?
                else {
                    return None;
                };
                let count = if items.iter().all(is_object) {
                    items.len()
                } else {
                    0
                };
                (0..count).map(|place| format!("{path}[{place}]")).collect()
            }
        };
        (1..=MOST).contains(&places.len()).then_some(places)
    }

    /// Where objects are that are written one beside the other.
    fn placed(&self, all: &[Expr]) -> Option<Vec<String>> {
        let place = |one: &Expr| {
            value(self.at, one).filter(is_object)?;
            let path = written(one, &self.program.text).filter(|_| is_path(one));
            path.map(str::to_owned)
        };
        all.iter().map(place).collect()
    }

    /// An expression for the objects that a call compares by what a function gives for each, by their places.
    fn by_place(&self, name: &str, call: &ExprCall, key: &Expr) -> Option<String> {
        let [iterated] = &*call.arguments.args else {
            return None;
        };
        let objects = self.objects(iterated)?;
        // What a dictionary has is in no list of its own.
        let list = match iterated {
            Expr::Call(_) => format!("[{}]", objects.join(", ")),
            list => written(list, &self.program.text)?.to_owned(),
        };
        let keyed = |(place, object): (usize, &String)| {
            Some(format!("{place}: {}", self.called(key, object)?))
        };
        let keys: Option<Vec<String>> = objects.iter().enumerate().map(keyed).collect();
        let places: Vec<String> = (0..objects.len()).map(|place| place.to_string()).collect();
        let mut compared = format!(
            "{name}([{}], key={{{}}}.get",
            places.join(", "),
            keys?.join(", ")
        );
        for other in &call.arguments.keywords {
            if other.arg.as_ref().is_none_or(|name| name.as_str() != "key") {
                compared.push_str(", ");
                compared.push_str(written(other, &self.program.text)?);
            }
        }
        match name {
            "max" | "min" => Some(format!("{list}[{compared})]")),
            "sorted" => Some(format!("[{list}[{PLACE}] for {PLACE} in {compared})]")),
            _ => None,
        }
    }

    /// What an expression gives to go through, if that can be told and is not too much.
    fn listed(&self, iterated: &Expr) -> Option<Vec<PythonValue>> {
        let known = |name: &str| {
            let frames = [self.at.top(), self.at.frames.first()];
            let mut frames = frames.into_iter().flatten();
            frames
                .find_map(|frame| frame.known(name))
                .map(str::to_owned)
        };
        let operands = Operands {
            text: &self.program.text,
            known: &known,
            plainly: &|_| None,
        };
        let few = |all: &Vec<PythonValue>| {
            let short =
                |value: &PythonValue| stays(value) && value.to_string().chars().count() <= SHORT;
            all.len() <= MOST || (all.len() <= MOST_SHORT && all.iter().all(short))
        };
        let held = || self.held(iterated).filter(|all| all.iter().all(stays));
        operands.listed(iterated).or_else(held).filter(few)
    }

    /// The same of a list or the like of which not all can be written out, as functions cannot.
    fn held(&self, iterated: &Expr) -> Option<Vec<PythonValue>> {
        if let Expr::List(ExprList { elts, .. }) | Expr::Tuple(ExprTuple { elts, .. }) = iterated {
            return elts.iter().map(|one| self.function(one)).collect();
        }
        if let Expr::Call(call) = iterated
            && let Some(view) = call.func.as_attribute_expr()
        {
            let shown = value(self.at, &view.value).filter(|_| call.arguments.is_empty())?;
            return seen(shown, &view.attr);
        }
        items(&value(self.at, iterated)?)
    }

    /// An expression with the values of an element in the place of its names.
    fn put(&self, expr: &Expr, element: &Element<'_>) -> Option<String> {
        let names = Names::of(expr);
        if names.own {
            return None;
        }
        let Range { mut start, end } = Range::<usize>::from(expr.range());
        let text = &self.program.text;
        let mut put = String::new();
        for found in names.found {
            let value = element
                .values
                .iter()
                .find(|(name, _)| *name == found.id.as_str());
            let Some((_, value)) = value else { continue };
            let at = Range::<usize>::from(found.range());
            let behind = text.get(at.end..end)?;
            put.push_str(text.get(start..at.start)?);
            // A sign, or the point of a method, would mean something else.
            let number = value.starts_with(|one: char| one.is_ascii_digit());
            if value.starts_with('-')
                || (number && behind.starts_with('.'))
                || behind.starts_with('*')
            {
                put.push_str(&format!("({value})"));
            } else {
                put.push_str(value);
            }
            start = at.end;
        }
        put.push_str(text.get(start..end)?);
        Some(put)
    }
}

/// An element of a comprehension: what its names stand for, and what has to be true of it.
struct Element<'e> {
    values: Vec<(String, String)>,
    conditions: &'e [Expr],
}

/// Whether it makes no difference to write a value out anew: nothing can change it, and it is no object of a class. A
/// function has its name for that.
fn stays(value: &PythonValue) -> bool {
    match value {
        PythonValue::Tuple(items) => items.iter().all(stays),
        PythonValue::Opaque(shown) => shown.starts_with("<function "),
        value => !matches!(
            value,
            PythonValue::Object { .. }
                | PythonValue::List(_)
                | PythonValue::Dict(_)
                | PythonValue::Set { .. }
        ),
    }
}

/// Lists one behind the other.
fn joined(lists: Vec<String>) -> String {
    if lists.is_empty() {
        "[]".to_owned()
    } else {
        format!("({})", lists.join("+"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Frame;

    /// What the last line of a program is written out that is about to run with these locals.
    pub(super) fn last_line_written_out(source: &str, locals: &[(&str, &str)]) -> Option<String> {
        let program = Program::parse(source).unwrap().telling();
        let line = source.lines().count() as u32;
        let at = State {
            event: Event::Line,
            frames: vec![Frame::new("<module>", line).knowing(locals)],
            ..State::start()
        };
        let found = program.unrolled(&at)?;
        Some(found.program.line(line).unwrap().text.clone())
    }

    #[test]
    fn what_calls_functions_is_written_out() {
        let check = |line: &str, expected: Option<&str>| {
            let found = last_line_written_out(
                &format!("def f(x, y=0):\n    return x\n{line}\n"),
                &[
                    ("xs", "[1, -2]"),
                    ("d", "{'a': 1}"),
                    ("objects", "[P(x=1)]"),
                    ("s", "{3, 2}"),
                    ("p", "P(kids={}, size={'w': 3})"),
                    ("gs", "[<function f>, <function f>]"),
                ],
            );
            assert_eq!(found.as_deref(), expected, "{line}");
        };
        check("y = [f(x) for x in xs]", Some("y=[f(1), f((-2))]"));
        check(
            "y = sum(f(x) + x for x in xs)",
            Some("y=sum([f(1)+1, f((-2))+(-2)])"),
        );
        check("a, b = (f(x) for x in xs)", Some("a, b=[f(1), f((-2))]"));
        check("a, b, c = (f(x) for x in xs)", None);
        check("y = {k: f(v) for k, v in d.items()}", Some("y={'a': f(1)}"));
        // What an attribute has under its keys may be nothing.
        check("y = sum(f(o) for o in p.kids.values())", Some("y=sum([])"));
        check("y = [f(o) for o in p.kids.items()]", Some("y=[]"));
        check("y = [f(k) for k in p.size.keys()]", Some("y=[f('w')]"));
        check("y = {f(i) for i in range(2)}", Some("y=set([f(0), f(1)])"));
        check(
            "y = [x for x in xs if f(x)]",
            Some("y=(([1] if (f(1)) else [])+([(-2)] if (f((-2))) else []))"),
        );
        check(
            "y = any(f(x) for x in xs)",
            Some("y=bool((f(1)) or (f((-2))))"),
        );
        check(
            "y = any(f(x) for x in xs if x > 1)",
            Some("y=bool(((1>1) and (f(1))) or (((-2)>1) and (f((-2)))))"),
        );
        check(
            "y = all(f(x) for x in xs if x > 1)",
            Some("y=bool((not (1>1) or (f(1))) and (not ((-2)>1) or (f((-2)))))"),
        );
        check(
            "y = {x: f(x) for x in xs if x > 1}",
            Some(
                "y=dict((([(1, f(1))] if (1>1) else [])+([((-2), f((-2)))] if ((-2)>1) else [])))",
            ),
        );
        check("y = list(map(f, xs))", Some("y=list([f(1), f(-2)])"));
        check(
            "y = list(map(lambda x: f(x, 2), xs))",
            Some("y=list([f(1, 2), f((-2), 2)])"),
        );
        check(
            "y = list(filter(f, xs))",
            Some("y=list((([1] if f(1) else [])+([-2] if f(-2) else [])))"),
        );
        check(
            "y = max(xs, key=f)",
            Some("y=max(xs, key={1: f(1), -2: f(-2)}.get)"),
        );
        check(
            "y = max(1, -2, key=f)",
            Some("y=max(1, -2, key={1: f(1), -2: f(-2)}.get)"),
        );
        check("y = max('', f(1), key=len)", None);
        check(
            "y = [f(i) + x for i, x in enumerate(xs)]",
            Some("y=[f(0)+1, f(1)+(-2)]"),
        );
        check(
            "y = [f(x) for x in xs] + [f(x) for x in xs]",
            Some("y=[f(1), f((-2))]+[f(1), f((-2))]"),
        );
        check("y = [f(c) for c in 'ab'[1:]]", Some("y=[f('b')]"));
        // Nothing that calls, or nothing that can be told.
        check("y = [x for x in xs]", None);
        check("y = [f(o) for o in objects]", Some("y=[f(objects[0])]"));
        check("y = [f(x) for x in unknown]", None);
        check("y = [f(x) for x in sorted(s)]", Some("y=[f(2), f(3)]"));
        check("y = [f(x) for _, x in sorted(d.items())]", Some("y=[f(1)]"));
        check("y = [g(1) for g in (f, f)]", Some("y=[f(1), f(1)]"));
        check("y = [g(1) for g in [f, xs]]", None);
        check("y = [g(1) for g in gs]", Some("y=[f(1), f(1)]"));
        check(
            "y = [f(x) for x in xs for z in f(x)]",
            Some("y=([f(1) for z in (f(1))]+[f((-2)) for z in (f((-2)))])"),
        );
        check(
            "y = [z for x in xs if x for z in range(x) if f(z)]",
            Some("y=((([0] if (f(0)) else []))+(([])))"),
        );
        check("y = [x for x in xs for x in f(x)]", None);
        check("y = [f(x) for x in range(121)]", None);
        check("y = [f(x) for x in [[1]] * 13]", None);
        check(
            "y = [f(x) for x in 'abcdefghij klmnopqrst'.split() * 7]",
            None,
        );
        check(
            "y = [f(x) for x in range(6, 0, -2)]",
            Some("y=[f(6), f(4), f(2)]"),
        );
        check(
            "y = [f(i) for i, x in enumerate(xs, 9223372036854775807)]",
            Some("y=[f(9223372036854775807)]"),
        );
        check(
            "y = [[f(x) for x in xs] for y in xs]",
            Some("y=[[f(1), f((-2))], [f(1), f((-2))]]"),
        );
        check("y = f(1)", None);
    }
}
