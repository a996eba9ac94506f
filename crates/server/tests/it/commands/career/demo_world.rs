//! The figures of people of the demo world, each beside one computed from raw rows. Which jobs match is taken from what Browse
//! shows them, page by page.

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};
use std::{collections::BTreeMap, process::Stdio};
use tokio_postgres::{Client, Row};
use uuid::Uuid;

/// Skills that a person states or proved.
const SKILLS: &str = "
    select s.skill_id from profile_skills s where s.profile_id = $1 and s.skill_id is not null
    union select k.skill_id from challenge_completions c join challenge_skills k on k.challenge_id = c.challenge_id where c.profile_id = $1
    union select s.id from challenge_completions c join skills s on s.slug = c.language where c.profile_id = $1
    union select s.id from profiles p join skills s on s.slug = 'system-design' where p.id = $1 and p.system_design_score >= 40";

const OPEN: &str =
    "select j.* from job_openings j where j.is_listed and (j.expires_at is null or j.expires_at > now())";

/// What Browse shows as a good match or better.
async fn matches(person: &Person) -> Vec<Uuid> {
    let (mut ids, mut cursor) = (Vec::new(), Value::Null);
    loop {
        let page = person.rpc("browse_jobs", &json!({ "p_limit": 50, "p_cursor": cursor })).await.ok();
        let jobs = page["jobs"].as_array().expect("jobs").iter();
        let good = jobs.filter(|job| job["match"]["score"].as_i64().is_some_and(|score| score >= 60));
        ids.extend(good.map(|job| job["id"].as_str().and_then(|id| id.parse::<Uuid>().ok()).expect("an id")));
        cursor = page["next_cursor"].clone();
        if cursor.is_null() {
            return ids;
        }
    }
}

fn counts(rows: &[Row]) -> BTreeMap<String, (i64, i64)> {
    rows.iter().map(|row| (row.get(0), (row.get(1), row.get(2)))).collect()
}

fn shown(answer: &Value, fields: [&str; 2]) -> BTreeMap<String, (i64, i64)> {
    let line = |skill: &Value| {
        let [one, other] = fields.map(|field| skill[field].as_i64().expect("a count"));
        (skill["slug"].as_str().expect("a slug").to_owned(), (one, other))
    };
    answer["skills"].as_array().expect("skills").iter().map(line).collect()
}

async fn demand_and_missing(admin: &Client, person: &Person, matches: &[Uuid]) {
    let demand = format!(
        "select s.slug, count(j.id), count(j.id) filter (where j.id = any ($2))
         from skills s left join (job_skills k join ({OPEN}) j on j.id = k.job_opening_id) on k.skill_id = s.id
         where s.id in ({SKILLS}) group by 1"
    );
    let expected = counts(&admin.query(&demand, &[&person.id, &matches]).await.expect("an answer"));
    let answer = person.rpc("get_skill_demand", &json!({})).await.ok();
    assert_eq!(shown(&answer, ["jobs", "matches"]), expected);
    assert_eq!(answer["matches"].as_u64(), u64::try_from(matches.len()).ok());
    assert_eq!(answer["weeks"].as_array().expect("weeks").len(), 12, "the demo world has its past");

    let missing = format!(
        "select s.slug, count(*), count(*) filter (where k.importance = 'must')
         from job_skills k join skills s on s.id = k.skill_id
         where k.job_opening_id = any ($2) and k.skill_id not in ({SKILLS}) group by 1"
    );
    let expected = counts(&admin.query(&missing, &[&person.id, &matches]).await.expect("an answer"));
    let answer = person.rpc("get_missing_skills", &json!({ "p_limit": 50 })).await.ok();
    assert_eq!(answer["total"].as_u64(), u64::try_from(expected.len()).ok());
    let found = shown(&answer, ["jobs", "musts"]);
    assert_eq!(found.len(), expected.len().min(50));
    assert!(found.iter().all(|(slug, counts)| expected[slug] == *counts), "{found:?} {expected:?}");
}

