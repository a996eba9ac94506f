//! `admin_review_company`, and what is in the log of it.

use crate::kit::TestApp;
use devproof_queue::outbox;
use serde_json::json;

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
async fn the_operator_approves_a_company_by_its_address() {
    let app = TestApp::start().await;
    let company = app.company_in("pending").await;
    let admin = app.database.admin().await;
    let sql = "select slug from companies where id = $1";
    let slug: String = admin.query_one(sql, &[&company.id]).await.expect("a company").get(0);
    let approve = async |slug: &str| {
        devproof_commands::approve_company(&app.db, slug, "Known shop", "command line").await.map_err(|e| e.code())
    };
    assert_eq!(approve(&slug).await, Ok(()));
    assert_eq!(approve(&slug).await, Err("unchanged"));
    assert_eq!(approve("nowhere").await, Err("not_found"));
    let sql = "select count(*) from private.audit_log
        where action = 'company.review' and subject_id = $1::uuid::text and actor_label = 'command line'
          and actor_id is null and details = '{\"from\": \"pending\", \"to\": \"approved\"}'";
    assert_eq!(crate::commands::count(&app, sql, company.id).await, 1);
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let mails = outbox::list(&app.db, Some(&company.admin.email)).await.expect("the outbox");
    assert_eq!(mails.len(), 1);
}
