//! Answers: what is asked before a step, so that the step does not have to work it out in the tokens of the next state.

mod rest;

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::action::Action;
use crate::language::with_item;
use crate::program::{Definition, Disclosed, Done, Objects, Program, Resumption, Target};
use crate::state::{AliasName, Event, State};

use super::decision::{Decision, Side};
use super::disclosure::tell_objects;
use super::place::Place;
use super::settled::ENTERED;
use super::wholes::{Wholes, cut_all};
use super::working::{Worked, in_order};
use super::{PredictError, Predictor, Ways};
pub(super) use rest::{of_the_line, returned};

/// What was found out about the statement that is about to run; nothing where nothing was asked.
#[derive(Default)]
pub(super) struct Answers<'p> {
    /// The state of the line that was asked about, if it is the rest of one that called the frame which is returning.
    pub resumed: Option<&'p State>,
    /// The program with that rest.
    pub program: Option<&'p Program>,
    /// What the line has done by then.
    pub done: Option<&'p Done>,
    /// How sure the choices are that this rest is what is left after.
    pub chosen: Option<f64>,
    /// Which way the header goes.
    pub side: Option<Side<'p>>,
    /// Whether the line is told as what stands behind its header, or as one of its statements.
    pub alone: bool,
    /// What it gives values to, with these values.
    pub worked: Vec<Worked>,
    /// The function that is surely entered next, if nothing is raised before.
    pub entered: Option<&'p Definition>,
    /// Whether nothing in the line can enter a frame of the program.
    pub stays: bool,
    /// The locals that may show a change of an object, as far as the line tells: none if it changes none. `None`: all may.
    pub touched: Option<Vec<AliasName>>,
    /// Whether it changes none if it is reached: where an exception leaves it, nothing else is done.
    pub calm: bool,
    /// Whether nothing is printed by it then.
    pub silent: bool,
    /// Whether what was asked about is surely reached: a frame that was left by an exception returns, too.
    pub reached: bool,
    /// The next state, where a statement calls a method of an object by itself.
    pub next: Option<State>,
    /// Whether the frame surely returns: a `return` has waited for a `finally`, or an exception.
    pub returns: bool,
    /// The line in which the frame surely goes on behind a `finally` that has been waited for.
    pub leads: Option<u32>,
    /// The objects of the program, where states do not show what they have.
    pub objects: Option<Rc<Objects>>,
    /// How what was raised is shown, where that is an object which does not show what it has.
    pub raised: Option<String>,
    /// What is known of the values of the state that are longer than it shows.
    pub wholes: Rc<Wholes>,
    /// Those of what was worked out.
    pub made: Vec<(Target, Rc<str>)>,
    /// What the statement binds or changes, whether it was worked out or not.
    pub bound: Vec<Target>,
    /// The locals that it changes as they were worked out, with the attributes of objects that states do not show.
    pub told: Vec<(AliasName, String)>,
}

impl Answers<'_> {
    /// Whether nothing was found out.
    pub fn is_empty(&self) -> bool {
        self.side.is_none() && self.worked.is_empty() && self.entered.is_none()
    }
}

