//! `/bucket`: what buckets there are. Anybody may look; only the operator makes, changes and removes them.

use super::path::{BucketPath, Json};
use crate::{
    error::StorageError,
    name::check_bucket,
    object::{BUCKET_COLUMNS, Bucket, MAX_SIZE},
    state::StorageState,
    sweep,
    who::Who,
};
use axum::extract::State;
use devproof_db::{Actor, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(super) struct Settings {
    id: Option<String>,
    name: Option<String>,
    public: Option<bool>,
    file_size_limit: Option<Value>,
    allowed_mime_types: Option<Vec<String>>,
}

pub(super) async fn list(
    State(state): State<StorageState>,
    Who(caller): Who,
) -> Result<axum::Json<Value>, StorageError> {
    let sql = Sql::new(format!("select {BUCKET_COLUMNS} from storage.buckets b order by b.id limit 1000"));
    let rows = state.read(Actor::Caller(&caller), &sql).await?;
    Ok(axum::Json(rows.iter().map(|row| Bucket::of(row).json()).collect()))
}

pub(super) async fn read(
    State(state): State<StorageState>,
    Who(caller): Who,
    BucketPath(id): BucketPath,
) -> Result<axum::Json<Value>, StorageError> {
    let sql = Sql::new(format!("select {BUCKET_COLUMNS} from storage.buckets b where b.id = $1")).bind(id);
    let rows = state.read(Actor::Caller(&caller), &sql).await?;
    Ok(axum::Json(rows.first().map(|row| Bucket::of(row).json()).ok_or(StorageError::NoSuchBucket)?))
}

pub(super) async fn create(
    State(state): State<StorageState>,
    Who(caller): Who,
    Json(settings): Json<Settings>,
) -> Result<axum::Json<Value>, StorageError> {
    let id = settings.id.or(settings.name).unwrap_or_default();
    check_bucket(&id).map_err(|_| StorageError::InvalidBucketName)?;
    let sql = Sql::new(
        "insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
         values ($1, $1, $2, $3, $4::text[])",
    )
    .bind(&id)
    .bind(settings.public.unwrap_or(false))
    .bind(size(settings.file_size_limit.as_ref())?)
    .bind(settings.allowed_mime_types);
    state.write(Actor::Caller(&caller), &sql).await?;
    Ok(axum::Json(json!({ "name": id })))
}

pub(super) async fn update(
    State(state): State<StorageState>,
    Who(caller): Who,
    BucketPath(id): BucketPath,
    Json(settings): Json<Settings>,
) -> Result<axum::Json<Value>, StorageError> {
    let mut sql = Sql::new("update storage.buckets b set updated_at = now()");
    if let Some(public) = settings.public {
        sql.push(", public = ");
        sql.push_bind(public);
    }
    if let Some(limit) = &settings.file_size_limit {
        sql.push(", file_size_limit = ");
        sql.push_bind(size(Some(limit))?);
    }
    if let Some(types) = settings.allowed_mime_types {
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
    Who(caller): Who,
    BucketPath(id): BucketPath,
) -> Result<axum::Json<Value>, StorageError> {
    // Changing the bucket is what only the operator may; emptying it goes with that.
    let touch = Sql::new("update storage.buckets b set updated_at = now() where b.id = $1 returning b.id").bind(&id);
    let found = state.write(Actor::Caller(&caller), &touch).await?.len();
    let gone = Sql::new("delete from storage.objects o where o.bucket_id = $1").bind(&id);
    state.write(Actor::Caller(&caller), &gone).await?;
    sweep::soon(&state);
    changed(found, "Successfully emptied")
}

pub(super) async fn delete(
    State(state): State<StorageState>,
    Who(caller): Who,
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

/// Bytes, from a number or a text such as `20MB`.
fn size(said: Option<&Value>) -> Result<Option<String>, StorageError> {
    let wrong = || StorageError::InvalidParameter("file_size_limit must be bytes, or a text such as 20MB".into());
    let bytes = match said {
        None | Some(Value::Null) => return Ok(None),
        Some(Value::Number(number)) => number.as_u64().ok_or_else(wrong)?,
        Some(Value::String(text)) => parse_size(text).ok_or_else(wrong)?,
        Some(_) => return Err(wrong()),
    };
    if (1..=MAX_SIZE).contains(&bytes) { Ok(Some(bytes.to_string())) } else { Err(StorageError::EntityTooLarge) }
}

fn parse_size(text: &str) -> Option<u64> {
    let text = text.trim();
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let unit = match text[digits..].trim().to_ascii_uppercase().as_str() {
        "" | "B" => 1,
        "KB" => 1024,
        "MB" => 1024 * 1024,
        "GB" => 1024 * 1024 * 1024,
        _ => return None,
    };
    text[..digits].parse::<u64>().ok()?.checked_mul(unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_come_as_numbers_and_words() {
        assert_eq!(parse_size("20MB"), Some(20 * 1024 * 1024));
        assert_eq!(parse_size("1 kb"), Some(1024));
        assert_eq!(parse_size("7"), Some(7));
        for wrong in ["", "MB", "-1", "1.5MB", "1TB", "99999999999999999999"] {
            assert_eq!(parse_size(wrong), None, "{wrong}");
        }
        assert_eq!(size(Some(&json!("99GB"))), Err(StorageError::EntityTooLarge));
        assert_eq!(size(Some(&Value::Null)), Ok(None));
    }
}
