//! Requests byte by byte, as no client sends them.

use crate::kit::TestApp;
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// The kit gives a head five seconds, and a connection between requests six.
const LONG_ENOUGH: Duration = Duration::from_secs(20);

/// A connection to this server.
pub async fn connect(app: &TestApp) -> TcpStream {
    TcpStream::connect(address(app)).await.expect("the server answers")
}

/// The server's address, as a `Host` header has it.
pub fn address(app: &TestApp) -> &str {
    app.url.trim_start_matches("http://")
}

/// Everything that the server says to these bytes until it hangs up, which it must.
pub async fn exchange(app: &TestApp, bytes: &[u8]) -> String {
    exchange_at(&app.url, bytes).await
}

/// The same with any server.
pub async fn exchange_at(url: &str, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(url.trim_start_matches("http://")).await.expect("the server answers");
    // A server that is done with us may close while we still write.
    let _ = stream.write_all(bytes).await;
    let mut said = Vec::new();
    let ended = timeout(LONG_ENOUGH, stream.read_to_end(&mut said)).await;
    assert!(ended.is_ok(), "still open after {:?}", String::from_utf8_lossy(&bytes[..bytes.len().min(300)]));
    String::from_utf8_lossy(&said).into_owned()
}

/// The status of an answer; none when there is none.
pub fn status(answer: &str) -> Option<u16> {
    answer.strip_prefix("HTTP/1.1 ")?.get(..3)?.parse().ok()
}
