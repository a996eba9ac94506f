//! What a seeker shows: featured projects, links that are verified, repositories, the import of a résumé, and the profile as a file.

pub(crate) mod apply_resume_import;
mod check_limit;
mod daily;
pub(crate) mod delete_featured_project;
pub(crate) mod export_profile;
pub(crate) mod hide_repositories;
mod links;
pub(crate) mod preview_resume_import;
pub(crate) mod refresh_repositories;
pub(crate) mod reorder_featured_projects;
mod repositories;
mod resume;
pub(crate) mod save_featured_project;
pub(crate) mod show_repositories;
pub(crate) mod verify_link;

use crate::rpc::command::{Command, command};
pub use links::plan_link_checks;
pub(crate) use links::{CheckLink, LinkQuery};
pub(crate) use repositories::FetchRepositories;
pub use repositories::plan_repository_fetches;
pub(crate) use resume::resume;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("apply_resume_import", Active, apply_resume_import),
    command!("delete_featured_project", Onboarded, delete_featured_project),
    command!("export_profile", Onboarded, export_profile),
    command!("hide_repositories", Onboarded, hide_repositories),
    command!("preview_resume_import", Active, preview_resume_import),
    command!("refresh_repositories", Onboarded, refresh_repositories),
    command!("reorder_featured_projects", Onboarded, reorder_featured_projects),
    command!("save_featured_project", Onboarded, save_featured_project),
    command!("show_repositories", Onboarded, show_repositories),
    command!("verify_link", Onboarded, verify_link, queries_outside),
];
