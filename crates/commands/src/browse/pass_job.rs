//! `pass_job`: the job does not come back. It counts like an interest; the reason stays with the seeker.

use super::decide::{self, Decision, DecisionAnswer, read_quotas};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{DecisionSource, InteractionStatus};
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid }
    optional { p_reason: String, p_source: DecisionSource, p_use_bonus: bool }
}

pub(crate) fn first_reads(caller: Uuid, args: &Args) -> Vec<Sql> {
    decide::facts(caller, args.p_job_opening_id).into()
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<DecisionAnswer, CommandError> {
    let mut check = Check::at("");
    let reason = check.optional_text("p_reason", args.p_reason, 1000);
    let source = args.p_source.unwrap_or(DecisionSource::Discover);
    check.finish()?;

    let use_bonus = args.p_use_bonus.unwrap_or(false);
    let decision = Decision {
        job: args.p_job_opening_id,
        status: InteractionStatus::NotInterested,
        note: None,
        source,
        use_bonus,
    };
    cx.seeker()?;
    let [_, known] = cx.first_reads()?;
    let allowed = decide::allow(cx, decision, known)?;
    let id = allowed.id;
    let reason = Sql::new(
        "insert into public.job_interaction_passes (job_interaction_id, reason)
         select $1::uuid, $2::text where $2::text is not null",
    )
    .bind(id)
    .bind(reason);
    let [_, paid, _, quotas] =
        cx.tx.query_together([&allowed.insert, &allowed.pay, &reason, &decide::quotas()]).await?;
    allowed.check_paid(&paid)?;
    let status = InteractionStatus::NotInterested;
    Ok(DecisionAnswer { id, status, quotas: read_quotas(&quotas)?, match_score: None })
}
