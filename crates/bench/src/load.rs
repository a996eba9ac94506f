//! Our leg: each connection stays open and sends its next request when the last was answered.
//!
//! It shares the machine's cores with what it measures, so it does no more than it must: bytes are put together, sent, and
//! read up to the end of the answer.

use crate::{
    answer::{Answer, Head},
    scenario::{Call, Scenario, Visit},
    stats::Run,
    world::World,
};
use anyhow::{Context, bail, ensure};
use bytes::Bytes;
use futures::future::try_join_all;
use std::{
    io::Write,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// Requests of each connection before it counts: statements get prepared, caches get warm.
const WARM_UP: Duration = Duration::from_millis(400);
/// Requests after which a connection says that it stands for another address, since sign-ins and refreshes are
/// limited by address.
const SAME_ADDRESS: u32 = 50;

/// An open connection.
pub struct Connection {
    stream: TcpStream,
    anon_key: String,
    place: usize,
    sent: u32,
    request: Vec<u8>,
    /// What was read of the answer.
    received: Vec<u8>,
}

impl Connection {
    /// Opens one to the server.
    pub async fn open(world: &World, place: usize) -> anyhow::Result<Self> {
        Self::open_to(world, world.address(), place).await
    }

    /// Opens one to whoever listens at this address.
    pub async fn open_to(world: &World, address: &str, place: usize) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let anon_key = world.anon_key.clone();
        Ok(Self { stream, anon_key, place, sent: 0, request: Vec::new(), received: Vec::new() })
    }

    /// Sends one request; its answer's body. A refusal is an error.
    pub async fn send(&mut self, call: &Call) -> anyhow::Result<Bytes> {
        let Answer { status, body } = self.send_raw(call).await?;
        if !(200..300).contains(&status) {
            bail!("{} {} answered {status}: {}", call.method, call.path, String::from_utf8_lossy(&body));
        }
        Ok(body)
    }

    /// Sends one request; its answer, whatever it says.
    pub async fn send_raw(&mut self, call: &Call) -> anyhow::Result<Answer> {
        let head = self.exchange(call).await?;
        Ok(head.answer(&self.received))
    }

    /// Sends one request and reads its answer to the end.
    async fn exchange(&mut self, call: &Call) -> anyhow::Result<Head> {
        self.write_request(call)?;
        self.stream.write_all(&self.request).await?;
        self.received.clear();
        let mut head = None;
        loop {
            ensure!(self.stream.read_buf(&mut self.received).await? > 0, "the connection was closed");
            if head.is_none() {
                head = Head::read(&self.received)?;
            }
            if let Some(head) = &head
                && head.is_complete(&self.received)
            {
                return Ok(*head);
            }
        }
    }

    fn write_request(&mut self, call: &Call) -> anyhow::Result<()> {
        let address = self.place * 10_000 + (self.sent / SAME_ADDRESS) as usize;
        self.sent += 1;
        let out = &mut self.request;
        out.clear();
        write!(
            out,
            "{} {} HTTP/1.1\r\nhost: 127.0.0.1\r\napikey: {}\r\nx-forwarded-for: 10.{}.{}.{}\r\n",
            call.method,
            call.path,
            self.anon_key,
            address >> 16 & 255,
            address >> 8 & 255,
            address & 255
        )?;
        if let Some(token) = &call.token {
            write!(out, "authorization: Bearer {token}\r\n")?;
        }
        if let Some(accept) = call.accept {
            write!(out, "accept: {accept}\r\n")?;
        }
        match &call.body {
            Some(body) => {
                write!(out, "content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}", body.len())?;
            }
            None => out.extend_from_slice(b"\r\n"),
        }
        Ok(())
    }
}

/// One leg of `time`. Visits keep what they learnt, such as their newest token, for the next leg.
pub async fn run(world: &World, scenario: &mut Scenario, time: Duration) -> anyhow::Result<Run> {
    run_at(world, world.address(), scenario, time).await
}

/// One leg of `time` against whoever listens at this address.
pub async fn run_at(world: &World, address: &str, scenario: &mut Scenario, time: Duration) -> anyhow::Result<Run> {
    let mut connections = Vec::new();
    for place in 0..scenario.visits.len() {
        connections.push(Connection::open_to(world, address, place).await?);
    }
    let started = Instant::now();
    let counted = started + WARM_UP.min(time);
    let ends = counted + time;
    let legs = connections.into_iter().zip(&mut scenario.visits);
    let legs = legs.map(|(connection, visit)| one(connection, visit, counted, ends));
    let legs = try_join_all(legs).await.context("our leg")?;
    Ok(Run {
        seconds: time.as_secs_f64(),
        sent: legs.iter().map(|leg| leg.sent).sum(),
        latencies: legs.into_iter().flat_map(|leg| leg.latencies).collect(),
    })
}

/// For about `time` over one connection, by different people in turn; microseconds of each.
pub async fn alone(world: &World, scenario: &Scenario, time: Duration) -> anyhow::Result<Vec<u32>> {
    let mut connection = Connection::open(world, 0).await?;
    connection.send(&scenario.visits[0].call()).await?;
    let mut latencies = Vec::new();
    let started = Instant::now();
    for visit in scenario.visits.iter().cycle() {
        let call = visit.call();
        let sent = Instant::now();
        if sent - started >= time {
            break;
        }
        connection.send(&call).await?;
        latencies.push(u32::try_from(sent.elapsed().as_micros())?);
    }
    Ok(latencies)
}

#[derive(Default)]
struct Leg {
    sent: u64,
    latencies: Vec<u32>,
}

async fn one(mut connection: Connection, visit: &mut Visit, counted: Instant, ends: Instant) -> anyhow::Result<Leg> {
    let mut leg = Leg::default();
    loop {
        let call = visit.call();
        let sent = Instant::now();
        if sent >= ends {
            return Ok(leg);
        }
        let head = connection.exchange(&call).await?;
        let answered = Instant::now();
        if !head.is_success() {
            let Answer { status, body } = head.answer(&connection.received);
            bail!("{} {} answered {status}: {}", call.method, call.path, String::from_utf8_lossy(&body));
        }
        drop(call);
        if visit.learns() {
            visit.answered(&head.answer(&connection.received).body);
        }
        leg.sent += 1;
        if sent >= counted && answered < ends {
            leg.latencies.push(u32::try_from((answered - sent).as_micros())?);
        }
    }
}
