//! What PostgreSQL's catalog says is there, and which of it is ours.
//!
//! A database can hold an operator's own tables, functions and policies, in our schemas too. So what the files made is
//! recorded in `private.schema_objects`, and an upgrade drops, revokes and publishes only what is recorded there.

use super::{MigrateError, SCHEMAS};
use crate::{DbError, FromRow, NamedColumns};
use std::collections::{HashMap, HashSet};
use tokio_postgres::{Client, error::SqlState};

/// Everything of the kinds that files make, in our schemas, without what an extension owns. Policies and triggers have
/// no owner; the table's counts. `version` changes when the object is replaced. Names hang on no search path.
const OBJECTS: &str = "
    with relations as (
        select c.oid, c.relkind, c.relowner, format('%I.%I', n.nspname, c.relname) as name, c.ctid
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'S')
          and not (n.nspname = 'private' and c.relname in ('migrations', 'schema_state', 'schema_objects'))
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
    select 'policy' as kind, format('%I on %s', p.polname, r.name) as identity, r.name, r.relowner, p.ctid::text as version
    from pg_policy p join relations r on r.oid = p.polrelid
    union all
    select 'trigger', format('%I on %s', t.tgname, r.name), r.name, r.relowner, t.ctid::text
    from pg_trigger t join relations r on r.oid = t.tgrelid where not t.tgisinternal and t.tgparentid = 0
    union all
    select case r.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, r.name, r.name, r.relowner,
           coalesce((select w.ctid from pg_rewrite w where w.ev_class = r.oid and w.rulename = '_RETURN'), r.ctid)::text
    from relations r
    union all
    select case p.prokind when 'p' then 'procedure' else 'function' end,
           format('%I.%I(%s)', n.nspname, p.proname,
                  (select string_agg(format('%I.%I', tn.nspname, t.typname), ', ' order by a.place)
                   from unnest(p.proargtypes) with ordinality a (type, place)
                   join pg_type t on t.oid = a.type join pg_namespace tn on tn.oid = t.typnamespace)),
           format('%I.%I', n.nspname, p.proname), p.proowner, p.ctid::text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any ($1) and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')";

/// The kinds that are made again from their files; tables and their sequences change by migrations.
const REPLACEABLE: [&str; 5] = ["policy", "trigger", "view", "function", "procedure"];

crate::columns! {
    /// Something of a kind that files make.
    #[derive(Debug, Clone)]
    struct Object {
        kind: String,
        /// As `drop KIND` names it.
        identity: String,
        /// Schema and name; of a policy or trigger the table's.
        name: String,
        version: String,
        /// Whether the role that runs the files owns it.
        owned: bool,
    }

    /// A row of the record.
    struct Recorded {
        kind: String,
        identity: String,
    }
}

impl Object {
    fn key(&self) -> (String, String) {
        (self.kind.clone(), self.identity.clone())
    }
}

async fn objects(client: &Client) -> Result<Vec<Object>, DbError> {
    let sql = format!(
        "select o.kind, o.identity, o.name, o.version, pg_has_role(current_user, o.relowner, 'usage') as owned
         from ({OBJECTS}) o order by 1, 2"
    );
    client.query(&sql, &[&SCHEMAS.as_slice()]).await?.iter().map(Object::from_row).collect()
}

/// What is ours and what is not, while the files are applied.
pub(super) struct Record {
    ours: HashSet<(String, String)>,
    /// What was there before and is not ours.
    foreign: HashSet<(String, String)>,
    /// What could not be dropped, because something that is not ours is on it.
    in_use: Vec<ObjectInUse>,
}

/// Something of this product that an operator's object uses, so it is replaced where it stands.
struct ObjectInUse {
    object: Object,
    /// PostgreSQL's words for what uses it.
    used_by: String,
}

impl Record {
    /// Reads the record. A database that ran migrations before there was one has none: there, what the owner's role
    /// owns is taken for ours.
    pub(super) async fn read(client: &Client) -> Result<Self, DbError> {
        let rows = client.query("select kind, identity from private.schema_objects", &[]).await?;
        let key = |row| Recorded::from_row(row).map(|recorded| (recorded.kind, recorded.identity));
        let recorded: HashSet<(String, String)> = rows.iter().map(key).collect::<Result<_, _>>()?;
        let adopts =
            recorded.is_empty() && client.query_opt("select from private.migrations limit 1", &[]).await?.is_some();
        let present = objects(client).await?;
        let is_ours = |object: &Object| if adopts { object.owned } else { recorded.contains(&object.key()) };
        let (ours, foreign): (Vec<&Object>, Vec<&Object>) = present.iter().partition(|object| is_ours(object));
        let keys = |objects: Vec<&Object>| objects.into_iter().map(Object::key).collect();
        Ok(Self { ours: keys(ours), foreign: keys(foreign), in_use: Vec::new() })
    }

