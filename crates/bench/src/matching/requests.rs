//! What is asked.

use crate::{
    load::Connection,
    scenario::{Call, Scenario, Visit, rpc},
    world::{Person, World},
};
use anyhow::{Context, ensure};
use serde_json::{Value, json};
use uuid::Uuid;

/// Twenty jobs that someone can find, others for each person ($1).
const JOBS: &str = "select array(select id::text from job_openings where is_listed and status = 'open'
    order by md5(id::text || $1) limit 20) as ids";

/// An open job of the person's company with its weights, of which the heaviest and the lightest changed places.
const WEIGHTS: &str = "
    with job as (
        select j.id from profiles p join job_openings j on j.company_id = p.company_id
        where p.id = $1 and j.status = 'open' and j.is_listed order by j.id limit 1),
    weights as (
        select w.*, row_number() over (order by w.weight desc, w.id) as place,
               row_number() over (order by w.weight, w.id) as mirror
        from job join job_weights w on w.job_opening_id = job.id)
    select (select id from job) as job,
           jsonb_agg(jsonb_build_object('criterion', w.criterion, 'skill_id', w.skill_id, 'weight',
               case when w.place = 1 or w.mirror = 1 then o.weight else w.weight end) order by w.place) as weights
    from weights w join weights o on o.place = w.mirror";

/// What every page of jobs costs PostgreSQL at the least: twenty of them by id, as the caller may see them.
pub async fn reference(world: &World) -> anyhow::Result<Scenario> {
    let mut visits = Vec::new();
    for person in &world.seekers {
        let ids: Vec<String> = world.admin.query_one(JOBS, &[&person.id.to_string()]).await?.try_get("ids")?;
        visits.push(Visit::Same(Call {
            method: "GET",
            path: format!(
                "/rest/v1/job_openings?select=id,company_id,title,seniority,remote_policy,places,pay_min,pay_max,\
                 pay_currency,published_at&id=in.({})",
                ids.join(",")
            ),
            token: Some(person.access_token.clone()),
            accept: None,
            body: None,
        }));
    }
    let rows: Value = serde_json::from_slice(&Connection::open(world, 0).await?.send(&visits[0].call()).await?)?;
    ensure!(rows.as_array().is_some_and(|rows| rows.len() == 20), "the reference does not find its twenty jobs");
    Ok(Scenario { name: "twenty jobs by id", visits })
}

/// Everything that is ordered by match or computed from it.
pub async fn all(world: &World) -> anyhow::Result<Vec<Scenario>> {
    let seekers = |name: &'static str, rpc_name: &str, arguments: Value| Scenario {
        name,
        visits: each(&world.seekers, |person| rpc(&person.access_token, rpc_name, &arguments)),
    };
    Ok(vec![
        seekers("Discover, first page", "browse_jobs", json!({})),
        second_pages(world).await?,
        seekers(
            "Discover, filters",
            "browse_jobs",
            json!({ "p_remote": ["remote"], "p_employment_types": ["full_time"], "p_pay_min": 60_000, "p_currency": "EUR" }),
        ),
        seekers("Discover, words", "browse_jobs", json!({ "p_text": "senior engineer" })),
        Scenario {
            name: "candidates",
            visits: each(&world.employers, |person| {
                rpc(
                    &person.access_token,
                    "get_interested_candidates_for_employer",
                    &json!({ "p_employer_id": person.id }),
                )
            }),
        },
        weights_previews(world).await?,
        seekers("what_if", "what_if", json!({})),
    ])
}

/// What pages of figures ask: analytics of a person and of a company, and career intelligence.
pub fn figures(world: &World) -> Vec<Scenario> {
    let of = |people: &[Person], name: &'static str, arguments: Value| Scenario {
        name,
        visits: each(people, |person| rpc(&person.access_token, name, &arguments)),
    };
    let year = json!({ "p_by": "month", "p_count": 12 });
    vec![
        of(&world.seekers, "get_profile_analytics", year.clone()),
        of(&world.employers, "get_company_analytics", year),
        of(&world.seekers, "get_skill_demand", json!({})),
        of(&world.seekers, "get_pay_bands", json!({})),
        of(&world.seekers, "get_missing_skills", json!({})),
        of(&world.seekers, "get_interest_funnel", json!({})),
        of(&world.seekers, "get_response_times", json!({})),
    ]
}

fn each(people: &[Person], call: impl Fn(&Person) -> Call) -> Vec<Visit> {
    people.iter().map(|person| Visit::Same(call(person))).collect()
}

/// The page after the first, for those who have one.
async fn second_pages(world: &World) -> anyhow::Result<Scenario> {
    let mut visits = Vec::new();
    for (place, person) in world.seekers.iter().enumerate() {
        let first = rpc(&person.access_token, "browse_jobs", &json!({}));
        let page: Value = serde_json::from_slice(&Connection::open(world, place).await?.send(&first).await?)?;
        if let Some(cursor) = page["next_cursor"].as_str() {
            let second = rpc(&person.access_token, "browse_jobs", &json!({ "p_cursor": cursor }));
            visits.push(Visit::Same(second));
        }
    }
    Ok(Scenario { name: "Discover, second page", visits })
}

async fn weights_previews(world: &World) -> anyhow::Result<Scenario> {
    let mut visits = Vec::new();
    for person in &world.employers {
        let row = world.admin.query_one(WEIGHTS, &[&person.id]).await?;
        let job: Option<Uuid> = row.try_get("job")?;
        let weights: Option<Value> = row.try_get("weights")?;
        let (job, weights) = job.zip(weights).context("an employer without an open job")?;
        let arguments = json!({ "p_job_opening_id": job, "p_weights": weights });
        visits.push(Visit::Same(rpc(&person.access_token, "preview_match_weights", &arguments)));
    }
    Ok(Scenario { name: "weights preview", visits })
}
