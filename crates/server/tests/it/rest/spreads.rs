//! `...relation(columns)`: the related row's columns among those of the outer one.

use super::{World, pluck};
use serde_json::{Value, json};

async fn read(world: &World, path: &str) -> Value {
    let answer = world.read(path).await;
    assert!(answer.status.is_success(), "{path}: {}", answer.text);
    answer.json()
}

#[tokio::test]
async fn one_related_row() {
    let world = World::start().await;
    assert_eq!(
        read(&world, "/zz_posts?select=id,...editor_id(editor:name,lang:meta->>lang)&order=id").await,
        json!([
            {"id": 1, "editor": "Ben", "lang": "de"},
            {"id": 2, "editor": null, "lang": null},
            {"id": 3, "editor": "Ada", "lang": "en"},
        ])
    );
    assert_eq!(
        read(&world, "/zz_people?select=name,...zz_passports(number)&order=id&limit=2").await,
        json!([{"name": "Ada", "number": "P-1"}, {"name": "Ben", "number": null}])
    );
    // Through two tables, and with an embed inside.
    assert_eq!(
        read(
            &world,
            "/zz_posts?select=body,...author_id(name,...manager_id(boss:name),zz_passports(number))&id=eq.3"
        )
        .await,
        json!([{"body": "three", "name": "Ben", "boss": "Ada", "zz_passports": null}])
    );
    // All readable columns.
    let all = read(&world, "/zz_passports?select=number,...zz_people(*)").await;
    assert_eq!((&all[0]["name"], all[0].get("salary")), (&json!("Ada"), None));
    let twice = world.read("/zz_posts?select=id,...author_id(id)&id=eq.3").await;
    assert_eq!(twice.text, "[{\"id\":3,\"id\":2}]");
}

#[tokio::test]
async fn many_related_rows() {
    let world = World::start().await;
    assert_eq!(
        read(
            &world,
            "/zz_people?select=name,...zz_posts!author_id(body,ids:id)&zz_posts.order=id.desc&zz_posts.limit=5&order=id"
        )
        .await,
        json!([
            {"name": "Ada", "body": ["two", "one"], "ids": [2, 1]},
            {"name": "Ben", "body": ["three"], "ids": [3]},
            {"name": "Cleo, \"the\" (3rd)", "body": [], "ids": []},
        ])
    );
    // Through a junction, with a spread inside that refers to the table before the junction. A visitor may not go back
    // to a table through a list.
    let person = world.seeker().await;
    let path = "/rest/v1/zz_people?select=id,...zz_teams(title,...zz_people(members:id))&zz_teams.order=title\
                &zz_teams.zz_people.order=id&order=id";
    assert_eq!(
        person.get(path).await.ok(),
        json!([
            {"id": 1, "title": ["blue", "red"], "members": [[1], [1, 2]]},
            {"id": 2, "title": ["red"], "members": [[1, 2]]},
            {"id": 3, "title": [], "members": []},
        ])
    );
    let stripped = [("accept", "application/vnd.pgrst.object+json;nulls=stripped")];
    let one = world.send("GET", "/zz_posts?select=id,...editor_id(name)&id=eq.2", &stripped, None).await;
    assert_eq!(one.ok(), json!({"id": 2}));
}

#[tokio::test]
async fn conditions_and_orders() {
    let world = World::start().await;
    let ids = async |query: &str| pluck(&read(&world, &format!("/zz_posts?{query}")).await, "id");
    assert_eq!(ids("select=id,...editor_id!inner(name)&order=id").await, [1, 3]);
    assert_eq!(ids("select=id,...editor_id!inner(name)&editor_id.name=eq.Ben").await, [1]);
    assert_eq!(ids("select=id,...editor_id(name)&editor_id=is.null").await, [2]);
    assert_eq!(ids("select=id,...editor_id(name)&order=editor_id(name).desc.nullslast").await, [1, 3, 2]);
    assert_eq!(
        read(&world, "/zz_posts?select=id,...editor_id(name)&editor_id.name=eq.Ben&order=id").await,
        json!([{"id": 1, "name": "Ben"}, {"id": 2, "name": null}, {"id": 3, "name": null}])
    );
    let counted = world.prefer("/zz_posts?select=id,...editor_id!inner(name)&limit=1", "count=exact").await;
    assert_eq!(counted.header("content-range"), "0-0/2");
    assert_eq!(world.read("/zz_posts?select=id,...author_id(name)&name=eq.Ada").await.error(400), "42703");
}

#[tokio::test]
async fn in_answers_of_writes_and_calls() {
    let world = World::start().await;
    let prefer = [("prefer", "return=representation")];
    let changed = world
        .send("PATCH", "/zz_posts?id=eq.2&select=id,...editor_id(name)", &prefer, Some(&json!({"editor_id": 1})))
        .await;
    assert_eq!(changed.ok(), json!([{"id": 2, "name": "Ada"}]));
    let called = world
        .send("POST", "/rpc/zz_team?select=id,...zz_passports(number)&order=id", &[], Some(&json!({"title": "red"})))
        .await;
    assert_eq!(called.ok(), json!([{"id": 1, "number": "P-1"}, {"id": 2, "number": null}]));
}

#[tokio::test]
async fn b06_spreads_leave_hidden_rows_hidden() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "create table zz_private (id int primary key, person_id int references zz_people, word text);
             insert into zz_private values (1, 1, 'secret'), (2, 2, 'open');
             alter table zz_private enable row level security;
             create policy open_words on zz_private using (word = 'open');
             grant select on zz_private to anon",
        )
        .await
        .expect("a table");
    world.reload("/zz_private?limit=0").await;
    assert_eq!(
        read(&world, "/zz_people?select=id,...zz_private(word)&order=id").await,
        json!([{"id": 1, "word": []}, {"id": 2, "word": ["open"]}, {"id": 3, "word": []}])
    );
}
