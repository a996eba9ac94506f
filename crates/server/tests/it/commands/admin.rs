//! Acts of staff.

mod admin_add_featured_job;
mod admin_audit_log;
mod admin_cancel_factor_removal;
mod admin_close_report;
mod admin_confirm_factor_removal;
mod admin_count_feedback;
mod admin_count_interview_scores;
mod admin_deactivate_person;
mod admin_decide_dispute;
mod admin_dismiss_job_reports;
mod admin_find_people;
mod admin_get_bug_report;
mod admin_get_company;
mod admin_get_featured_jobs;
mod admin_get_interview_review;
mod admin_get_job;
mod admin_get_numbers;
mod admin_get_person;
mod admin_get_report;
mod admin_judge_again;
mod admin_list_bug_reports;
mod admin_list_challenges;
mod admin_list_companies;
mod admin_list_disputes;
mod admin_list_factor_removals;
mod admin_list_feedback;
mod admin_list_interview_reviews;
mod admin_list_jobs;
mod admin_list_outbox;
mod admin_list_reports;
mod admin_list_sso_domains;
mod admin_list_submissions;
mod admin_list_unscored_interviews;
mod admin_publish_challenge;
mod admin_remove_featured_job;
mod admin_request_factor_removal;
mod admin_restore_job;
mod admin_restore_person;
mod admin_retire_challenge;
mod admin_retry_interview_scoring;
mod admin_retry_outbox;
mod admin_review_company;
mod admin_score_interview;
mod admin_security_log;
mod admin_set_bug_report_state;
mod admin_set_special_rank;
mod admin_set_staff;
mod admin_take_down_job;
mod admin_verify_sso_domain;

