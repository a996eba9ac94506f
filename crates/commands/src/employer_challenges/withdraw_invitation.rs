//! `withdraw_invitation`: the company takes it back before anything was handed in.

use super::invitation::{Invitation, InvitationStep, OPEN, step};
use crate::{
    CommandError, mail,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::InvitationStatus;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<InvitationStep, CommandError> {
    let held = Invitation::ours(cx, args.p_id).await?;
    held.must_be(&OPEN)?;
    // What was begun in time and ends now is handed in by the clock.
    held.must_have_time(cx.now)?;
    let sql = Sql::new("update public.challenge_invitations i set status = 'withdrawn' where i.id = $1::uuid");
    step(cx, &sql.bind(held.id)).await?;
    mail::challenge(cx, held.id, "withdrawn").await?;
    Ok(InvitationStep { id: held.id, status: InvitationStatus::Withdrawn })
}
