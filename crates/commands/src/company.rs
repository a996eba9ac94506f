//! The company's page, edited by its admin or a member with `manage_company`.

pub(crate) mod set_company_badges;
pub(crate) mod set_interview_steps;
pub(crate) mod update_company;
