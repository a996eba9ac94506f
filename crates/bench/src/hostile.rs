//! Honest people beside hostile clients: what 64 visitors who do their worst, each from an address of its own, do to
//! someone's sign-in, page of jobs and message.

use crate::{
    Options,
    load::Connection,
    scenario::{Call, Visit, rpc},
    stats::percentile,
    usage::resident,
    world::{PASSWORD, World},
};
use anyhow::{Context, bail};
use futures::future::{join_all, try_join_all};
use parking_lot::Mutex;
use serde_json::json;
use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};

/// Between two requests of an honest person.
const PAUSE: Duration = Duration::from_millis(120);
/// Until every hostile client is at it.
const ONSET: Duration = Duration::from_secs(3);
/// Between two bytes of a client that trickles.
const TRICKLE: Duration = Duration::from_secs(1);
/// Between two looks at a socket that reads nothing.
const LOOK: Duration = Duration::from_millis(500);

/// Kinds of hostile clients, and how many there are of each.
const CROWD: [(&str, usize); 6] = [
    ("heavy embeds", 20),
    ("answers never read", 12),
    ("slow headers", 8),
    ("slow bodies", 8),
    ("public pages", 8),
    ("search", 8),
];

/// What the heavy embeds ask for, in turn: circles, products, and the largest that is served.
const EMBEDS: [&str; 4] = [
    "/rest/v1/job_openings?select=*,companies(*,job_openings(*,job_skills(*),companies(*,job_openings(*))))",
    "/rest/v1/companies?select=*,job_openings(*,job_skills(*,skills(*)))",
    "/rest/v1/job_openings?select=*,companies(*),job_skills(*,skills(*))",
    "/rest/v1/companies?select=id,job_openings(id)&order=name.desc",
];

