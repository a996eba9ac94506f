//! Writes without any condition: the data API always names what it reads, so the reading policy stands before every write
//! of its. Should a statement ever read nothing, the writing policy alone has to hold.

use super::{findings::Findings, grid::OTHERS, world::World};
use crate::access::grid::Row;

/// What callers may change or delete without reading: the table, and a column that may be set to its default.
const WRITES: &str = "
    select c.oid::regclass::text, 'delete'
    from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
      and has_table_privilege('authenticated', c.oid, 'delete')
    union all
    select c.oid::regclass::text, (
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and (a.atthasdef or not a.attnotnull) and a.attgenerated = ''
          and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
        order by a.attnum limit 1)
    from pg_class c
    where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'storage'::regnamespace)
      and has_any_column_privilege('authenticated', c.oid, 'update')
    order by 1, 2";

/// What must reach no row even as a statement of its own: a table, a role, who, and the statement. The data API and the
/// commands ask before, or read what they wrote; the policy has to hold alone.
const HELD: [(&str, &str, &str, &str); 5] = [
    ("job_openings", "app_command", "EA", "delete from public.job_openings where id = '{job}'"),
    (
        "storage.objects",
        "authenticated",
        "J2",
        "insert into storage.objects {columns} values ('avatars', '{J}/{uuid}', {rest})",
    ),
    (
        "storage.objects",
        "authenticated",
        "J2",
        "insert into storage.objects {columns} values ('logos', '{company}/{uuid}', {rest})",
    ),
    (
        "storage.objects",
        "authenticated",
        "J2",
        "insert into storage.objects {columns} values ('attachments', '{conversation}/{uuid}', {rest})",
    ),
    (
        "storage.objects",
        "authenticated",
        "J2",
        "insert into storage.objects {columns} values ('bug-reports', '{J}/{uuid}', {rest})",
    ),
];

#[tokio::test]
async fn b05_no_write_without_a_condition_reaches_what_its_writer_may_not_read() {
    let world = World::build().await;
    let mut found = Findings::all();
    run(&world, None, &mut found).await;
    found.assert();
}

/// Runs the bare writes of one table, or of all.
pub async fn run(world: &World, only: Option<&str>, found: &mut Findings) {
    // Files of some people, so that there is something to reach. Triggers that look for their bytes sleep meanwhile.
    let files = "set session_replication_role = replica;
        insert into storage.objects (bucket_id, name, owner, version, size, content_type, etag, cache_control)
        select b, f || '/' || gen_random_uuid(), o::uuid, gen_random_uuid(), 1, 'image/png', md5(b), 'no-cache'
        from (values ('avatars', '{J}', '{J}'), ('logos', '{company}', '{EA}'), ('attachments', '{conversation}', '{J}'),
            ('bug-reports', '{J}', '{J}')) v (b, f, o);
        set session_replication_role = origin";
    let row = Row::about("", "", "view_analytics");
    world.admin.batch_execute(&world.fill(&row, "J", files)).await.unwrap_or_else(|error| panic!("{error:?}"));
    for write in world.admin.query(WRITES, &[]).await.expect("the catalog answers") {
        let (table, what): (String, Option<String>) = (write.get(0), write.get(1));
        let Some(what) = what.filter(|_| only.is_none_or(|only| only == table)) else { continue };
        let statement = match what.as_str() {
            "delete" => format!("delete from {table}"),
            column => format!("update {table} set {column} = default"),
        };
        for actor in OTHERS.into_iter().filter(|actor| *actor != "A") {
            let count = format!("select count(*) from {table}");
            let (readable, reached) = attempt(world, "authenticated", actor, &count, &statement).await;
            found.cell(
                reached.is_none_or(|reached| reached <= readable) && (readable > 0 || reached.is_some()),
                || format!("{table} · {statement} · {actor}: reads {readable}, reaches {reached:?}"),
            );
        }
        if found.enough() {
            return;
        }
    }
    for (table, role, actor, statement) in HELD {
        if only.is_some_and(|only| only != table) {
            continue;
        }
        let statement = statement
            .replace("{columns}", "(bucket_id, name, owner, version, size, content_type, etag, cache_control)")
            .replace("{rest}", "'{me}', '{uuid}', 1, 'image/png', md5('x'), 'no-cache'");
        let statement = world.fill(&row, actor, &statement);
        let (_, reached) = attempt(world, role, actor, "select 0::bigint", &statement).await;
        found.cell(reached.is_none_or(|reached| reached == 0), || {
            format!("{table} · {statement} · {actor} as {role}: reaches {reached:?}")
        });
    }
}

/// How many rows the actor reads, and how many the statement reaches; none if it reached one that it must not change.
/// Triggers sleep: only the policies are asked.
async fn attempt(world: &World, role: &str, actor: &str, count: &str, statement: &str) -> (u64, Option<u64>) {
    let row = Row::about("", "", "view_analytics");
    let person = world.person(&row, actor).expect("somebody with an account");
    let claims = format!(
        "begin; set local session_replication_role = replica; set local role {role};
         select set_config('request.jwt.claim.sub', '{}', true), set_config('request.jwt.claim.session_id', '{}', true)",
        person.id, person.session_id
    );
    world.admin.batch_execute(&claims).await.expect("a superuser takes any role");
    let count = world.admin.query_one(count, &[]).await.expect("a table that may be read");
    let reached = world.admin.execute(statement, &[]).await.ok();
    world.admin.batch_execute("rollback").await.expect("the transaction ends");
    (u64::try_from(count.get::<_, i64>(0)).expect("a count"), reached)
}
