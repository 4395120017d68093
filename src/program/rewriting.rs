//! Programs of which a part is written otherwise: what a line does there is done, or known, and stands in its place.

use std::ops::Range;
use std::sync::Arc;

use crate::visitor::{Visitor, walk_expr, walk_interpolated_string_element};
use ruff_python_ast::{Expr, InterpolatedStringElement, Stmt};
use ruff_text_size::Ranged;

use super::expressions::has_own_names;
use super::{Program, is_word_part};
use crate::state::{Event, Frame, State};

impl Program {
    /// The same program with another text.
    pub(super) fn rewritten(&self, text: &str) -> Option<Program> {
        let program = Program::parse(text).ok()?;
        let program = Program {
            has_told: true,
            tells: self.tells,
            extends: self.extends,
            enters_cached: self.enters_cached,
            arrivals: self.arrivals.clone(),
            version: self.version,
            taking: self.taking,
            unseen: Arc::clone(&self.unseen),
            typed: self.typed.clone(),
            originals: Arc::clone(&self.originals),
            // Values that are put in write infinite floats so.
            reads_inf: self.reads_inf,
            ..program
        };
        match self.meant {
            Some(line) => program.with_body_of(line),
            None => Some(program),
        }
    }

    /// The program as it is read with another text, which means the same wherever it is asked.
    pub(super) fn reread(&self, text: &str) -> Option<Program> {
        Some(Program {
            has_told: self.has_told,
            ..self.rewritten(text)?
        })
    }

    /// The program as it is read with these texts in places of its own.
    pub(super) fn reread_with(self, places: Vec<(Range<usize>, String)>) -> Program {
        if places.is_empty() {
            return self;
        }
        let text = with_all(&self.text, places);
        self.reread(&text).unwrap_or(self)
    }

    /// The outermost expressions of the program that `look` has another text for, with that, where they stand in one line.
    pub(super) fn meant_otherwise(
        &self,
        look: impl Fn(&Expr) -> Option<String>,
    ) -> Vec<(Range<usize>, String)> {
        let mut meant = MeantOtherwise {
            text: &self.text,
            look,
            found: Vec::new(),
        };
        meant.visit_body(self.body());
        meant.found
    }

    /// The program with what a function or a class does in the line of its header (`def f(n): return n`) as that line, where a frame of it is
    /// about to run it.
    pub fn with_body(&self, at: &State) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let function = self.definition_at(&frame.function, frame.line)?;
        (function.line == frame.line).then(|| self.with_body_of(frame.line))?
    }

    /// The program with what stands behind a header in its line as that line.
    pub(super) fn with_body_of(&self, line: u32) -> Option<Program> {
        let place = self.lines.iter().position(|one| one.number == line)?;
        let body = behind_header(&self.lines[place].text)?;
        let mut program = self.clone();
        program.lines[place].text = body;
        program.meant = Some(line);
        Some(program)
    }

    /// The text with something else in the place of a part. Lines keep their numbers: those that a part goes over the ends of are empty
    /// afterwards; `None` where more would come of that.
    pub(super) fn text_with(&self, place: &Range<usize>, part: &str) -> Option<String> {
        let rows = self.text.get(place.clone())?.matches('\n').count();
        let behind = &self.text[place.end..];
        let (rest, others) = behind.split_at(behind.find('\n').unwrap_or(behind.len()));
        let goes_on = ["\"\"\"", "'''"].iter().any(|quotes| rest.contains(quotes));
        if rows > 0 && (goes_on || rest.ends_with('\\')) {
            return None;
        }
        // What goes over ends of lines itself has these in it already.
        let empty = "\n".repeat(rows.checked_sub(part.matches('\n').count())?);
        Some([&self.text[..place.start], part, rest, &empty, others].concat())
    }

    /// The program with parts of the line that a frame is about to run written otherwise, one after the other, `most` of them: `look` finds
    /// the next one in what the line evaluates, and what is to stand there. `None` where there is none.
    pub(super) fn with_parts(
        &self,
        frame: &Frame,
        most: usize,
        look: impl Fn(&Program, &[&Expr]) -> Option<(Range<usize>, String)>,
    ) -> Option<Program> {
        let mut program: Option<Program> = None;
        for _ in 0..most {
            let current = program.as_ref().unwrap_or(self);
            let text = current.with_evaluated(frame, |header| {
                let (place, part) = look(current, &header.operands())?;
                current.text_with(&place, &part)
            });
            let Some(text) = text else { break };
            program = Some(self.rewritten(&text)?);
        }
        program
    }
}

