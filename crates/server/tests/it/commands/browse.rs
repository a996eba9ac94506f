//! A seeker's decisions and the day's limit.

mod browse_jobs;
mod expire_interests;
mod express_interest;
mod get_featured_jobs;
mod get_job;
mod get_my_job_invitations;
mod pass_job;
mod report_job;
mod undo_interaction;
mod what_if;
mod withdraw_interest;

use crate::kit::TestApp;
use uuid::Uuid;

/// What a person has used of all days.
const USED: &str = "select coalesce(sum(used), 0)::bigint from daily_usage where profile_id = $1";

/// Open jobs of this company, straight from the database.
async fn jobs_of(app: &TestApp, company: Uuid, count: i32) -> Vec<Uuid> {
    let sql =
        "insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy,
            pay_min, pay_max, pay_currency, published_at)
        select $1, 'Engineer ' || n, 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now()
        from generate_series(1, $2) n returning id";
    let rows = app.database.admin().await.query(sql, &[&company, &count]).await.expect("jobs");
    rows.iter().map(|row| row.get(0)).collect()
}
