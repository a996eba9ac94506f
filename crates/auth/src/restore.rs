//! Coming back: an account that its owner put to rest is brought back by a mailed link. The link signs no one in; who
//! comes back signs in as always, with every factor.

use crate::{error::AuthError, mail_templates, state::Inner, user::User};
use aws_lc_rs::digest;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a link holds.
const LIFETIME: Duration = Duration::hours(24);

/// Why a banned account gets no session: it rests by its owner's wish, which they can take back, or it is `closed`.
pub(crate) async fn refusal(tx: &Tx, user: Uuid, closed: AuthError) -> Result<AuthError, AuthError> {
    Ok(if rests(tx, user).await? { AuthError::Deactivated } else { closed })
}

/// Whether the account's owner put it to rest, and no one else closed it.
async fn rests(tx: &Tx, user: Uuid) -> Result<bool, AuthError> {
    let sql = Sql::new("select private.may_be_restored($1::uuid)").bind(user);
    Ok(tx.value(&sql).await?)
}

/// Mails the link to the owner of a resting account; does nothing for any other. An earlier link is void from now on.
/// Whatever asks for mail to such an account (a new password, a sign-in link) gets this one.
pub(crate) async fn mail_link(tx: &Tx, state: &Inner, user: &User, now: OffsetDateTime) -> Result<(), AuthError> {
    if user.email_confirmed_at.is_none() || !rests(tx, user.id).await? {
        return Ok(());
    }
    let token = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let sql = Sql::new(
        "insert into auth.restore_links (user_id, link_hash, created_at, expires_at) values ($1, $2, $3, $4)
         on conflict (user_id) do update
         set link_hash = excluded.link_hash, created_at = excluded.created_at, expires_at = excluded.expires_at",
    )
    .bind(user.id)
    .bind(hash(&token))
    .bind(now)
    .bind(now + LIFETIME);
    tx.execute(&sql).await?;
    outbox::put(tx, &mail_templates::restore(user.email(), &state.config, &token), None).await?;
    Ok(())
}

/// Brings the link's account back, once.
///
/// # Errors
/// `otp_expired` when the link is unknown, used or too old, or the account was closed meanwhile.
pub(crate) async fn redeem(tx: &Tx, token: &str, now: OffsetDateTime) -> Result<Uuid, AuthError> {
    // The account before what belongs to it, as everywhere.
    let lock = Sql::new(
        "select id from auth.users
         where id in (select user_id from auth.restore_links where link_hash = $1::bytea) for update",
    );
    let user: Uuid = tx.value_opt(&lock.bind(hash(token))).await?.ok_or(AuthError::LinkExpired)?;
    let used = Sql::new(
        "delete from auth.restore_links where user_id = $1::uuid and link_hash = $2::bytea
         returning expires_at > $3::timestamptz",
    )
    .bind(user)
    .bind(hash(token))
    .bind(now);
    let is_valid = tx.value_opt(&used).await?.unwrap_or(false);
    let back = Sql::new("select private.restore_account($1::uuid, $2::timestamptz)").bind(user).bind(now);
    if is_valid && tx.value(&back).await? { Ok(user) } else { Err(AuthError::LinkExpired) }
}

fn hash(token: &str) -> Vec<u8> {
    digest::digest(&digest::SHA256, token.as_bytes()).as_ref().to_vec()
}
