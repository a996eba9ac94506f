//! The signature of a webhook: `t=SECONDS,v1=HEX,v1=HEX`, where each `v1` is the HMAC-SHA256 of `SECONDS.BODY` with a secret. While
//! a secret is rotated there are two.

use aws_lc_rs::hmac;
use time::{Duration, OffsetDateTime};

/// How far a signature's time may be from ours.
pub const TOLERANCE: Duration = Duration::minutes(5);

/// Why a webhook is not believed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    /// The header is missing or isn't one.
    #[error("the signature is missing or malformed")]
    Malformed,
    /// No signature of it is right.
    #[error("the signature is wrong")]
    Wrong,
    /// It is right, and too old or from the future.
    #[error("the signature is too old")]
    Old,
}

/// Checks that whoever has one of the secrets signed this body about now.
///
/// # Errors
/// [`SignatureError`].
pub fn verify(header: &str, body: &[u8], secrets: &[String], now: OffsetDateTime) -> Result<(), SignatureError> {
    let mut at = None;
    let mut signatures = Vec::new();
    for part in header.split(',') {
        match part.trim().split_once('=') {
            Some(("t", seconds)) => at = Some(seconds),
            Some(("v1", signature)) => signatures.push(hex::decode(signature).unwrap_or_default()),
            // `v0` is of test events, and there may be others one day.
            _ => {}
        }
    }
    let at = at.filter(|_| !signatures.is_empty()).ok_or(SignatureError::Malformed)?;
    let time = at.parse::<i64>().ok().and_then(|seconds| OffsetDateTime::from_unix_timestamp(seconds).ok());
    let time = time.ok_or(SignatureError::Malformed)?;
    let signed = [at.as_bytes(), b".", body].concat();
    let is_right = |secret: &String| {
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        signatures.iter().any(|signature| hmac::verify(&key, &signed, signature).is_ok())
    };
    if !secrets.iter().any(is_right) {
        return Err(SignatureError::Wrong);
    }
    if (now - time).abs() > TOLERANCE { Err(SignatureError::Old) } else { Ok(()) }
}

/// The header that Stripe would send with this body. For tests.
pub fn sign(body: &[u8], secret: &str, now: OffsetDateTime) -> String {
    let seconds = now.unix_timestamp().to_string();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, &[seconds.as_bytes(), b".", body].concat());
    format!("t={seconds},v1={}", hex::encode(tag))
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    const NOW: OffsetDateTime = datetime!(2026-03-01 12:00 UTC);

    fn check(header: &str, body: &str, now: OffsetDateTime) -> Result<(), SignatureError> {
        verify(header, body.as_bytes(), &["whsec_one".to_owned(), "whsec_two".to_owned()], now)
    }

    #[test]
    fn g01_wrong_old_and_missing_signatures_are_refused() {
        let good = sign(b"{}", "whsec_one", NOW);
        assert_eq!(check(&good, "{}", NOW + TOLERANCE), Ok(()));
        assert_eq!(check(&good, "{} ", NOW), Err(SignatureError::Wrong));
        assert_eq!(check(&sign(b"{}", "whsec_three", NOW), "{}", NOW), Err(SignatureError::Wrong));
        let late = TOLERANCE + Duration::SECOND;
        assert_eq!(check(&good, "{}", NOW + late), Err(SignatureError::Old));
        assert_eq!(check(&good, "{}", NOW - late), Err(SignatureError::Old));
        for bad in ["", "t=1", "v1=00", "t=x,v1=00", "t=99999999999999999,v1=00"] {
            assert_eq!(check(bad, "{}", NOW), Err(SignatureError::Malformed), "{bad}");
        }
        let moved = good.replacen(&NOW.unix_timestamp().to_string(), "1", 1);
        assert_eq!(check(&moved, "{}", NOW), Err(SignatureError::Wrong));
    }

    #[test]
    fn while_a_secret_is_rotated_one_of_two_is_enough() {
        let (one, two) = (sign(b"{}", "whsec_old", NOW), sign(b"{}", "whsec_two", NOW));
        let (_, second) = two.split_once(',').unwrap();
        assert_eq!(check(&format!("{one},{second},v0=ab"), "{}", NOW), Ok(()));
    }

    #[test]
    fn the_scheme_is_stripes() {
        // By openssl: printf '1492774577.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
        let header = "t=1492774577,v1=7656fc2882a7ca0a651666b36bf2f2f22ee204f54f608f227498a2419f2890b2";
        let at = OffsetDateTime::from_unix_timestamp(1_492_774_577).unwrap();
        assert_eq!(verify(header, br#"{"id":"evt_1"}"#, &["whsec_test".to_owned()], at), Ok(()));
    }
}
