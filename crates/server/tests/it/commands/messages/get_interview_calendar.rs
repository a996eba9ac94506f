//! `get_interview_calendar`.

use super::interviews::{accept, act, in_hours, propose};
use crate::{
    commands::{arrange, matched},
    kit::TestApp,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_calendar_file_is_of_one_event_that_replaces_itself() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let (admin, seeker) = (&found.company.admin, &found.seeker);
    arrange(&app, "update profiles set full_name = 'Zoë \"Z\", Ångström; & co' where id = $1", seeker.id).await;
    let start = in_hours(24);
    let interview = propose(admin, &found, std::slice::from_ref(&start)).await.ok();
    assert_eq!(act(seeker, "get_interview_calendar", &interview).await.error(409), "interview_status");
    accept(seeker, &interview, &start).await.ok();
    let file = async || {
        let answer = act(seeker, "get_interview_calendar", &interview).await.ok();
        answer["content"].as_str().expect("text").replace("\r\n ", "")
    };
    let accepted = file().await;
    let compact = |text: &str| text.replace(['-', ':'], "");
    let uid = format!("UID:{}@devproof", interview["id"].as_str().expect("an id"));
    for line in [
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "METHOD:PUBLISH".to_owned(),
        uid.clone(),
        "SEQUENCE:1".to_owned(),
        "STATUS:CONFIRMED".to_owned(),
        format!("DTSTART:{}", compact(&start)),
        "LOCATION:https://meet.example/a\\,b\\;c".to_owned(),
    ] {
        assert!(accepted.lines().any(|found| found == line), "{line} in\n{accepted}");
    }
    assert!(accepted.contains("Zoë \"Z\"\\, Ångström\\; & co"), "{accepted}");
    act(admin, "cancel_interview", &interview).await.ok();
    let cancelled = file().await;
    for line in ["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:2", uid.as_str()] {
        assert!(cancelled.lines().any(|found| found == line), "{line} in\n{cancelled}");
    }
}
