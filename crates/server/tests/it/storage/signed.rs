//! Signed addresses, and what becomes of those that were tampered with.

use super::kit::{Download, code, conversation, name_in, png, settled};
use crate::kit::{Answer, TestApp};
use serde_json::json;

#[tokio::test]
async fn a_signed_address_is_good_for_one_thing_for_a_while() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let (one, two) = (name_in(talk), name_in(talk));
    me.upload("attachments", &one, b"one".to_vec()).await.ok();
    me.upload("attachments", &two, b"two".to_vec()).await.ok();
    let signed = me.sign("attachments", &one).await;
    let (path, token) = signed.split_once("?token=").expect("a token");
    let get = |address: String| {
        let request = app.http.get(format!("{}{address}", app.url));
        async move { Download::of(request).await }
    };
    let seen = get(signed.clone()).await;
    assert_eq!((seen.status, seen.bytes.as_slice()), (200, &b"one"[..]));
    assert!(!seen.header("expires").is_empty());

    let other = path.replace(&one, &two);
    let upload = path.replace("/object/sign/", "/object/upload/sign/");
    let half = &token[..token.len() - 5];
    for (what, address, expected) in [
        ("another name", format!("{other}?token={token}"), "InvalidSignature"),
        ("another bucket", format!("{}?token={token}", path.replace("attachments", "avatars")), "InvalidSignature"),
        ("a double slash", format!("{}?token={token}", path.replace(&one, &format!("/{one}"))), "InvalidKey"),
        ("a token cut off", format!("{path}?token={half}"), "InvalidJWT"),
        ("no token", path.to_owned(), "InvalidJWT"),
        ("the session's token", format!("{path}?token={}", me.token), "InvalidJWT"),
        ("the public key", format!("{path}?token={}", app.anon_key()), "InvalidJWT"),
        ("the operator's key", format!("{path}?token={}", app.service_key()), "InvalidJWT"),
        (
            "no algorithm",
            format!("{path}?token=eyJhbGciOiJub25lIn0.{}.", token.split('.').nth(1).expect("claims")),
            "InvalidJWT",
        ),
        ("a second token before it", format!("{path}?token=x&token={token}"), "InvalidJWT"),
    ] {
        let answer = get(address).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some(expected)), "{what}");
    }
    let put = app.http.put(format!("{}{upload}?token={token}", app.url)).body("three");
    assert_eq!(code(&Answer::of(put).await).1, "InvalidSignature", "reading is not writing");
    let stranger = TestApp::start().await;
    let elsewhere = Download::of(stranger.http.get(format!("{}{signed}", stranger.url))).await;
    assert_eq!(elsewhere.json()["code"], "InvalidJWT", "signed by another installation");

    // A minute is forgiven to nodes whose clocks differ.
    app.clock.advance(time::Duration::seconds(121));
    assert_eq!(get(signed).await.json()["message"], "\"exp\" claim timestamp check failed");
}

#[tokio::test]
async fn the_life_of_an_address_is_bounded_and_several_are_signed_at_once() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let name = name_in(talk);
    me.upload("attachments", &name, b"one".to_vec()).await.ok();
    let path = format!("/storage/v1/object/sign/attachments/{name}");
    for seconds in [json!(0), json!(-1), json!(301), json!(i64::MAX), json!("sixty"), json!(null), json!(1.5)] {
        let answer = me.post(&path, &json!({ "expiresIn": seconds })).await;
        assert!(matches!(code(&answer).1.as_str(), "InvalidParameter" | "InvalidRequest"), "{seconds}");
    }
    let paths = json!({ "expiresIn": 300, "paths": [name, name_in(talk), "../x"] });
    let signed = me.post("/storage/v1/object/sign/attachments", &paths).await.ok();
    assert!(
        signed[0]["error"].is_null() && signed[0]["signedURL"].as_str().is_some_and(|url| url.contains("?token="))
    );
    for missing in [&signed[1], &signed[2]] {
        assert!(missing["signedURL"].is_null());
        assert_eq!(missing["error"], "Either the object does not exist or you do not have access to it");
    }
}

#[tokio::test]
async fn an_upload_address_stores_once_as_the_one_who_signed_it() {
    let app = TestApp::start().await;
    let (me, another) = (app.seeker().await, app.seeker().await);
    let name = name_in(me.id);
    let path = format!("/storage/v1/object/upload/sign/avatars/{name}");
    assert_eq!(code(&another.post(&path, &json!({})).await).1, "AccessDenied");
    assert_eq!(code(&app.post(&path, &json!({})).await).1, "AccessDenied");
    let signed = me.post(&path, &json!({})).await.ok();
    let address = format!("{}/storage/v1{}", app.url, signed["url"].as_str().expect("an address"));
    assert!(address.ends_with(signed["token"].as_str().expect("a token")));

    let stored = Answer::of(app.http.put(&address).header("x-upsert", "true").body(png())).await.ok();
    assert_eq!(stored, json!({ "Key": format!("avatars/{name}") }));
    assert_eq!(me.list("avatars", &me.id.to_string()).await.len(), 1);
    // The header does not make it an address for replacing.
    let again = Answer::of(app.http.put(&address).header("x-upsert", "true").body(png())).await;
    assert_eq!(code(&again).1, "KeyAlreadyExists");
    let read = address.replace("/upload/sign/", "/sign/");
    assert_eq!(code(&Answer::of(app.http.get(read)).await).1, "InvalidSignature", "writing is not reading");

    let fresh = me.post(&format!("/storage/v1/object/upload/sign/avatars/{}", name_in(me.id)), &json!({})).await.ok();
    let address = format!("{}/storage/v1{}", app.url, fresh["url"].as_str().expect("an address"));
    let admin = app.database.admin().await;
    admin.execute("delete from auth.sessions where user_id = $1", &[&me.id]).await.expect("signed out");
    assert_eq!(code(&Answer::of(app.http.put(&address).body(png())).await).1, "AccessDenied", "its session ended");
    app.clock.advance(time::Duration::hours(3));
    assert_eq!(code(&Answer::of(app.http.put(&address).body(png())).await).1, "InvalidJWT");
    settled(&app).await;
}
