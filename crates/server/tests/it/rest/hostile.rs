//! Input made to break things.

use super::World;
use crate::kit::Answer;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Sends bytes as a body.
async fn raw(world: &World, path: &str, body: impl Into<Vec<u8>>) -> Answer {
    let request = world.request("POST", &format!("/rest/v1{path}")).header("content-type", "application/json");
    Answer::of(request.body(body.into())).await
}

#[tokio::test]
async fn b08_broken_query_strings() {
    let world = World::start().await;
    for query in [
        "id=eq.1;drop table zz_people",
        "id=eq.') or 1=1--",
        "id=in.(\"a\",\"b\\\")",
        "about=fts(english' ).x",
        "tags=cs.{}}",
        "span=sl.",
        "name=eq.%00",
        "name=eq.%C0%AF",
        "select=\"",
        "select=id\";--",
        "order=id;--",
        "select=id::text;--",
        "limit=1;--",
        "select=x'y:id",
        "id=eq.1&select=(((((((((",
        "or=(((((((((",
        "on_conflict=id) do nothing;--",
        "columns=id);--",
        "select=id->'a'",
        "id'=eq.1",
        "and=()",
        "select=*,*(",
    ] {
        let answer = world.read(&format!("/zz_people?{query}")).await;
        let status = answer.status.as_u16();
        assert!((400..500).contains(&status) || status == 200, "{query}: {status} {}", answer.text);
        if status >= 400 {
            let code = answer.json()["code"].as_str().unwrap_or_default().to_owned();
            assert!(!code.is_empty(), "{query}");
            assert!(!answer.text.contains("syntax error at or near"), "{query}: {}", answer.text);
        }
    }
    assert_eq!(world.look("select count(*) from zz_people").await, "3");
}

#[tokio::test]
async fn b10_too_much_of_everything() {
    let world = World::start().await;
    let deep = format!("select={}id{}", "zz_people(".repeat(12), ")".repeat(12));
    let wide = format!("select={}", ["zz_posts!author_id(*)"; 11].join(","));
    let columns = format!("select={}", ["id"; 500].join(","));
    let list = format!("id=in.({})", vec!["1"; 2_000].join(","));
    let filters = ["id=eq.1"; 101].join("&");
    for query in [&deep, &wide, &columns, &list, &filters] {
        assert_eq!(world.read(&format!("/zz_people?{query}")).await.error(400), "PGRST100");
    }
    let long = world.read(&format!("/zz_people?name=eq.{}", "x".repeat(17_000))).await;
    assert_eq!(long.error(414), "PGRST100");
    assert_eq!(world.read("/zz_people?offset=1000000000&limit=1000000000").await.ok(), json!([]));
    let range = world.send("GET", "/zz_people", &[("range", "0-999999999999999999")], None).await;
    assert_eq!(range.ok().as_array().map(Vec::len), Some(3));
    let ok = world.read(&format!("/zz_people?id=in.({})", vec!["1"; 1_000].join(","))).await;
    assert_eq!(ok.ok().as_array().map(Vec::len), Some(1));
}

/// What one statement may take: as by default.
const STATEMENTS: [(&str, &str); 2] = [("STATEMENT_TIMEOUT_MS", "3000"), ("VISITOR_STATEMENT_TIMEOUT_MS", "1000")];
/// The same, and what a busy machine adds.
const BOUND: Duration = Duration::from_secs(12);

#[tokio::test]
async fn b09_patterns_that_never_end_are_cut_off() {
    let world = World::start_with(&STATEMENTS).await;
    let admin = world.database.admin().await;
    let rows = "insert into zz_people (id, name) select i, repeat('a', 5000) from generate_series(500, 520) i";
    admin.batch_execute(rows).await.expect("rows");
    let likes = format!("like.{}b", "*a".repeat(2_000));
    for pattern in [
        "match.(a|aa)%2B%2B(a*)*b$",
        "imatch.^(([a-z])%2B.)%2B[A-Z]([a-z])%2B$",
        "match.(.*)(.*)(.*)(.*)(.*)b$",
        likes.as_str(),
    ] {
        let started = Instant::now();
        let answer = world.read(&format!("/zz_people?select=id&name={pattern}")).await;
        let took = started.elapsed();
        println!("{pattern:.40}: {} after {took:?}", answer.status);
        match answer.status.as_u16() {
            200 => {}
            400 => assert!(!answer.error(400).is_empty()),
            _ => assert_eq!(answer.error(500), "57014"),
        }
        assert!(took < BOUND, "{pattern:.40}: {took:?}");
    }
    let slow = world.send("POST", "/rpc/zz_sleep", &[], Some(&json!({}))).await;
    assert_eq!(slow.error(500), "57014");
    assert_eq!(world.read("/zz_people?id=eq.1&select=id").await.ok(), json!([{"id": 1}]), "the pool is well");
}

