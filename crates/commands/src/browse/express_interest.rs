//! `express_interest`: tells a company that the caller wants the job. The match is frozen as both sides see it now.

use super::decide::{self, Decision, DecisionAnswer, read_quotas};
use crate::{
    CommandError, mail,
    rpc::{arguments::arguments, check::Check, context::CommandContext, rows},
};
use devproof_db::Sql;
use devproof_vocabulary::{InteractionSource, InteractionStatus};
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid }
    optional { p_note: String, p_source: InteractionSource, p_use_bonus: bool }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<DecisionAnswer, CommandError> {
    let mut check = Check::at("");
    let note = check.optional_text("p_note", args.p_note, 1000);
    let source = args.p_source.unwrap_or(InteractionSource::Discover);
    check.finish()?;

    let job = args.p_job_opening_id;
    let use_bonus = args.p_use_bonus.unwrap_or(false);
    let status = InteractionStatus::Interested;
    let allowed = decide::check(cx, Decision { job, status, note, source, use_bonus }).await?;
    let id = allowed.id;
    let freeze = Sql::new("select private.freeze_match($1)").bind(id);
    let watchers = mail::interest_watchers(id, job);
    let [_, paid, match_score, watchers, quotas] =
        cx.tx.query_together([&allowed.insert, &allowed.pay, &freeze, &watchers, &decide::quotas()]).await?;
    allowed.check_paid(&paid)?;
    mail::interest_received(cx, id, job, &watchers).await?;
    Ok(DecisionAnswer { id, status, quotas: read_quotas(&quotas)?, match_score: rows::value(&match_score)? })
}
