//! Which slots have a value, and which values a slot has.

use super::{arena::Arena, lean, pool::Pool};
use std::hash::Hash;

/// A list of values for each slot, and the slots of each value, ascending. A value that many slots have is kept once.
#[derive(Debug, Clone)]
pub struct Postings<T> {
    pool: Pool<T>,
    numbers: Arena<u32>,
    slots: Vec<Vec<u32>>,
}

impl<T> Default for Postings<T> {
    fn default() -> Self {
        Self { pool: Pool::default(), numbers: Arena::default(), slots: Vec::new() }
    }
}

impl<T: Clone + Eq + Hash> Postings<T> {
    /// Puts values in place of the slot's own.
    pub fn set(&mut self, slot: u32, values: impl IntoIterator<Item = T>) {
        for number in self.numbers.get(slot).to_vec() {
            let slots = &mut self.slots[number as usize];
            if let Ok(place) = slots.binary_search(&slot) {
                slots.remove(place);
            }
            if slots.is_empty() {
                *slots = Vec::new();
            }
            self.pool.release(number);
        }
        let numbers: Vec<_> = values.into_iter().map(|value| self.add(slot, &value)).collect();
        self.numbers.set(slot, &numbers);
    }

    fn add(&mut self, slot: u32, value: &T) -> u32 {
        let number = self.pool.acquire(value);
        if self.slots.len() <= number as usize {
            lean::push(&mut self.slots, Vec::new());
        }
        let slots = &mut self.slots[number as usize];
        if let Err(place) = slots.binary_search(&slot) {
            lean::insert(slots, place, slot);
        }
        number
    }

    /// Numbers of a slot's values, in the order in which they were put in.
    #[inline]
    pub fn numbers(&self, slot: u32) -> &[u32] {
        self.numbers.get(slot)
    }

    /// A slot's values, in the order in which they were put in.
    pub fn values(&self, slot: u32) -> impl Iterator<Item = &T> {
        self.numbers(slot).iter().filter_map(|number| self.pool.value(*number))
    }

    /// All values that a slot has, each with its slots.
    pub fn iter(&self) -> impl Iterator<Item = (&T, &[u32])> {
        self.pool.iter().map(|(number, value)| (value, self.slots[number as usize].as_slice()))
    }

    /// All values that a slot has, each with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (u32, &T)> {
        self.pool.iter()
    }

    /// The slots of a value.
    pub fn slots(&self, value: &T) -> &[u32] {
        self.pool.number(value).map_or(&[], |number| &self.slots[number as usize])
    }

    /// Answers a question once for each value: the answers by number.
    pub fn table<R: Clone + Default>(&self, answer: impl FnMut(&T) -> R) -> Vec<R> {
        self.pool.table(answer)
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        let lists: usize = self.slots.iter().map(|slots| slots.capacity() * size_of::<u32>()).sum();
        self.pool.bytes() + self.numbers.bytes() + self.slots.capacity() * size_of::<Vec<u32>>() + lists
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_directions_agree_after_changes() {
        let mut postings = Postings::default();
        for round in 0..5_u32 {
            for slot in 0..50 {
                postings.set(slot, (0..(slot + round) % 4).map(|value| (value * 7 + slot + round) % 10));
            }
        }
        for slot in 0..50 {
            let expected: Vec<_> = (0..slot % 4).map(|value| (value * 7 + slot + 4) % 10).collect();
            assert_eq!(postings.values(slot).copied().collect::<Vec<_>>(), expected);
        }
        for value in 0..10 {
            let expected: Vec<_> = (0..50).filter(|slot| postings.values(*slot).any(|own| *own == value)).collect();
            assert_eq!(postings.slots(&value), expected);
        }
        (0..50).for_each(|slot| postings.set(slot, []));
        assert_eq!(postings.iter().count(), 0);
    }
}
