//! HTTP/2 frame by frame: floods that cost the sender nothing, and heads that HTTP/1.1 would read otherwise.

use super::{load::resident, raw};
use crate::kit::TestApp;
use std::time::Duration;
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

const DATA: u8 = 0;
const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const PING: u8 = 6;
const GOAWAY: u8 = 7;
const CONTINUATION: u8 = 9;

const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;

/// What our last PING carries.
const LAST: &[u8] = b"the last";
/// How long an answer to a flood may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// What a flood of any kind may cost in memory, in MB.
const GROWTH: u64 = 48;

fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).expect("a frame is short").to_be_bytes();
    let mut frame = vec![length[1], length[2], length[3], kind, flags];
    frame.extend(stream.to_be_bytes());
    frame.extend(payload);
    frame
}

/// A field as HPACK writes it without a table.
fn field(name: &str, value: &str) -> Vec<u8> {
    let text = |text: &str| {
        let mut bytes = vec![u8::try_from(text.len()).expect("short")];
        assert!(text.len() < 127);
        bytes.extend(text.bytes());
        bytes
    };
    [vec![0], text(name), text(value)].concat()
}

/// `GET /healthz`, or another method, with further fields.
fn head(app: &TestApp, method: &str, more: &[(&str, &str)]) -> Vec<u8> {
    let address = raw::address(app);
    let mut block = Vec::new();
    for (name, value) in
        [(":method", method), (":scheme", "http"), (":path", "/healthz"), (":authority", address)].iter().chain(more)
    {
        block.extend(field(name, value));
    }
    block
}

async fn begin(app: &TestApp) -> TcpStream {
    let mut stream = raw::connect(app).await;
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await.expect("the server reads");
    stream.write_all(&frame(SETTINGS, 0, 0, &[])).await.expect("the server reads");
    stream
}

/// A frame that came: its kind, its stream, the first byte of what it carries.
type Heard = (u8, u32, u8);

/// The frames that come until the server hangs up, says goodbye, or has answered our last PING.
async fn heard(reader: &mut (impl AsyncRead + Unpin)) -> Vec<Heard> {
    let mut frames = Vec::new();
    let reading = async {
        let mut head = [0; 9];
        while reader.read_exact(&mut head).await.is_ok() {
            let mut payload = vec![0; usize::from(head[1]) << 8 | usize::from(head[2])];
            if reader.read_exact(&mut payload).await.is_err() {
                return;
            }
            let stream = u32::from_be_bytes([head[5], head[6], head[7], head[8]]);
            frames.push((head[3], stream, payload.first().copied().unwrap_or_default()));
            if head[3] == GOAWAY || (head[3] == PING && payload == LAST) {
                return;
            }
        }
    };
    timeout(PATIENCE, reading).await.expect("the server answers or hangs up");
    frames
}

/// Whether our last PING was answered, which means that all before it was read.
fn was_read(frames: &[Heard]) -> bool {
    frames.iter().any(|(kind, ..)| *kind == PING)
}

/// Sends it all while reading, and says what came.
async fn flood(app: &TestApp, bytes: Vec<u8>) -> Vec<Heard> {
    let before = resident();
    let (mut reader, mut writer) = begin(app).await.into_split();
    let writing = tokio::spawn(async move {
        // The server may hang up before all of it is there.
        let _ = writer.write_all(&bytes).await;
        let _ = writer.write_all(&frame(PING, 0, 0, LAST)).await;
        writer
    });
    let frames = heard(&mut reader).await;
    writing.abort();
    let grown = resident().saturating_sub(before) / 1024;
    assert!(grown <= GROWTH, "{grown} MB more");
    app.get("/rest/v1/skills?limit=1").await.ok();
    frames
}

