//! `preview_job_import`: the drafts that a JobPosting document would become. Changes nothing.

use super::posting::{self, PlannedPosting};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_vocabulary::Permission;
use serde_json::Value;

arguments! { required { p_document: Value } }

answer! {
    /// Always null: a version is read by the call that applies a posting.
    base_version: Option<i64>,
    postings: Vec<PlannedPosting>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    let plan = posting::plan(cx, company, args.p_document).await?;
    Ok(Answer { base_version: None, postings: plan.postings })
}
