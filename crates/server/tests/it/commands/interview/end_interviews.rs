//! The end by the clock. No command: the server's clock calls it.

use super::{begin, call, emails, save, work};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn the_clock_ends_what_nobody_finished_after_a_little_grace() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    app.clock.advance(Duration::minutes(45) + Duration::seconds(20));
    save(&seeker, id, "notes.requirements", json!("On its way"), 0).await.ok();
    app.clock.advance(Duration::seconds(20));
    assert_eq!(save(&seeker, id, "notes.requirements", json!("Late"), 1).await.error(409), "interview_over");
    let now = devproof_claims::Clock::now(&*app.clock);
    let ended = join_all((0..3).map(|_| devproof_commands::end_interviews(&app.db, now))).await;
    assert_eq!(ended.into_iter().map(|ended| ended.expect("it ends")).sum::<usize>(), 1);
    work(&app).await;
    let room = call(&seeker, "get_interview", id).await.ok();
    assert_eq!(
        (&room["attempt"]["state"], &room["answer"]["notes"]["requirements"]),
        (&json!("scored"), &json!("On its way"))
    );
    assert_eq!(emails(&app, &seeker).await.len(), 1, "who was not there is told");
}
