use super::{
    client::{Socket, on, refused},
    listening,
};
use crate::kit::TestApp;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;
use tokio_util::sync::CancellationToken;

#[tokio::test]
async fn a_socket_has_at_most_a_hundred_channels() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    for number in 0..100 {
        assert_eq!(socket.join(&format!("realtime:{number}"), &json!({})).await["status"], "ok");
    }
    let reply = socket.join("realtime:one-more", &json!({})).await;
    assert_eq!(reply["response"]["reason"], "ChannelRateLimitReached: Too many channels");
    assert_eq!(socket.join("realtime:5", &json!({})).await["status"], "ok", "joining again takes no further place");
}

#[tokio::test]
async fn a_flood_of_frames_closes_the_socket() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    for _ in 0..250 {
        socket.send(None, "phoenix", "heartbeat", &json!({})).await;
    }
    assert_eq!(socket.closed().await, (1008, "too many messages per second".to_owned()));
}

#[tokio::test]
async fn a_frame_that_is_too_large_closes_the_socket() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    socket.raw(Message::text("x".repeat(1024 * 1024 + 1))).await;
    assert_eq!(socket.closed().await.0, 1009);
}

#[tokio::test]
async fn an_address_has_a_number_of_sockets() {
    let app = TestApp::start_with(&[("MAX_CONNECTIONS_PER_ADDRESS", "3")]).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(Socket::open(&app).await);
    }
    let query = format!("apikey={}", app.anon_key());
    assert_eq!(refused(&app, &query, None).await.0, 429);
    open.pop();
    tokio::time::sleep(Duration::from_millis(200)).await;
    Socket::open(&app).await;
}

/// What waits for a client that does not read is bounded; others hear everything meanwhile.
#[tokio::test]
async fn a_client_that_does_not_read_is_cut_with_a_reason() {
    let app = listening().await;
    let (slow_person, person) = (app.newcomer().await, app.newcomer().await);
    let mut slow = Socket::open(&app).await;
    slow.subscribe("realtime:a", Some(&slow_person.token), &[on("INSERT", "notes")]).await;
    let mut quick = Socket::open(&app).await;
    quick.subscribe("realtime:a", Some(&person.token), &[on("INSERT", "notes")]).await;
    // 24 MB, more than any socket buffer holds.
    let fill = "insert into notes (owner, title) select $1, repeat('x', 60000) from generate_series(1, 400)";
    let admin = app.database.admin().await;
    admin.execute(fill, &[&slow_person.id]).await.unwrap();
    for number in 0..3 {
        let insert = "insert into notes (owner, number) values ($1, $2::int)";
        admin.execute(insert, &[&person.id, &number]).await.unwrap();
        assert_eq!(quick.change().await["record"]["number"], json!(number));
    }
    assert_eq!(slow.closed().await, (1008, "the client reads too slowly".to_owned()));
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_waits_a_moment() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    socket.join("realtime:a", &json!({})).await;
    let stop = CancellationToken::new();
    stop.cancel();
    app.app.stopping(stop).await;
    let listener = tokio::spawn(async move { socket.closed().await });
    tokio::time::timeout(Duration::from_secs(10), app.app.realtime().closed()).await.expect("nothing stays open");
    assert_eq!(listener.await.expect("a reason").0, 1001);

    // One that does not read holds nobody up.
    let _deaf = Socket::open(&app).await;
    let asked = Instant::now();
    app.app.sockets_closed().await;
    assert!(asked.elapsed() < Duration::from_secs(5));
}
