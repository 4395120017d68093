//! What the model says after a document: a state, from its first token on, or from where something of it is given.

use crate::action::Action;
use crate::language::{Control, Grammar, decode_step};

use super::Settled;
use crate::predict::chooser::Chooser;
use crate::predict::confidence::Parts;
use crate::predict::decision::Side;
use crate::predict::decoder::{self, Beginning, Choice, Decoded};
use crate::predict::{PredictError, Predictor, Ways};

impl Predictor {
    /// What the model says after `document`, which ends with the action, on one side of a header if that is given; `beginning`
    /// is what it has said already.
    pub(super) async fn say(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        side: Option<Side<'_>>,
        beginning: &[Choice],
        chooser: &mut Chooser,
    ) -> Result<Settled, PredictError> {
        let grammar = Grammar::for_step(&self.tokenizer, ways.program, ways.at, ways.action)?;
        let grammar = match side {
            Some(side) => grammar.on_branch(side.branch),
            None => grammar,
        };
        let single = *ways.action == Action::StepInto;
        let grammar = if single { grammar.going_on() } else { grammar };
        let grammar = match ways.answers.touched.clone().filter(|_| single) {
            Some(touched) => grammar.touching(touched, ways.answers.silent),
            None if ways.answers.silent && single => grammar.printing_nothing(),
            None => grammar,
        };
        let decoded = decoder::decode(
            &mut self.session,
            &self.tokenizer,
            grammar,
            document,
            beginning,
            chooser,
        )
        .await?;
        self.settled(ways, decoded)
    }

    /// What the model says of a step to an event of this kind, at a depth and a line if they are known; `None` where the grammar allows
    /// none.
    pub(in crate::predict) async fn force(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        event: Control,
        place: Option<(usize, u32)>,
        probability: f64,
    ) -> Result<Option<Settled>, PredictError> {
        let mut beginning = vec![Choice::given(self.tokenizer.control(event), probability)];
        if let Some((depth, line)) = place {
            beginning.push(Choice::given(self.tokenizer.depth(depth), 1.0));
            beginning.push(Choice::given(self.tokenizer.line(line), 1.0));
        }
        let said = self
            .say(ways, document, None, &beginning, &mut Chooser::Greedy)
            .await;
        Ok(PredictError::alone(said)?.ok())
    }

    /// The same from several beginnings, each with how to go on; what keeps one of them from its end stands in its place.
    pub(in crate::predict) async fn say_all(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        beginnings: Vec<(Vec<Choice>, &mut Chooser)>,
    ) -> Result<Vec<Result<Settled, PredictError>>, PredictError> {
        let mut all = Vec::new();
        for (said, chooser) in beginnings {
            let grammar = Grammar::for_step(&self.tokenizer, ways.program, ways.at, ways.action)?;
            all.push(Beginning {
                grammar,
                said,
                chooser,
            });
        }
        let decoded =
            decoder::decode_all(&mut self.session, &self.tokenizer, document, all).await?;
        let settled = |decoded: Decoded| self.settled(ways, decoded);
        Ok(decoded
            .into_iter()
            .map(|one| one.and_then(settled))
            .collect())
    }

    /// The state that was said.
    fn settled(&self, ways: &Ways<'_>, decoded: Decoded) -> Result<Settled, PredictError> {
        let state = decode_step(&self.tokenizer, ways.program, ways.at, &decoded.ids())?;
        let parts = Parts::of(&self.tokenizer, &decoded);
        Ok(Settled {
            decoded,
            state,
            parts,
        })
    }
}
