//! Acts of our staff. Each says why, and lands in the audit log; the helpers in `private` ask who is there.

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

use crate::check::Check;

/// The reason that every act of staff has.
fn reason(check: &mut Check, given: &str) -> String {
    check.text("p_reason", given, 2000).trim().to_owned()
}
