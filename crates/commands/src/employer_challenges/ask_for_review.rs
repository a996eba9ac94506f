//! `ask_for_review`: tells a colleague that an answer waits for their review.

use super::invitation::Invitation;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::InvitationStatus;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_profile_id: Uuid } }

answer! { id: Uuid, profile_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let held = Invitation::ours(cx, args.p_id).await?;
    held.must_be(&[InvitationStatus::Submitted])?;
    // Oneself, a stranger and a colleague who may not see the candidate are refused alike.
    let sql = Sql::new("select private.can_review_invitation($1, $2)").bind(held.id).bind(args.p_profile_id);
    if args.p_profile_id == cx.user_id || !cx.tx.value::<bool>(&sql).await? {
        return Err(CommandError::NotFound);
    }
    mail::review_requested(cx, held.id, args.p_profile_id).await?;
    Ok(Answer { id: held.id, profile_id: args.p_profile_id })
}
