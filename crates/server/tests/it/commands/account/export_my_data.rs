//! The copy of one's data: one an hour, for its person alone, for a day.

use super::kit::{archive, download, emails, end};
use super::{arrange, details};
use crate::kit::{Answer, TestApp};
use futures::future::join_all;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn it_is_ones_own_alone_and_for_a_day() {
    let app = TestApp::start().await;
    let (person, stranger) = (app.seeker().await, app.seeker().await);
    assert_eq!(person.rpc("get_my_export", &json!({})).await.ok(), Value::Null);
    let files = archive(&app, &person).await;
    let profile: Value = serde_json::from_slice(&files["profile.json"]).expect("JSON");
    assert_eq!((profile[0]["full_name"].as_str(), profile.as_array().map(Vec::len)), (Some("Sam Seeker"), Some(1)));
    assert!(String::from_utf8_lossy(&files["README.txt"]).contains("Everything that Devproof keeps about you"));
    assert_eq!(emails(&app, &person.email).await[0].0, "Your data export is ready");

    let copy = person.rpc("get_my_export", &json!({})).await.ok();
    let path = copy["path"].as_str().expect("a path");
    assert_eq!(stranger.rpc("get_my_export", &json!({})).await.ok(), Value::Null);
    for refused in [
        stranger.get(&format!("/storage/v1/object/authenticated/exports/{path}")).await,
        app.get(&format!("/storage/v1/object/public/exports/{path}")).await,
        stranger.post(&format!("/storage/v1/object/sign/exports/{path}"), &json!({ "expiresIn": 60 })).await,
    ] {
        assert_eq!(refused.status, 400, "{}", refused.text);
    }
    let long = json!({ "expiresIn": 3600 });
    let long = person.post(&format!("/storage/v1/object/sign/exports/{path}"), &long).await;
    assert!(!long.status.is_success() || !download(&person, path).await.is_empty(), "five minutes at most");

    arrange(&app, "update private.data_exports set expires_at = now() where profile_id = $1", person.id).await;
    assert_eq!(person.rpc("get_my_export", &json!({})).await.ok()["state"], "expired");
    assert_eq!(person.get(&format!("/storage/v1/object/authenticated/exports/{path}")).await.status, 400);
    arrange(&app, "update storage.objects set look_at = now() where owner = $1", person.id).await;
    app.app.storage().sweep().await.expect("a sweep");
    let sql = "select count(*) from storage.objects where bucket_id = 'exports'";
    let kept: i64 = app.database.admin().await.query_one(sql, &[]).await.expect("a count").get(0);
    assert_eq!(kept, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_an_hour_also_of_many_calls_at_once() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    let calls: Vec<Answer> = join_all((0..8).map(|_| async { person.rpc("export_my_data", &json!({})).await })).await;
    let ids: std::collections::BTreeSet<String> = calls.iter().map(|answer| answer.ok()["id"].to_string()).collect();
    assert_eq!(ids.len(), 1, "one is made; who asks again meanwhile hears of it");
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let refused = person.rpc("export_my_data", &json!({})).await;
    assert_eq!(refused.error(429), "export_limit");
    assert!(details(&refused)["wait"].as_i64().is_some_and(|wait| (3000..=3600).contains(&wait)));
    app.clock.advance(Duration::seconds(3601));
    let again = app.session(&person, "aal1").await;
    again.rpc("export_my_data", &json!({})).await.ok();

    // The account ends while its data waits to be packed.
    end(&again).await.ok();
    let drained = app.app.worker().expect("a worker").drain().await.expect("the queue");
    assert!(drained.failed.is_empty(), "{drained:?}");
}
