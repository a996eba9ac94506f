//! `publish_job`: shows a job to candidates, for the first time or again.

use super::status::{self, JobStep};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_vocabulary::JobStatus;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobStep, CommandError> {
    status::open(
        cx,
        args.p_id,
        &[JobStatus::Draft, JobStatus::Paused, JobStatus::Closed, JobStatus::Filled, JobStatus::Expired],
    )
    .await
}
