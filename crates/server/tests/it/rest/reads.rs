//! Columns, ranges, counts, forms.

use super::{World, pluck};
use serde_json::json;

#[tokio::test]
async fn columns_and_forms() {
    let world = World::start().await;
    let people = world
        .read("/zz_people?select=id,label:name,born::text,lang:meta->>lang,meta->n->a->0,tags->0&order=id")
        .await;
    assert_eq!(
        people.ok()[0],
        json!({"id": 1, "label": "Ada", "born": "2000-01-01", "lang": "en", "a": 1, "tags": "x"})
    );
    assert_eq!(people.header("content-type"), "application/json; charset=utf-8");
    assert_eq!(people.header("cache-control"), "no-store");
    assert_eq!(people.header("content-range"), "0-2/*");
    assert_eq!(
        people.header("content-location"),
        "/zz_people?order=id&select=id%2Clabel%3Aname%2Cborn%3A%3Atext%2Clang%3Ameta-%3E%3Elang%2Cmeta-%3En-%3Ea-%3E0%2Ctags-%3E0"
    );

    // A star is what the role may read: the salary is not among it.
    let all = world.read("/zz_people?limit=1").await.ok();
    assert!(all[0].get("salary").is_none() && all[0]["name"] == "Ada");
    assert_eq!(world.read("/zz_people?select=salary").await.error(401), "42501");
    assert_eq!(world.read("/zz_people?select=").await.ok(), json!([{}, {}, {}]));

    let object = [("accept", "application/vnd.pgrst.object+json")];
    let one = world.send("GET", "/zz_people?id=eq.2&select=name", &object, None).await;
    assert_eq!(one.text, "{\"name\":\"Ben\"}");
    assert_eq!(one.header("content-type"), "application/vnd.pgrst.object+json; charset=utf-8");
    for (path, rows) in [("/zz_people?id=eq.9", 0), ("/zz_people", 3)] {
        let refused = world.send("GET", path, &object, None).await;
        assert_eq!(refused.error(406), "PGRST116");
        assert_eq!(refused.json()["details"], format!("The result contains {rows} rows"));
        assert_eq!(refused.header("proxy-status"), "PostgREST; error=PGRST116");
    }
    let stripped = [("accept", "application/vnd.pgrst.array+json;nulls=stripped")];
    let rows = world.send("GET", "/zz_people?select=id,manager_id&id=lt.3&order=id", &stripped, None).await;
    assert_eq!(rows.ok(), json!([{"id": 1}, {"id": 2, "manager_id": 1}]));
    let plan = [("accept", "application/vnd.pgrst.plan+json; for=\"application/json\"; options=analyze|verbose;")];
    assert_eq!(world.send("GET", "/zz_people", &plan, None).await.error(406), "PGRST107");
}

