//! Interest that no one answers: it ends after 14 days, both sides are told, and it comes back as a bonus.

use crate::commands::{arrange, count, interest, open_job};
use crate::kit::{Person, TestApp};
use devproof_db::{Db, PoolLimits};
use devproof_queue::outbox;
use serde_json::{Value, json};
use uuid::Uuid;

const OLD: &str = "update job_interactions set created_at = now() - interval '14 days' where id = $1";
const BONUSES: &str = "select count(*) from private.interaction_bonuses where profile_id = $1";

/// What the clock would do.
async fn expire(app: &TestApp) -> usize {
    devproof_commands::expire_interests(&app.db).await.expect("the database answers")
}

/// Does the background work of the next hour and a half.
async fn work(app: &TestApp) {
    app.clock.advance(time::Duration::minutes(90));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue can be read").failed, []);
}

async fn told(app: &TestApp, person: &Person, about: &str) -> usize {
    let mails = outbox::list(&app.db, Some(&person.email)).await.expect("the outbox");
    mails.iter().filter(|mail| mail.subject.contains(about)).count()
}

async fn quotas(person: &Person) -> Value {
    person.rpc("get_daily_quotas", &json!({})).await.ok()
}

/// A seeker with this many bonuses, earned by waiting.
async fn seeker_with(app: &TestApp, admin: &Person, bonuses: usize) -> Person {
    let seeker = app.seeker().await;
    for n in 0..bonuses {
        let waits = interest(&seeker, open_job(admin, &format!("Unanswered {n}")).await).await;
        arrange(app, OLD, waits).await;
    }
    arrange(app, "update daily_usage set day = day - 14 where profile_id = $1", seeker.id).await;
    assert_eq!(expire(app).await, bonuses);
    seeker
}

