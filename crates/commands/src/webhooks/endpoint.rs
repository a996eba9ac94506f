//! One of the caller's company's webhooks, for its commands.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{Permission, WebhookState};
use uuid::Uuid;

columns! {
    /// A webhook, held until the transaction ends.
    pub(super) struct Endpoint {
        pub(super) company_id: Uuid,
        pub(super) state: WebhookState,
        pub(super) secret_id: Uuid,
    }
}

/// The company of a caller who may set up its webhooks: they edit the company, and see candidates, whom events name.
pub(super) async fn company(cx: &CommandContext<'_>) -> Result<Uuid, CommandError> {
    cx.member_with(Permission::ViewCandidates).await?;
    cx.member_with(Permission::ManageCompany).await
}

/// The webhook of a caller who may set up those of its company.
pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<Endpoint, CommandError> {
    let company = company(cx).await?;
    let sql = Sql::new(
        "select w.company_id, w.state, w.secret_id from public.webhook_endpoints w
         where w.id = $1::uuid and w.company_id = $2::uuid for update",
    )
    .bind(id)
    .bind(company);
    cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
}

impl Endpoint {
    /// Refuses while nothing is sent to it.
    pub(super) fn must_be_active(&self) -> Result<(), CommandError> {
        if self.state == WebhookState::Active { Ok(()) } else { Err(CommandError::WebhookOff(self.state)) }
    }
}

/// Wakes what sends to a webhook.
pub(super) fn wake(id: Uuid) -> Sql {
    Sql::new("select queue.enqueue('deliver_webhooks', jsonb_build_object('endpoint_id', $1::uuid))").bind(id)
}
