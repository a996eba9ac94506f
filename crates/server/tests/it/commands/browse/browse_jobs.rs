//! Browsing: sorted by exactly the number shown, page after page, nothing shown that the policies hide.

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const JOBS: &str = "
    insert into companies (slug, name, approval_status) values ('one', 'One', 'approved'), ('two', 'Two', 'pending');
    insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy, places,
        pay_min, pay_max, pay_currency, published_at, min_years, expires_at)
    select c.id, 'Engineer ' || n, 'Work on parsers', case when n % 7 = 0 then 'paused' else 'open' end,
        (array['junior', 'mid', 'senior'])[1 + n % 3], 'full_time', (array['remote', 'hybrid'])[1 + n % 2], '{Vienna}',
        50000, 50000 + n * 500, 'EUR', now() - make_interval(hours => n), n % 8,
        case when n % 11 = 0 then now() - interval '1 day' end
    from companies c, generate_series(1, 60) n;
    insert into job_skills (job_opening_id, skill_id, importance)
    select j.id, s.id, case when s.n % 2 = 0 then 'must' else 'nice' end from job_openings j
    join (select id, row_number() over (order by id) as n from skills order by id limit 10) s
        on (s.n + extract(hour from j.published_at)::int) % 3 = 0;
    begin;
    insert into job_weights (job_opening_id, criterion, skill_id, weight) select job_opening_id, 'skill', skill_id, 15 from job_skills;
    insert into job_weights (job_opening_id, criterion, weight)
    select j.id, 'years', 100 - 15 * (select count(*) from job_skills s where s.job_opening_id = j.id) from job_openings j;
    commit;";

async fn world() -> (TestApp, Person) {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let admin = app.database.admin().await;
    admin.batch_execute(JOBS).await.expect("the database answers");
    let skills = "insert into profile_skills (profile_id, name, level) select $1, name, 3 from (select name from skills order by id limit 4) s";
    admin.execute(skills, &[&seeker.id]).await.expect("the database answers");
    admin
        .execute("update profiles set years_experience = 4 where id = $1", &[&seeker.id])
        .await
        .expect("the database answers");
    (app, seeker)
}

async fn all_pages(seeker: &Person, mut arguments: Value) -> Vec<Value> {
    let mut jobs = Vec::new();
    loop {
        let page = seeker.rpc("browse_jobs", &arguments).await.ok();
        jobs.extend(page["jobs"].as_array().expect("a list").iter().cloned());
        assert!(jobs.len() <= 400, "pages without end");
        match &page["next_cursor"] {
            Value::Null => return jobs,
            cursor => arguments["p_cursor"] = cursor.clone(),
        }
    }
}

/// The match of a job's page, as a list shows it.
async fn without_gates(seeker: &Person, id: &Value) -> Value {
    let mut whole = seeker.rpc("get_job", &json!({ "p_id": id })).await.ok();
    let gates = whole["match"].as_object_mut().and_then(|receipt| receipt.remove("gates"));
    assert!(gates.is_some_and(|gates| gates[0]["key"] == "place"));
    whole["match"].take()
}

#[tokio::test]
async fn pages_follow_the_number_shown_and_repeat_nothing() {
    let (_app, seeker) = world().await;
    let jobs = all_pages(&seeker, json!({ "p_limit": 7 })).await;
    assert!(jobs.len() > 20, "{}", jobs.len());
    let ids: BTreeSet<_> = jobs.iter().map(|job| job["id"].to_string()).collect();
    assert_eq!(ids.len(), jobs.len());
    let scores: Vec<_> = jobs.iter().map(|job| job["match"]["score"].as_i64().unwrap_or(-1)).collect();
    assert!(scores.windows(2).all(|pair| pair[0] >= pair[1]), "{scores:?}");
    assert!(scores.first() > scores.last(), "{scores:?}");
    for job in &jobs {
        assert_eq!(job["match"]["eligible"], true);
        assert_eq!(without_gates(&seeker, &job["id"]).await, job["match"], "the page and the list differ");
    }
}

#[tokio::test]
async fn it_shows_no_more_than_the_policies_do() {
    let (_app, seeker) = world().await;
    let visible = seeker.get("/rest/v1/job_openings?select=id&limit=1000").await.ok();
    let visible: BTreeSet<_> = visible.as_array().expect("a list").iter().map(|job| job["id"].to_string()).collect();
    for arguments in
        [json!({}), json!({ "p_text": "parsers" }), json!({ "p_place": "vienna" }), json!({ "p_remote": ["remote"] })]
    {
        let jobs = all_pages(&seeker, arguments.clone()).await;
        assert!(!jobs.is_empty(), "{arguments}");
        for job in jobs {
            assert!(visible.contains(&job["id"].to_string()), "{arguments}: {}", job["title"]);
        }
    }
}

#[tokio::test]
async fn filters_narrow_and_gates_hold() {
    let (app, seeker) = world().await;
    let remote =
        all_pages(&seeker, json!({ "p_remote": ["remote"], "p_seniority": ["senior"], "p_pay_min": 60000 })).await;
    assert!(!remote.is_empty());
    for job in &remote {
        assert_eq!((&job["remote_policy"], &job["seniority"]), (&json!("remote"), &json!("senior")));
        assert!(job["pay_max"].as_i64() >= Some(60000));
    }
    assert!(all_pages(&seeker, json!({ "p_place": "100%" })).await.is_empty());
    assert!(all_pages(&seeker, json!({ "p_text": "\"no such words\" -engineer & | !" })).await.is_empty());
    // Words of a company's name find its jobs, if the company is approved.
    assert!(!all_pages(&seeker, json!({ "p_text": "one" })).await.is_empty());
    assert!(all_pages(&seeker, json!({ "p_text": "two" })).await.is_empty());
    let admin = app.database.admin().await;
    admin
        .execute("update profiles set work_modes = '{hybrid}' where id = $1", &[&seeker.id])
        .await
        .expect("the database answers");
    let jobs = all_pages(&seeker, json!({})).await;
    assert!(!jobs.is_empty() && jobs.iter().all(|job| job["remote_policy"] == "hybrid"));
}

#[tokio::test]
async fn a_decided_job_does_not_come_back_and_saved_ones_stay() {
    let (app, seeker) = world().await;
    let first = all_pages(&seeker, json!({})).await[0]["id"].clone();
    let saved = json!({ "profile_id": seeker.id, "job_opening_id": first });
    seeker.post("/rest/v1/saved_jobs", &saved).await.ok();
    let pass = "insert into job_interactions (job_opening_id, profile_id, status) values ($1::text::uuid, $2, 'not_interested')";
    app.database
        .admin()
        .await
        .execute(pass, &[&first.as_str().expect("a text"), &seeker.id])
        .await
        .expect("the database answers");
    assert!(all_pages(&seeker, json!({})).await.iter().all(|job| job["id"] != first));
    let saved = all_pages(&seeker, json!({ "p_tab": "saved" })).await;
    assert_eq!(saved.len(), 1);
    assert_eq!(saved[0]["interaction"]["status"], "not_interested");
}

#[tokio::test]
async fn a_foreign_cursor_is_an_error_and_not_a_crash() {
    let (_app, seeker) = world().await;
    for cursor in ["!", "e30", "bm90IGpzb24="] {
        let answer = seeker.rpc("browse_jobs", &json!({ "p_cursor": cursor })).await;
        assert!(answer.status.as_u16() < 500, "{cursor}: {}", answer.text);
    }
}
