//! `archive_employer_challenge`: takes a published challenge out of use. Invitations that were sent continue.

use super::document::Challenge;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{EmployerChallengeStatus, Permission};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { id: Uuid, status: EmployerChallengeStatus }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.member_with(Permission::ManageChallenges).await?;
    let held = Challenge::hold(cx, args.p_id).await?;
    match held.status {
        EmployerChallengeStatus::Archived => return Err(CommandError::Unchanged),
        EmployerChallengeStatus::Published => {}
        EmployerChallengeStatus::Draft => return Err(CommandError::ChallengeStatus(held.status.to_string())),
    }
    let sql = Sql::new(
        "update public.employer_challenges e set status = 'archived', updated_at = $2::timestamptz where e.id = $1::uuid",
    )
    .bind(args.p_id)
    .bind(cx.now);
    cx.tx.execute(&sql).await?;
    Ok(Answer { id: args.p_id, status: EmployerChallengeStatus::Archived })
}
