//! A screen that shows a conversation: live changes, and what passed while the socket was cut is fetched after the join.

use super::{CUT, PATIENCE, Run};
use crate::{
    live::socket::Socket,
    load::Connection,
    scenario::Call,
    world::{Person, World},
};
use anyhow::{Context, ensure};
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};
use uuid::Uuid;

/// Messages of one fetch.
const PAGE: usize = 500;
const PAUSE: Duration = Duration::from_millis(200);
/// A look at whether the run is over while nothing comes.
const LOOK: Duration = Duration::from_millis(500);

pub(super) struct Listener<'a> {
    world: &'a World,
    run: &'a Run,
    person: &'a Person,
    place: usize,
    /// The number before the first message that it shows.
    first: i64,
    /// Ids in the order of their numbers, without a gap.
    list: Vec<Uuid>,
}

/// What one person's screen shows of the run in the end.
pub(super) struct Heard {
    pub(super) conversation: Uuid,
    pub(super) list: Vec<Uuid>,
}

impl<'a> Listener<'a> {
    pub(super) const fn new(world: &'a World, run: &'a Run, person: &'a Person, place: usize, first: i64) -> Self {
        Self { world, run, person, place, first, list: Vec::new() }
    }

    /// Listens until everything was written and has come.
    pub(super) async fn listen(mut self) -> anyhow::Result<Heard> {
        // Not all at the same moment.
        sleep(CUT.mul_f64(self.place as f64 / 200.0 % 1.0)).await;
        let mut idle_since = None;
        loop {
            match self.stay().await {
                Ok(true) => break,
                Ok(false) => Run::count(&self.run.cuts, 1),
                // No server, or one that starts.
                Err(_) => sleep(PAUSE).await,
            }
            if self.run.is_written.get() {
                let since = idle_since.get_or_insert_with(Instant::now);
                ensure!(since.elapsed() < PATIENCE, "a client did not hear the end");
            }
        }
        Ok(Heard { conversation: self.person.conversation, list: self.list })
    }

    /// One socket, until it is cut, or until the end: then true.
    async fn stay(&mut self) -> anyhow::Result<bool> {
        let mut socket = Socket::open(self.world, self.person, self.place).await?;
        let cut = Instant::now() + CUT;
        self.fetch().await?;
        while Instant::now() < cut {
            let was_written = self.run.is_written.get();
            match timeout(LOOK, socket.change()).await {
                Ok(change) => self.take(&change?["record"]).await?,
                // Nothing more came after everything was written: what is there now is all.
                Err(_) if was_written => {
                    self.fetch().await?;
                    return Ok(true);
                }
                Err(_) => {}
            }
        }
        Ok(false)
    }

    /// Takes in a message that came.
    async fn take(&mut self, message: &Value) -> anyhow::Result<()> {
        if message["conversation_id"].as_str() != Some(&self.person.conversation.to_string()) {
            return Ok(());
        }
        let sequence = message["sequence"].as_i64().context("a number")?;
        let id: Uuid = message["id"].as_str().context("an id")?.parse()?;
        let place = usize::try_from(sequence - self.first - 1).context("a message from before the run")?;
        match self.list.get(place) {
            Some(known) => {
                ensure!(*known == id, "two messages have the number {sequence}");
                Run::count(&self.run.again, 1);
            }
            None if place == self.list.len() => self.list.push(id),
            // Some before it were missed.
            None => self.fetch().await?,
        }
        Ok(())
    }

    /// Fetches what comes after the last message that is known.
    async fn fetch(&mut self) -> anyhow::Result<()> {
        let mut connection = Connection::open(self.world, self.place).await?;
        loop {
            let last = self.first + i64::try_from(self.list.len())?;
            let path = format!(
                "/rest/v1/messages?conversation_id=eq.{}&sequence=gt.{last}&select=id,sequence&order=sequence&limit={PAGE}",
                self.person.conversation
            );
            let token = Some(self.person.access_token.clone());
            let call = Call { method: "GET", path, token, accept: None, body: None };
            let rows: Vec<Value> = serde_json::from_slice(&connection.send(&call).await?)?;
            for (row, expected) in rows.iter().zip(last + 1..) {
                ensure!(row["sequence"] == expected, "the number {expected} is missing");
                self.list.push(row["id"].as_str().context("an id")?.parse()?);
            }
            Run::count(&self.run.fetched, rows.len() as u64);
            if rows.len() < PAGE {
                return Ok(());
            }
        }
    }
}
