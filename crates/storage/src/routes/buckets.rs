//! `/bucket`: what buckets there are. Anybody may look; only the operator makes, changes and removes them.

use super::{
    lenient::{Text, Texts, Truth},
    path::{BucketPath, Json},
};
use crate::{
    error::StorageError,
    name::check_bucket,
    object::{BUCKET_COLUMNS, Bucket, MAX_SIZE},
    request_caller::RequestCaller,
    state::StorageState,
    sweep,
};
use axum::extract::State;
use devproof_db::{Actor, Rows, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(super) struct Settings {
    id: Option<Text>,
    name: Option<Text>,
    public: Option<Truth>,
    file_size_limit: Option<Value>,
    allowed_mime_types: Option<Texts>,
}

pub(super) async fn list(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
) -> Result<axum::Json<Value>, StorageError> {
    let sql = Sql::new(format!("select {BUCKET_COLUMNS} from storage.buckets b order by b.id limit 1000"));
    let rows = state.read(Actor::Caller(&caller), &sql).await?;
    Ok(axum::Json(rows.read_all::<Bucket>()?.iter().map(Bucket::json).collect()))
}

pub(super) async fn read(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(id): BucketPath,
) -> Result<axum::Json<Value>, StorageError> {
    let sql = Sql::new(format!("select {BUCKET_COLUMNS} from storage.buckets b where b.id = $1")).bind(id);
    let rows = state.read(Actor::Caller(&caller), &sql).await?;
    Ok(axum::Json(rows.read_first::<Bucket>()?.as_ref().map(Bucket::json).ok_or(StorageError::NoSuchBucket)?))
}

pub(super) async fn create(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    Json(settings): Json<Settings>,
) -> Result<axum::Json<Value>, StorageError> {
    let Text(id) = settings.id.or(settings.name).unwrap_or_default();
    check_bucket(&id).map_err(|_| StorageError::InvalidBucketName)?;
    let sql = Sql::new(
        "insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
         values ($1, $1, $2, $3, $4::text[])",
    )
    .bind(&id)
    .bind(settings.public.is_some_and(|Truth(public)| public))
    .bind(size(settings.file_size_limit.as_ref())?)
    .bind(settings.allowed_mime_types.map(|Texts(types)| types));
    state.write(Actor::Caller(&caller), &sql).await?;
    Ok(axum::Json(json!({ "name": id })))
}

pub(super) async fn update(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(id): BucketPath,
    Json(settings): Json<Settings>,
) -> Result<axum::Json<Value>, StorageError> {
    let mut sql = Sql::new("update storage.buckets b set updated_at = now()");
    if let Some(Truth(public)) = settings.public {
        sql.push(", public = ");
        sql.push_bind(public);
    }
    if let Some(limit) = &settings.file_size_limit {
        sql.push(", file_size_limit = ");
        sql.push_bind(size(Some(limit))?);
    }
    if let Some(Texts(types)) = settings.allowed_mime_types {
        sql.push(", allowed_mime_types = ");
        sql.push_bind(types);
        sql.push("::text[]");
    }
    sql.push(" where b.id = ");
    sql.push_bind(id);
    sql.push(" returning b.id");
    changed(state.write(Actor::Caller(&caller), &sql).await?.len(), "Successfully updated")
}

pub(super) async fn empty(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(id): BucketPath,
) -> Result<axum::Json<Value>, StorageError> {
    // Changing the bucket is what only the operator may; emptying it goes with that.
    let touch = Sql::new("update storage.buckets b set updated_at = now() where b.id = $1 returning b.id").bind(&id);
    let found = state.write(Actor::Caller(&caller), &touch).await?.len();
    let gone = Sql::new("delete from storage.objects o where o.bucket_id = $1").bind(&id);
    state.write(Actor::Caller(&caller), &gone).await?;
    sweep::spawn_sweep(&state);
    changed(found, "Successfully emptied")
}

pub(super) async fn delete(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(id): BucketPath,
) -> Result<axum::Json<Value>, StorageError> {
    let sql = Sql::new("delete from storage.buckets b where b.id = $1 returning b.id").bind(id);
    match state.write(Actor::Caller(&caller), &sql).await {
        Ok(rows) => changed(rows.len(), "Successfully deleted"),
        // The objects' foreign key.
        Err(StorageError::NoSuchBucket) => Err(StorageError::NotEmpty),
        Err(error) => Err(error),
    }
}

fn changed(found: usize, message: &str) -> Result<axum::Json<Value>, StorageError> {
    if found == 0 { Err(StorageError::NoSuchBucket) } else { Ok(axum::Json(json!({ "message": message }))) }
}

/// Bytes, from a number or a text such as `20MB`, which is 20,000,000 of them.
fn size(said: Option<&Value>) -> Result<Option<String>, StorageError> {
    let wrong = || {
        StorageError::InvalidParameter("file_size_limit must be a number of bytes or a string such as 20MB".into())
    };
    let bytes = match said {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Number(number)) => number.as_u64().ok_or_else(wrong)?,
        Some(Value::String(text)) => parse_size(text).ok_or_else(wrong)?,
        Some(_) => return Err(wrong()),
    };
    if (1..=MAX_SIZE).contains(&bytes) { Ok(Some(bytes.to_string())) } else { Err(StorageError::EntityTooLarge) }
}

/// Units are powers of 1000, as in the reference; a broken number counts in full bytes.
fn parse_size(text: &str) -> Option<u64> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let unit: u128 = match text[end..].trim().to_ascii_uppercase().as_str() {
        "" | "B" => 1,
        "KB" => 1_000,
        "MB" => 1_000_000,
        "GB" => 1_000_000_000,
        _ => return None,
    };
    let (whole, fraction) = text[..end].split_once('.').unwrap_or((&text[..end], "0"));
    if fraction.is_empty() || fraction.len() > 9 {
        return None;
    }
    let scale = 10_u128.pow(u32::try_from(fraction.len()).ok()?);
    let parts = u128::from(whole.parse::<u64>().ok()?) * scale + u128::from(fraction.parse::<u64>().ok()?);
    u64::try_from(parts.checked_mul(unit)? / scale).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_come_as_numbers_and_words() {
        assert_eq!(parse_size("20mb"), Some(20_000_000));
        assert_eq!(parse_size("1 kb"), Some(1_000));
        assert_eq!(parse_size("1.5MB"), Some(1_500_000));
        assert_eq!(parse_size("0.0015kB"), Some(1));
        assert_eq!(parse_size("7"), Some(7));
        for wrong in ["", "MB", "-1", "1.MB", ".5MB", "1.2.3MB", "1TB", "99999999999999999999", "1.0000000001MB"] {
            assert_eq!(parse_size(wrong), None, "{wrong}");
        }
        assert_eq!(size(Some(&json!("99GB"))), Err(StorageError::EntityTooLarge));
        assert_eq!(size(Some(&Value::Null)), Ok(None));
    }
}
