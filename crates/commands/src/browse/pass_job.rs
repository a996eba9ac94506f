//! `pass_job`: the job does not come back. It counts like an interest; the reason stays with the seeker.

use super::decide::{Decision, DecisionAnswer, budget, decide};
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::{InteractionSource, InteractionStatus};
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid }
    optional { p_reason: String, p_source: InteractionSource, p_use_bonus: bool }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<DecisionAnswer, CommandError> {
    let mut check = Check::at("");
    let reason = check.optional_text("p_reason", args.p_reason, 1000);
    let source = args.p_source.unwrap_or(InteractionSource::Discover);
    check.finish()?;

    let use_bonus = args.p_use_bonus.unwrap_or(false);
    let decision = Decision {
        job: args.p_job_opening_id,
        status: InteractionStatus::NotInterested,
        note: None,
        source,
        use_bonus,
    };
    let id = decide(cx, decision).await?;
    if let Some(reason) = reason {
        let sql = Sql::new("insert into public.job_interaction_passes (job_interaction_id, reason) values ($1, $2)");
        cx.tx.execute(&sql.bind(id).bind(reason)).await?;
    }
    Ok(DecisionAnswer { id, status: InteractionStatus::NotInterested, budget: budget(cx).await?, match_score: None })
}
