//! The emails about a deactivated account and about a data export.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Access, Actor, Db, DbError, Row, Settings, Sql};
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use uuid::Uuid;

/// The caller's own confirmed address.
pub(crate) async fn own_address(cx: &CommandContext<'_>) -> Result<Option<String>, CommandError> {
    let sql = Sql::new("select private.contact_email($1)").bind(cx.user_id);
    Ok(cx.tx.value(&sql).await?)
}

/// Says that the account is deactivated, and how to reactivate it.
pub(crate) async fn deactivated(cx: &CommandContext<'_>, to: &str, paused: i64) -> Result<(), CommandError> {
    let jobs = match paused {
        0 => String::new(),
        1 => " Your open job is paused.".to_owned(),
        jobs => format!(" Your {jobs} open jobs are paused."),
    };
    let email = Email::new(
        to,
        "Your account is deactivated",
        &[
            Part::Paragraph(&format!(
                "Your Devproof account is deactivated, and you're signed out everywhere. No one can see your page, \
                 and your data is kept.{jobs}"
            )),
            Part::Paragraph(
                "To reactivate it at any time, request a link to this address. If you didn't deactivate it, reactivate \
             it and change your password.",
            ),
            Part::Button("Reactivate account", &format!("{}/restore-account", cx.settings.site_url)),
        ],
    );
    outbox::put(cx.tx, &email, None).await?;
    Ok(())
}

/// Says that an export can be downloaded. Its link asks for a sign-in.
pub(crate) async fn export_ready(db: &Db, site_url: &str, export: Uuid, person: Uuid) -> Result<(), DbError> {
    let sql = Sql::new("select private.address_of($1)").bind(person);
    let rows = db.run(Actor::Service, Access::ReadOnly, &Settings::default(), &sql).await?;
    let Some(to) = rows.first().map(Row::only::<Option<String>>).transpose()?.flatten() else { return Ok(()) };
    let email = Email::new(
        &to,
        "Your data export is ready",
        &[
            Part::Paragraph(
                "Your export contains all data that Devproof stores about you. Sign in to download it. We delete it \
             after 24 hours.",
            ),
            Part::Paragraph("If you didn't request it, change your password and end your other sessions."),
            Part::Button("Download export", &format!("{site_url}/dashboard/settings?tab=danger")),
        ],
    );
    super::background::put(db, &email, &format!("export_ready:{export}")).await
}
