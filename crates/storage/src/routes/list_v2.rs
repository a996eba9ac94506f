//! `POST /object/list-v2/{bucket}`: the same by a cursor, folders and objects apart.

use super::{
    list::MOST,
    path::{BucketPath, Json},
};
use crate::{
    error::StorageError,
    object::{Bucket, COLUMNS, Object},
    state::StorageState,
    who::Who,
};
use axum::extract::State;
use devproof_db::{Actor, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    prefix: String,
    limit: Option<u32>,
    cursor: Option<String>,
    #[serde(default)]
    with_delimiter: bool,
    #[serde(rename = "sortBy")]
    sort_by: Option<Value>,
}

pub(super) async fn list(
    State(state): State<StorageState>,
    Who(caller): Who,
    BucketPath(bucket): BucketPath,
    Json(asked): Json<Asked>,
) -> Result<axum::Json<Value>, StorageError> {
    let by_name = asked.sort_by.as_ref().is_none_or(|sort| {
        sort["column"].as_str().is_none_or(|column| column == "name")
            && sort["order"].as_str().is_none_or(|order| order == "asc")
    });
    if !by_name {
        return Err(StorageError::NotSupported("Another order than by name"));
    }
    if [&asked.prefix, asked.cursor.as_ref().unwrap_or(&asked.prefix)].iter().any(|text| text.contains('\0')) {
        return Err(StorageError::InvalidParameter("prefix and cursor are plain text".into()));
    }
    let bucket = Bucket::find(&state, &bucket).await?.id;
    let limit = asked.limit.unwrap_or(MOST).clamp(1, MOST);
    // Up to the first slash there are only folders, behind it only files.
    let folders = asked.with_delimiter && !asked.prefix.contains('/');
    let entry = if folders { "o.folder::text || '/'" } else { "o.name" };
    let columns = if folders { "distinct o.folder::text || '/'" } else { COLUMNS };
    let mut sql = Sql::new(format!(
        "select {columns} from storage.objects o where o.bucket_id = $1 and starts_with({entry}, $2) and {entry} collate \"C\" > $3
         order by {} limit $4",
        if folders { "1".to_owned() } else { format!("{entry} collate \"C\"") }
    ))
    .bind(bucket)
    .bind(&asked.prefix);
    sql = sql.bind(asked.cursor.unwrap_or_default()).bind(limit + 1);
    let mut rows = state.read(Actor::Caller(&caller), &sql).await?;
    let more = rows.len() > limit as usize;
    rows.truncate(limit as usize);
    let name = |row: &devproof_db::Row| -> String { row.get(if folders { 0 } else { 2 }) };
    let mut page = json!({ "hasNext": more, "folders": [], "objects": [] });
    if more && let Some(last) = rows.last() {
        page["nextCursor"] = json!(name(last));
    }
    let listed: Vec<Value> = rows
        .iter()
        .map(|row| {
            let key = name(row);
            let mut entry = if folders { json!({ "name": key }) } else { Object::of(row).listed(&key) };
            entry["key"] = json!(key);
            entry
        })
        .collect();
    page[if folders { "folders" } else { "objects" }] = listed.into();
    Ok(axum::Json(page))
}
