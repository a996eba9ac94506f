//! `just soak`: people who write to each other without a pause while their sockets are cut every few seconds and the server is
//! killed twice. Nothing that the server acknowledged can be missing, doubled or out of order, in the database or on a
//! screen. Unlike a measurement it fails when something is.

mod check;
mod listener;
mod writer;

use crate::{Options, report, world::World};
use anyhow::{Context, ensure};
use check::Verdict;
use futures::future::{try_join, try_join_all};
use listener::Listener;
use std::{
    cell::Cell,
    time::{Duration, Instant},
};
use writer::Writer;

/// How long a client may take to hear the last messages.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often a socket is cut.
const CUT: Duration = Duration::from_secs(5);
/// Times that the server is killed, at equal distances.
const KILLS: u32 = 2;

/// What the clients of a run share. They run on one thread.
struct Run {
    started: Instant,
    /// Messages that are wanted in all.
    wanted: u64,
    /// Messages that the server acknowledged.
    acknowledged: Cell<u64>,
    /// Attempts that got no answer, or one that says to come again.
    repeated: Cell<u64>,
    cuts: Cell<u64>,
    /// Messages that came to a client that had them.
    again: Cell<u64>,
    /// Messages that a client fetched because they passed while its socket was cut.
    fetched: Cell<u64>,
    /// Everything was written: listeners end once they know it all.
    is_written: Cell<bool>,
}

impl Run {
    fn count(cell: &Cell<u64>, more: u64) {
        cell.set(cell.get() + more);
    }

    fn is_over(&self) -> bool {
        self.acknowledged.get() >= self.wanted
    }
}

/// Runs, and prints the table. An error when a message was lost, doubled, or came out of order.
pub async fn soak(options: &Options) -> anyhow::Result<String> {
    let mut world = World::start(options).await?;
    let outcome = run(options, &world).await;
    world.stop().await;
    let (table, verdict) = outcome?;
    ensure!(verdict.is_clean(), "{table}\nmessages were lost, doubled or out of order");
    Ok(table)
}

async fn run(options: &Options, world: &World) -> anyhow::Result<(String, Verdict)> {
    let before = check::last_sequences(world).await?;
    let run = Run {
        started: Instant::now(),
        wanted: options.messages,
        acknowledged: Cell::new(0),
        repeated: Cell::new(0),
        cuts: Cell::new(0),
        again: Cell::new(0),
        fetched: Cell::new(0),
        is_written: Cell::new(false),
    };
    let people: Vec<_> = world.seekers.iter().chain(&world.employers).collect();
    let writers = people.iter().enumerate().map(|(place, person)| Writer::new(world, &run, person, place));
    let listeners = (people.iter().enumerate())
        .map(|(place, person)| Listener::new(world, &run, person, place, before[&person.conversation]));
    let writing = async {
        let written = try_join_all(writers.map(Writer::write)).await?;
        run.is_written.set(true);
        Ok::<_, anyhow::Error>(written)
    };
    let killing = kill(options, world, &run);
    let ((written, kills), heard) =
        try_join(try_join(writing, killing), try_join_all(listeners.map(Listener::listen))).await?;
    let seconds = run.started.elapsed().as_secs_f64();
    let verdict = check::check(world, &before, &written, &heard).await.context("the check")?;
    Ok((table(&run, people.len(), &kills, seconds, &verdict), verdict))
}

/// Kills the server without a word, and starts it again. Seconds until it answered, each time.
async fn kill(options: &Options, world: &World, run: &Run) -> anyhow::Result<Vec<f64>> {
    let mut seconds = Vec::new();
    for n in 1..=u64::from(KILLS) {
        while run.acknowledged.get() < run.wanted * n / u64::from(KILLS + 1) {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        eprintln!("killing the server after {} messages", run.acknowledged.get());
        let killed = Instant::now();
        world.kill_and_restart(options).await?;
        seconds.push(killed.elapsed().as_secs_f64());
    }
    Ok(seconds)
}

fn table(run: &Run, clients: usize, kills: &[f64], seconds: f64, verdict: &Verdict) -> String {
    let kills: Vec<String> = kills.iter().map(|seconds| format!("{seconds:.1} s")).collect();
    let rows = [
        ("clients, each with a socket", clients.to_string()),
        ("messages acknowledged", run.acknowledged.get().to_string()),
        ("seconds; messages a second", format!("{seconds:.0}; {:.0}", run.acknowledged.get() as f64 / seconds)),
        ("sockets cut", run.cuts.get().to_string()),
        ("server killed; until it answered again", format!("{}; {}", kills.len(), kills.join(", "))),
        ("attempts repeated with the same id", run.repeated.get().to_string()),
        ("messages fetched after a cut", run.fetched.get().to_string()),
        ("messages that came to a client twice and were passed over", run.again.get().to_string()),
        ("**acknowledged and missing**", verdict.missing.to_string()),
        ("**stored twice**", verdict.doubled.to_string()),
        ("**stored and never acknowledged**", verdict.unknown.to_string()),
        ("**gaps in the numbers of a conversation**", verdict.gaps.to_string()),
        ("**out of the order of their writer**", verdict.out_of_order.to_string()),
        ("**clients whose list is not the database's**", verdict.wrong_lists.to_string()),
    ];
    let rows: String = rows.iter().map(|(what, value)| format!("| {what} | {value} |\n")).collect();
    format!("{}\n\n| soak | |\n|---|---|\n{rows}", report::machine())
}
