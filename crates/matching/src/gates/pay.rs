//! Gate "pay". It says only whether both overlap, so that the expectation never shows.

use super::Verdict;
use crate::{Catalog, ExpectedPay, JobPay, WeightForm, words::long_day};

/// The top of the job's range reaches what the person expects, both per year, across currencies by reference rates.
pub fn verdict(offered: JobPay, expected: Option<ExpectedPay>) -> Verdict {
    let Some(expected) = expected else { return Verdict::Pass };
    let amounts = if offered.currency == Some(expected.currency) {
        offered.max_per_year.zip(Some(expected.min_per_year))
    } else {
        offered.reference.zip(expected.reference)
    };
    amounts.map_or(Verdict::Unknown, |(max, min)| Verdict::pass_if(max >= min))
}

/// The day of the rates is only for the person: that they were used would tell a company in which currency the
/// expectation is.
pub(super) fn detail(
    verdict: Verdict,
    offered: JobPay,
    expected: Option<ExpectedPay>,
    catalog: &Catalog,
    form: WeightForm,
) -> String {
    let says = match verdict {
        Verdict::Pass => "Overlaps",
        Verdict::Fail => "Does not overlap",
        Verdict::Unknown if is_stated(offered) => return "No exchange rate".to_owned(),
        Verdict::Unknown => return "Not stated".to_owned(),
    };
    let converts = expected.is_some_and(|expected| offered.currency != Some(expected.currency));
    match catalog.rates() {
        Some(rates) if converts && form == WeightForm::Coarse => {
            format!("{says} at the rates of {}", long_day(rates.date()))
        }
        _ => says.to_owned(),
    }
}

/// Whether the job says what it pays.
pub(super) const fn is_stated(offered: JobPay) -> bool {
    offered.max_per_year.is_some() && offered.currency.is_some()
}
