//! The judge's queue: who has which submission, for how long, and what it goes back to.

use super::verdict::{LeasedSubmission, Outcome, finish};
use devproof_db::{Access, Actor, Db, DbError, FromRow, Rows, Settings, Sql, columns};
use devproof_judge::Language;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;
use time::OffsetDateTime;
use uuid::Uuid;

/// Attempts after which a submission that no worker finishes is given up as our fault.
const MAX_ATTEMPTS: i16 = 5;
/// How long someone waits for a judge of their language before they learn that there is none.
const MAX_WAIT: &str = "10 minutes";
/// The message they get.
const NOT_JUDGED: &str = "No judge for this language is running. Submit again later.";

/// A submission that a worker holds under a lease.
#[derive(Debug)]
pub struct Claimed {
    /// The submission.
    pub id: Uuid,
    /// Whose it is.
    pub profile_id: Uuid,
    /// The worker's claim.
    pub lease: Uuid,
    pub(super) kind: String,
    pub(super) language: Language,
    pub(super) source: String,
    pub(super) custom_input: Option<CustomInput>,
    pub(super) edition: Option<String>,
    pub(super) document: DocumentOf,
}

/// What a program is judged by: one of these.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct DocumentOf {
    pub(super) version: Option<Uuid>,
    pub(super) invitation: Option<Uuid>,
    pub(super) employer_version: Option<Uuid>,
}

/// Someone's own input.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CustomInput {
    Arguments(Vec<Value>),
    Setup(String),
}

columns! {
    struct Submission {
        id: Uuid,
        profile_id: Uuid,
        kind: String,
        language: String,
        source: String,
        custom_input: Option<Value>,
        version_id: Option<Uuid>,
        invitation_id: Option<Uuid>,
        employer_version_id: Option<Uuid>,
        edition: Option<String>,
    }

    /// A claim whose worker went away.
    struct Expired {
        id: Uuid,
        lease: Uuid,
        attempts: i16,
    }
}

impl Submission {
    fn claimed(self, lease: Uuid) -> Result<Claimed, String> {
        let language = Language::from_word(&self.language);
        Ok(Claimed {
            id: self.id,
            profile_id: self.profile_id,
            lease,
            kind: self.kind,
            language: language.ok_or_else(|| format!("unknown language {}", self.language))?,
            source: self.source,
            custom_input: self
                .custom_input
                .map(serde_json::from_value)
                .transpose()
                .map_err(|error| error.to_string())?,
            edition: self.edition,
            document: DocumentOf {
                version: self.version_id,
                invitation: self.invitation_id,
                employer_version: self.employer_version_id,
            },
        })
    }
}

pub(super) async fn rows<T: FromRow>(db: &Db, sql: &Sql) -> Result<Vec<T>, DbError> {
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await?.iter().map(T::from_row).collect()
}

/// Whether the one statement happened.
pub(super) async fn happened(db: &Db, sql: &Sql) -> Result<bool, DbError> {
    let rows = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await?;
    Ok(rows.first_value()?.unwrap_or(false))
}

/// Says that a worker runs, and what it judges.
pub(super) async fn register(db: &Db, worker: Uuid, languages: &[String], lasts: Duration) -> Result<(), DbError> {
    let sql = Sql::new("select private.register_judge($1, $2::text[], $3::float8)")
        .bind(worker)
        .bind(languages)
        .bind(lasts.as_secs_f64());
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await.map(drop)
}

