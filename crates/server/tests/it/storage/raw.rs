//! Requests byte by byte: what no client would send.

use super::kit::{code, conversation, files, name_in, png, settled};
use crate::kit::{Answer, Person, TestApp};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use uuid::Uuid;

/// Sends the text and what follows it, hangs up when told to, and reads what comes.
async fn send(app: &TestApp, head: &str, body: &[u8], hang_up: bool) -> String {
    let address = app.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let head = format!("{head}\r\nHost: {address}\r\nConnection: close\r\n");
    stream.write_all(head.as_bytes()).await.expect("the server reads");
    stream.write_all(body).await.expect("the server reads");
    if hang_up {
        return String::new();
    }
    let mut answer = Vec::new();
    // A server that is done with us may just close.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    String::from_utf8_lossy(&answer).into_owned()
}

fn upload(me: &Person, path: &str, length: usize) -> String {
    format!(
        "POST /storage/v1/object/{path} HTTP/1.1\r\nAuthorization: Bearer {}\r\nContent-Type: image/png\r\nContent-Length: {length}",
        me.token
    )
}

#[tokio::test]
async fn no_name_leads_out_of_the_folder() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let (id, other) = (me.id, Uuid::new_v4());
    for path in [
        format!("avatars/../{id}/{other}"),
        format!("avatars/{id}/../../{other}"),
        "avatars/..%2f..%2f..%2fetc%2fpasswd".to_owned(),
        format!("avatars/%2e%2e/%2e%2e/{other}"),
        format!("avatars/{id}/%2e%2e%2f{other}"),
        format!("avatars/{id}//{other}"),
        format!("avatars//{id}/{other}"),
        format!("avatars/./{id}/{other}"),
        format!("avatars/{id}/."),
        format!("avatars/{id}/{other}%00"),
        format!("avatars/{id}/{other}%00.png"),
        format!("avatars/{id}\\{other}"),
        format!("avatars/{id}%5c{other}"),
        format!("avatars/{id}/{other}/"),
        format!("avatars/{id}/{other}/more"),
        format!("avatars/{id}/{other}.html"),
        format!("avatars/{id}/{}", "a".repeat(1025)),
        format!("avatars/{id}%e2%88%95{other}"),
        format!("avatars/{id}%c0%af{other}"),
        format!("avatars/{id}/%ff%fe"),
        "avatars/CON/NUL".to_owned(),
        "avatars/C:/windows".to_owned(),
        format!("avatars/{}/{other}", id.to_string().to_uppercase()),
        format!("avatars/{id}/{other}%231"),
        format!("..%2fobjects/{id}/{other}"),
        format!("../{id}/{other}"),
        format!("nobucket/{id}/{other}"),
    ] {
        let head = upload(&me, &path, png().len());
        let body = [b"\r\n".as_slice(), &png()].concat();
        let answer = send(&app, &head, &body, false).await;
        let status: u16 = answer.get(9..12).and_then(|status| status.parse().ok()).unwrap_or_default();
        assert!((400..=405).contains(&status), "{path}: {answer}");
        assert!(status != 400 || answer.contains("\"statusCode\""), "{path}: {answer}");
    }
    assert!(files(&app.data_dir.join("storage")).is_empty());
    settled(&app).await;
}

