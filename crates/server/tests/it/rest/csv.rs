//! Comma-separated values, out and in.

use super::World;
use crate::kit::Answer;
use serde_json::json;

const CSV: [(&str, &str); 1] = [("accept", "text/csv")];

async fn write(world: &World, verb: &str, path: &str, kind: &str, body: &str) -> Answer {
    let request = world.request(verb, &format!("/rest/v1{path}")).header("content-type", kind);
    Answer::of(request.header("prefer", "return=representation").body(body.to_owned())).await
}

#[tokio::test]
async fn reads() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "insert into zz_people (id, name, tags, born) values (4, '', '{\"a b\"}', null),
             (5, E'two\nlines \\\\ \"q\"', '{}', null), (6, '=1+1', '{}', null)",
        )
        .await
        .expect("rows");
    let people = world
        .send("GET", "/zz_people?select=id,the%20name:name,tags,span,born,new:born::text&order=id", &CSV, None)
        .await;
    assert_eq!(people.header("content-type"), "text/csv; charset=utf-8");
    assert_eq!(people.header("content-range"), "0-5/*");
    insta::assert_snapshot!(people.text, @r#"
    id,"the name",tags,span,born,new
    1,Ada,"{x,y}","[1,10)",2000-01-01,2000-01-01
    2,Ben,{y},"[10,20)",2000-01-01,2000-01-01
    3,"Cleo, ""the"" (3rd)",{},,2000-01-01,2000-01-01
    4,"","{""a b""}",,,
    5,"two
    lines \ ""q""",{},,,
    6,=1+1,{},,,
    "#);
    let related =
        world.send("GET", "/zz_posts?select=id,author:author_id(name),...editor_id(name)&order=id", &CSV, None).await;
    insta::assert_snapshot!(related.text, @r#"
    id,author,name
    1,"{""name"":""Ada""}",Ben
    2,"{""name"":""Ada""}",
    3,"{""name"":""Ben""}",Ada
    "#);
    // No rows: the header stands all the same.
    assert_eq!(world.send("GET", "/zz_posts?select=id,body&id=eq.99", &CSV, None).await.text, "id,body");
    let star = world.send("GET", "/zz_people?id=eq.1", &CSV, None).await;
    assert!(star.text.starts_with("id,name,manager_id,meta,tags,span,about,born\n"), "no salary: {}", star.text);
    assert_eq!(world.send("GET", "/zz_people?select=salary", &CSV, None).await.error(401), "42501");
    let head = world.send("HEAD", "/zz_people", &CSV, None).await;
    assert_eq!((head.header("content-type"), head.text.as_str()), ("text/csv; charset=utf-8", ""));
}

#[tokio::test]
async fn calls() {
    let world = World::start().await;
    let post = async |name: &str| world.send("POST", &format!("/rpc/{name}"), &CSV, Some(&json!({}))).await;
    assert_eq!(post("zz_pairs").await.text, "k,v\na,1\nb,2\nc,");
    assert_eq!(post("zz_pairs?select=v,k&v=not.is.null").await.text, "v,k\n1,a\n2,b");
    assert_eq!(post("zz_first").await.text, "id,title\n1,red");
    let team = world.send("POST", "/rpc/zz_team?select=name", &CSV, Some(&json!({"title": "red"}))).await;
    assert_eq!(team.text, "name\nAda\nBen");
    for name in ["zz_add?a=1", "zz_numbers", "zz_void", "zz_json"] {
        assert_eq!(world.send("GET", &format!("/rpc/{name}"), &CSV, None).await.error(406), "PGRST107", "{name}");
    }
    assert_eq!(post("save_job").await.error(406), "PGRST107", "a command answers JSON");
}

#[tokio::test]
async fn writes() {
    let world = World::start().await;
    let rows = "id,name,manager_id,meta\n20,\"Dan, Jr\",1,\"{\"\"a\"\":1}\"\r\n21,NULL?,NULL,{}\n";
    let sent = write(&world, "POST", "/zz_people?select=id,name,manager_id&order=id", "text/csv", rows).await;
    assert_eq!(sent.status.as_u16(), 201);
    let expected = json!([
        {"id": 20, "name": "Dan, Jr", "manager_id": 1},
        {"id": 21, "name": "NULL?", "manager_id": null},
    ]);
    assert_eq!(sent.json(), expected);
    let form = "application/x-www-form-urlencoded";
    let sent = write(&world, "POST", "/zz_teams?select=title", form, "title=a+%26+b").await;
    assert_eq!((sent.status.as_u16(), sent.json()), (201, json!([{"title": "a & b"}])));
    let changed = write(&world, "PATCH", "/zz_people?id=eq.20&select=name", form, "name=Dora").await;
    assert_eq!(changed.ok(), json!([{"name": "Dora"}]));
    // Quoted, it is the word.
    let null = write(&world, "POST", "/zz_people?select=name", "text/csv", "id,name\n22,\"NULL\"").await;
    assert_eq!(null.json(), json!([{"name": "NULL"}]));
    assert_eq!(write(&world, "POST", "/zz_people", "text/csv", "id,name\n23,NULL").await.error(400), "23502");
    assert_eq!(write(&world, "POST", "/zz_people", "text/csv", "id,name\nx,y").await.error(400), "22P02");
    // Of a bad line nothing is written, and it is named.
    let bad = write(&world, "POST", "/zz_people", "text/csv", "id,name\n30,a\n31\n").await;
    assert_eq!(bad.error(400), "PGRST102");
    assert_eq!(bad.json()["details"], "1 values where 2 were expected in line 3");
    assert_eq!(world.look("select count(*) from zz_people where id >= 30").await, "0");
    // An argument of a function is no row of a table.
    assert_eq!(write(&world, "POST", "/rpc/zz_add", "text/csv", "a\n1").await.error(400), "PGRST102");
    assert_eq!(write(&world, "POST", "/zz_teams", "text/csv", "title").await.status.as_u16(), 201, "no rows");
}
