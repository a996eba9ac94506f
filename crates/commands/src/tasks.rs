//! The background work of the product, for the server's worker.

use crate::mail::InterestMail;
use devproof_db::Db;
use devproof_queue::Handler;
use std::sync::Arc;

/// A handler for each kind of task that commands enqueue.
pub fn tasks(db: &Db) -> Vec<Arc<dyn Handler>> {
    vec![Arc::new(InterestMail { db: db.clone() })]
}
