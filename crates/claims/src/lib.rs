//! Who is asking: tokens signed and verified, API keys, signing keys, and the [`Caller`] that all of it ends in.
//!
//! Two kinds of JWT exist and never mix: **API keys** (`anon`, `service_role`) are HS256 under a secret derived
//! from the master secret; **users' access tokens** are ES256 under a key ring whose public half is the JWKS.
//! The algorithm is bound to the kind of key, so neither can be forged with the other's material.
//! Nothing here knows HTTP or a database.

mod caller;
mod clock;
mod email;
mod freshness;
mod identity;
mod keys;
mod low_s;
mod random;
mod reload;
mod ring;
mod secret;
mod verified_tokens;
mod verifier;

pub use caller::{Caller, Claims, Role, TokenError};
pub use clock::{Clock, FixedClock, SystemClock};
pub use devproof_vocabulary::Aal;
pub use email::{mail_address, mail_domain};
pub use freshness::{Freshness, SessionProof, StepUp};
pub use identity::{ApiKeyState, Identity, SessionFault, network_of};
pub use keys::{KeyError, Signer, SigningKey};
pub use random::random_bytes;
pub use reload::Reload;
pub use ring::{KeyRing, KeyStage, RingKey, SharedRing};
pub use secret::{MasterSecret, SealError, sso_secret_label};
pub use verifier::{ApiKeys, Verifier};
