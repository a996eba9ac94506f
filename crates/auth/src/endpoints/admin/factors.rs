//! `/admin/users/{id}/factors`: the second factors of an account, and taking one away from someone who lost it.

use super::{Operator, id, user};
use crate::{
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    state::AuthState,
};
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

/// A factor as it is shown.
const SHOWN: &str = r#"jsonb_strip_nulls(jsonb_build_object(
        'id', f.id, 'status', f.status, 'friendly_name', nullif(f.friendly_name, ''), 'factor_type', f.factor_type,
        'phone', coalesce(f.phone, ''),
        'created_at', to_char(f.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        'updated_at', to_char(f.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))
    || jsonb_build_object('last_challenged_at',
        to_char(f.last_challenged_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))"#;

/// `GET`: an array.
pub(super) async fn list(
    _: Operator,
    State(state): State<AuthState>,
    Path(path): Path<String>,
) -> Result<Response, AuthError> {
    let id = id(&path)?;
    let tx = state.begin().await?;
    user(&tx, id).await?;
    let sql =
        Sql::new(format!("select {SHOWN} from auth.mfa_factors f where f.user_id = $1 order by f.created_at, f.id"));
    let factors: Vec<Value> = tx.values(&sql.bind(id)).await?;
    Ok(Json(Value::Array(factors)).into_response())
}

/// `DELETE`: the factor that is gone. What a session proved by it does not count any more.
pub(super) async fn delete(
    _: Operator,
    State(state): State<AuthState>,
    client: Client,
    Path((path, factor)): Path<(String, String)>,
) -> Result<Response, AuthError> {
    let (id, factor): (Uuid, Uuid) = (id(&path)?, id(&factor)?);
    let now = state.now();
    let tx = state.begin().await?;
    user(&tx, id).await?;
    let sql = Sql::new(format!(
        "delete from auth.mfa_factors f where f.user_id = $1::uuid and f.id = $2::uuid returning {SHOWN}"
    ));
    let shown: Option<Value> = tx.value_opt(&sql.bind(id).bind(factor)).await?;
    let shown = shown.ok_or(AuthError::FactorNotFound)?;
    let lower = Sql::new("update auth.sessions set aal = 'aal1' where user_id = $1 and aal = 'aal2'");
    tx.execute(&lower.bind(id)).await?;
    let detail = json!({ "by": "operator", "type": shown["factor_type"] });
    audit::write(&tx, &Entry::of(Action::FactorRemoved, id, &client).with_detail(detail), now).await?;
    tx.commit().await?;
    Ok(Json(shown).into_response())
}
