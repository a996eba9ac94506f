//! The outside world, each part behind a trait with a real implementation and a local one.
//!
//! - Mail: [`Smtp`] sends it, [`Recorder`] keeps it for a test to read. Text messages: [`HttpSms`] sends them.
//! - Captcha services: [`SiteVerify`] asks them.
//! - [`chat`]: language models.
//! - [`github`]: the public repositories of an account.
//! - [`http`]: the one client for every address that someone else chose.
//! - [`dns`]: text records, with which people prove that a domain is theirs.
//! - [`Places`]: roughly where a network address is.
//! - [`stripe`][]: payments.
//! - [`openid`]: what OpenID Connect providers say about themselves.

mod captcha;
pub mod chat;
pub mod dns;
mod geo;
pub mod github;
pub mod http;
mod mail;
mod network;
pub mod openid;
mod recorder;
mod sms;
mod smtp;
pub mod stripe;

pub use captcha::{SiteVerdict, SiteVerify, SiteVerifyError};
pub use geo::Places;
pub use mail::{Mail, MailError, SendError};
pub use network::Networks;
pub use recorder::Recorder;
pub use sms::{HttpSms, SmsConfig, Texter};
pub use smtp::{Smtp, SmtpConfig};

/// Sends mail.
#[async_trait::async_trait]
pub trait Mailer: Send + Sync {
    /// Hands one mail over for delivery. `id` becomes the `Message-ID`, so that a mail which is sent twice after a
    /// crash is recognised as one by the receiver.
    ///
    /// # Errors
    /// [`SendError::Permanent`] when trying again is of no use, else [`SendError::Transient`].
    async fn send(&self, id: &str, mail: &Mail) -> Result<(), SendError>;
}
