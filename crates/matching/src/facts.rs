//! The two sides of a match as plain facts. Nothing here decides anything.

mod job;
mod person;
mod requirement;

pub use job::{JobFacts, JobLocation, JobPay, Requirements, UtcOffsetRange};
pub use person::{ExpectedPay, PersonFacts, PersonFamilies, PersonLocation, PersonSkill, Standing, UsedSkill};
pub use requirement::{Criterion, JobSkill, Requirement, Role};
