//! Gate "visibility": companies that a person hides from.

use super::Verdict;
use uuid::Uuid;

/// Hidden from this company or not. `hidden` is sorted.
pub fn verdict(company: Uuid, hidden: &[Uuid]) -> Verdict {
    Verdict::pass_if(hidden.binary_search(&company).is_err())
}

pub(super) const fn detail(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Fail => "Hidden from this company",
        Verdict::Pass | Verdict::Unknown => "Visible to this company",
    }
}
