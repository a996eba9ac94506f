//! `POST /logout?scope=global|local|others`: ends sessions by deleting their rows, which every node hears.

use crate::{
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    query::Query,
    signed_in::SignedIn,
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
    let ended = tx.execute(&Sql::new(sql).bind(signed_in.user.id).bind(signed_in.session)).await?;
    let entry = Entry::of(Action::Logout, signed_in.user.id, &client).in_session(signed_in.session);
    let entry = entry.with_detail(json!({ "scope": scope, "count": ended }));
    audit::write(&tx, &entry, state.now()).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}
