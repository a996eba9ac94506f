//! Below the protocols: sockets that say nothing, or only half of it.

use crate::kit::{Answer, Person, TestApp};
use http_body_util::Empty;
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::json;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

const LONG_ENOUGH: Duration = Duration::from_secs(20);
/// For tests of how long a peer may be silent.
const BRIEF: [(&str, &str); 2] = [("HEAD_SECONDS", "2"), ("IDLE_SECONDS", "3")];

async fn connect(app: &TestApp) -> TcpStream {
    TcpStream::connect(app.url.trim_start_matches("http://")).await.expect("the server answers")
}

#[tokio::test]
async fn a_socket_that_does_not_say_which_http_it_speaks_is_closed() {
    let app = TestApp::start_with(&BRIEF).await;
    for beginning in ["", "PRI * HTT", "GET / HTTP/1.1\r\nHost: local"] {
        let mut socket = connect(&app).await;
        socket.write_all(beginning.as_bytes()).await.unwrap();
        let mut said = Vec::new();
        let closed = timeout(LONG_ENOUGH, socket.read_to_end(&mut said)).await;
        assert!(closed.is_ok(), "{beginning:?} held its socket");
    }
}

#[tokio::test]
async fn a_connection_stays_open_between_requests_longer_than_a_head_may_take() {
    let app = TestApp::start_with(&BRIEF).await;
    let mut socket = connect(&app).await;
    for _ in 0..2 {
        socket.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.expect("it is open");
        let mut answer = [0; 4096];
        let length = timeout(LONG_ENOUGH, socket.read(&mut answer)).await.expect("in time").expect("an answer");
        assert!(answer[..length].starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&answer[..length]));
        sleep(Duration::from_millis(2_500)).await;
    }
    let mut rest = Vec::new();
    timeout(LONG_ENOUGH, socket.read_to_end(&mut rest)).await.expect("it is closed in the end").expect("no reset");
    assert!(rest.is_empty());
}

#[tokio::test]
async fn http_2_may_begin_in_pieces() {
    let app = TestApp::start().await;
    let mut socket = connect(&app).await;
    for piece in ["PRI * HTT", "P/2.0\r\n\r\nSM\r\n\r\n", "\0\0\0\u{4}\0\0\0\0\0"] {
        socket.write_all(piece.as_bytes()).await.unwrap();
        sleep(Duration::from_millis(120)).await;
    }
    let mut frame = [0; 9];
    timeout(LONG_ENOUGH, socket.read_exact(&mut frame)).await.unwrap().unwrap();
    assert_eq!(frame[3], 4, "settings come first");
}

/// All that comes back for `sent`, until the server closes.
async fn said(app: &TestApp, sent: &str) -> String {
    let mut socket = connect(app).await;
    socket.write_all(sent.as_bytes()).await.expect("the server reads");
    let mut said = Vec::new();
    // A reset after the answer closes as well.
    let _ = timeout(LONG_ENOUGH, socket.read_to_end(&mut said)).await.expect("the server closes");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn l7_heads_that_could_be_read_in_two_ways_are_refused() {
    let app = TestApp::start().await;
    let body = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for head in [
        "GET /healthz HTTP/1.1\nHost: localhost\n\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: localhost\nX-Other: 1\r\n\r\n".to_owned(),
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\n".to_owned(),
        format!(
            "POST /rest/v1/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\nTransfer-Encoding: chunked\r\n\r\n{body}",
            body.len()
        ),
        format!(
            "POST /rest/v1/ HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\nHost: localhost\r\n\r\n{body}"
        ),
        format!("POST /rest/v1/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5, 5\r\n\r\n{body}"),
    ] {
        let said = said(&app, &head).await;
        assert!(said.starts_with("HTTP/1.1 400 "), "{head:?}: {said}");
        assert_eq!(said.matches("HTTP/1.1 ").count(), 1, "nothing behind it is answered: {head:?}: {said}");
    }
}

#[tokio::test]
async fn l7_what_comes_before_a_refused_head_is_answered() {
    let app = TestApp::start().await;
    let good = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let chunked = "POST /auth/v1/nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n\
                   3\r\na\nb\r\n0\r\n\r\n";
    let measured = "POST /auth/v1/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n\n\n\n\n";
    let said =
        said(&app, &format!("{good}{chunked}{measured}{good}GET /healthz HTTP/1.1\nHost: localhost\n\n")).await;
    let statuses: Vec<&str> = said.split("HTTP/1.1 ").skip(1).filter_map(|answer| answer.get(..3)).collect();
    assert_eq!(statuses, ["200", "404", "404", "200", "400"], "{said}");
}

#[tokio::test]
async fn l7_https_is_remembered_where_people_come_by_https() {
    let app = TestApp::start_with(&[("PUBLIC_URL", "https://jobs.example.org")]).await;
    for path in ["/", "/healthz", "/rest/v1/", "/auth/v1/settings", "/nowhere"] {
        assert_eq!(app.get(path).await.header("strict-transport-security"), "max-age=31536000", "{path}");
    }
    let app = TestApp::start().await;
    assert_eq!(app.get("/").await.header("strict-transport-security"), "");
}

#[tokio::test]
async fn l7_auth_takes_json_only() {
    let app = TestApp::start().await;
    let sign_in = json!({ "email": "a@example.test", "password": "vellum orchid 41 lantern" }).to_string();
    for path in ["/auth/v1/token?grant_type=password", "/auth/v1/signup", "/auth/v1/recover", "/auth/v1/otp"] {
        for kind in ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded"] {
            let request = app.request("POST", path).header("content-type", kind).body(sign_in.clone());
            let answer = Answer::of(request).await;
            assert_eq!(answer.status, 415, "{path} {kind}: {}", answer.text);
            assert_eq!(answer.json()["error_code"], "unsupported_media_type", "{path}: {}", answer.text);
        }
        // As the clients of the protocol say it.
        let request = app.request("POST", path).header("content-type", "application/json;charset=UTF-8");
        assert_ne!(Answer::of(request.body(sign_in.clone())).await.status, 415, "{path}");
    }
    let person = app.seeker().await;
    let signed_out = Answer::of(person.request("POST", "/auth/v1/logout").header("content-type", "text/plain")).await;
    assert_eq!(signed_out.status, 204, "without a body nothing is said");
}

