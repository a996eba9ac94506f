//! Every number, band, coverage, gate and line of a receipt is what SQL makes of the same rows.

use super::{facts::Facts, from_env, random::Random, seed, weights::weights};
use crate::kit::TestDatabase;
use devproof_matching::{JobFacts, PersonFacts, Receipt, Score, SkillId, WeightForm, score, score_of};
use serde_json::{Value, json};
use std::collections::HashMap;
use tokio_postgres::Client;
use uuid::Uuid;

/// The facts as SQL sees them, made once: `n` is the place in [`Facts`].
const SQL_FACTS: &str = "
    create table private.parity_jobs (n bigint primary key, job private.match_job);
    create table private.parity_people (n bigint primary key, person private.match_person);
    insert into private.parity_jobs
        select generate_subscripts(x.facts, 1), unnest(x.facts)
        from (select private.job_facts(array(select id from job_openings order by id)) as facts) x;
    insert into private.parity_people
        select generate_subscripts(x.facts, 1), unnest(x.facts)
        from (select private.people_facts(array(select id from profiles order by id)) as facts) x;";

/// The receipts of one person ($2) that differ from those given ($3, one for each job) in one form ($1).
const DIFFERENCES: &str = "
    select r.n, r.receipt, s.receipt
    from jsonb_array_elements($3) with ordinality r (receipt, n)
    join private.parity_jobs j on j.n = r.n
    cross join lateral (
        select private.match_json(j.job, p.person, $1) as receipt from private.parity_people p where p.n = $2) s
    where s.receipt is distinct from r.receipt order by r.n";

const SCORES: &str = "
    select s.job_id, s.score, s.scored, s.criteria
    from private.match_scores(
        array(select job from private.parity_jobs), array(select person from private.parity_people where n = $1)) s";

/// A random world and its facts on both sides.
async fn world(seed: u64, jobs: usize, people: usize) -> (TestDatabase, Facts) {
    let (database, facts) = super::world(seed, jobs, people, 0).await;
    database.admin().await.batch_execute(SQL_FACTS).await.expect("the database answers");
    (database, facts)
}

fn differences(facts: &Facts, person: &PersonFacts, found: &[tokio_postgres::Row]) -> Vec<String> {
    let words = |row: &tokio_postgres::Row| {
        let job = &facts.jobs[usize::try_from(row.get::<_, i64>(0) - 1).expect("a place")];
        let (rust, sql): (Value, Value) = (row.get(1), row.get(2));
        let mut lines = format!("job {}, person {}\n", job.id, person.id);
        for key in ["version", "score", "band", "eligible", "exact", "coverage", "gates", "criteria"] {
            if rust[key] != sql[key] {
                lines += &format!("  {key}: Rust {}\n  {key}: SQL  {}\n", rust[key], sql[key]);
            }
        }
        format!("{lines}  {job:?}\n  {person:?}")
    };
    found.iter().map(words).collect()
}

/// Compares all jobs with one person: both forms of the receipt, and the numbers alone.
async fn compare(client: &Client, facts: &Facts, place: usize) -> (usize, Vec<String>) {
    let person = &facts.people[place];
    let n = i64::try_from(place + 1).expect("a small number");
    let mut found = Vec::new();
    for form in [WeightForm::Exact, WeightForm::Coarse] {
        let receipts = facts.jobs.iter().map(|job| {
            let receipt = Receipt::new(job, person, &facts.catalog, form);
            assert_eq!(receipt.score, score(job, person).number(), "the receipt and the number are of one rule");
            json!(receipt)
        });
        let receipts = Value::Array(receipts.collect());
        let rows = client.query(DIFFERENCES, &[&(form == WeightForm::Exact), &n, &receipts]).await;
        found.extend(differences(facts, person, &rows.expect("the database answers")));
    }
    let rows = client.query(SCORES, &[&n]).await.expect("the database answers");
    let sql: HashMap<Uuid, _> = rows.iter().map(|row| (row.get(0), numbers_of(row, 1))).collect();
    for job in &facts.jobs {
        let (rust, sql) = (numbers(score(job, person)), sql.get(&job.id).copied().unwrap_or_default());
        if rust != sql {
            found.push(format!("job {}, person {}: Rust {rust:?}, SQL {sql:?}", job.id, person.id));
        }
    }
    (facts.jobs.len(), found)
}

/// Score, criteria scored, criteria.
type Numbers = (Option<i32>, i32, i32);

fn numbers(score: Score) -> Numbers {
    (score.number().map(i32::from), score.scored.into(), score.criteria.into())
}

fn numbers_of(row: &tokio_postgres::Row, first: usize) -> Numbers {
    (row.get(first), row.get(first + 1), row.get(first + 2))
}

/// Compares all pairs, on two connections; says how many there were and where they differ.
async fn compare_all(database: &TestDatabase, facts: &Facts) -> (usize, Vec<String>) {
    let half = async |first: usize| {
        let client = database.admin().await;
        let (mut pairs, mut found) = (0, Vec::new());
        for place in (first..facts.people.len()).step_by(2) {
            let (more, differences) = compare(&client, facts, place).await;
            pairs += more;
            found.extend(differences);
        }
        (pairs, found)
    };
    let ((left, mut found), (right, more)) = tokio::join!(half(0), half(1));
    found.extend(more);
    (left + right, found)
}