#[tokio::test]
async fn b10_large_answers_are_bounded() {
    let world = World::start_with(&STATEMENTS).await;
    let admin = world.database.admin().await;
    let rows = "insert into zz_posts select i, 1, 1, repeat('a', 3000), i from generate_series(1000, 3000) i";
    admin.batch_execute(rows).await.expect("rows");
    let capped = world.prefer("/zz_posts?select=id&limit=5000", "count=exact").await;
    assert_eq!(capped.header("content-range"), "0-999/2004");

    let started = Instant::now();
    let crossed = "select=a:author_id(p:zz_posts!author_id(a:author_id(p:zz_posts!author_id(body))))";
    let answer = world.read(&format!("/zz_posts?{crossed}")).await;
    println!("2,000 × 2,000 rows crossed: {} after {:?}", answer.status, started.elapsed());
    assert!(matches!(answer.status.as_u16(), 400 | 500), "{}", answer.status);
    assert!(started.elapsed() < BOUND);
    assert_eq!(world.read("/zz_people?id=eq.1&select=id").await.ok(), json!([{"id": 1}]), "the pool is well");
}

#[tokio::test]
async fn b13_no_error_tells_what_is_hidden() {
    let world = World::start().await;
    let (one, two) = (world.newcomer().await, world.newcomer().await);
    one.post("/rest/v1/zz_notes", &json!({"text": "hidden words"})).await.ok();
    two.post("/rest/v1/zz_notes", &json!({"text": "7"})).await.ok();
    // A cast or an operator that fails on a row says what the row holds: it must never meet a hidden one.
    for query in ["select=text::int", "select=n:text::int&order=text", "select=id&text=like.*hidden*&order=id"] {
        let answer = two.get(&format!("/rest/v1/zz_notes?{query}")).await;
        assert!(!answer.text.contains("hidden"), "{query}: {}", answer.text);
        assert_eq!(answer.status.as_u16(), 200, "{query}: {}", answer.text);
    }
    for query in ["id=lt.(1/0)", "id=eq.1/0", "id=gt.pg_sleep(1)", "owner=eq.nobody", "id=lt.999999999999999999999"] {
        let answer = two.get(&format!("/rest/v1/zz_notes?{query}")).await;
        assert_eq!(answer.status.as_u16(), 400, "{query}: {}", answer.text);
        for word in ["zz_notes", "zz_people", "policy", "hidden", "select"] {
            assert!(!answer.text.contains(word), "{query} tells of {word}: {}", answer.text);
        }
    }
}

