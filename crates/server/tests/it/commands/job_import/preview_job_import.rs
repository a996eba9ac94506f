//! `preview_job_import`: what a document would become; nothing is written.

use crate::{
    commands::{count, pointers},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_posting_is_shown_and_nothing_is_written() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let preview = async |document| company.admin.rpc("preview_job_import", &json!({ "p_document": document })).await;
    let posting = json!({ "@type": "JobPosting", "title": "Engineer", "description": "Keep it running." });
    let shown = preview(posting).await.ok();
    assert_eq!(shown["postings"][0]["draft"]["title"], "Engineer", "{shown}");
    assert_eq!(count(&app, "select count(*) from job_openings where company_id = $1", company.id).await, 0);
    let none = preview(json!({ "@type": "Person" })).await;
    assert_eq!((none.error(422).as_str(), pointers(&none)), ("invalid_document", vec![String::new()]));
    let reader = app.recruiter(&company, &[]).await;
    let call = json!({ "p_document": { "@type": "JobPosting" } });
    assert_eq!(reader.rpc("preview_job_import", &call).await.error(403), "missing_permission");
}
