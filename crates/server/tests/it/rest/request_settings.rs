//! `request.method`, `request.path`, `request.headers` and `request.network` are set where something reads them.

use super::World;
use serde_json::{Value, json};
use std::time::Duration;

const MARK: [(&str, &str); 1] = [("x-mark", "yes")];

async fn mark(world: &World, path: &str) -> Value {
    world.send("GET", path, &MARK, None).await.ok()
}

#[tokio::test]
async fn a_function_is_told_when_its_text_asks_and_when_one_that_it_calls_does() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "create function zz_mark() returns text language sql stable as
                $$select nullif(current_setting('request.headers', true), '')::json ->> 'x-mark'$$;
             create function zz_mark_of_another() returns text language sql stable as 'select zz_mark()';
             create function zz_mark_in_standard_form() returns text language sql stable
                return nullif(current_setting('request.headers', true), '')::json ->> 'x-mark';
             create function zz_does_not_ask() returns text language plpgsql stable as
                $$begin return nullif(current_setting(concat('request', '.headers'), true), ''); end$$",
        )
        .await
        .expect("functions");
    world.reload("/rpc/zz_does_not_ask").await;
    for path in ["/rpc/zz_mark", "/rpc/zz_mark_of_another", "/rpc/zz_mark_in_standard_form"] {
        assert_eq!(mark(&world, path).await, json!("yes"), "{path}");
    }
    assert_eq!(mark(&world, "/rpc/zz_does_not_ask").await, Value::Null, "it costs nothing");
}

#[tokio::test]
async fn a_policy_that_asks_is_told_in_every_request() {
    let world = World::start().await;
    let admin = world.database.admin().await;
    admin
        .batch_execute(
            "create table zz_marked (id int primary key);
             insert into zz_marked values (1);
             alter table zz_marked enable row level security;
             create policy marked on zz_marked using (true);
             grant select on zz_marked to anon",
        )
        .await
        .expect("a table");
    world.reload("/zz_marked").await;
    assert_eq!(world.read("/zz_marked").await.ok(), json!([{ "id": 1 }]));
    admin
        .batch_execute(
            "alter policy marked on zz_marked
                using (nullif(current_setting('request.headers', true), '')::json ->> 'x-mark' = 'yes')",
        )
        .await
        .expect("a policy");
    for _ in 0..100 {
        admin.batch_execute("notify pgrst, 'reload schema'").await.expect("a notification");
        if mark(&world, "/zz_marked").await == json!([{ "id": 1 }]) {
            assert_eq!(world.read("/zz_marked").await.ok(), json!([]));
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the policy was never told");
}