use super::{Match, matched, messages::send, open_job, pointers};
use crate::kit::{Company, Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

/// The company wrote this, and the seeker reported it; the report's id.
async fn reported(app: &TestApp, body: &str) -> (Match, Value) {
    let found = matched(app).await;
    let message = send(&found.company.admin, &found, body).await.ok();
    let call = json!({
        "p_conversation_id": found.conversation, "p_person_id": found.company.admin.id, "p_reason": "spam",
        "p_message_id": message["id"], "p_words": "It isn't about the job",
    });
    let report = found.seeker.rpc("report_person", &call).await.ok();
    (found, report["id"].clone())
}

/// A company with an open job that a seeker reported as a scam.
async fn reported_job(app: &TestApp) -> (Company, Person, Uuid) {
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let call = json!({ "p_job_opening_id": job, "p_reason": "scam", "p_words": "They ask for money" });
    seeker.rpc("report_job", &call).await.ok();
    (company, seeker, job)
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_of_staff_need_staff_a_factor_and_a_reason() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company_in("pending").await);
    let one_factor = app.session(&staff, "aal1").await;
    let id = company.id;
    let calls = [
        ("admin_list_companies", json!({ "p_reason": "r" })),
        ("admin_get_company", json!({ "p_company_id": id, "p_reason": "r" })),
        ("admin_review_company", json!({ "p_company_id": id, "p_status": "approved", "p_reason": "r" })),
        ("admin_audit_log", json!({ "p_reason": "r" })),
        ("admin_security_log", json!({ "p_reason": "r" })),
        ("admin_list_challenges", json!({ "p_reason": "r" })),
        ("admin_list_disputes", json!({ "p_reason": "r" })),
        ("admin_list_sso_domains", json!({ "p_reason": "r" })),
        ("admin_list_reports", json!({ "p_reason": "r" })),
        ("admin_list_feedback", json!({ "p_role": "employer", "p_reason": "r" })),
        ("admin_count_feedback", json!({ "p_role": "employer", "p_reason": "r" })),
        ("admin_get_report", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_close_report", json!({ "p_id": id, "p_outcome": "no_action", "p_reason": "r" })),
        ("admin_list_jobs", json!({ "p_reason": "r" })),
        ("admin_get_job", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_take_down_job", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_restore_job", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_dismiss_job_reports", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_list_bug_reports", json!({ "p_reason": "r" })),
        ("admin_get_bug_report", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_set_bug_report_state", json!({ "p_id": id, "p_state": "fixed", "p_reason": "r" })),
        ("admin_find_people", json!({ "p_reason": "r" })),
        ("admin_get_person", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_deactivate_person", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_restore_person", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_set_staff", json!({ "p_id": id, "p_is_staff": true, "p_reason": "r" })),
        ("admin_list_factor_removals", json!({ "p_reason": "r" })),
        ("admin_request_factor_removal", json!({ "p_factor_id": id, "p_reason": "r" })),
        ("admin_confirm_factor_removal", json!({ "p_factor_id": id, "p_reason": "r" })),
        ("admin_cancel_factor_removal", json!({ "p_factor_id": id, "p_reason": "r" })),
        ("admin_list_outbox", json!({ "p_reason": "r" })),
        ("admin_retry_outbox", json!({ "p_reason": "r" })),
        ("admin_get_numbers", json!({ "p_reason": "r" })),
        ("admin_list_submissions", json!({ "p_reason": "r" })),
        ("admin_judge_again", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_count_interview_scores", json!({ "p_reason": "r" })),
        ("admin_get_featured_jobs", json!({ "p_reason": "r" })),
        ("admin_add_featured_job", json!({ "p_job_opening_id": id, "p_day": "2099-01-01", "p_reason": "r" })),
        ("admin_remove_featured_job", json!({ "p_job_opening_id": id, "p_day": "2099-01-01", "p_reason": "r" })),
        ("admin_decide_dispute", json!({ "p_id": id, "p_decision": "reject", "p_reason": "r" })),
        ("admin_publish_challenge", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_retire_challenge", json!({ "p_id": id, "p_reason": "r" })),
        ("admin_set_special_rank", json!({ "p_profile_id": id, "p_reason": "r" })),
        ("admin_verify_sso_domain", json!({ "p_domain": "halyard.example", "p_reason": "r" })),
    ];
    for (name, call) in calls {
        assert_eq!(app.seeker().await.rpc(name, &call).await.error(403), "not_staff", "{name}");
        assert_eq!(company.admin.rpc(name, &call).await.error(403), "not_staff", "{name}");
        assert_eq!(app.newcomer().await.rpc(name, &call).await.error(403), "not_staff", "{name}");
        assert_eq!(one_factor.rpc(name, &call).await.error(403), "aal2_required", "{name}");
        assert_eq!(app.post(&format!("/rest/v1/rpc/{name}"), &call).await.error(401), "not_signed_in", "{name}");
        let mut blank = call.clone();
        blank["p_reason"] = json!("  ");
        let refused = staff.rpc(name, &blank).await;
        assert_eq!(
            (refused.error(422).as_str(), pointers(&refused)),
            ("invalid_input", vec!["/p_reason".to_owned()]),
            "{name}"
        );
    }
    let missing = json!({ "p_company_id": Uuid::new_v4(), "p_status": "approved", "p_reason": "r" });
    assert_eq!(staff.rpc("admin_review_company", &missing).await.error(404), "not_found");
    let nothing = Uuid::new_v4();
    for (name, call) in [
        ("admin_decide_dispute", json!({ "p_id": nothing, "p_decision": "confirm", "p_reason": "r" })),
        ("admin_get_report", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_get_job", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_take_down_job", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_restore_job", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_dismiss_job_reports", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_get_person", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_deactivate_person", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_restore_person", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_set_staff", json!({ "p_id": nothing, "p_is_staff": true, "p_reason": "r" })),
        ("admin_request_factor_removal", json!({ "p_factor_id": nothing, "p_reason": "r" })),
        ("admin_confirm_factor_removal", json!({ "p_factor_id": nothing, "p_reason": "r" })),
        ("admin_cancel_factor_removal", json!({ "p_factor_id": nothing, "p_reason": "r" })),
        ("admin_retry_outbox", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_judge_again", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_add_featured_job", json!({ "p_job_opening_id": nothing, "p_day": "2099-01-01", "p_reason": "r" })),
        ("admin_remove_featured_job", json!({ "p_job_opening_id": nothing, "p_day": "2099-01-01", "p_reason": "r" })),
        ("admin_get_bug_report", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_set_bug_report_state", json!({ "p_id": nothing, "p_state": "fixed", "p_reason": "r" })),
        ("admin_close_report", json!({ "p_id": nothing, "p_outcome": "warned", "p_reason": "r" })),
        ("admin_publish_challenge", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_retire_challenge", json!({ "p_id": nothing, "p_reason": "r" })),
        ("admin_set_special_rank", json!({ "p_profile_id": nothing, "p_reason": "r" })),
        ("admin_verify_sso_domain", json!({ "p_domain": "halyard.example", "p_reason": "r" })),
    ] {
        assert_eq!(staff.rpc(name, &call).await.error(404), "not_found", "{name}");
    }
    let missing = json!({ "p_company_id": Uuid::new_v4(), "p_reason": "r" });
    assert_eq!(staff.rpc("admin_get_company", &missing).await.error(404), "not_found");
    let unknown = json!({ "p_reason": "r", "p_status": "lost" });
    assert_eq!(pointers(&staff.rpc("admin_list_companies", &unknown).await), ["/p_status"]);
    let odd = json!({ "p_reason": "r", "p_limit": 0, "p_cursor": "now" });
    assert_eq!(pointers(&staff.rpc("admin_list_companies", &odd).await), ["/p_limit", "/p_cursor"]);
}
