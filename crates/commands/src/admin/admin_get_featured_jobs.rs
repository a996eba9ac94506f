//! `admin_get_featured_jobs`: the featured set of a UTC day, and what staff took out of it.

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
use devproof_vocabulary::JobStatus;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

arguments! { required { p_reason: String } optional { p_day: String } }

answer! {
    day: String,
    /// It isn't over: jobs can be taken out.
    is_open: bool,
    jobs: Vec<StaffFeaturedJob>,
}

/// A job of the set, or one that was taken out.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct StaffFeaturedJob {
    job_opening_id: Uuid,
    title: String,
    status: JobStatus,
    /// From 0; null when it was taken out.
    position: Option<i16>,
    /// Its company uses a slot of its plan for it.
    is_featured_by_company: bool,
    company: FeaturedCompany,
    /// Interests that came of the set on that day.
    interests: i64,
}

/// Whose job it is.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
struct FeaturedCompany {
    id: Uuid,
    name: String,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let day = check.date("p_day", args.p_day).unwrap_or_else(|| cx.now.date());
    check.finish()?;
    let entry = Entry::new("featured.read", "featured_jobs", Some(day.to_string()));
    let sql = Sql::new("select private.staff_featured_jobs($1::text::date)").bind(day.to_string());
    let jobs = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { day: day.to_string(), is_open: day >= cx.now.date(), jobs })
}
