//! The task that applies an import. It runs as the person who asked for it, with that session's rights, and can be
//! run again: what decides is the import's status, which changes in the same transaction as the jobs.

use super::{apply::apply, choices::Choices, import::Import};
use crate::{
    CommandError, CommandSettings,
    rpc::{
        command::AccountState,
        context::CommandContext,
        dispatch::{authorize, begin},
    },
};
use devproof_claims::{Caller, Clock};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_queue::{Handler, Task, TaskError, TaskRun, enqueue};
use devproof_vocabulary::{ImportStatus, Permission};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::{sync::Arc, time::Duration};
use uuid::Uuid;

const KIND: &str = "apply_job_import";
/// How long one statement of the transaction may take; it writes up to 500 jobs.
const STATEMENT: &str = "60000";
/// How long all of it may take.
const ALL: Duration = Duration::from_secs(300);
/// Tries while the database is busy or away.
const TRIES: i32 = 5;

#[derive(Debug, Serialize, Deserialize)]
struct Payload {
    import_id: Uuid,
    /// The claims that count in the database; no token.
    claims: Value,
}

/// Plans the applying, inside the transaction that says the import is being applied.
pub(in crate::job_import) async fn plan_task(cx: &CommandContext<'_>, import: Uuid) -> Result<(), CommandError> {
    let claims = json!({ "role": "authenticated", "sub": cx.user_id, "session_id": cx.caller.session_id,
        "aal": cx.caller.aal.as_str() });
    enqueue(cx.tx, &Task::now(KIND, json!(Payload { import_id: import, claims }))).await?;
    Ok(())
}

/// Applies imports.
pub(crate) struct ApplyImport {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: CommandSettings,
}

impl ApplyImport {
    async fn service(&self, sql: &Sql) -> Result<(), DbError> {
        self.db.run(Actor::Service, Access::ReadWrite, &Settings::default(), sql).await.map(drop)
    }

    /// Notes how far it is, beside the transaction. Nothing depends on it.
    async fn record_progress(&self, import: Uuid, done: i32, total: i32) {
        let sql = Sql::new("select private.record_import_progress($1, $2::int, $3::int)")
            .bind(import)
            .bind(done)
            .bind(total);
        if let Err(error) = self.service(&sql).await {
            tracing::debug!(%error, "the progress of an import could not be noted");
        }
    }

    async fn apply(&self, import: Uuid, caller: &Caller) -> Result<(), CommandError> {
        let user_id = caller.signed_in().ok_or(CommandError::NotSignedIn)?;
        let (tx, profile) = begin(&self.db, caller).await?;
        tx.query(&Sql::new("select set_config('statement_timeout', $1, true)").bind(STATEMENT)).await?;
        let cx =
            authorize((&tx, profile), caller, user_id, &*self.clock, &self.settings, AccountState::Onboarded).await?;
        cx.member_with(Permission::ManageJobs).await?;
        let mut import = Import::hold(&cx, import).await?;
        if import.status != ImportStatus::Applying {
            return Ok(());
        }
        // Two imports of one company go one after the other: they may name the same jobs.
        let alone = Sql::new("select pg_advisory_xact_lock(hashtextextended('job_import:' || $1, 0))");
        tx.query(&alone.bind(import.company)).await?;
        let choices: Choices =
            import.choices.clone().and_then(|value| serde_json::from_value(value).ok()).unwrap_or_default();
        if choices.publish {
            cx.approved_company().await?;
        }
        let (id, total) = (import.id, import.rows);
        self.record_progress(id, 0, total).await;
        let result = apply(&cx, &import, &choices, &|done| Box::pin(self.record_progress(id, done, total))).await?;
        import.status = ImportStatus::Applied;
        import.save(&cx).await?;
        let end =
            Sql::new("update public.job_imports i set result = $2::jsonb, applied_at = now() where i.id = $1::uuid");
        tx.execute(&end.bind(id).bind(json!(result))).await?;
        drop(cx);
        Ok(tx.commit().await?)
    }
}

#[async_trait::async_trait]
impl Handler for ApplyImport {
    fn kind(&self) -> &'static str {
        KIND
    }

    fn time_limit(&self) -> Duration {
        ALL
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let fatal = |error: String| TaskError::Fatal(error);
        let payload: Payload =
            serde_json::from_value(task.payload.clone()).map_err(|error| fatal(error.to_string()))?;
        let caller = Caller::from_claims(payload.claims).map_err(|error| fatal(error.to_string()))?;
        let error = match self.apply(payload.import_id, &caller).await {
            Ok(()) => return Ok(()),
            Err(CommandError::TryAgain(error)) if task.attempt < TRIES.min(task.max_attempts) => {
                return Err(error.into());
            }
            // Discarded meanwhile.
            Err(CommandError::NotFound) => return Ok(()),
            Err(error) => error,
        };
        if let CommandError::Internal(error) = &error {
            tracing::error!(%error, import = %payload.import_id, "an import failed");
        }
        // Nothing of it was written; the person reads why, and can try again.
        let sql = Sql::new(
            "update public.job_imports i set status = 'ready', failure = left($2, 500), updated_at = now()
             where i.id = $1::uuid and i.status = 'applying'",
        )
        .bind(payload.import_id)
        .bind(error.message());
        Ok(self.service(&sql).await?)
    }
}
