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
mod constant_time_response;
mod email;
mod endpoints;
mod error;
mod error_format;
mod factors;
mod flow_state;
pub mod keys;
mod limits;
mod mail_templates;
mod oidc;
mod one_time_tokens;
mod passkeys;
mod password;
mod phone;
mod pkce;
mod query;
mod redeem;
mod redirect;
mod refresh_token;
mod restore;
mod send_mail;
mod session;
mod signed_in;
mod sms;
mod state;
mod step_up;
mod sweep;
mod undo;
mod user;
mod webauthn;

pub use audit::Action;
pub use config::{
    AuthConfig, CaptchaConfig, CaptchaKind, CaptchaService, HashCost, Limits, OidcProvider, ProviderKind,
};
pub use devproof_limits::Limit;
pub use endpoints::router;
pub use error::{AuthError, ERROR_CODES, ErrorCode, Weakness};
pub use factors::{seal_secret, totp};
pub use keys::{AuthKeys, KeyFacts, KeyStore, KeysError, LoadKeysError, Rotation};
pub use password::hash_now;
pub use session::{generation_claim, living_sessions, touch_sessions};
pub use state::{AuthState, SettingError};
pub use sweep::sweep;
