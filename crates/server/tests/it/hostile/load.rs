//! Group B: too much at once, and verbs that are none.

use crate::kit::{Answer, TestApp};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::json;

/// A megabyte of zeros, packed into a kilobyte; it names nothing, so it must not be unpacked.
const PACKED: &str = "\
    H4sIAAAAAAACA+3BMQEAAADCoPVPbQhfoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPgMc6jinAAAQAA==";

/// What this process, the server in it, holds in memory, in kB.
pub fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a size");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

#[tokio::test]
async fn b21_large_and_packed_bodies_cost_no_memory() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let (large, packed) = (bytes::Bytes::from(vec![b'['; 20 << 20]), STANDARD.decode(PACKED).expect("base64"));
    me.get("/rest/v1/profiles?select=id").await.ok();
    let before = resident();
    for path in [
        "/rest/v1/profile_skills",
        "/rest/v1/rpc/mark_viewed",
        "/auth/v1/signup",
        "/auth/v1/token?grant_type=password",
    ] {
        for _ in 0..5 {
            let request = me.request("POST", path).header("content-type", "application/json").body(large.clone());
            // The server may hang up while the client still sends.
            if let Ok(response) = request.send().await {
                assert!(matches!(response.status().as_u16(), 400 | 413), "{path}: {}", response.status());
            }
        }
        let request =
            me.request("POST", path).header("content-type", "application/json").header("content-encoding", "gzip");
        let answer = Answer::of(request.body(packed.clone())).await;
        assert!(matches!(answer.status.as_u16(), 400 | 413 | 415), "{path}: {} {}", answer.status, answer.text);
    }
    let grown = resident().saturating_sub(before) / 1024;
    println!("20 bodies of 20 MB: {grown} MB more");
    assert!(grown <= 64, "{grown} MB");
    me.get("/rest/v1/profiles?select=id").await.ok();
}

#[tokio::test]
async fn b23_a_verb_is_the_one_of_the_request() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    me.post("/rest/v1/profile_links", &json!({ "profile_id": me.id, "kind": "blog", "url": "https://x.test/1" }))
        .await
        .ok();
    for header in ["x-http-method-override", "x-http-method", "x-method-override"] {
        let request =
            me.request("POST", "/rest/v1/profile_links?url=like.*").header(header, "DELETE").json(&json!({}));
        assert!(Answer::of(request).await.status.is_client_error(), "an empty link is none");
        let read = Answer::of(me.request("GET", "/rest/v1/profile_links?select=url").header(header, "DELETE")).await;
        assert_eq!(read.ok(), json!([{ "url": "https://x.test/1" }]), "{header}");
    }
    for verb in ["TRACE", "PROPFIND", "BREW", "CONNECTX"] {
        let path = "/rest/v1/profile_links";
        assert_eq!(Answer::of(me.request(verb, path)).await.status.as_u16(), 405, "{verb} {path}");
        for path in ["/", "/config.json", "/healthz", "/auth/v1/user", "/storage/v1/bucket", "/functions/v1/x"] {
            let status = Answer::of(me.request(verb, path)).await.status.as_u16();
            assert!(matches!(status, 404 | 405), "{verb} {path}: {status}");
        }
    }
}
