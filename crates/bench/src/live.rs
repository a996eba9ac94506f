//! Sockets: how soon an insert arrives, how soon it reaches a thousand, and what open sockets weigh.

mod socket;

use crate::{
    Options,
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
}

pub async fn measure(options: &Options, world: &World) -> anyhow::Result<Live> {
    let (sender, receiver) = (&world.seekers[0], &world.employers[0]);
    let mut connection = Connection::open(world, 0).await?;
    let mut live =
        Live { sockets: options.sockets, arrivals: Vec::new(), to_last: Vec::new(), to_half: Vec::new(), memory: 0 };

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

fn micros(time: Duration) -> anyhow::Result<u32> {
    Ok(u32::try_from(time.as_micros())?)
}

impl Live {
    /// As a table.
    pub fn markdown(&self) -> String {
        let ms = |values: &[u32], part: f64| percentile(values, part) / 1_000.0;
        format!(
            "\n| sockets | |\n|---|---|\n\
             | message sent → on the other's socket | p50 {:.1} ms, p99 {:.1} ms |\n\
             | one insert to {} subscribers | half after {:.1} ms, the last after {:.1} ms (medians of {TO_ALL}) |\n\
             | memory of {} open sockets, each joined to one channel | {:.1} MiB |\n",
            ms(&self.arrivals, 0.5),
            ms(&self.arrivals, 0.99),
            self.sockets,
            ms(&self.to_half, 0.5),
            ms(&self.to_last, 0.5),
            self.sockets,
            self.memory as f64 / f64::from(1 << 20),
        )
    }
}
