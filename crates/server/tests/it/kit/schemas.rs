//! What read functions answer, and what rows hold, is held to the schema files beside them, whichever test reads it.

use devproof_db::answer_schemas::{AnswerSchemas, json_files};
use jsonschema::Validator;
use serde_json::{Map, Value, json};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    path::Path,
    sync::LazyLock,
};

/// By the path below `/rest/v1`.
static SCHEMAS: LazyLock<HashMap<String, Validator>> = LazyLock::new(read);

/// Fails the test when what has a schema answered something else. `part` says that the request chose columns or rows.
#[track_caller]
pub(super) fn check(path: &str, part: bool, body: &Value) {
    let Some(name) = path.strip_prefix("/rest/v1/") else { return };
    // A part of a function's answer isn't what its schema describes. A row's columns are, each by itself.
    if part && name.starts_with(FUNCTIONS) {
        return;
    }
    let Some(schema) = SCHEMAS.get(name) else { return };
    let problems: Vec<String> =
        schema.iter_errors(body).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(problems.is_empty(), "{name} answered other than its schema says:\n{}", problems.join("\n"));
}

/// Where functions are called, below `/rest/v1`.
const FUNCTIONS: &str = "rpc/";

fn read() -> HashMap<String, Validator> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut types = lists(&root);
    let AnswerSchemas { answers: functions, rows: tables, types: own } =
        AnswerSchemas::read(&root).expect("the schema files");
    types.extend(own);
    let functions = functions.into_iter().map(|(name, schema)| (format!("{FUNCTIONS}{name}"), schema));
    // A read of a table answers rows in which each selected column is as the schema says.
    let tables = tables.into_iter().map(|(name, row)| (name, json!({ "type": "array", "items": row })));
    let answers: BTreeMap<String, Value> = functions.chain(tables).collect();
    // Some types are those of commands; the Rust compiler holds those.
    let mut named = BTreeSet::new();
    for schema in types.values().chain(answers.values()) {
        references(schema, &mut named);
    }
    for name in named {
        types.entry(name).or_insert(Value::Bool(true));
    }
    answers
        .into_iter()
        .map(|(name, mut schema)| {
            schema["$defs"] = Value::Object(types.clone());
            let validator = jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{name}: {error}"));
            (name, validator)
        })
        .collect()
}

/// The closed lists as types.
fn lists(root: &Path) -> Map<String, Value> {
    let mut types = Map::new();
    for (_, file) in json_files(&root.join("content/vocabulary"), ".json").expect("the closed lists") {
        for (name, list) in file {
            let values: Vec<&str> = match &list["values"] {
                Value::Object(labelled) => labelled.keys().map(String::as_str).collect(),
                plain => plain.as_array().into_iter().flatten().filter_map(Value::as_str).collect(),
            };
            types.insert(name, json!({ "enum": values }));
        }
    }
    types
}

fn references(schema: &Value, named: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            let name = members.get("$ref").and_then(Value::as_str).and_then(|name| name.strip_prefix("#/$defs/"));
            named.extend(name.map(str::to_owned));
            members.values().for_each(|member| references(member, named));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, named)),
        _ => {}
    }
}
