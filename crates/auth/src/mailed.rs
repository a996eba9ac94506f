//! What is mailed: a link and a code for one purpose, good once. Stored as hashes; the link's is plain SHA-256 over
//! 256 random bits, the code's is keyed, since six digits would be guessed from a bare hash.

use crate::{error::AuthError, state::Inner};
use aws_lc_rs::{digest, hmac};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::random_bytes;
use devproof_db::{Row, Sql, Tx};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Wrong codes after which a code is dead. The link of the same mail is not.
const MAX_FAILURES: i32 = 10;
/// The same for codes that were texted.
const MAX_TEXT_FAILURES: i32 = 5;
/// Tokens looked at for one address and purpose.
const MAX_CANDIDATES: i32 = 10;
/// Marks links whose opening gives a code instead of tokens.
const PKCE_PREFIX: &str = "pkce_";

/// The purposes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Confirmation,
    Recovery,
    MagicLink,
    /// The half of an address change that goes to the old address.
    EmailChangeCurrent,
    /// The half that goes to the new one.
    EmailChangeNew,
    Reauthentication,
    /// The operator asks somebody in.
    Invite,
    /// A texted code that signs in.
    Sms,
    /// A texted code that proves the number of a sign-up.
    SmsSignUp,
    /// A texted code that proves the number of a change.
    PhoneChange,
}

impl Kind {
    const ALL: [Self; 10] = [
        Self::Confirmation,
        Self::Recovery,
        Self::MagicLink,
        Self::EmailChangeCurrent,
        Self::EmailChangeNew,
        Self::Reauthentication,
        Self::Invite,
        Self::Sms,
        Self::SmsSignUp,
        Self::PhoneChange,
    ];

    fn as_str(self) -> &'static str {
        match self {
            Self::Confirmation => "confirmation",
            Self::Recovery => "recovery",
            Self::MagicLink => "magiclink",
            Self::EmailChangeCurrent => "email_change_current",
            Self::EmailChangeNew => "email_change_new",
            Self::Reauthentication => "reauthentication",
            Self::Invite => "invite",
            Self::Sms => "sms",
            Self::SmsSignUp => "sms_signup",
            Self::PhoneChange => "phone_change",
        }
    }

    /// The `type` in the link.
    pub(crate) fn link_type(self) -> &'static str {
        match self {
            Self::Confirmation => "signup",
            Self::EmailChangeCurrent | Self::EmailChangeNew => "email_change",
            Self::Sms | Self::SmsSignUp => "sms",
            Self::Recovery | Self::MagicLink | Self::Reauthentication | Self::PhoneChange | Self::Invite => {
                self.as_str()
            }
        }
    }

    fn lifetime(self) -> Duration {
        match self {
            Self::Confirmation | Self::EmailChangeCurrent | Self::EmailChangeNew => Duration::hours(24),
            Self::Recovery | Self::MagicLink => Duration::hours(1),
            Self::Reauthentication => Duration::minutes(15),
            Self::Invite => Duration::days(7),
            Self::Sms | Self::SmsSignUp | Self::PhoneChange => Duration::minutes(10),
        }
    }

    fn max_failures(self) -> i32 {
        match self {
            Self::Sms | Self::SmsSignUp | Self::PhoneChange => MAX_TEXT_FAILURES,
            _ => MAX_FAILURES,
        }
    }

    /// What a request of this `type` may redeem; `None` for an unknown type.
    pub(crate) fn of_type(name: &str) -> Option<&'static [Self]> {
        match name {
            "signup" => Some(&[Self::Confirmation]),
            "invite" => Some(&[Self::Invite]),
            "magiclink" | "recovery" => Some(&[Self::Recovery, Self::MagicLink]),
            "email" => Some(&[Self::Confirmation, Self::MagicLink, Self::Recovery, Self::Invite]),
            "email_change" => Some(&[Self::EmailChangeCurrent, Self::EmailChangeNew]),
            _ => None,
        }
    }

    /// The same for what was sent to a number.
    pub(crate) fn of_phone_type(name: &str) -> Option<&'static [Self]> {
        match name {
            "sms" => Some(&[Self::Sms, Self::SmsSignUp]),
            "phone_change" => Some(&[Self::PhoneChange]),
            _ => None,
        }
    }

    fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == name)
    }
}

/// The two secrets of one mail.
pub(crate) struct Issued {
    pub(crate) link: String,
    pub(crate) code: String,
}

