//! The timeline: the states of a session in the order of the program's run, and what is known of the states between
//! neighbours. It answers "has the state that this action goes to been here already?" without predicting anything.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Range;

use crate::action::Action;
use crate::request::{Confidence, HistoryEntry, Jump, Prediction};
use crate::state::{Agreement, State};
use crate::truth::Finding;

use super::changes::{Changes, Replaced};
use super::doubt::{Printed, join};
use super::origins::Origins;
use super::{Goal, Provenance, Uncaught};

/// A state of the session, and how it came to be known.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The state.
    pub state: State,
    /// How it came to be known, but for what the user has set in it: predicted, inferred, edited, told or taken; the
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
    /// What the program asked its user with in its own step, once for each line that was read.
    pub(super) asked: Vec<String>,
    /// Of a careful prediction: what a jump says instead, if they disagree.
    pub jump: Option<Box<Jump>>,
    /// Whether it is a state that a careful prediction has passed: predicted as a part of that, and not asked for itself.
    pub(super) passed: bool,
    /// What its own step printed, where the state says what its whole way did.
    pub(super) printed: Option<String>,
    /// What has ended the program here, as far as it was told when this was predicted: to compare with CPython.
    pub(super) ended_by: Option<Uncaught>,
    /// Locals (frame, counted from 0, and name) that still have the value that the user gave them.
    pub(super) edited: BTreeSet<(usize, String)>,
    /// Where its values come from.
    pub(super) origins: Origins,
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

    /// How something in it is known by what CPython says of that: what was taken from it is its own, and no prediction that
    /// it could confirm.
    pub fn found(&self, finding: Finding) -> Provenance {
        match finding {
            Finding::Confirmed if self.origin == Provenance::Taken => Provenance::Taken,
            finding => Provenance::from(finding),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
    PassedBy {
        goal: Goal,
        /// All of them in their order, where a careful prediction has told them.
        walk: Option<Vec<MomentId>>,
    },
    /// The user changed the state here.
    Edit,
}

/// A state of which the timeline tells: at a position, or passed on the way there. So the order of the run is walked
/// through state by state, whether they are shown or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    position: usize,
    /// So many states before the position; 0: at it.
    ahead: usize,
}

impl Place {
    /// The state at a position.
    pub fn at(position: usize) -> Place {
        Place { position, ahead: 0 }
    }

    /// Whether the state is at a position, and not only passed on the way to one.
    pub fn is_shown(self) -> bool {
        self.ahead == 0
    }
}

