//! What is mailed: a link and a code for one purpose, good once. Stored as hashes; the link's is plain SHA-256 over
//! 256 random bits, the code's is keyed, since six digits would be guessed from a bare hash.
//!
//! Guessing is bounded for each account and day, over all that was sent to it: few wrong codes, and its six-digit codes
//! are void. That alone would let anyone shut the owner out, so from the first few wrong codes on the account gets codes
//! of ten digits, which no one guesses and which wrong ones therefore do not void. Links are never counted.

use crate::{error::AuthError, state::Inner};
use aws_lc_rs::{digest, hmac};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{FromRow, Sql, Tx};
pub(crate) use devproof_vocabulary::OneTimeTokenKind as Kind;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Wrong codes after which a short code is void. The link of the same mail is not.
const MAX_FAILURES: i32 = 5;
/// Wrong codes on one account in a day after which its next codes are strong.
const STRONG_AFTER: i32 = 5;
/// How long wrong codes are remembered, from the first.
const DAY: Duration = Duration::hours(24);
/// Tokens looked at for one address and purpose.
const MAX_CANDIDATES: i32 = 10;
/// Marks links whose opening gives a code instead of tokens.
const PKCE_PREFIX: &str = "pkce_";

/// The `type` in the link.
pub(crate) fn link_type(kind: Kind) -> &'static str {
    match kind {
        Kind::Confirmation => "signup",
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => "email_change",
        Kind::Sms | Kind::SmsSignup => "sms",
        Kind::Recovery | Kind::Magiclink | Kind::Reauthentication | Kind::PhoneChange | Kind::Invite => kind.as_str(),
    }
}

fn lifetime(kind: Kind) -> Duration {
    match kind {
        Kind::Confirmation | Kind::EmailChangeCurrent | Kind::EmailChangeNew => Duration::hours(24),
        Kind::Recovery | Kind::Magiclink => Duration::hours(1),
        Kind::Reauthentication => Duration::minutes(15),
        Kind::Invite => Duration::days(7),
        Kind::Sms | Kind::SmsSignup | Kind::PhoneChange => Duration::minutes(10),
    }
}

/// What a request of this `type` may redeem; `None` for an unknown type.
pub(crate) fn kinds_of_type(name: &str) -> Option<&'static [Kind]> {
    match name {
        "signup" => Some(&[Kind::Confirmation]),
        "invite" => Some(&[Kind::Invite]),
        "magiclink" | "recovery" => Some(&[Kind::Recovery, Kind::Magiclink]),
        "email" => Some(&[Kind::Confirmation, Kind::Magiclink, Kind::Recovery, Kind::Invite]),
        "email_change" => Some(&[Kind::EmailChangeCurrent, Kind::EmailChangeNew]),
        _ => None,
    }
}

/// The same for what was sent to a number.
pub(crate) fn kinds_of_phone_type(name: &str) -> Option<&'static [Kind]> {
    match name {
        "sms" => Some(&[Kind::Sms, Kind::SmsSignup]),
        "phone_change" => Some(&[Kind::PhoneChange]),
        _ => None,
    }
}

/// The two secrets of one mail.
pub(crate) struct Issued {
    pub(crate) link: String,
    pub(crate) code: String,
}

devproof_db::columns! {
    /// A stored token that was presented.
    #[derive(Debug, Clone)]
    pub(crate) struct Token {
        pub(crate) id: Uuid,
        pub(crate) user_id: Uuid,
        pub(crate) kind: Kind,
        /// The PKCE challenge that waits for it.
        pub(crate) flow_id: Option<Uuid>,
        /// This half of an address change was confirmed before.
        pub(crate) is_confirmed: bool,
    }
}

