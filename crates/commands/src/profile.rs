//! What a seeker shows: featured projects, links that are verified, the import of a résumé, and the profile as a file.

pub(crate) mod apply_resume_import;
pub(crate) mod delete_featured_project;
pub(crate) mod export_profile;
mod links;
pub(crate) mod preview_resume_import;
pub(crate) mod reorder_featured_projects;
mod resume;
pub(crate) mod save_featured_project;
pub(crate) mod verify_link;

use crate::rpc::command::{Command, command};
pub use links::plan_link_checks;
pub(crate) use links::{CheckLink, LinkQuery};
pub(crate) use resume::resume;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("apply_resume_import", Active, apply_resume_import),
    command!("delete_featured_project", Onboarded, delete_featured_project),
    command!("export_profile", Onboarded, export_profile),
    command!("preview_resume_import", Active, preview_resume_import),
    command!("reorder_featured_projects", Onboarded, reorder_featured_projects),
    command!("save_featured_project", Onboarded, save_featured_project),
    command!("verify_link", Onboarded, verify_link, queries_outside),
];