#[tokio::test]
async fn b21_broken_bodies() {
    let world = World::start().await;
    for (body, place) in [
        (r#"{"id":60,"name":"a","name":"b"}"#, "/name"),
        (r#"{"id":60,"name":"a\u0000b"}"#, "/name"),
        (r#"[{"id":60,"name":"\ud83d"}]"#, "/0/name"),
        (r#"{"id":60,"#, ""),
        ("", ""),
        ("{\"id\":60,\"name\":\"a\u{0}b\"}", "/name"),
    ] {
        let answer = raw(&world, "/zz_people", body).await;
        assert_eq!(answer.error(400), "PGRST102", "{body}");
        assert!(answer.json()["details"].as_str().unwrap_or_default().contains(place), "{}", answer.text);
    }
    let deep = format!("{{\"id\":60,\"name\":\"x\",\"meta\":{}{}}}", "[".repeat(10_000), "]".repeat(10_000));
    assert_eq!(raw(&world, "/zz_people", deep).await.error(400), "PGRST102");
    assert_eq!(raw(&world, "/zz_people", vec![0xff, 0xfe]).await.error(400), "PGRST102");
    assert_eq!(raw(&world, "/zz_people", vec![b' '; 2 * 1024 * 1024]).await.error(413), "PGRST102");
    assert_eq!(raw(&world, "/zz_people", r#"{"id":1e400,"name":"x"}"#).await.error(400), "22P02");
    assert_eq!(raw(&world, "/zz_people", r#"{"id":99999999999999999999,"name":"x"}"#).await.error(400), "22003");
    for (kind, body) in [
        ("text/plain", "{\"id\":60,\"name\":\"x\"}"),
        ("application/xml", "<id>60</id>"),
        ("multipart/form-data; boundary=x", "--x--"),
        ("text/csv", "id,name\n60"),
        ("text/csv", "id,name\n60,\"x"),
        ("text/csv", "id,id\n60,61"),
        ("text/csv", "id,nmae\n60,x"),
        ("application/x-www-form-urlencoded", "id=60&name=%00"),
        ("application/x-www-form-urlencoded", "id=60&id=61"),
    ] {
        let sent = world.request("POST", "/rest/v1/zz_people").header("content-type", kind).body(body);
        let code = Answer::of(sent).await.error(400);
        assert!(matches!(code.as_str(), "PGRST102" | "PGRST204"), "{kind} {body}: {code}");
    }
    assert_eq!(world.look("select count(*) from zz_people").await, "3");
}

#[tokio::test]
async fn b17_names_that_stay_unknown() {
    let world = World::start().await;
    for path in ["/pg_stat_activity", "/users", "/auth.users", "/information_schema", "/pg_class", "/audit_log"] {
        let answer = world.read(path).await;
        assert_eq!(answer.error(404), "PGRST205", "{path}");
        assert_eq!(answer.json()["hint"], Value::Null, "{path}");
    }
    for path in ["/a/b", "/rpc/a/b", "/rpc"] {
        assert_eq!(world.read(path).await.error(404), "PGRST125", "{path}");
    }
    assert_eq!(world.read("/zz_hiddn").await.json()["hint"], Value::Null);
    assert_eq!(world.read("/zz_peple").await.json()["hint"], "Perhaps you meant the table 'public.zz_people'");
    for (query, hint) in [
        ("zz_people?select=nmae", Some("Perhaps you meant to reference the column \"zz_people.name\".")),
        ("zz_people?nam=eq.x", Some("Perhaps you meant to reference the column \"zz_people.name\".")),
        ("zz_people?order=maneger_id", Some("Perhaps you meant to reference the column \"zz_people.manager_id\".")),
        // The salary is not for this role, so no hint tells that it is there.
        ("zz_people?select=salry", None),
        ("zz_people?salarie=gt.1", None),
        ("zz_posts?select=author_id(salry)", None),
        ("zz_posts?select=author_id(nmae)", Some("Perhaps you meant to reference the column \"zz_people.name\".")),
        ("rpc/zz_pairs?select=kk", Some("Perhaps you meant to reference the column \"zz_pairs.k\".")),
    ] {
        let answer = world.read(&format!("/{query}")).await;
        assert_eq!(answer.error(400), "42703", "{query}");
        assert_eq!(answer.json()["hint"], json!(hint), "{query}");
    }
    // What a role may write it may be told of, although it may not read it.
    for (key, hint) in [
        ("nmae", Some("Perhaps you meant the column 'name'")),
        ("salry", Some("Perhaps you meant the column 'salary'")),
    ] {
        let answer = world.send("POST", "/zz_people", &[], Some(&json!({"id": 60, key: "x"}))).await;
        assert_eq!((answer.error(400), &answer.json()["hint"]), ("PGRST204".to_owned(), &json!(hint)), "{key}");
    }
}

#[tokio::test]
async fn tokens_that_are_not_valid() {
    let world = World::start().await;
    let request = world.request("GET", "/rest/v1/zz_people").bearer_auth("a.b.c");
    let answer = Answer::of(request).await;
    assert_eq!(answer.error(401), "PGRST301");
    assert!(answer.header("www-authenticate").starts_with("Bearer error=\"invalid_token\""));
    let wrong_key = world.http.get(format!("{}/rest/v1/zz_people", world.url)).header("apikey", "nonsense");
    assert_eq!(Answer::of(wrong_key).await.status.as_u16(), 401);
}
