//! From the catalog's rows to the cache.

use super::load::{Raw, RawColumn, RawConstraint, RawFunction, RawRelation};
use super::relationship::{ForeignKey, relationships};
use super::view_keys::origins;
use super::{Column, Function, Holds, Parameter, Returns, Roles, SchemaCache, Sizes, Table};
use std::collections::HashMap;

/// A column of some relation by the oid and number that the catalog knows it by.
type Place = (u32, i16);

pub(super) fn assemble(raw: Raw) -> SchemaCache {
    let shown = shown_columns(&raw);
    let keys = foreign_keys(&raw, &shown);
    let mut related = relationships(&keys);
    let primary: HashMap<u32, &RawConstraint> =
        raw.constraints.iter().filter(|key| key.kind == "p").map(|key| (key.relation, key)).collect();
    let mut by_relation: HashMap<u32, Vec<&RawColumn>> = HashMap::new();
    for column in &raw.columns {
        by_relation.entry(column.relation).or_default().push(column);
    }
    let tables = raw.relations.iter().filter(|relation| relation.exposed).map(|relation| {
        let columns = by_relation.get(&relation.oid).map(Vec::as_slice).unwrap_or_default();
        let mut table = table(relation, columns);
        table.primary_key = primary_key(relation.oid, &primary, &shown);
        table.relationships = related.remove(&table.name).unwrap_or_default();
        (table.name.clone(), table)
    });
    let tables = tables.collect();
    let mut functions: std::collections::BTreeMap<String, Vec<Function>> = std::collections::BTreeMap::new();
    for function in raw.functions.iter().filter_map(function) {
        functions.entry(function.name.clone()).or_default().push(function);
    }
    SchemaCache {
        tables,
        functions,
        types: raw.types.into_iter().collect(),
        sizes: Sizes::default(),
        version: 0,
        rules_read_request: raw.rules_read_request,
    }
}

fn roles(grants: &[i32], bit: i32) -> Roles {
    let granted = Roles::ORDER.into_iter().zip(grants).filter(|(_, bits)| *bits & bit != 0);
    granted.fold(Roles::default(), |roles, (role, _)| roles.with(role))
}

fn holds(base_type: &str) -> Holds {
    match base_type {
        "json" | "jsonb" => Holds::Json,
        "tsvector" => Holds::TsVector,
        "text" | "varchar" | "bpchar" | "citext" => Holds::Text,
        _ => Holds::Plain,
    }
}

fn table(relation: &RawRelation, columns: &[&RawColumn]) -> Table {
    const INSERT: i32 = 1 << 3;
    const UPDATE: i32 = 1 << 2;
    const DELETE: i32 = 1 << 4;
    Table {
        name: relation.name.clone(),
        comment: relation.comment.clone(),
        view: matches!(relation.kind.as_str(), "v" | "m"),
        columns: columns.iter().map(|column| self::column(column)).collect(),
        primary_key: Vec::new(),
        select: roles(&relation.grants, 1),
        insert: roles(&relation.grants, 2),
        update: roles(&relation.grants, 4),
        delete: roles(&relation.grants, 8),
        insertable: relation.updatable & INSERT != 0,
        updatable: relation.updatable & UPDATE != 0,
        deletable: relation.updatable & DELETE != 0,
        relationships: Vec::new(),
    }
}

fn column(raw: &RawColumn) -> Column {
    Column {
        name: raw.name.clone(),
        type_name: raw.type_name.clone(),
        sql_type: raw.sql_type.clone(),
        holds: holds(&raw.base_type),
        required: raw.required,
        default: raw.default.clone().filter(|_| !raw.generated),
        generated: raw.generated,
        max_length: raw.max_length,
        labels: raw.labels.clone(),
        comment: raw.comment.clone(),
        select: roles(&raw.grants, 1),
        insert: roles(&raw.grants, 2),
        update: roles(&raw.grants, 4),
    }
}

/// For each exposed relation: which of its columns show which column of a base table. A table shows its own.
struct Shown {
    /// Relation's name, whether it is a table, and base column to own column.
    relations: HashMap<u32, (String, bool, HashMap<Place, String>)>,
}

fn shown_columns(raw: &Raw) -> Shown {
    let names: HashMap<Place, &str> =
        raw.columns.iter().map(|column| ((column.relation, column.number), column.name.as_str())).collect();
    let mut sources: HashMap<Place, Place> = HashMap::new();
    for relation in &raw.relations {
        for origin in relation.rule.as_deref().map(origins).unwrap_or_default() {
            sources.insert((relation.oid, origin.column), (origin.table, origin.table_column));
        }
    }
    // A view may be on views; the bound only guards against a catalog that names itself.
    let base = |place: Place| {
        let mut at = place;
        for _ in 0..32 {
            match sources.get(&at) {
                Some(next) => at = *next,
                None => break,
            }
        }
        at
    };
    let relations = raw.relations.iter().filter(|relation| relation.exposed).map(|relation| {
        let mut columns: HashMap<Place, String> = HashMap::new();
        let mut own: Vec<(&Place, &&str)> = names.iter().filter(|(place, _)| place.0 == relation.oid).collect();
        own.sort();
        for (place, name) in own {
            columns.entry(base(*place)).or_insert_with(|| (*name).to_owned());
        }
        (relation.oid, (relation.name.clone(), relation.rule.is_none(), columns))
    });
    Shown { relations: relations.collect() }
}

