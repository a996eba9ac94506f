//! Who is present in one room. A key holds one meta for each channel that tracks itself under it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

/// The channel that a meta belongs to: a node, and a number on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Origin {
    /// The node.
    pub node: u64,
    /// The channel on it.
    pub member: u64,
}

/// One presence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// What clients group by.
    pub key: String,
    /// Unique; another after each change (`phx_ref`).
    pub reference: String,
    /// Whose it is.
    pub user: Option<Uuid>,
    /// What was tracked, with the true `user_id`.
    pub meta: Map<String, Value>,
}

impl Presence {
    /// How much it takes on its way to other nodes, in bytes.
    pub fn size(&self) -> usize {
        self.key.len() + json!(self.meta).to_string().len()
    }

    fn json(&self, previous: Option<&str>) -> Value {
        let mut meta = self.meta.clone();
        meta.insert("phx_ref".to_owned(), self.reference.clone().into());
        if let Some(previous) = previous {
            meta.insert("phx_ref_prev".to_owned(), previous.into());
        }
        Value::Object(meta)
    }
}

/// All presences of a room.
#[derive(Debug, Default)]
pub struct Presences(BTreeMap<Origin, Presence>);

/// What changed, as `presence_diff` tells it.
#[derive(Debug, Default)]
pub struct Diff {
    joins: BTreeMap<String, Vec<Value>>,
    leaves: BTreeMap<String, Vec<Value>>,
}

impl Diff {
    /// Takes in what changed after this.
    pub fn extend(&mut self, later: Self) {
        for (all, more) in [(&mut self.joins, later.joins), (&mut self.leaves, later.leaves)] {
            for (key, metas) in more {
                all.entry(key).or_default().extend(metas);
            }
        }
    }

    /// Nothing changed.
    pub fn is_empty(&self) -> bool {
        self.joins.is_empty() && self.leaves.is_empty()
    }

    /// The event's payload.
    pub fn payload(&self) -> String {
        json!({ "joins": grouped(&self.joins), "leaves": grouped(&self.leaves) }).to_string()
    }
}

impl Presences {
    /// Whether no one is present.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The presence of one channel.
    pub fn get(&self, origin: Origin) -> Option<&Presence> {
        self.0.get(&origin)
    }

    /// How many of a person's channels are present.
    pub fn of_user(&self, user: Uuid) -> usize {
        self.0.values().filter(|presence| presence.user == Some(user)).count()
    }

    /// All of one node.
    pub fn of_node(&self, node: u64) -> impl Iterator<Item = (u64, &Presence)> {
        let range = Origin { node, member: 0 }..=Origin { node, member: u64::MAX };
        self.0.range(range).map(|(origin, presence)| (origin.member, presence))
    }

    /// Sets or takes away the presence of a channel. The same one again changes nothing.
    pub fn set(&mut self, origin: Origin, presence: Option<Presence>) -> Diff {
        let mut diff = Diff::default();
        let old = self.0.get(&origin);
        if let (Some(old), Some(new)) = (old, &presence)
            && (&old.key, &old.meta) == (&new.key, &new.meta)
        {
            return diff;
        }
        if let Some(old) = old {
            diff.leaves.entry(old.key.clone()).or_default().push(old.json(None));
        }
        match presence {
            Some(new) => {
                let previous = old.filter(|old| old.key == new.key).map(|old| old.reference.as_str());
                diff.joins.entry(new.key.clone()).or_default().push(new.json(previous));
                self.0.insert(origin, new);
            }
            None => {
                self.0.remove(&origin);
            }
        }
        diff
    }

    /// Takes away all presences of a node but these of its channels.
    pub fn retain(&mut self, node: u64, members: &BTreeSet<u64>) -> Diff {
        let gone: Vec<u64> =
            self.of_node(node).map(|(member, _)| member).filter(|member| !members.contains(member)).collect();
        let mut diff = Diff::default();
        for member in gone {
            if let Some(old) = self.0.remove(&Origin { node, member }) {
                diff.leaves.entry(old.key.clone()).or_default().push(old.json(None));
            }
        }
        diff
    }

    /// Everyone, as `presence_state` tells it.
    pub fn state(&self) -> String {
        let mut keys: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for presence in self.0.values() {
            keys.entry(presence.key.clone()).or_default().push(presence.json(None));
        }
        grouped(&keys).to_string()
    }
}

fn grouped(keys: &BTreeMap<String, Vec<Value>>) -> Value {
    keys.iter().map(|(key, metas)| (key.clone(), json!({ "metas": metas }))).collect::<Map<_, _>>().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presence(key: &str, reference: &str, status: &str) -> Option<Presence> {
        let meta = Map::from_iter([("status".to_owned(), status.into())]);
        Some(Presence { key: key.to_owned(), reference: reference.to_owned(), user: None, meta })
    }

    fn said(diff: &Diff) -> Value {
        serde_json::from_str(&diff.payload()).unwrap()
    }

    const HERE: Origin = Origin { node: 1, member: 1 };
    const THERE: Origin = Origin { node: 2, member: 1 };

    #[test]
    fn an_update_leaves_and_joins_in_one_diff() {
        let mut all = Presences::default();
        assert_eq!(
            said(&all.set(HERE, presence("k", "F1", "here"))),
            json!({"joins": {"k": {"metas": [{"phx_ref": "F1", "status": "here"}]}}, "leaves": {}})
        );
        assert!(all.set(HERE, presence("k", "F2", "here")).is_empty(), "the same again");
        assert_eq!(
            said(&all.set(HERE, presence("k", "F3", "away"))),
            json!({
                "joins": {"k": {"metas": [{"phx_ref": "F3", "phx_ref_prev": "F1", "status": "away"}]}},
                "leaves": {"k": {"metas": [{"phx_ref": "F1", "status": "here"}]}},
            })
        );
        assert!(all.set(THERE, None).is_empty());
    }

    #[test]
    fn one_key_has_a_meta_for_each_channel_and_a_node_leaves_as_one() {
        let mut all = Presences::default();
        all.set(HERE, presence("k", "F1", "tab"));
        all.set(THERE, presence("k", "F2", "tab"));
        all.set(Origin { node: 2, member: 2 }, presence("l", "F3", "tab"));
        let state: Value = serde_json::from_str(&all.state()).unwrap();
        assert_eq!(state["k"]["metas"].as_array().map(Vec::len), Some(2));
        let diff = all.retain(2, &BTreeSet::from([2]));
        assert_eq!(said(&diff)["leaves"], json!({"k": {"metas": [{"phx_ref": "F2", "status": "tab"}]}}));
        assert_eq!(said(&all.retain(2, &BTreeSet::new()))["leaves"]["l"]["metas"][0]["phx_ref"], "F3");
        assert_eq!(all.len(), 1);
    }
}
