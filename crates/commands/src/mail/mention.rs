//! What a colleague is told whom a note names. It says about whom, and not what: the note is read where the right to see the
//! candidate is asked.

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::NotificationKind;
use uuid::Uuid;

columns! {
    /// The candidate whom the note is about.
    struct Noted {
        profile_id: Uuid,
        candidate: String,
        title: String,
    }
}

/// Tells colleagues that the caller's note names them; once for each note, however often it is edited.
pub(crate) async fn mentioned(
    cx: &CommandContext<'_>,
    note: Uuid,
    interaction: Uuid,
    colleagues: &[Uuid],
) -> Result<(), CommandError> {
    let colleagues: Vec<Uuid> = colleagues.iter().copied().filter(|colleague| *colleague != cx.user_id).collect();
    if colleagues.is_empty() {
        return Ok(());
    }
    let sql = Sql::new(
        "select i.profile_id, k.full_name as candidate, j.title
         from public.job_interactions i
         join public.job_openings j on j.id = i.job_opening_id
         join public.known_people k on k.id = i.profile_id
         where i.id = $1::uuid",
    )
    .bind(interaction);
    let Some(Noted { profile_id, candidate, title }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let name = cx.name_or("A colleague");
    let notice = Notice {
        kind: NotificationKind::NoteMentioned,
        people: &colleagues,
        event: &format!("note_mentioned:{note}"),
        thing: &format!("candidate:{interaction}"),
        about: Some(profile_id),
        // The entry goes with the account of the candidate, whom it names, so it doesn't name the author too.
        title: &format!("A colleague mentioned you in a note on {candidate}"),
        paragraphs: &[&format!("{name} mentioned you in a note on {candidate}, a candidate for “{title}”.")],
        button: "View note",
        path: &format!("/dashboard/interested-candidates?candidate={interaction}"),
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}
