//! `undo_interaction`: within ten seconds a decision is as if it had not been made, and counts no more.

use super::decide::{self, DailyQuotas, read_quotas};
use crate::{
    CommandError, mail,
    notifications::cancel,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
    webhooks::cancel_interest,
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::Quota;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { quotas: DailyQuotas }

columns! {
    /// The decision that is to be undone.
    struct InteractionRow {
        in_time: bool,
        /// None of an accepted invitation, which cost nothing.
        quota: Option<Quota>,
        day: String,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let lock_me = Sql::new("select private.lock_me()");
    let lock = Sql::new("select private.lock_interaction($1)").bind(args.p_id);
    // The policy of the delete draws the same line, by the same clock.
    let made = Sql::new(
        "select i.decision is null and i.created_at > now() - interval '10 seconds' as in_time, i.quota,
             i.usage_day::text as day
         from public.job_interactions i where i.id = $1::uuid and i.profile_id = $2::uuid",
    )
    .bind(args.p_id)
    .bind(cx.user_id);
    let [_, _, made] = cx.tx.query_together([&lock_me, &lock, &made]).await?;
    let made: InteractionRow = rows::row_opt(&made)?.ok_or(CommandError::NotFound)?;
    if !made.in_time {
        return Err(CommandError::UndoExpired);
    }
    let release = Sql::new("select private.release_daily_quota($1, $2, $3::date)")
        .bind(cx.user_id)
        .bind(made.quota.map(Quota::as_str))
        .bind(made.day);
    let delete =
        Sql::new("delete from public.job_interactions i where i.id = $1::uuid returning true").bind(args.p_id);
    let told = cancel(&[mail::interest_event(args.p_id)]);
    let webhooks = cancel_interest(args.p_id);
    let [_, deleted, _, _, quotas] =
        cx.tx.query_together([&release, &delete, &told, &webhooks, &decide::quotas()]).await?;
    if deleted.is_empty() {
        return Err(CommandError::UndoExpired);
    }
    Ok(Answer { quotas: read_quotas(&quotas)? })
}
