//! `admin_list_feedback`: what people say about the beta.

use super::super::pointers;
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

/// A person's detailed feedback about one component, or a quick word.
pub(super) async fn say(person: &Person, role: &str, component: Option<&str>, answer: &str) {
    let (table, kind) = match (role, component) {
        ("employer", None) => ("employer_beta_test_responses", "quick"),
        ("employer", Some(_)) => ("employer_beta_test_responses", "detailed"),
        (_, None) => ("beta_test_responses", "quick"),
        (_, Some(_)) => ("beta_test_responses", "detailed"),
    };
    let id = component.unwrap_or("quick-feedback");
    let row = json!({
        "user_id": person.id, "user_role": role, "feedback_type": kind, "selected_pages": ["profile"],
        "selected_components": component.map_or_else(Vec::new, |id| vec![id]),
        "browser_info": { "userAgent": "A browser", "platform": "A system", "language": "en" },
        "responses": [{ "componentId": id, "componentName": "A part", "questions": [
            { "questionId": format!("{id}-1"), "question": "How is it?", "answer": answer },
        ] }],
    });
    assert_eq!(person.post(&format!("/rest/v1/{table}"), &row).await.status.as_u16(), 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn feedback_is_listed_by_role_kind_and_component_page_by_page() {
    let app = TestApp::start().await;
    let (staff, seeker, company) = (app.staff().await, app.seeker().await, app.company().await);
    for answer in ["First", "Second", "Third"] {
        say(&seeker, "job_seeker", None, answer).await;
    }
    say(&seeker, "job_seeker", Some("skills"), "Easy").await;
    say(&company.admin, "employer", Some("jobs"), "Hard").await;
    let list = async |call: Value| {
        let mut call = call;
        call["p_reason"] = json!("What people say");
        staff.rpc("admin_list_feedback", &call).await.ok()
    };
    let answers = |list: &Value| -> Vec<String> {
        let rows = list["feedback"].as_array().expect("a list");
        rows.iter().map(|row| row["answers"][0]["answer"].as_str().unwrap_or_default().to_owned()).collect()
    };
    let all = list(json!({ "p_role": "job_seeker" })).await;
    assert_eq!(answers(&all), ["Easy", "Third", "Second", "First"]);
    assert_eq!(all["next_cursor"], Value::Null);
    let newest = &all["feedback"][0];
    assert_eq!(newest["person"]["id"], json!(seeker.id));
    assert_eq!(newest["user_agent"], "A browser");
    assert_eq!(answers(&list(json!({ "p_role": "employer" })).await), ["Hard"]);
    let quick = json!({ "p_role": "job_seeker", "p_feedback_type": "quick" });
    assert_eq!(answers(&list(quick).await), ["Third", "Second", "First"]);
    let skills = json!({ "p_role": "job_seeker", "p_component_id": "skills" });
    assert_eq!(answers(&list(skills).await), ["Easy"]);

    let first = list(json!({ "p_role": "job_seeker", "p_limit": 3 })).await;
    assert_eq!(answers(&first), ["Easy", "Third", "Second"]);
    let next = json!({ "p_role": "job_seeker", "p_limit": 3, "p_cursor": first["next_cursor"] });
    assert_eq!(answers(&list(next).await), ["First"]);

    let odd = json!({ "p_role": "job_seeker", "p_reason": "r", "p_days": 0, "p_limit": 0, "p_cursor": "now" });
    assert_eq!(pointers(&staff.rpc("admin_list_feedback", &odd).await), ["/p_days", "/p_limit", "/p_cursor"]);
    let unknown = json!({ "p_role": "visitor", "p_reason": "r" });
    assert_eq!(staff.rpc("admin_list_feedback", &unknown).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_another_shape_is_left_out() {
    let app = TestApp::start().await;
    let (staff, seeker) = (app.staff().await, app.seeker().await);
    for responses in [
        json!([1, "two", null, [], {}]),
        json!([{ "componentId": "a", "componentName": "A", "questions": 7 }]),
        json!([{ "componentId": "a", "componentName": "A", "questions": [null, 3, { "questionId": "q" }] }]),
        json!([{ "componentId": {}, "componentName": [1], "questions": [
            { "questionId": "q", "question": "Q", "answer": { "a": 1 } },
        ] }]),
    ] {
        let row = json!({
            "user_id": seeker.id, "user_role": "job_seeker", "feedback_type": "detailed", "responses": responses,
            "browser_info": { "userAgent": 7 },
        });
        assert_eq!(seeker.post("/rest/v1/beta_test_responses", &row).await.status.as_u16(), 201);
    }
    let call = json!({ "p_role": "job_seeker", "p_reason": "What people say" });
    let list = staff.rpc("admin_list_feedback", &call).await.ok();
    assert_eq!(list["feedback"].as_array().map(Vec::len), Some(4));
    assert_eq!(list["feedback"][1]["answers"], json!([]));
    staff.rpc("admin_count_feedback", &call).await.ok();
}
