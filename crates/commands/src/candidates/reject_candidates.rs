//! `reject_candidates`: the same answer to several people, with one criterion. Those whose match it is no criterion of are
//! refused.

use super::decide::{Decision, decide};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        selection::{Outcome, Refusal, check_ids},
    },
};
use devproof_vocabulary::InterestDecision;
use std::collections::HashMap;
use uuid::Uuid;

arguments! {
    required { p_interaction_ids: Vec<Uuid> }
    optional { p_reason: String, p_criterion: String }
}

answer! { rejected: Vec<Uuid>, refused: Vec<Refusal> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check_ids("p_interaction_ids", "candidate", &args.p_interaction_ids)?;
    let decision = read(args.p_reason, args.p_criterion)?;
    let (rejected, refused) = reject(cx, &args.p_interaction_ids, &decision).await?.of_several()?;
    Ok(Answer { rejected, refused })
}

/// A rejection as it was written.
pub(super) fn read(reason: Option<String>, criterion: Option<String>) -> Result<Decision, CommandError> {
    let mut check = Check::at("");
    let reason = check.optional_text("p_reason", reason, 2000);
    let criterion = check.optional_line("p_criterion", criterion, 80);
    check.finish()?;
    Ok(Decision { kind: InterestDecision::Rejected, reason, criterion })
}

/// Rejects, and plans the mails.
pub(super) async fn reject(
    cx: &CommandContext<'_>,
    ids: &[Uuid],
    decision: &Decision,
) -> Result<Outcome, CommandError> {
    let outcome = decide(cx, ids, decision).await?;
    if !outcome.done.is_empty() {
        mail::decided(cx, &outcome.done, &HashMap::new()).await?;
    }
    Ok(outcome)
}