impl Predictor {
    /// All that is found out before an action: what is asked, and what the states before tell; `rest` is the rest of the line that called the
    /// frame which is returning, `disclosed` the state with what its objects do not show.
    pub(super) async fn find_out<'p>(
        &mut self,
        ways: &Ways<'p>,
        disclosed: Option<&Disclosed>,
        rest: Option<&'p Resumption>,
    ) -> Result<Answers<'p>, PredictError> {
        let objects = disclosed.and_then(|disclosed| disclosed.objects.as_deref());
        let mut answers = self
            .ask_first(ways.place(), ways.action, rest, objects)
            .await?;
        if self.asks_first {
            answers.worked.extend(captured(ways, rest, &self.known));
        }
        if let Some(disclosed) = disclosed {
            tell_objects(&mut answers, disclosed, &self.known);
        }
        self.clean_up(ways, &mut answers).await?;
        if let Some(message) = self.resized(ways) {
            (answers.side, answers.reached) = (None, true);
            answers.worked = vec![Worked {
                target: Target::Raised,
                value: message.to_owned(),
                probability: 1.0,
            }];
        }
        answers.made = cut_all(&mut answers.worked);
        answers.wholes = self.wholes.of(ways.history, ways.at);
        Ok(answers)
    }

    /// What the header of a loop raises that is about to go on through something that has another size by now, if the states before tell.
    fn resized(&self, ways: &Ways<'_>) -> Option<&'static str> {
        let single = matches!(ways.action, Action::StepInto | Action::StepOver);
        if !self.asks_first || !single {
            return None;
        }
        let now = self.wholes.of(ways.history, ways.at).put_into(ways.at);
        ways.program.resized(&now, || self.began(ways))
    }

    /// Asks what can be asked before an action; `rest` is the rest of the line that called the frame which is returning.
    async fn ask_first<'p>(
        &mut self,
        place: Place<'p>,
        action: &Action,
        rest: Option<&'p Resumption>,
        objects: Option<&Objects>,
    ) -> Result<Answers<'p>, PredictError> {
        if let Some(rest) = rest.filter(|rest| rest.raised) {
            if !matches!(action, Action::StepInto | Action::StepOver) {
                return Ok(Answers::default());
            }
            return self.ask_what_is_raised(place, rest).await;
        }
        let mut action = action;
        let mut place = place;
        let shows = place.program;
        let shown = place.at;
        if let Some(rest) = rest {
            // No frame is less deep than the one that returns, but those below it.
            let returns = place.at.event == Event::Return;
            (place.program, place.at) = (&rest.program, &rest.at);
            if returns && *action == Action::StepOver {
                action = &Action::StepInto;
            }
        }
        let sure = rest.is_none_or(|rest| rest.sure);
        // What a class has is written out in a line that is told, where it would be an object of its own.
        let as_written = || rest.is_some() && shows.leaves_objects(shown);
        let calm = place.program.leaves_objects(place.at) || as_written();
        let done = rest.and_then(|rest| rest.done.as_ref());
        let keeps = sure && calm && done.is_none_or(|done| !done.changes);
        let misused =
            place.program.misused(place.at).is_some() || place.program.unfit(place.at).is_some();
        let entered = match action {
            Action::StepInto if sure && !misused => place.program.entered(place.at),
            _ => None,
        };
        // A header that calls a function goes nowhere before that has returned.
        let block = rest.and_then(|rest| Some((rest.block.as_ref()?, rest.probability)));
        let decision = match block.filter(|_| sure && entered.is_none()) {
            Some((branch, probability)) => Decision::Side(Some(Side {
                branch,
                holds: true,
                probability,
            })),
            None if sure && entered.is_none() && !misused => self.decide(place, action).await?,
            None => Decision::Side(None),
        };
        let mut worked = self.work_out(place, action).await?;
        // What a plain value would raise is told by the method that stands in its place.
        if entered.is_some_and(|method| place.program.stands_for_a_type_s(method)) {
            worked.retain(|one| one.target != Target::Raised);
        }
        let side = match decision {
            Decision::Side(side) => side,
            Decision::Raised(value, probability) => {
                // Nothing else comes of the header then.
                worked = vec![Worked {
                    target: Target::Raised,
                    value,
                    probability,
                }];
                None
            }
        };
        let raises = worked.iter().any(|one| one.target == Target::Raised);
        let side = side.filter(|_| block.is_none() || !raises);
        if let Some(done) = done {
            add_done(place, done, entered.is_some(), &mut worked);
        }
        let targets = place.program.targets(place.at).into_iter();
        let bound = targets.map(|(target, _)| target).collect();
        if let Some(side) = side.filter(|side| !side.holds) {
            keep_elements(place, side.probability, &mut worked);
        }
        let mut told = Vec::new();
        if place.program.tells() {
            told.extend(worked.iter().filter_map(|one| match &one.target {
                Target::Changed { local, .. } => Some((local.clone(), one.value.clone())),
                _ => None,
            }));
            worked = self.displayed(place, shows, worked, objects).await?;
        }
        let stays = sure && entered.is_none() && !place.program.enters(place.at);
        let touched = match (keeps, rest) {
            (true, _) => Some(Vec::new()),
            (false, None) => place.program.touched(place.at),
            (false, Some(_)) => None,
        };
        Ok(Answers {
            resumed: rest.map(|rest| &rest.at),
            program: rest.map(|rest| &rest.program),
            chosen: rest.map(|rest| rest.probability),
            side,
            alone: block.is_some(),
            worked,
            entered,
            stays,
            touched,
            calm,
            silent: done.is_none_or(|done| done.output().is_none())
                && ((keeps && !place.program.prints(place.at))
                    || (stays && place.program.is_quiet(place.at))
                    || place.program.enters_quietly(place.at)),
            done,
            reached: sure,
            bound,
            told,
            ..Answers::default()
        })
    }

    /// What the line raises in which a frame is left: its caller gets the same exception.
    async fn ask_what_is_raised<'p>(
        &mut self,
        place: Place<'p>,
        rest: &'p Resumption,
    ) -> Result<Answers<'p>, PredictError> {
        let worked = match &rest.message {
            Some(message) => vec![Worked {
                target: Target::Raised,
                value: message.clone(),
                probability: 1.0,
            }],
            None => {
                let at = State {
                    event: Event::Line,
                    value: None,
                    ..place.at.clone()
                };
                let place = Place { at: &at, ..place };
                let mut worked = self.work_out(place, &Action::StepInto).await?;
                worked.retain(|worked| worked.target == Target::Raised);
                worked
            }
        };
        Ok(Answers {
            resumed: Some(&rest.at),
            worked,
            // The line that called the frame goes no further.
            silent: true,
            reached: true,
            ..Answers::default()
        })
    }
}

