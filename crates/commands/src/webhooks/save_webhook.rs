//! `save_webhook`: a new webhook of the company, or new values of one. The secret of a new one is in the answer and is shown
//! never again.

use super::{
    endpoint::{self, hold},
    secret::WebhookSecret,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        check::{Check, MAX_URL},
        context::{CommandContext, Lock},
        external::ExternalQuery,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::WebhookEvent;
use serde_json::{Map, Value};
use url::Url;
use uuid::Uuid;

arguments! {
    required { p_url: String, p_events: Vec<WebhookEvent> }
    optional { p_id: Uuid, p_description: String }
}

answer! {
    id: Uuid,
    /// Of a new webhook: what its events are signed with.
    secret: Option<String>,
}

/// The checked values.
struct WebhookInput {
    url: Url,
    events: Vec<String>,
    description: Option<String>,
}

columns! {
    /// What the limit looks at.
    struct Usage {
        limit: Option<i32>,
        used: i64,
    }
}

fn read(args: Args) -> Result<WebhookInput, CommandError> {
    let mut check = Check::at("");
    let line = check.line("p_url", &args.p_url, MAX_URL);
    let url =
        Url::parse(&line).ok().filter(|url| url.has_host() && url.username().is_empty() && url.password().is_none());
    if url.is_none() && !line.is_empty() {
        check.problem("p_url", "must be an address such as https://example.org/webhooks, without a password");
    }
    let mut events: Vec<WebhookEvent> = args.p_events;
    events.sort_unstable();
    events.dedup();
    if events.is_empty() {
        check.problem("p_events", "must name at least one event");
    }
    let description = check.optional_line("p_description", args.p_description, 120);
    check.finish()?;
    let url = url.ok_or_else(|| CommandError::invalid("/p_url", "isn't an address"))?;
    Ok(WebhookInput { url, events: events.iter().map(ToString::to_string).collect(), description })
}

/// Before the transaction: whether the address may be called.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let input = read(decode("", Value::Object(args))?)?;
    cx.approved_company().await?;
    endpoint::company(cx).await?;
    Ok(ExternalQuery::WebhookAddress(input.url))
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let input = read(args)?;
    cx.approved_company().await?;
    let company = endpoint::company(cx).await?;
    match id {
        Some(id) => {
            hold(cx, id).await?;
            let update = Sql::new(
                "update public.webhook_endpoints w set url = $2, events = $3::text[], description = $4 where w.id = $1::uuid",
            )
            .bind(id)
            .bind(input.url.as_str())
            .bind(input.events.as_slice())
            .bind(input.description);
            cx.query_last([&update]).await?;
            Ok(Answer { id, secret: None })
        }
        None => add(cx, company, input).await,
    }
}

/// The company stays held: webhooks that are added at once are counted one after the other.
async fn add(cx: &CommandContext<'_>, company: Uuid, input: WebhookInput) -> Result<Answer, CommandError> {
    cx.lock(Lock::Company, company).await?;
    let usage = Sql::new(
        "select private.company_limit($1::uuid, 'webhooks') as limit,
             (select count(*) from public.webhook_endpoints w where w.company_id = $1::uuid) as used",
    )
    .bind(company);
    let Usage { limit, used } = cx.tx.read(&usage).await?;
    if let Some(limit) = limit.filter(|limit| used >= i64::from(*limit)) {
        return Err(CommandError::WebhookLimit { limit, tier: None });
    }
    let (id, secret_id) = (Uuid::new_v4(), Uuid::new_v4());
    let insert = Sql::new(
        "insert into public.webhook_endpoints (id, company_id, url, description, events, secret_id, created_by)
         values ($1, $2, $3, $4, $5::text[], $6, $7)",
    )
    .bind(id)
    .bind(company)
    .bind(input.url.as_str())
    .bind(input.description)
    .bind(input.events.as_slice())
    .bind(secret_id)
    .bind(cx.user_id);
    cx.query_last([&insert]).await?;
    let secret = WebhookSecret::of(&cx.settings.secret, secret_id).to_text();
    Ok(Answer { id, secret: Some(secret) })
}