#[tokio::test]
async fn receipts_and_numbers_are_what_sql_says() {
    let pairs = from_env("DEVPROOF_MATCH_PAIRS", 6_000);
    let jobs = if pairs < 100_000 { 100 } else { 250 };
    let (database, facts) = world(seed(), jobs, pairs / jobs).await;
    let (compared, found) = compare_all(&database, &facts).await;
    println!("{compared} pairs compared in both forms, {} differences", found.len());
    assert_eq!(compared, pairs / jobs * jobs);
    assert!(found.is_empty(), "{} differences, first:\n{}", found.len(), found[0]);
}

/// The world reaches what it has to prove: each number of the comparison takes each of its values.
#[tokio::test]
async fn the_world_has_every_state_gate_and_band() {
    let (_database, facts) = world(seed(), 100, 60).await;
    let mut seen = std::collections::BTreeSet::new();
    for (job, person) in facts.jobs.iter().flat_map(|job| facts.people.iter().map(move |person| (job, person))) {
        let receipt = json!(Receipt::new(job, person, &facts.catalog, WeightForm::Coarse));
        seen.insert(format!("band {}", receipt["band"]));
        for gate in receipt["gates"].as_array().expect("a list") {
            seen.insert(format!("gate {} {}", gate["key"], gate["passed"]));
        }
        for line in receipt["criteria"].as_array().expect("a list") {
            let kind = line["key"].as_str().expect("a text").split(':').next().expect("a word").to_owned();
            seen.insert(format!("{kind} {}", line["state"]));
            seen.insert(format!("weight {}", line["weight"]));
        }
    }
    // 5 bands; pass, fail, unknown of 5 gates and 2 of visibility, without a failing unknown kind of employment; the
    // states of 6 criteria (5 of skills, 4 of the others); 4 steps of weights.
    assert_eq!(seen.len(), 5 + 17 + 25 + 4, "{seen:#?}");
}

#[tokio::test]
async fn other_weights_make_what_sql_makes_of_them() {
    let seed = seed();
    let (database, facts) = world(seed, 60, 40).await;
    let admin = database.admin().await;
    let skills: Vec<_> = (1..=30).map(SkillId).filter(|skill| facts.catalog.skill(*skill).is_some()).collect();
    let mut random = Random::new(seed ^ 1);
    for (place, job) in facts.jobs.iter().enumerate() {
        let (sent, weights) = weights(&mut random, job, &facts.catalog, &skills);
        let other = JobFacts { criteria: job.requirements.criteria(&weights), ..job.clone() };
        let n = i64::try_from(place + 1).expect("a small number");
        let sql = "select s.person_id, s.score, s.scored, s.criteria
            from private.parity_jobs j, private.match_scores(array[private.with_weights(j.job, $2)],
                array(select person from private.parity_people)) s where j.n = $1";
        let rows = admin.query(sql, &[&n, &sent]).await.expect("the database answers");
        let scores: HashMap<Uuid, _> = rows.iter().map(|row| (row.get(0), numbers_of(row, 1))).collect();
        for person in &facts.people {
            let rust = numbers(score_of(&other.criteria, &other.requirements.skills, person));
            assert_eq!(rust, scores.get(&person.id).copied().unwrap_or_default(), "job {}, {sent}", job.id);
        }
        let person = random.below(facts.people.len());
        let sql = "select private.match_json(private.with_weights(j.job, $3), p.person, true)
            from private.parity_jobs j, private.parity_people p where j.n = $1 and p.n = $2";
        let row = admin.query_one(sql, &[&n, &i64::try_from(person + 1).expect("a small number"), &sent]).await;
        let receipt = Receipt::new(&other, &facts.people[person], &facts.catalog, WeightForm::Exact);
        assert_eq!(json!(receipt), row.expect("the database answers").get::<_, Value>(0), "job {}, {sent}", job.id);
    }
}

/// Rules of SQL, each with one edge moved: the comparison notices every one.
const BROKEN: &[(&str, &str, &str)] = &[
    ("private.match_total(bigint, bigint)", "+ p_known)", "+ (p_known - 1))"),
    ("private.gate_pay(bigint, text, integer, text)", "p_pay_max >= p_expected", "p_pay_max > p_expected"),
    ("private.gate_time_zone(text, smallint, smallint, numeric)", "(p_max)::numeric", "(p_max - 1)::numeric"),
    ("private.coarse_weight(integer)", "<= 20", "< 20"),
];

#[tokio::test]
async fn a_rule_that_is_broken_in_sql_is_noticed() {
    let (database, facts) = world(seed(), 100, 20).await;
    let admin = database.admin().await;
    for (function, right, wrong) in BROKEN {
        let sql = "select pg_get_functiondef($1::text::regprocedure)";
        let definition: String = admin.query_one(sql, &[function]).await.expect("the function exists").get(0);
        let broken = definition.replacen(right, wrong, 1);
        assert_ne!(broken, definition, "{function} has no {right}:\n{definition}");
        admin.batch_execute(&broken).await.expect("the database answers");
        let (_, found) = compare_all(&database, &facts).await;
        assert!(!found.is_empty(), "{function} with {wrong} is not noticed");
        admin.batch_execute(&definition).await.expect("the database answers");
    }
    assert!(compare_all(&database, &facts).await.1.is_empty());
}
