use crate::{
    commands::arrange,
    kit::{Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;
use tokio_postgres::Client;
use uuid::Uuid;

/// Twenty open jobs of one company.
const JOBS: &str = "
    with c as (insert into companies (slug, name, approval_status) values ('funnel', 'Funnel', 'approved') returning id)
    insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy,
        pay_min, pay_max, pay_currency, published_at)
    select c.id, 'Engineer', 'Work', 'open', 'senior', 'full_time', 'remote', 1, 2, 'EUR', now() from c, generate_series(1, 20)";

/// Further job seekers of a level.
async fn people(admin: &Client, count: i32, level: Option<&str>) -> Vec<Uuid> {
    let accounts = "insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.test'
        from generate_series(1, $1) returning id";
    let rows = admin.query(accounts, &[&count]).await.expect("accounts");
    let ids: Vec<Uuid> = rows.iter().map(|row| row.get(0)).collect();
    let seekers =
        "update profiles set role = 'job_seeker', needs_onboarding = false, seniority = $2 where id = any ($1)";
    admin.execute(seekers, &[&ids, &level]).await.expect("seekers");
    ids
}

/// One interest each, in the first job.
async fn interested(admin: &Client, people: &[Uuid], decision: Option<&str>) {
    let sql = "insert into job_interactions (job_opening_id, profile_id, status, decision, decided_at)
        select (select id from job_openings order by id limit 1), p, 'interested', $2::text, case when $2 is not null then now() end
        from unnest($1::uuid[]) p";
    admin.execute(sql, &[&people, &decision]).await.expect("interests");
}

/// Counted anew, as on another day.
async fn recount(app: &TestApp) {
    app.database.admin().await.execute("delete from private.interest_funnels", &[]).await.expect("none");
    devproof_commands::count_interest_funnels(&app.db, app.clock.now()).await.expect("it counts");
}

async fn funnel(person: &Person) -> Value {
    person.rpc("get_interest_funnel", &json!({})).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_group_shows_with_ten_people_besides_the_reader() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    admin.batch_execute(JOBS).await.expect("jobs");
    let seeker = app.seeker().await;
    arrange(&app, "update profiles set seniority = 'senior' where id = $1", seeker.id).await;
    recount(&app).await;
    let empty = funnel(&seeker).await;
    assert_eq!(
        empty,
        json!({ "days": 90, "viewed": 0, "interested": 0, "approved": 0, "conversations": 0, "comparable": null })
    );

    // Nine others and the reader: whoever knows themselves could reckon nine people.
    interested(&admin, &[seeker.id], None).await;
    interested(&admin, &people(&admin, 9, Some("senior")).await, None).await;
    recount(&app).await;
    assert_eq!(funnel(&seeker).await["comparable"], Value::Null);
    // The tenth is of another level: all levels show, the reader's own does not.
    interested(&admin, &people(&admin, 1, Some("junior")).await, None).await;
    recount(&app).await;
    let all = funnel(&seeker).await["comparable"].clone();
    assert_eq!(
        (&all["seniority"], &all["people"], &all["interested_percent"]),
        (&Value::Null, &json!(10), &json!(100))
    );
    // The tenth of the reader's level.
    let tenth = people(&admin, 1, Some("senior")).await;
    interested(&admin, &tenth, None).await;
    recount(&app).await;
    let own = funnel(&seeker).await["comparable"].clone();
    assert_eq!((&own["seniority"], &own["people"]), (&json!("senior"), &json!(10)));
    assert_eq!((&own["approved_percent"], &own["conversation_percent"]), (&json!(0), &Value::Null));
    // Without them, or if they ask not to be counted, it is gone again.
    admin
        .execute("update profiles set analytics_opt_out = true where id = any ($1)", &[&tenth])
        .await
        .expect("opts out");
    recount(&app).await;
    assert_eq!(funnel(&seeker).await["comparable"]["seniority"], Value::Null);

    // A step that few got to is left out of a group that shows.
    let approved = people(&admin, 10, Some("staff")).await;
    interested(&admin, &approved, Some("approved")).await;
    interested(&admin, &people(&admin, 5, Some("staff")).await, None).await;
    arrange(&app, "update profiles set seniority = 'staff' where id = $1", seeker.id).await;
    recount(&app).await;
    let few = funnel(&seeker).await["comparable"].clone();
    assert_eq!((&few["people"], &few["conversation_percent"]), (&json!(10), &Value::Null), "{few}");
    interested(&admin, &people(&admin, 1, Some("staff")).await, Some("approved")).await;
    recount(&app).await;
    let enough = funnel(&seeker).await["comparable"].clone();
    // Eleven of seventeen were approved, none wrote.
    assert_eq!((&enough["approved_percent"], &enough["conversation_percent"]), (&json!(65), &json!(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_counted_once_a_day_and_the_days_before_go() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    admin.batch_execute(JOBS).await.expect("jobs");
    interested(&admin, &people(&admin, 3, Some("mid")).await, None).await;
    let now = app.clock.now();
    let (one, other) = tokio::join!(
        devproof_commands::count_interest_funnels(&app.db, now),
        devproof_commands::count_interest_funnels(&app.db, now)
    );
    assert_eq!(one.expect("it counts") + other.expect("it counts"), 2, "one level and all, once");
    assert_eq!(devproof_commands::count_interest_funnels(&app.db, now).await.expect("it counts"), 0);
    let tomorrow = now + Duration::days(1);
    assert_eq!(devproof_commands::count_interest_funnels(&app.db, tomorrow).await.expect("it counts"), 2);
    let days = "select count(distinct counted_on) from private.interest_funnels";
    assert_eq!(admin.query_one(days, &[]).await.expect("an answer").get::<_, i64>(0), 1);
    let employer = app.company().await.admin;
    assert_eq!(funnel(&employer).await, Value::Null);
}

/// Everybody views, decides, is decided on and writes by chance, some of it too long ago.
const CHANCE: &str = "
    insert into private.job_views (job_opening_id, viewed_at, source, viewer_id)
    select j.id, now() - random() * interval '110 days', 'jobs', p.id
    from profiles p, job_openings j where p.role = 'job_seeker' and random() < 0.4;
    insert into job_interactions (job_opening_id, profile_id, status, decision, decided_at, created_at)
    select j.id, p.id, d.status, d.decision, case when d.decision is not null then now() end, now() - random() * interval '110 days'
    from profiles p, job_openings j,
    lateral (select case when random() < 0.7 then 'interested' else 'not_interested' end as status, random() as luck, j.id, p.id) s,
    lateral (select s.status, case when s.status = 'interested' and s.luck < 0.5 then 'approved'
        when s.status = 'interested' and s.luck < 0.8 then 'rejected' end as decision) d
    where p.role = 'job_seeker' and random() < 0.3;
    insert into conversations (job_interaction_id, job_opening_id, company_id, seeker_profile_id)
    select i.id, i.job_opening_id, j.company_id, i.profile_id
    from job_interactions i join job_openings j on j.id = i.job_opening_id where i.decision = 'approved';
    insert into messages (id, conversation_id, sender_id, sequence, kind, body, created_at)
    select gen_random_uuid(), c.id, case when w.n = 1 then c.seeker_profile_id else (select id from profiles where role = 'employer' limit 1) end,
        w.n, case when random() < 0.1 then 'system' else 'text' end, 'Hello', now()
    from conversations c, generate_series(1, 2) w (n) where random() < 0.7;";

/// The same without the functions: what each person did, joined and grouped.
const INDEPENDENT: &str = "
    with since as (select $1::timestamptz - interval '90 days' as at),
    seen as (
        select viewer_id as profile_id, job_opening_id from private.job_views, since where viewed_at >= since.at and viewer_id is not null
        union select profile_id, job_opening_id from job_interactions, since where created_at >= since.at),
    wrote as (
        select c.job_interaction_id from conversations c join messages m on m.conversation_id = c.id
        where m.kind = 'text' group by 1, c.seeker_profile_id
        having bool_or(m.sender_id = c.seeker_profile_id) and bool_or(m.sender_id <> c.seeker_profile_id)),
    person as (
        select p.id, p.seniority, (select count(*) from seen s where s.profile_id = p.id) as viewed, count(*) as interested,
            count(*) filter (where i.decision = 'approved') as approved,
            count(*) filter (where i.decision = 'approved' and i.id in (select job_interaction_id from wrote)) as conversations
        from profiles p join job_interactions i on i.profile_id = p.id and i.status = 'interested', since
        where i.created_at >= since.at and not p.analytics_opt_out group by 1, 2)
    select count(*) as people, round(avg(interested * 100.0 / viewed))::int as interested_percent,
        round(avg(approved * 100.0 / interested))::int as approved_percent,
        case when count(*) filter (where approved > 0) >= 11 then
            round(avg(conversations * 100.0 / approved) filter (where approved > 0))::int end as conversation_percent,
        max(viewed) filter (where id = $2) as viewed, max(interested) filter (where id = $2) as interested,
        max(approved) filter (where id = $2) as approved, max(conversations) filter (where id = $2) as conversations
    from person where $3::text is null or seniority = $3";

#[tokio::test(flavor = "multi_thread")]
async fn the_funnel_is_that_of_the_raw_rows_in_random_worlds() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    admin.batch_execute(JOBS).await.expect("jobs");
    app.company().await;
    let seekers = [app.seeker().await, app.seeker().await];
    arrange(&app, "update profiles set seniority = 'senior' where id = $1", seekers[0].id).await;
    people(&admin, 30, Some("senior")).await;
    people(&admin, 4, Some("junior")).await;
    people(&admin, 8, None).await;
    for seed in [0.2, 0.4, 0.8] {
        admin
            .batch_execute("delete from conversations; delete from job_interactions; delete from private.job_views")
            .await
            .expect("none");
        admin.execute("select setseed($1)", &[&seed]).await.expect("a seed");
        admin.batch_execute(CHANCE).await.expect("a world");
        recount(&app).await;
        for (seeker, level) in seekers.iter().zip([Some("senior"), None]) {
            let row = admin.query_one(INDEPENDENT, &[&app.clock.now(), &seeker.id, &level]).await.expect("an answer");
            let shown = funnel(seeker).await;
            let own = |step: &str| row.get::<_, Option<i64>>(step).unwrap_or_default();
            if own("interested") > 0 {
                for step in ["viewed", "interested", "approved", "conversations"] {
                    assert_eq!(shown[step], own(step), "{step}: {shown}");
                }
            }
            let group = &shown["comparable"];
            assert_eq!(group["seniority"], json!(level));
            assert_eq!(group["people"], row.get::<_, i64>("people") / 10 * 10);
            for part in ["interested_percent", "approved_percent", "conversation_percent"] {
                assert_eq!(group[part], json!(row.get::<_, Option<i32>>(part)), "{part}: {shown}");
            }
        }
    }
}
