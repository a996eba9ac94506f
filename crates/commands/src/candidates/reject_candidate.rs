//! `reject_candidate`: no match. The reason stays in the company; the criterion, and the challenge that would prove it, are
//! shown to candidates who asked for it.

use super::reject_candidates::{read, reject};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_vocabulary::InterestDecision;
use uuid::Uuid;

arguments! {
    required { p_interaction_id: Uuid }
    optional { p_reason: String, p_criterion: String }
}

answer! { id: Uuid, decision: InterestDecision }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let decision = read(args.p_reason, args.p_criterion)?;
    let id = args.p_interaction_id;
    reject(cx, &[id], &decision).await?.of_one()?;
    Ok(Answer { id, decision: InterestDecision::Rejected })
}
