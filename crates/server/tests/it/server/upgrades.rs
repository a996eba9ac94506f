//! Upgrades beside what an operator made in the same database.

use crate::kit::TestDatabase;
use devproof_db::migrate::{Outcome, SqlFile, migrate};
use devproof_server::embedded_files;
use tokio_postgres::Client;

/// What an operator may have: a schema of their own that uses ours, and their own things among ours.
const OPERATORS: &str = "
    create role ops_reader nologin;
    create schema ops;
    create table ops.notes (id int primary key, owner uuid not null default auth.uid(), body text);
    alter table ops.notes enable row level security;
    create policy own on ops.notes using (owner = auth.uid());
    create view ops.people as select k.id, k.full_name from public.known_people k;
    create view ops.later as select * from ops.people where id = auth.uid();
    create function ops.first() returns public.known_people language sql stable
        as 'select * from public.known_people limit 1';
    create function ops.stamp() returns trigger language plpgsql as 'begin return new; end';
    create trigger stamp before insert on ops.notes for each row execute function ops.stamp();

    create table public.ops_reports (id int primary key, body text, made timestamptz default now());
    alter table public.ops_reports enable row level security;
    create policy everybody on public.ops_reports for select to anon, authenticated using (true);
    grant select (id, body) on public.ops_reports to anon;
    grant select, insert on public.ops_reports to authenticated;
    create view public.ops_titles as select id, title from public.job_openings;
    grant select on public.ops_titles to ops_reader;
    create function public.ops_sum(a int, b int) returns int language sql immutable return a + b;
    grant execute on function public.ops_sum(int, int) to authenticated;
    create function storage.ops_size() returns bigint language sql stable as 'select 1::bigint';
    create policy ops_audit on public.messages for select to ops_reader using (true);
    grant select on public.messages to ops_reader;
    create trigger ops_trail after insert on public.job_openings for each row execute function ops.stamp();
    alter publication supabase_realtime add table ops.notes, public.ops_reports (id, body) where (id > 0);";

/// Everything of it as the catalog shows it, with each object's own number: what was made again has another.
const SNAPSHOT: &str = "
    with mine as (
        select c.oid, c.relacl::text as acl, pg_get_userbyid(c.relowner)::text as owner, c.oid::regclass::text as name
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'ops' or c.relname like 'ops\\_%')
    select string_agg(line, e'\\n' order by line) from (
        select format('relation %s %s %s %s', oid, name, owner, acl) from mine
        union all select format('view %s %s', oid, pg_get_viewdef(oid)) from mine
            where name in ('ops.people', 'ops.later', 'ops_titles')
        union all select format('columns %s %s %s', a.attrelid, a.attname, a.attacl)
            from pg_attribute a join mine on mine.oid = a.attrelid where a.attnum > 0
        union all select format('function %s %s %s %s', p.oid, p.oid::regprocedure, p.proacl, pg_get_userbyid(p.proowner))
            from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'ops' or p.proname like 'ops\\_%'
        union all select format('policy %s %s %s %s', p.oid, p.polname, p.polrelid::regclass,
                                pg_get_expr(p.polqual, p.polrelid))
            from pg_policy p where p.polname in ('own', 'everybody', 'ops_audit')
              and p.polrelid::regclass::text in ('ops.notes', 'ops_reports', 'messages')
        union all select format('trigger %s', pg_get_triggerdef(t.oid)) from pg_trigger t
            where t.tgname in ('stamp', 'ops_trail')
        union all select format('default %s', pg_get_expr(adbin, adrelid)) from pg_attrdef d join mine on mine.oid = d.adrelid
        union all select format('published %s %s %s', tablename, attnames, rowfilter) from pg_publication_tables
            where pubname = 'supabase_realtime' and (schemaname = 'ops' or tablename like 'ops\\_%')
        union all select format('reads messages %s', has_table_privilege('ops_reader', 'public.messages', 'select'))
    ) lines (line)";