/// Takes all that the day holds.
async fn spend(seeker: &Person, admin: &Person) {
    while quotas(seeker).await["discover"]["left"] != json!(0) {
        interest(seeker, open_job(admin, "Spent").await).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_ends_once_and_both_sides_are_told() {
    let app = TestApp::start().await;
    let company = app.company().await;
    arrange(&app, "update companies set response_days = 5 where id = $1", company.id).await;
    let job = open_job(&company.admin, "Storage <engineer>").await;
    let (late, young, decided) = (app.seeker().await, app.seeker().await, app.seeker().await);
    let [one, two, three] = [interest(&late, job).await, interest(&young, job).await, interest(&decided, job).await];
    company.admin.rpc("reject_candidate", &json!({ "p_interaction_id": three })).await.ok();
    for old in [one, three] {
        arrange(&app, OLD, old).await;
    }
    arrange(&app, "update job_interactions set created_at = now() - interval '13 days 23 hours' where id = $1", two)
        .await;

    let other = Db::new(app.database.role("devproof_gate"), PoolLimits::default()).expect("a second node");
    let (first, second) =
        tokio::join!(devproof_commands::expire_interests(&app.db), devproof_commands::expire_interests(&other));
    assert_eq!(first.expect("the database answers") + second.expect("the database answers"), 1);
    assert_eq!(expire(&app).await, 0);

    let lines = late.rpc("get_my_interests", &json!({})).await.ok();
    assert_eq!(lines[0]["decision"], json!("expired"));
    assert_eq!(young.rpc("get_my_interests", &json!({})).await.ok()[0]["decision"], Value::Null);
    assert_eq!(quotas(&late).await["bonus"], json!(1));
    assert_eq!(quotas(&decided).await["bonus"], json!(0));
    // Of two that came to an end one was answered in time; what expired was not.
    let promise = late.rpc("get_company_promise", &json!({ "p_company_id": company.id })).await.ok();
    assert_eq!(
        (&promise["decided"], &promise["kept_percent"], &promise["answered"]),
        (&json!(2), &json!(50), &json!(1))
    );
    // Both sides see the end, and it can neither be decided on nor withdrawn.
    let page = company.admin.rpc("get_candidate", &json!({ "p_interaction_id": one })).await.ok();
    assert_eq!((&page["interaction"]["decision"], &page["can_decide"]), (&json!("expired"), &json!(false)));
    let late_approval = company.admin.rpc("approve_candidate", &json!({ "p_interaction_id": one })).await;
    assert_eq!(late_approval.error(409), "already_decided");
    assert_eq!(late.rpc("withdraw_interest", &json!({ "p_id": one })).await.error(409), "already_decided");

    work(&app).await;
    assert_eq!(told(&app, &late, "Halyard did not answer on “Storage <engineer>”").await, 1);
    assert_eq!(told(&app, &company.admin, "Interest in “Storage <engineer>” has expired").await, 1);
    assert_eq!(told(&app, &young, "did not answer").await, 0);
    // The tasks run at least once; the mails are written once.
    let again = "update queue.tasks set state = 'ready', finished_at = null, run_at = null,
             payload = case kind when 'mail_interest_expired' then jsonb_build_object('interaction_id', dedupe)
                 else jsonb_build_object('job_opening_id', $1::uuid, 'hour', to_timestamp(split_part(dedupe, ':', 2)::float8)) end
         where kind in ('mail_interest_expired', 'mail_interests_left')";
    arrange(&app, again, job).await;
    work(&app).await;
    assert_eq!(told(&app, &late, "did not answer").await, 1);
    assert_eq!(told(&app, &company.admin, "has expired").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_end_in_batches_and_the_company_gets_one_mail() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Popular").await;
    let client = app.database.admin().await;
    client
        .batch_execute(
            "insert into auth.users (id, email, email_confirmed_at)
             select gen_random_uuid(), 'waits-' || n || '@example.test', now() from generate_series(1, 205) n",
        )
        .await
        .expect("accounts");
    let waiting = "insert into job_interactions (job_opening_id, profile_id, status, created_at)
         select $1, u.id, 'interested', now() - interval '15 days' from auth.users u where u.email like 'waits-%'";
    arrange(&app, waiting, job).await;
    assert_eq!(expire(&app).await, 205);
    let earned = "select count(distinct b.earned_by) from private.interaction_bonuses b
         join job_interactions i on i.id = b.earned_by where i.job_opening_id = $1";
    assert_eq!(count(&app, earned, job).await, 205);
    work(&app).await;
    let mails = outbox::list(&app.db, Some(&company.admin.email)).await.expect("the outbox");
    let about: Vec<_> = mails.iter().filter(|mail| mail.subject.contains("has expired")).collect();
    // Two, when the hour ended between two batches.
    assert!(matches!(about.len(), 1 | 2), "{}", about.len());
    assert!(about.iter().any(|mail| mail.text.contains("205 people") || about.len() == 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bonus_is_used_only_when_asked_for_and_only_when_the_day_is_spent() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let seeker = seeker_with(&app, admin, 1).await;
    // While the day holds something, the day pays.
    let with_bonus = |job: Uuid| json!({ "p_job_opening_id": job, "p_use_bonus": true });
    let first = seeker.rpc("pass_job", &with_bonus(open_job(admin, "First").await)).await.ok();
    assert_eq!((&first["quotas"]["bonus"], &first["quotas"]["discover"]["used"]), (&json!(1), &json!(1)));
    spend(&seeker, admin).await;
    let job = open_job(admin, "Beyond").await;
    let unasked = seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await;
    assert_eq!(unasked.error(429), "daily_limit_reached");
    assert_eq!(quotas(&seeker).await["bonus"], json!(1), "nothing is taken unasked");

    let used = seeker.rpc("express_interest", &with_bonus(job)).await.ok();
    assert_eq!((&used["quotas"]["bonus"], &used["quotas"]["discover"]["used"]), (&json!(0), &json!(3)));
    // Undone in time it is there again; undone late, not.
    let undone = seeker.rpc("undo_interaction", &json!({ "p_id": used["id"] })).await.ok();
    assert_eq!((&undone["quotas"]["bonus"], &undone["quotas"]["discover"]["used"]), (&json!(1), &json!(3)));
    let used = seeker.rpc("pass_job", &with_bonus(job)).await.ok();
    assert_eq!(used["quotas"]["bonus"], json!(0));
    let none = seeker.rpc("pass_job", &with_bonus(open_job(admin, "One more").await)).await;
    assert_eq!(none.error(429), "daily_limit_reached");
    assert_eq!(count(&app, BONUSES, seeker.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bonuses_pay_for_two_of_fifty_at_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let seeker = seeker_with(&app, &company.admin, 2).await;
    let phone = app.session(&seeker, "aal1").await;
    spend(&seeker, &company.admin).await;
    let mut jobs = Vec::new();
    for n in 0..10 {
        jobs.push(open_job(&company.admin, &format!("Wanted {n}")).await);
    }
    let calls = (0..50).map(|n| {
        let person = if n % 2 == 0 { &seeker } else { &phone };
        let call = json!({ "p_job_opening_id": jobs[n % 10], "p_use_bonus": true });
        async move { person.rpc("express_interest", &call).await }
    });
    let answers = futures::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 2);
    assert!(answers.iter().all(|answer| matches!(answer.status.as_u16(), 200 | 409 | 429)));
    assert_eq!(quotas(&seeker).await["bonus"], json!(0));
    let paid = "select count(distinct b.used_for) from private.interaction_bonuses b
         join job_interactions i on i.id = b.used_for and i.quota = 'bonus' where b.profile_id = $1";
    assert_eq!(count(&app, paid, seeker.id).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawing_makes_a_stranger_again() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    let (job, other) = (open_job(admin, "Engineer").await, open_job(admin, "Other").await);
    let seeker = app.seeker().await;
    arrange(&app, "update profiles set visibility = 'private' where id = $1", seeker.id).await;
    let (gone, stays) = (interest(&seeker, job).await, interest(&seeker, other).await);
    seeker.rpc("withdraw_interest", &json!({ "p_id": gone })).await.ok();

    let known = format!("/rest/v1/known_people?id=eq.{}&select=full_name", seeker.id);
    let rows = format!("/rest/v1/job_interactions?id=eq.{gone}&select=id,profile_id");
    assert_eq!(admin.get(&rows).await.ok(), json!([]));
    assert_eq!(admin.rpc("get_candidate", &json!({ "p_interaction_id": gone })).await.ok(), Value::Null);
    let list = admin.rpc("get_interested_candidates_for_employer", &json!({ "p_employer_id": admin.id })).await.ok();
    let listed: Vec<&Value> = list.as_array().expect("a list").iter().map(|row| &row["job_interaction_id"]).collect();
    assert_eq!(listed, [&json!(stays)]);
    let jobs = admin.rpc("get_company_jobs", &json!({})).await.ok();
    let counts = |title: &str| {
        let job = jobs.as_array().expect("jobs").iter().find(|job| job["title"] == title).expect("the job").clone();
        job["interested_count"].clone()
    };
    assert_eq!((counts("Engineer"), counts("Other")), (json!(0), json!(1)));
    assert_eq!(seeker.rpc("get_job", &json!({ "p_id": job })).await.ok()["interested_count"], json!(0));
    // The other interest still makes them known; when that one is withdrawn too, nothing does.
    assert_eq!(admin.get(&known).await.ok(), json!([{ "full_name": "Sam Seeker" }]));
    seeker.rpc("withdraw_interest", &json!({ "p_id": stays })).await.ok();
    assert_eq!(admin.get(&known).await.ok(), json!([]));
    assert_eq!(expire(&app).await, 0);

    // A match is another matter: they talk.
    let third = open_job(admin, "Third").await;
    let matched = interest(&seeker, third).await;
    admin.rpc("approve_candidate", &json!({ "p_interaction_id": matched })).await.ok();
    assert_eq!(admin.get(&known).await.ok(), json!([{ "full_name": "Sam Seeker" }]));
    assert_eq!(admin.get(&rows).await.ok(), json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_median_is_over_real_answers() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let clock = |hours: i64| {
        format!("update job_interactions set created_at = now() - interval '{hours} hours' where id = $1")
    };
    let median = |promise: Value| promise["median_seconds"].as_i64().map(|seconds| (seconds + 1800) / 3600);
    let ask = json!({ "p_company_id": company.id });
    for (nth, (hours, decision)) in [(10, "reject"), (30, "approve"), (50, "reject")].into_iter().enumerate() {
        let promise = company.admin.rpc("get_company_promise", &ask).await.ok();
        assert_eq!((&promise["answered"], median(promise.clone())), (&json!(nth), None), "too few to say");
        let asked = interest(&app.seeker().await, job).await;
        arrange(&app, &clock(hours), asked).await;
        let command = format!("{decision}_candidate");
        company.admin.rpc(&command, &json!({ "p_interaction_id": asked })).await.ok();
    }
    let promise = company.admin.rpc("get_company_promise", &ask).await.ok();
    assert_eq!(median(promise.clone()), Some(30));
    // Without a promise nothing is kept or broken.
    assert_eq!((&promise["decided"], &promise["kept_percent"]), (&json!(0), &Value::Null));
}
