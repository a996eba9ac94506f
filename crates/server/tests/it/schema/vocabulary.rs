//! The closed lists of `content/vocabulary` and the CHECK constraints say the same.

use crate::kit::TestDatabase;
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// Columns with the values that they accept.
type Lists = BTreeMap<String, BTreeSet<String>>;

fn content() -> Lists {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/vocabulary");
    let mut lists = Lists::new();
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let file: Value = serde_json::from_slice(&fs::read(&path).expect("a file")).expect("JSON");
        for list in file.as_object().expect("an object").values() {
            let values: BTreeSet<String> = match &list["values"] {
                Value::Object(labelled) => labelled.keys().cloned().collect(),
                Value::Array(plain) => plain.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
                _ => continue,
            };
            for column in list["columns"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                lists.insert(column.to_owned(), values.clone());
            }
        }
    }
    lists
}

#[tokio::test]
async fn every_check_of_a_closed_list_is_its_list() {
    let database = TestDatabase::create().await;
    let rows = database
        .admin()
        .await
        .query(
            "select n.nspname || '.' || c.relname || '.' || a.attname,
                 array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m)
             from pg_constraint k
             join pg_class c on c.oid = k.conrelid
             join pg_namespace n on n.oid = c.relnamespace
             join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
             where k.contype = 'c' and cardinality(k.conkey) = 1
               and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\S+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$'",
            &[],
        )
        .await
        .expect("the catalog answers");
    let checks: Lists =
        rows.iter().map(|row| (row.get(0), row.get::<_, Vec<String>>(1).into_iter().collect())).collect();
    assert!(checks.len() > 50, "{}", checks.len());
    assert_eq!(checks, content(), "left are the CHECKs, right is content/vocabulary");
}
