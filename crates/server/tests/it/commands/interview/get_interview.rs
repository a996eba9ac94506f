//! `get_interview`: anyone who looks at an interview whose time is over ends it.

use super::{begin, call};
use crate::kit::TestApp;
use serde_json::json;
use time::Duration;

#[tokio::test]
async fn whoever_looks_before_the_clock_does_ends_it_too() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = begin(&seeker).await;
    app.clock.advance(Duration::minutes(46));
    assert_eq!(call(&seeker, "get_interview", id).await.ok()["attempt"]["state"], "scoring");
    assert_eq!(call(&seeker, "get_interview_receipt", id).await.ok()["receipt"], json!(null));
}
