//! The way from a bare account to a person or a company.

pub(crate) mod complete_onboarding_seeker;
pub(crate) mod create_company;
