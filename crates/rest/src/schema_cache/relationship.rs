//! How tables relate: foreign keys seen from both ends, through junctions, and through views.

use std::collections::{BTreeMap, BTreeSet};

/// How many rows stand at the other end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cardinality {
    /// The foreign key is ours: one row at most.
    ManyToOne,
    /// The foreign key is unique: one row at most. `owner` tells whether the key is ours.
    OneToOne {
        /// The foreign key is on the origin.
        owner: bool,
    },
    /// The foreign key is theirs: any number of rows.
    OneToMany,
    /// Through a junction: any number of rows.
    ManyToMany,
}

impl Cardinality {
    /// One row at most.
    pub fn to_one(self) -> bool {
        matches!(self, Self::ManyToOne | Self::OneToOne { .. })
    }

    /// The protocol's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::ManyToOne => "many-to-one",
            Self::OneToOne { .. } => "one-to-one",
            Self::OneToMany => "one-to-many",
            Self::ManyToMany => "many-to-many",
        }
    }
}

/// The table between two others.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Junction {
    /// Its name.
    pub table: String,
    /// Its foreign key to the origin.
    pub origin_constraint: String,
    /// Its foreign key to the target.
    pub target_constraint: String,
    /// Pairs of its column and the target's.
    pub target_columns: Vec<(String, String)>,
}

/// A way from one table (the one that holds this value) to another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Relationship {
    /// The table at the other end.
    pub target: String,
    /// How many rows are there.
    pub cardinality: Cardinality,
    /// The foreign key's name; that of the origin's side for a junction.
    pub constraint: String,
    /// Pairs of the origin's column and the target's, or the junction's.
    pub columns: Vec<(String, String)>,
    /// The table between, if any.
    pub junction: Option<Junction>,
}

impl Relationship {
    /// Whether the origin holds the foreign key.
    pub fn owned(&self) -> bool {
        matches!(self.cardinality, Cardinality::ManyToOne | Cardinality::OneToOne { owner: true })
    }
}

/// A foreign key between two exposed tables or views, with the names they show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ForeignKey {
    pub(super) constraint: String,
    pub(super) table: String,
    pub(super) target: String,
    /// Pairs of the table's column and the target's.
    pub(super) columns: Vec<(String, String)>,
    /// The table's columns are unique.
    pub(super) unique: bool,
    /// The table's columns are all in its primary key, and it is a table, so it can be a junction.
    pub(super) in_primary_key: bool,
}

/// All ways from each table, made from foreign keys.
pub(super) fn relationships(keys: &[ForeignKey]) -> BTreeMap<String, Vec<Relationship>> {
    let mut all: BTreeMap<String, BTreeSet<Relationship>> = BTreeMap::new();
    let mut add = |origin: &str, relationship: Relationship| {
        all.entry(origin.to_owned()).or_default().insert(relationship);
    };
    for key in keys {
        let cardinality = |owner| match (key.unique, owner) {
            (true, owner) => Cardinality::OneToOne { owner },
            (false, true) => Cardinality::ManyToOne,
            (false, false) => Cardinality::OneToMany,
        };
        let plain = |target: &str, owner, columns| Relationship {
            target: target.to_owned(),
            cardinality: cardinality(owner),
            constraint: key.constraint.clone(),
            columns,
            junction: None,
        };
        add(&key.table, plain(&key.target, true, key.columns.clone()));
        add(&key.target, plain(&key.table, false, turned(&key.columns)));
    }
    let junctions: Vec<&ForeignKey> = keys.iter().filter(|key| key.in_primary_key).collect();
    for left in &junctions {
        for right in &junctions {
            if left.table != right.table || left.constraint == right.constraint {
                continue;
            }
            add(
                &left.target,
                Relationship {
                    target: right.target.clone(),
                    cardinality: Cardinality::ManyToMany,
                    constraint: left.constraint.clone(),
                    columns: turned(&left.columns),
                    junction: Some(Junction {
                        table: left.table.clone(),
                        origin_constraint: left.constraint.clone(),
                        target_constraint: right.constraint.clone(),
                        target_columns: right.columns.clone(),
                    }),
                },
            );
        }
    }
    all.into_iter().map(|(origin, set)| (origin, set.into_iter().collect())).collect()
}

fn turned(pairs: &[(String, String)]) -> Vec<(String, String)> {
    pairs.iter().map(|(left, right)| (right.clone(), left.clone())).collect()
}
