//! The mail about a job that a colleague shared.

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::Sql;
use devproof_vocabulary::NotificationKind;
use uuid::Uuid;

/// Tells a colleague that a job was shared with them; once a day, however often it is taken back and shared again.
pub(crate) async fn job_shared(
    cx: &CommandContext<'_>,
    job: Uuid,
    colleague: Uuid,
    note: Option<&str>,
) -> Result<(), CommandError> {
    let sql = Sql::new("select j.title from public.job_openings j where j.id = $1::uuid").bind(job);
    let Some(title) = cx.tx.value_opt::<String>(&sql).await? else { return Ok(()) };
    let name = cx.name_or("A colleague");
    let said = note.map(|note| format!("{name} writes: {note}"));
    let shared = format!("{name} shared “{title}” with you. You can now view its candidates and decide on them.");
    let paragraphs: Vec<&str> = [Some(shared.as_str()), said.as_deref()].into_iter().flatten().collect();
    let notice = Notice {
        kind: NotificationKind::JobShared,
        people: &[colleague],
        event: &format!("job_shared:{job}:{}", cx.now.date()),
        thing: &format!("job:{job}"),
        about: Some(cx.user_id),
        title: &format!("{name} shared “{title}” with you"),
        paragraphs: &paragraphs,
        button: "View candidates",
        path: &format!("/dashboard/interested-candidates?tab=shared&job={job}"),
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}