/// The variables that the function captures which is surely entered next, and the defaults that it takes, with their values, as far as
/// the states before tell them.
fn captured(
    ways: &Ways<'_>,
    rest: Option<&Resumption>,
    known: &BTreeMap<String, String>,
) -> Vec<Worked> {
    let (program, at) = match rest {
        Some(rest) => (&rest.program, &rest.at),
        None => (ways.program, ways.at),
    };
    let values = || {
        let (function, name, called) = program.called_by_name(at)?;
        let caller = (at.depth().checked_sub(1)?, name.as_str());
        let values =
            ways.program
                .captured_values(&ways.past()?, function, caller, (&called, known));
        Some((function.name.clone(), values))
    };
    if *ways.action != Action::StepInto {
        return Vec::new();
    }
    let taken = || program.taken_defaults(at, &ways.past()?);
    // What captures is told by the last frame that has shown it; a default is the same list still.
    let all = [(values(), ENTERED), (taken(), 1.0)];
    let all = all
        .into_iter()
        .filter_map(|(found, sure)| Some((found?, sure)));
    let worked = |((function, values), probability): ((String, Vec<(String, String)>), f64)| {
        values.into_iter().map(move |(name, value)| Worked {
            target: Target::Argument {
                function: function.clone(),
                name,
            },
            value,
            probability,
        })
    };
    all.flat_map(worked).collect()
}

/// Adds what a line has done before the part of it that is asked about: what that gives the same local comes later, and what it prints behind.
fn add_done(place: Place<'_>, done: &Done, enters: bool, worked: &mut Vec<Worked>) {
    let same = |one: &Target, other: &Target| one.local().is_some() && one.local() == other.local();
    for (target, value, probability) in &done.given {
        if *target == Target::Output {
            let own = if enters {
                Target::Begun
            } else {
                Target::Output
            };
            match worked.iter_mut().find(|one| one.target == own) {
                Some(one) => {
                    one.value.insert_str(0, value);
                    one.probability *= probability;
                }
                None if enters || !place.program.prints(place.at) => worked.push(Worked {
                    target: own,
                    value: value.clone(),
                    probability: *probability,
                }),
                // What it prints itself is not known.
                None => {}
            }
            // Something may be raised behind it.
            if !enters {
                worked.push(Worked {
                    target: Target::Begun,
                    value: value.clone(),
                    probability: *probability,
                });
            }
        } else if !worked.iter().any(|one| same(&one.target, target)) {
            worked.push(Worked {
                target: target.clone(),
                value: value.clone(),
                probability: *probability,
            });
        }
    }
    change_within(place, done, worked);
    in_order(place, worked);
}

