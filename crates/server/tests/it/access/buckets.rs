//! Buckets: who reads, lists, stores, replaces and deletes files, cell by cell over HTTP; every refusal changes nothing.

use super::{
    findings::Findings,
    grid::{ACTORS, OTHERS, Row, names},
    world::World,
};
use crate::kit::{Answer, TestDatabase};
use futures::future::join_all;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use uuid::Uuid;

/// One row about a bucket.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bucket {
    bucket: String,
    says: String,
    /// Whose folder, as one of the grid's words.
    folder: String,
    /// Who stores the file that the others try their hands on; must be one of `insert`.
    owner: String,
    /// The recruiters' permission that the row is about.
    #[serde(default = "any_permission")]
    permission: String,
    /// Whether a message carries the file.
    #[serde(default)]
    sent: bool,
    /// Who downloads the file.
    read: Vec<String>,
    /// Who finds it in a list, and may sign an address for it.
    list: Vec<String>,
    insert: Vec<String>,
    update: Vec<String>,
    delete: Vec<String>,
}

#[derive(Deserialize)]
struct File {
    bucket: Vec<Bucket>,
}

fn any_permission() -> String {
    "view_analytics".to_owned()
}

fn buckets() -> Vec<Bucket> {
    let file: File =
        toml::from_str(include_str!("../../../../../access-grid.toml")).expect("access-grid.toml is whole");
    for bucket in &file.bucket {
        let lists = [&bucket.read, &bucket.list, &bucket.insert, &bucket.update, &bucket.delete];
        for actor in lists.into_iter().flatten() {
            assert!(ACTORS.contains(&actor.as_str()), "{}: who is {actor}?", bucket.title());
        }
    }
    file.bucket
}

impl Bucket {
    fn title(&self) -> String {
        format!("{}: {}", self.bucket, self.says)
    }

    /// The row in the form that the world fills its words into.
    fn row(&self) -> Row {
        Row::about(&self.bucket, &self.says, &self.permission)
    }
}

#[tokio::test]
async fn every_bucket_has_a_row() {
    let database = TestDatabase::create().await;
    let rows =
        database.admin().await.query("select id from storage.buckets", &[]).await.expect("the database answers");
    let there: BTreeSet<String> = rows.iter().map(|row| row.get(0)).collect();
    let told: BTreeSet<String> = buckets().into_iter().map(|row| row.bucket).collect();
    assert_eq!(told, there);
}

#[tokio::test]
async fn files_are_for_those_named_and_nobody_else() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &mut found).await;
    found.assert();
}

/// Runs the rows about buckets.
pub async fn run(world: &World, found: &mut Findings) {
    for bucket in buckets() {
        let mut done = Vec::new();
        // Each needs the owner to store a file, and no one stores many at once.
        for some in OTHERS.chunks(4) {
            let cells = some.iter().map(|actor| Cells { world, bucket: &bucket, row: bucket.row(), actor });
            done.extend(join_all(cells.map(|cells| async move { cells.run().await })).await);
        }
        for (actor, ways) in OTHERS.into_iter().zip(done) {
            for (way, done) in ways {
                let named = match way {
                    // What a bucket takes is no secret to visitors and to whoever is through with onboarding.
                    "bucket" => !matches!(actor, "O" | "D" | "DE" | "F" | "FE"),
                    "read" => names(&bucket.read, actor),
                    "list" | "sign" => names(&bucket.list, actor),
                    "insert" => names(&bucket.insert, actor),
                    "update" => names(&bucket.update, actor),
                    _ => names(&bucket.delete, actor),
                };
                found.cell(done == named, || {
                    format!("{} · {way} · {actor}: {}", bucket.title(), if done { "can" } else { "cannot" })
                });
            }
        }
        if found.enough() {
            return;
        }
    }
}

/// One actor before one row.
struct Cells<'a> {
    world: &'a World,
    bucket: &'a Bucket,
    row: Row,
    actor: &'a str,
}

