//! Whose files are whose.

use super::kit::{Download, code, conversation, form, name_in, png, send, settled};
use crate::kit::{Answer, TestApp};
use serde_json::json;
use uuid::Uuid;

const REFUSED: &str = "AccessDenied";

#[tokio::test]
async fn nobody_stores_in_anothers_folder() {
    let app = TestApp::start().await;
    let (company, other) = (app.company().await, app.company().await);
    let (me, another) = (app.seeker().await, app.seeker().await);
    let recruiter = app.recruiter(&company, &["manage_jobs"]).await;
    let manager = app.recruiter(&company, &["manage_company"]).await;
    let newcomer = app.newcomer().await;
    let talk = conversation(&app, company.id, &[&another, &company.admin]).await;
    for (who, bucket, folder) in [
        (&me, "avatars", another.id),
        (&me, "avatars", company.id),
        (&me, "projects", another.id),
        (&me, "logos", company.id),
        (&me, "logos", me.id),
        (&me, "attachments", talk),
        (&me, "attachments", me.id),
        (&me, "attachments", Uuid::new_v4()),
        (&recruiter, "logos", company.id),
        (&other.admin, "logos", company.id),
        (&other.admin, "attachments", talk),
        (&newcomer, "avatars", newcomer.id),
    ] {
        let answer = who.upload(bucket, &name_in(folder), png()).await;
        assert_eq!(code(&answer), ("403".to_owned(), REFUSED.to_owned()), "{bucket}/{folder}");
    }
    manager.upload("logos", &name_in(company.id), png()).await.ok();
    let path = format!("/storage/v1/object/avatars/{}", name_in(me.id));
    assert_eq!(code(&Answer::of(app.request("POST", &path).body(png())).await).1, REFUSED, "nobody");
    assert_eq!(code(&Answer::of(app.http.post(format!("{}{path}", app.url)).body(png())).await).1, REFUSED, "no key");
    settled(&app).await;
}

#[tokio::test]
async fn what_is_anothers_stays() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (me, another) = (app.seeker().await, app.seeker().await);
    let talk = conversation(&app, company.id, &[&another, &company.admin]).await;
    let (avatar, attachment) = (name_in(another.id), name_in(talk));
    another.upload("avatars", &avatar, png()).await.ok();
    another.upload("attachments", &attachment, b"mine".to_vec()).await.ok();
    let address = format!("{}/storage/v1/object/public/avatars/{avatar}", app.url);
    let before = Download::of(app.http.get(&address)).await.bytes;

    for headers in [&[("x-upsert", "true")][..], &[]] {
        let answer = me.upload_as("avatars", &avatar, super::kit::see_through(9, 9), "image/png", headers).await;
        assert_eq!(code(&answer).1, REFUSED);
    }
    assert!(me.remove("avatars", &[&avatar]).await.is_empty());
    let one = Answer::of(me.request("DELETE", &format!("/storage/v1/object/avatars/{avatar}"))).await;
    assert_eq!(code(&one).1, "NoSuchKey");
    assert!(me.list("avatars", &another.id.to_string()).await.is_empty());
    let odd =
        Answer::of(me.request("DELETE", "/storage/v1/object/avatars").json(&json!({ "prefixes": ["\0", ""] }))).await;
    assert_eq!(code(&odd).1, "InvalidParameter");
    let body = json!({ "expiresIn": 60 });
    for (bucket, name) in [("avatars", &avatar), ("attachments", &attachment)] {
        let signed = me.post(&format!("/storage/v1/object/sign/{bucket}/{name}"), &body).await;
        assert_eq!(code(&signed).1, "NoSuchKey");
        let to = name_in(me.id);
        for (verb, into) in [("move", bucket), ("copy", bucket)] {
            let route =
                json!({ "bucketId": bucket, "sourceKey": name, "destinationKey": to, "destinationBucket": into });
            assert_eq!(code(&me.post(&format!("/storage/v1/object/{verb}"), &route).await).1, "NoSuchKey", "{verb}");
        }
    }
    // Out of a private bucket into a public one, and into another's folder.
    let across = json!({ "bucketId": "attachments", "sourceKey": attachment, "destinationKey": name_in(another.id), "destinationBucket": "avatars" });
    let away = json!({ "bucketId": "avatars", "sourceKey": avatar, "destinationKey": name_in(me.id) });
    for (verb, route) in [("move", &across), ("copy", &across), ("move", &away), ("copy", &away)] {
        assert_eq!(code(&another.post(&format!("/storage/v1/object/{verb}"), route).await).1, REFUSED, "{verb}");
    }
    // What was sent is not changed afterwards, not even by its sender.
    let upsert = [("x-upsert", "true")];
    let rewritten = another.upload_as("attachments", &attachment, b"other".to_vec(), "text/plain", &upsert).await;
    assert_eq!(code(&rewritten).1, REFUSED);
    assert_eq!(another.get(&format!("/storage/v1/object/attachments/{attachment}")).await.text, "mine");
    assert_eq!(Download::of(app.http.get(&address)).await.bytes, before);
    settled(&app).await;
}

