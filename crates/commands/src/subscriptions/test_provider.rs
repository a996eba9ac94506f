//! The payment provider of installations that have none: a counterpart that lives in the database, bills nobody, and says what a
//! real one would say. What it says goes the same way as a real one's events.

use super::{
    apply::{Applied, Said, apply, provider_id},
    receipt::{self, Receipt},
    tier::{self, CURRENCY},
};
use crate::{CommandError, rpc::context::CommandContext};
use devproof_billing::{Counterpart, Plan, ProviderEvent, Snapshot};
use devproof_db::{DbError, Sql, Tx, columns};
use devproof_vocabulary::BillingProvider;
use serde_json::{Value, json};
use time::OffsetDateTime;
use uuid::Uuid;

columns! {
    /// A subscription as the counterpart keeps it.
    struct Kept {
        version: i64,
        anchor: OffsetDateTime,
        snapshot: Value,
        fails_next: bool,
    }
}

/// One transaction of the test provider.
#[derive(Clone, Copy)]
pub(super) struct TestProvider<'a> {
    pub(super) tx: &'a Tx,
    pub(super) site_url: &'a str,
    pub(super) now: OffsetDateTime,
}

/// What is paid beside whole periods.
#[derive(Debug, Clone, Copy)]
pub(super) struct Extra {
    pub(super) cents: i64,
}

impl<'a> TestProvider<'a> {
    /// In a command's transaction.
    pub(super) const fn of(cx: &'a CommandContext<'_>) -> Self {
        Self { tx: cx.tx, site_url: cx.settings.site_url.as_str(), now: cx.now }
    }

    /// A subscription that a command changes, held.
    pub(super) async fn held(&self, id: Uuid) -> Result<Counterpart, CommandError> {
        self.hold(id, false).await?.ok_or(CommandError::NotSubscribed)
    }

    /// Begins the subscription of a checkout.
    pub(super) async fn begin(&self, checkout: Uuid, plan: Plan) -> Result<(), DbError> {
        let (counterpart, event) = Counterpart::begin(plan, self.now);
        let Some(applied) = self.say(&checkout.to_string(), Some(checkout), &event, None).await? else {
            return Ok(());
        };
        self.keep(applied.id, &counterpart).await
    }

    /// A subscription, held; with `due` only if something of it is due and no one else holds it.
    pub(super) async fn hold(&self, id: Uuid, due: bool) -> Result<Option<Counterpart>, DbError> {
        let sql = Sql::new(
            "select version, anchor, snapshot, fails_next from private.hold_test_subscription($1, $2::timestamptz)",
        )
        .bind(id)
        .bind(due.then_some(self.now));
        let Some(kept) = self.tx.read_opt::<Kept>(&sql).await? else { return Ok(None) };
        let snapshot: Snapshot =
            serde_json::from_value(kept.snapshot).map_err(|error| DbError::Decode(error.to_string()))?;
        Ok(Some(Counterpart { version: kept.version, anchor: kept.anchor, snapshot, fails_next: kept.fails_next }))
    }

    /// Keeps a subscription.
    pub(super) async fn keep(&self, id: Uuid, counterpart: &Counterpart) -> Result<(), DbError> {
        let sql = Sql::new(
            "select private.write_test_subscription($1, $2, $3::timestamptz, $4::jsonb, $5::timestamptz, $6)",
        )
        .bind(id)
        .bind(counterpart.version)
        .bind(counterpart.anchor)
        .bind(json!(counterpart.snapshot))
        .bind(counterpart.due_at())
        .bind(counterpart.fails_next);
        self.tx.query(&sql).await?;
        Ok(())
    }

    /// Does what is due by now, and keeps it.
    pub(super) async fn run(&self, id: Uuid, mut counterpart: Counterpart) -> Result<(), DbError> {
        let events = counterpart.run(self.now);
        self.keep(id, &counterpart).await?;
        // In their order, each with its own receipt; one subscription has a handful at most.
        for event in &events {
            self.say_of(id, event, None).await?;
        }
        Ok(())
    }

    /// Keeps a change and says it.
    pub(super) async fn change(
        &self,
        id: Uuid,
        counterpart: &Counterpart,
        event: &ProviderEvent,
        extra: Option<Extra>,
    ) -> Result<(), DbError> {
        self.keep(id, counterpart).await?;
        self.say_of(id, event, extra).await
    }

    /// Asks how a subscription is, and takes the answer in.
    pub(super) async fn ask(&self, id: Uuid) -> Result<(), DbError> {
        let name = self.name(id).await?;
        // Its owner first, as commands do.
        let owner = Sql::new("select private.hold_payment($1, null)").bind(provider_id(BillingProvider::Test, &name));
        self.tx.query(&owner).await?;
        let Some(counterpart) = self.hold(id, false).await? else { return Ok(()) };
        let said = Said {
            provider: BillingProvider::Test,
            subscription: &name,
            customer: None,
            checkout: None,
            event: None,
            seen: counterpart.seen(self.now),
        };
        apply(self.tx, self.site_url, self.now, &said).await.map(drop)
    }

    /// What this provider calls a subscription of ours.
    async fn name(&self, id: Uuid) -> Result<String, DbError> {
        let name: Option<String> = self.tx.value(&Sql::new("select private.provider_name($1)").bind(id)).await?;
        Ok(name.as_deref().and_then(|name| name.split_once(':')).map_or("", |(_, name)| name).to_owned())
    }

    async fn say_of(&self, id: Uuid, event: &ProviderEvent, extra: Option<Extra>) -> Result<(), DbError> {
        let name = self.name(id).await?;
        self.say(&name, None, event, extra).await.map(drop)
    }

    async fn say(
        &self,
        name: &str,
        checkout: Option<Uuid>,
        event: &ProviderEvent,
        extra: Option<Extra>,
    ) -> Result<Option<Applied>, DbError> {
        let event_id = format!("{name}:{}", event.seen.version);
        let said = Said {
            provider: BillingProvider::Test,
            subscription: name,
            customer: None,
            checkout,
            event: Some(&event_id),
            seen: event.seen.clone(),
        };
        let Some(applied) = apply(self.tx, self.site_url, self.now, &said).await? else { return Ok(None) };
        let snapshot = &event.seen.snapshot;
        let cents = match extra {
            Some(extra) => extra.cents,
            None if event.has_paid => tier::find(self.tx, &snapshot.plan).await?.map_or(0, |sale| sale.offer.cents),
            None => 0,
        };
        let receipt = Receipt {
            subscription: applied.id,
            owner: applied.owner_id,
            number: &format!("TEST-{}-{:04}", &name.get(..8).unwrap_or(name).to_uppercase(), event.seen.version),
            tier_id: &snapshot.plan.tier_id,
            cents,
            currency: CURRENCY,
            period: (snapshot.period_start, snapshot.period_end),
            paid_at: event.seen.at,
            url: None,
        };
        receipt::write(self.tx, self.site_url, &receipt).await?;
        Ok(Some(applied))
    }
}
