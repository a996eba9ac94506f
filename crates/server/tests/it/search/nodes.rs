//! The index on disk: changes are found on every node within the promise, a damaged folder is built anew, and a rebuild
//! disturbs no one.

use super::{names, run, visit, world};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// How long a change may take, on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(20);

async fn kept() -> TestApp {
    let app = world().await;
    app.app.start_feed();
    app
}

async fn titles_at(app: &TestApp, url: &str, query: &str) -> Vec<String> {
    let call = json!({ "p_query": query, "p_kind": "jobs" });
    let request = app.http.post(format!("{url}/rest/v1/rpc/search")).header("apikey", app.anon_key());
    let answer = Answer::of(request.json(&call)).await.ok();
    names(&answer).into_iter().map(str::to_owned).collect()
}

/// Waits until a search at this node finds these jobs; how long it took.
async fn finds(app: &TestApp, url: &str, query: &str, expected: &[&str]) -> Duration {
    let began = Instant::now();
    loop {
        let found = titles_at(app, url, query).await;
        if found == expected {
            return began.elapsed();
        }
        assert!(began.elapsed() < PATIENCE, "{query}: {found:?} instead of {expected:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The folder of the index in use.
fn building(app: &TestApp) -> PathBuf {
    let node = app.data_dir.join("search/node-1");
    let current = fs::read_to_string(node.join("current")).expect("an index is in use");
    node.join(current.split_whitespace().nth(1).expect("its name"))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_are_found_on_every_node() {
    let app = kept().await;
    let other = app.second_node().await;
    let nodes = [app.url.clone(), other.url.clone()];
    for (change, query, expected) in [
        (
            "update job_openings set title = 'Lamplighter' where title = 'Java developer'",
            "lamplighter",
            &["Lamplighter"][..],
        ),
        ("update job_openings set status = 'paused' where title = 'Lamplighter'", "lamplighter", &[]),
        (
            "update companies set name = 'Southwind' where slug = 'northwind'",
            "southwind rust engineer",
            &["Rust engineer"],
        ),
        (
            "delete from job_skills using job_openings j where j.id = job_opening_id and j.title = 'Rust engineer'",
            "kubernetes",
            &[],
        ),
        (
            "insert into skill_aliases (alias, skill_id) select 'oxide', id from skills where slug = 'rust'",
            "oxide",
            &["Frontend developer"],
        ),
    ] {
        run(&app, change).await;
        for url in &nodes {
            let took = finds(&app, url, query, expected).await;
            println!("{query}: {took:?}");
        }
    }
    other.kill();
    assert_eq!(titles_at(&app, &app.url, "c++").await, ["C++ developer"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rebuild_keeps_answering_and_takes_the_place_of_the_old() {
    let app = kept().await;
    finds(&app, &app.url, "rust engineer", &["Rust engineer"]).await;
    let before = building(&app);
    run(&app, "select pg_logical_emit_message(true, 'devproof.search', 'rebuild')").await;
    let began = Instant::now();
    while building(&app) == before || before.exists() {
        assert_eq!(titles_at(&app, &app.url, "rust engineer").await, ["Rust engineer"]);
        assert!(began.elapsed() < PATIENCE, "it was not built anew");
    }
    assert_eq!(titles_at(&app, &app.url, "rust engineer").await, ["Rust engineer"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_changed_while_no_server_ran_is_found_and_a_damaged_index_is_built_anew() {
    let app = kept().await;
    finds(&app, &app.url, "rust engineer", &["Rust engineer"]).await;
    let folder = building(&app);
    // Another node takes a folder of its own; here it stands for the next start.
    let copy = app.data_dir.join("search/node-2");
    fs::create_dir_all(&copy).expect("a folder");
    let name = folder.file_name().expect("a name");
    fs::create_dir_all(copy.join(name)).expect("a folder");
    for file in files(&folder).iter().filter(|file| file.extension().is_none_or(|extension| extension != "lock")) {
        fs::copy(file, copy.join(name).join(file.file_name().expect("a name"))).expect("a copy");
    }
    fs::copy(folder.with_file_name("current"), copy.join("current")).expect("a copy");
    let damaged =
        files(&copy.join(name)).into_iter().find(|file| file.extension().is_some_and(|kind| kind == "term"));
    let damaged = damaged.expect("a file of terms");
    let mut bytes = fs::read(&damaged).expect("a file");
    bytes[0] ^= 0xff;
    fs::write(&damaged, bytes).expect("a file");
    run(&app, "update job_openings set title = 'Lamplighter' where title = 'Java developer'").await;
    let other = app.second_node().await;
    finds(&app, &other.url, "lamplighter", &["Lamplighter"]).await;
    assert!(!copy.join(name).exists(), "the damaged index is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn rows_that_have_gone_fall_out_before_the_index_hears_of_it() {
    let app = world().await;
    let page: Value = visit(&app, json!({ "p_query": "developer", "p_kind": "jobs" })).await;
    assert_eq!(page["total"], 5);
    let admin = app.database.admin().await;
    // Without a trigger's word: what the index holds is not what may be read.
    admin
        .batch_execute("set session_replication_role = replica; update companies set public_link = false where slug = 'northwind'")
        .await
        .expect("a superuser may");
    let page: Value = visit(&app, json!({ "p_query": "developer", "p_kind": "jobs" })).await;
    assert_eq!(page["results"], json!([]));
}
