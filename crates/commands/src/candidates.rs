//! An employer's decisions on interested people.

pub(crate) mod approve_candidate;
mod decide;
pub(crate) mod reject_candidate;
