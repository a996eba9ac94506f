//! `open_invitation`: the candidate looks at it for the first time. Again changes nothing.

use super::invitation::{Invitation, InvitationStep, step};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::InvitationStatus;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<InvitationStep, CommandError> {
    let held = Invitation::mine(cx, args.p_id).await?;
    if held.status != InvitationStatus::Sent || held.expires_at <= cx.now {
        return Ok(InvitationStep { id: held.id, status: held.status });
    }
    let sql = Sql::new(
        "update public.challenge_invitations i set status = 'opened', opened_at = $2::timestamptz where i.id = $1::uuid",
    )
    .bind(held.id)
    .bind(cx.now);
    step(cx, &sql).await?;
    Ok(InvitationStep { id: held.id, status: InvitationStatus::Opened })
}
