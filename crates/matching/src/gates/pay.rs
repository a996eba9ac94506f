//! Gate "pay". It says only whether both overlap, so that the expectation never shows.

use super::Verdict;
use crate::{ExpectedPay, JobPay};

/// The top of the job's range reaches what the person expects, both per year and in one currency.
pub fn verdict(offered: JobPay, expected: Option<ExpectedPay>) -> Verdict {
    let Some(expected) = expected else { return Verdict::Pass };
    match offered {
        JobPay { max_per_year: Some(max), currency: Some(currency) } if currency == expected.currency => {
            Verdict::pass_if(max >= expected.min_per_year)
        }
        JobPay { .. } => Verdict::Unknown,
    }
}

pub(super) const fn detail(verdict: Verdict, offered: JobPay) -> &'static str {
    match verdict {
        Verdict::Pass => "Overlaps",
        Verdict::Fail => "Does not overlap",
        Verdict::Unknown if offered.max_per_year.is_none() => "Not said",
        Verdict::Unknown => "Different currencies",
    }
}
