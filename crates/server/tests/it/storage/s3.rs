//! The same over S3, against a real server of that protocol on this machine.

use super::kit::{Download, code, conversation, name_in, png};
use crate::kit::{Answer, TestApp};
use std::{
    net::TcpListener,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// moto's server, ended with the test.
struct Moto {
    process: Child,
    url: String,
}

impl Moto {
    async fn start() -> Self {
        let program = std::env::var_os("DEVPROOF_TEST_MOTO").expect(
            "DEVPROOF_TEST_MOTO names no moto_server: use ./test rust, or `pip install 'moto[s3,server]'` and set the \
             variable to the path of moto_server",
        );
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port").local_addr().expect("an address");
        let process = Command::new(program)
            .args(["-H", "127.0.0.1", "-p", &free.port().to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("moto_server starts");
        let moto = Self { process, url: format!("http://{free}") };
        for _ in 0..300 {
            if reqwest::get(&moto.url).await.is_ok() {
                return moto;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("moto_server does not answer at {}", moto.url);
    }

    /// Makes the bucket, by the protocol's own request.
    async fn bucket(&self, name: &str) {
        let made = reqwest::Client::new().put(format!("{}/{name}", self.url)).send().await.expect("moto answers");
        assert!(made.status().is_success(), "{}", made.status());
    }

    /// How many objects it holds.
    async fn count(&self, bucket: &str) -> usize {
        let listed = reqwest::get(format!("{}/{bucket}?list-type=2", self.url)).await.expect("moto answers");
        listed.text().await.expect("a list").matches("<Key>").count()
    }
}

impl Drop for Moto {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn files_lie_in_s3_and_its_end_is_a_clear_error() {
    let mut moto = Moto::start().await;
    moto.bucket("files").await;
    let app = TestApp::start_with(&[
        ("S3_BUCKET", "files"),
        ("S3_ENDPOINT", &moto.url),
        ("S3_ACCESS_KEY_ID", "key"),
        ("S3_SECRET_ACCESS_KEY", "secret"),
    ])
    .await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let (avatar, copy, attachment) = (name_in(me.id), name_in(me.id), name_in(talk));
    me.upload("avatars", &avatar, png()).await.ok();
    let text: String = (0..20_000).map(|i| format!("{i:05} ")).collect();
    me.upload("attachments", &attachment, text.clone().into_bytes()).await.ok();
    let route = serde_json::json!({ "bucketId": "avatars", "sourceKey": avatar, "destinationKey": copy });
    me.post("/storage/v1/object/copy", &route).await.ok();
    assert_eq!(moto.count("files").await, 3);

    let address = format!("{}/storage/v1/object/public/avatars/{copy}", app.url);
    assert!(image::load_from_memory(&Download::of(app.http.get(&address)).await.bytes).is_ok());
    let path = format!("/storage/v1/object/attachments/{attachment}");
    assert_eq!(me.get(&path).await.text, text);
    let part = Download::of(me.request("GET", &path).header("range", "bytes=60000-60005")).await;
    assert_eq!((part.status, part.bytes.as_slice()), (206, &b"10000 "[..]));

    me.upload_as("avatars", &avatar, png(), "image/png", &[("x-upsert", "true")]).await.ok();
    assert_eq!(me.remove("avatars", &[&copy]).await.len(), 1);
    for _ in 0..100 {
        if moto.count("files").await == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(moto.count("files").await, 2, "what was replaced and deleted is gone");

    moto.process.kill().expect("it ends");
    moto.process.wait().expect("it ended");
    let refused = me.upload("avatars", &name_in(me.id), png()).await;
    assert_eq!((refused.status.as_u16(), refused.json()["code"].as_str()), (503, Some("StorageUnavailable")));
    assert_eq!(me.list("avatars", &me.id.to_string()).await.len(), 1, "no row without bytes");
    let unread = me.get(&path).await;
    assert_eq!((unread.status.as_u16(), unread.json()["code"].as_str()), (503, Some("StorageUnavailable")));
    // What needs no bytes continues.
    assert_eq!(Answer::of(me.request("GET", "/storage/v1/bucket/avatars")).await.ok()["name"], "avatars");
    let nothing = me.get(&format!("/storage/v1/object/attachments/{}", name_in(talk))).await;
    assert_eq!(code(&nothing).1, "NoSuchKey");
}
