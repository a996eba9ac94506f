//! The way from a bare account to a person or a company.

mod complete_onboarding_seeker;
mod create_company;
mod founding;

use super::{count, pointers};