/// Honest latencies in microseconds, by what was done.
type Latencies = BTreeMap<&'static str, Vec<u32>>;
/// Answers to hostile requests, by kind and status; 0 is a connection that was closed.
type Answers = Mutex<BTreeMap<(&'static str, u16), u64>>;

/// What was found.
pub struct Hostile {
    calm: Latencies,
    crowded: Latencies,
    seconds: f64,
    answers: BTreeMap<(&'static str, u16), u64>,
    memory: (u64, u64),
}

/// Measures both.
pub async fn measure(options: &Options, world: &World) -> anyhow::Result<Hostile> {
    let time = Duration::from_secs(options.seconds * u64::from(options.rounds)).min(Duration::from_secs(120));
    let targets = Targets::find(world).await?;
    let calm = honest(world, time).await?;
    let before = resident(world.server)?;
    let (stop, answers) = (AtomicBool::new(false), Answers::default());
    let crowd = async {
        let mut clients = Vec::new();
        for (kind, count) in CROWD {
            for number in 0..count {
                clients.push(hostile(world, &targets, kind, 700 + clients.len(), number, &stop, &answers));
            }
        }
        join_all(clients).await;
        anyhow::Ok(())
    };
    let people = async {
        sleep(ONSET).await;
        let latencies = honest(world, time).await;
        let memory = resident(world.server);
        stop.store(true, Ordering::Relaxed);
        Ok((latencies?, memory?))
    };
    let ((), (crowded, during)) = tokio::try_join!(crowd, people)?;
    let answers = answers.into_inner();
    let seconds = (time + ONSET).as_secs_f64();
    Ok(Hostile { calm, crowded, seconds, answers, memory: (before, during) })
}

/// What visitors can reach.
struct Targets {
    pages: Vec<String>,
}

impl Targets {
    async fn find(world: &World) -> anyhow::Result<Self> {
        let sql =
            "(select '/job/' || id as path from job_openings where status = 'published' order by md5(id::text) limit 100)
                   union all
                   (select '/company/' || slug from companies where approval_status = 'approved' limit 50)";
        let rows = world.admin.query(sql, &[]).await.context("public pages")?;
        Ok(Self { pages: rows.iter().map(|row| row.try_get("path")).collect::<Result<_, _>>()? })
    }
}

/// One person each who signs in, reads the page of jobs, and writes a message, again and again.
async fn honest(world: &World, time: Duration) -> anyhow::Result<Latencies> {
    let [signing, reading, writing, ..] = world.seekers.as_slice() else { bail!("three people are needed") };
    let row = world.admin.query_one("select email from auth.users where id = $1", &[&signing.id]).await?;
    let credentials = json!({ "email": row.try_get::<_, String>("email")?, "password": PASSWORD });
    let sign_in = Call {
        method: "POST",
        path: "/auth/v1/token?grant_type=password".to_owned(),
        token: None,
        accept: None,
        body: Some(credentials.to_string()),
    };
    let page = rpc(&reading.access_token, "browse_jobs", &json!({}));
    let message = Visit::Message { token: writing.access_token.clone(), conversation: writing.conversation };
    let ends = Instant::now() + time;
    let people = [("sign-in", Visit::Same(sign_in)), ("Browse", Visit::Same(page)), ("command (message)", message)];
    let people = people.into_iter().enumerate().map(|(place, (name, visit))| async move {
        // Each request on a connection of its own: the wait for being accepted counts.
        let mut latencies = Vec::new();
        while Instant::now() < ends {
            let call = visit.call();
            let sent = Instant::now();
            Connection::open(world, place).await?.send(&call).await.context(name)?;
            latencies.push(u32::try_from(sent.elapsed().as_micros())?);
            sleep(PAUSE).await;
        }
        anyhow::Ok((name, latencies))
    });
    Ok(try_join_all(people).await?.into_iter().collect())
}

/// One hostile client, until it is stopped. What it meets is noted and never an error.
async fn hostile(
    world: &World,
    targets: &Targets,
    kind: &'static str,
    place: usize,
    number: usize,
    stop: &AtomicBool,
    answers: &Answers,
) {
    let mut turn = number;
    while !stop.load(Ordering::Relaxed) {
        let get = |path: &str| Call { method: "GET", path: path.to_owned(), token: None, accept: None, body: None };
        let met = match kind {
            "heavy embeds" => status_of(world, place, &get(EMBEDS[turn % EMBEDS.len()])).await,
            "public pages" => status_of(world, place, &get(&targets.pages[turn % targets.pages.len()])).await,
            "search" => {
                let body = json!({ "p_query": "senior engineer", "p_kind": "jobs" });
                let call = Call { token: None, ..rpc("", "search", &body) };
                status_of(world, place, &call).await
            }
            "answers never read" => unread(world, place, stop).await,
            "slow headers" => trickle(world, place, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", stop).await,
            _ => {
                let head = "POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
                            Content-Length: 100000\r\n\r\n";
                trickle(world, place, head, stop).await
            }
        };
        let status = met.unwrap_or(0);
        *answers.lock().entry((kind, status)).or_default() += 1;
        if status == 0 {
            // A refused connection is tried again, but not in a loop that measures this program.
            sleep(Duration::from_millis(50)).await;
        }
        turn += 1;
    }
}

/// One request on a connection of its own; its status.
async fn status_of(world: &World, place: usize, call: &Call) -> anyhow::Result<u16> {
    Ok(Connection::open(world, place).await?.send_raw(call).await?.status)
}

/// The head that says which address a socket stands for.
fn forwarded(world: &World, place: usize) -> String {
    format!("apikey: {}\r\nX-Forwarded-For: 198.18.{}.{}\r\n", world.anon_key, place / 250, place % 250 + 1)
}

/// Asks for the largest answer that a visitor gets, through the smallest window, and takes none of it.
async fn unread(world: &World, place: usize, stop: &AtomicBool) -> anyhow::Result<u16> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4_096)?;
    let mut stream = socket.connect(world.address().parse()?).await?;
    let path = "/rest/v1/job_openings?select=*";
    let head = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", forwarded(world, place));
    stream.write_all(head.as_bytes()).await?;
    held(&mut stream, b"\r\n", LOOK, stop).await
}

/// Says `head` and then one byte after the other, as slowly as may be.
async fn trickle(world: &World, place: usize, head: &str, stop: &AtomicBool) -> anyhow::Result<u16> {
    let mut stream = TcpStream::connect(world.address()).await?;
    let (line, rest) = head.split_once("\r\n").context("a line")?;
    let head = format!("{line}\r\n{}{rest}", forwarded(world, place));
    stream.write_all(head.as_bytes()).await?;
    held(&mut stream, b"x", TRICKLE, stop).await
}

/// Keeps a connection until the server closes it; 0, or the status when it says one.
async fn held(stream: &mut TcpStream, byte: &[u8], pause: Duration, stop: &AtomicBool) -> anyhow::Result<u16> {
    while !stop.load(Ordering::Relaxed) {
        if stream.write_all(byte).await.is_err() {
            break;
        }
        sleep(pause).await;
    }
    let mut start = [0; 12];
    let read = timeout(LOOK, stream.read_exact(&mut start)).await;
    match read {
        Ok(Ok(_)) => Ok(std::str::from_utf8(&start[9..])?.parse()?),
        _ => Ok(0),
    }
}

impl Hostile {
    /// The tables as Markdown.
    pub fn markdown(&self) -> String {
        let mut out = String::from(
            "\n| honest request | alone: p50 ms | p99 ms | beside 64 hostile clients: p50 ms | p99 ms | requests |\n\
             |---|---|---|---|---|---|\n",
        );
        for (name, crowded) in &self.crowded {
            let calm = self.calm.get(name).map(Vec::as_slice).unwrap_or_default();
            let ms = |values: &[u32], part| percentile(values, part) / 1_000.0;
            let _ = writeln!(
                out,
                "| {name} | {:.1} | {:.1} | {:.1} | **{:.1}** | {} |",
                ms(calm, 0.5),
                ms(calm, 0.99),
                ms(crowded, 0.5),
                ms(crowded, 0.99),
                crowded.len()
            );
        }
        out.push_str("\n| hostile clients | number | what they got, a second |\n|---|---|---|\n");
        for (kind, count) in CROWD {
            let met = self.answers.iter().filter(|((of, _), _)| *of == kind).map(|((_, status), times)| {
                let status = if *status == 0 { "closed".to_owned() } else { status.to_string() };
                format!("{status}: {:.1}", *times as f64 / self.seconds)
            });
            let _ = writeln!(out, "| {kind} | {count} | {} |", met.collect::<Vec<_>>().join(", "));
        }
        let (before, during) = self.memory;
        let (before, during) = (before >> 20, during >> 20);
        let _ = writeln!(out, "\nMemory of the server: {before} MB before, {during} MB at the end of the flood.");
        out
    }
}