/// Makes the secrets for a mail. An earlier mail for the same purpose is void from now on, with the codes that its
/// link gave out.
pub(crate) async fn issue(
    tx: &Tx,
    state: &Inner,
    user: Uuid,
    kind: Kind,
    sent_to: &str,
    flow: Option<Uuid>,
    now: OffsetDateTime,
) -> Result<Issued, AuthError> {
    let secret = URL_SAFE_NO_PAD.encode(random_bytes::<32>());
    let link = if flow.is_some() { format!("{PKCE_PREFIX}{secret}") } else { secret };
    let strong = wrong_codes(tx, user, now).await? >= STRONG_AFTER;
    let code = new_code(strong);
    let old_flow = Sql::new(
        "delete from auth.flows f using auth.one_time_tokens t
         where t.user_id = $1::uuid and t.kind = $2 and f.id = t.flow_id and f.id is distinct from $3::uuid",
    )
    .bind(user)
    .bind(kind.as_str())
    .bind(flow);
    tx.execute(&old_flow).await?;
    let sql = Sql::new(
        "insert into auth.one_time_tokens
             (user_id, kind, link_hash, code_hash, sent_to, flow_id, created_at, expires_at, strong)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (user_id, kind) do update
         set link_hash = excluded.link_hash, code_hash = excluded.code_hash, sent_to = excluded.sent_to,
             flow_id = excluded.flow_id, created_at = excluded.created_at, expires_at = excluded.expires_at,
             strong = excluded.strong, failures = 0, confirmed_at = null",
    )
    .bind(user)
    .bind(kind.as_str())
    .bind(link_hash(&link))
    .bind(code_hash(&state.code_key, user, kind, &code))
    .bind(sent_to)
    .bind(flow)
    .bind(now)
    .bind(now + lifetime(kind))
    .bind(strong);
    tx.execute(&sql).await?;
    Ok(Issued { link, code })
}

/// Six digits, or ten. 64 random bits over ten thousand million codes: the bias is far below anything that could be
/// measured.
fn new_code(strong: bool) -> String {
    let number = u64::from_be_bytes(random_bytes());
    if strong { format!("{:010}", number % 10_000_000_000) } else { format!("{:06}", number % 1_000_000) }
}

/// Wrong codes on this account since its day began.
async fn wrong_codes(tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<i32, AuthError> {
    let sql = Sql::new("select wrong_codes from auth.users where id = $1 and wrong_codes_since > $2::timestamptz")
        .bind(user)
        .bind(now - DAY);
    Ok(tx.value_opt(&sql).await?.unwrap_or_default())
}

const COLUMNS: &str = "t.id, t.user_id, t.kind, t.flow_id, t.confirmed_at is not null as is_confirmed";

/// Whether a link's token says that its opening answers to a PKCE challenge.
pub(crate) fn is_pkce(link: &str) -> bool {
    link.starts_with(PKCE_PREFIX)
}

/// The token of a link, locked; `None` when it is unknown, used, too old or of another kind.
pub(crate) async fn by_link(
    tx: &Tx,
    link: &str,
    kinds: &[Kind],
    now: OffsetDateTime,
) -> Result<Option<Token>, AuthError> {
    // Users are locked before what belongs to them, everywhere, so that no two calls wait for each other.
    let user = Sql::new(
        "select from auth.users
         where id in (select user_id from auth.one_time_tokens where link_hash = $1::bytea) for update",
    );
    tx.execute(&user.bind(link_hash(link))).await?;
    let sql = Sql::new(format!(
        "select {COLUMNS} from auth.one_time_tokens t
         where t.link_hash = $1::bytea and t.kind = any ($2::text[]) and t.expires_at > $3::timestamptz for update"
    ))
    .bind(link_hash(link))
    .bind(names(kinds))
    .bind(now);
    Ok(tx.read_opt(&sql).await?)
}

/// The token of a code that was sent to this address, locked. A wrong code counts against every token that it was tried
/// on, and as often against the account, so the caller commits either way.
pub(crate) async fn by_code(
    tx: &Tx,
    state: &Inner,
    sent_to: &str,
    code: &str,
    kinds: &[Kind],
    now: OffsetDateTime,
) -> Result<Option<Token>, AuthError> {
    let users = Sql::new(
        "select from auth.users
         where id in (select user_id from auth.one_time_tokens where sent_to = $1) order by id for update",
    );
    tx.execute(&users.bind(sent_to)).await?;
    let sql = Sql::new(format!(
        "select {COLUMNS}, t.code_hash from auth.one_time_tokens t join auth.users u on u.id = t.user_id
         where t.sent_to = $1 and t.kind = any ($2::text[]) and t.expires_at > $3::timestamptz
           and (t.strong or (t.failures < $4::int
               and (u.wrong_codes < $5::bigint or u.wrong_codes_since <= $6::timestamptz)))
         order by t.created_at desc, t.id limit $7::int for update of t"
    ))
    .bind(sent_to)
    .bind(names(kinds))
    .bind(now)
    .bind(MAX_FAILURES)
    .bind(state.config.limits.wrong_codes_per_day)
    .bind(now - DAY)
    .bind(MAX_CANDIDATES);
    let mut tokens = Vec::new();
    for row in tx.query(&sql).await? {
        let (token, code_hash) = (Token::from_row(&row)?, row.named::<Vec<u8>>("code_hash")?);
        if matches(&state.code_key, &token, code, &code_hash) {
            return Ok(Some(token));
        }
        tokens.push(token.id);
    }
    count_wrong(tx, tokens, now).await?;
    Ok(None)
}

/// Counts one wrong guess at each of these tokens.
async fn count_wrong(tx: &Tx, tokens: Vec<Uuid>, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with tried as (
             update auth.one_time_tokens set failures = least(failures + 1, 1000000) where id = any ($1::uuid[])
             returning user_id
         ), counted as (select user_id, count(*)::int as wrong from tried group by user_id)
         update auth.users u
         set wrong_codes = case when u.wrong_codes_since > $3::timestamptz
                 then least(u.wrong_codes + c.wrong, 1000000) else c.wrong end,
             wrong_codes_since = case when u.wrong_codes_since > $3::timestamptz
                 then u.wrong_codes_since else $2::timestamptz end
         from counted c where c.user_id = u.id",
    )
    .bind(tokens)
    .bind(now)
    .bind(now - DAY);
    tx.execute(&sql).await?;
    Ok(())
}

