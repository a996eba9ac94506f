//! Accounts with a second factor: what a session that owes it would see and do if nothing stood before the database.

use super::{findings::Findings, grid::Row, world::World};

/// Everything that a signed-in person may read of the exposed schemas.
const READABLE: &str = "
    select c.oid::regclass::text from pg_class c
    where c.relkind in ('r', 'v') and c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
      and has_any_column_privilege($1::name, c.oid, 'select')
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
                let (rows, public) = (count(&world, role, owing, &table).await, visitor(&world, &table).await);
                found
                    .cell(rows <= public, || format!("{table} · {owing} as {role}: {rows} rows, a visitor {public}"));
                shown += usize::from(count(&world, role, strong, &table).await > public);
            }
            // The same person with two factors reads much of it, so that these counts mean something.
            assert!(shown > 5, "{strong} as {role} reads more than a visitor of {shown} tables");
        }
    }
    found.assert();
}

/// Rows that the actor's session would see.
async fn count(world: &World, role: &str, actor: &str, table: &str) -> i64 {
    let person = world.person(&Row::about("", "", "view_analytics"), actor).expect("somebody with an account");
    let claims = format!(
        "select set_config('request.jwt.claim.sub', '{}', true), set_config('request.jwt.claim.session_id', '{}', true)",
        person.id, person.session_id
    );
    rows(world, role, &claims, table).await
}

/// Rows that everyone sees.
async fn visitor(world: &World, table: &str) -> i64 {
    rows(world, "anon", "select 1", table).await
}

/// What the role may not read has none.
async fn rows(world: &World, role: &str, claims: &str, table: &str) -> i64 {
    let begin = format!("begin; set local role {role}; {claims}");
    world.admin.batch_execute(&begin).await.expect("a superuser takes any role");
    let rows = world.admin.query_one(&format!("select count(*) from (select from {table}) t"), &[]).await;
    world.admin.batch_execute("rollback").await.expect("the transaction ends");
    rows.map_or(0, |row| row.get(0))
}
