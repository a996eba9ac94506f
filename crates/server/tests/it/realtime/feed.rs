use super::{
    client::{Socket, on},
    listening,
    tables::{self, note},
};
use crate::kit::TestApp;
use devproof_realtime::FeedState;
use serde_json::json;

#[tokio::test]
async fn a_lost_feed_makes_channels_join_again_and_comes_back() {
    let app = listening().await;
    let person = app.newcomer().await;
    let admin = app.database.admin().await;
    let mut socket = Socket::open(&app).await;
    socket.join("realtime:calm", &json!({})).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
    let cut = "select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and backend_type = 'walsender'";
    admin.execute(cut, &[]).await.unwrap();
    let frame = loop {
        let frame = socket.next().await;
        if frame.event == "phx_error" {
            break frame;
        }
    };
    assert_eq!(frame.topic, "realtime:a", "the channel that asked for no changes is left alone");
    socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
    note(&admin, Some(person.id), "after").await;
    assert_eq!(socket.change().await["record"]["title"], "after");
    let slots: i64 = admin
        .query_one("select count(*) from pg_replication_slots where database = current_database()", &[])
        .await
        .unwrap()
        .get(0);
    assert_eq!(slots, 1, "a lost connection leaves no slot behind");
}

#[tokio::test]
async fn a_channel_waits_for_the_feed_before_it_says_that_changes_flow() {
    let app = TestApp::start().await;
    tables::create(&app).await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    let payload = super::client::subscription(Some(&person.token), &[on("*", "notes")]);
    assert_eq!(socket.join("realtime:a", &payload).await["status"], "ok");
    socket.no_change().await;
    app.app.start_feed();
    assert_eq!(socket.event("system").await["message"], "Subscribed to PostgreSQL");
    assert_eq!(*app.app.realtime().feed().borrow(), FeedState::Live);
    note(&app.database.admin().await, Some(person.id), "a").await;
    assert_eq!(socket.change().await["record"]["title"], "a");
}