/// Where what a line does changes the element that its loop has taken, the list that this is an item of has another one, too.
fn change_within(place: Place<'_>, done: &Done, worked: &mut Vec<Worked>) {
    let Some((name, list, index)) = &done.within else {
        return;
    };
    let changed = worked
        .iter()
        .find(|one| matches!(&one.target, Target::Changed { local, .. } if local == name));
    let frame = place.at.frames.get(list.frame);
    let Some((changed, held)) = changed.zip(frame.and_then(|frame| frame.known(&list.name))) else {
        return;
    };
    let (value, probability) = (changed.value.clone(), changed.probability);
    let whole = with_item(held, &[index.to_string()], &value);
    worked.retain(|one| !matches!(&one.target, Target::Changed { local, .. } if local == list));
    worked.extend(whole.map(|value| Worked {
        target: Target::whole(list.clone()),
        value,
        probability,
    }));
}

/// Where a loop ends, what it would give its names: they keep the values that they have.
fn keep_elements(place: Place<'_>, probability: f64, worked: &mut Vec<Worked>) {
    let frame = place.at.top();
    let header = place.program.loop_header(place.at);
    for name in header.iter().flat_map(|header| header.targets.names()) {
        let target = Target::Element(name.to_owned());
        let now = frame.and_then(|frame| frame.known(name));
        if let Some(now) = now.filter(|_| !worked.iter().any(|one| one.target == target)) {
            worked.push(Worked {
                target,
                value: now.to_owned(),
                probability,
            });
        }
    }
    worked.retain_mut(|worked| {
        let Target::Element(name) = &worked.target else {
            return true;
        };
        let Some(now) = frame.and_then(|frame| frame.known(name)) else {
            return false;
        };
        now.clone_into(&mut worked.value);
        worked.probability = probability;
        true
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::block_on;
    use crate::predict::fixtures::{place, untrained};
    use crate::program::Program;

    /// What is found out when `f` returns a value from its last line.
    fn asked(line: &str, value: &str) -> (bool, Option<String>, Vec<String>) {
        let source = format!("def f(x):\n    {line}\ny = [f(1), f(2)]\n");
        let program = Program::parse(&source).unwrap();
        let frame = |function: &str, line: u32, locals: &str| {
            format!(
                r#"{{"function": "{function}", "line": {line}, "locals": {locals}, "loops": {{}}, "pending": "#
            )
        };
        let state = format!(
            r#"{{"event": "return", "value": "{value}", "aliases": [], "frames": [{}["1"]}}, {}[]}}]}}"#,
            frame("<module>", 3, "{}"),
            frame("f", 2, r#"{"x": "2"}"#),
        );
        let at = State::parse(&state).unwrap();
        let mut predictor = untrained();
        let document = predictor.context(&program, &[], &at, 32).unwrap().ids;
        let place = place(&program, &at, &document);
        let rest = program.resumed(&at, &[]).unwrap();
        let answers =
            block_on(predictor.ask_first(place, &Action::StepOver, Some(&rest), None)).unwrap();
        assert_eq!(answers.resumed.map(State::depth), Some(1));
        let values = answers.worked.iter().map(|worked| worked.value.clone());
        (
            answers.reached,
            answers.entered.map(|one| one.name.clone()),
            values.collect(),
        )
    }

    #[test]
    fn the_rest_of_a_line_has_values_but_may_not_be_reached() {
        assert_eq!(
            asked("return x", "2"),
            (true, None, vec!["[1, 2]".to_owned(), "None".to_owned()])
        );
        let unsure = vec!["[1, None]".to_owned(), "None".to_owned()];
        let unsure = (false, None, unsure);
        assert_eq!(asked("x += 1", "None"), unsure);
    }
}
