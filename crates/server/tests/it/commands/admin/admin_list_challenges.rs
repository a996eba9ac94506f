//! `admin_list_challenges`: the catalogue with what is retired, and numbers that follow every submission.

use crate::{
    judging::{RIGHT, WRONG, document, id_of, install, judged, submit},
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

/// The numbers of the only challenge, and how many submissions wait in all.
async fn numbers(staff: &Person) -> (Value, Value) {
    let list = staff.rpc("admin_list_challenges", &json!({ "p_reason": "Look" })).await.ok();
    let all = list["challenges"].as_array().expect("a list");
    let one = all.iter().find(|one| one["slug"] == "double").expect("the challenge");
    let names = ["answered_by", "answers", "accepted", "internal_errors", "waiting"];
    (names.map(|name| one[name].clone()).into_iter().collect(), list["waiting"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_follow_submissions_verdicts_and_deleted_accounts() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (staff, one, other) = (app.staff().await, app.seeker().await, app.seeker().await);
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    assert_eq!(numbers(&staff).await, (json!([0, 0, 0, 0, 0]), json!(0)));
    judged(&app, &one, challenge, WRONG).await;
    judged(&app, &one, challenge, RIGHT).await;
    submit(&other, challenge, RIGHT).await.1.ok();
    assert_eq!(numbers(&staff).await, (json!([2, 3, 1, 0, 1]), json!(1)));
    let run = json!({ "p_id": uuid::Uuid::new_v4(), "p_challenge_id": challenge, "p_language": "javascript", "p_source": RIGHT });
    one.rpc("run_challenge", &run).await.ok();
    assert_eq!(numbers(&staff).await, (json!([2, 3, 1, 0, 1]), json!(2)), "a run is no answer");
    app.judge().await.drain().await.expect("the queue");
    assert_eq!(numbers(&staff).await, (json!([2, 3, 2, 0, 0]), json!(0)));
    // Newer tests judge each person's answer again.
    let mut newer = document();
    newer["tests"].as_array_mut().expect("tests").pop();
    install(&admin, "double", &newer).await;
    assert_eq!(numbers(&staff).await, (json!([2, 5, 2, 0, 2]), json!(2)));
    app.judge().await.drain().await.expect("the queue");
    assert_eq!(numbers(&staff).await, (json!([2, 5, 4, 0, 0]), json!(0)));
    admin.execute("delete from public.submissions where profile_id = $1", &[&other.id]).await.expect("deleted");
    assert_eq!(numbers(&staff).await, (json!([1, 3, 2, 0, 0]), json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_retired_stays_in_the_list() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let staff = app.staff().await;
    install(&admin, "double", &document()).await;
    let call = json!({ "p_id": id_of(&admin, "double").await, "p_reason": "Two are alike" });
    staff.rpc("admin_retire_challenge", &call).await.ok();
    let list = staff.rpc("admin_list_challenges", &json!({ "p_reason": "Look" })).await.ok();
    let all = list["challenges"].as_array().expect("a list");
    let one = all.iter().find(|one| one["slug"] == "double").expect("the challenge");
    assert_eq!(one["retired_by"], "staff");
}
