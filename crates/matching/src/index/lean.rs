//! Vectors that hold little more than what is in them: doubling would leave up to half of an index empty.

/// Makes room for so many more. A full vector grows by an eighth.
pub fn reserve<T>(items: &mut Vec<T>, more: usize) {
    if items.capacity() - items.len() < more {
        items.reserve_exact(more.max(items.len() / 8).max(4));
    }
}

pub fn push<T>(items: &mut Vec<T>, item: T) {
    reserve(items, 1);
    items.push(item);
}

pub fn insert<T>(items: &mut Vec<T>, place: usize, item: T) {
    reserve(items, 1);
    items.insert(place, item);
}

/// Puts an item at the place of a slot, which is at most the first after the end.
pub fn set<T>(items: &mut Vec<T>, slot: u32, item: T) {
    match items.get_mut(slot as usize) {
        Some(old) => *old = item,
        None => push(items, item),
    }
}
