use super::*;
use crate::{Clock, KeyRing, RingKey, SharedRing, SigningKey, SystemClock};
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair},
};

pub(super) const ISSUER: &str = "http://127.0.0.1:54321/auth/v1";
const USER: &str = "5b0ba3a5-1f4d-4b09-8c5e-0a4c8f7bb001";

pub(super) struct World {
    pub(super) verifier: Verifier,
    pub(super) ring: KeyRing,
    pub(super) now: OffsetDateTime,
}

pub(super) fn world() -> World {
    let ring = KeyRing::generate().unwrap();
    let verifier = Verifier::new(&MasterSecret::generate(), &ring, ISSUER);
    World { verifier, ring, now: SystemClock.now() }
}

impl World {
    pub(super) fn claims(&self) -> Value {
        json!({ "iss": ISSUER, "aud": "authenticated", "role": "authenticated", "sub": USER, "session_id": USER,
                "aal": "aal2", "iat": self.now.unix_timestamp(), "exp": self.now.unix_timestamp() + 900 })
    }

    pub(super) fn token(&self, change: impl FnOnce(&mut Value)) -> String {
        let mut claims = self.claims();
        change(&mut claims);
        self.ring.signer(self.now).sign(&claims).unwrap()
    }

    /// A token with this header, signed with our own key.
    fn with_header(&self, header: &Value) -> String {
        let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(header), part(&self.claims()));
        let key = &self.ring.signing(self.now).key;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, key.pkcs8()).unwrap();
        let tag = pair.sign(&SystemRandom::new(), signed.as_bytes()).unwrap();
        low_s::lower(format!("{signed}.{}", URL_SAFE_NO_PAD.encode(tag)))
    }

    fn kid(&self) -> String {
        self.ring.signing(self.now).key.kid().to_owned()
    }

    pub(super) fn refused(&self, token: &str) -> TokenError {
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
fn a22_times_are_whole_numbers_and_checked_against_our_clock() {
    let w = world();
    let now = w.now.unix_timestamp();
    assert_eq!(w.refused(&w.token(|c| c["exp"] = json!(now - 1))), TokenError::Expired);
    assert_eq!(w.refused(&w.token(|c| c["exp"] = json!(now))), TokenError::Expired);
    assert_eq!(w.refused(&w.token(|c| c["exp"] = json!("9999999999"))), TokenError::BadClaim("exp"));
    assert_eq!(w.refused(&w.token(|c| c["nbf"] = json!("0"))), TokenError::BadClaim("nbf"));
    assert_eq!(w.refused(&w.token(|c| c["nbf"] = json!(now + 60))), TokenError::NotYetValid);
    assert_eq!(w.refused(&w.token(|c| c["iat"] = json!(now + 86_400))), TokenError::IssuedInFuture);
    for exp in [json!(1e300), json!(-1), json!(null), json!([]), json!(1.5)] {
        assert!(w.verifier.verify(&w.token(|c| c["exp"] = exp.clone()), w.now).is_err(), "{exp}");
    }
    // 1e400 is no number that JSON libraries can hold.
    let huge = w.claims().to_string().replace(&(now + 900).to_string(), "1e400");
    let head = json!({ "alg": "ES256", "typ": "JWT", "kid": w.kid() });
    let unsigned = format!("{}.{}.", URL_SAFE_NO_PAD.encode(head.to_string()), URL_SAFE_NO_PAD.encode(huge));
    assert!(w.verifier.verify(&unsigned, w.now).is_err());
    let without = w.token(|c| {
        c.as_object_mut().unwrap().remove("exp");
    });
    assert_eq!(w.refused(&without), TokenError::BadClaim("exp"));
}

#[test]
fn a23_issuer_audience_and_role_must_be_ours() {
    let w = world();
    assert_eq!(w.refused(&w.token(|c| c["iss"] = json!("https://other"))), TokenError::WrongAudience);
    assert_eq!(w.refused(&w.token(|c| c["aud"] = json!("other"))), TokenError::WrongAudience);
    assert_eq!(w.refused(&w.token(|c| c["role"] = json!("service_role"))), TokenError::BadRole);
    assert_eq!(w.refused(&w.token(|c| c["role"] = json!("postgres"))), TokenError::BadRole);
    assert_eq!(w.refused(&w.token(|c| c["sub"] = json!("me"))), TokenError::BadClaim("sub"));
}

#[test]
fn a18_a_token_that_nobody_signed_is_refused() {
    let w = world();
    for alg in ["none", "None", "nOnE", "NONE", ""] {
        let head = URL_SAFE_NO_PAD.encode(format!(r#"{{"alg":"{alg}","typ":"JWT"}}"#));
        let body = URL_SAFE_NO_PAD.encode(w.claims().to_string());
        let token = format!("{head}.{body}.");
        assert!(matches!(w.refused(&token), TokenError::BadAlgorithm | TokenError::Malformed), "{alg}");
    }
    let token = w.token(|_| ());
    let (signed, _) = token.rsplit_once('.').unwrap();
    assert_eq!(w.refused(&format!("{signed}.")), TokenError::BadSignature);
    assert_eq!(w.refused(signed), TokenError::Malformed);
}

#[test]
fn a19_what_anybody_can_fetch_is_no_secret() {
    let w = world();
    let key = &w.ring.signing(w.now).key;
    let (jwks, (x, y)) = (w.ring.jwks(w.now), key.coordinates());
    let jwk = jwks["keys"][0].to_string();
    // The public key as PEM: the fixed start of a P-256 SubjectPublicKeyInfo, then the point.
    let mut der = hex::decode("3059301306072a8648ce3d020106082a8648ce3d030107034200").unwrap();
    der.push(4);
    for part in [&x, &y] {
        der.extend(URL_SAFE_NO_PAD.decode(part).unwrap());
    }
    let text = base64::engine::general_purpose::STANDARD.encode(&der);
    let pem = format!("-----BEGIN PUBLIC KEY-----\n{}\n{}\n-----END PUBLIC KEY-----\n", &text[..64], &text[64..]);
    for secret in [jwks.to_string().as_bytes(), jwk.as_bytes(), pem.as_bytes(), &der, x.as_bytes(), b""] {
        let header = Header { kid: Some(w.kid()), ..Header::new(Algorithm::HS256) };
        let token = jsonwebtoken::encode(&header, &w.claims(), &EncodingKey::from_secret(secret)).unwrap();
        assert_eq!(w.refused(&token), TokenError::BadSignature);
    }
}

#[test]
fn a20_a_key_id_is_looked_up_and_nothing_else() {
    let w = world();
    let long = "k".repeat(10_000);
    let unknown = "00000000-0000-4000-8000-000000000000";
    for kid in ["../../dev/null", "' or 1=1--", "", long.as_str(), unknown] {
        let token = w.with_header(&json!({ "alg": "ES256", "typ": "JWT", "kid": kid }));
        assert_eq!(w.refused(&token), TokenError::UnknownKey);
        assert_eq!(names_a_key(&token), kid == unknown, "only an id in our form is looked up in the database");
    }
    assert_eq!(w.refused(&w.with_header(&json!({ "alg": "ES256", "typ": "JWT" }))), TokenError::UnknownKey);
    let number = w.refused(&w.with_header(&json!({ "alg": "ES256", "typ": "JWT", "kid": 7 })));
    assert_eq!(number, TokenError::Malformed);
}

#[test]
fn a21_a_token_brings_no_key_of_its_own() {
    let w = world();
    let stranger = KeyRing::generate().unwrap();
    let head = |name: &str, value: Value| {
        let mut head = json!({ "alg": "ES256", "typ": "JWT", "kid": w.kid() });
        head[name] = value;
        head
    };
    let jwk = stranger.jwks(w.now)["keys"][0].clone();
    let address = json!("http://127.0.0.1:9/jwks.json");
    let brought = [("jku", address.clone()), ("x5u", address), ("jwk", jwk), ("x5c", json!(["MIIB"]))];
    for (name, value) in brought {
        // With our own signature it is not looked at; a stranger's is not ours, whatever the header points to.
        let ours = w.with_header(&head(name, value.clone()));
        assert!(!matches!(w.verifier.verify(&ours, w.now), Ok(caller) if caller.role != Role::Authenticated));
        let World { verifier, now, .. } = &w;
        let foreign = World { verifier: verifier.clone(), ring: stranger.clone(), now: *now };
        assert_eq!(w.refused(&foreign.with_header(&head(name, value))), TokenError::BadSignature, "{name}");
    }
    for crit in [json!(["b64"]), json!(["exp"]), json!([])] {
        let mut head = head("b64", json!(false));
        head["crit"] = crit;
        assert_eq!(w.refused(&w.with_header(&head)), TokenError::Malformed);
    }
}

#[test]
fn a24_a_signature_has_one_form() {
    let w = world();
    for _ in 0..16 {
        let token = w.token(|_| ());
        assert!(w.verifier.verify(&token, w.now).is_ok());
        let (signed, tag) = token.rsplit_once('.').unwrap();
        let tag = URL_SAFE_NO_PAD.decode(tag).unwrap();
        let with = |bytes: &[u8]| format!("{signed}.{}", URL_SAFE_NO_PAD.encode(bytes));
        let other = [&tag[..32], &low_s::negate(tag[32..].try_into().unwrap())].concat();
        assert_eq!(w.refused(&with(&other)), TokenError::BadSignature, "(r, n − s)");
        assert_eq!(w.refused(&with(&[0; 64])), TokenError::BadSignature, "(0, 0)");
        assert_eq!(w.refused(&with(&[tag.as_slice(), &[0]].concat())), TokenError::BadSignature, "a byte more");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, w.ring.signing(w.now).key.pkcs8());
        let der = pair.unwrap().sign(&SystemRandom::new(), signed.as_bytes()).unwrap();
        assert_eq!(w.refused(&with(der.as_ref())), TokenError::BadSignature, "DER");
    }
}

#[test]
fn foreign_keys_and_broken_tokens_are_refused() {
    let w = world();
    let stranger = KeyRing::generate().unwrap();
    assert_eq!(w.refused(&stranger.signer(w.now).sign(&w.claims()).unwrap()), TokenError::UnknownKey);
    assert!(matches!(w.refused("a.b"), TokenError::Malformed));
    assert_eq!(w.refused(&"x".repeat(20_000)), TokenError::Malformed);
}

#[test]
fn a_replaced_ring_forgets_the_old_key() {
    let ring = SharedRing::from(KeyRing::generate().unwrap());
    let verifier = Verifier::new(&MasterSecret::generate(), ring.clone(), ISSUER);
    let w = World { verifier, ring: ring.current(), now: SystemClock.now() };
    let token = w.token(|_| ());
    assert!(w.verifier.verify(&token, w.now).is_ok());
    ring.replace(KeyRing::generate().unwrap());
    assert_eq!(w.refused(&token), TokenError::UnknownKey);
}

#[test]
fn a_retired_key_is_unknown_and_a_published_one_known() {
    let now = SystemClock.now();
    let key = |from: i64, until: Option<i64>| RingKey {
        key: SigningKey::generate().unwrap(),
        signs_from: now + time::Duration::seconds(from),
        honoured_until: until.map(|seconds| now + time::Duration::seconds(seconds)),
    };
    let (retired, signing, published) = (key(-100, Some(0)), key(-50, Some(60)), key(50, None));
    let ring = KeyRing::new(vec![retired.clone(), signing, published.clone()]).unwrap();
    let w = World { verifier: Verifier::new(&MasterSecret::generate(), &ring, ISSUER), ring, now };
    assert!(w.verifier.verify(&w.token(|_| ()), now).is_ok());
    let by = |known: &RingKey| KeyRing::of(known.key.clone()).unwrap().signer(now).sign(&w.claims()).unwrap();
    assert_eq!(w.refused(&by(&retired)), TokenError::UnknownKey);
    assert!(w.verifier.verify(&by(&published), now).is_ok(), "a node whose clock is ahead signs with it");
}
