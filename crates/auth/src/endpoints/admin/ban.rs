//! `ban_duration`: a duration as Go writes it (`24h`, `1h30m`, `2.5h`), or `none`.

use crate::error::AuthError;
use time::{Duration, OffsetDateTime};

/// Longest ban. As good as for ever, and a time that the database can hold.
const LONGEST: Duration = Duration::days(100 * 365);

/// What becomes of a ban.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ban {
    Lift,
    For(Duration),
}

impl Ban {
    pub(super) fn parse(text: &str) -> Result<Self, AuthError> {
        if text == "none" {
            return Ok(Self::Lift);
        }
        duration(text)
            .map(Self::For)
            .ok_or_else(|| AuthError::validation("invalid format for ban duration: say 24h, 1h30m or none"))
    }

    /// Until when, from now on.
    pub(super) fn until(self, now: OffsetDateTime) -> Option<OffsetDateTime> {
        match self {
            Self::Lift => None,
            Self::For(duration) => Some(now + duration),
        }
    }
}

fn duration(text: &str) -> Option<Duration> {
    if text.len() > 64 {
        return None;
    }
    let (mut rest, mut seconds) = (text, 0.0);
    while !rest.is_empty() {
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.')?;
        let number: f64 = rest[..end].parse().ok()?;
        rest = &rest[end..];
        let units = [("ns", 1e-9), ("us", 1e-6), ("µs", 1e-6), ("ms", 1e-3), ("s", 1.0), ("m", 60.0), ("h", 3_600.0)];
        let (unit, length) = units.into_iter().find(|(unit, _)| rest.starts_with(unit))?;
        rest = &rest[unit.len()..];
        seconds += number * length;
    }
    let given = !text.is_empty() && seconds.is_finite();
    given.then(|| Duration::seconds_f64(seconds.min(LONGEST.as_seconds_f64())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_as_go_writes_them() {
        for (text, seconds) in [("24h", 86_400), ("1h30m", 5_400), ("2.5h", 9_000), ("300s", 300), ("1500ms", 1)] {
            assert_eq!(
                Ban::parse(text),
                Ok(Ban::For(Duration::seconds_f64(if text == "1500ms" { 1.5 } else { f64::from(seconds) }))),
                "{text}"
            );
        }
        assert_eq!(Ban::parse("none"), Ok(Ban::Lift));
        assert_eq!(Ban::parse(&format!("{}h", "9".repeat(40))), Ok(Ban::For(LONGEST)));
        for bad in ["", "24", "h", "-1h", "1d", "1h 30m", "1..5h", "forever", &"1h".repeat(40)] {
            assert!(Ban::parse(bad).is_err(), "{bad:?}");
        }
    }
}
