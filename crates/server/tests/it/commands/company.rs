//! The company's page.

use super::{details, pointers};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_changed_by_version() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let page = json!({ "tagline": "We ship.", "size": "11-50", "places": ["Graz"], "links": [{ "label": "Blog", "url": "https://b.example" }],
        "response_days": 5, "about": null });
    let saved = company.admin.rpc("update_company", &json!({ "p_company": page, "p_version": 1 })).await.ok();
    assert_eq!(saved, json!({ "version": 2 }));
    let stale = company.admin.rpc("update_company", &json!({ "p_company": page, "p_version": 1 })).await;
    assert_eq!((stale.error(409).as_str(), details(&stale)), ("version_conflict", json!({ "version": 2 })));
    let wrong = json!({ "name": "", "size": "many", "website": "x", "links": [{ "label": "a", "url": "b" }], "response_days": 99 });
    let refused = company.admin.rpc("update_company", &json!({ "p_company": wrong, "p_version": 2 })).await;
    assert_eq!(refused.error(422), "invalid_input");
    let expected =
        ["/name", "/size", "/website", "/links/0/url", "/response_days"].map(|field| format!("/p_company{field}"));
    assert_eq!(pointers(&refused), expected);
    let status = json!({ "p_company": { "approval_status": "approved" }, "p_version": 2 });
    assert_eq!(company.admin.rpc("update_company", &status).await.error(422), "invalid_input");
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_one_name_found_companies_of_one_name_at_once() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let mut founders = Vec::new();
    for _ in 0..8 {
        let founder = app.newcomer().await;
        admin.execute("update profiles set role = 'employer' where id = $1", &[&founder.id]).await.unwrap();
        founders.push(founder);
    }
    let call = json!({ "p_name": "Halyard Labs", "p_full_name": "Ada Grün" });
    let founded = join_all(founders.iter().map(|founder| founder.rpc("create_company", &call))).await;
    let slugs: BTreeSet<String> =
        founded.iter().map(|answer| answer.ok()["slug"].as_str().expect("an address").to_owned()).collect();
    let expected: BTreeSet<String> =
        (1..=8).map(|n| if n == 1 { "halyard-labs".to_owned() } else { format!("halyard-labs-{n}") }).collect();
    assert_eq!(slugs, expected);
    let people = admin.query("select slug from profiles where slug like 'ada-gr%'", &[]).await.unwrap();
    assert_eq!(people.len(), 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_are_for_those_who_may() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (helper, reader) = (app.recruiter(&company, &["manage_company"]).await, app.recruiter(&company, &[]).await);
    let call = json!({ "p_company": { "tagline": "x" }, "p_version": 1 });
    let refused = reader.rpc("update_company", &call).await;
    assert_eq!(
        (refused.error(403).as_str(), details(&refused)),
        ("missing_permission", json!({ "permission": "manage_company" }))
    );
    assert_eq!(app.seeker().await.rpc("update_company", &call).await.error(403), "not_employer");
    helper.rpc("update_company", &call).await.ok();
    helper.rpc("set_company_badges", &json!({ "p_badges": ["open-source"] })).await.ok();
    assert_eq!(reader.rpc("set_company_badges", &json!({ "p_badges": [] })).await.error(403), "missing_permission");
    assert_eq!(reader.rpc("set_interview_steps", &json!({ "p_steps": [] })).await.error(403), "missing_permission");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_sent_back_is_handed_in_again() {
    let app = TestApp::start().await;
    let company = app.company_in("needs_changes").await;
    let call = json!({ "p_company": { "tagline": "Better" }, "p_version": 1, "p_resubmit": true });
    company.admin.rpc("update_company", &call).await.ok();
    let own = company.admin.get("/rest/v1/profiles?select=company_approval_status").await.ok();
    assert_eq!(own, json!([{ "company_approval_status": "pending" }]));
    let suspended = app.company_in("suspended").await;
    suspended.admin.rpc("update_company", &call).await.ok();
    let own = suspended.admin.get("/rest/v1/profiles?select=company_approval_status").await.ok();
    assert_eq!(own, json!([{ "company_approval_status": "suspended" }]), "only staff lift a suspension");
}

#[tokio::test(flavor = "multi_thread")]
async fn badges_and_steps_are_replaced_in_order() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let admin = &company.admin;
    for badges in [json!(["open-source", "remote-first"]), json!(["remote-first", "open-source", "ai-native"])] {
        admin.rpc("set_company_badges", &json!({ "p_badges": badges })).await.ok();
        let listed = admin
            .get(&format!("/rest/v1/company_badges?select=badge&company_id=eq.{}&order=position", company.id))
            .await
            .ok();
        let keys: Vec<&Value> = listed.as_array().expect("a list").iter().map(|row| &row["badge"]).collect();
        assert_eq!(json!(keys), badges);
    }
    let unknown = admin.rpc("set_company_badges", &json!({ "p_badges": ["remote-first", "best-company"] })).await;
    assert_eq!((unknown.error(422).as_str(), pointers(&unknown)), ("invalid_input", vec!["/p_badges/1".to_owned()]));
    let many = json!({ "p_badges": ["a", "b", "c", "d", "e", "f"] });
    assert_eq!(pointers(&admin.rpc("set_company_badges", &many).await), ["/p_badges"]);

    let steps =
        json!([{ "title": "Talk", "duration_minutes": 45 }, { "title": "Pairing", "description": "On your code." }]);
    for steps in [json!([{ "title": "Old" }]), steps] {
        admin.rpc("set_interview_steps", &json!({ "p_steps": steps })).await.ok();
    }
    let listed = admin.get("/rest/v1/interview_steps?select=title,duration_minutes&order=position").await.ok();
    assert_eq!(
        listed,
        json!([{ "title": "Talk", "duration_minutes": 45 }, { "title": "Pairing", "duration_minutes": null }])
    );
    let wrong = json!({ "p_steps": [{ "title": "" , "duration_minutes": 1 }] });
    assert_eq!(
        pointers(&admin.rpc("set_interview_steps", &wrong).await),
        ["/p_steps/0/title", "/p_steps/0/duration_minutes"]
    );
}
