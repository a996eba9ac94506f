//! Sockets: how soon an insert arrives, how soon it reaches a thousand, and what open sockets weigh.

pub mod socket;

use crate::{
    Options,
    goals::Goal,
    load::Connection,
    scenario::Visit,
    stats::percentile,
    usage::resident,
    world::{Person, World},
};
use anyhow::Context;
use futures::{StreamExt, stream};
use socket::Socket;
use std::time::{Duration, Instant};

/// Messages whose arrival is timed.
const MESSAGES: usize = 200;
/// Messages that go to all sockets.
const TO_ALL: usize = 5;
/// Sockets that are opened at the same time.
const OPENING: usize = 20;

/// What was measured.
pub struct Live {
    sockets: usize,
    /// Microseconds from sending a message to its arrival on the other's socket.
    arrivals: Vec<u32>,
    /// Microseconds from sending a message to its arrival on the last of all sockets.
    to_last: Vec<u32>,
    to_half: Vec<u32>,
    /// Bytes that the server grew by.
    memory: u64,
    /// Bytes that the server held before any load, and those after it.
    fresh: u64,
    left: u64,
}

/// KiB of an open socket that has joined one channel.
const SOCKET_KIB: f64 = 12.0;
/// Milliseconds until the last of a thousand subscribers has an insert.
const LAST_MILLIS: f64 = 14.0;
/// Memory after the load, as times of that before it.
const LEFT_TIMES: f64 = 1.5;
/// How long the server has to give memory back.
const REST: Duration = Duration::from_secs(10);

/// Measures. `fresh` is what the server held before any load.
pub async fn measure(options: &Options, world: &World, fresh: u64) -> anyhow::Result<Live> {
    let (sender, receiver) = (&world.seekers[0], &world.employers[0]);
    let mut connection = Connection::open(world, 0).await?;
    let mut live = Live {
        sockets: options.sockets,
        arrivals: Vec::new(),
        to_last: Vec::new(),
        to_half: Vec::new(),
        memory: 0,
        fresh,
        left: 0,
    };

    let mut one = Socket::open(world, receiver, 0).await?;
    for _ in 0..MESSAGES {
        let sent = send(&mut connection, sender).await?;
        live.arrivals.push(micros(one.insert().await? - sent)?);
    }
    drop(one);

    let before = resident(world.server)?;
    let opening = stream::iter(0..options.sockets).map(|n| Socket::open(world, receiver, n));
    let mut sockets: Vec<Socket> = Vec::new();
    let mut opened = opening.buffer_unordered(OPENING);
    while let Some(socket) = opened.next().await {
        sockets.push(socket?);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    live.memory = resident(world.server)?.saturating_sub(before);
    for _ in 0..TO_ALL {
        let sent = send(&mut connection, sender).await?;
        let arrivals = futures::future::try_join_all(sockets.iter_mut().map(Socket::insert)).await?;
        let mut times = arrivals.iter().map(|at| micros(*at - sent)).collect::<anyhow::Result<Vec<u32>>>()?;
        times.sort_unstable();
        live.to_half.push(times[times.len() / 2]);
        live.to_last.push(*times.last().context("no sockets")?);
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    drop(sockets);
    tokio::time::sleep(REST).await;
    live.left = resident(world.server)?;
    Ok(live)
}

/// Sends a message; when it was sent.
async fn send(connection: &mut Connection, sender: &Person) -> anyhow::Result<Instant> {
    let visit = Visit::Message { token: sender.access_token.clone(), conversation: sender.conversation };
    let call = visit.call();
    let sent = Instant::now();
    connection.send(&call).await?;
    Ok(sent)
}

fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

fn micros(time: Duration) -> anyhow::Result<u32> {
    Ok(u32::try_from(time.as_micros())?)
}

impl Live {
    /// As a table.
    pub fn markdown(&self) -> String {
        let ms = |values: &[u32], part: f64| percentile(values, part) / 1_000.0;
        format!(
            "\n## Sockets\n\n| what | |\n|---|---|\n\
             | message sent → on the other's socket | p50 {:.1} ms, p99 {:.1} ms |\n\
             | one insert to {} subscribers | half after {:.1} ms, the last after {:.1} ms (medians of {TO_ALL}) |\n\
             | memory of {} open sockets, each joined to one channel | {:.1} MiB, {:.1} KiB each |\n\
             | memory of the server before the load, and {} s after it | {:.0} MiB, {:.0} MiB |\n",
            ms(&self.arrivals, 0.5),
            ms(&self.arrivals, 0.99),
            self.sockets,
            ms(&self.to_half, 0.5),
            ms(&self.to_last, 0.5),
            self.sockets,
            mebibytes(self.memory),
            self.kib_a_socket(),
            REST.as_secs(),
            mebibytes(self.fresh),
            mebibytes(self.left),
        )
    }

    fn kib_a_socket(&self) -> f64 {
        self.memory as f64 / 1024.0 / self.sockets as f64
    }

    pub fn goals(&self) -> Vec<Goal> {
        let last = percentile(&self.to_last, 0.5) / 1_000.0;
        let left = self.left as f64 / self.fresh as f64;
        vec![
            Goal::at_most("an open socket, joined to one channel: memory", SOCKET_KIB, self.kib_a_socket(), " KiB"),
            Goal::at_most(format!("one insert to {} subscribers: the last", self.sockets), LAST_MILLIS, last, " ms"),
            Goal::at_most("memory after the load, times of that before it", LEFT_TIMES, left, ""),
        ]
    }
}
