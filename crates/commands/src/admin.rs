//! Acts of our staff. Each says why, and leaves an entry in the audit log.

pub(crate) mod admin_add_featured_job;
pub(crate) mod admin_audit_log;
pub(crate) mod admin_cancel_factor_removal;
pub(crate) mod admin_close_report;
pub(crate) mod admin_confirm_factor_removal;
pub(crate) mod admin_count_feedback;
pub(crate) mod admin_count_interview_scores;
pub(crate) mod admin_deactivate_person;
pub(crate) mod admin_decide_dispute;
pub(crate) mod admin_dismiss_job_reports;
pub(crate) mod admin_find_people;
pub(crate) mod admin_get_bug_report;
pub(crate) mod admin_get_company;
pub(crate) mod admin_get_featured_jobs;
pub(crate) mod admin_get_interview_review;
pub(crate) mod admin_get_job;
pub(crate) mod admin_get_numbers;
pub(crate) mod admin_get_person;
pub(crate) mod admin_get_report;
pub(crate) mod admin_judge_again;
pub(crate) mod admin_list_bug_reports;
pub(crate) mod admin_list_challenges;
pub(crate) mod admin_list_companies;
pub(crate) mod admin_list_disputes;
pub(crate) mod admin_list_factor_removals;
pub(crate) mod admin_list_feedback;
pub(crate) mod admin_list_interview_reviews;
pub(crate) mod admin_list_jobs;
pub(crate) mod admin_list_outbox;
pub(crate) mod admin_list_reports;
pub(crate) mod admin_list_sso_domains;
pub(crate) mod admin_list_submissions;
pub(crate) mod admin_list_unscored_interviews;
pub(crate) mod admin_publish_challenge;
pub(crate) mod admin_remove_featured_job;
pub(crate) mod admin_request_factor_removal;
pub(crate) mod admin_restore_job;
pub(crate) mod admin_restore_person;
pub(crate) mod admin_retire_challenge;
pub(crate) mod admin_retry_interview_scoring;
pub(crate) mod admin_retry_outbox;
pub(crate) mod admin_review_company;
pub(crate) mod admin_score_interview;
pub(crate) mod admin_security_log;
pub(crate) mod admin_set_bug_report_state;
pub(crate) mod admin_set_special_rank;
pub(crate) mod admin_set_staff;
pub(crate) mod admin_take_down_job;
pub(crate) mod admin_verify_sso_domain;
mod bug_report;
mod challenge;
mod company;
mod count_days;
mod dispute;
mod factor;
mod feedback;
mod job;
mod person;
mod report;
mod review;
mod staff;

use crate::rpc::command::{Command, command};
pub use count_days::count_days;
pub use review::approve_company;
pub(crate) use staff::Entry;
use staff::{PAGE, lines, next, reason, was_written};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("admin_add_featured_job", Active, admin_add_featured_job),
    command!("admin_audit_log", Active, admin_audit_log),
    command!("admin_cancel_factor_removal", Active, admin_cancel_factor_removal),
    command!("admin_close_report", Active, admin_close_report),
    command!("admin_confirm_factor_removal", Active, admin_confirm_factor_removal),
    command!("admin_count_feedback", Active, admin_count_feedback),
    command!("admin_count_interview_scores", Active, admin_count_interview_scores),
    command!("admin_deactivate_person", Active, admin_deactivate_person),
    command!("admin_decide_dispute", Active, admin_decide_dispute),
    command!("admin_dismiss_job_reports", Active, admin_dismiss_job_reports),
    command!("admin_find_people", Active, admin_find_people),
    command!("admin_get_bug_report", Active, admin_get_bug_report),
    command!("admin_get_company", Active, admin_get_company),
    command!("admin_get_featured_jobs", Active, admin_get_featured_jobs),
    command!("admin_get_interview_review", Active, admin_get_interview_review),
    command!("admin_get_job", Active, admin_get_job),
    command!("admin_get_numbers", Active, admin_get_numbers),
    command!("admin_get_person", Active, admin_get_person),
    command!("admin_get_report", Active, admin_get_report),
    command!("admin_judge_again", Active, admin_judge_again),
    command!("admin_list_bug_reports", Active, admin_list_bug_reports),
    command!("admin_list_challenges", Active, admin_list_challenges),
    command!("admin_list_companies", Active, admin_list_companies),
    command!("admin_list_disputes", Active, admin_list_disputes),
    command!("admin_list_factor_removals", Active, admin_list_factor_removals),
    command!("admin_list_feedback", Active, admin_list_feedback),
    command!("admin_list_interview_reviews", Active, admin_list_interview_reviews),
    command!("admin_list_jobs", Active, admin_list_jobs),
    command!("admin_list_outbox", Active, admin_list_outbox),
    command!("admin_list_reports", Active, admin_list_reports),
    command!("admin_list_sso_domains", Active, admin_list_sso_domains),
    command!("admin_list_submissions", Active, admin_list_submissions),
    command!("admin_list_unscored_interviews", Active, admin_list_unscored_interviews),
    command!("admin_publish_challenge", Active, admin_publish_challenge),
    command!("admin_remove_featured_job", Active, admin_remove_featured_job),
    command!("admin_request_factor_removal", Active, admin_request_factor_removal),
    command!("admin_restore_job", Active, admin_restore_job),
    command!("admin_restore_person", Active, admin_restore_person),
    command!("admin_retire_challenge", Active, admin_retire_challenge),
    command!("admin_retry_interview_scoring", Active, admin_retry_interview_scoring),
    command!("admin_retry_outbox", Active, admin_retry_outbox),
    command!("admin_review_company", Active, admin_review_company),
    command!("admin_score_interview", Active, admin_score_interview),
    command!("admin_security_log", Active, admin_security_log),
    command!("admin_set_bug_report_state", Active, admin_set_bug_report_state),
    command!("admin_set_special_rank", Active, admin_set_special_rank),
    command!("admin_set_staff", Active, admin_set_staff),
    command!("admin_take_down_job", Active, admin_take_down_job),
    command!("admin_verify_sso_domain", Active, admin_verify_sso_domain),
];
