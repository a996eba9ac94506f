//! `start_tryout`: the bounds of the visitors' lane.

use super::tryouts::{call, program, scene, send, worked};
use crate::judging::RIGHT;
use futures::future::join_all;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn visitors_share_a_short_queue_in_which_no_network_has_much() {
    let (app, challenge) = scene().await;
    // Ten at once from one network: three wait.
    let of_one = join_all((0..10).map(|_| send(&app, "192.0.2.1", challenge, RIGHT))).await;
    assert_eq!(of_one.iter().filter(|(_, sent)| sent.status.is_success()).count(), 3);
    for (_, refused) in of_one.iter().filter(|(_, sent)| !sent.status.is_success()) {
        assert_eq!(refused.error(429), "tryout_waiting");
    }
    // From everywhere, thirty: twenty wait, and the others hear for how long.
    let addresses: Vec<String> = (0..30).map(|number| format!("198.51.100.{number}")).collect();
    let of_all = join_all(addresses.iter().map(|address| send(&app, address, challenge, RIGHT))).await;
    assert_eq!(of_all.iter().filter(|(_, sent)| sent.status.is_success()).count(), 17);
    let (_, refused) = of_all.iter().find(|(_, sent)| !sent.status.is_success()).expect("some are refused");
    assert_eq!(refused.error(429), "tryouts_busy");
    assert!(refused.text.contains("Try again in 40 s."), "{}", refused.text);
    // The same key is the same program, even while the queue is full.
    let (key, _) = of_one.iter().find(|(_, sent)| sent.status.is_success()).expect("one waits");
    let again = program(*key, challenge, RIGHT, &worked(&app, "192.0.2.9").await);
    assert_eq!(call(&app, "192.0.2.9", "start_tryout", &again).await.ok(), json!({ "is_new": false }));
    // One network sends thirty in ten minutes, whatever becomes of them.
    app.judge().await.drain().await.expect("the queue");
    let mut codes = Vec::new();
    for _ in 0..21 {
        let arguments = program(Uuid::new_v4(), challenge, RIGHT, "");
        codes.push(call(&app, "192.0.2.1", "start_tryout", &arguments).await.json()["code"].clone());
    }
    assert_eq!((&codes[19], &codes[20]), (&json!("work_refused"), &json!("too_many_requests")));
}
