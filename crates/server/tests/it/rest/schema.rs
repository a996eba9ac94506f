//! What the server knows of the schema: reloads, the description, OPTIONS.

use super::World;
use serde_json::json;

#[tokio::test]
async fn a_new_table_is_found() {
    let world = World::start().await;
    assert_eq!(world.read("/zz_later").await.error(404), "PGRST205");
    let admin = world.database.admin().await;
    let sql = "create table zz_later (id int primary key); grant select on zz_later to anon";
    admin.batch_execute(sql).await.expect("a table");
    world.reload("/zz_later").await;
    admin
        .batch_execute("alter table zz_later add column extra text default 'x'; insert into zz_later values (1)")
        .await
        .expect("a column");
    // Without a notification: the unknown name makes the server look, and the request is tried again.
    tokio::time::sleep(std::time::Duration::from_millis(2_100)).await;
    assert_eq!(world.read("/zz_later?select=extra").await.ok(), json!([{"extra": "x"}]));
    admin
        .batch_execute("alter table zz_later alter column extra drop default, alter column extra type int using 5")
        .await
        .expect("a type");
    assert_eq!(world.read("/zz_later?select=extra").await.ok(), json!([{"extra": 5}]));
    admin.batch_execute("drop table zz_later").await.expect("dropped");
    assert_eq!(world.read("/zz_later").await.status.as_u16(), 404);
}

#[tokio::test]
async fn the_description_holds_what_the_role_may_use() {
    let world = World::start().await;
    let answer = world.send("GET", "/", &[("accept", "application/openapi+json")], None).await;
    assert_eq!(answer.header("content-type"), "application/openapi+json; charset=utf-8");
    let description = answer.ok();
    assert_eq!(description["swagger"], "2.0");
    let people = &description["definitions"]["zz_people"];
    assert!(people["properties"].get("name").is_some());
    assert_eq!(people["required"], json!(["id", "name"]));
    assert_eq!(description["paths"]["/zz_people"]["get"]["tags"], json!(["zz_people"]));
    assert!(description["paths"].get("/zz_hidden").is_none());
    assert!(description["paths"].get("/zz_notes").is_none(), "only for who is signed in");
    assert!(description["paths"].get("/rpc/zz_secret").is_none());
    assert!(description["paths"]["/rpc/zz_add"].get("get").is_some());
    assert!(description["paths"]["/rpc/zz_rename"].get("get").is_none());
    let person = world.newcomer().await;
    assert!(person.get("/rest/v1/").await.ok()["paths"].get("/zz_notes").is_some());
    assert_eq!(world.send("POST", "/", &[], Some(&json!({}))).await.error(405), "PGRST117");
    assert_eq!(world.send("GET", "/", &[("accept", "text/html")], None).await.error(406), "PGRST107");
}

#[tokio::test]
async fn options() {
    let world = World::start().await;
    let allow = async |path: &str| world.send("OPTIONS", path, &[], None).await.header("allow").to_owned();
    assert_eq!(allow("/zz_people").await, "OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
    assert_eq!(allow("/rpc/zz_add").await, "OPTIONS,GET,HEAD,POST");
    assert_eq!(allow("/rpc/zz_rename").await, "OPTIONS,POST");
    assert_eq!(world.send("OPTIONS", "/zz_nothing", &[], None).await.status.as_u16(), 404);
}
