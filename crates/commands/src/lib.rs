//! The product's decisions: one function a command, by the name it is called by. See README.md.

mod account;
mod admin;
mod arguments;
mod batches;
mod blocking;
mod browse;
mod caller;
mod candidates;
mod challenges;
mod check;
mod code;
mod columns;
mod command;
mod company;
mod countries;
mod dispatch;
mod employer_challenges;
mod error;
pub mod examiner;
mod feedback;
mod functions;
mod import;
mod interview;
mod job_import;
mod jobs;
mod mail;
mod messages;
mod names;
mod onboarding;
mod outside;
mod patch;
mod profile;
mod rows;
mod search;
mod settings;
mod signature;
mod skills;
mod tasks;
mod team;
mod timestamp;

pub use account::{FileStore, KeptFile};
pub use admin::approve_company;
pub use browse::{choose_featured_jobs, expire_interests};
pub use challenges::CHECK_DISPUTE;
pub use code::ErrorCode;
pub use command::Command;
pub use company::plan_sso_checks;
pub use countries::name as country_name;
pub use dispatch::dispatch;
pub use employer_challenges::end_invitations;
pub use error::{CommandError, ERROR_CODES, Problem};
pub use functions::{FUNCTIONS, invoke_function};
pub use interview::end_interviews;
pub use job_import::sweep_job_imports;
pub use jobs::expire_jobs;
pub use outside::Outside;
pub use search::refresh_search;
pub use settings::CommandSettings;
pub use signature::Signature;
pub use tasks::tasks;

use command::command;

