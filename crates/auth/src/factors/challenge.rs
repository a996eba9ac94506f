//! Challenges: asked for, answered once, from the same address, within five minutes.

use crate::{client::Client, error::AuthError};
use aws_lc_rs::hmac;
use devproof_claims::network_of;
use devproof_db::{Sql, Tx};
use serde_json::Value;
use std::net::IpAddr;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a challenge may be answered.
pub(crate) const LIFETIME: Duration = Duration::seconds(300);
/// Open challenges of one factor; the oldest go.
const MAX_OPEN: i32 = 20;

/// What is kept of a challenge beside its times.
#[derive(Debug, Default)]
pub(crate) struct StoredChallenge {
    /// Phone: see [`hash`].
    pub(crate) code_hash: Option<Vec<u8>>,
    /// WebAuthn: what the answer is checked against.
    pub(crate) state: Option<Value>,
}

devproof_db::columns! {
    struct Stored {
        ip: String,
        code_hash: Option<Vec<u8>>,
        state: Option<Value>,
        expires_at: OffsetDateTime,
    }
}

/// Opens one. Its answer must come from the network that asked.
pub(crate) async fn open(
    tx: &Tx,
    id: Uuid,
    factor: Uuid,
    client: &Client,
    stored_challenge: StoredChallenge,
    now: OffsetDateTime,
) -> Result<OffsetDateTime, AuthError> {
    let surplus = Sql::new(
        "delete from auth.mfa_challenges where id in (
             select id from auth.mfa_challenges where factor_id = $1::uuid order by created_at desc, id offset $2::int)",
    );
    tx.execute(&surplus.bind(factor).bind(MAX_OPEN - 1)).await?;
    let sql = Sql::new(
        "with asked as (
             update auth.mfa_factors set last_challenged_at = $6::timestamptz where id = $2::uuid
         )
         insert into auth.mfa_challenges (id, factor_id, ip, code_hash, state, created_at, expires_at)
         values ($1::uuid, $2::uuid, $3::inet, $4::bytea, $5::jsonb, $6::timestamptz, $7::timestamptz)",
    )
    .bind(id)
    .bind(factor)
    .bind(client.ip.to_canonical().to_string())
    .bind(stored_challenge.code_hash)
    .bind(stored_challenge.state)
    .bind(now)
    .bind(now + LIFETIME);
    tx.execute(&sql).await?;
    Ok(now + LIFETIME)
}

/// The challenge, if it may be answered from here and now. The factor's user is locked.
pub(crate) async fn find(
    tx: &Tx,
    id: Uuid,
    factor: Uuid,
    client: &Client,
    now: OffsetDateTime,
) -> Result<StoredChallenge, AuthError> {
    let sql = Sql::new(
        "select host(ip) as ip, code_hash, state, expires_at from auth.mfa_challenges
         where id = $1::uuid and factor_id = $2::uuid",
    );
    let stored: Option<Stored> = tx.read_opt(&sql.bind(id).bind(factor)).await?;
    let Stored { ip, code_hash, state, expires_at } = stored.ok_or(AuthError::ChallengeNotFound)?;
    let ip = ip.parse::<IpAddr>().map_err(|_| AuthError::Unexpected)?;
    if network_of(ip) != network_of(client.ip) {
        return Err(AuthError::ChallengeElsewhere);
    }
    if expires_at < now {
        return Err(AuthError::ChallengeExpired);
    }
    Ok(StoredChallenge { code_hash, state })
}

/// Ends it: an answer that was taken is not taken again.
pub(crate) async fn end(tx: &Tx, id: Uuid) -> Result<(), AuthError> {
    tx.execute(&Sql::new("delete from auth.mfa_challenges where id = $1::uuid").bind(id)).await?;
    Ok(())
}

/// The keyed hash of a code that was sent for this challenge.
pub(crate) fn hash(key: &hmac::Key, challenge: Uuid, code: &str) -> Vec<u8> {
    hmac::sign(key, &text(challenge, code)).as_ref().to_vec()
}

/// Whether that is the code.
pub(crate) fn matches(key: &hmac::Key, challenge: Uuid, code: &str, stored: &[u8]) -> bool {
    hmac::verify(key, &text(challenge, code), stored).is_ok()
}

fn text(challenge: Uuid, code: &str) -> Vec<u8> {
    [challenge.as_bytes().as_slice(), b"mfa:", code.trim().as_bytes()].concat()
}
