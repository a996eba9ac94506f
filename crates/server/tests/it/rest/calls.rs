//! Functions.

use super::{World, pluck};
use crate::kit::Answer;
use serde_json::{Value, json};

async fn call(world: &World, path: &str, body: Value) -> Answer {
    world.send("POST", &format!("/rpc/{path}"), &[], Some(&body)).await
}

#[tokio::test]
async fn every_kind_of_result() {
    let world = World::start().await;
    assert_eq!(call(&world, "zz_add", json!({"a": 1})).await.text, "11");
    assert_eq!(call(&world, "zz_add", json!({"a": 1, "b": null})).await.text, "null");
    let void = call(&world, "zz_void", json!({})).await;
    assert_eq!((void.status.as_u16(), void.text.as_str()), (204, ""));
    assert_eq!(call(&world, "zz_first", json!({})).await.ok(), json!({"id": 1, "title": "red"}));
    assert_eq!(
        pluck(&call(&world, "zz_pairs?select=k&order=v.desc.nullslast", json!({})).await.ok(), "k"),
        ["b", "a", "c"]
    );
    assert_eq!(call(&world, "zz_pairs?v=is.null", json!({})).await.ok(), json!([{"k": "c", "v": null}]));
    assert_eq!(call(&world, "zz_numbers?limit=2&offset=1", json!({})).await.ok(), json!([2, 3]));
    assert_eq!(call(&world, "zz_json", json!({})).await.text, "{\"b\": 1,  \"a\": null}");
    assert_eq!(call(&world, "zz_echo", json!([1, {"a": 2}])).await.ok(), json!([1, {"a": 2}]));
    assert_eq!(call(&world, "zz_echo", json!({"x": 2})).await.ok(), json!({"x": 2}));
    assert_eq!(call(&world, "zz_sum", json!({"numbers": [1, 2, 3]})).await.text, "6");
    let empty = world.send("POST", "/rpc/zz_numbers", &[], None).await;
    assert_eq!(empty.ok(), json!([1, 2, 3]), "an empty body is no arguments");

    let team =
        call(&world, "zz_team?select=id,zz_posts!author_id(body)&zz_posts.order=id&limit=1", json!({"title": "red"}))
            .await;
    assert_eq!(team.ok(), json!([{"id": 1, "zz_posts": [{"body": "one"}, {"body": "two"}]}]));
    let single = [("accept", "application/vnd.pgrst.object+json")];
    let one = world.send("POST", "/rpc/zz_team?select=name", &single, Some(&json!({"title": "blue"}))).await;
    assert_eq!(one.ok(), json!({"name": "Ada"}));
    let two = world.send("POST", "/rpc/zz_team", &single, Some(&json!({"title": "red"}))).await;
    assert_eq!(two.error(406), "PGRST116");
    let scalar = world.send("POST", "/rpc/zz_add", &single, Some(&json!({"a": 1}))).await;
    assert_eq!(
        (scalar.text.as_str(), scalar.header("content-type")),
        ("11", "application/vnd.pgrst.object+json; charset=utf-8")
    );
    let quiet = world.send("POST", "/rpc/zz_add", &[("prefer", "return=minimal")], Some(&json!({"a": 1}))).await;
    assert_eq!((quiet.status.as_u16(), quiet.text.as_str()), (204, ""));
}

#[tokio::test]
async fn calls_by_get_and_head() {
    let world = World::start().await;
    assert_eq!(world.read("/rpc/zz_add?a=1&b=2").await.text, "3");
    assert_eq!(pluck(&world.read("/rpc/zz_team?title=red&id=gt.1").await.ok(), "id"), [2]);
    assert_eq!(world.read("/rpc/zz_sum?numbers=1&numbers=5").await.text, "6");
    assert_eq!(world.read("/rpc/zz_void").await.status.as_u16(), 204);
    let counted = world.prefer("/rpc/zz_pairs?limit=1", "count=exact").await;
    assert_eq!((counted.status.as_u16(), counted.header("content-range")), (206, "0-0/3"));
    let head = world.send("HEAD", "/rpc/zz_pairs", &[("prefer", "count=exact")], None).await;
    assert_eq!((head.header("content-range"), head.text.as_str()), ("0-2/3", ""));
    let refused = world.read("/rpc/zz_rename?p_id=1&p_name=x").await;
    assert_eq!(refused.error(405), "25006");
    for verb in ["PUT", "PATCH", "DELETE"] {
        assert_eq!(world.send(verb, "/rpc/zz_add", &[], None).await.error(405), "PGRST101");
    }
    assert_eq!(world.read("/rpc/zz_raise?kind=none").await.status.as_u16(), 204);
}

