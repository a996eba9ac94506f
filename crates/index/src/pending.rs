//! What the log told of and the index has not read yet. Its size is bounded by the number of jobs and people.

use std::collections::BTreeSet;
use uuid::Uuid;

/// Changes that wait.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// Everything has to be read again: changes may have been missed, or names changed.
    pub(crate) everything: bool,
    pub(crate) jobs: BTreeSet<Uuid>,
    pub(crate) companies: BTreeSet<Uuid>,
    pub(crate) people: BTreeSet<Uuid>,
}

impl Pending {
    /// Adds what a message of `private.tell_match_index` says: a kind, then ids. Any other means that everything has to be read again.
    pub(crate) fn add(&mut self, message: &str) {
        let mut words = message.split(' ');
        let kind = words.next().unwrap_or_default();
        let ids: Result<Vec<Uuid>, _> = words.map(Uuid::try_parse).collect();
        match (kind, ids) {
            ("jobs", Ok(ids)) => self.jobs.extend(ids),
            ("companies", Ok(ids)) => self.companies.extend(ids),
            ("people", Ok(ids)) => self.people.extend(ids),
            _ => self.everything = true,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        !self.everything && self.jobs.is_empty() && self.companies.is_empty() && self.people.is_empty()
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
        pending.add(&format!("companies {a}"));
        pending.add(&format!("people {b}"));
        assert_eq!((pending.jobs.len(), pending.companies.len(), pending.people.len()), (2, 1, 1));
        assert!(!pending.everything && !pending.is_empty());
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
