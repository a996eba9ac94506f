//! Waiting until a transaction can be seen.
//!
//! The log tells of a commit as soon as it is written. Other sessions see it only after that, when the committing
//! session takes itself off the list of running ones; under load, or with a synchronous standby, much later. Who reads
//! in between finds the row as it was before, or not at all. So each transaction is awaited once before its changes are
//! decided.

use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use std::time::Duration;
use tokio::{
    sync::{OnceCell, Semaphore},
    time::{Instant, sleep},
};

/// How long a commit may take to become visible before its changes count as missed.
const PATIENCE: Duration = Duration::from_secs(10);
const FIRST_PAUSE: Duration = Duration::from_millis(1);
const LONGEST_PAUSE: Duration = Duration::from_millis(100);

/// A committed transaction.
#[derive(Debug)]
pub struct Transaction {
    xid: u32,
    /// When it was committed, as clients read it.
    pub committed_at: String,
    visible: OnceCell<()>,
}

/// Why a transaction's changes cannot be decided.
#[derive(Debug, thiserror::Error)]
pub enum NotVisible {
    /// The database did not answer.
    #[error(transparent)]
    Database(#[from] DbError),
    /// The database's answer is not understood.
    #[error("a snapshot can't be read")]
    Snapshot,
    /// It did not become visible in time.
    #[error("a committed transaction did not become visible in time")]
    Patience,
}

impl Transaction {
    /// The transaction of a `Begin` message.
    pub fn new(xid: u32, committed_at: String) -> Self {
        Self { xid, committed_at, visible: OnceCell::new() }
    }

    /// Waits until new statements see the transaction. Asked by many, it asks the database for all of them.
    ///
    /// # Errors
    /// When that does not happen in time, or the database does not answer.
    pub async fn visible(&self, db: &Db, questions: &Semaphore) -> Result<(), NotVisible> {
        self.visible.get_or_try_init(|| self.wait(db, questions)).await.copied()
    }

    async fn wait(&self, db: &Db, questions: &Semaphore) -> Result<(), NotVisible> {
        let sql = Sql::new("select pg_current_snapshot()::text");
        let began = Instant::now();
        let mut pause = FIRST_PAUSE;
        loop {
            let rows = {
                let _turn = questions.acquire().await;
                db.run(Actor::System, Access::ReadOnly, &Settings::default(), &sql).await?
            };
            let snapshot: String = rows.first_value()?.ok_or(NotVisible::Snapshot)?;
            if sees(&snapshot, self.xid).ok_or(NotVisible::Snapshot)? {
                return Ok(());
            }
            if began.elapsed() > PATIENCE {
                return Err(NotVisible::Patience);
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }
}

/// Whether a snapshot, `xmin:xmax:running,…`, sees the transaction. Snapshots count in 64 bits, the log in the lower 32:
/// of the numbers that this can be, the nearest is meant.
fn sees(snapshot: &str, xid: u32) -> Option<bool> {
    let mut parts = snapshot.split(':');
    let oldest: i64 = parts.next()?.parse().ok()?;
    let next: i64 = parts.next()?.parse().ok()?;
    let mut running = parts.next()?.split(',').filter(|text| !text.is_empty()).map(str::parse::<i64>);
    let distance = xid.wrapping_sub(u32::try_from(next.rem_euclid(1 << 32)).ok()?).cast_signed();
    let xid = next.checked_add(i64::from(distance))?;
    if xid < oldest {
        return Some(true);
    }
    Some(xid < next && !running.any(|one| one == Ok(xid)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_snapshot_sees_what_was_over_when_it_was_taken() {
        assert_eq!(sees("100:100:", 99), Some(true));
        assert_eq!(sees("100:100:", 100), Some(false), "begun since, or still on its way out");
        assert_eq!(sees("100:105:100,103", 103), Some(false));
        assert_eq!(sees("100:105:100,103", 104), Some(true));
        assert_eq!(sees("100:105:100,103", 4), Some(true));
    }

    #[test]
    fn numbers_of_32_bits_are_placed_near_the_snapshot() {
        let epoch = 3_i64 << 32;
        let snapshot = format!("{}:{}:{}", epoch - 2, epoch + 3, epoch - 1);
        assert_eq!(sees(&snapshot, u32::MAX), Some(false), "running, from before the turn");
        assert_eq!(sees(&snapshot, u32::MAX - 1), Some(true));
        assert_eq!(sees(&snapshot, 1), Some(true));
        assert_eq!(sees(&snapshot, 7), Some(false), "not begun when the snapshot was taken");
    }

    #[test]
    fn what_is_no_snapshot_is_not_guessed_at() {
        for text in ["", "1", "1:2", "a:b:c"] {
            assert_eq!(sees(text, 1), None, "{text}");
        }
    }
}
