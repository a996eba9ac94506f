//! Counting never tells about rows that the caller must not see.

use super::World;
use crate::kit::Answer;
use serde_json::json;
use std::time::Duration;

/// A planner's estimate is made from statistics over all rows: a policy that hides nearly all of them does not keep
/// it from telling whether a value is frequent among the hidden ones. Ours is counted.
#[tokio::test]
async fn b11_no_count_tells_of_hidden_rows() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "create table zz_jobs (id int primary key, employer text not null, visible text not null);
             insert into zz_jobs select i, case when i % 10 = 0 then 'SecretCorp' else 'Corp ' || i % 50 end,
                case when i % 10 = 0 then 'Private' else 'Open' end from generate_series(1, 30000) i;
             create index on zz_jobs (employer);
             alter table zz_jobs enable row level security;
             create policy open on zz_jobs using (visible = 'Open');
             grant select on zz_jobs to anon;
             analyze zz_jobs",
        )
        .await
        .expect("a table");
    world.reload("/zz_jobs?limit=0").await;
    for mode in ["exact", "planned", "estimated"] {
        let count = async |filter: &str| {
            let prefer = format!("count={mode}");
            let answer = world.send("HEAD", &format!("/zz_jobs?{filter}"), &[("prefer", &prefer)], None).await;
            assert_eq!(answer.header("preference-applied"), prefer);
            answer.header("content-range").to_owned()
        };
        assert_eq!(count("employer=eq.SecretCorp").await, "*/0", "{mode}");
        assert_eq!(count("employer=eq.Nobody").await, "*/0", "{mode}");
        assert_eq!(count("employer=eq.Corp 1&limit=1").await, "0-0/600", "{mode}");
        // Beyond the bound a number is only a floor, and the same whatever is hidden.
        let all = if mode == "exact" { "0-9/27000" } else { "0-9/10000" };
        assert_eq!(count("limit=10").await, all, "{mode}");
    }
    // The page itself is never beyond what the count says.
    let far = world.prefer("/zz_jobs?select=id&offset=12000&limit=5", "count=estimated").await;
    assert_eq!((far.status.as_u16(), far.header("content-range")), (206, "12000-12004/12005"));
}

#[tokio::test]
async fn b12_no_plan_is_shown_to_anybody() {
    let world = World::start().await;
    let service = world.service_key();
    for accept in ["application/vnd.pgrst.plan", "application/vnd.pgrst.plan+json; options=analyze|verbose"] {
        assert_eq!(world.send("GET", "/zz_people", &[("accept", accept)], None).await.error(406), "PGRST107");
        let operator = world.request("GET", "/rest/v1/zz_people").bearer_auth(&service).header("accept", accept);
        assert_eq!(Answer::of(operator).await.error(406), "PGRST107");
    }
    for function in ["count", "sum", "avg", "max"] {
        assert_eq!(world.read(&format!("/zz_people?select=id.{function}()")).await.error(400), "PGRST123");
    }
}

/// A client reads the number behind the slash, and makes `NaN` of `*`.
#[tokio::test]
async fn whatever_is_called_is_counted_when_that_is_wished() {
    let world = World::start().await;
    for (path, range) in [
        ("/rpc/zz_add?a=1", "0-0/1"),
        ("/rpc/zz_json", "0-0/1"),
        ("/rpc/zz_first", "0-0/1"),
        ("/rpc/zz_numbers", "0-2/3"),
        ("/rpc/zz_numbers?limit=1", "0-0/3"),
    ] {
        for mode in ["exact", "planned", "estimated"] {
            let answer = world.prefer(path, &format!("count={mode}")).await;
            assert!(answer.status.is_success(), "{path}: {}", answer.text);
            assert_eq!(answer.header("content-range"), range, "{path} {mode}");
        }
        let plain = world.read(path).await;
        assert!(plain.header("content-range").ends_with("/*"), "{path}: nobody asked");
    }
    let head = world.send("HEAD", "/rpc/zz_add?a=1", &[("prefer", "count=exact")], None).await;
    assert_eq!(head.header("content-range"), "0-0/1");
    let body = json!({"a": 1});
    let posted = world.send("POST", "/rpc/zz_add", &[("prefer", "count=exact")], Some(&body)).await;
    assert_eq!((posted.header("content-range"), posted.text.as_str()), ("0-0/1", "11"));

    let me = world.newcomer().await;
    let command = me.request("POST", "/rest/v1/rpc/choose_role").header("prefer", "count=exact");
    let command = Answer::of(command.json(&json!({"p_role": "job_seeker"}))).await;
    assert!(command.status.is_success(), "{}", command.text);
    assert_eq!(command.header("content-range"), "0-0/1", "a command is a call too");
}

