//! `resume_job`: ends a pause.

use super::status;
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_vocabulary::JobStatus;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    status::open(cx, args.p_id, &[JobStatus::Paused]).await
}
