//! The match: its number agrees to the bit with a plain function over the same facts, and its parts with its number.

use crate::kit::TestDatabase;
use serde_json::Value;
use tokio_postgres::Client;
use uuid::Uuid;

/// Jobs and people at random, from a fixed seed, with every kind of criterion and of gap.
const WORLD: &str = "
    select setseed(0.42);
    insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.test' from generate_series(1, 40) n;
    update profiles set role = 'job_seeker', needs_onboarding = false,
        years_experience = case when random() < 0.8 then (random() * 12)::int end,
        seniority = (array['junior', 'mid', 'senior', 'staff', null])[1 + (random() * 4)::int],
        country = (array['DE', 'AT', null])[1 + (random() * 2)::int],
        salary_min = 50000, salary_currency = 'EUR';
    insert into profile_skills (profile_id, name, level, years)
    select p.id, s.name, (array[1, 2, 3, 4, null])[1 + (random() * 4)::int], (array[1, 3, 6, null])[1 + (random() * 3)::int]
    from profiles p cross join (select name from skills order by id limit 12) s where random() < 0.5;
    insert into featured_projects (profile_id, position, title, stack)
    select p.id, n, 'Project', array(select name from skills order by id offset n * 2 limit 3)
    from profiles p cross join generate_series(0, 2) n where random() < 0.4;
    insert into challenges (id, slug, title, difficulty, published_at)
    select gen_random_uuid(), 'c-' || n, 'Challenge', 'easy', now() from generate_series(1, 12) n;
    insert into challenge_skills select c.id, s.id from challenges c
    join (select id, row_number() over (order by id) as n from skills order by id limit 12) s on c.slug = 'c-' || s.n;
    insert into challenge_completions (challenge_id, profile_id)
    select c.id, p.id from challenges c cross join profiles p where random() < 0.2;
    insert into interview_scores (profile_id, total, seniority, is_shown)
    select id, (random() * 100)::int, 'mid', true from profiles where random() < 0.5;
    insert into companies (slug, name, approval_status) values ('one', 'One', 'approved');
    insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy, countries,
        pay_min, pay_max, pay_currency, published_at, min_years, min_rank, min_system_design)
    select c.id, 'Job ' || n, 'Work', 'open', (array['junior', 'mid', 'senior', 'staff'])[1 + n % 4], 'full_time',
        (array['remote', 'hybrid', 'onsite'])[1 + n % 3], case when n % 4 = 0 then '{}' else '{DE,AT}'::text[] end,
        40000, 45000 + n * 1000, 'EUR', now() - make_interval(mins => n), case when n % 5 > 0 then n % 9 end,
        case when n % 2 = 0 then n % 5 end, case when n % 3 = 0 then 50 end
    from companies c, generate_series(1, 30) n;
    insert into job_skills (job_opening_id, skill_id, importance, min_years, position)
    select j.id, s.id, case when random() < 0.5 then 'must' else 'nice' end, (array[null, 2, 5])[1 + (random() * 2)::int], s.id
    from job_openings j cross join (select id from skills order by id limit 12) s where random() < 0.4;
    begin;
    select private.write_default_weights(id) from job_openings;
    commit;
    begin;
    -- Every other job weighs seniority too.
    update job_weights set weight = weight - 5 where criterion = 'years'
        and job_opening_id in (select id from job_openings where extract(minute from published_at)::int % 2 = 0);
    insert into job_weights (job_opening_id, criterion, weight)
    select job_opening_id, 'seniority', 100 - sum(weight) from job_weights group by 1 having sum(weight) < 100;
    commit;";

const FACTS: &str = "
    select m.key, m.kind, m.weight, s.importance = 'must',
        (select count(*) from profile_skills x where x.profile_id = p.id and x.skill_id is not null)
            + (select count(*) from challenge_completions x where x.profile_id = p.id) > 0,
        k.id is not null, k.level, k.years, s.min_years,
        exists (select from challenge_completions x join challenge_skills y using (challenge_id)
                where x.profile_id = p.id and y.skill_id = w.skill_id),
        p.years_experience, j.min_years, p.seniority, j.seniority,
        (select max(position) from developer_ranks r where not is_special and min_challenges <= p.completed_challenges),
        coalesce(j.min_rank, 1), p.completed_challenges, p.system_design_score, coalesce(j.min_system_design, 60),
        (select count(*) from featured_projects f where f.profile_id = p.id),
        (select count(*) from featured_projects f where f.profile_id = p.id
            and f.skill_ids && array(select skill_id from job_skills x where x.job_opening_id = j.id))
    from profiles p cross join job_openings j
    join job_weights w on w.job_opening_id = j.id and w.weight > 0
    left join skills sk on sk.id = w.skill_id
    left join job_skills s on s.job_opening_id = j.id and s.skill_id = w.skill_id
    cross join lateral (select case w.criterion when 'skill' then 'skill:' || sk.slug else w.criterion end as key, w.criterion as kind, w.weight::int) m
    left join profile_skills k on k.profile_id = p.id and k.skill_id = w.skill_id
    where p.id = $1 and j.id = $2
      and (w.criterion <> 'years' or j.min_years is not null) and (w.criterion <> 'seniority' or j.seniority is not null)";

