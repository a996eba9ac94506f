//! `save_to_watchlist`: whom one can save, who is shown and counted, and how many there can be.

use crate::{
    commands::{arrange, interest, open_job},
    kit::{Answer, Person, TestApp},
};
use serde_json::{Value, json};
use uuid::Uuid;

async fn save(person: &Person, who: Uuid) -> Answer {
    person.rpc("save_to_watchlist", &json!({ "p_profile_id": who })).await
}

/// How many there are, and who: by the page and by the table, which have to agree.
async fn watched(person: &Person) -> Vec<Uuid> {
    let page = person.rpc("get_watchlist", &json!({})).await.ok();
    let by_page = ids(&page["entries"]);
    assert_eq!(page["total"], json!(by_page.len()));
    let rows = person.get("/rest/v1/watchlist?select=profile_id&order=created_at.desc,profile_id").await.ok();
    assert_eq!(ids(&rows), by_page, "the table and the page say the same");
    by_page
}

fn ids(rows: &Value) -> Vec<Uuid> {
    let rows = rows.as_array().expect("rows");
    rows.iter().map(|row| row["profile_id"].as_str().and_then(|id| id.parse().ok()).expect("an id")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whom_one_may_see_can_be_saved_once_and_each_has_a_list_of_their_own() {
    let app = TestApp::start().await;
    let (company, open, candidate) = (app.company().await, app.seeker().await, app.seeker().await);
    let (colleague, manager) =
        (app.recruiter(&company, &["view_candidates"]).await, app.recruiter(&company, &["manage_jobs"]).await);
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&candidate, job).await;
    arrange(&app, "update profiles set visibility = 'private' where id = $1", candidate.id).await;
    for _ in 0..2 {
        save(&company.admin, open.id).await.ok();
        save(&company.admin, candidate.id).await.ok();
    }
    assert_eq!(watched(&company.admin).await, [candidate.id, open.id], "the last saved first");
    let page = company.admin.rpc("get_watchlist", &json!({})).await.ok();
    let entries = page["entries"].as_array().expect("entries");
    assert_eq!(entries[0]["slug"], Value::Null, "a private profile has no page for the company");
    assert_eq!(entries[0]["candidacies"][0]["job_interaction_id"], json!(interaction));
    assert!(entries[1]["slug"].is_string() && entries[1]["candidacies"] == json!([]));

    // Whose job it isn't sees the candidate as little as anyone.
    assert!(watched(&colleague).await.is_empty());
    save(&colleague, open.id).await.ok();
    assert_eq!(save(&colleague, candidate.id).await.error(404), "not_found");
    assert_eq!(save(&colleague, Uuid::new_v4()).await.text, save(&colleague, candidate.id).await.text);
    assert_eq!(save(&manager, open.id).await.error(403), "missing_permission");
    assert_eq!(save(&open, candidate.id).await.error(403), "not_employer");
    for person in [company.admin.id, colleague.id] {
        assert_eq!(save(&company.admin, person).await.error(404), "not_found", "only people who look for work");
    }
    let waiting = app.company_in("pending").await;
    assert_eq!(save(&waiting.admin, open.id).await.error(403), "company_not_approved");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_is_gone_while_its_person_cannot_be_seen_and_comes_back() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    save(&company.admin, seeker.id).await.ok();
    for (hide, show) in [
        (
            "update profiles set visibility = 'private' where id = $1",
            "update profiles set visibility = 'open' where id = $1",
        ),
        (
            "update profiles set visibility = 'showcase' where id = $1",
            "update profiles set visibility = 'open' where id = $1",
        ),
        ("update profiles set is_active = false where id = $1", "update profiles set is_active = true where id = $1"),
        (
            "insert into hidden_companies (profile_id, company_id) select $1, id from companies",
            "delete from hidden_companies where profile_id = $1",
        ),
    ] {
        arrange(&app, hide, seeker.id).await;
        assert!(watched(&company.admin).await.is_empty(), "{hide}");
        assert_eq!(save(&company.admin, seeker.id).await.error(404), "not_found", "{hide}");
        // They can't be told from someone who isn't on the list.
        company.admin.rpc("remove_from_watchlist", &json!({ "p_profile_id": seeker.id })).await.ok();
        arrange(&app, show, seeker.id).await;
        assert_eq!(watched(&company.admin).await, [seeker.id], "{show}");
    }
    // Deactivation ended the session.
    let seeker = app.session(&seeker, "aal1").await;
    // As a candidate they are seen whatever their profile says, until they take it back.
    let job = open_job(&company.admin, "Engineer").await;
    let interaction = interest(&seeker, job).await;
    arrange(&app, "update profiles set visibility = 'private' where id = $1", seeker.id).await;
    assert_eq!(watched(&company.admin).await, [seeker.id]);
    seeker.rpc("withdraw_interest", &json!({ "p_id": interaction })).await.ok();
    assert!(watched(&company.admin).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn at_most_500_people_are_saved_however_many_calls_at_once_and_pages_hold_each_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let fill = format!(
        "insert into auth.users (id, email) select gen_random_uuid(), 'watched' || n || '@example.test' from generate_series(1, 503) n;
         update profiles p set role = 'job_seeker', needs_onboarding = false, full_name = 'Watched'
         from auth.users u where u.id = p.id and u.email like 'watched%';
         insert into watchlist (owner_id, profile_id)
         select '{}', u.id from auth.users u where u.email like 'watched%' order by u.id limit 498",
        company.admin.id
    );
    let admin = app.database.admin().await;
    admin.batch_execute(&fill).await.unwrap_or_else(|error| panic!("{error:?}"));
    let rest = "select id from auth.users u where email like 'watched%'
        and not exists (select from watchlist w where w.profile_id = u.id)";
    let rest: Vec<Uuid> = admin.query(rest, &[]).await.expect("five").iter().map(|row| row.get(0)).collect();
    let answers = futures::future::join_all(rest.iter().map(|id| save(&company.admin, *id))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 3);
    assert!(refused.iter().all(|answer| answer.error(422) == "too_many"));
    let (mut all, mut after) = (Vec::new(), json!({ "p_limit": 100 }));
    loop {
        let page = company.admin.rpc("get_watchlist", &after).await.ok();
        assert_eq!(page["total"], json!(500));
        let Some(last) = page["entries"].as_array().and_then(|entries| entries.last()) else { break };
        after = json!({ "p_limit": 100, "p_before": last["saved_at"], "p_before_id": last["profile_id"] });
        all.extend(ids(&page["entries"]));
    }
    assert_eq!(all.len(), 500);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 500);
}
