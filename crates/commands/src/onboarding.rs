//! The way from a bare account to a person or a company.

pub(crate) mod complete_onboarding_seeker;
pub(crate) mod create_company;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("complete_onboarding_seeker", Active, complete_onboarding_seeker),
    command!("create_company", Active, create_company),
];
