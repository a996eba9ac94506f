//! `grant_type=refresh_token`. The rule itself is [`crate::refresh_token::decide`]; here it meets the session's row,
//! whose lock makes parallel calls wait for each other.

use crate::{
    audit::{self, Action},
    body::Params,
    client::Client,
    error::AuthError,
    refresh_token::{Decision, Newest, decide},
    session::Session,
    state::AuthState,
    user::{self, User},
};
use axum::response::Response;
use devproof_claims::Aal;
use devproof_db::{FromRow, Row, Sql, Tx};
use serde_json::{Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

devproof_db::columns! {
    /// The session's row, beside its account's.
    struct Stored {
        generation: i64,
        rotated_at: OffsetDateTime,
        is_generation_seen: bool,
        aal: Aal,
        amr: Value,
        opened_at: OffsetDateTime,
    }
}

pub(super) async fn grant(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let presented = params.required("refresh_token")?;
    state.limiter.request("token_address", &client.key(), state.config.limits.token_per_address).await?;
    let (id, presented) = state.refresh_tokens.read(&presented).ok_or(AuthError::RefreshTokenNotFound)?;
    let now = state.now();
    let tx = state.begin().await?;
    let row = lock(&tx, id).await?.ok_or(AuthError::RefreshSessionNotFound)?;
    let (user, stored) = (User::from_row(&row)?, Stored::from_row(&row)?);
    if user.is_banned(now) {
        return Err(AuthError::BannedAtSignIn);
    }
    if is_over(state, &stored, now) {
        end(&tx, id).await?;
        let detail = json!({ "reason": "expired" });
        let entry =
            audit::Entry { action: Action::SessionEnded, user: user.id, session: Some(id), ip: client.ip, detail };
        audit::write(&tx, &entry, now).await?;
        tx.commit().await?;
        return Err(AuthError::SessionExpired);
    }
    let Stored { generation, rotated_at, is_generation_seen, aal, amr, .. } = stored;
    let newest = Newest { generation, rotated_at, seen: is_generation_seen };
    let generation = match decide(presented, newest, now) {
        Decision::Repeat => newest.generation,
        Decision::Rotate => rotate(&tx, id, client, now).await?,
        Decision::End => {
            end(&tx, id).await?;
            let detail = json!({ "presented": presented, "newest": newest.generation });
            let entry =
                audit::Entry { action: Action::TokenReused, user: user.id, session: Some(id), ip: client.ip, detail };
            audit::write(&tx, &entry, now).await?;
            tx.commit().await?;
            return Err(AuthError::RefreshTokenUsed);
        }
    };
    tx.commit().await?;
    let session = Session { id, generation, aal, amr };
    session.answer(state, &user, now)
}

async fn lock(tx: &Tx, id: Uuid) -> Result<Option<Row>, AuthError> {
    let sql = Sql::new(format!(
        "select {}, s.generation, s.rotated_at, s.generation_seen as is_generation_seen, s.aal, s.amr,
             s.created_at as opened_at
         from auth.sessions s join auth.users u on u.id = s.user_id and u.deleted_at is null
         where s.id = $1::uuid for update of s",
        user::COLUMNS
    ))
    .bind(id);
    Ok(tx.query_opt(&sql).await?)
}

fn is_over(state: &AuthState, stored: &Stored, now: OffsetDateTime) -> bool {
    now - stored.rotated_at > state.config.session_idle || now - stored.opened_at > state.config.session_lifetime
}

/// The next token. Records where the session is used from.
async fn rotate(tx: &Tx, id: Uuid, client: &Client, now: OffsetDateTime) -> Result<i64, AuthError> {
    let sql = Sql::new(
        "update auth.sessions
         set generation = generation + 1, rotated_at = $2::timestamptz, generation_seen = false,
             last_used_at = $2::timestamptz, ip = $3::inet, user_agent = coalesce($4, user_agent)
         where id = $1 returning generation",
    )
    .bind(id)
    .bind(now)
    .bind(client.ip.to_canonical().to_string())
    .bind(client.user_agent.clone());
    Ok(tx.value(&sql).await?)
}

async fn end(tx: &Tx, id: Uuid) -> Result<(), AuthError> {
    tx.execute(&Sql::new("delete from auth.sessions where id = $1").bind(id)).await?;
    Ok(())
}
