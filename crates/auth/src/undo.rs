//! "This wasn't me": a mailed link for each change of how an account is signed in to.
//!
//! Opening it shows what would be undone; only pressing the button does, so that programs that look at mails undo
//! nothing. It undoes the change and everything that came after it, signs out everywhere and voids the password: the
//! change took a fresh proof, so the person who made it knows a secret of the account. The way back is a mailed link.

use crate::{
    accounts,
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    factors::attempts,
    one_time_tokens::{self, Kind},
    send_mail::{self, LinkRequest},
    state::Inner,
    user::{User, stamp},
};
use aws_lc_rs::digest;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
pub(crate) use devproof_vocabulary::UndoableChange as Change;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a link holds.
const LIFETIME: Duration = Duration::hours(24);

/// The table of what was added or removed.
fn table(change: Change) -> Option<&'static str> {
    match change {
        Change::FactorAdded | Change::FactorRemoved => Some("auth.mfa_factors"),
        Change::PasskeyAdded | Change::PasskeyRemoved => Some("auth.passkeys"),
        Change::IdentityLinked | Change::IdentityUnlinked => Some("auth.identities"),
        // With wrong factors nothing was changed: someone who knows the password came as far as being asked for one.
        Change::PasswordChanged | Change::WrongFactors => None,
    }
}

fn is_addition(change: Change) -> bool {
    matches!(change, Change::FactorAdded | Change::PasskeyAdded | Change::IdentityLinked)
}

/// A change that its owner can undo.
pub(crate) struct Undoable<'a> {
    pub(crate) change: Change,
    /// What was added or removed, as people call it.
    pub(crate) label: &'a str,
    /// The row that was added, or is about to be removed: this is called before.
    pub(crate) id: Option<Uuid>,
}

/// Notes the change, and gives the address of the page that undoes it.
pub(crate) async fn offer(
    tx: &Tx,
    state: &Inner,
    user: Uuid,
    undoable: Undoable<'_>,
    now: OffsetDateTime,
) -> Result<String, AuthError> {
    let Undoable { change, label, id } = undoable;
    let detail = match (table(change), id) {
        (Some(table), Some(id)) if !is_addition(change) => {
            let sql = Sql::new(format!("select to_jsonb(t) from {table} t where t.id = $1::uuid and t.user_id = $2"));
            tx.value_opt(&sql.bind(id).bind(user)).await?.unwrap_or_default()
        }
        _ => json!({ "id": id }),
    };
    let token = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let sql = Sql::new(
        "insert into auth.undo_links (id, user_id, change, label, detail, link_hash, created_at, expires_at)
         values ($1, $2, $3, $4, $5::jsonb, $6::bytea, $7::timestamptz, $8::timestamptz)",
    )
    .bind(uuid::Builder::from_random_bytes(random_bytes()).into_uuid())
    .bind(user)
    .bind(change.as_str())
    .bind(label)
    .bind(detail)
    .bind(hash(&token))
    .bind(now)
    .bind(now + LIFETIME);
    tx.execute(&sql).await?;
    Ok(format!("{}/auth/undo?token={token}", state.config.site_url.trim_end_matches('/')))
}

/// What the link would undo, newest first.
///
/// # Errors
/// `otp_expired` when the link is unknown, used or too old.
pub(crate) async fn look(tx: &Tx, token: &str, now: OffsetDateTime) -> Result<Value, AuthError> {
    let link = find(tx, token, now).await?;
    Ok(shown(&following(tx, &link, now).await?))
}