#[tokio::test]
async fn ranges_and_counts() {
    let world = World::start().await;
    let range = async |path: &str, prefer: &str| {
        let answer = world.prefer(path, prefer).await;
        (answer.status.as_u16(), answer.header("content-range").to_owned())
    };
    assert_eq!(range("/zz_people", "").await, (200, "0-2/*".into()));
    assert_eq!(range("/zz_people?id=gt.9", "").await, (200, "*/*".into()));
    assert_eq!(range("/zz_people", "count=exact").await, (200, "0-2/3".into()));
    assert_eq!(range("/zz_people?id=gt.9", "count=exact").await, (200, "*/0".into()));
    assert_eq!(range("/zz_people?limit=2&offset=1&order=id", "count=exact").await, (200 + 6, "1-2/3".into()));
    assert_eq!(range("/zz_people?offset=3", "count=exact").await, (206, "*/3".into()));
    assert_eq!(range("/zz_people?limit=0", "count=exact").await, (206, "*/3".into()));
    assert_eq!(range("/zz_people?offset=4", "").await, (200, "*/*".into()));
    assert_eq!(range("/zz_people?limit=1", "count=planned").await, (206, "0-0/3".into()));
    assert_eq!(range("/zz_people?limit=1", "count=estimated").await, (206, "0-0/3".into()));

    let beyond = world.prefer("/zz_people?offset=4", "count=exact").await;
    assert_eq!(beyond.error(416), "PGRST103");
    assert_eq!(beyond.header("content-range"), "*/3");
    assert_eq!(beyond.json()["details"], "An offset of 4 was requested, but there are only 3 rows.");
    assert_eq!(world.read("/zz_people?limit=-1").await.error(416), "PGRST103");

    let head = world.send("HEAD", "/zz_people", &[("prefer", "count=exact")], None).await;
    assert_eq!((head.status.as_u16(), head.header("content-range"), head.text.as_str()), (200, "0-2/3", ""));
    let part =
        world.send("GET", "/zz_people?order=id&limit=2", &[("range", "1-9"), ("range-unit", "items")], None).await;
    assert_eq!((pluck(&part.ok(), "id"), part.header("content-range")), (vec![json!(2)], "1-1/*"));
    assert_eq!(world.send("GET", "/zz_people", &[("range", "5-2")], None).await.error(416), "PGRST103");
    assert_eq!(world.send("HEAD", "/zz_nothing", &[], None).await.text, "");
}

#[tokio::test]
async fn orders() {
    let world = World::start().await;
    let ids = async |order: &str| pluck(&world.read(&format!("/zz_posts?select=id&order={order}")).await.ok(), "id");
    assert_eq!(ids("score").await, [1, 3, 2]);
    assert_eq!(ids("score.desc").await, [2, 3, 1]);
    assert_eq!(ids("score.desc.nullslast").await, [3, 1, 2]);
    assert_eq!(ids("score.asc.nullsfirst,id").await, [2, 1, 3]);
    let by_editor = world.read("/zz_posts?select=id,editor:editor_id(name)&order=editor(name).desc.nullslast").await;
    assert_eq!(pluck(&by_editor.ok(), "id"), [1, 3, 2]);
    let by_path = world.read("/zz_people?select=id&order=meta->>lang.desc.nullslast").await;
    assert_eq!(pluck(&by_path.ok(), "id")[..2], [1, 2]);
    assert_eq!(world.read("/zz_people?select=id&order=salary").await.error(401), "42501");
}

#[tokio::test]
async fn profiles_and_preferences() {
    let world = World::start().await;
    let answer = world.send("GET", "/zz_people", &[("accept-profile", "public")], None).await;
    assert_eq!(answer.header("content-profile"), "public");
    for schema in ["auth", "pg_catalog", "private", "storage"] {
        let refused = world.send("GET", "/zz_people", &[("accept-profile", schema)], None).await;
        assert_eq!(refused.error(406), "PGRST106");
        assert_eq!(refused.json()["message"], format!("Invalid schema: {schema}"));
    }
    let body = json!({"id": 1});
    assert_eq!(
        world.send("POST", "/zz_teams", &[("content-profile", "auth")], Some(&body)).await.error(406),
        "PGRST106"
    );
    let answer = world.prefer("/zz_people", "handling=lenient, count=exact, timezone=Asia/Tokyo, foo=bar").await;
    assert_eq!(answer.header("preference-applied"), "count=exact, handling=lenient, timezone=Asia/Tokyo");
    assert_eq!(world.prefer("/zz_people", "handling=strict, foo=bar").await.error(400), "PGRST122");
    assert_eq!(world.prefer("/zz_people", "timezone=Moon/Crater").await.error(400), "22023");
    assert_eq!(world.prefer("/zz_people", "tx=rollback").await.error(400), "PGRST122");
    for verb in ["TRACE", "PROPFIND"] {
        assert_eq!(world.send(verb, "/zz_people", &[], None).await.error(405), "PGRST117");
    }
}
