//! Emails wait until the quiet hours end; the app shows at once.

use super::{DECIDED, kinds, subjects, work_after};
use crate::{
    commands::{interest, open_job, pointers},
    kit::{Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};

fn hours(from: &str, until: &str, zone: &str) -> Value {
    json!({ "p_starts_at": from, "p_ends_at": until, "p_time_zone": zone })
}

/// Quiet hours in UTC that began an hour ago and end in an hour.
async fn quiet_now(app: &TestApp, person: &Person) {
    let at = |shift: Duration| {
        let time = (app.clock.now() + shift).time();
        format!("{:02}:{:02}", time.hour(), time.minute())
    };
    let set = hours(&at(Duration::hours(-1)), &at(Duration::hours(1)), "UTC");
    person.rpc("set_quiet_hours", &set).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn emails_wait_and_what_is_read_meanwhile_is_not_emailed() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let (sleeps, reads) = (app.seeker().await, app.seeker().await);
    for seeker in [&sleeps, &reads] {
        quiet_now(&app, seeker).await;
        let interaction = interest(seeker, job).await;
        company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    }
    work_after(&app, DECIDED).await;
    assert_eq!(kinds(&sleeps).await, ["approved"], "the app shows it at once");
    assert!(subjects(&app, &sleeps).await.is_empty());
    work_after(&app, Duration::minutes(30)).await;
    assert!(subjects(&app, &sleeps).await.is_empty());
    reads.rpc("mark_notifications_read", &json!({})).await.ok();
    work_after(&app, Duration::minutes(31)).await;
    assert_eq!(subjects(&app, &sleeps).await, ["Halyard wants to talk to you"]);
    assert!(subjects(&app, &reads).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn turned_off_they_keep_nothing_waiting() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let seeker = app.seeker().await;
    quiet_now(&app, &seeker).await;
    seeker.rpc("set_quiet_hours", &json!({})).await.ok();
    assert_eq!(seeker.get("/rest/v1/quiet_hours").await.ok(), json!([]));
    let interaction = interest(&seeker, job).await;
    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    work_after(&app, DECIDED).await;
    assert_eq!(subjects(&app, &seeker).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn times_and_zones_are_checked() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    for (call, wrong) in [
        (hours("25:00", "07:00", "UTC"), "/p_starts_at"),
        (hours("9:00", "07:00", "UTC"), "/p_starts_at"),
        (hours("22:00", "7", "UTC"), "/p_ends_at"),
        (hours("22:00", "22:00", "UTC"), "/p_ends_at"),
        (hours("22:00", "07:00", "Middle/Earth"), "/p_time_zone"),
        (hours("22:00", "07:00", "posix/Europe/Berlin"), "/p_time_zone"),
        (hours("22:00", "07:00", "+02"), "/p_time_zone"),
        (json!({ "p_starts_at": "22:00", "p_time_zone": "UTC" }), "/p_ends_at"),
        (json!({ "p_starts_at": "22:00", "p_ends_at": "07:00" }), "/p_time_zone"),
    ] {
        let refused = seeker.rpc("set_quiet_hours", &call).await;
        assert_eq!(refused.error(422), "invalid_input", "{call}");
        assert_eq!(pointers(&refused), [wrong], "{call}");
    }
    for zone in ["Europe/Berlin", "America/Argentina/Buenos_Aires", "UTC", "Asia/Kathmandu"] {
        let saved = seeker.rpc("set_quiet_hours", &hours("22:00", "07:00", zone)).await.ok();
        assert_eq!(saved, json!({ "starts_at": "22:00", "ends_at": "07:00", "time_zone": zone }));
    }
    let rows = seeker.get("/rest/v1/quiet_hours?select=starts_at,ends_at,time_zone").await.ok();
    assert_eq!(rows, json!([{ "starts_at": "22:00:00", "ends_at": "07:00:00", "time_zone": "Asia/Kathmandu" }]));
}

/// When the quiet hours end that hold at a time; empty outside of them.
async fn quiet_until(app: &TestApp, person: &Person, now: &str) -> String {
    let now = OffsetDateTime::parse(now, &Rfc3339).expect("a time");
    let row = app
        .database
        .admin()
        .await
        .query_one("select private.quiet_until($1, $2)", &[&person.id, &now])
        .await
        .expect("the database answers");
    let until: Option<OffsetDateTime> = row.get(0);
    until.map(|until| until.to_offset(time::UtcOffset::UTC).format(&Rfc3339).expect("a time")).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_on_the_wall_counts_also_when_it_changes() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    seeker.rpc("set_quiet_hours", &hours("22:00", "07:00", "Europe/Berlin")).await.ok();
    for (now, until) in [
        // Summer is two hours ahead of UTC, winter one.
        ("2026-07-01T19:59:00Z", ""),
        ("2026-07-01T20:00:00Z", "2026-07-02T05:00:00Z"),
        ("2026-07-02T04:59:00Z", "2026-07-02T05:00:00Z"),
        ("2026-07-02T05:00:00Z", ""),
        ("2026-12-01T21:00:00Z", "2026-12-02T06:00:00Z"),
        // The nights in which clocks change are an hour shorter and longer.
        ("2026-03-28T21:30:00Z", "2026-03-29T05:00:00Z"),
        ("2026-10-24T20:30:00Z", "2026-10-25T06:00:00Z"),
    ] {
        assert_eq!(quiet_until(&app, &seeker, now).await, until, "{now}");
    }
    // An end that comes twice counts the first time, one that is left out comes an hour later.
    seeker.rpc("set_quiet_hours", &hours("22:00", "02:30", "Europe/Berlin")).await.ok();
    for (now, until) in [
        ("2026-10-25T00:00:00Z", "2026-10-25T00:30:00Z"),
        ("2026-03-28T23:00:00Z", "2026-03-29T01:30:00Z"),
        ("2026-03-29T01:30:00Z", ""),
    ] {
        assert_eq!(quiet_until(&app, &seeker, now).await, until, "{now}");
    }
    seeker.rpc("set_quiet_hours", &hours("12:00", "13:00", "Europe/Berlin")).await.ok();
    assert_eq!(quiet_until(&app, &seeker, "2026-07-01T10:30:00Z").await, "2026-07-01T11:00:00Z");
    assert_eq!(quiet_until(&app, &seeker, "2026-07-01T11:00:00Z").await, "");
}
