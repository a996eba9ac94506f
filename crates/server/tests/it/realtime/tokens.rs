use super::{
    client::{Socket, on, subscription},
    listening,
    tables::note,
};
use crate::kit::{Person, TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;

fn token(text: &str) -> Value {
    json!({"access_token": text})
}

/// What the client gets when it refreshes: the same session, another hour.
fn newer_token(app: &TestApp, person: &Person) -> String {
    let now = app.clock.now().unix_timestamp();
    let claims = json!({
        "iss": app.app.config.auth_url(), "aud": "authenticated", "role": "authenticated", "sub": person.id,
        "session_id": person.session_id, "aal": "aal1", "iat": now, "exp": now + 3600,
    });
    app.signer.sign(&claims).expect("a token")
}

#[tokio::test]
async fn a_token_that_expires_ends_its_channel_and_no_other() {
    let app = listening().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.join("realtime:anon", &json!({})).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
    app.clock.advance(Duration::minutes(61));
    let system = socket.event("system").await;
    assert!(system["message"].as_str().unwrap().starts_with("Token has expired "), "{system}");
    let frame = socket.next().await;
    assert_eq!((frame.event.as_str(), frame.topic.as_str()), ("phx_close", "realtime:a"));
    note(&app.database.admin().await, Some(person.id), "a").await;
    socket.no_change().await;
    let reply = socket.join("realtime:a", &subscription(Some(&person.token), &[])).await;
    assert_eq!(reply["response"]["reason"], "InvalidJWTToken: Token has expired");
}

#[tokio::test]
async fn another_token_makes_another_listener() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let (first, second) = (app.newcomer().await, app.newcomer().await);
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&first.token), &[on("*", "notes")]).await;

    // The same token again, null and opaque keys change nothing.
    for same in [token(&first.token), token("sb_publishable_x"), json!({"access_token": null}), json!({})] {
        socket.send(Some("1"), "realtime:a", "access_token", &same).await;
    }
    note(&admin, Some(first.id), "a").await;
    assert_eq!(socket.change().await["record"]["title"], "a");

    socket.send(Some("1"), "realtime:a", "access_token", &token(&second.token)).await;
    assert_eq!(socket.event("system").await["message"], "Subscribed to PostgreSQL");
    note(&admin, Some(first.id), "b").await;
    note(&admin, Some(second.id), "c").await;
    assert_eq!(socket.change().await["record"]["title"], "c");

    // Signing out sends the public key: the channel becomes no one's.
    socket.send(Some("1"), "realtime:a", "access_token", &token(&app.anon_key())).await;
    assert_eq!(socket.event("system").await["message"], "Subscribed to PostgreSQL");
    note(&admin, Some(second.id), "d").await;
    note(&admin, None, "e").await;
    assert_eq!(socket.change().await["record"]["title"], "e");
}

#[tokio::test]
async fn a_newer_token_of_the_same_session_misses_nothing() {
    let app = listening().await;
    let admin = app.database.admin().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
    app.clock.advance(Duration::minutes(30));
    let newer = newer_token(&app, &person);
    for number in 0..20 {
        if number == 10 {
            socket.send(Some("1"), "realtime:a", "access_token", &token(&newer)).await;
        }
        note(&admin, Some(person.id), &number.to_string()).await;
    }
    for number in 0..20 {
        assert_eq!(socket.change().await["record"]["title"], json!(number.to_string()));
    }
    app.clock.advance(Duration::minutes(45));
    note(&admin, Some(person.id), "the first token has expired").await;
    assert!(socket.change().await["record"].is_object());
}

#[tokio::test]
async fn a_token_that_is_not_accepted_ends_the_channel() {
    let app = TestApp::start().await;
    let person = app.newcomer().await;
    let gone = app.newcomer().await;
    app.database.admin().await.execute("delete from auth.sessions where id = $1", &[&gone.session_id]).await.unwrap();
    let forged = format!("{}x", person.token);
    for bad in ["", "garbage", &forged, &gone.token] {
        let mut socket = Socket::open(&app).await;
        socket.join("realtime:a", &subscription(Some(&person.token), &[])).await;
        socket.send(Some("1"), "realtime:a", "access_token", &token(bad)).await;
        let system = socket.event("system").await;
        assert_eq!((&system["status"], &system["extension"]), (&json!("error"), &json!("system")), "{system}");
        assert_eq!(socket.next().await.event, "phx_close");
    }
    let mut socket = Socket::open(&app).await;
    let reply = socket.join("realtime:a", &subscription(Some(&gone.token), &[])).await;
    assert_eq!(reply["response"]["reason"], "Unauthorized: The session has ended");
}

async fn ends_with_its_session(app: &TestApp) {
    let person = app.newcomer().await;
    let other = app.session(&person, "aal1").await;
    let mut socket = Socket::open(app).await;
    socket.join("realtime:a", &subscription(Some(&person.token), &[])).await;
    let mut stays = Socket::open(app).await;
    stays.join("realtime:a", &subscription(Some(&other.token), &[])).await;
    app.database
        .admin()
        .await
        .execute("delete from auth.sessions where id = $1", &[&person.session_id])
        .await
        .expect("the session is gone");
    assert_eq!(socket.event("system").await["message"], "The session has ended");
    assert_eq!(socket.event("phx_close").await, json!({}));
    assert_eq!(socket.closed().await, (1008, "the session has ended".to_owned()));
    stays.send(None, "phoenix", "heartbeat", &json!({})).await;
    assert_eq!(stays.next().await.payload["status"], "ok");
}

#[tokio::test]
async fn a_session_that_ends_closes_its_sockets_at_once() {
    ends_with_its_session(&listening().await).await;
}

#[tokio::test]
async fn a_session_that_ends_closes_its_sockets_without_a_feed_too() {
    ends_with_its_session(&TestApp::start().await).await;
}

#[tokio::test]
async fn a_profile_that_is_deactivated_loses_its_sockets() {
    let app = listening().await;
    let person = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes")]).await;
    app.database
        .admin()
        .await
        .execute("update profiles set is_active = false where id = $1", &[&person.id])
        .await
        .unwrap();
    assert_eq!(socket.closed().await.0, 1008);
}
