//! `POST /logout?scope=global|local|others`: ends sessions by deleting their rows, which every node hears.

use crate::{
    audit,
    client::{Client, SignedIn},
    error::AuthError,
    query::Query,
    state::AuthState,
};
use axum::extract::State;
use devproof_db::Sql;
use http::StatusCode;
use serde_json::json;

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    signed_in: SignedIn,
) -> Result<StatusCode, AuthError> {
    let scope = query.get("scope").unwrap_or("global");
    let sql = match scope {
        "global" => "delete from auth.sessions where user_id = $1::uuid and $2::uuid is not null",
        "local" => "delete from auth.sessions where user_id = $1::uuid and id = $2::uuid",
        "others" => "delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid",
        _ => return Err(AuthError::validation("scope must be global, local or others")),
    };
    let tx = state.begin().await?;
    tx.execute(&Sql::new(sql).bind(signed_in.user.id).bind(signed_in.session)).await?;
    let entry = audit::Entry {
        action: "logout",
        user: signed_in.user.id,
        session: Some(signed_in.session),
        ip: client.ip,
        detail: json!({ "scope": scope }),
    };
    audit::write(&tx, &entry, state.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
