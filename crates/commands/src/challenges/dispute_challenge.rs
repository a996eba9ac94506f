//! `dispute_challenge`: someone says with an input that the challenge is wrong. The references and their own answer are
//! run on it, and staff decide.

use super::{Input, input::check_json, offered};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_queue::Task;
use devproof_vocabulary::DisputeState;
use serde_json::{Value, json};
use uuid::Uuid;

/// Disputes of one person that wait for a decision.
const MAX_OPEN: i64 = 3;
/// Longest claim, in characters.
const MAX_CLAIM: usize = 4000;
/// The task that runs the references.
pub const CHECK_DISPUTE: &str = "check_dispute";

arguments! {
    required { p_challenge_id: Uuid, p_claim: String }
    optional { p_arguments: Value, p_setup: String, p_expected: Value }
}

answer! { id: Uuid, state: DisputeState }

columns! {
    /// The caller's open disputes.
    struct Open {
        total: i64,
        of_this_challenge: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let claim = check.text("p_claim", &args.p_claim, MAX_CLAIM);
    if let Some(expected) = &args.p_expected {
        check_json(&mut check, "p_expected", expected);
    }
    check.finish()?;
    cx.seeker()?;
    cx.lock_me().await?;
    let challenge = offered(cx, args.p_challenge_id).await?;
    let input = Input { arguments: args.p_arguments, setup: args.p_setup };
    let missing = || CommandError::invalid("", "Enter an input that shows the error.");
    let input = input.checked(&challenge)?.ok_or_else(missing)?;

    let open = Sql::new(
        "select count(*) filter (where d.state = 'open') as total,
             coalesce(bool_or(d.state = 'open' and d.challenge_id = $2::uuid), false) as of_this_challenge
         from public.challenge_disputes d where d.profile_id = $1::uuid",
    )
    .bind(cx.user_id)
    .bind(args.p_challenge_id);
    let open: Open = cx.tx.read(&open).await?;
    if open.of_this_challenge {
        return Err(CommandError::Conflict);
    } else if open.total >= MAX_OPEN {
        return Err(CommandError::TooMany(format!("You have {MAX_OPEN} open disputes. Wait for a decision on one.")));
    }
    let id = Uuid::new_v4();
    // Run beside the references: what they had accepted, or else their latest.
    let insert = Sql::new(
        "insert into public.challenge_disputes
             (id, challenge_id, version_id, profile_id, submission_id, claim, arguments, setup, claimed_expected, created_at)
         select $1, $2, $3, $4, s.id, $5, $6::jsonb -> 'arguments', $6::jsonb ->> 'setup', $7::jsonb, $8::timestamptz
         from public.submissions s
         where s.profile_id = $4::uuid and s.challenge_id = $2::uuid and s.kind = 'submit' and s.state = 'done'
           and s.verdict <> 'internal_error'
         order by s.verdict = 'accepted' desc, s.queued_at desc limit 1",
    )
    .bind(id)
    .bind(args.p_challenge_id)
    .bind(challenge.version)
    .bind(cx.user_id)
    .bind(claim)
    .bind(input)
    .bind(args.p_expected)
    .bind(cx.now);
    if cx.tx.execute(&insert).await? == 0 {
        return Err(CommandError::NothingToDispute);
    }
    devproof_queue::enqueue(cx.tx, &Task::now(CHECK_DISPUTE, json!({ "dispute_id": id }))).await?;
    Ok(Answer { id, state: DisputeState::Open })
}
