//! A proof can go: sites change hands, and so do names. What was proved is checked again each day, and a link whose proof
//! is gone for two days in a row is shown as any other.

use super::{LinkOwner, LinkQuery};
use crate::{
    CommandSettings,
    notifications::{Notice, notify},
    profile::daily::{self, EVERY},
};
use devproof_claims::Clock;
use devproof_db::{Access, Actor, Db, DbError, Rows, Settings, Sql, Tx, columns};
use devproof_queue::{Handler, TaskError, TaskRun};
use devproof_vocabulary::{LinkCheckFailure, LinkProof, NotificationKind};
use serde::Deserialize;
use std::sync::Arc;
use time::OffsetDateTime;
use url::Url;
use uuid::Uuid;

const KIND: &str = "check_link";
/// Checks in a row that can miss the proof before it's taken back.
const MAX_MISSED: i32 = 2;

/// Plans some of the checks that are due; how many. While one node does it, another leaves them alone. The links of an
/// account that isn't active wait until it is.
///
/// # Errors
/// PostgreSQL's error.
pub async fn plan_link_checks(db: &Db, now: OffsetDateTime) -> Result<i32, DbError> {
    daily::plan(db, include_str!("plan.sql"), KIND, now).await
}

/// One check of one link.
pub(crate) struct CheckLink {
    pub(crate) db: Db,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) settings: CommandSettings,
}

/// What was planned. The link is checked as long as it's the same one, with no later check planned.
#[derive(Debug, Deserialize)]
struct Planned {
    link_id: Uuid,
    profile_id: Uuid,
    url: String,
    #[serde(with = "time::serde::rfc3339")]
    planned_at: OffsetDateTime,
}

columns! {
    /// A link that is held.
    struct Held {
        missed: i32,
    }
}

#[async_trait::async_trait]
impl Handler for CheckLink {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, task: &TaskRun) -> Result<(), TaskError> {
        let planned: Planned =
            serde_json::from_value(task.payload.clone()).map_err(|error| TaskError::Fatal(error.to_string()))?;
        let statement = LinkOwner::statement(planned.profile_id, self.clock.now());
        let rows = self.db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &statement).await?;
        let Some(owner) = rows.read_first::<LinkOwner>()? else { return Ok(()) };
        let Some(query) = LinkQuery::new(planned.url.clone(), owner, &self.settings.site_url) else { return Ok(()) };
        let external = &self.settings.external;
        let outcome = query.send(&external.http, &*external.dns).await;
        Ok(self.record(&planned, outcome).await?)
    }
}

impl CheckLink {
    /// Notes what a check found, once.
    async fn record(&self, planned: &Planned, outcome: Result<LinkProof, LinkCheckFailure>) -> Result<(), DbError> {
        let tx = self.db.begin(Actor::Service).await?;
        let hold = Sql::new(
            "select l.missed::integer from public.profile_links l
             where l.id = $1 and l.url = $2 and l.check_due_at = $3::timestamptz and l.checked_at < $4::timestamptz
             for update",
        )
        .bind(planned.link_id)
        .bind(&planned.url)
        .bind(planned.planned_at + EVERY)
        .bind(planned.planned_at);
        let Some(Held { missed }) = tx.read_opt(&hold).await? else { return Ok(()) };
        match outcome {
            Ok(proof) => {
                let found = Sql::new(
                    "update public.profile_links l
                     set verified_by = $2, checked_at = $3::timestamptz, check_failure = null, missed = 0
                     where l.id = $1",
                )
                .bind(planned.link_id)
                .bind(proof.as_str())
                .bind(planned.planned_at);
                tx.query(&found).await?;
            }
            Err(failure) if missed + 1 < MAX_MISSED => {
                let missing = Sql::new(
                    "update public.profile_links l
                     set checked_at = $2::timestamptz, check_failure = $3, missed = l.missed + 1 where l.id = $1",
                )
                .bind(planned.link_id)
                .bind(planned.planned_at)
                .bind(failure.as_str());
                tx.query(&missing).await?;
            }
            Err(failure) => {
                let lapse = Sql::new(
                    "update public.profile_links l
                     set verified_at = null, verified_by = null, check_due_at = null, missed = 0,
                         checked_at = $2::timestamptz, lapsed_at = $2::timestamptz, check_failure = $3
                     where l.id = $1",
                )
                .bind(planned.link_id)
                .bind(planned.planned_at)
                .bind(failure.as_str());
                tx.query(&lapse).await?;
                tell(&tx, &self.settings.site_url, planned, failure).await?;
            }
        }
        tx.commit().await
    }
}

/// Tells the owner that the link is shown as any other now, and why.
async fn tell(tx: &Tx, site_url: &str, planned: &Planned, failure: LinkCheckFailure) -> Result<(), DbError> {
    let Planned { link_id, profile_id, url, planned_at } = planned;
    let host = Url::parse(url).ok().and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default();
    let why = format!(
        "We checked your link to “{host}” on {MAX_MISSED} days and didn't find the proof. {}",
        failure.label()
    );
    let notice = Notice {
        kind: NotificationKind::LinkUnverified,
        people: &[*profile_id],
        // A link that is verified again can lapse again.
        event: &format!("link_unverified:{link_id}:{}", planned_at.unix_timestamp()),
        thing: &format!("link:{link_id}"),
        about: None,
        title: &format!("Your link to {host} is no longer verified"),
        paragraphs: &[&why, "The link stays on your profile. Restore the proof, then verify the link again."],
        button: "Verify link",
        path: &format!("/dashboard/profile?edit=links.verify.{link_id}"),
        not_before: None,
    };
    notify(tx, site_url, &notice).await
}
