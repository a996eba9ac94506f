//! Gate "right to work".

use super::Verdict;
use crate::{JobLocation, PersonLocation};

/// The company sponsors visas, or the person may work in one of the job's countries.
pub fn verdict(job: &JobLocation, person: &PersonLocation) -> Verdict {
    if job.sponsors_visas || job.countries.is_empty() {
        Verdict::Pass
    } else if person.work_countries.is_empty() {
        Verdict::Unknown
    } else {
        Verdict::pass_if(person.work_countries.iter().any(|country| job.countries.contains(country)))
    }
}

pub(super) const fn detail(verdict: Verdict, job: &JobLocation) -> &'static str {
    match verdict {
        _ if job.sponsors_visas => "The company sponsors visas",
        Verdict::Unknown => "Not said",
        Verdict::Pass => "Given",
        Verdict::Fail => "Needs a sponsor",
    }
}
