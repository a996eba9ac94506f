//! `preview_job_import`: the drafts that a JobPosting document would become. Changes nothing.

use super::posting;
use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_vocabulary::Permission;
use serde_json::{Value, json};

arguments! { required { p_document: Value } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    let plan = posting::plan(cx, company, args.p_document).await?;
    Ok(json!({ "base_version": null, "postings": plan.postings }))
}
