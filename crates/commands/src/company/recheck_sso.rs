//! Domains change hands. What a company once proved by a text record is looked at again each week, and a domain whose
//! record is gone for three looks in a row signs nobody in until it is proved anew.

use super::sso::record;
use crate::{
    batches::in_batches,
    mail::{MissingProof, put_sso_proof},
};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_outbound::dns::Resolver;
use devproof_queue::{Handler, TaskError, TaskRun};
use serde::Deserialize;
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// Looks that one statement plans.
const BATCH: i32 = 100;

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
        let (name, value) = record(&look.domain, &look.token);
        // Silent name servers say nothing about the record: the task comes again.
        let texts = self.dns.txt(&name).await.map_err(|error| TaskError::Retry(error.to_string()))?;
        let found = texts.iter().any(|text| text.trim() == value);
        let sql = Sql::new("select private.note_sso_check($1, $2, $3, $4::timestamptz, $5::boolean)")
            .bind(look.company_id)
            .bind(&look.domain)
            .bind(&look.token)
            .bind(look.planned_at)
            .bind(found);
        let rows = self.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await?;
        let state: Option<String> = rows.first().and_then(|row| row.get(0));
        let lapsed = match state.as_deref() {
            Some("missed") => false,
            Some("lapsed") => true,
            _ => return Ok(()),
        };
        let proof = MissingProof { domain: &look.domain, name: &name, value: &value, lapsed };
        let key = format!("sso_proof:{}", task.id);
        put_sso_proof(&self.db, &self.site_url, look.company_id, &proof, &key).await?;
        Ok(())
    }
}
