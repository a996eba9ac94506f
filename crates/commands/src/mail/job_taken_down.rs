//! The emails to a company about a job that our staff took down or restored.

use super::contact::whom_to_ask;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use uuid::Uuid;

columns! {
    /// Whom to write to about which job.
    struct Recipients {
        addresses: Vec<String>,
        title: String,
        company: String,
    }
}

/// Says that a job was taken down, and why.
pub(crate) async fn job_taken_down(cx: &CommandContext<'_>, job: Uuid, reason: &str) -> Result<(), CommandError> {
    let Some(Recipients { addresses, title, company }) = recipients(cx, job).await? else { return Ok(()) };
    let fact = format!(
        "Our staff took down the job “{title}” of {company}. It's closed and can't be opened again. Candidates \
         who were waiting are notified."
    );
    let reason = format!("Reason: {reason}");
    let contact = whom_to_ask(cx, "If this is a mistake, write to us", "If this is a mistake, contact us.");
    let link = format!("{}/dashboard/jobs/{job}", cx.settings.site_url);
    let parts = [Part::Paragraph(&fact), Part::Paragraph(&reason), Part::Button("Open the job", &link), contact];
    put(cx, &addresses, &format!("“{title}” was taken down"), &parts).await
}

/// Says that the company may open it again.
pub(crate) async fn job_restored(cx: &CommandContext<'_>, job: Uuid) -> Result<(), CommandError> {
    let Some(Recipients { addresses, title, company }) = recipients(cx, job).await? else { return Ok(()) };
    let fact =
        format!("Our staff restored the job “{title}” of {company}. It's still closed. You can open it again.");
    let link = format!("{}/dashboard/jobs/{job}", cx.settings.site_url);
    let parts = [Part::Paragraph(&fact), Part::Button("Open the job", &link)];
    put(cx, &addresses, &format!("“{title}” is restored"), &parts).await
}

async fn recipients(cx: &CommandContext<'_>, job: Uuid) -> Result<Option<Recipients>, CommandError> {
    let sql = Sql::new("select t.addresses, t.title, t.company from private.job_takedown_email($1) t").bind(job);
    Ok(cx.tx.read_opt(&sql).await?)
}

async fn put(
    cx: &CommandContext<'_>,
    addresses: &[String],
    subject: &str,
    parts: &[Part<'_>],
) -> Result<(), CommandError> {
    for to in addresses {
        outbox::put(cx.tx, &Email::new(to, subject, parts), None).await?;
    }
    Ok(())
}
