//! How many interviews the caller can start in a month (UTC). Attempts count when they are started, unless they were given
//! back. Anyone who does not look for work practises; that is limited too, because each attempt is scored.

use crate::{
    CommandError,
    rpc::{context::CommandContext, timestamp::Timestamp},
};
use devproof_db::{DbError, FromRow, Row, Sql};
use devproof_vocabulary::Role;
use time::{Date, OffsetDateTime, PrimitiveDateTime, Time, UtcOffset};

/// Practice interviews in a month.
const PRACTICE: i32 = 10;

/// The caller's month.
#[derive(Debug)]
pub(super) struct InterviewQuota {
    pub(super) practice: bool,
    pub(super) limit: i32,
    pub(super) used: i32,
    pub(super) resets_at: Timestamp,
}

devproof_db::columns! {
    struct Usage {
        tier_limit: i32,
        used: i32,
    }
}

impl InterviewQuota {
    /// Whether the caller looks for no work.
    pub(super) fn is_practice(cx: &CommandContext<'_>) -> bool {
        cx.profile.role != Some(Role::JobSeeker)
    }

    /// The statement that counts.
    pub(super) fn usage(cx: &CommandContext<'_>) -> Sql {
        let (starts_at, resets_at) = month(cx.now);
        Sql::new(
            "select private.tier_limit('interviews_per_month') as tier_limit, (
                 select count(*)::integer from public.interview_attempts a
                 where a.profile_id = $1::uuid and a.practice = $2::boolean and a.returned_at is null
                   and a.started_at >= $3::timestamptz and a.started_at < $4::timestamptz) as used",
        )
        .bind(cx.user_id)
        .bind(Self::is_practice(cx))
        .bind(starts_at)
        .bind(resets_at)
    }

    /// From the row of [`InterviewQuota::usage`].
    pub(super) fn of(cx: &CommandContext<'_>, usage: &[Row]) -> Result<Self, DbError> {
        let Usage { tier_limit, used } = Usage::from_row(usage.first().ok_or(DbError::RowCount(0))?)?;
        let practice = Self::is_practice(cx);
        let limit = if practice { PRACTICE } else { tier_limit };
        Ok(Self { practice, limit, used, resets_at: Timestamp(month(cx.now).1) })
    }

    /// Whether nothing is left of it.
    pub(super) fn is_used_up(&self) -> bool {
        self.used >= self.limit
    }

    /// Refuses when nothing is left of it.
    pub(super) fn must_have_one(&self) -> Result<(), CommandError> {
        if self.is_used_up() {
            return Err(CommandError::InterviewLimit {
                limit: self.limit,
                used: self.used,
                resets_at: self.resets_at.0,
                tier: None,
            });
        }
        Ok(())
    }
}

/// When the month of a time begins and ends.
fn month(now: OffsetDateTime) -> (OffsetDateTime, OffsetDateTime) {
    let today = now.to_offset(UtcOffset::UTC).date();
    let next = today.month().next();
    let year = if today.month() == time::Month::December { today.year() + 1 } else { today.year() };
    // The first day of a month exists in every year that a clock can show.
    let first = |year, month| Date::from_calendar_date(year, month, 1).unwrap_or(today);
    let start = |date| PrimitiveDateTime::new(date, Time::MIDNIGHT).assume_utc();
    (start(first(today.year(), today.month())), start(first(year, next)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn a_month_is_one_of_utc() {
        let december = (datetime!(2026-12-01 0:00 UTC), datetime!(2027-01-01 0:00 UTC));
        assert_eq!(month(datetime!(2026-12-31 23:59:59 UTC)), december);
        assert_eq!(month(datetime!(2027-01-01 0:30 +1)), december);
        assert_eq!(month(datetime!(2024-02-29 12:00 UTC)).1, datetime!(2024-03-01 0:00 UTC));
    }
}
