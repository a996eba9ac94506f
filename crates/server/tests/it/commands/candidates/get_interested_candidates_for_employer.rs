//! The list of candidates: pages in each order, what it can be narrowed to, and an index where one can be used.

use crate::{
    commands::{arrange, open_job},
    kit::{Company, Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// Ten people, who are interested in one of two jobs each; some share a score, one has none.
const SCORES: [Option<i16>; 10] =
    [Some(70), Some(90), None, Some(70), Some(0), Some(70), Some(90), Some(55), Some(70), Some(12)];

struct World {
    app: TestApp,
    company: Company,
    jobs: [Uuid; 2],
}

async fn world() -> World {
    let app = TestApp::start().await;
    let company = app.company().await;
    let jobs = [open_job(&company.admin, "One").await, open_job(&company.admin, "Two").await];
    let admin = app.database.admin().await;
    for (place, score) in (0_i32..).zip(SCORES) {
        let seeker = app.seeker().await;
        let job = jobs[usize::try_from(place % 2).expect("a place")];
        seeker.rpc("express_interest", &json!({ "p_job_opening_id": job })).await.ok();
        // Pairs are of one moment, so that their ids decide.
        let sql = "update job_interactions set match_score = $2, created_at = date_trunc('hour', now()) - make_interval(hours => $3 / 2)
            where profile_id = $1";
        admin.execute(sql, &[&seeker.id, &score, &place]).await.expect("the database answers");
        let sql = "update profiles set completed_challenges = $2 % 3, system_design_score = 50 + $2::smallint % 4
            where id = $1";
        admin.execute(sql, &[&seeker.id, &place]).await.expect("the database answers");
    }
    World { app, company, jobs }
}

async fn list(reader: &Person, more: Value) -> Vec<Value> {
    let mut call = json!({ "p_employer_id": reader.id });
    call.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    let rows = reader.rpc("get_interested_candidates_for_employer", &call).await.ok();
    rows.as_array().expect("rows").clone()
}

fn value(row: &Value, sort: &str) -> i64 {
    let column = match sort {
        "score" => "match_score",
        "system_design" => "system_design_score",
        "challenges" => "completed_challenges",
        _ => return 0,
    };
    row[column].as_i64().unwrap_or(-1)
}

fn id(row: &Value) -> String {
    row["job_interaction_id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_each_order_leave_no_one_out_and_repeat_no_one() {
    let World { app: _app, company, .. } = world().await;
    let reader = &company.admin;
    for sort in ["recent", "score", "system_design", "challenges"] {
        let whole = list(reader, json!({ "p_sort": sort })).await;
        assert_eq!(whole.len(), SCORES.len());
        let key = |row: &Value| {
            let at = row["expressed_interest_at"].as_str().expect("a time").to_owned();
            (value(row, sort), at, id(row))
        };
        assert!(whole.is_sorted_by(|one, other| key(one) > key(other)), "{sort}");
        let (mut paged, mut after) = (Vec::new(), json!({}));
        loop {
            let mut call = json!({ "p_sort": sort, "p_limit": 3 });
            call.as_object_mut().expect("an object").extend(after.as_object().expect("an object").clone());
            let page = list(reader, call).await;
            assert!(page.len() <= 3);
            let Some(last) = page.last() else { break };
            after = json!({ "p_before": last["expressed_interest_at"], "p_before_id": id(last),
                "p_before_value": value(last, sort) });
            paged.extend(page.iter().map(id));
        }
        assert_eq!(paged, whole.iter().map(id).collect::<Vec<_>>(), "{sort}");
        assert!(whole.iter().all(|row| row["match"]["criteria"].is_array() && row["match"]["gates"].is_null()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_can_be_narrowed_to_a_job_a_state_a_skill_and_what_was_shared() {
    let World { app, company, jobs } = world().await;
    let reader = &company.admin;
    let count = async |filter: Value| list(reader, filter).await.len();
    assert_eq!(count(json!({ "p_job_opening_id": jobs[0] })).await, 5);
    assert_eq!(count(json!({ "p_job_opening_id": Uuid::nil() })).await, 0);
    assert_eq!(count(json!({ "p_shared": true })).await, 0);
    let first = id(&list(reader, json!({})).await[0]);
    reader.rpc("reject_candidate", &json!({ "p_interaction_id": first })).await.ok();
    assert_eq!(count(json!({ "p_status": "undecided" })).await, 9);
    assert_eq!(count(json!({ "p_status": "rejected" })).await, 1);
    assert_eq!(count(json!({ "p_status": "approved" })).await, 0);
    assert_eq!(count(json!({ "p_status": "ended" })).await, 0);
    assert_eq!(count(json!({ "p_skill": "rust" })).await, 0, "nobody states or proves it");
    let known = r#"update private.match_receipts set match = '{"score":50,"band":"stretch","exact":true,"gates":[],
        "coverage":{"scored":1,"of":1},"criteria":[{"key":"skill:rust","label":"Rust","weight":100,"points":40,
        "state":"partly","detail":"Stated, still learning"}]}' where job_interaction_id = $1"#;
    arrange(&app, known, first.parse().expect("an id")).await;
    assert_eq!(count(json!({ "p_skill": "rust" })).await, 1);

    let filters = reader.rpc("get_candidate_filters", &json!({})).await.ok();
    let jobs = filters["jobs"].as_array().expect("jobs").iter();
    let mut waiting: Vec<_> = jobs.map(|job| job["waiting"].as_i64()).collect();
    waiting.sort_unstable();
    assert_eq!(waiting, [Some(4), Some(5)]);
    assert!(filters["skills"].as_array().expect("skills").iter().all(|skill| skill["job_ids"].is_array()));
    assert_eq!(reader.rpc("get_candidate_filters", &json!({ "p_shared": true })).await.ok(), Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_of_a_job_are_read_in_the_order_of_an_index() {
    let World { app, jobs, .. } = world().await;
    let admin = app.database.admin().await;
    // The statement of the function for this order, as the planner sees it after the order was chosen.
    let sql = format!(
        "explain (costs off) select x.id, case 'score' when 'score' then coalesce(x.match_score, -1) else 0 end as value
         from job_interactions x
         where x.job_opening_id = '{}' and x.status = 'interested' and x.decision is distinct from 'withdrawn'
           and (case 'score' when 'score' then coalesce(x.match_score, -1) else 0 end, x.created_at, x.id)
               < (70, now(), '{}')
         order by value desc, x.created_at desc, x.id desc limit 50",
        jobs[0],
        Uuid::max()
    );
    admin.batch_execute("set enable_seqscan = off; set enable_bitmapscan = off").await.expect("settings");
    let plan = admin.query(&sql, &[]).await.expect("a plan");
    let plan: Vec<String> = plan.iter().map(|row| row.get(0)).collect();
    let plan = plan.join("\n");
    assert!(plan.contains("job_interactions_by_score") && plan.contains("ROW("), "{plan}");
    assert!(!plan.contains("Sort"), "{plan}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_waited_longest_is_due_first_and_the_answered_come_last() {
    let World { app: _app, company, .. } = world().await;
    let reader = &company.admin;
    let newest = id(&list(reader, json!({})).await[0]);
    reader.rpc("reject_candidate", &json!({ "p_interaction_id": newest })).await.ok();
    for (status, count) in [("undecided", 9), ("all", 10)] {
        let whole = list(reader, json!({ "p_sort": "due", "p_status": status })).await;
        assert_eq!(whole.len(), count, "{status}");
        let key = |row: &Value| {
            let at = row["expressed_interest_at"].as_str().expect("a time").to_owned();
            (row["decision"].is_string(), at, std::cmp::Reverse(id(row)))
        };
        assert!(whole.is_sorted_by(|one, other| key(one) < key(other)), "{status}");
        let (mut paged, mut after) = (Vec::new(), json!({}));
        loop {
            let mut call = json!({ "p_sort": "due", "p_status": status, "p_limit": 2 });
            call.as_object_mut().expect("an object").extend(after.as_object().expect("an object").clone());
            let page = list(reader, call).await;
            let Some(last) = page.last() else { break };
            after = json!({ "p_before": last["expressed_interest_at"], "p_before_id": id(last),
                "p_before_value": i32::from(last["decision"].is_null()) });
            paged.extend(page.iter().map(id));
        }
        assert_eq!(paged, whole.iter().map(id).collect::<Vec<_>>(), "{status}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_due_as_promised_and_never_after_the_interest_expires() {
    let World { app, company, .. } = world().await;
    let reader = &company.admin;
    for (promised, days) in [("null", 14), ("3", 3), ("14", 14)] {
        let sql = format!("update companies set response_days = {promised} where id = $1");
        arrange(&app, &sql, company.id).await;
        let row = &list(reader, json!({})).await[0];
        let at = |field: &str| {
            let text = row[field].as_str().expect("a time");
            time::OffsetDateTime::parse(text, &time::format_description::well_known::Rfc3339).expect("a time")
        };
        assert_eq!(at("answer_by") - at("expressed_interest_at"), time::Duration::days(days));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_searched_for_within_what_the_reader_may_see() {
    let World { app, company, .. } = world().await;
    let (reader, other) = (&company.admin, app.company().await);
    let rows = list(reader, json!({})).await;
    let profile = rows[3]["profile_id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    arrange(&app, "update profiles set full_name = 'Zoë 100% Straße' where id = $1", profile).await;
    for (name, count) in [("zoë", 1), ("100%", 1), ("%", 1), ("straSSe", 0), ("  Zo ", 1), ("", 10), ("_", 0)] {
        assert_eq!(list(reader, json!({ "p_name": name })).await.len(), count, "{name:?}");
        assert_eq!(list(&other.admin, json!({ "p_name": name })).await.len(), 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_first_is_read_in_the_order_of_an_index() {
    let World { app, jobs, .. } = world().await;
    let admin = app.database.admin().await;
    // The statement of the function for this order and status, as the planner sees it after they were chosen.
    let sql = format!(
        "explain (costs off) select x.id
         from job_interactions x
         where x.job_opening_id = '{}' and x.status = 'interested' and x.decision is distinct from 'withdrawn'
           and case 'undecided' when 'all' then true when 'undecided' then x.decision is null else false end
           and ('undecided' <> 'undecided' or x.decision is null) and x.created_at >= now() - interval '9 days'
         order by case when 'due' = 'due' then x.created_at end, x.created_at desc, x.id desc limit 50",
        jobs[0]
    );
    let settings = "set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off";
    admin.batch_execute(settings).await.expect("settings");
    let plan = admin.query(&sql, &[]).await.expect("a plan");
    let plan: Vec<String> = plan.iter().map(|row| row.get(0)).collect();
    let plan = plan.join("\n");
    assert!(plan.contains("job_interactions_to_decide") && plan.contains("Presorted Key: created_at"), "{plan}");
}
