//! Where each id stands.

use super::{bitmap::Bitmap, lean};
use foldhash::fast::RandomState;
use hashbrown::HashTable;
use std::hash::BuildHasher;
use uuid::Uuid;

/// Slots by id. A slot is used again after its id is removed.
#[derive(Debug, Clone, Default)]
pub struct Slots {
    ids: Vec<Uuid>,
    /// Slots by the hash of their id: the ids themselves are in `ids` alone.
    places: HashTable<u32>,
    hasher: RandomState,
    free: Vec<u32>,
    live: Bitmap,
}

impl Slots {
    /// A slot for an id that has none.
    pub fn insert(&mut self, id: Uuid) -> u32 {
        let next = u32::try_from(self.ids.len()).unwrap_or(u32::MAX);
        let slot = self.free.pop().unwrap_or(next);
        lean::set(&mut self.ids, slot, id);
        let Self { ids, hasher, .. } = self;
        self.places.insert_unique(hasher.hash_one(id), slot, |slot| hasher.hash_one(ids[*slot as usize]));
        self.live.insert(slot);
        slot
    }

    /// The slot that the id had.
    pub fn remove(&mut self, id: Uuid) -> Option<u32> {
        let hash = self.hasher.hash_one(id);
        let entry = self.places.find_entry(hash, |slot| self.ids[*slot as usize] == id).ok()?;
        let (slot, _) = entry.remove();
        self.live.remove(slot);
        self.free.push(slot);
        Some(slot)
    }

    /// The slot of an id.
    pub fn find(&self, id: Uuid) -> Option<u32> {
        self.places.find(self.hasher.hash_one(id), |slot| self.ids[*slot as usize] == id).copied()
    }

    /// The id at a slot; of a slot that is free, the id that it had.
    #[inline]
    pub fn id(&self, slot: u32) -> Uuid {
        self.ids[slot as usize]
    }

    /// Slots that have an id.
    pub const fn live(&self) -> &Bitmap {
        &self.live
    }

    /// Slots of those ids that have one.
    pub fn find_all(&self, ids: &[Uuid]) -> Bitmap {
        let mut slots = Bitmap::empty_like(&self.live);
        ids.iter().filter_map(|id| self.find(*id)).for_each(|slot| slots.insert(slot));
        slots
    }

    /// How many have an id.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.ids.capacity() * size_of::<Uuid>()
            + self.places.allocation_size()
            + self.free.capacity() * size_of::<u32>()
            + self.live.bytes()
    }
}