/// Claims the next submission in one of these languages, if there is one.
///
/// # Errors
/// PostgreSQL's error.
pub async fn claim(
    db: &Db,
    lease: Uuid,
    lease_time: Duration,
    languages: &[String],
    now: OffsetDateTime,
) -> Result<Option<Claimed>, DbError> {
    let sql = Sql::new(
        "select c.id, c.profile_id, c.kind, c.language, c.source, c.custom_input, c.version_id, c.invitation_id,
             c.employer_version_id, c.edition
         from private.claim_submission($1, $2::float8, $3::text[], $4::timestamptz) c",
    )
    .bind(lease)
    .bind(lease_time.as_secs_f64())
    .bind(languages)
    .bind(now);
    let Some(submission) = rows::<Submission>(db, &sql).await?.pop() else { return Ok(None) };
    match submission.claimed(lease) {
        Ok(claimed) => Ok(Some(claimed)),
        Err(error) => {
            // Its lease runs out, and after some attempts it is given up.
            tracing::error!(error, "a submission cannot be read");
            Ok(None)
        }
    }
}

/// Takes back what workers claimed that went away.
///
/// # Errors
/// PostgreSQL's error.
pub async fn release(db: &Db, now: OffsetDateTime) -> Result<(), DbError> {
    let sql = Sql::new("select c.id, c.lease, c.attempts from private.expired_claims($1::timestamptz) c").bind(now);
    for claim in rows::<Expired>(db, &sql).await? {
        if claim.attempts >= MAX_ATTEMPTS {
            let submission = LeasedSubmission { id: claim.id, lease: Some(claim.lease), expired_by: Some(now) };
            finish(db, &submission, &Outcome::failed(None), now).await?;
        } else {
            let sql = Sql::new("select private.return_submission($1, $2, true, $3::timestamptz)");
            happened(db, &sql.bind(claim.id).bind(claim.lease).bind(now)).await?;
        }
    }
    let lost = Sql::new("select private.end_lost_turns()");
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &lost).await.map(drop)
}

/// Ends what has waited too long in a language that no one judges, and says so to whom it concerns. How many that were.
///
/// # Errors
/// PostgreSQL's error; what was ended before it stays ended.
pub(super) async fn end_unjudged(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new("select s.id from private.unjudged_submissions($1::timestamptz, $2::interval) s (id)")
        .bind(now)
        .bind(MAX_WAIT);
    let waiting = db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
    let mut ended = 0;
    for row in &waiting {
        let submission = LeasedSubmission { id: row.only()?, lease: None, expired_by: None };
        ended += usize::from(finish(db, &submission, &Outcome::failed(Some(NOT_JUDGED)), now).await?);
    }
    Ok(ended)
}

/// The document that a submission is judged by.
pub(super) async fn document(db: &Db, of: DocumentOf) -> Result<Option<Value>, DbError> {
    let sql = Sql::new("select private.submission_document($1, $2, $3)")
        .bind(of.version)
        .bind(of.invitation)
        .bind(of.employer_version);
    let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
    Ok(rows.first_value()?.flatten())
}

/// Prolongs the lease; false when it is no longer ours.
pub(super) async fn renew(
    db: &Db,
    claimed: &Claimed,
    lease_time: Duration,
    now: OffsetDateTime,
) -> Result<bool, DbError> {
    let sql = Sql::new("select private.renew_submission($1, $2, $3::float8, $4::timestamptz)")
        .bind(claimed.id)
        .bind(claimed.lease)
        .bind(lease_time.as_secs_f64())
        .bind(now);
    happened(db, &sql).await
}

/// Writes results of tests; false when the lease is no longer ours.
pub(super) async fn write_tests(
    db: &Db,
    claimed: &Claimed,
    tests: impl Iterator<Item = &Value> + Send,
) -> Result<bool, DbError> {
    let sql = Sql::new("select private.record_tests($1, $2, $3::jsonb)")
        .bind(claimed.id)
        .bind(claimed.lease)
        .bind(tests.cloned().collect::<Value>());
    happened(db, &sql).await
}

/// Gives it back as if it had not been claimed.
pub(super) async fn return_to_queue(db: &Db, claimed: &Claimed) -> Result<bool, DbError> {
    let sql = Sql::new("select private.return_submission($1, $2, false)").bind(claimed.id).bind(claimed.lease);
    happened(db, &sql).await
}
