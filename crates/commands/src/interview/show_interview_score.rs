//! `show_interview_score`: its owner shows a score to others, or hides it. A fresh one is hidden.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::{Row, Sql};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_shown: bool } }

answer! { id: Uuid, is_shown: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let lock = Sql::new("select private.lock_me()");
    let practice =
        Sql::new("select s.practice from public.interview_scores s where s.attempt_id = $1").bind(args.p_attempt_id);
    let [_, practice] = cx.tx.query_together([&lock, &practice]).await?;
    let practice: bool = practice.first().map(Row::only).transpose()?.ok_or(CommandError::NotFound)?;
    if args.p_shown && practice {
        return Err(CommandError::PracticeOnly);
    }
    let sql = Sql::new("update public.interview_scores set is_shown = $2 where attempt_id = $1");
    cx.tx.execute(&sql.bind(args.p_attempt_id).bind(args.p_shown)).await?;
    Ok(Answer { id: args.p_attempt_id, is_shown: args.p_shown })
}
