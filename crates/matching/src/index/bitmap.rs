//! A set of slots.

use super::lean;

/// A bit for each slot.
#[derive(Debug, Clone, Default)]
pub struct Bitmap {
    words: Vec<u64>,
}

impl Bitmap {
    /// No slot of so many.
    pub fn empty_like(other: &Self) -> Self {
        Self { words: vec![0; other.words.len()] }
    }

    pub fn insert(&mut self, slot: u32) {
        let word = slot as usize / 64;
        if self.words.len() <= word {
            let more = word + 1 - self.words.len();
            lean::reserve(&mut self.words, more);
            self.words.resize(word + 1, 0);
        }
        self.words[word] |= 1 << (slot % 64);
    }

    pub fn remove(&mut self, slot: u32) {
        if let Some(word) = self.words.get_mut(slot as usize / 64) {
            *word &= !(1 << (slot % 64));
        }
    }

    #[inline]
    pub fn contains(&self, slot: u32) -> bool {
        self.words.get(slot as usize / 64).is_some_and(|word| word >> (slot % 64) & 1 == 1)
    }

    /// Takes out what is in the other.
    pub fn subtract(&mut self, other: &Self) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word &= !other);
    }

    /// Adds what is in the other, which is as long.
    pub fn unite(&mut self, other: &Self) {
        self.words.iter_mut().zip(&other.words).for_each(|(word, other)| *word |= other);
    }

    /// Keeps what is also in the other.
    pub fn intersect(&mut self, other: &Self) {
        for (place, word) in self.words.iter_mut().enumerate() {
            *word &= other.words.get(place).copied().unwrap_or(0);
        }
    }

    /// Keeps what passes. It asks about every slot of a word that has one, without a branch in between.
    pub fn retain(&mut self, end: usize, passes: impl Fn(u32) -> bool) {
        for (word, first) in self.words.iter_mut().zip((0_u32..).step_by(64)).filter(|(word, _)| **word != 0) {
            let slots = first..first.saturating_add(64).min(u32::try_from(end).unwrap_or(u32::MAX));
            *word &= slots.fold(0, |bits, slot| bits | u64::from(passes(slot)) << (slot % 64));
        }
    }

    /// How many slots are in it.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// All slots in it, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        self.words.iter().zip(0_u32..).flat_map(|(word, place)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(place * 64 + bit)
            })
        })
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.words.capacity() * 8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_set() {
        let mut all = Bitmap::default();
        for slot in [0, 63, 64, 200, 5] {
            all.insert(slot);
        }
        all.remove(64);
        all.remove(9999);
        assert_eq!((all.iter().collect::<Vec<_>>(), all.len()), (vec![0, 5, 63, 200], 4));
        let mut some = Bitmap::empty_like(&all);
        some.insert(5);
        some.insert(6);
        all.intersect(&some);
        assert_eq!(all.iter().collect::<Vec<_>>(), [5]);
        assert!(all.contains(5) && !all.contains(6) && !all.contains(9999));
        let mut both = Bitmap::empty_like(&all);
        both.unite(&all);
        both.unite(&some);
        assert_eq!(both.iter().collect::<Vec<_>>(), [5, 6]);
        all.insert(7);
        all.subtract(&some);
        assert_eq!(all.iter().collect::<Vec<_>>(), [7]);
    }
}
