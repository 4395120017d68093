//! Many measurements in three numbers.

/// Median and quartiles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// A quarter of the values is below.
    pub low: f64,
    /// Half of them are.
    pub median: f64,
    /// Three quarters are.
    pub high: f64,
}

impl Summary {
    /// Of these values; of none, not a number.
    pub fn of(mut values: Vec<f64>) -> Summary {
        values.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let last = values.len().saturating_sub(1);
            let place = share * last as f64;
            let (below, above) = (place.floor() as usize, place.ceil() as usize);
            match (values.get(below), values.get(above)) {
                (Some(a), Some(b)) => a + (b - a) * (place - place.floor()),
                _ => f64::NAN,
            }
        };
        Summary {
            low: at(0.25),
            median: at(0.5),
            high: at(0.75),
        }
    }

    /// `412 (398–420)`, with so many decimals.
    pub fn show(self, decimals: usize) -> String {
        let Summary { low, median, high } = self;
        format!("{median:.decimals$} ({low:.decimals$}–{high:.decimals$})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_values_lie_between_the_quartiles() {
        let summary = Summary::of(vec![5.0, 1.0, 4.0, 2.0, 3.0]);
        assert_eq!(summary.show(0), "3 (2–4)");
        let summary = Summary::of(vec![4.0, 1.0, 2.0, 3.0]);
        assert_eq!(summary.show(2), "2.50 (1.75–3.25)");
        assert!(Summary::of(Vec::new()).median.is_nan());
    }
}
