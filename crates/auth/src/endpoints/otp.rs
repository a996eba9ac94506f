//! `POST /otp` (and the older `/magiclink`): mails a link and a code that sign in, or texts a code, making the account
//! if there is none. Says the same for every address.

use super::{by_phone, nothing};
use crate::{
    accounts::{self, NewAccount},
    audit::{self, Action, Entry},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    one_time_tokens::Kind,
    query::Query,
    restore,
    send_mail::{self, LinkRequest},
    state::AuthState,
};
use axum::{extract::State, response::Response};
use devproof_claims::random_bytes;
use serde_json::json;

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    let (email, phone) = (params.text("email")?, params.text("phone")?);
    let email = match (email.filter(|email| !email.is_empty()), phone.filter(|phone| !phone.is_empty())) {
        (Some(email), None) => email::normalise(&email)?,
        (None, Some(_)) => return by_phone::otp(&state, &client, &params).await,
        (Some(_), Some(_)) => {
            return Err(AuthError::validation("Only an email address or phone number should be provided"));
        }
        (None, None) => return Err(AuthError::validation("One of email or phone must be set")),
    };
    let create = params.flag("create_user")?.unwrap_or(true);
    let data = params.data()?.unwrap_or_default();
    captcha::check(&state, &client, &params, Purpose::Otp, Some(&email)).await?;
    let request = LinkRequest::read(&state, &client, &query, &params)?;
    send_mail::count_request(&state, &client, "mail_otp", &email).await?;

    let create = create && accounts::may_sign_up(&state, &email).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let mut user = accounts::by_email(&tx, &email).await?;
    if user.is_none() && create {
        let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
        let account = NewAccount { id, email: &email, password_hash: None, confirmed: false, data };
        if accounts::create(&tx, &account, now).await? {
            audit::write(&tx, &Entry::of(Action::UserSignedUp, id, &client), now).await?;
        }
        user = accounts::by_email(&tx, &email).await?;
    }
    // An unknown address without `create_user` gets no mail and the same answer: GoTrue would tell.
    match user {
        Some(user) if user.is_banned(now) => restore::mail_link(&tx, &state, &user, now).await?,
        Some(mut user) => {
            send_mail::send(&tx, &state, &mut user, Kind::Magiclink, &request, now).await?;
            let entry =
                Entry::of(Action::CodeRequested, user.id, &client).with_detail(json!({ "kind": "magiclink" }));
            audit::write(&tx, &entry, now).await?;
        }
        None => {}
    }
    tx.commit().await?;
    Ok(nothing())
}
