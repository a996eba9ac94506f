//! How an email says where to write to.

use crate::rpc::context::CommandContext;
use devproof_mail::Part;

/// Where to write to: the operator's address after `before` and a colon if there is one, else `without`.
pub(super) fn whom_to_ask<'a>(cx: &'a CommandContext<'_>, before: &'static str, without: &'static str) -> Part<'a> {
    match &cx.settings.contact_email {
        Some(contact) => Part::Code(before, contact),
        None => Part::Notice(without),
    }
}
