//! Addresses at which a company is told what happens with its candidates, by the scheme of Standard Webhooks
//! (<https://www.standardwebhooks.com>). What happens is a row in the transaction of what happened (`plan`); a task sends the
//! rows of one address in their order (`deliver`). docs/webhooks.md is for those who receive them.

pub(crate) mod delete_webhook;
mod deliver;
mod endpoint;
pub(crate) mod pause_webhook;
mod plan;
pub(crate) mod resend_webhook_event;
pub(crate) mod resume_webhook;
mod retry;
pub(crate) mod rotate_webhook_secret;
pub(crate) mod save_webhook;
mod secret;
pub(crate) mod send_test_event;
mod sweep;
mod switched_off;

use crate::rpc::command::{Command, command};
pub(crate) use deliver::DeliverWebhooks;
pub(crate) use plan::{CandidateEvent, cancel_interest, plan_events, plan_message, take_back_decisions, tell_undone};
pub use sweep::sweep_webhooks;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("delete_webhook", Onboarded, delete_webhook),
    command!("pause_webhook", Onboarded, pause_webhook),
    command!("resend_webhook_event", Onboarded, resend_webhook_event),
    command!("resume_webhook", Onboarded, resume_webhook),
    command!("rotate_webhook_secret", Onboarded, rotate_webhook_secret),
    command!("save_webhook", Onboarded, save_webhook, queries_outside),
    command!("send_test_event", Onboarded, send_test_event),
];
