//! Refresh tokens as pure arithmetic. Token *n* of a session is the session's id, *n*, and an HMAC of both: nothing
//! secret is stored, and a successor that got lost on the way can be given again.

use aws_lc_rs::hmac;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// How long after a rotation its parent gives the same successor again, whatever was seen: several tabs refresh at
/// the same time.
const REUSE_WINDOW: Duration = Duration::seconds(10);
/// How long a parent may come back when its successor was never seen: the reply was lost.
const LOST_REPLY_WINDOW: Duration = Duration::hours(24);

const ID: usize = 16;
const NUMBER: usize = 8;
const TAG: usize = 32;

/// Makes and reads refresh tokens under one secret.
#[derive(Clone)]
pub(crate) struct RefreshTokens(hmac::Key);

impl RefreshTokens {
    pub(crate) fn new(secret: &[u8; 32]) -> Self {
        Self(hmac::Key::new(hmac::HMAC_SHA256, secret))
    }

    /// Token number `generation` of a session; the same every time.
    pub(crate) fn write(&self, session: Uuid, generation: i64) -> String {
        let mut bytes = [session.as_bytes().as_slice(), &generation.to_be_bytes()].concat();
        let tag = hmac::sign(&self.0, &bytes);
        bytes.extend_from_slice(tag.as_ref());
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// The session and number of a token that we made; `None` for everything else.
    pub(crate) fn read(&self, token: &str) -> Option<(Uuid, i64)> {
        if token.len() > 2 * (ID + NUMBER + TAG) {
            return None;
        }
        let bytes = URL_SAFE_NO_PAD.decode(token).ok()?;
        let (signed, tag) = bytes.split_at_checked(ID + NUMBER)?;
        // Compares in constant time, and the length too.
        hmac::verify(&self.0, signed, tag).ok()?;
        let (id, number) = signed.split_at(ID);
        Some((Uuid::from_slice(id).ok()?, i64::from_be_bytes(number.try_into().ok()?)))
    }
}

/// What the session's row says about its newest refresh token.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Newest {
    pub(crate) generation: i64,
    pub(crate) rotated_at: OffsetDateTime,
    /// It, or an access token issued with it, came back to us.
    pub(crate) seen: bool,
}

/// What to do about a presented token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decision {
    /// Hand out the next one.
    Rotate,
    /// Hand out the newest one again.
    Repeat,
    /// Someone has a token that should be gone: end the session.
    End,
}

/// The whole rule of reuse.
pub(crate) fn decide(presented: i64, newest: Newest, now: OffsetDateTime) -> Decision {
    if presented == newest.generation {
        return Decision::Rotate;
    }
    let age = now - newest.rotated_at;
    let is_parent = presented == newest.generation - 1;
    let lost = age <= LOST_REPLY_WINDOW && !newest.seen;
    if is_parent && (age <= REUSE_WINDOW || lost) { Decision::Repeat } else { Decision::End }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn newest(generation: i64, seen: bool) -> Newest {
        Newest { generation, rotated_at: OffsetDateTime::UNIX_EPOCH, seen }
    }

    fn after(seconds: i64) -> OffsetDateTime {
        OffsetDateTime::UNIX_EPOCH + Duration::seconds(seconds)
    }

    #[test]
    fn the_newest_rotates_at_any_age() {
        assert_eq!(decide(3, newest(3, false), after(0)), Decision::Rotate);
        assert_eq!(decide(3, newest(3, true), after(1_000_000)), Decision::Rotate);
    }

    #[test]
    fn the_parent_repeats_within_ten_seconds_whatever_was_seen() {
        for seen in [false, true] {
            assert_eq!(decide(2, newest(3, seen), after(10)), Decision::Repeat);
        }
        assert_eq!(decide(2, newest(3, true), after(11)), Decision::End);
    }

    #[test]
    fn the_parent_repeats_for_a_day_while_the_successor_was_never_seen() {
        assert_eq!(decide(2, newest(3, false), after(86_400)), Decision::Repeat);
        assert_eq!(decide(2, newest(3, false), after(86_401)), Decision::End);
        assert_eq!(decide(2, newest(3, true), after(3_600)), Decision::End);
    }

    #[test]
    fn everything_else_ends_the_session_at_once() {
        for presented in [1, 0, -1, 4, i64::MAX, i64::MIN] {
            assert_eq!(decide(presented, newest(3, false), after(0)), Decision::End, "{presented}");
        }
    }

    #[test]
    fn a_token_is_ours_exactly_as_it_was_made() {
        let (tokens, other) = (RefreshTokens::new(&[1; 32]), RefreshTokens::new(&[2; 32]));
        let session = Uuid::from_u128(7);
        let token = tokens.write(session, 5);
        assert_eq!(token, tokens.write(session, 5));
        assert_eq!(tokens.read(&token), Some((session, 5)));
        assert_ne!(token, tokens.write(session, 6));
        assert_eq!(other.read(&token), None);
        for bad in [
            "",
            "abc",
            &token[1..],
            &token[..token.len() - 1],
            &format!("{token}A"),
            &"A".repeat(75),
            &"A".repeat(10_000),
        ] {
            assert_eq!(tokens.read(bad), None, "{bad}");
        }
    }

    #[test]
    fn each_bit_of_a_token_counts() {
        let tokens = RefreshTokens::new(&[1; 32]);
        let bytes = URL_SAFE_NO_PAD.decode(tokens.write(Uuid::from_u128(7), 5)).unwrap();
        for i in 0..bytes.len() * 8 {
            let mut changed = bytes.clone();
            changed[i / 8] ^= 1 << (i % 8);
            assert_eq!(tokens.read(&URL_SAFE_NO_PAD.encode(changed)), None, "bit {i}");
        }
    }
}
