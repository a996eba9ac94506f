//! A company's page.

mod add_sso_domain;
mod get_company_sso;
mod remove_company_sso;
mod remove_sso_domain;
mod save_company_sso;
mod set_company_badges;
mod set_interview_steps;
mod update_company;
mod verify_sso_domain;