/// What is ours, as a fresh database has it.
const OURS: &str = "
    select string_agg(line, e'\\n' order by line) from (
        select format('%s %s %s', schemaname, tablename, policyname) from pg_policies
            where policyname not in ('own', 'everybody', 'ops_audit') or tablename not in ('notes', 'ops_reports', 'messages')
        union all select format('%s %s', p.oid::regprocedure, p.proacl) from pg_proc p
            join pg_namespace n on n.oid = p.pronamespace
            where n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage') and p.proname not like 'ops\\_%'
        union all select format('%s %s', c.oid::regclass, c.relacl) from pg_class c
            join pg_namespace n on n.oid = c.relnamespace
            where n.nspname in ('public', 'private', 'auth', 'queue', 'realtime', 'storage')
              and c.relkind in ('r', 'v', 'S') and c.relname not like 'ops\\_%' and c.relname <> 'messages'
        union all select format('%s %s %s', pubname, tablename, attnames) from pg_publication_tables
            where schemaname <> 'ops' and tablename not like 'ops\\_%'
        union all select pg_get_triggerdef(t.oid) from pg_trigger t
            where not t.tgisinternal and t.tgname not in ('stamp', 'ops_trail')
    ) lines (line)";

async fn text(admin: &Client, sql: &str) -> String {
    admin.query_one(sql, &[]).await.expect("the catalog").get(0)
}

/// The files of a next version: the same schema with something more.
fn next_version(path: &str, sql: &str) -> Vec<SqlFile> {
    let mut files = embedded_files::schema();
    files.push(SqlFile { path: path.to_owned(), text: sql.to_owned() });
    files
}

async fn operate(database: &TestDatabase) -> Client {
    let admin = database.admin().await;
    // Roles belong to the cluster, where other tests run at the same time.
    let role = format!("ops_{}", uuid::Uuid::new_v4().simple());
    admin.batch_execute(&OPERATORS.replace("ops_reader", &role)).await.expect("an operator's own");
    admin.batch_execute(&format!("set ops.reader = '{role}'")).await.expect("a setting");
    admin
}

async fn forget(admin: &Client) {
    let role = text(admin, "select current_setting('ops.reader')").await;
    admin.batch_execute(&format!("drop owned by {role}; drop role {role}")).await.expect("the role goes");
}

fn snapshot() -> String {
    SNAPSHOT.replace("'ops_reader'", "current_setting('ops.reader')")
}

#[tokio::test]
async fn an_upgrade_leaves_an_operators_own_objects_alone() {
    let database = TestDatabase::create().await;
    let owner = database.role("devproof_owner");
    let fresh = text(&database.admin().await, OURS).await;
    let admin = operate(&database).await;
    let before = text(&admin, &snapshot()).await;
    assert!(before.contains("published ops_reports {id,body}") && before.contains("reads messages t"), "{before}");

    let more = "create function public.zz_more() returns int language sql return 7;";
    let next = next_version("functions/public/zz_more.sql", more);
    assert_eq!(migrate(&owner, &next).await.expect("an upgrade"), Outcome::Applied(0));
    assert_eq!(text(&admin, &snapshot()).await, before);
    assert_eq!(text(&admin, "select public.zz_more()::text").await, "7");
    assert_eq!(text(&admin, "select count(*)::text from ops.later").await, "0", "a view on ours still reads");

    // What the next version no longer has is gone, and the rest is what it was before anyone came.
    migrate(&owner, &embedded_files::schema()).await.expect("the files as they are");
    assert_eq!(text(&admin, &snapshot()).await, before);
    assert_eq!(text(&admin, OURS).await, fresh);
    forget(&admin).await;
}

/// Migrations of one upgrade that follow one another: the first writes rows whose constraints are checked at the end.
#[tokio::test]
async fn a_migration_can_alter_what_the_one_before_it_wrote() {
    let database = TestDatabase::create().await;
    let owner = database.role("devproof_owner");
    let wrote = "create table public.zz_parents (id int primary key);
        create table public.zz_children (id int references public.zz_parents deferrable initially deferred);
        insert into public.zz_children values (1);
        insert into public.zz_parents values (1);";
    let mut next = next_version("migrations/9998_wrote.sql", wrote);
    let alters = "alter table public.zz_children enable row level security;";
    next.push(SqlFile { path: "migrations/9999_alters.sql".to_owned(), text: alters.to_owned() });
    assert_eq!(migrate(&owner, &next).await.expect("an upgrade"), Outcome::Applied(2));

    let broken = "insert into public.zz_children values (2);";
    next.push(SqlFile { path: "migrations/99991_broken.sql".to_owned(), text: broken.to_owned() });
    let refused = migrate(&owner, &next).await.expect_err("a child without its parent").to_string();
    assert!(refused.starts_with("migrations/99991_broken.sql: "), "{refused}");
}

