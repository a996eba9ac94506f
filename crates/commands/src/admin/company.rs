//! A company as staff see it.

use devproof_vocabulary::{ApprovalStatus, CompanyRole, CompanySize, CompanyStage, JobStatus};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use uuid::Uuid;

/// A decision of staff on a company.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyReview {
    status: ApprovalStatus,
    reason: String,
    created_at: String,
    /// Null at the command line, and when the account is gone.
    decided_by_name: Option<String>,
}

/// A line of the list.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListedCompany {
    id: Uuid,
    slug: String,
    name: String,
    approval_status: ApprovalStatus,
    website: Option<String>,
    size: Option<CompanySize>,
    industry: Option<String>,
    created_at: String,
    member_count: i64,
    open_jobs: i64,
    admin: Option<CompanyAdmin>,
    last_review: Option<CompanyReview>,
    /// What the list continues after, to follow this one.
    pub(super) cursor: String,
}

/// Whom to ask.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyAdmin {
    full_name: String,
    email: Option<String>,
}

/// All that staff need to decide on it.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyEvidence {
    id: Uuid,
    slug: String,
    name: String,
    approval_status: ApprovalStatus,
    public_link: bool,
    logo_url: Option<String>,
    tagline: Option<String>,
    about: Option<String>,
    size: Option<CompanySize>,
    stage: Option<CompanyStage>,
    industry: Option<String>,
    founded_year: Option<i32>,
    places: Vec<String>,
    tech_stack: Vec<String>,
    culture: Option<String>,
    benefits: Vec<String>,
    website: Option<String>,
    #[ts(type = "CompanyLink[]")]
    links: Value,
    response_days: Option<i32>,
    version: i64,
    created_at: String,
    updated_at: String,
    members: Vec<CompanyMember>,
    jobs: Vec<CompanyOpening>,
    reviews: Vec<CompanyReview>,
}

/// One of its people.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyMember {
    id: Uuid,
    full_name: String,
    email: Option<String>,
    email_confirmed: bool,
    company_role: Option<CompanyRole>,
    is_active: bool,
    created_at: String,
}

/// One of its newest jobs.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompanyOpening {
    id: Uuid,
    title: String,
    status: JobStatus,
}
