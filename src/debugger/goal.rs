//! Goals: which state an action stops at, by the state tree's rules.

use std::collections::BTreeSet;

use crate::action::Action;
use crate::state::{Event, State};

/// What an action looks for, forward or backward.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Any state.
    Neighbour,
    /// A state of at most this depth.
    DepthAtMost(usize),
    /// A frame's return; the frame's depth. Until there, nothing is less deep.
    ReturnAt(usize),
    /// A frame's call; the frame's depth. Until there, nothing is less deep.
    CallAt(usize),
    /// A `line` event on one of these lines, or the exit.
    Lines(BTreeSet<u32>),
}

impl Goal {
    /// The goal of `action` at `state`.
    pub fn of(action: &Action, state: &State) -> Goal {
        Goal::at(action, state.event, state.depth())
    }

    /// The goal of `action` at a state with this event and depth.
    pub fn at(action: &Action, event: Event, depth: usize) -> Goal {
        let at_exit = event == Event::Exit;
        match action {
            Action::StepOver => Goal::DepthAtMost(depth),
            Action::StepReturn if event == Event::Return => Goal::ReturnAt(depth.saturating_sub(1)),
            Action::StepReturn => Goal::ReturnAt(depth),
            Action::Breakpoint { lines } => Goal::Lines(lines.iter().copied().collect()),
            Action::Continue => Goal::Lines(BTreeSet::new()),
            Action::InvStepOver if !at_exit => Goal::DepthAtMost(depth),
            // From the exit it goes to the start, which is the one call at depth 1.
            Action::InvStepCall if at_exit => Goal::CallAt(1),
            Action::InvStepCall if event == Event::Call => Goal::CallAt(depth.saturating_sub(1)),
            Action::InvStepCall => Goal::CallAt(depth),
            _ => Goal::Neighbour,
        }
    }

    /// Whether `state` is where an action with this goal stops.
    pub fn is_met(&self, state: &State) -> bool {
        self.is_met_by(state.event, state.depth(), state.line())
    }

    /// The same for a state with this event, depth and line.
    pub fn is_met_by(&self, event: Event, depth: usize, line: Option<u32>) -> bool {
        match self {
            Goal::Neighbour => true,
            _ if event == Event::Exit => true,
            Goal::DepthAtMost(most) => depth <= *most,
            Goal::ReturnAt(wanted) => event == Event::Return && depth == *wanted,
            Goal::CallAt(wanted) => event == Event::Call && depth == *wanted,
            Goal::Lines(lines) => {
                event == Event::Line && line.is_some_and(|line| lines.contains(&line))
            }
        }
    }

    /// Whether the state that an inverse action goes to cannot be before `earlier`.
    pub fn is_surely_after(&self, earlier: &State) -> bool {
        match self {
            Goal::Neighbour => true,
            Goal::DepthAtMost(depth) => earlier.depth() <= *depth,
            Goal::CallAt(depth) => earlier.depth() < *depth,
            Goal::ReturnAt(_) | Goal::Lines(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashMap};

    use super::*;
    use crate::evaluate::{Case, Trajectory};
    use crate::truth::Run;

    fn silent(state: &State) -> State {
        State {
            output: String::new(),
            ..state.clone()
        }
    }

    /// The recipe's state tree says where an action goes by looking at the whole run; the goal, by looking at one state
    /// after the other, as the careful mode does. Both agree on every gold step of a program whose gold run is known.
    #[test]
    fn going_state_by_state_ends_where_the_suites_say() {
        let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
        for suite in ["synthetic", "templates", "real"] {
            let path = format!("{}/models/suites/{suite}.jsonl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).unwrap();
            let trajectories = || text.lines().map(|line| Trajectory::parse(line).unwrap());
            let states = |run: Trajectory| -> Vec<State> {
                let first = run.cases[0].state.clone();
                let targets = run.cases.into_iter().map(|case| case.target);
                std::iter::once(first).chain(targets).collect()
            };
            let runs: HashMap<String, Run> = trajectories()
                .filter(Trajectory::is_run)
                .map(|run| (run.cases[0].source.clone(), Run::of(&states(run))))
                .collect();
            let cases = trajectories().filter(|one| !one.is_run());
            for case in cases.flat_map(|trajectory| trajectory.cases) {
                let Some(run) = runs.get(&case.source) else {
                    continue;
                };
                assert!(is_reached(run, &case), "{}: {:?}", case.id, case.action);
                *compared.entry(case.action.name()).or_default() += 1;
            }
        }
        assert_eq!(compared.len(), 8, "{compared:?}");
        assert!(compared.values().all(|count| *count > 40), "{compared:?}");
    }

    /// Whether the case's action leads to its target from some place of the run that looks as its state does.
    fn is_reached(run: &Run, case: &Case) -> bool {
        let action = case.action.clone().normalized();
        let given = silent(&case.state);
        (0..run.len())
            .filter(|at| silent(&run.state(*at)) == given)
            .filter_map(|at| Some((at, run.target(at, &action)?)))
            .any(|(at, to)| run.reached(at, to) == case.target)
    }
}
