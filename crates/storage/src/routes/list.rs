//! `POST /object/list/{bucket}`: the folders of a bucket, or the files of a folder, that the caller may read.

use super::{
    lenient::{Text, Whole},
    path::{BucketPath, Json},
};
use crate::{
    error::StorageError,
    name::is_uuid,
    object::{Bucket, COLUMNS, Object},
    request_caller::RequestCaller,
    state::StorageState,
};
use axum::extract::State;
use devproof_claims::Caller;
use devproof_db::{Actor, Rows, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

/// Rows in one answer at most, and unless said.
pub(super) const MOST: i64 = 1000;
const USUAL: i64 = 100;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ListRequest {
    #[serde(default)]
    prefix: Text,
    limit: Option<Whole>,
    offset: Option<Whole>,
    search: Option<Text>,
    sort_by: Option<SortBy>,
}

#[derive(Deserialize)]
pub(super) struct SortBy {
    column: Option<String>,
    order: Option<String>,
}

pub(super) async fn list(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(bucket): BucketPath,
    Json(request): Json<ListRequest>,
) -> Result<axum::Json<Value>, StorageError> {
    let bucket = Bucket::find(&state, &bucket).await?.id;
    let prefix = request.prefix.0.trim_matches('/').to_owned();
    let rows = if prefix.is_empty() {
        folders(&state, &caller, &bucket, &request).await?
    } else if is_uuid(&prefix) {
        files(&state, &caller, &bucket, &prefix, &request).await?
    } else {
        // No folder is called anything else.
        Vec::new()
    };
    Ok(axum::Json(rows.into()))
}

async fn folders(
    state: &StorageState,
    caller: &Caller,
    bucket: &str,
    request: &ListRequest,
) -> Result<Vec<Value>, StorageError> {
    let mut sql = Sql::new("select o.folder::text from storage.objects o where o.bucket_id = $1").bind(bucket);
    starts_with(&mut sql, "o.folder::text", request);
    sql.push(" group by o.folder order by o.folder ");
    sql.push(if descends(request)? { "desc" } else { "asc" });
    page(&mut sql, request)?;
    let rows = state.read(Actor::Caller(caller), &sql).await?;
    let folder = |name: String| json!({ "name": name, "id": null, "updated_at": null, "created_at": null, "last_accessed_at": null, "metadata": null });
    Ok(rows.values()?.into_iter().map(folder).collect())
}

async fn files(
    state: &StorageState,
    caller: &Caller,
    bucket: &str,
    folder: &str,
    request: &ListRequest,
) -> Result<Vec<Value>, StorageError> {
    let column = match request.sort_by.as_ref().and_then(|sort| sort.column.as_deref()) {
        None | Some("name") => "o.name",
        Some("created_at") => "o.created_at",
        Some("updated_at" | "last_accessed_at") => "o.updated_at",
        Some(_) => {
            return Err(StorageError::InvalidParameter(
                "sortBy.column must be name, created_at, updated_at or last_accessed_at".into(),
            ));
        }
    };
    let mut sql =
        Sql::new(format!("select {COLUMNS} from storage.objects o where o.bucket_id = $1 and o.folder = $2"))
            .bind(bucket)
            .bind(folder);
    starts_with(&mut sql, "right(o.name, 36)", request);
    let order = if descends(request)? { "desc" } else { "asc" };
    sql.push(&format!(" order by {column} {order}, o.name"));
    page(&mut sql, request)?;
    let rows = state.read(Actor::Caller(caller), &sql).await?;
    let file = |object: Object| object.listed(object.name.rsplit('/').next().unwrap_or_default());
    Ok(rows.read_all()?.into_iter().map(file).collect())
}

fn starts_with(sql: &mut Sql, what: &str, request: &ListRequest) {
    if let Some(search) = request.search.as_ref().map(|Text(search)| search).filter(|search| !search.is_empty()) {
        sql.push(&format!(" and starts_with({what}, "));
        sql.push_bind(search.replace('\0', ""));
        sql.push(")");
    }
}

fn descends(request: &ListRequest) -> Result<bool, StorageError> {
    match request.sort_by.as_ref().and_then(|sort| sort.order.as_deref()) {
        None | Some("asc") => Ok(false),
        Some("desc") => Ok(true),
        Some(_) => Err(StorageError::InvalidParameter("sortBy.order must be asc or desc".into())),
    }
}

fn page(sql: &mut Sql, request: &ListRequest) -> Result<(), StorageError> {
    sql.push(" limit ");
    sql.push_bind(bounded("limit", request.limit)?.map_or(USUAL, |limit| limit.min(MOST)));
    sql.push(" offset ");
    sql.push_bind(bounded("offset", request.offset)?.unwrap_or(0));
    Ok(())
}

/// A number of rows.
pub(super) fn bounded(name: &str, number: Option<Whole>) -> Result<Option<i64>, StorageError> {
    match number {
        Some(Whole(negative)) if negative < 0 => {
            Err(StorageError::InvalidParameter(format!("{name} must not be negative").into()))
        }
        number => Ok(number.map(|Whole(number)| number)),
    }
}