/// The place of an expression with the brackets around it that hold nothing else: each choice that is made leaves some, and what is nested too
/// deep is not worked out.
pub(super) fn within_brackets(text: &str, place: Range<usize>) -> Range<usize> {
    let mut place = place;
    loop {
        let before = text[..place.start].strip_suffix('(');
        let called = before.is_none_or(|before| {
            before.ends_with(|last: char| is_word_part(last) || matches!(last, ')' | ']'))
        });
        if called || !text[place.end..].starts_with(')') {
            return place;
        }
        place = place.start - 1..place.end + 1;
    }
}

/// Finds the outermost expressions that `look` has another text for.
struct MeantOtherwise<'t, F> {
    text: &'t str,
    look: F,
    found: Vec<(Range<usize>, String)>,
}

impl<'a, F: Fn(&Expr) -> Option<String>> Visitor<'a> for MeantOtherwise<'_, F> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        let place = Range::<usize>::from(expr.range());
        // What goes over several lines would move the lines behind it.
        let one_line = !self.text[place.clone()].contains('\n');
        match (self.look)(expr).filter(|_| one_line) {
            Some(text) => self.found.push((place, text)),
            None => walk_expr(self, expr),
        }
    }

    fn visit_interpolated_string_element(&mut self, element: &'a InterpolatedStringElement) {
        // `{id(a) == id(b) = }` shows its own text.
        let shown = element
            .as_interpolation()
            .is_some_and(|one| one.debug_text.is_some());
        if !shown {
            walk_interpolated_string_element(self, element);
        }
    }
}

/// What a function or a class does in the line of its header.
pub(super) fn behind_header(line: &str) -> Option<String> {
    if !line.starts_with("def ") && !line.starts_with("class ") || line.ends_with(':') {
        return None;
    }
    let parsed = ruff_python_parser::parse_module(line).ok()?;
    let body = match parsed.syntax().body.as_slice() {
        [Stmt::FunctionDef(header)] => &header.body,
        [Stmt::ClassDef(header)] => &header.body,
        _ => return None,
    };
    let (first, last) = (body.first()?, body.last()?);
    let body = line.get(first.start().to_usize()..last.end().to_usize())?;
    Some(body.to_owned())
}

/// The first part of expressions that `look` has another text for, and that. Parts with names of their own, which are those of elements, are
/// asked about as a whole.
pub(super) fn first_told(
    expressions: &[&Expr],
    look: impl Fn(&Expr) -> Option<(Range<usize>, String)>,
) -> Option<(Range<usize>, String)> {
    let mut first = First { look, found: None };
    expressions.iter().for_each(|one| first.visit_expr(one));
    first.found
}

/// Finds the first part of an expression that `look` has another text for.
struct First<F> {
    look: F,
    found: Option<(Range<usize>, String)>,
}

impl<'a, F: Fn(&Expr) -> Option<(Range<usize>, String)>> Visitor<'a> for First<F> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if self.found.is_none() {
            self.found = (self.look)(expr);
        }
        if self.found.is_none() && !has_own_names(expr) {
            walk_expr(self, expr);
        }
    }
}

/// An expression with the outermost parts that `look` has another text for written so; `None` where it has none. Parts with names of their
/// own, which are those of elements, are left as they are.
pub(super) fn with_told<T: AsRef<str>>(
    expression: &str,
    look: impl Fn(&Expr) -> Option<T>,
) -> Option<String> {
    let parsed = ruff_python_parser::parse_expression(expression).ok()?;
    let mut told = Told {
        look,
        found: Vec::new(),
    };
    told.visit_expr(parsed.expr());
    (!told.found.is_empty()).then(|| with_all(expression, told.found))
}

/// Finds the outermost parts of an expression that `look` has another text for.
struct Told<T, F> {
    look: F,
    found: Vec<(Range<usize>, T)>,
}

impl<'a, T, F: Fn(&Expr) -> Option<T>> Visitor<'a> for Told<T, F> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        if has_own_names(expr) {
            return;
        }
        match (self.look)(expr) {
            Some(text) => self.found.push((expr.range().into(), text)),
            None => walk_expr(self, expr),
        }
    }
}

/// A text with others in the places of some of its parts, which do not overlap.
pub(super) fn with_all<T: AsRef<str>>(text: &str, mut parts: Vec<(Range<usize>, T)>) -> String {
    // Expressions are not always visited as they stand in the text: the test of `a if b else c` comes first.
    parts.sort_by_key(|(place, _)| place.start);
    let mut text = text.to_owned();
    for (place, part) in parts.into_iter().rev() {
        text.replace_range(place, part.as_ref());
    }
    text
}
