//! A set of tokens: those that may come next.

/// A set of token ids of one vocabulary, as bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TokenMask {
    bits: Vec<u64>,
}

impl TokenMask {
    /// The empty set for a vocabulary of `size` tokens.
    pub fn new(size: usize) -> TokenMask {
        TokenMask {
            bits: vec![0; size.div_ceil(64)],
        }
    }

    /// Makes the set empty.
    pub fn clear(&mut self) {
        self.bits.fill(0);
    }

    /// Adds a token; ids outside the vocabulary are ignored.
    pub fn allow(&mut self, id: u32) {
        if let Some(word) = self.bits.get_mut(id as usize / 64) {
            *word |= 1 << (id % 64);
        }
    }

    /// Whether a token is in the set.
    pub fn allows(&self, id: u32) -> bool {
        self.bits
            .get(id as usize / 64)
            .is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    /// The number of tokens in the set.
    pub fn count(&self) -> usize {
        self.bits
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// The only token of the set, if it has exactly one: then the model need not be asked.
    pub fn only(&self) -> Option<u32> {
        let mut ids = self.ids();
        match (ids.next(), ids.next()) {
            (Some(id), None) => Some(id),
            _ => None,
        }
    }

    /// The tokens of the set, ascending.
    pub fn ids(&self) -> impl Iterator<Item = u32> + '_ {
        self.bits.iter().enumerate().flat_map(|(index, word)| {
            let word = *word;
            (0..64)
                .filter(move |bit| word >> bit & 1 == 1)
                .map(move |bit| index as u32 * 64 + bit)
        })
    }

    /// The set as bits: token 0 is the lowest of the first word.
    pub fn words(&self) -> impl Iterator<Item = u32> + '_ {
        let halves = |word: &u64| [*word as u32, (*word >> 32) as u32];
        self.bits.iter().flat_map(halves)
    }

    /// Sets the logits of all other tokens to minus infinity.
    pub fn apply(&self, logits: &mut [f32]) {
        for (id, logit) in logits.iter_mut().enumerate() {
            if !self.allows(id as u32) {
                *logit = f32::NEG_INFINITY;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_is_a_set_of_ids() {
        let mut mask = TokenMask::new(130);
        assert_eq!(mask.only(), None);
        mask.allow(129);
        mask.allow(4_000);
        assert_eq!(mask.only(), Some(129));
        mask.allow(64);
        assert_eq!(mask.ids().collect::<Vec<_>>(), [64, 129]);
        assert_eq!((mask.count(), mask.only()), (2, None));
        assert_eq!(mask.words().collect::<Vec<_>>(), [0, 0, 1, 0, 2, 0]);
        let mut logits = vec![0.5; 130];
        mask.apply(&mut logits);
        assert_eq!(logits.iter().filter(|logit| logit.is_finite()).count(), 2);
        mask.clear();
        assert_eq!(mask.count(), 0);
    }
}
