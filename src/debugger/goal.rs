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
        let depth = state.depth();
        let at_exit = state.event == Event::Exit;
        match action {
            Action::StepOver => Goal::DepthAtMost(depth),
            Action::StepReturn if state.event == Event::Return => {
                Goal::ReturnAt(depth.saturating_sub(1))
            }
            Action::StepReturn => Goal::ReturnAt(depth),
            Action::Breakpoint { lines } => Goal::Lines(lines.iter().copied().collect()),
            Action::Continue => Goal::Lines(BTreeSet::new()),
            Action::InvStepOver if !at_exit => Goal::DepthAtMost(depth),
            // From the exit it goes to the start, which is the one call at depth 1.
            Action::InvStepCall if at_exit => Goal::CallAt(1),
            Action::InvStepCall if state.event == Event::Call => {
                Goal::CallAt(depth.saturating_sub(1))
            }
            Action::InvStepCall => Goal::CallAt(depth),
            _ => Goal::Neighbour,
        }
    }

    /// Whether `state` is where an action with this goal stops.
    pub fn is_met(&self, state: &State) -> bool {
        match self {
            Goal::Neighbour => true,
            _ if state.event == Event::Exit => true,
            Goal::DepthAtMost(depth) => state.depth() <= *depth,
            Goal::ReturnAt(depth) => state.event == Event::Return && state.depth() == *depth,
            Goal::CallAt(depth) => state.event == Event::Call && state.depth() == *depth,
            Goal::Lines(lines) => {
                state.event == Event::Line && state.line().is_some_and(|line| lines.contains(&line))
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
    use crate::state::cut_output;

    fn silent(state: &State) -> State {
        State {
            output: String::new(),
            ..state.clone()
        }
    }

    /// Where the way from position `at` of a run leads, state by state, until the goal of `action` is met.
    fn walked(run: &[State], at: usize, action: &Action) -> Option<State> {
        let goal = Goal::of(action, &run[at]);
        if action.is_inverse() {
            let mut before = run[..at].iter().rev();
            return before.find(|state| goal.is_met(state)).map(silent);
        }
        let mut output = String::new();
        for state in &run[at + 1..] {
            output.push_str(&state.output);
            if goal.is_met(state) {
                return Some(State {
                    output: cut_output(output),
                    ..state.clone()
                });
            }
        }
        None
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
            let runs: HashMap<String, Vec<State>> = trajectories()
                .filter(Trajectory::is_run)
                .map(|run| (run.cases[0].source.clone(), states(run)))
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
    fn is_reached(run: &[State], case: &Case) -> bool {
        let action = case.action.clone().normalized();
        let given = silent(&case.state);
        (0..run.len())
            .filter(|at| silent(&run[*at]) == given)
            .any(|at| walked(run, at, &action).as_ref() == Some(&case.target))
    }
}
