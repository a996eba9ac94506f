//! `undo_decision`: takes back an approval or a rejection, within ten seconds and by the person who decided.

use super::undo::undo;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use uuid::Uuid;

arguments! { required { p_interaction_id: Uuid } }

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_interaction_id;
    undo(cx, &[id]).await?.of_one()?;
    Ok(Answer { id })
}
