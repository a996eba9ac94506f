//! Counts calls of functions that read other people's pages, and requests of those pages, so that nobody walks
//! through all of them; and what fills a table without anybody signing in.

use devproof_claims::{Clock, network_of};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_rest::{CommandError, RpcGuard};
use sha2::{Digest, Sha256};
use std::{net::IpAddr, sync::Arc};
use time::Duration;
use uuid::Uuid;

/// What is counted, and how often it may be done in one window, from one address and by one account alike. A page
/// counts as the function that it shows.
const COUNTED: [(&str, i32); 6] = [
    ("get_invitation", 60),
    ("get_public_company", 600),
    ("get_public_job", 600),
    ("get_public_profile", 300),
    ("record_view", 600),
    ("sitemap", 120),
];
const WINDOW: Duration = Duration::minutes(10);

/// The guard, counting in the database so that all nodes count together.
pub(crate) fn rpc_guard(db: Db, clock: Arc<dyn Clock>) -> RpcGuard {
    Arc::new(move |identity, name| {
        let most = most(name);
        let (db, clock) = (db.clone(), Arc::clone(&clock));
        Box::pin(async move {
            let Some(most) = most else { return Ok(()) };
            let account = identity.caller.as_ref().ok().and_then(|caller| caller.user_id);
            match count(&db, &*clock, identity.peer_ip, account, name).await {
                Ok(used) if used <= most => Ok(()),
                Ok(_) => Err(refusal(
                    429,
                    "too_many_requests",
                    "Too many pages in a short time. Try again in some minutes.",
                )),
                Err(error) => {
                    tracing::error!(%error, "calls cannot be counted");
                    Err(refusal(503, "unavailable", "The database does not answer. Try again."))
                }
            }
        })
    })
}

/// Counts a page that shows the function `name` for a visitor's address, where that is counted, and says whether it
/// may be shown.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn page_allowed(db: &Db, clock: &dyn Clock, peer: IpAddr, name: &str) -> Result<bool, DbError> {
    match most(name) {
        Some(most) => Ok(count(db, clock, peer, None, name).await? <= most),
        None => Ok(true),
    }
}

fn most(name: &str) -> Option<i32> {
    COUNTED.iter().find(|(counted, _)| *counted == name).map(|(_, most)| *most)
}

fn refusal(status: u16, code: &str, message: &str) -> CommandError {
    CommandError { status, code: code.to_owned(), message: message.to_owned(), details: None, hint: None }
}

/// Counts this call for its address and its account; the higher of the two counts.
async fn count(db: &Db, clock: &dyn Clock, peer: IpAddr, account: Option<Uuid>, name: &str) -> Result<i32, DbError> {
    let keys = [Some(network_of(peer).to_string()), account.map(|id| id.to_string())];
    // A hash: no address of a stranger is kept.
    let keys: Vec<String> = keys.into_iter().flatten().map(|key| hex::encode(Sha256::digest(key))).collect();
    let now = clock.now();
    let sql = Sql::new(
        "insert into auth.rate_limits as l (kind, key, used, resets_at)
         select $1, decode(key, 'hex'), 1, $3::timestamptz from unnest($2::text[]) key order by key
         on conflict (kind, key) do update set
             used = case when l.resets_at <= $4::timestamptz then 1 else l.used + 1 end,
             resets_at = case when l.resets_at <= $4::timestamptz then excluded.resets_at else l.resets_at end
         returning used",
    )
    .bind(format!("rpc:{name}"))
    .bind(keys)
    .bind(now + WINDOW)
    .bind(now);
    let rows = db.run(Actor::System, Access::ReadWrite, &Settings::default(), &sql).await?;
    Ok(rows.iter().map(|row| row.get(0)).max().unwrap_or(0))
}
