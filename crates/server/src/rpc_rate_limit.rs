//! Counts calls of functions that read other people's pages, and requests of those pages, so that no one walks
//! through all of them; and what fills a table without anyone signing in.

use devproof_claims::{Clock, network_of};
use devproof_db::{Db, DbError};
use devproof_limits::{Key, Windows};
use devproof_pages::PageGuard;
use devproof_rest::{CommandError, RpcGuard};
use std::{net::IpAddr, sync::Arc, time::Duration};
use uuid::Uuid;

/// What is counted, and how often it may be done in one window, from one address and by one account alike. A page
/// counts as the function that it shows.
const LIMITS: [(&str, i64); 16] = [
    ("export_profile", 60),
    ("get_invitation", 60),
    ("get_public_company", 600),
    ("get_public_job", 600),
    ("get_public_profile", 300),
    ("get_short_link", 300),
    ("get_tryout", 1200),
    ("get_tryout_challenge", 600),
    ("get_tryout_work", 60),
    ("list_public_challenges", 600),
    ("list_public_companies", 600),
    ("list_public_jobs", 600),
    ("record_search_appearances", 600),
    ("record_view", 600),
    ("sitemap", 120),
    ("start_tryout", 30),
];
const WINDOW: Duration = Duration::from_secs(600);

/// The guard, counting in the database so that all nodes count together.
pub(crate) fn rpc_guard(db: Db, clock: Arc<dyn Clock>) -> RpcGuard {
    Arc::new(move |identity, name| {
        let limit = limit(name);
        let (db, clock) = (db.clone(), Arc::clone(&clock));
        Box::pin(async move {
            let Some(limit) = limit else { return Ok(()) };
            let account = identity.caller.as_ref().ok().and_then(|caller| caller.user_id);
            match count(&db, &*clock, identity.peer_ip, account, name).await {
                Ok(used) if used <= limit => Ok(()),
                Ok(_) => Err(refusal(
                    429,
                    "too_many_requests",
                    "Too many requests in a short time. Try again in a few minutes.",
                )),
                Err(error) => {
                    tracing::error!(%error, "calls cannot be counted");
                    Err(refusal(503, "unavailable", "The database does not answer. Try again."))
                }
            }
        })
    })
}

/// Counts a page that shows a function for a visitor's address, where that is counted, and says whether it may be
/// shown.
pub(crate) fn page_guard(db: Db, clock: Arc<dyn Clock>) -> PageGuard {
    Arc::new(move |peer, name| {
        let (db, clock) = (db.clone(), Arc::clone(&clock));
        Box::pin(async move {
            match limit(name) {
                Some(limit) => Ok(count(&db, &*clock, peer, None, name).await? <= limit),
                None => Ok(true),
            }
        })
    })
}

fn limit(name: &str) -> Option<i64> {
    LIMITS.iter().find(|(function, _)| *function == name).map(|(_, limit)| *limit)
}

fn refusal(status: u16, code: &str, message: &str) -> CommandError {
    CommandError { status, code: code.to_owned(), message: message.to_owned(), details: None, hint: None }
}

/// Counts this call for its address and its account; the higher of the two counts.
async fn count(db: &Db, clock: &dyn Clock, peer: IpAddr, account: Option<Uuid>, name: &str) -> Result<i64, DbError> {
    let subjects = [Some(network_of(peer).to_string()), account.map(|id| id.to_string())];
    let keys: Vec<Key> = subjects.iter().flatten().map(|subject| Key::new(format!("rpc:{name}"), subject)).collect();
    Windows::new(db.clone()).count(&keys, WINDOW, clock.now()).await
}
