//! Rules over every table, view, function and policy, read from the catalog.

use crate::{access::Findings, kit::TestDatabase};
use tokio_postgres::Client;

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
    "get_founding_seats",
    "get_invitation",
    "get_kept_promises",
    "get_public_company",
    "get_public_job",
    "get_public_profile",
    "get_short_link",
    "record_view",
    REQUIRE_ROWS,
    "search_skills",
];
/// The data API's guard inside a statement: it compares numbers that it is given and raises, and tells nothing.
const REQUIRE_ROWS: &str = "require_rows";
/// How the data API quotes a value that it was given.
const CSV_FIELD: &str = "csv_field";

/// The first column of what a query finds.
pub async fn found(sql: &str) -> Vec<String> {
    let database = TestDatabase::create().await;
    database.admin().await.query(sql, &[]).await.expect("the database answers").iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn every_exposed_table_asks_whether_the_caller_is_active() {
    let database = TestDatabase::create().await;
    let mut found = Findings::all();
    policies_hold(&database.admin().await, &mut found).await;
    found.assert();
}

/// What holds for every table that callers reach, whatever its rows are: one restrictive policy over all of its operations
/// asks whether the account is active, onboarded (or not yet) and whether the session may be used.
pub async fn policies_hold(admin: &Client, found: &mut Findings) {
    let tables = admin
        .query(
            "select c.oid::regclass::text, exists (
                 select from pg_policies p
                 where p.schemaname = n.nspname and p.tablename = c.relname and p.permissive = 'RESTRICTIVE'
                   and p.cmd = 'ALL' and p.roles @> '{authenticated,app_command}'
                   and p.qual ~ 'private.(is_onboarded|is_session_active)\\(\\)')
             from pg_class c join pg_namespace n on n.oid = c.relnamespace
             where c.relkind = 'r' and (n.nspname = 'public' or c.oid in ('storage.objects'::regclass, 'storage.buckets'::regclass))
             order by 1",
            &[],
        )
        .await
        .expect("the catalog answers");
    for row in tables {
        let (table, asks): (String, bool) = (row.get(0), row.get(1));
        found.cell(asks, || format!("{table}: no restrictive policy asks whether the caller is active"));
    }
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
