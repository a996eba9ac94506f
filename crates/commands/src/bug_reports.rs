//! What people report as a bug. Staff answer it (`admin_set_bug_report_state`).

pub(crate) mod report_bug;

use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[command!("report_bug", Onboarded, report_bug)];
