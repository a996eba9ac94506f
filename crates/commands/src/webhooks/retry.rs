//! When something that failed is tried again, and when a webhook is switched off.

use time::{Duration, OffsetDateTime};

/// Pauses after the first attempt and those that follow: a day and a little in all.
const PAUSES: [Duration; 8] = [
    Duration::seconds(5),
    Duration::minutes(5),
    Duration::minutes(30),
    Duration::hours(2),
    Duration::hours(5),
    Duration::hours(5),
    Duration::hours(6),
    Duration::hours(6),
];
/// The longest that an address rests after a failure: what waits for it is not held up by one event.
const LONGEST_REST: Duration = Duration::minutes(5);
/// An address that failed this often in a row, for this long, is switched off.
const MOST_FAILURES: i32 = 10;
const LONGEST_FAILURE: Duration = Duration::days(1);

/// The pause after the `attempt`th attempt of an event failed (1 is the first); `None` when it was the last.
pub(super) fn pause(attempt: i32) -> Option<Duration> {
    usize::try_from(attempt - 1).ok().and_then(|at| PAUSES.get(at)).copied()
}

/// How long an address rests after so many failures in a row.
pub(super) fn rest(failures: i32) -> Duration {
    let doublings = u32::try_from(failures.saturating_sub(1).clamp(0, 10)).unwrap_or(0);
    (Duration::seconds(5) * 2_i32.pow(doublings)).min(LONGEST_REST)
}

/// Whether so many failures in a row since then are too many.
pub(super) fn is_failing(failures: i32, since: OffsetDateTime, now: OffsetDateTime) -> bool {
    failures >= MOST_FAILURES && now - since >= LONGEST_FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_go_on_for_about_a_day() {
        assert_eq!(pause(1), Some(Duration::seconds(5)));
        assert_eq!((pause(8), pause(9), pause(0)), (Some(Duration::hours(6)), None, None));
        let whole: Duration = (1..).map_while(pause).sum();
        assert!(whole > Duration::hours(24) && whole < Duration::hours(26), "{whole}");
    }

    #[test]
    fn an_address_rests_for_minutes_at_most() {
        assert_eq!([1, 2, 3].map(rest), [5, 10, 20].map(Duration::seconds));
        assert_eq!(rest(i32::MAX), LONGEST_REST);
        assert_eq!(rest(0), Duration::seconds(5));
    }

    #[test]
    fn only_a_day_of_many_failures_switches_off() {
        let now = OffsetDateTime::UNIX_EPOCH + Duration::days(9);
        assert!(is_failing(10, now - Duration::days(1), now));
        assert!(!is_failing(9, now - Duration::days(2), now));
        assert!(!is_failing(500, now - Duration::hours(23), now));
    }
}
