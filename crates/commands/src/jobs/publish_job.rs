//! `publish_job`: shows a job to candidates, for the first time or again.

use super::status::{self, JobStep};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_vocabulary::JobStatus;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

/// What can be published.
pub(super) const FROM: [JobStatus; 5] =
    [JobStatus::Draft, JobStatus::Paused, JobStatus::Closed, JobStatus::Filled, JobStatus::Expired];

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobStep, CommandError> {
    status::open(cx, &[args.p_id], &FROM).await?.of_one()
}
