//! The rest of what the stock client calls.

use super::kit::{Download, code, form, name_in, png, see_through, settled};
use crate::kit::{Answer, TestApp};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use uuid::Uuid;

#[tokio::test]
async fn buckets_are_listed_and_only_the_operator_changes_them() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let listed = me.get("/storage/v1/bucket").await.ok();
    let ids: Vec<&str> =
        listed.as_array().expect("a list").iter().filter_map(|bucket| bucket["id"].as_str()).collect();
    assert_eq!(ids, ["attachments", "avatars", "bug-reports", "exports", "logos", "projects"]);
    let one = me.get("/storage/v1/bucket/avatars").await.ok();
    let mut keys: Vec<&String> = one.as_object().expect("an object").keys().collect();
    keys.sort();
    assert_eq!(
        keys,
        ["allowed_mime_types", "created_at", "file_size_limit", "id", "name", "owner", "public", "updated_at"]
    );
    assert!(one["created_at"].as_str().is_some_and(|time| time.len() == 24 && time.ends_with('Z')), "{one}");
    assert_eq!(code(&me.get("/storage/v1/bucket/none").await).1, "NoSuchBucket");

    let made = json!({ "id": "mine", "name": "mine", "public": true, "file_size_limit": "1MB" });
    for who in [&me, &app.staff().await] {
        assert_eq!(code(&who.post("/storage/v1/bucket", &made).await).1, "AccessDenied");
        for (method, path) in [("PUT", "/storage/v1/bucket/avatars"), ("DELETE", "/storage/v1/bucket/avatars")] {
            let answer = Answer::of(who.request(method, path).json(&json!({ "public": false }))).await;
            assert_eq!(code(&answer).1, "AccessDenied", "{method}");
        }
        assert_eq!(code(&who.post("/storage/v1/bucket/avatars/empty", &json!({})).await).1, "AccessDenied");
    }
    let operator = |method: &str, path: &str, body: Value| {
        let request = app.http.request(method.parse().expect("a method"), format!("{}/storage/v1{path}", app.url));
        let request = request.header("apikey", app.service_key()).bearer_auth(app.service_key()).json(&body);
        async move { Answer::of(request).await }
    };
    assert_eq!(operator("POST", "/bucket", made.clone()).await.ok(), json!({ "name": "mine" }));
    assert_eq!(code(&operator("POST", "/bucket", made).await).1, "KeyAlreadyExists");
    for bad in [
        json!({ "id": "../x" }),
        json!({}),
        json!({ "id": "a".repeat(200) }),
        json!({ "id": "ok", "file_size_limit": "1TB" }),
    ] {
        assert!(!operator("POST", "/bucket", bad).await.status.is_success());
    }
    let message = operator("PUT", "/bucket/mine", json!({ "public": false, "file_size_limit": null })).await.ok();
    assert_eq!(message["message"], "Successfully updated");
    let name = name_in(Uuid::new_v4());
    let stored = app.http.post(format!("{}/storage/v1/object/mine/{name}", app.url)).bearer_auth(app.service_key());
    Answer::of(stored.header("content-type", "text/plain").body("words")).await.ok();
    assert_eq!(code(&operator("DELETE", "/bucket/mine", json!({})).await).1, "ResourceNotEmpty");
    operator("POST", "/bucket/mine/empty", json!({})).await.ok();
    assert_eq!(operator("DELETE", "/bucket/mine", json!({})).await.ok()["message"], "Successfully deleted");
    settled(&app).await;
}

