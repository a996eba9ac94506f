//! `publish_jobs`: opens several jobs at once, each if it has all that publishing asks for.

use super::{
    publish_job::FROM,
    status::{self, JobStep},
};
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

answer! { published: Vec<JobStep>, refused: Vec<Refusal> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    check_ids("p_ids", "job", &args.p_ids)?;
    let (published, refused) = status::open(cx, &args.p_ids, &FROM).await?.of_several()?;
    Ok(Answer { published, refused })
}
