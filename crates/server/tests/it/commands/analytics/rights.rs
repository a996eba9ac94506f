//! Who sees analytics, and how much of them.

use crate::{
    commands::arrange,
    kit::{Person, TestApp},
};
use serde_json::{Value, json};

async fn profile(person: &Person) -> Value {
    person.rpc("get_profile_analytics", &json!({})).await.ok()
}

async fn company(person: &Person) -> Value {
    person.rpc("get_company_analytics", &json!({})).await.ok()
}

/// The names of what an answer holds.
fn held(answer: &Value) -> Vec<&str> {
    let all = answer.as_object().expect("an answer");
    all.iter().filter(|(_, value)| !value.is_null()).map(|(name, _)| name.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tier_is_sent_what_it_has_and_no_more() {
    let app = TestApp::start().await;
    let (seeker, viewer) = (app.seeker().await, app.company().await);
    let view = json!({ "p_kind": "profile", "p_id": seeker.id, "p_source": "search" });
    viewer.admin.rpc("record_view", &view).await.ok();
    let period = ["by", "ends_on", "level", "previous_starts_on", "starts_on", "time_zone"];

    let core = profile(&seeker).await;
    assert_eq!(core["level"], "none");
    assert_eq!(held(&core), period, "dates alone");

    arrange(&app, "update profiles set tier = 'pro' where id = $1", seeker.id).await;
    let pro = profile(&seeker).await;
    assert_eq!(pro["level"], "totals");
    assert_eq!(
        pro["totals"],
        json!({ "views": { "count": 1, "previous": 0 }, "viewers": null, "appearances": null })
    );
    assert_eq!(held(&pro["points"][27]), ["starts_on", "views"]);
    assert!(["sources", "companies", "funnel", "previous_funnel"].iter().all(|part| pro[part].is_null()), "{pro}");

    arrange(&app, "update profiles set tier = 'founding' where id = $1", seeker.id).await;
    let founding = profile(&seeker).await;
    assert_eq!(founding["totals"]["viewers"]["count"], 1);
    assert_eq!(founding["companies"][0]["id"], json!(viewer.id));
    assert_eq!(founding["sources"], json!([{ "source": "search", "views": { "count": 1, "previous": 0 } }]));
    assert!(founding.as_object().expect("an answer").values().all(|part| !part.is_null()), "{founding}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_that_asks_not_to_be_counted_later_is_not_named() {
    let app = TestApp::start().await;
    let (seeker, viewer) = (app.seeker().await, app.company().await);
    arrange(&app, "update profiles set tier = 'founding' where id = $1", seeker.id).await;
    viewer.admin.rpc("record_view", &json!({ "p_kind": "profile", "p_id": seeker.id })).await.ok();
    assert_eq!(profile(&seeker).await["companies"].as_array().expect("a list").len(), 1);
    arrange(&app, "update profiles set analytics_opt_out = true where id = $1", viewer.admin.id).await;
    let answer = profile(&seeker).await;
    assert_eq!((&answer["companies"], &answer["totals"]["views"]["count"]), (&json!([]), &json!(1)));
    arrange(&app, "update profiles set analytics_opt_out = false where id = $1", viewer.admin.id).await;
    arrange(&app, "update companies set approval_status = 'suspended' where id = $1", viewer.id).await;
    assert_eq!(profile(&seeker).await["companies"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_s_figures_are_for_admins_and_those_with_view_analytics() {
    let app = TestApp::start().await;
    let (ours, other) = (app.company().await, app.company().await);
    let analyst = app.recruiter(&ours, &["view_analytics"]).await;
    let recruiter = app.recruiter(&ours, &["view_candidates", "manage_jobs"]).await;
    app.set_plan(&ours, "employer_core").await;
    let seeker = app.seeker().await;
    seeker.rpc("record_view", &json!({ "p_kind": "company", "p_id": ours.id })).await.ok();
    for nobody in [&recruiter, &seeker, &app.staff().await] {
        assert_eq!(company(nobody).await, Value::Null);
    }
    assert_eq!(profile(&ours.admin).await, Value::Null);
    for member in [&ours.admin, &analyst] {
        let answer = company(member).await;
        assert_eq!((&answer["level"], &answer["totals"]["views"]), (&json!("totals"), &json!(1)));
        assert!(
            ["previous_totals", "points", "jobs", "challenges"].iter().all(|part| answer[part].is_null()),
            "{answer}"
        );
    }
    assert_eq!(company(&other.admin).await["totals"]["views"], 0);
    app.set_plan(&ours, "hiring_kernel").await;
    let answer = company(&analyst).await;
    assert_eq!(answer["level"], "full");
    assert!(answer.as_object().expect("an answer").values().all(|part| !part.is_null()), "{answer}");
    // A permission that is taken away is gone with the next request.
    arrange(&app, "delete from recruiter_permissions where profile_id = $1", analyst.id).await;
    assert_eq!(company(&analyst).await, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_period_that_is_none_is_refused() {
    let app = TestApp::start().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    for arguments in [
        json!({ "p_by": "year" }),
        json!({ "p_by": null }),
        json!({ "p_count": 0 }),
        json!({ "p_count": 93 }),
        json!({ "p_by": "week", "p_count": 54 }),
        json!({ "p_by": "month", "p_count": 25 }),
        json!({ "p_until": "9999-12-31" }),
        json!({ "p_until": "infinity" }),
    ] {
        assert_eq!(seeker.rpc("get_profile_analytics", &arguments).await.error(400), "22023", "{arguments}");
        assert_eq!(employer.rpc("get_company_analytics", &arguments).await.error(400), "22023", "{arguments}");
    }
}
