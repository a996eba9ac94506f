//! `admin_count_feedback`: how often each answer was given.

use super::admin_list_feedback::say;
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_counted_for_each_question() {
    let app = TestApp::start().await;
    let (staff, seeker, other) = (app.staff().await, app.seeker().await, app.seeker().await);
    say(&seeker, "job_seeker", None, "A word that is no answer to a question").await;
    say(&seeker, "job_seeker", Some("skills"), "Easy").await;
    say(&other, "job_seeker", Some("skills"), "Easy").await;
    say(&other, "job_seeker", Some("skills"), "It depends").await;
    say(&other, "job_seeker", Some("rank"), "Unclear").await;
    let call = json!({ "p_role": "job_seeker", "p_reason": "What people say", "p_days": 30 });
    let counted = staff.rpc("admin_count_feedback", &call).await.ok();
    assert_eq!(
        counted["questions"],
        json!([
            { "question_id": "rank-1", "component_id": "rank", "component_name": "A part",
              "question": "How is it?", "total": 1, "answers": [{ "answer": "Unclear", "count": 1 }] },
            { "question_id": "skills-1", "component_id": "skills", "component_name": "A part",
              "question": "How is it?", "total": 3,
              "answers": [{ "answer": "Easy", "count": 2 }, { "answer": "It depends", "count": 1 }] },
        ])
    );
    let employers = json!({ "p_role": "employer", "p_reason": "What people say" });
    assert_eq!(staff.rpc("admin_count_feedback", &employers).await.ok()["questions"], json!([]));
}
