//! Files to upload, and ways to send them.

use crate::kit::{Answer, Person, TestApp};
use image::{ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};
use serde_json::{Value, json};
use std::{
    fs,
    io::Cursor,
    path::{Path, PathBuf},
    time::Duration,
};
use tokio_postgres::Client;
use uuid::Uuid;

/// A picture in this format, opaque, no two columns alike.
pub fn picture(format: ImageFormat, width: u32, height: u32) -> Vec<u8> {
    let picture = RgbImage::from_fn(width, height, |x, y| Rgb([(x % 256) as u8, (y % 256) as u8, 90]));
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).expect("a picture is written");
    bytes.into_inner()
}

/// A PNG with holes in it.
pub fn see_through(width: u32, height: u32) -> Vec<u8> {
    let picture = RgbaImage::from_fn(width, height, |x, _| Rgba([200, 10, 10, (x % 256) as u8]));
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).expect("a picture is written");
    bytes.into_inner()
}

/// A small opaque PNG.
pub fn png() -> Vec<u8> {
    picture(ImageFormat::Png, 20, 10)
}

/// A name in this folder that no one has used.
pub fn name_in(folder: Uuid) -> String {
    format!("{folder}/{}", Uuid::new_v4())
}

/// The body of a form as the stock client sends it, and its content type.
pub fn form(texts: &[(&str, &str)], file: &[u8], file_name: &str, file_type: &str) -> (Vec<u8>, String) {
    let mut body = Vec::new();
    for (name, value) in texts {
        body.extend(format!("--xx\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").bytes());
    }
    body.extend(
        format!(
            "--xx\r\nContent-Disposition: form-data; name=\"\"; filename=\"{file_name}\"\r\nContent-Type: {file_type}\r\n\r\n"
        )
        .bytes(),
    );
    body.extend(file);
    body.extend(b"\r\n--xx--\r\n");
    (body, "multipart/form-data; boundary=xx".to_owned())
}

impl Person {
    /// Uploads bytes as they are.
    pub async fn upload(&self, bucket: &str, name: &str, bytes: Vec<u8>) -> Answer {
        self.upload_as(bucket, name, bytes, "application/octet-stream", &[]).await
    }

    /// Uploads bytes with a declared type and further headers.
    pub async fn upload_as(
        &self,
        bucket: &str,
        name: &str,
        bytes: Vec<u8>,
        kind: &str,
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut request = self.request("POST", &format!("/storage/v1/object/{bucket}/{name}"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Answer::of(request.header("content-type", kind).body(bytes)).await
    }

    /// Deletes by name; the names that are gone.
    pub async fn remove(&self, bucket: &str, names: &[&str]) -> Vec<String> {
        let request = self.request("DELETE", &format!("/storage/v1/object/{bucket}"));
        let gone = Answer::of(request.json(&json!({ "prefixes": names }))).await.ok();
        gone.as_array()
            .expect("a list")
            .iter()
            .map(|row| row["name"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// The names in a folder.
    pub async fn list(&self, bucket: &str, folder: &str) -> Vec<String> {
        let rows = self.post(&format!("/storage/v1/object/list/{bucket}"), &json!({ "prefix": folder })).await.ok();
        rows.as_array()
            .expect("a list")
            .iter()
            .map(|row| row["name"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// A signed address, from `/object` on.
    pub async fn sign(&self, bucket: &str, name: &str) -> String {
        let body = json!({ "expiresIn": 60 });
        let answer = self.post(&format!("/storage/v1/object/sign/{bucket}/{name}"), &body).await.ok();
        format!("/storage/v1{}", answer["signedURL"].as_str().expect("an address"))
    }
}

/// What came back: status, type, bytes.
pub struct Download {
    pub status: u16,
    pub headers: http::HeaderMap,
    pub bytes: Vec<u8>,
}

impl Download {
    pub async fn of(request: reqwest::RequestBuilder) -> Self {
        let response = request.send().await.expect("the server answers");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Self { status, headers, bytes: response.bytes().await.expect("a body").to_vec() }
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or(Value::Null)
    }
}

/// The `code` of an error in storage's own form, with its status code; anything else fails the test.
#[track_caller]
pub fn code(answer: &Answer) -> (String, String) {
    assert!(!answer.status.is_success() && answer.status.as_u16() < 500, "{} {}", answer.status, answer.text);
    let body = answer.json();
    let text = |name: &str| body[name].as_str().unwrap_or_else(|| panic!("{name}: {}", answer.text)).to_owned();
    assert!(!text("error").is_empty() && !text("message").is_empty(), "{}", answer.text);
    (text("statusCode"), text("code"))
}

/// A conversation of these people.
pub async fn conversation(app: &TestApp, company: Uuid, people: &[&Person]) -> Uuid {
    let admin = app.database.admin().await;
    let id = Uuid::new_v4();
    admin
        .execute(
            "insert into conversations (id, company_id, seeker_profile_id) values ($1, $2, null)",
            &[&id, &company],
        )
        .await
        .expect("a conversation");
    for person in people {
        admin
            .execute(
                "insert into conversation_participants (conversation_id, user_id) values ($1, $2)",
                &[&id, &person.id],
            )
            .await
            .expect("a participant");
    }
    id
}

/// Has a message of the conversation carry the file.
pub async fn send(app: &TestApp, talk: Uuid, name: &str) {
    let admin = app.database.admin().await;
    let sql = format!(
        "with message as (
             insert into messages (id, conversation_id, sequence, body, created_at)
             select gen_random_uuid(), $1, coalesce(max(sequence), 0) + 1, 'With a file', now()
             from messages where conversation_id = $1 returning id)
         insert into private.attachments (path, message_id) select '{name}', id from message"
    );
    admin.execute(&sql, &[&talk]).await.expect("a message carries it");
}

/// Every file below the folder.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Waits until the folder holds the bytes of exactly the rows there are, and nothing is on its way.
pub async fn settled(app: &TestApp) {
    settled_in(&app.database.admin().await, &app.data_dir).await;
}

/// The same for a server that is not ours.
pub async fn settled_in(admin: &Client, data_dir: &Path) {
    let (mut rows, mut stored) = (Vec::new(), Vec::new());
    let incoming = data_dir.join("storage/incoming");
    for _ in 0..100 {
        let found = admin.query("select replace(version::text, '-', '') from storage.objects order by 1", &[]).await;
        rows = found.expect("the database answers").iter().map(|row| row.get::<_, String>(0)).collect::<Vec<_>>();
        let names = files(&data_dir.join("storage/objects"));
        stored = names.iter().filter_map(|path| path.file_name()?.to_str().map(str::to_owned)).collect();
        stored.sort();
        let orphaned: i64 =
            admin.query_one("select count(*) from storage.orphaned_objects", &[]).await.expect("a count").get(0);
        if rows == stored && orphaned == 0 && files(&incoming).is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("rows: {rows:?}\nstored: {stored:?}\nincoming: {:?}", files(&incoming));
}
