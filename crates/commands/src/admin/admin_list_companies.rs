//! `admin_list_companies`: companies by status and name, oldest first.

use super::{Entry, PAGE, company::ListedCompany, next, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::ApprovalStatus;
use serde_json::json;

arguments! {
    required { p_reason: String }
    optional { p_status: ApprovalStatus, p_search: String, p_limit: i64, p_cursor: String }
}

answer! {
    companies: Vec<ListedCompany>,
    /// What the next page comes after; null at the end.
    next_cursor: Option<String>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let search = check.optional_line("p_search", args.p_search, 200);
    let limit = check.range("p_limit", args.p_limit, 1, 100).unwrap_or(PAGE);
    let after = check.cursor(args.p_cursor.as_deref());
    check.finish()?;
    let (after, after_id) = after.unzip();
    let status = args.p_status.map(ApprovalStatus::as_str);
    let entry =
        Entry::new("company.list", "company", None).with_request(json!({ "status": status, "search": search }));
    let sql = Sql::new("select private.staff_companies($1, $2, $3, $4, $5)")
        .bind(status)
        .bind(search)
        .bind(after)
        .bind(after_id)
        .bind(limit);
    let companies: Vec<ListedCompany> = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { next_cursor: next(&companies, limit, |company| company.cursor.clone()), companies })
}
