//! The company's page, edited by its admin or a member with `manage_company`; its people's sign-in, by its admin alone.

pub(crate) mod add_sso_domain;
pub(crate) mod get_company_sso;
mod recheck_sso;
pub(crate) mod remove_company_sso;
pub(crate) mod remove_sso_domain;
pub(crate) mod save_company_sso;
pub(crate) mod set_company_badges;
pub(crate) mod set_interview_steps;
pub(crate) mod sso;
pub(crate) mod update_company;
pub(crate) mod verify_sso_domain;

pub(crate) use recheck_sso::CheckSsoDomain;
pub use recheck_sso::plan_sso_checks;
