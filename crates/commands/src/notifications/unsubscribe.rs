//! Switching a kind of email off by a link in the email, without signing in (RFC 8058). The link names the person and the
//! kind, and is signed, so that it works for as long as the email lies somewhere and nobody can write one for others.

use super::notice::is_shown_by_default;
use aws_lc_rs::hmac;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use devproof_claims::MasterSecret;
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_vocabulary::NotificationKind;
use uuid::Uuid;

/// Bytes of an id.
const ID: usize = 16;

fn key(secret: &MasterSecret) -> hmac::Key {
    hmac::Key::new(hmac::HMAC_SHA256, &secret.derive("unsubscribe"))
}

/// What is signed: the id has a fixed length, so no two pairs are the same bytes.
fn signed(person: Uuid, kind: NotificationKind) -> Vec<u8> {
    [person.as_bytes().as_slice(), kind.as_str().as_bytes()].concat()
}

/// The address that switches emails of this kind off for this person.
pub(super) fn link(site_url: &str, secret: &MasterSecret, person: Uuid, kind: NotificationKind) -> String {
    format!("{site_url}/unsubscribe?token={}", token(secret, person, kind))
}

/// The kind, so that the page can name it, and the id with the signature.
fn token(secret: &MasterSecret, person: Uuid, kind: NotificationKind) -> String {
    let tag = hmac::sign(&key(secret), &signed(person, kind));
    format!("{kind}.{}", URL_SAFE_NO_PAD.encode([person.as_bytes().as_slice(), tag.as_ref()].concat()))
}

/// Whom and what a token is for; `None` for one that we did not write.
fn read(secret: &MasterSecret, token: &str) -> Option<(Uuid, NotificationKind)> {
    let (kind, rest) = token.split_once('.')?;
    let kind: NotificationKind = kind.parse().ok()?;
    let bytes = URL_SAFE_NO_PAD.decode(rest).ok()?;
    let (id, tag) = bytes.split_at_checked(ID)?;
    let person = Uuid::from_slice(id).ok()?;
    hmac::verify(&key(secret), &signed(person, kind), tag).ok()?;
    Some((person, kind))
}

/// Switches off the emails that a token names. False when we did not write the token. Doing it twice is doing it once.
///
/// # Errors
/// PostgreSQL's error.
pub async fn unsubscribe(db: &Db, secret: &MasterSecret, token: &str) -> Result<bool, DbError> {
    let Some((person, kind)) = read(secret, token) else { return Ok(false) };
    let sql = Sql::new(
        "insert into public.notification_settings (profile_id, kind, in_app, email)
         select p.id, $2, $3::boolean, false from public.profiles p where p.id = $1::uuid
         on conflict (profile_id, kind) do update set email = false",
    )
    .bind(person)
    .bind(kind.as_str())
    .bind(is_shown_by_default(kind));
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_for_one_person_and_one_kind() {
        let (ours, theirs) = (MasterSecret::generate(), MasterSecret::generate());
        let (ada, bob) = (Uuid::from_u128(1), Uuid::from_u128(2));
        let token = token(&ours, ada, NotificationKind::Approved);
        assert_eq!(read(&ours, &token), Some((ada, NotificationKind::Approved)));
        assert_eq!(read(&theirs, &token), None, "another installation's");
        let (_, rest) = token.split_once('.').expect("two parts");
        assert_eq!(read(&ours, &format!("rejected.{rest}")), None, "another kind");
        assert_eq!(read(&ours, &format!("no_such_kind.{rest}")), None);
        let tag = &URL_SAFE_NO_PAD.decode(rest).expect("base64")[ID..];
        let forged = URL_SAFE_NO_PAD.encode([bob.as_bytes().as_slice(), tag].concat());
        assert_eq!(read(&ours, &format!("approved.{forged}")), None, "another person");
        for broken in ["", ".", "approved", "approved.", "approved.AAAA", &token[..token.len() - 1]] {
            assert_eq!(read(&ours, broken), None, "{broken}");
        }
    }
}
