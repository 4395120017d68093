//! Choosing a token: the most probable one, or one drawn at random.

/// How the next token is chosen among the allowed ones.
#[derive(Clone)]
pub(super) enum Chooser {
    /// The most probable.
    Greedy,
    /// Drawn from the probabilities at [`TEMPERATURE`].
    Sampled(Random),
}

/// Flattens the probabilities a little, so that fewer draws repeat the greedy prediction.
const TEMPERATURE: f64 = 1.2;

impl Chooser {
    /// The greedy one, and then ones that draw, each with numbers of its own: what one of them chooses does not depend on
    /// whether others choose before or beside it. They are the same for every request: an answer can be reproduced.
    pub fn different() -> impl Iterator<Item = Chooser> {
        let mut seeds = Random(0x9e37_79b9_7f4a_7c15);
        let drawing = std::iter::repeat_with(move || Chooser::Sampled(Random(seeds.bits())));
        std::iter::once(Chooser::Greedy).chain(drawing)
    }

    /// The index of the chosen one of `probabilities`, which add up to 1.
    pub fn choose(&mut self, probabilities: &[f64]) -> usize {
        match self {
            Chooser::Greedy => {
                // The first of equals, so that ties are the same on every machine.
                let best = |best: usize, index: usize| {
                    if probabilities[index] > probabilities[best] {
                        index
                    } else {
                        best
                    }
                };
                (0..probabilities.len()).reduce(best).unwrap_or(0)
            }
            Chooser::Sampled(random) => {
                let flat: Vec<f64> = probabilities
                    .iter()
                    .map(|p| p.powf(1.0 / TEMPERATURE))
                    .collect();
                let mut left = random.next() * flat.iter().sum::<f64>();
                for (index, weight) in flat.iter().enumerate() {
                    left -= weight;
                    if left < 0.0 {
                        return index;
                    }
                }
                flat.len().saturating_sub(1)
            }
        }
    }
}

/// A small generator of random numbers (SplitMix64).
#[derive(Clone)]
pub(super) struct Random(u64);

impl Random {
    /// A number from 0 up to, not including, 1.
    fn next(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greedy_takes_the_first_of_the_best() {
        assert_eq!(Chooser::Greedy.choose(&[0.2, 0.4, 0.4]), 1);
        assert_eq!(Chooser::Greedy.choose(&[1.0]), 0);
    }

    #[test]
    fn those_that_draw_draw_different_numbers() {
        let mut numbers: Vec<f64> = Vec::new();
        for chooser in Chooser::different().take(9).skip(1) {
            let Chooser::Sampled(mut random) = chooser else {
                panic!("only the first is greedy");
            };
            numbers.extend((0..50).map(|_| random.next()));
        }
        numbers.sort_by(f64::total_cmp);
        numbers.dedup();
        assert_eq!(numbers.len(), 8 * 50);
    }

    #[test]
    fn samples_follow_the_probabilities() {
        let mut chooser = Chooser::different().nth(1).unwrap();
        let mut counts = [0; 3];
        for _ in 0..3000 {
            counts[chooser.choose(&[0.6, 0.0, 0.4])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((1500..1900).contains(&counts[0]), "{counts:?}");
    }
}
