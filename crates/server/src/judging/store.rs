//! The statements on the judge's queue, each one round trip and one transaction as the service role.

use devproof_db::{Access, Actor, Db, DbError, Row, Settings, Sql};
use devproof_judge::Language;
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;
use time::OffsetDateTime;
use uuid::Uuid;

/// A submission that this worker holds.
#[derive(Debug, Deserialize)]
pub(super) struct Claimed {
    pub(super) id: Uuid,
    pub(super) kind: String,
    pub(super) language: Language,
    pub(super) source: String,
    pub(super) custom_input: Option<CustomInput>,
    pub(super) edition: Option<String>,
    version_id: Option<Uuid>,
    invitation_id: Option<Uuid>,
    employer_version_id: Option<Uuid>,
    #[serde(skip)]
    pub(super) lease: Uuid,
}

/// Somebody's own input.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum CustomInput {
    Arguments(Vec<Value>),
    Setup(String),
}

async fn run(db: &Db, sql: &Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await
}

async fn told(db: &Db, sql: &Sql) -> Result<bool, DbError> {
    Ok(run(db, sql).await?.first().is_some_and(|row| row.get(0)))
}

/// Says that a worker runs, and what it judges.
pub(super) async fn register(db: &Db, worker: Uuid, languages: &[String], lasts: Duration) -> Result<(), DbError> {
    let sql = Sql::new("select private.register_judge($1, $2::text[], $3::float8)")
        .bind(worker)
        .bind(languages)
        .bind(lasts.as_secs_f64());
    run(db, &sql).await.map(drop)
}

/// Tells who waits in vain: for a language that nobody has judged for a while. How many that were.
pub(super) async fn end_unjudged(db: &Db, now: OffsetDateTime) -> Result<i32, DbError> {
    let sql = Sql::new("select private.end_unjudged($1::timestamptz)").bind(now);
    Ok(run(db, &sql).await?.first().map_or(0, |row| row.get(0)))
}

/// Takes the next submission in one of these languages, if there is one.
pub(super) async fn claim(
    db: &Db,
    lease: Uuid,
    lease_time: Duration,
    languages: &[String],
    now: OffsetDateTime,
) -> Result<Option<Claimed>, DbError> {
    let sql = Sql::new("select private.claim_submission($1, $2::float8, $3::text[], $4::timestamptz)")
        .bind(lease)
        .bind(lease_time.as_secs_f64())
        .bind(languages)
        .bind(now);
    let Some(value) = run(db, &sql).await?.first().and_then(|row| row.get::<_, Option<Value>>(0)) else {
        return Ok(None);
    };
    match serde_json::from_value::<Claimed>(value) {
        Ok(claimed) => Ok(Some(Claimed { lease, ..claimed })),
        Err(error) => {
            // Its lease runs out, and after three attempts it is given up.
            tracing::error!(%error, "a submission cannot be read");
            Ok(None)
        }
    }
}

/// The document that a submission is judged by.
pub(super) async fn document(db: &Db, claimed: &Claimed) -> Result<Option<Value>, DbError> {
    let sql = Sql::new("select private.submission_document($1, $2, $3)")
        .bind(claimed.version_id)
        .bind(claimed.invitation_id)
        .bind(claimed.employer_version_id);
    Ok(run(db, &sql).await?.first().and_then(|row| row.get(0)))
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
    told(db, &sql).await
}

/// Writes results of tests; false when the lease is no longer ours.
pub(super) async fn note(
    db: &Db,
    claimed: &Claimed,
    tests: impl Iterator<Item = &Value> + Send,
) -> Result<bool, DbError> {
    let sql = Sql::new("select private.note_tests($1, $2, $3::jsonb)")
        .bind(claimed.id)
        .bind(claimed.lease)
        .bind(tests.cloned().collect::<Value>());
    told(db, &sql).await
}

/// Writes the verdict; false when the lease is no longer ours.
pub(super) async fn finish(db: &Db, claimed: &Claimed, result: &Value, now: OffsetDateTime) -> Result<bool, DbError> {
    let sql = Sql::new("select private.finish_submission($1, $2, $3::jsonb, $4::timestamptz)")
        .bind(claimed.id)
        .bind(claimed.lease)
        .bind(result)
        .bind(now);
    told(db, &sql).await
}

/// Gives it back as if it had not been taken.
pub(super) async fn give_back(db: &Db, claimed: &Claimed) -> Result<bool, DbError> {
    let sql = Sql::new("select private.return_submission($1, $2, false)").bind(claimed.id).bind(claimed.lease);
    told(db, &sql).await
}
