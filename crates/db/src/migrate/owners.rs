//! Who owns what the files must change. Only an owner can: a database that was restored under another role, or that
//! someone else made, is refused with the statements that fix it.

use super::{MigrateError, SCHEMAS};
use crate::{FromRow, NamedColumns};
use tokio_postgres::Client;

/// Statements that are written out; the rest are counted.
const SHOWN: usize = 10;

crate::columns! {
    /// The database, as the files' role sees it.
    struct Database {
        role: String,
        database: String,
        owner: String,
        can_create: bool,
    }

    /// What someone else owns, as `alter` names it.
    struct Foreign {
        object: String,
        owner: String,
    }
}

/// Refuses a database that the files' role could not bring up to date.
pub(super) async fn check(client: &Client) -> Result<(), MigrateError> {
    let row = client
        .query_one(
            "select current_user::text as role, current_database()::text as database, pg_get_userbyid(datdba)::text as owner,
                    has_database_privilege(current_user, oid, 'create') as can_create
             from pg_database where datname = current_database()",
            &[],
        )
        .await?;
    let Database { role, database, owner, can_create } = Database::from_row(&row)?;
    let (mut statements, mut owners) = (Vec::new(), Vec::new());
    if !can_create {
        statements.push(format!("alter database \"{}\" owner to {role}", database.replace('"', "\"\"")));
        owners.push(owner);
    }
    for row in client.query(FOREIGN_SCHEMAS, &[&SCHEMAS.as_slice()]).await? {
        let Foreign { object, owner } = Foreign::from_row(&row)?;
        statements.push(format!("alter {object} owner to {role}"));
        owners.push(owner);
    }
    let which = if can_read_record(client).await? { RECORDED } else { UNRECORDED };
    for row in client.query(&format!("{FOREIGN_OBJECTS} {which}"), &[&SCHEMAS.as_slice()]).await? {
        let Foreign { object, owner } = Foreign::from_row(&row)?;
        statements.push(format!("alter {object} owner to {role}"));
        owners.push(owner);
    }
    if statements.is_empty() {
        return Ok(());
    }
    owners.sort_unstable();
    owners.dedup();
    let more = statements.len().saturating_sub(SHOWN);
    let mut list: String = statements.into_iter().take(SHOWN).map(|one| format!("\n  {one};")).collect();
    if more > 0 {
        list.push_str(&format!(
            "\n  … and {more} more: docs/operators.md, \"A foreign owner\", has a statement for all"
        ));
    }
    Err(MigrateError::Owners(format!(
        "the role {role} must own what Devproof uses in the database {database}, but {} owns some of it. Restore it \
         with pg_restore --no-owner --role={role}, or run this there as a superuser:{list}",
        owners.join(", ")
    )))
}

/// Whether the record is there and this role may read it.
async fn can_read_record(client: &Client) -> Result<bool, MigrateError> {
    let sql = "select has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as can_read
               from pg_class c join pg_namespace n on n.oid = c.relnamespace
               where n.nspname = 'private' and c.relname = 'schema_objects'";
    let row = client.query_opt(sql, &[]).await?;
    Ok(row.map(|row| row.named("can_read")).transpose()?.unwrap_or_default())
}

const FOREIGN_SCHEMAS: &str = "
    select format('schema %I', nspname) as object, pg_get_userbyid(nspowner)::text as owner from pg_namespace
    where nspname = any ($1) and not pg_has_role(current_user, nspowner, 'usage') order by 1";

/// Tables, views, sequences of their own and functions in our schemas that someone else owns, as `found`. A sequence
/// of a column goes with its table.
const FOREIGN_OBJECTS: &str = "
    with found (kind, name, arguments, owner) as (
        select case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
               format('%I.%I', n.nspname, c.relname), '', c.relowner
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'S')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))
        union all
        select case p.prokind when 'p' then 'procedure' else 'function' end,
               format('%I.%I', n.nspname, p.proname),
               '(' || coalesce((select string_agg(format('%I.%I', tn.nspname, t.typname), ', ' order by a.place)
                       from unnest(p.proargtypes) with ordinality a (type, place)
                       join pg_type t on t.oid = a.type join pg_namespace tn on tn.oid = t.typnamespace), '') || ')',
               p.proowner
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = any ($1) and p.prokind in ('f', 'p')
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
    select kind || ' ' || name || arguments as object, pg_get_userbyid(owner)::text as owner from found
    where not pg_has_role(current_user, owner, 'usage')";

/// An operator's own objects, wherever they are, are nothing that we must own.
const RECORDED: &str = "
    and (exists (select from private.schema_objects o where o.kind = found.kind and o.identity = name || arguments)
         or name in ('private.migrations', 'private.schema_state', 'private.schema_objects'))
    order by 1";

/// Without a record that can be read nothing tells ours from an operator's, so the record's own tables come first.
const UNRECORDED: &str = "
    and name in ('private.migrations', 'private.schema_state', 'private.schema_objects') order by 1";
