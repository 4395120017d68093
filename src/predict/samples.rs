//! Several predictions of one action: the greedy one and different ones that are drawn, decoded side by side.

use crate::request::{Alternatives, Mode, Prediction};

use super::chooser::Chooser;
use super::settled::Settled;
use super::{PredictError, Predictor, Ways, opened};

/// The most that are decoded side by side: what each keeps takes a megabyte of memory and more.
const BATCH: usize = 16;

/// How many more samples are drawn than different ones wanted.
const DRAWS: usize = 4;

impl Predictor {
    /// The greedy prediction and, if more than one is wanted, different sampled ones; best first.
    pub(super) async fn samples(
        &mut self,
        ways: &Ways<'_>,
        wanted: usize,
    ) -> Result<Vec<Prediction>, PredictError> {
        let alone = wanted == 1 && ways.mode == Mode::Jump;
        if ways.opened && alone && !ways.action.is_inverse() {
            return Ok(vec![opened::predict(self, ways).await?]);
        }
        if *ways.alternatives != Alternatives::None && alone {
            return Ok(vec![self.with_alternatives(ways).await?]);
        }
        let mut found = self.different(ways, wanted, wanted * DRAWS).await?;
        found.sort_by(|a, b| b.probability.total_cmp(&a.probability));
        Ok(found)
    }

    /// The greedy prediction, and after it up to `wanted - 1` different ones that come of up to `most - 1` draws.
    pub(super) async fn different(
        &mut self,
        ways: &Ways<'_>,
        wanted: usize,
        most: usize,
    ) -> Result<Vec<Prediction>, PredictError> {
        let mut found: Vec<Prediction> = Vec::new();
        let mut left = Chooser::different().take(most);
        loop {
            let count = (wanted - found.len()).min(BATCH);
            let mut choosers: Vec<Chooser> = left.by_ref().take(count).collect();
            if choosers.is_empty() {
                return Ok(found);
            }
            for prediction in self.round(ways, &mut choosers).await? {
                match prediction {
                    Ok(new) if found.iter().any(|old| old.state == new.state) => {}
                    Ok(new) => found.push(new),
                    // The greedy one is the first; a draw that leads nowhere is one less.
                    Err(error) if found.is_empty() => return Err(error),
                    Err(_) => {}
                }
            }
        }
    }

    /// A prediction by each chooser.
    async fn round(
        &mut self,
        ways: &Ways<'_>,
        choosers: &mut [Chooser],
    ) -> Result<Vec<Result<Prediction, PredictError>>, PredictError> {
        let mut found = Vec::new();
        if ways.mode == Mode::Careful {
            for chooser in choosers {
                found.push(PredictError::alone(self.way(ways, chooser).await)?);
            }
            return Ok(found);
        }
        let predicted = |said: Settled| said.parts.prediction(said.state);
        let mut document = ways.document.to_vec();
        document.extend_from_slice(ways.given);
        // Those that draw find both sides of a header by themselves.
        let asked = !ways.answers.is_empty() || !ways.action.is_inverse();
        let decided = asked && matches!(choosers.first(), Some(Chooser::Greedy));
        if decided {
            let settled = self.settle(ways, &document, &mut Chooser::Greedy).await;
            found.push(PredictError::alone(settled)?.map(predicted));
        }
        let beginnings = choosers
            .iter_mut()
            .skip(usize::from(decided))
            .map(|chooser| (Vec::new(), chooser));
        for said in self.say_all(ways, &document, beginnings.collect()).await? {
            found.push(said.map(predicted));
        }
        Ok(found)
    }
}
