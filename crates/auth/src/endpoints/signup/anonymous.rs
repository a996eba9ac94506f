//! Signing up without address and number, where the settings allow it: an account that no one can come back to, until
//! `PUT /user` gives it an address. It has no profile, so everything but the public pages is closed to it.

use crate::{
    audit::{self, Action, Entry},
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    error::AuthError,
    session::{Method, Session},
    state::AuthState,
    user::User,
};
use axum::response::Response;
use devproof_claims::{Aal, random_bytes};
use devproof_db::Sql;
use serde_json::{Value, json};

pub(super) async fn sign_up(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    if !state.config.anonymous_sign_in {
        return Err(AuthError::AnonymousDisabled);
    }
    let data = params.data()?.unwrap_or_default();
    captcha::check(state, client, params, Purpose::Anonymous, None).await?;
    state.limiter.request("sign_up_address", &client.key(), state.config.limits.sign_up_per_address).await?;
    let now = state.now();
    let id = uuid::Builder::from_random_bytes(random_bytes()).into_uuid();
    let tx = state.begin().await?;
    let sql = Sql::new(
        "insert into auth.users (id, is_anonymous, user_metadata, created_at, updated_at)
         values ($1, true, $2, $3::timestamptz, $3::timestamptz)",
    );
    tx.execute(&sql.bind(id).bind(Value::Object(data)).bind(now)).await?;
    let mut user: User = tx.read(&User::select("where u.id = $1").bind(id)).await?;
    let entry = Entry::of(Action::UserSignedUp, id, client).with_detail(json!({ "anonymous": true }));
    audit::write(&tx, &entry, now).await?;
    let session = Session::open(&tx, &mut user, Method::Anonymous, Aal::Aal1, client, now).await?;
    tx.commit().await?;
    session.answer(state, &user, now)
}