/// A table whose rows are far more than the buffers on the way hold.
async fn long_answers(app: &TestApp) -> Person {
    let admin = app.database.admin().await;
    admin
        .batch_execute(
            "create table public.zz_long (n int primary key, text text);
             insert into public.zz_long select n, repeat('x', 1000000) from generate_series(1, 14) n;
             grant select on public.zz_long to authenticated",
        )
        .await
        .expect("a table");
    let person = app.seeker().await;
    assert_eq!(person.get("/rest/v1/zz_long?select=n&limit=1").await.status, 200);
    person
}

/// Asks for all of it and reads nothing.
async fn unread(app: &TestApp, person: &Person) -> TcpStream {
    let mut socket = connect(app).await;
    let head = format!(
        "GET /rest/v1/zz_long?select=text HTTP/1.1\r\nHost: localhost\r\napikey: {}\r\nAuthorization: Bearer {}\r\n\r\n",
        app.anon_key(),
        person.token
    );
    socket.write_all(head.as_bytes()).await.expect("the server reads");
    socket
}

#[tokio::test]
async fn m2_a_reader_that_takes_nothing_is_cut() {
    let app = TestApp::start_with(&[("WRITE_STALL_SECONDS", "1")]).await;
    let person = long_answers(&app).await;
    let mut socket = unread(&app, &person).await;
    let cut = timeout(LONG_ENOUGH, async {
        // What is sent to a closed socket fails.
        while socket.write_all(b"\r\n").await.is_ok() {
            sleep(Duration::from_millis(50)).await;
        }
    });
    assert!(cut.await.is_ok(), "the connection is still open");
}

#[tokio::test]
async fn m2_a_reader_of_http_2_that_takes_nothing_is_cut() {
    let app = TestApp::start_with(&[("WRITE_STALL_SECONDS", "1")]).await;
    let person = long_answers(&app).await;
    let socket = TokioIo::new(connect(&app).await);
    let (mut sender, driver) =
        hyper::client::conn::http2::handshake::<_, _, Empty<bytes::Bytes>>(TokioExecutor::new(), socket)
            .await
            .unwrap();
    let driver = tokio::spawn(driver);
    let request = hyper::Request::get(format!("{}/rest/v1/zz_long?select=text", app.url))
        .header("apikey", app.anon_key())
        .header("authorization", format!("Bearer {}", person.token));
    let answer = sender.send_request(request.body(Empty::new()).unwrap()).await.unwrap();
    assert_eq!(answer.status(), 200);
    // Its body is held and not read; the connection itself continues and answers pings.
    let closed = timeout(LONG_ENOUGH, driver).await;
    assert!(closed.is_ok(), "the connection is still open");
    drop(answer);
}

#[tokio::test]
async fn m2_a_slow_reader_gets_everything() {
    let app = TestApp::start_with(&[("WRITE_STALL_SECONDS", "1")]).await;
    let person = long_answers(&app).await;
    let mut socket = unread(&app, &person).await;
    let (mut seen, mut piece) = (0, vec![0; 2 << 20]);
    while seen < 14_000_000 {
        let count = timeout(LONG_ENOUGH, socket.read(&mut piece)).await.expect("it goes on").expect("no reset");
        assert!(count > 0, "cut after {seen} bytes");
        seen += count;
        // Longer than a stall in all, never in one piece.
        sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn m2_answers_that_nobody_reads_stop_further_ones() {
    let app = TestApp::start_with(&[("MAX_UNREAD_MB_PER_ADDRESS", "1"), ("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let person = long_answers(&app).await;
    let socket = unread(&app, &person).await;
    let status = async |address: &str| {
        let request = person.request("GET", "/rest/v1/profiles?select=id").header("x-forwarded-for", address);
        Answer::of(request).await.status.as_u16()
    };
    let refused = timeout(LONG_ENOUGH, async { while status("127.0.0.1").await != 429 {} });
    assert!(refused.await.is_ok(), "the address may go on");
    assert_eq!(status("203.0.113.9").await, 200, "others may");
    drop(socket);
    let served = timeout(LONG_ENOUGH, async { while status("127.0.0.1").await != 200 {} });
    assert!(served.await.is_ok(), "what was held is given back with the connection");
}

#[tokio::test]
async fn l7_connections_of_a_trusted_proxy_are_not_one_persons() {
    for (proxies, expected) in [("10.9.9.9", 2), ("127.0.0.1", 6)] {
        let settings = [("TRUSTED_PROXIES", proxies), ("MAX_CONNECTIONS_PER_ADDRESS", "2")];
        let app = TestApp::start_with(&settings).await;
        let mut open = Vec::new();
        for _ in 0..6 {
            let mut socket = connect(&app).await;
            let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
            let mut answer = [0; 12];
            // One that is refused is closed, without an answer.
            if socket.write_all(request.as_bytes()).await.is_ok()
                && timeout(LONG_ENOUGH, socket.read_exact(&mut answer)).await.is_ok_and(|read| read.is_ok())
            {
                open.push(socket);
            }
        }
        assert_eq!(open.len(), expected, "{proxies}");
    }
}
