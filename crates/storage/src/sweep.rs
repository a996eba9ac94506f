//! Deleting bytes that no object names, and objects that nothing in the product refers to.

use crate::{error::StorageError, state::StorageState};
use devproof_db::{Actor, Sql, Tx};
use uuid::Uuid;

/// How many are taken at once.
const BATCH: usize = 100;

/// Notes bytes that are about to be written, so that they are found if no one names them. An hour is far more than
/// writing them takes.
pub(crate) async fn list_orphan(state: &StorageState, version: Uuid) -> Result<(), StorageError> {
    let sql =
        Sql::new("insert into storage.orphaned_objects (version, free_at) values ($1, now() + interval '1 hour')")
            .bind(version);
    state.write(Actor::System, &sql).await?;
    Ok(())
}

/// Lets go of bytes that got no name. When this fails the sweeper finds them in an hour.
pub(crate) async fn release_orphan(state: &StorageState, version: Uuid) {
    let sql = Sql::new("update storage.orphaned_objects set free_at = now() where version = $1").bind(version);
    if let Err(error) = state.write(Actor::System, &sql).await {
        tracing::warn!(?error, "storage: bytes without a name stay for an hour");
    }
}

/// Deletes orphaned bytes without anyone waiting for it.
pub(crate) fn spawn_sweep(state: &StorageState) {
    let state = state.clone();
    tokio::spawn(async move {
        if let Err(error) = orphaned_objects(&state).await {
            tracing::warn!(?error, "storage: bytes without a name stay for now");
        }
    });
}

impl StorageState {
    /// Deletes what is left over: objects of sweeping buckets that nothing has referred to for a day, and all orphaned
    /// bytes. To be called about once an hour; any number of nodes may.
    ///
    /// # Errors
    /// When the database or the store does not answer; what is left is swept the next time.
    pub async fn sweep(&self) -> Result<(), StorageError> {
        while unreferenced(self).await? == BATCH {}
        orphaned_objects(self).await
    }
}

/// Deletes orphaned bytes, a batch at a time: first the bytes, then the note about them.
pub(crate) async fn orphaned_objects(state: &StorageState) -> Result<(), StorageError> {
    loop {
        let tx = state.db.begin(Actor::System).await?;
        let due = Sql::new(
            "select version from storage.orphaned_objects where free_at <= now()
             order by free_at limit $1 for update skip locked",
        );
        let versions: Vec<Uuid> = tx.values(&due.bind(BATCH)).await?;
        for version in &versions {
            state.backend.delete(*version).await?;
        }
        tx.execute(
            &Sql::new("delete from storage.orphaned_objects where version = any ($1)").bind(versions.as_slice()),
        )
        .await?;
        tx.commit().await?;
        if versions.len() < BATCH {
            return Ok(());
        }
    }
}

/// Deletes those objects of a batch that nothing refers to; how many it looked at.
async fn unreferenced(state: &StorageState) -> Result<usize, StorageError> {
    let tx = state.db.begin(Actor::System).await?;
    let looked_at = delete_unreferenced(&tx).await?;
    tx.commit().await?;
    Ok(looked_at)
}

/// Anyone who begins to refer to an object locks its row. So what is due is locked first, and asked about by a statement of
/// its own, which sees every reference that was made until then.
async fn delete_unreferenced(tx: &Tx) -> Result<usize, StorageError> {
    let due = Sql::new(
        "select o.id from storage.objects o where o.look_at <= now()
         order by o.look_at limit $1 for update skip locked",
    )
    .bind(BATCH);
    let ids: Vec<Uuid> = tx.values(&due).await?;
    let delete = Sql::new(
        "delete from storage.objects o using storage.buckets b
         where o.id = any ($1) and b.id = o.bucket_id and b.sweeps and not private.object_in_use(o.bucket_id, o.name)",
    )
    .bind(ids.as_slice());
    tx.execute(&delete).await?;
    let rest = Sql::new("update storage.objects set look_at = now() + interval '1 day' where id = any ($1)");
    tx.execute(&rest.bind(ids.as_slice())).await?;
    Ok(ids.len())
}
