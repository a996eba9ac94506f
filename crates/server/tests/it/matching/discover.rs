//! The index lists what `browse_jobs` lists: every filter, the same numbers on the same pages, and totals.

use super::{facts::Facts, from_env, random::Random, seed, world, world::BADGES};
use devproof_matching::{
    Choices, PersonFacts, SkillId,
    index::{JobEntry, JobFilter, JobIndex, JobOrder},
};
use devproof_vocabulary::{ClosedList, EmploymentType, RemotePolicy, Seniority};
use serde_json::Value;
use std::collections::HashMap;
use time::{Duration, OffsetDateTime};
use tokio_postgres::{Client, types::ToSql};
use uuid::Uuid;

const ENTRIES: &str = "
    select j.id, j.published_at, j.expires_at, j.places,
        array(select b.badge from company_badges b where b.company_id = j.company_id)
    from job_openings j where j.is_listed";

const BROWSE: &str = "
    select public.browse_jobs(p_text => $1, p_skills => $2, p_remote => $3, p_place => $4, p_pay_min => $5,
        p_currency => $6, p_seniority => $7, p_employment_types => $8, p_badges => $9, p_posted_within_days => $10,
        p_limit => $11, p_cursor => $12)";

/// Filters as the page sends them.
#[derive(Debug, Default)]
struct Query {
    text: Option<String>,
    skills: Option<Vec<String>>,
    policies: Option<Vec<RemotePolicy>>,
    place: Option<&'static str>,
    min_pay: Option<i32>,
    currency: Option<&'static str>,
    seniorities: Option<Vec<Seniority>>,
    employment_types: Option<Vec<EmploymentType>>,
    badges: Option<Vec<&'static str>>,
    days: Option<i32>,
    limit: i32,
}

impl Query {
    /// Each filter is there one time in six, so that lists have rows.
    fn random(random: &mut Random, jobs: usize, slugs: &[String]) -> Self {
        let slugs: Vec<_> = slugs.iter().map(String::as_str).chain(["no-such-skill"]).collect();
        let mut query = Self { limit: random.pick(&[1, 3, 7, 20, 50]), ..Self::default() };
        let rare = 17;
        if random.chance(rare) {
            let jobs: Vec<_> = (0..jobs).collect();
            // Longer texts are cut off.
            let numbers: Vec<_> = random.some(25, &jobs).iter().map(ToString::to_string).collect();
            query.text = Some(if numbers.is_empty() { " ".to_owned() } else { numbers.join(" or ") });
        }
        if random.chance(rare) {
            query.skills = Some(random.some(2, &slugs).into_iter().map(str::to_owned).collect());
        }
        if random.chance(rare) {
            query.policies = Some(random.some(3, RemotePolicy::ALL));
        }
        if random.chance(rare) {
            query.place = Some(random.pick(&["", " berlin ", "VIEN", "n v", "%", "_", "50%", "\\", "nowhere"]));
        }
        if random.chance(rare) {
            query.min_pay = Some(random.pick(&[0, 50_000, 85_001, 1_000_000]));
        }
        if random.chance(rare) {
            query.currency = Some(random.pick(&["EUR", "USD", "CHF"]));
        }
        if random.chance(rare) {
            query.seniorities = Some(random.some(4, Seniority::ALL));
        }
        if random.chance(rare) {
            query.employment_types = Some(random.some(3, EmploymentType::ALL));
        }
        if random.chance(rare) {
            query.badges = Some(random.some(2, BADGES));
        }
        if random.chance(rare) {
            query.days = Some(random.pick(&[-3, 0, 400, 700, 3650, 100_000]));
        }
        query
    }

    async fn page(&self, admin: &Client, cursor: Option<String>) -> Value {
        fn words<T: ClosedList>(values: Option<&Vec<T>>) -> Option<Vec<&'static str>> {
            values.map(|values| values.iter().map(|value| value.as_str()).collect())
        }
        let (policies, seniorities) = (words(self.policies.as_ref()), words(self.seniorities.as_ref()));
        let types = words(self.employment_types.as_ref());
        let arguments: [&(dyn ToSql + Sync); 12] = [
            &self.text,
            &self.skills,
            &policies,
            &self.place,
            &self.min_pay,
            &self.currency,
            &seniorities,
            &types,
            &self.badges,
            &self.days,
            &self.limit,
            &cursor,
        ];
        admin.query_one(BROWSE, &arguments).await.expect("the database answers").get(0)
    }
}

/// Everything that a filter borrows.
struct Looked {
    among: Option<Vec<Uuid>>,
    except: Vec<Uuid>,
    skills: Vec<SkillId>,
}

