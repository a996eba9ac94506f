//! The day's featured jobs: one set for everyone, and a counter of its own.

use crate::commands::{arrange, count, details, id, open_job};
use crate::kit::{Person, TestApp};
use devproof_db::{Db, PoolLimits};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use uuid::Uuid;

const TODAY: &str = "(now() at time zone 'utc')::date";

/// Open jobs of this many companies, each with this many.
async fn many(app: &TestApp, companies: i32, jobs: i32) {
    let admin = app.database.admin().await;
    let sql = "with c as (
            insert into companies (slug, name, approval_status)
            select 'many-' || n, 'Many ' || n, 'approved' from generate_series(1, $1) n returning id)
        insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy,
            pay_min, pay_max, pay_currency, published_at)
        select c.id, 'Engineer ' || n, 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now() - n * interval '1 day'
        from c, generate_series(1, $2) n";
    admin.execute(sql, &[&companies, &jobs]).await.expect("jobs");
}

/// Day, place, job and company of every set, in order.
async fn sets(app: &TestApp) -> Vec<(String, i16, Uuid, Uuid)> {
    let sql = "select f.day::text, f.position, f.job_opening_id, j.company_id
        from featured_jobs f join job_openings j on j.id = f.job_opening_id order by 1, 2";
    let rows = app.database.admin().await.query(sql, &[]).await.expect("the sets");
    rows.iter().map(|row| (row.get(0), row.get(1), row.get(2), row.get(3))).collect()
}

async fn choose(app: &TestApp, days: i32) -> i32 {
    let sql = format!("select private.choose_featured_jobs({TODAY} + $1::integer)");
    app.database.admin().await.query_one(&sql, &[&days]).await.expect("a choice").get(0)
}

async fn featured(person: &Person) -> Value {
    person.rpc("get_featured_jobs", &json!({})).await.ok()
}

