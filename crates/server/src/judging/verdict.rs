//! The verdict, and what follows from it: whether the challenge is completed, and whether it is judged once more. In one
//! transaction, under locks in the order person, challenge, turn.

use super::completion;
use devproof_db::{Actor, Db, DbError, Sql, Tx, columns};
use devproof_vocabulary::{SubmissionKind, Verdict};
use time::OffsetDateTime;
use uuid::Uuid;

/// What judging found, as it is stored.
#[derive(Debug)]
pub struct Outcome {
    /// Of the first test that failed, or accepted.
    pub verdict: Verdict,
    /// Tests that were passed.
    pub passed: Option<usize>,
    /// Tests that there are.
    pub total: Option<usize>,
    /// CPU time of the slowest test.
    pub time_ms: Option<u32>,
    /// Memory of the largest test.
    pub memory_kib: Option<u32>,
    /// Why the program could not be judged.
    pub message: Option<String>,
    /// Where in the program that is.
    pub line: Option<u32>,
}

impl Outcome {
    /// Nothing was found, by our fault.
    #[must_use]
    pub fn failed(message: Option<&str>) -> Self {
        Self {
            verdict: Verdict::InternalError,
            passed: None,
            total: None,
            time_ms: None,
            memory_kib: None,
            message: message.map(str::to_owned),
            line: None,
        }
    }
}

/// A submission that is to get its verdict.
#[derive(Debug)]
pub struct LeasedSubmission {
    /// The submission.
    pub id: Uuid,
    /// The lease under which it is held; none while it waits.
    pub lease: Option<Uuid>,
    /// Only if that lease has run out by then.
    pub expired_by: Option<OffsetDateTime>,
}

columns! {
    /// A submission with its verdict.
    struct Judged {
        profile_id: Uuid,
        challenge_id: Option<Uuid>,
        version_id: Option<Uuid>,
        kind: SubmissionKind,
        started_at: Option<OffsetDateTime>,
    }
}

/// Writes the verdict. It counts under the lease alone, and once: false when someone else has the submission by now.
///
/// # Errors
/// PostgreSQL's error; then nothing was written.
pub async fn finish(
    db: &Db,
    submission: &LeasedSubmission,
    outcome: &Outcome,
    now: OffsetDateTime,
) -> Result<bool, DbError> {
    let tx = db.begin(Actor::Service).await?;
    if !take_from_queue(&tx, submission).await? {
        tx.rollback().await?;
        return Ok(false);
    }
    let judged = write(&tx, submission.id, outcome, now).await?;
    let mut again = None;
    if let (Some(challenge), Some(version)) = (judged.challenge_id, judged.version_id)
        && matches!(judged.kind, SubmissionKind::Submit | SubmissionKind::Rejudge)
        && outcome.verdict != Verdict::InternalError
    {
        let current = completion::settle(&tx, judged.profile_id, challenge).await?;
        // The challenge changed while this was judged.
        if judged.kind == SubmissionKind::Submit && current != Some(version) {
            again = Some(Sql::new("select private.queue_rejudge($1)").bind(submission.id));
        }
    }
    let seconds = judged.started_at.map_or(0.0, |began| (now - began).as_seconds_f64());
    let turn = Sql::new("select private.end_turn($1, $2, $3::float8, $4::timestamptz)")
        .bind(judged.profile_id)
        .bind(submission.id)
        .bind(seconds)
        .bind(now);
    match again {
        Some(again) => drop(tx.query_together([&again, &turn]).await?),
        None => drop(tx.query(&turn).await?),
    }
    tx.commit().await?;
    Ok(true)
}

/// Holds the person and the challenge, and takes the submission out of the queue, if it is still held as it was. The
/// challenge comes before its numbers (`private.submission_counts`), as where a new version of it is installed.
async fn take_from_queue(tx: &Tx, submission: &LeasedSubmission) -> Result<bool, DbError> {
    let person = Sql::new(
        "select p.id from public.profiles p
         where p.id = (select s.profile_id from public.submissions s where s.id = $1::uuid) for no key update",
    )
    .bind(submission.id);
    let take = Sql::new("select private.take_from_queue($1, $2, $3::timestamptz)")
        .bind(submission.id)
        .bind(submission.lease)
        .bind(submission.expired_by);
    let challenge = Sql::new(
        "select c.id from public.challenges c
         where c.id = (
             select s.challenge_id from public.submissions s where s.id = $1::uuid and s.kind in ('submit', 'rejudge'))
         for no key update",
    )
    .bind(submission.id);
    let [_, _, rows] = tx.query_together([&person, &challenge, &take]).await?;
    rows.first().map_or(Ok(false), |row| row.only())
}

async fn write(tx: &Tx, id: Uuid, outcome: &Outcome, now: OffsetDateTime) -> Result<Judged, DbError> {
    let sql = Sql::new(
        "update public.submissions s
         set state = 'done', verdict = $2, passed = $3, total = $4, time_ms = $5, memory_kib = $6, message = $7, line = $8,
             judged_at = $9::timestamptz
         where s.id = $1::uuid
         returning s.profile_id, s.challenge_id, s.version_id, s.kind, s.started_at",
    )
    .bind(id)
    .bind(outcome.verdict.as_str())
    .bind(outcome.passed)
    .bind(outcome.total)
    .bind(outcome.time_ms)
    .bind(outcome.memory_kib)
    .bind(outcome.message.as_ref())
    .bind(outcome.line)
    .bind(now);
    tx.read(&sql).await
}
