//! `express_interest`: tells a company that the caller wants the job. The match is frozen as both sides see it now.

use super::decide::{Decision, DecisionAnswer, budget, decide};
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, mail};
use devproof_db::Sql;
use devproof_vocabulary::{InteractionSource, InteractionStatus};
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid }
    optional { p_note: String, p_source: InteractionSource, p_use_bonus: bool }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<DecisionAnswer, CommandError> {
    let mut check = Check::at("");
    let note = check.optional_text("p_note", args.p_note, 1000);
    let source = args.p_source.unwrap_or(InteractionSource::Discover);
    check.finish()?;

    let job = args.p_job_opening_id;
    let use_bonus = args.p_use_bonus.unwrap_or(false);
    let id = decide(cx, Decision { job, status: InteractionStatus::Interested, note, source, use_bonus }).await?;
    let freeze = Sql::new("select private.freeze_match($1)").bind(id);
    let match_score: Option<i32> = cx.tx.query_one(&freeze).await?.get(0);
    mail::interest_received(cx, id, job).await?;
    Ok(DecisionAnswer { id, status: InteractionStatus::Interested, budget: budget(cx).await?, match_score })
}
