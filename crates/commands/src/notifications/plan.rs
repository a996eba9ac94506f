//! Notices that wait for their time: a decision that can still be undone is told when it no longer can.

use super::notice::{PLANNED, Planned, tell};
use devproof_db::{Actor, Db, Sql};
use devproof_queue::{Handler, TaskError, TaskRun};

/// Tells people of an event whose time has come, unless it was taken back.
pub(crate) struct Notify {
    pub(crate) db: Db,
}

#[async_trait::async_trait]
impl Handler for Notify {
    fn kind(&self) -> &'static str {
        PLANNED
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let planned: Planned =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let tx = self.db.begin(Actor::Service).await?;
        // Who takes it back from now on waits, and finds what is written here.
        let held = Sql::new("select private.hold_plan($1::bigint)").bind(task.id);
        if tx.value(&held).await? {
            tx.query(&tell(&[planned], None)).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}
