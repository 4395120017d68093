//! The timeline: the states of a session in the order of the program's run, and what is known of the states between
//! neighbours. It answers "has the state that this action goes to been here already?" without predicting anything.

use std::collections::{BTreeSet, VecDeque};
use std::ops::Range;

use crate::action::Action;
use crate::request::{Confidence, HistoryEntry, Jump, Prediction};
use crate::state::{Agreement, State};

use super::changes::{Changes, Replaced};
use super::{Goal, Provenance};

/// A state of the session, and how it came to be known.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The state.
    pub state: State,
    /// How it came to be known, but for what the user has set in it: predicted, inferred, edited, told or confirmed; the
    /// start, which is a fact, counts as visited.
    pub(super) origin: Provenance,
    /// The action that led to it, and the state it was taken at.
    pub(super) from: Option<(MomentId, Action)>,
    /// The moment that the document which it was predicted from begins with: what led there need not be told again.
    /// `None`: not known.
    pub(super) key: Option<MomentId>,
    /// Of the prediction; `None` where nothing was predicted.
    pub probability: Option<f64>,
    /// Of the parts of the prediction.
    pub confidence: Option<Confidence>,
    /// The less probable predictions, if more than one was asked for.
    pub alternatives: Vec<Prediction>,
    /// Of one of several pasts: whether going forward from it leads back, see [`Prediction::checked`].
    pub checked: Option<bool>,
    /// Of a careful prediction: what a jump says instead, if they disagree.
    pub jump: Option<Box<Jump>>,
    /// Locals (frame, counted from 0, and name) that still have the value that the user gave them.
    pub(super) edited: BTreeSet<(usize, String)>,
}

impl Moment {
    /// The action that led to it; `None` where the session began.
    pub fn action(&self) -> Option<&Action> {
        self.from.as_ref().map(|(_, action)| action)
    }

    /// How the state as a whole came to be known: one in which the user has set something, by them.
    pub fn provenance(&self) -> Provenance {
        match self.action() {
            Some(Action::Edit { .. }) => Provenance::Edited,
            _ => self.origin,
        }
    }

    /// How the value of a local came to be known; the frame is counted from 0 at the outermost.
    pub fn local_provenance(&self, frame: usize, name: &str) -> Provenance {
        let is_it = |(index, local): &(usize, String)| *index == frame && local == name;
        if self.edited.iter().any(is_it) {
            Provenance::Edited
        } else {
            self.origin
        }
    }
}

/// Names a moment, also one that is no longer on the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MomentId(usize);

impl MomentId {
    /// Its place in [`Timeline::all`].
    pub fn index(self) -> usize {
        self.0
    }
}

/// What is known of the states between two neighbours on the timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Gap {
    /// They are what an action with this goal passes by.
    PassedBy(Goal),
    /// The user changed the state here.
    Edit,
}

/// Where an action goes on the timeline.
pub(super) enum Target {
    /// To this position.
    Known(usize),
    /// Beyond the end, or (backward) before the first state.
    Beyond,
    /// Possibly between position `.0` and the next.
    Gap(usize),
}

/// Moments in the order of the program's run, with a cursor at the one that is shown.
#[derive(Clone, Debug)]
pub(super) struct Timeline {
    /// All moments of the session; those that left the timeline are still part of others' history, and of what undo
    /// brings back.
    moments: Vec<Moment>,
    order: VecDeque<MomentId>,
    /// `gaps[i]` lies between positions `i` and `i + 1`.
    gaps: VecDeque<Gap>,
    cursor: usize,
    changes: Changes<Change>,
}

/// What a change put something else in the place of.
#[derive(Clone, Debug)]
struct Change {
    order: Replaced<MomentId>,
    gaps: Replaced<Gap>,
}

/// A timeline as it was: after so many changes, with its cursor there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    changes: usize,
    cursor: usize,
}

impl Timeline {
    pub fn new(first: Moment) -> Timeline {
        Timeline {
            moments: vec![first],
            order: VecDeque::from([MomentId(0)]),
            gaps: VecDeque::new(),
            cursor: 0,
            changes: Changes::new(),
        }
    }

    /// Begins again at a moment that nothing led to.
    pub fn begin(&mut self, first: Moment) {
        self.change(0..self.order.len(), first, 0..self.gaps.len(), None);
        self.cursor = 0;
    }

    /// What the timeline is now.
    pub fn mark(&self) -> Mark {
        Mark {
            changes: self.changes.count(),
            cursor: self.cursor,
        }
    }

