//! Functions on whole numbers, asked operation by operation: the greatest common divisor by Euclid's algorithm (Elements, VII, 2), the least
//! common multiple by that, factorials and binomial coefficients as products.

use crate::program::WholeFunction;

use super::place::Place;
use super::working::Worth;
use super::{PredictError, Predictor};

/// The most remainders of one divisor: two numbers of nine digits take 43 (Knuth, The Art of Computer Programming, volume 2, section 4.5.3).
const MOST: usize = 48;

/// A number on its way, with how sure all answers were that have led to it.
struct Going<'p> {
    place: Place<'p>,
    probability: f64,
}

impl Predictor {
    /// What a function of `math` on whole numbers comes to; `None` if the operation is none, or where an answer was no number.
    pub(super) async fn whole_function(
        &mut self,
        place: Place<'_>,
        operation: &str,
    ) -> Result<Option<Worth>, PredictError> {
        let Some(function) = place.program.whole_function(place.at, operation) else {
            return Ok(None);
        };
        let mut going = Going {
            place,
            probability: 1.0,
        };
        let value = match function {
            WholeFunction::Divisor(numbers) => {
                let mut divisor = Some("0".to_owned());
                for number in numbers {
                    let Some(before) = divisor else { break };
                    divisor = self.divisor(&mut going, before, number).await?;
                }
                divisor
            }
            WholeFunction::Multiple(numbers) => {
                let mut multiple = Some("1".to_owned());
                for number in numbers {
                    let Some(before) = multiple else { break };
                    multiple = self.multiple(&mut going, before, number).await?;
                }
                multiple
            }
            WholeFunction::Factorial(last) => {
                let mut product = Some("1".to_owned());
                for number in 2..=last {
                    let Some(before) = product else { break };
                    product = self.asked(&mut going, format!("{before}*{number}")).await?;
                }
                product
            }
            WholeFunction::Arrangements(all, some) if some > all => Some("0".to_owned()),
            WholeFunction::Arrangements(all, some) => {
                let mut product = Some("1".to_owned());
                for number in (all - some + 1..=all).rev() {
                    let Some(before) = product else { break };
                    product = self.asked(&mut going, format!("{before}*{number}")).await?;
                }
                product
            }
            WholeFunction::Choices(all, some) => self.choices_of(&mut going, all, some).await?,
        };
        Ok(value.map(|value| Worth {
            value,
            probability: going.probability,
        }))
    }

    /// The greatest number that divides two others.
    async fn divisor(
        &mut self,
        going: &mut Going<'_>,
        one: String,
        other: String,
    ) -> Result<Option<String>, PredictError> {
        let (mut one, mut other) = (one, other);
        if one == "0" {
            return Ok(Some(other));
        }
        for _ in 0..MOST {
            if other == "0" {
                return Ok(Some(one));
            }
            let Some(rest) = self.asked(going, format!("{one}%{other}")).await? else {
                return Ok(None);
            };
            (one, other) = (other, rest);
        }
        Ok(None)
    }

    /// The least number that two others divide.
    async fn multiple(
        &mut self,
        going: &mut Going<'_>,
        one: String,
        other: String,
    ) -> Result<Option<String>, PredictError> {
        if one == "0" || other == "0" {
            return Ok(Some("0".to_owned()));
        }
        let Some(divisor) = self.divisor(going, one.clone(), other.clone()).await? else {
            return Ok(None);
        };
        let Some(part) = self.asked(going, format!("{other}//{divisor}")).await? else {
            return Ok(None);
        };
        self.asked(going, format!("{one}*{part}")).await
    }

    /// How many ways there are to choose some of all: `all*(all-1)//2*(all-2)//3…`, of which every quotient is whole.
    async fn choices_of(
        &mut self,
        going: &mut Going<'_>,
        all: u32,
        some: u32,
    ) -> Result<Option<String>, PredictError> {
        if some > all {
            return Ok(Some("0".to_owned()));
        }
        let mut found = "1".to_owned();
        // As many ways as to leave out the others.
        for number in 1..=some.min(all - some) {
            let left = all - number + 1;
            let Some(product) = self.asked(going, format!("{found}*{left}")).await? else {
                return Ok(None);
            };
            match self.asked(going, format!("{product}//{number}")).await? {
                Some(quotient) => found = quotient,
                None => return Ok(None),
            }
        }
        Ok(Some(found))
    }

    /// What an operation on two whole numbers comes to, if that is one.
    async fn asked(
        &mut self,
        going: &mut Going<'_>,
        operation: String,
    ) -> Result<Option<String>, PredictError> {
        let worth = Box::pin(self.worth(going.place, &operation)).await?;
        let whole = |worth: &Worth| worth.value.bytes().all(|byte| byte.is_ascii_digit());
        Ok(worth.filter(whole).map(|worth| {
            going.probability *= worth.probability;
            worth.value
        }))
    }
}
