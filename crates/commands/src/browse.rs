//! A seeker's decisions on jobs, each taken from the day's counter.

mod decide;
pub(crate) mod express_interest;
pub(crate) mod pass_job;
pub(crate) mod undo_interaction;
pub(crate) mod withdraw_interest;
