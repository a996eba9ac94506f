//! A session's assurance level: raised by a proof, under the user's lock. What lowers it are the triggers
//! `private.lower_sessions` and `private.lower_passkey_sessions`.
//!
//! A proof renews the session's freshness; adding a key does not: it shows no more than that someone holds a new one.

use crate::{
    error::AuthError,
    factors::Factor,
    session::{Method, Session},
};
use devproof_claims::Aal;
use devproof_db::{Sql, Tx};
use serde_json::{Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

devproof_db::columns! {
    struct Raised {
        generation: i64,
        amr: Value,
    }
}

/// Raises a session to aal2 and gives it new tokens. The user's other sessions that proved less end, and so do factors
/// of the same kind that were begun and not proved.
pub(crate) async fn raise(
    tx: &Tx,
    user: Uuid,
    session: Uuid,
    factor: &Factor,
    method: Method,
    now: OffsetDateTime,
) -> Result<Session, AuthError> {
    let proof = json!([{ "method": method.as_str(), "timestamp": now.unix_timestamp() }]);
    let sql = Sql::new(
        "with others as (
             delete from auth.sessions where user_id = $1::uuid and id <> $2::uuid and aal <> 'aal2'
         ), begun as (
             delete from auth.mfa_factors f using auth.mfa_factors proved
             where proved.id = $3::uuid and f.user_id = $1::uuid and f.id <> $3::uuid
               and f.status = 'unverified' and f.factor_type = proved.factor_type
         )
         update auth.sessions
         set aal = 'aal2', factor_id = $3::uuid,
             authenticated_at = case when $7::boolean then $6::timestamptz else authenticated_at end,
             amr = $5::jsonb || coalesce((
                 select jsonb_agg(x.proof order by x.n) from jsonb_array_elements(amr) with ordinality x (proof, n)
                 where x.proof ->> 'method' <> $4), '[]'),
             generation = generation + 1, rotated_at = $6::timestamptz, generation_seen = false
         where id = $2::uuid and user_id = $1::uuid
         returning generation, amr",
    )
    .bind(user)
    .bind(session)
    .bind(factor.id)
    .bind(method.as_str())
    .bind(proof)
    .bind(now)
    .bind(factor.is_verified);
    let raised: Option<Raised> = tx.read_opt(&sql).await?;
    let Raised { generation, amr } = raised.ok_or(AuthError::SessionNotFound)?;
    Ok(Session { id: session, generation, aal: Aal::Aal2, amr })
}

/// Raises a session in which a passkey was registered. It keeps its tokens; the next refresh tells the new level.
pub(crate) async fn raise_by_passkey(
    tx: &Tx,
    session: Uuid,
    passkey: Uuid,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let method = Method::Passkey;
    let proof = json!([{ "method": method.as_str(), "timestamp": now.unix_timestamp() }]);
    let sql = Sql::new(
        "update auth.sessions
         set aal = 'aal2', passkey_id = $4::uuid,
             amr = $3::jsonb || coalesce((
                 select jsonb_agg(x.proof order by x.n) from jsonb_array_elements(amr) with ordinality x (proof, n)
                 where x.proof ->> 'method' <> $2), '[]')
         where id = $1::uuid",
    )
    .bind(session)
    .bind(method.as_str())
    .bind(proof)
    .bind(passkey);
    tx.execute(&sql).await?;
    Ok(())
}
