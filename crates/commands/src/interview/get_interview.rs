//! `get_interview`: an attempt with everything that its room shows, on whatever device and after whatever happened.

use super::{
    attempt::Attempt,
    finish_interview,
    view::{self, Room},
};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Room, CommandError> {
    let mut attempt = Attempt::find(cx, args.p_attempt_id).await?.ok_or(CommandError::NotFound)?;
    if attempt.is_over(cx.now) {
        attempt.head.state = finish_interview::end(cx, attempt.head.id).await?;
    }
    view::room(cx, attempt).await
}
