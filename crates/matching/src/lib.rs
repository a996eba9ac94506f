//! The match score: how well a person fits a job, and why. Everything here is a pure function over plain facts, in
//! integer arithmetic: the same facts give the same number on every machine.

mod catalog;
mod challenge;
mod choices;
mod codes;
mod completion;
pub mod criteria;
mod facts;
pub mod families;
pub mod gates;
mod headline;
pub mod index;
mod proof;
mod provable;
pub mod rates;
mod receipt;
mod score;
mod weight_form;
mod words;

pub use catalog::{Catalog, Rank, Skill};
pub use challenge::Challenge;
pub use choices::Choices;
pub use codes::{Country, Currency, InvalidCode, SkillId};
pub use completion::Completion;
pub use criteria::{State, Weight, WeightKey};
pub use facts::{
    Criterion, ExpectedPay, JobFacts, JobLocation, JobPay, JobSkill, PersonFacts, PersonFamilies, PersonLocation,
    PersonSkill, Requirement, Requirements, Role, Standing, UsedSkill, UtcOffsetRange,
};
pub use gates::{Gate, Gates, Side, Verdict};
pub use proof::{Evidence, Grade, Passed, Proof};
pub use provable::{Lift, Provable, lifts};
pub use receipt::{Coverage, CriterionLine, GateLine, Receipt};
pub use score::{Band, Score, score, score_of};
pub use weight_form::WeightForm;

/// Which rules these are. Changes with every change that can move a score; a frozen receipt names the one that made it.
pub const MATCH_VERSION: u32 = 3;
