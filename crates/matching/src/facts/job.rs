//! What a job offers and asks for.

use super::{Criterion, JobSkill, Role};
use crate::{Country, Currency, SkillId, rates::Rates};
use devproof_vocabulary::{EmploymentType, RemotePolicy, Seniority};
use uuid::Uuid;

/// Facts of a job.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct JobFacts {
    /// The job's id.
    pub id: Uuid,
    /// The company that offers it.
    pub company: Uuid,
    /// Where the work is done and by whom it can be done.
    pub location: JobLocation,
    /// Kind of employment, none when not stated.
    pub employment_type: Option<EmploymentType>,
    /// What it pays at most.
    pub pay: JobPay,
    /// What it asks of a person.
    pub requirements: Requirements,
    /// What it is scored by, in the order in which a receipt lists it: [`Requirements::criteria`] of its weights.
    pub criteria: Vec<Criterion>,
}

/// Where the work is done: the gates of place, time zone and right to work read it.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobLocation {
    /// Remote, hybrid or on site, none when not stated.
    pub policy: Option<RemotePolicy>,
    /// Countries in the employer's order. None means anywhere for remote work, else not stated.
    pub countries: Vec<Country>,
    /// Time zones of remote colleagues; none means any.
    pub utc_offsets: Option<UtcOffsetRange>,
    /// Whether the company sponsors visas.
    pub sponsors_visas: bool,
}

/// Whole hours from UTC, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UtcOffsetRange {
    /// The westernmost.
    pub min: i8,
    /// The easternmost.
    pub max: i8,
}

/// What a job pays. A match compares the top of the range. A draft can state one without the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct JobPay {
    /// The least per year, in whole units.
    pub min_per_year: Option<i64>,
    /// The most per year, in whole units.
    pub max_per_year: Option<i64>,
    /// Its currency.
    pub currency: Option<Currency>,
    /// The most in the currency in which pay is compared; none when there is no rate.
    pub reference: Option<i64>,
}

impl JobPay {
    /// What a job pays at most, comparable across currencies by these rates.
    pub fn new(max_per_year: Option<i64>, currency: Option<Currency>, rates: Option<&Rates>) -> Self {
        let known = max_per_year.zip(currency).zip(rates);
        let reference = known.and_then(|((amount, currency), rates)| rates.to_reference(amount, currency));
        Self { min_per_year: None, max_per_year, currency, reference }
    }

    /// With the lower end of the range.
    #[must_use]
    pub const fn starting_at(self, min_per_year: Option<i64>) -> Self {
        Self { min_per_year, ..self }
    }

    /// The middle of the range per year, rounded down, and its currency; none when an end isn't stated.
    pub fn middle(self) -> Option<(i64, Currency)> {
        let (min, max) = self.min_per_year.zip(self.max_per_year)?;
        Some((i64::midpoint(min, max), self.currency?))
    }
}

/// What a job asks of a person; its weights say what of it counts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Requirements {
    /// Kind of work, none when neither the company nor the title nor the skills say it.
    pub role: Option<Role>,
    /// Skills, sorted by id.
    pub skills: Vec<JobSkill>,
    /// Years of experience.
    pub min_years: Option<u8>,
    /// Level.
    pub seniority: Option<Seniority>,
    /// Position of the rank to reach.
    pub min_rank: Option<u8>,
    /// Points of the system design interview.
    pub min_system_design: Option<u8>,
    /// The skill that the interview proves, where the catalog has it.
    pub interview_skill: Option<SkillId>,
}