/// Where an action goes on the timeline.
pub(super) enum Target {
    /// To this state.
    Known(Place),
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
        let first = self.note(first);
        self.change(0..self.order.len(), [first], 0..self.gaps.len(), []);
        self.cursor = 0;
    }

    /// Takes a moment in without showing it: a state that was passed.
    pub fn note(&mut self, moment: Moment) -> MomentId {
        self.moments.push(moment);
        MomentId(self.moments.len() - 1)
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

    pub fn current_mut(&mut self) -> &mut Moment {
        let id = self.current_id();
        &mut self.moments[id.0]
    }

    pub fn moment(&self, id: MomentId) -> &Moment {
        &self.moments[id.0]
    }

    /// The moment at a position.
    pub fn at(&self, position: usize) -> Option<&Moment> {
        Some(self.moment(*self.order.get(position)?))
    }

    /// The states that were passed between a position and the one before it, as far as they are known.
    fn walk_to(&self, position: usize) -> &[MomentId] {
        let gap = position.checked_sub(1).and_then(|gap| self.gaps.get(gap));
        match gap {
            Some(Gap::PassedBy {
                walk: Some(walk), ..
            }) => walk,
            _ => &[],
        }
    }

    /// The state before one, as far as the timeline tells; [`Timeline::may_hide_before`] says what may be missing.
    pub fn before(&self, place: Place) -> Option<Place> {
        if place.ahead < self.walk_to(place.position).len() {
            let ahead = place.ahead + 1;
            return Some(Place { ahead, ..place });
        }
        place.position.checked_sub(1).map(Place::at)
    }

    /// The state after one, likewise.
    fn after(&self, place: Place) -> Option<Place> {
        if let Some(ahead) = place.ahead.checked_sub(1) {
            return Some(Place { ahead, ..place });
        }
        let position = place.position + 1;
        let ahead = self.walk_to(position).len();
        (position < self.order.len()).then_some(Place { position, ahead })
    }

    fn id_of(&self, place: Place) -> MomentId {
        let walk = self.walk_to(place.position);
        let passed = walk.len().checked_sub(place.ahead);
        passed
            .and_then(|index| walk.get(index).copied())
            .unwrap_or(self.order[place.position])
    }

    /// The moment of a state of which the timeline tells.
    pub fn known(&self, place: Place) -> &Moment {
        self.moment(self.id_of(place))
    }

    /// Whether a state that meets the goal, and of which the timeline does not tell, may lie between a state and the one
    /// before it.
    pub fn may_hide_before(&self, place: Place, goal: &Goal) -> bool {
        let gap = place.position.checked_sub(1);
        let gap = gap.and_then(|gap| self.gaps.get(gap));
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

    /// Moves the cursor to a state of which the timeline tells. One that was only passed gets a position of its own, and
    /// what was passed before and after it is known as before.
    pub fn show(&mut self, place: Place) {
        let Place { position, .. } = place;
        if !place.is_shown()
            && let Some(gap) = position.checked_sub(1)
            && let Some(Gap::PassedBy {
                goal,
                walk: Some(walk),
            }) = self.gaps.get(gap)
        {
            let (id, index) = (self.id_of(place), walk.len() - place.ahead);
            let part = |states: &[MomentId]| Gap::PassedBy {
                goal: goal.clone(),
                walk: Some(states.to_vec()),
            };
            let parts = [part(&walk[..index]), part(&walk[index + 1..])];
            self.change(position..position, [id], gap..gap + 1, parts);
        }
        self.cursor = position;
    }

    /// Puts another moment into the current one's place, and drops what came after that, so many states: they were
    /// predicted from another state.
    pub fn replace_from_here(&mut self, moment: Moment) -> usize {
        let moments = self.cursor..self.order.len();
        let dropped = moments.len() - 1;
        let (first, gap) = self.without_walk();
        let moment = self.note(moment);
        self.change(moments, [moment], first..self.gaps.len(), gap);
        dropped
    }

    /// Puts another moment into the current one's place.
    pub fn replace(&mut self, moment: Moment) {
        let (first, gap) = self.without_walk();
        let moment = self.note(moment);
        let at = self.cursor..self.cursor + 1;
        self.change(at, [moment], first..self.cursor, gap);
    }

    /// The gap before the current moment as it is when that gives way to another one, and its index. States that were
    /// passed on the way to it need not have led to the other, unless it follows them by a step of its own.
    fn without_walk(&self) -> (usize, Option<Gap>) {
        let from = self.current().from.as_ref().map(|(from, _)| *from);
        let before = self.before(Place::at(self.cursor));
        match self.cursor.checked_sub(1).map(|gap| (gap, &self.gaps[gap])) {
            Some((
                index,
                Gap::PassedBy {
                    goal,
                    walk: Some(_),
                },
            )) if before.map(|before| self.id_of(before)) != from => {
                let (goal, walk) = (goal.clone(), None);
                (index, Some(Gap::PassedBy { goal, walk }))
            }
            _ => (self.cursor, None),
        }
    }

    /// What was printed up to the state before the current one, and since that. `typed` are the lines that were read in the steps to some
    /// moments: they stand behind what the program asked with. `arrived`: the current one has just been come to by its action, all
    /// of whose way is new.
    pub fn printed(
        &self,
        typed: &BTreeMap<MomentId, Vec<String>>,
        arrived: bool,
    ) -> (Vec<Printed>, Vec<Printed>) {
        let with_own = |parts: Vec<Printed>, id: &MomentId| {
            let moment = self.moment(*id);
            let printed = moment.printed.as_deref();
            let own = printed.unwrap_or(&moment.state.output);
            let lines = typed.get(id).map_or(&[][..], Vec::as_slice);
            let asked = lines.iter().zip(&moment.asked);
            let (parts, rest) = asked.fold((parts, own), |(parts, own), (line, asked)| {
                let Some(rest) = own.strip_prefix(asked.as_str()) else {
                    return (parts, own);
                };
                let mut parts = join(parts, asked, moment.prints_doubtfully());
                parts.push(Printed {
                    text: format!("{line}\n"),
                    doubtful: false,
                    typed: true,
                });
                (parts, rest)
            });
            join(parts, rest, moment.prints_doubtfully())
        };
        let with_way = |parts: Vec<Printed>, position: usize| {
            let way = self.walk_to(position).iter();
            way.chain([&self.order[position]]).fold(parts, with_own)
        };
        let own = self.cursor..self.cursor + 1;
        let now = if arrived {
            self.way_to(self.cursor)
        } else {
            own
        };
        let earlier = (0..now.start).fold(Vec::new(), with_way);
        (earlier, now.fold(Vec::new(), with_way))
    }

    /// The positions that the action has led by which a position was asked for with, that one among them.
    fn way_to(&self, position: usize) -> Range<usize> {
        let end = position + 1;
        let Some(from) = self.at(position).and_then(|moment| moment.from.as_ref()) else {
            return position..end;
        };
        let ids = (1..end).rev().map(|at| (at, self.order[at - 1]));
        let mut way = ids.skip_while(|(_, id)| *id != from.0 && self.moment(*id).passed);
        match way.next() {
            Some((first, before)) if before == from.0 => first..end,
            _ => position..end,
        }
    }

    /// The positions that the steps up to one have led to, without those that a later step has only passed.
    pub fn landings(&self, last: usize) -> Vec<usize> {
        let before = |at: &usize| self.way_to(*at).start.checked_sub(1);
        let mut positions: Vec<usize> = std::iter::successors(Some(last), before).collect();
        positions.reverse();
        positions
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

    /// The single steps that led to a moment on the timeline from its first one on, each as the moments before and after it; `None` where some are
    /// not known. What the user has set is no step.
    pub fn steps_to(&self, id: MomentId) -> Option<Vec<[MomentId; 2]>> {
        let mut place = Place::at(self.order.len() - 1);
        while self.id_of(place) != id {
            place = self.before(place)?;
        }
        let mut steps = Vec::new();
        while let Some(before) = self.before(place) {
            let gap = place.position.checked_sub(1);
            let edited = gap.and_then(|gap| self.gaps.get(gap)) == Some(&Gap::Edit);
            if !edited {
                if self.may_hide_before(place, &Goal::Neighbour) {
                    return None;
                }
                steps.push([self.id_of(before), self.id_of(place)]);
            }
            place = before;
        }
        steps.reverse();
        Some(steps)
    }

    /// Drops what comes after a position, and moves there.
    pub fn cut_behind(&mut self, position: usize) {
        self.cursor = position.min(self.order.len() - 1);
        self.append_way(Vec::new());
    }

    /// The name of the moment at a position.
    pub fn id_at(&self, position: usize) -> Option<MomentId> {
        self.order.get(position).copied()
    }

    /// The name of the last moment.
    pub fn last_id(&self) -> MomentId {
        self.order[self.order.len() - 1]
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
            return self.target_before(&goal);
        }
        let mut place = Place::at(self.cursor);
        while let Some(next) = self.after(place) {
            if let Some(target) = self.look(next, next, &goal) {
                return target;
            }
            place = next;
        }
        Target::Beyond
    }

    /// The last earlier state that meets `goal`.
    pub fn target_before(&self, goal: &Goal) -> Target {
        let mut place = Place::at(self.cursor);
        while let Some(before) = self.before(place) {
            if let Some(target) = self.look(place, before, goal) {
                return target;
            }
            place = before;
        }
        Target::Beyond
    }

    /// Crosses what is before the state `later`, to `place`: stopped by a gap, arrived there, or neither.
    fn look(&self, later: Place, place: Place, goal: &Goal) -> Option<Target> {
        if self.may_hide_before(later, goal) {
            return Some(Target::Gap(later.position.saturating_sub(1)));
        }
        goal.is_met(&self.known(place).state)
            .then_some(Target::Known(place))
    }

    /// Puts a later moment after the current one, which `action` was taken at, drops what came after it, so many states,
    /// and moves to it. `walk`: the states that were passed on the way, if all of them are known.
    pub fn append(
        &mut self,
        moment: Moment,
        action: &Action,
        walk: Option<Vec<MomentId>>,
    ) -> usize {
        let gap = Gap::of(action, &self.current().state, walk);
        self.append_behind(gap, moment)
    }

    /// The same for a way that is to be seen: all of its states come before the moment.
    pub fn append_after_way(
        &mut self,
        way: Vec<MomentId>,
        moment: Moment,
        action: &Action,
    ) -> usize {
        // Nothing else was passed. Another moment in this one's place may have come from elsewhere, and then the action is all
        // that is known of what lies between.
        let gap = Gap::of(action, &self.current().state, Some(Vec::new()));
        let dropped = self.append_way(way);
        self.append_behind(gap, moment);
        dropped
    }

    fn append_behind(&mut self, gap: Gap, moment: Moment) -> usize {
        let (after, gaps) = (self.cursor + 1, self.cursor..self.gaps.len());
        let dropped = self.order.len() - after;
        let moment = self.note(moment);
        self.change(after..self.order.len(), [moment], gaps, [gap]);
        self.cursor += 1;
        dropped
    }

    /// Puts the states of a way, each the step after the one before, after the current one, drops what came after it, so
    /// many states, and moves to the last of them.
    pub fn append_way(&mut self, way: Vec<MomentId>) -> usize {
        let step = Gap::PassedBy {
            goal: Goal::Neighbour,
            walk: None,
        };
        let (after, steps) = (self.cursor + 1, way.len());
        let gaps = self.cursor..self.gaps.len();
        let dropped = self.order.len() - after;
        self.change(after..self.order.len(), way, gaps, vec![step; steps]);
        self.cursor += steps;
        dropped
    }

    /// Puts an earlier moment, which the inverse `action` at the current one led to, into the timeline, and moves to
    /// it. `instead`: it replaces whatever was before the current one. Otherwise what was before is kept where it
    /// can be placed for certain. Says how many states it dropped; `None`: it was on the timeline already.
    pub fn prepend(&mut self, moment: Moment, action: &Action, instead: bool) -> Option<usize> {
        let current = &self.current().state;
        let gap = Gap::of(action, current, None);
        let goal = Goal::of(action, current);
        let target = if instead {
            Target::Beyond
        } else {
            self.target(action)
        };
        let first = match target {
            Target::Known(place) => place.position + usize::from(place.is_shown()),
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
                        return None;
                    }
                    let place = before + 1..before + 1;
                    let moment = self.note(moment);
                    self.change(place.clone(), [moment], place, [gap]);
                    self.cursor = before + 1;
                    return Some(0);
                }
                before + 1
            }
        };
        let moment = self.note(moment);
        self.change(0..first, [moment], 0..first, [gap]);
        self.cursor = 0;
        Some(first)
    }

    /// Puts moments and gaps into the places of others.
    fn change(
        &mut self,
        moments: Range<usize>,
        new_moments: impl IntoIterator<Item = MomentId>,
        gaps: Range<usize>,
        new_gaps: impl IntoIterator<Item = Gap>,
    ) {
        self.changes.push(Change {
            order: Replaced::replace(&mut self.order, moments, new_moments),
            gaps: Replaced::replace(&mut self.gaps, gaps, new_gaps),
        });
    }
}

impl Gap {
    /// What `action`, taken at `state`, says of the states it passes by; and what is known of them besides.
    fn of(action: &Action, state: &State, walk: Option<Vec<MomentId>>) -> Gap {
        if action.is_step() {
            let goal = Goal::of(action, state);
            Gap::PassedBy { goal, walk }
        } else {
            Gap::Edit
        }
    }

    /// Whether a state that meets the goal may be among the passed ones, unless they are known.
    fn may_hide(&self, goal: &Goal) -> bool {
        let Gap::PassedBy {
            goal: passed_by,
            walk: None,
        } = self
        else {
            return *self == Gap::Edit;
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