/// The key of the one base table whose primary key the relation shows whole; its own for a table.
fn primary_key(oid: u32, primary: &HashMap<u32, &RawConstraint>, shown: &Shown) -> Vec<String> {
    let Some((_, is_table, columns)) = shown.relations.get(&oid) else { return Vec::new() };
    let names = |key: &RawConstraint| -> Option<Vec<String>> {
        key.columns.iter().map(|number| columns.get(&(key.relation, *number)).cloned()).collect()
    };
    if *is_table {
        return primary.get(&oid).and_then(|key| names(key)).unwrap_or_default();
    }
    let mut whole: Vec<Vec<String>> = primary.values().filter_map(|key| names(key)).collect();
    // A join of two tables that shows both keys has no key of its own that we could be sure of.
    if whole.len() == 1 { whole.remove(0) } else { Vec::new() }
}

/// Each foreign key between every pair of exposed relations that show its columns.
fn foreign_keys(raw: &Raw, shown: &Shown) -> Vec<ForeignKey> {
    let mut keys = Vec::new();
    for constraint in raw.constraints.iter().filter(|constraint| constraint.kind == "f") {
        let from: Vec<Place> = constraint.columns.iter().map(|number| (constraint.relation, *number)).collect();
        let to: Vec<Place> = constraint.target_columns.iter().map(|number| (constraint.target, *number)).collect();
        let same_relation = |kind: &'static str| {
            raw.constraints.iter().filter(move |key| key.relation == constraint.relation && key.kind == kind)
        };
        let within = |key: &RawConstraint| key.columns.iter().all(|number| constraint.columns.contains(number));
        let unique = same_relation("p").chain(same_relation("u")).any(within);
        let in_primary_key =
            same_relation("p").any(|key| constraint.columns.iter().all(|number| key.columns.contains(number)));
        for (table, is_table, table_columns) in shown.relations.values() {
            let Some(mine) = names(&from, table_columns) else { continue };
            for (target, _, target_columns) in shown.relations.values() {
                let Some(theirs) = names(&to, target_columns) else { continue };
                keys.push(ForeignKey {
                    constraint: constraint.name.clone(),
                    table: table.clone(),
                    target: target.clone(),
                    columns: mine.iter().cloned().zip(theirs).collect(),
                    unique,
                    in_primary_key: in_primary_key && *is_table,
                });
            }
        }
    }
    keys
}

fn names(places: &[Place], columns: &HashMap<Place, String>) -> Option<Vec<String>> {
    places.iter().map(|place| columns.get(place).cloned()).collect()
}

/// `None` for a function that cannot be called by names.
fn function(raw: &RawFunction) -> Option<Function> {
    let mode = |index: usize| raw.arg_modes.get(index).map_or("i", String::as_str);
    let name = |index: usize| raw.arg_names.get(index).cloned().unwrap_or_default();
    let inputs: Vec<usize> =
        (0..raw.arg_types.len()).filter(|index| matches!(mode(*index), "i" | "b" | "v")).collect();
    let required = inputs.len().saturating_sub(usize::try_from(raw.defaults).unwrap_or(0));
    let parameters: Vec<Parameter> = inputs
        .iter()
        .enumerate()
        .map(|(position, index)| Parameter {
            name: name(*index),
            type_name: raw.arg_types[*index].clone(),
            sql_type: raw.arg_sql_types[*index].clone(),
            required: position < required && mode(*index) != "v",
            variadic: mode(*index) == "v",
        })
        .collect();
    let unnamed = parameters.iter().any(|parameter| parameter.name.is_empty());
    let whole_body =
        unnamed && matches!(inputs.as_slice(), [only] if holds(&raw.arg_base_types[*only]) == Holds::Json);
    if unnamed && !whole_body {
        return None;
    }
    let outputs: Vec<(String, Holds)> = (0..raw.arg_types.len())
        .filter(|index| matches!(mode(*index), "o" | "b" | "t"))
        .map(|index| (name(index), holds(&raw.arg_base_types[index])))
        .collect();
    let returns = if raw.return_type == "void" {
        Returns::Void
    } else if let Some(table) = &raw.return_table {
        Returns::Table(table.clone())
    } else if !outputs.is_empty() || raw.return_kind == "c" {
        // A composite type of another schema has columns that we do not look into: only `*` selects them.
        Returns::Record(outputs)
    } else if raw.return_type == "record" {
        // Its columns would have to be named by the caller.
        return None;
    } else {
        Returns::Scalar
    };
    Some(Function {
        name: raw.name.clone(),
        comment: raw.comment.clone(),
        parameters,
        returns,
        set: raw.set,
        volatile: raw.volatile,
        whole_body,
        execute: roles(&raw.grants, 1),
        reads_request: raw.reads_request,
    })
}
