//! What would show or let change too much.

use super::{found, nothing};
use crate::access::Findings;
use crate::{kit::TestDatabase, schema::policies_hold};
use std::collections::BTreeSet;

/// Views that hold their whole rule themselves, with the owner's rights: they show some columns of rows that the caller
/// may not read. Each has rows of its own in the access grid.
const DEFINER_VIEWS: [&str; 2] = ["known_people", "talent_profiles"];

/// Everyone's content: `using (true)` to read.
const CONTENT: [&str; 5] = ["badge_labels", "developer_ranks", "skill_aliases", "skills", "subscription_tiers"];

#[tokio::test]
async fn lint_0002_no_view_shows_the_accounts() {
    nothing(
        "0002 auth users exposed",
        "select distinct v.oid::regclass::text from pg_depend d
         join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
         join pg_class t on t.oid = d.refobjid
         where t.relnamespace = 'auth'::regnamespace and v.relkind in ('v', 'm')
           and (v.relnamespace = 'public'::regnamespace
             or has_table_privilege('anon', v.oid, 'select') or has_table_privilege('authenticated', v.oid, 'select'))",
    )
    .await;
}

#[tokio::test]
async fn lint_0007_where_there_are_policies_they_count() {
    nothing(
        "0007 policy exists, rls disabled",
        "select distinct p.polrelid::regclass::text from pg_policy p join pg_class c on c.oid = p.polrelid
         where not c.relrowsecurity",
    )
    .await;
}

#[tokio::test]
async fn lint_0008_tables_without_a_policy_are_held_by_nobody() {
    // Tables of `private` are reached by functions of their owner alone: they have no policy, and no role holds anything on
    // them, so that there is nothing for a policy to say.
    nothing(
        "0008 rls enabled, no policy",
        "select c.oid::regclass::text from pg_class c
         where c.relkind in ('r', 'p') and c.relrowsecurity
           and not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive)
           and (c.relnamespace <> 'private'::regnamespace
             or exists (select from aclexplode(c.relacl) a where a.grantee <> c.relowner)
             or exists (select from pg_attribute t where t.attrelid = c.oid and t.attacl is not null))",
    )
    .await;
}

#[tokio::test]
async fn lint_0010_views_run_as_their_reader_save_the_two_that_hold_their_own_rule() {
    let views = found(
        "select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage') and c.relkind in ('v', 'm')
           and not coalesce(c.reloptions @> '{security_invoker=true}', false) order by 1",
    )
    .await;
    assert_eq!(views, DEFINER_VIEWS);
    nothing(
        "0010: a definer view without a barrier",
        "select c.relname::text from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
           and not coalesce(c.reloptions @> '{security_barrier=true}', false)
           and not coalesce(c.reloptions @> '{security_invoker=true}', false)",
    )
    .await;
}

#[tokio::test]
async fn lint_0011_functions_have_a_fixed_search_path() {
    // A body in the standard's form is bound when it is made: no path is searched when it runs.
    nothing(
        "0011 function search path mutable",
        "select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')
           and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
           and not coalesce(p.proconfig @> array['search_path=\"\"'], false)
           and (p.prosqlbody is null or p.prosecdef)",
    )
    .await;
}

#[tokio::test]
async fn lint_0012_an_anonymous_account_is_nobody_until_it_is_onboarded() {
    // Anyone who signed in without an address has the role `authenticated` too. What keeps them out is what keeps out
    // everyone who chose no role yet: a restrictive policy on every table that asks for more than a token.
    let database = TestDatabase::create().await;
    let mut found = Findings::all();
    policies_hold(&database.admin().await, &mut found).await;
    found.assert();
    nothing(
        "0012: a role's default makes an account look onboarded",
        "select a.attname::text from pg_attribute a
         left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
         where a.attrelid = 'public.profiles'::regclass
           and ((a.attname = 'needs_onboarding' and pg_get_expr(d.adbin, d.adrelid) is distinct from 'true')
             or (a.attname = 'role' and d.adbin is not null))",
    )
    .await;
}

#[tokio::test]
async fn lint_0013_0016_0017_0019_what_is_exposed_is_tables_with_policies_and_views() {
    nothing(
        "0013 rls disabled",
        "select c.oid::regclass::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage') and c.relkind in ('r', 'p')
           and not c.relrowsecurity",
    )
    .await;
    nothing(
        "0016 materialized view, 0017 foreign table in the API",
        "select c.oid::regclass::text from pg_class c
         where c.relkind in ('m', 'f') and (c.relnamespace = 'public'::regnamespace
             or has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))
           and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')",
    )
    .await;
    nothing(
        "0019 queue exposed in the API",
        "select c.oid::regclass || ' ' || r.rolname from pg_class c,
             unnest(array['anon', 'authenticated', 'app_command']) r (rolname)
         where c.relnamespace = 'queue'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
           and (has_any_column_privilege(r.rolname, c.oid, 'select, insert, update')
             or has_table_privilege(r.rolname, c.oid, 'delete, truncate'))",
    )
    .await;
}

