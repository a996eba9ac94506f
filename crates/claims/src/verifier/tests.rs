use super::*;
use crate::{Clock, SigningKey, SystemClock};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

const ISSUER: &str = "http://127.0.0.1:54321/auth/v1";
const USER: &str = "5b0ba3a5-1f4d-4b09-8c5e-0a4c8f7bb001";

struct World {
    verifier: Verifier,
    ring: KeyRing,
    now: OffsetDateTime,
}

fn world() -> World {
    let ring = KeyRing::generate().unwrap();
    let verifier = Verifier::new(&MasterSecret::generate(), &ring, ISSUER);
    World { verifier, ring, now: SystemClock.now() }
}

impl World {
    fn claims(&self) -> Value {
        json!({ "iss": ISSUER, "aud": "authenticated", "role": "authenticated", "sub": USER, "session_id": USER,
                "aal": "aal2", "iat": self.now.unix_timestamp(), "exp": self.now.unix_timestamp() + 900 })
    }

    fn token(&self, change: impl FnOnce(&mut Value)) -> String {
        let mut claims = self.claims();
        change(&mut claims);
        self.ring.signer().unwrap().sign(&claims).unwrap()
    }

    fn refused(&self, token: &str) -> TokenError {
        self.verifier.verify(token, self.now).unwrap_err()
    }
}

#[test]
fn a_users_token_names_the_caller() {
    let w = world();
    let caller = w.verifier.verify(&w.token(|_| ()), w.now).unwrap();
    assert_eq!(caller.signed_in().unwrap().to_string(), USER);
    assert_eq!(caller.aal, crate::Aal::Aal2);
    assert_eq!(caller.role, Role::Authenticated);
}

#[test]
fn api_keys_are_stable_and_never_name_a_user() {
    let w = world();
    let keys = w.verifier.api_keys();
    assert_eq!(keys.anon, w.verifier.api_keys().anon);
    assert_eq!(w.verifier.verify(&keys.anon, w.now).unwrap().role, Role::Anon);
    assert_eq!(w.verifier.verify(&keys.service_role, w.now).unwrap().role, Role::ServiceRole);
    assert!(w.verifier.verify_api_key(&w.token(|_| ()), w.now).is_err());

    let forged = json!({ "iss": "devproof", "role": "authenticated", "sub": USER, "exp": 2_398_377_600_i64 });
    let secret = EncodingKey::from_secret(&w.verifier.0.api_secret);
    let token = jsonwebtoken::encode(&Header::new(Algorithm::HS256), &forged, &secret).unwrap();
    assert_eq!(w.refused(&token), TokenError::BadRole);
}

#[test]
fn times_are_whole_numbers_and_checked_against_our_clock() {
    let w = world();
    let now = w.now.unix_timestamp();
    assert_eq!(w.refused(&w.token(|c| c["exp"] = json!(now - 31))), TokenError::Expired);
    assert_eq!(w.refused(&w.token(|c| c["exp"] = json!("9999999999"))), TokenError::BadClaim("exp"));
    assert_eq!(w.refused(&w.token(|c| c["nbf"] = json!("0"))), TokenError::BadClaim("nbf"));
    assert_eq!(w.refused(&w.token(|c| c["nbf"] = json!(now + 60))), TokenError::NotYetValid);
    assert_eq!(w.refused(&w.token(|c| c["iat"] = json!(now + 86_400))), TokenError::IssuedInFuture);
    let without = w.token(|c| {
        c.as_object_mut().unwrap().remove("exp");
    });
    assert_eq!(w.refused(&without), TokenError::BadClaim("exp"));
}

#[test]
fn issuer_audience_and_role_must_be_ours() {
    let w = world();
    assert_eq!(w.refused(&w.token(|c| c["iss"] = json!("https://other"))), TokenError::WrongAudience);
    assert_eq!(w.refused(&w.token(|c| c["aud"] = json!("other"))), TokenError::WrongAudience);
    assert_eq!(w.refused(&w.token(|c| c["role"] = json!("service_role"))), TokenError::BadRole);
    assert_eq!(w.refused(&w.token(|c| c["role"] = json!("postgres"))), TokenError::BadRole);
    assert_eq!(w.refused(&w.token(|c| c["sub"] = json!("me"))), TokenError::BadClaim("sub"));
}

#[test]
fn the_algorithm_is_bound_to_the_kind_of_key() {
    let w = world();
    let none = |alg: &str| {
        let head = URL_SAFE_NO_PAD.encode(format!(r#"{{"alg":"{alg}","typ":"JWT"}}"#));
        let body = URL_SAFE_NO_PAD.encode(w.claims().to_string());
        format!("{head}.{body}.")
    };
    for alg in ["none", "None", "nOnE"] {
        assert!(matches!(w.refused(&none(alg)), TokenError::BadAlgorithm | TokenError::Malformed), "{alg}");
    }
    // HS256 signed with what anyone can fetch: the public key document.
    let public = w.verifier.jwks().to_string();
    for secret in [public.as_bytes(), b""] {
        let header = Header { kid: Some(w.ring.keys()[0].kid().to_owned()), ..Header::new(Algorithm::HS256) };
        let token = jsonwebtoken::encode(&header, &w.claims(), &EncodingKey::from_secret(secret)).unwrap();
        assert_eq!(w.refused(&token), TokenError::BadSignature);
    }
}

#[test]
fn foreign_keys_and_changed_tokens_are_refused() {
    let w = world();
    let stranger = KeyRing::new(vec![SigningKey::generate().unwrap()]).unwrap();
    assert_eq!(w.refused(&stranger.signer().unwrap().sign(&w.claims()).unwrap()), TokenError::UnknownKey);

    let token = w.token(|_| ());
    let (signed, _) = token.rsplit_once('.').unwrap();
    let zeros = format!("{signed}.{}", URL_SAFE_NO_PAD.encode([0; 64]));
    assert_eq!(w.refused(&zeros), TokenError::BadSignature);
    assert!(matches!(w.refused("a.b"), TokenError::Malformed));
    assert_eq!(w.refused(&"x".repeat(20_000)), TokenError::Malformed);
}

#[test]
fn a_replaced_ring_forgets_the_old_key() {
    let w = world();
    let token = w.token(|_| ());
    w.verifier.replace_ring(&KeyRing::generate().unwrap());
    assert_eq!(w.refused(&token), TokenError::UnknownKey);
}
