//! The emails about what staff did to someone's account. They say what happened and where to object; the reason is for the
//! audit log alone.

use super::contact::whom_to_ask;
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::Sql;
use devproof_mail::{Email, Part};
use devproof_queue::outbox;
use devproof_vocabulary::FactorType;
use uuid::Uuid;

/// Says that staff deactivated the account.
pub(crate) async fn closed_by_staff(cx: &CommandContext<'_>, person: Uuid) -> Result<(), CommandError> {
    let fact = "Our staff deactivated your Devproof account. You're signed out everywhere, no one can see your page, and \
                your data is kept.";
    let link = format!("{}/terms-and-conditions", cx.settings.site_url);
    put(cx, person, "Your account was deactivated", fact, Some(("Read the terms", &link))).await
}

/// Says that staff restored it.
pub(crate) async fn restored_by_staff(cx: &CommandContext<'_>, person: Uuid) -> Result<(), CommandError> {
    let fact = "Our staff restored your Devproof account. Sign in to use it as before. Jobs that were paused stay paused \
                until you open them again.";
    let link = format!("{}/signin", cx.settings.site_url);
    put(cx, person, "Your account is restored", fact, Some(("Sign in", &link))).await
}

/// Says that the account became one of staff, or is no longer one.
pub(crate) async fn staff_changed(cx: &CommandContext<'_>, person: Uuid, is_staff: bool) -> Result<(), CommandError> {
    if is_staff {
        let fact = "You're now a member of Devproof's staff. The staff tools need a second factor. Add one before you \
                    start.";
        let link = format!("{}/admin/account", cx.settings.site_url);
        put(cx, person, "You're a member of staff", fact, Some(("Set up a second factor", &link))).await
    } else {
        let fact = "You're no longer a member of Devproof's staff. You can't open the staff tools any more.";
        put(cx, person, "You're no longer a member of staff", fact, None).await
    }
}

/// Says that someone asked our staff to take a second factor off.
pub(crate) async fn factor_removal_requested(
    cx: &CommandContext<'_>,
    person: Uuid,
    factor: FactorType,
) -> Result<(), CommandError> {
    let fact = format!(
        "Someone asked our staff to remove a second factor from your Devproof account: {}. They said that they lost it. A \
         second member of staff checks this before we remove it.",
        name(factor)
    );
    put(cx, person, "We were asked to remove your second factor", &fact, None).await
}

/// Says that staff took it off.
pub(crate) async fn factor_removed_by_staff(
    cx: &CommandContext<'_>,
    person: Uuid,
    factor: FactorType,
) -> Result<(), CommandError> {
    let fact = format!(
        "Our staff removed a second factor from your Devproof account because you lost it: {}. Sign in and add another \
         one.",
        name(factor)
    );
    let link = format!("{}/signin", cx.settings.site_url);
    put(cx, person, "Your second factor was removed", &fact, Some(("Sign in", &link))).await
}

fn name(factor: FactorType) -> &'static str {
    match factor {
        FactorType::Totp => "an authenticator app",
        FactorType::Phone => "a phone number",
        FactorType::Webauthn => "a security key",
    }
}

/// To someone with a confirmed address; whom to write to ends it.
async fn put(
    cx: &CommandContext<'_>,
    person: Uuid,
    subject: &str,
    fact: &str,
    button: Option<(&'static str, &str)>,
) -> Result<(), CommandError> {
    let sql = Sql::new("select private.staff_mail_address($1)").bind(person);
    let Some(to) = cx.tx.value::<Option<String>>(&sql).await? else { return Ok(()) };
    let contact =
        whom_to_ask(cx, "If this is a mistake, write to us at once", "If this is a mistake, contact us at once.");
    let parts = [Some(Part::Paragraph(fact)), button.map(|(label, link)| Part::Button(label, link)), Some(contact)];
    let email = Email::new(&to, subject, &parts.into_iter().flatten().collect::<Vec<_>>());
    outbox::put(cx.tx, &email, None).await?;
    Ok(())
}
