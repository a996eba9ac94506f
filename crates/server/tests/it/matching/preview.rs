//! The index previews weights as `preview_match_weights` does, over the people whom that one looks at.

use super::{facts::Facts, random::Random, seed, weights::weights, world};
use devproof_matching::{
    JobFacts,
    index::{Move, PeopleIndex},
};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio_postgres::Client;
use uuid::Uuid;

/// Whoever asks is an employer of the job's company who can do everything.
const RIGHTS: &str = "
    create or replace function private.is_onboarded() returns boolean language sql return true;
    create or replace function private.has_permission(p_name text) returns boolean language sql return true;
    create or replace function private.my_approved_company() returns uuid
        language sql stable return current_setting('test.company')::uuid;
    create or replace function private.my_candidate_jobs() returns uuid[]
        language sql stable begin atomic select array_agg(id) from public.job_openings; end;";

async fn ids(admin: &Client, sql: &str, job: Uuid) -> BTreeSet<Uuid> {
    admin.query(sql, &[&job]).await.expect("the database answers").iter().map(|row| row.get(0)).collect()
}

/// SQL looks at people who state one of the job's skills; the index is given the same.
async fn people(admin: &Client, facts: &Facts, job: &JobFacts) -> PeopleIndex {
    let sharing = "select distinct p.profile_id from profile_skills p
        join job_skills j on j.skill_id = p.skill_id where j.job_opening_id = $1";
    let sharing = ids(admin, sharing, job.id).await;
    let mut index = PeopleIndex::default();
    facts.people.iter().filter(|person| sharing.contains(&person.id)).for_each(|person| index.upsert(person));
    index
}

fn lines(moves: &[Move]) -> Value {
    let line = |one: &Move| {
        json!({
            "profile_id": one.id, "full_name": "", "rank_before": one.rank_before, "rank_after": one.rank_after,
            "score_before": one.score_before, "score_after": one.score_after,
        })
    };
    moves.iter().map(line).collect()
}

#[tokio::test]
async fn the_index_previews_what_sql_previews() {
    let seed = seed();
    let (database, facts) = world(seed, 60, 150, 10).await;
    let admin = database.admin().await;
    admin.batch_execute(RIGHTS).await.expect("the database answers");
    let skills: BTreeSet<_> =
        facts.jobs.iter().flat_map(|job| job.requirements.skills.iter().map(|asked| asked.skill)).collect();
    let skills: Vec<_> = skills.into_iter().collect();
    let mut random = Random::new(seed ^ 3);
    let mut moved = 0;
    for job in &facts.jobs {
        let index = people(&admin, &facts, job).await;
        let interested =
            "select profile_id from job_interactions where job_opening_id = $1 and status = 'interested'";
        let interested = ids(&admin, interested, job.id).await;
        let interested: Vec<_> =
            facts.people.iter().filter(|person| interested.contains(&person.id)).cloned().collect();
        let (sent, weights) = weights(&mut random, job, &facts.catalog, &skills);
        let after = job.requirements.criteria(&weights);
        let preview = index.preview_weights(job, &after, &interested, 20);
        let keys: BTreeSet<_> = preview.unchanged.iter().map(|requirement| requirement.key(&facts.catalog)).collect();
        let sql = "select set_config('test.company', $1, false)";
        admin.execute(sql, &[&job.company.to_string()]).await.expect("the database answers");
        let sql = "select public.preview_match_weights($1, $2)";
        let sql: Value = admin.query_one(sql, &[&job.id, &sent]).await.expect("the database answers").get(0);
        assert_eq!(sql["candidates"], preview.candidates, "{}", job.id);
        // Without any criterion SQL lists nobody, and the index everybody at no number.
        if !after.is_empty() {
            let found = [lines(&preview.top), lines(&preview.entering), lines(&preview.leaving)];
            let expected = [sql["top"].clone(), sql["entering"].clone(), sql["leaving"].clone()];
            assert_eq!(found, expected, "{}, {sent}", job.id);
        }
        assert_eq!(json!(keys), sql["unchanged_criteria"], "{}, {sent}", job.id);
        moved += preview.entering.len() + preview.leaving.len();
    }
    assert!(moved > 100, "the weights move too few: {moved}");
}
