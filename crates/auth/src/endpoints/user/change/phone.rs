//! A number that the account is to have: a code proves it.

use crate::{
    accounts,
    body::Params,
    client::Client,
    error::AuthError,
    one_time_tokens::{self, Kind},
    phone,
    signed_in::SignedIn,
    sms,
    state::{AuthState, Inner},
    user::User,
};
use devproof_db::{Sql, Tx};
use time::OffsetDateTime;

/// What `PUT /user` asks for.
pub(super) struct PhoneChange {
    /// None: the present number takes back a change that waits for its proof.
    new: Option<String>,
}

impl PhoneChange {
    pub(super) fn read(state: &AuthState, signed_in: &SignedIn, params: &Params) -> Result<Option<Self>, AuthError> {
        let Some(text) = params.text("phone")?.filter(|text| !text.is_empty()) else { return Ok(None) };
        if !state.config.phone {
            return Err(AuthError::PhoneDisabled);
        }
        if params.text("channel")?.is_some_and(|channel| channel != "sms") {
            return Err(AuthError::validation("channel must be sms"));
        }
        let new = phone::normalise(&text)?;
        let user = &signed_in.user;
        let stays = user.phone.as_ref() == Some(&new) && user.phone_confirmed_at.is_some();
        Ok(Some(Self { new: (!stays).then_some(new) }))
    }

    /// Counts the message that it takes.
    pub(super) async fn allow(&self, state: &AuthState, client: &Client) -> Result<(), AuthError> {
        match &self.new {
            Some(new) => sms::allow(state, client, new).await,
            None => Ok(()),
        }
    }

    /// Notes the change and texts its code; what it is for the audit log. To a number that is proved to be someone
    /// else's the code is made and never sent: the change cannot complete, and the caller does not learn why.
    pub(super) async fn store(
        self,
        tx: &Tx,
        state: &Inner,
        user: &User,
        now: OffsetDateTime,
    ) -> Result<&'static str, AuthError> {
        let sent_at = self.new.as_ref().map(|_| now);
        let sql = Sql::new(
            "update auth.users set phone_change = $2, phone_change_sent_at = coalesce($3::timestamptz, phone_change_sent_at),
                 updated_at = $4::timestamptz
             where id = $1::uuid",
        );
        tx.execute(&sql.bind(user.id).bind(self.new.clone()).bind(sent_at).bind(now)).await?;
        let Some(new) = self.new else { return Ok("phone_change") };
        if accounts::phone::is_taken(tx, user.id, &new).await? {
            one_time_tokens::issue(tx, state, user.id, Kind::PhoneChange, &new, None, now).await?;
            sms::already_in_use(tx, &new).await?;
        } else {
            sms::send(tx, state, user.id, Kind::PhoneChange, &new, now).await?;
        }
        Ok("phone")
    }
}
