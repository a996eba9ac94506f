//! The outbox: mail is a row, written in the transaction that decides to send it, sent by a task.
//! What sends it is handed in by the server, so that the queue knows no mail server. Text messages go the same way
//! (`sms`).

mod sms;

pub use sms::{SendSms, SendText, put_sms};

use crate::{Handler, TaskError, TaskRun, store};
use devproof_claims::Clock;
use devproof_db::{Db, DbError, Rows, Sql, Tx};
use devproof_mail::Email;
use futures::future::BoxFuture;
use serde::Serialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// Most entries that [`list`] gives.
const MAX_LIST: usize = 200;

/// An email as the outbox holds it, to be handed over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEmail {
    /// One address.
    pub to: String,
    /// The subject line.
    pub subject: String,
    /// The plain text.
    pub text: String,
    /// The HTML form of the same.
    pub html: Option<String>,
    /// Further headers, of those that `devproof_outbound::Mail` allows.
    pub headers: Vec<(String, String)>,
}

/// Puts a mail into the outbox and enqueues its sending, inside the caller's transaction. Its id, or `None` when
/// a mail with this dedupe key already exists.
///
/// # Errors
/// PostgreSQL's error.
pub async fn put(tx: &Tx, email: &Email, dedupe: Option<&str>) -> Result<Option<Uuid>, DbError> {
    tx.value(&put_statement(email, dedupe)).await
}

/// The statement of [`put`], for whoever runs it elsewhere than in a transaction of their own.
#[must_use]
pub fn put_statement(email: &Email, dedupe: Option<&str>) -> Sql {
    let headers: Map<String, Value> =
        email.headers().iter().map(|(name, value)| (name.clone(), Value::from(value.as_str()))).collect();
    Sql::new("select queue.put_mail($1, $2, $3, $4, $5::jsonb, $6)")
        .bind(email.to())
        .bind(email.subject())
        .bind(email.text())
        .bind(email.html())
        .bind(Value::Object(headers))
        .bind(dedupe)
}

devproof_db::columns! {
    /// One row of the outbox.
    #[derive(Debug, Clone, Serialize)]
    pub struct OutboxEntry {
        /// The row, and the mail's `Message-ID`.
        pub id: Uuid,
        /// `mail` or `sms`.
        pub channel: String,
        /// The recipient.
        pub to: String,
        /// The subject line.
        pub subject: String,
        /// The plain text. Empty once it was handed over: links and codes in it are secrets.
        pub text: String,
        /// The HTML form.
        pub html: Option<String>,
        /// When it was written.
        #[serde(with = "time::serde::rfc3339")]
        pub created_at: OffsetDateTime,
        /// When the mail server or SMS provider took it.
        #[serde(with = "time::serde::rfc3339::option")]
        pub sent_at: Option<OffsetDateTime>,
        /// Tries so far.
        pub attempts: i32,
        /// Why the last try failed.
        pub last_error: Option<String>,
    }
}

devproof_db::columns! {
    /// Mails that were not handed over yet: how many were never tried, and how many failed at least once.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Unsent {
        /// Not tried yet; without a mail server they stay so.
        pub waiting: i64,
        /// Tried and refused; the queue tries again, or has given up.
        pub failed: i64,
    }
}

/// Counts what was not sent, from the index of it.
///
/// # Errors
/// PostgreSQL's error.
pub async fn unsent(db: &Db) -> Result<Unsent, DbError> {
    let sql = Sql::new(
        "select count(*) filter (where last_error is null) as waiting,
             count(*) filter (where last_error is not null) as failed
         from queue.outbox where sent_at is null",
    );
    let rows = store::run(db, &sql).await?;
    rows.read_first()?.ok_or(DbError::RowCount(0))
}

/// The newest entries, to one address or to all. At most 200.
///
/// # Errors
/// PostgreSQL's error.
pub async fn list(db: &Db, to: Option<&str>) -> Result<Vec<OutboxEntry>, DbError> {
    let mut sql = Sql::new(
        "select id, channel, to_address as \"to\", subject, body_text as text, body_html as html, created_at, sent_at,
             attempts, last_error
         from queue.outbox",
    );
    if let Some(to) = to {
        sql.push(" where to_address = ");
        sql.push_bind(to);
    }
    sql.push(" order by created_at desc, id limit ");
    sql.push_bind(MAX_LIST);
    store::run(db, &sql).await?.read_all()
}

/// Hands one mail over for delivery: the row's id (the mail's `Message-ID`) and the mail.
pub type Send =
    Arc<dyn Fn(Uuid, StoredEmail) -> BoxFuture<'static, Result<(), TaskError>> + std::marker::Send + Sync>;

/// The task that hands a mail of the outbox over. Without a sender the row stays as it is, to be looked at in
/// `/dev/mailbox`.
pub struct SendMail {
    /// Where the outbox is.
    pub db: Db,
    /// What sends, if anything does.
    pub send: Option<Send>,
    /// When it was sent.
    pub clock: Arc<dyn Clock>,
}

devproof_db::columns! {
    struct Stored {
        to_address: String,
        subject: String,
        body_text: String,
        body_html: Option<String>,
        headers: Value,
    }
}

impl SendMail {
    async fn load(&self, id: Uuid) -> Result<Option<StoredEmail>, DbError> {
        let sql = Sql::new(
            "select to_address, subject, body_text, body_html, headers from queue.outbox
             where id = $1::uuid and sent_at is null and channel = 'mail'",
        )
        .bind(id);
        let rows = store::run(&self.db, &sql).await?;
        let stored: Option<Stored> = rows.read_first()?;
        Ok(stored.map(|Stored { to_address, subject, body_text, body_html, headers }| {
            let header = |(name, value): (&String, &Value)| (name.clone(), value.as_str().unwrap_or("").to_owned());
            StoredEmail {
                to: to_address,
                subject,
                text: body_text,
                html: body_html,
                headers: headers.as_object().into_iter().flatten().map(header).collect(),
            }
        }))
    }
}

/// Notes how handing a row over went. What was taken is forgotten: links and codes in it are secrets.
async fn note(db: &Db, id: Uuid, error: Option<&TaskError>, now: OffsetDateTime) -> Result<(), DbError> {
    let sql = match error {
        None => Sql::new(
            "update queue.outbox set sent_at = $2::timestamptz, attempts = attempts + 1, last_error = null,
                 body_text = '', body_html = null
             where id = $1::uuid",
        )
        .bind(id)
        .bind(now),
        Some(error) => {
            Sql::new("update queue.outbox set attempts = attempts + 1, last_error = $2 where id = $1::uuid")
                .bind(id)
                .bind(error.to_string())
        }
    };
    store::run(db, &sql).await.map(|_| ())
}

/// The row of the outbox that a task is about.
fn outbox_id(task: &TaskRun) -> Result<Uuid, TaskError> {
    let id = task.payload.get("outbox_id").and_then(Value::as_str).and_then(|id| Uuid::try_parse(id).ok());
    id.ok_or_else(|| TaskError::Fatal("the payload has no valid outbox_id".to_owned()))
}

#[async_trait::async_trait]
impl Handler for SendMail {
    fn kind(&self) -> &'static str {
        "send_mail"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let Some(send) = &self.send else { return Ok(()) };
        let id = outbox_id(task)?;
        let Some(email) = self.load(id).await? else { return Ok(()) };
        let sent = send(id, email).await;
        note(&self.db, id, sent.as_ref().err(), self.clock.now()).await?;
        sent
    }
}
