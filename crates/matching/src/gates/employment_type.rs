//! Gate "employment type".

use super::Verdict;
use crate::{Choices, words::capitalize};
use devproof_vocabulary::EmploymentType;

/// One of those that the person looks for; naming none leaves all open.
pub fn verdict(offered: Option<EmploymentType>, wanted: Choices<EmploymentType>) -> Verdict {
    match offered {
        None => Verdict::Unknown,
        Some(kind) => Verdict::pass_if(wanted.is_empty() || wanted.contains(kind)),
    }
}

pub(super) fn detail(offered: Option<EmploymentType>) -> String {
    let Some(kind) = offered else { return "Not said".to_owned() };
    kind.as_str().split('_').map(capitalize).collect::<Vec<_>>().join(" ")
}
