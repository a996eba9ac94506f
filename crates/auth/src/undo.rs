//! "This wasn't me": a mailed link for each change of how an account is signed in to.
//!
//! Opening it shows what would be undone; only pressing the button does, so that programs that look at mails undo
//! nothing. It undoes the change and everything that came after it, signs out everywhere and voids the password: the
//! change took a fresh proof, so whoever made it knows a secret of the account. The way back is a mailed link.

use crate::{
    accounts,
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    factors::attempts,
    mailed::{self, Kind},
    mailing::{self, Wish},
    state::Inner,
    user::{User, stamp},
};
use aws_lc_rs::digest;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{Row, Sql, Tx};
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long a link holds.
const LIFETIME: Duration = Duration::hours(24);

/// What was changed. The names are those of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    FactorAdded,
    FactorRemoved,
    PasskeyAdded,
    PasskeyRemoved,
    IdentityLinked,
    IdentityUnlinked,
    PasswordChanged,
    /// Nothing was changed: second factors were tried, by somebody who came as far as being asked for one.
    WrongFactors,
}

impl Change {
    const ALL: [Self; 8] = [
        Self::FactorAdded,
        Self::FactorRemoved,
        Self::PasskeyAdded,
        Self::PasskeyRemoved,
        Self::IdentityLinked,
        Self::IdentityUnlinked,
        Self::PasswordChanged,
        Self::WrongFactors,
    ];

    fn as_str(self) -> &'static str {
        match self {
            Self::FactorAdded => "factor_added",
            Self::FactorRemoved => "factor_removed",
            Self::PasskeyAdded => "passkey_added",
            Self::PasskeyRemoved => "passkey_removed",
            Self::IdentityLinked => "identity_linked",
            Self::IdentityUnlinked => "identity_unlinked",
            Self::PasswordChanged => "password_changed",
            Self::WrongFactors => "wrong_factors",
        }
    }

    fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|change| change.as_str() == text)
    }

    /// The table of what was added or removed.
    fn table(self) -> Option<&'static str> {
        match self {
            Self::FactorAdded | Self::FactorRemoved => Some("auth.mfa_factors"),
            Self::PasskeyAdded | Self::PasskeyRemoved => Some("auth.passkeys"),
            Self::IdentityLinked | Self::IdentityUnlinked => Some("auth.identities"),
            Self::PasswordChanged | Self::WrongFactors => None,
        }
    }

    fn is_addition(self) -> bool {
        matches!(self, Self::FactorAdded | Self::PasskeyAdded | Self::IdentityLinked)
    }
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
    let detail = match (change.table(), id) {
        (Some(table), Some(id)) if !change.is_addition() => {
            let sql = Sql::new(format!("select to_jsonb(t) from {table} t where t.id = $1::uuid and t.user_id = $2"));
            tx.query_opt(&sql.bind(id).bind(user)).await?.map_or(Value::Null, |row| row.get(0))
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
    // The account before what belongs to it, as everywhere; whoever waited here finds the link used.
    let user = accounts::by_id(tx, link.user).await?.ok_or(AuthError::LinkExpired)?;
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
    mailed::void_all(tx, user.id, None).await?;
    let mut user = accounts::by_id(tx, user.id).await?.ok_or(AuthError::LinkExpired)?;
    let own = user.identities.as_array().is_some_and(|all| all.iter().any(|one| one["provider"] == "email"));
    if own && user.email.is_some() && !user.is_banned(now) {
        let page = format!("{}/auth/reset-password", state.config.site_url.trim_end_matches('/'));
        let wish = Wish::without_challenge(state.redirects.choose(Some(&page), None));
        mailing::send(tx, state, &mut user, Kind::Recovery, &wish, now).await?;
    }
    let names: Vec<&str> = changes.iter().map(|change| change.change.as_str()).collect();
    let entry = Entry::of(Action::ChangesUndone, user.id, client).saying(json!({ "changes": names, "ended": ended }));
    audit::write(tx, &entry, now).await?;
    Ok(shown(&changes))
}

/// A row of the table.
struct Link {
    user: Uuid,
    change: Change,
    label: String,
    detail: Value,
    created_at: OffsetDateTime,
}

const COLUMNS: &str = "user_id, change, label, detail, created_at";

fn read(row: &Row) -> Option<Link> {
    Some(Link {
        user: row.get(0),
        change: Change::parse(row.get(1))?,
        label: row.get(2),
        detail: row.get(3),
        created_at: row.get(4),
    })
}

async fn find(tx: &Tx, token: &str, now: OffsetDateTime) -> Result<Link, AuthError> {
    let sql = Sql::new(format!(
        "select {COLUMNS} from auth.undo_links where link_hash = $1::bytea and expires_at > $2::timestamptz"
    ));
    let row = tx.query_opt(&sql.bind(hash(token)).bind(now)).await?;
    row.as_ref().and_then(read).ok_or(AuthError::LinkExpired)
}

/// The link's change and those after it, newest first: what a stranger did meanwhile was built on it.
async fn following(tx: &Tx, link: &Link, now: OffsetDateTime) -> Result<Vec<Link>, AuthError> {
    let sql = Sql::new(format!(
        "select {COLUMNS} from auth.undo_links
         where user_id = $1::uuid and created_at >= $2::timestamptz and expires_at > $3::timestamptz
         order by created_at desc, id"
    ));
    let rows = tx.query(&sql.bind(link.user).bind(link.created_at).bind(now)).await?;
    Ok(rows.iter().filter_map(read).collect())
}

fn shown(changes: &[Link]) -> Value {
    let shown = |link: &Link| json!({ "change": link.change.as_str(), "label": link.label, "created_at": stamp(link.created_at) });
    json!({ "changes": changes.iter().map(shown).collect::<Vec<_>>() })
}

async fn undo(tx: &Tx, user: &User, link: &Link) -> Result<(), AuthError> {
    let Some(table) = link.change.table() else { return Ok(()) };
    let sql = if link.change.is_addition() {
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
