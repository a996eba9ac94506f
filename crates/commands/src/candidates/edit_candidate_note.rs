//! `edit_candidate_note`: other words for one's own note, while one sees the candidate.

use super::note;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_body: String }
    optional { p_mentions: Vec<Uuid> }
}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let words = note::checked(&args.p_body, args.p_mentions)?;
    note::member(cx).await?;
    // Of another author there is no row to update.
    let update = Sql::new(
        "update public.candidate_notes n
         set body = $2, edited_at = case when n.body = $2 then n.edited_at else clock_timestamp() end
         where n.id = $1::uuid returning n.job_interaction_id",
    )
    .bind(id)
    .bind(words.body);
    let interaction: Uuid = cx.tx.value_opt(&update).await?.ok_or(CommandError::NotFound)?;
    let named = note::mention(cx, id, interaction, &words.mentions).await?;
    mail::mentioned(cx, id, interaction, &named).await?;
    Ok(Answer { id })
}
