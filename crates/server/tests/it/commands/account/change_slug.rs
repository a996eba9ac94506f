//! Public addresses: changed within limits, and the old ones kept.

use super::{count, details, pointers};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

async fn change(person: &Person, slug: &str) -> crate::kit::Answer {
    person.rpc("change_slug", &json!({ "p_slug": slug })).await
}

async fn address(person: &Person, kind: &str, slug: Option<&str>) -> Value {
    person.rpc("get_address", &json!({ "p_kind": kind, "p_slug": slug })).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_address_stays_its_owners() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.seeker().await, app.seeker().await);
    let done = change(&ada, " Ada-Lark ").await.ok();
    assert_eq!((&done["slug"], &done["changes_left"]), (&json!("ada-lark"), &json!(2)));
    change(&ada, "ada-l").await.ok();

    assert_eq!(change(&bob, "ada-l").await.error(409), "address_taken");
    assert_eq!(change(&bob, "ada-lark").await.error(409), "address_taken");
    assert_eq!(address(&bob, "profile", Some("ada-lark")).await["asked"], "taken");
    let own = address(&ada, "profile", Some("ada-lark")).await;
    assert_eq!((&own["slug"], &own["asked"], &own["changes_left"]), (&json!("ada-l"), &json!("former"), &json!(1)));
    assert_eq!(own["former"][0], "ada-lark");
    assert_eq!(change(&ada, "ada-l").await.error(409), "unchanged");

    // No one new gets it either, and its owner may return to it: that counts like any change.
    let owner = "select count(*) from (select private.slug_owner('profile', s) as o
        from unnest(array['ada-l', 'ada-lark']) s) x where o = $1";
    assert_eq!(count(&app, owner, ada.id).await, 2);
    change(&ada, "ada-lark").await.ok();
    let full = change(&ada, "ada-again").await;
    assert_eq!(full.error(429), "address_change_limit");
    assert_eq!(details(&full)["limit"], 3);
    assert!(details(&full)["next_change_at"].is_string());
    assert_eq!(address(&ada, "profile", None).await["former"][0], "ada-l");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_address_is_refused() {
    let app = TestApp::start().await;
    let ada = app.seeker().await;
    for (wrong, state) in [
        ("ab", "invalid"),
        ("a--b", "invalid"),
        ("-abc", "invalid"),
        ("abc-", "invalid"),
        ("jana_n", "invalid"),
        ("ädä", "invalid"),
        ("settings", "reserved"),
        ("devproof", "reserved"),
    ] {
        let refused = change(&ada, wrong).await;
        assert_eq!((refused.error(422).as_str(), pointers(&refused)), ("invalid_input", vec!["/p_slug".to_owned()]));
        assert_eq!(address(&ada, "profile", Some(wrong)).await["asked"], state, "{wrong}");
    }
    assert_eq!(change(&ada, &"a".repeat(61)).await.error(422), "invalid_input");
    assert_eq!(change(&ada, &"a".repeat(60)).await.ok()["slug"], "a".repeat(60));
    // A name that is reserved gets a number, as one that is taken does.
    let person = app.newcomer().await;
    person.rpc("choose_role", &json!({ "p_role": "job_seeker" })).await.ok();
    let skills = json!([{ "name": "Rust" }, { "name": "Go" }, { "name": "SQL" }]);
    let profile = json!({ "p_full_name": "Admin", "p_headline": "x", "p_location": "Brno", "p_years_experience": 6,
        "p_skills": skills, "p_country": "CZ" });
    assert_eq!(person.rpc("complete_onboarding_seeker", &profile).await.ok()["slug"], "admin-2");
    let before = "select count(*) from private.slug_changes where owner_id = $1";
    assert_eq!(count(&app, before, person.id).await, 0, "the address of onboarding is no change");
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_changes_stay_within_the_limit() {
    let app = TestApp::start().await;
    let ada = app.seeker().await;
    let slugs: Vec<_> = (0..12).map(|n| format!("ada-{n}")).collect();
    let answers = futures::future::join_all(slugs.iter().map(|slug| change(&ada, slug))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 3);
    let refused = answers.iter().filter(|answer| !answer.status.is_success());
    assert!(refused.into_iter().all(|answer| answer.error(429) == "address_change_limit"));
    assert_eq!(count(&app, "select count(*) from private.old_slugs where owner_id = $1", ada.id).await, 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_many_gets_an_address() {
    let app = TestApp::start().await;
    let mut people = Vec::new();
    for _ in 0..8 {
        people.push(app.seeker().await);
    }
    let answers = futures::future::join_all(people.iter().map(|person| change(person, "the-one"))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let refused = answers.iter().filter(|answer| !answer.status.is_success());
    assert!(refused.into_iter().all(|answer| answer.error(409) == "address_taken"));
}

/// While someone leaves an address, others reach for it: it must never end up as theirs.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_is_being_left_is_never_free() {
    let app = TestApp::start().await;
    let (ada, bob) = (app.seeker().await, app.seeker().await);
    change(&ada, "ada-one").await.ok();
    let (left, taken) = tokio::join!(change(&ada, "ada-two"), async {
        futures::future::join_all((0..6).map(|_| change(&bob, "ada-one"))).await
    });
    left.ok();
    assert!(taken.iter().all(|answer| answer.error(409) == "address_taken"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_companys_address_is_for_those_who_manage_it() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (helper, reader) = (app.recruiter(&company, &["manage_company"]).await, app.recruiter(&company, &[]).await);
    let call = json!({ "p_slug": "halyard-labs", "p_company": true });
    assert_eq!(reader.rpc("change_slug", &call).await.error(403), "missing_permission");
    assert_eq!(app.seeker().await.rpc("change_slug", &call).await.error(403), "not_employer");
    assert_eq!(change(&company.admin, "ada-boss").await.error(403), "not_job_seeker");
    helper.rpc("change_slug", &call).await.ok();
    let old = company.admin.rpc("change_slug", &json!({ "p_slug": "halyard-two", "p_company": true })).await.ok();
    assert_eq!(old["changes_left"], 1, "the company's changes count, whoever makes them");
    assert_eq!(address(&company.admin, "company", None).await["former"][0], "halyard-labs");
    assert_eq!(address(&reader, "company", None).await, Value::Null);
    let founder = app.newcomer().await;
    founder.rpc("choose_role", &json!({ "p_role": "employer" })).await.ok();
    let named = json!({ "p_name": "Halyard Labs", "p_full_name": "Eve" });
    assert_eq!(founder.rpc("create_company", &named).await.ok()["slug"], "halyard-labs-2");
}
