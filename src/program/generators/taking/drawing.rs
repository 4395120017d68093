//! Values drawn from generators, one after the other: those that the line has been given, up to the first one that it has not.

use ruff_python_ast::{CmpOp, Expr, ExprGenerator};

use super::sources::Source;
use super::{Asking, Leaf, MOST, Step, Stop, Taker, range};
use crate::program::Definition;
use crate::program::classes::value as told;
use crate::program::displays::literal;
use crate::program::expressions::{canonical, written};
use crate::program::generators::creation::iterator_of;
use crate::program::generators::demand::{Asked, held_under};
use crate::program::generators::standing::Standing;
use crate::program::order::{compared, meets};
use crate::quiz::{PythonValue, compare as same};

impl<'p> Taker<'p, '_> {
    /// The next round of a loop.
    pub(super) fn round(&mut self, iterated: &Expr) -> Step<'p> {
        let top = self.at.top().ok_or(Stop::Unclear)?;
        let count = top.loops.as_ref().and_then(|loops| loops.get(&top.line));
        let count = count.copied().flatten().ok_or(Stop::Unclear)?;
        let count = usize::try_from(count).ok().filter(|count| *count < MOST);
        let count = count.ok_or(Stop::Unclear)?;
        if !self.draws(iterated) {
            return Err(Stop::Unclear);
        }
        self.begin(iterated, count);
        self.pull(iterated, count, false)?;
        Ok(())
    }

    /// Notes the generators in what is gone through, each of which has given so many values by now.
    pub(super) fn begin(&mut self, iterated: &Expr, count: usize) {
        match self.source(iterated) {
            Some(Source::Generator(_)) => {
                let place = range(iterated);
                self.leaves.retain(|one| one.place != place);
                self.leaves.push(Leaf {
                    place,
                    values: vec!["None".to_owned(); count],
                });
            }
            Some(Source::Each(inner) | Source::Sifted(inner) | Source::First(inner, _)) => {
                self.begin(inner, count);
            }
            Some(Source::Turns(all)) => all.into_iter().for_each(|one| self.begin(one, count)),
            Some(Source::Known(_)) | None => {}
        }
    }

    /// Takes all that an expression gives, or the first values of it.
    pub(super) fn drain(&mut self, expr: &Expr, most: Option<usize>) -> Step<'p> {
        self.begin(expr, 0);
        let mut taken = 0;
        while most.is_none_or(|most| taken < most) && self.pull(expr, taken, most.is_none())? {
            taken += 1;
            if taken > MOST {
                return Err(Stop::Unclear);
            }
        }
        Ok(())
    }

    /// Takes what an expression gives up to what is looked for.
    pub(super) fn search(
        &mut self,
        expr: &Expr,
        is_found: impl Fn(&str) -> Option<bool>,
    ) -> Step<'p> {
        if !matches!(self.source(expr), Some(Source::Generator(_))) {
            return Err(Stop::Unclear);
        }
        self.search_among(expr, |_, value| is_found(value))
    }

    /// Takes what a generator expression goes through up to the first value of which what it makes is `sought`.
    pub(super) fn search_made(&mut self, made: &ExprGenerator, sought: bool) -> Step<'p> {
        let [one] = made.generators.as_slice() else {
            return Err(Stop::Unclear);
        };
        let name = one.target.as_name_expr().filter(|_| one.ifs.is_empty());
        let name = name.ok_or(Stop::Unclear)?;
        if !matches!(self.source(&one.iter), Some(Source::Generator(_))) {
            return Err(Stop::Unclear);
        }
        self.search_among(&one.iter, |taker, value| {
            let known = |part: &Expr| match part {
                Expr::Name(part) if part.id == name.id => PythonValue::read(value).ok(),
                part => literal(part).or_else(|| told(taker.at, part)),
            };
            Some(truth(&made.elt, known)? == sought)
        })
    }

    fn search_among(
        &mut self,
        expr: &Expr,
        is_found: impl Fn(&Self, &str) -> Option<bool>,
    ) -> Step<'p> {
        self.begin(expr, 0);
        for taken in 0..MOST {
            if !self.pull(expr, taken, false)? {
                return Ok(());
            }
            let last = self.leaves.last().and_then(|one| one.values.last());
            let last = last.and_then(|value| is_found(self, value));
            if last.ok_or(Stop::Unclear)? {
                return Ok(());
            }
        }
        Err(Stop::Unclear)
    }

    /// Takes the next value, of which there were so many before; `whole` where all of them are taken. Whether there is one.
    pub(super) fn pull(&mut self, expr: &Expr, before: usize, whole: bool) -> Step<'p, bool> {
        match self.source(expr).ok_or(Stop::Unclear)? {
            Source::Generator(function) => self.ask(expr, function, before == 0),
            Source::Each(inner) => self.pull(inner, before, whole),
            Source::Sifted(inner) if whole => self.pull(inner, before, whole),
            Source::Sifted(_) => Err(Stop::Unclear),
            Source::First(_, most) if before >= most => Ok(false),
            Source::First(inner, _) => self.pull(inner, before, false),
            Source::Turns(all) => {
                for one in all {
                    if !self.pull(one, before, false)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Source::Known(size) => Ok(before < size),
        }
    }

    /// Asks the generator that an expression is.
    pub(super) fn ask(
        &mut self,
        expr: &Expr,
        function: &'p Definition,
        first: bool,
    ) -> Step<'p, bool> {
        let name = self.named(expr, function);
        if name.as_ref().is_some_and(|name| self.ended.contains(name)) {
            return Ok(false);
        }
        let place = range(expr);
        if let Some(given) = self.given.get(self.got) {
            if given.function != function.line {
                return self.left(expr, function).map(|()| false);
            }
            self.got += 1;
            self.last = Some(place.clone());
            match given.up {
                true => {
                    let leaf = self.leaves.iter_mut().find(|one| one.place == place);
                    leaf.ok_or(Stop::Unclear)?.values.push(given.value.clone());
                }
                false => self.ended.extend(name),
            }
            return Ok(given.up);
        }
        if self.left(expr, function).is_ok() {
            return Ok(false);
        }
        let again = self.last.as_ref() == Some(&place);
        Err(Stop::Asks(Asking {
            asked: self.asked(expr, function),
            again,
            fresh: first && !again,
            variable: self.variable.clone(),
        }))
    }

    /// Whether a generator has surely come to its end before the line.
    fn left(&self, expr: &Expr, function: &'p Definition) -> Step<'p> {
        let over = match self.starts {
            // One that has not begun is asked.
            Some(starts) => starts != function.line,
            // One that the line makes is new.
            None if self.named(expr, function).is_none() => false,
            None => {
                let asked = self.asked(expr, function);
                let standing = self.program.standing(self.past, self.start, &asked, false);
                matches!(standing, Some(Standing::Over))
            }
        };
        over.then_some(()).ok_or(Stop::Unclear)
    }

    pub(super) fn asked(&self, expr: &Expr, function: &'p Definition) -> Asked<'p> {
        let spelled = written(expr, &self.program.text).and_then(canonical);
        let call = match self.is_own(expr, function) {
            true => spelled.map(|object| iterator_of(&object)),
            false => spelled.filter(|_| expr.is_call_expr()),
        };
        Asked {
            function,
            name: self.named(expr, function),
            call,
        }
    }

    /// The name of a generator; one that an object makes whenever it is gone through has none, whatever the object is called.
    fn named(&self, expr: &Expr, function: &Definition) -> Option<String> {
        held_under(expr, &self.program.text).filter(|_| !self.is_own(expr, function))
    }

    /// Whether an expression is an object that makes a generator whenever it is gone through, and no generator itself.
    fn is_own(&self, expr: &Expr, function: &Definition) -> bool {
        let object = || self.program.class_of(self.at, expr).is_some();
        function.name == "__iter__" && !expr.is_call_expr() && object()
    }
}

/// Whether a value that is read, or a comparison of two plain ones, is true.
fn truth(expr: &Expr, known: impl Fn(&Expr) -> Option<PythonValue>) -> Option<bool> {
    let plain = |part: &Expr| {
        known(part)
            .filter(|one| !matches!(one, PythonValue::Object { .. } | PythonValue::Opaque(_)))
    };
    let Some(compare) = expr.as_compare_expr() else {
        return plain(expr)?.is_true();
    };
    let ([operator], [right]) = (&*compare.ops, &*compare.comparators) else {
        return None;
    };
    let (left, right) = (plain(&compare.left)?, plain(right)?);
    match operator {
        CmpOp::Eq => Some(same(&left, &right).is_equal()),
        CmpOp::NotEq => Some(!same(&left, &right).is_equal()),
        CmpOp::Lt | CmpOp::LtE | CmpOp::Gt | CmpOp::GtE => {
            meets(*operator, compared(&left, &right)?)
        }
        _ => None,
    }
}
