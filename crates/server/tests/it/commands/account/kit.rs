//! What tests of accounts have in common: data exports, deleted accounts, emails.

use crate::kit::{Answer, Person, TestApp};
use serde_json::json;
use std::{
    collections::BTreeMap,
    io::{Cursor, Read},
};

/// Asks for the copy of a person's data, lets it be packed, and downloads it: its files by name.
pub(super) async fn archive(app: &TestApp, person: &Person) -> BTreeMap<String, Vec<u8>> {
    person.rpc("export_my_data", &json!({})).await.ok();
    app.app.worker().expect("a worker").drain().await.expect("the queue");
    let copy = person.rpc("get_my_export", &json!({})).await.ok();
    assert_eq!(copy["state"], "ready", "{copy}");
    unpack(&download(person, copy["path"].as_str().expect("a path")).await)
}

/// The archive's bytes, by a signed address.
pub(super) async fn download(person: &Person, path: &str) -> Vec<u8> {
    let signed = person.sign("exports", path).await;
    let response = person.request("GET", &signed).send().await.expect("the server answers");
    assert!(response.status().is_success(), "{}", response.status());
    response.bytes().await.expect("bytes").to_vec()
}

pub(super) fn unpack(bytes: &[u8]) -> BTreeMap<String, Vec<u8>> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).expect("a ZIP");
    (0..zip.len())
        .map(|place| {
            let mut file = zip.by_index(place).expect("an entry");
            let mut content = Vec::new();
            file.read_to_end(&mut content).expect("its bytes");
            (file.name().expect("a name").into_owned(), content)
        })
        .collect()
}

/// Deletes the person's account.
pub(super) async fn end(person: &Person) -> Answer {
    person.rpc("delete_account", &json!({ "p_confirmation": "delete my account" })).await
}

/// The texts of mails to someone, newest first.
pub(super) async fn emails(app: &TestApp, to: &str) -> Vec<(String, String)> {
    let sql = "select subject, body_text from queue.outbox where to_address = $1 order by created_at desc, id";
    let rows = app.database.admin().await.query(sql, &[&to]).await.expect("the outbox");
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

/// What follows `name=` in the newest email to someone.
pub(super) async fn mailed(app: &TestApp, to: &str, name: &str) -> String {
    let emails = emails(app, to).await;
    let text = &emails.first().expect("an email").1;
    let start = text.find(&format!("{name}=")).unwrap_or_else(|| panic!("no {name} in {text}")) + name.len() + 1;
    text[start..].split_whitespace().next().expect("a value").to_owned()
}
