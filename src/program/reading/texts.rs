//! The texts of objects: what a method that only returns a text says, what `str`, `repr` and `join` write.

use std::cell::Cell as Counter;
use std::ops::ControlFlow;

use ruff_python_ast::{BoolOp, Expr, ExprCall, Operator};

use super::{Names, Reading};
use crate::program::formats::formatted_by;
use crate::program::heap::{Cell, Gap, Held, Style};
use crate::program::pieces::{Piece, pieces_of};
use crate::program::rewriting::behind_header;
use crate::quiz::PythonValue;

impl<'a> Reading<'a> {
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
        // It may stand in the line of its header.
        let header = self.program.line(method.line);
        let own = header.and_then(|header| behind_header(&header.text));
        let text = match (&own, lines.next(), lines.next()) {
            (Some(text), None, _) => text,
            (None, Some(line), None) => &line.text,
            _ => return self.rehearsed_text(method, object, around),
        };
        let text = text.strip_prefix("return ").ok_or_else(unknown)?;
        let parsed = ruff_python_parser::parse_expression(text).map_err(|_| Gap::Unknown)?;
        let first = method
            .scope
            .variables
            .first()
            .filter(|one| one.is_parameter);
        let first = first.ok_or_else(unknown)?.name.clone();
        let own: Names = [(first, Held::Object(object))].into();
        let inside = Reading {
            own: &own,
            text,
            ..Reading::of(self.program, self.heap)
        };
        inside.string(parsed.expr(), around)
    }

    /// The text that an expression is whose value is a text.
    pub(in crate::program) fn string(
        &self,
        expr: &Expr,
        around: &mut Vec<usize>,
    ) -> Result<String, Gap> {
        match expr {
            Expr::FString(formatted) => {
                let pieces = pieces_of(formatted, self.text).ok_or(Gap::Unknown)?;
                let mut whole = String::new();
                for piece in pieces {
                    match piece {
                        Piece::Text(text) => whole.push_str(&text),
                        Piece::Value(text) => whole.push_str(&self.piece(&text, false, around)?),
                        Piece::Shown(text) => whole.push_str(&self.piece(&text, true, around)?),
                        Piece::Each { .. } | Piece::Filled { .. } => return Err(Gap::Unknown),
                    }
                }
                Ok(whole)
            }
            Expr::BinOp(sum) if sum.op == Operator::Add => {
                let left = self.string(&sum.left, around)?;
                Ok(left + &self.string(&sum.right, around)?)
            }
            Expr::Call(call) if let Some(template) = formatted_by(call, self.text) => {
                let parsed = ruff_python_parser::parse_expression(&template);
                let parsed = parsed.map_err(|_| Gap::Unknown)?;
                let inside = Reading {
                    own: self.own,
                    text: &template,
                    ..Reading::of(self.program, self.heap)
                };
                inside.string(parsed.expr(), around)
            }
            Expr::Call(call) => {
                let name = call.func.as_name_expr().map(|name| name.id.as_str());
                let method = call.func.as_attribute_expr();
                let method = method.map(|method| method.attr.as_str());
                match (name.or(method), &*call.arguments.args) {
                    _ if !call.arguments.keywords.is_empty() => Err(Gap::Unknown),
                    (Some("str"), [one]) => self.as_text(&self.held(one), false, around),
                    (Some("repr"), [one]) => self.as_text(&self.held(one), true, around),
                    (Some("join"), [parts]) => self.joined(call, parts, around),
                    _ => self.text_held(&self.held(expr)),
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
    pub(in crate::program) fn text_held(&self, held: &Held) -> Result<String, Gap> {
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
            Expr::Call(call) if let Some((shown, elements)) = written_each(call) => {
                let texts: Result<Vec<String>, Gap> = self
                    .elements(elements, around)?
                    .iter()
                    .map(|one| self.as_text(one, shown, around))
                    .collect();
                return Ok(texts?.join(between.value.to_str()));
            }
            // What is joined is text by text as it stands.
            parts => {
                let elements = self.elements(parts, around)?;
                let texts = elements.iter().map(|one| self.text_held(one));
                let texts: Result<Vec<String>, Gap> = texts.collect();
                return Ok(texts?.join(between.value.to_str()));
            }
        };
        let mut texts = Vec::new();
        let _ = self.each(generators, around, &mut |inside, around| {
            texts.push(inside.string(element, around)?);
            Ok(ControlFlow::Continue(()))
        })?;
        Ok(texts.join(between.value.to_str()))
    }

    fn piece(&self, text: &str, shown: bool, around: &mut Vec<usize>) -> Result<String, Gap> {
        let parsed = ruff_python_parser::parse_expression(text).map_err(|_| Gap::Unknown)?;
        let inside = Reading {
            text,
            read: Counter::new(0),
            heaped: self.heaped.clone(),
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

    /// Whether it is left to Python how an object is written: with its address.
    fn is_silent(&self, held: &Held) -> bool {
        let class = self.heap.class_of(held);
        let class = class.and_then(|class| self.program.class(class));
        class.is_some_and(|class| self.program.is_silent(class))
    }

    /// What is held, as `str` or `repr` writes it.
    pub(in crate::program) fn as_text(
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
        if self.is_silent(held) {
            return Err(Gap::Unknown);
        }
        let text = match held {
            Held::Worked(text) => self.heap.answer(text).ok_or(Gap::Unknown)?.clone(),
            held => self
                .heap
                .written(self.program, held, Style::Shown, around)?,
        };
        let plain = matches!(held, Held::Text(_) | Held::Worked(_)) && !shown;
        if plain && self.program.member(&text).is_some() {
            let said = self.program.said_of_member(&text).map(str::to_owned);
            return said.ok_or(Gap::Unknown);
        }
        let said = || {
            let amount = self.program.said_of_amount(&text);
            amount.or_else(|| self.program.said_of_dates(&text))
        };
        if let Some(said) = plain.then(said).flatten() {
            return Ok(said);
        }
        match held {
            Held::Text(_) | Held::Worked(_) if !shown => match PythonValue::read(&text) {
                Ok(PythonValue::Str(text)) => Ok(text),
                Ok(_) => Ok(text),
                Err(_) => Err(Gap::Unknown),
            },
            _ => Ok(text),
        }
    }
}

/// What `map(str, xs)` or `map(repr, xs)` goes through, and whether it is written as `repr` does.
fn written_each(call: &ExprCall) -> Option<(bool, &Expr)> {
    let named = call.func.as_name_expr()?.id.as_str();
    let [Expr::Name(kind), elements] = &*call.arguments.args else {
        return None;
    };
    match (named, kind.id.as_str()) {
        ("map", "str") => Some((false, elements)),
        ("map", "repr") => Some((true, elements)),
        _ => None,
    }
}
