//! Random choices from a seed that a failure can be repeated with.

/// SplitMix64.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("it is below a usize")
    }

    /// So many in a hundred times.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// One of them, or nothing so many in a hundred times.
    pub fn pick_or_none<T: Copy>(&mut self, none: usize, from: &[T]) -> Option<T> {
        if self.chance(none) { None } else { Some(self.pick(from)) }
    }

    /// Up to `most` different ones, in random order.
    pub fn some<T: Copy>(&mut self, most: usize, from: &[T]) -> Vec<T> {
        let mut rest = from.to_vec();
        let count = self.below(most.min(from.len()) + 1);
        (0..count).map(|_| rest.swap_remove(self.below(rest.len()))).collect()
    }

    pub fn uuid(&mut self) -> uuid::Uuid {
        uuid::Builder::from_random_bytes(((u128::from(self.next()) << 64) | u128::from(self.next())).to_be_bytes())
            .into_uuid()
    }
}
