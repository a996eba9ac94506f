//! `withdraw_interest`: possible until the employer decides; gives nothing back to the day's counter.

use crate::{
    CommandError, mail,
    notifications::cancel,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        context::Lock,
    },
    webhooks::cancel_interest,
};
use devproof_db::Sql;
use devproof_vocabulary::InterestDecision;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, decision: InterestDecision }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.lock(Lock::Interaction, args.p_id).await?;
    let sql = Sql::new(
        "select i.decision from public.job_interactions i
         where i.id = $1::uuid and i.profile_id = $2::uuid and i.status = 'interested'",
    )
    .bind(args.p_id)
    .bind(cx.user_id);
    let decision = cx.tx.value_opt::<Option<InterestDecision>>(&sql).await?.ok_or(CommandError::NotFound)?;
    if let Some(decision) = decision {
        return Err(CommandError::AlreadyDecided(json!({ "decision": decision })));
    }
    let withdraw = Sql::new(
        "update public.job_interactions i set decision = 'withdrawn', decided_at = now() where i.id = $1::uuid",
    );
    let told = cancel(&[mail::interest_event(args.p_id)]);
    cx.tx.query_together([&withdraw.bind(args.p_id), &told, &cancel_interest(args.p_id)]).await?;
    Ok(Answer { id: args.p_id, decision: InterestDecision::Withdrawn })
}