/// A stored token that was presented.
#[derive(Debug, Clone)]
pub(crate) struct Token {
    pub(crate) id: Uuid,
    pub(crate) user: Uuid,
    pub(crate) kind: Kind,
    /// The PKCE challenge that waits for it.
    pub(crate) flow: Option<Uuid>,
    /// This half of an address change was confirmed before.
    pub(crate) confirmed: bool,
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
    // 64 random bits over a million codes: the bias is far below anything that could be measured.
    let code = format!("{:06}", u64::from_be_bytes(random_bytes()) % 1_000_000);
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
             (user_id, kind, link_hash, code_hash, sent_to, flow_id, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (user_id, kind) do update
         set link_hash = excluded.link_hash, code_hash = excluded.code_hash, sent_to = excluded.sent_to,
             flow_id = excluded.flow_id, created_at = excluded.created_at, expires_at = excluded.expires_at,
             failures = 0, confirmed_at = null",
    )
    .bind(user)
    .bind(kind.as_str())
    .bind(link_hash(&link))
    .bind(code_hash(&state.code_key, user, kind, &code))
    .bind(sent_to)
    .bind(flow)
    .bind(now)
    .bind(now + kind.lifetime());
    tx.execute(&sql).await?;
    Ok(Issued { link, code })
}

const COLUMNS: &str = "id, user_id, kind, flow_id, confirmed_at is not null";

fn read(row: &Row) -> Option<Token> {
    Some(Token {
        id: row.get(0),
        user: row.get(1),
        kind: Kind::parse(row.get(2))?,
        flow: row.get(3),
        confirmed: row.get(4),
    })
}

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
        "select {COLUMNS} from auth.one_time_tokens
         where link_hash = $1::bytea and kind = any ($2::text[]) and expires_at > $3::timestamptz for update"
    ))
    .bind(link_hash(link))
    .bind(names(kinds))
    .bind(now);
    Ok(tx.query_opt(&sql).await?.as_ref().and_then(read))
}

/// The token of a code that was mailed to this address, locked. A wrong code counts against the address's tokens,
/// so the caller commits either way.
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
        "select {COLUMNS}, code_hash from auth.one_time_tokens
         where sent_to = $1 and kind = any ($2::text[]) and expires_at > $3::timestamptz and failures < $4::int
         order by created_at desc, id limit $5::int for update"
    ))
    .bind(sent_to)
    .bind(names(kinds))
    .bind(now)
    .bind(kinds.iter().map(|kind| kind.max_failures()).min().unwrap_or(MAX_FAILURES))
    .bind(MAX_CANDIDATES);
    let rows = tx.query(&sql).await?;
    let found = rows.iter().find_map(|row| {
        let token = read(row)?;
        matches(&state.code_key, &token, code, row.get(5)).then_some(token)
    });
    if found.is_none() {
        let ids: Vec<Uuid> = rows.iter().map(|row| row.get(0)).collect();
        let sql = Sql::new("update auth.one_time_tokens set failures = failures + 1 where id = any ($1::uuid[])");
        tx.execute(&sql.bind(ids)).await?;
    }
    Ok(found)
}

fn matches(key: &hmac::Key, token: &Token, code: &str, stored: &[u8]) -> bool {
    hmac::verify(key, &code_text(token.user, token.kind, code), stored).is_ok()
}

/// Voids a token, and the PKCE challenge and codes that hang on it.
pub(crate) async fn consume(tx: &Tx, token: &Token) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with flow as (delete from auth.flows where id = $2::uuid)
         delete from auth.one_time_tokens where id = $1::uuid",
    )
    .bind(token.id)
    .bind(token.flow);
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

fn code_text(user: Uuid, kind: Kind, code: &str) -> Vec<u8> {
    [user.as_bytes().as_slice(), kind.as_str().as_bytes(), b":", code.trim().as_bytes()].concat()
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
            user: Uuid::from_u128(user),
            kind,
            flow: None,
            confirmed: false,
        };
        let stored = code_hash(&key, Uuid::from_u128(1), Kind::Recovery, "012345");
        assert!(matches(&key, &token(1, Kind::Recovery), " 012345\n", &stored));
        assert!(!matches(&key, &token(1, Kind::Recovery), "12345", &stored));
        assert!(!matches(&key, &token(2, Kind::Recovery), "012345", &stored));
        assert!(!matches(&key, &token(1, Kind::MagicLink), "012345", &stored));
    }

    #[test]
    fn every_kind_reads_back_and_a_nonce_is_no_sign_in() {
        for kind in Kind::ALL {
            assert_eq!(Kind::parse(kind.as_str()), Some(kind));
        }
        for name in ["signup", "invite", "magiclink", "recovery", "email", "email_change"] {
            assert!(!Kind::of_type(name).unwrap().contains(&Kind::Reauthentication));
        }
        assert!(Kind::of_type("reauthentication").is_none());
    }
}
