//! A refresh storm: many people with many tabs each, two servers, one of them killed in the middle. The tabs do what
//! the stock client does: they share the storage of one browser, refresh together, keep what they got unless another
//! tab was faster, and try again elsewhere when a server does not answer.

use super::{PASSWORD, post, refresh, text, with_token};
use crate::kit::TestApp;
use serde_json::{Value, json};
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
};
use time::Duration;
use tokio::sync::Semaphore;

const PEOPLE: usize = 100;
const TABS: usize = 20;
/// Requests under way at a time, as many as a browser farm behind one machine would have.
const AT_ONCE: usize = 200;

/// One browser's storage.
type Storage = Arc<Mutex<Value>>;

/// One tab's refresh; what went wrong for good.
async fn tab(
    http: reqwest::Client,
    servers: [String; 2],
    first: usize,
    held: Value,
    storage: Storage,
) -> Result<(), String> {
    // As long as the stock client continues trying, about half a minute.
    for attempt in 0..400 {
        let server = &servers[(first + attempt) % 2];
        let request = http.post(format!("{server}/auth/v1/token?grant_type=refresh_token"));
        let sent = request.json(&json!({ "refresh_token": held["refresh_token"] })).send().await;
        let answer = match sent {
            Ok(response) => match (response.status(), response.json::<Value>().await) {
                (status, Ok(body)) if !status.is_server_error() => (status, body),
                // Busy: the stock client comes again after a while.
                _ => {
                    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
                    continue;
                }
            },
            // No server, or none any more: try the other.
            Err(_) => {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                continue;
            }
        };
        if !answer.0.is_success() {
            return Err(format!("{} {}", answer.0, answer.1));
        }
        let mut storage = storage.lock().expect("no test panicked with it");
        if storage["refresh_token"] == held["refresh_token"] {
            *storage = answer.1;
        }
        return Ok(());
    }
    Err("no server answered".to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_signed_out_by_a_storm_in_which_a_server_dies() {
    let app = TestApp::start_with(&[("MAILER_AUTOCONFIRM", "true")]).await;
    let mut other = Some(app.second_node().await);
    let servers = [app.url.clone(), other.as_ref().unwrap().url.clone()];
    let mut people: Vec<Storage> = Vec::new();
    for number in 0..PEOPLE {
        let body = json!({ "email": format!("p{number}@example.test"), "password": PASSWORD });
        people.push(Arc::new(Mutex::new(post(&app, "/signup", body).await.ok())));
    }
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    for round in 0..3 {
        app.clock.advance(Duration::minutes(14));
        let done = Arc::new(AtomicUsize::new(0));
        let tabs = (0..PEOPLE * TABS).map(|number| {
            // Tabs of one person come together, as timers of one browser do: all read the same session, none sees
            // yet what another gets.
            let storage = Arc::clone(&people[number / TABS]);
            let held = storage.lock().unwrap().clone();
            let (http, servers, gate, done) =
                (app.http.clone(), servers.clone(), Arc::clone(&gate), Arc::clone(&done));
            tokio::spawn(async move {
                let _place = gate.acquire().await.unwrap();
                let result = tab(http, servers, number, held, storage).await;
                done.fetch_add(1, Ordering::Relaxed);
                result
            })
        });
        let tabs: Vec<_> = tabs.collect();
        if round == 1 {
            while done.load(Ordering::Relaxed) < PEOPLE * TABS / 3 {
                tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            }
            other.take().unwrap().kill();
        }
        let mut wrong = Vec::new();
        for tab in tabs {
            wrong.extend(tab.await.unwrap().err());
        }
        assert!(wrong.is_empty(), "round {round}: {} tabs were signed out: {:?}", wrong.len(), &wrong[..1]);
        // What the tabs have got holds, and is the newest.
        for storage in &people {
            let session = storage.lock().unwrap().clone();
            with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
        }
    }
    let admin = app.database.admin().await;
    let row = admin.query_one("select count(*), count(distinct user_id) from auth.sessions", &[]).await.unwrap();
    let count = i64::try_from(PEOPLE).unwrap();
    assert_eq!((row.get::<_, i64>(0), row.get::<_, i64>(1)), (count, count));
    let reused = "select count(*) from auth.audit_log where action = 'token_reused'";
    assert_eq!(admin.query_one(reused, &[]).await.unwrap().get::<_, i64>(0), 0);
    for storage in &people {
        let token = storage.lock().unwrap()["refresh_token"].clone();
        refresh(&app, &token).await.ok();
    }
}
