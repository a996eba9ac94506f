//! `accept_interview`.

use super::interviews::{accept, act, in_hours, propose, told};
use crate::{
    commands::{details, matched, pointers},
    kit::{Answer, TestApp},
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn one_side_proposes_and_the_other_accepts_once() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let (first, second) = (in_hours(24), in_hours(48));
    let interview = propose(admin, &found, &[second.clone(), first.clone()]).await.ok();
    assert_eq!((&interview["status"], &interview["is_by_company"]), (&json!("proposed"), &json!(true)));
    let message = seeker.get("/rest/v1/messages?select=kind,scheduled_interview_id").await.ok();
    assert_eq!(message, json!([{ "kind": "interview", "scheduled_interview_id": interview["id"] }]));
    assert_eq!(told(&app, seeker).await, ["interview_proposed"]);

    assert_eq!(accept(admin, &interview, &first).await.error(403), "not_allowed", "one's own");
    let refused = accept(seeker, &interview, &in_hours(25)).await;
    assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_starts_at".to_owned()]));
    let answers =
        futures::future::join_all([&first, &second, &first, &second].map(|start| accept(seeker, &interview, start)))
            .await;
    let won: Vec<Value> = answers.iter().filter(|answer| answer.status.is_success()).map(Answer::json).collect();
    assert_eq!(won.len(), 2, "one of the times, and the same answer again");
    assert_eq!(won[0]["starts_at"], won[1]["starts_at"]);
    let lost = answers.iter().find(|answer| !answer.status.is_success()).expect("the other time");
    assert_eq!((lost.error(409).as_str(), &details(lost)["status"]), ("interview_status", &json!("accepted")));
    assert_eq!(told(&app, admin).await, ["interview_answered"], "told once");

    let span = json!({ "p_from": in_hours(0), "p_to": in_hours(72) });
    for side in [admin, seeker] {
        let listed = side.rpc("list_scheduled_interviews", &span).await.ok();
        assert_eq!((listed.as_array().map(Vec::len), &listed[0]["id"]), (Some(1), &interview["id"]));
    }
    act(admin, "cancel_interview", &interview).await.ok();
    act(admin, "cancel_interview", &interview).await.ok();
    assert_eq!(told(&app, seeker).await, ["interview_cancelled"], "the proposal is no longer news");
    assert_eq!(admin.rpc("list_scheduled_interviews", &span).await.ok(), json!([]));
    assert_eq!(act(seeker, "decline_interview", &interview).await.error(409), "interview_status");
}
