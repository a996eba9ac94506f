//! `add_candidate_note`: a note for the colleagues who see a candidate. The caller made its id, so that sending it again
//! writes no second one.

use super::note;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::{Sql, columns};
use uuid::Uuid;

/// Notes on one candidate.
const MOST: i64 = 200;

arguments! {
    required { p_id: Uuid, p_interaction_id: Uuid, p_body: String }
    optional { p_mentions: Vec<Uuid> }
}

answer! { id: Uuid }

columns! {
    /// The notes there are on the candidate.
    struct Notes {
        notes: i64,
        is_stored: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let (id, interaction) = (args.p_id, args.p_interaction_id);
    let words = note::checked(&args.p_body, args.p_mentions)?;
    let company = note::member(cx).await?;
    // Who doesn't see the candidate learns nothing, not even by waiting for the lock.
    let sees = Sql::new("select private.sees_candidate($1)").bind(interaction);
    if !cx.tx.value::<bool>(&sees).await? {
        return Err(CommandError::NotFound);
    }
    let lock = Sql::new("select private.lock_interaction($1)").bind(interaction);
    let there = Sql::new(
        "select count(*) as notes, coalesce(bool_or(n.id = $2::uuid and n.author_id = $3::uuid), false) as is_stored
         from public.candidate_notes n where n.job_interaction_id = $1::uuid",
    )
    .bind(interaction)
    .bind(id)
    .bind(cx.user_id);
    let [_, there] = cx.tx.query_together([&lock, &there]).await?;
    let there: Notes = rows::row_opt(&there)?.ok_or(CommandError::NotFound)?;
    if there.is_stored {
        return Ok(Answer { id });
    }
    if there.notes >= MOST {
        return Err(CommandError::TooMany(format!("A candidate can have at most {MOST} notes. Delete one first.")));
    }
    // An id of a note that the caller can't see ends here as a conflict.
    let insert = Sql::new(
        "insert into public.candidate_notes (id, company_id, job_interaction_id, author_id, body) values ($1, $2, $3, $4, $5)",
    )
    .bind(id)
    .bind(company)
    .bind(interaction)
    .bind(cx.user_id)
    .bind(words.body);
    cx.tx.execute(&insert).await?;
    let named = note::mention(cx, id, interaction, &words.mentions).await?;
    mail::mentioned(cx, id, interaction, &named).await?;
    Ok(Answer { id })
}
