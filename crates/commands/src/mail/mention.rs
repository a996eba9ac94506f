//! The mail about a note that names a colleague. It says about whom, and not what: the note is read where the right to see
//! the candidate is asked.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use uuid::Uuid;

devproof_db::columns! {
    /// A colleague's address, and the candidate.
    struct Mention {
        colleague: Uuid,
        address: Option<String>,
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
    if colleagues.is_empty() {
        return Ok(());
    }
    let sql = Sql::new(
        "select m as colleague, private.contact_email(m) as address, k.full_name as candidate, j.title
         from public.job_interactions i
         join public.job_openings j on j.id = i.job_opening_id
         join public.known_people k on k.id = i.profile_id
         cross join unnest($2::uuid[]) m
         where i.id = $1::uuid and m <> $3::uuid",
    )
    .bind(interaction)
    .bind(colleagues.to_vec())
    .bind(cx.user_id);
    let mentions: Vec<Mention> = cx.tx.read_all(&sql).await?;
    let name = if cx.profile.full_name.is_empty() { "A colleague" } else { cx.profile.full_name.as_str() };
    let link = format!("{}/dashboard/interested-candidates?candidate={interaction}", cx.settings.site_url);
    for Mention { colleague, address, candidate, title } in mentions {
        let Some(to) = address else { continue };
        let email = Email::new(
            &to,
            &format!("{name} mentioned you in a note on {candidate}"),
            &[
                Part::Paragraph(&format!(
                    "{name} mentioned you in a note on {candidate}, a candidate for “{title}”."
                )),
                Part::Button("Read the note", &link),
            ],
        );
        outbox::put(cx.tx, &email, Some(&format!("mention:{note}:{colleague}"))).await?;
    }
    Ok(())
}
