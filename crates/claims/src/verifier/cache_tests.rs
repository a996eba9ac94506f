//! What a token that was checked before still has to pass.

use super::{
    tests::{ISSUER, World, world},
    *,
};
use crate::{Clock, KeyRing, RingKey, SystemClock};
use time::Duration;

/// A token that is in the cache of `w`.
fn cached_token(w: &World, change: impl FnOnce(&mut Value)) -> String {
    let token = w.token(change);
    let first = w.verifier.verify(&token, w.now).unwrap();
    let second = w.verifier.verify(&token, w.now).unwrap();
    assert!(Arc::ptr_eq(&first.claims.text(), &second.claims.text()), "the second time it is not parsed again");
    assert_eq!(w.verifier.0.verified.len(), 1);
    token
}

#[test]
fn a_kept_token_ends_at_its_moment_and_stays_ended() {
    let w = world();
    let token = cached_token(&w, |_| ());
    let at = |seconds| w.verifier.verify(&token, w.now + Duration::seconds(seconds));
    assert!(at(899).is_ok());
    assert_eq!(at(900).unwrap_err(), TokenError::Expired);
    assert_eq!(at(901).unwrap_err(), TokenError::Expired);
    assert_eq!(w.verifier.0.verified.len(), 0, "it is not kept any longer");
}

#[test]
fn a_kept_token_is_no_good_before_its_time() {
    let w = world();
    let token = cached_token(&w, |c| c["nbf"] = json!(w.now.unix_timestamp()));
    // Another node's clock, or ours set back.
    let before = w.now - Duration::minutes(5);
    assert_eq!(w.verifier.verify(&token, before).unwrap_err(), TokenError::NotYetValid);
    assert!(w.verifier.verify(&token, w.now).is_ok());
}

#[test]
fn a_kept_token_ends_with_its_key() {
    let now = SystemClock.now();
    let key = KeyRing::generate().unwrap().signing(now).clone();
    let until = |honoured_until| {
        let retiring = RingKey { honoured_until, ..key.clone() };
        KeyRing::new(vec![retiring, KeyRing::generate().unwrap().signing(now).clone()]).unwrap()
    };
    let shared = SharedRing::from(until(Some(now + Duration::seconds(60))));
    let verifier = Verifier::new(&MasterSecret::generate(), shared.clone(), ISSUER);
    let w = World { verifier, ring: KeyRing::of(key.key.clone()).unwrap(), now };
    let token = cached_token(&w, |_| ());
    assert!(w.verifier.verify(&token, now + Duration::seconds(59)).is_ok());
    assert_eq!(
        w.verifier.verify(&token, now + Duration::seconds(60)).unwrap_err(),
        TokenError::UnknownKey,
        "retired"
    );

    let token = cached_token(&w, |_| ());
    shared.replace(until(Some(now - Duration::seconds(1))));
    assert_eq!(w.refused(&token), TokenError::UnknownKey, "retired on another node");
    shared.replace(until(None));
    let token = cached_token(&w, |_| ());
    shared.replace(KeyRing::generate().unwrap());
    assert_eq!(w.refused(&token), TokenError::UnknownKey, "not in the ring any more");
}

#[test]
fn a_key_under_another_ones_id_honours_none_of_its_tokens() {
    let now = SystemClock.now();
    let key = KeyRing::generate().unwrap();
    let shared = SharedRing::from(key.clone());
    let verifier = Verifier::new(&MasterSecret::generate(), shared.clone(), ISSUER);
    let w = World { verifier, ring: key, now };
    let token = cached_token(&w, |_| ());
    let other = KeyRing::generate().unwrap().signing(now).key.clone();
    let kid = w.ring.signing(now).key.kid().to_owned();
    shared.replace(KeyRing::of(crate::SigningKey::from_pkcs8(kid, other.pkcs8().to_vec()).unwrap()).unwrap());
    w.refused(&token);
    assert_eq!(w.refused(&token), TokenError::BadSignature, "as if it had never been kept");
}

#[test]
fn what_only_begins_like_a_kept_token_is_another_token() {
    let w = world();
    let token = cached_token(&w, |_| ());
    let (signed, tag) = token.rsplit_once('.').unwrap();
    let mut other = tag.to_owned();
    other.replace_range(20..21, if &tag[20..21] == "A" { "B" } else { "A" });
    assert_eq!(w.refused(&format!("{signed}.{other}")), TokenError::BadSignature);
    assert_eq!(w.refused(&format!("{signed}.")), TokenError::BadSignature);
    assert!(w.verifier.verify(&format!("{token}A"), w.now).is_err());
    assert!(w.verifier.verify(&token[..token.len() - 1], w.now).is_err());
    let forged = w.claims().to_string().replace("aal2", "aal1");
    let forged = format!("{}.{}.{tag}", token.split('.').next().unwrap(), URL_SAFE_NO_PAD.encode(forged));
    assert_eq!(w.refused(&forged), TokenError::BadSignature);
    assert_eq!(w.verifier.0.verified.len(), 1, "what is refused is not kept");
}

#[test]
fn api_keys_end_at_their_time_and_a_part_of_one_is_none() {
    let w = world();
    let keys = w.verifier.api_keys();
    let end = OffsetDateTime::from_unix_timestamp(2_398_377_600).unwrap();
    for key in [&keys.anon, &keys.service_role] {
        assert!(w.verifier.verify_api_key(key, end - Duration::seconds(1)).is_ok());
        assert_eq!(w.verifier.verify_api_key(key, end).unwrap_err(), TokenError::Expired);
        assert_eq!(w.verifier.verify(key, end).unwrap_err(), TokenError::Expired);
        assert!(w.verifier.verify_api_key(&key[..key.len() - 1], w.now).is_err());
        let mut other = key.clone();
        other.replace_range(
            other.len() - 10..other.len() - 9,
            if other.as_bytes()[other.len() - 10] == b'A' { "B" } else { "A" },
        );
        assert_eq!(w.verifier.verify_api_key(&other, w.now).unwrap_err(), TokenError::BadSignature);
    }
    assert_eq!(w.verifier.verify_api_key("", w.now).unwrap_err(), TokenError::Malformed);
}
