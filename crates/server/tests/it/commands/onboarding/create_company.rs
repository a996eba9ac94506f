//! `create_company`.

use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::json;
use std::collections::BTreeSet;

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
