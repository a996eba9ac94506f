//! What is recorded: robots never, one's colleagues never, and parallel views once.

use crate::{
    commands::{arrange, interest, open_job},
    kit::{Answer, Person, TestApp},
};
use futures::{StreamExt, future::join_all, stream};
use serde_json::{Value, json};
use uuid::Uuid;

async fn value(app: &TestApp, sql: &str) -> i64 {
    app.database.admin().await.query_one(sql, &[]).await.expect("a count").get(0)
}

async fn search_shows(searcher: &Person, people: &[Uuid]) -> Answer {
    searcher.rpc("record_search_appearances", &json!({ "p_profile_ids": people })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn robots_are_not_counted() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let view = json!({ "p_kind": "profile", "p_id": seeker.id });
    for (browser, count) in [
        ("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", 0),
        ("Mozilla/5.0 (compatible; bingbot/2.0)", 0),
        ("facebookexternalhit/1.1", 0),
        ("Slackbot-LinkExpanding 1.0", 0),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/120.0", 0),
        ("curl/8.5.0", 0),
        ("", 0),
        ("Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36", 1),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", 2),
    ] {
        let request = app.request("POST", "/rest/v1/rpc/record_view").header("user-agent", browser).json(&view);
        Answer::of(request).await.ok();
        assert_eq!(value(&app, "select count(*) from private.profile_views").await, count, "{browser}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_views_are_one_in_every_table() {
    let app = TestApp::start().await;
    let (seeker, ours, other) = (app.seeker().await, app.company().await, app.company().await);
    let job = open_job(&ours.admin, "Engineer").await;
    let viewers: Vec<Person> = join_all((0..4).map(|_| app.seeker())).await;
    let mut calls = Vec::new();
    for viewer in viewers.iter().chain([&other.admin, &ours.admin, &seeker]) {
        for (kind, id) in [("profile", seeker.id), ("company", ours.id), ("job", job)] {
            let call = json!({ "p_kind": kind, "p_id": id });
            calls.extend((0..5).map(|_| {
                let (viewer, call) = (viewer.clone(), call.clone());
                async move { viewer.rpc("record_view", &call).await.ok() }
            }));
        }
    }
    // As many at a time as one network may have in progress.
    stream::iter(calls).buffer_unordered(15).collect::<Vec<_>>().await;
    // Of the seven, the seeker doesn't see themselves, and the company not itself.
    for (sql, count) in [
        ("select count(*) from private.profile_views", 6),
        ("select sum(views)::bigint from private.profile_view_days", 6),
        ("select count(*) from private.profile_viewer_days", 6),
        ("select sum(views)::bigint from private.company_view_days where not is_job", 6),
        ("select sum(views)::bigint from private.company_view_days where is_job", 6),
        ("select sum(views)::bigint from private.job_view_days", 6),
        ("select count(*) from private.company_viewer_days", 6),
    ] {
        assert_eq!(value(&app, sql).await, count, "{sql}");
    }
    arrange(&app, "update profiles set tier = 'founding' where id = $1", seeker.id).await;
    let analytics = seeker.rpc("get_profile_analytics", &json!({})).await.ok();
    assert_eq!(analytics["totals"]["views"]["count"], 6);
    assert_eq!(analytics["funnel"]["jobs_viewed"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn search_appearances_count_once_per_searcher_and_only_for_those_who_may_search() {
    let app = TestApp::start().await;
    let ours = app.company().await;
    let (open, hidden, applicant) = (app.seeker().await, app.seeker().await, app.seeker().await);
    for private in [&hidden, &applicant] {
        arrange(&app, "update profiles set visibility = 'private' where id = $1", private.id).await;
    }
    interest(&applicant, open_job(&ours.admin, "Engineer").await).await;
    let all = [open.id, open.id, hidden.id, applicant.id, Uuid::new_v4(), ours.admin.id];
    let blind = app.recruiter(&ours, &["manage_jobs"]).await;
    let shy = app.recruiter(&ours, &["view_candidates"]).await;
    arrange(&app, "update profiles set analytics_opt_out = true where id = $1", shy.id).await;
    let pending = app.company_in("pending").await.admin;
    for nobody in [&blind, &shy, &pending, &open, &app.staff().await] {
        assert_eq!(search_shows(nobody, &all).await.ok(), Value::Null);
    }
    assert_eq!(value(&app, "select count(*) from private.search_appearances").await, 0);
    join_all((0..6).map(|_| search_shows(&ours.admin, &all))).await;
    let rows = "select count(*) from private.search_appearances";
    let days = "select coalesce(sum(appearances), 0)::bigint from private.search_appearance_days";
    assert_eq!((value(&app, rows).await, value(&app, days).await), (2, 2));
    arrange(&app, "update private.search_appearances set appeared_at = appeared_at - interval '31 minutes' where profile_id = $1", open.id).await;
    search_shows(&ours.admin, &all).await.ok();
    search_shows(&app.recruiter(&ours, &["view_candidates"]).await, &[open.id]).await.ok();
    assert_eq!((value(&app, rows).await, value(&app, days).await), (4, 4));
    let many: Vec<Uuid> = (0..51).map(|_| Uuid::new_v4()).collect();
    assert_eq!(search_shows(&ours.admin, &many).await.error(400), "22023");
}
