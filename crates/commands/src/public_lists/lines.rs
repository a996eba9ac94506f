//! A line of each list.

use devproof_vocabulary::{
    CompanySize, Difficulty, EmploymentType, Language, PayPeriod, RemotePolicy, Seniority, Topic,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// A job that everyone may read.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PublicJobLine {
    id: Uuid,
    title: String,
    company: PublicJobCompany,
    seniority: Option<Seniority>,
    employment_type: Option<EmploymentType>,
    remote_policy: Option<RemotePolicy>,
    places: Vec<String>,
    pay_min: Option<i64>,
    pay_max: Option<i64>,
    pay_currency: Option<String>,
    pay_period: Option<PayPeriod>,
    published_at: String,
}

/// Whose job it is.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PublicJobCompany {
    slug: String,
    name: String,
    logo_url: Option<String>,
}

/// A company with a public page.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PublicCompanyLine {
    slug: String,
    name: String,
    logo_url: Option<String>,
    tagline: Option<String>,
    industry: Option<String>,
    size: Option<CompanySize>,
    places: Vec<String>,
    /// Labels.
    badges: Vec<String>,
    /// Counted up to 100.
    open_jobs: i64,
}

/// A badge that the list of companies can be narrowed by.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PublicBadge {
    key: String,
    label: String,
}

/// A published challenge.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PublicChallengeLine {
    slug: String,
    title: String,
    summary: String,
    topic: Topic,
    difficulty: Difficulty,
    languages: Vec<Language>,
    minutes: Option<i64>,
    /// People who have completed it.
    solved_by: i64,
}
