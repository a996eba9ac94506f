//! The weekly summary: on Monday morning, once, with what is new and what waits, or not at all.

use super::{choose, kinds, mails, work};
use crate::{
    commands::{interest, matched, messages::send, open_job},
    kit::{Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::json;
use time::{Duration, Weekday};

/// Goes on to the next Monday at this hour in UTC.
fn to_monday(app: &TestApp, hour: u8) {
    let mut day = app.clock.now().date() + Duration::days(1);
    while day.weekday() != Weekday::Monday {
        day += Duration::days(1);
    }
    let monday = day.with_hms(hour, 5, 0).expect("a time").assume_utc();
    app.clock.advance(monday - app.clock.now());
}

async fn plan(app: &TestApp) {
    devproof_commands::plan_notifications(&app.db, app.clock.now()).await.expect("the database answers");
    work(app).await;
}

async fn digests(app: &TestApp, person: &Person) -> Vec<String> {
    let mails = mails(app, person).await.into_iter();
    mails.filter(|mail| mail.subject == "Your week on Devproof").map(|mail| mail.text).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn once_on_monday_with_what_waits() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    interest(&app.seeker().await, found.job).await;
    let idle = app.seeker().await;
    let refuses = app.recruiter(&found.company, &[]).await;
    choose(&refuses, "weekly_digest", false, false).await;
    to_monday(&app, 7);
    plan(&app).await;
    assert!(digests(&app, &found.seeker).await.is_empty(), "not before eight");
    app.clock.advance(Duration::hours(1));
    for _ in 0..3 {
        plan(&app).await;
        app.clock.advance(Duration::hours(1));
    }
    let [text] = &digests(&app, &found.seeker).await[..] else { panic!("one email") };
    assert!(text.contains("1 conversation with unread messages"), "{text}");
    let [text] = &digests(&app, &found.company.admin).await[..] else { panic!("one email") };
    assert!(text.contains("1 candidate to decide on"), "{text}");
    assert!(digests(&app, &idle).await.is_empty(), "there is nothing to say");
    assert!(digests(&app, &refuses).await.is_empty());
    // Their first session has ended by now.
    let seeker = app.session(&found.seeker, "aal1").await;
    assert!(!kinds(&seeker).await.contains(&"weekly_digest".to_owned()), "by email alone, unless they want it");
    to_monday(&app, 9);
    plan(&app).await;
    assert_eq!(digests(&app, &found.seeker).await.len(), 2, "and again a week later");
}

#[tokio::test(flavor = "multi_thread")]
async fn monday_is_where_the_person_is() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    // Eight in the morning there is Sunday evening in UTC.
    let hours = json!({ "p_starts_at": "01:00", "p_ends_at": "02:00", "p_time_zone": "Pacific/Auckland" });
    found.seeker.rpc("set_quiet_hours", &hours).await.ok();
    to_monday(&app, 0);
    app.clock.advance(Duration::hours(-2));
    plan(&app).await;
    assert_eq!(digests(&app, &found.seeker).await.len(), 1);
    assert!(digests(&app, &found.company.admin).await.is_empty(), "it is Sunday in UTC");
}

#[tokio::test(flavor = "multi_thread")]
async fn new_jobs_that_match_are_named_and_decided_ones_are_not() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (new, decided) = (open_job(&company.admin, "New one").await, open_job(&company.admin, "Decided one").await);
    crate::commands::jobs_ask_for(&app, ["rust", "postgresql"]).await;
    let seeker = app.seeker().await;
    let admin = app.database.admin().await;
    let skills = "insert into profile_skills (profile_id, name, level, skill_id)
        select $1, s.name, 4, s.id from skills s where s.slug in ('rust', 'postgresql')";
    admin.execute(skills, &[&seeker.id]).await.expect("skills");
    interest(&seeker, decided).await;
    to_monday(&app, 9);
    let fresh = "update job_openings set published_at = $2 where id = $1";
    admin.execute(fresh, &[&new, &(app.clock.now() - Duration::days(2))]).await.expect("a new job");
    plan(&app).await;
    let [text] = &digests(&app, &seeker).await[..] else { panic!("one email") };
    assert!(text.contains("“New one” at Halyard") && !text.contains("Decided one"), "{text}");
}
