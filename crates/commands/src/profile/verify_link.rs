//! `verify_link`: looks for the proof that a link of the caller's profile is their own, and notes what was found.

use super::{
    check_limit::{self, Counted},
    daily::EVERY,
    links::{LinkOwner, LinkQuery},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments, decode},
        context::CommandContext,
        external::{ExternalAnswer, ExternalQuery},
        rows,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{LinkCheckFailure, LinkProof};
use serde_json::{Map, Value};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

columns! {
    /// The link as it is now.
    struct Link {
        url: String,
    }
}

/// Before the transaction: the link's page and its host's text records, unless a sign-in is proof enough.
pub(crate) async fn prepare_query(
    cx: &CommandContext<'_>,
    args: Map<String, Value>,
) -> Result<ExternalQuery, CommandError> {
    let args: Args = decode("", Value::Object(args))?;
    cx.seeker()?;
    let link = Sql::new("select l.url from public.profile_links l where l.id = $1 and l.profile_id = $2")
        .bind(args.p_id)
        .bind(cx.user_id);
    let owner = LinkOwner::statement(cx.user_id, cx.now);
    let [link, owner] = cx.tx.query_together([&link, &owner]).await?;
    let Link { url } = rows::row_opt(&link)?.ok_or(CommandError::NotFound)?;
    let query = LinkQuery::new(url, rows::row(&owner)?, &cx.settings.site_url).ok_or(CommandError::NotFound)?;
    // Nothing is fetched when a sign-in is proof enough.
    if !query.is_signed_in() {
        check_limit::count(cx, Counted::LinkChecks).await?;
    }
    Ok(ExternalQuery::LinkProof(Box::new(query)))
}

answer! {
    verified: bool,
    /// What proves it.
    verified_by: Option<LinkProof>,
    /// Why the check found no proof.
    check_failure: Option<LinkCheckFailure>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let ExternalAnswer::LinkProof { link, outcome } = cx.external else { return Err(CommandError::NotFound) };
    let (proof, failure) = (outcome.ok(), outcome.err());
    // What one check misses takes nothing back: that is up to the daily ones.
    let update = Sql::new(
        "update public.profile_links l
         set checked_at = $4::timestamptz, check_failure = $5,
             verified_at = case when $6::text is null then l.verified_at else coalesce(l.verified_at, $4::timestamptz) end,
             verified_by = coalesce($6, l.verified_by),
             check_due_at = case when $6::text is null then l.check_due_at else $7::timestamptz end,
             missed = case when $6::text is null then l.missed else 0 end,
             lapsed_at = case when $6::text is null then l.lapsed_at end
         where l.id = $1 and l.profile_id = $2 and l.url = $3
         returning l.id",
    )
    .bind(args.p_id)
    .bind(cx.user_id)
    .bind(link)
    .bind(cx.now)
    .bind(failure.map(LinkCheckFailure::as_str))
    .bind(proof.map(LinkProof::as_str))
    .bind(cx.now + EVERY);
    // The link was changed or deleted while its page was fetched.
    if cx.tx.query(&update).await?.is_empty() {
        return Err(CommandError::Conflict);
    }
    Ok(Answer { verified: proof.is_some(), verified_by: proof, check_failure: failure })
}
