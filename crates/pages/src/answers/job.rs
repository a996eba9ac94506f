//! The answer of `get_public_job`, as far as it is shown.

use super::company::Badge;
use crate::parts::{Promise, Step};
use devproof_vocabulary::{CompanySize, EmploymentType, PayPeriod, RemotePolicy, Seniority};
use serde::Deserialize;
use uuid::Uuid;

/// An open job.
#[derive(Debug, Deserialize)]
pub(crate) struct Job {
    pub id: Uuid,
    pub title: String,
    pub company: Company,
    pub seniority: Option<Seniority>,
    pub employment_type: Option<EmploymentType>,
    pub remote_policy: Option<RemotePolicy>,
    pub places: Vec<String>,
    pub countries: Vec<String>,
    pub utc_offset_min: Option<i16>,
    pub utc_offset_max: Option<i16>,
    pub pay_min: Option<i64>,
    pub pay_max: Option<i64>,
    pub pay_currency: Option<String>,
    pub pay_period: Option<PayPeriod>,
    pub published_at: Option<String>,
    pub expires_at: Option<String>,
    pub skills: Vec<Skill>,
    pub promise: Promise,
    pub description: String,
    pub equity: Option<String>,
    pub visa_sponsorship: Option<bool>,
    pub min_years: Option<i64>,
    pub min_rank: Option<usize>,
    pub min_rank_name: Option<String>,
    pub min_system_design: Option<i64>,
    pub interview_process: Option<String>,
    pub interview_steps: Vec<Step>,
    pub website: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Company {
    pub slug: String,
    pub name: String,
    pub logo_url: Option<String>,
    pub size: Option<CompanySize>,
    pub badges: Vec<Badge>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Skill {
    pub name: String,
    pub importance: String,
}
