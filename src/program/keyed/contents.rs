//! Which objects are in a set or a dictionary, as far as what has been hashed tells it.

use crate::program::Program;
use crate::program::heap::{Cell, Held};
use crate::program::objects::Objects;
use crate::quiz::PythonValue;

impl Objects {
    /// The objects that a list holds, if it holds nothing else.
    pub(super) fn items_of(&self, list: usize) -> Option<Vec<usize>> {
        let plain = !self.heap.containers.contains_key(&list);
        let Cell::List(items) = &self.heap.cells[list] else {
            return None;
        };
        let object = |held: &Held| match held {
            Held::Object(object) if plain => Some(*object),
            _ => None,
        };
        items.iter().map(object).collect()
    }

    /// The objects that a set or a dictionary holds which is shown so: of several that look alike the one that came there first, or else the
    /// one that was hashed first.
    pub(super) fn hashed_in(
        &self,
        program: &Program,
        held: &str,
        shown: &str,
    ) -> Option<Vec<usize>> {
        let texts = self.hashes.iter();
        let texts = texts.map(|(object, _)| Some((*object, self.heap.shown(program, *object)?)));
        let texts: Vec<(usize, String)> = texts.collect::<Option<_>>()?;
        let came = |object: usize| {
            let mut keyed = self.keyed.iter();
            keyed.any(|(place, one)| place == held && *one == object)
        };
        let first = |key: &str| {
            let mut alike = texts.iter().filter(|(_, text)| text == key);
            let there = alike.clone().find(|(object, _)| came(*object));
            there.or_else(|| alike.next())
        };
        let keys: Vec<String> = match PythonValue::read(shown) {
            Ok(PythonValue::Set { items, .. }) => items.iter().map(ToString::to_string).collect(),
            Ok(PythonValue::Dict(pairs)) => pairs.iter().map(|(key, _)| key.to_string()).collect(),
            // What is written as no value is: the texts that stand there are theirs.
            _ => {
                let mut rest = shown.strip_prefix('{')?.strip_suffix('}')?;
                let mut keys = Vec::new();
                while !rest.is_empty() {
                    let behind = |(_, text): &(usize, String)| {
                        let behind = rest.strip_prefix(text.as_str())?;
                        let whole = behind.is_empty().then_some("");
                        Some((text.clone(), whole.or_else(|| behind.strip_prefix(", "))?))
                    };
                    let (key, left) = texts.iter().find_map(behind)?;
                    keys.push(key);
                    rest = left;
                }
                keys
            }
        };
        let object = |key: String| first(&key).map(|(object, _)| *object);
        keys.into_iter().map(object).collect()
    }

    /// What the hash of an object is.
    pub(super) fn hash(&self, object: usize) -> Option<&str> {
        let mut hashes = self.hashes.iter().rev();
        let (_, hash) = hashes.find(|(one, _)| *one == object)?;
        Some(hash)
    }
}
