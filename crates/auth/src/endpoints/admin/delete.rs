//! `DELETE /admin/users/{id}`: the account and everything personal goes, as when its owner deletes it. With
//! `should_soft_delete` the id stays taken, by a row that tells nothing but when.

use super::{Operator, id};
use crate::{body::MaybeParams, error::AuthError, state::AuthState};
use axum::{
    extract::{Path, State},
    response::Response,
};
use devproof_db::Sql;

pub(super) async fn delete(
    _: Operator,
    State(state): State<AuthState>,
    Path(path): Path<String>,
    MaybeParams(params): MaybeParams,
) -> Result<Response, AuthError> {
    let (id, soft) = (id(&path)?, params.flag("should_soft_delete")?.unwrap_or(false));
    let now = state.now();
    let tx = state.begin().await?;
    let there =
        Sql::new("select deleted_at is null or not $2::boolean from auth.users where id = $1::uuid for update");
    if tx.value_opt(&there.bind(id).bind(soft)).await? != Some(true) {
        return Err(AuthError::NoSuchUser);
    }
    // The same end as by its owner; the server deletes the files' bytes before this is answered.
    tx.query(&Sql::new("select private.delete_person($1::uuid, $2::timestamptz)").bind(id).bind(now)).await?;
    if soft {
        let sql = Sql::new(
            "insert into auth.users (id, deleted_at, created_at, updated_at)
             values ($1, $2::timestamptz, $2::timestamptz, $2::timestamptz)",
        );
        tx.execute(&sql.bind(id).bind(now)).await?;
    }
    tx.commit().await?;
    Ok(crate::endpoints::nothing())
}
