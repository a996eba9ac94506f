//! What a presented link or code brings about.

use crate::{
    accounts::{self, Redeemed},
    audit::{self, Action, Entry},
    client::Client,
    error::AuthError,
    one_time_tokens::{self, Kind, Token},
    restore,
    session::Method,
    user::{User, email_identity},
};
use devproof_db::{Sql, Tx};
use time::OffsetDateTime;

/// Redeems a token, once. `typed` says that the code was typed in rather than the link opened.
pub(crate) async fn redeem(
    tx: &Tx,
    client: &Client,
    token: &Token,
    typed: bool,
    now: OffsetDateTime,
) -> Result<Redeemed, AuthError> {
    let user = accounts::by_id(tx, token.user_id).await?.ok_or(AuthError::UserNotFound)?;
    if user.is_banned(now) {
        return Err(restore::refusal(tx, user.id, AuthError::Banned).await?);
    }
    let method = match token.kind {
        // Not something that signs anyone in.
        Kind::Reauthentication => return Err(AuthError::CodeExpired),
        Kind::EmailChangeCurrent | Kind::EmailChangeNew => return change_half(tx, client, &user, token, now).await,
        Kind::Sms | Kind::SmsSignup | Kind::PhoneChange => {
            return accounts::phone::redeem(tx, client, user, token, now).await;
        }
        Kind::Recovery => Method::Recovery,
        Kind::Confirmation | Kind::Magiclink if typed => Method::Otp,
        Kind::Confirmation => Method::SignUp,
        Kind::Magiclink => Method::MagicLink,
        Kind::Invite => Method::Invite,
    };
    one_time_tokens::consume(tx, token).await?;
    if user.email_confirmed_at.is_none() {
        audit::write(tx, &Entry::of(Action::UserConfirmed, user.id, client), now).await?;
    }
    let user = accounts::confirm(tx, user, token.kind == Kind::Confirmation, now).await?;
    Ok(Redeemed::Proved(Box::new(user), method))
}

async fn change_half(
    tx: &Tx,
    client: &Client,
    user: &User,
    token: &Token,
    now: OffsetDateTime,
) -> Result<Redeemed, AuthError> {
    let new = user.email_change.as_deref().ok_or(AuthError::LinkExpired)?;
    let confirm =
        Sql::new("update auth.one_time_tokens set confirmed_at = $2 where id = $1").bind(token.id).bind(now);
    if !token.is_confirmed {
        tx.execute(&confirm).await?;
    }
    // Without an address there is but one half.
    let both = Sql::new(
        "select count(*) = case when $2::boolean then 2 else 1 end from auth.one_time_tokens
         where user_id = $1::uuid and kind in ('email_change_current', 'email_change_new')
           and confirmed_at is not null",
    )
    .bind(user.id)
    .bind(user.email.is_some());
    if !tx.value::<bool>(&both).await? {
        return Ok(Redeemed::HalfDone);
    }
    change_address(tx, user, new, now).await?;
    audit::write(tx, &Entry::of(Action::EmailChanged, user.id, client), now).await?;
    // Whatever was mailed to the old address is void; the challenge that this change began with stays.
    one_time_tokens::void_all(tx, user.id, token.flow_id).await?;
    let user = accounts::by_id(tx, user.id).await?.ok_or(AuthError::UserNotFound)?;
    Ok(Redeemed::Proved(Box::new(user), Method::EmailChange))
}

/// Gives the account another, confirmed address.
///
/// # Errors
/// `email_exists` when someone took it meanwhile.
pub(crate) async fn change_address(tx: &Tx, user: &User, new: &str, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with identity as (
             insert into auth.identities as i
                 (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
             values ($1::uuid, 'email', $1::uuid::text, $3::jsonb, $4::timestamptz, $4::timestamptz, $4::timestamptz)
             on conflict (provider, provider_id) do update
             set identity_data = i.identity_data || excluded.identity_data, updated_at = excluded.updated_at
         )
         update auth.users
         set email = $2, email_confirmed_at = $4::timestamptz, email_change = null, updated_at = $4::timestamptz,
             is_anonymous = false,
             app_metadata = app_metadata || jsonb_build_object(
                 'provider', coalesce(app_metadata ->> 'provider', 'email'),
                 'providers', case when app_metadata -> 'providers' ? 'email' then app_metadata -> 'providers'
                     else coalesce(app_metadata -> 'providers', '[]') || '[\"email\"]' end)
         where id = $1::uuid",
    )
    .bind(user.id)
    .bind(new)
    .bind(email_identity(user.id, new, true))
    .bind(now);
    match tx.execute(&sql).await {
        Ok(_) => Ok(()),
        Err(error) if error.unique_violation() == Some("users_email_key") => Err(AuthError::EmailExists),
        Err(error) => Err(error.into()),
    }
}
