//! The figures of career intelligence and the staff's numbers, as the clock would have counted them by now.

use time::OffsetDateTime;
use tokio_postgres::Transaction;

pub(crate) async fn count(transaction: &Transaction<'_>, now: OffsetDateTime) -> Result<(), tokio_postgres::Error> {
    // What was written so far needs statistics: people are counted one by one.
    transaction.batch_execute("analyze private.job_views").await?;
    transaction.execute("select private.count_days($1, 90)", &[&now]).await?;
    transaction.execute("select private.count_skill_demand($1)", &[&now]).await?;
    transaction.execute("select private.count_interest_funnels($1)", &[&now]).await.map(drop)
}