#[tokio::test]
async fn lists_show_folders_and_files() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let mut names: Vec<String> = (0..3).map(|_| name_in(me.id)).collect();
    names.sort();
    for name in &names {
        me.upload("projects", name, png()).await.ok();
    }
    let folders = me.post("/storage/v1/object/list/projects", &json!({ "prefix": "" })).await.ok();
    let empty = json!({ "name": me.id, "id": null, "updated_at": null, "created_at": null, "last_accessed_at": null, "metadata": null });
    assert_eq!(folders, json!([empty]));
    let sorted = json!({ "prefix": format!("{}/", me.id), "limit": 2, "offset": 1, "sortBy": { "column": "name", "order": "desc" } });
    let files = me.post("/storage/v1/object/list/projects", &sorted).await.ok();
    let file = |name: &String| name.split_once('/').expect("a folder").1.to_owned();
    assert_eq!(
        (files[0]["name"].clone(), files[1]["name"].clone()),
        (json!(file(&names[1])), json!(file(&names[0])))
    );
    assert_eq!(files[0]["metadata"]["mimetype"], "image/jpeg");
    assert!(files[0]["metadata"]["eTag"].as_str().is_some_and(|etag| etag.starts_with('"')));
    let search = json!({ "prefix": me.id, "search": &file(&names[2])[..10] });
    assert_eq!(me.post("/storage/v1/object/list/projects", &search).await.ok().as_array().map(Vec::len), Some(1));
    for body in [json!({ "prefix": "../" }), json!({ "prefix": Uuid::new_v4() }), json!({ "prefix": "%" })] {
        assert_eq!(me.post("/storage/v1/object/list/projects", &body).await.ok(), json!([]));
    }
    for body in [
        json!({ "prefix": me.id, "sortBy": { "column": "owner; drop" } }),
        json!({ "prefix": me.id, "sortBy": { "order": "sideways" } }),
        json!({ "prefix": {} }),
        json!({ "limit": -1 }),
        json!({ "limit": "many" }),
        json!({ "offset": 0.5 }),
        json!([]),
    ] {
        let refused = me.post("/storage/v1/object/list/projects", &body).await;
        assert!(matches!(code(&refused).1.as_str(), "InvalidParameter" | "InvalidRequest"), "{body}");
    }
    assert_eq!(
        app.post("/storage/v1/object/list/projects", &json!({ "prefix": "" })).await.ok(),
        json!([]),
        "nobody"
    );
    assert_eq!(app.post("/storage/v1/object/list/projects", &json!({ "prefix": me.id })).await.ok(), json!([]));

    let page = me.post("/storage/v1/object/list-v2/projects", &json!({ "limit": 2 })).await.ok();
    assert_eq!((page["hasNext"].as_bool(), page["nextCursor"].as_str()), (Some(true), Some(names[1].as_str())));
    let rest = json!({ "limit": 2, "cursor": page["nextCursor"], "prefix": me.id });
    let rest = me.post("/storage/v1/object/list-v2/projects", &rest).await.ok();
    assert_eq!(
        (rest["hasNext"].as_bool(), rest["objects"][0]["name"].as_str()),
        (Some(false), Some(names[2].as_str()))
    );
    let folders = me.post("/storage/v1/object/list-v2/projects", &json!({ "with_delimiter": true })).await.ok();
    assert_eq!(folders["folders"], json!([{ "name": format!("{}/", me.id), "key": me.id }]));
    assert_eq!(folders["objects"], json!([]));
    let inside = json!({ "with_delimiter": true, "prefix": format!("{}/", me.id) });
    let inside = me.post("/storage/v1/object/list-v2/projects", &inside).await.ok();
    assert_eq!(
        (&inside["objects"][0]["name"], &inside["objects"][0]["key"]),
        (&json!(names[0]), &json!(file(&names[0])))
    );
}

/// The reference converts what a body says to the declared type, and the Python client counts on it: it signs every
/// address for `"60"` seconds.
#[tokio::test]
async fn numbers_and_truths_of_a_body_come_as_texts_too() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let mut names: Vec<String> = (0..3).map(|_| name_in(me.id)).collect();
    names.sort();
    for name in &names {
        me.upload("projects", name, png()).await.ok();
    }
    for life in [json!("60"), json!(60.0), json!(60)] {
        let path = format!("/storage/v1/object/sign/projects/{}", names[0]);
        let signed = me.post(&path, &json!({ "expiresIn": life })).await.ok();
        let address = format!("{}/storage/v1{}", app.url, signed["signedURL"].as_str().expect("an address"));
        assert_eq!(Download::of(app.http.get(address)).await.status, 200, "{life}");
        let many = json!({ "expiresIn": life, "paths": [names[0]] });
        let many = me.post("/storage/v1/object/sign/projects", &many).await.ok();
        assert_eq!(many[0]["error"], Value::Null, "{life}");
        for wrong in [json!("soon"), json!("0"), json!("60.5"), json!(null), json!([60])] {
            let refused = me.post(&path, &json!({ "expiresIn": wrong })).await;
            assert!(matches!(code(&refused).1.as_str(), "InvalidParameter" | "InvalidRequest"), "{wrong}");
        }
    }
    let page = json!({ "prefix": me.id, "limit": "1", "offset": "1" });
    let listed = me.post("/storage/v1/object/list/projects", &page).await.ok();
    let file = names[1].split_once('/').expect("a folder").1;
    assert_eq!((listed.as_array().map(Vec::len), &listed[0]["name"]), (Some(1), &json!(file)));
    let page = me.post("/storage/v1/object/list-v2/projects", &json!({ "limit": "2" })).await.ok();
    assert_eq!((&page["hasNext"], page["objects"].as_array().map(Vec::len)), (&json!(true), Some(2)));
    let page = me.post("/storage/v1/object/list-v2/projects", &json!({ "with_delimiter": "true" })).await.ok();
    assert_eq!((page["folders"].as_array().map(Vec::len), &page["objects"]), (Some(1), &json!([])));
    let gone = me.request("DELETE", "/storage/v1/object/projects").json(&json!({ "prefixes": names[2] }));
    assert_eq!(Answer::of(gone).await.ok()[0]["name"], json!(names[2]));

    let operator = |method: &str, path: &str| {
        let request = app.http.request(method.parse().expect("a method"), format!("{}/storage/v1{path}", app.url));
        request.header("apikey", app.service_key()).bearer_auth(app.service_key())
    };
    for (size, bytes) in [("20mb", 20_000_000), ("1.5MB", 1_500_000), ("500kb", 500_000), ("4096", 4096)] {
        let made = json!({ "id": "mine", "public": "true", "file_size_limit": size });
        Answer::of(operator("POST", "/bucket").json(&made)).await.ok();
        let bucket = Answer::of(operator("GET", "/bucket/mine")).await.ok();
        assert_eq!((&bucket["file_size_limit"], &bucket["public"]), (&json!(bytes), &json!(true)), "{size}");
        Answer::of(operator("DELETE", "/bucket/mine")).await.ok();
    }
    settled(&app).await;
}

