//! The account itself: role, address, whom it hides from, the copy of its data, its rest and its end.

mod change_slug;
mod choose_role;
mod deactivate_account;
mod delete_account;
mod everything;
mod export_my_data;
mod hide_company;
mod kit;

use super::{Match, arrange, count, details, interest, matched, open_job, pointers};
