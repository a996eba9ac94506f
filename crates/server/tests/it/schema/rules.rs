//! Rules over every table, view, function and policy, read from the catalog.

use crate::kit::TestDatabase;

/// What a visitor without an account may select.
const VISITORS_READ: [&str; 10] = [
    "badge_labels",
    "companies",
    "company_badges",
    "developer_ranks",
    "interview_steps",
    "job_openings",
    "job_skills",
    "skill_aliases",
    "skills",
    "subscription_tiers",
];
/// What a visitor may call.
const VISITORS_CALL: [&str; 11] = [
    CSV_FIELD,
    "get_kept_promises",
    "get_public_company",
    "get_public_job",
    "get_public_profile",
    "home_match_demo",
    "record_view",
    REQUIRE_ROWS,
    "search",
    "search_skills",
    "search_suggest",
];
/// The data API's guard inside a statement: it compares numbers that it is given and raises, and tells nothing.
const REQUIRE_ROWS: &str = "require_rows";
/// How the data API quotes a value that it was given.
const CSV_FIELD: &str = "csv_field";

async fn found(sql: &str) -> Vec<String> {
    let database = TestDatabase::create().await;
    database.admin().await.query(sql, &[]).await.expect("the database answers").iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn row_level_security_is_on_everywhere() {
    let open = found(
        "select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private', 'auth', 'queue', 'storage', 'realtime') and c.relkind in ('r', 'p')
           and c.relname <> 'schema_versions' and not c.relrowsecurity",
    )
    .await;
    // The migrator's own books hold nothing of anybody.
    let open: Vec<_> =
        open.into_iter().filter(|table| !table.contains("migration") && !table.contains("schema_")).collect();
    assert!(open.is_empty(), "{open:?}");
}

#[tokio::test]
async fn every_foreign_key_has_an_index() {
    let bare = found(
        "select c.conrelid::regclass || ' ' || c.conname from pg_constraint c
         where c.contype = 'f' and c.connamespace::regnamespace::text in ('public', 'private', 'auth', 'queue', 'storage')
           and not exists (
               select from pg_index i
               where i.indrelid = c.conrelid and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey
                 and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ 'IS NOT NULL'))",
    )
    .await;
    assert!(bare.is_empty(), "{bare:?}");
}

#[tokio::test]
async fn functions_have_a_fixed_search_path() {
    // A body in the standard's form is bound when it is made: no path is searched when it runs.
    let loose = found(
        "select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private', 'auth', 'queue', 'storage', 'realtime')
           and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
           and not (p.proconfig @> array['search_path=\"\"'])
           and (p.prosqlbody is null or p.prosecdef)
         union all
         select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private', 'auth', 'queue') and p.proconfig is null and p.prosqlbody is null",
    )
    .await;
    assert!(loose.is_empty(), "{loose:?}");
}

#[tokio::test]
async fn policies_ask_who_is_asking_once_a_statement() {
    let bare = found(
        "select tablename || ' ' || policyname from (
             select *, regexp_replace(coalesce(qual, '') || ' ' || coalesce(with_check, ''),
                 'SELECT (auth|private)\\.[a-z_]+\\(', '', 'g') as rest from pg_policies where schemaname in ('public', 'storage')) p
         where rest ~ '(auth\\.[a-z_]+|private\\.(my_|caller_|is_seeker|is_company_admin|has_permission)[a-z_]*)\\('",
    )
    .await;
    assert!(bare.is_empty(), "{bare:?}");
}

#[tokio::test]
async fn every_exposed_table_asks_whether_the_caller_is_active() {
    let unasked = found(
        "select c.relname::text from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not exists (
             select from pg_policies p
             where p.schemaname = 'public' and p.tablename = c.relname and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL'
               and p.roles @> '{authenticated,app_command}' and p.qual ~ 'private.caller_(ready|active)\\(\\)')",
    )
    .await;
    assert!(unasked.is_empty(), "{unasked:?}");
}

#[tokio::test]
async fn visitors_hold_what_the_list_says() {
    let tables = found(
        "select distinct table_name::text from information_schema.column_privileges
         where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private', 'auth', 'queue') order by 1",
    )
    .await;
    assert_eq!(tables, VISITORS_READ);
    let writes = found(
        "select table_name || ' ' || privilege_type from information_schema.role_table_grants
         where grantee in ('anon', 'PUBLIC') and privilege_type <> 'SELECT' and table_schema in ('public', 'private', 'auth', 'queue')
         union select table_name || '.' || column_name from information_schema.column_privileges
         where grantee in ('anon', 'PUBLIC') and privilege_type <> 'SELECT' and table_schema in ('public', 'private', 'auth', 'queue')",
    )
    .await;
    assert!(writes.is_empty(), "{writes:?}");
    let calls = found(
        "select p.proname::text from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'queue'::regnamespace)
           and has_function_privilege('anon', p.oid, 'execute') order by 1",
    )
    .await;
    assert_eq!(calls, VISITORS_CALL);
}

#[tokio::test]
async fn helpers_of_policies_tell_only_about_the_caller() {
    // Whatever takes an id, a row or a reason is for commands, the change feed or the command line.
    let telling = found(
        "select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
           and p.pronargs > 0 and p.proname not in ('require_rows', 'csv_field')
           and not (p.proname in ('has_permission', 'my_company_with') and p.proargtypes::regtype[] = '[0:0]={text}')",
    )
    .await;
    assert!(telling.is_empty(), "{telling:?}");
}

#[tokio::test]
async fn views_run_as_their_reader_save_the_two_that_hold_their_own_rule() {
    let views = found(
        "select c.relname::text from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
           and not coalesce(c.reloptions @> '{security_invoker=true}', false) order by 1",
    )
    .await;
    assert_eq!(views, ["known_people", "talent_profiles"]);
    let loose = found(
        "select c.relname::text from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
           and not coalesce(c.reloptions @> '{security_barrier=true}', false)
           and not coalesce(c.reloptions @> '{security_invoker=true}', false)",
    )
    .await;
    assert!(loose.is_empty(), "{loose:?}");
}

#[tokio::test]
async fn the_audit_log_only_grows() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    let entry = "select private.log_audit(null, 'test', 'test.run', 'test', null, 'because')";
    admin.execute(entry, &[]).await.expect("the database answers");
    for statement in
        ["update private.audit_log set reason = 'x'", "delete from private.audit_log", "truncate private.audit_log"]
    {
        let error = admin.batch_execute(statement).await.unwrap_err();
        assert_eq!(error.code().map(tokio_postgres::error::SqlState::code), Some("42501"), "{statement}");
    }
}
