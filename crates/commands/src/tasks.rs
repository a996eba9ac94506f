//! The background work of the product, for the server's worker.

use crate::{
    CommandSettings,
    mail::{EndedMail, InterestMail},
};
use devproof_db::Db;
use devproof_queue::Handler;
use std::sync::Arc;

/// A handler for each kind of task that commands enqueue.
pub fn tasks(db: &Db, settings: &CommandSettings) -> Vec<Arc<dyn Handler>> {
    vec![
        Arc::new(EndedMail { db: db.clone(), site_url: settings.site_url.clone() }),
        Arc::new(InterestMail { db: db.clone() }),
    ]
}
