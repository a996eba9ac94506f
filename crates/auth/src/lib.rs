//! Signing in: `/auth/v1` in GoTrue's protocol, so that the stock client notices no difference.
//!
//! - [`router`] holds every endpoint, a file each under `endpoints`.
//! - What can fail, and with which code, is the one table in `error`.
//! - Access tokens are ES256 and live 15 minutes; refresh tokens are arithmetic (`refresh_token`), sessions are rows,
//!   and deleting a row ends the session everywhere.
//! - No answer tells whether an address is registered.

pub mod accounts;
mod audit;
mod body;
mod captcha;
mod client;
pub mod config;
mod email;
mod endpoints;
mod error;
mod evenly;
mod factors;
mod flows;
pub mod keys;
mod letters;
mod limits;
mod mailed;
mod mailing;
pub mod oidc;
mod passkeys;
mod password;
mod phone;
mod pkce;
mod query;
mod redeem;
mod redirect;
mod refresh_token;
mod restore;
mod session;
mod state;
mod step_up;
mod sweep;
mod texting;
mod undo;
mod user;
mod webauthn;
mod wire;

pub use audit::Action;
pub use captcha::{CaptchaConfig, CaptchaKind, CaptchaService};
pub use config::{AuthConfig, HashCost, Limit, Limits};
pub use endpoints::router;
pub use error::{AuthError, ERROR_CODES, ErrorCode, FactorKind};
pub use factors::{seal_secret, totp};
pub use keys::{AuthKeys, KeyFacts, KeyStore, KeysError, LoadKeysError, Rotation};
pub use oidc::OidcProvider;
pub use password::{Weakness, hash_now};
pub use session::{generation_claim, living_sessions, note_seen};
pub use state::{AuthState, SettingError};
pub use sweep::sweep;
