//! Signing in under attack: what a flood of wrong passwords does to everyone else's reads, and whether the time of an
//! answer tells if an address is registered.

use crate::{
    Options,
    load::Connection,
    scenario::{Call, Scenario, Visit},
    stats::percentile,
    world::World,
};
use anyhow::Context;
use futures::future::try_join_all;
use parking_lot::Mutex;
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use uuid::Uuid;

/// Readers, each with a pause between its requests: people, not a load test.
const READERS: usize = 8;
const PAUSE: Duration = Duration::from_millis(40);
/// Connections that send wrong passwords, each the next when the last was answered.
const ATTACKERS: usize = 64;
/// Addresses of each kind that each endpoint is asked about.
const ADDRESSES: usize = 60;

/// What was found.
pub struct SignIn {
    calm: Vec<u32>,
    flooded: Vec<u32>,
    seconds: f64,
    /// Answers to the flood, by status.
    answers: BTreeMap<u16, u64>,
    timing: Vec<Timing>,
}

/// One endpoint's times, in microseconds.
struct Timing {
    name: &'static str,
    known: Vec<u32>,
    unknown: Vec<u32>,
}

/// Measures both.
pub async fn measure(options: &Options, world: &World, reads: &Scenario) -> anyhow::Result<SignIn> {
    let time = Duration::from_secs(options.seconds * u64::from(options.rounds));
    let calm = read(world, reads, time).await?;
    let stop = AtomicBool::new(false);
    let answers = Mutex::new(BTreeMap::new());
    let attack = async {
        let attackers = (0..ATTACKERS).map(|place| flood(world, 500 + place, &stop, &answers));
        try_join_all(attackers).await.context("the flood")
    };
    let reading = async {
        // The queue is full by then.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let read = read(world, reads, time).await;
        stop.store(true, Ordering::Relaxed);
        read
    };
    let (_, flooded) = tokio::try_join!(attack, reading)?;
    let answers = answers.into_inner();
    Ok(SignIn { calm, flooded, seconds: time.as_secs_f64() + 1.0, answers, timing: timing(world).await? })
}

async fn read(world: &World, reads: &Scenario, time: Duration) -> anyhow::Result<Vec<u32>> {
    let ends = Instant::now() + time;
    let readers =
        reads.visits.iter().take(READERS).enumerate().map(|(place, visit)| reader(world, place, visit, ends));
    Ok(try_join_all(readers).await?.into_iter().flatten().collect())
}

async fn reader(world: &World, place: usize, visit: &Visit, ends: Instant) -> anyhow::Result<Vec<u32>> {
    let mut connection = Connection::open(world, place).await?;
    let mut latencies = Vec::new();
    while Instant::now() < ends {
        let sent = Instant::now();
        connection.send(&visit.call()).await?;
        latencies.push(u32::try_from(sent.elapsed().as_micros())?);
        tokio::time::sleep(PAUSE).await;
    }
    Ok(latencies)
}

/// Guesses passwords of addresses that change with each try, so that no limit of an account helps the server.
async fn flood(
    world: &World,
    place: usize,
    stop: &AtomicBool,
    answers: &Mutex<BTreeMap<u16, u64>>,
) -> anyhow::Result<()> {
    let mut connection = Connection::open(world, place).await?;
    while !stop.load(Ordering::Relaxed) {
        let email = format!("{}@example.test", Uuid::new_v4().simple());
        let call = post("/token?grant_type=password", &json!({ "email": email, "password": "not this one" }));
        let status = connection.send_raw(&call).await?.status;
        *answers.lock().entry(status).or_default() += 1;
    }
    Ok(())
}

fn post(path: &str, body: &Value) -> Call {
    Call { method: "POST", path: format!("/auth/v1{path}"), token: None, accept: None, body: Some(body.to_string()) }
}

/// Asks about registered addresses and about others in turn: whatever else the machine does hits both.
async fn timing(world: &World) -> anyhow::Result<Vec<Timing>> {
    let sql = "select email from auth.users where email_confirmed_at is not null and deleted_at is null
               and password_hash is not null order by md5(id::text) limit $1";
    let count = i64::try_from(ADDRESSES)?;
    let rows = world.admin.query(sql, &[&count]).await?;
    let known: Vec<String> = rows.iter().map(|row| row.try_get("email")).collect::<Result<_, _>>()?;
    // Pauses between mails to one address would be measured otherwise.
    world.forget_limits().await?;
    let mut connection = Connection::open(world, 900).await?;
    let mut timings = Vec::new();
    for (name, path) in [
        ("sign-in, wrong password", "/token?grant_type=password"),
        ("recover", "/recover"),
        ("one-time code (existing accounts only)", "/otp"),
        ("resend", "/resend"),
        ("sign-up", "/signup"),
    ] {
        let mut timing = Timing { name, known: Vec::new(), unknown: Vec::new() };
        for email in &known {
            let strangers = format!("{}@example.test", Uuid::new_v4().simple());
            for (email, times) in [(email, &mut timing.known), (&strangers, &mut timing.unknown)] {
                let body = json!({ "email": email, "password": "a horse, a battery and 7 staples", "create_user": false,
                                   "type": "signup" });
                let sent = Instant::now();
                connection.send_raw(&post(path, &body)).await?;
                times.push(u32::try_from(sent.elapsed().as_micros())?);
            }
        }
        timings.push(timing);
    }
    Ok(timings)
}

impl SignIn {
    /// The tables as Markdown.
    pub fn markdown(&self) -> String {
        let ms = |values: &[u32], part| percentile(values, part) / 1_000.0;
        let ratio = ms(&self.flooded, 0.99) / ms(&self.calm, 0.99);
        let answers =
            self.answers.iter().map(|(status, count)| format!("{status}: {:.0} /s", *count as f64 / self.seconds));
        let answers = answers.collect::<Vec<_>>().join(", ");
        let mut out = format!(
            "\n| own profile by id, {READERS} readers | p50 ms | p99 ms | |\n|---|---|---|---|\n\
             | alone | {:.2} | {:.2} | |\n\
             | under a flood of wrong passwords, {ATTACKERS} connections | {:.2} | {:.2} | **{ratio:.2}** × p99; the flood is answered {answers} |\n\n\
             | time of an answer, medians of {ADDRESSES} | registered, ms | not registered, ms | difference, ms |\n|---|---|---|---|\n",
            ms(&self.calm, 0.5),
            ms(&self.calm, 0.99),
            ms(&self.flooded, 0.5),
            ms(&self.flooded, 0.99),
        );
        for Timing { name, known, unknown } in &self.timing {
            let (known, unknown) = (ms(known, 0.5), ms(unknown, 0.5));
            let _ = writeln!(out, "| {name} | {known:.2} | {unknown:.2} | {:+.2} |", known - unknown);
        }
        out
    }
}
