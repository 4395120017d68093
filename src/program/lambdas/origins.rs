//! Lambdas whose origin the states before tell: the objects of the run are followed with its functions among them (`heap/functions.rs`), through
//! names, items, attributes, parameters and results, so that `ops['add'](10)`, `self.handlers[0](x)` and `[f(2) for f in fs]` call the `lambda`
//! that stands there. What it captures is what the variables of the call that has made it are by now (`closures.rs`).

use std::collections::BTreeMap;
use std::ops::Range;

use ruff_python_ast::{Comprehension, Expr};
use ruff_text_size::Ranged;

use super::calls::{Search, substituted};
use super::{Lambda, parameters};
use crate::program::classes::class_name;
use crate::program::closures::Captures;
use crate::program::expressions::{canonical, written};
use crate::program::heap::{Cell, Function, Held};
use crate::program::identity::is_fixed;
use crate::program::imports::is_function;
use crate::program::names::all_names;
use crate::program::objects::Objects;
use crate::program::reading::{Names, bind};
use crate::program::{Definition, DefinitionKind, Program};
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// How deep functions that functions capture are written out.
const DEEPEST: usize = 4;

/// The most functions that a comprehension calls one after the other.
const MOST_CALLED: usize = 12;

/// Where the functions of a run come from, at the state that some states end with.
pub struct Origins<'p> {
    pub(super) program: &'p Program,
    pub(super) objects: Objects,
    pub(in crate::program) captures: Captures<'p>,
    /// What the names of the frame stand for whose line runs, and what that line has made.
    names: Names,
}

impl Program {
    /// Where the functions come from that the line may call which goes on at the last of these states, the first of which is the start of the
    /// program; `None` where it can call none that has no frame. `answers` are the values of expressions without names that are known.
    pub fn origins(
        &self,
        past: &[&State],
        answers: &BTreeMap<String, String>,
    ) -> Option<Origins<'_>> {
        let at = past.last()?;
        if !self.has_lambdas() && !self.has_closures() {
            return None;
        }
        let shown = at
            .frames
            .iter()
            .flat_map(|frame| frame.locals.iter().flatten());
        let mut shown = shown
            .filter_map(|(_, value)| value.as_deref())
            .chain(at.value.as_deref());
        if !shown.any(|value| {
            value.contains(".<locals>.") || value.contains("<lambda>") || value.ends_with('…')
        }) {
            return None;
        }
        let objects = Objects::followed_with_functions(self, past, answers);
        let objects = match at.event {
            Event::Return => objects.behind(self, past),
            _ => objects,
        };
        let frame = at
            .depth()
            .checked_sub(1 + usize::from(at.event == Event::Return))?;
        let mut names = objects.names(frame)?.clone();
        for (index, (_, held)) in objects.given(frame).iter().enumerate() {
            names.insert(self.unused_name(index), held.clone());
        }
        Some(Origins {
            program: self,
            captures: Captures::after(self, past, objects.made_in().clone()),
            objects,
            names,
        })
    }
}

