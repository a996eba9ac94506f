//! What the database's catalog says about a published table: columns, key, who may read which column, and
//! whether it names its audience.

use devproof_claims::Role;
use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use parking_lot::{Mutex, MutexGuard};
use std::{collections::HashMap, sync::Arc, time::Duration};
use tokio::time::Instant;

/// The publication that clients hear of.
pub const PUBLICATION: &str = "supabase_realtime";

/// How long an answer is believed. A narrowed privilege shows at once, as the next read fails and asks again.
const FRESH: Duration = Duration::from_secs(30);

/// A published table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableInfo {
    /// Its schema.
    pub schema: String,
    /// Its name.
    pub table: String,
    /// Its published columns, in order.
    pub columns: Vec<ColumnInfo>,
    /// `private.audience_TABLE` exists.
    pub has_audience: bool,
}

/// A column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnInfo {
    /// Its name.
    pub name: String,
    /// `pg_type.typname`, as clients know types.
    pub type_name: String,
    /// The type as written in SQL.
    pub sql_type: String,
    /// Part of the primary key.
    pub key: bool,
    /// Readable by `anon`, `authenticated`, `service_role`.
    readable: [bool; 3],
}

impl ColumnInfo {
    /// Whether `role` may read the column.
    pub fn readable_by(&self, role: Role) -> bool {
        let [anon, authenticated, service] = self.readable;
        match role {
            Role::Anon => anon,
            Role::Authenticated => authenticated,
            Role::ServiceRole => service,
        }
    }
}

impl TableInfo {
    /// The columns that `role` may read.
    pub fn readable_by(&self, role: Role) -> impl Iterator<Item = &ColumnInfo> {
        self.columns.iter().filter(move |column| column.readable_by(role))
    }

    /// The primary key's columns.
    pub fn key(&self) -> impl Iterator<Item = &ColumnInfo> {
        self.columns.iter().filter(|column| column.key)
    }

    /// Whether `role` can be told of rows: there is a primary key and the role may read it.
    pub fn can_notify(&self, role: Role) -> bool {
        self.key().next().is_some() && self.key().all(|column| column.readable_by(role))
    }

    /// A column by name.
    pub fn column(&self, name: &str) -> Option<&ColumnInfo> {
        self.columns.iter().find(|column| column.name == name)
    }
}

/// By schema and name; with the time it was asked.
type Known = HashMap<(String, String), (Instant, Arc<TableInfo>)>;

/// Answers of the catalog, kept for a while.
pub struct Catalog {
    db: Db,
    tables: Mutex<Known>,
}

impl Catalog {
    /// An empty memory.
    pub fn new(db: Db) -> Self {
        Self { db, tables: Mutex::default() }
    }

    /// The table, when it is published.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn table(&self, schema: &str, table: &str) -> Result<Option<Arc<TableInfo>>, DbError> {
        let name = (schema.to_owned(), table.to_owned());
        if let Some((asked, info)) = self.lock().get(&name)
            && asked.elapsed() < FRESH
        {
            return Ok(Some(Arc::clone(info)));
        }
        let Some(info) = load(&self.db, schema, table).await? else {
            self.lock().remove(&name);
            return Ok(None);
        };
        let info = Arc::new(info);
        self.lock().insert(name, (Instant::now(), Arc::clone(&info)));
        Ok(Some(info))
    }

    /// Asks again next time.
    pub fn forget(&self, schema: &str, table: &str) {
        self.lock().remove(&(schema.to_owned(), table.to_owned()));
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.tables.lock()
    }
}

devproof_db::columns! {
    /// A published column, and which roles may read it.
    struct ColumnRow {
        name: String,
        type_name: String,
        sql_type: String,
        is_key: bool,
        anon: bool,
        authenticated: bool,
        service: bool,
        /// Of the table.
        has_audience: bool,
    }
}

async fn load(db: &Db, schema: &str, table: &str) -> Result<Option<TableInfo>, DbError> {
    let sql = Sql::new(
        "select a.attname::text as name, t.typname::text as type_name, format_type(a.atttypid, null) as sql_type, \
           coalesce(a.attnum = any (k.indkey), false) as is_key, \
           has_schema_privilege('anon', n.oid, 'usage') \
             and has_column_privilege('anon', c.oid, a.attnum, 'select') as anon, \
           has_schema_privilege('authenticated', n.oid, 'usage') \
             and has_column_privilege('authenticated', c.oid, a.attnum, 'select') as authenticated, \
           has_schema_privilege('service_role', n.oid, 'usage') \
             and has_column_privilege('service_role', c.oid, a.attnum, 'select') as service, \
           exists (select from pg_proc f join pg_namespace s on s.oid = f.pronamespace \
                   where n.nspname = 'public' and s.nspname = 'private' and f.proname = 'audience_' || c.relname) as has_audience \
         from pg_class c \
         join pg_namespace n on n.oid = c.relnamespace \
         join pg_publication_tables p on p.pubname = $1 and p.schemaname = n.nspname and p.tablename = c.relname \
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped \
           and a.attname = any (p.attnames) \
         join pg_type t on t.oid = a.atttypid \
         left join pg_index k on k.indrelid = c.oid and k.indisprimary \
         where n.nspname = $2 and c.relname = $3 \
         order by a.attnum",
    )
    .bind(PUBLICATION)
    .bind(schema)
    .bind(table);
    let rows = db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql).await?;
    let rows: Vec<ColumnRow> = rows.read_all()?;
    let Some(first) = rows.first() else { return Ok(None) };
    let has_audience = first.has_audience;
    let column = |row: ColumnRow| {
        let ColumnRow { name, type_name, sql_type, is_key, anon, authenticated, service, .. } = row;
        ColumnInfo { name, type_name, sql_type, key: is_key, readable: [anon, authenticated, service] }
    };
    let columns = rows.into_iter().map(column).collect();
    Ok(Some(TableInfo { schema: schema.to_owned(), table: table.to_owned(), columns, has_audience }))
}

#[cfg(test)]
impl TableInfo {
    /// `public.messages (id uuid primary key, body text, secret text readable by the operator only)`.
    pub fn example() -> Self {
        let column = |name: &str, sql_type: &str, key, readable| ColumnInfo {
            name: name.into(),
            type_name: sql_type.into(),
            sql_type: sql_type.into(),
            key,
            readable,
        };
        let columns = vec![
            column("id", "uuid", true, [true; 3]),
            column("body", "text", false, [true; 3]),
            column("secret", "text", false, [false, false, true]),
        ];
        Self { schema: "public".into(), table: "notes".into(), columns, has_audience: false }
    }
}
