//! Changing what is paid for: more at once, less when the period ends.

use devproof_vocabulary::BillingInterval;
use time::{Duration, OffsetDateTime};

/// A plan, as far as changing it goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// Where its tier is among those of its audience.
    pub position: i32,
    /// How often it is paid.
    pub interval: BillingInterval,
    /// What a period costs.
    pub cents: i64,
}

/// When a change is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Takes {
    /// At once, and paid at once.
    Now,
    /// When the period that is paid ends.
    PeriodEnd,
}

impl Offer {
    /// When changing to `wanted` takes effect. What holds more, or is paid for longer, begins at once; the rest was paid for.
    pub fn change_to(&self, wanted: &Self) -> Takes {
        let longer = self.interval == BillingInterval::Month && wanted.interval == BillingInterval::Year;
        let more = wanted.position > self.position || (wanted.position == self.position && longer);
        if more { Takes::Now } else { Takes::PeriodEnd }
    }

    /// What changing to `wanted` costs at `now`: the new price, less what is left of the old one. A plan that is paid equally
    /// often keeps its period and costs the rest of it; another one begins a period of its own.
    pub fn due_now(&self, wanted: &Self, period: (OffsetDateTime, OffsetDateTime), now: OffsetDateTime) -> i64 {
        let left = |cents: i64| {
            let (whole, rest) = ((period.1 - period.0).whole_seconds(), (period.1 - now).max(Duration::ZERO));
            if whole <= 0 { 0 } else { cents * rest.whole_seconds().min(whole) / whole }
        };
        let due = match self.interval == wanted.interval {
            true => left(wanted.cents - self.cents),
            false => wanted.cents - left(self.cents),
        };
        due.max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    const START: OffsetDateTime = datetime!(2026-04-01 00:00 UTC);
    const END: OffsetDateTime = datetime!(2026-05-01 00:00 UTC);
    const PRO: Offer = Offer { position: 1, interval: BillingInterval::Month, cents: 5000 };
    const PRO_YEAR: Offer = Offer { position: 1, interval: BillingInterval::Year, cents: 50_000 };
    const FOUNDING: Offer = Offer { position: 2, interval: BillingInterval::Year, cents: 25_000 };

    #[test]
    fn more_comes_at_once_and_less_at_the_end() {
        assert_eq!(PRO.change_to(&FOUNDING), Takes::Now);
        assert_eq!(PRO.change_to(&PRO_YEAR), Takes::Now);
        assert_eq!(PRO_YEAR.change_to(&PRO), Takes::PeriodEnd);
        assert_eq!(FOUNDING.change_to(&PRO_YEAR), Takes::PeriodEnd);
    }

    #[test]
    fn what_is_left_is_credited() {
        let half = START + Duration::days(15);
        assert_eq!(PRO.due_now(&FOUNDING, (START, END), half), 25_000 - 2500);
        let bigger = Offer { position: 2, cents: 10_000, ..PRO };
        assert_eq!(PRO.due_now(&bigger, (START, END), half), 2500);
        assert_eq!(PRO.due_now(&bigger, (START, END), END), 0);
        assert_eq!(PRO.due_now(&bigger, (START, END), START - Duration::DAY), 5000);
        // Never money back: what was paid is used up.
        assert_eq!(PRO_YEAR.due_now(&FOUNDING, (START, START + Duration::days(365)), START), 0);
    }
}
