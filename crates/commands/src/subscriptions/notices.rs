//! What those who pay are told: a receipt, a payment that failed, the end.

use crate::notifications::{Notice, notify};
use devproof_billing::{Snapshot, Standing};
use devproof_db::{DbError, Sql, Tx};
use devproof_vocabulary::{NotificationKind, SubscriptionState};
use time::{OffsetDateTime, macros::format_description};
use uuid::Uuid;

/// Where subscriptions are looked after.
pub(super) const SETTINGS: &str = "/dashboard/settings?tab=subscription";

/// Tells of a change of state that matters to those who pay. What is repeated is told once.
pub(super) async fn of_change(
    tx: &Tx,
    site_url: &str,
    owner: Uuid,
    subscription: Uuid,
    (before, standing): (SubscriptionState, &Standing),
    snapshot: &Snapshot,
) -> Result<(), DbError> {
    match (standing.state, standing.grace_ends_at) {
        (SubscriptionState::PastDue, Some(grace)) if before != SubscriptionState::PastDue => {
            let tier = tier_name(tx, &snapshot.plan.tier_id).await?;
            let why = format!("The last payment for {tier} failed.");
            let until = format!("You keep {tier} until {}. Pay until then to keep it.", day(grace));
            let notice = Words {
                kind: NotificationKind::PaymentFailed,
                event: &format!("payment_failed:{subscription}:{}", snapshot.period_start.unix_timestamp()),
                title: &format!("Your payment for {tier} failed"),
                paragraphs: &[&why, &until],
                button: "Update payment",
            };
            notice.tell(tx, site_url, owner, subscription).await
        }
        (SubscriptionState::Ended, _) if !matches!(before, SubscriptionState::Ended | SubscriptionState::Pending) => {
            let tier = tier_name(tx, &snapshot.plan.tier_id).await?;
            let words = format!("Your subscription to {tier} has ended. The free tier's limits apply now.");
            let notice = Words {
                kind: NotificationKind::SubscriptionEnded,
                event: &format!("subscription_ended:{subscription}"),
                title: &format!("Your subscription to {tier} has ended"),
                paragraphs: &[&words, "Nothing that you made was deleted."],
                button: "View tiers",
            };
            notice.tell(tx, site_url, owner, subscription).await
        }
        _ => Ok(()),
    }
}

/// Tells that a payment arrived.
pub(super) async fn of_receipt(
    tx: &Tx,
    site_url: &str,
    owner: Uuid,
    (subscription, receipt): (Uuid, Uuid),
    (tier_id, amount): (&str, &str),
    period: (OffsetDateTime, OffsetDateTime),
) -> Result<(), DbError> {
    let tier = tier_name(tx, tier_id).await?;
    let words = format!("We received {amount} for {tier}, {} to {}.", day(period.0), day(period.1));
    let notice = Words {
        kind: NotificationKind::PaymentReceived,
        event: &format!("payment_received:{receipt}"),
        title: &format!("Receipt for {tier}"),
        paragraphs: &[&words],
        button: "View receipts",
    };
    notice.tell(tx, site_url, owner, subscription).await
}

/// What one notice says.
struct Words<'a> {
    kind: NotificationKind,
    event: &'a str,
    title: &'a str,
    paragraphs: &'a [&'a str],
    button: &'static str,
}

impl Words<'_> {
    async fn tell(&self, tx: &Tx, site_url: &str, owner: Uuid, subscription: Uuid) -> Result<(), DbError> {
        let people: Vec<Uuid> = tx.value(&Sql::new("select private.billing_people($1)").bind(owner)).await?;
        let notice = Notice {
            kind: self.kind,
            people: &people,
            event: self.event,
            thing: &format!("subscription:{subscription}"),
            about: None,
            title: self.title,
            paragraphs: self.paragraphs,
            button: self.button,
            path: SETTINGS,
            not_before: None,
        };
        notify(tx, site_url, &notice).await
    }
}

async fn tier_name(tx: &Tx, id: &str) -> Result<String, DbError> {
    let sql = Sql::new("select t.name from public.subscription_tiers t where t.id = $1").bind(id);
    Ok(tx.value_opt(&sql).await?.unwrap_or_else(|| "your tier".to_owned()))
}

/// A day as people write it, in UTC.
fn day(time: OffsetDateTime) -> String {
    let form = format_description!("[day padding:none] [month repr:long] [year]");
    time.to_offset(time::UtcOffset::UTC).format(form).unwrap_or_default()
}
