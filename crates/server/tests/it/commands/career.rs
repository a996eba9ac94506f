//! Figures of career intelligence, beside independent queries over raw rows.

mod demo_world;
mod get_interest_funnel;
mod get_missing_skills;
mod get_pay_bands;
mod get_response_times;
mod get_skill_demand;