/// Every command, sorted by name.
static COMMANDS: &[Command] = &[
    command!("accept_invitation", Active, team::accept_invitation),
    command!("add_job_import_piece", Ready, job_import::add_job_import_piece),
    command!("add_sso_domain", Ready, company::add_sso_domain),
    command!("admin_audit_log", Active, admin::admin_audit_log),
    command!("admin_decide_dispute", Active, admin::admin_decide_dispute),
    command!("admin_get_company", Active, admin::admin_get_company),
    command!("admin_get_interview_review", Active, admin::admin_get_interview_review),
    command!("admin_list_challenges", Active, admin::admin_list_challenges),
    command!("admin_list_companies", Active, admin::admin_list_companies),
    command!("admin_list_disputes", Active, admin::admin_list_disputes),
    command!("admin_list_interview_reviews", Active, admin::admin_list_interview_reviews),
    command!("admin_list_sso_domains", Active, admin::admin_list_sso_domains),
    command!("admin_list_unscored_interviews", Active, admin::admin_list_unscored_interviews),
    command!("admin_publish_challenge", Active, admin::admin_publish_challenge),
    command!("admin_retire_challenge", Active, admin::admin_retire_challenge),
    command!("admin_retry_interview_scoring", Active, admin::admin_retry_interview_scoring),
    command!("admin_review_company", Active, admin::admin_review_company),
    command!("admin_score_interview", Active, admin::admin_score_interview),
    command!("admin_security_log", Active, admin::admin_security_log),
    command!("admin_set_special_rank", Active, admin::admin_set_special_rank),
    command!("admin_verify_sso_domain", Active, admin::admin_verify_sso_domain),
    command!("apply_job_import", Ready, job_import::apply_job_import),
    command!("apply_resume_import", Active, profile::apply_resume_import),
    command!("approve_candidate", Ready, candidates::approve_candidate),
    command!("archive_employer_challenge", Ready, employer_challenges::archive_employer_challenge),
    command!("ask_interview_review", Ready, interview::ask_interview_review),
    command!("ask_next_question", Ready, interview::ask_next_question, asks),
    command!("change_slug", Ready, account::change_slug),
    command!("choose_interview_score", Ready, interview::choose_interview_score),
    command!("choose_role", Active, account::choose_role),
    command!("close_job", Ready, jobs::close_job),
    command!("complete_onboarding_seeker", Active, onboarding::complete_onboarding_seeker),
    command!("create_company", Active, onboarding::create_company),
    command!("deactivate_account", Active, account::deactivate_account),
    command!("decide_invitation", Ready, employer_challenges::decide_invitation),
    command!("decline_invitation", Ready, employer_challenges::decline_invitation),
    command!("delete_account", Active, account::delete_account),
    command!("delete_employer_challenge", Ready, employer_challenges::delete_employer_challenge),
    command!("delete_featured_project", Ready, profile::delete_featured_project),
    command!("delete_job", Ready, jobs::delete_job),
    command!("discard_job_import", Ready, job_import::discard_job_import),
    command!("dispute_challenge", Ready, challenges::dispute_challenge),
    command!("end_session", Active, account::end_session),
    command!("export_jobs", Ready, jobs::export_jobs),
    command!("export_my_data", Active, account::export_my_data),
    command!("express_interest", Ready, browse::express_interest),
    command!("finish_interview", Ready, interview::finish_interview),
    command!("get_company_sso", Ready, company::get_company_sso),
    command!("get_interview", Ready, interview::get_interview),
    command!("get_interview_lobby", Ready, interview::get_interview_lobby),
    command!("get_interview_receipt", Ready, interview::get_interview_receipt),
    command!("get_my_sessions", Active, account::get_my_sessions),
    command!("hand_over_admin", Ready, team::hand_over_admin),
    command!("hide_company", Ready, account::hide_company),
    command!("invite_recruiter", Ready, team::invite_recruiter),
    command!("mark_rank_seen", Ready, challenges::mark_rank_seen),
    command!("mark_read", Ready, messages::mark_read),
    command!("mark_viewed", Ready, messages::mark_viewed),
    command!("mend_drill", Ready, interview::mend_drill),
    command!("open_invitation", Ready, employer_challenges::open_invitation),
    command!("pass_job", Ready, browse::pass_job),
    command!("pause_job", Ready, jobs::pause_job),
    command!("preview_job_import", Ready, job_import::preview_job_import),
    command!("preview_resume_import", Active, profile::preview_resume_import),
    command!("publish_employer_challenge", Ready, employer_challenges::publish_employer_challenge),
    command!("publish_job", Ready, jobs::publish_job),
    command!("read_job_import", Ready, job_import::read_job_import),
    command!("reject_candidate", Ready, candidates::reject_candidate),
    command!("remove_company_sso", Ready, company::remove_company_sso),
    command!("remove_member", Ready, team::remove_member),
    command!("remove_sso_domain", Ready, company::remove_sso_domain),
    command!("reorder_featured_projects", Ready, profile::reorder_featured_projects),
    command!("resume_job", Ready, jobs::resume_job),
    command!("revoke_invitation", Ready, team::revoke_invitation),
    command!("run_challenge", Ready, challenges::run_challenge),
    command!("run_invitation", Ready, employer_challenges::run_invitation),
    command!("run_job_import", Ready, job_import::run_job_import),
    command!("save_challenge_draft", Ready, challenges::save_challenge_draft),
    command!("save_company_sso", Ready, company::save_company_sso, asks),
    command!("save_employer_challenge", Ready, employer_challenges::save_employer_challenge),
    command!("save_featured_project", Ready, profile::save_featured_project),
    command!("save_interview", Ready, interview::save_interview),
    command!("save_invitation_answer", Ready, employer_challenges::save_invitation_answer),
    command!("save_job", Ready, jobs::save_job),
    command!("say_in_interview", Ready, interview::say_in_interview, asks),
    command!("score_interview_again", Ready, interview::score_interview_again),
    command!("send_challenge", Ready, employer_challenges::send_challenge),
    command!("send_message", Ready, messages::send_message),
    command!("set_company_badges", Ready, company::set_company_badges),
    command!("set_interview_steps", Ready, company::set_interview_steps),
    command!("set_recruiter_permissions", Ready, team::set_recruiter_permissions),
    command!("share_job", Ready, jobs::share_job),
    command!("show_interview_score", Ready, interview::show_interview_score),
    command!("start_drill", Ready, interview::start_drill),
    command!("start_interview", Ready, interview::start_interview),
    command!("start_invitation", Ready, employer_challenges::start_invitation),
    command!("start_job_import", Ready, job_import::start_job_import),
    command!("submit_challenge", Ready, challenges::submit_challenge),
    command!("submit_invitation", Ready, employer_challenges::submit_invitation),
    command!("undo_interaction", Ready, browse::undo_interaction),
    command!("unhide_company", Ready, account::unhide_company),
    command!("unshare_job", Ready, jobs::unshare_job),
    command!("update_company", Ready, company::update_company),
    command!("verify_sso_domain", Ready, company::verify_sso_domain, asks),
    command!("withdraw_dispute", Ready, challenges::withdraw_dispute),
    command!("withdraw_interest", Ready, browse::withdraw_interest),
    command!("withdraw_invitation", Ready, employer_challenges::withdraw_invitation),
];

/// The table of commands.
pub fn table() -> &'static [Command] {
    COMMANDS
}

/// Whether a command's success leaves bytes that no file names any more, which the server then deletes before it answers.
pub fn leaves_orphaned_blobs(name: &str) -> bool {
    name == "delete_account"
}

/// The command of this name.
pub fn find(name: &str) -> Option<&'static Command> {
    COMMANDS.binary_search_by(|command| command.name.cmp(name)).ok().map(|place| &COMMANDS[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_every_parameter_is_named_once() {
        assert!(COMMANDS.is_sorted_by(|a, b| a.name < b.name));
        for command in COMMANDS {
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
