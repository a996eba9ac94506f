//! `set_code_shown`: the caller shows the code of one accepted answer to employers, or hides it again.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{SubmissionKind, Verdict};
use uuid::Uuid;

arguments! { required { p_submission_id: Uuid, p_is_shown: bool } }

answer! { submission_id: Uuid, is_shown: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    // What is judged again repeats an answer: a later verdict makes it an accepted one too.
    let answer = Sql::new(
        "select s.verdict = $4 or exists (
             select from public.submissions r where r.original_id = s.id and r.verdict = $4) as was_accepted
         from public.submissions s
         where s.id = $1::uuid and s.profile_id = $2::uuid and s.kind = $3 and s.challenge_id is not null",
    )
    .bind(args.p_submission_id)
    .bind(cx.user_id)
    .bind(SubmissionKind::Submit.as_str())
    .bind(Verdict::Accepted.as_str());
    let was_accepted: Option<bool> = cx.tx.query_opt(&answer).await?.ok_or(CommandError::NotFound)?.only()?;
    let change = if args.p_is_shown {
        if was_accepted != Some(true) {
            return Err(CommandError::NotFound);
        }
        Sql::new(
            "insert into public.shown_solutions (submission_id, profile_id, created_at) values ($1, $2, $3::timestamptz)
             on conflict (submission_id) do nothing",
        )
        .bind(args.p_submission_id)
        .bind(cx.user_id)
        .bind(cx.now)
    } else {
        Sql::new("delete from public.shown_solutions where submission_id = $1::uuid and profile_id = $2::uuid")
            .bind(args.p_submission_id)
            .bind(cx.user_id)
    };
    cx.tx.execute(&change).await?;
    Ok(Answer { submission_id: args.p_submission_id, is_shown: args.p_is_shown })
}
