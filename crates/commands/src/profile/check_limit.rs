//! How often a person can have something looked at elsewhere within an hour, however many ask at once.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{FromRow, Sql, columns};
use time::{Duration, OffsetDateTime};

const WINDOW: Duration = Duration::hours(1);

columns! {
    /// A look that the caller asked for.
    struct Asked {
        asked_at: OffsetDateTime,
    }
}

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counted {
    /// Checks of links, ten.
    LinkChecks,
    /// Fetches of repositories, five.
    Repositories,
}

impl Counted {
    const fn limit(self) -> usize {
        match self {
            Self::LinkChecks => 10,
            Self::Repositories => 5,
        }
    }
}

/// Counts one, or refuses it. The caller's row is held until the transaction ends: of several at once, each counts those
/// before it.
pub(super) async fn count(cx: &CommandContext<'_>, counted: Counted) -> Result<(), CommandError> {
    cx.lock_me().await?;
    let since = cx.now - WINDOW;
    let of_repositories = counted == Counted::Repositories;
    let asked = Sql::new("select c.asked_at from private.my_link_checks($1::timestamptz, $2) c order by c.asked_at")
        .bind(since)
        .bind(of_repositories);
    let asked = cx.tx.query(&asked).await?.iter().map(Asked::from_row).collect::<Result<Vec<_>, _>>()?;
    if let (Some(first), true) = (asked.first(), asked.len() >= counted.limit()) {
        let wait = (first.asked_at + WINDOW - cx.now).clamp(Duration::SECOND, WINDOW).whole_seconds();
        return Err(match counted {
            Counted::LinkChecks => CommandError::LinkCheckLimit(wait),
            Counted::Repositories => CommandError::RepositoryLimit(wait),
        });
    }
    let record = Sql::new("select private.record_link_check($1, $2::timestamptz, $3::timestamptz, $4)")
        .bind(cx.user_id)
        .bind(cx.now)
        .bind(since)
        .bind(of_repositories);
    cx.tx.query(&record).await?;
    Ok(())
}
