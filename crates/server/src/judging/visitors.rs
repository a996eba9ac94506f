//! The visitors' lane: programs of people without an account. A worker has at most one of them in hand, takes it only
//! while a place is free, and gives it back as soon as people with accounts need the place.

use super::{
    JudgeWorker,
    attempt::{outcome, row},
    new_id,
    queue::{DocumentOf, happened, rows},
    verdict::Outcome,
};
use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql, columns};
use devproof_judge::{Judgement, Language, Program, Task, TestResult, Which};
use devproof_vocabulary::Verdict;
use serde_json::{Value, json};
use std::{collections::BTreeMap, future::pending, sync::Arc};
use time::OffsetDateTime;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// Attempts after which a program is given up as our fault.
const MAX_ATTEMPTS: i32 = 3;
/// How long a visitor waits while people with accounts come first.
const MAX_WAIT: time::Duration = time::Duration::minutes(3);
/// What they are told then.
const TOO_BUSY: &str = "The judge was busy. Try again in a few minutes.";
/// Longest text of a test's result that is kept, in bytes.
const MAX_TEXT: usize = 4 * 1024;

/// A visitor's program that a worker holds under a lease.
#[derive(Debug)]
pub struct Tryout {
    key: Vec<u8>,
    lease: Uuid,
    which: Which,
    language: Language,
    source: String,
    version: Uuid,
    edition: Option<String>,
}

columns! {
    struct ClaimedRow {
        key_hash: Vec<u8>,
        kind: String,
        language: String,
        source: Option<String>,
        version_id: Uuid,
        edition: Option<String>,
    }
}

/// The one place of a worker for visitors.
#[derive(Default)]
pub(super) struct Lane(Option<(JoinHandle<()>, CancellationToken)>);

impl Lane {
    /// Takes the next program, if there is room for one.
    pub(super) async fn fill(&mut self, worker: &Arc<JudgeWorker>, stop: &CancellationToken) {
        if self.0.as_ref().is_some_and(|(task, _)| !task.is_finished()) {
            return;
        }
        match worker.claim_tryout().await {
            Ok(Some(tryout)) => {
                let (worker, stop) = (Arc::clone(worker), stop.child_token());
                let stopped = stop.clone();
                let task = tokio::spawn(async move { worker.try_out(&tryout, &stopped).await });
                self.0 = Some((task, stop));
            }
            Ok(None) => self.0 = None,
            Err(error) => tracing::warn!(%error, "the visitors' queue cannot be read; trying again"),
        }
    }

    /// Gives what is in hand back to the queue.
    pub(super) fn call_off(&self) {
        if let Some((_, stop)) = &self.0 {
            stop.cancel();
        }
    }

    /// Waits for what is in hand; for ever when nothing is.
    pub(super) async fn finished(&mut self) {
        match &mut self.0 {
            None => pending().await,
            Some((task, _)) => {
                if let Err(error) = task.await {
                    tracing::error!(%error, "a visitor's program could not be judged");
                }
                self.0 = None;
            }
        }
    }

    /// Whether something is in hand.
    pub(super) fn is_taken(&self) -> bool {
        self.0.is_some()
    }
}

impl JudgeWorker {
    /// Claims the next program of a visitor, if there is one.
    ///
    /// # Errors
    /// PostgreSQL's error.
    pub async fn claim_tryout(&self) -> Result<Option<Tryout>, DbError> {
        let (fit, lease) = (self.fitness.fit(), new_id());
        if fit.is_empty() {
            return Ok(None);
        }
        let sql = Sql::new(
            "select c.key_hash, c.kind, c.language, c.source, c.version_id, c.edition
             from private.claim_tryout($1, $2::float8, $3::text[], $4::timestamptz) c",
        )
        .bind(lease)
        .bind(self.lease.as_secs_f64())
        .bind(fit)
        .bind(self.clock.now());
        let Some(claimed) = rows::<ClaimedRow>(&self.db, &sql).await?.pop() else { return Ok(None) };
        let (Some(language), Some(source)) = (Language::from_word(&claimed.language), claimed.source) else {
            // Its lease runs out, and after some attempts it is given up.
            tracing::error!(language = claimed.language, "a visitor's program cannot be read");
            return Ok(None);
        };
        let which = if claimed.kind == "run" { Which::Visible } else { Which::All };
        let (version, edition) = (claimed.version_id, claimed.edition);
        Ok(Some(Tryout { key: claimed.key_hash, lease, which, language, source, version, edition }))
    }

    /// Judges it and writes what came of it, as long as it is ours and no one else needs the place.
    pub async fn try_out(&self, tryout: &Tryout, stop: &CancellationToken) {
        let attempt = async {
            if !self.is_fit(tryout.language).await {
                return give_back(&self.db, tryout).await;
            }
            let document = DocumentOf { version: Some(tryout.version), ..DocumentOf::default() };
            let (outcome, tests) = match self.task(tryout.edition.as_ref(), document, tryout.lease).await? {
                Some(task) => self.judge_tryout(&task, tryout).await,
                None => (Outcome::failed(None), Vec::new()),
            };
            finish(&self.db, &tryout.key, tryout.lease, &outcome, tests, self.clock.now()).await
        };
        let done = tokio::select! {
            done = attempt => done,
            () = self.renew_tryout(tryout) => Ok(()),
            () = stop.cancelled() => give_back(&self.db, tryout).await,
        };
        if let Err(error) = done {
            // The lease runs out and it is judged again.
            tracing::warn!(%error, "a visitor's program could not be judged now");
        }
    }

