//! Serving: parts, conditions, names of downloads.

use super::kit::{Download, conversation, name_in, png};
use crate::kit::TestApp;

#[tokio::test]
async fn parts_and_conditions() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let name = name_in(talk);
    let text: String = (0..2000).map(|i| format!("{i:04} ")).collect();
    me.upload("attachments", &name, text.clone().into_bytes()).await.ok();
    let path = format!("/storage/v1/object/authenticated/attachments/{name}");
    let ask = |name: &'static str, value: String| {
        let request = me.request("GET", &path).header("accept-encoding", "gzip").header(name, value);
        async move { Download::of(request).await }
    };
    let whole = ask("x-nothing", String::new()).await;
    assert_eq!((whole.status, whole.bytes.len()), (200, text.len()));
    assert_eq!(whole.header("content-encoding"), "", "its length and tag are those of the bytes");
    assert_eq!((whole.header("accept-ranges"), whole.header("content-length")), ("bytes", "10000"));
    let (etag, modified) = (whole.header("etag").to_owned(), whole.header("last-modified").to_owned());

    let part = ask("range", "bytes=5-9".to_owned()).await;
    assert_eq!((part.status, part.bytes.as_slice()), (206, &b"0001 "[..]));
    assert_eq!((part.header("content-range"), part.header("content-length")), ("bytes 5-9/10000", "5"));
    assert_eq!(ask("range", "bytes=-5".to_owned()).await.bytes, b"1999 ");
    let beyond = ask("range", "bytes=10000-".to_owned()).await;
    assert_eq!((beyond.status, beyond.header("content-range")), (416, "bytes */10000"));
    assert_eq!(beyond.json()["code"], "InvalidRange");
    assert_eq!(ask("range", "bytes=0-1,3-4".to_owned()).await.status, 200);

    for (header, value) in [
        ("if-none-match", etag.clone()),
        ("if-none-match", format!("\"x\", W/{etag}")),
        ("if-none-match", "*".to_owned()),
        ("if-modified-since", modified.clone()),
    ] {
        let unchanged = ask(header, value.clone()).await;
        assert_eq!((unchanged.status, unchanged.bytes.len()), (304, 0), "{header}: {value}");
        assert_eq!(unchanged.header("etag"), etag);
    }
    assert_eq!(ask("if-none-match", "\"x\"".to_owned()).await.status, 200);
    assert_eq!(ask("if-modified-since", "Sun, 06 Nov 1994 08:49:37 GMT".to_owned()).await.status, 200);
    let request = me.request("GET", &path).header("range", "bytes=0-1").header("if-range", "\"x\"");
    assert_eq!(Download::of(request).await.status, 200, "not a part of what has changed");

    let head = me.request("HEAD", &path).send().await.expect("an answer");
    assert_eq!((head.status().as_u16(), head.headers()["content-length"].to_str().unwrap()), (200, "10000"));
}

#[tokio::test]
async fn a_download_has_a_name_that_stays_in_its_header() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let name = name_in(me.id);
    me.upload("avatars", &name, png()).await.ok();
    for (asked, header) in [
        ("", "attachment"),
        ("me.jpg", "attachment; filename=\"me.jpg\"; filename*=UTF-8''me.jpg"),
        (
            "a%22%0D%0AX-Evil:%201.html",
            "attachment; filename=\"a_X-Evil: 1.html\"; filename*=UTF-8''a%22X-Evil%3A%201.html",
        ),
        ("%E2%80%AEgpj.exe", "attachment; filename=\"gpj.exe\"; filename*=UTF-8''gpj.exe"),
        ("..%2F..%2Fx", "attachment; filename=\"x\"; filename*=UTF-8''x"),
    ] {
        let seen = Download::of(
            app.http.get(format!("{}/storage/v1/object/public/avatars/{name}?download={asked}", app.url)),
        )
        .await;
        assert_eq!((seen.status, seen.header("content-disposition")), (200, header), "{asked}");
        assert_eq!(seen.header("x-evil"), "");
    }
}

#[tokio::test]
async fn other_origins_may_read_what_the_client_needs() {
    let app = TestApp::start().await;
    let missing = app
        .request("GET", &format!("/storage/v1/object/public/avatars/{}", name_in(uuid::Uuid::new_v4())))
        .header("origin", "https://elsewhere.example");
    let missing = Download::of(missing).await;
    assert_eq!((missing.status, missing.json()["statusCode"].as_str()), (400, Some("404")));
    assert_eq!(missing.header("access-control-allow-origin"), "*");
    for exposed in ["Content-Range", "ETag", "Content-Length"] {
        assert!(missing.header("access-control-expose-headers").contains(exposed), "{exposed}");
    }
    let preflight = app
        .http
        .request(http::Method::OPTIONS, format!("{}/storage/v1/object/avatars/a/b", app.url))
        .header("origin", "https://elsewhere.example")
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "authorization,x-upsert,cache-control,x-metadata");
    let preflight = Download::of(preflight).await;
    assert_eq!(preflight.status, 204);
    assert!(preflight.header("access-control-allow-headers").contains("x-upsert"));
}

#[tokio::test]
async fn l8_the_pictures_of_somebody_who_left_are_not_served() {
    let app = TestApp::start().await;
    let (me, company) = (app.seeker().await, app.company().await);
    let mut paths = Vec::new();
    for (person, bucket, folder) in
        [(&me, "avatars", me.id), (&me, "projects", me.id), (&company.admin, "logos", company.id)]
    {
        let name = name_in(folder);
        person.upload(bucket, &name, png()).await.ok();
        paths.push(format!("/storage/v1/object/public/{bucket}/{name}"));
    }
    let statuses = async || {
        let mut statuses = Vec::new();
        for path in &paths {
            statuses.push(app.get(path).await.status.as_u16());
        }
        statuses
    };
    assert_eq!(statuses().await, [200, 200, 200]);
    me.rpc("deactivate_account", &serde_json::json!({})).await.ok();
    let gone = statuses().await;
    assert!(gone[0] >= 400 && gone[1] >= 400 && gone[2] == 200, "{gone:?}");
    let back = "update profiles set is_active = true where id = $1";
    app.database.admin().await.execute(back, &[&me.id]).await.expect("the statement runs");
    assert_eq!(statuses().await, [200, 200, 200]);
}

#[tokio::test]
async fn l8_nobody_chooses_a_long_life_in_caches_for_a_public_picture() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    for (asked, kept) in [("31536000", "max-age=3600"), ("max-age=86400", "max-age=3600"), ("60", "max-age=60")] {
        let name = name_in(me.id);
        let request = me.request("POST", &format!("/storage/v1/object/avatars/{name}"));
        let request = request.header("content-type", "image/png").header("cache-control", asked);
        crate::kit::Answer::of(request.body(png())).await.ok();
        let seen = app.get(&format!("/storage/v1/object/public/avatars/{name}")).await;
        assert_eq!(seen.header("cache-control"), kept, "{asked}");
    }
}