impl Cells<'_> {
    /// What the actor manages to do.
    async fn run(&self) -> Vec<(&'static str, bool)> {
        let name = self.stored().await;
        let path = format!("{}/{name}", self.bucket.bucket);
        let prefix = name.split('/').next().unwrap_or_default().to_owned();
        let look = self.send("GET", &format!("bucket/{}", self.bucket.bucket), None).await;
        let read = self.send("GET", &format!("object/authenticated/{path}"), None).await;
        let list = self
            .send("POST", &format!("object/list/{}", self.bucket.bucket), Some(json!({ "prefix": prefix })))
            .await;
        let listed = list.status.is_success()
            && list
                .json()
                .as_array()
                .into_iter()
                .flatten()
                .any(|file| name.ends_with(file["name"].as_str().unwrap_or("-")));
        let sign = self.send("POST", &format!("object/sign/{path}"), Some(json!({ "expiresIn": 60 }))).await;
        let insert = self.store(&format!("{prefix}/{}", Uuid::new_v4()), false).await;
        let update = self.store(&name, true).await;
        let delete =
            self.send("DELETE", &format!("object/{}", self.bucket.bucket), Some(json!({ "prefixes": [name] }))).await;
        let deleted = delete.status.is_success() && delete.json().as_array().is_some_and(|gone| gone.len() == 1);
        assert_eq!(self.version(&name).await.is_none(), deleted, "{} · {}", self.bucket.title(), self.actor);
        vec![
            ("bucket", look.status.is_success()),
            ("read", self.succeeds(&read)),
            ("list", listed),
            ("sign", self.succeeds(&sign)),
            ("insert", insert),
            ("update", update),
            ("delete", deleted),
        ]
    }

    /// The name of a file that its owner stored for this.
    async fn stored(&self) -> String {
        // A row about one's own folder has no other owner; whoever cannot store there finds the operator's file.
        let owner = if self.bucket.owner == "{me}" { self.actor } else { &self.bucket.owner };
        let name = format!("{}/{}", self.world.fill(&self.row, self.actor, &self.bucket.folder), Uuid::new_v4());
        let path = format!("/storage/v1/object/{}/{name}", self.bucket.bucket);
        let request = match self.world.person(&self.row, owner).filter(|_| names(&self.bucket.insert, owner)) {
            Some(person) => person.request("POST", &path),
            None => {
                let app = &self.world.app;
                app.http.post(format!("{}{path}", app.url)).bearer_auth(app.service_key())
            }
        };
        Answer::of(request.body(picture())).await.ok();
        if self.bucket.sent {
            let message = self.world.fill(&self.row, self.actor, "{message}");
            let carry = format!("insert into private.attachments (path, message_id) values ('{name}', '{message}')");
            self.world.admin.batch_execute(&carry).await.expect("a message carries it");
        }
        if self.bucket.bucket == "exports" {
            let folder = name.split('/').next().unwrap_or_default();
            let export = format!(
                "insert into private.data_exports (id, profile_id, state, object_name, created_at, expires_at)
                 values (gen_random_uuid(), '{folder}', 'ready', '{name}', now(), now() + interval '1 hour')"
            );
            self.world.admin.batch_execute(&export).await.expect("the service made it");
        }
        name
    }

    async fn store(&self, name: &str, upsert: bool) -> bool {
        let before = self.version(name).await;
        let path = format!("/storage/v1/object/{}/{name}", self.bucket.bucket);
        let request = self.request("POST", &path).header("x-upsert", upsert.to_string());
        let done = self.succeeds(&Answer::of(request.body(picture())).await);
        let changed = self.version(name).await != before;
        assert_eq!(done, changed, "{} · {}: {name}", self.bucket.title(), self.actor);
        done
    }

    /// Which bytes have this name, if any.
    async fn version(&self, name: &str) -> Option<Uuid> {
        let sql = "select version from storage.objects where bucket_id = $1 and name = $2";
        let row = self.world.admin.query_opt(sql, &[&self.bucket.bucket, &name]).await.expect("the database answers");
        row.map(|row| row.get(0))
    }

    async fn send(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut request = self.request(method, &format!("/storage/v1/{path}"));
        if let Some(body) = body {
            request = request.json(&body);
        }
        Answer::of(request).await
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        match self.world.person(&self.row, self.actor) {
            Some(person) => person.request(method, path),
            None => self.world.app.request(method, path),
        }
    }

    /// Refusals are told in storage's own form, as "not allowed" or "not there".
    fn succeeds(&self, answer: &Answer) -> bool {
        if answer.status.is_success() {
            return true;
        }
        let code = answer.json()["code"].as_str().unwrap_or_default().to_owned();
        assert!(
            matches!(code.as_str(), "AccessDenied" | "NoSuchKey" | "insufficient_aal"),
            "{} · {}: {} {}",
            self.bucket.title(),
            self.actor,
            answer.status,
            answer.text
        );
        false
    }
}

/// The smallest picture there is.
fn picture() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(1, 1).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture is written");
    bytes.into_inner()
}
