//! `admin_retire_challenge`: takes a challenge out of the catalogue. Completions stay and count.

use super::{
    challenge::{OfferedChallenge, offer},
    reason,
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<OfferedChallenge, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    offer(cx, args.p_id, false, reason).await
}
