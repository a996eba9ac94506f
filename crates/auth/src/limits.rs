//! Limits, counted in the database so that all nodes share them.

use crate::{config::Limit, error::AuthError};
use aws_lc_rs::digest;
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, Settings, Sql};
use std::{sync::Arc, time::Duration};
use time::OffsetDateTime;

/// Highest count that is kept: from there on it only matters that there were many.
const MANY: i64 = 1_000_000;

/// What something is counted by.
pub(crate) struct Key {
    kind: &'static str,
    hash: Vec<u8>,
}

impl Key {
    pub(crate) fn new(kind: &'static str, key: &str) -> Self {
        Self { kind, hash: digest::digest(&digest::SHA256, key.as_bytes()).as_ref().to_vec() }
    }
}

/// Takes from budgets.
pub(crate) struct Limiter {
    db: Db,
    clock: Arc<dyn Clock>,
}

impl Limiter {
    pub(crate) fn new(db: Db, clock: Arc<dyn Clock>) -> Self {
        Self { db, clock }
    }

    /// Counts one request of `kind` for `key`.
    ///
    /// # Errors
    /// `over_request_rate_limit` when the budget is used up.
    pub(crate) async fn request(&self, kind: &'static str, key: &str, limit: Limit) -> Result<(), AuthError> {
        match self.take(kind, key, limit).await? {
            None => Ok(()),
            Some(wait) => Err(AuthError::TooManyRequests(wait)),
        }
    }

    /// Counts one mail of `kind` to `recipient`, whoever that is: an unknown address is limited like a known one.
    ///
    /// # Errors
    /// `over_email_send_rate_limit` while the pause since the last one is not over.
    pub(crate) async fn mail(&self, kind: &'static str, recipient: &str, pause: Duration) -> Result<(), AuthError> {
        if pause.is_zero() {
            return Ok(());
        }
        match self.take(kind, recipient, Limit { count: 1, per: pause }).await? {
            None => Ok(()),
            Some(wait) => Err(AuthError::TooManyMails(wait)),
        }
    }

    /// Counts one text message of `kind` for `key`.
    ///
    /// # Errors
    /// `over_sms_send_rate_limit` when the budget is used up.
    pub(crate) async fn text(&self, kind: &'static str, key: &str, limit: Limit) -> Result<(), AuthError> {
        match self.take(kind, key, limit).await? {
            None => Ok(()),
            Some(wait) => Err(AuthError::TooManyTexts(wait)),
        }
    }

    /// Counts one text message to `number` against the pause between two.
    ///
    /// # Errors
    /// `over_sms_send_rate_limit` while the pause since the last one is not over.
    pub(crate) async fn text_pause(&self, number: &str, pause: Duration) -> Result<(), AuthError> {
        if pause.is_zero() {
            return Ok(());
        }
        self.text("sms_pause", number, Limit { count: 1, per: pause }).await
    }

    /// `None` when there was room, else the seconds until there is. One atomic statement decides, so parallel calls
    /// cannot pass together.
    async fn take(&self, kind: &'static str, key: &str, limit: Limit) -> Result<Option<u64>, AuthError> {
        let now = self.clock.now();
        let key = digest::digest(&digest::SHA256, key.as_bytes());
        let sql = Sql::new(
            "insert into auth.rate_limits as l (kind, key, used, resets_at)
             values ($1, $2::bytea, 1, $3::timestamptz + $4::float8 * interval '1 second')
             on conflict (kind, key) do update
             set used = case when l.resets_at <= $3::timestamptz then 1 else l.used + 1 end,
                 resets_at = case when l.resets_at <= $3::timestamptz then excluded.resets_at else l.resets_at end
             where l.resets_at <= $3::timestamptz or l.used < $5::bigint
             returning used",
        )
        .bind(kind)
        .bind(key.as_ref())
        .bind(now)
        .bind(limit.per.as_secs_f64())
        .bind(limit.count);
        if !self.run(&sql).await?.is_empty() {
            return Ok(None);
        }
        let sql = Sql::new("select resets_at from auth.rate_limits where kind = $1 and key = $2::bytea")
            .bind(kind)
            .bind(key.as_ref());
        let resets_at = self.run(&sql).await?.first().map(|row| row.get::<_, OffsetDateTime>(0));
        let wait = resets_at.map_or(1, |at| (at - now).whole_seconds().max(0) + 1);
        Ok(Some(u64::try_from(wait).unwrap_or(1)))
    }

    /// Counts one call for each of these keys and refuses nothing; the highest count among them. Calls that come at
    /// the same time get different counts.
    pub(crate) async fn count(&self, keys: &[Key], per: Duration) -> Result<i64, AuthError> {
        let (kinds, hashes) = columns(keys);
        // In one order everywhere, so that no two calls wait for each other.
        let sql = Sql::new(
            "with counted as (
                 insert into auth.rate_limits as l (kind, key, used, resets_at)
                 select k.kind, decode(k.key, 'hex'), 1, $3::timestamptz + $4::float8 * interval '1 second'
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
        .bind(self.clock.now())
        .bind(per.as_secs_f64())
        .bind(MANY);
        Ok(self.run(&sql).await?.first().map_or(0, |row| row.get(0)))
    }

    /// Takes one call back for each of these keys: it turned out to be none of those that are counted.
    pub(crate) async fn give_back(&self, keys: &[Key]) -> Result<(), AuthError> {
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
        .bind(self.clock.now());
        self.run(&sql).await?;
        Ok(())
    }

    async fn run(&self, sql: &Sql) -> Result<Vec<devproof_db::Row>, AuthError> {
        Ok(self.db.run(Actor::System, Access::ReadWrite, &Settings::default(), sql).await?)
    }
}

fn columns(keys: &[Key]) -> (Vec<String>, Vec<String>) {
    keys.iter().map(|key| (key.kind.to_owned(), hex::encode(&key.hash))).unzip()
}
