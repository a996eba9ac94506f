//! Events on their way to a company's webhooks, as statements that go with those of what happened. Companies without a webhook
//! for an event cost one look at an index.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Row, Sql};
use devproof_vocabulary::WebhookEvent;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Longer than the ten seconds in which an interest and a decision can be undone.
const UNDO_WAIT: Duration = Duration::seconds(15);
/// Messages within this time are counted in one event.
const MESSAGE_WAIT: Duration = Duration::minutes(1);

/// Something that happened with a candidate.
pub(crate) struct CandidateEvent {
    pub(crate) interaction: Uuid,
    pub(crate) event: WebhookEvent,
    /// What the event says beside the job and the candidate.
    pub(crate) data: Value,
}

impl CandidateEvent {
    /// One that says no more than who and which job.
    pub(crate) fn plain(event: WebhookEvent, interactions: &[Uuid]) -> Vec<Self> {
        interactions.iter().map(|&interaction| Self { interaction, event, data: json!({}) }).collect()
    }

    /// What can still be undone is sent when it no longer can.
    fn wait(&self) -> Duration {
        match self.event {
            WebhookEvent::InterestReceived | WebhookEvent::CandidateApproved | WebhookEvent::CandidateRejected => {
                UNDO_WAIT
            }
            WebhookEvent::CandidateDecisionUndone
            | WebhookEvent::CandidateStageMoved
            | WebhookEvent::MessagesReceived => Duration::ZERO,
        }
    }
}

/// Plans events of one kind, as the interests are when the statement runs.
pub(crate) fn plan_events(cx: &CommandContext<'_>, events: &[CandidateEvent]) -> Sql {
    let wait = events.iter().map(CandidateEvent::wait).max().unwrap_or_default();
    let events: Vec<Value> = (events.iter())
        .map(|one| json!({ "interaction_id": one.interaction, "event": one.event, "data": one.data }))
        .collect();
    statement(cx, &json!(events), cx.now + wait)
}

fn statement(cx: &CommandContext<'_>, events: &Value, due_at: OffsetDateTime) -> Sql {
    Sql::new("select private.plan_webhook_events($1::jsonb, $2, $3::timestamptz, $4::timestamptz)")
        .bind(events)
        .bind(&cx.settings.site_url)
        .bind(cx.now)
        .bind(due_at)
}

/// Counts a candidate's message.
pub(crate) fn plan_message(cx: &CommandContext<'_>, conversation: Uuid) -> Sql {
    Sql::new("select private.plan_message_webhooks($1, $2, $3::timestamptz, $4::timestamptz)")
        .bind(conversation)
        .bind(&cx.settings.site_url)
        .bind(cx.now)
        .bind(cx.now + MESSAGE_WAIT)
}

/// Takes back that someone is interested, where it was not sent yet.
pub(crate) fn cancel_interest(interaction: Uuid) -> Sql {
    cancel(&[interaction], &[WebhookEvent::InterestReceived])
}

/// Takes back decisions that were not sent yet. Its answer is for [`tell_undone`].
pub(crate) fn take_back_decisions(interactions: &[Uuid]) -> Sql {
    cancel(interactions, &[WebhookEvent::CandidateApproved, WebhookEvent::CandidateRejected])
}

/// Tells those who were told of a decision that it was undone, by the answer of [`take_back_decisions`].
pub(crate) async fn tell_undone(cx: &CommandContext<'_>, told: &[Row]) -> Result<(), CommandError> {
    let told: Vec<Uuid> = told.iter().map(|row| row.only()).collect::<Result<_, _>>()?;
    if !told.is_empty() {
        let events = CandidateEvent::plain(WebhookEvent::CandidateDecisionUndone, &told);
        cx.tx.query(&plan_events(cx, &events)).await?;
    }
    Ok(())
}

fn cancel(interactions: &[Uuid], events: &[WebhookEvent]) -> Sql {
    let events: Vec<String> = events.iter().map(ToString::to_string).collect();
    Sql::new("select c.interaction_id from private.cancel_webhook_events($1::uuid[], $2::text[]) c")
        .bind(interactions)
        .bind(events.as_slice())
}
