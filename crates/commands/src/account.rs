//! The account itself: role, address, and whom it hides from.

pub(crate) mod change_slug;
pub(crate) mod choose_role;
pub(crate) mod hide_company;
pub(crate) mod unhide_company;
