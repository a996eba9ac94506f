use super::{each, list, refused};
use crate::{commands::open_job, kit::TestApp};
use serde_json::json;

#[tokio::test]
async fn only_what_everyone_may_read_is_listed_whoever_asks() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let (open, hidden) = (app.company().await, app.company().await);
    for title in ["Keeper", "Draft", "Ended", "Paused"] {
        open_job(&open.admin, title).await;
    }
    open_job(&hidden.admin, "Hidden").await;
    admin
        .batch_execute(
            "update job_openings set status = 'draft' where title = 'Draft';
             update job_openings set status = 'paused' where title = 'Paused';
             update job_openings set expires_at = now() - interval '1 minute' where title = 'Ended';",
        )
        .await
        .expect("states");
    admin
        .execute("update companies set public_link = false where id = $1", &[&hidden.id])
        .await
        .expect("no public link");
    let shown = list(&app, "list_public_jobs", json!({})).await;
    assert_eq!(each(&shown, "jobs", "title"), ["Keeper"]);
    assert_eq!((&shown["total"], &shown["pages"]), (&json!(1), &json!(1)));
    // A member who may read more elsewhere gets the same list; so does the hidden company.
    let seeker = app.seeker().await;
    for person in [&seeker, &open.admin, &hidden.admin] {
        assert_eq!(person.rpc("list_public_jobs", &json!({})).await.ok(), shown);
    }
    admin
        .execute("update companies set approval_status = 'suspended' where id = $1", &[&open.id])
        .await
        .expect("suspended");
    assert_eq!(list(&app, "list_public_jobs", json!({})).await["total"], 0);
}

#[tokio::test]
async fn it_is_narrowed_and_paged() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let company = app.company().await;
    for title in ["Lighthouse keeper", "Bridge keeper", "Gardener"] {
        open_job(&company.admin, title).await;
    }
    admin
        .batch_execute(
            "update job_openings set remote_policy = 'onsite', seniority = 'junior', pay_min = 30000, pay_max = 40000,
                 pay_currency = 'EUR', pay_period = 'year', published_at = now() - interval '1 day' where title = 'Gardener';
             update job_openings set remote_policy = 'remote', seniority = 'senior', pay_min = 5000, pay_max = 8000,
                 pay_currency = 'USD', pay_period = 'month' where title <> 'Gardener';",
        )
        .await
        .expect("facts");
    let found = async |arguments| {
        let answer = list(&app, "list_public_jobs", arguments).await;
        let mut titles: Vec<String> = each(&answer, "jobs", "title").into_iter().map(str::to_owned).collect();
        titles.sort();
        titles.join(", ")
    };
    assert_eq!(found(json!({ "p_query": "lighthouse" })).await, "Lighthouse keeper");
    assert_eq!(found(json!({ "p_query": "lighthouse", "p_remote": "onsite" })).await, "");
    assert_eq!(found(json!({ "p_query": "  " })).await, "Bridge keeper, Gardener, Lighthouse keeper");
    assert_eq!(found(json!({ "p_remote": "onsite" })).await, "Gardener");
    assert_eq!(found(json!({ "p_seniority": "senior" })).await, "Bridge keeper, Lighthouse keeper");
    assert_eq!(found(json!({ "p_currency": "EUR" })).await, "Gardener");
    // A month's pay counts as twelve times as much a year.
    assert_eq!(found(json!({ "p_currency": "USD", "p_pay_min": 96000 })).await, "Bridge keeper, Lighthouse keeper");
    assert_eq!(found(json!({ "p_currency": "USD", "p_pay_min": 96001 })).await, "");

    let last = list(&app, "list_public_jobs", json!({ "p_limit": 2, "p_page": 2 })).await;
    assert_eq!(each(&last, "jobs", "title"), ["Gardener"], "the oldest");
    assert_eq!((&last["total"], &last["pages"]), (&json!(3), &json!(2)));
    assert_eq!(list(&app, "list_public_jobs", json!({ "p_page": 3 })).await["jobs"], json!([]));
}

#[tokio::test]
async fn what_makes_no_sense_is_refused() {
    let app = TestApp::start().await;
    let bad = [
        json!({ "p_page": 0 }),
        json!({ "p_page": 51 }),
        json!({ "p_limit": 21 }),
        json!({ "p_remote": "moon" }),
        json!({ "p_seniority": 3 }),
        json!({ "p_currency": "euro" }),
        json!({ "p_pay_min": 1 }),
        json!({ "p_query": "x".repeat(121) }),
    ];
    refused(&app, "list_public_jobs", &bad).await;
}