    async fn judge_tryout(&self, task: &Task, tryout: &Tryout) -> (Outcome, Vec<Value>) {
        // By position: a test that is judged again is reported again, and the last result counts.
        let mut tests: BTreeMap<usize, Value> = BTreeMap::new();
        let mut note = |position: usize, result: &TestResult| {
            tests.insert(position, bounded(row(task, false, position, result.clone())));
        };
        let program = Program { language: tryout.language, source: &tryout.source };
        let judgement: Judgement = self.judge.judge(task, program, tryout.which, &mut note).await;
        let mut outcome = outcome(&judgement, task, tryout.which);
        outcome.message = outcome.message.map(|message| shortened(&message));
        (outcome, tests.into_values().collect())
    }

    /// Renews the lease for as long as it is ours, and returns when it is not.
    async fn renew_tryout(&self, tryout: &Tryout) {
        loop {
            tokio::time::sleep(self.lease / 3).await;
            let sql = Sql::new("select private.renew_tryout($1, $2, $3::float8, $4::timestamptz)")
                .bind(tryout.key.clone())
                .bind(tryout.lease)
                .bind(self.lease.as_secs_f64())
                .bind(self.clock.now());
            match happened(&self.db, &sql).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(error) => tracing::warn!(%error, "a visitor's lease could not be renewed"),
            }
        }
    }

    /// Judges every visitor's program that waits. For tests.
    pub(super) async fn drain_visitors(&self) -> Result<usize, DbError> {
        let (mut done, never) = (0, CancellationToken::new());
        while let Some(tryout) = self.claim_tryout().await? {
            self.try_out(&tryout, &never).await;
            done += 1;
        }
        Ok(done)
    }
}

/// Takes back what workers claimed that went away, and ends what was tried too often or has waited too long.
///
/// # Errors
/// PostgreSQL's error.
pub async fn release(db: &Db, now: OffsetDateTime) -> Result<(), DbError> {
    let lease = new_id();
    let sql = Sql::new("select k.key from private.release_tryouts($1, $2, $3::timestamptz, $4::timestamptz) k (key)")
        .bind(lease)
        .bind(MAX_ATTEMPTS)
        .bind(now - MAX_WAIT)
        .bind(now);
    let over = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    for key in over.values::<Vec<u8>>()? {
        finish(db, &key, lease, &Outcome::failed(Some(TOO_BUSY)), Vec::new(), now).await?;
    }
    Ok(())
}

async fn give_back(db: &Db, tryout: &Tryout) -> Result<(), DbError> {
    let sql = Sql::new("select private.return_tryout($1, $2)").bind(tryout.key.clone()).bind(tryout.lease);
    happened(db, &sql).await.map(drop)
}

/// Writes the verdict, under the lease. Only an accepted answer can be kept, so only its source stays.
async fn finish(
    db: &Db,
    key: &[u8],
    lease: Uuid,
    outcome: &Outcome,
    tests: Vec<Value>,
    now: OffsetDateTime,
) -> Result<(), DbError> {
    let sql = Sql::new(
        "select private.finish_tryout($1, $2, $3, $4::integer, $5::integer, $6::integer, $7::integer, $8, $9::integer,
             $10::jsonb, $11, $12::timestamptz)",
    )
    .bind(key.to_vec())
    .bind(lease)
    .bind(outcome.verdict.as_str())
    .bind(outcome.passed)
    .bind(outcome.total)
    .bind(outcome.time_ms)
    .bind(outcome.memory_kib)
    .bind(outcome.message.as_ref())
    .bind(outcome.line)
    .bind(Value::Array(tests))
    .bind(outcome.verdict == Verdict::Accepted)
    .bind(now);
    if !happened(db, &sql).await? {
        tracing::info!("a visitor's verdict came after its lease, and does not count");
    }
    Ok(())
}

/// A test's row with texts of bounded length, and all of its members.
fn bounded(mut row: Value) -> Value {
    for member in ["time_ms", "memory_kib", "got", "stdout", "message", "line"] {
        let value = row[member].take();
        row[member] = match value {
            Value::String(text) => json!(shortened(&text)),
            value if value.to_string().len() > MAX_TEXT => json!("too long to show"),
            value => value,
        };
    }
    row
}

fn shortened(text: &str) -> String {
    text[..text.floor_char_boundary(MAX_TEXT)].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_visitors_are_bounded() {
        let long = "ä".repeat(MAX_TEXT);
        let row = bounded(json!({ "position": 1, "got": vec![1; MAX_TEXT], "stdout": long, "line": 3 }));
        assert_eq!(row["got"], "too long to show");
        assert_eq!(row["stdout"].as_str().map(str::len), Some(MAX_TEXT));
        assert_eq!((&row["line"], &row["message"], &row["position"]), (&json!(3), &Value::Null, &json!(1)));
    }
}
