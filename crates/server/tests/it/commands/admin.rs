//! Acts of staff.

use super::pointers;
use crate::kit::TestApp;
use devproof_queue::outbox;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn staff_review_companies_and_it_is_written_down() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company_in("pending").await);
    let reviewed = json!({ "p_company_id": company.id, "p_status": "approved", "p_reason": "Known shop" });
    let listed = staff.rpc("admin_list_companies", &json!({ "p_status": "pending", "p_reason": "Queue" })).await.ok();
    assert_eq!(listed["companies"][0]["id"], json!(company.id));
    let whole = staff.rpc("admin_get_company", &json!({ "p_company_id": company.id, "p_reason": "Look" })).await.ok();
    assert_eq!(whole["members"][0]["email"], json!(company.admin.email));
    assert_eq!(
        staff.rpc("admin_review_company", &reviewed).await.ok(),
        json!({ "id": company.id, "approval_status": "approved" })
    );
    assert_eq!(staff.rpc("admin_review_company", &reviewed).await.error(409), "unchanged");
    let log = staff.rpc("admin_audit_log", &json!({ "p_reason": "Check", "p_action": "company.review" })).await.ok();
    assert_eq!(
        (&log["entries"][0]["reason"], &log["entries"][0]["subject_id"]),
        (&json!("Known shop"), &json!(company.id))
    );
    let own = company.admin.get("/rest/v1/profiles?select=company_approval_status").await.ok();
    assert_eq!(own, json!([{ "company_approval_status": "approved" }]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_admin_of_a_company_learns_by_mail_how_its_review_ended() {
    let app = TestApp::start().await;
    let (staff, company) = (app.staff().await, app.company_in("pending").await);
    let recruiter = app.recruiter(&company, &["manage_jobs"]).await;
    for (status, reason) in [("needs_changes", "The <b>website</b> is empty"), ("approved", "It is there now")] {
        let review = json!({ "p_company_id": company.id, "p_status": status, "p_reason": reason });
        staff.rpc("admin_review_company", &review).await.ok();
        app.app.worker().expect("a worker").drain().await.expect("the queue");
    }
    let mails = outbox::list(&app.db, Some(&company.admin.email)).await.expect("the outbox");
    let sent = |subject: &str| mails.iter().find(|mail| mail.subject == subject).map(|mail| mail.text.clone());
    let back = sent("Halyard needs changes").expect("a mail about the changes");
    assert!(back.contains("Reason: The <b>website</b> is empty"), "{back}");
    assert!(back.contains("/dashboard/profile/company"), "{back}");
    let approved = sent("Halyard is approved").expect("a mail about the approval");
    assert!(approved.contains("/dashboard/jobs"), "{approved}");
    assert_eq!(mails.len(), 2);
    assert!(outbox::list(&app.db, Some(&recruiter.email)).await.expect("the outbox").is_empty());
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
    let missing = json!({ "p_company_id": Uuid::new_v4(), "p_reason": "r" });
    assert_eq!(staff.rpc("admin_get_company", &missing).await.error(404), "not_found");
    let unknown = json!({ "p_reason": "r", "p_status": "lost" });
    assert_eq!(pointers(&staff.rpc("admin_list_companies", &unknown).await), ["/p_status"]);
    let odd = json!({ "p_reason": "r", "p_limit": 0, "p_cursor": "now" });
    assert_eq!(pointers(&staff.rpc("admin_list_companies", &odd).await), ["/p_limit", "/p_cursor"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_of_staff_come_in_pages() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    for _ in 0..3 {
        app.company_in("pending").await;
    }
    let first = staff
        .rpc("admin_list_companies", &json!({ "p_reason": "r", "p_status": "pending", "p_limit": 2 }))
        .await
        .ok();
    let next = json!({ "p_reason": "r", "p_status": "pending", "p_limit": 2, "p_cursor": first["next_cursor"] });
    let second = staff.rpc("admin_list_companies", &next).await.ok();
    assert_eq!(
        (first["companies"].as_array().map(Vec::len), second["companies"].as_array().map(Vec::len)),
        (Some(2), Some(1))
    );
    assert!(second["next_cursor"].is_null());
    let found = staff.rpc("admin_list_companies", &json!({ "p_reason": "r", "p_search": "haly" })).await.ok();
    assert_eq!(found["companies"].as_array().map(Vec::len), Some(3));
    assert_eq!(
        staff.rpc("admin_list_companies", &json!({ "p_reason": "r", "p_search": "%" })).await.ok()["companies"],
        json!([])
    );
}
