//! Periods, computed apart from the server's SQL.

use serde_json::{Value, json};
use time::{Date, Duration, Month, macros::format_description};

/// A period of days, weeks or months, and the one before it.
pub struct Periods {
    pub by: &'static str,
    pub count: i32,
    pub until: Date,
}

impl Periods {
    pub fn arguments(&self) -> Value {
        json!({ "p_by": self.by, "p_count": self.count, "p_until": text(self.until) })
    }

    /// The first days of the points, this period's and then those of the one before.
    pub fn starts(&self) -> [Vec<Date>; 2] {
        let mut starts = vec![self.start_of(self.until)];
        for _ in 1..self.count * 2 {
            starts.push(self.start_of(starts[starts.len() - 1] - Duration::days(1)));
        }
        let earlier = starts.split_off(usize::try_from(self.count).expect("a count"));
        [starts, earlier].map(|mut starts| {
            starts.reverse();
            starts
        })
    }

    /// The first day of the point that holds a day.
    pub fn start_of(&self, day: Date) -> Date {
        match self.by {
            "day" => day,
            "week" => day - Duration::days(i64::from(day.weekday().number_days_from_monday())),
            _ => day.replace_day(1).expect("a first day"),
        }
    }

    /// Which period a day is in: 0 this one, 1 the one before.
    pub fn period_of(&self, day: Date) -> Option<usize> {
        let start = self.start_of(day);
        self.starts().iter().position(|starts| starts.contains(&start))
    }
}

pub fn text(day: Date) -> String {
    day.format(format_description!("[year]-[month]-[day]")).expect("a date")
}

pub fn date(text: &str) -> Date {
    Date::parse(text, format_description!("[year]-[month]-[day]")).expect("a date")
}

/// Periods that cross the changes of the clocks in Europe and America, a leap day, and the end of a year.
pub fn all() -> Vec<Periods> {
    let day = |year, month, day| Date::from_calendar_date(year, month, day).expect("a date");
    [day(2026, Month::April, 2), day(2026, Month::November, 4), day(2027, Month::January, 3)]
        .into_iter()
        .flat_map(until)
        .collect()
}

/// Periods that end on a day.
pub fn until(until: Date) -> [Periods; 4] {
    [("day", 7), ("day", 28), ("week", 6), ("month", 3)].map(|(by, count)| Periods { by, count, until })
}