/// `count` is the one aggregate that clients use without switching aggregates on.
#[tokio::test]
async fn rows_are_counted_in_the_select_list() {
    let world = World::start().await;
    let read = async |path: &str| world.read(path).await.ok();
    let people = read("/zz_people?select=id,zz_posts!author_id(count)&order=id").await;
    let counts: Vec<_> = people.as_array().expect("a list").iter().map(|person| person["zz_posts"].clone()).collect();
    for (person, counted) in people.as_array().expect("a list").iter().zip(&counts) {
        let own = world.look(&format!("select count(*) from zz_posts where author_id = {}", person["id"])).await;
        assert_eq!(*counted, json!([{"count": own.parse::<i64>().expect("a number")}]), "{person}");
    }
    assert!(counts.iter().any(|counted| counted[0]["count"] != 0) && counts.len() == 3, "{people}");
    let same = read("/zz_people?select=id,zz_posts!author_id(count())&order=id").await;
    assert_eq!(same, people);
    let named = read("/zz_people?select=id,posts:zz_posts!author_id(n:count::text)&order=id&limit=1").await;
    assert_eq!(named[0]["posts"][0]["n"], json!(counts[0][0]["count"].to_string()));
    let filtered = read("/zz_people?select=id,zz_posts!author_id(count)&zz_posts.id=eq.1&order=id").await;
    let total: i64 =
        filtered.as_array().expect("a list").iter().filter_map(|row| row["zz_posts"][0]["count"].as_i64()).sum();
    assert_eq!(total, 1, "{filtered}");
    assert_eq!(read("/zz_people?select=count").await, json!([{"count": 3}]));
    assert_eq!(
        read("/zz_people?select=n:count()&id=gt.1").await[0]["n"],
        json!(read("/zz_people?select=id&id=gt.1").await.as_array().map(Vec::len))
    );
    let head = world.send("HEAD", "/zz_people?select=count", &[("prefer", "count=exact")], None).await;
    assert_eq!(head.header("content-range"), "0-0/3");
    for grouped in
        ["select=name,count", "select=id,count()", "select=*,count", "select=zz_posts!author_id(body,count)"]
    {
        assert_eq!(world.read(&format!("/zz_people?{grouped}")).await.error(400), "PGRST123", "{grouped}");
    }
}

/// How many rows a table may give is known from the first request on: one of unknown size counts as large.
#[tokio::test]
async fn lists_of_a_new_table_are_read_at_once() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    let tables = "create table zz_shelves (id int primary key);
         create table zz_books (id int primary key, shelf int references zz_shelves);
         create index on zz_books (shelf);
         insert into zz_shelves values (1);
         grant select on zz_shelves, zz_books to anon";
    let path = "/zz_shelves?select=id,zz_books(id)";
    // The request that brings the tables to the server's notice is the first that reads them.
    tokio::time::sleep(Duration::from_millis(2100)).await;
    admin.batch_execute(tables).await.expect("tables");
    assert_eq!(world.read(path).await.ok(), json!([{"id": 1, "zz_books": []}]));
}

/// A count is of what the caller may see, and nothing else.
#[tokio::test]
async fn b11_no_count_in_the_select_list_tells_of_hidden_rows() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    let (me, other) = (world.newcomer().await, world.newcomer().await);
    admin
        .batch_execute(&format!(
            "create table zz_shelves (id int primary key);
             create table zz_books (id int primary key, shelf int references zz_shelves, owner uuid not null);
             create index on zz_books (shelf);
             insert into zz_shelves values (1);
             insert into zz_books select i, 1, case when i <= 2 then '{}'::uuid else '{}'::uuid end from generate_series(1, 9) i;
             alter table zz_shelves enable row level security;
             alter table zz_books enable row level security;
             create policy all_shelves on zz_shelves for select using (true);
             create policy own on zz_books for select using (owner = (select auth.uid()));
             grant select on zz_shelves, zz_books to anon, authenticated",
            me.id, other.id
        ))
        .await
        .expect("tables");
    world.reload("/zz_shelves?limit=0").await;
    for (caller, count) in [(Some(&me), 2), (Some(&other), 7), (None, 0)] {
        for (path, place) in
            [("/rest/v1/zz_shelves?select=id,zz_books(count)", "zz_books"), ("/rest/v1/zz_books?select=count", "")]
        {
            let answer = match caller {
                Some(person) => person.get(path).await.ok(),
                None => world.get(path).await.ok(),
            };
            let rows = if place.is_empty() { &answer } else { &answer[0][place] };
            assert_eq!(*rows, json!([{"count": count}]), "{path}");
        }
    }
}
