//! Related tables.

use super::{World, pluck};
use serde_json::json;

async fn read(world: &World, path: &str) -> serde_json::Value {
    world.read(path).await.ok()
}

#[tokio::test]
async fn every_kind_of_relation() {
    let world = World::start().await;
    assert_eq!(
        read(&world, "/zz_posts?select=id,author:zz_people!zz_posts_author_id_fkey(name),editor:editor_id(name)&order=id&limit=2").await,
        json!([
            {"id": 1, "author": {"name": "Ada"}, "editor": {"name": "Ben"}},
            {"id": 2, "author": {"name": "Ada"}, "editor": null},
        ])
    );
    assert_eq!(
        read(
            &world,
            "/zz_people?select=id,zz_posts!author_id(body)&order=id&zz_posts.order=id.desc&zz_posts.limit=1"
        )
        .await,
        json!([
            {"id": 1, "zz_posts": [{"body": "two"}]},
            {"id": 2, "zz_posts": [{"body": "three"}]},
            {"id": 3, "zz_posts": []},
        ])
    );
    assert_eq!(
        read(&world, "/zz_people?select=id,zz_teams(title),zz_passports(number)&order=id&zz_teams.order=title").await,
        json!([
            {"id": 1, "zz_teams": [{"title": "blue"}, {"title": "red"}], "zz_passports": {"number": "P-1"}},
            {"id": 2, "zz_teams": [{"title": "red"}], "zz_passports": null},
            {"id": 3, "zz_teams": [], "zz_passports": null},
        ])
    );
    assert_eq!(
        read(&world, "/zz_people?select=id,boss:manager_id(name),staff:zz_people(id)&id=eq.1").await,
        json!([{"id": 1, "boss": null, "staff": [{"id": 2}, {"id": 3}]}])
    );
    assert_eq!(
        read(
            &world,
            "/zz_memberships?select=since,zz_people(name,zz_posts!author_id(body,editor_id(name)))&person_id=eq.2"
        )
        .await,
        json!([{"since": "2022-01-01", "zz_people":
            {"name": "Ben", "zz_posts": [{"body": "three", "editor_id": {"name": "Ada"}}]}}])
    );
    // A view relates by the key of its base table.
    assert_eq!(
        read(&world, "/zz_managers?select=label,zz_passports(number)").await,
        json!([{"label": "Ada", "zz_passports": {"number": "P-1"}}])
    );
    assert_eq!(
        read(&world, "/zz_posts?select=id,boss:zz_managers!author_id(label)&order=id").await,
        json!([{"id": 1, "boss": {"label": "Ada"}}, {"id": 2, "boss": {"label": "Ada"}}, {"id": 3, "boss": null}])
    );
}

#[tokio::test]
async fn filters_on_relations() {
    let world = World::start().await;
    let ids = async |query: &str| pluck(&read(&world, &format!("/zz_people?order=id&{query}")).await, "id");
    assert_eq!(ids("select=id,zz_posts!author_id!inner(body)").await, [1, 2]);
    assert_eq!(ids("select=id,zz_posts!author_id!inner(body)&zz_posts.body=eq.three").await, [2]);
    assert_eq!(ids("select=id,zz_posts!author_id(body)&zz_posts.body=eq.three").await, [1, 2, 3]);
    assert_eq!(ids("select=id,zz_teams!inner(title)&zz_teams.title=eq.blue").await, [1]);
    assert_eq!(ids("select=id,t:zz_teams()&t.title=eq.red&t=not.is.null").await, [1, 2]);
    assert_eq!(ids("select=id,p:zz_posts!author_id()&p=is.null").await, [3]);
    assert_eq!(ids("select=id,p:zz_posts!author_id(),t:zz_teams()&or=(p.is.null,t.not.is.null)").await, [1, 2, 3]);
    assert_eq!(ids("select=id,p:zz_posts!author_id!inner(e:editor_id!inner(name))&p.e.name=eq.Ben").await, [1]);
    assert_eq!(ids("select=id,p:zz_posts!author_id!inner()&p.or=(body.eq.one,body.eq.three)").await, [1, 2]);
    assert_eq!(ids("select=id,p:zz_posts!author_id!inner()&p.not.and=(body.neq.three,id.gt.0)").await, [2]);
    let counted = world.prefer("/zz_people?select=id,zz_posts!author_id!inner(body)&limit=1", "count=exact").await;
    assert_eq!(counted.header("content-range"), "0-0/2");
    let hidden_key = read(&world, "/zz_people?select=zz_posts!author_id()&id=eq.1").await;
    assert_eq!(hidden_key, json!([{}]));
}

#[tokio::test]
async fn relations_that_are_refused() {
    let world = World::start().await;
    let body = async |status: u16, path: &str| {
        let answer = world.read(path).await;
        assert_eq!(answer.status.as_u16(), status, "{path}: {}", answer.text);
        answer.json()
    };
    let ambiguous = body(300, "/zz_posts?select=zz_people(name)").await;
    assert_eq!(ambiguous["code"], "PGRST201");
    assert_eq!(ambiguous["details"].as_array().map(Vec::len), Some(2));
    assert!(!world.read("/zz_posts?select=zz_people(name)").await.headers.contains_key("location"));
    let missing = body(400, "/zz_people?select=zz_pots(name)").await;
    assert_eq!(
        (&missing["code"], &missing["hint"]),
        (&json!("PGRST200"), &json!("Perhaps you meant 'zz_posts' instead of 'zz_pots'."))
    );
    let unseen = body(400, "/zz_people?select=zz_hiden(id)").await;
    assert_eq!(unseen["hint"], json!(null));
    assert_eq!(body(401, "/zz_people?select=zz_hidden(id)").await["code"], "42501");
    assert_eq!(body(401, "/zz_posts?select=id,editor_id(salary)").await["code"], "42501");
    assert_eq!(body(401, "/zz_posts?select=id,e:editor_id()&e.salary=gt.1&e=is.null").await["code"], "42501");
    assert_eq!(body(400, "/zz_people?zz_posts.body=eq.1").await["code"], "PGRST108");
    assert_eq!(body(400, "/zz_people?select=id,zz_teams(title)&order=zz_teams(title)").await["code"], "PGRST118");
    assert_eq!(body(400, "/zz_people?select=id,zz_teams(title)&zz_teams=eq.1").await["code"], "PGRST120");
    assert_eq!(body(400, "/zz_people?select=...zz_pasports(number)").await["code"], "PGRST200");
    assert_eq!(body(300, "/zz_posts?select=...zz_people(name)").await["code"], "PGRST201");
    assert_eq!(body(401, "/zz_posts?select=id,...editor_id(salary)").await["code"], "42501");
    assert_eq!(body(401, "/zz_people?select=...zz_hidden(id)").await["code"], "42501");
    assert_eq!(body(400, "/zz_people?select=id.count()").await["code"], "PGRST123");
    // Nothing outside the exposed schema relates.
    assert_eq!(body(400, "/profiles?select=users(*)").await["code"], "PGRST200");
}
