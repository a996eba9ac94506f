//! Accounts with a second factor: what a session that owes it would see and do if nothing stood before the database.

use super::{findings::Findings, grid::Row, world::World};

/// Everything that a signed-in person may read of the exposed schemas.
const READABLE: &str = "
    select c.oid::regclass::text from pg_class c
    where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
      and has_any_column_privilege($1, c.oid, 'select')
    order by 1";

#[tokio::test]
async fn h1_the_database_alone_shows_nothing_to_a_session_that_owes_its_factor() {
    let world = World::build().await;
    let mut found = Findings::all();
    for role in ["authenticated", "app_command"] {
        let tables = world.admin.query(READABLE, &[&role]).await.expect("the catalog answers");
        assert!(tables.len() > 20, "{role}: {}", tables.len());
        for (owing, strong) in [("F", "J"), ("FE", "EA")] {
            let mut shown = 0;
            for table in &tables {
                let table: String = table.get(0);
                let rows = count(&world, role, owing, &table).await;
                found.cell(rows == 0, || format!("{table} · {owing} as {role}: {rows} rows"));
                shown += i64::from(count(&world, role, strong, &table).await > 0);
            }
            // The same person with two factors reads much of it, so that these counts mean something.
            assert!(shown > 12, "{strong} as {role} reads {shown} tables");
        }
    }
    found.assert();
}

async fn count(world: &World, role: &str, actor: &str, table: &str) -> i64 {
    let person = world.person(&Row::about("", "", "view_analytics"), actor).expect("somebody with an account");
    let begin = format!(
        "begin; set local role {role};
         select set_config('request.jwt.claim.sub', '{}', true), set_config('request.jwt.claim.session_id', '{}', true)",
        person.id, person.session_id
    );
    world.admin.batch_execute(&begin).await.expect("a superuser takes any role");
    let rows = world.admin.query_one(&format!("select count(*) from (select 1 from {table}) t"), &[]).await;
    world.admin.batch_execute("rollback").await.expect("the transaction ends");
    rows.unwrap_or_else(|error| panic!("{table}: {error:?}")).get(0)
}
