//! Chance that is the same at every run.

use uuid::Uuid;

/// SplitMix64: small, fast, and good enough to make up a world.
pub(crate) struct Dice(u64);

/// What a throw moves the state by.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Dice {
    /// Dice of different seeds (from 1) are 2³² throws apart on one ring, so that no two copies of the world share an id.
    pub(crate) fn new(seed: u64) -> Self {
        Self(STEP.wrapping_mul(1 + (seed.wrapping_sub(1) << 32)))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A whole number from `least` to `most`, both included.
    pub(crate) fn between(&mut self, least: i64, most: i64) -> i64 {
        let span = most.abs_diff(least).saturating_add(1);
        least.saturating_add_unsigned(self.next() % span)
    }

    /// An index below `len`, which is not zero.
    pub(crate) fn index(&mut self, len: usize) -> usize {
        usize::try_from(self.next() % len as u64).unwrap_or_default()
    }

    /// True so many times in a hundred.
    pub(crate) fn percent(&mut self, chance: i64) -> bool {
        self.between(1, 100) <= chance
    }

    /// One of them.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.index(from.len())]
    }

    /// Up to `count` different ones, in a new order.
    pub(crate) fn some<T: Clone>(&mut self, from: &[T], count: usize) -> Vec<T> {
        let mut rest = from.to_vec();
        let mut taken = Vec::new();
        while taken.len() < count && !rest.is_empty() {
            let at = self.index(rest.len());
            taken.push(rest.swap_remove(at));
        }
        taken
    }

    /// An id.
    pub(crate) fn id(&mut self) -> Uuid {
        uuid::Builder::from_random_bytes((u128::from(self.next()) << 64 | u128::from(self.next())).to_be_bytes())
            .into_uuid()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_throws_the_same() {
        let throw = |seed| {
            let mut dice = Dice::new(seed);
            (dice.id(), dice.between(-5, 5), dice.some(&[1, 2, 3, 4], 2))
        };
        assert_eq!(throw(1), throw(1));
        assert_ne!(throw(1).0, throw(2).0);
        let ids = |seed| {
            std::iter::repeat_with({
                let mut dice = Dice::new(seed);
                move || dice.id()
            })
            .take(100)
            .collect::<Vec<_>>()
        };
        assert!((2..20).all(|seed| ids(1).iter().all(|id| !ids(seed).contains(id))));
        let mut dice = Dice::new(3);
        assert!((0..1000).all(|_| (-5..=5).contains(&dice.between(-5, 5))));
        assert_eq!(dice.some(&[1, 2, 3], 9).len(), 3);
    }
}
