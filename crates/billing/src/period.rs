//! Months and years as people are billed for them: from the 31st of January a month ends on the 28th of February, and the next on
//! the 31st of March again.

use devproof_vocabulary::BillingInterval;
use time::{Date, Month, OffsetDateTime};

/// When the period that runs at `after` ends, counted from the first day of the subscription.
pub fn end_after(anchor: OffsetDateTime, interval: BillingInterval, after: OffsetDateTime) -> OffsetDateTime {
    let months = match interval {
        BillingInterval::Month => 1,
        BillingInterval::Year => 12,
    };
    let apart = (after.year() - anchor.year()) * 12 + i32::from(u8::from(after.month()))
        - i32::from(u8::from(anchor.month()));
    let mut periods = (apart / months).max(0);
    loop {
        let end = add_months(anchor, periods * months);
        if end > after {
            return end;
        }
        periods += 1;
    }
}

fn add_months(from: OffsetDateTime, months: i32) -> OffsetDateTime {
    let count = from.year() * 12 + i32::from(u8::from(from.month())) - 1 + months;
    let month = u8::try_from(count.rem_euclid(12) + 1).ok().and_then(|month| Month::try_from(month).ok());
    let (year, month) = (count.div_euclid(12), month.unwrap_or(Month::January));
    let day = from.day().min(month.length(year));
    Date::from_calendar_date(year, month, day).map_or(from, |date| from.replace_date(date))
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn the_day_of_the_month_comes_back() {
        let anchor = datetime!(2027-10-31 23:30 UTC);
        let mut now = anchor;
        let mut days = Vec::new();
        for _ in 0..6 {
            now = end_after(anchor, BillingInterval::Month, now);
            days.push((now.month() as u8, now.day()));
        }
        assert_eq!(days, [(11, 30), (12, 31), (1, 31), (2, 29), (3, 31), (4, 30)]);
    }

    #[test]
    fn a_year_from_a_leap_day() {
        let anchor = datetime!(2028-02-29 00:00 UTC);
        assert_eq!(end_after(anchor, BillingInterval::Year, anchor), datetime!(2029-02-28 00:00 UTC));
        let later = datetime!(2031-06-01 00:00 UTC);
        assert_eq!(end_after(anchor, BillingInterval::Year, later), datetime!(2032-02-29 00:00 UTC));
    }
}
