//! `delete_job`: throws a draft away. What was on show is closed instead.

use super::status;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    status::delete(cx, &[args.p_id]).await?.of_one()?;
    Ok(Answer {})
}
