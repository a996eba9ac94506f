//! Counters of fixed windows, in the database so that all nodes share them.

use aws_lc_rs::digest::{SHA256, digest};
use devproof_db::{Access, Actor, Db, DbError, Row, Rows, Settings, Sql};
use std::{borrow::Cow, time::Duration};
use time::OffsetDateTime;

/// Highest count that is stored: beyond it only matters that there were many.
const MANY: i64 = 1_000_000;

/// So many in a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit {
    /// How many.
    pub count: u32,
    /// How long the window is, counted from the first.
    pub per: Duration,
}

impl Limit {
    /// `count` in `seconds`.
    pub const fn new(count: u32, seconds: u64) -> Self {
        Self { count, per: Duration::from_secs(seconds) }
    }
}

/// What is counted, and whose. Only a hash of the second is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    kind: Cow<'static, str>,
    hash: Vec<u8>,
}

impl Key {
    /// Counts `kind` for `subject`.
    pub fn new(kind: impl Into<Cow<'static, str>>, subject: &str) -> Self {
        Self { kind: kind.into(), hash: digest(&SHA256, subject.as_bytes()).as_ref().to_vec() }
    }
}

/// The counters. The caller says what time it is.
#[derive(Clone)]
pub struct Windows(Db);

impl Windows {
    /// The counters of this database.
    pub fn new(db: Db) -> Self {
        Self(db)
    }

    /// Counts one call: `None` when there was room, else the seconds until there is. One atomic statement decides, so
    /// parallel calls cannot pass together.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn consume(&self, key: &Key, limit: Limit, now: OffsetDateTime) -> Result<Option<u64>, DbError> {
        let mut sql = Sql::default();
        Self::push_consume(&mut sql, key, limit, now);
        if !self.run(&sql).await?.is_empty() {
            return Ok(None);
        }
        let sql = Sql::new("select resets_at from auth.rate_limits where kind = $1 and key = $2::bytea")
            .bind(&*key.kind)
            .bind(key.hash.as_slice());
        let resets_at: Option<OffsetDateTime> = self.run(&sql).await?.first_value()?;
        let wait = resets_at.map_or(1, |at| (at - now).whole_seconds().max(0) + 1);
        Ok(Some(u64::try_from(wait).unwrap_or(1)))
    }

    /// Appends the statement that counts one call; it returns a row when there was room. For a `with` of a statement
    /// that does something only then.
    pub fn push_consume(sql: &mut Sql, key: &Key, limit: Limit, now: OffsetDateTime) {
        sql.push("insert into auth.rate_limits as l (kind, key, used, resets_at) values (");
        sql.push_bind(&*key.kind);
        sql.push(", ");
        sql.push_bind(key.hash.as_slice());
        sql.push("::bytea, 1, ");
        sql.push_bind(now + limit.per);
        sql.push("::timestamptz) on conflict (kind, key) do update set used = case when l.resets_at <= ");
        sql.push_bind(now);
        sql.push("::timestamptz then 1 else l.used + 1 end, resets_at = case when l.resets_at <= ");
        sql.push_bind(now);
        sql.push("::timestamptz then excluded.resets_at else l.resets_at end where l.resets_at <= ");
        sql.push_bind(now);
        sql.push("::timestamptz or l.used < ");
        sql.push_bind(limit.count);
        sql.push("::bigint returning used");
    }

    /// Counts one call for each of these keys and refuses nothing; the highest count among them. Calls that come at
    /// the same time get different counts.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn count(&self, keys: &[Key], per: Duration, now: OffsetDateTime) -> Result<i64, DbError> {
        let (kinds, hashes) = columns(keys);
        // In one order everywhere, so that no two calls wait for each other.
        let sql = Sql::new(
            "with counted as (
                 insert into auth.rate_limits as l (kind, key, used, resets_at)
                 select k.kind, decode(k.key, 'hex'), 1, $4::timestamptz
                 from unnest($1::text[], $2::text[]) as k (kind, key)
                 order by k.kind, k.key
                 on conflict (kind, key) do update
                 set used = case when l.resets_at <= $3::timestamptz then 1 else least(l.used + 1, $5::bigint) end,
                     resets_at = case when l.resets_at <= $3::timestamptz then excluded.resets_at else l.resets_at end
                 returning used
             )
             select coalesce(max(used), 0)::bigint from counted",
        )
        .bind(kinds)
        .bind(hashes)
        .bind(now)
        .bind(now + per)
        .bind(MANY);
        Ok(self.run(&sql).await?.first_value()?.unwrap_or_default())
    }

    /// Takes one call back for each of these keys: it turned out to be none of those that are counted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn refund(&self, keys: &[Key], now: OffsetDateTime) -> Result<(), DbError> {
        if keys.is_empty() {
            return Ok(());
        }
        let (kinds, hashes) = columns(keys);
        let sql = Sql::new(
            "with held as (
                 select l.kind, l.key from auth.rate_limits l
                 join unnest($1::text[], $2::text[]) as k (kind, key)
                     on k.kind = l.kind and decode(k.key, 'hex') = l.key
                 where l.resets_at > $3::timestamptz and l.used > 0
                 order by l.kind, l.key
                 for update of l
             )
             update auth.rate_limits l set used = l.used - 1 from held h where h.kind = l.kind and h.key = l.key",
        )
        .bind(kinds)
        .bind(hashes)
        .bind(now);
        self.run(&sql).await?;
        Ok(())
    }

    async fn run(&self, sql: &Sql) -> Result<Vec<Row>, DbError> {
        self.0.run(Actor::System, Access::ReadWrite, &Settings::default(), sql).await
    }
}

fn columns(keys: &[Key]) -> (Vec<String>, Vec<String>) {
    keys.iter().map(|key| (key.kind.clone().into_owned(), hex::encode(&key.hash))).unzip()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_stores_no_subject() {
        let key = Key::new("sign_in", "ada@example.org");
        assert_eq!(key, Key::new("sign_in".to_owned(), "ada@example.org"));
        assert_ne!(key, Key::new("sign_in", "eve@example.org"));
        assert!(!format!("{key:?}").contains("ada"));
    }

    #[test]
    fn the_statement_binds_every_value() {
        let mut sql = Sql::new("with room as (");
        Windows::push_consume(&mut sql, &Key::new("a", "b"), Limit::new(3, 60), OffsetDateTime::UNIX_EPOCH);
        assert_eq!(sql.binds().len(), 7);
        assert!(sql.text().ends_with("l.used < $7::bigint returning used"));
    }
}
