//! PKCE: the codes that an opened link gives out, and their exchange.

use crate::{accounts, error::AuthError, pkce, session::Method, user::User};
use aws_lc_rs::digest;
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a code can be exchanged.
const CODE_LIFETIME: Duration = Duration::minutes(5);
/// Codes of one flow at a time: a mail scanner may open a link before its reader does. The oldest go first.
const MAX_CODES: i32 = 5;

/// A new code for a flow. Opening the link again gives another; the first exchange ends all of them.
pub(crate) async fn give_code(tx: &Tx, flow: Uuid, method: Method, now: OffsetDateTime) -> Result<String, AuthError> {
    let code = uuid::Builder::from_random_bytes(random_bytes()).into_uuid().to_string();
    let old = Sql::new(
        "delete from auth.flow_codes where code_hash in (
             select code_hash from auth.flow_codes where flow_id = $1::uuid order by issued_at desc offset $2::int)",
    )
    .bind(flow)
    .bind(MAX_CODES - 1);
    tx.execute(&old).await?;
    let sql = Sql::new("insert into auth.flow_codes (code_hash, flow_id, method, issued_at) values ($1, $2, $3, $4)")
        .bind(hash(&code))
        .bind(flow)
        .bind(method.as_str())
        .bind(now);
    tx.execute(&sql).await?;
    Ok(code)
}

/// Exchanges a code for the proof it stands for, once. Of parallel calls one wins.
pub(crate) async fn exchange(
    tx: &Tx,
    code: &str,
    verifier: &str,
    now: OffsetDateTime,
) -> Result<(User, Method), AuthError> {
    let lock_user = Sql::new(
        "select from auth.users where id in (
             select f.user_id from auth.flow_codes c join auth.flows f on f.id = c.flow_id
             where c.code_hash = $1::bytea)
         for update",
    );
    tx.execute(&lock_user.bind(hash(code))).await?;
    let sql = Sql::new(
        "select f.id, f.user_id, f.code_challenge, c.method, c.issued_at
         from auth.flow_codes c join auth.flows f on f.id = c.flow_id
         where c.code_hash = $1::bytea for update of f",
    );
    let row = tx.query_opt(&sql.bind(hash(code))).await?.ok_or(AuthError::FlowNotFound)?;
    if now - row.get::<_, OffsetDateTime>(4) > CODE_LIFETIME {
        return Err(AuthError::FlowExpired);
    }
    if !pkce::verify(verifier, row.get(2)) {
        return Err(AuthError::BadCodeVerifier);
    }
    let method = Method::parse(row.get(3)).ok_or(AuthError::Unexpected)?;
    let user = accounts::by_id(tx, row.get(1)).await?.ok_or(AuthError::FlowNotFound)?;
    if user.is_banned(now) {
        return Err(AuthError::BannedAtSignIn);
    }
    // The mailed token goes with its flow: opening the link again is of no use from now on.
    tx.execute(&Sql::new("delete from auth.flows where id = $1").bind(row.get::<_, Uuid>(0))).await?;
    let user = accounts::confirm(tx, user, method == Method::SignUp, now).await?;
    Ok((user, method))
}

fn hash(code: &str) -> Vec<u8> {
    digest::digest(&digest::SHA256, code.as_bytes()).as_ref().to_vec()
}
