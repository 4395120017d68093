//! What a comprehension raises: the first element that comes to an exception ends it.

use crate::program::{Comprehension, Function, goes_to_the_end};
use crate::request::Evaluated;

use super::{Elements, bound, is_true, named};
use crate::predict::place::Place;
use crate::predict::{PredictError, Predictor};

impl Predictor {
    /// What the part of an expression at some bytes raises that makes something of elements, if it goes through all of them and one raises;
    /// `None` where that cannot be told.
    pub(in crate::predict) async fn raised_by_element(
        &mut self,
        place: Place<'_>,
        expression: &str,
        part: std::ops::Range<usize>,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        if !is_exhausted(expression, &part) {
            return Ok(None);
        }
        let Some((elements, comprehension)) = self.each(place, &expression[part]).await? else {
            return Ok(None);
        };
        let mut probability = elements.probability;
        for text in elements.texts {
            let values = named(&comprehension.targets, &text);
            let Some(at) = values.and_then(|values| bound(place.at, values)) else {
                return Ok(None);
            };
            let inside = Place { at: &at, ..place };
            let mut kept = true;
            let made = comprehension.conditions.iter().map(|one| (one, true));
            for (text, tests) in made.chain([(&comprehension.element, false)]) {
                if !kept {
                    break;
                }
                let outcome = Box::pin(self.outcome(inside, text)).await?;
                let Some((outcome, sure)) = outcome else {
                    return Ok(None);
                };
                probability *= sure;
                match outcome {
                    Evaluated::Value(Some(value)) if tests => {
                        let Some(truth) = is_true(place.program, &value) else {
                            return Ok(None);
                        };
                        kept = truth;
                    }
                    Evaluated::Value(_) => {}
                    raised => return Ok(Some((raised, probability))),
                }
            }
        }
        Ok(None)
    }

    /// The elements that a part of an expression goes through, and what it makes of each.
    async fn each(
        &mut self,
        place: Place<'_>,
        part: &str,
    ) -> Result<Option<(Elements, Comprehension)>, PredictError> {
        let applied = Function::applied(part, "map");
        let applied = applied.map(|(function, given)| Comprehension::applying(function, given));
        let Some(comprehension) = applied.or_else(|| Comprehension::of(part)) else {
            return Ok(None);
        };
        let elements = self.nested(place, &comprehension.iterated).await?;
        Ok(elements.map(|elements| (elements, comprehension)))
    }
}

/// Whether what makes something of elements goes through all of them: a list, a set and a dictionary do, and what a function of Python's
/// is given that does.
fn is_exhausted(expression: &str, part: &std::ops::Range<usize>) -> bool {
    let written = expression.get(part.clone()).unwrap_or_default();
    let before = expression.get(..part.start).unwrap_or_default();
    let called = before.strip_suffix('(').unwrap_or(before);
    let mut words = called.rsplit(|one: char| !one.is_alphanumeric() && one != '_');
    let name = words.next().unwrap_or_default();
    written.starts_with(['[', '{']) || name == "join" || goes_to_the_end(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::block_on;
    use crate::predict::fixtures::{before, place, untrained};
    use crate::program::Program;

    #[test]
    fn the_first_element_that_raises_ends_it() {
        let mut predictor = untrained();
        let program = Program::parse("a = 1\nb = a\n").unwrap();
        let mut at = before(2);
        let locals = at.frames[0].locals.as_mut().unwrap();
        locals.insert("xs".to_owned(), Some("['1', 'x']".to_owned()));
        locals.insert("d".to_owned(), Some("{'1': 6}".to_owned()));
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let mut check = |expression: &str, part: &str, expected: Option<&str>| {
            let first = expression.find(part).unwrap();
            let place = place(&program, &at, &document);
            let found = predictor.raised_by_element(place, expression, first..first + part.len());
            let message = match block_on(found).unwrap() {
                Some((Evaluated::Exception(message), _)) => message,
                _ => None,
            };
            assert_eq!(message.as_deref(), expected, "{expression}");
        };
        let refused = "ValueError: invalid literal for int() with base 10: 'x'";
        check(
            "[int(x) for x in xs]",
            "[int(x) for x in xs]",
            Some(refused),
        );
        check("list(map(int, xs))", "map(int, xs)", Some(refused));
        check(
            "{x: d[x] for x in xs}",
            "{x: d[x] for x in xs}",
            Some("KeyError: 'x'"),
        );
        check(
            "sum(int(x) for x in xs if x!='x')",
            "int(x) for x in xs if x!='x'",
            None,
        );
        check("any(int(x) for x in xs)", "int(x) for x in xs", None);
    }
}
