//! A choice between names, made token by token.

/// A name with its tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spelled {
    pub name: String,
    pub ids: Vec<u32>,
}

/// Names, of which one is being written.
#[derive(Clone, Debug, Default)]
pub(super) struct Choice {
    names: Vec<Spelled>,
    written: usize,
}

impl Choice {
    pub fn new(names: Vec<Spelled>) -> Choice {
        Choice { names, written: 0 }
    }

    /// The tokens that may come next.
    pub fn next(&self) -> impl Iterator<Item = u32> + '_ {
        self.names
            .iter()
            .filter_map(|spelled| spelled.ids.get(self.written).copied())
    }

    /// Writes a token; false if no name goes on with it.
    pub fn push(&mut self, id: u32) -> bool {
        let at = self.written;
        self.names
            .retain(|spelled| spelled.ids.get(at) == Some(&id));
        self.written += 1;
        !self.names.is_empty()
    }

    /// The name that is complete, if one is.
    pub fn complete(&self) -> Option<&str> {
        self.names
            .iter()
            .find(|spelled| spelled.ids.len() == self.written && self.written > 0)
            .map(|spelled| spelled.name.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_chosen_token_by_token() {
        let spelled = |name: &str, ids: &[u32]| Spelled {
            name: name.to_owned(),
            ids: ids.to_vec(),
        };
        let mut choice = Choice::new(vec![
            spelled("a", &[1]),
            spelled("ab", &[1, 2]),
            spelled("c", &[3]),
        ]);
        assert_eq!(choice.next().collect::<Vec<_>>(), [1, 1, 3]);
        assert_eq!(choice.complete(), None);
        assert!(choice.push(1));
        assert_eq!(choice.complete(), Some("a"));
        assert_eq!(choice.next().collect::<Vec<_>>(), [2]);
        assert!(choice.push(2));
        assert_eq!(choice.complete(), Some("ab"));
        assert!(!choice.push(2));
    }
}
