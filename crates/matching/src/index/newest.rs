//! The order of jobs by freshness, kept while jobs come and go.

/// A chunk is cut in two when it is this long: a change moves no more than that.
const LONG: usize = 512;

/// Slots in an order that the caller knows.
#[derive(Debug, Clone, Default)]
pub struct Newest {
    chunks: Vec<Vec<u32>>,
}

impl Newest {
    /// Puts a slot in its place. `is_before` says whether another one stands before it.
    pub fn insert(&mut self, slot: u32, is_before: impl Fn(u32) -> bool) {
        if self.chunks.is_empty() {
            self.chunks.push(Vec::new());
        }
        let chunk = self.chunk(&is_before).min(self.chunks.len() - 1);
        let slots = &mut self.chunks[chunk];
        slots.insert(slots.partition_point(|other| is_before(*other)), slot);
        if slots.len() == LONG {
            let rest = slots.split_off(LONG / 2);
            slots.shrink_to_fit();
            self.chunks.insert(chunk + 1, rest);
        }
    }

    /// Takes a slot out of the place that it was put in.
    pub fn remove(&mut self, slot: u32, is_before: impl Fn(u32) -> bool) {
        let chunk = self.chunk(&is_before);
        let Some(slots) = self.chunks.get_mut(chunk) else { return };
        let place = slots.partition_point(|other| is_before(*other));
        if slots.get(place) == Some(&slot) {
            slots.remove(place);
        }
        if slots.is_empty() {
            self.chunks.remove(chunk);
        }
    }

    /// The first chunk that does not stand before as a whole.
    fn chunk(&self, is_before: impl Fn(u32) -> bool) -> usize {
        self.chunks.partition_point(|slots| slots.last().is_some_and(|last| is_before(*last)))
    }

    /// All slots in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> {
        self.chunks.iter().flatten().copied()
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        let slots: usize = self.chunks.iter().map(|slots| slots.capacity() * size_of::<u32>()).sum();
        slots + self.chunks.capacity() * size_of::<Vec<u32>>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_stay_in_order() {
        let key = |slot: u32| (slot.wrapping_mul(2_654_435_761) >> 20, slot);
        let mut newest = Newest::default();
        for slot in 0..3000 {
            newest.insert(slot, |other| key(other) < key(slot));
        }
        for slot in (0..3000).step_by(3) {
            newest.remove(slot, |other| key(other) < key(slot));
        }
        let mut expected: Vec<_> = (0..3000).filter(|slot| slot % 3 > 0).collect();
        expected.sort_by_key(|slot| key(*slot));
        assert_eq!(newest.iter().collect::<Vec<_>>(), expected);
        for slot in expected {
            newest.remove(slot, |other| key(other) < key(slot));
        }
        assert_eq!((newest.iter().count(), newest.chunks.len()), (0, 0));
    }
}