#[tokio::test]
async fn moving_copying_and_what_is_noted_with_a_file() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let [one, two, three] = [(); 3].map(|()| name_in(me.id));
    let noted = [("x-metadata", STANDARD.encode(r#"{"from":"phone"}"#)), ("cache-control", "max-age=7".to_owned())];
    let headers: Vec<(&str, &str)> = noted.iter().map(|(name, value)| (*name, value.as_str())).collect();
    me.upload_as("avatars", &one, png(), "image/png", &headers).await.ok();
    let info = me.get(&format!("/storage/v1/object/info/authenticated/avatars/{one}")).await.ok();
    assert_eq!((info["cache_control"].as_str(), &info["metadata"]), (Some("max-age=7"), &json!({ "from": "phone" })));
    for way in ["info", "info/public"] {
        assert_eq!(app.get(&format!("/storage/v1/object/{way}/avatars/{one}")).await.ok(), info, "{way}");
    }

    let route = |from: &str, to: &str| json!({ "bucketId": "avatars", "sourceKey": from, "destinationKey": to });
    let moved = me.post("/storage/v1/object/move", &route(&one, &two)).await.ok();
    assert_eq!(moved, json!({ "message": "Successfully moved", "Id": info["id"], "Key": format!("avatars/{two}") }));
    assert_eq!(code(&me.post("/storage/v1/object/move", &route(&one, &two)).await).1, "NoSuchKey");
    let copied = me.post("/storage/v1/object/copy", &route(&two, &three)).await.ok();
    assert_eq!(copied["Key"], json!(format!("avatars/{three}")));
    assert_eq!(copied["user_metadata"], json!({ "from": "phone" }));
    assert_eq!(code(&me.post("/storage/v1/object/copy", &route(&two, &three)).await).1, "KeyAlreadyExists");
    assert_eq!(code(&me.post("/storage/v1/object/move", &route(&two, &three)).await).1, "KeyAlreadyExists");
    assert_eq!(code(&me.post("/storage/v1/object/move", &route(&two, "../x")).await).1, "InvalidKey");
    let read =
        |name: &str| Download::of(app.http.get(format!("{}/storage/v1/object/public/avatars/{name}", app.url)));
    assert_eq!(read(&two).await.bytes, read(&three).await.bytes);
    me.remove("avatars", &[&two]).await;
    assert_eq!(read(&three).await.status, 200, "a copy stands alone");
    settled(&app).await;
}

#[tokio::test]
async fn what_is_not_built_says_so() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let name = name_in(me.id);
    me.upload("avatars", &name, see_through(8, 8)).await.ok();
    let sign = format!("/storage/v1/object/sign/avatars/{name}");
    for (method, path, body) in [
        ("GET", format!("/storage/v1/render/image/public/avatars/{name}?width=10"), json!({})),
        ("GET", format!("/storage/v1/render/image/authenticated/avatars/{name}"), json!({})),
        ("POST", "/storage/v1/upload/resumable".to_owned(), json!({})),
        ("PATCH", "/storage/v1/upload/resumable/abc".to_owned(), json!({})),
        ("DELETE", format!("/storage/v1/cdn/avatars/{name}"), json!({})),
        ("POST", sign.clone(), json!({ "expiresIn": 60, "transform": { "width": 10 } })),
        ("POST", sign, json!({ "expiresIn": 60, "versionId": "x" })),
        ("GET", format!("/storage/v1/object/avatars/{name}?versionId=x"), json!({})),
    ] {
        let answer = Answer::of(me.request(method, &path).json(&body)).await;
        assert_eq!(code(&answer), ("409".to_owned(), "FeatureNotEnabled".to_owned()), "{method} {path}");
    }
    assert_eq!(code(&me.get("/storage/v1/iceberg/x").await).1, "NotFound");
    assert_eq!(code(&me.get("/storage/v1/object/list/avatars/x").await).0, "400");
    assert_eq!(me.get("/storage/v1/object/move").await.status.as_u16(), 405);
    let encoded = me.upload_as("avatars", &name_in(me.id), png(), "image/png", &[("content-encoding", "gzip")]).await;
    assert_eq!(code(&encoded).1, "FeatureNotEnabled");
    let (body, kind) = form(&[("other", "x")], &png(), "a.png", "");
    me.upload_as("avatars", &name_in(me.id), body, &kind, &[]).await.ok();
}
