//! Someone who writes: one message after the other, each again under its id until the server has acknowledged it.

use super::Run;
use crate::{
    load::Connection,
    scenario::rpc,
    world::{Person, World},
};
use anyhow::bail;
use serde_json::json;
use std::time::Duration;
use tokio::time::{sleep, timeout};
use uuid::Uuid;

/// How long an answer may take before the message is sent again.
const ANSWER: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(200);

pub(super) struct Writer<'a> {
    world: &'a World,
    run: &'a Run,
    person: &'a Person,
    place: usize,
    connection: Option<Connection>,
}

/// What one person wrote, in their order.
pub(super) struct Written {
    pub(super) person: Uuid,
    pub(super) conversation: Uuid,
    pub(super) ids: Vec<Uuid>,
}

impl<'a> Writer<'a> {
    pub(super) const fn new(world: &'a World, run: &'a Run, person: &'a Person, place: usize) -> Self {
        Self { world, run, person, place, connection: None }
    }

    /// Writes until the run has all its messages.
    pub(super) async fn write(mut self) -> anyhow::Result<Written> {
        let mut ids = Vec::new();
        while !self.run.is_over() {
            let id = Uuid::new_v4();
            while !self.send(id).await? {
                Run::count(&self.run.repeated, 1);
                self.connection = None;
                sleep(PAUSE).await;
            }
            Run::count(&self.run.acknowledged, 1);
            ids.push(id);
        }
        Ok(Written { person: self.person.id, conversation: self.person.conversation, ids })
    }

    /// Sends once; whether it was acknowledged. Refusals that another try can't change are errors.
    async fn send(&mut self, id: Uuid) -> anyhow::Result<bool> {
        let message = json!({
            "p_id": id, "p_conversation_id": self.person.conversation, "p_body": "Does Thursday at ten suit you?",
        });
        let call = rpc(&self.person.access_token, "send_message", &message);
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => match Connection::open(self.world, self.place).await {
                Ok(connection) => connection,
                Err(_) => return Ok(false),
            },
        };
        // A killed server, or one that starts, gives no answer or asks to come again.
        let Ok(Ok(answer)) = timeout(ANSWER, connection.send_raw(&call)).await else { return Ok(false) };
        match answer.status {
            200..300 => {
                self.connection = Some(connection);
                Ok(true)
            }
            429 | 500.. => Ok(false),
            status => bail!("a message was refused with {status}: {}", String::from_utf8_lossy(&answer.body)),
        }
    }
}