impl Origins<'_> {
    /// The function that is held.
    fn function<'h>(&'h self, held: &'h Held) -> Option<&'h Function> {
        match held {
            Held::Function(function) => Some(function),
            Held::Object(index) => match self.objects.cell(*index)? {
                Cell::Function(function) => Some(function),
                _ => None,
            },
            _ => None,
        }
    }

    /// Which state has entered the frame that has made the function which is called by an expression of the line.
    pub(in crate::program) fn made_in(&self, called: &str, function: &Definition) -> Option<usize> {
        let parsed = ruff_python_parser::parse_expression(called).ok()?;
        let held = self
            .objects
            .read_with(self.program, &self.names, called, |reading| {
                reading.held(parsed.expr())
            })?;
        let made = self.function(&held)?;
        (made.lambda.is_none() && made.line == function.line).then_some(made.made_in)
    }

    /// The `lambda` that an expression of the line stands for, where that is known.
    fn lambda(&self, at: &State, expr: &Expr, text: &str) -> Option<Lambda> {
        let held = self
            .objects
            .read_with(self.program, &self.names, text, |reading| {
                reading.held(expr)
            })?;
        self.written(at, self.function(&held)?, DEEPEST)
    }

    /// A `lambda` with what it captures in the places of the names.
    fn written(&self, at: &State, function: &Function, left: usize) -> Option<Lambda> {
        let left = left.checked_sub(1)?;
        let text = function.lambda.as_deref()?;
        let parsed = ruff_python_parser::parse_expression(text).ok()?;
        let lambda = parsed.expr().as_lambda_expr()?;
        let mut own = parameters(lambda, text, |_| true)?;
        for (name, default) in &mut own {
            if default.is_some() {
                let (_, held) = function.defaults.iter().find(|(one, _)| one == name)?;
                *default = Some(self.put(at, held, left)?);
            }
        }
        let body = canonical(written(&*lambda.body, text)?)?;
        let home = self.program.definition(function.line)?;
        // What the frame that runs has made reads its names as they are.
        let runs_here = self.objects.entered_by(at.depth() - 1) == Some(function.made_in);
        let mut puts = Vec::new();
        for name in all_names(&lambda.body) {
            let name = name.id.as_str();
            if own
                .iter()
                .any(|(one, _)| one.trim_start_matches('*') == name)
                || puts.iter().any(|(one, _)| one == name)
            {
                continue;
            }
            let put = match function.last.iter().find(|(one, _)| one == name) {
                Some((_, held)) => self.put(at, held, left)?,
                None if runs_here => continue,
                None => match self.variable_of(home, name) {
                    Some(around) => self.captured(at, function, around, name, left)?,
                    None => continue,
                },
            };
            puts.push((name.to_owned(), put));
        }
        let puts: Vec<(&str, &str)> = puts
            .iter()
            .map(|(name, put)| (name.as_str(), put.as_str()))
            .collect();
        Some(Lambda {
            parameters: own,
            body: substituted(&body, &puts)?,
            home: if runs_here { home.line } else { 0 },
        })
    }

    /// The function that has the variable of a name which a `lambda` in it reads; `None` where that is one of the module.
    fn variable_of(&self, home: &Definition, name: &str) -> Option<Definition> {
        let mut around = self.program.functions_around(home).collect::<Vec<_>>();
        if home.kind == DefinitionKind::Function {
            around.push(home);
        }
        let has = |one: &&Definition| {
            one.scope.names().any(|own| own == name) && !self.program.is_global(one, name)
        };
        around.into_iter().rev().find(has).cloned()
    }

    /// What a variable that a function captures is by now, as it is written wherever it stands.
    fn captured(
        &self,
        at: &State,
        function: &Function,
        around: Definition,
        name: &str,
        left: usize,
    ) -> Option<String> {
        let (entered, shown) = self.captures.variable(function.made_in, &around, name)?;
        let held = self
            .objects
            .names_entered_by(entered)
            .and_then(|names| names.get(name));
        match held.filter(|held| self.function(held).is_some()) {
            Some(held) => self.put(at, held, left),
            None => self
                .put_text(at, shown?)
                .or_else(|| self.name_of_captured(at, entered, name)),
        }
    }

    /// What is held, as it is written wherever it stands; `None` where it can be changed, or is not known.
    fn put(&self, at: &State, held: &Held, left: usize) -> Option<String> {
        match self.function(held) {
            Some(function) if function.lambda.is_some() => {
                let lambda = self.written(at, function, left)?;
                let same = self.program.reads_the_same(at, &lambda, &[])?;
                same.then(|| lambda.spelled())
            }
            Some(_) => None,
            None => self.put_text(at, &self.objects.key(held)?),
        }
    }

    /// A value that nothing changes, or what a function or a class is called by everywhere.
    fn put_text(&self, at: &State, shown: &str) -> Option<String> {
        if let Some(name) = shown
            .strip_prefix("<function ")
            .and_then(|shown| shown.strip_suffix('>'))
        {
            let function = self.program.function(name)?;
            let plain =
                function.first == function.line && self.program.function_around(function).is_none();
            return (plain && self.program.visible(at, name)?.line == function.line)
                .then(|| name.to_owned());
        }
        if let Some(name) = shown
            .strip_prefix("<built-in function ")
            .and_then(|shown| shown.strip_suffix('>'))
        {
            return (is_function(name) && self.program.is_free(at, name)).then(|| name.to_owned());
        }
        if let Some(name) = class_name(shown) {
            return self
                .program
                .visible(at, name)
                .map(|class| class.name.clone());
        }
        let value = PythonValue::read(shown).ok()?;
        is_fixed(&value).then(|| shown.to_owned())
    }

    /// The elements of what a comprehension goes through, each with the names of its target.
    fn elements(&self, clause: &Comprehension, text: &str) -> Option<Vec<Names>> {
        let found = self
            .objects
            .read_with(self.program, &self.names, text, |reading| {
                reading.elements(&clause.iter, &mut Vec::new())
            });
        let each = |held: Held| {
            let mut names = Names::new();
            bind(&mut names, &clause.target, held).ok()?;
            Some(names)
        };
        found?.ok()?.into_iter().map(each).collect()
    }
}

