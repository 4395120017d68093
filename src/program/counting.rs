//! `Counter`s without a name: what is gone through of one that a line makes (`for word, n in Counter(words).items()`) is in the order in which its
//! elements came, so that it is told as a dictionary that is written out.

use std::ops::Range;

use ruff_python_ast::{Comprehension, Expr};
use ruff_text_size::Ranged;

use super::Program;
use super::arrangement::Operands;
use super::classes::value;
use super::expressions::written;
use super::library::tally;
use super::reduction::VIEWS;
use super::rewriting::first_told;
use crate::quiz::PythonValue;
use crate::state::{Event, State};

/// The most elements that are counted.
const MOST: usize = 60;

/// Methods of texts that give a text, or a list of some.
const OF_TEXTS: [&str; 6] = ["lower", "replace", "split", "splitlines", "strip", "upper"];

impl Program {
    /// The program with dictionaries in the places of the `Counter`s that the line which is about to run at a state makes to go through them.
    pub fn with_counted(&self, at: &State) -> Option<Program> {
        let frame = at.top().filter(|_| at.event == Event::Line)?;
        let text = &self.line(frame.line)?.text;
        let views = || {
            VIEWS
                .iter()
                .any(|view| text.contains(&format!(").{view}()")))
        };
        if !text.contains("Counter(") || !views() {
            return None;
        }
        let count = frame.loops.as_ref()?.get(&frame.line).copied();
        let (place, text) = self.with_header(frame.line, |header| {
            let begun = header.is_for() && count != Some(Some(0));
            let stays = |counted: &Expr| {
                let (definition, span) = self.loop_of(frame)?;
                let copied = counted.is_name_expr() || counted.is_call_expr();
                let moves = self.may_move(definition, span, counted);
                let changed = counted
                    .as_name_expr()
                    .is_some_and(|name| self.may_change(&name.id, span));
                (copied && !moves && !changed).then_some(())
            };
            first_told(&header.operands(), |expr| {
                let view = match expr {
                    Expr::ListComp(list) => outer(&list.generators)?,
                    Expr::SetComp(set) => outer(&set.generators)?,
                    Expr::DictComp(dict) => outer(&dict.generators)?,
                    Expr::Generator(generator) => outer(&generator.generators)?,
                    expr => expr,
                };
                let (counter, counted) = self.counter_viewed(at, view)?;
                if begun {
                    stays(counted)?;
                }
                Some((counter, self.counted_in(at, counted)?))
            })
        })?;
        self.rewritten(&self.text_with(&place, &text)?)
    }

    /// The place of the `Counter` that is gone through, and what it counts: `Counter(words).items()`.
    fn counter_viewed<'e>(&self, at: &State, view: &'e Expr) -> Option<(Range<usize>, &'e Expr)> {
        let view = view
            .as_call_expr()
            .filter(|call| call.arguments.is_empty())?;
        let method = view.func.as_attribute_expr()?;
        let call = method.value.as_call_expr()?;
        let ([counted], []) = (&*call.arguments.args, &*call.arguments.keywords) else {
            return None;
        };
        let counter = self.of_library(at, &call.func)? == ("collections", "Counter".to_owned());
        let viewed = counter && VIEWS.contains(&method.attr.as_str());
        viewed.then(|| (call.range().into(), counted))
    }

    /// The dictionary of what is counted, in the order in which it came.
    fn counted_in(&self, at: &State, counted: &Expr) -> Option<String> {
        let enters = written(counted, &self.text).is_none_or(|text| self.may_enter(at, text));
        let known = |name: &str| {
            let frames = [at.top(), at.frames.first()].into_iter().flatten();
            let mut known = frames.filter_map(|frame| frame.known(name));
            known.next().map(str::to_owned)
        };
        let operands = Operands {
            text: &self.text,
            known: &known,
            plainly: &|_| None,
        };
        let plain = match counted {
            Expr::Call(call) => {
                let method = call.func.as_attribute_expr()?;
                OF_TEXTS.contains(&method.attr.as_str())
            }
            // What a dictionary has is no element, but how many there are.
            counted => {
                let value = value(at, counted).or_else(|| PythonValue::of_literal(counted))?;
                matches!(
                    value,
                    PythonValue::List(_) | PythonValue::Tuple(_) | PythonValue::Str(_)
                )
            }
        };
        let elements = operands.listed(counted).filter(|_| plain && !enters)?;
        let named = |one: &PythonValue| matches!(one, PythonValue::Int(_) | PythonValue::Str(_));
        if elements.len() > MOST || !elements.iter().all(named) {
            return None;
        }
        let counts = tally(elements);
        let pairs: Vec<String> = counts
            .iter()
            .map(|(element, count)| format!("{element}: {count}"))
            .collect();
        Some(format!("{{{}}}", pairs.join(", ")))
    }
}

/// What a comprehension goes through first, which is evaluated outside of it.
fn outer(generators: &[Comprehension]) -> Option<&Expr> {
    generators.first().map(|clause| &clause.iter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::fixtures::state;

    #[test]
    fn a_counter_without_a_name_is_a_dictionary_in_the_order_of_its_elements() {
        let check = |line: &str, expected: Option<&str>| {
            let source = format!("from collections import Counter\n{line}\n");
            let program = Program::parse(&source).unwrap();
            let known = [("xs", "[2, 1, 1]"), ("d", "{'a': 5}")];
            let at = state(Event::Line, &[("<module>", 2, &known)], None);
            let told = program.with_counted(&at);
            let told = told.map(|told| told.line(2).unwrap().text.clone());
            assert_eq!(told.as_deref(), expected, "{line}");
        };
        check(
            "y = [k for k, n in Counter(xs).items() if n > 1]",
            Some("y=[k for k, n in {2: 1, 1: 2}.items() if n>1]"),
        );
        check(
            "y = max(Counter('abb').values())",
            Some("y=max({'a': 1, 'b': 2}.values())"),
        );
        // A dictionary says how many there are, and nothing is gone through.
        check("y = list(Counter(d).items())", None);
        check("y = Counter(xs)", None);
    }
}
