//! What seekers viewed, and the figures of career intelligence that the clock would have counted by now.

use time::OffsetDateTime;
use tokio_postgres::Transaction;

/// Whoever decides on a job has opened it, and now and then another one of its company.
const VIEWS: &str = "
    insert into private.job_views (job_opening_id, viewed_at, source, viewer_id)
    select v.job_opening_id, v.at, case when i.source = 'search' then 'search' else 'jobs' end, i.profile_id
    from public.job_interactions i
    join public.job_openings j on j.id = i.job_opening_id
    cross join lateral (
        select i.job_opening_id, i.created_at - interval '4 minutes'
        union all
        (select o.id, i.created_at - interval '9 minutes'
         from public.job_openings o
         where o.company_id = j.company_id and o.is_listed and o.id <> j.id
         order by hashtext(i.id::text || o.id::text) limit abs(hashtext(i.id::text) % 3))) v (job_opening_id, at)
    order by v.at, i.id, v.job_opening_id";

pub(crate) async fn count(transaction: &Transaction<'_>, now: OffsetDateTime) -> Result<(), tokio_postgres::Error> {
    transaction.batch_execute(VIEWS).await?;
    transaction.execute("select private.count_skill_demand($1)", &[&now]).await?;
    transaction.execute("select private.count_interest_funnels($1)", &[&now]).await.map(drop)
}
