//! The weights that a job gets when its employer sets none.

use super::{seed, world};
use devproof_matching::{Criterion, SkillId};
use uuid::Uuid;

/// The skills of a job in the employer's order, and what SQL makes of their weights.
const ORDER: &str = "select skill_id from job_skills where job_opening_id = $1 order by position, skill_id";

#[tokio::test]
async fn the_defaults_are_those_of_sql() {
    let (database, _) = world(seed(), 120, 1, 0).await;
    let mut admin = database.admin().await;
    // The sum is checked when all of a job's weights are there.
    let transaction = admin.transaction().await.expect("the database answers");
    let defaults = "select private.write_default_weights_of(array(select id from job_openings))";
    transaction.query_one(defaults, &[]).await.expect("the database answers");
    transaction.commit().await.expect("each sums to 100");
    for job in super::Facts::load(&admin).await.jobs {
        let rows = admin.query(ORDER, &[&job.id]).await.expect("the database answers");
        let skill = |number: i32| SkillId(u32::try_from(number).expect("identities are positive"));
        let order: Vec<SkillId> = rows.iter().map(|row| skill(row.get(0))).collect();
        let mine = job.requirements.criteria(&job.requirements.default_weights(&order));
        assert_eq!(sorted(mine), sorted(job.criteria), "{}", job.id);
    }
    assert_eq!(job_without_skills(&admin).await, 100);
}

/// Positions can differ where an employer's list has gaps, so equal weights may stand in another order.
fn sorted(mut criteria: Vec<Criterion>) -> Vec<Criterion> {
    criteria.sort_by_key(|criterion| (criterion.weight, criterion.requirement));
    criteria
}

/// What all weights of such a job sum to.
async fn job_without_skills(admin: &tokio_postgres::Client) -> i64 {
    let sql = "select j.id from job_openings j where not exists (
        select from job_skills s where s.job_opening_id = j.id) order by j.id limit 1";
    let job: Uuid = admin.query_one(sql, &[]).await.expect("some job has none").get(0);
    let sum = "select sum(weight) from job_weights where job_opening_id = $1";
    admin.query_one(sum, &[&job]).await.expect("the database answers").get(0)
}
