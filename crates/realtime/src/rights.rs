//! Who may listen and send on private topics. The policies of `realtime.messages` say so: SELECT is listening, INSERT is
//! sending, per extension (Supabase Realtime's authorization, with `realtime.topic()` and the column `extension`).
//!
//! Questions that come at the same time go to the database together, so that many joins after a restart and many leases
//! that run out cost few round trips.

use devproof_claims::{Caller, Role};
use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    task::AbortHandle,
};

/// Questions that wait. A flood waits here instead of in the pool's line.
const WAITING: usize = 4096;
/// Questions in one statement.
const BATCH: usize = 64;
/// Statements at the same time.
const AT_ONCE: usize = 2;

/// What a message on a topic is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extension {
    /// A message that a client sends.
    Broadcast,
    /// Who is there.
    Presence,
}

/// What a caller can do on a topic: the answer's bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Grant(i32);

impl Grant {
    /// Everything: the operator, and anyone who is on a public topic.
    pub const ALL: Self = Self(15);

    /// Whether messages of this kind may be heard.
    pub fn listens(self, to: Extension) -> bool {
        self.0 & if to == Extension::Broadcast { 1 } else { 2 } != 0
    }

    /// Whether anything may be heard: what a join asks for.
    pub fn listens_at_all(self) -> bool {
        self.0 & 3 != 0
    }

    /// Whether messages of this kind may be sent.
    pub fn sends(self, what: Extension) -> bool {
        self.0 & if what == Extension::Broadcast { 4 } else { 8 } != 0
    }
}

/// The database did not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the rights on a topic could not be checked")]
pub struct RightsUnknown;

/// Which rights are needed.
#[derive(Debug, Clone, Copy)]
pub struct AccessQuery {
    /// Whether the caller may listen.
    pub listen: bool,
    /// Whether the caller may send this.
    pub send: Option<Extension>,
}

struct Question {
    caller: Arc<Caller>,
    topic: String,
    access: AccessQuery,
    answer: oneshot::Sender<Result<Grant, RightsUnknown>>,
}

/// Checks rights. Clones share one queue.
#[derive(Debug, Clone)]
pub struct Rights(mpsc::Sender<Question>);

impl Rights {
    /// Begins to answer questions.
    pub fn start(db: Db) -> (Self, AbortHandle) {
        let (sender, questions) = mpsc::channel(WAITING);
        (Self(sender), tokio::spawn(answer(db, questions)).abort_handle())
    }

    /// What `caller` may do on `topic` (without the socket's prefix), of what is wanted.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn query_grant(
        &self,
        caller: &Arc<Caller>,
        topic: &str,
        access: AccessQuery,
    ) -> Result<Grant, RightsUnknown> {
        if caller.role == Role::ServiceRole {
            return Ok(Grant::ALL);
        }
        let (sender, receiver) = oneshot::channel();
        let question = Question { caller: Arc::clone(caller), topic: topic.to_owned(), access, answer: sender };
        self.0.send(question).await.map_err(|_| RightsUnknown)?;
        receiver.await.map_err(|_| RightsUnknown)?
    }
}

async fn answer(db: Db, mut questions: mpsc::Receiver<Question>) {
    let turns = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let Ok(turn) = Arc::clone(&turns).acquire_owned().await else { return };
        let mut batch = Vec::new();
        if questions.recv_many(&mut batch, BATCH).await == 0 {
            return;
        }
        let db = db.clone();
        tokio::spawn(async move {
            // The role cannot change within a statement, everything else about a caller can.
            let (users, others): (Vec<_>, Vec<_>) =
                batch.into_iter().partition(|question| question.caller.role == Role::Authenticated);
            for group in [users, others] {
                answer_group(&db, group).await;
            }
            drop(turn);
        });
    }
}

async fn answer_group(db: &Db, group: Vec<Question>) {
    let Some(first) = group.first() else { return };
    match check(db, &first.caller, &group).await {
        Ok(answers) => {
            for (place, question) in group.into_iter().enumerate() {
                let grant = answers.get(place).map(|bits| Grant(*bits)).ok_or(RightsUnknown);
                // Who asked may be gone.
                let _ = question.answer.send(grant);
            }
        }
        Err(error) => {
            tracing::warn!(%error, questions = group.len(), "rights on topics could not be checked");
            for question in group {
                let _ = question.answer.send(Err(RightsUnknown));
            }
        }
    }
}

async fn check(db: &Db, caller: &Caller, group: &[Question]) -> Result<Vec<i32>, DbError> {
    let questions: Vec<Value> = group.iter().map(question_json).collect();
    let sql = Sql::new("select realtime.check_rights($1::jsonb)").bind(Value::Array(questions));
    let rows = db.run(Actor::Caller(caller), Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(rows.first_value()?.unwrap_or_default())
}

fn question_json(question: &Question) -> Value {
    let caller = &question.caller;
    let send: &[&str] = match question.access.send {
        None => &[],
        Some(Extension::Broadcast) => &["broadcast"],
        Some(Extension::Presence) => &["presence"],
    };
    json!({
        "claims": caller.claims.to_string(), "sub": caller.user_id, "session_id": caller.session_id,
        "aal": caller.aal.as_str(), "topic": question.topic, "read": question.access.listen, "send": send,
    })
}