#[tokio::test(flavor = "multi_thread")]
async fn j07_streams_that_are_reset_at_once_are_ended_or_cost_nothing() {
    let app = TestApp::start().await;
    app.get("/rest/v1/skills?limit=1").await.ok();
    let block = head(&app, "GET", &[]);
    let mut bytes = Vec::new();
    for stream in (1..20_001_u32).step_by(2) {
        bytes.extend(frame(HEADERS, END_HEADERS | END_STREAM, stream, &block));
        bytes.extend(frame(RST_STREAM, 0, stream, &[0, 0, 0, 8]));
    }
    flood(&app, bytes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn j07_a_head_that_never_ends_is_ended() {
    let app = TestApp::start().await;
    app.get("/rest/v1/skills?limit=1").await.ok();
    let mut bytes = frame(HEADERS, 0, 1, &head(&app, "GET", &[]));
    let piece: Vec<u8> = (0..100).flat_map(|number| field(&format!("x-{number}"), &"a".repeat(100))).collect();
    for _ in 0..2_000 {
        bytes.extend(frame(CONTINUATION, 0, 1, &piece));
    }
    let frames = flood(&app, bytes).await;
    assert!(!was_read(&frames), "20 MB of one head were read: {frames:?}");

    // Pieces of nothing, which no limit of sizes meets.
    let mut bytes = frame(HEADERS, 0, 1, &head(&app, "GET", &[]));
    for _ in 0..100_000 {
        bytes.extend(frame(CONTINUATION, 0, 1, &[]));
    }
    let frames = flood(&app, bytes).await;
    assert!(!was_read(&frames), "{frames:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn j07_empty_frames_settings_and_pings_cost_nothing() {
    let app = TestApp::start().await;
    app.get("/rest/v1/skills?limit=1").await.ok();
    let mut bytes = frame(HEADERS, END_HEADERS, 1, &head(&app, "POST", &[("content-type", "application/json")]));
    for _ in 0..100_000 {
        bytes.extend(frame(DATA, 0, 1, &[]));
    }
    flood(&app, bytes).await;
    flood(&app, frame(SETTINGS, 0, 0, &[0, 4, 0, 1, 0, 0]).repeat(50_000)).await;
    flood(&app, frame(PING, 0, 0, b"a flood!").repeat(50_000)).await;

    // Answers that no one reads: what waits for the peer is bounded, and the server continues.
    let before = resident();
    let mut deaf = begin(&app).await;
    let pings = frame(PING, 0, 0, b"a flood!").repeat(100_000);
    let _ = timeout(Duration::from_secs(3), deaf.write_all(&pings)).await;
    let grown = resident().saturating_sub(before) / 1024;
    assert!(grown <= GROWTH, "{grown} MB more");
    app.get("/rest/v1/skills?limit=1").await.ok();
}

#[tokio::test]
async fn j05_heads_of_http_2_cannot_become_two_of_http_1() {
    let app = TestApp::start().await;
    for fields in [
        &[("transfer-encoding", "chunked")][..],
        &[("connection", "close")],
        &[("x-a", "b\r\nx-evil: 1")],
        &[("x-a\r\nx-evil", "1")],
        &[("x-a", "b\0c")],
        &[("X-Upper", "a")],
        &[("content-length", "5"), ("content-length", "6")],
        &[(":path", "/config.json")],
        &[("x-a", "b"), (":authority", "evil.example")],
    ] {
        let frames = answers(&app, &[fields, &[]]).await;
        // Reset, or answered by 400 (0x8c is its place in HPACK's table); the request beside it is a good one.
        let taken = frames.iter().any(|(kind, stream, first)| *stream == 1 && *kind == HEADERS && *first != 0x8c);
        assert!(!taken, "{fields:?} was taken: {frames:?}");
        let refused = frames.iter().any(|(kind, stream, _)| *kind == GOAWAY || (*stream == 1 && *kind != DATA));
        assert!(refused, "{fields:?} was not refused: {frames:?}");
    }
    let frames = answers(&app, &[&[], &[]]).await;
    for stream in [1, 3] {
        assert!(frames.contains(&(HEADERS, stream, 0x88)), "what is right is taken: {frames:?}");
    }
}

/// What comes of requests with these further fields, on one connection, until the last of them is over.
async fn answers(app: &TestApp, requests: &[&[(&str, &str)]]) -> Vec<Heard> {
    let mut stream = begin(app).await;
    for (number, fields) in (0_u32..).zip(requests) {
        let bytes = frame(HEADERS, END_HEADERS | END_STREAM, number * 2 + 1, &head(app, "GET", fields));
        stream.write_all(&bytes).await.expect("the server reads");
    }
    // By another connection, so that the answers have had their time.
    app.get("/rest/v1/skills?limit=1").await.ok();
    assert!(app.get("/healthz").await.status.is_success());
    stream.write_all(&frame(PING, 0, 0, LAST)).await.expect("the server reads");
    heard(&mut stream).await
}
