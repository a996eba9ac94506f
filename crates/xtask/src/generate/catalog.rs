//! What the exposed schema holds, read from the catalog of a migrated database.

use crate::test_cluster;
use anyhow::Context;
use serde::Deserialize;
use std::{env, fs, os::unix::fs::PermissionsExt, path::Path};
use tokio_postgres::NoTls;

/// Tables, views and functions of the schema `public`.
#[derive(Debug, Deserialize)]
pub struct Catalog {
    /// Tables and views, by name.
    pub tables: Vec<Table>,
    /// Functions, by name.
    pub functions: Vec<Function>,
}

/// A table or view that clients can reach.
#[derive(Debug, Deserialize)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// Whether it is a view.
    pub view: bool,
    /// Its columns in order.
    pub columns: Vec<Column>,
    /// Its foreign keys, by name.
    pub keys: Vec<Key>,
}

/// A column that clients can read or write.
#[derive(Debug, Deserialize)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// Its type's name in the catalog: `int4`, `_text`.
    pub kind: String,
    /// Whether it can be null.
    pub nullable: bool,
    /// Whether an insert can leave it out.
    pub optional: bool,
    /// Whether clients can select it.
    pub select: bool,
    /// Whether clients can insert it.
    pub insert: bool,
    /// Whether clients can update it.
    pub update: bool,
}

/// A foreign key to a table of the same schema.
#[derive(Debug, Deserialize)]
pub struct Key {
    /// Its name.
    pub name: String,
    /// Its columns.
    pub columns: Vec<String>,
    /// Whether they are unique.
    pub unique: bool,
    /// The table it leads to.
    pub table: String,
    /// The columns there.
    pub references: Vec<String>,
}

/// A function that clients can call.
#[derive(Debug, Deserialize)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// What goes in.
    pub parameters: Vec<Parameter>,
    /// The type it returns.
    pub returns: String,
    /// Whether it returns many.
    pub set: bool,
    /// The columns of its rows, of a function that returns a table.
    pub columns: Vec<Parameter>,
}

/// A parameter, or a column of an answer.
#[derive(Debug, Deserialize)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type's name in the catalog.
    pub kind: String,
    /// Whether a call can leave it out.
    pub optional: bool,
}

const SQL: &str = "
with clients as (select unnest(array['anon', 'authenticated']) as role),
columns as (
    select a.attrelid, a.attnum, jsonb_build_object(
        'name', a.attname, 'kind', t.typname, 'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'select', bool_or(has_column_privilege(c.role, a.attrelid, a.attnum, 'select')),
        'insert', bool_or(has_column_privilege(c.role, a.attrelid, a.attnum, 'insert')) and a.attgenerated = '',
        'update', bool_or(has_column_privilege(c.role, a.attrelid, a.attnum, 'update')) and a.attgenerated = '') as entry
    from pg_attribute a join pg_type t on t.oid = a.atttypid cross join clients c
    where a.attnum > 0 and not a.attisdropped
    group by a.attrelid, a.attnum, a.attname, t.typname, a.attnotnull, a.atthasdef, a.attidentity, a.attgenerated
), names as (
    select k.oid,
        (select jsonb_agg(a.attname order by u.n) from unnest(k.conkey) with ordinality u (at, n)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.at) as own,
        (select jsonb_agg(a.attname order by u.n) from unnest(k.confkey) with ordinality u (at, n)
         join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.at) as there
    from pg_constraint k where k.contype = 'f'
), keys as (
    select k.conrelid, jsonb_agg(jsonb_build_object('name', k.conname, 'columns', n.own, 'references', n.there,
        'table', there.relname,
        'unique', exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
            and u.conkey <@ k.conkey)) order by k.conname) as entries
    from pg_constraint k join names n on n.oid = k.oid join pg_class there on there.oid = k.confrelid
    where there.relnamespace = 'public'::regnamespace
    group by k.conrelid
), tables as (
    select jsonb_build_object('name', r.relname, 'view', r.relkind = 'v',
        'columns', (select jsonb_agg(c.entry order by c.attnum) from columns c where c.attrelid = r.oid),
        'keys', coalesce((select k.entries from keys k where k.conrelid = r.oid), '[]')) as entry, r.relname
    from pg_class r
    where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'v')
      and exists (select from clients c where has_any_column_privilege(c.role, r.oid, 'select, insert, update'))
), arguments as (
    select p.oid, u.n, t.typname, coalesce(p.proargmodes[u.n]::text, 'i') as mode, p.proargnames[u.n] as name,
        u.n > p.pronargs - p.pronargdefaults as optional
    from pg_proc p
    cross join unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u (type, n)
    join pg_type t on t.oid = u.type
), functions as (
    select p.proname, jsonb_build_object('name', p.proname, 'set', p.proretset, 'returns', t.typname,
        'parameters', coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'kind', a.typname, 'optional', a.optional)
            order by a.n) from arguments a where a.oid = p.oid and a.mode = 'i'), '[]'),
        'columns', coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'kind', a.typname, 'optional', false)
            order by a.n) from arguments a where a.oid = p.oid and a.mode in ('o', 't')), '[]')) as entry
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
      and exists (select from clients c where has_function_privilege(c.role, p.oid, 'execute'))
)
select jsonb_build_object('tables', (select jsonb_agg(t.entry order by t.relname) from tables t),
    'functions', (select jsonb_agg(f.entry order by f.proname) from functions f))::text as catalog";

impl Catalog {
    /// Reads it from the tests' cluster, or from one of its own that is gone afterwards.
    pub async fn read() -> anyhow::Result<Self> {
        if let Some(folder) = env::var_os("DEVPROOF_TEST_CLUSTER") {
            return Self::read_from(Path::new(&folder)).await;
        }
        let folder = env::temp_dir().join(format!("devproof-generate-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o711))?;
        let started = test_cluster::start(&folder).await;
        let catalog = match started {
            Ok(()) => Self::read_from(&folder).await,
            Err(error) => Err(error),
        };
        test_cluster::stop(&folder).await?;
        fs::remove_dir_all(&folder)?;
        catalog
    }

    async fn read_from(folder: &Path) -> anyhow::Result<Self> {
        let (client, driver) = test_cluster::template(folder)?.connect(NoTls).await?;
        let driver = tokio::spawn(driver);
        let text: String = client.query_one(SQL, &[]).await?.try_get("catalog")?;
        drop(client);
        driver.await??;
        serde_json::from_str(&text).context("the catalog's answer")
    }
}
