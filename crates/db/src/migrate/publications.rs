//! Which tables the change feed publishes.

use super::{
    catalog::Record,
    published::{PUBLICATIONS, Published, columns},
};
use crate::{DbError, FromRow};
use tokio_postgres::Client;

crate::columns! {
    /// A table of a publication.
    struct Member {
        name: String,
        columns: Vec<String>,
    }
}

const MEMBERS: &str = "
    select format('%I.%I', n.nspname, c.relname) as name,
           coalesce((select array_agg(a.attname::text order by a.attname::text) from pg_attribute a
                     where a.attrelid = r.prrelid and a.attnum = any (r.prattrs::int2[])), '{}') as columns
    from pg_publication p join pg_publication_rel r on r.prpubid = p.oid
    join pg_class c on c.oid = r.prrelid join pg_namespace n on n.oid = c.relnamespace
    where p.pubname = $1";

/// Gives the two publications exactly these of our tables; an operator's own stay. They are changed rather than made
/// again: a change feed that runs must not lose its publication.
pub(super) async fn set(client: &Client, record: &Record, published: &[Published]) -> Result<(), DbError> {
    for publication in PUBLICATIONS {
        let exists = client.query_opt("select 1 from pg_publication where pubname = $1", &[&publication]).await?;
        if exists.is_none() {
            client.batch_execute(&format!("create publication {publication}")).await?;
        }
        let mut wanted: Vec<&Published> =
            published.iter().filter(|member| member.publication == publication).collect();
        for row in client.query(MEMBERS, &[&publication]).await? {
            let Member { name: table, columns: present } = Member::from_row(&row)?;
            if record.is_foreign_table(&table) {
                continue;
            }
            match wanted.iter().position(|member| member.table == table && columns(member) == present) {
                Some(place) => drop(wanted.swap_remove(place)),
                None => client.batch_execute(&format!("alter publication {publication} drop table {table}")).await?,
            }
        }
        for Published { table, columns, .. } in wanted {
            client.batch_execute(&format!("alter publication {publication} add table {table} {columns}")).await?;
        }
    }
    Ok(())
}
