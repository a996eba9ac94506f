use super::{
    client::{Socket, on, refused},
    listening,
};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::tungstenite::{Bytes, Message};
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
    timeout(Duration::from_secs(10), app.app.realtime().closed()).await.expect("nothing stays open");
    assert_eq!(listener.await.expect("a reason").0, 1001);

    // One that does not read holds no one up.
    let _deaf = Socket::open(&app).await;
    let asked = Instant::now();
    app.app.sockets_closed().await;
    assert!(asked.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn c09_a_flood_of_pings_closes_its_socket_alone() {
    let app = TestApp::start().await;
    let (mut socket, mut other) = (Socket::open(&app).await, Socket::open(&app).await);
    for _ in 0..250 {
        socket.raw(Message::Ping(Bytes::from_static(b"x"))).await;
    }
    assert_eq!(socket.closed().await, (1008, "too many messages per second".to_owned()));
    assert_eq!(other.join("realtime:a", &json!({})).await["status"], "ok");
}

/// A socket below the frames: what was answered to its handshake, and the stream.
async fn handshake(app: &TestApp) -> (String, TcpStream) {
    let address = app.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let head = format!(
        "GET /realtime/v1/websocket?vsn=2.0.0&apikey={} HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n",
        app.anon_key()
    );
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    (String::from_utf8(answer).expect("a head"), stream)
}

/// A frame from a client, its mask all zeros.
fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first, 0x80 | u8::try_from(payload.len()).expect("short"), 0, 0, 0, 0];
    frame.extend(payload);
    frame
}

/// The code of the close frame that ends what the server sends; none when it just hung up.
async fn close_code(stream: &mut TcpStream) -> Option<u16> {
    let mut said = Vec::new();
    let ended = timeout(Duration::from_secs(20), stream.read_to_end(&mut said)).await;
    assert!(ended.is_ok(), "the socket is still open");
    let place = said.iter().rposition(|byte| *byte == 0x88)?;
    Some(u16::from_be_bytes([*said.get(place + 2)?, *said.get(place + 3)?]))
}

#[tokio::test]
async fn c09_nothing_is_unpacked_and_no_message_comes_in_a_million_pieces() {
    let app = TestApp::start().await;
    let (answer, mut packed) = handshake(&app).await;
    assert!(answer.starts_with("HTTP/1.1 101 ") && !answer.to_lowercase().contains("extensions"), "{answer}");
    // Said to be packed all the same: the bit means nothing that we know.
    packed.write_all(&frame(0xc1, b"\xaa\x56\x4a")).await.expect("the server reads");
    let code = close_code(&mut packed).await;
    assert!(matches!(code, None | Some(1002 | 1009)), "{code:?}");

    // One message that never ends, a byte at a time: its pieces together are bounded.
    let (_, mut pieces) = handshake(&app).await;
    let mut bytes = frame(0x01, b"[");
    for _ in 0..1_100_000 {
        bytes.extend(frame(0x00, b"x"));
    }
    // The server may hang up before all of it is there.
    let _ = timeout(Duration::from_secs(20), pieces.write_all(&bytes)).await.expect("read or refused");
    let code = close_code(&mut pieces).await;
    assert!(matches!(code, None | Some(1008 | 1009)), "{code:?}");
    assert_eq!(Socket::open(&app).await.join("realtime:a", &json!({})).await["status"], "ok");
}

#[tokio::test(flavor = "multi_thread")]
async fn c12_everybody_who_comes_back_at_once_is_let_in() {
    let app = listening().await;
    let mut people = Vec::new();
    for _ in 0..10 {
        people.push(app.seeker().await);
    }
    let back = (0..150).map(|number| {
        let (app, person) = (&app, &people[number % people.len()]);
        async move {
            let mut socket = Socket::open(app).await;
            socket.subscribe("realtime:a", Some(&person.token), &[on("*", "notes"), on("*", "messages")]).await;
            socket
        }
    });
    let read = async {
        for _ in 0..20 {
            people[0].get("/rest/v1/profiles?select=id").await.ok();
        }
    };
    let (mut sockets, ()) = tokio::join!(join_all(back), read);
    super::tables::note(&app.database.admin().await, Some(people[3].id), "again").await;
    for (number, socket) in sockets.iter_mut().enumerate() {
        if number % people.len() == 3 {
            assert_eq!(socket.change().await["record"]["title"], "again");
        }
    }
}
