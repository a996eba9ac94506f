//! What commands and the clock have to say to people. A command says it in its own transaction. What a person can switch off
//! goes through `notifications`; the other emails (invitations, warnings, what happened to an account or to single sign-on)
//! are put into the outbox here.

mod background;
mod by_staff;
mod challenge;
mod contact;
mod decided;
mod dispute;
mod ended;
mod expired;
mod interest;
mod interview;
mod job_invitation;
mod job_taken_down;
mod leaving;
mod mention;
mod review_requested;
mod reviewed;
mod shared;
mod sso;
mod team;
mod warning;

pub(crate) use by_staff::{
    closed_by_staff, factor_removal_requested, factor_removed_by_staff, restored_by_staff, staff_changed,
};
pub(crate) use challenge::{ChallengeMail, challenge, challenge_due, challenge_ended};
pub(crate) use decided::{decided, take_back_decided};
pub(crate) use dispute::dispute_decided;
pub(crate) use ended::{EndedMail, PLAN_MAILS};
pub(crate) use expired::{ExpiredMail, UnansweredMail};
pub(crate) use interest::{interest_event, interest_received, interest_watchers};
pub(crate) use interview::InterviewMail;
pub(crate) use job_invitation::{job_invitation_accepted, job_invited};
pub(crate) use job_taken_down::{job_restored, job_taken_down};
pub(crate) use leaving::{deactivated, export_ready, own_address};
pub(crate) use mention::mentioned;
pub(crate) use review_requested::review_requested;
pub(crate) use reviewed::ReviewedMail;
pub(crate) use shared::job_shared;
pub(crate) use sso::{MissingProof, SsoChange, put_sso_proof, sso_changed};
pub(crate) use team::{
    WorkPassedOnMail, admin_handed_over, invited, joined, permissions_changed, plan_work_passed_on, removed,
};
pub(crate) use warning::warned;
