//! The mail to a person whom a company invites to a job. A task, because the address and whether the invitation still stands
//! are read when it is sent.

use super::background::put;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Access, Actor, Db, FromRow, Settings, Sql};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use serde::Deserialize;
use serde_json::json;
use uuid::Uuid;

const KIND: &str = "mail_job_invitation";

/// Plans the mail.
pub(crate) async fn job_invited(cx: &CommandContext<'_>, invitation: Uuid) -> Result<(), CommandError> {
    let payload = json!({ "job_invitation_id": invitation });
    enqueue(cx.tx, &Task { kind: KIND, payload, run_at: None, dedupe: Some(invitation.to_string()) }).await?;
    Ok(())
}

/// Writes the planned mails.
pub(crate) struct JobInvitationMail {
    pub(crate) db: Db,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Payload {
    job_invitation_id: Uuid,
}

devproof_db::columns! {
    /// What the mail names.
    struct Invited {
        address: String,
        title: String,
        company: String,
        reason: String,
    }
}

#[async_trait::async_trait]
impl Handler for JobInvitationMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Payload { job_invitation_id: id } =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let sql = Sql::new(
            "select l.person_address as address, l.title, l.company, l.reason from private.job_invitation_email($1) l
             where l.status = 'open' and l.person_address is not null",
        )
        .bind(id);
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let Some(row) = rows.first() else { return Ok(()) };
        let Invited { address, title, company, reason } = Invited::from_row(row)?;
        let email = Email::new(
            &address,
            &format!("{company} invites you to “{title}”"),
            &[
                Part::Paragraph(&format!(
                    "{company} found your profile and invites you to “{title}”. If you accept, you can message each other."
                )),
                Part::Paragraph(&format!("They write: {reason}")),
                Part::Paragraph("You can answer within 14 days. Accepting doesn't use one of your daily decisions."),
                Part::Button("View invitation", &format!("{}/dashboard/browse-jobs?tab=invitations", self.site_url)),
                Part::Paragraph("You can turn invitations off in your privacy settings."),
            ],
        );
        put(&self.db, &email, &format!("job_invitation:{id}")).await?;
        Ok(())
    }
}
