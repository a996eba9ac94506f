//! Acts of our staff. Each says why, and leaves an entry in the audit log.

pub(crate) mod admin_audit_log;
pub(crate) mod admin_close_report;
pub(crate) mod admin_count_feedback;
pub(crate) mod admin_decide_dispute;
pub(crate) mod admin_get_bug_report;
pub(crate) mod admin_get_company;
pub(crate) mod admin_get_interview_review;
pub(crate) mod admin_get_report;
pub(crate) mod admin_list_bug_reports;
pub(crate) mod admin_list_challenges;
pub(crate) mod admin_list_companies;
pub(crate) mod admin_list_disputes;
pub(crate) mod admin_list_feedback;
pub(crate) mod admin_list_interview_reviews;
pub(crate) mod admin_list_reports;
pub(crate) mod admin_list_sso_domains;
pub(crate) mod admin_list_unscored_interviews;
pub(crate) mod admin_publish_challenge;
pub(crate) mod admin_retire_challenge;
pub(crate) mod admin_retry_interview_scoring;
pub(crate) mod admin_review_company;
pub(crate) mod admin_score_interview;
pub(crate) mod admin_security_log;
pub(crate) mod admin_set_bug_report_state;
pub(crate) mod admin_set_special_rank;
pub(crate) mod admin_verify_sso_domain;
mod bug_report;
mod challenge;
mod company;
mod dispute;
mod feedback;
mod report;
mod review;
mod staff;

use crate::rpc::command::{Command, command};
pub use review::approve_company;
pub(crate) use staff::Entry;
use staff::{PAGE, lines, next, reason, was_written};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("admin_audit_log", Active, admin_audit_log),
    command!("admin_close_report", Active, admin_close_report),
    command!("admin_count_feedback", Active, admin_count_feedback),
    command!("admin_decide_dispute", Active, admin_decide_dispute),
    command!("admin_get_bug_report", Active, admin_get_bug_report),
    command!("admin_get_company", Active, admin_get_company),
    command!("admin_get_interview_review", Active, admin_get_interview_review),
    command!("admin_get_report", Active, admin_get_report),
    command!("admin_list_bug_reports", Active, admin_list_bug_reports),
    command!("admin_list_challenges", Active, admin_list_challenges),
    command!("admin_list_companies", Active, admin_list_companies),
    command!("admin_list_disputes", Active, admin_list_disputes),
    command!("admin_list_feedback", Active, admin_list_feedback),
    command!("admin_list_interview_reviews", Active, admin_list_interview_reviews),
    command!("admin_list_reports", Active, admin_list_reports),
    command!("admin_list_sso_domains", Active, admin_list_sso_domains),
    command!("admin_list_unscored_interviews", Active, admin_list_unscored_interviews),
    command!("admin_publish_challenge", Active, admin_publish_challenge),
    command!("admin_retire_challenge", Active, admin_retire_challenge),
    command!("admin_retry_interview_scoring", Active, admin_retry_interview_scoring),
    command!("admin_review_company", Active, admin_review_company),
    command!("admin_score_interview", Active, admin_score_interview),
    command!("admin_security_log", Active, admin_security_log),
    command!("admin_set_bug_report_state", Active, admin_set_bug_report_state),
    command!("admin_set_special_rank", Active, admin_set_special_rank),
    command!("admin_verify_sso_domain", Active, admin_verify_sso_domain),
];
