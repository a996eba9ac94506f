//! From pressing Submit to the whole verdict, through the server, its queue and the judge: one person at a time on an idle
//! machine, and several at once.

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
use std::{
    fmt::Write,
    time::{Duration, Instant},
};
use uuid::Uuid;

/// The challenge, chosen by what is ordinary: the middle one by the number of its tests.
const CHALLENGE: &str = "select c.id, v.tests_total, s.document -> 'solutions' as solutions from public.challenges c
    join public.challenge_versions v on v.id = c.current_version_id
    join private.challenge_secrets s on s.version_id = v.id
    where s.document -> 'solutions' ? 'javascript' and s.document -> 'solutions' ? 'python' and c.retired_at is null
    order by v.tests_total, c.slug
    offset (select count(*) / 2 from public.challenges where kind = 'code' and retired_at is null) limit 1";
/// Answers in a row of each language; under the limit of one person.
const IN_A_ROW: usize = 12;
/// People at once.
const AT_ONCE: usize = 8;
/// How often the row is looked at.
const LOOK: Duration = Duration::from_millis(5);
/// After this something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// What was measured.
pub struct Verdicts {
    tests: i16,
    /// Microseconds by language, one after the other.
    alone: Vec<(&'static str, Vec<u32>)>,
    /// Microseconds in JavaScript, of so many people at once.
    together: Vec<u32>,
}

/// Measures.
pub async fn measure(_: &Options, world: &World) -> anyhow::Result<Verdicts> {
    let row = world.admin.query_opt(CHALLENGE, &[]).await?.context("the catalogue is empty")?;
    let (challenge, tests): (Uuid, i16) = (row.try_get("id")?, row.try_get("tests_total")?);
    let solutions: Value = row.try_get("solutions")?;
    let mut alone = Vec::new();
    for (nth, language) in ["javascript", "python"].into_iter().enumerate() {
        let source = solutions[language].as_str().context("a reference")?;
        let person = &world.seekers[nth];
        let mut connection = Connection::open(world, nth).await?;
        let mut times = Vec::new();
        for _ in 0..IN_A_ROW {
            times.push(answer(&mut connection, person, challenge, language, source).await?);
        }
        alone.push((language, times));
    }
    let source = solutions["javascript"].as_str().context("a reference")?;
    let people = world.seekers.iter().enumerate().skip(2).take(AT_ONCE);
    let together = try_join_all(people.map(|(nth, person)| async move {
        let mut connection = Connection::open(world, nth).await?;
        answer(&mut connection, person, challenge, "javascript", source).await
    }))
    .await?;
    Ok(Verdicts { tests, alone, together })
}

/// Hands in one answer and waits for its verdict.
async fn answer(
    connection: &mut Connection,
    person: &Person,
    challenge: Uuid,
    language: &str,
    source: &str,
) -> anyhow::Result<u32> {
    let id = Uuid::new_v4();
    let submit = json!({ "p_id": id, "p_challenge_id": challenge, "p_language": language, "p_source": source });
    let started = Instant::now();
    connection.send(&rpc(&person.access_token, "submit_challenge", &submit)).await?;
    let look = Call {
        method: "GET",
        path: format!("/rest/v1/submissions?id=eq.{id}&select=verdict"),
        token: Some(person.access_token.clone()),
        accept: None,
        body: None,
    };
    loop {
        let rows: Value = serde_json::from_slice(&connection.send(&look).await?)?;
        match rows[0]["verdict"].as_str() {
            Some("accepted") => return Ok(u32::try_from(started.elapsed().as_micros())?),
            Some(other) => bail!("the reference in {language} was judged {other}"),
            None if started.elapsed() > PATIENCE => bail!("no verdict within {} s", PATIENCE.as_secs()),
            None => tokio::time::sleep(LOOK).await,
        }
    }
}

impl Verdicts {
    /// As a part of the report.
    pub fn markdown(&self) -> String {
        let mut out =
            format!("\n## From Submit to the verdict\n\nA challenge of {} tests, by its reference.\n\n", self.tests);
        out.push_str("| who | median ms | slowest ms |\n| --- | ---: | ---: |\n");
        let mut line = |who: &str, times: &[u32]| {
            let millis = |part| percentile(times, part) / 1_000.0;
            // Writing to a string cannot fail.
            let _ = writeln!(out, "| {who} | {:.0} | {:.0} |", millis(0.5), millis(1.0));
        };
        for (language, times) in &self.alone {
            line(&format!("{language}, alone"), times);
        }
        line(&format!("javascript, {AT_ONCE} people at once"), &self.together);
        out
    }
}