impl Search<'_> {
    /// The `lambda` that an expression stands for whose origin is known.
    pub(super) fn traced(&self, expr: &Expr) -> Option<Lambda> {
        if expr.is_lambda_expr() || self.is_of_element(expr) {
            return None;
        }
        self.origins?.lambda(self.at, expr, &self.program.text)
    }

    /// Whether an expression reads a name of the comprehensions around.
    fn is_of_element(&self, expr: &Expr) -> bool {
        let names = all_names(expr);
        names
            .iter()
            .any(|name| self.names.iter().any(|own| *own == *name.id))
    }

    /// A comprehension that calls the functions which it goes through, written out for each of them.
    pub(super) fn called_in_turn(&self, expr: &Expr) -> Option<(Range<usize>, String)> {
        let origins = self.origins?;
        let text = self.program.text.as_str();
        let (made, key, clauses) = match expr {
            Expr::ListComp(list) => (&*list.elt, None, &list.generators),
            Expr::Generator(generator) => (&*generator.elt, None, &generator.generators),
            Expr::DictComp(dict) => (&*dict.value, Some(dict.key.as_deref()?), &dict.generators),
            _ => return None,
        };
        let [clause] = clauses.as_slice() else {
            return None;
        };
        if !clause.ifs.is_empty() || clause.is_async || self.is_of_element(&clause.iter) {
            return None;
        }
        let elements = origins.elements(clause, text)?;
        let traced = |held: &Held| {
            origins
                .function(held)
                .is_some_and(|one| one.lambda.is_some())
        };
        let calls = elements.iter().any(|names| names.values().any(traced));
        if !calls || elements.len() > MOST_CALLED {
            return None;
        }
        let (made, key) = (
            canonical(written(made, text)?)?,
            match key {
                Some(key) => Some(canonical(written(key, text)?)?),
                None => None,
            },
        );
        let mut all = Vec::new();
        for names in elements {
            let mut puts = Vec::new();
            for (name, held) in &names {
                puts.push((name.as_str(), origins.put(self.at, held, DEEPEST)?));
            }
            let puts: Vec<(&str, &str)> = puts
                .iter()
                .map(|(name, put)| (*name, put.as_str()))
                .collect();
            let value = substituted(&made, &puts)?;
            all.push(match &key {
                Some(key) => format!("{}: {value}", substituted(key, &puts)?),
                None => value,
            });
        }
        let all = all.join(", ");
        let told = match key {
            Some(_) => format!("{{{all}}}"),
            None => format!("[{all}]"),
        };
        Some((expr.range().into(), told))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::{Shown, state};

    /// Two calls of a function that makes a `lambda`, and the line behind them as it goes on.
    #[test]
    fn what_a_lambda_captures_is_told_by_the_call_that_has_made_it() {
        let check = |made: &str, shown: &str, line: &str, expected: Option<&str>| {
            let source = format!(
                "def make(n):\n    return lambda x, k=1: x + n * k\n{made}\nn = 7\n{line}\n"
            );
            let program = Program::parse(&source).unwrap();
            let one = "<function make.<locals>.<lambda>>";
            let shown = shown.replace("one", one);
            let mut past = vec![
                State::start(),
                state(Event::Line, &[("<module>", 3, &[])], None),
            ];
            let module: Shown<'_> = ("<module>", 3, &[]);
            for n in ["2", "3"] {
                let own = [("n", n)];
                past.push(state(Event::Call, &[module, ("make", 1, &own)], None));
                past.push(state(Event::Line, &[module, ("make", 2, &own)], None));
                past.push(state(
                    Event::Return,
                    &[module, ("make", 2, &own)],
                    Some(one),
                ));
            }
            let known = [("fs", shown.as_str()), ("n", "7")];
            past.push(state(Event::Line, &[("<module>", 4, &known[..1])], None));
            past.push(state(Event::Line, &[("<module>", 5, &known)], None));
            let past: Vec<&State> = past.iter().collect();
            let origins = program.origins(&past, &BTreeMap::new());
            let told = program.with_lambdas(past[past.len() - 1], origins.as_ref());
            let told = told.map(|told| told.line(5).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        let list = ("fs = [make(2), make(3)]", "[one, one]");
        check(list.0, list.1, "y = fs[1](10)", Some("y=(10+3*1)"));
        check(list.0, list.1, "y = fs[0](10, k=4)", Some("y=(10+2*4)"));
        check(
            list.0,
            list.1,
            "y = sum(f(n) for f in fs)",
            Some("y=sum([(n+2*1), (n+3*1)])"),
        );
        check(list.0, list.1, "y = fs[2](10)", None);
        check(
            "fs = {'a': make(2), 'b': make(3)}",
            "{'a': one, 'b': one}",
            "y = fs['b'](1) + fs.get('a')(1)",
            Some("y=(1+3*1)+(1+2*1)"),
        );
    }
}
