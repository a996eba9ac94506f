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
pub(crate) mod tier;
pub(crate) mod update_company;
pub(crate) mod verify_sso_domain;

use crate::rpc::command::{Command, command};
pub(crate) use recheck_sso::CheckSsoDomain;
pub use recheck_sso::plan_sso_checks;
pub(crate) use tier::must_include;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("add_sso_domain", Onboarded, add_sso_domain),
    command!("get_company_sso", Onboarded, get_company_sso),
    command!("remove_company_sso", Onboarded, remove_company_sso),
    command!("remove_sso_domain", Onboarded, remove_sso_domain),
    command!("save_company_sso", Onboarded, save_company_sso, queries_outside),
    command!("set_company_badges", Onboarded, set_company_badges),
    command!("set_interview_steps", Onboarded, set_interview_steps),
    command!("update_company", Onboarded, update_company),
    command!("verify_sso_domain", Onboarded, verify_sso_domain, queries_outside),
];
