//! What a job and a person have to agree on before any score counts. Each gate is a file: its rule and its words.

pub mod employment_type;
pub mod pay;
pub mod place;
pub mod right_to_work;
pub mod time_zone;
pub mod visibility;

use crate::{Catalog, JobFacts, PersonFacts, WeightForm};
use serde::{Serialize, Serializer};

/// One of the gates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gate {
    /// Way of working and country.
    Place,
    /// Hours from UTC of remote work.
    TimeZone,
    /// Kind of employment.
    EmploymentType,
    /// Sponsor or permit.
    RightToWork,
    /// Overlap of pay.
    Pay,
    /// Whether the person hides from the company.
    Visibility,
}

/// What a gate says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It passes.
    Pass,
    /// It fails.
    Fail,
    /// A fact is missing.
    Unknown,
}

impl Verdict {
    pub(crate) const fn pass_if(passes: bool) -> Self {
        if passes { Self::Pass } else { Self::Fail }
    }
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Pass => serializer.serialize_bool(true),
            Self::Fail => serializer.serialize_bool(false),
            Self::Unknown => serializer.serialize_none(),
        }
    }
}

/// One of the two sides of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The person.
    Person,
    /// The job.
    Job,
}

impl Gate {
    /// All gates, in the order of a receipt.
    pub const ALL: [Self; 6] =
        [Self::Place, Self::TimeZone, Self::EmploymentType, Self::RightToWork, Self::Pay, Self::Visibility];

    /// What people read for it.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Place => "Place",
            Self::TimeZone => "Time zone",
            Self::EmploymentType => "Employment type",
            Self::RightToWork => "Right to work",
            Self::Pay => "Pay",
            Self::Visibility => "Visibility",
        }
    }

    /// What it says of a job and a person.
    pub fn verdict(self, job: &JobFacts, person: &PersonFacts) -> Verdict {
        match self {
            Self::Place => place::verdict(&job.location, &person.location),
            Self::TimeZone => time_zone::verdict(&job.location, &person.location),
            Self::EmploymentType => employment_type::verdict(job.employment_type, person.employment_types),
            Self::RightToWork => right_to_work::verdict(&job.location, &person.location),
            Self::Pay => pay::verdict(job.pay, person.expected_pay),
            Self::Visibility => visibility::verdict(job.company, &person.hidden_companies),
        }
    }

    /// Whose fact is missing when it is unknown; none when both said all they can. Where both are silent it is the job.
    pub const fn unknown_side(self, verdict: Verdict, job: &JobFacts) -> Option<Side> {
        if !matches!(verdict, Verdict::Unknown) {
            return None;
        }
        match self {
            Self::Place => Some(place::unknown_side(&job.location)),
            Self::TimeZone | Self::RightToWork => Some(Side::Person),
            Self::EmploymentType => Some(Side::Job),
            Self::Pay if pay::is_stated(job.pay) => None,
            Self::Pay => Some(Side::Job),
            Self::Visibility => None,
        }
    }

    /// Why it says so, in words that hold for both sides. What the person expects to earn never shows.
    pub fn detail(
        self,
        verdict: Verdict,
        job: &JobFacts,
        person: &PersonFacts,
        catalog: &Catalog,
        form: WeightForm,
    ) -> String {
        match self {
            Self::Place => place::detail(verdict, &job.location, &person.location),
            Self::TimeZone => time_zone::detail(&job.location),
            Self::EmploymentType => employment_type::detail(job.employment_type),
            Self::RightToWork => right_to_work::detail(verdict, &job.location).to_owned(),
            Self::Pay => pay::detail(verdict, job.pay, person.expected_pay, catalog, form),
            Self::Visibility => visibility::detail(verdict).to_owned(),
        }
    }
}

/// What all gates say of a job and a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gates([Verdict; Gate::ALL.len()]);

impl Gates {
    /// Asks all gates. It allocates nothing.
    pub fn of(job: &JobFacts, person: &PersonFacts) -> Self {
        Self(Gate::ALL.map(|gate| gate.verdict(job, person)))
    }

    /// What one of them says.
    pub const fn verdict(self, gate: Gate) -> Verdict {
        self.0[gate as usize]
    }

    /// Whether one fails. An unknown one does not.
    pub fn has_failure(self) -> bool {
        self.0.contains(&Verdict::Fail)
    }
}
