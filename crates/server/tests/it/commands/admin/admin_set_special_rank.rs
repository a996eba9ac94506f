//! `admin_set_special_rank`: ranks that no count reaches.

use crate::{commands::arrange, kit::TestApp};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_special_rank_is_given_and_taken_by_staff_alone() {
    let app = TestApp::start().await;
    let (seeker, staff) = (app.seeker().await, app.staff().await);
    let call =
        |rank: Option<&str>| json!({ "p_profile_id": seeker.id, "p_rank": rank, "p_reason": "Was here first" });
    let rank = async || seeker.rpc("get_rank_progress", &json!({})).await.ok()["special_rank"]["name"].clone();
    staff.rpc("admin_set_special_rank", &call(Some("Founding Candidate"))).await.ok();
    assert_eq!(rank().await, "Founding Candidate");
    assert_eq!(staff.rpc("admin_set_special_rank", &call(Some("Founding Candidate"))).await.error(409), "unchanged");
    assert_eq!(staff.rpc("admin_set_special_rank", &call(Some("The Compiler"))).await.error(404), "not_found");
    staff.rpc("admin_set_special_rank", &call(None)).await.ok();
    assert_eq!(rank().await, json!(null));
    assert_eq!(seeker.rpc("admin_set_special_rank", &call(None)).await.error(403), "not_staff");
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_ones_own_on_a_private_profile_too_and_nobody_else_sees_it() {
    let app = TestApp::start().await;
    let (seeker, staff, company) = (app.seeker().await, app.staff().await, app.company().await);
    let visibility = async |word: &str| {
        let sql = format!("update profiles set slug = 'founder', visibility = '{word}' where id = $1");
        arrange(&app, &sql, seeker.id).await;
    };
    visibility("private").await;
    let call = json!({ "p_profile_id": seeker.id, "p_rank": "Founding Candidate", "p_reason": "Was here first" });
    staff.rpc("admin_set_special_rank", &call).await.ok();
    let own = seeker.rpc("get_rank_progress", &json!({})).await.ok();
    assert_eq!(own["special_rank"]["name"], "Founding Candidate");
    let seen = async || company.admin.rpc("get_public_profile", &json!({ "p_slug": "founder" })).await.ok();
    assert_eq!(seen().await, json!(null));
    visibility("open").await;
    assert_eq!(seen().await["special_rank"], "Founding Candidate");
}
