//! Receipts of what was paid.

use super::notices;
use devproof_db::{DbError, Sql, Tx};
use time::OffsetDateTime;
use uuid::Uuid;

/// What a provider received.
#[derive(Debug)]
pub(super) struct Receipt<'a> {
    pub(super) subscription: Uuid,
    pub(super) owner: Uuid,
    /// As the provider numbers it: the same receipt is written once.
    pub(super) number: &'a str,
    pub(super) tier_id: &'a str,
    pub(super) cents: i64,
    pub(super) currency: &'a str,
    pub(super) period: (OffsetDateTime, OffsetDateTime),
    pub(super) paid_at: OffsetDateTime,
    pub(super) url: Option<&'a str>,
}

/// Writes a receipt and tells of it, once. Nothing was received when nothing was due.
pub(super) async fn write(tx: &Tx, site_url: &str, receipt: &Receipt<'_>) -> Result<(), DbError> {
    if receipt.cents <= 0 {
        return Ok(());
    }
    let sql = Sql::new(
        "select private.write_receipt($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz, $8::timestamptz, $9)",
    )
    .bind(receipt.subscription)
    .bind(receipt.number)
    .bind(receipt.tier_id)
    .bind(receipt.cents)
    .bind(receipt.currency)
    .bind(receipt.period.0)
    .bind(receipt.period.1)
    .bind(receipt.paid_at)
    .bind(receipt.url);
    let Some(id) = tx.value::<Option<Uuid>>(&sql).await? else { return Ok(()) };
    let (whole, cents) = (receipt.cents / 100, receipt.cents % 100);
    let amount = match receipt.currency {
        "USD" => format!("${whole}.{cents:02}"),
        currency => format!("{currency} {whole}.{cents:02}"),
    };
    let ids = (receipt.subscription, id);
    notices::of_receipt(tx, site_url, receipt.owner, ids, (receipt.tier_id, &amount), receipt.period).await
}
