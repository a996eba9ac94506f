//! `admin_count_interview_scores`: how interviews were scored, by problem, month and ten points.

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
use serde::{Deserialize, Serialize};
use serde_json::json;
use time::{Month, OffsetDateTime, Time};
use ts_rs::TS;

/// Months, unless the caller says how many.
const MONTHS: i64 = 12;

arguments! { required { p_reason: String } optional { p_months: i64 } }

answer! {
    /// The first month, `YYYY-MM`.
    since: String,
    scores: Vec<ScoreCount>,
}

/// Scores of a problem in a month within ten points.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScoreCount {
    problem: String,
    title: String,
    month: String,
    /// 0, 10 … 90; the last one has 100 too.
    from_points: i32,
    count: i64,
    /// Of their points.
    sum: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let months = check.range("p_months", args.p_months, 1, 36).unwrap_or(MONTHS);
    check.finish()?;
    let since = first_month(cx.now, months);
    let entry = Entry::new("interview.count_scores", "interview_score", None).with(json!({ "months": months }));
    let sql = Sql::new("select private.staff_interview_scores($1)").bind(since);
    let scores = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { since: format!("{}-{:02}", since.year(), u8::from(since.month())), scores })
}

/// When the first of the last months began, this one included.
fn first_month(now: OffsetDateTime, months: i64) -> OffsetDateTime {
    let this = now.date().replace_day(1).unwrap_or_else(|_| now.date());
    let first = (1..months).fold(this, |day, _| {
        let (year, month) = match day.month() {
            Month::January => (day.year() - 1, Month::December),
            month => (day.year(), month.previous()),
        };
        time::Date::from_calendar_date(year, month, 1).unwrap_or(day)
    });
    first.with_time(Time::MIDNIGHT).assume_utc()
}

#[cfg(test)]
mod tests {
    use super::first_month;
    use time::macros::datetime;

    #[test]
    fn the_months_are_whole_and_this_one_is_the_last() {
        let now = datetime!(2026-02-28 12:00 UTC);
        assert_eq!(first_month(now, 1), datetime!(2026-02-01 0:00 UTC));
        assert_eq!(first_month(now, 3), datetime!(2025-12-01 0:00 UTC));
    }
}
