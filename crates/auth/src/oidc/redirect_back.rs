//! Where a person lands who comes back from a provider: on the page that sent them, with tokens, a code or an error.

use crate::{error::AuthError, redirect::set_fragment};
use http::StatusCode;
use url::Url;

/// Longest word of a provider's that is handed on, in characters.
const MAX_WORDS: usize = 200;

/// The error that ends a way out and back.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Failure {
    /// Ours.
    Ours(AuthError),
    /// The provider's own: its code and words (RFC 6749, section 4.1.2.1).
    Theirs { error: String, description: String },
}

impl From<AuthError> for Failure {
    fn from(error: AuthError) -> Self {
        Self::Ours(error)
    }
}

impl Failure {
    /// The provider's refusal, cut to what may be in an address.
    pub(crate) fn theirs(error: &str, description: &str) -> Self {
        let is_code = |b: u8| b.is_ascii_lowercase() || b == b'_';
        let known = (1..=60).contains(&error.len()) && error.bytes().all(is_code);
        let words: String = description.chars().filter(|c| !c.is_control()).take(MAX_WORDS).collect();
        let error = if known { error.to_owned() } else { "server_error".to_owned() };
        let description = if words.is_empty() { "The provider refused the sign-in".to_owned() } else { words };
        Self::Theirs { error, description }
    }

    /// The page with the error in query and fragment.
    pub(crate) fn on(&self, mut page: Url) -> Url {
        let mut pairs: Vec<(&'static str, String)> = match self {
            Self::Ours(error) => {
                let (status, code, message) = error.facts();
                vec![
                    ("error", kind(error, status).to_owned()),
                    ("error_code", code.to_owned()),
                    ("error_description", message.into_owned()),
                ]
            }
            Self::Theirs { error, description } => {
                vec![("error", error.clone()), ("error_description", description.clone())]
            }
        };
        page.query_pairs_mut().extend_pairs(&pairs);
        pairs.push(("sb", String::new()));
        set_fragment(&mut page, &pairs);
        page
    }
}

fn kind(error: &AuthError, status: StatusCode) -> &'static str {
    match (error, status.as_u16()) {
        (AuthError::SignupDisabled | AuthError::Banned | AuthError::BannedAtSignIn | AuthError::Deactivated, _)
        | (_, 403) => "access_denied",
        (_, 400 | 404) => "invalid_request",
        (_, 401) => "unauthorized_client",
        (_, 429 | 503) => "temporarily_unavailable",
        _ => "server_error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(failure: &Failure) -> String {
        failure.on(Url::parse("https://site.tld/back?next=%2Fa").unwrap()).to_string()
    }

    #[test]
    fn an_error_stands_in_query_and_fragment() {
        let text = on(&AuthError::BadOauthState.into());
        let pairs =
            "error=invalid_request&error_code=bad_oauth_state&error_description=OAuth+callback+with+invalid+state";
        assert_eq!(text, format!("https://site.tld/back?next=%2Fa&{pairs}#{pairs}&sb="));
        assert!(on(&AuthError::SignupDisabled.into()).contains("error=access_denied&error_code=signup_disabled"));
        assert!(on(&AuthError::IdentityExists.into()).contains("error=server_error&"));
    }

    #[test]
    fn a_providers_words_stay_words() {
        let text = on(&Failure::theirs("access_denied", "No\r\n<b>thanks</b>&error=x#y"));
        assert!(
            text.contains("error=access_denied&error_description=No%3Cb%3Ethanks%3C%2Fb%3E%26error%3Dx%23y"),
            "{text}"
        );
        assert!(on(&Failure::theirs("<script>", &"x".repeat(900))).contains("error=server_error&"));
        assert!(on(&Failure::theirs("a", &"x".repeat(900))).len() < 600);
    }
}
