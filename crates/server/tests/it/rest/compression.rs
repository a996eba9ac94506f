//! Answers travel compressed, whatever their headers count.

use super::World;
use crate::{commands::open_job, kit::TestApp};
use flate2::read::GzDecoder;
use http::HeaderMap;
use serde_json::{Value, json};
use std::io::Read;

/// What came over the wire.
struct Wire {
    status: u16,
    headers: HeaderMap,
    bytes: Vec<u8>,
}

impl Wire {
    async fn of(request: reqwest::RequestBuilder) -> Self {
        let response = request.send().await.expect("an answer");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Self { status, headers, bytes: response.bytes().await.expect("a body").to_vec() }
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    fn json(&self) -> Value {
        let mut text = String::new();
        if self.header("content-encoding") == "gzip" {
            GzDecoder::new(self.bytes.as_slice()).read_to_string(&mut text).expect("gzip");
        } else {
            text = String::from_utf8(self.bytes.clone()).expect("text");
        }
        serde_json::from_str(&text).expect("JSON")
    }
}

async fn world() -> World {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "create table zz_lines (id int primary key, words text not null);
             insert into zz_lines select i, 'line ' || i || repeat(' words', 20) from generate_series(1, 200) i;
             create function zz_all_lines() returns setof zz_lines language sql stable as 'select * from zz_lines';
             create function zz_long_text() returns text language sql stable as $$select repeat('words ', 2000)$$;
             grant select on zz_lines to anon",
        )
        .await
        .expect("a table");
    world.reload("/zz_lines?limit=0").await;
    world
}

fn get(world: &World, method: &str, path: &str, encoding: &str) -> reqwest::RequestBuilder {
    world.request(method, &format!("/rest/v1{path}")).header("accept-encoding", encoding)
}

#[tokio::test]
async fn rows_and_values_are_compressed_and_say_which_rows_they_are() {
    let world = world().await;
    for (path, rows) in [("/zz_lines?select=*", 200), ("/rpc/zz_all_lines", 200), ("/zz_lines?limit=50", 50)] {
        let plain = Wire::of(get(&world, "GET", path, "identity")).await;
        let packed = Wire::of(get(&world, "GET", path, "gzip, br")).await;
        assert_eq!((plain.header("content-encoding"), packed.header("content-encoding")), ("", "gzip"), "{path}");
        assert!(
            packed.bytes.len() * 5 < plain.bytes.len(),
            "{path}: {} of {}",
            packed.bytes.len(),
            plain.bytes.len()
        );
        assert_eq!(plain.json(), packed.json(), "{path}");
        for answer in [&plain, &packed] {
            assert_eq!(answer.header("content-range"), format!("0-{}/*", rows - 1), "{path}");
            assert_eq!(answer.header("range-unit"), "items", "{path}");
            assert!(answer.header("vary").contains("accept-encoding"), "{path}: {}", answer.header("vary"));
            assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        }
        assert_eq!(plain.header("content-length"), plain.bytes.len().to_string());
        assert!(["", &packed.bytes.len().to_string()].contains(&packed.header("content-length")));
    }
    let text = Wire::of(get(&world, "GET", "/rpc/zz_long_text", "gzip")).await;
    assert_eq!((text.header("content-encoding"), text.json()), ("gzip", json!("words ".repeat(2000))));
}

#[tokio::test]
async fn a_part_of_the_rows_is_compressed_too() {
    let world = world().await;
    let part = get(&world, "GET", "/zz_lines?offset=10&limit=100", "gzip").header("prefer", "count=exact");
    let part = Wire::of(part).await;
    assert_eq!((part.status, part.header("content-range")), (206, "10-109/200"));
    assert_eq!(part.header("content-encoding"), "gzip");
    assert_eq!(part.json().as_array().map(Vec::len), Some(100));
}

#[tokio::test]
async fn what_is_small_empty_or_only_a_head_is_sent_as_it_is() {
    let world = world().await;
    let small = Wire::of(get(&world, "GET", "/zz_lines?limit=5", "gzip")).await;
    assert_eq!((small.header("content-encoding"), small.header("content-range")), ("", "0-4/*"));
    assert!(small.bytes.len() > 500 && small.bytes.len() < 1024);
    let none = Wire::of(get(&world, "GET", "/zz_lines?id=eq.0", "gzip")).await;
    assert_eq!((none.header("content-encoding"), none.header("content-range"), none.json()), ("", "*/*", json!([])));
    let head = Wire::of(get(&world, "HEAD", "/zz_lines", "gzip").header("prefer", "count=exact")).await;
    assert_eq!((head.header("content-encoding"), head.header("content-range")), ("", "0-199/200"));
    assert!(head.bytes.is_empty());
}

#[tokio::test]
async fn a_refused_range_still_says_how_many_rows_there_are() {
    let world = world().await;
    let far = get(&world, "GET", "/zz_lines?offset=900", "gzip").header("prefer", "count=exact");
    let far = Wire::of(far).await;
    assert_eq!((far.status, far.header("content-range")), (416, "*/200"));
}

#[tokio::test]
async fn a_commands_answer_is_compressed() {
    let app = TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    for number in 0..3 {
        open_job(&company.admin, &format!("Engineer {number}")).await;
    }
    let page = seeker.request("POST", "/rest/v1/rpc/browse_jobs").header("accept-encoding", "gzip").json(&json!({}));
    let page = Wire::of(page).await;
    assert_eq!((page.status, page.header("content-encoding"), page.header("content-range")), (200, "gzip", "0-0/*"));
    assert_eq!(page.json()["jobs"].as_array().map(Vec::len), Some(3), "{}", page.json());
}
