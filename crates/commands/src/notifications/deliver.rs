//! The email about a notification, decided when it is about to be sent: not about what was read meanwhile, not in quiet
//! hours, not to who is gone or no longer wants it.

use super::{
    notice::{Content, DELIVER, is_emailed_by_default},
    unsubscribe,
};
use devproof_claims::{Clock, MasterSecret};
use devproof_db::{Actor, Db, FromRow, Sql, columns};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use devproof_vocabulary::NotificationKind;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// Puts the planned emails into the outbox.
pub(crate) struct DeliverNotification {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) secret: MasterSecret,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    notification_id: Uuid,
    kind: NotificationKind,
    mail: Content,
}

columns! {
    /// A recipient for whom it is still due.
    struct Recipient {
        profile_id: Uuid,
        address: String,
        quiet_until: Option<OffsetDateTime>,
    }
}

#[async_trait::async_trait]
impl Handler for DeliverNotification {
    fn kind(&self) -> &'static str {
        DELIVER
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { notification_id: id, kind, mail } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let tx = self.db.begin(Actor::Service).await?;
        let sql = Sql::new(
            "select e.profile_id, e.address, e.quiet_until
             from private.notification_email($1::uuid, $2::boolean, $3::timestamptz) e",
        )
        .bind(id)
        .bind(is_emailed_by_default(kind))
        .bind(self.clock.now());
        let rows = tx.query(&sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Recipient { profile_id, address, quiet_until } = Recipient::from_row(row)?;
        if let Some(until) = quiet_until {
            // Asked again then: what is read or switched off in quiet hours is not sent after them.
            let dedupe = Some(format!("{id}:{}", until.unix_timestamp()));
            let again = Task { kind: DELIVER, payload: task.payload.clone(), run_at: quiet_until, dedupe };
            enqueue(&tx, &again).await?;
        } else {
            let link = unsubscribe::link(&self.site_url, &self.secret, profile_id, kind);
            let headers = json!({
                "List-Unsubscribe": format!("<{link}>"),
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            });
            let put = Sql::new("select queue.put_mail($1, $2, $3, $4, $5::jsonb, $6)")
                .bind(address)
                .bind(mail.subject)
                .bind(mail.text)
                .bind(mail.html)
                .bind(headers)
                .bind(format!("notification:{id}"));
            tx.query(&put).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}