impl Looked {
    async fn up(admin: &Client, person: &PersonFacts, query: &Query) -> Self {
        let ids = |rows: Vec<tokio_postgres::Row>| rows.iter().map(|row| row.get(0)).collect::<Vec<Uuid>>();
        let decided = "select job_opening_id from job_interactions where profile_id = $1";
        let except = ids(admin.query(decided, &[&person.id]).await.expect("the database answers"));
        let mut among = None;
        if let Some(text) = query.text.as_deref().filter(|text| !text.trim().is_empty()) {
            let titles: Vec<_> = text.split(" or ").map(|number| format!("Job {number}")).collect();
            let sql = "select id from job_openings where title = any ($1)";
            among = Some(ids(admin.query(sql, &[&titles]).await.expect("the database answers")));
        }
        let sql = "select id from skills where slug = any ($1)";
        let slugs = query.skills.clone().unwrap_or_default();
        let rows = admin.query(sql, &[&slugs]).await.expect("the database answers");
        let mut skills: Vec<_> = rows.iter().map(|row| SkillId(row.get::<_, i32>(0).unsigned_abs())).collect();
        // A skill that does not exist is asked for by no job.
        skills.extend((skills.len() < slugs.len()).then_some(SkillId(u32::MAX)));
        Self { among, except, skills }
    }
}

fn filter<'a>(now: OffsetDateTime, query: &'a Query, looked: &'a Looked) -> JobFilter<'a> {
    fn choices<T: ClosedList>(values: Option<&Vec<T>>) -> Option<Choices<T>> {
        values.map(|values| values.iter().copied().collect())
    }
    JobFilter {
        now,
        among: looked.among.as_deref(),
        except: &looked.except,
        skills: &looked.skills,
        policies: choices(query.policies.as_ref()),
        place: query.place,
        min_pay: query.min_pay.map(i64::from),
        currency: query.currency.map(|code| code.parse().expect("a code")),
        seniorities: choices(query.seniorities.as_ref()),
        employment_types: choices(query.employment_types.as_ref()),
        badges: query.badges.as_deref().unwrap_or_default(),
        published_since: query.days.map(|days| now - Duration::days(days.clamp(0, 3650).into())),
    }
}

async fn index(admin: &Client, facts: &Facts) -> JobIndex {
    let jobs: HashMap<_, _> = facts.jobs.iter().map(|job| (job.id, job)).collect();
    let mut index = JobIndex::default();
    for row in admin.query(ENTRIES, &[]).await.expect("the database answers") {
        index.upsert(&JobEntry {
            facts: jobs[&row.get(0)].clone(),
            published_at: row.get(1),
            expires_at: row.get(2),
            places: row.get(3),
            badges: row.get(4),
        });
    }
    index
}

#[tokio::test]
async fn the_index_lists_what_browse_jobs_lists() {
    let seed = seed();
    let queries = from_env("DEVPROOF_MATCH_QUERIES", 150);
    let (database, facts) = world(seed, 120, 60, 5).await;
    let admin = database.admin().await;
    // Whoever the claims name is ready: sessions are not what is compared.
    let ready = "create or replace function private.is_onboarded() returns boolean language sql return true";
    admin.batch_execute(ready).await.expect("the database answers");
    let index = index(&admin, &facts).await;
    let slugs: Vec<String> = admin
        .query("select distinct k.slug from job_skills s join skills k on k.id = s.skill_id order by 1", &[])
        .await
        .expect("the database answers")
        .iter()
        .map(|row| row.get(0))
        .collect();
    let mut random = Random::new(seed ^ 2);
    let (mut rows, mut pages) = (0, 0);
    for _ in 0..queries {
        let person = &facts.people[random.below(facts.people.len())];
        let query = Query::random(&mut random, facts.jobs.len(), &slugs);
        let looked = Looked::up(&admin, person, &query).await;
        let sql = "select set_config('request.jwt.claim.sub', $1, false), now()";
        let row = admin.query_one(sql, &[&person.id.to_string()]).await.expect("the database answers");
        let filter = filter(row.get(1), &query, &looked);
        let limit = usize::try_from(query.limit).expect("a limit");
        let (mut cursor, mut after) = (None, None);
        loop {
            let sql = query.page(&admin, cursor).await;
            let page = index.rank(person, &filter, JobOrder::Match, after, limit);
            let listed: Vec<_> = sql["jobs"]
                .as_array()
                .expect("a list")
                .iter()
                // What was frozen at interest is not listed here, so each card has today's number.
                .map(|job| job["match"]["score"].as_u64())
                .collect();
            // Ties are broken otherwise.
            let ranked: Vec<_> = page.jobs.iter().map(|job| job.score.number().map(u64::from)).collect();
            assert_eq!(ranked, listed, "{query:?}\n{person:?}");
            assert_eq!(page.total as u64, sql["total"].as_u64().expect("a number"), "{query:?}");
            assert_eq!(page.next.is_some(), !sql["next_cursor"].is_null(), "{query:?}");
            rows += ranked.len();
            pages += 1;
            // Three pages say what thirty would.
            if page.next.is_none() || pages % 3 == 0 {
                break;
            }
            cursor = sql["next_cursor"].as_str().map(str::to_owned);
            after = page.next;
        }
    }
    println!("{queries} queries, {pages} pages, {rows} rows");
    assert!(rows > queries, "too few lists have rows: {rows}");
}
