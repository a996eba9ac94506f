//! What is found and changed by PostgreSQL's catalog rather than by a list of ours.

use super::{SCHEMAS, macros::Published};
use tokio_postgres::{Client, Error};

/// Drops our policies, triggers, views and functions. Left alone: what an extension owns, and functions that a
/// default, a constraint, an index or a generated column uses (those live in migrations).
pub(super) async fn drop_replaceable(client: &Client) -> Result<(), Error> {
    for list in [POLICIES, TRIGGERS, VIEWS, FUNCTIONS] {
        let statements: Vec<String> =
            client.query(list, &[&SCHEMAS.as_slice()]).await?.iter().map(|row| row.get::<_, String>(0)).collect();
        if !statements.is_empty() {
            client.batch_execute(&statements.join(";\n")).await?;
        }
    }
    Ok(())
}

const POLICIES: &str = "
    select format('drop policy %I on %I.%I', policyname, schemaname, tablename)
    from pg_policies where schemaname = any ($1)";

const TRIGGERS: &str = "
    select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any ($1) and not t.tgisinternal and t.tgparentid = 0";

// Cascade: views stand on views, and functions return their rows; all of them are made again.
const VIEWS: &str = "
    select format('drop view if exists %I.%I cascade', n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any ($1) and c.relkind = 'v'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')";

const FUNCTIONS: &str = "
    select format('drop %s if exists %s cascade', case p.prokind when 'p' then 'procedure' else 'function' end,
                  p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any ($1) and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (
          select from pg_depend d
          where d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid
            and d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass,
                              'pg_type'::regclass, 'pg_operator'::regclass))";

/// Takes every right on our schemas from everybody but the owner; the access files then give what is meant.
pub(super) async fn revoke_all(client: &Client) -> Result<(), Error> {
    let present =
        client.query("select nspname from pg_namespace where nspname = any ($1)", &[&SCHEMAS.as_slice()]).await?;
    let mut sql = String::new();
    for row in present {
        let schema: &str = row.get(0);
        for what in ["schema", "all tables in schema", "all sequences in schema", "all functions in schema"] {
            sql.push_str(&format!(
                "revoke all on {what} {schema} \
                 from public, anon, authenticated, service_role, app_command, devproof_system, devproof_gate;\n"
            ));
        }
    }
    sql.push_str("alter default privileges for role devproof_owner revoke execute on functions from public;\n");
    client.batch_execute(&sql).await
}

/// Gives the two publications exactly these tables. They are changed rather than made anew: a change feed that
/// runs must not lose its publication.
pub(super) async fn set_publications(client: &Client, published: &[Published]) -> Result<(), Error> {
    for publication in ["supabase_realtime", "devproof_internal"] {
        let exists = client.query_opt("select 1 from pg_publication where pubname = $1", &[&publication]).await?;
        if exists.is_none() {
            client.batch_execute(&format!("create publication {publication}")).await?;
        }
        let members: Vec<String> = published
            .iter()
            .filter(|member| member.publication == publication)
            .map(|member| format!("table {} {}", member.table, member.columns))
            .collect();
        if members.is_empty() {
            let tables = client
                .query(
                    "select format('%I.%I', schemaname, tablename) from pg_publication_tables where pubname = $1",
                    &[&publication],
                )
                .await?;
            for row in tables {
                let table: &str = row.get(0);
                client.batch_execute(&format!("alter publication {publication} drop table {table}")).await?;
            }
        } else {
            client.batch_execute(&format!("alter publication {publication} set {}", members.join(", "))).await?;
        }
    }
    Ok(())
}
