//! A security key in software: what a browser and its authenticator do together (W3C WebAuthn Level 3, §6 and §7).

use aws_lc_rs::{
    digest::{SHA256, digest},
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::{Value, json};

const USER_PRESENT: u8 = 0x01;
const USER_VERIFIED: u8 = 0x04;
const ATTESTED: u8 = 0x40;

/// One key pair in a device.
pub struct Authenticator {
    /// Where the browser thinks it is.
    pub origin: String,
    /// Signatures so far; a copy of the device has a counter of its own.
    pub counter: u32,
    /// Whether the device checks who holds it.
    pub verifies: bool,
    pair: EcdsaKeyPair,
    id: Vec<u8>,
    /// Whose key it is, as the site said when it was made.
    pub user_handle: Vec<u8>,
}

impl Authenticator {
    /// A device that checks its owner, in a browser at this address.
    pub fn new(origin: &str) -> Self {
        let pair = EcdsaKeyPair::generate(&ECDSA_P256_SHA256_ASN1_SIGNING).expect("a key pair");
        let id = uuid::Uuid::new_v4().as_bytes().to_vec();
        Self { origin: origin.to_owned(), counter: 0, verifies: true, pair, id, user_handle: Vec::new() }
    }

    /// `navigator.credentials.create({publicKey})`, as its `toJSON()` gives it.
    pub fn create(&mut self, options: &Value) -> Value {
        self.user_handle = bytes(&options["user"]["id"]);
        let client_data = self.client_data("webauthn.create", options);
        let rp_id = options["rp"]["id"].as_str().expect("a relying party").to_owned();
        let mut data = self.authenticator_data(&rp_id, ATTESTED);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).expect("a short id").to_be_bytes());
        data.extend(&self.id);
        data.extend(self.cose_key());
        let mut object = vec![0xa3, 0x63];
        object.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        object.push(u8::try_from(data.len()).expect("short data"));
        object.extend(data);
        self.credential(&json!({ "attestationObject": text(&object), "clientDataJSON": text(&client_data) }))
    }

    /// `navigator.credentials.get({publicKey})`.
    pub fn get(&mut self, options: &Value) -> Value {
        let client_data = self.client_data("webauthn.get", options);
        let rp_id = options["rpId"].as_str().expect("a relying party").to_owned();
        let data = self.authenticator_data(&rp_id, 0);
        let signed = [data.as_slice(), digest(&SHA256, &client_data).as_ref()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).expect("a signature");
        self.credential(&json!({
            "authenticatorData": text(&data), "clientDataJSON": text(&client_data),
            "signature": text(signature.as_ref()), "userHandle": text(&self.user_handle),
        }))
    }

    fn credential(&self, response: &Value) -> Value {
        json!({
            "id": text(&self.id), "rawId": text(&self.id), "type": "public-key", "response": response,
            "clientExtensionResults": {}, "authenticatorAttachment": "platform",
        })
    }

    fn client_data(&self, kind: &str, options: &Value) -> Vec<u8> {
        let data = json!({
            "type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": false,
        });
        data.to_string().into_bytes()
    }

    fn authenticator_data(&mut self, rp_id: &str, flags: u8) -> Vec<u8> {
        self.counter += 1;
        let verified = if self.verifies { USER_VERIFIED } else { 0 };
        let mut data = digest(&SHA256, rp_id.as_bytes()).as_ref().to_vec();
        data.push(USER_PRESENT | verified | flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// The public key in COSE: an EC2 key for ES256 on P-256.
    fn cose_key(&self) -> Vec<u8> {
        let point = self.pair.public_key().as_ref();
        let (x, y) = point[1..].split_at(32);
        [&[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20], x, &[0x22, 0x58, 0x20], y].concat()
    }
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn bytes(text: &Value) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text.as_str().unwrap_or_default()).expect("base64url")
}
