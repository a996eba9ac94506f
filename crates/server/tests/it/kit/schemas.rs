//! What read functions answer, and what rows hold, is held to the schema files beside them, whichever test reads it.

use jsonschema::Validator;
use serde_json::{Map, Value, json};
use std::{
    collections::{BTreeSet, HashMap},
    fs,
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
    let mut answers: HashMap<String, Value> = HashMap::new();
    for (folder, prefix) in [("db/functions/public", FUNCTIONS), ("db/access/public", "")] {
        for (name, mut schema) in files(&root.join(folder), ".schema.json") {
            if let Some(Value::Object(own)) = schema.remove("$defs") {
                types.extend(own);
            }
            let schema = if prefix.is_empty() { rows(schema) } else { Value::Object(schema) };
            answers.insert(format!("{prefix}{name}"), schema);
        }
    }
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

/// What a read of a table answers: rows of which each column, where it was chosen, is as the schema says.
fn rows(row: Map<String, Value>) -> Value {
    json!({ "type": "array", "items": row })
}

/// The closed lists as types.
fn lists(root: &Path) -> Map<String, Value> {
    let mut types = Map::new();
    for (_, file) in files(&root.join("content/vocabulary"), ".json") {
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

/// The files below a folder whose names end so, by what comes before.
fn files(folder: &Path, suffix: &str) -> Vec<(String, Map<String, Value>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path, suffix));
            continue;
        }
        let name = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(suffix));
        if let Some(name) = name {
            let text = fs::read(&path).expect("a file");
            found.push((name.to_owned(), serde_json::from_slice(&text).expect("a JSON object")));
        }
    }
    found
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
