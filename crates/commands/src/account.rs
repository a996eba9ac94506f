//! The account itself: role, address, whom it hides from, and its rest and end.

pub(crate) mod change_slug;
pub(crate) mod choose_role;
pub(crate) mod deactivate_account;
pub(crate) mod delete_account;
mod departure;
pub(crate) mod end_session;
mod export;
pub(crate) mod export_my_data;
pub(crate) mod get_my_sessions;
pub(crate) mod hide_company;
pub(crate) mod unhide_company;

use crate::rpc::command::{Command, command};
pub(crate) use export::ExportData;
pub use export::{FileStore, KeptFile};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("change_slug", Onboarded, change_slug),
    command!("choose_role", Active, choose_role),
    command!("deactivate_account", Active, deactivate_account),
    command!("delete_account", Active, delete_account),
    command!("end_session", Active, end_session),
    command!("export_my_data", Active, export_my_data),
    command!("get_my_sessions", Active, get_my_sessions),
    command!("hide_company", Onboarded, hide_company),
    command!("unhide_company", Onboarded, unhide_company),
];
