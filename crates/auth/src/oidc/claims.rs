//! What a provider says about a person, cut to what is kept.

use crate::{email, error::AuthError, oidc::provider::Provider};
use serde_json::{Map, Value, json};

/// Longest subject, in bytes (OpenID Connect Core 1.0, section 2: 255 ASCII characters).
const MAX_SUBJECT: usize = 255;
/// Longest text of a claim that is kept, in characters. Longer ones are left out.
const MAX_CLAIM: usize = 1_000;
/// Claims that are kept as they are.
const KEPT: [&str; 7] = ["name", "given_name", "family_name", "preferred_username", "picture", "locale", "zoneinfo"];

/// A person in a provider's words.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ProviderClaims {
    /// The provider's own id of the person; with the provider's name the key of the identity.
    pub(crate) subject: String,
    /// The address, normalised; none when there is none or no mail could reach it.
    pub(crate) email: Option<String>,
    /// The provider says that the address is the person's.
    pub(crate) verified: bool,
    /// What is kept with the identity and merged into the user's metadata.
    pub(crate) data: Map<String, Value>,
}

impl ProviderClaims {
    /// Reads the claims of a checked ID token (with those of the userinfo endpoint).
    ///
    /// # Errors
    /// When the subject is none.
    pub(crate) fn read(provider: &Provider, claims: &Value) -> Result<Self, AuthError> {
        let subject = claims["sub"].as_str().filter(|sub| (1..=MAX_SUBJECT).contains(&sub.len()));
        let subject = subject.filter(|sub| !sub.contains('\0')).ok_or(AuthError::ProviderAnswer)?;
        let email = claims["email"].as_str().and_then(|text| email::normalise(text).ok());
        // Some providers write truth as text. Microsoft's own word for "the domain's owner vouches" is xms_edov.
        let yes = |name: &str| match &claims[name] {
            Value::Bool(yes) => *yes,
            Value::String(text) => text == "true" || (name == "xms_edov" && text == "1"),
            Value::Number(number) => name == "xms_edov" && number.as_u64() == Some(1),
            _ => false,
        };
        let verified = email.is_some() && (yes("email_verified") || yes("xms_edov"));
        let mut data = Map::new();
        for name in KEPT {
            if let Some(text) = claims[name].as_str().filter(|text| is_keepable(text)) {
                data.insert(name.to_owned(), text.into());
            }
        }
        if let Some(name) = full_name(&data) {
            data.insert("full_name".to_owned(), name.into());
        }
        if let Some(picture) = data.get("picture").cloned() {
            data.insert("avatar_url".to_owned(), picture);
        }
        if let Some(email) = &email {
            data.insert("email".to_owned(), email.as_str().into());
        }
        data.insert("iss".to_owned(), provider.issuer.as_str().into());
        data.insert("sub".to_owned(), subject.into());
        data.insert("provider_id".to_owned(), subject.into());
        data.insert("email_verified".to_owned(), verified.into());
        data.insert("phone_verified".to_owned(), false.into());
        Ok(Self { subject: subject.to_owned(), email, verified, data })
    }

    /// As JSON, to be sealed into a code and read back.
    pub(crate) fn write(&self) -> Value {
        json!({ "subject": self.subject, "email": self.email, "verified": self.verified, "data": self.data })
    }

    /// What [`ProviderClaims::write`] wrote.
    pub(crate) fn restore(value: &Value) -> Option<Self> {
        Some(Self {
            subject: value["subject"].as_str()?.to_owned(),
            email: value["email"].as_str().map(str::to_owned),
            verified: value["verified"].as_bool()?,
            data: value["data"].as_object()?.clone(),
        })
    }
}

fn full_name(data: &Map<String, Value>) -> Option<String> {
    let text = |name: &str| data.get(name).and_then(Value::as_str).map(str::trim).filter(|text| !text.is_empty());
    match (text("name"), text("given_name"), text("family_name")) {
        (Some(name), _, _) => Some(name.to_owned()),
        (None, Some(given), Some(family)) => Some(format!("{given} {family}")),
        (None, one, other) => one.or(other).map(str::to_owned),
    }
}

fn is_keepable(text: &str) -> bool {
    text.chars().count() <= MAX_CLAIM && !text.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_claims(claims: &Value) -> Result<ProviderClaims, AuthError> {
        let provider = Provider {
            name: "google".to_owned(),
            kind: crate::config::ProviderKind::OpenId,
            issuer: "https://issuer.test".to_owned(),
            client_ids: Vec::new(),
            client_secret: None,
            domains: None,
        };
        ProviderClaims::read(&provider, claims)
    }

    #[test]
    fn an_address_counts_as_verified_only_when_it_is_said() {
        for (claims, verified) in [
            (json!({ "sub": "1", "email": "A@b.test", "email_verified": true }), true),
            (json!({ "sub": "1", "email": "a@b.test", "email_verified": "true" }), true),
            (json!({ "sub": "1", "email": "a@b.test", "xms_edov": "1" }), true),
            (json!({ "sub": "1", "email": "a@b.test", "email_verified": 1 }), false),
            (json!({ "sub": "1", "email": "a@b.test", "email_verified": "yes" }), false),
            (json!({ "sub": "1", "email": "a@b.test" }), false),
            (json!({ "sub": "1", "email": "no address", "email_verified": true }), false),
            (json!({ "sub": "1", "email_verified": true }), false),
        ] {
            assert_eq!(read_claims(&claims).unwrap().verified, verified, "{claims}");
        }
        assert_eq!(
            read_claims(&json!({ "sub": "1", "email": "A@B.test" })).unwrap().email.as_deref(),
            Some("a@b.test")
        );
    }

    #[test]
    fn a_subject_is_needed_and_odd_texts_are_left_out() {
        for bad in [json!({}), json!({ "sub": "" }), json!({ "sub": 7 }), json!({ "sub": "x".repeat(256) })] {
            assert!(read_claims(&bad).is_err());
        }
        let claims = read_claims(
            &json!({ "sub": "1", "name": "a\u{0}b", "given_name": "Ada", "family_name": "L", "picture": "x".repeat(2_000) }),
        );
        let claims = claims.unwrap();
        assert_eq!(claims.data["full_name"], "Ada L");
        assert!(!claims.data.contains_key("name") && !claims.data.contains_key("avatar_url"));
        assert_eq!(ProviderClaims::restore(&claims.write()), Some(claims));
    }
}
