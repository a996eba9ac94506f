//! `admin_list_jobs`: jobs of all companies, the newest first. Words are an id, a job's address, or beginnings of the words of
//! a title.

use super::{Entry, PAGE, admin_find_people::term, job::StaffJob, next, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::JobStatus;
use serde_json::json;
use uuid::Uuid;

arguments! {
    required { p_reason: String }
    optional {
        p_search: String, p_status: JobStatus, p_is_reported: bool, p_is_taken_down: bool, p_company_id: Uuid,
        p_limit: i64, p_cursor: String
    }
}

answer! {
    jobs: Vec<StaffJob>,
    /// What the next page comes after; null at the end.
    next_cursor: Option<String>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let search = check.optional_line("p_search", args.p_search, 200).map(|text| term(&text).to_owned());
    let limit = check.range("p_limit", args.p_limit, 1, 100).unwrap_or(PAGE);
    let before = check.cursor(args.p_cursor.as_deref());
    check.finish()?;
    let (before, before_id) = before.unzip();
    let status = args.p_status.map(JobStatus::as_str);
    let entry = Entry::new("job.list", "job_opening", None).with_request(json!({
        "search": search, "status": status, "is_reported": args.p_is_reported, "is_taken_down": args.p_is_taken_down,
        "company": args.p_company_id,
    }));
    let id = search.as_deref().and_then(|search| Uuid::try_parse(search).ok());
    let sql = Sql::new("select private.staff_jobs($1, $2, $3, $4, $5, $6, $7, $8, $9)")
        .bind(search)
        .bind(id)
        .bind(status)
        .bind(args.p_is_reported)
        .bind(args.p_is_taken_down)
        .bind(args.p_company_id)
        .bind(before)
        .bind(before_id)
        .bind(limit);
    let jobs: Vec<StaffJob> = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { next_cursor: next(&jobs, limit, |job| job.cursor.clone()), jobs })
}
