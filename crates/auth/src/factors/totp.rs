//! Codes of authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds, as every app takes them.

use crate::error::AuthError;
use devproof_claims::random_bytes;
use qrcode::{EcLevel, QrCode, render::svg};
use time::OffsetDateTime;
use totp_rs::{Builder, Secret, Totp};
use url::form_urlencoded;

/// How long a code is shown, in seconds.
pub const STEP: i64 = 30;
/// Length of a secret in bytes: SHA-1's own, as RFC 4226 recommends.
pub const SECRET: usize = 20;

/// A new secret.
pub(crate) fn generate() -> [u8; SECRET] {
    random_bytes()
}

/// The secret as people type it into an app.
pub fn to_base32(secret: &[u8]) -> String {
    Secret::from(secret).to_base32()
}

/// What an authenticator app reads: `otpauth://totp/ISSUER:ACCOUNT?…`.
pub fn uri(issuer: &str, account: &str, secret: &[u8]) -> String {
    let encode =
        |text: &str| form_urlencoded::byte_serialize(text.as_bytes()).collect::<String>().replace('+', "%20");
    let (issuer, account) = (encode(issuer), encode(account));
    format!(
        "otpauth://totp/{issuer}:{account}?algorithm=SHA1&digits=6&issuer={issuer}&period={STEP}&secret={}",
        to_base32(secret)
    )
}

/// The code of this moment.
pub fn code(secret: &[u8], now: OffsetDateTime) -> String {
    totp(secret).generate(seconds(now)).to_string()
}

/// The step whose code this is: the present one, the one before or the one after. `None` for a wrong code.
pub(crate) fn step_of(secret: &[u8], code: &str, now: OffsetDateTime) -> Option<i64> {
    let step = totp(secret).check(code, seconds(now))?;
    i64::try_from(step).ok()
}

/// The picture of an address. Without `#`, which would end the data address that the client puts it into.
pub(crate) fn qr_svg(uri: &str) -> Result<String, AuthError> {
    let code = QrCode::with_error_correction_level(uri, EcLevel::M)
        .map_err(|_| AuthError::validation("issuer and account name are too long for a QR code"))?;
    let svg = code
        .render()
        .min_dimensions(200, 200)
        .dark_color(svg::Color("black"))
        .light_color(svg::Color("white"))
        .build();
    // A fragment of a page has no XML declaration.
    Ok(svg.find("<svg").map_or(svg.clone(), |at| svg[at..].to_owned()))
}

fn totp(secret: &[u8]) -> Totp {
    Builder::new().with_secret(secret).build_noncompliant()
}

fn seconds(now: OffsetDateTime) -> u64 {
    u64::try_from(now.unix_timestamp()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RFC: &[u8] = b"12345678901234567890";

    fn at(seconds: i64) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(seconds).unwrap()
    }

    #[test]
    fn codes_are_those_of_rfc_6238() {
        for (seconds, digits) in [(59, "287082"), (1_111_111_109, "081804"), (1_234_567_890, "005924")] {
            assert_eq!(code(RFC, at(seconds)), digits);
            assert_eq!(step_of(RFC, digits, at(seconds)), Some(seconds / STEP));
        }
    }

    #[test]
    fn one_step_early_or_late_is_taken_and_two_are_not() {
        let digits = code(RFC, at(3_000));
        for (seconds, expected) in [(2_970, true), (3_030, true), (2_969, false), (3_060, false)] {
            assert_eq!(step_of(RFC, &digits, at(seconds)), expected.then_some(100), "{seconds}");
        }
        for wrong in ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"] {
            assert_eq!(step_of(RFC, wrong, at(3_000)), None, "{wrong}");
        }
    }

    #[test]
    fn the_address_names_issuer_and_account_and_the_picture_has_no_hash() {
        let uri = uri("jobs.example.org:8443", "a b+c@x.test", RFC);
        assert_eq!(
            uri,
            "otpauth://totp/jobs.example.org%3A8443:a%20b%2Bc%40x.test?algorithm=SHA1&digits=6\
             &issuer=jobs.example.org%3A8443&period=30&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
        );
        let svg = qr_svg(&uri).unwrap();
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>") && !svg.contains('#'), "{svg}");
    }
}
