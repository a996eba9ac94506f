//! What those who manage a company are told when one of its webhooks is switched off.

use crate::notifications::{Notice, notify};
use devproof_db::{DbError, Sql, Tx};
use devproof_vocabulary::{NotificationKind, WebhookState};
use url::Url;
use uuid::Uuid;

pub(super) async fn tell(
    tx: &Tx,
    site_url: &str,
    endpoint: Uuid,
    company: Uuid,
    url: &str,
    state: WebhookState,
) -> Result<(), DbError> {
    let people: Vec<Uuid> = tx.value(&Sql::new("select private.company_managers($1)").bind(company)).await?;
    let host = Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
    let why = if state == WebhookState::Gone {
        format!("The address of your webhook at “{host}” answered that it no longer exists (410 Gone).")
    } else {
        format!("Every event that was sent to your webhook at “{host}” in the last 24 hours failed.")
    };
    let notice = Notice {
        kind: NotificationKind::WebhookOff,
        people: &people,
        // A webhook that is turned on again can be switched off again.
        event: &format!("webhook_off:{endpoint}:{}", Uuid::new_v4()),
        thing: &format!("webhook:{endpoint}"),
        about: None,
        title: &format!("Your webhook at {host} is switched off"),
        paragraphs: &[&why, "Nothing more is sent to it. Check the receiver, then turn the webhook on again."],
        button: "View webhook",
        path: &format!("/dashboard/company/webhooks?webhook={endpoint}"),
        not_before: None,
    };
    notify(tx, site_url, &notice).await
}
