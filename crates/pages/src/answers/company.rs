//! The answer of `get_public_company`, as far as it is shown.

use crate::parts::{Promise, Step};
use devproof_vocabulary::{CompanySize, CompanyStage, EmploymentType, PayPeriod, RemotePolicy, Seniority};
use serde::Deserialize;

/// A company.
#[derive(Debug, Deserialize)]
pub(crate) struct Company {
    pub slug: String,
    pub name: String,
    pub logo_url: Option<String>,
    pub tagline: Option<String>,
    pub about: Option<String>,
    pub size: Option<CompanySize>,
    pub stage: Option<CompanyStage>,
    pub industry: Option<String>,
    pub founded_year: Option<i64>,
    pub places: Vec<String>,
    pub tech_stack: Vec<String>,
    pub culture: Option<String>,
    pub benefits: Vec<String>,
    pub website: Option<String>,
    pub links: Vec<Link>,
    pub badges: Vec<Badge>,
    pub interview_steps: Vec<Step>,
    pub promise: Promise,
    pub open_jobs: Vec<Job>,
    pub open_jobs_count: i64,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Link {
    pub label: String,
    pub url: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Badge {
    pub label: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Job {
    pub id: String,
    pub title: String,
    pub seniority: Option<Seniority>,
    pub employment_type: Option<EmploymentType>,
    pub remote_policy: Option<RemotePolicy>,
    pub places: Vec<String>,
    pub pay_min: Option<i64>,
    pub pay_max: Option<i64>,
    pub pay_currency: Option<String>,
    pub pay_period: Option<PayPeriod>,
}
