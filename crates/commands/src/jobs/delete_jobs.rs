//! `delete_jobs`: throws several drafts away at once.

use super::status;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        selection::{Refusal, check_ids},
    },
};
use uuid::Uuid;

arguments! { required { p_ids: Vec<Uuid> } }

answer! { deleted: Vec<Uuid>, refused: Vec<Refusal> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check_ids("p_ids", "job", &args.p_ids)?;
    let (deleted, refused) = status::delete(cx, &args.p_ids).await?.of_several()?;
    Ok(Answer { deleted, refused })
}
