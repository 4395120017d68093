//! The evaluation of a line, part after part, as far as it draws from generators.

use std::ops::Range;

use ruff_python_ast::{CmpOp, Comprehension, Expr, ExprCall, ExprCompare, Stmt, UnaryOp};
use ruff_text_size::Ranged;

use super::{Asking, Step, Stop, Taker, range};
use crate::program::classes::value;
use crate::program::displays::literal;
use crate::program::expressions::{Header, operands, written};
use crate::program::generators::continuation::stopped;
use crate::program::generators::standing::Standing;
use crate::program::keeping::shows_sharing;
use crate::program::{Definition, goes_to_the_end, mentions};
use crate::quiz::{PythonValue, compare};

/// Those that take no value of what they are given.
const LEAVING: [&str; 8] = [
    "enumerate",
    "filter",
    "id",
    "isinstance",
    "iter",
    "map",
    "type",
    "zip",
];

/// Methods that take all values of what they are given.
const TAKING_UP: [&str; 4] = ["extend", "join", "union", "update"];

impl<'p> Taker<'p, '_> {
    pub(super) fn header(&mut self, header: &Header<'_>) -> Step<'p> {
        if let Header::Statement(statement) = header {
            match statement {
                Stmt::For(repeated) if !repeated.is_async => return self.round(&repeated.iter),
                Stmt::With(_) => return Err(Stop::Unclear),
                Stmt::Expr(statement) => {
                    if let Some(of) = self.closed(&statement.value) {
                        return self.close(of, range(&*statement.value));
                    }
                }
                Stmt::Assign(assign) if self.draws(&assign.value) => {
                    let parts = |target: &Expr| match target {
                        Expr::Tuple(tuple) => Some(tuple.elts.clone()),
                        Expr::List(list) => Some(list.elts.clone()),
                        _ => None,
                    };
                    match assign.targets.as_slice() {
                        [target] => {
                            if let Some(parts) = parts(target) {
                                let starred = parts.iter().any(Expr::is_starred_expr);
                                let most = (!starred).then_some(parts.len() + 1);
                                return self.drain(&assign.value, most);
                            }
                        }
                        targets if targets.iter().any(|one| parts(one).is_some()) => {
                            return Err(Stop::Unclear);
                        }
                        _ => {}
                    }
                }
                Stmt::AugAssign(assign) if self.draws(&assign.value) => {
                    return Err(Stop::Unclear);
                }
                _ => {}
            }
        }
        for expr in header.operands() {
            self.evaluate(expr)?;
        }
        Ok(())
    }

    fn evaluate(&mut self, expr: &Expr) -> Step<'p> {
        match expr {
            Expr::Call(call) => self.call(call),
            Expr::Compare(compared) => self.compare(compared),
            Expr::Starred(starred) if self.draws(&starred.value) => {
                self.drain(&starred.value, None)
            }
            Expr::ListComp(made) => self.comprehension(expr, &[&made.elt], &made.generators),
            Expr::SetComp(made) => self.comprehension(expr, &[&made.elt], &made.generators),
            Expr::DictComp(made) => {
                let parts: Vec<&Expr> = made
                    .key
                    .as_deref()
                    .into_iter()
                    .chain([&*made.value])
                    .collect();
                self.comprehension(expr, &parts, &made.generators)
            }
            Expr::Yield(given) => match &given.value {
                Some(value) => self.evaluate(value),
                None => Ok(()),
            },
            Expr::YieldFrom(from) if self.given.is_empty() && self.draws(&from.value) => {
                self.drain(&from.value, None)
            }
            Expr::BoolOp(_) | Expr::If(_) => {
                let parts = operands(expr);
                let Some((first, rest)) = parts.split_first() else {
                    return Ok(());
                };
                if rest.iter().all(|one| self.is_quiet(one)) {
                    return self.evaluate(first);
                }
                // Which of its values a conditional expression has is told by what its condition is.
                let choice = expr
                    .as_if_expr()
                    .filter(|choice| self.is_quiet(&choice.test));
                let choice = choice.ok_or(Stop::Unclear)?;
                match self.holds(&choice.test).ok_or(Stop::Unclear)? {
                    true => self.evaluate(&choice.body),
                    false => self.evaluate(&choice.orelse),
                }
            }
            // It only makes something that is asked later.
            Expr::Generator(_) | Expr::Lambda(_) => Ok(()),
            Expr::YieldFrom(_) | Expr::Await(_) => Err(Stop::Unclear),
            _ => {
                for part in operands(expr) {
                    self.evaluate(part)?;
                }
                Ok(())
            }
        }
    }

    /// Whether a condition holds that only reads a plain value.
    fn holds(&self, test: &Expr) -> Option<bool> {
        if let Expr::UnaryOp(unary) = test
            && unary.op == UnaryOp::Not
        {
            return self.holds(&unary.operand).map(|holds| !holds);
        }
        match literal(test).or_else(|| value(self.at, test))? {
            PythonValue::Object { .. } | PythonValue::Opaque(_) => None,
            value => value.is_true(),
        }
    }

    fn call(&mut self, call: &ExprCall) -> Step<'p> {
        let arguments = &*call.arguments.args;
        if let Expr::Attribute(method) = &*call.func {
            if let Some(function) = self.generator(&method.value)
                && !method.value.is_call_expr()
            {
                for one in arguments {
                    self.evaluate(one)?;
                }
                return match method.attr.as_str() {
                    "send" | "__next__" => self.one(call, &method.value, function, None),
                    _ => Err(Stop::Unclear),
                };
            }
            self.evaluate(&method.value)?;
        }
        let name = call.func.as_name_expr().map(|name| name.id.as_str());
        let name = name.filter(|name| !self.program.binds(name));
        let method = call.func.as_attribute_expr().map(|one| one.attr.as_str());
        let Some((first, rest)) = arguments.split_first() else {
            return self.each(call);
        };
        if name == Some("next") {
            return match self.generator(first) {
                Some(function) if rest.iter().all(|one| self.is_quiet(one)) => {
                    self.one(call, first, function, rest.first())
                }
                None if self.is_quiet(first) => Ok(()),
                _ => Err(Stop::Unclear),
            };
        }
        if name == Some("len") && self.is_measured(first) {
            let value = self.length(first).ok_or(Stop::Calls)?;
            self.places.push((range(call), value));
            return Ok(());
        }
        if !self.draws(first) {
            return self.each(call);
        }
        let quiet = rest.iter().all(|one| self.is_quiet(one));
        let counts = || {
            let library = self.program.of_library(self.at, &call.func);
            library.is_some_and(|(module, name)| {
                module == "collections" && ["Counter", "deque"].contains(&name.as_str())
            })
        };
        let drains = match name {
            Some("max" | "min") => rest.is_empty(),
            // They are the library's, or something else.
            Some("Counter" | "deque") => false,
            Some(name) => goes_to_the_end(name),
            None => method.is_some_and(|name| TAKING_UP.contains(&name)),
        };
        if quiet && (drains || counts()) {
            if self.hints(first) && self.length(first).is_none() {
                return Err(Stop::Unclear);
            }
            return self.drain(first, None);
        }
        match name {
            Some("any" | "all") if let Expr::Generator(made) = first => {
                self.search_made(made, name == Some("any"))
            }
            Some("any") => self.search(first, is_true),
            Some("all") => self.search(first, |value| is_true(value).map(|one| !one)),
            _ => self.each(call),
        }
    }

    /// Whether an object of the program says how long it is.
    fn is_measured(&self, object: &Expr) -> bool {
        let class = self.program.class_of(self.at, object);
        class.is_some_and(|class| self.program.has_length(class))
    }

    /// The length that an object has said next.
    fn length(&mut self, object: &Expr) -> Option<String> {
        let class = self.program.class_of(self.at, object)?;
        let method = self.program.method(class, "__len__")?;
        let given = self.given.get(self.got)?;
        let own = given.function == method.line;
        let value = own.then(|| given.value.clone())?;
        self.got += 1;
        Some(value)
    }

    /// Whether an object is asked for its length before a list is made of what it gives.
    fn hints(&self, expr: &Expr) -> bool {
        let function = self.generator(expr);
        function.is_some_and(|function| self.program.hints(function))
    }

    /// A call that takes no value of what it is given.
    fn each(&mut self, call: &ExprCall) -> Step<'p> {
        let name = call.func.as_name_expr().map(|name| name.id.as_str());
        let method = call.func.as_attribute_expr().map(|one| one.attr.as_str());
        let makes = self
            .program
            .generator_at(self.at, &Expr::Call(call.clone()));
        let leaves = makes.is_some()
            || name.is_some_and(|name| LEAVING.contains(&name) || name == "print")
            || method == Some("append")
            || self.program.of_library(self.at, &call.func).is_some();
        let keywords = call.arguments.keywords.iter().map(|one| &one.value);
        for one in call.arguments.args.iter().chain(keywords) {
            if self.draws(one) && !leaves {
                return Err(Stop::Unclear);
            }
            self.evaluate(one)?;
        }
        Ok(())
    }

    /// Takes one value, which is what a call is worth.
    fn one(
        &mut self,
        call: &ExprCall,
        of: &Expr,
        function: &'p Definition,
        default: Option<&Expr>,
    ) -> Step<'p> {
        let before = self.got;
        self.begin(of, 0);
        let gives = self.ask(of, function, false);
        let leaf = self.leaves.pop();
        let text = match gives? {
            true => {
                let value = leaf.and_then(|mut leaf| leaf.values.pop());
                let value = value.map(|value| self.spelled(value));
                value.map(|value| match value.starts_with('-') {
                    true => format!("({value})"),
                    false => value,
                })
            }
            false => match default {
                Some(default) => written(default, &self.program.text).map(str::to_owned),
                None => {
                    let ended = self.given.get(before).filter(|_| self.got > before);
                    let returned = ended.map_or("None", |ended| &ended.value);
                    return Err(stopped(returned).map_or(Stop::Unclear, Stop::Raises));
                }
            },
        };
        let text = text.ok_or(Stop::Unclear)?;
        self.places.push((range(call), text));
        Ok(())
    }

    fn compare(&mut self, compared: &ExprCompare) -> Step<'p> {
        self.evaluate(&compared.left)?;
        let holds = |op: &CmpOp| matches!(op, CmpOp::In | CmpOp::NotIn);
        // What says itself what it has is not gone through.
        let says = |one: &Expr| {
            let class = self.program.class_of(self.at, one);
            class.is_some_and(|class| self.program.method(class, "__contains__").is_some())
        };
        if compared.ops.iter().any(holds) && compared.comparators.iter().any(says) {
            return Err(Stop::Unclear);
        }
        match (&*compared.ops, &*compared.comparators) {
            ([op], [among]) if holds(op) && self.draws(among) => {
                let sought = literal(&compared.left).or_else(|| value(self.at, &compared.left));
                let sought = sought.ok_or(Stop::Unclear)?;
                self.search(among, |value| {
                    let value = PythonValue::read(value).ok()?;
                    Some(compare(&sought, &value).is_equal())
                })
            }
            (ops, all) => {
                for (op, one) in ops.iter().zip(all) {
                    if holds(op) && !self.is_quiet(one) {
                        return Err(Stop::Unclear);
                    }
                    self.evaluate(one)?;
                }
                Ok(())
            }
        }
    }

    fn comprehension(
        &mut self,
        whole: &Expr,
        made: &[&Expr],
        generators: &[Comprehension],
    ) -> Step<'p> {
        if self.is_quiet(whole) {
            return Ok(());
        }
        let quiet = made.iter().all(|one| self.is_quiet(one))
            && generators
                .iter()
                .all(|one| one.ifs.iter().all(|one| self.is_quiet(one)));
        match generators {
            [one] if quiet && self.draws(&one.iter) => self.drain(&one.iter, None),
            [outer, inner] if quiet && outer.ifs.is_empty() => {
                let read = made.iter().copied().chain(&inner.ifs);
                let read = read.filter_map(|one| written(one, &self.program.text));
                let read: Vec<&str> = read.collect();
                self.each_in_turn(outer, inner, &read)
            }
            _ => Err(Stop::Unclear),
        }
    }

    /// A comprehension goes through the generators that are made for one item of what is known after the other; `read` is what it makes of
    /// that.
    fn each_in_turn(
        &mut self,
        outer: &Comprehension,
        inner: &Comprehension,
        read: &[&str],
    ) -> Step<'p> {
        let held = literal(&outer.iter).or_else(|| value(self.at, &outer.iter));
        let (Some(PythonValue::List(items) | PythonValue::Tuple(items)), Some(variable)) =
            (held, outer.target.as_name_expr())
        else {
            return Err(Stop::Unclear);
        };
        if self.generator(&inner.iter).is_none() || !inner.iter.is_call_expr() {
            return Err(Stop::Unclear);
        }
        let variable = variable.id.as_str();
        let named = read.iter().any(|one| mentions(one, variable));
        let mut all = Vec::new();
        let locals = self.at.frames.iter().filter_map(|one| one.locals.as_ref());
        let held: Vec<&String> = locals
            .flat_map(|locals| locals.values().flatten())
            .collect();
        for item in items {
            let item = item.to_string();
            // Another name may stand for the same object.
            if shows_sharing(&item) && held.contains(&&item) {
                return Err(Stop::Unclear);
            }
            self.variable = Some((variable.to_owned(), item.clone()));
            self.last = None;
            self.drain(&inner.iter, None)?;
            for value in self
                .leaves
                .pop()
                .map(|leaf| leaf.values)
                .unwrap_or_default()
            {
                let value = self.spelled(value);
                all.push(match named {
                    true => format!("({}, {value})", self.spelled(item.clone())),
                    false => value,
                });
            }
        }
        self.variable = None;
        let target = written(&inner.target, &self.program.text).ok_or(Stop::Unclear)?;
        let target = match named {
            true => format!("{variable}, ({target})"),
            false => target.to_owned(),
        };
        let place = outer.start().to_usize()..inner.iter.end().to_usize();
        self.places
            .push((place, format!("for {target} in [{}]", all.join(", "))));
        Ok(())
    }

    /// What a statement closes.
    fn closed<'e>(&self, expr: &'e Expr) -> Option<&'e Expr> {
        let call = expr
            .as_call_expr()
            .filter(|call| call.arguments.is_empty())?;
        let method = call.func.as_attribute_expr()?;
        let named = method.attr.as_str() == "close" && method.value.is_name_expr();
        (named && self.generator(&method.value).is_some()).then_some(&*method.value)
    }

    /// A statement that closes a generator goes on with one that waits, and does nothing to others.
    fn close(&mut self, of: &Expr, whole: Range<usize>) -> Step<'p> {
        let function = self.generator(of).ok_or(Stop::Unclear)?;
        let asked = self.asked(of, function);
        if !self.given.is_empty() {
            return Err(Stop::Unclear);
        }
        let standing = self.program.standing(self.past, self.start, &asked, false);
        // It is gone on with only where something waits for that to be raised.
        if let Standing::Waits(waiting) = standing.ok_or(Stop::Unclear)?
            && self
                .program
                .is_guarded(function, waiting.frame.line)
                .ok_or(Stop::Unclear)?
        {
            return Err(Stop::Asks(Asking {
                asked,
                again: false,
                fresh: false,
                variable: None,
            }));
        }
        self.places.push((whole, "pass".to_owned()));
        Ok(())
    }
}

/// Whether a value is true.
fn is_true(value: &str) -> Option<bool> {
    PythonValue::read(value).ok()?.is_true()
}
