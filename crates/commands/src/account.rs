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

pub(crate) use export::ExportData;
pub use export::{FileStore, KeptFile};
