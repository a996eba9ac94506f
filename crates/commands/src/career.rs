//! Career intelligence: what the market asks of a job seeker, and how far their interests get.

mod count;
pub(crate) mod get_missing_skills;
pub(crate) mod get_pay_bands;
pub(crate) mod get_response_times;
pub(crate) mod get_skill_demand;

use crate::rpc::command::{Command, command};
pub use count::{count_interest_funnels, count_skill_demand};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("get_missing_skills", Onboarded, get_missing_skills, reads_first),
    command!("get_pay_bands", Onboarded, get_pay_bands, reads_first),
    command!("get_response_times", Onboarded, get_response_times, reads_first),
    command!("get_skill_demand", Onboarded, get_skill_demand, reads_first),
];
