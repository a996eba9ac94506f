//! What a company is told about a new candidate. It waits until the candidate can no longer undo, and nobody is told if they
//! did.

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::{context::CommandContext, rows},
};
use devproof_db::{Row, Sql, columns};
use devproof_vocabulary::NotificationKind;
use time::Duration;
use uuid::Uuid;

/// Longer than the ten seconds in which an interest can be undone.
const WAIT: Duration = Duration::seconds(15);

columns! {
    /// The job, and those who watch it.
    struct WatchedJob {
        title: String,
        watchers: Vec<Uuid>,
    }
}

/// Asks for those who watch the job. One statement, to go with others.
pub(crate) fn interest_watchers(interaction: Uuid, job: Uuid) -> Sql {
    Sql::new(
        "select j.title, private.job_watchers($1::uuid) as watchers from public.job_openings j where j.id = $2::uuid",
    )
    .bind(interaction)
    .bind(job)
}

/// The name of the event, by which an interest that was undone, withdrawn or decided is known.
pub(crate) fn interest_event(interaction: Uuid) -> String {
    format!("interest:{interaction}")
}

/// Tells those who watch the job.
pub(crate) async fn interest_received(
    cx: &CommandContext<'_>,
    interaction: Uuid,
    job: Uuid,
    watchers: &[Row],
) -> Result<(), CommandError> {
    let Some(WatchedJob { title, watchers }) = rows::row_opt(watchers)? else { return Ok(()) };
    let name = cx.name_or("Someone");
    let notice = Notice {
        kind: NotificationKind::InterestReceived,
        people: &watchers,
        event: &interest_event(interaction),
        thing: &format!("job:{job}"),
        about: Some(cx.user_id),
        title: &format!("{name} is interested in {title}"),
        paragraphs: &[&format!(
            "{name} is interested in “{title}”. View their match score, projects and challenges."
        )],
        button: "View candidate",
        path: &format!("/dashboard/interested-candidates?job={job}"),
        not_before: Some(cx.now + WAIT),
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}
