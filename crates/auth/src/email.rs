//! One spelling per email address, so that one person has one account.

use crate::error::AuthError;
use devproof_claims::mail_address;

pub(crate) use devproof_claims::mail_domain as domain;

/// The stored form of an address.
///
/// # Errors
/// `validation_failed` for everything that no mail could reach.
pub(crate) fn normalise(raw: &str) -> Result<String, AuthError> {
    mail_address(raw).ok_or_else(|| AuthError::validation("Unable to validate email address: invalid format"))
}