fn ids(answer: &Value) -> Vec<Uuid> {
    answer["jobs"].as_array().expect("a list").iter().map(id).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_make_one_set_and_everybody_sees_it() {
    let app = TestApp::start().await;
    many(&app, 12, 3).await;
    let other = Db::new(app.database.role("devproof_gate"), PoolLimits::default()).expect("a second node");
    let (one, two) = tokio::join!(
        devproof_commands::choose_featured_jobs(&app.db),
        devproof_commands::choose_featured_jobs(&other)
    );
    let made = one.expect("the database answers") + two.expect("the database answers");
    // In the last minutes of a day both days are chosen.
    assert!(made == 10 || made == 20, "{made}");
    assert_eq!(devproof_commands::choose_featured_jobs(&other).await.expect("the database answers"), 0);

    let (first, second) = (app.seeker().await, app.seeker().await);
    let seen = featured(&first).await;
    assert_eq!(seen, featured(&second).await);
    assert_eq!(ids(&seen).len(), 10);
    assert_eq!(
        (&seen["set"]["size"], &seen["set"]["decided"], &seen["set"]["closed"]),
        (&json!(10), &json!(0), &json!(0))
    );
    let companies: BTreeSet<Option<&str>> =
        seen["jobs"].as_array().expect("jobs").iter().map(|job| job["company"]["id"].as_str()).collect();
    assert_eq!(companies.len(), 10, "no company has two while others have none");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_to_ask_makes_the_set_and_the_same_for_all() {
    let app = TestApp::start().await;
    many(&app, 4, 5).await;
    let mut people = Vec::new();
    for _ in 0..8 {
        people.push(app.seeker().await);
    }
    let answers = futures::future::join_all(people.iter().map(featured)).await;
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    assert_eq!(ids(&answers[0]).len(), 10);
    assert_eq!(sets(&app).await.len(), 10);
    // No one else is shown it.
    let company = app.company().await;
    let refused = company.admin.rpc("get_featured_jobs", &json!({})).await;
    assert_eq!(refused.error(403), "not_job_seeker");
    // A set that was chosen ahead is not looked into.
    choose(&app, 1).await;
    let rows = people[0].get("/rest/v1/featured_jobs?select=day").await.ok();
    assert_eq!(rows.as_array().map(Vec::len), Some(10));
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_fair_and_the_choice_can_be_repeated() {
    let app = TestApp::start().await;
    many(&app, 15, 4).await;
    for day in 0..3 {
        assert_eq!(choose(&app, day).await, 10);
    }
    let made = sets(&app).await;
    let mut turns: BTreeMap<Uuid, usize> = BTreeMap::new();
    for (.., company) in &made {
        *turns.entry(*company).or_default() += 1;
    }
    assert!(turns.len() == 15 && turns.values().all(|turns| *turns == 2), "30 places, 15 companies: {turns:?}");
    let jobs: BTreeSet<Uuid> = made.iter().map(|(_, _, job, _)| *job).collect();
    assert_eq!(jobs.len(), 30, "no job twice while others of its company wait");

    let admin = app.database.admin().await;
    admin.batch_execute(&format!("delete from featured_jobs where day = {TODAY} + 2")).await.expect("it goes");
    choose(&app, 2).await;
    assert_eq!(sets(&app).await, made, "the same data makes the same set");
}

#[tokio::test(flavor = "multi_thread")]
async fn staff_come_first_and_what_closes_drops_out() {
    let app = TestApp::start().await;
    many(&app, 9, 1).await;
    let company = app.company().await;
    let chosen = open_job(&company.admin, "Chosen").await;
    let draft = id(&company.admin.rpc("save_job", &json!({ "p_job": { "title": "Draft" } })).await.ok());
    let pending = app.company_in("suspended").await;
    let hidden = "insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy,
            pay_min, pay_max, pay_currency, published_at) values ($1, 'Hidden', 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now())";
    arrange(&app, hidden, pending.id).await;
    arrange(
        &app,
        &format!("insert into featured_jobs (day, job_opening_id, position) values ({TODAY}, $1, 4)"),
        chosen,
    )
    .await;

    let seeker = app.seeker().await;
    devproof_commands::choose_featured_jobs(&app.db).await.expect("the database answers");
    let seen = featured(&seeker).await;
    assert_eq!(ids(&seen).len(), 10);
    assert_eq!(ids(&seen)[4], chosen, "in the place that it was given");
    assert!(!ids(&seen).contains(&draft));

    company.admin.rpc("close_job", &json!({ "p_id": chosen })).await.ok();
    let gone = ids(&seen)[0];
    seeker.rpc("pass_job", &json!({ "p_job_opening_id": gone, "p_source": "featured" })).await.ok();
    let left = featured(&seeker).await;
    assert_eq!(ids(&left).len(), 8);
    assert_eq!(
        (&left["set"]["size"], &left["set"]["decided"], &left["set"]["closed"]),
        (&json!(10), &json!(1), &json!(1))
    );
    let refused =
        seeker.rpc("express_interest", &json!({ "p_job_opening_id": chosen, "p_source": "featured" })).await;
    assert_eq!(refused.error(404), "not_found");
    // Nothing takes its place: the set is the same for everyone that day.
    assert_eq!(devproof_commands::choose_featured_jobs(&app.db).await.expect("the database answers"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_at_once_on_two_devices_with_one_left_take_one() {
    let app = TestApp::start().await;
    many(&app, 10, 1).await;
    let seeker = app.seeker().await;
    let phone = app.session(&seeker, "aal1").await;
    let jobs = ids(&featured(&seeker).await);
    let spent = format!("insert into daily_usage (profile_id, quota, day, used) values ($1, 'featured', {TODAY}, 9)");
    arrange(&app, &spent, seeker.id).await;
    let calls = (0..50).map(|n| {
        let person = if n % 2 == 0 { &seeker } else { &phone };
        let call = json!({ "p_job_opening_id": jobs[n % 10], "p_source": "featured" });
        async move { person.rpc(if n % 3 == 0 { "pass_job" } else { "express_interest" }, &call).await }
    });
    let answers = futures::future::join_all(calls).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let limited = answers.iter().find(|answer| answer.status.as_u16() == 429).expect("most are refused");
    assert_eq!((&details(limited)["quota"], &details(limited)["used"]), (&json!("featured"), &json!(10)));
    assert!(answers.iter().all(|answer| matches!(answer.status.as_u16(), 200 | 409 | 429)));
    let quotas = seeker.rpc("get_daily_quotas", &json!({})).await.ok();
    assert_eq!(quotas["featured"], json!({ "used": 10, "limit": 10, "left": 0 }));
    assert_eq!(quotas["discover"]["used"], json!(0));
    assert_eq!(count(&app, "select count(*) from job_interactions where profile_id = $1", seeker.id).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_day_has_a_new_set_and_a_new_counter() {
    let app = TestApp::start().await;
    many(&app, 10, 1).await;
    let seeker = app.seeker().await;
    let jobs = ids(&featured(&seeker).await);
    for job in &jobs[..3] {
        seeker.rpc("pass_job", &json!({ "p_job_opening_id": job, "p_source": "featured" })).await.ok();
    }
    // The database's clock cannot be moved, so everything that has happened moves a day back.
    let admin = app.database.admin().await;
    admin
        .batch_execute(
            "update featured_jobs set day = day - 1;
             update daily_usage set day = day - 1;
             update job_interactions set usage_day = usage_day - 1, created_at = created_at - interval '1 day'",
        )
        .await
        .expect("yesterday");
    let quotas = seeker.rpc("get_daily_quotas", &json!({})).await.ok();
    assert_eq!((&quotas["featured"]["used"], &quotas["discover"]["used"]), (&json!(0), &json!(0)));
    // Said to be featured, it is not today: the server chooses the quota.
    let late = seeker.rpc("pass_job", &json!({ "p_job_opening_id": jobs[3], "p_source": "featured" })).await.ok();
    assert_eq!((&late["quotas"]["featured"]["used"], &late["quotas"]["discover"]["used"]), (&json!(0), &json!(1)));
    let today = featured(&seeker).await;
    assert_eq!((&today["set"]["size"], &today["set"]["decided"]), (&json!(10), &json!(4)));
}

#[tokio::test(flavor = "multi_thread")]
async fn featured_jobs_take_half_of_the_set_and_leave_others_their_turns() {
    let app = TestApp::start().await;
    many(&app, 14, 3).await;
    let admin = app.database.admin().await;
    let feature = "update job_openings set featured_at = now()
        where title = 'Engineer 3' and company_id in (select id from companies where slug like 'many-%' order by slug limit 8)";
    assert_eq!(admin.execute(feature, &[]).await.expect("featured"), 8);
    choose(&app, 0).await;
    let featured = "select count(*) from featured_jobs f join job_openings j on j.id = f.job_opening_id
        where j.featured_at is not null";
    let shown: i64 = admin.query_one(featured, &[]).await.expect("a count").get(0);
    assert!((5..=8).contains(&shown), "{shown}");
    let first: BTreeSet<Uuid> = sets(&app).await.into_iter().map(|(.., company)| company).collect();
    assert_eq!(first.len(), 10, "no company has two while others have none");
    choose(&app, 1).await;
    let both: BTreeSet<Uuid> = sets(&app).await.into_iter().map(|(.., company)| company).collect();
    assert_eq!(both.len(), 14, "whoever features nothing has a turn as soon");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_featured_job_says_so_on_its_card() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    arrange(&app, "update job_openings set featured_at = now() where id = $1", job).await;
    let seen = featured(&app.seeker().await).await;
    assert_eq!((id(&seen["jobs"][0]), &seen["jobs"][0]["is_featured"]), (job, &json!(true)));
}
