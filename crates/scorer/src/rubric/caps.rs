//! The names of the caps. When each holds, `score` says.

/// The caps that this scorer knows.
pub(super) const KNOWN: &[&str] = &[
    "no_scope",
    "no_sum",
    "no_architecture",
    "single_server",
    "no_failure",
    "no_downside",
    "unexplained",
    "says_nothing",
];
