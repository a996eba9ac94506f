//! The mail to the member whose job invitation was accepted.

use super::background::put;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

const KIND: &str = "mail_job_invitation_accepted";

/// Plans the mail.
pub(crate) async fn job_invitation_accepted(cx: &CommandContext<'_>, invitation: Uuid) -> Result<(), CommandError> {
    let payload = json!({ "job_invitation_id": invitation });
    enqueue(cx.tx, &Task { kind: KIND, payload, run_at: None, dedupe: Some(invitation.to_string()) }).await?;
    Ok(())
}

/// Writes the planned mails.
pub(crate) struct JobInvitationAcceptedMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    job_invitation_id: Uuid,
}

devproof_db::columns! {
    /// What the mail names.
    struct Accepted {
        address: String,
        person: String,
        title: String,
        conversation_id: Uuid,
    }
}

#[async_trait::async_trait]
impl Handler for JobInvitationAcceptedMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { job_invitation_id: id } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new(
            "select l.sender_address as address, l.person, l.title, l.conversation_id
             from private.job_invitation_email($1) l
             where l.status = 'accepted' and l.sender_address is not null and l.conversation_id is not null",
        )
        .bind(id);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Accepted { address, person, title, conversation_id } = Accepted::from_row(row)?;
        let email = Email::new(
            &address,
            &format!("{person} accepted your invitation to “{title}”"),
            &[
                Part::Paragraph(&format!(
                    "{person} accepted your invitation to “{title}”. You can message each other now."
                )),
                Part::Button(
                    "Open conversation",
                    &format!("{}/dashboard/messages?conversation={conversation_id}", self.site_url),
                ),
            ],
        );
        put(&self.db, &email, &format!("job_invitation_accepted:{id}")).await?;
        Ok(())
    }
}
