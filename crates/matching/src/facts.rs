//! The two sides of a match as plain facts. Nothing here decides anything.

mod job;
mod person;

pub use job::{JobFacts, JobLocation, JobPay, JobSkill, Requirements, UtcOffsetRange};
pub use person::{ExpectedPay, PersonFacts, PersonLocation, PersonSkill, Proof, Standing, UsedSkill};
