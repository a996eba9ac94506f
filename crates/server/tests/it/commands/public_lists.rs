//! The lists that everyone can browse: the same for a visitor, a seeker and an employer.

mod list_public_challenges;
mod list_public_companies;
mod list_public_jobs;

use crate::kit::TestApp;
use serde_json::{Value, json};

/// What a visitor gets.
async fn list(app: &TestApp, name: &str, arguments: Value) -> Value {
    app.post(&format!("/rest/v1/rpc/{name}"), &arguments).await.ok()
}

/// This member of each line.
fn each<'a>(answer: &'a Value, list: &str, member: &str) -> Vec<&'a str> {
    let lines = answer[list].as_array().expect("a list");
    lines.iter().map(|line| line[member].as_str().expect("text")).collect()
}

/// Arguments that are refused, each by the place that is wrong.
async fn refused(app: &TestApp, name: &str, bad: &[Value]) {
    for arguments in bad {
        let answer = app.post(&format!("/rest/v1/rpc/{name}"), arguments).await;
        assert_eq!(answer.error(422), "invalid_input", "{name} {arguments}");
        let details = answer.json()["details"].as_str().expect("details").to_owned();
        let (field, _) = arguments.as_object().and_then(|all| all.iter().next()).expect("an argument");
        assert!(details.contains(&format!("/{field}")), "{details}");
    }
    assert_eq!(app.post(&format!("/rest/v1/rpc/{name}"), &json!({ "p_page": 50 })).await.status, 200);
}
