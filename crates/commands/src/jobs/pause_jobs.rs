//! `pause_jobs`: hides several open jobs at once.

use super::status::{self, JobStep};
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

answer! { paused: Vec<JobStep>, refused: Vec<Refusal> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check_ids("p_ids", "job", &args.p_ids)?;
    let (paused, refused) = status::pause(cx, &args.p_ids).await?.of_several()?;
    Ok(Answer { paused, refused })
}
