//! `pause_job`: takes a job out of the lists for a while; who showed interest keeps it.

use super::status::{self, JobStep};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{JobStatus, Permission};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobStep, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    status::hold(cx, company, args.p_id, &[JobStatus::Open]).await?;
    let sql = Sql::new(
        "update public.job_openings j set status = 'paused' where j.id = $1::uuid returning j.status, j.version",
    );
    status::step(cx, args.p_id, &sql.bind(args.p_id)).await
}
