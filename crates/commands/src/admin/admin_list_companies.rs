//! `admin_list_companies`: companies by status and name, oldest first.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use devproof_vocabulary::ApprovalStatus;
use serde_json::Value;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

arguments! {
    required { p_reason: String }
    optional { p_status: ApprovalStatus, p_search: String, p_limit: i64, p_cursor: String }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let search = check.optional_line("p_search", args.p_search, 200);
    let limit = check.range("p_limit", args.p_limit, 1, 100);
    if args.p_cursor.as_deref().is_some_and(|cursor| !is_cursor(cursor)) {
        check.problem("p_cursor", "isn't a valid cursor");
    }
    check.finish()?;
    let sql = Sql::new("select private.admin_list_companies($1, $2, $3, $4, $5)")
        .bind(args.p_status.map(ApprovalStatus::as_str))
        .bind(search)
        .bind(limit)
        .bind(args.p_cursor)
        .bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}

/// The last row's time and id.
fn is_cursor(cursor: &str) -> bool {
    cursor
        .split_once(' ')
        .is_some_and(|(time, id)| OffsetDateTime::parse(time, &Rfc3339).is_ok() && Uuid::try_parse(id).is_ok())
}
