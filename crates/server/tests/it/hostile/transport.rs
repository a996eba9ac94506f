//! Below the protocols: sockets that say nothing, or only half of it.

use crate::kit::TestApp;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};

/// The kit gives headers two seconds.
const LONG_ENOUGH: Duration = Duration::from_secs(8);

async fn connect(app: &TestApp) -> TcpStream {
    TcpStream::connect(app.url.trim_start_matches("http://")).await.expect("the server answers")
}

#[tokio::test]
async fn a_socket_that_does_not_say_which_http_it_speaks_is_closed() {
    let app = TestApp::start().await;
    for beginning in ["", "PRI * HTT", "GET / HTTP/1.1\r\nHost: local"] {
        let mut socket = connect(&app).await;
        socket.write_all(beginning.as_bytes()).await.unwrap();
        let mut said = Vec::new();
        let closed = timeout(LONG_ENOUGH, socket.read_to_end(&mut said)).await;
        assert!(closed.is_ok(), "{beginning:?} held its socket");
    }
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
