//! `POST /signup`: an account with a password. Unless accounts need no confirmation, the answer for an address that
//! has one already is that of a new one, and its owner gets a mail that says so.

mod anonymous;

use super::by_phone;
use crate::{
    accounts::{self, NewAccount},
    audit::{self, Action},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    mail_templates,
    one_time_tokens::Kind,
    password,
    query::Query,
    send_mail::{self, LinkRequest},
    session::{Method, Session},
    state::AuthState,
    user::User,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::{Aal, random_bytes};
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use serde_json::{Map, Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    let (email, phone) = (params.text("email")?, params.text("phone")?);
    let email = match (email.filter(|email| !email.is_empty()), phone.filter(|phone| !phone.is_empty())) {
        (Some(email), None) => email,
        (None, Some(_)) => return by_phone::sign_up(&state, &client, &params).await,
        (None, None) if state.config.disable_signup => return Err(AuthError::SignupDisabled),
        (None, None) => return anonymous::sign_up(&state, &client, &params).await,
        (Some(_), Some(_)) => {
            return Err(AuthError::validation("Only an email address or phone number should be provided on signup."));
        }
    };
    let email = email::normalise(&email)?;
    if !accounts::may_sign_up(&state, &email).await? {
        return Err(AuthError::SignupDisabled);
    }
    captcha::check(&state, &client, &params, Purpose::SignUp, Some(&email)).await?;
    let password = params.password("password")?.unwrap_or_default();
    password::check_size(&password)?;
    let data = params.data()?.unwrap_or_default();
    let request = LinkRequest::read(&state, &client, &query, &params)?;
    state.limiter.request("sign_up_address", &client.key(), state.config.limits.sign_up_per_address).await?;

    state.hasher.check(&password, &email).await?;
    // Hashed before anyone looks whether the account exists: both ways take as long.
    let hash = state.hasher.hash(password).await?;
    if !state.config.mailer_autoconfirm {
        state.limiter.mail("mail_signup", &email, state.config.limits.mail_pause).await?;
    }
    let call =
        SignUp { state: &state, client: &client, request: &request, email: &email, hash: &hash, now: state.now() };
    let tx = state.begin().await?;
    let response = call.run(&tx, data).await?;
    tx.commit().await?;
    Ok(response)
}

struct SignUp<'a> {
    state: &'a AuthState,
    client: &'a Client,
    request: &'a LinkRequest,
    email: &'a str,
    hash: &'a str,
    now: OffsetDateTime,
}

impl SignUp<'_> {
    async fn run(&self, tx: &Tx, data: Map<String, Value>) -> Result<Response, AuthError> {
        let (id, confirmed) = (random_id(), self.state.config.mailer_autoconfirm);
        let account =
            NewAccount { id, email: self.email, password_hash: Some(self.hash), confirmed, data: data.clone() };
        let is_new = accounts::create(tx, &account, self.now).await?;
        let mut user = accounts::by_email(tx, self.email).await?.ok_or(AuthError::Unexpected)?;
        if !is_new && (confirmed || user.email_confirmed_at.is_some() || user.is_banned(self.now)) {
            return self.exists(tx, id, data).await;
        }
        if !is_new {
            user = self.replace(tx, &user, data).await?;
        }
        self.record_audit(tx, &user).await?;
        if confirmed {
            let session = Session::open(tx, &mut user, Method::Password, Aal::Aal1, self.client, self.now).await?;
            return session.answer(self.state, &user, self.now);
        }
        send_mail::send(tx, self.state, &mut user, Kind::Confirmation, self.request, self.now).await?;
        Ok(Json(user.to_json()).into_response())
    }

    /// The address belongs to a confirmed account.
    async fn exists(&self, tx: &Tx, id: Uuid, data: Map<String, Value>) -> Result<Response, AuthError> {
        if self.state.config.mailer_autoconfirm {
            return Err(AuthError::UserExists);
        }
        outbox::put(tx, &mail_templates::already_registered(self.email, &self.state.config), None).await?;
        let user = User::placeholder(id, random_id(), self.email, data, self.now);
        Ok(Json(user.to_json()).into_response())
    }

    /// The account was never confirmed: the newest sign-up counts, and the links of earlier ones are void.
    async fn replace(&self, tx: &Tx, user: &User, data: Map<String, Value>) -> Result<User, AuthError> {
        let sql = Sql::new(
            "update auth.users set password_hash = $2, user_metadata = $3::jsonb, updated_at = $4 where id = $1",
        )
        .bind(user.id)
        .bind(self.hash)
        .bind(Value::Object(data))
        .bind(self.now);
        tx.execute(&sql).await?;
        crate::one_time_tokens::void_all(tx, user.id, None).await?;
        accounts::by_id(tx, user.id).await?.ok_or(AuthError::Unexpected)
    }

    async fn record_audit(&self, tx: &Tx, user: &User) -> Result<(), AuthError> {
        let (ip, detail) = (self.client.ip, json!({}));
        let entry = audit::Entry { action: Action::UserSignedUp, user: user.id, session: None, ip, detail };
        audit::write(tx, &entry, self.now).await
    }
}

fn random_id() -> Uuid {
    uuid::Builder::from_random_bytes(random_bytes()).into_uuid()
}
