//! `rotate_webhook_secret`: a new secret. For a day, what is sent is signed by the old one too, so that a receiver can change
//! without losing an event.

use super::{endpoint::hold, secret::WebhookSecret};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::Sql;
use time::Duration;
use uuid::Uuid;

/// How long the old secret signs as well.
const OVERLAP: Duration = Duration::days(1);

arguments! { required { p_id: Uuid } }

answer! {
    id: Uuid,
    /// Shown once.
    secret: String,
    /// Until then the old secret signs too.
    previous_secret_until: Timestamp,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let endpoint = hold(cx, args.p_id).await?;
    let secret_id = Uuid::new_v4();
    let until = cx.now + OVERLAP;
    let update = Sql::new(
        "update public.webhook_endpoints w
         set secret_id = $2, previous_secret_id = $3, previous_secret_until = $4::timestamptz where w.id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(secret_id)
    .bind(endpoint.secret_id)
    .bind(until);
    cx.query_last([&update]).await?;
    let secret = WebhookSecret::of(&cx.settings.secret, secret_id).to_text();
    Ok(Answer { id: args.p_id, secret, previous_secret_until: Timestamp(until) })
}
