//! How long to wait before another try.

use time::Duration;

/// The first pause.
const FIRST: Duration = Duration::seconds(5);
/// No pause is longer.
const LONGEST: Duration = Duration::hours(1);

/// The pause after the `attempt`th try failed (1 is the first): doubling from 5 s to an hour, then between half
/// and one and a half of that, so that tasks which failed together do not come back together. `dice` is random.
pub(crate) fn pause(attempt: i32, dice: u8) -> Duration {
    let doublings = u32::try_from(attempt.saturating_sub(1).clamp(0, 16)).unwrap_or(0);
    let base = (FIRST * 2_i32.pow(doublings)).min(LONGEST);
    base / 2 + base * i32::from(dice) / 255
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_an_hour_and_spread_by_half() {
        assert_eq!(pause(1, 0), Duration::milliseconds(2_500));
        assert_eq!(pause(1, 255), Duration::milliseconds(7_500));
        assert_eq!(pause(2, 0), Duration::seconds(5));
        assert_eq!(pause(100, 0), Duration::minutes(30));
        assert_eq!(pause(0, 0), Duration::milliseconds(2_500));
        assert_eq!(pause(i32::MAX, 255), Duration::minutes(90));
    }
}