/// A database of a version that wrote nothing down: whoever owns it decides.
#[tokio::test]
async fn an_upgrade_from_before_the_record_knows_ours_by_its_owner() {
    let database = TestDatabase::create().await;
    let owner = database.role("devproof_owner");
    let fresh = text(&database.admin().await, OURS).await;
    let admin = database.admin().await;
    admin
        .batch_execute(
            "drop table private.schema_objects;
             create table public.ops_reports (id int primary key);
             create function public.ops_sum(a int, b int) returns int language sql return a + b;
             set role devproof_owner;
             create function public.zz_old() returns int language sql return 1;
             reset role",
        )
        .await
        .expect("an older database");
    let more = "create function public.zz_more() returns int language sql return 7;";
    migrate(&owner, &next_version("functions/public/zz_more.sql", more)).await.expect("an upgrade");
    assert_eq!(text(&admin, "select public.ops_sum(3, 4)::text").await, "7");
    migrate(&owner, &embedded_files::schema()).await.expect("the files as they are");
    assert_eq!(text(&admin, OURS).await, fresh, "the older function is gone");
}

#[tokio::test]
async fn what_an_operator_uses_is_not_taken_away_under_them() {
    let database = TestDatabase::create().await;
    let owner = database.role("devproof_owner");
    let path = "functions/public/zz_rate.sql";
    let first = "create function public.zz_rate() returns int language sql return 1;";
    migrate(&owner, &next_version(path, first)).await.expect("a version");
    let admin = database.admin().await;
    admin
        .batch_execute("create schema ops; create view ops.rates as select public.zz_rate() as rate")
        .await
        .expect("a view");

    let second = "create function public.zz_rate() returns int language sql return 2;";
    migrate(&owner, &next_version(path, second)).await.expect("the next version");
    assert_eq!(text(&admin, "select rate::text from ops.rates").await, "2", "replaced where it stands");

    let refused = migrate(&owner, &embedded_files::schema()).await.expect_err("a version without it").to_string();
    assert!(refused.contains("function public.zz_rate()") && refused.contains("ops.rates"), "{refused}");
    let other = "create function public.zz_rate() returns text language sql return 'x';";
    let refused = migrate(&owner, &next_version(path, other)).await.expect_err("another type").to_string();
    assert!(refused.contains("zz_rate.sql") && refused.contains("ops.rates"), "{refused}");
    assert_eq!(text(&admin, "select rate::text from ops.rates").await, "2", "nothing was changed");
}

#[tokio::test]
async fn a_foreign_owner_is_named_with_what_to_do() {
    let database = TestDatabase::create().await;
    let owner = database.role("devproof_owner");
    let admin = database.admin().await;
    let me = text(&admin, "select current_user::text").await;
    let name = text(&admin, "select current_database()::text").await;
    // An operator's own belong to whom they like.
    admin
        .batch_execute("create table public.ops_mine (id int); create function auth.ops_mine() returns int return 1")
        .await
        .expect("an operator's own");
    assert_eq!(migrate(&owner, &embedded_files::schema()).await.expect("nothing to do"), Outcome::Unchanged);

    for (taken, mend) in [
        (
            "alter table public.job_openings owner to current_user",
            "alter table public.job_openings owner to devproof_owner",
        ),
        ("alter function auth.uid() owner to current_user", "alter function auth.uid() owner to devproof_owner"),
        ("alter schema private owner to current_user", "alter schema private owner to devproof_owner"),
        (
            "alter table private.schema_objects owner to current_user",
            "alter table private.schema_objects owner to devproof_owner",
        ),
    ] {
        admin.batch_execute(taken).await.expect("taken");
        let error = migrate(&owner, &embedded_files::schema()).await.expect_err(taken);
        let words = error.to_string();
        assert!(words.contains(mend) && words.contains(&me) && !words.contains("ops_mine"), "{words}");
        admin.batch_execute(mend).await.expect("what it says mends it");
        assert_eq!(migrate(&owner, &embedded_files::schema()).await.expect(mend), Outcome::Unchanged);
    }
    // As a database is that someone made by hand: everyone connects, its owner alone makes schemas.
    let taken = format!("alter database {name} owner to {me}; grant connect on database {name} to public");
    admin.batch_execute(&taken).await.expect("taken");
    let words = migrate(&owner, &embedded_files::schema()).await.expect_err("a foreign database").to_string();
    assert!(words.contains(&format!("alter database \"{name}\" owner to devproof_owner")), "{words}");
}
