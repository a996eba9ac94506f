//! What visitors try without an account: which challenges, in which bounds, under which key.
//!
//! A program belongs to the browser that made its key. Nothing here is anyone's until `keep_tryout`.

use crate::{CommandError, rpc::context::CommandContext};
use aws_lc_rs::{
    digest::{SHA256, digest},
    hmac,
};
use devproof_db::{Access, Actor, Db, DbError, Settings, Sql};
use devproof_limits::ProofOfWork;
use devproof_vocabulary::Difficulty;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// The challenges that can be tried: what takes a few minutes, and little of the judge.
pub(super) const DIFFICULTY: Difficulty = Difficulty::Easy;
/// Longest source, in bytes.
pub(super) const MAX_SOURCE: usize = 16 * 1024;
/// Programs of all visitors that wait at the same time, and those of one network.
pub(super) const MAX_WAITING: i64 = 20;
pub(super) const MAX_WAITING_OF_NETWORK: i64 = 3;
/// Programs that are kept at the same time, whatever became of them.
pub(super) const MAX_KEPT: i64 = 20_000;
/// How long one is kept.
const LIFE: Duration = Duration::DAY;

/// The work that is asked before a visitor's program is judged. What was worked for the sign-in's captcha counts for
/// nothing here, nor the other way round.
pub(super) fn work(cx: &CommandContext<'_>) -> ProofOfWork {
    ProofOfWork::new(&cx.settings.secret.derive("tryout work"))
}

/// What the database knows a key, or an answer of the proof of work, by.
pub(super) fn hash(text: &str) -> Vec<u8> {
    digest(&SHA256, text.as_bytes()).as_ref().to_vec()
}

pub(super) fn key_hash(key: Uuid) -> Vec<u8> {
    hash(&key.to_string())
}

/// What a network is counted by. Callers whose network isn't known are counted together.
pub(super) fn network(cx: &CommandContext<'_>) -> Vec<u8> {
    let key = hmac::Key::new(hmac::HMAC_SHA256, &cx.settings.secret.derive("tryout networks"));
    let text = cx.caller.network.map(|network| network.to_string()).unwrap_or_default();
    hmac::sign(&key, text.as_bytes()).as_ref().to_vec()
}

/// A challenge that visitors can try, as they read it; null when there is none of this name. Without a name the first
/// one.
pub(super) fn page(slug: Option<&str>) -> Sql {
    Sql::new("select private.tryout_page($1, $2)").bind(slug).bind(DIFFICULTY.as_str())
}

/// Forgets what visitors tried more than a day ago.
///
/// # Errors
/// PostgreSQL's error.
pub async fn sweep_tryouts(db: &Db, now: OffsetDateTime) -> Result<(), DbError> {
    let sql = Sql::new("select private.sweep_tryouts($1::timestamptz)").bind(now - LIFE);
    db.run(Actor::Service, Access::ReadWrite, &Settings::default(), &sql).await.map(drop)
}

/// How long to wait until there is room again, in seconds: a few for each program ahead.
pub(super) fn busy(waiting: i64) -> CommandError {
    const SECONDS_FOR_EACH: i64 = 2;
    CommandError::TryoutsBusy((waiting * SECONDS_FOR_EACH).clamp(5, 60))
}
