//! `admin_score_interview`: a person has decided every check; their score counts from now on, and its owner gets a mail.

use super::{Entry, was_written};
use crate::{
    CommandError,
    interview::{PersonFinding, Review},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::ReviewState;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_findings: Vec<PersonFinding>, p_reason: String } }

answer! { id: Uuid, state: ReviewState, before: i16, total: u8 }

devproof_db::columns! {
    /// The review, which is held from here on.
    struct ReviewRow {
        state: ReviewState,
        before: i16,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    let subject = Some(id.to_string());
    staff.write_down(Entry::new("interview.read_review", "interview_review", subject.clone())).await?;
    let review = Review::read(cx, id).await?;
    let scoring = review.scored(&args.p_findings)?;
    if review.is_own() {
        return Err(CommandError::NotAllowed);
    }
    let lock = Sql::new("select r.state, r.before from private.lock_interview_review($1) r").bind(id);
    let held: ReviewRow = cx.tx.read_opt(&lock).await?.ok_or(CommandError::NotFound)?;
    if held.state != ReviewState::Asked {
        return Err(CommandError::Conflict);
    }
    let (attempt, scoring_id, total) = (review.attempt_id(), Uuid::new_v4(), scoring.score.total);
    let [add, checks] = scoring.inserts(scoring_id, attempt, Some(cx.user_id), cx.now);
    let replace = Sql::new("select private.replace_interview_score($1, $2, $3::smallint)")
        .bind(attempt)
        .bind(scoring_id)
        .bind(i16::from(total));
    let close = Sql::new("select private.close_interview_review($1, $2::timestamptz)").bind(id).bind(cx.now);
    let details = json!({ "attempt_id": attempt, "before": held.before, "after": total });
    let audit = staff.entry(Entry::new("interview.score", "interview_review", subject).with(details));
    let mail = Sql::new("select queue.enqueue('mail_interview', $1::jsonb, null, $2)")
        .bind(json!({ "attempt_id": attempt, "what": "reviewed" }))
        .bind(format!("{attempt}:reviewed"));
    let [_, _, _, _, written, _] = cx.tx.query_together([&add, &checks, &replace, &close, &audit, &mail]).await?;
    was_written(&written)?;
    Ok(Answer { id, state: ReviewState::Done, before: held.before, total })
}
