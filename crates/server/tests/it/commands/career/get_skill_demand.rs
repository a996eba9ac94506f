use crate::kit::{Person, TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use time::Duration;
use tokio_postgres::Client;

/// Jobs of two companies, one of which is not approved, with random lives over the last 130 days: as many changes as it
/// takes, back and forth, the last of which is the job's state. They ask for random ones of eight skills.
const WORLD: &str = "
    delete from job_openings;
    delete from private.demand_weeks;
    insert into companies (slug, name, approval_status)
    values ('lives', 'Lives', 'approved'), ('not-yet', 'Not yet', 'pending') on conflict do nothing;
    with lives as (
        select gen_random_uuid() as id, c.id as company_id, 1 + floor(random() * 5)::int as changes, random() as expiry
        from companies c, generate_series(1, 40) where c.slug in ('lives', 'not-yet')
    ), history as (
        select l.id, l.company_id, l.expiry, n, now() - interval '1 day' * (130 - (n + random() * 0.9) * 130.0 / (l.changes + 1)) as at,
            case when n = 0 then 'draft' when n % 2 = 1 then 'open' when random() < 0.5 then 'paused' else 'closed' end as status
        from lives l, generate_series(0, 5) n where n <= l.changes
    ), jobs as (
        insert into job_openings (id, company_id, title, description, status, seniority, employment_type, remote_policy,
            pay_min, pay_max, pay_currency, published_at, expires_at)
        select distinct on (h.id) h.id, h.company_id, 'Engineer', 'Work', h.status, 'senior', 'full_time', 'remote', 1, 2, 'EUR', h.at,
            case when h.expiry < 0.3 then h.at + interval '40 days' end
        from history h order by h.id, h.n desc
        returning id
    ), skills as (
        insert into job_skills (job_opening_id, skill_id, importance)
        select h.id, s.id, case when random() < 0.5 then 'must' else 'nice' end
        from (select distinct id from history) h,
             (select id from skills order by id limit 8) s where random() < 0.4
    )
    select h.id, h.n, h.at, h.status, lag(h.status) over (partition by h.id order by h.n) as before from history h";

/// From each change to the next one the job was in a state.
const INDEPENDENT: &str = "
    with spells as (
        select h.job_opening_id, h.to_status, h.created_at as since,
               lead(h.created_at) over (partition by h.job_opening_id order by h.created_at) as until
        from private.job_status_changes h
    ), weeks as (
        select (date_trunc('week', $1::timestamptz at time zone 'utc') - n * interval '7 days') as week
        from generate_series(0, 11) n
    )
    select w.week::date::text, s.slug, count(k.job_opening_id)
    from weeks w
    cross join (select id, slug from skills order by id limit 8) s
    left join (spells x join job_openings j on j.id = x.job_opening_id
        join companies c on c.id = j.company_id and c.approval_status = 'approved'
        join job_skills k on k.job_opening_id = j.id)
        on k.skill_id = s.id and x.to_status = 'open' and x.since <= w.week at time zone 'utc'
        and (x.until is null or x.until > w.week at time zone 'utc')
        and (j.expires_at is null or j.expires_at > w.week at time zone 'utc')
    group by 1, 2";

async fn random_lives(admin: &mut Client, seed: f64) {
    admin.execute("select setseed($1)", &[&seed]).await.expect("a seed");
    let transaction = admin.transaction().await.expect("a transaction");
    for statement in WORLD.split_inclusive(';').filter(|statement| statement.trim_end().ends_with(';')) {
        transaction.batch_execute(statement).await.expect("jobs");
    }
    let last = WORLD.rsplit(';').next().expect("a statement");
    let history = transaction.query(last, &[]).await.expect("lives");
    // The triggers wrote one change at this moment.
    transaction.batch_execute("delete from private.job_status_changes").await.expect("no history");
    let mut rows: Vec<_> = history.iter().collect();
    rows.sort_by_key(|row| row.get::<_, time::OffsetDateTime>("at"));
    for row in rows {
        let sql = "insert into private.job_status_changes (job_opening_id, from_status, to_status, created_at) values ($1, $2, $3, $4)";
        let values: [&(dyn tokio_postgres::types::ToSql + Sync); 4] = [
            &row.get::<_, uuid::Uuid>("id"),
            &row.get::<_, Option<String>>("before"),
            &row.get::<_, String>("status"),
            &row.get::<_, time::OffsetDateTime>("at"),
        ];
        transaction.execute(sql, &values).await.expect("a change");
    }
    transaction.commit().await.expect("a world");
}

async fn demand(seeker: &Person) -> Value {
    seeker.rpc("get_skill_demand", &json!({})).await.ok()
}

/// By skill, week by week.
fn histories(answer: &Value) -> BTreeMap<(String, String), i64> {
    let weeks = answer["weeks"].as_array().expect("weeks");
    let skills = answer["skills"].as_array().expect("skills").iter();
    let lines = skills.flat_map(|skill| {
        let slug = skill["slug"].as_str().expect("a slug").to_owned();
        let counts = skill["history"].as_array().expect("a history");
        assert_eq!(counts.len(), weeks.len());
        let line = weeks.iter().zip(counts).map(move |(week, count)| {
            ((week.as_str().expect("a day").to_owned(), slug.clone()), count.as_i64().expect("a count"))
        });
        line.collect::<Vec<_>>()
    });
    lines.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn demand_is_that_of_the_raw_rows_in_random_worlds() {
    let app = TestApp::start().await;
    let mut admin = app.database.admin().await;
    let seeker = app.seeker().await;
    let states = "insert into profile_skills (profile_id, name) select $1, name from (select name from skills order by id limit 8) s";
    admin.execute(states, &[&seeker.id]).await.expect("skills");
    for seed in [0.1, 0.5, 0.9] {
        random_lives(&mut admin, seed).await;
        let now = app.clock.now();
        assert_eq!(devproof_commands::count_skill_demand(&app.db, now).await.expect("it counts"), 12);
        assert_eq!(devproof_commands::count_skill_demand(&app.db, now).await.expect("it counts"), 0, "once a week");
        let expected = admin.query(INDEPENDENT, &[&now]).await.expect("an answer");
        let expected: BTreeMap<_, i64> = expected.iter().map(|row| ((row.get(0), row.get(1)), row.get(2))).collect();
        assert!(expected.values().any(|count| *count > 3), "jobs were open");
        let answer = demand(&seeker).await;
        assert_eq!(histories(&answer), expected);

        let open =
            "select j.id from job_openings j where j.is_listed and (j.expires_at is null or j.expires_at > $1)";
        let today = format!(
            "select s.slug, count(k.job_opening_id) from (select id, slug from skills order by id limit 8) s
             left join job_skills k on k.skill_id = s.id and k.job_opening_id in ({open}) group by 1"
        );
        let today = admin.query(&today, &[&now]).await.expect("an answer");
        let today: BTreeMap<String, i64> = today.iter().map(|row| (row.get(0), row.get(1))).collect();
        let skills = answer["skills"].as_array().expect("skills").iter();
        let shown = skills.map(|skill| {
            (skill["slug"].as_str().expect("a slug").to_owned(), skill["jobs"].as_i64().expect("a count"))
        });
        assert_eq!(shown.collect::<BTreeMap<_, _>>(), today);
        let all = admin.query(open, &[&now]).await.expect("an answer").len();
        assert_eq!(answer["jobs"].as_u64(), u64::try_from(all).ok());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_is_counted_once_and_stays_as_it_was() {
    let app = TestApp::start().await;
    let mut admin = app.database.admin().await;
    let seeker = app.seeker().await;
    let states = "insert into profile_skills (profile_id, name) select $1, name from (select name from skills order by id limit 8) s";
    admin.execute(states, &[&seeker.id]).await.expect("skills");
    let empty = demand(&seeker).await;
    assert_eq!((&empty["weeks"], &empty["skills"][0]["history"]), (&json!([]), &json!([])), "no week is counted yet");
    random_lives(&mut admin, 0.3).await;
    let now = app.clock.now();
    let (one, other) = tokio::join!(
        devproof_commands::count_skill_demand(&app.db, now),
        devproof_commands::count_skill_demand(&app.db, now)
    );
    assert_eq!(one.expect("it counts") + other.expect("it counts"), 12, "two nodes count once");
    let before = histories(&demand(&seeker).await);
    admin.batch_execute("update job_openings set status = 'closed' where status = 'open'").await.expect("all end");
    assert_eq!(histories(&demand(&seeker).await), before);
    // A week later the oldest week is out of sight, and a new one is counted.
    let later = now + Duration::days(7);
    assert_eq!(devproof_commands::count_skill_demand(&app.db, later).await.expect("it counts"), 1);
    app.clock.advance(Duration::days(7));
    let seeker = app.session(&seeker, "aal1").await;
    let after = histories(&demand(&seeker).await);
    assert_eq!(after.len(), before.len());
    assert_eq!(after.keys().filter(|key| before.contains_key(*key)).count(), 11 * 8);
}
