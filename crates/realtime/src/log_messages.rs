//! Messages that transactions write into the database's log (`pg_logical_emit_message`), for other parts of the server.

use crate::transaction::Transaction;
use devproof_db::Db;
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc};

/// Hears the messages of the log, in the order of their commits.
pub trait LogListener: Send + Sync {
    /// A transaction wrote this. Other sessions see what it committed.
    fn message(&self, prefix: &str, content: &str);

    /// Messages may have been missed so far, and none will be from now on.
    fn missed(&self);
}

/// A call of the listener.
pub(crate) enum LogItem {
    Message { transaction: Arc<Transaction>, prefix: String, content: String },
    Missed,
}

/// Tells the listener one item after the other. A message waits until its transaction can be seen.
pub(crate) async fn tell(listener: Arc<dyn LogListener>, db: Db, mut items: mpsc::Receiver<LogItem>) {
    let questions = Semaphore::new(1);
    while let Some(item) = items.recv().await {
        match item {
            LogItem::Missed => listener.missed(),
            LogItem::Message { transaction, prefix, content } => match transaction.visible(&db, &questions).await {
                Ok(()) => listener.message(&prefix, &content),
                Err(error) => {
                    tracing::warn!(%error, prefix, "a message of the log counts as missed");
                    listener.missed();
                }
            },
        }
    }
}