fn matches(key: &hmac::Key, token: &Token, code: &str, stored: &[u8]) -> bool {
    hmac::verify(key, &code_text(token.user_id, token.kind, code), stored).is_ok()
}

/// Voids a token, and the PKCE challenge and codes that hang on it.
pub(crate) async fn consume(tx: &Tx, token: &Token) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with flow as (delete from auth.flows where id = $2::uuid)
         delete from auth.one_time_tokens where id = $1::uuid",
    )
    .bind(token.id)
    .bind(token.flow_id);
    tx.execute(&sql).await?;
    Ok(())
}

/// Voids everything that was mailed to a user, but keeps one PKCE challenge.
pub(crate) async fn void_all(tx: &Tx, user: Uuid, keep_flow: Option<Uuid>) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with flows as (delete from auth.flows where user_id = $1::uuid and id is distinct from $2::uuid)
         delete from auth.one_time_tokens where user_id = $1::uuid",
    )
    .bind(user)
    .bind(keep_flow);
    tx.execute(&sql).await?;
    Ok(())
}

/// Voids both halves of an address change, and the PKCE challenge that they hang on.
pub(crate) async fn void_change(tx: &Tx, user: Uuid) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with halves as (
             delete from auth.one_time_tokens
             where user_id = $1::uuid and kind in ('email_change_current', 'email_change_new') returning flow_id
         )
         delete from auth.flows f using halves h where f.id = h.flow_id",
    )
    .bind(user);
    tx.execute(&sql).await?;
    Ok(())
}

fn names(kinds: &[Kind]) -> Vec<String> {
    kinds.iter().map(|kind| kind.as_str().to_owned()).collect()
}

fn link_hash(link: &str) -> Vec<u8> {
    digest::digest(&digest::SHA256, link.as_bytes()).as_ref().to_vec()
}

/// People type long codes in groups.
fn code_text(user: Uuid, kind: Kind, code: &str) -> Vec<u8> {
    let code: String = code.chars().filter(|c| !c.is_whitespace() && *c != '-').collect();
    [user.as_bytes().as_slice(), kind.as_str().as_bytes(), b":", code.as_bytes()].concat()
}

fn code_hash(key: &hmac::Key, user: Uuid, kind: Kind, code: &str) -> Vec<u8> {
    hmac::sign(key, &code_text(user, kind, code)).as_ref().to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_bound_to_its_user_and_purpose() {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &[3; 32]);
        let token = |user: u128, kind| Token {
            id: Uuid::nil(),
            user_id: Uuid::from_u128(user),
            kind,
            flow_id: None,
            is_confirmed: false,
        };
        let stored = code_hash(&key, Uuid::from_u128(1), Kind::Recovery, "012345");
        assert!(matches(&key, &token(1, Kind::Recovery), " 012-345\n", &stored));
        assert!(!matches(&key, &token(1, Kind::Recovery), "12345", &stored));
        assert!(!matches(&key, &token(2, Kind::Recovery), "012345", &stored));
        assert!(!matches(&key, &token(1, Kind::Magiclink), "012345", &stored));
    }

    #[test]
    fn a_strong_code_is_longer() {
        for (strong, length) in [(false, 6), (true, 10)] {
            let code = new_code(strong);
            assert!(code.len() == length && code.bytes().all(|b| b.is_ascii_digit()), "{code}");
        }
    }

    #[test]
    fn a_nonce_is_no_sign_in() {
        for name in ["signup", "invite", "magiclink", "recovery", "email", "email_change"] {
            assert!(!kinds_of_type(name).unwrap().contains(&Kind::Reauthentication));
        }
        assert!(kinds_of_type("reauthentication").is_none());
    }
}
