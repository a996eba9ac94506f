//! Whatever is typed is words: a clear answer, never an error of ours.

use super::{names, visit, world};
use serde_json::{Value, json};

#[tokio::test]
async fn b24_whatever_is_typed_is_answered() {
    let app = world().await;
    let employer = app.company().await.admin;
    let long = "rust ".repeat(2_000);
    let word = "r".repeat(10_000);
    for query in [
        "",
        " ",
        "%",
        "_",
        "%%%",
        "\\",
        "'",
        "''",
        "\"",
        "$$",
        "; drop table profiles; --",
        "a & b | !c <-> (d):*",
        "rust:*",
        "rust & !java",
        "<script>alert(1)</script>",
        "<b>rust</b>",
        "§4",
        "'§place=oslo'",
        "(((((",
        "*",
        "+++",
        "c++",
        "c#",
        ".net",
        "🙂",
        "🙂🙂 rust 🙂",
        "مهندس برمجيات",
        "\u{202e}tsur",
        "\u{200f}rust",
        "한국어",
        "日本語のエンジニア",
        "ﬁnance",
        "İstanbul",
        "e\u{301}\u{301}\u{301}\u{301}",
        "-rust",
        "1e400",
        "null",
        "\u{1}\u{7f}",
        "\n\t\r",
        "rust\u{a0}engineer",
        "../../etc/passwd",
        "{}",
        "[]",
        "0x00",
        long.as_str(),
        word.as_str(),
    ] {
        let arguments = json!({ "p_query": query });
        for path in ["/rest/v1/rpc/search", "/rest/v1/rpc/search_suggest"] {
            let visitor = app.post(path, &arguments).await;
            assert_eq!(visitor.status.as_u16(), 200, "{query:.80}: {}", visitor.text);
            let member = employer.post(path, &arguments).await;
            assert_eq!(member.status.as_u16(), 200, "{query:.80}: {}", member.text);
        }
    }
    // Signs and spaces around words do not matter; 200 characters count.
    for query in ["  rust  ", "🙂 rust", "\"rust\"", "rust:*", "-rust", "§ rust", long.as_str()] {
        assert_eq!(
            names(&visit(&app, json!({ "p_query": query, "p_kind": "jobs" })).await)[0],
            "Rust engineer",
            "{query:.80}"
        );
    }
    assert_eq!(visit(&app, json!({ "p_query": null })).await["total"], 0);
}

#[tokio::test]
async fn b24_what_cannot_be_read_is_refused_in_words() {
    let app = world().await;
    let refused: [Value; 12] = [
        json!({ "p_query": "rust\u{0}" }),
        json!({ "p_query": "rust", "p_cursor": "!" }),
        json!({ "p_query": "rust", "p_cursor": "e30=" }),
        json!({ "p_query": "rust", "p_cursor": "bnVsbA==" }),
        json!({ "p_query": "rust", "p_cursor": "eyJzIjoieCIsInQiOjEsImlkIjoyfQ==" }),
        json!({ "p_query": "rust", "p_kind": "profiles" }),
        json!({ "p_query": "rust", "p_kind": "jobs", "p_filters": "x" }),
        json!({ "p_query": "rust", "p_kind": "jobs", "p_filters": { "skills": { "a": 1 } } }),
        json!({ "p_query": "rust", "p_kind": "jobs", "p_filters": { "pay_min": "1; drop" } }),
        json!({ "p_query": "rust", "p_kind": "jobs", "p_filters": { "document": ["x"] } }),
        json!({ "p_query": "rust", "p_limit": "many" }),
        json!({ "p_query": "rust", "p_limit": 99_999_999_999_i64 }),
    ];
    for arguments in refused {
        let answer = app.post("/rest/v1/rpc/search", &arguments).await;
        assert!(answer.status.is_client_error(), "{arguments}: {} {}", answer.status, answer.text);
        assert!(!answer.text.contains("private."), "{arguments}: {}", answer.text);
    }
    for filters in [
        json!({ "pay_min": 1e300 }),
        json!({ "pay_min": -5.5 }),
        json!({ "place": "'%_\\ & | 🙂" }),
        json!({ "place": "x".repeat(5_000) }),
        json!({ "skills": ["'", "§", "\\", "rust' | 'x"] }),
        json!({ "remote": [null, 1, {}, "'|'"] }),
        json!({ "skills": vec!["rust"; 5_000] }),
        json!({ "currency": "EUR' or true --" }),
    ] {
        let arguments = json!({ "p_query": "rust", "p_kind": "jobs", "p_filters": filters });
        let answer = app.post("/rest/v1/rpc/search", &arguments).await;
        assert_eq!(answer.status.as_u16(), 200, "{arguments}: {}", answer.text);
    }
    for limit in [-1, 0, 1, 51, i32::MAX] {
        let answer = visit(&app, json!({ "p_query": "developer", "p_kind": "jobs", "p_limit": limit })).await;
        let shown = names(&answer).len();
        assert_eq!(shown, if limit <= 1 { 1 } else { 5 }, "{limit}");
    }
}
