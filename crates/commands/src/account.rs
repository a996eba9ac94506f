//! The account itself.

pub(crate) mod choose_role;
