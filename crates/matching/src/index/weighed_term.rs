//! A criterion in few bytes.

/// A criterion of a job: the number of its requirement in the pool above its weight.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct WeighedTerm(u32);

impl WeighedTerm {
    pub const fn new(term: u32, weight: u8) -> Self {
        Self(term << 8 | weight as u32)
    }

    #[inline]
    pub const fn term(self) -> u32 {
        self.0 >> 8
    }

    #[inline]
    pub const fn weight(self) -> u8 {
        (self.0 & 0xff) as u8
    }
}
