//! Limits, counted in the database so that all nodes share them.

use crate::error::AuthError;
use devproof_claims::Clock;
use devproof_db::Db;
use devproof_limits::{Key, Limit, Windows};
use std::{sync::Arc, time::Duration};

/// Takes from budgets.
pub(crate) struct Limiter {
    windows: Windows,
    clock: Arc<dyn Clock>,
}

impl Limiter {
    pub(crate) fn new(db: Db, clock: Arc<dyn Clock>) -> Self {
        Self { windows: Windows::new(db), clock }
    }

    /// Counts one request of `kind` for `key`.
    ///
    /// # Errors
    /// `over_request_rate_limit` when the budget is used up.
    pub(crate) async fn request(&self, kind: &'static str, key: &str, limit: Limit) -> Result<(), AuthError> {
        match self.consume(kind, key, limit).await? {
            None => Ok(()),
            Some(wait) => Err(AuthError::TooManyRequests(wait)),
        }
    }

    /// Counts one mail of `kind` to `recipient`, known or not: an unknown address is limited like a known one.
    ///
    /// # Errors
    /// `over_email_send_rate_limit` while the pause since the last one is not over.
    pub(crate) async fn mail(&self, kind: &'static str, recipient: &str, pause: Duration) -> Result<(), AuthError> {
        if pause.is_zero() {
            return Ok(());
        }
        match self.consume(kind, recipient, Limit { count: 1, per: pause }).await? {
            None => Ok(()),
            Some(wait) => Err(AuthError::TooManyMails(wait)),
        }
    }

    /// Counts one text message of `kind` for `key`.
    ///
    /// # Errors
    /// `over_sms_send_rate_limit` when the budget is used up.
    pub(crate) async fn text(&self, kind: &'static str, key: &str, limit: Limit) -> Result<(), AuthError> {
        match self.consume(kind, key, limit).await? {
            None => Ok(()),
            Some(wait) => Err(AuthError::TooManyTexts(wait)),
        }
    }

    /// Counts one text message to `number` against the pause between two.
    ///
    /// # Errors
    /// `over_sms_send_rate_limit` while the pause since the last one is not over.
    pub(crate) async fn text_pause(&self, number: &str, pause: Duration) -> Result<(), AuthError> {
        if pause.is_zero() {
            return Ok(());
        }
        self.text("sms_pause", number, Limit { count: 1, per: pause }).await
    }

    async fn consume(&self, kind: &'static str, key: &str, limit: Limit) -> Result<Option<u64>, AuthError> {
        Ok(self.windows.consume(&Key::new(kind, key), limit, self.clock.now()).await?)
    }

    /// Counts one call for each of these keys and refuses nothing; the highest count among them.
    pub(crate) async fn count(&self, keys: &[Key], per: Duration) -> Result<i64, AuthError> {
        Ok(self.windows.count(keys, per, self.clock.now()).await?)
    }

    /// Takes one call back for each of these keys: it turned out to be none of those that are counted.
    pub(crate) async fn refund(&self, keys: &[Key]) -> Result<(), AuthError> {
        Ok(self.windows.refund(keys, self.clock.now()).await?)
    }
}
