//! `decline_invitation`: the candidate will not InvitationStep, and may say why.

use super::invitation::{Invitation, InvitationStep, OPEN, step};
use crate::{
    CommandError, mail,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::InvitationStatus;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
    optional { p_reason: String }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<InvitationStep, CommandError> {
    let mut check = Check::at("");
    let reason = check.optional_text("p_reason", args.p_reason, 1000);
    check.finish()?;
    let held = Invitation::mine(cx, args.p_id).await?;
    held.must_be(&OPEN)?;
    held.must_have_time(cx.now)?;
    let sql =
        Sql::new("update public.challenge_invitations i set status = 'declined', reason = $2 where i.id = $1::uuid")
            .bind(held.id)
            .bind(reason);
    step(cx, &sql).await?;
    mail::challenge(cx, held.id, "declined").await?;
    Ok(InvitationStep { id: held.id, status: InvitationStatus::Declined })
}
