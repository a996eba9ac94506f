//! What would be slow or break an upgrade.

use super::{found, nothing};

#[tokio::test]
async fn lint_0001_every_foreign_key_has_an_index() {
    nothing(
        "0001 unindexed foreign keys",
        "select c.conrelid::regclass || ' ' || c.conname from pg_constraint c
         where c.contype = 'f'
           and c.connamespace::regnamespace::text in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')
           and not exists (
               select from pg_index i
               where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
                 and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ 'IS NOT NULL'))",
    )
    .await;
}

#[tokio::test]
async fn lint_0003_policies_ask_who_is_asking_once_a_statement() {
    // Stricter than the lint: our own helpers count like those of auth.
    nothing(
        "0003 auth rls initplan",
        "select tablename || ' ' || policyname from (
             select *, regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''),
                 'SELECT (auth|private)\\.[a-z_]+\\(', '', 'g') as rest
             from pg_policies where schemaname in ('public', 'realtime', 'storage')) p
         where rest ~ '(current_setting|auth\\.[a-z_]+|private\\.(my_|caller_|topic_|is_seeker|is_company_admin|has_permission)[a-z_]*)\\('",
    )
    .await;
}

#[tokio::test]
async fn lint_0004_every_table_has_a_primary_key() {
    nothing(
        "0004 no primary key",
        "select c.oid::regclass::text from pg_class c
         where c.relkind in ('r', 'p')
           and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')
           and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)",
    )
    .await;
}

#[tokio::test]
async fn lint_0006_one_permissive_policy_for_each_role_and_operation() {
    // The linter looks at no schema of the platform. storage.objects has one policy for each kind of bucket, so that a
    // bucket's rule can be read, and lost, on its own.
    nothing(
        "0006 multiple permissive policies",
        "select p.polrelid::regclass || ' ' || r.rolname || ' ' || way.cmd::text || ': ' || string_agg(p.polname, ', ')
         from pg_policy p
         join pg_class c on c.oid = p.polrelid
         join pg_roles r on r.oid = any (p.polroles) or p.polroles = '{0}',
         lateral unnest(case p.polcmd when '*' then '{r,a,w,d}'::\"char\"[] else array[p.polcmd] end) way (cmd)
         where p.polpermissive and not r.rolbypassrls and not r.rolsuper and r.rolname !~ '^pg_'
           and c.relnamespace <> 'storage'::regnamespace
         group by p.polrelid, r.rolname, way.cmd having count(*) > 1",
    )
    .await;
}

#[tokio::test]
async fn lint_0009_no_index_twice() {
    nothing(
        "0009 duplicate index",
        "select string_agg(i.indexrelid::regclass::text, ', ') from pg_index i join pg_class c on c.oid = i.indrelid
         where c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')
         group by i.indrelid, regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE )?INDEX \\S+ ', '')
         having count(*) > 1",
    )
    .await;
}

#[tokio::test]
async fn lint_0018_no_column_names_objects_of_the_catalog() {
    // Their numbers do not survive an upgrade.
    nothing(
        "0018 unsupported reg types",
        "select a.attrelid::regclass || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relkind in ('r', 'p', 'm') and a.attnum > 0 and a.atttypid::regtype::text ~ '^reg'
           and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')",
    )
    .await;
}

#[tokio::test]
async fn lint_0021_keys_into_auth_are_primary_ones() {
    nothing(
        "0021 foreign key to auth unique",
        "select c.conrelid::regclass || ' ' || c.conname from pg_constraint c
         join pg_class f on f.oid = c.confrelid
         where c.contype = 'f' and f.relnamespace = 'auth'::regnamespace and not exists (
             select from pg_index i
             where i.indrelid = c.confrelid and i.indisprimary and i.indnkeyatts = cardinality(c.confkey)
               and (i.indkey::smallint[])[0:i.indnkeyatts - 1] @> c.confkey)",
    )
    .await;
}

#[tokio::test]
async fn lint_0022_extensions_are_as_new_as_the_server_has_them() {
    nothing(
        "0022 extension versions outdated",
        "select e.extname || ' ' || e.extversion from pg_extension e join pg_available_extensions a on a.name = e.extname
         where a.default_version <> e.extversion",
    )
    .await;
}

#[tokio::test]
async fn lint_0030_no_index_is_invalid_and_no_table_goes_without_vacuum() {
    // Two lints were given this number in turn; the third is among those of security.
    nothing(
        "0030 invalid index, autovacuum disabled",
        "select i.indexrelid::regclass::text from pg_index i where not i.indisvalid or not i.indisready
         union select c.oid::regclass::text from pg_class c where array_to_string(c.reloptions, ',') ~ 'autovacuum_enabled=(false|off)'",
    )
    .await;
}

#[tokio::test]
async fn lint_0031_no_replication_slot_is_left_behind() {
    // The change feed's slots are temporary: gone with the connection, so that no log piles up.
    let kept = found(
        "select slot_name::text from pg_replication_slots where database = current_database() and not temporary",
    )
    .await;
    assert!(kept.is_empty(), "0031 unused replication slot: {kept:?}");
}
