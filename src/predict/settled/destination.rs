//! Where a step leads: into a function, past the statement, back to a caller, or to an exception. The model says so by itself; where the
//! text or a value that was worked out is surer, it is asked once more, with that said already.

use crate::language::Control;
use crate::program::Target;
use crate::state::{Event, State};

use super::{ENTERED, Settled};
use crate::predict::{PredictError, Predictor, Ways};

/// How sure an exception has to be that it is weighed against all that the step says, and not only against where it goes on.
pub(in crate::predict) const RAISED: f64 = 0.7;

/// Methods that are asked before something is said not to be there.
const ASKED_FIRST: [&str; 5] = [
    "__delitem__",
    "__getattr__",
    "__getitem__",
    "__missing__",
    "__setitem__",
];

impl Predictor {
    /// What was said, or where else the step leads by what the text, the states before and the values that were worked out tell: each says so
    /// of what the one before it leaves.
    pub(super) async fn redirected(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let said = self.catch(ways, document, said).await?;
        let said = self.come_back(ways, document, said).await?;
        let said = self.enter(ways, document, said).await?;
        let said = self.pass(ways, document, said).await?;
        let said = self.give_up(ways, document, said).await?;
        self.raise(ways, document, said).await
    }

    /// What was said, or the frame that the line's text says is entered, where that is surer.
    async fn enter(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let Some(function) = ways.answers.entered else {
            return Ok(said);
        };
        let enters = |state: &State| {
            let top = state.top().filter(|_| state.event == Event::Call);
            top.is_some_and(|frame| frame.function == function.name && frame.line == function.first)
        };
        // Nothing but an exception keeps the line from it, and not the one that a method is there for.
        let asked = ASKED_FIRST.contains(&function.name.as_str());
        let raises = said.state.event == Event::Exception && !asked;
        let program = ways.answers.program.unwrap_or(ways.program);
        // That a `raise` raises says nothing of what it is given, which is evaluated before.
        let line = ways.goes_on().line().and_then(|line| program.line(line));
        let by_itself = line.is_some_and(|line| line.text.starts_with("raise "));
        let surer = raises
            && !by_itself
            && said.parts.event * said.parts.line >= ENTERED
            && !program.enters_at_once(ways.goes_on());
        if enters(&said.state) || surer {
            return Ok(said);
        }
        let place = (ways.goes_on().depth() + 1, function.first);
        let entered = self
            .force(ways, document, Control::Call, Some(place), ENTERED)
            .await?;
        Ok(entered.filter(|one| enters(&one.state)).unwrap_or(said))
    }

    /// What was said, or, instead of an exception or of a call that there is not, that the statement comes to its end, where that has
    /// a value that is surer.
    async fn pass(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let depth = ways.goes_on().depth();
        let raises = said.state.event == Event::Exception && said.state.depth() == depth;
        let enters = said.state.event == Event::Call && said.state.depth() > depth;
        let stops = raises || (enters && ways.answers.stays);
        if !stops || !ways.answers.reached {
            return Ok(said);
        }
        let program = ways.answers.program.unwrap_or(ways.program);
        let line = ways.goes_on().line().and_then(|line| program.line(line));
        let idle = line.is_some_and(|line| line.text == "pass");
        if enters || idle {
            // The grammar cannot know it: only the text says that nothing is entered, or raised.
            for event in [ended(ways), Control::Line, Control::Return] {
                let passed = self.force(ways, document, event, None, ENTERED).await?;
                if let Some(passed) = passed.filter(|one| one.state.depth() == depth) {
                    return Ok(passed);
                }
            }
            return Ok(said);
        }
        let sure = said.parts.event * said.parts.line;
        let mut worked = ways.answers.worked.iter();
        let message = said.state.value.as_deref().unwrap_or_default();
        let contradicted = ways.program.contradicts(ways.goes_on(), message)
            || ways.program.lacks_name(ways.at, message);
        if raises && contradicted {
            let passed = self.force(ways, document, ended(ways), None, ENTERED);
            let passed = passed.await?.filter(|one| one.state.depth() == depth);
            return Ok(passed.unwrap_or(said));
        }
        // A `return` goes to the `finally` around it.
        if let Some(line) = ways.program.cleaned(ways.goes_on())
            && let Some(worked) = worked.clone().find(|one| one.target == Target::Value)
            && worked.probability > sure
        {
            let place = Some((depth, line));
            let passed = self.force(ways, document, Control::Line, place, worked.probability);
            let passed = passed.await?.filter(|one| one.state.depth() == depth);
            return Ok(passed.unwrap_or(said));
        }
        // All that it does has been worked out.
        let given: Vec<&Target> = ways.answers.worked.iter().map(|one| &one.target).collect();
        let done: f64 = ways
            .answers
            .worked
            .iter()
            .map(|one| one.probability)
            .product();
        let complete = raises
            && done > sure
            && line.is_some_and(|line| program.comes_to_end(ways.goes_on(), &line.text, &given));
        if complete {
            for event in [Control::Line, Control::Return] {
                let passed = self.force(ways, document, event, None, done).await?;
                if let Some(passed) = passed.filter(|one| one.state.depth() == depth) {
                    return Ok(passed);
                }
            }
        }
        // What takes something apart may raise although its parts have values.
        let Some((event, probability)) = worked.find_map(|worked| {
            let event = match worked.target {
                Target::Value => Control::Return,
                Target::Output => Control::Line,
                _ => return None,
            };
            (worked.probability > sure).then_some((event, worked.probability))
        }) else {
            return Ok(said);
        };
        let passed = self.force(ways, document, event, None, probability).await?;
        let passed = passed.filter(|one| one.state.depth() == depth);
        Ok(passed.unwrap_or(said))
    }

