//! `ask_interview_review`: a person scores an attempt again, without knowing the score; once for an attempt.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::{FromRow, Sql};
use devproof_vocabulary::ReviewState;
use uuid::Uuid;

/// Longest reason, in characters.
const MAX_REASON: usize = 2000;

arguments! { required { p_attempt_id: Uuid, p_reason: String } }

answer! { state: ReviewState, asked_at: Timestamp }

devproof_db::columns! {
    struct ScoreRow {
        total: i16,
        practice: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = check.text("p_reason", &args.p_reason, MAX_REASON);
    check.finish()?;
    let lock = Sql::new("select private.lock_me()");
    let scored = Sql::new(
        "select s.total, s.practice
         from public.interview_scores s join public.interview_attempts a on a.id = s.attempt_id
         where a.id = $1 and a.state = 'scored'",
    );
    let [_, scored] = cx.tx.query_together([&lock, &scored.bind(args.p_attempt_id)]).await?;
    let scored = ScoreRow::from_row(scored.first().ok_or(CommandError::NotFound)?)?;
    if scored.practice {
        return Err(CommandError::PracticeOnly);
    }
    let sql = Sql::new("select private.add_interview_review($1, $2, $3::smallint, $4::timestamptz)")
        .bind(args.p_attempt_id)
        .bind(reason)
        .bind(scored.total)
        .bind(cx.now);
    cx.tx.value_opt::<Uuid>(&sql).await?.ok_or(CommandError::ReviewAsked)?;
    Ok(Answer { state: ReviewState::Asked, asked_at: Timestamp(cx.now) })
}
