//! `LISTEN` on a connection of its own.

use crate::Db;
use futures::{Stream, StreamExt, stream};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_postgres::{AsyncMessage, NoTls};

const RETRY: Duration = Duration::from_secs(1);

impl Db {
    /// The payloads notified on `channel`, for as long as the stream is kept. An empty payload comes whenever the
    /// connection was made again: notifications sent meanwhile are lost, so the listener looks for itself.
    pub fn listen(&self, channel: &'static str) -> impl Stream<Item = String> + Send + Unpin + use<> {
        let (sender, receiver) = mpsc::channel(64);
        let config = self.config().clone();
        tokio::spawn(async move {
            while !sender.is_closed() {
                if let Err(error) = follow(&config, channel, &sender).await {
                    tracing::debug!(%error, channel, "listening stopped");
                }
                tokio::select! { () = tokio::time::sleep(RETRY) => {}, () = sender.closed() => {} }
            }
        });
        tokio_stream::wrappers::ReceiverStream::new(receiver)
    }
}

async fn follow(
    config: &tokio_postgres::Config,
    channel: &str,
    sender: &mpsc::Sender<String>,
) -> Result<(), tokio_postgres::Error> {
    let (client, mut driver) = config.connect(NoTls).await?;
    let mut messages = stream::poll_fn(move |cx| driver.poll_message(cx));
    let statement = format!("listen \"{channel}\"");
    let listening = client.batch_execute(&statement);
    tokio::pin!(listening);
    let mut ready = false;
    loop {
        tokio::select! {
            done = &mut listening, if !ready => {
                done?;
                ready = true;
                if sender.send(String::new()).await.is_err() { return Ok(()) }
            }
            message = messages.next() => match message {
                Some(Ok(AsyncMessage::Notification(notification))) => {
                    if sender.send(notification.payload().to_owned()).await.is_err() { return Ok(()) }
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error),
                None => return Ok(()),
            },
            () = sender.closed() => return Ok(()),
        }
    }
}