    /// Drops our policies, triggers, views and functions. What an operator's object is on is kept, to be replaced
    /// by [`Record::replacing`]: dropping it would take their object with it.
    pub(super) async fn drop_replaceable(&mut self, client: &Client) -> Result<(), DbError> {
        let mut left: Vec<Object> = objects(client).await?;
        left.retain(|object| REPLACEABLE.contains(&object.kind.as_str()) && self.ours.contains(&object.key()));
        // Policies and triggers hold functions, so they go first; nothing is on them.
        left.sort_by_key(|object| !matches!(object.kind.as_str(), "policy" | "trigger"));
        loop {
            let (before, mut in_use) = (left.len(), Vec::new());
            for object in left {
                client.batch_execute("savepoint object").await?;
                match client.batch_execute(&format!("drop {} {}", object.kind, object.identity)).await {
                    Ok(()) => client.batch_execute("release object").await?,
                    Err(error) if error.code() == Some(&SqlState::DEPENDENT_OBJECTS_STILL_EXIST) => {
                        client.batch_execute("rollback to object; release object").await?;
                        let used_by = error.as_db_error().and_then(|error| error.detail()).unwrap_or_default();
                        in_use.push(ObjectInUse { object, used_by: used_by.to_owned() });
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            if in_use.len() == before {
                self.in_use = in_use;
                return Ok(());
            }
            left = in_use.into_iter().map(|in_use| in_use.object).collect();
        }
    }

    /// A file's text, in which what was kept is replaced instead of made.
    pub(super) fn replacing(&self, text: &str) -> String {
        if self.in_use.is_empty() {
            return text.to_owned();
        }
        let line = |line: &str| {
            let replaced = ["create function ", "create procedure ", "create view "].iter().find_map(|start| {
                let rest = line.strip_prefix(start)?;
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || "_.".contains(*c)).collect();
                let in_use = self.in_use.iter().any(|in_use| in_use.object.name == name);
                in_use.then(|| start.replacen("create ", "create or replace ", 1) + rest)
            });
            replaced.unwrap_or_else(|| line.to_owned())
        };
        text.lines().map(line).collect::<Vec<_>>().join("\n")
    }

    /// What was kept as it stands now, for [`Record::check_replaced`]: granting changes it too.
    pub(super) async fn mark_in_use(&mut self, client: &Client) -> Result<(), DbError> {
        let versions = versions(client).await?;
        for in_use in &mut self.in_use {
            in_use.object.version = versions.get(&in_use.object.key()).cloned().unwrap_or_default();
        }
        Ok(())
    }

    /// Refuses the upgrade when this program no longer makes something that an operator's object uses.
    pub(super) async fn check_replaced(&self, client: &Client) -> Result<(), MigrateError> {
        if self.in_use.is_empty() {
            return Ok(());
        }
        let versions = versions(client).await?;
        for ObjectInUse { object, used_by } in &self.in_use {
            if versions.get(&object.key()) == Some(&object.version) {
                return Err(MigrateError::InUse {
                    object: format!("{} {}", object.kind, object.identity),
                    used_by: used_by.clone(),
                });
            }
        }
        Ok(())
    }

    /// What uses what was kept, for the words of a file that could not replace it.
    pub(super) fn users(&self, text: &str) -> Option<String> {
        let in_use = self.in_use.iter().find(|in_use| text.contains(&in_use.object.name))?;
        Some(in_use.used_by.clone())
    }

    /// Takes every right on our schemas and what is ours in them from everyone but the owner; the access files then
    /// give what is meant.
    pub(super) async fn revoke_all(&self, client: &Client) -> Result<(), DbError> {
        const FROM: &str =
            "from public, anon, authenticated, service_role, app_command, devproof_system, devproof_gate;\n";
        let mut sql = String::new();
        let present =
            client.query("select nspname from pg_namespace where nspname = any ($1)", &[&SCHEMAS.as_slice()]).await?;
        for row in present {
            let schema: &str = row.named("nspname")?;
            sql.push_str(&format!("revoke all on schema {schema} {FROM}"));
        }
        for object in objects(client).await?.iter().filter(|object| !self.foreign.contains(&object.key())) {
            let kind = match object.kind.as_str() {
                "table" | "view" => "table",
                "policy" | "trigger" => continue,
                kind => kind,
            };
            sql.push_str(&format!("revoke all on {kind} {} {FROM}", object.identity));
        }
        sql.push_str("alter default privileges for role devproof_owner revoke execute on functions from public;\n");
        Ok(client.batch_execute(&sql).await?)
    }

    /// Whether the table is an operator's own: in a schema of theirs, or beside ours.
    pub(super) fn is_foreign_table(&self, name: &str) -> bool {
        let schema = name.split_once('.').map_or(name, |(schema, _)| schema);
        !SCHEMAS.contains(&schema) || self.foreign.contains(&("table".to_owned(), name.to_owned()))
    }

    /// Writes down what is ours now: what was, and what came by the files.
    pub(super) async fn write(&self, client: &Client) -> Result<(), DbError> {
        let present = objects(client).await?;
        let (kinds, identities): (Vec<&str>, Vec<&str>) = present
            .iter()
            .filter(|object| !self.foreign.contains(&object.key()))
            .map(|object| (object.kind.as_str(), object.identity.as_str()))
            .unzip();
        client.execute("delete from private.schema_objects", &[]).await?;
        let insert =
            "insert into private.schema_objects (kind, identity) select * from unnest($1::text[], $2::text[])";
        client.execute(insert, &[&kinds, &identities]).await?;
        Ok(())
    }
}

async fn versions(client: &Client) -> Result<HashMap<(String, String), String>, DbError> {
    Ok(objects(client).await?.into_iter().map(|object| (object.key(), object.version)).collect())
}
