//! `keep_tryout`: an accepted answer becomes one person's, once.

use super::tryouts::{call, judged, program, result, scene, send, worked};
use crate::judging::{RIGHT, WRONG, completed, row};
use futures::future::join_all;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_answer_becomes_one_persons_submission_once() {
    let (app, challenge) = scene().await;
    let admin = app.database.admin().await;
    let (key, _) = judged(&app, challenge, RIGHT).await;
    let (seeker, other, employer) = (app.seeker().await, app.seeker().await, app.company().await.admin);
    let keep = |id: Uuid| json!({ "p_key": key, "p_id": id });
    assert_eq!(employer.rpc("keep_tryout", &keep(Uuid::new_v4())).await.error(403), "not_job_seeker");
    assert_eq!(
        app.newcomer().await.rpc("keep_tryout", &keep(Uuid::new_v4())).await.error(403),
        "onboarding_incomplete"
    );
    assert_eq!(call(&app, "192.0.2.1", "keep_tryout", &keep(Uuid::new_v4())).await.error(401), "not_signed_in");

    // Two people at once, several times: one of them has it, under one id.
    let ids = [Uuid::new_v4(), Uuid::new_v4()];
    let people = [&seeker, &other];
    let calls = ids.map(keep);
    let kept = join_all((0..8).map(|number| people[number % 2].rpc("keep_tryout", &calls[number % 2]))).await;
    let count: i64 = admin.query_one("select count(*) from submissions", &[]).await.expect("a count").get(0);
    assert_eq!(count, 1);
    let winner = usize::from(kept[1].status.is_success());
    for (number, answer) in kept.iter().enumerate() {
        match number % 2 == winner {
            // Sent again, it is the same submission.
            true => assert_eq!(answer.ok()["id"], json!(ids[winner])),
            false => assert_eq!(answer.error(409), "tryout_not_kept"),
        }
    }
    assert_eq!(people[winner].rpc("keep_tryout", &keep(Uuid::new_v4())).await.error(409), "tryout_not_kept");
    // It is judged as theirs, and counts as theirs.
    app.judge().await.drain().await.expect("the queue");
    assert_eq!(row(people[winner], ids[winner]).await["verdict"], "accepted");
    assert_eq!(completed(&admin, people[winner]).await, 1);
    assert_eq!(completed(&admin, people[1 - winner]).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_accepted_answers_to_a_challenge_that_is_there_are_kept() {
    let (app, challenge) = scene().await;
    let seeker = app.seeker().await;
    let (wrong, _) = judged(&app, challenge, WRONG).await;
    let run = Uuid::new_v4();
    let mut arguments = program(run, challenge, RIGHT, &worked(&app, "192.0.2.1").await);
    arguments["p_kind"] = json!("run");
    call(&app, "192.0.2.1", "start_tryout", &arguments).await.ok();
    app.judge().await.drain().await.expect("the queue");
    assert_eq!(result(&app, run).await.ok()["total"], 2, "the visible ones");
    let (waiting, _) = send(&app, "192.0.2.1", challenge, RIGHT).await;
    for key in [wrong, run, waiting, Uuid::new_v4()] {
        let kept = seeker.rpc("keep_tryout", &json!({ "p_key": key, "p_id": Uuid::new_v4() })).await;
        assert_eq!(kept.error(409), "tryout_not_kept");
    }
    // Refused for another reason it is still there.
    app.judge().await.drain().await.expect("the queue");
    let admin = app.database.admin().await;
    let keep = json!({ "p_key": waiting, "p_id": Uuid::new_v4() });
    admin.execute("update challenges set retired_at = now()", &[]).await.expect("it is retired");
    assert_eq!(seeker.rpc("keep_tryout", &keep).await.error(404), "not_found");
    admin.execute("update challenges set retired_at = null", &[]).await.expect("it is back");
    seeker.rpc("keep_tryout", &keep).await.ok();
}
