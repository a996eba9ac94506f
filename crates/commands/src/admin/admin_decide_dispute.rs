//! `admin_decide_dispute`: confirms a dispute (its input becomes a test, and everyone is judged again) or rejects it with
//! words that its finder reads. What the test expects is what staff say, or else what the finder said, or what the
//! references agree on.

use super::{Entry, dispute::DisputeFinding};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        rows,
    },
};
use devproof_db::{Json, Sql};
use devproof_vocabulary::{DisputeDecision, DisputeState};
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {
    required { p_id: Uuid, p_decision: DisputeDecision, p_reason: String }
    optional { p_expected: Value }
}

answer! {
    id: Uuid,
    state: DisputeState,
    /// The test that it became.
    test_name: Option<String>,
    /// Submissions that wait to be judged again.
    judged_again: i64,
}

devproof_db::columns! {
    /// What is decided on.
    struct DisputeRow {
        challenge_id: Uuid,
        state: DisputeState,
        claimed_expected: Option<Value>,
        finding: Option<Json<DisputeFinding>>,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let staff = cx.staff_for(&args.p_reason)?;
    let id = args.p_id;

    let sql =
        Sql::new("select d.challenge_id, d.state, d.claimed_expected, d.finding from private.lock_dispute($1) d")
            .bind(id);
    let held: DisputeRow = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    if held.state != DisputeState::Open {
        return Err(CommandError::Conflict);
    }
    let (action, state, test_name) = match args.p_decision {
        DisputeDecision::Reject => ("dispute.reject", DisputeState::Rejected, None),
        DisputeDecision::Confirm => {
            let agreed = held.finding.and_then(|Json(finding)| finding.agreed());
            let expected = args.p_expected.or(held.claimed_expected).or(agreed).ok_or_else(|| {
                CommandError::invalid("/p_expected", "is required: no reference gave an answer for this input")
            })?;
            let sql = Sql::new("select private.add_counterexample($1, $2::jsonb)").bind(id).bind(expected);
            let name: String = cx.tx.value(&sql).await?;
            ("dispute.confirm", DisputeState::Confirmed, Some(name))
        }
    };

    let sql = Sql::new("select private.put_dispute_decision($1, $2, $3, $4, $5, $6)")
        .bind(id)
        .bind(state.as_str())
        .bind(&staff.reason)
        .bind(test_name.clone())
        .bind(cx.user_id)
        .bind(cx.now);
    let entry = Entry::new(action, "dispute", Some(id.to_string()));
    let done = staff.act(entry.with(json!({ "challenge_id": held.challenge_id })), &sql).await?;
    let judged_again = rows::value(&done)?;
    mail::dispute_decided(cx, id).await?;
    Ok(Answer { id, state, test_name, judged_again })
}
