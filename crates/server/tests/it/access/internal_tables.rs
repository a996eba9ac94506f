//! Tables that no request names: those of the server's own schemas are the server's whole and no one else's, and those of
//! `private` are reached through functions alone.

use super::findings::Findings;
use crate::{access::World, kit::TestDatabase};
use tokio_postgres::Client;

/// Who holds anything on a table that is not exposed, beside the server (`devproof_system`).
const HOLDERS: &str = "
    select g.schema || '.' || g.name || ': ' || g.holder
    from (
        select n.nspname as schema, c.relname as name, a.grantee::regrole::text as holder
        from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
        where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname in ('auth', 'private', 'queue', 'realtime', 'storage')
        union
        select n.nspname, c.relname, a.grantee::regrole::text
        from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
            aclexplode(t.attacl) a
        where n.nspname in ('auth', 'private', 'queue', 'realtime', 'storage')) g
    where g.holder not in ('devproof_owner', 'devproof_system') or (g.holder = 'devproof_system' and g.schema = 'private')
    order by 1";

/// The only ones: what a bucket takes is no secret, files have policies, and topics are asked by `realtime.check_rights`.
const HOLD: [&str; 8] = [
    "realtime.messages: anon",
    "realtime.messages: authenticated",
    "storage.buckets: anon",
    "storage.buckets: authenticated",
    "storage.buckets: service_role",
    "storage.objects: anon",
    "storage.objects: authenticated",
    "storage.objects: service_role",
];

#[tokio::test]
async fn nobody_holds_anything_on_what_is_the_servers() {
    let database = TestDatabase::create().await;
    let holders = database.admin().await.query(HOLDERS, &[]).await.expect("the catalog answers");
    let holders: Vec<String> = holders.iter().map(|row| row.get(0)).collect();
    assert_eq!(holders, HOLD);
}

#[tokio::test]
async fn nothing_of_its_own_is_hidden_from_the_server() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, &mut found).await;
    found.assert();
}

/// Asks the planner what row level security leaves of each table that the server may read: with no policy it is
/// nothing, whatever the rows are.
pub async fn run(world: &World, found: &mut Findings) {
    let sql = "select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('auth', 'queue', 'realtime', 'storage')
          and has_table_privilege('devproof_system', c.oid, 'select') order by 1";
    for row in world.admin.query(sql, &[]).await.expect("the catalog answers") {
        let table: String = row.get(0);
        let plan = planned(&world.admin, &table).await;
        found.cell(!plan.contains("Filter"), || format!("the server · {table}: does not see every row: {plan}"));
        if found.enough() {
            return;
        }
    }
}

async fn planned(admin: &Client, table: &str) -> String {
    admin.batch_execute("begin; set local role devproof_system").await.expect("a superuser takes any role");
    let rows = admin.query(&format!("explain (costs off) select * from {table}"), &[]).await;
    admin.batch_execute("rollback").await.expect("the transaction ends");
    match rows {
        Ok(rows) => rows.iter().map(|row| row.get::<_, String>(0)).collect::<Vec<_>>().join("; "),
        Err(error) => format!("Filter: {error}"),
    }
}
