//! Domains change hands. What a company once proved by a text record is looked at again each week, and a domain whose
//! record is gone for three looks in a row signs no one in until it is proved again.

use super::sso::event;
use crate::{
    mail::{MissingProof, put_sso_proof},
    rpc::batches::in_batches,
    txt_record::txt_record,
};
use devproof_db::{Actor, Db, DbError, Sql, columns};
use devproof_outbound::dns::Resolver;
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::DomainVerifier;
use serde::Deserialize;
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// Looks that one statement plans.
const BATCH: i32 = 100;
/// Looks in a row that may miss the record before the proof is taken back.
const MAX_MISSED: i32 = 3;

/// Plans the looks that are due; how many. While one node does it, another finds nothing to do.
///
/// # Errors
/// PostgreSQL's error; what was planned before it stays planned.
pub async fn plan_sso_checks(db: &Db, now: OffsetDateTime) -> Result<usize, DbError> {
    let sql = Sql::new("select private.plan_sso_checks($1::timestamptz, $2::integer)").bind(now).bind(BATCH);
    in_batches(db, &sql, BATCH).await
}

/// One look at the text records of one domain.
pub(crate) struct CheckSsoDomain {
    pub(crate) db: Db,
    pub(crate) dns: Arc<dyn Resolver>,
    pub(crate) site_url: String,
}

#[derive(Debug, Deserialize)]
struct Look {
    company_id: Uuid,
    domain: String,
    token: String,
    #[serde(with = "time::serde::rfc3339")]
    planned_at: OffsetDateTime,
}

#[async_trait::async_trait]
impl Handler for CheckSsoDomain {
    fn kind(&self) -> &'static str {
        "check_sso_domain"
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let look: Look =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let (name, value) = txt_record(&look.domain, &look.token);
        // Silent name servers say nothing about the record: the task comes again.
        let texts = self.dns.txt(&name).await.map_err(|error| TaskError::Retry(error.to_string()))?;
        let found = texts.iter().any(|text| text.trim() == value);
        let Some(lapsed) = record_check(&self.db, &look, found).await? else { return Ok(()) };
        let proof = MissingProof { domain: &look.domain, name: &name, value: &value, lapsed };
        let key = format!("sso_proof:{}", task.id);
        put_sso_proof(&self.db, &self.site_url, look.company_id, &proof, &key).await?;
        Ok(())
    }
}

columns! {
    /// The domain as it is now.
    struct DomainRow {
        verified_by: Option<DomainVerifier>,
        missed: i16,
        was_looked_at: bool,
        has_lapsed: bool,
    }
}

/// Notes what a look found, once. Whether the record is missing: `Some(true)` when the proof was taken back for it, also
/// when that is noted again. `None` when all is well, or the look no longer matters.
async fn record_check(db: &Db, look: &Look, found: bool) -> Result<Option<bool>, DbError> {
    let tx = db.begin(Actor::Service).await?;
    let hold = Sql::new("select h.* from private.hold_sso_look($1, $2, $3, $4::timestamptz) h")
        .bind(look.company_id)
        .bind(&look.domain)
        .bind(&look.token)
        .bind(look.planned_at);
    let Some(held) = tx.read_opt::<DomainRow>(&hold).await? else { return Ok(None) };
    if held.has_lapsed {
        return Ok(Some(true));
    }
    if held.was_looked_at {
        return Ok((held.missed > 0).then_some(false));
    }
    if held.verified_by != Some(DomainVerifier::Dns) {
        return Ok(None);
    }
    let missed = if found { 0 } else { i32::from(held.missed) + 1 };
    let lapses = missed >= MAX_MISSED;
    let write = Sql::new("select private.record_sso_check($1, $2, $3::timestamptz, $4::integer, $5)")
        .bind(look.company_id)
        .bind(&look.domain)
        .bind(look.planned_at)
        .bind(if lapses { 0 } else { missed })
        .bind(lapses);
    tx.query(&write).await?;
    if lapses {
        tx.query(&event(look.company_id, "domain_lapsed", Some(&look.domain))).await?;
    }
    tx.commit().await?;
    Ok((!found).then_some(lapses))
}
