//! The secret that signs what a webhook is sent, by Standard Webhooks: HMAC-SHA256 over id, time and body. It follows from the
//! master secret and an id, so that the database holds none.

use aws_lc_rs::hmac;
use base64::{Engine, engine::general_purpose::STANDARD};
use devproof_claims::MasterSecret;
use uuid::Uuid;

/// A secret's key.
pub(super) struct WebhookSecret([u8; 32]);

impl WebhookSecret {
    /// The secret of this id.
    pub(super) fn of(master: &MasterSecret, id: Uuid) -> Self {
        Self(master.derive(&format!("webhook:{id}")))
    }

    /// As it is shown, once.
    pub(super) fn to_text(&self) -> String {
        format!("whsec_{}", STANDARD.encode(self.0))
    }

    /// The signature of one attempt. `sent_at` is in seconds since 1970.
    pub(super) fn sign(&self, id: &str, sent_at: i64, body: &str) -> String {
        sign(&self.0, id, sent_at, body)
    }
}

fn sign(key: &[u8], id: &str, sent_at: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, key);
    let tag = hmac::sign(&key, format!("{id}.{sent_at}.{body}").as_bytes());
    format!("v1,{}", STANDARD.encode(tag.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_standard_webhooks_has_its_signature() {
        let key = STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").expect("base64");
        let signature = sign(&key, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, "{\"test\": 2432232314}");
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn each_id_has_a_secret_of_its_own() {
        let master = MasterSecret::generate();
        let (one, other) = (Uuid::new_v4(), Uuid::new_v4());
        let text = WebhookSecret::of(&master, one).to_text();
        assert!(text.starts_with("whsec_") && text.len() == 50, "{text}");
        assert_eq!(text, WebhookSecret::of(&master, one).to_text());
        assert_ne!(text, WebhookSecret::of(&master, other).to_text());
    }
}
