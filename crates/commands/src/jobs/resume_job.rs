//! `resume_job`: ends a pause.

use super::status::{self, JobStep};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_vocabulary::JobStatus;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobStep, CommandError> {
    status::open(cx, &[args.p_id], &[JobStatus::Paused]).await?.of_one()
}
