//! What a person earns of a job's weights, in one number: adding a criterion is one addition.

use crate::{Band, Score};
use std::ops::{Add, AddAssign, Mul, Sub};

/// Bits of each part: at most 257 criteria of the greatest weight.
const WEIGHT: u32 = 24;
const ALL: u32 = 40;
const PART: u64 = 0xffff;

/// Earned hundredths of weights, weights of which something is known, and all weights. Parts never overflow into one
/// another, and a difference of two sums is right when it is added to the second.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sum(u64);

impl Sum {
    /// What a criterion of weight 1 brings by its factor.
    pub const fn of(factor: Option<u8>) -> Self {
        match factor {
            Some(hundredths) => Self(hundredths as u64 | 1 << WEIGHT | 1 << ALL),
            None => Self(1 << ALL),
        }
    }

    pub const fn earned(self) -> u32 {
        (self.0 & ((1 << WEIGHT) - 1)) as u32
    }

    pub const fn known(self) -> u32 {
        (self.0 >> WEIGHT & PART) as u32
    }

    pub const fn weight(self) -> u32 {
        (self.0 >> ALL & PART) as u32
    }

    /// The factor of a sum that is one criterion of weight 1.
    pub const fn factor(self) -> Option<u8> {
        // Hundredths are at most 100.
        if self.known() > 0 { Some((self.0 & 0x7f) as u8) } else { None }
    }

    /// Its band. How many criteria it is made of makes no difference to that.
    pub fn band(self) -> Band {
        Score { earned: self.earned(), known: self.known(), weight: self.weight(), ..Score::default() }.band()
    }

    /// The number of its score and one more, which is at most 101; zero when nothing is known.
    #[inline]
    pub fn level(self) -> u8 {
        let (earned, known) = (self.earned(), self.known());
        (quotient(2 * earned + known, 2 * known) + 1) as u8 * u8::from(known > 0)
    }

    /// What part of all weight is known, in hundredths, rounded down; nothing when there is no weight.
    #[inline]
    pub fn coverage(self) -> u8 {
        quotient(100 * self.known(), self.weight()) as u8
    }
}

/// One whole number divided by another, rounded down; by zero as by one. Both are below 2^24 and the quotient is below
/// 128, so it is exact: a quotient that is no whole number is at least 1/131,070 below the next, and the division is wrong
/// by half of that at most. Four of these take as long as one division of whole numbers.
#[inline]
fn quotient(number: u32, by: u32) -> u32 {
    (number as i32 as f32 / by.max(1) as i32 as f32) as i32 as u32
}

impl<W: Into<u64>> Mul<W> for Sum {
    type Output = Self;

    #[inline]
    fn mul(self, weight: W) -> Self {
        Self(self.0.wrapping_mul(weight.into()))
    }
}

impl Add for Sum {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl AddAssign for Sum {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Sum {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_are_those_of_whole_numbers() {
        let divisors = (1..=400_u32).chain([1_000, 4_095, 32_767, 65_521, 65_535, 65_536, 131_069, 131_070]);
        for by in divisors {
            for whole in 0..=101_u32 {
                for number in (whole * by).saturating_sub(2)..=whole * by + 2 {
                    assert_eq!(quotient(number, by), number / by, "{number} by {by}");
                }
            }
        }
        assert_eq!(quotient(0, 0), 0);
    }

    #[test]
    fn parts_are_those_of_each_criterion_added_up() {
        assert_eq!((Sum::of(None).factor(), Sum::of(Some(45)).factor()), (None, Some(45)));
        let mut sum = Sum::default();
        for (factor, weight) in [(Some(85), 40_u8), (None, 25), (Some(0), 35)] {
            sum += Sum::of(factor) * weight;
        }
        assert_eq!((sum.earned(), sum.known(), sum.weight(), sum.level()), (3400, 75, 100, 46));
        sum += (Sum::of(Some(100)) - Sum::of(None)) * 25_u8;
        sum += (Sum::of(None) - Sum::of(Some(85))) * 40_u8;
        assert_eq!((sum.earned(), sum.known(), sum.weight()), (2500, 60, 100));
        assert_eq!((Sum::of(None).level(), Sum::of(Some(0)).level(), Sum::of(Some(100)).level()), (0, 1, 101));
        let mut most = Sum::default();
        (0..257).for_each(|_| most += Sum::of(Some(100)) * u8::MAX);
        assert_eq!((most.earned(), most.known(), most.weight()), (6_553_500, 65_535, 65_535));
    }
}
