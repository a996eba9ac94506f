//! Text messages of the outbox.

use super::{note, outbox_id};
use crate::{Handler, TaskError, TaskRun, store};
use devproof_claims::Clock;
use devproof_db::{Db, DbError, Rows, Sql, Tx};
use futures::future::BoxFuture;
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Codes in text messages live ten minutes; what waited longer would only confuse.
const STALE: Duration = Duration::minutes(15);

/// Puts a text message into the outbox and enqueues its sending, inside the caller's transaction. `to` is a number in
/// E.164 without its plus sign. Its id.
///
/// # Errors
/// PostgreSQL's error.
pub async fn put_sms(tx: &Tx, to: &str, text: &str) -> Result<Option<Uuid>, DbError> {
    let sql = Sql::new("select queue.put_sms($1, $2)").bind(to).bind(text);
    tx.value(&sql).await
}

/// Hands one text message over: the row's id, the number and the text.
pub type SendText = Arc<dyn Fn(Uuid, String, String) -> BoxFuture<'static, Result<(), TaskError>> + Send + Sync>;

/// The task that hands a text message of the outbox over. Without a provider the row stays as it is, to be looked at in
/// `/dev/mailbox`.
pub struct SendSms {
    /// Where the outbox is.
    pub db: Db,
    /// What sends, if anything does.
    pub send: Option<SendText>,
    /// When it was sent, and what is too late.
    pub clock: Arc<dyn Clock>,
}

devproof_db::columns! {
    struct Text {
        to_address: String,
        body_text: String,
        created_at: OffsetDateTime,
    }
}

impl SendSms {
    async fn load(&self, id: Uuid) -> Result<Option<Text>, DbError> {
        let sql = Sql::new(
            "select to_address, body_text, created_at from queue.outbox
             where id = $1::uuid and sent_at is null and channel = 'sms'",
        )
        .bind(id);
        let rows = store::run(&self.db, &sql).await?;
        rows.read_first()
    }
}

#[async_trait::async_trait]
impl Handler for SendSms {
    fn kind(&self) -> &'static str {
        "send_sms"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Some(send) = &self.send else { return Ok(()) };
        let id = outbox_id(task)?;
        let Some(Text { to_address, body_text, created_at }) = self.load(id).await? else { return Ok(()) };
        let sent = if self.clock.now() - created_at > STALE {
            Err(TaskError::Fatal("too late: the code in it has expired".to_owned()))
        } else {
            send(id, to_address, body_text).await
        };
        note(&self.db, id, sent.as_ref().err(), self.clock.now()).await?;
        sent
    }
}
