//! `PUT /admin/users/{id}`: the operator changes an account, without asking its owner.

use super::{Operator, attributes::Attributes, id, user};
use crate::{
    accounts,
    audit::{self, Action, Entry},
    body::Params,
    client::Client,
    error::AuthError,
    one_time_tokens, redeem,
    state::AuthState,
    user::User,
};
use axum::{
    Json,
    extract::{Path, State},
    response::{IntoResponse, Response},
};
use devproof_db::{Sql, Tx};
use serde_json::{Map, Value, json};
use time::OffsetDateTime;

pub(super) async fn put(
    _: Operator,
    State(state): State<AuthState>,
    client: Client,
    Path(path): Path<String>,
    params: Params,
) -> Result<Response, AuthError> {
    let id = id(&path)?;
    let wanted = Attributes::read(&state, &params).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let before = user(&tx, id).await?;
    let call = Update { tx: &tx, client: &client, user: &before, now };
    call.metadata(wanted.user_metadata, wanted.app_metadata).await?;
    call.address(wanted.email.as_deref(), wanted.email_confirm).await?;
    call.number(wanted.phone.as_deref(), wanted.phone_confirm).await?;
    if let Some(hash) = &wanted.password_hash {
        call.password(hash).await?;
    }
    if let Some(ban) = wanted.ban {
        call.ban(ban.until(now)).await?;
    }
    let after = user(&tx, id).await?;
    tx.commit().await?;
    Ok(Json(after.to_json()).into_response())
}

struct Update<'a> {
    tx: &'a Tx,
    client: &'a Client,
    user: &'a User,
    now: OffsetDateTime,
}

impl Update<'_> {
    async fn metadata(
        &self,
        users: Option<Map<String, Value>>,
        apps: Option<Map<String, Value>>,
    ) -> Result<(), AuthError> {
        if users.is_none() && apps.is_none() {
            return Ok(());
        }
        let merged = |old: &Value, new: Option<Map<String, Value>>| {
            Params::checked_data(accounts::merged(old, new.unwrap_or_default())).map(Value::Object)
        };
        let sql = Sql::new(
            "update auth.users set user_metadata = $2::jsonb, app_metadata = $3::jsonb, updated_at = $4::timestamptz
             where id = $1::uuid",
        )
        .bind(self.user.id)
        .bind(merged(&self.user.user_metadata, users)?)
        .bind(merged(&self.user.app_metadata, apps)?)
        .bind(self.now);
        self.tx.execute(&sql).await?;
        self.record_audit(Action::UserModified, json!({ "changed": ["metadata"] })).await
    }

    /// Another address counts as confirmed unless the operator says otherwise: no one is asked.
    async fn address(&self, email: Option<&str>, confirm: Option<bool>) -> Result<(), AuthError> {
        let another = email.filter(|email| *email != self.user.email());
        if let Some(email) = another {
            redeem::change_address(self.tx, self.user, email, self.now).await?;
            // Links that are out there went to the old address.
            one_time_tokens::void_all(self.tx, self.user.id, None).await?;
            self.record_audit(Action::EmailChanged, json!({})).await?;
        }
        let Some(confirmed) = confirm.or(another.map(|_| true)) else { return Ok(()) };
        let sql = Sql::new(
            "with identity as (
                 update auth.identities set updated_at = $2::timestamptz,
                     identity_data = identity_data || jsonb_build_object('email_verified', $3::boolean)
                 where user_id = $1::uuid and provider = 'email'
             )
             update auth.users
             set email_confirmed_at = case when $3::boolean then coalesce(email_confirmed_at, $2::timestamptz) end,
                 updated_at = $2::timestamptz
             where id = $1::uuid and email is not null",
        );
        self.tx.execute(&sql.bind(self.user.id).bind(self.now).bind(confirmed)).await?;
        self.record_audit(Action::UserModified, json!({ "changed": ["email_confirmed"] })).await
    }

    async fn number(&self, phone: Option<&str>, confirm: Option<bool>) -> Result<(), AuthError> {
        if phone.is_none() && confirm.is_none() {
            return Ok(());
        }
        let another = phone.is_some_and(|phone| Some(phone) != self.user.phone.as_deref());
        let confirmed = confirm.or(another.then_some(true));
        let sql = Sql::new(
            "update auth.users
             set phone = coalesce($2, phone), updated_at = $3::timestamptz,
                 phone_confirmed_at = case when $4::boolean is null or coalesce($2, phone) is null then phone_confirmed_at
                     when $4::boolean then coalesce(phone_confirmed_at, $3::timestamptz) end,
                 is_anonymous = is_anonymous and coalesce($2, phone) is null
             where id = $1::uuid",
        )
        .bind(self.user.id)
        .bind(phone)
        .bind(self.now)
        .bind(confirmed);
        match self.tx.execute(&sql).await {
            Err(error) if error.unique_violation() == Some("users_phone_key") => return Err(AuthError::PhoneExists),
            done => done?,
        };
        self.record_audit(if another { Action::PhoneChanged } else { Action::UserModified }, json!({})).await
    }

    /// Every session ends, and every link that is out there is void.
    async fn password(&self, hash: &str) -> Result<(), AuthError> {
        let sql = Sql::new("update auth.users set password_hash = $2, updated_at = $3 where id = $1");
        self.tx.execute(&sql.bind(self.user.id).bind(hash).bind(self.now)).await?;
        one_time_tokens::void_all(self.tx, self.user.id, None).await?;
        self.record_audit(Action::PasswordChanged, json!({})).await?;
        self.end_sessions("password_changed").await
    }

    async fn ban(&self, until: Option<OffsetDateTime>) -> Result<(), AuthError> {
        // What the operator closed, its owner cannot bring back by mail.
        let sql = Sql::new(
            "update auth.users set banned_until = $2::timestamptz, updated_at = $3::timestamptz,
                 deactivated_at = case when $2::timestamptz is null then deactivated_at end
             where id = $1::uuid",
        );
        self.tx.execute(&sql.bind(self.user.id).bind(until).bind(self.now)).await?;
        self.record_audit(Action::UserBanned, json!({ "banned": until.is_some() })).await?;
        if until.is_some() { self.end_sessions("banned").await } else { Ok(()) }
    }

    async fn end_sessions(&self, reason: &str) -> Result<(), AuthError> {
        let sql = Sql::new("delete from auth.sessions where user_id = $1").bind(self.user.id);
        let ended = self.tx.execute(&sql).await?;
        if ended == 0 {
            return Ok(());
        }
        self.record_audit(Action::SessionsEnded, json!({ "reason": reason, "count": ended })).await
    }

    async fn record_audit(&self, action: Action, mut detail: Value) -> Result<(), AuthError> {
        detail["by"] = "operator".into();
        audit::write(self.tx, &Entry::of(action, self.user.id, self.client).with_detail(detail), self.now).await
    }
}
