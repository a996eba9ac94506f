//! What a colleague is told who is asked to review an answer.

use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::context::CommandContext,
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::NotificationKind;
use uuid::Uuid;

columns! {
    /// Whose answer to what.
    struct Asked {
        profile_id: Uuid,
        candidate: String,
        title: String,
    }
}

/// Tells a colleague that the caller asks for their review; once for each answer and day.
pub(crate) async fn review_requested(
    cx: &CommandContext<'_>,
    invitation: Uuid,
    colleague: Uuid,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select i.candidate_profile_id as profile_id, k.full_name as candidate, e.title
         from public.challenge_invitations i
         join public.known_people k on k.id = i.candidate_profile_id
         join public.employer_challenges e on e.id = i.employer_challenge_id
         where i.id = $1::uuid",
    )
    .bind(invitation);
    let Some(Asked { profile_id, candidate, title }) = cx.tx.read_opt(&sql).await? else { return Ok(()) };
    let name = cx.name_or("A colleague");
    let notice = Notice {
        kind: NotificationKind::ReviewRequested,
        people: &[colleague],
        event: &format!("review_requested:{invitation}:{}", cx.now.date()),
        thing: &format!("invitation:{invitation}"),
        about: Some(profile_id),
        title: &format!("Review {candidate}'s answer to “{title}”"),
        paragraphs: &[&format!("{name} asks you to review {candidate}'s answer to “{title}”.")],
        button: "Review the answer",
        path: &format!("/dashboard/employer-challenges/{invitation}"),
        not_before: None,
    };
    Ok(notify(cx.tx, &cx.settings.site_url, &notice).await?)
}
