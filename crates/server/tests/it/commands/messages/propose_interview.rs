//! `propose_interview`.

use super::interviews::{accept, act, in_hours, propose};
use crate::{
    commands::{arrange, matched, pointers},
    kit::TestApp,
};
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_proposed_is_bounded() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    for (starts, place) in [
        (vec![], "/p_starts"),
        (vec![in_hours(1), in_hours(2), in_hours(3), in_hours(4)], "/p_starts"),
        (vec![in_hours(-1)], "/p_starts/0"),
        (vec![in_hours(1), in_hours(24 * 400)], "/p_starts/1"),
        (vec![in_hours(1), in_hours(1)], "/p_starts/1"),
        (vec!["tomorrow".to_owned()], "/p_starts/0"),
    ] {
        let refused = propose(admin, &found, &starts).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec![place.to_owned()]));
    }
    let answers = futures::future::join_all((0..8).map(|hour| {
        let start = [in_hours(hour + 1)];
        let found = &found;
        async move { propose(&found.company.admin, found, &start).await }
    }))
    .await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 3, "three wait at most");
    let refused = answers.iter().find(|answer| !answer.status.is_success()).expect("five refused");
    assert_eq!(refused.error(422), "too_many");
    let open = answers.iter().find(|answer| answer.status.is_success()).expect("one").json();
    act(&found.seeker, "decline_interview", &open).await.ok();
    act(&found.seeker, "decline_interview", &open).await.ok();
    assert_eq!(act(admin, "cancel_interview", &open).await.error(409), "interview_status");
    propose(admin, &found, &[in_hours(30)]).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_sent_again_is_the_same_proposal_and_one_of_the_past_is_over() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    let start = in_hours(5);
    let call = json!({
        "p_id": Uuid::new_v4(), "p_conversation_id": found.conversation, "p_starts": [start], "p_duration_minutes": 30,
    });
    let answers = futures::future::join_all((0..6).map(|_| admin.rpc("propose_interview", &call))).await;
    let first = answers[0].ok();
    assert!(answers.iter().all(|answer| answer.ok() == first));
    assert_eq!(seeker.rpc("propose_interview", &call).await.error(409), "conflict", "another's id");
    let past = "update scheduled_interviews set starts = array[now() - interval '1 hour'] where conversation_id = $1";
    arrange(&app, past, found.conversation).await;
    let gone = in_hours(-1);
    assert_eq!(accept(seeker, &first, &gone).await.error(422), "invalid_input");
}
