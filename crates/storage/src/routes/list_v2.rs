//! `POST /object/list-v2/{bucket}`: the same by a cursor, folders and objects apart.

use super::{
    lenient::{Text, Truth, Whole},
    list::{MOST, bounded},
    path::{BucketPath, Json},
};
use crate::{
    error::StorageError,
    object::{Bucket, COLUMNS, Object},
    request_caller::RequestCaller,
    state::StorageState,
};
use axum::extract::State;
use devproof_db::{Actor, FromRow, Row, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(super) struct ListRequest {
    #[serde(default)]
    prefix: Text,
    limit: Option<Whole>,
    cursor: Option<Text>,
    with_delimiter: Option<Truth>,
    #[serde(rename = "sortBy")]
    sort_by: Option<Value>,
}

pub(super) async fn list(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(bucket): BucketPath,
    Json(request): Json<ListRequest>,
) -> Result<axum::Json<Value>, StorageError> {
    if !by_name(request.sort_by.as_ref()) {
        return Err(StorageError::NotSupported("sorting by anything but name"));
    }
    let bucket = Bucket::find(&state, &bucket).await?.id;
    let limit = bounded("limit", request.limit)?.unwrap_or(MOST).clamp(1, MOST);
    let (Text(prefix), Text(cursor)) = (request.prefix, request.cursor.unwrap_or_default());
    // Up to the first slash there are only folders, behind it only files.
    let delimited = request.with_delimiter.is_some_and(|Truth(with)| with);
    let folders = delimited && !prefix.contains('/');
    let sql = Sql::new(if folders { FOLDERS.to_owned() } else { format!("select {COLUMNS} {OBJECTS}") });
    let sql = sql.bind(bucket).bind(&prefix).bind(&cursor).bind(limit + 1);
    let rows = state.read(Actor::Caller(&caller), &sql).await?;

    let limit = usize::try_from(limit).unwrap_or_default();
    let has_next = rows.len() > limit;
    let rows = &rows[..rows.len().min(limit)];
    let entry = |row: &Row| -> Result<Value, StorageError> {
        let mut entry = if folders {
            json!({ "name": row.only::<String>()? })
        } else {
            let object = Object::from_row(row)?;
            object.listed(&object.name)
        };
        // With a delimiter the key is the name's part below the prefix's folder.
        let name = entry["name"].as_str().unwrap_or_default().trim_end_matches('/');
        let key = if delimited { name.rsplit('/').next().unwrap_or_default() } else { name };
        entry["key"] = json!(key);
        Ok(entry)
    };
    let entries: Vec<Value> = rows.iter().map(entry).collect::<Result<_, _>>()?;
    let mut page = json!({ "hasNext": has_next, "folders": [], "objects": [] });
    if has_next {
        page["nextCursor"] = entries.last().map_or(Value::Null, |last| last["name"].clone());
    }
    page[if folders { "folders" } else { "objects" }] = entries.into();
    Ok(axum::Json(page))
}

/// Bucket, prefix, cursor and limit are `$1` to `$4`.
const FOLDERS: &str = "select distinct o.folder::text || '/' as key from storage.objects o
     where o.bucket_id = $1 and starts_with(o.folder::text || '/', $2) and (o.folder::text || '/') collate \"C\" > $3
     order by 1 limit $4";
const OBJECTS: &str = "from storage.objects o
     where o.bucket_id = $1 and starts_with(o.name, $2) and o.name collate \"C\" > $3
     order by o.name collate \"C\" limit $4";

fn by_name(sort: Option<&Value>) -> bool {
    let says =
        |member: &str, value: &str| sort.is_none_or(|sort| sort[member].as_str().is_none_or(|said| said == value));
    says("column", "name") && says("order", "asc")
}