#[tokio::test]
async fn writes_that_must_be_taken_back() {
    let world = World::start().await;
    let single = [("accept", "application/vnd.pgrst.object+json")];
    let many = json!({"p_id": 1, "p_name": "all"});
    assert_eq!(world.send("POST", "/rpc/zz_rename", &single, Some(&many)).await.error(406), "PGRST116");
    let strict = [("prefer", "handling=strict,max-affected=1")];
    assert_eq!(world.send("POST", "/rpc/zz_rename", &strict, Some(&many)).await.error(400), "PGRST124");
    assert_eq!(world.look("select count(*) from zz_people where name = 'all'").await, "0");
    assert_eq!(world.send("POST", "/rpc/zz_add", &strict, Some(&json!({"a": 1}))).await.error(400), "PGRST128");
    let one =
        world.send("POST", "/rpc/zz_rename?select=id", &single, Some(&json!({"p_id": 3, "p_name": "all"}))).await;
    assert_eq!(one.ok(), json!({"id": 3}));
}

#[tokio::test]
async fn b16_functions_that_cannot_be_called() {
    let world = World::start().await;
    let unknown = call(&world, "zz_addd", json!({"a": 1})).await;
    assert_eq!(unknown.error(404), "PGRST202");
    assert_eq!(unknown.json()["hint"], "Perhaps you meant to call the function public.zz_add(a, b)");
    assert_eq!(unknown.json()["message"], "Could not find the function public.zz_addd(a) in the schema cache");
    assert_eq!(call(&world, "zz_add", json!({})).await.error(404), "PGRST202");
    assert_eq!(call(&world, "zz_add", json!({"a": 1, "c": 2})).await.error(404), "PGRST202");
    assert_eq!(world.read("/rpc/zz_add?a=1&c=2").await.error(404), "PGRST202");
    assert_eq!(call(&world, "zz_twice", json!({"x": 1})).await.error(300), "PGRST203");
    assert_eq!(call(&world, "zz_secret", json!({})).await.error(401), "42501");
    assert_eq!(call(&world, "zz_secre", json!({})).await.json()["hint"], Value::Null);
    assert_eq!(call(&world, "zz_add", json!({"a": "x"})).await.error(400), "22P02");
    assert_eq!(call(&world, "zz_numbers?zz_numbers=gt.1", json!({})).await.status.as_u16(), 200);
    assert_eq!(call(&world, "pg_sleep", json!({"seconds": 1})).await.error(404), "PGRST202");
    assert_eq!(call(&world, "set_config", json!({})).await.error(404), "PGRST202");
}

#[tokio::test]
async fn raised_errors() {
    let world = World::start().await;
    let plain = call(&world, "zz_raise", json!({"kind": "plain"})).await;
    assert_eq!(plain.status.as_u16(), 400);
    assert_eq!(plain.json(), json!({"code": "P0001", "details": "d", "hint": "h", "message": "no luck"}));
    assert_eq!(call(&world, "zz_raise", json!({"kind": "teapot"})).await.error(418), "PT418");
    let pgrst = call(&world, "zz_raise", json!({"kind": "pgrst"})).await;
    assert_eq!((pgrst.error(402), pgrst.header("x-plan")), ("X1".to_owned(), "pro"));
    let set = call(&world, "zz_raise", json!({"kind": "headers"})).await;
    assert_eq!((set.status.as_u16(), set.header("x-made")), (202, "yes"));
    let broken = call(&world, "zz_raise", json!({"kind": "broken"})).await;
    assert_eq!(broken.error(404), "42P01");
    assert!(!broken.text.contains("nowhere"), "{}", broken.text);
}

#[tokio::test]
async fn what_functions_know_of_the_request() {
    let world = World::start().await;
    let headers = [("prefer", "timezone=Asia/Tokyo"), ("x-client-info", "test")];
    let context = world.send("GET", "/rpc/zz_context", &headers, None).await.ok();
    assert_eq!(
        context,
        json!({"role": "anon", "method": "GET", "path": "/rpc/zz_context", "zone": "Asia/Tokyo", "apikey": null, "agent": "test"})
    );
    let person = world.newcomer().await;
    assert_eq!(person.rpc("zz_context", &json!({})).await.ok()["role"], "authenticated");
    let service =
        world.http.get(format!("{}/rest/v1/rpc/zz_context", world.url)).header("apikey", world.service_key());
    assert_eq!(Answer::of(service).await.ok()["role"], "service_role");
    let keyless = world.http.get(format!("{}/rest/v1/rpc/zz_context", world.url));
    assert_eq!(Answer::of(keyless).await.ok()["role"], "anon");
}
