//! `preview_resume_import`: what a résumé would change; nothing is written.

use crate::{
    commands::{count, pointers},
    kit::TestApp,
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_resume_is_shown_and_nothing_is_written() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let document = json!({ "work": [{ "name": "Acme", "position": "Engineer", "startDate": "2020-01" }] });
    let preview = async |document| seeker.rpc("preview_resume_import", &json!({ "p_document": document })).await;
    let shown = preview(document).await.ok();
    assert_eq!(
        (&shown["experiences"][0]["action"], &shown["experiences"][0]["key"]),
        (&json!("add"), &json!("/work/0"))
    );
    assert_eq!(count(&app, "select count(*) from experiences where profile_id = $1", seeker.id).await, 0);
    let nothing = preview(json!({ "languages": [] })).await;
    assert_eq!((nothing.error(422).as_str(), pointers(&nothing)), ("invalid_document", vec![String::new()]));
    let call = json!({ "p_document": { "basics": { "name": "x" } } });
    assert_eq!(app.company().await.admin.rpc("preview_resume_import", &call).await.error(403), "not_job_seeker");
}
