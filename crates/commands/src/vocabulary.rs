//! The words that columns with a fixed set accept. The tables' checks say the same.

pub(crate) const ROLES: &[&str] = &["job_seeker", "employer"];
pub(crate) const SENIORITIES: &[&str] = &["intern", "junior", "mid", "senior", "staff", "principal"];
pub(crate) const EMPLOYMENT_TYPES: &[&str] = &["full_time", "part_time", "contract", "internship", "temporary"];
pub(crate) const REMOTE_POLICIES: &[&str] = &["remote", "hybrid", "onsite"];
pub(crate) const PAY_PERIODS: &[&str] = &["year", "month", "day", "hour"];
pub(crate) const IMPORTANCES: &[&str] = &["must", "nice"];
pub(crate) const CRITERIA: &[&str] = &["skill", "years", "seniority", "rank", "system_design", "projects"];
pub(crate) const SOURCES: &[&str] = &["discover", "featured", "search", "link"];
pub(crate) const VIEWS: &[&str] = &["messages", "candidates", "shared_jobs"];
pub(crate) const SIZES: &[&str] = &["1-10", "11-50", "51-200", "201-500", "501-1000", "1001-5000", "5001+"];
pub(crate) const STAGES: &[&str] =
    &["bootstrapped", "pre_seed", "seed", "series_a", "series_b", "series_c", "late", "public", "non_profit"];
pub(crate) const APPROVALS: &[&str] = &["pending", "approved", "needs_changes", "rejected", "suspended"];
pub(crate) const PERMISSIONS: &[&str] = &[
    "view_analytics",
    "manage_jobs",
    "manage_challenges",
    "view_candidates",
    "message_candidates",
    "manage_company",
    "manage_team",
];
pub(crate) const LANGUAGES: &[&str] = &["javascript", "typescript", "python", "sql"];
