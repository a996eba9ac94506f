//! About how many rows tables have. Rounded up to powers of two: requests that are refused for their size must not
//! tell how many rows there are that the caller does not see.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use parking_lot::RwLock;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Sizes by table, shared by one cache and those that follow it.
#[derive(Debug, Clone, Default)]
pub struct Sizes(Arc<RwLock<BTreeMap<String, i64>>>);

devproof_db::columns! {
    struct Size {
        name: String,
        rows: i64,
    }
}

impl Sizes {
    /// About how many rows, one at least; `None` for views and what else has no size of its own.
    pub fn of(&self, table: &str) -> Option<i64> {
        self.0.read().get(table).copied()
    }

    /// Takes these in the place of all that was known.
    pub(crate) fn replace<N: Into<String>>(&self, sizes: impl IntoIterator<Item = (N, i64)>) {
        let sizes = sizes.into_iter().map(|(name, rows)| (name.into(), rounded(rows))).collect();
        *self.0.write() = sizes;
    }

    /// Looks at the catalog: what was counted last, in proportion to how the file has grown since; where nothing was
    /// counted yet, what a file of this length may hold.
    pub(super) async fn look(&self, db: &Db) -> Result<(), DbError> {
        let sql = Sql::new(
            "select relname::text as name, coalesce(case when reltuples >= 0 and relpages > 0
                then reltuples * (pg_relation_size(oid) / (relpages * 8192.0))
                else pg_relation_size(oid) / 100.0 end, 0)::bigint as rows
            from pg_catalog.pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'm') and not relispartition",
        );
        let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
        let sizes: Vec<Size> = rows.read_all()?;
        self.replace(sizes.into_iter().map(|size| (size.name, size.rows)));
        Ok(())
    }
}

fn rounded(rows: i64) -> i64 {
    let rows = u64::try_from(rows.clamp(1, 1 << 60)).unwrap_or(1);
    i64::try_from(rows.next_power_of_two()).unwrap_or(i64::MAX)
}
