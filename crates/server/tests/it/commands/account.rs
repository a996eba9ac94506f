//! The account itself: role, address, whom it hides from, the copy of its data, its rest and its end.

mod change_slug;
mod choose_role;
mod deactivate_account;
mod delete_account;
mod end_session;
mod everything;
mod export_my_data;
mod get_my_sessions;
mod hide_company;
mod kit;
mod unhide_company;

use super::{Match, arrange, count, details, interest, matched, open_job, pointers};
