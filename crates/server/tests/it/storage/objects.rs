//! Storing, reading and deleting, in each bucket.

use super::kit::{Download, code, conversation, form, name_in, picture, png, see_through, send, settled};
use crate::kit::{Answer, TestApp};
use image::{GenericImageView, ImageFormat};
use serde_json::json;

#[tokio::test]
async fn an_avatar_is_stored_anew_and_read_by_everybody() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let name = name_in(me.id);
    let (body, kind) = form(&[("cacheControl", "60")], &picture(ImageFormat::Png, 900, 300), "me.png", "image/png");
    let stored = me.upload_as("avatars", &name, body, &kind, &[]).await.ok();
    assert_eq!(stored["Key"], json!(format!("avatars/{name}")));
    assert!(stored["Id"].is_string(), "{stored}");

    // No key, no token: as a page's image.
    let address = format!("{}/storage/v1/object/public/avatars/{name}", app.url);
    let seen = Download::of(app.http.get(&address)).await;
    assert_eq!((seen.status, seen.header("content-type")), (200, "image/jpeg"));
    assert_eq!(seen.header("cache-control"), "max-age=60");
    assert_eq!(seen.header("x-content-type-options"), "nosniff");
    assert_eq!(seen.header("content-security-policy"), "default-src 'none'; sandbox");
    assert_eq!(seen.header("content-length"), seen.bytes.len().to_string());
    assert_eq!(seen.header("content-disposition"), "");
    let picture = image::load_from_memory(&seen.bytes).unwrap();
    assert_eq!(picture.dimensions(), (512, 171));

    let info = me.get(&format!("/storage/v1/object/info/avatars/{name}")).await.ok();
    assert_eq!(info["size"], json!(seen.bytes.len()));
    assert_eq!(info["etag"], json!(seen.header("etag")));
    settled(&app).await;

    assert_eq!(me.remove("avatars", &[&name, &name_in(me.id), "nonsense"]).await, std::slice::from_ref(&name));
    assert_eq!(Download::of(app.http.get(&address)).await.json()["code"], "NoSuchKey");
    settled(&app).await;
}

#[tokio::test]
async fn holes_in_a_picture_stay_holes() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let name = name_in(company.id);
    company.admin.upload("logos", &name, see_through(100, 50)).await.ok();
    let seen = Download::of(app.http.get(format!("{}/storage/v1/object/public/logos/{name}", app.url))).await;
    assert_eq!(seen.header("content-type"), "image/png");
    let picture = image::load_from_memory(&seen.bytes).unwrap().to_rgba8();
    assert_eq!((picture.dimensions(), picture.get_pixel(7, 3).0[3]), ((100, 50), 7));
}

#[tokio::test]
async fn an_attachment_is_between_those_who_talk() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (seeker, stranger) = (app.seeker().await, app.seeker().await);
    let talk = conversation(&app, company.id, &[&seeker, &company.admin]).await;
    let name = name_in(talk);
    let text = "My curriculum vitae — short".as_bytes().to_vec();
    seeker.upload("attachments", &name, text.clone()).await.ok();

    let path = format!("/storage/v1/object/attachments/{name}");
    let nothing = ("404".to_owned(), "NoSuchKey".to_owned());
    assert_eq!(code(&company.admin.get(&path).await), nothing, "not sent yet");
    assert!(company.admin.list("attachments", &talk.to_string()).await.is_empty());
    send(&app, talk, &name).await;
    for reader in [&seeker, &company.admin] {
        let seen = Download::of(reader.request("GET", &path)).await;
        assert_eq!((seen.status, &seen.bytes), (200, &text));
        assert_eq!(seen.header("content-type"), "text/plain; charset=utf-8");
        assert_eq!(seen.header("content-disposition"), "attachment");
        assert_eq!(seen.header("content-security-policy"), "default-src 'none'; sandbox");
        assert_eq!(seen.header("cache-control"), "private, no-store");
        assert_eq!(reader.list("attachments", &talk.to_string()).await.len(), 1);
    }
    assert_eq!(code(&stranger.get(&path).await), nothing);
    assert_eq!(code(&app.get(&path).await), nothing);
    assert_eq!(code(&app.get(&format!("/storage/v1/object/public/attachments/{name}")).await).1, "NoSuchBucket");
    assert!(stranger.list("attachments", &talk.to_string()).await.is_empty());
    assert!(stranger.list("attachments", "").await.is_empty());

    let signed = company.admin.sign("attachments", &name).await;
    let seen = Download::of(app.http.get(format!("{}{signed}&download=cv.txt", app.url))).await;
    assert_eq!((seen.status, &seen.bytes), (200, &text));
    assert_eq!(seen.header("content-disposition"), "attachment; filename=\"cv.txt\"; filename*=UTF-8''cv.txt");

    for who in [&company.admin, &seeker, &stranger] {
        assert!(who.remove("attachments", &[&name]).await.is_empty(), "what was sent stays");
    }
    let unsent = name_in(talk);
    seeker.upload("attachments", &unsent, text).await.ok();
    let signed = seeker.sign("attachments", &unsent).await;
    assert!(company.admin.remove("attachments", &[&unsent]).await.is_empty(), "not theirs to take back");
    assert_eq!(seeker.remove("attachments", &[&unsent]).await, [unsent]);
    assert_eq!(code(&Answer::of(app.http.get(format!("{}{signed}", app.url))).await), nothing);
    settled(&app).await;
}

#[tokio::test]
async fn what_is_there_is_replaced_only_when_asked_for() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let name = name_in(me.id);
    me.upload("projects", &name, png()).await.ok();
    let again = me.upload("projects", &name, see_through(30, 30)).await;
    assert_eq!(code(&again), ("409".to_owned(), "KeyAlreadyExists".to_owned()));
    let upsert = [("x-upsert", "true")];
    me.upload_as("projects", &name, see_through(30, 30), "image/png", &upsert).await.ok();
    let address = format!("{}/storage/v1/object/public/projects/{name}", app.url);
    assert_eq!(Download::of(app.http.get(&address)).await.header("content-type"), "image/png");
    Answer::of(me.request("PUT", &format!("/storage/v1/object/projects/{name}")).body(png())).await.ok();
    assert_eq!(Download::of(app.http.get(&address)).await.header("content-type"), "image/jpeg");
    settled(&app).await;
}
