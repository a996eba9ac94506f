//! A company's page.

mod set_company_badges;
mod update_company;
