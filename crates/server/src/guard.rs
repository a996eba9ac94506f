//! Counts calls of functions that read other people's pages, so that nobody walks through all of them.

use devproof_claims::{Clock, Identity, network_of};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_rest::{CommandError, RpcGuard};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use time::Duration;

/// Functions that are counted.
const COUNTED: [&str; 1] = ["get_public_profile"];
/// Calls in one window, from one address and by one account alike.
const CALLS: i32 = 300;
const WINDOW: Duration = Duration::minutes(10);

/// The guard, counting in the database so that all nodes count together.
pub(crate) fn rpc_guard(db: Db, clock: Arc<dyn Clock>) -> RpcGuard {
    Arc::new(move |identity, name| {
        let counted = COUNTED.contains(&name);
        let (db, clock) = (db.clone(), Arc::clone(&clock));
        Box::pin(async move {
            if !counted {
                return Ok(());
            }
            match count(&db, &*clock, identity, name).await {
                Ok(used) if used <= CALLS => Ok(()),
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

fn refusal(status: u16, code: &str, message: &str) -> CommandError {
    CommandError { status, code: code.to_owned(), message: message.to_owned(), details: None, hint: None }
}

/// Counts this call for its address and its account; the higher of the two counts.
async fn count(db: &Db, clock: &dyn Clock, identity: &Identity, name: &str) -> Result<i32, DbError> {
    let account = identity.caller.as_ref().ok().and_then(|caller| caller.user_id);
    let keys = [Some(network_of(identity.peer_ip).to_string()), account.map(|id| id.to_string())];
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