fn level_of(seniority: &str) -> i16 {
    ["intern", "junior", "mid", "senior", "staff", "principal"]
        .iter()
        .position(|name| *name == seniority)
        .map_or(0, |n| n as i16)
}

/// What part of its weight a criterion brings, in hundredths; none when nothing is known.
fn factor(row: &tokio_postgres::Row) -> Option<i32> {
    let graded = |full: bool, half: bool| {
        Some(if full {
            100
        } else if half {
            50
        } else {
            0
        })
    };
    match row.get::<_, String>(1).as_str() {
        "skill" => {
            let (proved, stated): (bool, bool) = (row.get(9), row.get(5));
            let (level, years, asked): (Option<i16>, Option<i16>, Option<i16>) = (row.get(6), row.get(7), row.get(8));
            if proved {
                Some(100)
            } else if stated {
                let short = matches!((years, asked), (Some(years), Some(asked)) if years < asked);
                Some(if level == Some(1) || short { 45 } else { 85 })
            } else if row.get::<_, bool>(4) && row.get::<_, bool>(3) {
                Some(0)
            } else {
                None
            }
        }
        "years" => {
            let (years, asked): (Option<i16>, i16) = (row.get(10), row.get(11));
            years.and_then(|years| graded(years >= asked, years * 2 >= asked))
        }
        "seniority" => {
            let (mine, asked): (Option<String>, String) = (row.get(12), row.get(13));
            let asked = level_of(&asked);
            mine.and_then(|mine| graded(level_of(&mine) >= asked, level_of(&mine) + 1 == asked))
        }
        "rank" => {
            let (rank, asked, completed): (i16, i32, i32) = (row.get(14), row.get(15), row.get(16));
            (completed > 0)
                .then_some(())
                .and_then(|()| graded(i32::from(rank) >= asked, i32::from(rank) + 1 == asked))
        }
        "system_design" => {
            let (score, asked): (Option<i16>, i32) = (row.get(17), row.get(18));
            score.and_then(|score| graded(i32::from(score) >= asked, i32::from(score) + 15 >= asked))
        }
        _ => {
            let (projects, fitting): (i64, i64) = (row.get(19), row.get(20));
            (projects > 0).then_some(()).and_then(|()| graded(fitting >= 2, fitting == 1))
        }
    }
}

/// The score, in plain words: what was earned of what is known, rounded half up.
fn score(rows: &[tokio_postgres::Row]) -> Option<i32> {
    let (mut earned, mut known) = (0, 0);
    for row in rows {
        let weight: i32 = row.get(2);
        if let Some(factor) = factor(row) {
            earned += weight * factor;
            known += weight;
        }
    }
    (known > 0).then(|| (2 * earned + known) / (2 * known))
}

async fn ids(admin: &Client, table: &str) -> Vec<Uuid> {
    let sql = format!("select id from {table} order by id");
    admin.query(&sql, &[]).await.expect("the database answers").iter().map(|row| row.get(0)).collect()
}

async fn matched(admin: &Client, job: Uuid, person: Uuid, exact: bool) -> Value {
    let sql = "select private.match_json((private.job_facts(array[$1::uuid]))[1], (private.people_facts(array[$2::uuid]))[1], $3)";
    admin.query_one(sql, &[&job, &person, &exact]).await.expect("the database answers").get(0)
}

