//! Objects that are inside of themselves: a node that knows its parent, which has it among its children. How much of them is written, and
//! where `...` stands for the rest, depends on where the writing begins.

use super::{Cell, Heap, Held};

impl Heap {
    /// Whether what is inside of an object leads back to where something is that the writing has come by.
    pub fn leads_in_circles(&self, object: usize) -> bool {
        let all = self.reached([&Held::Object(object)].into_iter(), None);
        // What is not known may lead anywhere.
        all.is_none_or(|all| all.into_iter().any(|one| self.is_within_itself(one)))
    }

    /// Whether an object is somewhere inside of itself.
    fn is_within_itself(&self, object: usize) -> bool {
        let own = Held::Object(object);
        self.parts(&own)
            .into_iter()
            .any(|part| self.leads_to(part, object))
    }

    /// How an object of the program begins as it is written, up to the first of its attributes which may be written in several ways; `None` of
    /// anything else.
    pub fn begins(&self, object: usize) -> Option<String> {
        let Cell::Instance {
            class, attributes, ..
        } = &self.cells[object]
        else {
            return None;
        };
        let plain = attributes.iter().map_while(|(name, held)| match held {
            Held::Text(text) => Some(format!("{name}={text}")),
            _ => None,
        });
        let plain: Vec<String> = plain.collect();
        Some(format!("{class}({}", plain.join(", ")))
    }
}
