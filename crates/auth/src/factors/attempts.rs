//! Wrong second factors: after ten in a row each further one doubles the wait, and a day has a budget. Counted in the
//! database under the lock of the user's row, over all factors, challenges, addresses and nodes.

use crate::error::AuthError;
use devproof_db::{Sql, Tx};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Wrong answers in a row that cost no wait; with the last of them the owner is notified.
const FREE: i32 = 10;
/// The wait after the last of these, doubled by each further wrong answer.
const FIRST_WAIT: Duration = Duration::seconds(30);
/// Doublings at most: over two hours.
const MAX_DOUBLINGS: i32 = 8;
/// Wrong answers of a day, right ones between them or not.
const OF_DAY: i32 = 50;

devproof_db::columns! {
    struct Attempts {
        in_row: i32,
        of_day: i32,
        day_ends_at: OffsetDateTime,
    }
}

/// Refuses to look at an answer while its account waits.
///
/// # Errors
/// `over_request_rate_limit` with the seconds that are left.
pub(crate) async fn admit(tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "select blocked_until from auth.factor_attempts where user_id = $1::uuid and blocked_until > $2::timestamptz",
    );
    match tx.value_opt::<OffsetDateTime>(&sql.bind(user).bind(now)).await? {
        None => Ok(()),
        Some(until) => {
            let left = (until - now).whole_seconds() + 1;
            Err(AuthError::TooManyRequests(u64::try_from(left).unwrap_or(1)))
        }
    }
}

/// Counts a wrong answer. Whether the owner should be told now.
pub(crate) async fn count_wrong(tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<bool, AuthError> {
    let sql = Sql::new(
        "insert into auth.factor_attempts as a (user_id, in_row, of_day, day_ends_at)
         values ($1::uuid, 1, 1, $3::timestamptz)
         on conflict (user_id) do update
         set in_row = a.in_row + 1,
             of_day = case when a.day_ends_at <= $2::timestamptz then 1 else a.of_day + 1 end,
             day_ends_at = case when a.day_ends_at <= $2::timestamptz then excluded.day_ends_at else a.day_ends_at end
         returning in_row, of_day, day_ends_at",
    );
    let Attempts { in_row, of_day, day_ends_at } =
        tx.read(&sql.bind(user).bind(now).bind(now + Duration::DAY)).await?;
    let until = if of_day >= OF_DAY { Some(day_ends_at) } else { wait_after(in_row).map(|wait| now + wait) };
    if until.is_some() {
        let sql =
            Sql::new("update auth.factor_attempts set blocked_until = $2::timestamptz where user_id = $1::uuid");
        tx.execute(&sql.bind(user).bind(until)).await?;
    }
    Ok(in_row == FREE || of_day == OF_DAY)
}

/// A right answer ends the row of wrong ones; the day's stay counted.
pub(crate) async fn count_right(tx: &Tx, user: Uuid, now: OffsetDateTime) -> Result<(), AuthError> {
    let sql = Sql::new(
        "with over as (
             delete from auth.factor_attempts where user_id = $1::uuid and day_ends_at <= $2::timestamptz
         )
         update auth.factor_attempts set in_row = 0, blocked_until = null
         where user_id = $1::uuid and day_ends_at > $2::timestamptz",
    );
    tx.execute(&sql.bind(user).bind(now)).await?;
    Ok(())
}

/// Forgets all of it: the owner said that it was someone else.
pub(crate) async fn forget(tx: &Tx, user: Uuid) -> Result<(), AuthError> {
    tx.execute(&Sql::new("delete from auth.factor_attempts where user_id = $1::uuid").bind(user)).await?;
    Ok(())
}

fn wait_after(in_row: i32) -> Option<Duration> {
    (in_row >= FREE).then(|| FIRST_WAIT * 2_i32.pow((in_row - FREE).clamp(0, MAX_DOUBLINGS).unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_doubles_to_a_bound() {
        let waits: Vec<Option<i64>> =
            [1, 9, 10, 11, 12, 18, 500].map(|n| wait_after(n).map(Duration::whole_seconds)).to_vec();
        assert_eq!(waits, [None, None, Some(30), Some(60), Some(120), Some(7680), Some(7680)]);
    }
}
