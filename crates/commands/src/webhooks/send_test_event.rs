//! `send_test_event`: an event that says nothing, to see whether a webhook is received.

use super::endpoint::{hold, wake};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::WebhookDeliveryEvent;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! {
    /// Of the delivery, and its `webhook-id`.
    id: Uuid,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.approved_company().await?;
    let endpoint = hold(cx, args.p_id).await?;
    endpoint.must_be_active()?;
    let (id, event) = (Uuid::new_v4(), WebhookDeliveryEvent::WebhookTest);
    let payload = json!({ "version": 1, "type": event, "timestamp": Timestamp(cx.now),
        "data": { "webhook_id": args.p_id } });
    let insert = Sql::new(
        "insert into public.webhook_deliveries (id, endpoint_id, company_id, event, payload, due_at)
         values ($1, $2, $3, $4, $5::jsonb, $6::timestamptz)",
    )
    .bind(id)
    .bind(args.p_id)
    .bind(endpoint.company_id)
    .bind(event.as_str())
    .bind(payload)
    .bind(cx.now);
    cx.query_last([&insert, &wake(args.p_id)]).await?;
    Ok(Answer { id })
}
