//! One socket that listens to inserts of messages.

use crate::world::{Person, World};
use anyhow::{Context, bail};
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    /// Opens one and joins; ready when changes flow. `number` chooses the address it seems to come from.
    pub async fn open(world: &World, person: &Person, number: usize) -> anyhow::Result<Self> {
        let address = world.address();
        let url = format!("ws://{address}/realtime/v1/websocket?apikey={}&vsn=2.0.0", world.anon_key);
        let mut request = url.into_client_request()?;
        let from = format!("10.200.{}.{}", number / 250, number % 250);
        request.headers_mut().insert("x-forwarded-for", from.parse()?);
        let (stream, _) = client_async(request, TcpStream::connect(address).await?).await?;
        let mut socket = Self { stream };
        let binding = json!({ "event": "INSERT", "schema": "public", "table": "messages" });
        let join = json!({
            "config": {
                "broadcast": { "ack": false, "self": false }, "presence": { "key": "" },
                "postgres_changes": [binding], "private": false,
            },
            "access_token": person.access_token,
        });
        let frame = json!(["1", "1", "realtime:bench", "phx_join", join]);
        socket.stream.send(Message::text(frame.to_string())).await?;
        socket.until(|event, payload| event == "system" && payload["status"] == "ok").await?;
        Ok(socket)
    }

    /// When the next insert arrived. A thousand sockets are read by one thread here, so nothing is parsed.
    pub async fn insert(&mut self) -> anyhow::Result<Instant> {
        loop {
            let message = self.next().await?;
            let arrived = Instant::now();
            if message.to_text().is_ok_and(|text| text.contains("\"INSERT\"")) {
                return Ok(arrived);
            }
        }
    }

    /// The data of the next change.
    pub async fn change(&mut self) -> anyhow::Result<Value> {
        loop {
            let message = self.next().await?;
            let Ok(text) = message.to_text() else { continue };
            let Ok(mut frame) = serde_json::from_str::<Value>(text) else { continue };
            if frame[3] == "postgres_changes" {
                return Ok(frame[4]["data"].take());
            }
        }
    }

    async fn next(&mut self) -> anyhow::Result<Message> {
        let message = timeout(PATIENCE, self.stream.next()).await.context("nothing came")?;
        match message.context("the socket was closed")?? {
            Message::Close(reason) => bail!("the socket was closed: {reason:?}"),
            message => Ok(message),
        }
    }

    /// Waits for an event.
    async fn until(&mut self, wanted: impl Fn(&str, &Value) -> bool) -> anyhow::Result<()> {
        loop {
            let message = self.next().await?;
            let Ok(frame) = message.to_text().map(serde_json::from_str::<Value>) else { continue };
            let Ok(frame) = frame else { continue };
            let event = frame[3].as_str().unwrap_or_default();
            if wanted(event, &frame[4]) {
                return Ok(());
            }
            if event == "system" && frame[4]["status"] == "error" {
                bail!("the channel was refused: {frame}");
            }
        }
    }
}
