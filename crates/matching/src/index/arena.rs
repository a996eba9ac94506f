//! Short lists of many rows in one piece of memory.

use super::lean;

/// A list for each slot. What replaced lists leave behind is cleared when it is half of all.
#[derive(Debug, Clone)]
pub struct Arena<T> {
    items: Vec<T>,
    spans: Vec<(u32, u32)>,
    dead: usize,
}

impl<T> Default for Arena<T> {
    fn default() -> Self {
        Self { items: Vec::new(), spans: Vec::new(), dead: 0 }
    }
}

impl<T: Copy> Arena<T> {
    /// The list of a slot; of one that has none, an empty one.
    #[inline]
    pub fn get(&self, slot: u32) -> &[T] {
        let (start, length) = self.spans.get(slot as usize).copied().unwrap_or_default();
        &self.items[start as usize..start as usize + length as usize]
    }

    /// Puts a list in place of the slot's own.
    pub fn set(&mut self, slot: u32, list: &[T]) {
        self.dead += self.get(slot).len();
        lean::set(&mut self.spans, slot, (offset(self.items.len()), offset(list.len())));
        lean::reserve(&mut self.items, list.len());
        self.items.extend_from_slice(list);
        if self.dead > 1024 && self.dead * 2 > self.items.len() {
            self.compact();
        }
    }

    fn compact(&mut self) {
        let mut items = Vec::with_capacity(self.items.len() - self.dead);
        for (start, length) in &mut self.spans {
            let list = &self.items[*start as usize..*start as usize + *length as usize];
            *start = offset(items.len());
            items.extend_from_slice(list);
        }
        self.items = items;
        self.dead = 0;
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>() + self.spans.capacity() * size_of::<(u32, u32)>()
    }
}

/// Four billion items are more than any memory that this is made for.
fn offset(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_slot_has_its_last_list_also_after_clearing() {
        let mut arena = Arena::default();
        for round in 0..50_u32 {
            for slot in 0..100 {
                arena.set(slot, &vec![round; (slot + round) as usize % 7]);
            }
        }
        for slot in 0..100 {
            assert_eq!(arena.get(slot), vec![49; (slot + 49) as usize % 7]);
        }
        assert!(arena.items.len() < 3000, "{}", arena.items.len());
    }
}
