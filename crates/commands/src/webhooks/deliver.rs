//! Sends what waits for one address, the oldest first. A worker holds the address by a lease that it renews with each event, so
//! that workers beside it leave the address alone; a worker that dies leaves the event waiting, and the next one sends it
//! again under the same id. After a failure the address rests, and the event waits for its own next attempt while later
//! ones go on.

use super::{retry, secret::WebhookSecret, switched_off};
use devproof_claims::{Clock, MasterSecret};
use devproof_db::{Access, Actor, Db, DbError, FromRow, Rows, Settings, Sql, Tx, columns};
use devproof_outbound::http::{Http, HttpError, HttpLimits};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use devproof_vocabulary::{WebhookDeliveryState, WebhookError, WebhookState};
use http::{Request, StatusCode, header};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use time::OffsetDateTime;
use tokio::time::Instant;
use uuid::Uuid;

const KIND: &str = "deliver_webhooks";
/// From the first packet to the answer's status.
const TIME: Duration = Duration::from_secs(5);
/// How long an address is held for one event. Shorter than the queue's lease: a worker that comes after a dead one finds the
/// address free.
const LEASE: time::Duration = time::Duration::seconds(15);
/// How long one run sends before others have their turn.
const RUN: Duration = Duration::from_secs(20);

/// Sends events to companies' webhooks.
pub(crate) struct DeliverWebhooks {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) http: Http,
    pub(crate) secret: MasterSecret,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    endpoint_id: Uuid,
}

columns! {
    /// An address that is held, and its secrets.
    struct Held {
        url: String,
        company_id: Uuid,
        secret_id: Uuid,
        previous_secret_id: Option<Uuid>,
        /// The event that is due, if one is.
        delivery_id: Option<Uuid>,
        payload: Option<Value>,
        attempt: Option<i32>,
    }

    /// Why an address could not be held.
    struct Busy {
        leased_until: Option<OffsetDateTime>,
    }

    /// An address after an attempt.
    struct After {
        failures: i32,
        failing_since: Option<OffsetDateTime>,
    }
}

/// An attempt that ended.
struct Attempt {
    endpoint: Uuid,
    company: Uuid,
    delivery: Uuid,
    number: i32,
    url: String,
    answer: Result<StatusCode, WebhookError>,
    duration: Duration,
}

impl Attempt {
    fn succeeded(&self) -> bool {
        self.answer.is_ok_and(|status| status.is_success())
    }
}

#[async_trait::async_trait]
impl Handler for DeliverWebhooks {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { endpoint_id: endpoint } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let lease = Uuid::new_v4();
        let end = Instant::now() + RUN;
        while Instant::now() < end {
            let Some(held) = self.hold(endpoint, lease).await? else {
                return Ok(self.come_back(endpoint).await?);
            };
            let (Some(delivery), Some(payload), Some(number)) = (held.delivery_id, held.payload, held.attempt) else {
                return Ok(self.release(endpoint, lease).await?);
            };
            let begin = Instant::now();
            let secrets = [Some(held.secret_id), held.previous_secret_id];
            let answer = self.send(&held.url, delivery, &payload, secrets).await;
            let (company, url, duration) = (held.company_id, held.url, begin.elapsed());
            let attempt = Attempt { endpoint, company, delivery, number, url, answer, duration };
            if !self.record(&attempt, lease).await? {
                return Ok(());
            }
        }
        // Others have their turn.
        let tx = self.db.begin(Actor::Service).await?;
        release_statement(&tx, endpoint, lease).await?;
        enqueue(&tx, &Task::now(KIND, json!({ "endpoint_id": endpoint }))).await?;
        Ok(tx.commit().await?)
    }
}

impl DeliverWebhooks {
    async fn query<T: FromRow>(&self, sql: &Sql) -> Result<Option<T>, DbError> {
        self.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await?.read_first()
    }