    /// Makes the timeline what it was.
    pub fn restore(&mut self, mark: Mark) {
        while let Some(change) = self.changes.pop_after(mark.changes) {
            change.order.take_back(&mut self.order);
            change.gaps.take_back(&mut self.gaps);
        }
        self.cursor = mark.cursor;
    }

    /// Forgets how to get back to where it was before `mark`.
    pub fn forget(&mut self, mark: Mark) {
        self.changes.forget(mark.changes);
    }

    pub fn len(&self) -> usize {
        self.order.len()
    }

    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The moments on the timeline in order.
    pub fn iter(&self) -> impl Iterator<Item = &Moment> {
        self.order.iter().map(|id| self.moment(*id))
    }

    /// The same, by their names.
    pub fn ids(&self) -> impl Iterator<Item = MomentId> {
        self.order.iter().copied()
    }

    /// All moments of the session, also those that have left the timeline, each after the one that it came from.
    pub fn all(&self) -> impl Iterator<Item = &Moment> {
        self.moments.iter()
    }

    pub fn current_id(&self) -> MomentId {
        self.order[self.cursor]
    }

    pub fn current(&self) -> &Moment {
        self.moment(self.current_id())
    }

    pub fn moment(&self, id: MomentId) -> &Moment {
        &self.moments[id.0]
    }

    /// The moment at a position.
    pub fn at(&self, position: usize) -> Option<&Moment> {
        Some(self.moment(*self.order.get(position)?))
    }

    /// Whether a state that meets the goal may lie between a position and the one before it.
    pub fn may_hide_before(&self, position: usize, goal: &Goal) -> bool {
        let gap = position.checked_sub(1).and_then(|gap| self.gaps.get(gap));
        gap.is_none_or(|gap| gap.may_hide(goal))
    }

    /// Moves the cursor; `false` if there is no such position.
    pub fn go_to(&mut self, position: usize) -> bool {
        let exists = position < self.order.len();
        if exists {
            self.cursor = position;
        }
        exists
    }

    /// Puts another moment into the current one's place, and drops what came after that: it was predicted from another
    /// state.
    pub fn replace_from_here(&mut self, moment: Moment) {
        let (moments, gaps) = (self.cursor..self.order.len(), self.cursor..self.gaps.len());
        self.change(moments, moment, gaps, None);
    }

    /// Puts another moment into the current one's place.
    pub fn replace(&mut self, moment: Moment) {
        self.change(self.cursor..self.cursor + 1, moment, 0..0, None);
    }

    /// The states and actions that led to a moment in one direction of time, oldest first, from the last key frame on:
    /// the predictor needs no older ones.
    pub fn history(&self, mut id: MomentId, inverse: bool) -> Vec<HistoryEntry> {
        let key = self.moment(id).key;
        let mut entries = Vec::new();
        while key != Some(id)
            && let Some((before, action)) = &self.moment(id).from
            && !(action.is_step() && action.is_inverse() != inverse)
        {
            id = *before;
            entries.push(HistoryEntry {
                action: action.clone(),
                state: self.moment(id).state.clone(),
            });
        }
        entries.reverse();
        entries
    }

    /// The first state that led to the current one, and the actions from there on, oldest first.
    pub fn way(&self) -> (&State, Vec<&Action>) {
        let mut first = self.current();
        let mut actions = Vec::new();
        while let Some((before, action)) = &first.from {
            actions.push(action);
            first = self.moment(*before);
        }
        actions.reverse();
        (&first.state, actions)
    }

    /// The moment that lies so many actions back on the way to the current one, or the first one.
    pub fn ancestor(&self, actions: usize) -> MomentId {
        let way = std::iter::successors(Some(self.current_id()), |id| {
            self.moment(*id).from.as_ref().map(|(before, _)| *before)
        });
        way.take(actions.saturating_add(1))
            .last()
            .unwrap_or(self.current_id())
    }

    /// Where `action` goes from the current state.
    pub fn target(&self, action: &Action) -> Target {
        let goal = Goal::of(action, &self.current().state);
        if action.is_inverse() {
            for position in (0..self.cursor).rev() {
                if let Some(target) = self.look(position, position, &goal) {
                    return target;
                }
            }
        } else {
            for position in self.cursor + 1..self.order.len() {
                if let Some(target) = self.look(position - 1, position, &goal) {
                    return target;
                }
            }
        }
        Target::Beyond
    }