async fn pay(admin: &Client, person: &Person, matches: &[Uuid]) {
    let rates: Value =
        serde_json::from_str(include_str!("../../../../../../content/exchange-rates.json")).expect("rates");
    let own =
        admin.query_one("select coalesce(salary_currency, 'EUR') from profiles where id = $1", &[&person.id]).await;
    let own: String = own.expect("a currency").get(0);
    for (wish, condition) in [
        (json!({}), "true"),
        (json!({ "p_seniority": "senior" }), "j.seniority = 'senior'"),
        (json!({ "p_place": "remote" }), "j.remote_policy = 'remote'"),
        (json!({ "p_place": "DE" }), "j.remote_policy <> 'remote' and 'DE' = any (j.countries)"),
        (
            json!({ "p_skill": "rust", "p_seniority": "mid" }),
            "j.seniority = 'mid' and j.id in (select k.job_opening_id from job_skills k join skills s on s.id = k.skill_id where s.slug = 'rust')",
        ),
        (json!({ "p_matching": true }), "j.id = any ($1)"),
    ] {
        let sql = format!(
            "with rates as (
                 select key as currency, round(value::numeric * 1000000) as rate from jsonb_each_text($2::jsonb -> 'rates')
                 union all select $2::jsonb ->> 'base', 1000000),
             amounts as (
                 select case when j.pay_currency = $3 then m.middle
                     else trunc(floor(m.middle * t.rate / f.rate) / 1000) * 1000 end::bigint as amount
                 from ({OPEN}) j
                 cross join lateral (select (j.pay_min_year + j.pay_max_year) / 2 as middle) m
                 left join rates f on f.currency = j.pay_currency left join rates t on t.currency = $3
                 where ({condition}) and (j.pay_currency = $3 or (f.rate is not null and t.rate is not null))
                   and $1::uuid[] is not null)
             select count(*), percentile_disc(array[0.25, 0.5, 0.75]) within group (order by amount) from amounts"
        );
        let row = admin.query_one(&sql, &[&matches, &rates, &own]).await.expect("an answer");
        let (jobs, quartiles): (i64, Option<Vec<i64>>) = (row.get(0), row.get(1));
        let answer = person.rpc("get_pay_bands", &wish).await.ok();
        assert_eq!((&answer["currency"], &answer["jobs"]), (&json!(own), &json!(jobs)), "{wish}");
        let expected = quartiles.filter(|_| jobs >= 5);
        let expected = expected.map(|amounts| json!({ "low": amounts[0], "median": amounts[1], "high": amounts[2] }));
        assert_eq!(answer["quartiles"], json!(expected), "{wish}");
    }
}

async fn responses(admin: &Client, person: &Person, matches: &[Uuid]) {
    let sql = "
        select c.slug, count(j.id) filter (where j.id = any ($2)),
            count(i.id) filter (where i.status = 'interested' and i.decision is null)
        from companies c join job_openings j on j.company_id = c.id
        left join job_interactions i on i.job_opening_id = j.id and i.profile_id = $1
        group by 1";
    let expected = counts(&admin.query(sql, &[&person.id, &matches]).await.expect("an answer"));
    let answer = person.rpc("get_response_times", &json!({ "p_limit": 50 })).await.ok();
    let matching = expected.values().filter(|(matches, _)| *matches > 0).count();
    assert_eq!(answer["matching_companies"].as_u64(), u64::try_from(matching).ok());
    let lines = answer["companies"].as_array().expect("companies");
    assert_eq!(lines.len(), expected.values().filter(|(matches, waiting)| matches + waiting > 0).count());
    for line in lines {
        let slug = line["slug"].as_str().expect("a slug");
        assert_eq!((line["matches"].as_i64(), line["waiting"].as_i64()), {
            let (matches, waiting) = expected[slug];
            (Some(matches), Some(waiting))
        });
        let sql = "
            select c.response_days::int, (100 * p.kept + p.decided / 2) / nullif(p.decided, 0),
                (select case when count(*) >= 3 then percentile_cont(0.5) within group (order by a.seconds) end::bigint
                 from (select seconds from private.company_answers a where a.company_id = c.id order by answered_at desc limit 200) a)
            from companies c left join private.company_promises p on p.company_id = c.id where c.slug = $1";
        let row = admin.query_one(sql, &[&slug]).await.expect("a company");
        assert_eq!(line["response_days"], json!(row.get::<_, Option<i32>>(0)), "{slug}");
        assert_eq!(line["kept_percent"], json!(row.get::<_, Option<i32>>(1)), "{slug}");
        assert_eq!(line["median_seconds"], json!(row.get::<_, Option<i64>>(2)), "{slug}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_of_the_demo_world_are_those_of_its_rows() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    let seed = app.program().await.command("seed").stderr(Stdio::null()).status();
    assert!(seed.expect("it starts").success());
    let sql =
        "select p.id from profiles p where p.role = 'job_seeker' order by p.slug <> 'mira-okafor', p.id limit 4";
    let mut account = app.newcomer().await;
    for row in admin.query(sql, &[]).await.expect("people") {
        account.id = row.get(0);
        let person = app.session(&account, "aal1").await;
        let matches = matches(&person).await;
        demand_and_missing(&admin, &person, &matches).await;
        pay(&admin, &person, &matches).await;
        responses(&admin, &person, &matches).await;
        let funnel = person.rpc("get_interest_funnel", &json!({})).await.ok();
        assert!(funnel["comparable"]["people"].as_i64().is_some_and(|people| people >= 10), "{funnel}");
    }
}
