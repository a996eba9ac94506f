//! `POST /object/move`: another name for the same bytes.

use super::{lenient::Text, path::Json};
use crate::{error::StorageError, name::ObjectName, request_caller::RequestCaller, state::StorageState};
use axum::extract::State;
use devproof_db::{Actor, Rows, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

/// From where to where; `copy` says it in the same words.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Route {
    bucket_id: Text,
    source_key: Text,
    destination_key: Text,
    destination_bucket: Option<Text>,
}

impl Route {
    /// The two names. Each bucket has rules of its own about what is in it, so nothing goes from one to another.
    pub(super) fn names(&self) -> Result<(ObjectName, ObjectName), StorageError> {
        if self.destination_bucket.as_ref().is_some_and(|bucket| *bucket != self.bucket_id) {
            return Err(StorageError::AccessDenied);
        }
        let name = |Text(key): &Text| ObjectName::new(&self.bucket_id.0, key);
        Ok((name(&self.source_key)?, name(&self.destination_key)?))
    }
}

pub(super) async fn move_object(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    Json(route): Json<Route>,
) -> Result<axum::Json<Value>, StorageError> {
    let (from, to) = route.names()?;
    let sql = Sql::new(
        "update storage.objects o set name = $3, updated_at = now() where o.bucket_id = $1 and o.name = $2
         returning o.id",
    )
    .bind(&from.bucket)
    .bind(&from.name)
    .bind(&to.name);
    let rows = state.write(Actor::Caller(&caller), &sql).await?;
    let id: uuid::Uuid = rows.first_value()?.ok_or(StorageError::NoSuchKey)?;
    Ok(axum::Json(json!({ "message": "Successfully moved", "Id": id, "Key": to.key() })))
}
