//! `pause_job`: takes a job out of the lists for a while; who showed interest keeps it.

use super::status::{self, JobStep};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobStep, CommandError> {
    status::pause(cx, &[args.p_id]).await?.of_one()
}
