//! What happens is told once, in each way that a person wants, and not what was taken back.

use super::{DECIDED, choose, entries, kinds, mails, subjects, unread, work, work_after};
use crate::{
    commands::{arrange, count, interest, matched, open_job},
    kit::TestApp,
};
use serde_json::json;
use time::Duration;
use uuid::Uuid;

const UNDO: Duration = Duration::seconds(16);

#[tokio::test(flavor = "multi_thread")]
async fn both_sides_of_an_interest_are_told_once() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    work(&app).await;
    assert_eq!(kinds(&company.admin).await, Vec::<String>::new(), "it can still be undone");
    work_after(&app, UNDO).await;
    assert_eq!(kinds(&company.admin).await, ["interest_received"]);
    assert_eq!(unread(&company.admin).await, json!(1));
    let [entry] = &entries(&company.admin).await[..] else { panic!("one entry") };
    assert_eq!(entry["title"], json!("Sam Seeker is interested in Engineer"));
    assert_eq!(entry["path"], json!(format!("/dashboard/interested-candidates?job={job}")));
    let [mail] = &mails(&app, &company.admin).await[..] else { panic!("one email") };
    assert_eq!(mail.subject, "Sam Seeker is interested in Engineer");
    assert!(mail.text.contains("/dashboard/settings?tab=notifications"), "{}", mail.text);
    assert!(mail.html.as_deref().is_some_and(|html| html.contains("tab=notifications")), "in HTML as well");

    company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    assert_eq!(unread(&company.admin).await, json!(0), "what was decided needs no notification");
    work_after(&app, DECIDED).await;
    assert_eq!(kinds(&seeker).await, ["approved"]);
    assert_eq!(subjects(&app, &seeker).await, ["Halyard wants to talk to you"]);

    // Tasks run at least once; people are told once.
    let again = "update queue.tasks set state = 'ready', finished_at = null, run_at = null,
             payload = jsonb_build_object('notification_id', (select id from notifications where profile_id = $1),
                 'kind', 'approved', 'mail', jsonb_build_object('subject', 's', 'text', 't', 'html', null))
         where kind = 'deliver_notification'";
    arrange(&app, again, seeker.id).await;
    work_after(&app, DECIDED).await;
    assert_eq!(subjects(&app, &seeker).await.len(), 1);
    assert_eq!(subjects(&app, &company.admin).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn entries_of_one_job_are_one_entry_and_pages_go_on() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (job, other) = (open_job(&company.admin, "Engineer").await, open_job(&company.admin, "Other").await);
    for _ in 0..3 {
        interest(&app.seeker().await, job).await;
    }
    interest(&app.seeker().await, other).await;
    work_after(&app, UNDO).await;
    let list = entries(&company.admin).await;
    assert_eq!(list.len(), 2, "{list:?}");
    let of_job = list.iter().find(|entry| entry["path"].to_string().contains(&job.to_string())).expect("the job's");
    assert_eq!((&of_job["count"], &of_job["unread"]), (&json!(3), &json!(3)));
    assert_eq!(unread(&company.admin).await, json!(2));
    let first = company.admin.rpc("get_notifications", &json!({ "p_limit": 1 })).await.ok();
    assert_eq!(first, json!([list[0]]));
    let next = json!({ "p_limit": 1, "p_before": first[0]["created_at"], "p_before_id": first[0]["id"] });
    assert_eq!(company.admin.rpc("get_notifications", &next).await.ok(), json!([list[1]]));
    let next = json!({ "p_before": list[1]["created_at"], "p_before_id": list[1]["id"] });
    assert_eq!(company.admin.rpc("get_notifications", &next).await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interest_that_was_undone_or_withdrawn_is_not_told() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let (job, other) = (open_job(&company.admin, "Engineer").await, open_job(&company.admin, "Other").await);
    let undone = interest(&seeker, job).await;
    seeker.rpc("undo_interaction", &json!({ "p_id": undone })).await.ok();
    work_after(&app, UNDO).await;
    assert_eq!(kinds(&company.admin).await, Vec::<String>::new());
    // Once more, and this time it stays long enough to be told.
    let withdrawn = interest(&seeker, other).await;
    work_after(&app, UNDO).await;
    assert_eq!(kinds(&company.admin).await, ["interest_received"]);
    seeker.rpc("withdraw_interest", &json!({ "p_id": withdrawn })).await.ok();
    assert_eq!(kinds(&company.admin).await, Vec::<String>::new(), "it leads nowhere any more");
    assert_eq!(subjects(&app, &company.admin).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_taken_back_while_it_is_told_leaves_nothing() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    for turn in 0..6 {
        let job = open_job(&company.admin, &format!("Engineer {turn}")).await;
        let interaction = interest(&seeker, job).await;
        app.clock.advance(UNDO);
        let call = json!({ "p_id": interaction });
        let (_, undone) = tokio::join!(work(&app), seeker.rpc("undo_interaction", &call));
        undone.ok();
        work_after(&app, DECIDED).await;
        assert_eq!(kinds(&company.admin).await, Vec::<String>::new(), "turn {turn}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rejection_says_why_only_to_those_who_asked() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let (asks, silent) = (app.seeker().await, app.seeker().await);
    arrange(&app, "update profiles set wants_rejection_reason = false where id = $1", silent.id).await;
    // A challenge about the skill, which one of them has passed.
    let challenge = "insert into challenges (id, slug, title, difficulty, published_at)
         values ($1, 'ring-log', 'Ring log', 'easy', now())";
    let id = Uuid::new_v4();
    arrange(&app, challenge, id).await;
    let about =
        "insert into challenge_skills (challenge_id, skill_id) select $1, s.id from skills s where s.slug = 'rust'";
    arrange(&app, about, id).await;
    for seeker in [&asks, &silent] {
        let interaction = interest(seeker, job).await;
        let call = json!({ "p_interaction_id": interaction, "p_criterion": "skill:rust" });
        company.admin.rpc("reject_candidate", &call).await.ok();
    }
    work_after(&app, DECIDED).await;
    let [mail] = &mails(&app, &asks).await[..] else { panic!("one email") };
    assert!(mail.subject.contains("decided on"), "{}", mail.subject);
    assert!(mail.text.contains("What decided it: Rust") && mail.text.contains("“Ring log”"), "{}", mail.text);
    assert!(mail.text.contains("/dashboard/challenges/ring-log"), "{}", mail.text);
    let [mail] = &mails(&app, &silent).await[..] else { panic!("one email") };
    assert!(!mail.text.contains("Rust") && !mail.text.contains("Ring log"), "{}", mail.text);
    assert_eq!(kinds(&silent).await, ["rejected"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_way_can_be_switched_off() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    for (in_app, email) in [(true, true), (true, false), (false, true), (false, false)] {
        let seeker = app.seeker().await;
        choose(&seeker, "approved", in_app, email).await;
        let interaction = interest(&seeker, job).await;
        company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
        work_after(&app, DECIDED).await;
        let (shown, sent) = (kinds(&seeker).await.len(), subjects(&app, &seeker).await.len());
        assert_eq!((shown, sent), (usize::from(in_app), usize::from(email)), "{in_app} {email}");
        assert_eq!(unread(&seeker).await, json!(usize::from(in_app)));
        let rows = seeker.get("/rest/v1/notifications?select=id").await.ok();
        assert_eq!(rows.as_array().map(Vec::len), Some(usize::from(in_app)), "what isn't wanted isn't read either");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_emailed_about_what_they_read_or_after_they_left() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let (reads, leaves, stays) = (app.seeker().await, app.seeker().await, app.seeker().await);
    for seeker in [&reads, &leaves, &stays] {
        let interaction = interest(seeker, job).await;
        company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": interaction })).await.ok();
    }
    reads.rpc("mark_notifications_read", &json!({})).await.ok();
    arrange(&app, "update profiles set is_active = false where id = $1", leaves.id).await;
    work_after(&app, DECIDED).await;
    assert_eq!(subjects(&app, &reads).await, Vec::<String>::new());
    assert_eq!(subjects(&app, &leaves).await, Vec::<String>::new());
    assert_eq!(subjects(&app, &stays).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_names_someone_goes_with_their_account() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let job = open_job(&company.admin, "Engineer").await;
    interest(&seeker, job).await;
    work_after(&app, UNDO).await;
    let other = app.seeker().await;
    interest(&other, job).await;
    let naming = "select count(*) from notifications where about_id = $1";
    assert_eq!(count(&app, naming, seeker.id).await, 1);
    for person in [&seeker, &other] {
        arrange(&app, "select private.delete_person($1, now(), null)", person.id).await;
    }
    work_after(&app, UNDO).await;
    assert_eq!(entries(&company.admin).await.len(), 0);
    assert_eq!(subjects(&app, &company.admin).await.len(), 1, "nothing waits for the other");
}

#[tokio::test(flavor = "multi_thread")]
async fn colleagues_hear_of_shared_jobs_and_their_team() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    let colleague = app.recruiter(&found.company, &["view_candidates"]).await;
    let share = json!({ "p_job_opening_id": found.job, "p_profile_id": colleague.id, "p_note": "Look" });
    admin.rpc("share_job", &share).await.ok();
    let permissions = json!({ "p_profile_id": colleague.id, "p_permissions": ["view_candidates", "manage_jobs"] });
    admin.rpc("set_recruiter_permissions", &permissions).await.ok();
    work_after(&app, DECIDED).await;
    let mut told = kinds(&colleague).await;
    told.sort();
    assert_eq!(told, ["job_shared", "team_changed"]);
    assert_eq!(subjects(&app, &colleague).await.len(), 2);
    // Once a day, however often it is taken back.
    admin.rpc("unshare_job", &json!({ "p_job_opening_id": found.job, "p_profile_id": colleague.id })).await.ok();
    admin.rpc("share_job", &share).await.ok();
    work_after(&app, DECIDED).await;
    assert_eq!(subjects(&app, &colleague).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_or_changes_another_s() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    choose(&found.seeker, "approved", true, true).await;
    let quiet = json!({ "p_starts_at": "22:00", "p_ends_at": "07:00", "p_time_zone": "Europe/Berlin" });
    found.seeker.rpc("set_quiet_hours", &quiet).await.ok();
    let own = entries(&found.seeker).await;
    assert_eq!(own.len(), 1);
    let curious = [&app.seeker().await, &found.company.admin, &app.staff().await];
    for person in curious {
        for table in ["notifications", "notification_settings", "quiet_hours"] {
            let path = format!("/rest/v1/{table}?profile_id=eq.{}", found.seeker.id);
            assert_eq!(person.get(&path).await.ok(), json!([]), "{table}");
        }
        let call = json!({ "p_id": own[0]["id"] });
        assert_eq!(person.rpc("mark_notifications_read", &call).await.error(404), "not_found");
    }
    assert_eq!(unread(&found.seeker).await, json!(1));
}
