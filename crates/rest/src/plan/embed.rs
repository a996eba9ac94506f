//! Which relationship an embed means.

use super::Scope;
use crate::error::RestError;
use crate::request::select::Embed;
use crate::schema_cache::{Cardinality, Relationship, Table, near};
use serde_json::json;

/// Finds the one relationship of `origin` that `embed` names.
///
/// What the role cannot see is left out of the search, so that neither an ambiguity nor a hint tells of it; only
/// when nothing else fits is it found, and PostgreSQL refuses it.
pub(super) fn resolve<'a>(scope: Scope<'a>, origin: &'a Table, embed: &Embed) -> Result<&'a Relationship, RestError> {
    let fitting: Vec<&Relationship> =
        origin.relationships.iter().filter(|relationship| fits(relationship, embed)).collect();
    let visible: Vec<&Relationship> =
        fitting.iter().copied().filter(|relationship| visible(scope, relationship)).collect();
    let hidden = visible.is_empty();
    let candidates = prefer_tables(scope, embed, if hidden { fitting } else { visible });
    match candidates.as_slice() {
        [one] => Ok(one),
        [] => Err(missing(scope, origin, embed)),
        many => match one_to_many_of_itself(origin, many) {
            Some(one) => Ok(one),
            None if hidden => Err(missing(scope, origin, embed)),
            None => Err(ambiguous(origin, embed, many)),
        },
    }
}

fn fits(relationship: &Relationship, embed: &Embed) -> bool {
    let by_constraint = |name: &str| relationship.junction.is_none() && relationship.constraint == name;
    // The column of the foreign key, wherever it stands; only keys of one column go by its name.
    let own_column = |name: &str| match (relationship.cardinality, relationship.columns.as_slice()) {
        (Cardinality::ManyToOne | Cardinality::OneToOne { owner: true }, [(own, _)]) => own == name,
        _ => false,
    };
    let their_column = |name: &str| match (relationship.cardinality, relationship.columns.as_slice()) {
        (Cardinality::OneToMany | Cardinality::OneToOne { owner: false }, [(_, theirs)]) => theirs == name,
        _ => false,
    };
    let by_junction = |name: &str| {
        relationship.junction.as_ref().is_some_and(|junction| {
            [&junction.table, &junction.origin_constraint, &junction.target_constraint].into_iter().any(|n| n == name)
        })
    };
    let target = embed.relation.as_str();
    match embed.hint.as_deref() {
        None => relationship.target == target || by_constraint(target) || own_column(target),
        Some(hint) => {
            relationship.target == target
                && (by_constraint(hint) || own_column(hint) || their_column(hint) || by_junction(hint))
        }
    }
}

/// A constraint or column as the relation's name means the table; views on it fit as well, but are named as such.
fn prefer_tables<'a>(scope: Scope<'a>, embed: &Embed, candidates: Vec<&'a Relationship>) -> Vec<&'a Relationship> {
    if candidates.len() < 2 || candidates.iter().any(|relationship| relationship.target == embed.relation) {
        return candidates;
    }
    let view =
        |relationship: &&Relationship| scope.cache.tables.get(&relationship.target).is_some_and(|table| table.view);
    let tables: Vec<_> = candidates.iter().copied().filter(|relationship| !view(relationship)).collect();
    if tables.is_empty() { candidates } else { tables }
}

/// A key from a table to itself gives two ways; the column's name means the one up, the table's the one down.
fn one_to_many_of_itself<'a>(origin: &Table, candidates: &[&'a Relationship]) -> Option<&'a Relationship> {
    let first = candidates.first()?;
    let same = candidates.iter().all(|relationship| {
        relationship.target == origin.name
            && relationship.constraint == first.constraint
            && relationship.junction.is_none()
    });
    let down = |relationship: &&&Relationship| {
        matches!(relationship.cardinality, Cardinality::OneToMany | Cardinality::OneToOne { owner: false })
    };
    if same { candidates.iter().find(down).copied() } else { None }
}

fn visible(scope: Scope<'_>, relationship: &Relationship) -> bool {
    let seen = |name: &str| scope.cache.tables.get(name).is_some_and(|table| table.visible(scope.role));
    seen(&relationship.target) && relationship.junction.as_ref().is_none_or(|junction| seen(&junction.table))
}

fn missing(scope: Scope<'_>, origin: &Table, embed: &Embed) -> RestError {
    let targets = origin.relationships.iter().filter(|relationship| visible(scope, relationship));
    let near = near(&embed.relation, targets.map(|relationship| relationship.target.as_str()));
    RestError::NoRelationship {
        origin: origin.name.clone(),
        target: embed.relation.clone(),
        hint: embed.hint.clone(),
        near: near.filter(|name| *name != embed.relation).map(str::to_owned),
    }
}

fn ambiguous(origin: &Table, embed: &Embed, candidates: &[&Relationship]) -> RestError {
    let list = |pairs: &[(String, String)], right: bool| {
        let names: Vec<&str> =
            pairs.iter().map(|pair| if right { pair.1.as_str() } else { pair.0.as_str() }).collect();
        names.join(", ")
    };
    let details = candidates.iter().map(|relationship| {
        let text = match &relationship.junction {
            None => format!(
                "{} using {}({}) and {}({})",
                relationship.constraint,
                origin.name,
                list(&relationship.columns, false),
                relationship.target,
                list(&relationship.columns, true)
            ),
            Some(junction) => format!(
                "{} using {}({}) and {}({})",
                junction.table,
                junction.origin_constraint,
                list(&relationship.columns, true),
                junction.target_constraint,
                list(&junction.target_columns, false)
            ),
        };
        json!({
            "cardinality": relationship.cardinality.name(),
            "embedding": format!("{} with {}", origin.name, relationship.target),
            "relationship": text,
        })
    });
    let hint = |relationship: &&Relationship| {
        let name = relationship.junction.as_ref().map_or(&relationship.constraint, |junction| &junction.table);
        format!("{}!{name}", relationship.target)
    };
    RestError::AmbiguousRelationship {
        origin: origin.name.clone(),
        target: embed.relation.clone(),
        candidates: details.collect(),
        hints: candidates.iter().map(hint).collect(),
    }
}