/// Undoes it, once. What was undone, newest first.
///
/// # Errors
/// `otp_expired` when the link is unknown, used or too old.
pub(crate) async fn redeem(
    tx: &Tx,
    state: &Inner,
    client: &Client,
    token: &str,
    now: OffsetDateTime,
) -> Result<Value, AuthError> {
    let link = find(tx, token, now).await?;
    // The account before what belongs to it, as everywhere; a request that waited here finds the link used.
    let user = accounts::by_id(tx, link.user_id).await?.ok_or(AuthError::LinkExpired)?;
    let link = find(tx, token, now).await?;
    let changes = following(tx, &link, now).await?;
    for change in &changes {
        undo(tx, &user, change).await?;
    }
    accounts::providers::update(tx, user.id).await?;
    attempts::forget(tx, user.id).await?;
    let end = Sql::new(
        "with used as (
             delete from auth.undo_links where user_id = $1::uuid and created_at >= $2::timestamptz
         ), password as (
             update auth.users set password_hash = null, updated_at = $3::timestamptz where id = $1::uuid
         )
         delete from auth.sessions where user_id = $1::uuid",
    );
    let ended = tx.execute(&end.bind(user.id).bind(link.created_at).bind(now)).await?;
    one_time_tokens::void_all(tx, user.id, None).await?;
    let mut user = accounts::by_id(tx, user.id).await?.ok_or(AuthError::LinkExpired)?;
    let own = user.identities.as_array().is_some_and(|all| all.iter().any(|one| one["provider"] == "email"));
    if own && user.email.is_some() && !user.is_banned(now) {
        let page = format!("{}/auth/reset-password", state.config.site_url.trim_end_matches('/'));
        let request = LinkRequest::without_challenge(state.redirects.choose(Some(&page), None));
        send_mail::send(tx, state, &mut user, Kind::Recovery, &request, now).await?;
    }
    let names: Vec<&str> = changes.iter().map(|change| change.change.as_str()).collect();
    let entry =
        Entry::of(Action::ChangesUndone, user.id, client).with_detail(json!({ "changes": names, "ended": ended }));
    audit::write(tx, &entry, now).await?;
    Ok(shown(&changes))
}

devproof_db::columns! {
    /// A row of the table.
    struct Link {
        user_id: Uuid,
        change: Change,
        label: String,
        detail: Value,
        created_at: OffsetDateTime,
    }
}

const COLUMNS: &str = "user_id, change, label, detail, created_at";

async fn find(tx: &Tx, token: &str, now: OffsetDateTime) -> Result<Link, AuthError> {
    let sql = Sql::new(format!(
        "select {COLUMNS} from auth.undo_links where link_hash = $1::bytea and expires_at > $2::timestamptz"
    ));
    tx.read_opt(&sql.bind(hash(token)).bind(now)).await?.ok_or(AuthError::LinkExpired)
}

/// The link's change and those after it, newest first: what a stranger did meanwhile was built on it.
async fn following(tx: &Tx, link: &Link, now: OffsetDateTime) -> Result<Vec<Link>, AuthError> {
    let sql = Sql::new(format!(
        "select {COLUMNS} from auth.undo_links
         where user_id = $1::uuid and created_at >= $2::timestamptz and expires_at > $3::timestamptz
         order by created_at desc, id"
    ));
    Ok(tx.read_all(&sql.bind(link.user_id).bind(link.created_at).bind(now)).await?)
}

fn shown(changes: &[Link]) -> Value {
    let shown = |link: &Link| json!({ "change": link.change.as_str(), "label": link.label, "created_at": stamp(link.created_at) });
    json!({ "changes": changes.iter().map(shown).collect::<Vec<_>>() })
}

async fn undo(tx: &Tx, user: &User, link: &Link) -> Result<(), AuthError> {
    let Some(table) = table(link.change) else { return Ok(()) };
    let sql = if is_addition(link.change) {
        format!("delete from {table} where id = ($2::jsonb ->> 'id')::uuid and user_id = $1::uuid")
    } else {
        // What took its place meanwhile stays.
        format!(
            "insert into {table} select r.* from jsonb_populate_record(null::{table}, $2::jsonb) r
             where r.user_id = $1::uuid on conflict do nothing"
        )
    };
    tx.execute(&Sql::new(sql).bind(user.id).bind(&link.detail)).await?;
    Ok(())
}

fn hash(token: &str) -> Vec<u8> {
    digest::digest(&digest::SHA256, token.as_bytes()).as_ref().to_vec()
}