#[tokio::test]
async fn a_body_that_is_not_as_long_as_it_says_leaves_nothing() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let picture = png();
    let body = |bytes: &[u8]| [b"\r\n".as_slice(), bytes].concat();

    // Hung up in the middle, at the head and near the end.
    for kept in [0, 1, picture.len() / 2, picture.len() - 1] {
        let head = upload(&me, &format!("avatars/{}", name_in(me.id)), picture.len());
        send(&app, &head, &body(&picture[..kept]), true).await;
    }
    // A length that means too much.
    let head = upload(&me, &format!("avatars/{}", name_in(me.id)), 6 << 20);
    assert!(send(&app, &head, &body(&picture), true).await.is_empty());
    // More than was said: the rest is another request, which makes no sense.
    let name = name_in(me.id);
    let head = upload(&me, &format!("avatars/{name}"), picture.len());
    let answer = send(&app, &head, &body(&[&picture[..], b"GET / HTTP/1.1\r\n\r\n"].concat()), false).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Chunks that break off.
    let head = upload(&me, &format!("avatars/{}", name_in(me.id)), 0)
        .replace("Content-Length: 0", "Transfer-Encoding: chunked");
    send(&app, &head, b"\r\n5\r\n\x89PNG\r\r\n", true).await;

    settled(&app).await;
    assert_eq!(me.list("avatars", &me.id.to_string()).await.len(), 1, "only what came in whole");
}

#[tokio::test]
async fn two_who_write_one_name_leave_one_of_both() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let name = name_in(talk);
    let tries: Vec<Vec<u8>> = (0..6_u8).map(|i| vec![b'a' + i; 100_000 + usize::from(i)]).collect();
    let sent = tries.iter().map(|bytes| me.upload("attachments", &name, bytes.clone()));
    let answers: Vec<Answer> = futures::future::join_all(sent).await;
    let taken = answers.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(taken, 1, "{answers:?}");
    for answer in answers.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(code(answer).1, "KeyAlreadyExists");
    }
    let kept = me.get(&format!("/storage/v1/object/attachments/{name}")).await.text.into_bytes();
    assert!(tries.contains(&kept), "one of them, whole");
    settled(&app).await;

    // Replacing while others read: each reads one of the two, whole.
    let name = name_in(me.id);
    let upsert = [("x-upsert", "true")];
    me.upload("avatars", &name, png()).await.ok();
    let address = format!("{}/storage/v1/object/public/avatars/{name}", app.url);
    let (mut seen, mut broken) = (0, 0);
    for _ in 0..6 {
        let write = me.upload_as("avatars", &name, super::kit::see_through(200, 200), "image/png", &upsert);
        let reads = (0..6)
            .map(|_| async { app.http.get(&address).send().await.expect("an answer").bytes().await.expect("bytes") });
        let (written, read) = tokio::join!(write, futures::future::join_all(reads));
        written.ok();
        for bytes in read {
            seen += 1;
            broken += usize::from(image::load_from_memory(&bytes).is_err());
        }
    }
    assert_eq!((seen, broken), (36, 0));
    settled(&app).await;
}

#[tokio::test]
async fn d07_ten_gigabytes_are_refused_before_a_byte_is_kept() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    // Announced, with little behind it: no one waits for the rest.
    let announced = upload(&me, &format!("avatars/{}", name_in(me.id)), 10 << 30);
    // Not announced, and without end: the bucket's limit ends it.
    let endless = upload(&me, &format!("attachments/{}", name_in(talk)), 0);
    let endless = endless.replace("Content-Length: 0", "Transfer-Encoding: chunked");
    let piece = [b"100000\r\n".as_slice(), &vec![b'a'; 1 << 20], b"\r\n"].concat();
    let pieces = [b"\r\n".as_slice(), &piece.repeat(14)].concat();
    let (one, two) =
        tokio::join!(send(&app, &announced, b"\r\n\x89PNG", false), send(&app, &endless, &pieces, false));
    assert!(one.contains("EntityTooLarge"), "{one}");
    assert!(two.is_empty() || two.contains("EntityTooLarge"), "{two}");
    assert!(me.list("avatars", &me.id.to_string()).await.is_empty());
    assert!(me.list("attachments", &talk.to_string()).await.is_empty());
    let resumable = Answer::of(
        me.request("POST", "/storage/v1/upload/resumable")
            .header("tus-resumable", "1.0.0")
            .header("upload-length", "10")
            .header("upload-offset", "5"),
    )
    .await;
    assert!(resumable.status.is_client_error() || resumable.status.as_u16() == 501, "{}", resumable.text);
    settled(&app).await;
}
