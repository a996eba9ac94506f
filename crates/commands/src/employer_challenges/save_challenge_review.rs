//! `save_challenge_review`: what a member thinks of an answer, until it is decided: a mark for each question of a written
//! challenge, in their order, or one for the whole answer. Saving again replaces it.

use super::invitation::Invitation;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{EmployerChallengeKind, InvitationStatus, ReviewMark};
use serde_json::Value;
use uuid::Uuid;

/// Longest note, in characters.
const MAX_NOTE: usize = 4000;

arguments! {
    required { p_id: Uuid, p_marks: Vec<Option<ReviewMark>> }
    optional { p_note: String }
}

answer! { id: Uuid, updated_at: Timestamp }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let note = check.optional_text("p_note", args.p_note, MAX_NOTE);
    if args.p_marks.iter().all(Option::is_none) {
        check.problem("p_marks", "must have at least one mark");
    }
    check.finish()?;
    let held = Invitation::ours(cx, args.p_id).await?;
    held.must_be(&[InvitationStatus::Submitted])?;
    let parts = parts(&held);
    if args.p_marks.len() != parts {
        return Err(CommandError::invalid("/p_marks", format!("must have {parts} entries, one for each question")));
    }
    let marks: Vec<Option<&str>> = args.p_marks.iter().map(|mark| mark.map(ReviewMark::as_str)).collect();
    let company = cx.approved_company().await?;
    let sql = Sql::new(
        "insert into public.challenge_reviews as r (invitation_id, reviewer_id, company_id, marks, note)
         values ($1, $2, $3, array(select jsonb_array_elements_text($4::jsonb)), $5)
         on conflict (invitation_id, reviewer_id) do update
         set marks = excluded.marks, note = excluded.note, updated_at = clock_timestamp()
         returning r.updated_at",
    )
    .bind(held.id)
    .bind(cx.user_id)
    .bind(company)
    .bind(serde_json::json!(marks))
    .bind(note);
    let updated_at = cx.tx.value(&sql).await?;
    Ok(Answer { id: held.id, updated_at: Timestamp(updated_at) })
}

/// What is marked apart: the questions of a written challenge; of another the answer as a whole.
fn parts(held: &Invitation) -> usize {
    let questions = held.document.get("questions").and_then(Value::as_array).map_or(0, Vec::len);
    if held.kind() == EmployerChallengeKind::Written.as_str() { questions.max(1) } else { 1 }
}
