//! `POST /admin/generate_link`: what would be mailed, handed to the operator instead (GoTrue: `internal/api/mail.go`).

use super::Operator;
use crate::{
    accounts::{self, NewAccount},
    audit::{self, Action, Entry},
    body::Params,
    client::Client,
    email,
    error::AuthError,
    mail_templates,
    one_time_tokens::{self, Kind},
    password,
    query::Query,
    send_mail,
    state::AuthState,
    user::User,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::random_bytes;
use devproof_db::{Sql, Tx};
use serde_json::json;
use time::OffsetDateTime;

pub(super) async fn post(
    _: Operator,
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    let link_type = params.required("type")?;
    let kind = kind(&link_type)?;
    let address = email::normalise(&params.required("email")?)?;
    let new_address = params.text("new_email")?.filter(|text| !text.is_empty());
    let new_address = new_address.map(|text| email::normalise(&text)).transpose()?;
    let hash = match kind {
        Kind::Confirmation => Some(hash(&state, &params, &address).await?),
        _ => None,
    };
    let redirect = send_mail::redirect(&state, &client, &query);

    let now = state.now();
    let tx = state.begin().await?;
    let call = Call { tx: &tx, client: &client, address: &address, now };
    let (user, kind) = match kind {
        Kind::Confirmation => (call.sign_up(hash, &params).await?, kind),
        Kind::Invite => (call.invite(&params).await?, kind),
        // Someone whom no one knows yet is made, and confirms by the link.
        Kind::Magiclink => match accounts::by_email(&tx, &address).await? {
            Some(user) => (user, kind),
            None => (call.make(None, &params).await?, Kind::Confirmation),
        },
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => {
            let new = new_address.as_deref().ok_or_else(|| AuthError::validation("new_email is required"))?;
            (call.change(new).await?, kind)
        }
        _ => (accounts::by_email(&tx, &address).await?.ok_or(AuthError::NoSuchUser)?, kind),
    };
    let to = match kind {
        Kind::EmailChangeNew => new_address.as_deref().unwrap_or_default(),
        _ => &address,
    };
    let issued = one_time_tokens::issue(&tx, &state, user.id, kind, to, None, now).await?;
    let detail = json!({ "kind": link_type, "by": "operator" });
    audit::write(&tx, &Entry::of(Action::CodeRequested, user.id, &client).with_detail(detail), now).await?;
    tx.commit().await?;

    let mut body = user.to_json();
    body["action_link"] = mail_templates::link(&state.config, &issued, kind, &redirect).into();
    body["email_otp"] = issued.code.into();
    body["hashed_token"] = issued.link.into();
    body["redirect_to"] = redirect.as_str().into();
    body["verification_type"] =
        if link_type == "magiclink" && kind == Kind::Confirmation { "signup" } else { &link_type }.into();
    Ok(Json(body).into_response())
}

fn kind(name: &str) -> Result<Kind, AuthError> {
    match name {
        "signup" => Ok(Kind::Confirmation),
        "invite" => Ok(Kind::Invite),
        "magiclink" => Ok(Kind::Magiclink),
        "recovery" => Ok(Kind::Recovery),
        "email_change_current" => Ok(Kind::EmailChangeCurrent),
        "email_change_new" => Ok(Kind::EmailChangeNew),
        _ => Err(AuthError::Validation(format!("Invalid email action link type requested: {name}").into())),
    }
}

async fn hash(state: &AuthState, params: &Params, address: &str) -> Result<String, AuthError> {
    let password = params.password("password")?.filter(|password| !password.is_empty());
    let password = password.ok_or_else(|| AuthError::validation("Signup requires a valid password"))?;
    password::check_size(&password)?;
    state.hasher.check(&password, address).await?;
    state.hasher.hash(password).await
}

struct Call<'a> {
    tx: &'a Tx,
    client: &'a Client,
    address: &'a str,
    now: OffsetDateTime,
}

impl Call<'_> {
    async fn make(&self, hash: Option<&str>, params: &Params) -> Result<User, AuthError> {
        let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
        let data = params.data()?.unwrap_or_default();
        let account = NewAccount { id, email: self.address, password_hash: hash, confirmed: false, data };
        if !accounts::create(self.tx, &account, self.now).await? {
            return Err(AuthError::EmailExists);
        }
        let entry = Entry::of(Action::UserSignedUp, id, self.client).with_detail(json!({ "by": "operator" }));
        audit::write(self.tx, &entry, self.now).await?;
        accounts::by_id(self.tx, id).await?.ok_or(AuthError::Unexpected)
    }

    async fn sign_up(&self, hash: Option<String>, params: &Params) -> Result<User, AuthError> {
        let Some(user) = accounts::by_email(self.tx, self.address).await? else {
            return self.make(hash.as_deref(), params).await;
        };
        if user.email_confirmed_at.is_some() {
            return Err(AuthError::EmailExists);
        }
        // As at a sign-up that is repeated: the newest password counts, and what was mailed before is void.
        let sql = Sql::new("update auth.users set password_hash = $2, updated_at = $3 where id = $1");
        self.tx.execute(&sql.bind(user.id).bind(hash).bind(self.now)).await?;
        one_time_tokens::void_all(self.tx, user.id, None).await?;
        Ok(user)
    }

    async fn invite(&self, params: &Params) -> Result<User, AuthError> {
        accounts::invited(self.tx, self.client, self.address, params.data()?.unwrap_or_default(), self.now).await
    }

    /// Notes which address the account is to get. The halves of another change are void.
    async fn change(&self, new: &str) -> Result<User, AuthError> {
        let user = accounts::by_email(self.tx, self.address).await?.ok_or(AuthError::NoSuchUser)?;
        if accounts::by_email(self.tx, new).await?.is_some() {
            return Err(AuthError::EmailExists);
        }
        if user.email_change.as_deref() != Some(new) {
            one_time_tokens::void_change(self.tx, user.id).await?;
        }
        accounts::set_pending_email(self.tx, user.id, new, self.now).await?;
        accounts::by_id(self.tx, user.id).await?.ok_or(AuthError::Unexpected)
    }
}
