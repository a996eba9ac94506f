//! What is measured of ranked lists.

/// Over all people.
#[derive(Debug, Default)]
pub(super) struct Measures {
    /// The NDCG of each person for whom some job is graded above zero.
    pub lists: Vec<f64>,
    pub family: Share,
    pub within_a_step: Share,
    pub below: Share,
    pub pay_below_wish: Share,
}

impl Measures {
    pub(super) fn mean_quality(&self) -> f64 {
        self.lists.iter().sum::<f64>() / self.lists.len().max(1) as f64
    }
}

/// So many of so many.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Share {
    pub hits: u32,
    pub of: u32,
}

impl Share {
    pub(super) fn add(&mut self, hits: bool) {
        self.hits += u32::from(hits);
        self.of += 1;
    }

    pub(super) fn percent(self) -> f64 {
        100.0 * f64::from(self.hits) / f64::from(self.of.max(1))
    }
}

/// Normalized discounted cumulative gain of the first places of a list: 1 when no other order of `all` is better. A grade
/// g gains 2^g − 1; place n, from 1, is discounted by log2(n + 1). None when nothing is relevant.
pub(super) fn ndcg(list: &[u8], all: &[u8], first: usize) -> Option<f64> {
    let mut ideal = all.to_vec();
    ideal.sort_unstable_by(|one, other| other.cmp(one));
    let best = gain(&ideal, first);
    (best > 0.0).then(|| gain(list, first) / best)
}

fn gain(grades: &[u8], first: usize) -> f64 {
    let places = (2_u32..).zip(grades).take(first);
    places.map(|(place, grade)| (f64::from(*grade).exp2() - 1.0) / f64::from(place).log2()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_order_has_one_and_a_useless_list_nothing() {
        let all = [0, 3, 1, 2, 0];
        assert_eq!(ndcg(&[3, 2, 1, 0, 0], &all, 10), Some(1.0));
        assert_eq!(ndcg(&[0, 0], &all, 10), Some(0.0));
        assert_eq!(ndcg(&[], &all, 10), Some(0.0), "what a gate excludes is lost");
        assert_eq!(ndcg(&[0], &[0, 0], 10), None);
    }

    #[test]
    fn a_later_place_counts_less() {
        // (7 / log2 3) / (7 / log2 2)
        let second = ndcg(&[0, 3], &[3, 0], 10).expect("something is relevant");
        assert!((second - 1.0 / 3_f64.log2()).abs() < 1e-12, "{second}");
        assert_eq!(ndcg(&[0, 3], &[3, 0], 1), Some(0.0), "below the first places");
    }
}
