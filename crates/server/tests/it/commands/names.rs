//! Names of people and companies: what they cannot be, by every road that writes them.

use super::{arrange, pointers};
use crate::kit::{Answer, TestApp};
use serde_json::json;

/// More than a name. The last is written with Cyrillic letters.
const BAD: [&str; 11] = [
    "Ann\r\nBcc: x@y.example",
    "Ann \u{202e}evil",
    "Ann\u{200b}a",
    "see https://evil.example",
    "WWW.evil",
    "ann@evil.example",
    "open evil.example/unlock now",
    "evil.example:8080",
    "Devproof Security",
    "D.e-v p r 0 0 f",
    "Dеvрroof",
];
/// Names.
const GOOD: [&str; 6] =
    ["Seán O’Casey-Ní Bhriain", "李小龍", "می\u{200c}خواهم", "monday.com", "A/B GmbH & Co. KG", "Team @ Halyard"];

#[tokio::test(flavor = "multi_thread")]
async fn m5_a_name_is_a_name_by_every_road() {
    let app = TestApp::start().await;
    let (seeker, company) = (app.seeker().await, app.company().await);
    let patch = async |name: &str| {
        let path = format!("/rest/v1/profiles?id=eq.{}", seeker.id);
        Answer::of(seeker.request("PATCH", &path).json(&json!({ "full_name": name }))).await
    };
    let version = async || company.admin.get("/rest/v1/companies?select=version").await.ok()[0]["version"].clone();
    for bad in BAD {
        let refused = patch(bad).await;
        assert_eq!(refused.error(400), "23514", "{bad:?}");
        assert!(refused.text.contains("A name can't contain"), "{}", refused.text);
        let founder = app.newcomer().await;
        arrange(&app, "update profiles set role = 'employer' where id = $1", founder.id).await;
        for (company_name, full_name, at) in [(bad, "Ann Other", "/p_name"), ("Halyard", bad, "/p_full_name")] {
            let call = json!({ "p_name": company_name, "p_full_name": full_name });
            let answer = founder.rpc("create_company", &call).await;
            assert_eq!(
                (answer.error(422), pointers(&answer)),
                ("invalid_input".to_owned(), vec![at.to_owned()]),
                "{bad:?}"
            );
        }
        let call = json!({ "p_version": version().await, "p_company": { "name": bad } });
        assert_eq!(company.admin.rpc("update_company", &call).await.error(422), "invalid_input", "{bad:?}");
    }
    for good in GOOD {
        patch(good).await.ok();
        let call = json!({ "p_version": version().await, "p_company": { "name": good } });
        company.admin.rpc("update_company", &call).await.ok();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn m5_a_name_given_at_sign_up_is_left_out_when_it_is_none() {
    let app = TestApp::start().await;
    for (i, name) in BAD.iter().enumerate() {
        let email = format!("n{i}@example.test");
        let body =
            json!({ "email": email, "password": "correct horse battery staple", "data": { "full_name": name } });
        app.post("/auth/v1/signup", &body).await.ok();
        let sql = "select p.full_name from profiles p join auth.users u on u.id = p.id where u.email = $1";
        let kept: String = app.database.admin().await.query_one(sql, &[&email]).await.expect("a profile").get(0);
        assert_eq!(kept, "", "{name:?}");
    }
}
