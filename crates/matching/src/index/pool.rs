//! Equal values of many rows, kept once and counted.

use std::{collections::HashMap, hash::Hash};

/// Values by number. A number is used again when nothing has its value any more.
#[derive(Debug, Clone)]
pub struct Pool<T> {
    values: Vec<Option<T>>,
    uses: Vec<u32>,
    numbers: HashMap<T, u32>,
    free: Vec<u32>,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Self { values: Vec::new(), uses: Vec::new(), numbers: HashMap::new(), free: Vec::new() }
    }
}

impl<T: Clone + Eq + Hash> Pool<T> {
    /// The value's number, for one more row.
    pub fn acquire(&mut self, value: &T) -> u32 {
        let number = match self.numbers.get(value) {
            Some(number) => *number,
            None => self.add(value),
        };
        self.uses[number as usize] += 1;
        number
    }

    fn add(&mut self, value: &T) -> u32 {
        let number = self.free.pop().unwrap_or_else(|| {
            self.values.push(None);
            self.uses.push(0);
            u32::try_from(self.values.len() - 1).unwrap_or(u32::MAX)
        });
        self.values[number as usize] = Some(value.clone());
        self.numbers.insert(value.clone(), number);
        number
    }

    /// One row less has the value.
    pub fn release(&mut self, number: u32) {
        let uses = &mut self.uses[number as usize];
        *uses -= 1;
        if *uses == 0
            && let Some(value) = self.values[number as usize].take()
        {
            self.numbers.remove(&value);
            self.free.push(number);
        }
    }

    /// The number of a value that some row has.
    pub fn number(&self, value: &T) -> Option<u32> {
        self.numbers.get(value).copied()
    }

    /// Answers a question once for each value: the answers by number. Numbers without a value have the default.
    pub fn table<R: Clone + Default>(&self, mut answer: impl FnMut(&T) -> R) -> Vec<R> {
        self.values.iter().map(|value| value.as_ref().map_or_else(R::default, &mut answer)).collect()
    }

    /// Bytes that it takes, without what values point at.
    pub fn bytes(&self) -> usize {
        let value = size_of::<Option<T>>() + size_of::<u32>();
        self.values.capacity() * value + self.numbers.capacity() * (size_of::<T>() + 5) + self.free.capacity() * 4
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
