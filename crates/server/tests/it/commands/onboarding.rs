//! The way from a bare account to a person or a company.

mod create_company;
