//! `hide_repositories`: without the consent, the link or its proof, nothing is kept.

use super::{
    github::{Reply, repository},
    repositories::{ADA, Scene, day, forget_limit, later, mine, scene, show, verified, work},
};
use crate::commands::arrange;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_consent_that_is_withdrawn_while_github_answers_keeps_nothing() {
    let Scene { app, github, ada, link } = scene().await;
    let held = Reply::Held(json!([repository("ada", "engine", &day(&app, 1))]));
    github.set("/users/ada/repos", held.clone());
    show(&ada, link).await.ok();
    let worker = app.app.worker().expect("a worker");
    let (drained, ()) = tokio::join!(worker.drain(), async {
        github.arrived().await;
        ada.rpc("hide_repositories", &json!({})).await.ok();
        github.release();
    });
    assert_eq!(drained.expect("the queue").failed, []);
    assert_eq!(mine(&ada).await, (Value::Null, Value::Null));

    // Given again meanwhile, it's another consent: what was fetched for the first one is not its answer.
    let ada = later(&app, &ada, Duration::seconds(1)).await;
    show(&ada, link).await.ok();
    let (drained, ()) = tokio::join!(worker.drain(), async {
        github.arrived().await;
        ada.rpc("hide_repositories", &json!({})).await.ok();
        github.set("/users/ada/repos", Reply::Json(json!([])));
        show(&ada, link).await.ok();
        github.release();
    });
    assert_eq!(drained.expect("the queue").failed, []);
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories, &consent["count"], &consent["is_pending"]), (&Value::Null, &json!(0), &json!(false)));
    let left: i64 = app
        .database
        .admin()
        .await
        .query_one("select count(*) from repository_summaries", &[])
        .await
        .expect("a count")
        .get(0);
    assert_eq!(left, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_with_the_link_its_address_or_its_proof() {
    let Scene { app, github, ada, link: _ } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    let mut ada = ada;
    for statement in [
        "delete from profile_links where profile_id = $1",
        "update profile_links set url = 'https://github.com/eve' where profile_id = $1",
        "update profile_links set verified_at = null, verified_by = null, check_due_at = null where profile_id = $1",
    ] {
        arrange(&app, "delete from profile_links where profile_id = $1", ada.id).await;
        forget_limit(&app).await;
        ada = later(&app, &ada, Duration::seconds(1)).await;
        let link = verified(&app, &ada, ADA).await;
        show(&ada, link).await.ok();
        work(&app).await;
        assert_eq!(mine(&ada).await.0["count"], json!(1));
        arrange(&app, statement, ada.id).await;
        assert_eq!(mine(&ada).await, (Value::Null, Value::Null), "{statement}");
    }
}
