//! The product's decisions: one function a command, by the name it is called by. See README.md.

mod account;
mod admin;
mod browse;
mod bug_reports;
mod candidates;
mod career;
mod challenges;
mod company;
mod csv_line;
mod employer_challenges;
mod feedback;
mod functions;
mod home;
mod import;
mod interview;
mod job_import;
mod job_invitations;
mod jobs;
pub mod llm_grader;
mod mail;
mod matching;
mod messages;
mod notifications;
mod onboarding;
mod practice;
mod profile;
mod public_lists;
mod reports;
mod rpc;
mod search;
mod skills;
mod subscriptions;
mod tasks;
mod team;
mod txt_record;
mod webhooks;

pub use account::{FileStore, KeptFile};
pub use admin::{approve_company, count_days};
pub use browse::{choose_featured_jobs, expire_interests};
pub use career::{count_interest_funnels, count_skill_demand};
pub use challenges::{CHECK_DISPUTE, sweep_tryouts};
pub use company::plan_sso_checks;
pub(crate) use devproof_vocabulary::countries;
pub use employer_challenges::end_invitations;
pub use functions::{FUNCTIONS, authorize_resume_reading, invoke_function};
pub use interview::end_interviews;
pub use job_import::sweep_job_imports;
pub use job_invitations::expire_job_invitations;
pub use jobs::expire_jobs;
pub use notifications::{plan_notifications, sweep_notifications, unsubscribe};
pub use profile::{plan_link_checks, plan_repository_fetches};
pub use rpc::code::ErrorCode;
pub use rpc::command::Command;
pub use rpc::dispatch::dispatch;
pub use rpc::error::{CommandError, ERROR_CODES, Problem};
pub use rpc::external::ExternalServices;
pub use rpc::settings::CommandSettings;
pub use rpc::signature::Signature;
pub use subscriptions::{
    Billing, StripeBilling, StripeEventError, reconcile_subscriptions, run_subscriptions, sweep_payment_events,
    take_stripe_event,
};
pub use tasks::tasks;
pub use webhooks::sweep_webhooks;

use std::sync::LazyLock;

/// The commands of every feature, sorted by name.
static COMMANDS: LazyLock<Vec<&'static Command>> = LazyLock::new(|| {
    let features = [
        account::COMMANDS,
        admin::COMMANDS,
        browse::COMMANDS,
        bug_reports::COMMANDS,
        candidates::COMMANDS,
        career::COMMANDS,
        challenges::COMMANDS,
        company::COMMANDS,
        employer_challenges::COMMANDS,
        home::COMMANDS,
        interview::COMMANDS,
        job_import::COMMANDS,
        job_invitations::COMMANDS,
        jobs::COMMANDS,
        messages::COMMANDS,
        notifications::COMMANDS,
        onboarding::COMMANDS,
        practice::COMMANDS,
        profile::COMMANDS,
        public_lists::COMMANDS,
        search::COMMANDS,
        subscriptions::COMMANDS,
        team::COMMANDS,
        webhooks::COMMANDS,
    ];
    let mut all: Vec<_> = features.into_iter().flatten().collect();
    all.sort_unstable_by_key(|command| command.name);
    all
});

/// The table of commands.
pub fn table() -> &'static [&'static Command] {
    &COMMANDS
}

/// Whether a command's success leaves bytes that no file names any more, which the server then deletes before it answers.
pub fn leaves_orphaned_objects(name: &str) -> bool {
    name == "delete_account"
}

/// The command of this name.
pub fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.binary_search_by(|command| command.name.cmp(name)).ok().map(|place| COMMANDS[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_every_parameter_is_named_once() {
        assert!(COMMANDS.is_sorted_by(|a, b| a.name < b.name));
        for command in table() {
            assert_eq!(find(command.name).map(|found| found.name), Some(command.name));
            let mut names: Vec<_> = command.params.iter().map(|(name, _)| *name).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), command.params.len(), "{}", command.name);
            assert!(names.iter().all(|name| name.starts_with("p_")), "{}", command.name);
        }
        assert!(find("no_such_command").is_none());
    }

    #[test]
    fn every_code_is_in_the_table_once() {
        // `conflict` has two rows: of an interview's part it says how that part is now.
        let mut codes: Vec<_> = ERROR_CODES.iter().map(|entry| (entry.code, entry.details)).collect();
        codes.sort_unstable();
        codes.dedup_by_key(|(code, _)| *code);
        assert_eq!(codes.len() + 1, ERROR_CODES.len());
        assert!(ERROR_CODES.is_sorted_by_key(|entry| entry.status));
    }
}
