//! Groups of neighbours that have a key in common (`itertools.groupby`): the keys are asked one by one, and which of them are equal is looked
//! up.

use crate::program::{Comprehension, Grouping, Targets, grouped, mentions, shown_group};

use super::elements::MOST_ELEMENTS;
use super::{Elements, MOST};
use crate::predict::place::Place;
use crate::predict::{PredictError, Predictor};

/// Groups, each with its key and its elements, and how sure they are together.
struct Groups {
    all: Vec<(String, Vec<String>)>,
    probability: f64,
}

impl Predictor {
    /// The groups of what a call of `groupby` goes through.
    async fn groups(
        &mut self,
        place: Place<'_>,
        grouping: &Grouping,
    ) -> Result<Option<Groups>, PredictError> {
        let Some(found) = self.nested(place, &grouping.iterated).await? else {
            return Ok(None);
        };
        if found.texts.len() > MOST.min(MOST_ELEMENTS) {
            return Ok(None);
        }
        let mut probability = found.probability;
        let mut keys = Vec::new();
        for element in &found.texts {
            let Some(function) = &grouping.key else {
                keys.push(element.clone());
                continue;
            };
            let Some(worth) = self.apply(place, function, element).await? else {
                return Ok(None);
            };
            probability *= worth.probability;
            keys.push(worth.value);
        }
        let groups = grouped(&keys).map(|groups| {
            let group =
                |one: std::ops::Range<usize>| (keys[one.start].clone(), found.texts[one].to_vec());
            groups.into_iter().map(group).collect()
        });
        Ok(groups.map(|all| Groups { all, probability }))
    }

    /// What a call of `groupby` gives to go through, each group as it is shown.
    pub(super) async fn grouped(
        &mut self,
        place: Place<'_>,
        grouping: &Grouping,
    ) -> Result<Option<Elements>, PredictError> {
        let found = self.groups(place, grouping).await?;
        Ok(found.map(|found| Elements {
            texts: found.all.iter().map(|(key, _)| shown_group(key)).collect(),
            probability: found.probability,
        }))
    }

    /// The same for a comprehension that only goes through each group, which is a list there.
    pub(super) async fn grouped_for(
        &mut self,
        place: Place<'_>,
        comprehension: &Comprehension,
    ) -> Result<Option<Elements>, PredictError> {
        let grouping = place.program.grouping(place.at, &comprehension.iterated);
        let (Some(grouping), Targets::Tuple(names)) = (grouping, &comprehension.targets) else {
            return Ok(None);
        };
        let [_, Targets::Name(group)] = names.as_slice() else {
            return Ok(None);
        };
        // As it is, it would not be a list.
        let through = [format!("({group})"), format!(" in {group}")];
        let parts = comprehension
            .conditions
            .iter()
            .chain([&comprehension.element]);
        let parts: Vec<&String> = parts.filter(|part| mentions(part, group)).collect();
        let [part] = parts.as_slice() else {
            return Ok(None);
        };
        let once = through
            .iter()
            .any(|through| part.matches(through).count() == 1);
        if !once || part.contains(&format!("len({group})")) || part.contains("next(") {
            return Ok(None);
        }
        let found = self.groups(place, &grouping).await?;
        Ok(found.map(|found| Elements {
            texts: found
                .all
                .iter()
                .map(|(key, texts)| format!("({key}, [{}])", texts.join(", ")))
                .collect(),
            probability: found.probability,
        }))
    }

    /// The elements of the group that a name stands for.
    pub(super) async fn group_of(
        &mut self,
        place: Place<'_>,
        name: &str,
    ) -> Result<Option<Elements>, PredictError> {
        let Some((grouping, number)) = place.program.group_held(place.at, name) else {
            return Ok(None);
        };
        let Some(Groups { all, probability }) = self.groups(place, &grouping).await? else {
            return Ok(None);
        };
        let texts = all.into_iter().nth(number).map(|(_, texts)| texts);
        Ok(texts.map(|texts| Elements { texts, probability }))
    }

    /// An operation that goes through a group, with the list of its elements in the group's place, and how sure that is.
    pub(in crate::predict) async fn with_group(
        &mut self,
        place: Place<'_>,
        operation: &str,
    ) -> Result<Option<(String, f64)>, PredictError> {
        let Some(name) = place.program.group_named(place.at, operation) else {
            return Ok(None);
        };
        let Some(found) = self.group_of(place, &name).await? else {
            return Ok(None);
        };
        let list = found.listed();
        let text = operation.replace(&format!("({name})"), &format!("({})", list.value));
        Ok(Some((text, list.probability)))
    }
}
