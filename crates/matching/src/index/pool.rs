//! Equal values of many rows, kept once and counted.

use super::lean;
use foldhash::fast::RandomState;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

/// Values by number. A number is used again when nothing has its value any more.
#[derive(Debug, Clone)]
pub struct Pool<T> {
    values: Vec<Option<T>>,
    uses: Vec<u32>,
    /// Numbers by the hash of their value.
    numbers: HashTable<u32>,
    hasher: RandomState,
    free: Vec<u32>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self {
            values: Vec::new(),
            uses: Vec::new(),
            numbers: HashTable::new(),
            hasher: RandomState::default(),
            free: Vec::new(),
        }
    }
}

impl<T: Clone + Eq + Hash> Pool<T> {
    /// The value's number, for one more row.
    pub fn acquire(&mut self, value: &T) -> u32 {
        let number = self.number(value).unwrap_or_else(|| self.add(value));
        self.uses[number as usize] += 1;
        number
    }

    fn add(&mut self, value: &T) -> u32 {
        let number = self.free.pop().unwrap_or_else(|| {
            lean::push(&mut self.uses, 0);
            u32::try_from(self.uses.len() - 1).unwrap_or(u32::MAX)
        });
        lean::set(&mut self.values, number, Some(value.clone()));
        let Self { values, hasher, .. } = self;
        // Only numbers that have a value are in the table.
        self.numbers.insert_unique(hasher.hash_one(value), number, |number| {
            values[*number as usize].as_ref().map_or(0, |value| hasher.hash_one(value))
        });
        number
    }

    /// One row less has the value.
    pub fn release(&mut self, number: u32) {
        let uses = &mut self.uses[number as usize];
        *uses -= 1;
        if *uses == 0
            && let Some(value) = self.values[number as usize].take()
        {
            if let Ok(entry) = self.numbers.find_entry(self.hasher.hash_one(&value), |other| *other == number) {
                entry.remove();
            }
            self.free.push(number);
        }
    }

    /// The number of a value that some row has.
    pub fn number(&self, value: &T) -> Option<u32> {
        let is_same = |number: &u32| self.values[*number as usize].as_ref() == Some(value);
        self.numbers.find(self.hasher.hash_one(value), is_same).copied()
    }

    /// The value with a number, if some row has it.
    pub fn value(&self, number: u32) -> Option<&T> {
        self.values.get(number as usize)?.as_ref()
    }

    /// One more than the greatest number.
    pub const fn end(&self) -> usize {
        self.values.len()
    }

    /// All values that some row has, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &T)> {
        (0..).zip(&self.values).filter_map(|(number, value)| Some((number, value.as_ref()?)))
    }

    /// Answers a question once for each value: the answers by number. Numbers without a value have the default.
    pub fn table<R: Clone + Default>(&self, mut answer: impl FnMut(&T) -> R) -> Vec<R> {
        self.values.iter().map(|value| value.as_ref().map_or_else(R::default, &mut answer)).collect()
    }

    /// Bytes that it takes, without what values point at.
    pub fn bytes(&self) -> usize {
        self.values.capacity() * size_of::<Option<T>>()
            + self.uses.capacity() * size_of::<u32>()
            + self.numbers.allocation_size()
            + self.free.capacity() * size_of::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_have_one_number_until_the_last_is_released() {
        let mut pool = Pool::default();
        let (a, b, again) = (pool.acquire(&"a"), pool.acquire(&"b"), pool.acquire(&"a"));
        assert_eq!((a, again), (0, 0));
        assert_eq!(pool.table(|value| value.len()), [1, 1]);
        pool.release(a);
        assert_eq!(pool.number(&"a"), Some(a));
        pool.release(a);
        assert_eq!((pool.number(&"a"), pool.number(&"b")), (None, Some(b)));
        assert_eq!(pool.table(|value| value.len()), [0, 1]);
        assert_eq!(pool.acquire(&"c"), a, "the number is used again");
    }
}
