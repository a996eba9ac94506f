//! `reject_candidate`: no match. The reason stays in the company; the criterion is shown to candidates who asked for it.

use super::decide::decide;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::InterestDecision;
use uuid::Uuid;

arguments! {
    required { p_interaction_id: Uuid }
    optional { p_reason: String, p_criterion: String }
}

answer! { id: Uuid, decision: InterestDecision }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = check.optional_text("p_reason", args.p_reason, 2000);
    let criterion = check.optional_line("p_criterion", args.p_criterion, 80);
    check.finish()?;
    let id = args.p_interaction_id;
    decide(cx, id, InterestDecision::Rejected, reason, criterion.clone()).await?;
    if let Some(criterion) = criterion {
        must_be_of_the_match(cx, id, &criterion).await?;
    }
    mail::rejected(cx, id).await?;
    Ok(Answer { id, decision: InterestDecision::Rejected })
}

/// The criterion has to be one that the frozen match was scored by.
async fn must_be_of_the_match(cx: &CommandContext<'_>, id: Uuid, criterion: &str) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select exists (
             select from public.job_interactions i, jsonb_array_elements(i.match -> 'criteria') c
             where i.id = $1::uuid and c ->> 'key' = $2)",
    )
    .bind(id)
    .bind(criterion);
    if cx.tx.value(&sql).await? {
        return Ok(());
    }
    Err(CommandError::invalid("/p_criterion", "isn't a criterion of this match"))
}
