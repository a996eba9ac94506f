//! What the log told of and the index has not read yet. Its size is bounded by the number of documents.

use crate::document::{KINDS, Kind};
use std::collections::BTreeSet;
use uuid::Uuid;

/// Changes that wait.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// The index has to be built anew.
    pub(crate) rebuild: bool,
    /// All documents have to be compared: changes may have been missed, or skills changed.
    pub(crate) everything: bool,
    pub(crate) ids: [BTreeSet<Uuid>; KINDS],
}

impl Pending {
    /// Adds what a message of the log says: a kind, then ids. What is not understood means that everything may have changed.
    pub(crate) fn add(&mut self, message: &str) {
        let mut words = message.split(' ');
        let kind = words.next().unwrap_or_default();
        if kind == "rebuild" {
            self.rebuild = true;
            return;
        }
        let kind = Kind::ALL.iter().copied().find(|known| known.as_str() == kind);
        let ids: Result<Vec<Uuid>, _> = words.map(Uuid::try_parse).collect();
        match (kind, ids) {
            (Some(kind), Ok(ids)) => self.ids[kind as usize].extend(ids),
            _ => self.everything = true,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        !self.rebuild && !self.everything && self.ids.iter().all(BTreeSet::is_empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_what_to_read() {
        let (a, b) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let mut pending = Pending::default();
        assert!(pending.is_empty());
        pending.add(&format!("jobs {a} {b}"));
        pending.add(&format!("jobs {b}"));
        pending.add(&format!("challenges {a}"));
        assert_eq!(pending.ids.each_ref().map(BTreeSet::len), [0, 2, 0, 1]);
        assert!(!pending.everything && !pending.rebuild && !pending.is_empty());
        pending.add("rebuild");
        assert!(pending.rebuild && !pending.everything);
    }

    #[test]
    fn what_is_not_understood_reads_everything() {
        for message in ["catalog", "jobs x", "ships 1", ""] {
            let mut pending = Pending::default();
            pending.add(message);
            assert!(pending.everything, "{message:?}");
        }
    }
}
