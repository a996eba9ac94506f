//! `admin_remove_featured_job`: takes a job out of the featured set of today or of a later day. The next one takes its place.

use super::{Entry, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_job_opening_id: Uuid, p_day: String, p_reason: String } }

answer! { job_opening_id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_job_opening_id;
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let day = check.date("p_day", Some(args.p_day));
    if day.is_some_and(|day| day < cx.now.date()) {
        check.problem("p_day", "is over; its set no longer changes");
    }
    check.finish()?;
    let staff = cx.staff(reason)?;
    let day = day.ok_or(CommandError::NotFound)?.to_string();
    let entry = Entry::new("featured.remove", "job_opening", Some(id.to_string())).with(json!({ "day": day }));
    let remove =
        Sql::new("select private.remove_featured_job($1::text::date, $2, $3)").bind(day).bind(id).bind(cx.now);
    if staff.act(entry, &remove).await?.is_empty() {
        return Err(CommandError::NotFound);
    }
    Ok(Answer { job_opening_id: id })
}
