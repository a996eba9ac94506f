//! Where each id stands.

use super::bitmap::Bitmap;
use std::collections::HashMap;
use uuid::Uuid;

/// Slots by id. A slot is used again after its id is removed.
#[derive(Debug, Clone, Default)]
pub struct Slots {
    ids: Vec<Uuid>,
    places: HashMap<Uuid, u32>,
    free: Vec<u32>,
    live: Bitmap,
}

impl Slots {
    /// A slot for an id that has none.
    pub fn insert(&mut self, id: Uuid) -> u32 {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.ids.push(id);
            u32::try_from(self.ids.len() - 1).unwrap_or(u32::MAX)
        });
        self.ids[slot as usize] = id;
        self.places.insert(id, slot);
        self.live.insert(slot);
        slot
    }

    /// The slot that the id had.
    pub fn remove(&mut self, id: Uuid) -> Option<u32> {
        let slot = self.places.remove(&id)?;
        self.live.remove(slot);
        self.free.push(slot);
        Some(slot)
    }

    /// The slot of an id.
    pub fn find(&self, id: Uuid) -> Option<u32> {
        self.places.get(&id).copied()
    }

    /// The id at a slot.
    #[inline]
    pub fn id(&self, slot: u32) -> Uuid {
        self.ids[slot as usize]
    }

    /// Slots that have an id.
    pub const fn live(&self) -> &Bitmap {
        &self.live
    }

    /// How many have an id.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Bytes that it takes.
    pub fn bytes(&self) -> usize {
        // A map keeps one byte beside each key and value.
        self.ids.capacity() * 16 + self.places.capacity() * 25 + self.free.capacity() * 4 + self.live.bytes()
    }
}
