//! What the database answers for these pages.

pub(crate) mod company;
pub(crate) mod job;
pub(crate) mod person;
