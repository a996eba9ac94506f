//! Things that take long to make, kept by what they are made of until they weigh too much.

use aws_lc_rs::digest::{SHA256, digest};
use lru::LruCache;
use parking_lot::Mutex;

/// What something is made of, as a hash.
pub(crate) type Key = [u8; 32];

/// The key of what is made of these parts, in this order.
pub(crate) fn key<'a>(parts: impl IntoIterator<Item = &'a str>) -> Key {
    let mut text = Vec::new();
    for part in parts {
        text.extend((part.len() as u64).to_le_bytes());
        text.extend(part.as_bytes());
    }
    let mut key = [0; 32];
    key.copy_from_slice(digest(&SHA256, &text).as_ref());
    key
}

/// Keeps things. Those that were not wanted for the longest time go first. Cheap clones are given out.
#[derive(Debug)]
pub(crate) struct BoundedCache<T> {
    most: usize,
    inner: Mutex<Inner<T>>,
}

#[derive(Debug)]
struct Inner<T> {
    things: LruCache<Key, (T, usize)>,
    bytes: usize,
}

impl<T: Clone> BoundedCache<T> {
    /// Keeps up to so many bytes.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, inner: Mutex::new(Inner { things: LruCache::unbounded(), bytes: 0 }) }
    }

    /// What is kept under this key.
    pub(crate) fn get(&self, key: &Key) -> Option<T> {
        self.inner.lock().things.get(key).map(|(thing, _)| thing.clone())
    }

    /// Keeps it, which weighs so many bytes.
    pub(crate) fn put(&self, key: Key, thing: T, bytes: usize) {
        let mut inner = self.inner.lock();
        inner.bytes += bytes;
        if let Some((_, before)) = inner.things.put(key, (thing, bytes)) {
            inner.bytes -= before;
        }
        while inner.bytes > self.most {
            let Some((_, (_, dropped))) = inner.things.pop_lru() else { break };
            inner.bytes -= dropped;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_go_when_all_weigh_too_much() {
        let cache = BoundedCache::new(10);
        for (name, bytes) in [("a", 4), ("b", 4)] {
            cache.put(key([name]), name, bytes);
        }
        assert_eq!(cache.get(&key(["a"])), Some("a"));
        cache.put(key(["c"]), "c", 4);
        assert_eq!(
            [cache.get(&key(["a"])), cache.get(&key(["b"])), cache.get(&key(["c"]))],
            [Some("a"), None, Some("c")]
        );
        cache.put(key(["c"]), "d", 2);
        assert_eq!(cache.inner.lock().bytes, 6);
        cache.put(key(["e"]), "e", 11);
        assert_eq!((cache.get(&key(["e"])), cache.inner.lock().bytes), (None, 0));
    }

    #[test]
    fn parts_are_not_run_together() {
        assert_ne!(key(["ab", "c"]), key(["a", "bc"]));
        assert_ne!(key(["ab"]), key(["ab", ""]));
    }
}