    /// Holds the address and begins the attempt of the oldest event that is due, in one statement. `None` when another worker
    /// holds it, or nothing is to be sent now. An attempt that was begun counts, whatever becomes of the worker.
    async fn hold(&self, endpoint: Uuid, lease: Uuid) -> Result<Option<Held>, DbError> {
        let now = self.clock.now();
        let sql = Sql::new(
            "with held as (
                 update public.webhook_endpoints w set lease = $2::uuid, leased_until = $4::timestamptz
                 where w.id = $1::uuid and w.state = 'active' and (w.rests_until is null or w.rests_until <= $3::timestamptz)
                   and (w.leased_until is null or w.leased_until <= $3::timestamptz or w.lease = $2::uuid)
                   and exists (select from public.companies c where c.id = w.company_id and c.approval_status = 'approved')
                 returning w.id, w.url, w.company_id, w.secret_id,
                     case when w.previous_secret_until > $3::timestamptz then w.previous_secret_id end as previous_secret_id
             ), begun as (
                 update public.webhook_deliveries d set attempts = d.attempts + 1, attempted_at = $3::timestamptz,
                     duration_ms = null, status_code = null, error = null
                 where d.id = (
                     select n.id from held join public.webhook_deliveries n on n.endpoint_id = held.id
                     where n.state = 'waiting' and n.due_at <= $3::timestamptz
                       and (n.profile_id is null or exists (
                           select from public.profiles p where p.id = n.profile_id and p.is_active))
                     order by n.sequence limit 1)
                 returning d.id, d.payload, d.attempts
             )
             select h.url, h.company_id, h.secret_id, h.previous_secret_id, b.id as delivery_id, b.payload,
                 b.attempts as attempt
             from held h left join begun b on true",
        )
        .bind(endpoint)
        .bind(lease)
        .bind(now)
        .bind(now + LEASE);
        self.query(&sql).await
    }

    /// Looks again when the lease of another worker is over: it may have looked for the last time before the event was there.
    async fn come_back(&self, endpoint: Uuid) -> Result<(), DbError> {
        let now = self.clock.now();
        let sql = Sql::new(
            "select w.leased_until from public.webhook_endpoints w
             where w.id = $1::uuid and w.state = 'active' and w.leased_until > $2::timestamptz",
        )
        .bind(endpoint)
        .bind(now);
        let Some(Busy { leased_until: Some(until) }) = self.query(&sql).await? else { return Ok(()) };
        let dedupe = Some(format!("{endpoint}:{}", until.unix_timestamp_nanos()));
        let payload = json!({ "endpoint_id": endpoint });
        let tx = self.db.begin(Actor::Service).await?;
        enqueue(&tx, &Task { kind: KIND, payload, run_at: Some(until), dedupe }).await?;
        tx.commit().await
    }

    async fn release(&self, endpoint: Uuid, lease: Uuid) -> Result<(), DbError> {
        let tx = self.db.begin(Actor::Service).await?;
        release_statement(&tx, endpoint, lease).await?;
        tx.commit().await
    }

    /// Sends one event. Nothing of the answer but its status is read.
    async fn send(
        &self,
        url: &str,
        delivery: Uuid,
        payload: &Value,
        secrets: [Option<Uuid>; 2],
    ) -> Result<StatusCode, WebhookError> {
        let (id, body) = (delivery.to_string(), payload.to_string());
        let sent_at = self.clock.now().unix_timestamp();
        let sign = |secret: Uuid| WebhookSecret::of(&self.secret, secret).sign(&id, sent_at, &body);
        let signatures: Vec<String> = secrets.into_iter().flatten().map(sign).collect();
        let request = Request::post(url)
            .header(header::CONTENT_TYPE, "application/json")
            .header("webhook-id", &id)
            .header("webhook-timestamp", sent_at.to_string())
            .header("webhook-signature", signatures.join(" "))
            .body(body.clone().into_bytes())
            .map_err(|_| WebhookError::Refused)?;
        let http = self.http.within(HttpLimits { time: TIME, body: 0 });
        http.status(request).await.map_err(|error| match error {
            HttpError::Refused => WebhookError::Refused,
            HttpError::TimedOut => WebhookError::TimedOut,
            HttpError::TooLarge | HttpError::Failed(_) => WebhookError::Unreachable,
        })
    }

    /// Notes how an attempt ended, and plans what follows. Whether the next event can go at once.
    async fn record(&self, attempt: &Attempt, lease: Uuid) -> Result<bool, DbError> {
        let now = self.clock.now();
        let pause = retry::pause(attempt.number);
        let is_gone = attempt.answer == Ok(StatusCode::GONE);
        let state = match (attempt.succeeded(), pause.is_some() && !is_gone) {
            (true, _) => WebhookDeliveryState::Delivered,
            (false, true) => WebhookDeliveryState::Waiting,
            (false, false) => WebhookDeliveryState::Failed,
        };
        let tx = self.db.begin(Actor::Service).await?;
        let note = Sql::new(
            "update public.webhook_deliveries d set state = $2, duration_ms = $3::integer, status_code = $4::smallint,
                 error = $5, due_at = coalesce($6::timestamptz, d.due_at) where d.id = $1::uuid",
        )
        .bind(attempt.delivery)
        .bind(state.as_str())
        .bind(i32::try_from(attempt.duration.as_millis()).unwrap_or(i32::MAX))
        .bind(attempt.answer.ok().map(|status| status.as_u16()))
        .bind(attempt.answer.err().map(WebhookError::as_str))
        .bind(pause.filter(|_| state == WebhookDeliveryState::Waiting).map(|pause| now + pause));
        tx.query(&note).await?;
        if attempt.succeeded() {
            let well = Sql::new(
                "update public.webhook_endpoints w set failures = 0, failing_since = null, rests_until = null
                 where w.id = $1::uuid and w.failures > 0",
            )
            .bind(attempt.endpoint);
            tx.query(&well).await?;
            tx.commit().await?;
            return Ok(true);
        }
        self.record_failure(&tx, attempt, lease, is_gone, now).await?;
        tx.commit().await?;
        Ok(false)
    }

    /// The address rests, or is switched off; the next attempts of what waits are planned.
    async fn record_failure(
        &self,
        tx: &Tx,
        attempt: &Attempt,
        lease: Uuid,
        is_gone: bool,
        now: OffsetDateTime,
    ) -> Result<(), DbError> {
        let count = Sql::new(
            "update public.webhook_endpoints w set failures = w.failures + 1,
                 failing_since = coalesce(w.failing_since, $2::timestamptz)
             where w.id = $1::uuid returning w.failures, w.failing_since",
        )
        .bind(attempt.endpoint)
        .bind(now);
        // None when it was deleted meanwhile.
        let Some(After { failures, failing_since }) = tx.read_opt(&count).await? else { return Ok(()) };
        let is_failing = retry::is_failing(failures, failing_since.unwrap_or(now), now);
        let rests_until = now + retry::rest(failures);
        let state = match (is_gone, is_failing) {
            (true, _) => WebhookState::Gone,
            (false, true) => WebhookState::Failing,
            (false, false) => WebhookState::Active,
        };
        let rest = Sql::new(
            "update public.webhook_endpoints w set rests_until = $2::timestamptz, lease = null, leased_until = null,
                 state = case when w.state = 'active' then $3 else w.state end
             where w.id = $1::uuid and w.lease = $4::uuid",
        )
        .bind(attempt.endpoint)
        .bind(rests_until)
        .bind(state.as_str())
        .bind(lease);
        tx.query(&rest).await?;
        if state != WebhookState::Active {
            return switched_off::tell(tx, &self.site_url, attempt.endpoint, attempt.company, &attempt.url, state)
                .await;
        }
        let own = retry::pause(attempt.number).map(|pause| now + pause);
        for run_at in [Some(rests_until), own.filter(|own| *own > rests_until)].into_iter().flatten() {
            let payload = json!({ "endpoint_id": attempt.endpoint });
            enqueue(tx, &Task { kind: KIND, payload, run_at: Some(run_at), dedupe: None }).await?;
        }
        Ok(())
    }
}

async fn release_statement(tx: &Tx, endpoint: Uuid, lease: Uuid) -> Result<(), DbError> {
    let sql = Sql::new(
        "update public.webhook_endpoints w set lease = null, leased_until = null
         where w.id = $1::uuid and w.lease = $2::uuid",
    )
    .bind(endpoint)
    .bind(lease);
    tx.query(&sql).await.map(drop)
}
