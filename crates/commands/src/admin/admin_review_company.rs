//! `admin_review_company`: approves a company, asks for changes, rejects or suspends it.

use super::{Entry, review::review};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_vocabulary::ApprovalStatus;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_company_id: Uuid, p_status: ApprovalStatus, p_reason: String } }

answer! { id: Uuid, approval_status: ApprovalStatus }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let staff = cx.staff_for(&args.p_reason)?;
    let (id, status) = (args.p_company_id, args.p_status);
    let before = review(cx.tx, id, status, &staff.reason, Some(cx.user_id)).await?;
    let change = json!({ "from": before, "to": status });
    staff.write_down(Entry::new("company.review", "company", Some(id.to_string())).with(change)).await?;
    Ok(Answer { id, approval_status: status })
}
