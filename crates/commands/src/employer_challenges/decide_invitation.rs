//! `decide_invitation`: the company approves or rejects what was handed in, and says why; the candidate reads it.

use super::invitation::{Invitation, sent_time, step};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{InvitationDecision, InvitationStatus};
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_decision: InvitationDecision, p_reason: String } }

answer! { id: Uuid, status: InvitationStatus, decided_at: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = check.text("p_reason", &args.p_reason, 2000);
    check.finish()?;
    let held = Invitation::ours(cx, args.p_id).await?;
    if matches!(held.status, InvitationStatus::Approved | InvitationStatus::Rejected) {
        return Err(CommandError::AlreadyDecided(json!({ "decision": held.status })));
    }
    held.must_be(&[InvitationStatus::Submitted])?;
    let sql = Sql::new(
        "update public.challenge_invitations i
         set status = $2, reason = $3, decided_at = $4::timestamptz, decided_by = $5::uuid
         where i.id = $1::uuid",
    )
    .bind(held.id)
    .bind(args.p_decision.as_str())
    .bind(reason)
    .bind(cx.now)
    .bind(cx.user_id);
    step(cx, &sql).await?;
    mail::challenge(cx, held.id, "reviewed").await?;
    Ok(Answer { id: held.id, status: args.p_decision.into(), decided_at: sent_time(cx.now) })
}