#[tokio::test]
async fn the_number_is_what_a_plain_function_says() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    admin.batch_execute(WORLD).await.expect("the database answers");
    let (jobs, people) = (ids(&admin, "job_openings").await, ids(&admin, "profiles").await);
    let scored = admin
        .query(
            "select s.job_id, s.person_id, s.score from private.match_scores(private.job_facts($1), private.people_facts($2)) s",
            &[&jobs, &people],
        )
        .await
        .unwrap();
    assert_eq!(scored.len(), jobs.len() * people.len());
    let facts = admin.prepare(FACTS).await.expect("the database answers");
    for row in &scored {
        let (job, person, number): (Uuid, Uuid, Option<i32>) = (row.get(0), row.get(1), row.get(2));
        let criteria = admin.query(&facts, &[&person, &job]).await.expect("the database answers");
        assert_eq!(number, score(&criteria), "job {job}, person {person}");
    }
}

#[tokio::test]
async fn the_parts_agree_with_the_number_in_both_forms() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    admin.batch_execute(WORLD).await.expect("the database answers");
    let (jobs, people) = (ids(&admin, "job_openings").await, ids(&admin, "profiles").await);
    for (job, person) in jobs.iter().zip(&people) {
        let (exact, seeker) =
            (matched(&admin, *job, *person, true).await, matched(&admin, *job, *person, false).await);
        for same in ["score", "band", "gates", "coverage", "eligible", "version"] {
            assert_eq!(exact[same], seeker[same], "{same}");
        }
        let (full, coarse) =
            (exact["criteria"].as_array().expect("a list"), seeker["criteria"].as_array().expect("a list"));
        assert_eq!(full.len(), coarse.len());
        assert!(full.iter().map(|part| part["weight"].as_i64().expect("a number")).sum::<i64>() <= 100);
        let known = full.iter().filter(|part| part["state"] != "unknown").count();
        assert_eq!(exact["coverage"]["scored"], known);
        assert_eq!(exact["coverage"]["of"], full.len());
        for (part, shown) in full.iter().zip(coarse) {
            assert_eq!(
                (&part["key"], &part["state"], &part["detail"]),
                (&shown["key"], &shown["state"], &shown["detail"])
            );
            assert!(
                [5, 15, 25, 40].contains(&shown["weight"].as_i64().expect("a number")),
                "a seeker sees the weight: {shown}"
            );
            assert!(part["points"].as_i64() <= part["weight"].as_i64());
        }
    }
}

#[tokio::test]
async fn proving_an_asked_skill_never_lowers_the_number() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    admin.batch_execute(WORLD).await.expect("the database answers");
    let pairs = admin
        .query(
            "select p.id, j.id, cs.challenge_id from profiles p, job_openings j
             join job_weights w on w.job_opening_id = j.id and w.criterion = 'skill'
             join challenge_skills cs on cs.skill_id = w.skill_id
             where not exists (select from challenge_completions x where x.profile_id = p.id and x.challenge_id = cs.challenge_id)
               and exists (select from profile_skills k where k.profile_id = p.id and k.skill_id = w.skill_id)
               -- A first challenge makes a rank known that nothing was known of.
               and p.completed_challenges > 0
             order by md5(p.id::text || j.id::text) limit 150",
            &[],
        )
        .await
        .unwrap();
    assert!(pairs.len() > 50, "{}", pairs.len());
    for row in &pairs {
        let (person, job, challenge): (Uuid, Uuid, Uuid) = (row.get(0), row.get(1), row.get(2));
        let before = matched(&admin, job, person, true).await["score"].as_i64();
        let complete = "insert into challenge_completions (challenge_id, profile_id) values ($1, $2)";
        admin.execute(complete, &[&challenge, &person]).await.expect("the database answers");
        let after = matched(&admin, job, person, true).await["score"].as_i64();
        admin
            .execute(
                "delete from challenge_completions where challenge_id = $1 and profile_id = $2",
                &[&challenge, &person],
            )
            .await
            .unwrap();
        assert!(after >= before, "{before:?} became {after:?}");
    }
}

#[tokio::test]
async fn nothing_of_the_expected_pay_shows() {
    let database = TestDatabase::create().await;
    let admin = database.admin().await;
    admin.batch_execute(WORLD).await.expect("the database answers");
    let (jobs, people) = (ids(&admin, "job_openings").await, ids(&admin, "profiles").await);
    for job in jobs {
        let found = matched(&admin, job, people[0], true).await;
        let pay = found["gates"].as_array().expect("a list").iter().find(|gate| gate["key"] == "pay").unwrap();
        assert!(
            ["Overlaps", "Does not overlap", "Not said", "Different currencies"]
                .contains(&pay["detail"].as_str().expect("a text"))
        );
        assert!(!found.to_string().contains("50000"));
    }
}
