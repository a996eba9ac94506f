//! `decide_invitation`: the company approves or rejects what was handed in, and says why; the candidate reads it.

use super::invitation::{Invitation, answer, step};
use crate::{CommandError, arguments::arguments, check::Check, command::Cx, mail};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_decision: String, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    check.one_of("p_decision", Some(args.p_decision.clone()), &["approved", "rejected"]);
    let reason = check.text("p_reason", &args.p_reason, 2000);
    check.finish()?;
    let held = Invitation::ours(cx, args.p_id).await?;
    match held.status.as_str() {
        "submitted" => {}
        decided @ ("approved" | "rejected") => {
            return Err(CommandError::AlreadyDecided(json!({ "decision": decided })));
        }
        _ => held.must_be(&["submitted"])?,
    }
    let sql = Sql::new(
        "update public.challenge_invitations i
         set status = $2, reason = $3, decided_at = $4::timestamptz, decided_by = $5::uuid
         where i.id = $1::uuid",
    )
    .bind(held.id)
    .bind(&args.p_decision)
    .bind(reason)
    .bind(cx.now)
    .bind(cx.user_id);
    step(cx, &sql).await?;
    mail::challenge(cx, held.id, "reviewed").await?;
    Ok(answer(held.id, &args.p_decision, &[("decided_at", Some(cx.now))]))
}