    /// What was said, or that the frame returns, where a generator gives up what has been worked out, or that it goes on, where it gives up
    /// nothing.
    async fn give_up(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let at = ways.goes_on();
        let program = ways.answers.program.unwrap_or(ways.program);
        let returns = |state: &State| state.event == Event::Return && state.depth() == at.depth();
        if !ways.answers.reached {
            return Ok(said);
        }
        let generates = at
            .top()
            .is_some_and(|top| ways.program.is_generator_frame(top));
        if generates && returns(&said.state) && program.goes_behind(at) {
            // The grammar knows of a `yield` there, which has come to its end.
            let passed = self.force(ways, document, Control::Line, None, ENTERED);
            let passed = passed.await?.filter(|one| one.state.depth() == at.depth());
            return Ok(passed.unwrap_or(said));
        }
        let goes_on = said.state.event == Event::Line && said.state.depth() == at.depth();
        let mut worked = ways.answers.worked.iter();
        let value = worked.find(|one| one.target == Target::Value);
        let (Some(worked), true) = (value, goes_on && program.gives_up(at)) else {
            return Ok(said);
        };
        let returned = self
            .force(ways, document, Control::Return, None, worked.probability)
            .await?;
        Ok(returned.filter(|one| returns(&one.state)).unwrap_or(said))
    }

    /// What was said, or the exception that the statement surely raises, where that is surer.
    async fn raise(
        &mut self,
        ways: &Ways<'_>,
        document: &[u32],
        said: Settled,
    ) -> Result<Settled, PredictError> {
        let mut worked = ways.answers.worked.iter();
        let raised = worked.find(|worked| worked.target == Target::Raised);
        let Some(raised) = raised.filter(|_| ways.answers.reached) else {
            return Ok(said);
        };
        let depth = ways.goes_on().depth();
        let raises = |state: &State| state.event == Event::Exception && state.depth() == depth;
        // Where the statement raises, all that the step says of its end is wrong.
        let sure = if raised.probability > RAISED {
            said.parts.whole
        } else {
            said.parts.event * said.parts.line
        };
        if raises(&said.state) || sure > raised.probability {
            return Ok(said);
        }
        let place = ways.goes_on().line().map(|line| (depth, line));
        let forced = self
            .force(
                ways,
                document,
                Control::Exception,
                place,
                raised.probability,
            )
            .await?;
        Ok(forced.filter(|one| raises(&one.state)).unwrap_or(said))
    }
}

/// The event with which the statement that is about to run comes to its end, if it neither raises nor calls.
fn ended(ways: &Ways<'_>) -> Control {
    let top = ways.goes_on().top();
    let line = top.and_then(|top| ways.program.line(top.line));
    let last = top.is_some_and(|top| {
        let definition = ways.program.definition_at(&top.function, top.line);
        definition.is_some_and(|one| one.flow.following(top.line).next().is_none())
    });
    match line {
        Some(line) if last || line.text.starts_with("return ") => Control::Return,
        _ => Control::Line,
    }
}
