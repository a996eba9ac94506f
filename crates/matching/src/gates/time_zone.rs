//! Gate "time zone" of remote work.

use super::Verdict;
use crate::{JobLocation, PersonLocation};
use devproof_vocabulary::RemotePolicy;

/// Seconds in a hundredth of an hour.
const HUNDREDTH: i32 = 36;

/// The person's hours from UTC, rounded to hundredths, lie where the job wants them.
pub fn verdict(job: &JobLocation, person: &PersonLocation) -> Verdict {
    let (Some(range), Some(RemotePolicy::Remote)) = (job.utc_offsets, job.policy) else { return Verdict::Pass };
    let Some(seconds) = person.utc_offset else { return Verdict::Unknown };
    let hundredths = (seconds + seconds.signum() * HUNDREDTH / 2) / HUNDREDTH;
    Verdict::pass_if((i32::from(range.min) * 100..=i32::from(range.max) * 100).contains(&hundredths))
}

pub(super) fn detail(job: &JobLocation) -> String {
    job.utc_offsets.map_or_else(|| "Any".to_owned(), |range| format!("UTC {:+} to {:+}", range.min, range.max))
}