#[tokio::test]
async fn lint_0014_no_extension_in_public() {
    nothing(
        "0014 extension in public",
        "select extname::text from pg_extension where extnamespace = 'public'::regnamespace",
    )
    .await;
}

#[tokio::test]
async fn lint_0015_no_right_comes_from_what_people_write_about_themselves() {
    nothing(
        "0015 rls references user metadata",
        "select schemaname || '.' || tablename || ' ' || policyname from pg_policies
         where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata|jwt\\('",
    )
    .await;
    nothing(
        "0015: a helper of policies reads user metadata",
        "select p.oid::regprocedure::text from pg_proc p
         where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace) and p.prosrc ~ 'user_metadata|auth\\.jwt\\('
           and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('app_command', p.oid, 'execute'))",
    )
    .await;
}

#[tokio::test]
async fn lint_0023_nothing_that_sounds_secret_is_readable() {
    // Stricter than the lint, which minds such columns only where row level security is off. Whom they invited, those who
    // manage a team see. Yes or no is no secret: whether someone wants a notification by email.
    nothing(
        "0023 sensitive columns exposed",
        "select c.oid::regclass || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0
           and a.atttypid <> 'boolean'::regtype
           and a.attname ~ '(passw|pwd|secret|api_?key|token|jwt|otp|ssn|passport|national_id|tax_id|card_number|cvv|iban|bank|mac_address|fingerprint|biometric|birth|hash|email)'
           and (has_column_privilege('anon', c.oid, a.attname, 'select')
             or has_column_privilege('authenticated', c.oid, a.attname, 'select'))
           and (c.relname, a.attname) <> ('team_invitations', 'email')",
    )
    .await;
}

#[tokio::test]
async fn lint_0024_a_policy_that_is_always_true_lets_read_content_and_nothing_else() {
    let open = found(
        "select schemaname || '.' || tablename from pg_policies
         where permissive = 'PERMISSIVE' and roles && '{anon,authenticated,app_command,public}'
           and (coalesce(qual, 'true') in ('true', '(1 = 1)') and cmd <> 'INSERT'
             or coalesce(with_check, qual, 'true') in ('true', '(1 = 1)') and cmd <> 'SELECT' and cmd <> 'DELETE')
         order by 1",
    )
    .await;
    // What buckets take is content as well.
    let content: BTreeSet<String> =
        CONTENT.iter().map(|table| format!("public.{table}")).chain(["storage.buckets".to_owned()]).collect();
    assert_eq!(open.into_iter().collect::<BTreeSet<_>>(), content, "0024 policy always true");
    nothing(
        "0024: always true for a write",
        "select tablename || ' ' || policyname from pg_policies
         where permissive = 'PERMISSIVE' and cmd <> 'SELECT' and roles && '{anon,authenticated,app_command,public}'
           and (qual = 'true' or with_check = 'true')",
    )
    .await;
}

#[tokio::test]
async fn lint_0025_no_bucket_can_be_listed_by_naming_it() {
    nothing(
        "0025 public bucket allows listing",
        "select policyname::text from pg_policies
         where schemaname = 'storage' and tablename = 'objects' and cmd in ('SELECT', 'ALL') and permissive = 'PERMISSIVE'
           and roles && '{anon,authenticated,public}'
           and (coalesce(qual, 'true') = 'true' or qual !~ '(auth\\.uid|private\\.[a-z_]+)\\(')",
    )
    .await;
}

#[tokio::test]
async fn lint_0026_0027_the_schema_is_not_told_by_graphql() {
    nothing("0026, 0027 pg_graphql", "select extname::text from pg_extension where extname = 'pg_graphql'").await;
}

#[tokio::test]
async fn lint_0028_0029_definer_functions_that_callers_reach_are_in_the_grid() {
    // Functions with their owner's rights are how other people's rows are read here at all: each checks its caller and
    // has rows in the access grid, allowed cells and denied ones. Those of other schemas are not reached over HTTP.
    let reached: BTreeSet<String> = found(
        "select p.proname::text from pg_proc p
         where p.pronamespace = 'public'::regnamespace and p.prosecdef
           and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))",
    )
    .await
    .into_iter()
    .collect();
    let told: BTreeSet<String> = crate::access::functions().into_iter().collect();
    let untold: Vec<_> = reached.difference(&told).collect();
    assert!(untold.is_empty(), "0028, 0029 definer function executable: {untold:?}");
    nothing(
        "0028: PUBLIC may execute",
        "select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')
           and (p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0))",
    )
    .await;
}

#[tokio::test]
async fn lint_0030_no_policy_is_true_for_somebody_unknown() {
    nothing(
        "0030 rls policy null auth disjunct",
        "select tablename || ' ' || policyname from pg_policies
         where coalesce(qual, '') || coalesce(with_check, '')
             ~* '(uid|jwt|role|session_id|my_[a-z_]+|current_setting)\\([^()]*\\)( AS [a-z_]+)?\\)* IS NULL'",
    )
    .await;
}
