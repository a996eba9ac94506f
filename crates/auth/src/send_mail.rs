//! Sending mail: secrets, the mail and the change of the account in one transaction.

use crate::{
    accounts,
    body::Params,
    client::Client,
    error::AuthError,
    flow_state, mail_templates,
    one_time_tokens::{self, Kind},
    pkce,
    query::Query,
    state::{AuthState, Inner},
    user::User,
};
use devproof_db::{Sql, Tx};
use devproof_queue::outbox;
use time::OffsetDateTime;
use url::Url;
use uuid::Uuid;

/// What a request wants of the link in its mail.
pub(crate) struct LinkRequest {
    /// Where it leads in the end.
    pub(crate) redirect: Url,
    /// The PKCE challenge that it answers to.
    challenge: Option<String>,
}

impl LinkRequest {
    pub(crate) fn read(
        state: &AuthState,
        client: &Client,
        query: &Query,
        params: &Params,
    ) -> Result<Self, AuthError> {
        Ok(Self { redirect: redirect(state, client, query), challenge: pkce::challenge(params)? })
    }

    /// A link that anyone who opens it may use, at any browser.
    pub(crate) fn without_challenge(redirect: Url) -> Self {
        Self { redirect, challenge: None }
    }

    /// Stores the challenge, if there is one.
    async fn start_flow(&self, tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<Option<Uuid>, AuthError> {
        let Some(challenge) = &self.challenge else { return Ok(None) };
        flow_state::start(tx, user, challenge, now).await.map(Some)
    }
}

/// Where the request asks to be led, as far as that is allowed.
pub(crate) fn redirect(state: &Inner, client: &Client, query: &Query) -> Url {
    state.redirects.choose(query.get("redirect_to"), client.referer.as_deref())
}

/// Counts a request for mail: against the limit of the client's address, and against the pause between two mails of
/// `kind` to one recipient, known or not.
///
/// # Errors
/// `over_request_rate_limit` or `over_email_send_rate_limit`.
pub(crate) async fn count_request(
    state: &Inner,
    client: &Client,
    kind: &'static str,
    recipient: &str,
) -> Result<(), AuthError> {
    let limits = &state.config.limits;
    state.limiter.request("mail_address", &client.key(), limits.mail_per_address).await?;
    state.limiter.mail(kind, recipient, limits.mail_pause).await
}

/// Mails a link and a code to the account's own address.
pub(crate) async fn send(
    tx: &Tx,
    state: &Inner,
    user: &mut User,
    kind: Kind,
    request: &LinkRequest,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let flow = request.start_flow(tx, user.id, now).await?;
    let to = user.email().to_owned();
    let issued = one_time_tokens::issue(tx, state, user.id, kind, &to, flow, now).await?;
    let link = mail_templates::link(&state.config, &issued, kind, &request.redirect);
    outbox::put(tx, &mail_templates::with_link(&to, kind, &link, &issued.code, None), None).await?;
    let (sql, sent_at) = match kind {
        Kind::Confirmation | Kind::Invite => {
            ("update auth.users set confirmation_sent_at = $2 where id = $1", &mut user.confirmation_sent_at)
        }
        Kind::Reauthentication => {
            ("update auth.users set reauthentication_sent_at = $2 where id = $1", &mut user.reauthentication_sent_at)
        }
        _ => ("update auth.users set recovery_sent_at = $2 where id = $1", &mut user.recovery_sent_at),
    };
    tx.execute(&Sql::new(sql).bind(user.id).bind(now)).await?;
    *sent_at = Some(now);
    Ok(())
}

/// Mails the code with which a password may be set from an old session.
pub(crate) async fn send_nonce(
    tx: &Tx,
    state: &Inner,
    user: &mut User,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let request = LinkRequest::without_challenge(state.redirects.choose(None, None));
    send(tx, state, user, Kind::Reauthentication, &request, now).await
}

/// Mails both halves of an address change; only the new one's where the account has no address yet. When the new
/// address belongs to someone, its half is made but never mailed: the change cannot complete, and the caller does not
/// learn why.
pub(crate) async fn send_change(
    tx: &Tx,
    state: &Inner,
    user: &User,
    new: &str,
    request: &LinkRequest,
    now: OffsetDateTime,
) -> Result<(), AuthError> {
    let is_taken = Sql::new("select exists (select from auth.users where email = $1)").bind(new);
    let is_taken: bool = tx.value(&is_taken).await?;
    let flow = request.start_flow(tx, user.id, now).await?;
    let current = user.email.as_deref().map(|current| (Kind::EmailChangeCurrent, current));
    for (kind, to) in current.into_iter().chain([(Kind::EmailChangeNew, new)]) {
        let issued = one_time_tokens::issue(tx, state, user.id, kind, to, flow, now).await?;
        let email = if is_taken && kind == Kind::EmailChangeNew {
            mail_templates::address_taken(to)
        } else {
            let link = mail_templates::link(&state.config, &issued, kind, &request.redirect);
            mail_templates::with_link(to, kind, &link, &issued.code, Some(new))
        };
        outbox::put(tx, &email, None).await?;
    }
    accounts::set_pending_email(tx, user.id, new, now).await
}
