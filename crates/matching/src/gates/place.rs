//! Gate "place": way of working, country, relocation.

use super::{Side, Verdict};
use crate::{JobLocation, PersonLocation};
use devproof_vocabulary::RemotePolicy;

/// Remote work without countries is open to all; other work without countries is not comparable.
pub fn verdict(job: &JobLocation, person: &PersonLocation) -> Verdict {
    let Some(policy) = job.policy else { return Verdict::Unknown };
    let is_remote = policy == RemotePolicy::Remote;
    if is_unwanted(policy, person) {
        Verdict::Fail
    } else if job.countries.is_empty() {
        if is_remote { Verdict::Pass } else { Verdict::Unknown }
    } else if person.country.is_some_and(|country| job.countries.contains(&country))
        || (!is_remote && person.can_relocate)
    {
        Verdict::Pass
    } else if person.country.is_none() {
        Verdict::Unknown
    } else {
        Verdict::Fail
    }
}

fn is_unwanted(policy: RemotePolicy, person: &PersonLocation) -> bool {
    !person.work_modes.is_empty() && !person.work_modes.contains(policy)
}

pub(super) const fn unknown_side(job: &JobLocation) -> Side {
    if job.policy.is_none() || job.countries.is_empty() { Side::Job } else { Side::Person }
}

pub(super) fn detail(verdict: Verdict, job: &JobLocation, person: &PersonLocation) -> String {
    let Some(policy) = job.policy else { return "Way of working not stated".to_owned() };
    let listed = |count: usize| {
        job.countries.iter().take(count).map(|country| country.as_str()).collect::<Vec<_>>().join(", ")
    };
    let countries = match job.countries.len() {
        0 if policy == RemotePolicy::Remote => "anywhere".to_owned(),
        0 => "country not stated".to_owned(),
        count @ 1..=4 => listed(count),
        count => format!("{} and {} more", listed(3), count - 3),
    };
    let reason = match verdict {
        Verdict::Pass => "",
        Verdict::Unknown if job.countries.is_empty() => "",
        Verdict::Unknown => "; where the person lives is not known",
        Verdict::Fail if is_unwanted(policy, person) => "; not a way of working that was asked for",
        Verdict::Fail => "; the person lives elsewhere",
    };
    format!("{}, {countries}{reason}", policy.label())
}
