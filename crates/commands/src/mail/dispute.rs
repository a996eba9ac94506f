//! The mail about a decided dispute.

use super::letter;
use crate::{CommandError, command::Cx};
use devproof_db::Sql;
use devproof_queue::outbox;
use uuid::Uuid;

/// Tells who disputed a challenge what staff decided, and why.
pub(crate) async fn dispute_decided(cx: &Cx<'_>, dispute: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new("select l.address, l.state, l.reason, l.title, l.slug from private.dispute_letter($1) l")
        .bind(dispute);
    let Some(row) = cx.tx.query_opt(&sql).await? else { return Ok(()) };
    let Some(to) = row.get::<_, Option<String>>(0) else { return Ok(()) };
    let (state, reason, title, slug): (String, String, String, String) =
        (row.get(1), row.get(2), row.get(3), row.get(4));
    let (subject, told) = if state == "confirmed" {
        (
            format!("You were right about “{title}”"),
            "Your input is now one of its tests, with credit to you. All submissions are judged again.",
        )
    } else {
        (format!("Your dispute about “{title}”"), "We reviewed your input and didn't change the challenge.")
    };
    let link = format!("{}/dashboard/challenges/{slug}", cx.settings.site_url);
    let letter = letter(&to, &subject, &[told, &reason], ("Open challenge", &link));
    outbox::put(cx.tx, &letter, Some(&format!("dispute:{dispute}"))).await?;
    Ok(())
}
