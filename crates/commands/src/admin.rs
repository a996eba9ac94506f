//! Acts of our staff. Each says why, and leaves an entry in the audit log.

pub(crate) mod admin_audit_log;
pub(crate) mod admin_decide_dispute;
pub(crate) mod admin_get_company;
pub(crate) mod admin_get_interview_review;
pub(crate) mod admin_list_challenges;
pub(crate) mod admin_list_companies;
pub(crate) mod admin_list_disputes;
pub(crate) mod admin_list_interview_reviews;
pub(crate) mod admin_list_sso_domains;
pub(crate) mod admin_list_unscored_interviews;
pub(crate) mod admin_publish_challenge;
pub(crate) mod admin_retire_challenge;
pub(crate) mod admin_retry_interview_scoring;
pub(crate) mod admin_review_company;
pub(crate) mod admin_score_interview;
pub(crate) mod admin_security_log;
pub(crate) mod admin_set_special_rank;
pub(crate) mod admin_verify_sso_domain;
mod challenge;
mod company;
mod dispute;
mod review;
mod staff;

pub use review::approve_company;
pub(crate) use staff::Entry;
use staff::{PAGE, lines, next, only, reason, was_written};