    /// How far back it is to the last earlier state that meets `goal`, or else as far as no such state can be missing.
    pub fn known_back_to(&self, goal: &Goal) -> usize {
        for position in (0..self.cursor).rev() {
            match self.look(position, position, goal) {
                Some(Target::Known(there)) => return there,
                Some(Target::Gap(_) | Target::Beyond) => return position + 1,
                None => {}
            }
        }
        0
    }

    /// Crosses the gap at `gap` to `position`: stopped by the gap, arrived there, or neither.
    fn look(&self, gap: usize, position: usize, goal: &Goal) -> Option<Target> {
        if self.gaps[gap].may_hide(goal) {
            return Some(Target::Gap(gap));
        }
        let state = &self.moment(self.order[position]).state;
        goal.is_met(state).then_some(Target::Known(position))
    }

    /// Puts a later moment after the current one, which `action` was taken at, drops what came after it, and moves to
    /// it.
    pub fn append(&mut self, moment: Moment, action: &Action) {
        let gap = Gap::of(action, &self.current().state);
        let (after, gaps) = (self.cursor + 1, self.cursor..self.gaps.len());
        self.change(after..self.order.len(), moment, gaps, Some(gap));
        self.cursor += 1;
    }

    /// Puts an earlier moment, which the inverse `action` at the current one led to, into the timeline, and moves to
    /// it. `instead`: it replaces whatever was before the current one. Otherwise what was before is kept where it
    /// can be placed for certain. `true` if it was on the timeline already.
    pub fn prepend(&mut self, moment: Moment, action: &Action, instead: bool) -> bool {
        let current = &self.current().state;
        let gap = Gap::of(action, current);
        let goal = Goal::of(action, current);
        let target = if instead {
            Target::Beyond
        } else {
            self.target(action)
        };
        let first = match target {
            Target::Known(position) => position + 1,
            Target::Beyond if instead => self.cursor,
            Target::Beyond => 0,
            Target::Gap(before) => {
                let earlier = &self.moment(self.order[before]).state;
                if self.gaps[before] != Gap::Edit && goal.is_surely_after(earlier) {
                    // What was printed on the way to a state is not known backward.
                    let same = Agreement {
                        output: true,
                        ..earlier.compare(&moment.state)
                    };
                    if same.exact() {
                        self.cursor = before;
                        return true;
                    }
                    let place = before + 1..before + 1;
                    self.change(place.clone(), moment, place, Some(gap));
                    self.cursor = before + 1;
                    return false;
                }
                before + 1
            }
        };
        self.change(0..first, moment, 0..first, Some(gap));
        self.cursor = 0;
        false
    }

    /// Puts a moment and a gap into the places of others.
    fn change(
        &mut self,
        moments: Range<usize>,
        moment: Moment,
        gaps: Range<usize>,
        gap: Option<Gap>,
    ) {
        self.moments.push(moment);
        let id = MomentId(self.moments.len() - 1);
        self.changes.push(Change {
            order: Replaced::replace(&mut self.order, moments, Some(id)),
            gaps: Replaced::replace(&mut self.gaps, gaps, gap),
        });
    }
}

impl Gap {
    /// What `action`, taken at `state`, says of the states it passes by.
    fn of(action: &Action, state: &State) -> Gap {
        if action.is_step() {
            Gap::PassedBy(Goal::of(action, state))
        } else {
            Gap::Edit
        }
    }

    /// Whether a state that meets the goal may be among the passed ones.
    fn may_hide(&self, goal: &Goal) -> bool {
        let Gap::PassedBy(passed_by) = self else {
            return true;
        };
        // On the way to a frame's return or call lie neither its call nor its return, nor anything less deep.
        match (passed_by, goal) {
            (Goal::Neighbour, _) => false,
            (_, Goal::Neighbour) => true,
            (Goal::Lines(passed), Goal::Lines(lines)) => !lines.is_subset(passed),
            (_, Goal::Lines(lines)) => !lines.is_empty(),
            (Goal::Lines(_), _) => true,
            (
                Goal::DepthAtMost(passed),
                Goal::DepthAtMost(depth) | Goal::ReturnAt(depth) | Goal::CallAt(depth),
            )
            | (
                Goal::ReturnAt(passed) | Goal::CallAt(passed),
                Goal::ReturnAt(depth) | Goal::CallAt(depth),
            ) => depth > passed,
            (Goal::ReturnAt(passed) | Goal::CallAt(passed), Goal::DepthAtMost(depth)) => {
                depth >= passed
            }
        }
    }
}
