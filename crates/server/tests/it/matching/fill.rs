//! The facts that the index is filled with are the rows of the tables: read by other statements, they are the same.

use super::{seed, world};
use devproof_db::{Access, Actor, Db, PoolLimits, Settings, Sql};
use devproof_index::{MatchIndex, job_facts, people_facts, read_jobs, read_people};
use devproof_matching::index::{JobEntry, JobFilter, JobIndex, JobOrder, PeopleFilter, PeopleIndex};
use std::collections::HashSet;
use time::OffsetDateTime;
use tokio_postgres::Client;
use uuid::Uuid;

const ENTRIES: &str = "
    select j.id, j.published_at, j.expires_at, j.places,
        array(select b.badge from company_badges b where b.company_id = j.company_id order by 1)
    from job_openings j where j.is_listed";

async fn ids(admin: &Client, sql: &str) -> Vec<Uuid> {
    admin.query(sql, &[]).await.expect("the database answers").iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn facts_are_the_rows_of_the_tables() {
    let (database, facts) = world(seed(), 150, 100, 0).await;
    let db = Db::new(database.role("devproof_gate"), PoolLimits::default()).expect("a pool");
    let run = async |sql: Sql| db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await;
    let wanted: Vec<Uuid> = facts.jobs.iter().map(|job| job.id).collect();
    let rows = run(job_facts(&wanted)).await.expect("the database answers");
    let mut jobs: Vec<_> = read_jobs(&rows).expect("facts").into_iter().map(|known| known.entry.facts).collect();
    jobs.sort_by_key(|job| job.id);
    assert_eq!(jobs, facts.jobs);
    let wanted: Vec<Uuid> = facts.people.iter().map(|person| person.id).collect();
    let rows = run(people_facts(&wanted)).await.expect("the database answers");
    let mut people: Vec<_> =
        read_people(&rows, &facts.catalog).expect("facts").into_iter().map(|known| known.facts).collect();
    people.sort_by_key(|person| person.id);
    assert_eq!(people, facts.people);
}

#[tokio::test]
async fn it_holds_what_can_be_found_and_nothing_else() {
    let (database, facts) = world(seed() + 1, 150, 100, 0).await;
    let admin = database.admin().await;
    let hide = "update profiles set visibility = (array['open', 'private', 'showcase'])[1 + (random() * 2)::int]";
    admin.batch_execute(hide).await.expect("the database answers");
    let findable: HashSet<Uuid> =
        ids(&admin, "select id from profiles where visibility = 'open'").await.into_iter().collect();
    let db = Db::new(database.role("devproof_gate"), PoolLimits::default()).expect("a pool");
    let filled = MatchIndex::new(db).current().await.expect("it is filled");

    let mut jobs = JobIndex::default();
    for row in admin.query(ENTRIES, &[]).await.expect("the database answers") {
        let facts = facts.jobs.iter().find(|job| job.id == row.get::<_, Uuid>(0)).expect("a job");
        jobs.upsert(&JobEntry {
            facts: facts.clone(),
            published_at: row.get(1),
            expires_at: row.get(2),
            places: row.get(3),
            badges: row.get(4),
        });
    }
    let mut people = PeopleIndex::default();
    facts.people.iter().filter(|person| findable.contains(&person.id)).for_each(|person| people.upsert(person));
    let now = OffsetDateTime::from_unix_timestamp(1_790_000_000).expect("a time");
    for person in &facts.people {
        let list = |jobs: &JobIndex| jobs.rank(person, &JobFilter::at(now), JobOrder::Match, None, 1000);
        let expected = list(&jobs);
        let person = person.clone();
        let found =
            filled.with_jobs(move |jobs| jobs.rank(&person, &JobFilter::at(now), JobOrder::Match, None, 1000));
        assert_eq!(found.await.expect("it ranks"), expected);
    }
    for job in facts.jobs {
        let rank = move |people: &PeopleIndex| {
            people.rank(&job.criteria, &job.requirements.skills, job.company, PeopleFilter::default(), 1000)
        };
        let expected = rank(&people);
        let found = filled.with_people(rank).await.expect("it ranks");
        assert_eq!(found, expected);
    }
}
