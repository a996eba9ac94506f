//! Sending what is texted: a code, its hash and the message in one transaction. Every message costs money, so each passes
//! four budgets first.

use crate::{
    client::Client,
    error::AuthError,
    one_time_tokens::{self, Kind},
    phone,
    state::{AuthState, Inner},
};
use devproof_db::Tx;
use devproof_queue::outbox;
use time::OffsetDateTime;
use uuid::Uuid;

/// Counts one message to `number`, known or not: an unknown number is limited like a known one.
///
/// # Errors
/// `sms_send_failed` for numbers that get none from us, `over_sms_send_rate_limit` when a budget is used up.
pub(crate) async fn allow(state: &AuthState, client: &Client, number: &str) -> Result<(), AuthError> {
    if !phone::gets_messages(number, &state.config.sms_countries) {
        return Err(AuthError::NumberRefused);
    }
    let limits = &state.config.limits;
    state.limiter.text("sms_address", &client.key(), limits.sms_per_address).await?;
    state.limiter.text_pause(number, limits.sms_pause).await?;
    state.limiter.text("sms_number", number, limits.sms_per_number).await?;
    state.limiter.text("sms_in_all", "", limits.sms_in_all).await
}

/// Texts a code for one purpose. The number may belong to no one yet.
pub(crate) async fn send(
    tx: &Tx,
    state: &Inner,
    user: Uuid,
    kind: Kind,
    number: &str,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let issued = one_time_tokens::issue(tx, state, user, kind, number, None, now).await?;
    put(tx, state, number, &issued.code).await
}

/// The message with a code. Its last line lets phones fill the code in on our site alone (WICG: origin-bound one-time
/// codes).
pub(crate) async fn put(tx: &Tx, state: &Inner, number: &str, code: &str) -> Result<(), AuthError> {
    let site = url::Url::parse(&state.config.site_url).ok();
    let host =
        site.as_ref().and_then(url::Url::domain).map(|host| format!("\n\n@{host} #{code}")).unwrap_or_default();
    let text = format!("Your Devproof code: {code}\nIt's valid for 10 minutes. Don't share it.{host}");
    outbox::put_sms(tx, number, &text).await?;
    Ok(())
}

/// To the owner of a number that someone signed up or wanted to change to again.
pub(crate) async fn already_in_use(tx: &Tx, number: &str) -> Result<(), AuthError> {
    let text = "Someone entered this number on Devproof. It already belongs to your account, so nothing changed.";
    outbox::put_sms(tx, number, text).await?;
    Ok(())
}
