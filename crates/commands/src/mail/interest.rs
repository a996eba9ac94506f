//! The mail about a new candidate. It waits until the candidate can no longer undo, and is not sent if they did.

use crate::{
    CommandError,
    rpc::{context::CommandContext, rows},
};
use devproof_db::{Actor, Db, Row, Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use serde::{Deserialize, Serialize};
use serde_json::json;
use time::Duration;
use uuid::Uuid;

const KIND: &str = "mail_interest_received";
/// Longer than the ten seconds in which an interest can be undone.
const WAIT: Duration = Duration::seconds(15);

/// What the task carries. The addresses are looked up by the command: the helper that gives them asks who the caller
/// is, and a task has no caller.
#[derive(Debug, Serialize, Deserialize)]
struct Payload {
    interaction_id: Uuid,
    to: Vec<String>,
    subject: String,
    text: String,
    html: Option<String>,
}

columns! {
    /// The job, and the addresses of those who watch it.
    struct WatchedJob {
        title: String,
        addresses: Vec<String>,
    }
}

/// Asks for those who watch the job. One statement, to go with others.
pub(crate) fn interest_watchers(interaction: Uuid, job: Uuid) -> Sql {
    Sql::new(
        "select j.title, array(
             select private.contact_email(w) as address from unnest(private.job_watchers($1::uuid)) w
             where private.contact_email(w) is not null) as addresses
         from public.job_openings j where j.id = $2::uuid",
    )
    .bind(interaction)
    .bind(job)
}

/// Plans the mail to them.
pub(crate) async fn interest_received(
    cx: &CommandContext<'_>,
    interaction: Uuid,
    job: Uuid,
    watchers: &[Row],
) -> Result<(), CommandError> {
    let Some(WatchedJob { title, addresses: to }) = rows::row_opt(watchers)? else { return Ok(()) };
    if to.is_empty() {
        return Ok(());
    }
    let name = if cx.profile.full_name.is_empty() { "Someone" } else { cx.profile.full_name.as_str() };
    let email = Email::new(
        "",
        &format!("{name} is interested in {title}"),
        &[
            Part::Paragraph(&format!(
                "{name} is interested in “{title}”. View their match score, projects and challenges."
            )),
            Part::Button(
                "View candidate",
                &format!("{}/dashboard/interested-candidates?job={job}", cx.settings.site_url),
            ),
        ],
    );
    let payload = json!(Payload {
        interaction_id: interaction,
        to,
        subject: email.subject().to_owned(),
        text: email.text().to_owned(),
        html: email.html().map(str::to_owned),
    });
    let task = Task { kind: KIND, payload, run_at: Some(cx.now + WAIT), dedupe: Some(interaction.to_string()) };
    enqueue(cx.tx, &task).await?;
    Ok(())
}

/// Puts the planned mails into the outbox, if the interest still stands.
pub(crate) struct InterestMail {
    pub(crate) db: Db,
}

#[async_trait::async_trait]
impl Handler for InterestMail {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let payload: Payload =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let tx = self.db.begin(Actor::Service).await?;
        // One key a recipient: running again after a crash writes none twice.
        let sql = Sql::new(
            "select queue.put_mail(a.address, $3, $4, $5, '{}', 'interest:' || $1 || ':' || a.place)
             from unnest($2::text[]) with ordinality a (address, place)
             where exists (select from public.job_interactions i where i.id::text = $1 and i.decision is null)",
        )
        .bind(payload.interaction_id)
        .bind(payload.to)
        .bind(payload.subject)
        .bind(payload.text)
        .bind(payload.html);
        tx.query(&sql).await?;
        tx.commit().await?;
        Ok(())
    }
}
