//! `POST /resend`: the confirmation mail once more. Says the same for every address.

use super::{by_phone, nothing};
use crate::{
    accounts,
    audit::{self, Action, Entry},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    one_time_tokens::Kind,
    query::Query,
    send_mail::{self, LinkRequest},
    state::AuthState,
};
use axum::{extract::State, response::Response};
use serde_json::json;

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    let kind = params.required("type")?;
    let is_change = match kind.as_str() {
        "signup" => false,
        "email_change" => true,
        "sms" | "phone_change" => return by_phone::resend(&state, &client, &params).await,
        _ => {
            return Err(AuthError::validation("Missing one of these types: signup, email_change, sms, phone_change"));
        }
    };
    let email = email::normalise(&params.required("email")?)?;
    captcha::check(&state, &client, &params, Purpose::Resend, Some(&email)).await?;
    let request = LinkRequest::read(&state, &client, &query, &params)?;
    // The pause of a sign-up's own mail counts too: this is the same mail.
    let pause = if is_change { "mail_change" } else { "mail_signup" };
    send_mail::count_request(&state, &client, pause, &email).await?;

    let now = state.now();
    let tx = state.begin().await?;
    if let Some(mut user) = accounts::by_email(&tx, &email).await?
        && !user.is_banned(now)
    {
        let sent = match (is_change, user.email_change.clone()) {
            (true, Some(new)) => {
                send_mail::send_change(&tx, &state, &user, &new, &request, now).await?;
                true
            }
            (false, _) if user.email_confirmed_at.is_none() => {
                send_mail::send(&tx, &state, &mut user, Kind::Confirmation, &request, now).await?;
                true
            }
            _ => false,
        };
        if sent {
            let entry = Entry::of(Action::CodeRequested, user.id, &client).with_detail(json!({ "kind": kind }));
            audit::write(&tx, &entry, now).await?;
        }
    }
    tx.commit().await?;
    Ok(nothing())
}