#[tokio::test]
async fn rights_end_with_the_session_the_account_and_the_conversation() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (me, gone) = (app.seeker().await, app.seeker().await);
    let talk = conversation(&app, company.id, &[&me, &gone, &company.admin]).await;
    let name = name_in(talk);
    me.upload("attachments", &name, b"between us".to_vec()).await.ok();
    send(&app, talk, &name).await;
    let path = format!("/storage/v1/object/attachments/{name}");
    let signed = format!("{}{}", app.url, gone.sign("attachments", &name).await);
    assert_eq!(Download::of(app.http.get(&signed)).await.status, 200);

    let admin = app.database.admin().await;
    let leave = "delete from conversation_participants where user_id = $1";
    admin.execute(leave, &[&gone.id]).await.expect("gone");
    assert_eq!(code(&gone.get(&path).await).1, "NoSuchKey");
    assert_eq!(Download::of(app.http.get(&signed)).await.json()["code"], "NoSuchKey", "what they signed ends too");

    let signed = format!("{}{}", app.url, me.sign("attachments", &name).await);
    admin.execute("delete from auth.sessions where user_id = $1", &[&me.id]).await.expect("signed out");
    assert_eq!(Download::of(app.http.get(&signed)).await.json()["code"], "NoSuchKey");
    let again = app.session(&me, "aal1").await;
    assert_eq!(again.get(&path).await.text, "between us");
    admin.execute("update profiles set is_active = false where id = $1", &[&me.id]).await.expect("deactivated");
    assert!(!again.get(&path).await.status.is_success());
    let refused = again.upload("avatars", &name_in(me.id), png()).await;
    assert!(matches!(refused.status.as_u16(), 400 | 403), "{}", refused.text);
}

#[tokio::test]
async fn tokens_that_do_not_hold_are_refused_in_storages_own_words() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let name = name_in(me.id);
    let (body, kind) = form(&[], &png(), "a.png", "image/png");
    me.upload_as("avatars", &name, body, &kind, &[]).await.ok();
    for token in ["nonsense", "a.b.c", &me.token[..me.token.len() - 4]] {
        let request = app.request("GET", "/storage/v1/bucket").bearer_auth(token);
        assert_eq!(code(&Answer::of(request).await).1, "InvalidJWT");
        // A public object is public, whatever else is sent.
        let request = app.request("GET", &format!("/storage/v1/object/avatars/{name}")).bearer_auth(token);
        assert_eq!(Download::of(request).await.status, 200);
    }
    app.clock.advance(time::Duration::hours(2));
    assert_eq!(me.get("/storage/v1/bucket").await.json()["message"], "\"exp\" claim timestamp check failed");
}

#[tokio::test]
async fn d08_nobody_finds_files_by_listing_or_guessing() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (me, stranger) = (app.seeker().await, app.seeker().await);
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let (avatar, attachment) = (name_in(me.id), name_in(talk));
    me.upload("avatars", &avatar, png()).await.ok();
    me.upload("attachments", &attachment, b"between us".to_vec()).await.ok();
    for bucket in ["avatars", "projects", "logos", "attachments", "exports", "bug-reports"] {
        for prefix in
            [String::new(), me.id.to_string(), talk.to_string(), "%".to_owned(), "_".to_owned(), "../".to_owned()]
        {
            let body = json!({ "prefix": prefix, "limit": 1000, "search": "" });
            let path = format!("/storage/v1/object/list/{bucket}");
            for answer in [app.post(&path, &body).await, stranger.post(&path, &body).await] {
                let names = answer.json();
                assert!(names.as_array().is_none_or(Vec::is_empty), "{bucket} {prefix:?}: {}", answer.text);
            }
        }
    }
    // A guess in the right folder is a guess among 2^122; what is missing and what is hidden answer alike.
    let hidden = stranger.get(&format!("/storage/v1/object/authenticated/attachments/{attachment}")).await;
    for _ in 0..200 {
        let missing = stranger.get(&format!("/storage/v1/object/authenticated/attachments/{}", name_in(talk))).await;
        assert_eq!((missing.status, &missing.text), (hidden.status, &hidden.text));
    }
}
