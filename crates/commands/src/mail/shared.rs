//! The mail about a job that a colleague shared.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use uuid::Uuid;

devproof_db::columns! {
    /// The colleague's address, and the job.
    struct JobShare {
        address: Option<String>,
        title: String,
    }
}

/// Tells a colleague that a job was shared with them; once a day, however often it is taken back and shared again.
pub(crate) async fn job_shared(
    cx: &CommandContext<'_>,
    job: Uuid,
    colleague: Uuid,
    note: Option<&str>,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select private.contact_email($1) as address, j.title from public.job_openings j where j.id = $2::uuid",
    )
    .bind(colleague)
    .bind(job);
    let Some(JobShare { address: Some(to), title }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let name = if cx.profile.full_name.is_empty() { "A colleague" } else { cx.profile.full_name.as_str() };
    let said = note.map(|note| format!("{name} writes: {note}"));
    let shared = format!("{name} shared “{title}” with you. You can now view its candidates and decide on them.");
    let link = format!("{}/dashboard/interested-candidates?tab=shared&job={job}", cx.settings.site_url);
    let paragraphs = [Some(shared.as_str()), said.as_deref()].into_iter().flatten().map(Part::Paragraph);
    let parts: Vec<Part<'_>> = paragraphs.chain([Part::Button("View candidates", &link)]).collect();
    let email = Email::new(&to, &format!("{name} shared “{title}” with you"), &parts);
    outbox::put(cx.tx, &email, Some(&format!("job_shared:{job}:{colleague}:{}", cx.now.date()))).await?;
    Ok(())
}
