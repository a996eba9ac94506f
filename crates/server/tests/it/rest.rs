//! The data API over HTTP, on a small world of tables beside the product's.

mod calls;
mod commands;
mod compression;
mod counts;
mod csv;
mod embeds;
mod filters;
mod hostile;
mod reads;
mod request_settings;
mod schema;
mod spreads;
mod writes;

use crate::kit::{Answer, TestApp};
use serde_json::Value;
use std::ops::Deref;
use std::time::Duration;

/// An application whose database holds the tables of `world.sql`.
pub(crate) struct World(TestApp);

impl Deref for World {
    type Target = TestApp;

    fn deref(&self) -> &TestApp {
        &self.0
    }
}

impl World {
    pub(crate) async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// The same with further settings, as [`TestApp::start_with`] takes them.
    pub(crate) async fn start_with(settings: &[(&str, &str)]) -> Self {
        let app = TestApp::start_with(settings).await;
        app.database.admin().await.batch_execute(include_str!("rest/world.sql")).await.expect("the world");
        let world = Self(app);
        world.reload("/zz_people?limit=0").await;
        world
    }

    /// Tells the server that the schema changed, and waits until it answers a path that it did not know before.
    pub(crate) async fn reload(&self, path: &str) {
        let admin = self.database.admin().await;
        let mut last = self.read(path).await;
        for _ in 0..100 {
            admin.batch_execute("notify pgrst, 'reload schema'").await.expect("a notification");
            last = self.read(path).await;
            if last.status.is_success() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the schema cache was not reloaded: {} {}", last.status, last.text);
    }

    /// GET as no one, below the prefix.
    pub(crate) async fn read(&self, path: &str) -> Answer {
        self.send("GET", path, &[], None).await
    }

    /// GET with a `Prefer` header.
    pub(crate) async fn prefer(&self, path: &str, prefer: &str) -> Answer {
        self.send("GET", path, &[("prefer", prefer)], None).await
    }

    /// Any request as no one.
    pub(crate) async fn send(
        &self,
        verb: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Answer {
        let mut request = self.request(verb, &format!("/rest/v1{path}"));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Answer::of(match body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    }

    /// What a superuser sees.
    pub(crate) async fn look(&self, sql: &str) -> String {
        let row = self.database.admin().await.query_one(&format!("select ({sql})::text"), &[]).await;
        row.expect("a row").get::<_, Option<String>>(0).unwrap_or_default()
    }
}

/// The values of one key in a list.
pub(crate) fn pluck(list: &Value, key: &str) -> Vec<Value> {
    list.as_array().expect("a list").iter().map(|row| row[key].clone()).collect()
}
