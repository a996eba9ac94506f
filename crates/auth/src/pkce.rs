//! Proof key for code exchange (RFC 7636), method `s256` alone.

use crate::{body::Params, error::AuthError, query::Query};
use aws_lc_rs::{constant_time::verify_slices_are_equal, digest};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// Reads `code_challenge` and `code_challenge_method` of a request. The stock client sends both as null when it
/// does not use PKCE.
///
/// # Errors
/// When only one is there, or either is not what RFC 7636 allows.
pub(crate) fn challenge(params: &Params) -> Result<Option<String>, AuthError> {
    checked(params.text("code_challenge")?, params.text("code_challenge_method")?)
}

/// The same of a query.
///
/// # Errors
/// As [`challenge`].
pub(crate) fn challenge_of(query: &Query) -> Result<Option<String>, AuthError> {
    let text = |name| query.get(name).map(str::to_owned);
    checked(text("code_challenge"), text("code_challenge_method"))
}

fn checked(challenge: Option<String>, method: Option<String>) -> Result<Option<String>, AuthError> {
    let (challenge, method) = match (challenge, method) {
        (None, None) => return Ok(None),
        (Some(challenge), Some(method)) => (challenge, method),
        _ => {
            return Err(AuthError::validation(
                "PKCE flow requires code_challenge_method and code_challenge to be set",
            ));
        }
    };
    // "plain" would make the challenge, which travels, as good as the verifier, which must not.
    if !method.eq_ignore_ascii_case("s256") {
        return Err(AuthError::validation("code_challenge_method must be s256"));
    }
    if !is_verifier(&challenge) {
        return Err(AuthError::validation(
            "code_challenge must be 43 to 128 characters of letters, digits, -, ., _ and ~",
        ));
    }
    Ok(Some(challenge))
}

/// Whether `verifier` is the one that `challenge` was made from.
pub(crate) fn verify(verifier: &str, challenge: &str) -> bool {
    if !is_verifier(verifier) {
        return false;
    }
    let hash = URL_SAFE_NO_PAD.encode(digest::digest(&digest::SHA256, verifier.as_bytes()));
    verify_slices_are_equal(hash.as_bytes(), challenge.as_bytes()).is_ok()
}

fn is_verifier(text: &str) -> bool {
    (43..=128).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~".contains(&b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    #[test]
    fn the_verifier_of_the_rfc_matches_and_nothing_else_does() {
        assert!(verify(VERIFIER, CHALLENGE));
        for bad in ["", CHALLENGE, &VERIFIER[1..], &VERIFIER.to_lowercase(), &"a".repeat(129), &"a".repeat(42)] {
            assert!(!verify(bad, CHALLENGE), "{bad}");
        }
    }

    #[test]
    fn both_or_none_and_only_s256() {
        let read = |body| challenge(&Params::of(body));
        assert_eq!(read(json!({ "code_challenge": null, "code_challenge_method": null })), Ok(None));
        for method in ["s256", "S256"] {
            let body = json!({ "code_challenge": CHALLENGE, "code_challenge_method": method });
            assert_eq!(read(body), Ok(Some(CHALLENGE.to_owned())));
        }
        for bad in [
            json!({ "code_challenge": CHALLENGE }),
            json!({ "code_challenge_method": "s256" }),
            json!({ "code_challenge": CHALLENGE, "code_challenge_method": "plain" }),
            json!({ "code_challenge": "a".repeat(42), "code_challenge_method": "s256" }),
            json!({ "code_challenge": "a".repeat(129), "code_challenge_method": "s256" }),
            json!({ "code_challenge": format!("{}%", "a".repeat(43)), "code_challenge_method": "s256" }),
            json!({ "code_challenge": 7, "code_challenge_method": "s256" }),
        ] {
            assert!(matches!(read(bad.clone()), Err(AuthError::Validation(_))), "{bad}");
        }
    }
}
