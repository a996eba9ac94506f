//! From pressing Finish to the score of an interview, through the server, its queue and the scorer, without a model.

use crate::{
    Options,
    load::Connection,
    scenario::{Call, rpc},
    stats::percentile,
    world::{Person, World},
};
use anyhow::{Context, bail};
use futures::future::try_join_all;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use uuid::Uuid;

/// The longest answer of the demo world: what takes longest to score.
const LONGEST: &str =
    "select a.id from public.interview_attempts a join private.interview_work w on w.attempt_id = a.id
    where a.state = 'scored' order by length(w.notes::text) + length(w.board::text) desc, a.id limit 1";
/// Makes an attempt one with the answer to the problem of another.
const FILL: &str = "with source as (select * from public.interview_attempts where id = $2),
    head as (update public.interview_attempts a set problem_slug = s.problem_slug, problem_edition = s.problem_edition
        from source s where a.id = $1),
    said as (insert into public.interview_events (attempt_id, sequence, profile_id, kind, data, at)
        select $1, 1000 + e.sequence, a.profile_id, e.kind, e.data, now() from public.interview_events e
        join public.interview_attempts a on a.id = $1 where e.attempt_id = $2 and e.kind = 'turn')
    update private.interview_work w set notes = s.notes, estimates = s.estimates, board = s.board, drills = s.drills
    from private.interview_work s where w.attempt_id = $1 and s.attempt_id = $2";
/// Interviews one after the other.
const IN_A_ROW: usize = 20;
/// People who finish at once.
const AT_ONCE: usize = 8;
/// How often the row is looked at.
const LOOK: Duration = Duration::from_millis(5);
/// After this something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// What was measured, in microseconds.
pub struct Interviews {
    alone: Vec<u32>,
    together: Vec<u32>,
}

/// Measures.
pub async fn measure(_: &Options, world: &World) -> anyhow::Result<Interviews> {
    let row = world.admin.query_opt(LONGEST, &[]).await?.context("no interview was held")?;
    let source: Uuid = row.try_get("id")?;
    let person = &world.seekers[0];
    let mut connection = Connection::open(world, 0).await?;
    let mut alone = Vec::new();
    for _ in 0..IN_A_ROW {
        alone.push(finish(world, &mut connection, person, source).await?);
    }
    let people = world.seekers.iter().enumerate().skip(1).take(AT_ONCE);
    let together = try_join_all(people.map(|(nth, person)| async move {
        let mut connection = Connection::open(world, nth).await?;
        finish(world, &mut connection, person, source).await
    }))
    .await?;
    Ok(Interviews { alone, together })
}

/// Holds one interview with the answer of another, and waits for its score.
async fn finish(world: &World, connection: &mut Connection, person: &Person, source: Uuid) -> anyhow::Result<u32> {
    // The month's limit is not what is measured.
    let forget = "delete from public.interview_attempts where profile_id = $1";
    world.admin.execute(forget, &[&person.id]).await?;
    let id = Uuid::new_v4();
    let token = &person.access_token;
    let start = rpc(token, "start_interview", &json!({ "p_id": id, "p_seniority": "senior" }));
    connection.send(&start).await?;
    world.admin.execute(FILL, &[&id, &source]).await?;
    let started = Instant::now();
    connection.send(&rpc(token, "finish_interview", &json!({ "p_attempt_id": id }))).await?;
    let look = Call {
        method: "GET",
        path: format!("/rest/v1/interview_attempts?id=eq.{id}&select=state"),
        token: Some(token.clone()),
        accept: None,
        body: None,
    };
    loop {
        let rows: Value = serde_json::from_slice(&connection.send(&look).await?)?;
        match rows[0]["state"].as_str() {
            Some("scored") => return Ok(u32::try_from(started.elapsed().as_micros())?),
            Some("scoring") if started.elapsed() < PATIENCE => tokio::time::sleep(LOOK).await,
            other => bail!("no score within {} s: {other:?}", PATIENCE.as_secs()),
        }
    }
}

impl Interviews {
    /// As a part of the report.
    pub fn markdown(&self) -> String {
        let line = |who: &str, times: &[u32]| {
            let millis = |part| percentile(times, part) / 1_000.0;
            format!("| {who} | {:.0} | {:.0} | {:.0} |\n", millis(0.5), millis(0.95), millis(1.0))
        };
        format!(
            "\n## From Finish to the score\n\nThe longest answer of the demo world, without a model.\n\n\
             | who | median ms | p95 ms | slowest ms |\n| --- | ---: | ---: | ---: |\n{}{}",
            line("alone", &self.alone),
            line(&format!("{AT_ONCE} people at once"), &self.together)
        )
    }
}
