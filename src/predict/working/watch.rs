//! A watch as it is: one question to the model, and the answers to those without names, which are the same everywhere.

use ruff_python_ast::Expr;
use ruff_python_ast::helpers::any_over_expr;

use crate::language::{Question, Reply as Said, decode_reply, encode_question};
use crate::program::Program;
use crate::request::Evaluated;

use super::LONGEST_WORKED;
use crate::predict::place::Place;
use crate::predict::{LONGEST_STEP, PredictError, Predictor, RESERVES};

/// Functions of Python's whose values depend on nothing but what they are given.
const FUNCTIONS: [&str; 20] = [
    "abs", "bin", "bool", "chr", "divmod", "float", "hex", "int", "len", "list", "max", "min",
    "oct", "ord", "pow", "repr", "round", "sorted", "str", "sum",
];

/// How sure the answer to a question without names is that is not asked again for the same program: it is the same wherever it is asked.
const SURE: f64 = 0.9;

impl Predictor {
    /// What the model says to a watch as it is, with the probability of that; `None` where there is no room for the question.
    pub(in crate::predict) async fn watch(
        &mut self,
        place: Place<'_>,
        expression: &str,
    ) -> Result<Option<(Evaluated, f64)>, PredictError> {
        let Place { program, at, .. } = place;
        let question = (Question::Watch, expression);
        let asked = encode_question(&self.tokenizer, at, question.0, question.1);
        let room = self.session.config().context;
        let mut document = place.document.to_vec();
        let closed = is_closed(program, expression);
        let known = self.asked.get(expression).filter(|_| closed).cloned();
        if let Some((outcome, sure)) = known.as_ref().filter(|(_, sure)| *sure >= SURE) {
            return Ok(Some((outcome.clone(), *sure)));
        }
        let long = expression.chars().count() > LONGEST_WORKED;
        if long || document.len() + asked.len().max(place.given) + RESERVES[1] > room {
            return Ok(None);
        }
        let said = self
            .ask(program, &mut document, at, question, LONGEST_STEP)
            .await;
        let Ok(said) = PredictError::alone(said)? else {
            return Ok(None);
        };
        let outcome = match decode_reply(&self.tokenizer, program, &said.ids())? {
            Said::Value(value) => Evaluated::Value(value),
            Said::Exception(message) => Evaluated::Exception(message),
            Said::Skipped => Evaluated::Skipped,
        };
        let said = (outcome, said.probability());
        let said = match known {
            Some(known) if known.1 >= said.1 => known,
            _ => said,
        };
        if closed {
            self.asked.insert(expression.to_owned(), said.clone());
        }
        Ok(Some(said))
    }
}

/// Whether an expression has no names but those of Python's functions, so that it comes to the same everywhere.
fn is_closed(program: &Program, expression: &str) -> bool {
    let open = |part: &Expr| match part {
        Expr::Name(name) => {
            let name = name.id.as_str();
            let own = program.definitions().iter().any(|one| one.name == name);
            own || !FUNCTIONS.contains(&name)
        }
        part => part.is_named_expr() || part.is_lambda_expr(),
    };
    ruff_python_parser::parse_expression(expression)
        .is_ok_and(|parsed| !any_over_expr(parsed.expr(), open))
}
